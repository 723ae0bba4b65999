"""Bots at a table of Zombicide answer whoever speaks to them, and each greets in a way of its own."""

from __future__ import annotations

from random import Random

import pytest

from untot.games.zombicide import GAME
from untot.games.zombicide.bot.replying import reply
from untot.games.zombicide.bot.talking import recall, speak
from untot.kernel.chance import seed_of
from untot.kernel.live import LiveMatch, Talk
from untot.kernel.seeing import Seen
from untot.parts.characters import character_of


def at_the_first_round() -> LiveMatch:
    """Three seats; chance has dealt the survivors."""
    return LiveMatch.begin(GAME, 3, seed_of(1), {"mission": "05", "random_survivors": "on"}, is_secret=False)


def replies(match: LiveMatch, seat: int) -> set[str]:
    """The phrases that this bot may answer with, all of them allowed."""
    seen = Seen(match, seat)
    answers = [talk for n in range(40) if (talk := reply(seen, recall(seen, None), Random(n))) is not None]
    assert all(match.why_not_say(seat, talk) is None for talk in answers)
    return {talk.phrase for talk in answers}


def led_by(match: LiveMatch, seat: int) -> str:
    led: list[str] = [one["id"] for one in Seen(match, seat).view()["survivors"] if one["seat"] == seat]
    return led[0]


@pytest.mark.parametrize(
    ("said", "answers"), [("go_first", {"agree", "decline"}), ("well_done", {"no_matter"}), ("sorry", {"no_matter"})]
)
def test_whose_survivor_is_named_answers_and_the_others_keep_silent(said: str, answers: set[str]) -> None:
    match = at_the_first_round()
    match.say(0, Talk(phrase=said, slots={"who": led_by(match, 1)}))
    assert replies(match, 1) == answers and replies(match, 2) == replies(match, 0) == set()


def test_free_words_with_the_name_of_a_survivor_or_of_the_character_are_heard_too() -> None:
    for called in (led_by(at_the_first_round(), 1), character_of(1).name):
        match = at_the_first_round()
        match.say(0, Talk(f"What about you, {called.title()}?"))
        assert replies(match, 1) == {"agree", "decline"} and replies(match, 2) == set()


def test_everybody_greets_back_in_an_own_way() -> None:
    match = at_the_first_round()
    match.say(0, Talk(phrase="greet"))
    assert [replies(match, seat) for seat in (1, 2)] == [{"greet_gruff"}, {"greet_sweet"}]


def test_whoever_picks_a_survivor_greets_in_an_own_way() -> None:
    match = LiveMatch.begin(GAME, 3, seed_of(1), {"mission": "05"}, is_secret=False)
    greetings = []
    for seat in range(3):
        assert match.ask is not None and match.ask.waiting() == [seat]
        greetings += sorted({talk.phrase for n in range(60) if (talk := first_word(match, seat, n))})
        match.answer(seat, match.ask.answers(seat)[0], by="bot")
    assert greetings == ["greet", "greet_gruff", "greet_sweet"]


def first_word(match: LiveMatch, seat: int, seed: int) -> Talk | None:
    seen = Seen(match, seat)
    return speak(seen, recall(seen, None), Random(seed))
