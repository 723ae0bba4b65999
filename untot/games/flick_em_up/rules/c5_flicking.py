"""Chapter 5: flicking on a screen - three numbers become a speed and a spin, and the hand trembles."""

from __future__ import annotations

from typing import Final, NamedTuple

from untot.games.flick_em_up.geometry.numbers import WHOLE_TURN, rounded
from untot.games.flick_em_up.pieces import FLICKS, Angle, FlickKind, SurvivorId
from untot.games.flick_em_up.state import FlickState
from untot.kernel.forms import Numbers
from untot.kernel.rulebook import clause

DIRECTION: Final = (0, 3599)
"""In tenths of a degree."""
POWER: Final = (0, 100)
OFFSET: Final = (-10, 10)
"""In tenths: where the finger meets the rim."""

JITTER: Final = {"off": (0, 0), "light": (150, 4), "hand": (250, 6)}
"""Standard deviations: of the direction in 0.01 degrees, of the speed in per cent."""
DICE_OF_A_NORMAL: Final = (1001,) * 12
MIDDLE_OF_A_NORMAL: Final = 6000
THOUSANDTHS: Final = 1000
CUT: Final = 2 * THOUSANDTHS
"""An error of the hand is never more than two standard deviations."""


class Aim(NamedTuple):
    """What a finger does to a piece: direction in 0.01 degrees, speed in mm/s, spin in mrad/s."""

    direction: Angle
    speed: int
    spin: int


@clause("FL-5.2", "FL-5.3", "FL-5.4", "FL-5.5")
def flick_numbers(kind: FlickKind, directions: tuple[int, int] = DIRECTION) -> dict[str, tuple[int, int]]:
    """The numbers of a flick and their bounds; without spin there is no offset."""
    numbers = {"direction": directions, "power": POWER}
    return {**numbers, "offset": OFFSET} if FLICKS[kind].spin else numbers


def flick_form(kind: FlickKind, directions: tuple[int, int] = DIRECTION) -> Numbers:
    return Numbers(flick_numbers(kind, directions))


@clause("FL-5.2", "FL-5.4", "FL-5.5", "FL-9.4")
def aim(kind: FlickKind, numbers: dict[str, int]) -> Aim:
    """Speed grows evenly with power; spin with offset and power."""
    slow, fast = FLICKS[kind].speed
    power = numbers["power"]
    speed = slow + rounded(power * (fast - slow), POWER[1])
    return Aim(numbers["direction"] * 10, speed, numbers.get("offset", 0) * power * FLICKS[kind].spin)


@clause("FL-5.9", "FL-5.10", "FL-5.21")
def trembling(g: FlickState, kind: FlickKind, aimed: Aim) -> Aim:
    """The error of the hand after release; where a guide makes the direction exact, only of the speed."""
    turn, per_cent = JITTER[str(g.options["aim_jitter"])]
    if not per_cent:
        return aimed
    off = 0 if FLICKS[kind].exact else rounded(cut(normal(g), CUT) * turn, THOUSANDTHS)
    faster = rounded(aimed.speed * cut(normal(g), CUT) * per_cent, 100 * THOUSANDTHS)
    return Aim((aimed.direction + off) % WHOLE_TURN, aimed.speed + faster, aimed.spin)


@clause("FL-5.11")
def release(g: FlickState, kind: FlickKind, survivor: SurvivorId, numbers: dict[str, int]) -> None:
    """A released flick is final, and everybody sees its numbers."""
    g.uncover()
    g.tell(
        "flick_released", "FL-5.11", survivor=survivor, kind=kind, direction=numbers["direction"],
        power=numbers["power"], offset=numbers.get("offset", 0),
    )  # fmt: skip


@clause("FL-5.17")
def void_flick(g: FlickState, survivor: SurvivorId) -> None:
    """It could not be worked out: everything is as before, the action is not spent, the player aims anew."""
    g.launched = {}
    for piece, pose in g.aside.items():
        g.poses[piece] = pose
    g.aside = {}
    g.tell("flick_void", "FL-5.17", survivor=survivor)


# -- chance in whole numbers ------------------------------------------------------------------------------------


@clause("FL-1.24", "FL-5.20")
def normal(g: FlickState) -> int:
    """A normal error in thousandths of its standard deviation: the sum of twelve numbers."""
    return sum(g.below(*DICE_OF_A_NORMAL)) - MIDDLE_OF_A_NORMAL


@clause("FL-1.24", "FL-5.20")
def evenly(g: FlickState, most: int) -> int:
    """Any whole number from -most to +most, each with the same chance."""
    return g.below(2 * most + 1)[0] - most


def cut(error: int, most: int) -> int:
    return max(-most, min(most, error))


def scaled(error: int, deviation: int) -> int:
    """An error in thousandths of its standard deviation, in the unit of that deviation."""
    return rounded(error * deviation, THOUSANDTHS)
