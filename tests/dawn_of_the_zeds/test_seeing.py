"""Who sees what: views, scene, and what is dealt anew."""

from __future__ import annotations

import random
from collections import Counter

import msgspec
import pytest

from tests.dawn_of_the_zeds.table import table
from tests.tools.playing import begin, decisions
from untot.games.dawn_of_the_zeds import GAME
from untot.games.dawn_of_the_zeds.printed_cards import EVENTS_PRINTED, RESEARCH
from untot.games.dawn_of_the_zeds.redealing import acts_of, kind_of, redeal
from untot.games.dawn_of_the_zeds.scene import scene
from untot.games.dawn_of_the_zeds.state import DawnState
from untot.games.dawn_of_the_zeds.view import camp_band, chaos_band, view
from untot.kernel.rulebook import clause


def states(level: str, seats: int, seed: int, **options: str) -> list[DawnState]:
    """A random match at some of its decisions."""
    match = begin(GAME, seats, seed, {"level": level, **options})
    found = []
    for number, live in enumerate(decisions(match, seed)):
        if number % 9 == 0:
            assert isinstance(live.state, DawnState)
            found.append(live.state.copy())
    return found


@clause("DZ-15.4.7", "DZ-15.4.5", "DZ-5.7.11")
@pytest.mark.parametrize("level", ["basic", "III", "V"])
def test_what_is_dealt_anew_has_the_same_structure(level: str) -> None:
    for seed in range(3):
        for g in states(level, 1, seed):
            before = g.copy()
            redeal(g, 0, random.Random(seed))
            assert [Counter(map(kind_of, act)) for act in acts_of(g, g.events.cards)] == [
                Counter(map(kind_of, act)) for act in acts_of(before, before.events.cards)
            ]
            assert len(set(g.events.cards)) == len(g.events.cards)
            assert not set(g.events.cards) & {*g.events.discards, g.active}
            assert sorted(g.fates.cards) == sorted(before.fates.cards)
            kinds = [[RESEARCH[card].kind for card in deck.research.cards[: g.initial_on_top]] for deck in (g, before)]
            assert kinds[0] == kinds[1] and len(set(g.research.cards)) == len(g.research.cards)
            assert not set(g.research.cards) & set(g.research.discards)


@clause("DZ-15.4.7")
def test_a_redeal_leaves_no_trace_of_the_real_order() -> None:
    g = states("V", 2, 3, mode="competitive")[2]
    other = g.copy()
    redeal(g, 1, random.Random(1))
    redeal(other, 1, random.Random(2))
    redeal(other, 1, random.Random(1))
    assert g.events.cards == other.events.cards and g.fates.cards == other.fates.cards


@clause("DZ-15.4.7")
def test_acts_of_a_fresh_deck_are_those_it_was_made_of() -> None:
    for level in ("basic", "II", "V"):
        g = states(level, 1, 2)[0]
        acts = [{EVENTS_PRINTED[card].act for card in block if card != "E39"} for block in acts_of(g, g.events.cards)]
        assert all(len(act) <= 1 for act in acts)


@clause("DZ-14.6.10", "DZ-H16.1")
def test_the_hermit_shows_the_top_fate_card_to_the_hero_side_only() -> None:
    t = table("IV", seats=2, options={"mode": "competitive"}, units={"forest_1": "hermit"}, fates=["F09", "F02"])
    assert view(t.g, 0).fates.top == ["F09"] and view(t.g, 1).fates.top == [] and view(t.g, None).fates.top == []
    redeal(t.g, 0, random.Random(1))
    assert t.g.fates.cards[0] == "F09"
    t = table("IV", units={"bed_1": "hermit comatose"}, fates=["F09"])
    assert view(t.g, 0).fates.top == []


@clause("DZ-H13.2", "DZ-15.4.7")
def test_a_card_looked_at_stays_known_to_the_hero_side() -> None:
    t = table("III", units={"town_center": "agent"}, seats=2, options={"mode": "competitive"})
    t.answer("unit:agent classified", seat=0)
    assert view(t.g, 0).events.top == ["E11"] and view(t.g, 1).events.top == []
    redeal(t.g, 0, random.Random(4))
    assert t.g.events.cards[0] == "E11"


@clause("DZ-2.13", "DZ-15.4.7")
def test_kept_cards_lie_open_and_decks_do_not() -> None:
    t = table(kept=["F08"], fates=["F09"], units={"town_center": "mayor"})
    seen = msgspec.json.encode(view(t.g, None))
    assert b'"kept":["F08"]' in seen and b"F09" not in seen and b"E20" not in seen


@clause("DZ-16.2.1", "DZ-16.2.4")
def test_the_epilogue() -> None:
    t = table("II", event="E20", units={"refugee_camp": "refugees_1"}, chaos={"forest_0": 7}, steps=[("action_phase",)])
    result = view(t.g, 0).result
    assert result is not None and (result.chaos, result.camp, result.tier) == ("high", "some", "tier_1")
    assert [chaos_band(n) for n in (6, 9, 10)] == ["low", "high", "ruin"]
    assert [camp_band(n) for n in (0, 2, 3)] == ["empty", "some", "full"]


def test_views_show_the_fight_at_hand() -> None:
    t = table("III", zeds={"forest_2": "5/3"}, units={"forest_1": "civilians_1"}, kept=["F11"])
    t.answer("unit:civilians_1 move to:forest_2")
    melee = view(t.g, 0).melee
    assert melee is not None and (melee.column, melee.strengths) == ("zeds_more", [5, 4])


def test_scene_has_only_what_the_level_has() -> None:
    basic, director = scene(table(steps=[]).g), scene(table("V", steps=[]).g)
    assert set(director.tracks) - set(basic.tracks) == {"tunnel"} and basic.houses == ["cemetery"]
    assert basic.kinds["forest_0"] == "space" and "lab" in director.houses
    assert director.spaces["tunnel_4"].zed_limit == 1 and director.units["sheriff"].strength == [5, 3]
