"""Chapter 7: barricades."""

from __future__ import annotations

from typing import Any

import pytest

from tests.zombie_town.table import Table, table
from untot.kernel.rulebook import clause


def acting(hand: str, **position: Any) -> Table:
    """Red is on turn; where nothing else is said he stands in bld_11."""
    where = {"red": "bld_11", **position.pop("where", {})}
    return table(where=where, hands={"red": hand}, turn="red", steps=[("act",)], **position)


def built(t: Table) -> list[str]:
    return [card for card, _ in t.g.sites["bld_11"].barricades]


def actions(t: Table) -> int:
    assert t.g.turn is not None
    return t.g.turn.actions


@clause("ZT-7.14")
def test_zt_7_14_a_barricade_is_built_before_the_building_of_the_pawn_and_hidden() -> None:
    t = acting("barricade_3").answer("red", "play:barricade_3 at:bld_11")
    assert built(t) == ["barricade_3"] and t.owner("bld_11") == "red" and actions(t) == 2
    assert t.told("barricades_built") == [{"pawn": "red", "building": "bld_11", "count": 1}]
    assert acting("barricade_3", where={"red": "A9"}).refused("red", "play:barricade_3") == "ZT-7.14"
    assert acting("barricade_3").refused("red", "play:barricade_3 at:bld_12") == "ZT-7.14"


@clause("ZT-7.15")
def test_zt_7_15_three_cards_at_most() -> None:
    three = "barricade_1/red barricade_2/red barricade_2/red"
    t = acting("barricade_3", owners={"bld_11": "red"}, barricades={"bld_11": three})
    assert t.refused("red", "play:barricade_3") == "ZT-7.15"
    t = acting(
        "barricade_3 barricade_4", owners={"bld_11": "red"}, barricades={"bld_11": "barricade_1/red barricade_2/red"}
    )
    t.answer("red", "play:barricade_4")
    assert built(t) == ["barricade_1", "barricade_2", "barricade_4"]
    assert t.refused("red", "play:barricade_3") == "ZT-7.15"


@clause("ZT-7.16")
def test_zt_7_16_each_further_card_is_added_outside() -> None:
    t = acting("barricade_3 barricade_4").answer("red", "play:barricade_4", "play:barricade_3")
    assert built(t) == ["barricade_4", "barricade_3"]
    t.answer("red", "free_move to:A9", "tear_down at:bld_11")
    assert built(t) == ["barricade_4"]


@clause("ZT-7.17", "ZT-7.18", "ZT-12.17")
def test_e1_eight_zombies_are_held_and_the_ninth_brings_all_down() -> None:
    t = table(
        owners={"bld_11": "blue"}, barricades={"bld_11": "barricade_3/blue barricade_4/blue barricade_1/blue"},
        zombies={"A6": 2, "A9": 2, "B7": 2, "B8": 2, "C6": 1}, turn="red", day=1, steps=[("press", "B7", 0)],
    )  # fmt: skip
    assert len(built(t)) == 3 and t.seen_by("blue").view()["buildings"][10]["strength"] == 8
    t.go_on(("zombie_phase",)).answer("red", "zombie:C6 to:B7")
    assert built(t) == [] and t.told("barricades_fell")[0]["cards"] == ["barricade_3", "barricade_4", "barricade_1"]


@clause("ZT-7.19", "ZT-7.20", "ZT-7.21")
def test_t1_too_weak_a_barricade_is_refused_but_an_announced_series_counts_together() -> None:
    t = acting("barricade_3 barricade_4", zombies={"A6": 3, "B7": 2}, actions=2)
    refusal = t.match.why_not(0, "play:barricade_3 at:bld_11")
    assert refusal is not None and (refusal.reason, refusal.clause) == ("answer-incomplete", "ZT-7.19")
    assert t.after("red", "play:barricade_3 at:bld_11") == ["then:barricade_4"]
    t.answer("red", "play:barricade_3 at:bld_11 then:barricade_4")
    assert built(t) == ["barricade_3", "barricade_4"] and actions(t) == 0
    assert t.told("barricades_built") == [{"pawn": "red", "building": "bld_11", "count": 2}]


@clause("ZT-7.19")
def test_zt_7_19_no_series_of_the_hand_suffices() -> None:
    zombies = {"A6": 3, "B7": 2}
    t = acting("barricade_3 barricade_4", zombies=zombies, actions=1)
    assert t.refused("red", "play:barricade_3") == t.refused("red", "play:barricade_4") == "ZT-7.19"
    assert acting("barricade_5", zombies=zombies).refused("red", "play:barricade_5") is None
    t = acting("barricade_1 barricade_5", zombies=zombies, actions=1)
    assert t.refused("red", "play:barricade_1") == "ZT-7.19" and t.refused("red", "play:barricade_5") is None


@clause("ZT-7.19")
def test_zt_7_19_where_one_stands_already_any_further_card_is_fine() -> None:
    t = acting(
        "barricade_1", zombies={"A6": 3}, owners={"bld_11": "blue"}, barricades={"bld_11": "barricade_3/blue"}
    ).answer("red", "play:barricade_1")
    assert built(t) == ["barricade_3", "barricade_1"] and t.owner("bld_11") == "red"


@clause("ZT-7.20")
def test_zt_7_20_each_card_of_a_series_costs_an_action() -> None:
    t = acting("barricade_1 barricade_2 barricade_3", zombies={"A6": 4})
    assert t.after("red", "play:barricade_1 at:bld_11") == ["then:barricade_2", "then:barricade_3"]
    assert t.after("red", "play:barricade_1 at:bld_11 then:barricade_2") == ["then:barricade_3"]
    t.answer("red", "play:barricade_1 at:bld_11 then:barricade_3")
    assert actions(t) == 1 and t.hand("red") == ["barricade_2"]


@clause("ZT-7.20")
def test_what_is_enough_is_not_announced_with_more_for_more_can_be_built_one_by_one() -> None:
    t = acting("barricade_2 barricade_4", zombies={"A6": 3})
    assert t.refused("red", "play:barricade_4 at:bld_11 then:barricade_2") == "ZT-7.20"
    t.answer("red", "play:barricade_4", "play:barricade_2")
    assert built(t) == ["barricade_4", "barricade_2"] and actions(t) == 1


@clause("ZT-7.22", "ZT-7.23")
def test_zt_7_22_values_and_traps_are_known_to_the_builder_alone_until_they_go() -> None:
    t = acting("barricade_2_trap_1").answer("red", "play:barricade_2_trap_1")
    seen = [t.seen_by(colour).view()["buildings"][10] for colour in ("red", "blue", None)]
    assert [b["barricades"] for b in seen] == [
        [{"card": card, "builder": 0}] for card in ("barricade_2_trap_1", None, None)
    ]
    assert [b["strength"] for b in seen] == [2, None, None]
    t.answer("red", "free_move to:A9", "tear_down")
    assert t.seen_by(None).view()["discard"] == ["barricade_2_trap_1"]


@pytest.mark.parametrize("other", ["blue", None])
@clause("ZT-7.21", "ZT-7.23")
def test_nobody_else_can_tell_what_was_built(other: str | None) -> None:
    here = acting("barricade_1 barricade_4").answer("red", "play:barricade_1")
    there = acting("barricade_5 pistol").answer("red", "play:barricade_5")
    assert here.seen_by(other).message() == there.seen_by(other).message()


@pytest.mark.parametrize("other", [1, None])
@clause("ZT-7.22", "ZT-7.23", "ZT-6.6")
def test_the_record_of_a_running_match_tells_nobody_else_what_was_built_or_stored(other: int | None) -> None:
    t = acting("barricade_1 pistol survivor").answer(
        "red", "play:barricade_1", "store card:pistol", "play:survivor accompany:red"
    )
    lines = t.match.export(other).splitlines()
    assert "barricade_1" not in "".join(lines[1:]) and "pistol" not in "".join(lines[1:])
    assert "play:survivor accompany:red" in lines[-1], "what everybody sees is no secret"
    assert "play:barricade_1 at:bld_11" in t.match.export(0)
