"""The catalogue's worked examples of sight and of paths, on the boards they speak of."""

from __future__ import annotations

from tests.parts.ways import distance, in_range, nearest, shortest_path, sight_distance
from untot.games.zombicide.city.assembly import board_of
from untot.games.zombicide.missions import MISSIONS
from untot.parts.paths import next_steps, next_steps_to_all
from untot.parts.sight import seen_from
from untot.parts.zones import Net, connection


def mission(number: str, *open_doors: str) -> Net:
    """The connections of a printed mission while these doors are open."""
    return board_of(MISSIONS[number]).net(open_doors)


# -- sight ------------------------------------------------------------------------------------------------------


def test_t1_on_the_street_sight_runs_to_the_wall_or_the_edge_of_the_map() -> None:
    big_w = mission("05")
    assert set(seen_from(big_w, "S02")) == {"S02", "S12", "S22", "S32", "S42", "S52", "S62"}
    east = {f"S2{column}" for column in range(7)}
    assert set(seen_from(big_w, "S20")) == east | {"S00", "S10", "S30", "S40", "S50", "S60"}


def test_t2_through_an_open_door_only_from_the_zone_before_it_and_one_room_deep() -> None:
    big_w = mission("05", "5D.In/S21")
    assert sight_distance(big_w, "S21", "5D.In") == 1
    assert sight_distance(big_w, "S21", "5D.Out") is None
    assert "5D.In" not in seen_from(big_w, "S20") and "5D.In" not in seen_from(big_w, "S22")
    assert set(seen_from(big_w, "5D.Out")) == {"5D.Out", "5D.In"}


def test_t3_across_the_street_into_another_building() -> None:
    big_w = mission("05", "7B.R/S41", "5E.In/S41")
    assert sight_distance(big_w, "7B.R", "S41") == 1 and sight_distance(big_w, "7B.R", "5E.In") == 2
    rifle, pistol = in_range(big_w, "7B.R", 1, 3), in_range(big_w, "7B.R", 0, 1)
    assert "5E.In" in rifle and "5E.In" not in pistol and "7B.R" in pistol and "7B.R" not in rifle
    assert {"7B.R", "5E.In"}.isdisjoint(seen_from(big_w, "S40"))


def test_t39_sight_ends_in_the_first_room() -> None:
    y_zone = mission("02", "7B.R/S30", "7B.R/S32", "5D.In/S32")
    assert sight_distance(y_zone, "S30", "7B.R") == 1 and sight_distance(y_zone, "S30", "S32") is None
    from_7b = seen_from(y_zone, "7B.R")
    assert (from_7b["S30"], from_7b["S32"], from_7b["5D.In"]) == (1, 1, 2)
    from_5d = seen_from(y_zone, "5D.In")
    assert (from_5d["5D.Out"], from_5d["S32"], from_5d["7B.R"]) == (1, 1, 2) and "S30" not in from_5d


def test_t31_survivors_along_the_street_are_seen_from_afar() -> None:
    big_w = mission("05")
    assert sight_distance(big_w, "S26", "S21") == 5 and sight_distance(big_w, "S40", "S46") == 6
    assert sight_distance(big_w, "S26", "S46") is None, "6B stands between"


# -- paths ------------------------------------------------------------------------------------------------------


def test_t4_two_ways_round_a_block_are_equally_short() -> None:
    big_w = mission("05")
    assert sight_distance(big_w, "S20", "S42") is None and distance(big_w, "S20", "S42") == 4
    assert next_steps(big_w, "S20", "S42") == ("S21", "S30")
    assert next_steps(big_w, "S21", "S42") == ("S22",) and next_steps(big_w, "S30", "S42") == ("S40",)


def test_t5_behind_closed_doors_the_way_is_measured_as_if_they_were_open() -> None:
    tutorial = board_of(MISSIONS["00"])
    assert distance(tutorial.net(), "S22", "1B.B") is None
    assert shortest_path(tutorial.all_open, "S22", "1B.B") == ("S22", "S32", "S42", "1B.C", "1B.B")
    assert connection(tutorial.net(), "S42", "1B.C") == "closed"


def test_t26_both_zombie_exits_are_four_zones_away() -> None:
    grindhouse = mission("07")
    assert (distance(grindhouse, "S22", "S04"), distance(grindhouse, "S22", "S40")) == (4, 4)
    assert next_steps_to_all(grindhouse, "S22", ["S04", "S40"]) == ("S12", "S32")


def test_t32_targets_at_different_distances_draw_in_both_directions() -> None:
    assert next_steps_to_all(mission("05"), "S23", ["S22", "S26"]) == ("S22", "S24")


def test_t40_locked_in_only_the_nearest_noise_counts() -> None:
    grindhouse = board_of(MISSIONS["07"]).all_open
    assert (distance(grindhouse, "3C.G", "S04"), distance(grindhouse, "3C.G", "S40")) == (4, 6)
    assert nearest(grindhouse, "3C.G", ["S04", "S40"]) == ("S04",)
    assert next_steps(grindhouse, "3C.G", "S04") == ("S12",)
    assert nearest(grindhouse, "2B.NE", ["S04", "S40"]) == ("S04", "S40")
    assert distance(grindhouse, "2B.NE", "S40") == 5
    assert next_steps_to_all(grindhouse, "2B.NE", ["S04", "S40"]) == ("3C.G", "2B.SE")
    assert next_steps(grindhouse, "2B.NE", "S22") == ("3C.G", "2B.SE") and distance(grindhouse, "2B.NE", "S22") == 3


def test_t45_over_the_open_street_to_a_noise_outside() -> None:
    assert shortest_path(mission("05"), "S43", "S23") == ("S43", "S42", "S32", "S22", "S23")
    assert shortest_path(board_of(MISSIONS["05"]).all_open, "S43", "7B.R") == ("S43", "S42", "S41", "7B.R")
