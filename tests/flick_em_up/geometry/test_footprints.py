"""Poses, footprints and bodies, doors and the tower."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from untot.games.flick_em_up.geometry.arcs import Arc, arc_between, free_arcs, in_tenths
from untot.games.flick_em_up.geometry.doors import (
    arcs_out,
    block_of,
    door_area,
    door_line,
    ends_of,
    entrance,
    is_wholly_before_door,
    launch_lane,
    leads_out,
    on_block,
)
from untot.games.flick_em_up.geometry.footprints import are_in_each_other, bodies, footprint
from untot.games.flick_em_up.geometry.poses import BACK, FACE, LEFT, RIGHT, Pose, standing
from untot.games.flick_em_up.geometry.shapes import Round, gap, overlap
from untot.games.flick_em_up.geometry.town import (
    inside_border,
    is_in_town,
    nearest_border,
    ramp_lip,
    tower_behind,
    tower_outline,
)
from untot.games.flick_em_up.pieces import KINDS, mm
from untot.kernel.rulebook import clause

NORTH = 9000
facings = st.integers(0, 35_999)


def at(x: float, y: float) -> Round:
    return Round(mm(x), mm(y), 0)


@clause("FL-1.11", "FL-1.27")
def test_fl_1_27_a_lying_figure_is_as_long_as_it_was_high() -> None:
    upright = footprint("figure", standing(0, 0, NORTH))
    assert [gap(upright, at(*place)) for place in ((20, 0), (0, 10))] == [mm(7.5), mm(5.5)]
    on_back = footprint("figure", Pose(0, 0, 0, BACK))
    assert [gap(on_back, at(*place)) for place in ((30, 0), (0, 20))] == [mm(7.5), mm(7.5)]
    on_its_side = footprint("figure", Pose(0, 0, 0, LEFT))
    assert [gap(on_its_side, at(*place)) for place in ((30, 0), (0, 20))] == [mm(7.5), mm(15.5)]


@clause("FL-1.17", "FL-1.28")
@pytest.mark.parametrize(("side", "facing"), [(BACK, 21_000), (FACE, 3_000), (LEFT, 30_000), (RIGHT, 12_000)])
def test_fl_1_28_standing_up_is_the_shortest_rotation(side: int, facing: int) -> None:
    stood = Pose(100, 200, 3_000, side).stood_up()
    assert (stood.x, stood.y, stood.side, stood.facing) == (100, 200, 0, facing)


@clause("FL-1.18", "FL-1.28")
def test_fl_1_18_who_is_laid_down_lies_on_his_back() -> None:
    assert standing(5, 6, 1234).laid_down(40_000) == Pose(5, 6, 4_000, BACK)


@given(facings)
def test_laid_on_the_back_and_stood_up_again_he_looks_away_from_where_his_head_was(head: int) -> None:
    assert standing(0, 0, 0).laid_down(head).stood_up().facing == (head + 18_000) % 36_000


def test_bodies_have_a_height() -> None:
    """A figure may lie under the card of a house and stand beside that of a car, but not the other way round."""
    house = standing(0, 0, NORTH)
    lying, upright = Pose(0, 0, 0, BACK), standing(0, 0, NORTH)
    assert not are_in_each_other("figure", lying, "building", house)
    assert are_in_each_other("figure", upright, "building", house)
    assert not are_in_each_other("figure", standing(0, mm(8), NORTH), "building", house), "before the card"
    assert are_in_each_other("figure", standing(mm(46), mm(8), NORTH), "building", house), "on a block"
    car = Pose(0, 0, 0)
    beside = standing(mm(30), mm(8), NORTH)
    assert overlap(footprint("figure", beside), footprint("vehicle", car))
    assert not are_in_each_other("figure", beside, "vehicle", car)
    assert are_in_each_other("figure", standing(mm(30), mm(4), NORTH), "vehicle", car)


def test_what_touches_is_not_in_each_other() -> None:
    assert not are_in_each_other("crate", Pose(0, 0, 0), "crate", Pose(mm(19.5), 0, 0))
    assert are_in_each_other("crate", Pose(0, 0, 0), "crate", Pose(mm(19.4), 0, 0))


@given(st.sampled_from(sorted(KINDS)), st.integers(-9000, 9000), st.integers(-9000, 9000), facings)
def test_bodies_lie_within_the_footprint(kind: str, x: int, y: int, yaw: int) -> None:
    pose = Pose(x, y, yaw)
    hull = footprint(kind, pose)
    for body in bodies(kind, pose):
        corners = getattr(body.shape, "corners", ())
        for corner_x, corner_y in corners:
            assert gap(hull, Round(corner_x // 1000, corner_y // 1000, 0)) <= 2


# -- doors ------------------------------------------------------------------------------------------------------


@clause("FL-1.9", "FL-1.10")
@given(st.integers(-30_000, 30_000), st.integers(-30_000, 30_000), facings)
def test_fl_1_9_the_door_moves_with_the_building(x: int, y: int, facing: int) -> None:
    house = standing(x, y, facing)
    front, behind = Round(*house.out(0, mm(40)), 0), Round(*house.out(0, -mm(40)), 0)
    assert abs(gap(door_line(house), front) - mm(25)) <= 2 and abs(gap(door_line(house), behind) - mm(55)) <= 2
    assert abs(gap(door_area(house), front) - mm(25)) <= 2 and abs(gap(door_area(house), behind) - mm(25)) <= 2
    assert overlap(entrance(house), Round(*house.out(mm(30), mm(44)), 0))
    assert not overlap(entrance(house), Round(*house.out(mm(30), mm(46)), 0))
    assert overlap(launch_lane(house, mm(60)), Round(*house.out(-mm(30), -mm(74)), 0))
    assert not overlap(launch_lane(house, mm(60)), Round(*house.out(-mm(30), -mm(76)), 0))


@clause("FL-1.22", "FL-7.31")
def test_fl_1_22_a_figure_in_a_house_stands_on_its_block_and_looks_out() -> None:
    house = standing(mm(100), mm(50), 0)
    left, right = on_block(house, "left"), on_block(house, "right")
    assert (left.x, left.y, left.facing) == (mm(100), mm(96), 0)
    assert (right.x, right.y, right.facing) == (mm(100), mm(4), 0)
    assert overlap(block_of(house, "left"), footprint("figure", left))


@clause("FL-7.13")
def test_fl_7_13_wholly_before_the_door_line_without_end() -> None:
    house = standing(0, 0, NORTH)
    assert is_wholly_before_door(house, 0, mm(31), mm(15)) and is_wholly_before_door(house, mm(300), mm(31), mm(15))
    assert not is_wholly_before_door(house, 0, mm(29), mm(15))


@clause("FL-13.16")
def test_fl_13_16_round_the_end_of_a_building() -> None:
    ends = ends_of(standing(mm(150), 0, 18_000))
    assert ends == [((mm(150), -mm(61)), (mm(150), -mm(86))), ((mm(150), mm(61)), (mm(150), mm(86)))]


@clause("FL-8.42", "FL-8.44")
@given(st.integers(-20, 20), facings)
def test_fl_8_42_shots_out_of_a_house_leave_by_its_door(start: int, facing: int) -> None:
    house = standing(0, 0, facing)
    arcs = arcs_out(house, mm(start))
    allowed = {tenths for arc in arcs for tenths in range(arc.first, arc.last + 1)}
    assert allowed == {tenths for tenths in range(3600) if leads_out(house, mm(start), tenths)}
    assert 400 < len(allowed) < 700


@clause("FL-8.44")
def test_fl_8_44_arcs_are_cut_at_east() -> None:
    assert arcs_out(standing(0, 0, 0), 0) == (Arc(0, 317), Arc(3283, 3599))
    assert arc_between(-5, 10) == (Arc(0, 10), Arc(3595, 3599)) and arc_between(5, 10) == (Arc(5, 10),)


@clause("FL-8.44", "FL-9.22")
@given(st.sets(st.integers(0, 359)))
def test_fl_8_44_neighbouring_degrees_form_an_arc(free: set[int]) -> None:
    arcs = free_arcs(free.__contains__)
    assert [degree for arc in arcs for degree in range(arc.first, arc.last + 1)] == sorted(free)
    assert all(one.last + 1 < other.first for one, other in pairwise(arcs))
    assert in_tenths(arcs) == tuple(Arc(arc.first * 10, arc.last * 10) for arc in arcs)


# -- town and tower ---------------------------------------------------------------------------------------------


@clause("FL-1.6", "FL-1.7")
def test_fl_1_6_the_town_is_a_closed_square() -> None:
    assert is_in_town(mm(450), -mm(450)) and not is_in_town(mm(450) + 1, 0) and not is_in_town(0, -mm(450) - 1)


@clause("FL-8.18", "FL-14.10")
def test_fl_8_18_back_into_the_town_level_with_the_exit() -> None:
    assert inside_border("E", mm(450), mm(120), mm(75)) == (mm(375), mm(120))
    assert inside_border("W", -mm(450), -mm(40), mm(25)) == (-mm(425), -mm(40))
    assert inside_border("N", mm(10), mm(450), mm(75)) == (mm(10), mm(375))
    assert inside_border("S", mm(449), -mm(450), mm(75)) == (mm(375), -mm(375)), "also from a corner it is well inside"
    assert nearest_border(mm(455), mm(190)) == ("E", mm(450), mm(190))
    assert nearest_border(mm(10), -mm(500)) == ("S", mm(10), -mm(450))
    assert nearest_border(-mm(500), mm(500)) == ("W", -mm(450), mm(450))


@clause("FL-2.12", "FL-13.13")
def test_fl_13_13_the_ramp_lip_touches_the_back_of_the_zombie() -> None:
    tower = tower_behind(0, 0, 0)
    assert (tower.x, tower.y, tower.yaw) == (-mm(89.5), 0, 0) and ramp_lip(tower) == (-mm(4.5), 0)
    assert gap(tower_outline(tower), footprint("figure", standing(0, 0, 0))) == 0
    on_cellar = Pose(mm(535), mm(10), 18_000)
    assert ramp_lip(on_cellar) == (mm(450), mm(10)) and gap(tower_outline(on_cellar), at(440, 10)) == mm(10)
