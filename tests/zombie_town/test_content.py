"""The content of Zombie Town against the numbers of its catalogue."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from untot.games.zombie_town.pieces import (
    ACTION_DECK,
    BARRICADES,
    CARDS,
    COLOURS,
    COMBAT_DECK,
    COUNTS,
    EVENTS,
    HOUSE_DECK,
    HOUSES,
    KIND_OF,
    LIMITS,
    NUMBERS_FOR,
    RECONSTRUCTED,
    STRENGTH,
    WEAPONS,
    Barricade,
)
from untot.games.zombie_town.town import (
    BUILDING_BESIDE,
    BUILDING_IDS,
    BUILDINGS,
    CEMETERY,
    DISTANCE,
    HEADS_FOR,
    IN_RANGE,
    NEIGHBOURS,
    ORTHOGONAL,
    PUSHED_BACK,
    RECONSTRUCTED_BOARD,
    RING,
    RING_NEIGHBOURS,
    SQUARES,
    STREETS,
    TOUCHING,
    X_SQUARES,
    ZOMBIE_STEPS,
    distances_from,
    heads_for,
    neighbours,
    pushed_back,
    ring_of,
)
from untot.kernel.rulebook import clause

BUILDING_TABLE = """
01 north C2,D2   B1,E1   12,02
02 north G2,H2   F1,I1   01,03
03 north K2,L2   J1,M1   02,04
04 east  M3,M4   N2,N5   03,05
05 east  M7,M8   N6,N9   04,06
06 east  M11,M12 N10,N13 05,07
07 south K13,L13 J14,M14 06,08
08 south G13,H13 F14,I14 07,09
09 south C13,D13 B14,E14 08,10
10 west  B11,B12 A10,A13 09,11
11 west  B7,B8   A6,A9   10,12
12 west  B3,B4   A2,A5   11,01
"""
X_IN_THE_CATALOGUE = "E4 F4 G4 H4 I4 J4 K5 K6 K7 K8 K9 K10 J11 I11 H11 G11 F11 E11 D10 D9 D8 D7 D6 D5"


# -- the board --------------------------------------------------------------------------------------------------


@clause("ZT-2.1")
def test_zt_2_1_the_town_has_136_street_squares_twelve_buildings_and_a_cemetery_of_36() -> None:
    assert (len(STREETS), len(BUILDING_IDS), len(CEMETERY)) == (136, 12, 36)
    assert set(X_SQUARES) == set(X_IN_THE_CATALOGUE.split())
    assert (CEMETERY[0], CEMETERY[-1]) == ("E5", "J10")
    assert len(SQUARES) == len(set(SQUARES)) == 148


@pytest.mark.parametrize("line", BUILDING_TABLE.strip().splitlines())
@clause("ZT-2.4", "ZT-2.5", "ZT-2.8")
def test_zt_2_4_every_building_touches_exactly_the_four_squares_of_the_table(line: str) -> None:
    number, side, front, sides, ring = line.split()
    building = BUILDINGS[f"bld_{number}"]
    assert building.side == side
    assert building.front == tuple(front.split(",")) and set(building.sides) == set(sides.split(","))
    assert set(building.touching) == set(NEIGHBOURS[building.id]) == set(ORTHOGONAL[building.id])
    assert set(RING_NEIGHBOURS[building.id]) == {f"bld_{n}" for n in ring.split(",")}


def test_seen_from_a_building_the_next_lower_number_is_right_and_12_is_right_of_1() -> None:
    assert (BUILDINGS["bld_01"].right, BUILDINGS["bld_01"].left) == ("bld_12", "bld_02")
    assert (BUILDINGS["bld_12"].right, BUILDINGS["bld_12"].left) == ("bld_11", "bld_01")


def test_no_square_touches_two_buildings() -> None:
    assert sum(len(four) for four in TOUCHING.values()) == len(BUILDING_BESIDE) == 48


@clause("ZT-2.3", "ZT-2.6")
def test_zt_2_3_streets_touch_diagonally_also_past_corners_of_buildings_and_cemetery() -> None:
    assert set(NEIGHBOURS["B2"]) == {"A1", "B1", "A2", "C2", "B3", "C3"} and NEIGHBOURS["B2"] == neighbours("B2")
    assert "D5" in NEIGHBOURS["E4"]
    assert all(a in NEIGHBOURS[b] for a in SQUARES for b in NEIGHBOURS[a])


@clause("ZT-2.7")
def test_zt_2_7_distances_go_through_buildings_and_round_the_cemetery() -> None:
    assert DISTANCE["B1"] == distances_from("B1") and DISTANCE["B1"]["E1"] == 2
    assert DISTANCE["D7"]["K7"] == 11
    assert all(DISTANCE[b.id][other] == 3 for b in BUILDINGS.values() for other in (b.left, b.right))
    assert all(min(DISTANCE[x][b] for b in BUILDING_IDS) == 3 for x in X_SQUARES)
    two_on = [min(DISTANCE[b.id][s] for s in TOUCHING[BUILDINGS[b.left].left]) for b in BUILDINGS.values()]
    assert set(two_on) == {5}


def test_squares_in_range_come_nearest_first() -> None:
    assert IN_RANGE["bld_11"][:5] == ("bld_11", *NEIGHBOURS["bld_11"])
    assert [DISTANCE["G2"][square] for square in IN_RANGE["G2"]] == sorted(d for d in DISTANCE["G2"].values() if d <= 2)


@clause("ZT-12.6")
def test_zt_12_6_the_outward_ring_follows_the_formula_of_the_catalogue() -> None:
    for square in STREETS:
        column, row = ord(square[0]) - ord("A") + 1, int(square[1:])
        assert RING[square] == ring_of(square) == max(5 - row, row - 10, 5 - column, column - 10)
    assert {RING[b] for b in BUILDING_IDS} == {4}
    assert sum(ring == 1 for ring in RING.values()) == 28


@clause("ZT-12.6", "ZT-12.7")
def test_t3_zombie_steps_go_forward_or_sideways_and_out_of_a_building_only_to_its_sides() -> None:
    assert set(ZOMBIE_STEPS["bld_01"]) == {"B1", "E1"}
    assert set(ZOMBIE_STEPS["E4"]) == {"D3", "E3", "F3", "D4", "F4", "D5"}
    assert "bld_01" in ZOMBIE_STEPS["C2"] and "bld_01" in ZOMBIE_STEPS["B1"]


@clause("ZT-7.26", "ZT-7.27", "ZT-7.30")
def test_t4_a_step_heads_for_the_first_building_on_its_line() -> None:
    heads = {(a, b): HEADS_FOR[a][b] for a, b in [("G3", "G2"), ("E3", "F2"), ("E3", "F3"), ("F2", "F1")]}
    assert heads == {("G3", "G2"): "bld_02", ("E3", "F2"): "bld_02", ("E3", "F3"): "bld_04", ("F2", "F1"): None}
    assert HEADS_FOR["F1"]["bld_02"] == heads_for("F1", "bld_02") == "bld_02"
    assert HEADS_FOR["bld_01"]["E1"] == "bld_02" and HEADS_FOR["bld_01"]["B1"] is None
    assert HEADS_FOR["D7"]["D6"] == "bld_01"
    assert HEADS_FOR["D5"]["D4"] == "bld_01" and HEADS_FOR["D4"]["C4"] == "bld_12"
    assert HEADS_FOR["D11"]["E11"] == "bld_06", "the cemetery lies beside this line, not on it"
    assert all(heading in (None, to) for a in SQUARES for to, heading in HEADS_FOR[a].items() if to in BUILDING_IDS)


@clause("ZT-13.14")
def test_t16_zombies_are_pushed_straight_away_from_the_edge_of_the_board() -> None:
    assert PUSHED_BACK["bld_01"] == pushed_back(BUILDINGS["bld_01"])
    assert PUSHED_BACK["bld_01"] == {"C2": "C3", "D2": "D3", "B1": "B2", "E1": "E2"}
    assert PUSHED_BACK["bld_05"] == {"M7": "L7", "M8": "L8", "N6": "M6", "N9": "M9"}
    assert not any(to in TOUCHING[b] for b, pushed in PUSHED_BACK.items() for to in pushed.values())


# -- the cards --------------------------------------------------------------------------------------------------


def test_the_102_action_cards_split_as_in_the_catalogue() -> None:
    kinds = Counter(KIND_OF[card] for card in ACTION_DECK)
    assert kinds == {"survivor": 14, "weapon": 18, "barricade": 30, "fireworks": 6, "event": 34}
    assert len(ACTION_DECK) == 102
    assert set(KIND_OF) == set(CARDS)


def test_weapons_have_their_shots_and_two_of_them_draw_two() -> None:
    assert {w.id: (w.shots, w.draws, w.count) for w in WEAPONS.values()} == {
        "pistol": (3, 1, 10),
        "rifle": (4, 1, 3),
        "shotgun": (2, 2, 3),
        "hunting_rifle": (3, 2, 2),
    }


def test_barricades_have_a_mean_of_three_and_ten_of_thirty_are_trapped() -> None:
    values = Counter({b.value: 0 for b in BARRICADES.values()})
    traps: Counter[int] = Counter()
    for card in BARRICADES.values():
        values[card.value] += card.count
        traps[card.trap] += card.count
        assert card.id == f"barricade_{card.value}" + (f"_trap_{card.trap}" if card.trap else "")
    assert values == {1: 4, 2: 7, 3: 8, 4: 7, 5: 4}
    assert traps == {0: 20, 1: 7, 2: 3}


def test_the_34_events_split_as_in_the_catalogue() -> None:
    counts = {card.id.removeprefix("event_"): card.count for card in EVENTS.values()}
    assert counts == {
        "switch": 2, "zombie": 8, "send": 3, "plus_action": 4, "take": 3,
        "back": 3, "add_two": 3, "time": 2, "pass": 2, "reload": 4,
    }  # fmt: skip


def test_the_thirty_combat_cards_split_as_in_the_catalogue() -> None:
    assert STRENGTH == {"jammed": -1, "same_square": 0, "one_away": 1, "two_away": 2}
    assert Counter(COMBAT_DECK) == {"jammed": 6, "same_square": 9, "one_away": 9, "two_away": 6}


def test_there_are_two_house_cards_of_each_of_six_kinds() -> None:
    assert Counter(HOUSE_DECK) == dict.fromkeys(HOUSES, 2)
    assert {house.id: (house.ability, house.finds) for house in HOUSES.values()} == {
        "survivalist": ("find", "survivor"),
        "wood_worker": ("find", "barricade"),
        "nosy_neighbor": ("visit", None),
        "gun_collector": ("reload", None),
        "nurse": ("heal", None),
        "normal": (None, None),
    }


# -- the box ----------------------------------------------------------------------------------------------------


def test_the_box_holds_what_the_catalogue_counts() -> None:
    assert COLOURS == ("red", "blue", "green", "yellow", "black", "white")
    assert (COUNTS.zombies, COUNTS.chips, COUNTS.health, COUNTS.house_number, COUNTS.days) == (100, 4, 4, 5, 12)
    assert (LIMITS.zombies_on_square, LIMITS.barricades, LIMITS.pawn_weapons) == (6, 3, 2)
    assert (LIMITS.buildings, LIMITS.steps, LIMITS.flight, LIMITS.shot) == (4, 3, 3, 2)


@pytest.mark.parametrize(("players", "used"), [(2, 88), (3, 93), (4, 88), (5, 98), (6, 96)])
def test_the_action_deck_suffices_for_every_number_of_players(players: int, used: int) -> None:
    table = NUMBERS_FOR[players]
    pawns = players * table.shares
    houses = (len(BUILDING_IDS) - pawns) * table.pile
    assert pawns + players * table.kept + houses + pawns * table.home_pile == used


@clause("ZT-15.4", "ZT-15.7", "ZT-15.9", "ZT-1.3")
def test_two_players_have_everything_twice_and_six_play_eight_days() -> None:
    two, three = NUMBERS_FOR[2], NUMBERS_FOR[3]
    doubled = ("dealt", "kept", "actions", "free_moves", "zombies_per_day", "shares")
    assert all(getattr(two, name) == 2 * getattr(three, name) for name in doubled)
    assert {players: table.days for players, table in NUMBERS_FOR.items()} == {2: 10, 3: 10, 4: 10, 5: 10, 6: 8}
    assert (three.dealt, three.kept, three.actions, three.free_moves) == (6, 3, 3, 1)


def test_what_is_reconstructed_is_marked_in_the_data() -> None:
    assert RECONSTRUCTED_BOARD == ("layout",)
    assert all(RECONSTRUCTED.values())
    assert "counts" in RECONSTRUCTED["action_cards"]


def test_content_with_a_wrong_number_or_an_unknown_field_is_refused() -> None:
    plain = {"id": "wall", "count": 1, "value": 3}
    assert msgspec.convert(plain, Barricade).value == 3
    for wrong in ({"value": 0}, {"trap": -1}, {"height": 2}):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(plain | wrong, Barricade)
