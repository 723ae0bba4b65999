"""What bots remember, and what they make of it."""

from __future__ import annotations

from random import Random

import pytest

from tests.mall_of_horror.table import Table, table
from untot.games.mall_of_horror.bot import PHRASES, recall, reply, speak
from untot.games.mall_of_horror.bot.memory import Memory
from untot.games.mall_of_horror.bot.talking import ANSWERS_TO_NEWS, MOST_PER_ROUND, Occasion, before_wheels
from untot.kernel.live import Talk
from untot.kernel.rulebook import clause


def ballot() -> Table:
    return table(
        where={"restroom": "red.pin_up blue.pin_up yellow.gunman"},
        elsewhere=("supermarket", 5),
        steps=[("vote", "victim", "restroom")],
    )


def say(t: Table, speaker: str, phrase: str, **slots: str) -> None:
    t.match.say(t.seat(speaker), Talk(phrase=phrase, slots=slots))


def remembered(t: Table, colour: str) -> Memory:
    return recall(t.seen_by(colour), None)


@clause("MH-16.4")
def test_mh_16_4_a_broken_promise_is_remembered() -> None:
    kept, broken = ballot(), ballot()
    for t in (kept, broken):
        say(t, "blue", "promise_not_vote", to="red")
        assert 0 < remembered(t, "red").trust_in("blue") <= 0.2, "words are cheap"
    kept.vote(red="yellow", blue="yellow", yellow="blue")
    broken.vote(red="yellow", blue="red", yellow="blue")
    assert remembered(kept, "red").trust_in("blue") > 0.2
    assert remembered(broken, "red").trust_in("blue") < -0.5
    assert remembered(broken, "yellow").trust_in("blue") < 0, "others have heard of it"


def test_votes_against_oneself_are_remembered_without_any_promise() -> None:
    t = ballot().vote(red="yellow", blue="red", yellow="red")
    memory = remembered(t, "red")
    assert memory.trust_in("blue") < 0 and memory.trust_in("yellow") < 0 and memory.trust_in("green") == 0


def test_a_gift_makes_a_friend() -> None:
    t = table(
        where={"parking": "red.pin_up", "megatoys": "blue.gunman"},
        elsewhere=("supermarket", 5),
        deck="threat sprint hidden",
        steps=[("search_truck", 0)],
    )
    t.answer("red", "keep:hidden give:threat to:blue")
    assert remembered(t, "blue").trust_in("red") > 0.3
    assert ("gave_me_a_card", "red") in remembered(t, "blue").news


def test_what_was_asked_of_the_table_is_heard_once_per_speaker() -> None:
    t = ballot()
    for speaker in ("red", "red", "green", "blue"):
        say(t, speaker, "ask_vote", against="blue")
    assert remembered(t, "yellow").calls_against("blue") == 2, "blue's own word does not count"


def test_free_words_and_whispers_of_others_change_nothing() -> None:
    t = ballot()
    t.match.say(1, Talk(text="trust me"))
    t.g.options = {**t.g.options, "whispers": "on"}
    t.match.say(1, Talk(phrase="promise_not_vote", slots={"to": "red"}, to=2))
    assert remembered(t, "red").trust_in("blue") == 0.0 and remembered(t, "red").peace == []
    assert remembered(t, "yellow").peace == [("blue", "red")]


def test_memory_goes_on_where_it_was_and_a_new_bot_remembers_the_same() -> None:
    t = ballot()
    memory = remembered(t, "red")
    say(t, "blue", "promise_not_vote", to="red")
    t.vote(red="yellow", blue="red", yellow="blue")
    assert recall(t.seen_by("red"), memory) == remembered(t, "red")


def test_feelings_fade_with_the_rounds() -> None:
    memory = Memory(seat=0, colours=["red", "blue"], deeds={"blue": -0.8})
    memory.note({"n": 0, "event": "round_began", "clause": "MH-3.1", "args": {"round": 2}})
    assert -0.8 < memory.trust_in("blue") < -0.5


# -- talk -------------------------------------------------------------------------------------------------------


def test_a_traitor_is_told_so() -> None:
    t = ballot()
    say(t, "blue", "promise_not_vote", to="red")
    t.vote(red="yellow", blue="red", yellow="red")
    t.g.agenda.clear()
    said = [spoken(t, "red", seed) for seed in range(50)]
    assert (
        Talk(phrase="accuse", slots={"who": "blue"}) in said and Talk(phrase="threaten", slots={"to": "blue"}) in said
    )


def test_at_one_moment_a_bot_thinks_only_once_about_speaking() -> None:
    t, rng, memory = ballot(), Random(3), Memory()
    memory = recall(t.seen_by("red"), memory)
    speak(t.seen_by("red"), memory, rng)
    before = rng.getstate()
    for _ in range(5):
        assert speak(t.seen_by("red"), recall(t.seen_by("red"), memory), rng) is None
    assert rng.getstate() == before


def test_enough_is_enough() -> None:
    t = ballot()
    for _ in range(MOST_PER_ROUND):
        say(t, "red", "think")
    assert all(speak(t.seen_by("red"), remembered(t, "red"), Random(seed)) is None for seed in range(50))


def test_whatever_comes_of_a_moment_can_be_said() -> None:
    t = ballot()
    said = [talk for seed in range(400) if (talk := spoken(t, "red", seed)) is not None]
    assert {talk.phrase for talk in said} >= {"ask_vote", "promise_not_vote", "threaten", "claim_harmless"}
    assert all(t.match.why_not_say(0, talk) is None for talk in said)
    assert all("red" not in talk.slots.values() for talk in said), "nobody talks about himself as of another"


def spoken(t: Table, colour: str, seed: int) -> Talk | None:
    talk: Talk | None = speak(t.seen_by(colour), remembered(t, colour), Random(seed))
    return talk


def test_answers_to_news_are_phrases_that_exist() -> None:
    assert {phrase for _, phrases in ANSWERS_TO_NEWS.values() for phrase in phrases} <= set(PHRASES)


@clause("MH-16.5", "MH-16.6")
def test_mh_16_5_boasts_of_cards_are_no_proof() -> None:
    def boasts(hand: str) -> set[str]:
        t = table(
            where={"restroom": "red.pin_up blue.pin_up"},
            elsewhere=("supermarket", 5),
            zombies={"restroom": 4},
            hands={"red": hand},
            steps=[("attack_location", "restroom")],
        )
        talks = [spoken(t, "red", seed) for seed in range(5000)]
        return {talk.slots["card"] for talk in talks if talk is not None and talk.phrase == "claim_card"}

    assert boasts("threat") == boasts("hidden") and len(boasts("threat")) == 11


# -- answers ----------------------------------------------------------------------------------------------------


def replies(t: Table, colour: str, seed: int = 1) -> Talk | None:
    said: Talk | None = reply(t.seen_by(colour), remembered(t, colour), Random(seed))
    return said


def test_who_is_spoken_to_answers_and_the_others_do_not() -> None:
    t = ballot()
    say(t, "blue", "offer_alliance", to="red")
    answers = {talk.phrase for seed in range(50) if (talk := replies(t, "red", seed)) is not None}
    assert answers == {"promise_not_vote", "decline"}
    assert all(replies(t, other) is None for other in ("blue", "yellow"))


@pytest.mark.parametrize("words", ["Red, was that you?", "Rot, warst du das?", "ada, come on"])
def test_free_words_that_name_somebody_are_answered_too(words: str) -> None:
    t = ballot().say("blue", words)
    assert replies(t, "red") is not None and replies(t, "yellow") is None


def test_nobody_answers_twice_to_the_same_words() -> None:
    t = ballot().say("blue", "Red?")
    said = replies(t, "red")
    assert said is not None
    t.match.say(t.seat("red"), said)
    assert replies(t, "red") is None


def test_everybody_greets_in_an_own_way() -> None:
    t = ballot()
    t.match.say(t.seat("blue"), Talk(phrase="greet"))
    greetings = [talk.phrase for colour in ("red", "yellow") if (talk := replies(t, colour)) is not None]
    assert len(set(greetings)) == 2


def test_nobody_asks_where_a_chief_goes_who_has_said_it() -> None:
    """By open facts: an elected Chief announces the destination before the others set their wheels (MH-9.2)."""
    t = ballot()
    view = {**t.seen_by("yellow").message()["view"], "dice": None, "destinations": {"red": "restroom"}}
    asked = set()
    for seed in range(60):
        said = before_wheels(Occasion(view, "yellow", remembered(t, "yellow"), Random(seed), is_asked=True))
        if said is not None and said.phrase == "ask_destination":
            asked.add(said.slots["to"])
    assert asked and "red" not in asked
