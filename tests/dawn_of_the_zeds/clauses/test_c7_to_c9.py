"""Chapters 7 to 9: organisation, infection, eating."""

from __future__ import annotations

import pytest

from tests.dawn_of_the_zeds.table import table
from untot.games.dawn_of_the_zeds.state import Modifier
from untot.kernel.rulebook import clause

# -- 7: organisation --------------------------------------------------------------------------------------------


@clause("DZ-7.0.4", "DZ-7.0.2", "DZ-7.0.5")
def test_round_effects_end_before_order_is_restored() -> None:
    t = table(
        "II",
        units={"forest_4": "deputy"},
        chaos={"forest_4": 1},
        no_entry=["forest_1"],
        in_force=[Modifier("chaos_double", "E28", "round")],
        steps=[("organisation_phase",)],
    )
    names = [event.name for event in t.events]
    assert not t.g.modifiers and not t.g.no_entry
    assert names.index("event_discarded") < names.index("actions_reset") < names.index("chaos_removed")


@clause("DZ-7.2.1", "DZ-7.2.2", "DZ-7.2.3", "DZ-4.7.10", "DZ-7.2.7")
def test_one_marker_of_each_space_with_a_unit_is_removed() -> None:
    t = table(
        "II",
        units={"forest_4": "deputy", "forest_3": "looters", "forest_2": "national_guard"},
        chaos={"forest_4": 2, "forest_3": 1, "forest_2": 1, "forest_0": 1},
        steps=[("restore_order",)],
    )
    assert t.g.chaos == {"forest_4": 1, "forest_0": 1} and t.g.infection == 3


@clause("DZ-7.2.4", "DZ-7.2.6")
def test_who_cannot_restore_order() -> None:
    t = table(
        "IV",
        seats=2,
        options={"mode": "competitive"},
        units={"forest_4": "pickles", "forest_3": "horatius", "forest_0": "refugees_1", "suburb_0": "hoarders"},
        chaos={"forest_4": 1, "forest_3": 1, "forest_0": 1, "suburb_0": 1},
        steps=[("restore_order",)],
    )
    assert len(t.g.chaos) == 4 and t.g.infection == 0


@clause("DZ-7.2.5")
def test_restoring_is_not_optional_and_its_order_is_chosen_where_it_matters() -> None:
    t = table(
        "II",
        units={"forest_4": "deputy", "forest_3": "mayor"},
        chaos={"forest_4": 1, "forest_3": 1},
        infection=12,
        steps=[("restore_order",)],
    )
    assert t.ask == "order_of_restoring" and t.options == ["space:forest_4", "space:forest_3"]


@clause("DZ-13.1.9", "DZ-HC6.1", "DZ-H12.3")
@pytest.mark.parametrize(
    ("units", "options", "components", "infection"),
    [
        ("deputy", {"hazmat": "on"}, [], 5),
        ("riot_police", {}, [], 5),
        ("deputy, agee", {}, ["snack"], 3),
        ("deputy, agee", {}, [], 6),
    ],
)
def test_what_restoring_does_to_the_infection(
    units: str, options: dict[str, str], components: list[str], infection: int
) -> None:
    t = table(
        "III",
        units={"forest_4": units},
        chaos={"forest_4": 1},
        infection=5,
        options=options,
        components=components,
        steps=[("restore_order",)],
    )
    assert t.g.infection == infection


@clause("DZ-7.3.1", "DZ-7.3.2", "DZ-7.3.3", "DZ-SU10")
def test_antidote_and_elwood_lower_the_infection() -> None:
    t = table("IV", infection=5, has_antidote=True, has_elwood=True, steps=[("distribute_antidote",)])
    assert t.g.infection == 3


@clause("DZ-15.6.2")
def test_the_lead_passes_on_each_round() -> None:
    t = table(seats=3, lead=2, steps=[("round_is_over",)])
    assert t.g.lead == 0


# -- 8: infection -----------------------------------------------------------------------------------------------


@clause("DZ-8.1.1", "DZ-8.1.2")
def test_infectors_off_their_start_infect_and_a_tab_may_say_no() -> None:
    t = table(
        "I",
        zeds={"forest_3": "noelle", "start_suburb": "vermin"},
        event="E02",
        infection=3,
        steps=[("infection_phase",)],
    )
    assert t.g.infection == 4 and not t.told("infection_rolled")


@clause("DZ-8.2.1", "DZ-8.2.12", "DZ-8.4.1")
def test_never_above_13_or_below_0() -> None:
    t = table(
        "I", infection=12, fates=["F09"], super_zeds=["giants"], steps=[("brains_infect", 4)], dice=[6, 6], chance=[0]
    )
    assert [told["infection"] for told in t.told("infection_rose")] == [13] and t.g.infection == 1
    t = table("III", infection=1, steps=[("text", "R02.text", 0)])
    assert t.g.infection == 0


@clause("DZ-8.2.9", "DZ-8.2.14", "DZ-E37")
def test_something_bigger() -> None:
    t = table(
        "II",
        infection=3,
        event="E37",
        fates=["F09"],
        super_zeds=["giants"],
        zeds={"suburb_5": "5/3 2"},
        steps=[("event_text", "zeds", "start")],
        dice=[3, 4],
        chance=[0],
    )
    assert t.g.infection == 6 and len(t.told("unchecked_outbreak")) == 1 and t.zeds("suburb_5") == ["5/3"]


@clause("DZ-8.2.10", "DZ-8.2.2")
def test_an_action_is_finished_before_the_outbreak() -> None:
    t = table(
        "I", zeds={"forest_2": "2/1"}, units={"forest_1": "furies"}, infection=12, fates=["F09"], super_zeds=["giants"]
    )
    t.roll(6, 6, 3, 3, 1).answer("unit:furies move to:forest_2")
    names = [event.name for event in t.events]
    assert names.index("zed_retreated") < names.index("unchecked_outbreak")


@clause("DZ-8.2.10", "DZ-4.1.3")
def test_the_melee_of_a_zed_that_comes_to_an_empty_track_is_finished_before_the_outbreak() -> None:
    t = table(
        "I",
        units={"start_forest": "furies"},
        infection=12,
        fates=["F09"],
        super_zeds=["giants"],
        bag="2/1, 5/3",
        steps=[],
    )
    t.go_on(("activate_now", "forest"), chance=[0, 5, 5])
    assert t.g.infection == 13 and not t.told("unchecked_outbreak")
    t.roll(3, 3, 1).answer("space:start_mountain")
    names = [event.name for event in t.events]
    assert names.index("zed_retreated") < names.index("unchecked_outbreak")


@clause("DZ-8.3.1", "DZ-8.3.3", "DZ-8.3.5", "DZ-8.3.7", "DZ-8.3.8", "DZ-8.3.10", "DZ-8.3.12")
def test_an_outbreak_in_a_village() -> None:
    t = table(
        "II",
        event="E01",
        infection=7,
        fates=["F09"],
        bag="5/3",
        units={"forest_4": "refugees_1 villagers"},
        dice=[1, 1],
        chance=[0],
        steps=[("infection_roll",)],
    )
    assert t.zeds("forest_4") == ["5/3"] and t.units("forest_3") == ["refugees_1"] and t.g.chaos == {"forest_4": 1}
    t = table(
        "II",
        event="E01",
        infection=7,
        fates=["F09"],
        bag="5/3",
        units={"forest_4": "rangers"},
        dice=[1, 1],
        chance=[0, 5, 5],
        steps=[("infection_roll",)],
    )
    assert t.told("melee_began")[0]["unit"] == "rangers"


@clause("DZ-8.3.4", "DZ-8.3.11", "DZ-11.17")
@pytest.mark.parametrize(("chaos", "space"), [({}, "start_tunnel"), ({"tunnel_2": 1, "tunnel_4": 1}, "tunnel_2")])
def test_an_outbreak_in_the_tunnel(chaos: dict[str, int], space: str) -> None:
    t = table(
        "IV",
        event="E01",
        infection=7,
        fates=["F34"],
        bag="5/3",
        chaos=chaos,
        dice=[1, 1],
        chance=[0],
        steps=[("infection_roll",)],
    )
    assert t.zeds(space) == ["5/3"]


@clause("DZ-13.1.7", "DZ-R18")
def test_outbreaks_on_the_start() -> None:
    t = table(
        "I",
        event="E01",
        infection=7,
        fates=["F09"],
        bag="5/3",
        options={"infection_control": "on"},
        dice=[1, 1],
        chance=[0],
        steps=[("infection_roll",)],
    )
    assert t.zeds("start_forest") == ["5/3"]


@clause("DZ-13.2.8", "DZ-13.3.25", "DZ-13.2.9", "DZ-13.3.8")
def test_like_rabbits_and_out_of_the_rain() -> None:
    t = table(
        "I",
        infection=13,
        fates=["F09", "F02"],
        bag="5/3, 4/2, 6/3, 2/1",
        super_zeds=["giants", "dooms"],
        ammo=3,
        options={"like_rabbits": "on", "out_of_the_rain": "on"},
        steps=[("unchecked_outbreak",)],
        dice=[6, 6],
        chance=[0] * 9,
    )
    assert t.zeds("forest_4") == ["giants", "dooms"] and len(t.told("outbreak")) == 2
    assert len(t.zeds("start_forest")) == 2 and len(t.zeds("mountain_2")) == 1 and t.g.ammo == 2


@clause("DZ-R12")
def test_slow_change_sets_the_infection() -> None:
    t = table("III", event="E01", infection=9, fates=["F09"], bag="5/3", steps=[])
    t.g.research.discards = ["R12"]
    t.go_on(("infection_roll",), chance=[2, 2, 0])
    assert t.g.infection == 2


# -- 9: eating --------------------------------------------------------------------------------------------------


@clause("DZ-9.1.1", "DZ-9.1.2")
@pytest.mark.parametrize(("event", "left"), [("E08", 5), ("E01", 4), ("E17", 3)])
def test_the_tab_says_how_much_is_eaten(event: str, left: int) -> None:
    assert table("I", event=event, supplies=5, steps=[("eat_phase",)]).g.supplies == left


@clause("DZ-9.2.3", "DZ-9.2.4")
def test_refugees_and_the_guard_may_starve_villagers_not() -> None:
    t = table(
        "II",
        event="E17",
        supplies=0,
        units={"forest_4": "refugees_1 villagers", "forest_1": "refugees_2, national_guard"},
        steps=[("eat",)],
    )
    assert t.options == ["unit:refugees_2", "unit:national_guard"] and t.refused("unit:refugees_1") == "DZ-9.2.3"
    assert (
        table("II", event="E17", supplies=0, units={"forest_4": "refugees_1 villagers"}, steps=[("eat",)]).ask is None
    )


@clause("DZ-9.2.6", "DZ-F09")
def test_a_card_takes_only_what_is_there() -> None:
    t = table("I", supplies=1, ammo=0, units={"town_center": "mayor"}, steps=[("text", "F09.text", 0)])
    assert t.g.supplies == 0 and t.units("town_center") == ["mayor"]
