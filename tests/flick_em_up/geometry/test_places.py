"""Free places: nothing overlaps there, and nothing nearer would have done."""

from __future__ import annotations

from math import hypot

from hypothesis import given
from hypothesis import strategies as st

from untot.games.flick_em_up.geometry.footprints import footprint
from untot.games.flick_em_up.geometry.numbers import ahead
from untot.games.flick_em_up.geometry.places import is_free, nearest_free, place_beside
from untot.games.flick_em_up.geometry.poses import BACK, Pose, standing
from untot.games.flick_em_up.geometry.shapes import Round, Shape, gap
from untot.games.flick_em_up.geometry.town import is_in_town
from untot.games.flick_em_up.pieces import mm
from untot.kernel.rulebook import clause

KINDS = ("figure", "building", "vehicle", "lamp", "barricade", "barrel", "crate")
poses = st.builds(
    Pose, st.integers(-45_000, 45_000), st.integers(-45_000, 45_000), st.integers(0, 35_999), st.sampled_from([0, 1, 3])
)
pieces = st.tuples(st.sampled_from(KINDS), poses)


def shapes_of(others: list[tuple[str, Pose]]) -> list[Shape]:
    return [footprint(kind, pose) for kind, pose in others]


@clause("FL-1.19")
@given(pieces, st.lists(pieces, max_size=50))
def test_fl_1_19_a_free_place_has_a_gap_to_everything_and_is_in_town(
    piece: tuple[str, Pose], others: list[tuple[str, Pose]]
) -> None:
    kind, pose = piece
    around = shapes_of(others)
    found = nearest_free(kind, pose, around)
    assert found is not None and is_in_town(found.x, found.y) and (found.yaw, found.side) == (pose.yaw, pose.side)
    assert all(gap(footprint(kind, found), other) >= mm(1) for other in around)
    nearer = round(hypot(found.x - pose.x, found.y - pose.y) / 200) * 200
    for far in range(200, nearer, 200):
        for angle in range(0, 36_000, 1_500):
            x, y = ahead(pose.x, pose.y, angle, far)
            shape = footprint(kind, pose.moved(x, y))
            assert not is_in_town(x, y) or any(gap(shape, other) < mm(1) for other in around)


@clause("FL-1.19")
def test_fl_1_19_rings_of_two_millimetres_from_east_counter_clockwise() -> None:
    wall = [footprint("crate", Pose(0, 0, 0))]
    assert nearest_free("barrel", Pose(0, 0, 0), wall) == Pose(mm(22), 0, 0)
    east_too = [*wall, footprint("crate", Pose(mm(40), 0, 0))]
    found = nearest_free("barrel", Pose(0, 0, 0), east_too)
    assert found is not None and (found.x, found.y) == ahead(0, 0, 7_500, mm(22))


@clause("FL-1.19")
def test_fl_1_19_a_limit_on_the_way_can_leave_no_place() -> None:
    around = [footprint("building", standing(0, y, 9000)) for y in range(-mm(60), mm(61), mm(30))]
    assert nearest_free("disc", Pose(0, 0, 0), around, mm(40)) is None
    assert nearest_free("disc", Pose(0, 0, 0), around) is not None


@clause("FL-8.6", "FL-8.43")
def test_fl_8_43_beside_the_survivor_or_round_the_circle() -> None:
    assert place_beside(0, 0, 0, mm(35), mm(15), []) == (mm(35), 0)
    blocked: list[Shape] = [Round(mm(35), 0, mm(1))]
    found = place_beside(0, 0, 0, mm(35), mm(15), blocked)
    assert found is not None and found[1] > 0, "counter-clockwise before clockwise"
    assert is_free(Round(*found, mm(7.5)), blocked) and found == ahead(0, 0, 1400, mm(35))
    above: list[Shape] = [*blocked, Round(mm(28), mm(20), mm(9))]
    clockwise = place_beside(0, 0, 0, mm(35), mm(15), above)
    assert clockwise == ahead(0, 0, -1400, mm(35))
    all_round: list[Shape] = [footprint("building", standing(mm(40), 0, 0))]
    assert place_beside(0, 0, 0, mm(35), mm(15), all_round) is None, "at most 45 degrees off"


def test_a_lying_figure_finds_its_place_as_it_lies() -> None:
    found = nearest_free("figure", Pose(0, 0, 4500, BACK), [footprint("barrel", Pose(0, 0, 0))])
    assert found is not None and (found.yaw, found.side) == (4500, BACK)
