"""Chapter 16: table talk. Words change nothing on the table."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tests.mall_of_horror.table import Table, table
from untot.games.mall_of_horror import GAME
from untot.kernel.errors import BadOptions, Refused
from untot.kernel.live import Talk
from untot.kernel.rulebook import clause


def ballot(**position: Any) -> Table:
    """Red, Blue and Yellow vote on a victim in Megatoys; Green was eliminated long ago."""
    where = {"megatoys": "red.gunman blue.pin_up yellow.pin_up", "restroom": "red.pin_up"}
    position = dict[str, Any](elsewhere=("supermarket", 6), eliminated={"green": 1}, round_=3) | position
    return table(where=where, zombies={"megatoys": 3}, steps=[("attack_location", "megatoys")], **position)


def whisper(t: Table, colour: str, to: str, text: str) -> None:
    t.match.say(t.seat(colour), Talk(text, to=t.seat(to)))


def heard(t: Table, colour: str | None, event: str = "said") -> list[dict[str, Any]]:
    """What this seat has heard, a spectator for None."""
    return [told["args"] for told in t.seen_by(colour).events() if told["event"] == event]


@clause("MH-16.1")
def test_mh_16_1_everybody_may_talk_at_any_time() -> None:
    t = ballot(hands={"red": "threat", "blue": "threat"})
    assert t.ask == "attack_cards"
    t.say("blue", "Red, do not play it!").answer("red", "pass").answer("blue", "pass")
    assert t.ask == "vote_victim"
    t.answer("red", "vote:blue").say("red", "I have chosen.").say("green", "You were warned.")
    assert [said["seat"] for said in heard(t, "green")] == [t.seat("blue"), t.seat("red"), t.seat("green")]


@clause("MH-16.2")
def test_mh_16_2_all_talk_is_open_to_the_whole_table() -> None:
    t = ballot().say("red", "Let us eat Blue.")
    for listener in ("blue", "yellow", "green", None):
        assert [said["text"] for said in heard(t, listener)] == ["Let us eat Blue."]
    refusal = t.match.why_not_say(t.seat("red"), Talk("Let us eat Blue.", to=t.seat("yellow")))
    assert refusal is not None and refusal.clause == "MH-16.2"


@clause("MH-16.3")
def test_mh_16_3_by_option_two_may_whisper_and_all_see_that_they_do() -> None:
    t = ballot(whispers="on")
    whisper(t, "red", "yellow", "Let us eat Blue.")
    assert [said["text"] for said in heard(t, "yellow", "whispered")] == ["Let us eat Blue."]
    with pytest.raises(Refused, match="talk-not-allowed"):
        whisper(ballot(whispers="off"), "red", "yellow", "Let us eat Blue.")
    assert heard(t, "blue", "whispered") == heard(t, None, "whispered") == [{"seat": 0, "to": 2}]


@clause("MH-16.4")
def test_mh_16_4_no_promise_binds() -> None:
    t = ballot().say("red", "Blue, I promise not to vote for you.")
    assert "vote:blue" in t.options("red")
    t.vote(red="blue", blue="red", yellow="blue")
    assert t.eaten == ["blue.pin_up"] and t.at("restroom") == ["red.pin_up"]


@clause("MH-16.4")
def test_mh_16_4_nobody_can_demand_that_a_promise_be_kept() -> None:
    t = ballot(hands={"red": "threat"}).say("red", "Blue, I promise not to play my Threat.")
    assert t.refused("blue", "demand:promise") == "MH-16.4"
    assert t.options("red") == ["pass", "play:threat"]


def promise(t: Table, colour: str, phrase: str, **slots: str) -> None:
    t.match.say(t.seat(colour), Talk(phrase=phrase, slots=slots))


@clause("MH-16.4")
def test_mh_16_4_everybody_is_told_which_words_were_kept_and_which_broken() -> None:
    t = ballot()
    promise(t, "red", "promise_not_vote", to="blue")
    promise(t, "yellow", "promise_not_vote", to="red")
    promise(t, "blue", "promise_vote", candidate="red")
    t.vote(red="blue", blue="red", yellow="blue")
    for listener in ("green", None):
        assert heard(t, listener, "word_kept") == [{"player": "yellow", "to": "red", "kept": 1, "broken": 0}]
        assert heard(t, listener, "word_broken") == [{"player": "red", "to": "blue", "kept": 0, "broken": 1}]


@clause("MH-16.4")
def test_mh_16_4_what_became_of_a_word_is_told_with_the_vote_and_not_after_what_follows_it() -> None:
    t = ballot()
    promise(t, "red", "promise_not_vote", to="blue")
    t.vote(red="blue", blue="red", yellow="blue")
    events = [told["event"] for told in t.seen_by(None).events()]
    at = events.index("ballots_revealed")
    assert events[at + 1] == "word_broken" and "character_eaten" in events[at + 2 :]


@clause("MH-16.4")
def test_mh_16_4_a_word_is_tested_once_and_a_whispered_one_not_before_all() -> None:
    t = ballot(whispers="on")
    secret = Talk(phrase="promise_not_vote", slots={"to": "blue"}, to=t.seat("blue"))
    t.match.say(t.seat("red"), secret)
    t.vote(red="blue", blue="red", yellow="blue")
    assert heard(t, None, "word_broken") == heard(t, None, "word_kept") == []


@clause("MH-16.5")
def test_mh_16_5_a_player_may_say_anything_true_or_false() -> None:
    t = ballot(hands={"red": "threat"})
    before = t.g.copy()
    for claim in (
        "I have three weapons.",
        "The dice show 6, 6, 6, 6.",
        "I shall vote for myself.",
        "I have one Threat.",
    ):
        assert t.match.why_not_say(t.seat("red"), Talk(claim)) is None
        t.say("red", claim)
    assert t.g == before and len(heard(t, "blue")) == 4


@clause("MH-16.6")
def test_mh_16_6_nobody_may_prove_what_is_hidden() -> None:
    t = ballot(hands={"red": "pistol", "blue": "threat"}).say("red", "I have a pistol. Look!")
    assert t.refused("red", "show:pistol") == t.refused("blue", "show:threat") == "MH-16.6"
    blue_sees = t.seen_by("blue").view()
    assert blue_sees["hand"] == ["threat"] and blue_sees["players"][0]["hand_size"] == 1
    assert "pistol" not in str(blue_sees)


@clause("MH-16.7")
def test_mh_16_7_the_announced_destination_of_an_elected_chief_is_true() -> None:
    t = table(
        where={"security_hq": "red.pin_up", "restroom": "blue.pin_up"}, elected=True, elsewhere=("supermarket", 6),
        steps=[("choose_destinations",), ("arrival_and_moves",)],
    )  # fmt: skip
    t.answer("red", "to:megatoys").answer("blue", "to:parking")
    assert t.told("destination_announced") == [{"player": "red", "location": "megatoys"}]
    assert t.options("red") == ["move:red.pin_up go:megatoys"]
    assert t.answer("red", "move:red.pin_up go:megatoys").at("megatoys") == ["red.pin_up"]


@clause("MH-16.8")
def test_mh_16_8_nothing_changes_hands_but_the_gift_of_a_truck_search() -> None:
    t = table(
        where={"parking": "red.pin_up"},
        hands={"blue": "pistol"},
        deck="threat sprint hidden",
        steps=[("truck_search",)],
    )
    t.say("red", "A card for your pistol, Blue!")
    assert t.refused("blue", "give:pistol to:red") == "MH-5.13"
    t.answer("red", "keep:threat give:sprint to:blue")
    assert t.hand("red") == ["threat"] and t.hand("blue") == ["pistol", "sprint"]


@clause("MH-16.9")
def test_mh_16_9_a_ballot_is_complete_only_when_the_last_has_submitted() -> None:
    t = ballot().vote(red="blue", blue="red")
    t.say("yellow", "Wait, I am thinking.").say("red", "Take your time.")
    assert t.ask == "vote_victim" and t.asked == ["yellow"] and t.told("ballots_revealed") == []
    assert t.vote(yellow="blue").told("ballots_revealed") != []


@clause("MH-16.9")
def test_mh_16_9_destinations_are_complete_only_when_the_last_has_submitted() -> None:
    t = table(where={"restroom": "red.pin_up", "megatoys": "blue.pin_up"}, steps=[("set_wheels",)])
    t.answer("red", "to:parking").say("blue", "Where do you go?")
    assert t.asked == ["blue"] and t.g.destinations == {}
    assert t.answer("blue", "to:parking").g.destinations == {0: "parking", 1: "parking"}


@clause("MH-16.10")
def test_mh_16_10_a_clock_reminds_of_secret_choices_and_of_nothing_else() -> None:
    reminder = {"reminder_after": 90}
    where = {"restroom": "red.pin_up", "megatoys": "blue.pin_up"}
    wheels = table(where=where, steps=[("set_wheels",)], talk_timer=90).seen_by("red").question()
    votes = ballot(talk_timer=90).seen_by("red").question()
    window = ballot(talk_timer=90, hands={"red": "threat"}).seen_by("red").question()
    assert wheels is not None and wheels["about"] == reminder
    assert votes is not None and votes["about"] == {"location": "megatoys", "kind": "victim"} | reminder
    assert window is not None and "reminder_after" not in window["about"]


@clause("MH-16.10")
def test_mh_16_10_without_a_time_there_is_no_clock() -> None:
    question = ballot().seen_by("red").question()
    assert question is not None and "reminder_after" not in question["about"]
    with pytest.raises(BadOptions) as refused:
        GAME.checked_options(4, {"talk_timer": -1})
    assert refused.value.clause == "MH-16.10"


@clause("MH-16.11")
def test_mh_16_11_ready_made_phrases_are_talk_without_effect() -> None:
    t = ballot(eliminated={})
    t.match.game = replace(GAME, guide=replace(GAME.guide, phrases={"promise-vote": ("colour",)}))
    before, promise = t.g.copy(), Talk(phrase="promise-vote", slots={"colour": "blue"})
    t.match.say(t.seat("green"), promise)
    assert heard(t, None) == [{"seat": 3, "text": "", "phrase": "promise-vote", "slots": {"colour": "blue"}}]
    assert t.g == before and t.asked == ["red", "blue", "yellow"]
    for unknown in (Talk(phrase="promise-vote"), Talk(phrase="swear", slots={"colour": "blue"})):
        assert t.match.why_not_say(t.seat("green"), unknown) is not None
    whispered = t.match.why_not_say(t.seat("green"), Talk(phrase="promise-vote", slots=promise.slots, to=0))
    assert whispered is not None and whispered.clause == "MH-16.2"


@clause("MH-16.12")
def test_mh_16_12_talk_stands_in_the_record_at_the_moment_it_was_said() -> None:
    t = ballot().answer("red", "vote:blue").say("blue", "Not me!").answer("blue", "vote:red")
    assert [line.get("talk", {}).get("text") or line["answer"] for line in t.match.record.lines] == [
        "vote:blue", "Not me!", "vote:red",
    ]  # fmt: skip
    assert "Not me!" in t.match.export(t.seat("green"))


@clause("MH-16.12")
def test_mh_16_12_private_talk_appears_only_after_the_end() -> None:
    t = ballot(whispers="on", elsewhere=("supermarket", 1))
    whisper(t, "red", "yellow", "Let us eat Blue.")
    assert "Let us eat" in t.match.export(t.seat("yellow")) and "Let us eat" not in t.match.export(t.seat("blue"))
    t.vote(red="blue", blue="red", yellow="blue")
    assert t.g.result is not None and "Let us eat" in t.match.export(t.seat("blue"))
