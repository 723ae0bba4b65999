"""Chapters 13 to 15: options, definitions, dossier, who decides."""

from __future__ import annotations

import pytest

from tests.dawn_of_the_zeds.table import table
from tests.dawn_of_the_zeds.test_set_up import begun_before_round_one
from untot.games.dawn_of_the_zeds import GAME
from untot.games.dawn_of_the_zeds.board import (
    TOWN_CENTER,
    TRACK_SPACES,
    is_named,
    is_town_space,
    is_track_space,
    tracks_of,
)
from untot.games.dawn_of_the_zeds.facts import sides
from untot.games.dawn_of_the_zeds.pieces import UNITS
from untot.games.dawn_of_the_zeds.printed_cards import EVENTS_PRINTED
from untot.games.dawn_of_the_zeds.rules.c16_end import tier_of
from untot.games.dawn_of_the_zeds.whereabouts import is_player_unit
from untot.kernel.rulebook import clause
from untot.kernel.state import OptionValue

# -- 13: options ------------------------------------------------------------------------------------------------


@clause("DZ-13.1.1", "DZ-13.3.13")
@pytest.mark.parametrize(
    ("slower", "specials"), [("off", (1, 1, 1)), ("act2", (0, 1, 1)), ("act4", (1, 1, 0)), ("both", (0, 1, 0))]
)
def test_slower_replaces_special_cards(slower: str, specials: tuple[int, int, int]) -> None:
    g = begun_before_round_one(slower=slower, length="short")
    acts = [g.events.cards[sum(g.act_sizes[:at]) : sum(g.act_sizes[: at + 1])] for at in range(4)]
    assert tuple(sum(EVENTS_PRINTED[card].kind == "special" for card in act) for act in acts[1:]) == specials
    assert len(g.events.cards) == 16


@clause("DZ-13.3.13")
def test_in_a_deck_that_uses_every_card_one_of_the_act_before_comes() -> None:
    g = begun_before_round_one(slower="act4")
    act = g.events.cards[-(g.act_sizes[3] + 1) : -1]
    assert len(act) in (3, 4) and all(EVENTS_PRINTED[card].act in (3, 4) for card in act)


@clause("DZ-13.1.3", "DZ-13.3.29")
def test_an_opportunist_gives_up_a_card_for_an_action() -> None:
    t = table(units={"town_center": "mayor"}, kept=["F08"], actions=1, options={"opportunist": "on"})
    t.answer("give_card:F08")
    assert t.g.actions == 2 and t.g.fates.discards == ["F08"]


@clause("DZ-13.1.4", "DZ-13.3.14")
def test_volunteers() -> None:
    g = begun_before_round_one(volunteers="on")
    assert len(g.reserve) == 2 and not [unit for unit in g.units_at[TOWN_CENTER] if unit.startswith("civilians_")]
    assert sum(UNITS[unit].kind == "heroic_civilians" for unit in g.units) == 2


@clause("DZ-13.1.5", "DZ-13.3.16")
def test_known_faces_are_chosen() -> None:
    t = table(available=["johnson", "kingman"], steps=[("text", "E12.start", 0)], options={"known_faces": "on"})
    assert t.ask == "choose_new_hero" and len(t.options) == 2


@clause("DZ-13.2.5", "DZ-13.3.16", "DZ-F12")
def test_no_idea_draws_them() -> None:
    t = table(
        "II", available=["johnson", "kingman"], kept=["F12"], units={"town_center": "mayor"}, options={"no_idea": "on"}
    )
    t.g.script_chance(1)
    t.answer("play:F12")
    assert t.ask == "arrival_place"


@clause("DZ-13.2.2", "DZ-13.2.3", "DZ-13.3.15", "DZ-13.3.26", "DZ-15.7.2")
@pytest.mark.parametrize(
    ("options", "heroes", "heroic"),
    [
        ({"where_are_they": "on"}, 3, 1),
        ({"i_can_do_it": "bare"}, 2, 1),
        ({"i_can_do_it": "with_heroic_civilians"}, 2, 3),
    ],
)
def test_fewer_heroes(options: dict[str, OptionValue], heroes: int, heroic: int) -> None:
    for level in ("basic", "I"):
        g = begun_before_round_one(level=level, **options)
        kinds = [UNITS[unit].kind for unit in g.units_at[TOWN_CENTER]]
        assert kinds.count("hero") == heroes and kinds.count("heroic_civilians") == heroic


@clause("DZ-13.2.12", "DZ-13.3.1", "DZ-13.3.2", "DZ-13.3.5", "DZ-13.3.7", "DZ-13.3.18", "DZ-13.3.19", "DZ-13.3.20")
def test_maestro_walks_to_the_start_of_the_tunnel() -> None:
    t = table("IV", event="E71", options={"maestro": "on"}, steps=[("doctor_appears",)], chaos={"tunnel_4": 1})
    assert t.place_of("marteuse_infector") == "tunnel_4" and "wolves" in t.g.zeds
    t = table(
        "IV",
        zeds={"tunnel_7": "marteuse_infector"},
        options={"maestro": "on"},
        components=["snack"],
        steps=[("infectors_infect",), ("activate", "tunnel")],
        chaos={"tunnel_7": 1},
        chance=[0],
    )
    assert t.g.infection == 2 and t.place_of("marteuse_infector") == "" and t.g.components == []


@clause("DZ-13.3.3", "DZ-13.3.4", "DZ-13.3.6", "DZ-P8")
def test_maestro_is_jailed_by_whoever_enters_his_space() -> None:
    t = table(
        "IV",
        zeds={"tunnel_4": "marteuse_infector"},
        units={"tunnel_2": "sheriff"},
        options={"maestro": "on"},
        chaos={"tunnel_4": 1},
    )
    t.answer("unit:sheriff move to:tunnel_4")
    assert t.g.has_jailed_doctor and t.g.research.discards[-1] == "R06" and not t.told("melee_began")


@clause("DZ-13.3.6")
@pytest.mark.parametrize(("dice", "is_jailed"), [((6, 6), True), ((1, 1, 1), False)])
def test_zeds_beside_the_maestro_fight_first(dice: tuple[int, ...], is_jailed: bool) -> None:
    """Jailed only by whoever is still there after the melee."""
    t = table(
        "IV",
        zeds={"tunnel_4": "marteuse_infector, 2/1 reduced"},
        units={"tunnel_2": "mayor"},
        options={"maestro": "on"},
        dice=dice,
    )
    t.answer("unit:mayor move to:tunnel_4")
    assert len(t.told("melee_rolled")) == 1
    assert t.g.has_jailed_doctor == is_jailed and (t.place_of("mayor") == "tunnel_4") == is_jailed


@clause("DZ-13.3.5")
@pytest.mark.parametrize(("event", "first_of_act", "is_there"), [("E02", 4, True), ("E02", 3, False), ("E71", 0, True)])
def test_when_the_maestro_comes(event: str, first_of_act: int, is_there: bool) -> None:
    t = table("IV", event=event, first_of_act=first_of_act, options={"maestro": "on"}, steps=[("doctor_appears",)])
    assert (t.place_of("marteuse_infector") == "tunnel_4") == is_there


@clause("DZ-13.3.17")
def test_maestro_in_competitive_mode_is_no_anti_unit() -> None:
    g = GAME.new_state(2, {"level": "IV", "mode": "competitive", "maestro": "on"}, bytes(32))
    assert "marteuse" not in g.anti_units  # type: ignore[attr-defined]


# -- 14: definitions and dossier --------------------------------------------------------------------------------


@clause("DZ-14.1.1", "DZ-14.1.2", "DZ-14.1.4")
def test_tracks_and_spaces() -> None:
    assert len(tracks_of("A")) == 4 and len(tracks_of("B")) == 5 and len(TRACK_SPACES) == 36
    assert is_track_space("forest_0") and not is_track_space("start_forest") and not is_track_space("lab")
    assert is_town_space(TOWN_CENTER) and is_town_space("forest_0") and is_named(TOWN_CENTER) and not is_named("bed_1")


@clause("DZ-14.2.1", "DZ-14.2.2", "DZ-14.2.3", "DZ-14.2.4")
def test_who_is_a_player_unit() -> None:
    units = "mayor, furies, rangers, national_guard, refugees_1, refugees_2 villagers, looters, hoarders"
    t = table("III", units={"forest_2": units}, steps=[])
    assert [unit for unit in t.g.units if is_player_unit(t.g, unit)] == [
        "mayor",
        "furies",
        "rangers",
        "national_guard",
        "refugees_1",
    ]


@clause("DZ-14.4.12", "DZ-H07.3", "DZ-4.4.10")
def test_loud_bark_keeps_zeds_and_raiders() -> None:
    t = table("II", zeds={"forest_2": "5/3"}, units={"forest_2": "pickles hidden"}, steps=[("activate", "forest")])
    t.roll(4).answer("use")
    assert t.zeds("forest_2") == ["5/3"]
    t = table("II", units={"forest_2": "pickles hidden, looters"}, steps=[("raiders_move",)])
    t.roll(3).answer("use")
    assert t.place_of("looters") == "forest_1"


@clause("DZ-4.4.2", "DZ-H06.4", "DZ-H07.2", "DZ-H07.3")
@pytest.mark.parametrize(
    ("place", "units", "orders"),
    [
        ("forest_1", "kingman", ("use",)),
        ("forest_2", "pickles hidden", ("use",)),
        ("forest_1", "pickles", ()),
    ],
)
def test_what_holds_zeds_off_for_nothing_can_be_used_by_a_standing_order(
    place: str, units: str, orders: tuple[str, ...]
) -> None:
    t = table("II", zeds={"forest_2": "5/3"}, units={place: units}, steps=[("activate", "forest")])
    assert t.ask == "hello_optional" and t.match.ask is not None and t.match.ask.orders == orders


@clause("DZ-14.4.14", "DZ-SZ5", "DZ-14.5.7")
@pytest.mark.parametrize(
    ("before", "after"), [("1", "regenerators"), ("reduced", "regenerators 2"), ("", "regenerators")]
)
def test_regenerators_remove_a_hit_before_they_leave(before: str, after: str) -> None:
    t = table("I", zeds={"forest_2": f"regenerators {before}"}, steps=[("activate", "forest")])
    assert t.zeds("forest_1") == [after]


@clause("DZ-14.4.4", "DZ-14.4.10", "DZ-14.6.9", "DZ-H07.2")
def test_pickles_hides_anew_at_each_meeting() -> None:
    t = table(
        "II",
        zeds={"forest_2": "5/3", "forest_1": "4/2"},
        units={"forest_1": "pickles hidden"},
        steps=[("activate", "forest")],
        no_entry=["forest_0"],
    )
    assert t.ask == "hello_optional"
    t.roll(1, 6, 6).answer("use")
    assert t.told("melee_rolled")[0]["strengths"] == [9, 2]


@clause("DZ-14.5.2", "DZ-14.5.3", "DZ-14.5.6", "DZ-E51")
def test_upgrades_go_on_the_strongest_regular_zed_or_lapse() -> None:
    t = table(
        "III",
        zeds={"forest_2": "6/3 fast", "forest_3": "giants"},
        event="E51",
        bag="2/1",
        steps=[("text", "E51.end", 0)],
        chance=[0],
    )
    assert t.zeds("forest_2") == ["6/3 fast smart"]
    t = table("III", zeds={"forest_3": "giants"}, event="E51", bag="", super_zeds=[], steps=[("text", "E51.end", 0)])
    assert t.g.used_upgrades == ["smart"]


@clause("DZ-14.6.1", "DZ-14.6.2")
def test_hits_per_side() -> None:
    assert {
        kind: {unit.hits for unit in UNITS.values() if unit.kind == kind and unit.id != "horatius"}
        for kind in (
            "hero",
            "regular_civilians",
            "heroic_civilians",
            "special_civilians",
            "national_guard",
            "raiders",
            "anti_hero",
            "anti_civilians",
        )
    } == {
        "hero": {1},
        "regular_civilians": {2},
        "heroic_civilians": {2},
        "special_civilians": {2},
        "national_guard": {3},
        "raiders": {3},
        "anti_hero": {1},
        "anti_civilians": {2},
    }
    assert UNITS["horatius"].hits == 2 and UNITS["rangers"].hits == 2


@clause("DZ-14.6.3", "DZ-H05.1", "DZ-H17.1", "DZ-HC2.1", "DZ-HC7.1")
def test_what_units_bring_with_them() -> None:
    t = table(
        "IV",
        available=["furies"],
        steps=[("unit_enters", unit, TOWN_CENTER) for unit in ("johnson", "horatius", "salvation", "clarion")],
        supplies=0,
        ammo=0,
        chance=[0],
    )
    assert (t.g.supplies, t.g.ammo) == (2 + 3 + 2, 3) and "furies" in t.g.units


# -- 15: who decides --------------------------------------------------------------------------------------------


@clause("DZ-15.5.1", "DZ-15.5.2", "DZ-15.5.5", "DZ-12.0.1")
def test_seats_and_sides() -> None:
    assert sides({"mode": "coop"}, 4) == ((0, 1, 2, 3),) and sides({"mode": "competitive"}, 3) == ((0, 1), (2,))
    g = GAME.new_state(3, {}, bytes(32))
    assert g.player_actions == [1, 1, 1] and g.lead == 0  # type: ignore[attr-defined]


@clause("DZ-15.5.3", "DZ-7.1.1")
def test_solo_with_several_markers() -> None:
    t = table(options={"solo_markers": 3}, steps=[("reset_actions",)])
    assert t.g.player_actions == [3]


@clause("DZ-15.6.1", "DZ-15.6.2")
def test_joint_decisions_are_entered_by_the_lead() -> None:
    t = table(
        seats=3, lead=1, zeds={"forest_2": "9/4"}, units={"forest_1": "mayor, captain"}, steps=[("activate", "forest")]
    )
    assert t.asked == [1] and t.refused("unit:mayor", seat=0) == "DZ-15.6.2"


@clause("DZ-15.6.3", "DZ-15.6.7")
def test_with_agree_all_propose_and_the_lead_settles() -> None:
    t = table(
        seats=3,
        lead=1,
        zeds={"forest_2": "9/4"},
        units={"forest_1": "mayor, captain"},
        steps=[("activate", "forest")],
        options={"team_decision": "agree"},
        dice=[3, 4, 1],
    )
    assert t.asked == [0, 1, 2]
    t.answer("unit:mayor", seat=0).answer("unit:captain", seat=2).answer("unit:mayor", seat=2)
    assert t.ask == "choose_defender"
    t.answer("unit:mayor", seat=1)
    assert t.told("melee_began")[0]["unit"] == "mayor"


@clause("DZ-15.6.4")
def test_decisions_of_an_own_action_belong_to_its_player() -> None:
    t = table(seats=3, lead=1, zeds={"forest_2": "2/1, 3/1"}, units={"forest_1": "furies"})
    t.roll(6, 6).answer("unit:furies move to:forest_2", seat=2)
    assert t.ask == "split_hits_on_zeds" and t.asked == [2]


@clause("DZ-16.2.2")
@pytest.mark.parametrize(
    ("points", "tier"), [(-3, 1), (0, 1), (1, 2), (5, 2), (6, 3), (12, 3), (13, 4), (20, 4), (21, 5)]
)
def test_tiers(points: int, tier: int) -> None:
    assert tier_of(points) == f"tier_{tier}"
