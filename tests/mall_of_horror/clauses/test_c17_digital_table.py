"""Chapter 17: the digital table. What a seat may not know does not reach it, and what it knows cannot be taken back."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from tests.mall_of_horror.table import Table, table
from tests.tools.position import dice
from untot.games.mall_of_horror.state import MallState
from untot.kernel.errors import Refused
from untot.kernel.rulebook import clause
from untot.kernel.seeing import Seen
from untot.kernel.state import Step

HANDS = {"red": "threat pistol", "blue": "sprint", "yellow": "shotgun hidden"}


def ballot(**position: Any) -> Table:
    """Red, Blue and Yellow vote on a victim in Megatoys."""
    where = {"megatoys": "red.gunman blue.pin_up yellow.pin_up", "restroom": "red.pin_up"}
    zombies, steps = {"megatoys": 3}, [("attack_location", "megatoys")]
    return table(where=where, zombies=zombies, steps=steps, elsewhere=("supermarket", 6), **position)


def before_the_reveal(*further: Step) -> Table:
    """Dice lie under the box and Blue, the elected Chief, has seen them; Red's wheel is set, Yellow's is not."""
    t = table(
        where={"security_hq": "blue.pin_up", "restroom": "red.pin_up", "megatoys": "yellow.pin_up"},
        badge="blue", elected=True, hands=HANDS, chance=dice(6, 6, 1, 4),
        steps=[("arrival_roll",), ("choose_destinations",), *further],
    ).all_pass()  # fmt: skip
    return t.answer("blue", "to:parking").answer("red", "to:megatoys")


def imagined(seen: Seen, number: int) -> MallState:
    """One of the positions that this seat can think of."""
    state = seen.imagine(Random(number)).state
    assert isinstance(state, MallState)
    return state


def text_of(message: Any) -> str:
    return msgspec.json.encode(message).decode()


@clause("MH-17.1")
def test_mh_17_1_a_bot_imagines_what_its_seat_may_not_see() -> None:
    thoughts = [imagined(before_the_reveal().seen_by("yellow"), number) for number in range(20)]
    assert len({text_of([g.hands[0], g.hands[1], g.dice]) for g in thoughts}) > 10
    assert {text_of(g.hands[2]) for g in thoughts} == {'["shotgun","hidden"]'}
    assert {len(g.hands[0]) for g in thoughts} == {2}


@clause("MH-17.2")
def test_mh_17_2_a_hand_and_a_secret_choice_are_shown_to_their_player_alone() -> None:
    t = ballot(hands=HANDS).all_pass().vote(red="blue")
    views = {colour: t.seen_by(colour) for colour in ("red", "blue", "yellow")}
    assert {colour: seen.view()["hand"] for colour, seen in views.items()} == {c: h.split() for c, h in HANDS.items()}
    assert "vote:blue" in text_of(views["red"].question()) and "given" not in (views["blue"].question() or {})


@clause("MH-17.3")
def test_mh_17_3_simultaneous_choices_may_come_one_after_the_other_and_are_revealed_together() -> None:
    t = ballot()
    before = text_of(t.seen_by("yellow").events())
    t.vote(red="blue", blue="red")
    assert text_of(t.seen_by("yellow").events()) == before and t.asked == ["yellow"]
    t.vote(yellow="red")
    assert t.ballot["ballots"] == {"red": "blue", "blue": "red", "yellow": "red"}


@clause("MH-17.3")
def test_mh_17_3_wheels_set_one_after_the_other_stay_hidden_until_all_are_in() -> None:
    t = before_the_reveal()
    assert t.asked == ["yellow"] and t.seen_by("yellow").view()["destinations"] == {"blue": "parking"}
    t.answer("yellow", "to:parking")
    assert t.told("wheels_set") == [{"players": ["red", "yellow"]}]


@clause("MH-17.4")
def test_mh_17_4_a_spectator_sees_only_what_is_open_to_all() -> None:
    view = before_the_reveal().seen_by(None).view()
    assert view["hand"] == view["loot"] == [] and view["dice"] is view["hands"] is None
    assert view["destinations"] == {"blue": "parking"} and view["players"][0]["hand_size"] == 2


@clause("MH-17.5")
def test_mh_17_5_a_played_card_cannot_be_taken_back() -> None:
    t = ballot(hands=HANDS).answer("red", "play:threat")
    refusal = t.match.why_not_undo(t.seat("red"))
    assert refusal is not None and refusal.clause == "MH-17.5"


@clause("MH-17.5")
def test_mh_17_5_nothing_is_taken_back_after_ballots_or_dice_were_seen() -> None:
    voted = ballot().vote(red="blue", blue="red", yellow="blue")
    moving = before_the_reveal(("arrival_and_moves",)).answer("yellow", "to:parking")
    assert moving.ask == "move_character"
    for t in (voted, moving):
        refusals = [t.match.why_not_undo(seat) for seat in range(3)] + [t.match.why_not_undo_agreed(0)]
        assert [refusal and refusal.clause for refusal in refusals] == ["MH-17.5"] * 4


@clause("MH-17.5")
def test_mh_17_5_what_revealed_the_wheels_cannot_be_taken_back() -> None:
    t = table(
        where={"restroom": "red.pin_up"}, eliminated={"green": 1}, round_=2, destinations={"red": "megatoys"},
        steps=[("place_revenge_zombie", 3), ("arrival_and_moves",)],
    ).answer("green", "decline")  # fmt: skip
    refusal = t.match.why_not_undo(t.seat("green"))
    assert t.told("wheels_revealed") and refusal is not None and refusal.clause == "MH-17.5"


@clause("MH-17.5")
def test_mh_17_5_what_has_revealed_nothing_can_be_taken_back() -> None:
    t = ballot(hands=HANDS).answer("red", "pass")
    assert t.asked == ["blue"]
    t.match.undo(t.seat("red"))
    assert t.asked == ["red"] and t.hand("red") == ["threat", "pistol"]


@clause("MH-17.6")
def test_mh_17_6_a_refused_move_changes_nothing_and_the_same_choice_is_asked_again() -> None:
    t = ballot(hands=HANDS)
    before, question = t.g.copy(), t.seen_by("red").question()
    for colour, answer, refused_by in (("blue", "play:sprint", "MH-5.3"), ("yellow", "play:shotgun", "MH-5.10")):
        with pytest.raises(Refused, match=refused_by):
            t.answer(colour, answer)
    assert t.g == before and t.seen_by("red").question() == question and t.match.record.lines == []


@clause("MH-17.7")
def test_mh_17_7_no_question_is_skipped_or_answered_because_of_a_hand() -> None:
    of_use, useless = ballot(hands={"red": "threat"}), ballot(hands={"red": "sprint"})
    assert of_use.asked == useless.asked == ["red"]
    assert of_use.seen_by("blue").question() == useless.seen_by("blue").question()
    one_way = table(where={"restroom": "red.pin_up"}, destinations={"red": "parking"}, steps=[("move_character", 0)])
    assert one_way.ask == "move_character" and len(one_way.options("red")) == 1


@clause("MH-17.8")
@pytest.mark.parametrize("colour", ["red", "yellow", "green", None])
def test_mh_17_8_what_a_seat_is_sent_is_the_same_whatever_is_hidden_from_it(colour: str | None) -> None:
    seen = before_the_reveal().seen_by(colour)
    thoughts = [imagined(seen, number) for number in range(10)]
    assert len({text_of([g.hands, g.deck]) for g in thoughts}) == 10
    assert {text_of(seen.game.view(g, seen.seat)) for g in thoughts} == {text_of(seen.view())}


@clause("MH-17.8")
def test_mh_17_8_who_knows_the_dice_keeps_them_and_nobody_is_sent_the_random_stream() -> None:
    t = before_the_reveal()
    assert imagined(t.seen_by("blue"), 1).dice == [6, 6, 1, 4]
    assert t.seen_by("blue").view()["dice"] == [6, 6, 1, 4] and t.seen_by("red").view()["dice"] is None
    sent = [text_of(t.seen_by(colour).message()) for colour in ("red", "blue", "yellow", None)]
    assert not any("chance" in message for message in sent)
    assert ["[6,6,1,4]" in message for message in sent] == [False, True, False, False]


@clause("MH-17.9")
def test_mh_17_9_which_answers_are_on_offer_is_shown_to_the_asked_seat_alone() -> None:
    t = ballot(hands=HANDS)
    own, other, spectator = (t.seen_by(colour).question() for colour in ("red", "blue", None))
    assert own is not None and other is not None
    assert own["form"]["options"] == ["pass", "play:threat", "play:pistol"]
    assert "form" not in other and other == spectator


@clause("MH-17.9")
def test_mh_17_9_the_ways_to_move_are_shown_to_the_mover_alone() -> None:
    where, wheels = {"restroom": "red.pin_up"}, {"red": "megatoys"}
    t = table(where=where, destinations=wheels, hands={"red": "sprint"}, steps=[("move_character", 0)])
    assert "sprint:parking" in text_of(t.seen_by("red").question())
    assert "sprint" not in text_of(t.seen_by("blue").question())
