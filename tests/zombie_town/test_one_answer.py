"""One touch, one answer: what belongs to a deed of the turn is said with it, taken back with it, and told once."""

from __future__ import annotations

from typing import Any

import pytest

from tests.zombie_town.known import WITHIN
from tests.zombie_town.table import Table, table
from untot.games.zombie_town.scene import KINDS, PIECES, TRIES, USUAL
from untot.kernel.forms import Branch
from untot.kernel.words import split, thing_of, verb_of


def at_home(**position: Any) -> Table:
    """Red is on turn in his house bld_11 with everything that one can wish for."""
    return table(
        where={"red": "bld_11", "blue": "bld_11", **position.pop("where", {})},
        owners={"bld_11": "red"},
        houses={"bld_11": "gun_collector"},
        placed={"bld_11": "-"},
        weapons={"red": "pistol:0 rifle:2"},
        companions={"red": "pistol -"},
        hands={"red": "survivor barricade_3 fireworks shotgun"},
        piles={"bld_11": "pistol pistol pistol"},
        stored={"bld_11": "survivor/red"},
        zombies={"B7": 1},
        turn="red",
        steps=[("act",)],
        **position,
    )


OUTSIDE = {"where": {"red": "A9"}, "barricades": {"bld_11": "barricade_3/blue"}}
SAID: dict[str, tuple[dict[str, Any], str]] = {
    "move_path": ({}, "free_move to:A10"),
    "draw_count": ({}, "draw at:bld_11 look:2"),
    "play_survivor_where": ({}, "play:survivor place:bld_11"),
    "weapon_bearer": ({}, "play:shotgun bearer:survivor.3"),
    "drop_empty": ({}, "drop:pistol.1"),
    "barricade_series": ({}, "play:barricade_3 at:bld_11"),
    "fireworks_target": ({}, "play:fireworks light:bld_04"),
    "attack_target": ({}, "attack target:B7 with:rifle.1"),
    "attack_weapon": ({}, "attack target:blue with:rifle.1"),
    "tear_down": (OUTSIDE, "tear_down at:bld_11"),
    "store_cards": ({}, "store card:fireworks at:bld_11"),
    "collect_cards": ({}, "collect card:survivor at:bld_11"),
    "pick_survivor": ({}, "arm weapon:rifle.1 who:survivor.2"),
    "house_pick": ({}, "house at:bld_11 weapon:pistol.1"),
}
"""Every decision of the catalogue that is made within the answer of a turn, with an answer in which it is made."""


def test_no_decision_within_another_answer_is_forgotten() -> None:
    assert set(SAID) == set(WITHIN)


@pytest.mark.parametrize("decision", SAID)
def test_the_decision_is_part_of_one_answer_and_nothing_more_is_asked_of_it(decision: str) -> None:
    position, answer = SAID[decision]
    t = at_home(**position)
    assert t.refused("red", answer) is None
    t.match.answer(0, answer)
    assert t.ask in ("turn_step", "draw_result", "flee_to") and t.ask not in WITHIN


def test_a_movement_is_one_answer_one_event_and_one_undo() -> None:
    t = at_home().answer("red", "free_move to:B10")
    assert [len(moved["way"]) for moved in t.told("pawn_moved")] == [2] and t.pawn("red").square == "B10"
    t.match.undo(0)
    assert t.match.state.pawns["red"].square == "bld_11"  # type: ignore[attr-defined]


def test_no_verb_leads_into_a_dead_end() -> None:
    t = at_home()
    assert t.match.ask is not None
    form = t.match.ask.form(0)
    assert isinstance(form, Branch)
    for verb in form.branches:
        answers = [a for a in form.answers() if split(a)[0] == verb]
        assert answers and all(form.first_wrong_word(answer) is None for answer in answers), verb


def test_what_follows_a_verb_is_made_only_when_it_is_walked() -> None:
    t = at_home()
    assert t.match.ask is not None
    form = t.match.ask.form(0)
    assert isinstance(form, Branch) and callable(form.branches["free_move"])
    assert form.walk(["free_move"]) and not callable(form.branches["free_move"]) and callable(form.branches["attack"])


@pytest.mark.parametrize("thing", ["C8", "E5", "bld_01", "blue", "survivor.1", "rifle.1", "fireworks", "barricade_3"])
def test_whatever_is_touched_can_be_tried_and_is_explained(thing: str) -> None:
    """The scene says which word to try; it is an answer, the beginning of one, or refused with a clause."""
    t = at_home(actions=0, free_moves=0)
    kind = KINDS.get(thing) or PIECES[thing.split(".")[0]]
    refusal = t.match.why_not(0, f"{TRIES[kind][0]}{thing}")
    assert refusal is not None and refusal.clause is not None


@pytest.mark.parametrize("verb", USUAL)
def test_what_everybody_looks_for_is_offered_or_explained(verb: str) -> None:
    t = table(where={"red": "A9"}, turn="red", actions=0, free_moves=0, steps=[("act",)])
    refusal = t.match.why_not(0, verb)
    assert verb == "end_turn" if refusal is None else refusal.clause is not None


def test_things_named_in_answers_are_things_that_can_be_touched() -> None:
    """But for numbers of cards, words of the turn, and the streets."""
    for position in ({}, OUTSIDE):
        t = at_home(**position)
        for answer in t.options("red"):
            for word in split(answer):
                thing = thing_of(word)
                known = thing in KINDS or thing.split(".")[0] in PIECES
                assert known or not thing or verb_of(word) == "look", word
