"""Whole numbers for places and directions: lengths in 0.01 mm, angles in 0.01 degrees.

No floating point decides anything here, so that a match plays the same on every computer (FL-19.13).
"""

from __future__ import annotations

from math import atan2, cos, degrees, radians
from typing import Final

from untot.games.flick_em_up.pieces import Angle, Length
from untot.kernel.rulebook import clause

WHOLE_TURN: Final = 36_000
HALF_TURN: Final = 18_000
QUARTER_TURN: Final = 9_000
DEGREE: Final = 100
ONE: Final = 10**9
"""Cosines are in billionths."""


def _cosines() -> tuple[int, ...]:
    """Made from one quarter, so that the table is exactly as symmetrical as the circle."""
    quarter = [round(cos(radians(angle / DEGREE)) * ONE) for angle in range(QUARTER_TURN)]
    half = [*quarter, 0, *(-cosine for cosine in reversed(quarter[1:]))]
    return (*half, -ONE, *reversed(half[1:]))


COSINES: Final = _cosines()
SINES: Final = tuple(COSINES[angle - QUARTER_TURN] for angle in range(WHOLE_TURN))


def rounded(number: int, by: int) -> int:
    """A quotient of whole numbers, rounded to the nearest; a half goes up."""
    return (2 * number + by) // (2 * by)


@clause("FL-19.13")
def turned(x: Length, y: Length, angle: Angle) -> tuple[Length, Length]:
    """A place turned about the origin."""
    cosine, sine = COSINES[angle % WHOLE_TURN], SINES[angle % WHOLE_TURN]
    return rounded(x * cosine - y * sine, ONE), rounded(x * sine + y * cosine, ONE)


def ahead(x: Length, y: Length, angle: Angle, far: Length) -> tuple[Length, Length]:
    """The place so far away in this direction."""
    dx, dy = turned(far, 0, angle)
    return x + dx, y + dy


@clause("FL-19.13")
def direction(dx: int, dy: int) -> Angle:
    """The direction of a way, to 0.01 degrees; due east if it leads nowhere.

    Floating point only guesses: of the neighbouring angles the one is taken from which the way deviates least.
    """
    guess = round(degrees(atan2(dy, dx)) * DEGREE)
    near = [angle % WHOLE_TURN for angle in (guess - 1, guess, guess + 1)]
    return min(near, key=lambda angle: (abs(dx * SINES[angle] - dy * COSINES[angle]), angle))


def between(one: Angle, other: Angle) -> Angle:
    """How far two directions are apart, at most half a turn."""
    apart = (one - other) % WHOLE_TURN
    return min(apart, WHOLE_TURN - apart)
