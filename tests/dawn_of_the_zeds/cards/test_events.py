"""Event cards, one by one: what each says is what happens."""

from __future__ import annotations

from typing import Any

import pytest

from tests.dawn_of_the_zeds.table import Table, table
from untot.games.dawn_of_the_zeds.printed_cards import EVENTS_PRINTED, TEXTS
from untot.kernel.rulebook import clause

NIGHTS = {"E04": "mountain", "E05": "suburb", "E06": "forest", "E07": "highway", "E15": "highway"}
LEVEL_OF = {"blue": "I", "green": "II", "yellow": "III", "orange": "IV", "red": "V", "competitive": "IV"}


def event(card: str, moment: str = "start", **position: Any) -> Table:
    """The text of this card on the lowest level (from I on) that has it."""
    level = position.pop("level", LEVEL_OF[EVENTS_PRINTED[card].colour])
    return table(level, event=card, steps=[("event_text", EVENTS_PRINTED[card].phase or "", moment)], **position)


# -- blue -------------------------------------------------------------------------------------------------------


@clause("DZ-E01")
def test_run_for_it() -> None:
    t = event("E01", zeds={"start_forest": "5/3", "start_suburb": "4/2"}, bag="2/1", chance=[0])
    assert t.options == ["space:start_mountain", "space:start_highway"]
    t.answer("space:start_mountain")
    assert t.zeds("start_mountain") == ["2/1"]
    t = event(
        "E01",
        zeds={
            f"start_{x}": s for x, s in (("forest", "5/3"), ("mountain", "6/3"), ("highway", "4/2"), ("suburb", "4/3"))
        },
        bag="2/1",
        chance=[0],
    )
    assert t.options == ["space:start_highway", "space:start_suburb"]


@clause("DZ-E01", "DZ-4.4.12")
def test_run_for_it_lets_units_run() -> None:
    t = table(
        "II",
        event="E01",
        zeds={"forest_5": "9/4"},
        units={"forest_4": "mayor, civilians_1 defiant"},
        bag="2/1",
        steps=[("text", "E01.start", 0), ("activate", "forest")],
        chance=[0],
        chaos={},
    )
    t.answer("space:start_mountain")
    assert t.ask == "retreat_instead_of_fight"
    t.answer("run")
    assert t.units("forest_3") == ["civilians_1", "mayor"] and t.g.infection == 0 and t.g.chaos == {"forest_4": 1}


@clause("DZ-E03", "DZ-MK1")
def test_guns_for_the_neighbours() -> None:
    t = event("E03", units={"forest_4": "civilians_1 defiant", "cemetery": "civilians_2", "bed_1": "civilians_3"})
    assert t.options[:2] == ["unit:civilians_1", "unit:civilians_3"]
    t.answer("unit:civilians_1")
    assert t.units("forest_4") == ["civilians_1 defiant well_armed"]
    t = table(
        zeds={"forest_2": "5/3"},
        units={"forest_1": "civilians_1 well_armed"},
        steps=[("activate", "forest")],
        dice=[6, 6],
    )
    assert t.told("melee_rolled")[0]["shifts"] == [["MK1", 1]]


@clause("DZ-E04", "DZ-E05", "DZ-E06", "DZ-E07", "DZ-E15")
@pytest.mark.parametrize(("card", "track"), list(NIGHTS.items()))
def test_nights(card: str, track: str) -> None:
    t = event(card, zeds={f"{track}_3": "5/3, noelle", f"start_{track}": "4/2"}, bag="2/1", chance=[0])
    assert t.g.infection == 3 and t.zeds(f"start_{track}") == ["4/2", "2/1"]
    t.go_on(("event_text", "zeds", "during"))
    assert [modifier.rule for modifier in t.g.modifiers] == ["no_benefit"]


@clause("DZ-E08", "DZ-E22", "DZ-E65", "DZ-CT21", "DZ-CT24")
@pytest.mark.parametrize("card", ["E08", "E22", "E65"])
def test_attacks_without_zeds(card: str) -> None:
    t = event(
        card,
        units={"forest_4": "civilians_1 defiant", "town_center": "mayor", "forest_2": "refugees_1"},
        fates=["F09"],
        ammo=2,
        dice=[2, 3],
    )
    assert t.units("forest_4") == ["civilians_1 reduced"] and t.g.infection == 0 and t.g.ammo == 1
    assert t.told("attacked_without_zeds")[0]["column"] == "players_more"
    t = event(card, units={"forest_2": "deputy, mayor"}, fates=["F09"])
    assert t.ask == "event_target"


@clause("DZ-E09", "DZ-E76", "DZ-CT22")
def test_the_bitten_rise_where_they_were_bitten() -> None:
    t = event("E09", fates=["F09"], bag="2/1, 5/3", chance=[0])
    assert t.zeds("start_forest") == ["2/1"]
    t = table(
        "V",
        event="E76",
        zeds={"forest_3": "9/4"},
        units={"forest_2": "civilians_4 reduced 1"},
        bag="5/3",
        seats=1,
        chaos={"forest_3": 1},
        steps=[("event_text", "zeds", "start"), ("activate", "forest"), ("activate", "forest")],
        dice=[4, 4, 5],
        chance=[0],
    )
    assert t.units("bed_1") == ["civilians_4 reduced comatose"]
    assert t.zeds("forest_1") == ["9/4"] and t.zeds("forest_2") == ["5/3"], "the risen one does not move in this round"


@clause("DZ-E10", "DZ-E43")
def test_from_every_side() -> None:
    t = event("E10", zeds={"forest_3": "5/3 reduced 2"}, chance=[0] * 4)
    assert t.zeds("forest_3") == ["5/3 reduced"] and sum(space.startswith("start_") for space in t.g.zeds_at) == 4
    t = event("E43", zeds={"forest_3": "5/3 2"}, chance=[0] * 4)
    assert t.zeds("forest_3") == ["5/3 2"] and len(t.g.zeds) == 5


@clause("DZ-E12", "DZ-E26")
@pytest.mark.parametrize("card", ["E12", "E26"])
def test_a_hero_from_outside(card: str) -> None:
    t = event(card, available=["veterans", "lucky"], zeds={"start_suburb": "2/1"}, chance=[0])
    t.roll(6, 6).answer("to:start_suburb")
    assert t.place_of("lucky") == "start_suburb" and t.told("melee_began")[0]["attacker"] == "units"


@clause("DZ-E13")
def test_cool_head() -> None:
    t = table(
        event="E13",
        zeds={"forest_2": "5/3"},
        units={"forest_1": "mayor, captain"},
        steps=[("event_text", "zeds", "start"), ("next_action",)],
    )
    t.answer("unit:mayor")
    t.roll(6, 6).answer("unit:mayor move to:forest_2")
    assert t.told("melee_rolled")[0]["shifts"] == [["E13", 2]]


@clause("DZ-E14", "DZ-E46", "DZ-CT01", "DZ-CT03")
@pytest.mark.parametrize(("card", "space", "hits"), [("E14", "mountain_4", 1), ("E46", "highway_3", 2)])
def test_blasts(card: str, space: str, hits: int) -> None:
    track, n = space.split("_")
    t = event(card, level="III", zeds={space: "5/3"}, units={space: "pickles hidden, refugees_1"}, dice=[5, 5, 5])
    assert t.zeds(f"{track}_{int(n) + 1}") == [f"5/3 {hits}"] and t.g.no_entry == [space]
    assert t.g.chaos.get(space, 0) == (card == "E46") and t.place_of("refugees_1").startswith("bed_")


@clause("DZ-E16", "DZ-E29", "DZ-E30")
@pytest.mark.parametrize(
    ("card", "track", "marker"), [("E16", "mountain", "tough"), ("E29", "highway", "toxic"), ("E30", "forest", "fast")]
)
def test_upgrades(card: str, track: str, marker: str) -> None:
    t = event(card, zeds={"suburb_2": "7/5"}, bag="2/1", chance=[0])
    assert t.zeds(f"start_{track}") == ["2/1"] and t.zeds("suburb_2") == [f"7/5 {marker}"]


@clause("DZ-E17")
@pytest.mark.parametrize("dice", [(3, 4), (6, 6)])
def test_something_rotten(dice: tuple[int, int]) -> None:
    t = event(
        "E17",
        "end",
        level="basic",
        units={"forest_2": "civilians_1, mayor", "town_center": "captain"},
        bag="6/3",
        chance=[0],
    )
    assert t.ask == "event_target" and len(t.options) == 2
    t.g.script_chance(0)
    t = event(
        "E17",
        "end",
        level="basic",
        units={"forest_2": "civilians_1", "town_center": "captain"},
        bag="9/4",
        chance=[0, *(die - 1 for die in dice)],
    )
    rolled = t.told("melee_rolled")[0]
    assert rolled["strengths"] == [4, 4] and rolled["unit"] == "civilians_1"
    t = event("E17", "end", level="basic", units={"forest_2": "civilians_1"}, bag="9/4", chance=[0, 0, 1])
    assert t.zeds("forest_2") == ["9/4"] and t.units("forest_1") == ["civilians_1 reduced 1"]


@clause("DZ-E18", "DZ-E19", "DZ-E25", "DZ-E55", "DZ-E58")
@pytest.mark.parametrize(("card", "infection"), [("E18", 1), ("E19", 2), ("E25", 3), ("E55", 2), ("E58", 4)])
def test_brains(card: str, infection: int) -> None:
    t = table("III", steps=[("text", f"{card}.whole", 0)])
    assert t.g.infection == infection and t.g.is_brains and t.ask == "track_order_all"


@clause("DZ-E20", "DZ-E21", "DZ-E40", "DZ-E59", "DZ-E75", "DZ-E90")
@pytest.mark.parametrize("card", ["E20", "E21", "E40", "E59", "E75", "E90"])
def test_finals(card: str) -> None:
    t = table("V", event=card, steps=[("action_phase",)])
    assert t.g.result is not None and t.g.result.reason == "town_saved"


# -- green ------------------------------------------------------------------------------------------------------


@clause("DZ-E23", "DZ-E42", "DZ-CT15")
def test_cellar_and_silo() -> None:
    assert event("E23", "end", units={"forest_0": "refugees_1"}, supplies=1).g.supplies == 5
    assert event("E23", "end", units={"forest_1": "deputy"}, supplies=1).g.supplies == 1
    assert event("E42", "end", units={"forest_3": "deputy"}, supplies=1, dice=[5]).g.supplies == 6


@clause("DZ-E27", "DZ-SU4")
def test_rangers() -> None:
    t = event("E27", fates=["F09"], ammo=1)
    assert t.place_of("rangers") == "start_forest" and t.g.ammo == 1 + 4 - 1


@clause("DZ-E28", "DZ-E89")
@pytest.mark.parametrize("card", ["E28", "E89"])
def test_order_collapses(card: str) -> None:
    t = table(
        "V", event=card, zeds={"forest_5": "5/3"}, steps=[("event_text", "zeds", "during"), ("activate", "forest")]
    )
    assert t.g.chaos == {"forest_4": 2}


@clause("DZ-E31")
def test_shapes_in_the_fog() -> None:
    assert event("E31", fates=["F09"], infection=8, super_zeds=["giants"], chance=[0]).zeds("start_forest") == [
        "giants"
    ]
    assert event("E31", fates=["F09"], infection=7).units("start_forest") == ["vip"]


@clause("DZ-E32", "DZ-10.1.1")
def test_looters_come_and_move_at_once() -> None:
    t = table("II", event="E32", chaos={"suburb_4": 1}, steps=[("prfn_phase",)])
    assert t.place_of("looters") == "suburb_6"


@clause("DZ-E33", "DZ-E62", "DZ-CT04")
@pytest.mark.parametrize(
    ("card", "dice", "hits"),
    [("E33", (1, 4), 1), ("E33", (5, 4), 2), ("E33", (5, 5), 3), ("E62", (2,), 1), ("E62", (3,), 2), ("E62", (5,), 3)],
)
def test_fire_from_the_air(card: str, dice: tuple[int, ...], hits: int) -> None:
    t = event(card, zeds={"forest_2": "5/3", "suburb_2": "4/2", "start_highway": "6/3"})
    assert ("space:start_highway" in t.options) == (card == "E62")
    t.roll(*dice).answer("space:forest_2")
    assert t.zeds("forest_2") == ["5/3 reduced" if hits == 3 else f"5/3 {hits}"]


@clause("DZ-E34", "DZ-E83")
@pytest.mark.parametrize("card", ["E34", "E83"])
def test_through_the_wall(card: str) -> None:
    t = table(
        "V",
        event=card,
        zeds={"forest_2": "5/3"},
        units={"forest_1": "civilians_1"},
        defences={"forest_1": "barricade"},
        steps=[("event_text", "zeds", "during"), ("activate", "forest")],
        dice=[6, 6],
    )
    assert t.g.defences == {} and t.told("melee_rolled")[0]["shifts"] == []
    t = table(
        "V",
        event=card,
        zeds={"forest_2": "5/3"},
        units={"forest_1": "civilians_1"},
        defences={"forest_1": "strongpoint"},
        steps=[("event_text", "zeds", "during"), ("activate", "forest")],
        dice=[6, 6],
    )
    assert t.g.defences == {"forest_1": "strongpoint"} and t.told("melee_rolled")[0]["shifts"] == []


@clause("DZ-E35", "DZ-CT18")
@pytest.mark.parametrize(("way", "infection"), [(1, 4), (2, 5)])
def test_a_good_shift(way: int, infection: int) -> None:
    t = table("II", event="E35", units={"bed_1": "deputy reduced", "town_center": "mayor"}, infection=6)
    t.answer("use_event")
    t.answer([option for option in t.options if option.startswith("way:")][way])
    if t.ask == "heal_target":
        t.answer("heal:deputy stay")
    assert t.g.infection == infection and "use_event" not in t.options
    assert t.units("bed_1") == (["deputy"] if way == 2 else ["deputy reduced"])


@clause("DZ-E35")
def test_a_good_shift_heals_twice_without_infection() -> None:
    t = table(
        "II",
        event="E35",
        units={"bed_1": "deputy reduced", "bed_2": "civilians_1 reduced", "town_center": "mayor"},
        infection=6,
    )
    t.answer("use_event")
    t.answer(next(option for option in t.options if option.startswith("way:")), "heal:deputy stay")
    if t.ask == "heal_target":
        t.answer("heal:civilians_1 stay")
    assert t.g.infection == 6 and t.units("bed_2") == ["civilians_1 1"] and t.g.actions == 4


@clause("DZ-E36", "DZ-E38")
def test_at_the_gates_and_villages_of_the_dead() -> None:
    t = event("E36", fates=["F09"], zeds={"suburb_5": "5/3 reduced 1"}, bag="2/1", chance=[0])
    assert t.zeds("forest_1") == ["2/1"] and t.zeds("suburb_5") == ["5/3 reduced"]
    t = event("E38", zeds={"suburb_5": "5/3 1"}, chaos={"forest_4": 1}, bag="2/1, 3/1", chance=[0, 0])
    assert len(t.zeds("suburb_5")) == 2 and len(t.zeds("forest_4")) == 1 and "5/3" in t.zeds("suburb_5")


def test_every_list_of_effects_belongs_to_a_known_card() -> None:
    assert len([address for address in TEXTS if address.startswith("E")]) > 91
