"""Seen: what a seat, and a spectator, is sent of a match."""

from __future__ import annotations

import random

import pytest

from tests.kernel.toy import TOY, play, toy
from untot.kernel.errors import Refused
from untot.kernel.events import Event, told
from untot.kernel.rulebook import CITED, ClauseText, clause
from untot.kernel.rulebook import _clauses as parse_clauses
from untot.kernel.seeing import Seen
from untot.parts.modifiers import Modifier, bonus, lasting


def test_an_event_is_seen_by_its_seats_and_its_secret_by_the_knowers() -> None:
    event = Event("given", "TY-1", {"to": 1}, seats=(0, 1), secret={"card": "axe"}, knowers=(1,))
    assert [event.is_seen_by(seat) for seat in (0, 1, 2, None)] == [True, True, False, False]
    assert told(7, event, 0) == {"n": 7, "event": "given", "clause": "TY-1", "args": {"to": 1}, "private": True}
    assert told(0, event, 1)["args"] == {"to": 1, "card": "axe"}


def test_only_those_who_see_more_than_others_are_told_that_it_is_private() -> None:
    event = Event("dealt", "TY-1", {"to": 1}, secret={"card": "axe"}, knowers=(1,))
    assert ["private" in told(0, event, seat) for seat in (0, 1, None)] == [False, True, False]
    assert "private" not in told(0, Event("waved", "TY-1"), 0)


def test_the_asked_seat_gets_its_form_and_the_others_only_whom_the_table_waits_for() -> None:
    match = toy(("wave", 1))
    mine, other = Seen(match, 1).question(), Seen(match, 0).question()
    assert mine is not None and mine["form"] == {"form": "pick", "options": ["left", "right"]}
    assert mine["orders"] == ["right"] and mine["is_final"] is False
    assert other == {"name": "wave", "clause": "TY-14", "asked": 1, "waiting": [1]} == Seen(match, None).question()


def test_a_spectator_is_asked_nothing_and_answers_nothing() -> None:
    seen = Seen(toy(("wave", 1)), None)
    assert seen.ask() is None and isinstance(seen.why_not("left"), Refused)


def test_an_ask_is_held_by_those_whose_answer_is_missing() -> None:
    match = play(toy(("vote",)), (0, "vote:1"))
    assert Seen(match, 0).ask() is None and Seen(match, 1).ask() is match.ask
    assert Seen(match, 1).why_not("vote:1") is None


def test_after_the_end_nothing_is_asked() -> None:
    seen = Seen(toy(("finish",)), 0)
    assert seen.is_over and seen.question() is None and seen.ask() is None
    assert set(seen.message()) == {"view", "question", "events"}


def test_a_seat_imagines_through_its_own_eyes() -> None:
    match = toy(("deal",), ("wave", 0))
    seen = Seen(match, 1)
    twin = Seen(seen.imagine(random.Random(3)), 1)
    assert twin.view() == seen.view() and twin.game is TOY


# -- modifiers and clauses --------------------------------------------------------------------------------------


def test_modifiers_add_up_by_name_and_subject_until_their_moment() -> None:
    active = [
        Modifier("votes", "red", 1, "vote"),
        Modifier("votes", "red", 2, "round"),
        Modifier("votes", "blue", 5, "vote"),
    ]
    assert bonus(active, "votes", "red") == 3 and bonus(active, "defence", "red") == 0
    assert bonus(lasting(active, "vote"), "votes", "red") == 2


def test_citing_a_clause_notes_the_place_and_leaves_the_function_alone() -> None:
    def carry_out() -> str:
        return "done"

    before = len(CITED.get("TY-99.1", []))
    assert clause("TY-99.1")(carry_out) is carry_out and carry_out() == "done"
    assert CITED.pop("TY-99.1")[before:] == [f"{__name__}:{carry_out.__qualname__}"]


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("- **MH-1.1** A match. [book]", ClauseText("MH-1.1", "1. Basics", "A match.", "book")),
        ("- **MH-1.2b** [x] y. [ruling: why]", ClauseText("MH-1.2b", "1. Basics", "[x] y.", "ruling: why")),
        ("- **MH-1.3** gone [withdrawn]", ClauseText("MH-1.3", "1. Basics", "gone", "withdrawn")),
        ("- MH-1.4 not bold [book]", None),
        ("**MH-1.5** no list [book]", None),
    ],
)
def test_clauses_are_read_from_the_rulebook(line: str, found: ClauseText | None) -> None:
    read = list(parse_clauses(f"# Title\n## 1. Basics\n\n{line}\n"))
    assert read == ([] if found is None else [found])
    assert [text.is_withdrawn for text in read] == ([] if found is None else [found.origin == "withdrawn"])
