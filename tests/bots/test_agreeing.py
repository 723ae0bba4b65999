"""Who speaks when the players decide together: people first, bots follow, and nothing goes on for ever."""

from __future__ import annotations

from tests.kernel.working import at_work
from tests.zombicide.table import Table, table
from untot.bots.agreeing import next_speaker


def wounds(seats: int = 3) -> Table:
    """Three players share a wound; the first one decides."""
    who = dict(zip(("amy", "josh", "ned"), ("S06",) * 3, strict=True))
    return table(
        who=who,
        owners={"josh": 1, "ned": 2},
        seats=seats,
        phase="zombies",
        steps=[("zone_attack", "S06", 1)],
    )


def test_among_bots_the_decider_settles_at_once() -> None:
    t = wounds()
    assert t.match.ask is not None
    assert next_speaker(t.match.ask, {0, 1, 2}) == (0, True)


def test_bots_wait_until_a_person_has_spoken() -> None:
    t = wounds()
    assert t.match.ask is not None
    assert next_speaker(t.match.ask, {0, 2}) is None


def test_bots_say_what_people_say_and_that_closes_the_question() -> None:
    t = wounds()
    ask = t.match.ask
    assert ask is not None
    t.match.answer(1, "wound:ned")
    assert next_speaker(ask, {0, 2}) == (0, False)
    t.match.answer(0, "wound:ned")
    assert next_speaker(ask, {0, 2}) == (2, False)
    t.match.answer(2, "wound:ned")
    assert t.match.ask is not ask


def test_bots_change_their_word_when_a_person_does() -> None:
    t = wounds()
    assert t.match.ask is not None
    t.match.answer(1, "wound:ned")
    t.match.answer(0, "wound:ned")
    t.match.answer(1, "wound:amy")
    assert next_speaker(t.match.ask, {0, 2}) == (0, False)


def test_where_people_differ_a_bot_that_decides_settles_it_and_another_does_not() -> None:
    t = wounds()
    assert t.match.ask is not None
    t.match.answer(1, "wound:ned")
    t.match.answer(2, "wound:amy")
    assert next_speaker(t.match.ask, {0}) == (0, True)
    t = wounds()
    assert t.match.ask is not None
    t.match.answer(0, "wound:ned")
    t.match.answer(1, "wound:amy")
    assert next_speaker(t.match.ask, {2}) is None


def test_any_other_question_is_for_whoever_is_asked() -> None:
    t = table(who={"amy": "S06"}, turn="amy")
    assert t.match.ask is not None
    assert next_speaker(t.match.ask, {0}) == (0, False)
    assert next_speaker(t.match.ask, {1}) is None


# -- where everybody may also do something of his own ------------------------------------------------------------


def test_bots_speak_once_of_themselves_and_then_follow() -> None:
    match = at_work()
    assert match.ask is not None
    assert next_speaker(match.ask, {0, 1, 2}) == (0, True)
    assert next_speaker(match.ask, {1, 2}) == (1, False)
    match.answer(1, "together")
    match.answer(2, "together")
    assert next_speaker(match.ask, {1, 2}) is None
    match.answer(0, "together")
    assert match.is_over


def test_who_decides_but_is_not_asked_does_not_speak() -> None:
    """Dawn of the Zeds: the lead is done, the others have own actions left."""
    match = at_work()
    assert match.ask is not None
    match.ask.seats = [1, 2]
    assert match.ask.decider == 0
    assert next_speaker(match.ask, {0, 1, 2}) == (1, False)
    assert next_speaker(match.ask, {0, 2}) == (2, False)
