"""What bots say at the table of Zombie Town is at least not plainly wrong."""

from __future__ import annotations

from random import Random

import pytest

from tests.zombie_town.table import Table, table
from untot.games.zombie_town.bot import PHRASES, recall, reply
from untot.games.zombie_town.bot.memory import Memory
from untot.games.zombie_town.bot.outlook import Outlook
from untot.games.zombie_town.bot.talking import ANSWERS_TO_NEWS, Occasion, speak
from untot.kernel.live import Talk
from untot.parts.characters import character_of


def leader(*scores: int, seat: int = 0, dead: int | None = None) -> str | None:
    """Whom the bot of this seat would call the leader."""
    colours = ("red", "blue", "green")
    players = [
        {"seat": i, "colours": [colours[i]], "score": score, "eliminated": i == dead} for i, score in enumerate(scores)
    ]
    return Occasion({"players": players}, Memory(seat=seat), Random(1)).leader()


@pytest.mark.parametrize(
    ("scores", "who"), [((6, 6, 6), None), ((6, 9, 9), None), ((9, 6, 6), None), ((6, 7, 6), "blue")]
)
def test_only_who_is_alone_ahead_is_called_the_leader(scores: tuple[int, ...], who: str | None) -> None:
    assert leader(*scores) == who


def test_the_dead_lead_nothing() -> None:
    assert leader(6, 9, 7, dead=1) == "green"


def test_answers_to_news_are_phrases_that_exist() -> None:
    assert {phrase for _, phrases in ANSWERS_TO_NEWS.values() for phrase in phrases} <= set(PHRASES)


# -- spoken to --------------------------------------------------------------------------------------------------

RED, BLUE, GREEN = range(3)
TABLE = ("red", "blue", "green")


def moving() -> Table:
    """Blue moves a zombie, which can go to Red's house."""
    return table(
        where={"red": "M7", "blue": "G13", "green": "K13"},
        homes={"bld_01": "red"},
        zombies={"E3": 1},
        turn="blue",
        steps=[("zombie_phase",)],
    )


def remembered(t: Table, colour: str) -> Memory:
    """What somebody knows who was there when the colours were chosen."""
    seats = {colour: seat for seat, colour in enumerate(TABLE)}
    return recall(t.seen_by(colour), Memory(seat=t.seat(colour), seats=seats))


def replies(t: Table, colour: str) -> set[str]:
    """The phrases that this bot may answer with, all of them allowed and none to itself."""
    said = [reply(t.seen_by(colour), remembered(t, colour), Random(seed)) for seed in range(40)]
    answers = [talk for talk in said if talk is not None]
    assert all(t.match.why_not_say(t.seat(colour), talk) is None for talk in answers)
    assert all(colour not in talk.slots.values() for talk in answers)
    return {talk.phrase for talk in answers}


def test_a_bot_answers_who_speaks_to_it_and_the_others_keep_silent() -> None:
    t = moving()
    t.match.say(BLUE, Talk(phrase="truce", slots={"to": "red"}))
    assert replies(t, "red") == {"promise", "decline"}, "peace for peace, or nothing"
    assert replies(t, "green") == replies(t, "blue") == set()


@pytest.mark.parametrize(
    ("said", "answers"),
    [("promise", {"thank", "decline"}), ("threaten", {"sorry", "threaten"}), ("mock", {"lament", "threaten"})],
)
def test_what_a_bot_answers_is_fitting(said: str, answers: set[str]) -> None:
    t = moving()
    t.match.say(BLUE, Talk(phrase=said, slots={"to": "red"}))
    assert replies(t, "red") == answers


def test_free_words_with_a_colour_or_a_name_are_heard_too() -> None:
    for text in ("Rot, hilfst du mir?", f"Well, {character_of(RED).name}?"):
        t = moving()
        t.match.say(BLUE, Talk(text))
        assert replies(t, "red") == {"agree", "decline"} and replies(t, "green") == set()


def test_everybody_greets_back_in_an_own_way() -> None:
    t = moving()
    t.match.say(BLUE, Talk(phrase="greet"))
    assert [replies(t, colour) for colour in ("red", "green")] == [{"greet"}, {"greet_sweet"}]


def test_a_whisper_is_answered_by_a_whisper() -> None:
    t = moving()
    t.match.say(BLUE, Talk("Psst", to=RED))
    answer = reply(t.seen_by("red"), remembered(t, "red"), Random(1))
    assert answer is not None and answer.to == BLUE and replies(t, "green") == set()


# -- words given ------------------------------------------------------------------------------------------------


def test_a_bot_has_less_to_gain_where_it_has_given_its_word_until_that_is_tested() -> None:
    t = moving()
    t.match.say(BLUE, Talk(phrase="promise", slots={"to": "red"}))
    spared = remembered(t, "blue").spared()
    assert set(spared) == {RED}
    free, bound = Outlook(t.g, BLUE), Outlook(t.g, BLUE, spared=spared)
    assert free.stake(RED) < bound.stake(RED) < 0 and free.stake(GREEN) == bound.stake(GREEN)
    t.answer("blue", "zombie:E3 to:F3")
    assert t.told("word_kept") and remembered(t, "blue").spared() == {}


def test_a_bot_minds_a_broken_word_and_says_so() -> None:
    t = moving()
    t.match.say(BLUE, Talk(phrase="promise", slots={"to": "red"}))
    t.answer("blue", "zombie:E3 to:D2")
    assert ("broken", "blue") in remembered(t, "red").news
    assert remembered(t, "red").grudges[BLUE] > remembered(t, "green").grudges.get(BLUE, 0.0) == 0.0
    t.go_on(("turn", RED))
    said = {talk.phrase for seed in range(60) if (talk := speak(t.seen_by("red"), remembered(t, "red"), Random(seed)))}
    assert said >= {"accuse", "threaten", "mock"}


def test_words_to_nobody_at_the_table_are_no_promises() -> None:
    t = moving()
    for to in ("nobody", "blue"):
        t.match.say(BLUE, Talk(phrase="promise", slots={"to": to}))
    t.answer("blue", "zombie:E3 to:F3")
    assert t.told("word_kept") == t.told("word_broken") == []
    assert remembered(t, "blue").spared() == {}
