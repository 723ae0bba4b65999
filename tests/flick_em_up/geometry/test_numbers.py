"""Whole numbers: the table of cosines is the same everywhere, and directions follow from it."""

from __future__ import annotations

from hashlib import blake2b
from math import atan2, degrees, hypot

from hypothesis import given
from hypothesis import strategies as st

from untot.games.flick_em_up.geometry.numbers import (
    COSINES,
    ONE,
    SINES,
    WHOLE_TURN,
    ahead,
    between,
    direction,
    rounded,
    turned,
)
from untot.kernel.rulebook import clause

lengths = st.integers(-100_000, 100_000)
angles = st.integers(0, WHOLE_TURN - 1)


@clause("FL-19.13")
def test_fl_19_13_the_table_of_cosines_is_pinned() -> None:
    text = ",".join(map(str, COSINES)).encode()
    assert blake2b(text, digest_size=8).hexdigest() == "563db6754a436e8e"
    assert len(COSINES) == len(SINES) == WHOLE_TURN
    assert [COSINES[a] for a in (0, 6000, 9000, 18000, 27000)] == [ONE, ONE // 2, 0, -ONE, 0]
    assert turned(100, 0, 9000) == (0, 100)


@given(angles)
def test_the_table_is_as_symmetrical_as_the_circle(angle: int) -> None:
    assert COSINES[angle] == COSINES[-angle % WHOLE_TURN] == -COSINES[(angle + 18_000) % WHOLE_TURN]
    assert abs(COSINES[angle] ** 2 + SINES[angle] ** 2 - ONE**2) <= 3 * ONE


@clause("FL-19.13")
@given(lengths, lengths)
def test_fl_19_13_a_direction_is_rounded_to_a_hundredth_of_a_degree(dx: int, dy: int) -> None:
    found = direction(dx, dy)
    assert 0 <= found < WHOLE_TURN
    if (dx, dy) != (0, 0):
        exact = degrees(atan2(dy, dx)) * 100
        off = abs((found - exact + 18_000) % 36_000 - 18_000)
        assert off <= 0.5 + 1e-3


def test_a_way_that_leads_nowhere_points_east() -> None:
    assert direction(0, 0) == 0


@given(lengths, lengths, angles)
def test_turning_keeps_lengths_and_turning_back_leads_back(x: int, y: int, angle: int) -> None:
    there = turned(x, y, angle)
    assert abs(hypot(*there) - hypot(x, y)) <= 1
    back = turned(*there, -angle)
    assert abs(back[0] - x) <= 1 and abs(back[1] - y) <= 1


@given(lengths, lengths, angles, st.integers(1000, 50_000))
def test_whoever_goes_ahead_has_gone_in_that_direction(x: int, y: int, angle: int, far: int) -> None:
    to_x, to_y = ahead(x, y, angle, far)
    assert between(direction(to_x - x, to_y - y), angle) <= 5


@given(st.integers(-(10**12), 10**12), st.integers(1, 10**9))
def test_quotients_are_rounded_to_the_nearest(number: int, by: int) -> None:
    assert abs(rounded(number, by) * by - number) * 2 <= by
    assert rounded(number, by) == rounded(-number, -by)
