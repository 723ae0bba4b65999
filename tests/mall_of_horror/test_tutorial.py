"""The story that the tutorial tells; what every tutorial keeps to is tested in tests/every_game."""

from __future__ import annotations

from functools import cache

import pytest

from tests.tools.showing import views
from untot.games import load_game
from untot.kernel.errors import BadRecord, Refused
from untot.kernel.events import Happened
from untot.kernel.tutorial import Answer, Remark, Script, Tutorial, parse_script, play_script, script_of

GAME = "mall_of_horror"


@cache
def tutorial() -> Tutorial:
    return play_script(load_game(GAME), script_of(GAME))


# -- the match --------------------------------------------------------------------------------------------------


def test_it_ends_in_the_third_round() -> None:
    assert [*views(tutorial())][-1]["round"] == 3


def test_the_learner_never_sees_what_a_player_may_not_see() -> None:
    for view in views(tutorial()):
        assert view["you"] == 0 and view["hands"] is None
    gifts = [event["args"] for event in heard() if event["event"] == "card_kept"]
    assert [gift.get("card") for gift in gifts] == ["hardware", None]


def heard() -> list[Happened]:
    return [event for scene in tutorial().scenes for event in scene.events]


def test_the_story_shows_everything_that_was_promised() -> None:
    told = {event["event"] for event in heard()}
    assert told >= {
        "colour_chosen", "placement_rolled", "forced", "card_played", "ballots_revealed", "card_given",
        "chosen_without_vote", "chief_elected", "dice_seen", "destination_announced", "wheels_revealed",
        "zombie_stayed_away", "character_turned_away", "crowd_attracts", "pin_ups_attract", "location_holds",
        "zombies_get_in", "window_closed", "parking_attacked", "zombie_fed", "vote_tied", "character_eaten", "said",
    }  # fmt: skip


def test_mh_16_4_a_promise_is_given_and_broken() -> None:
    promise = next(event for event in heard() if event["args"].get("phrase") == "promise_not_vote")
    revote = next(event for event in heard() if event["args"].get("revote"))
    assert (promise["args"]["seat"], promise["args"]["slots"]) == (1, {"to": "red"})
    assert revote["args"]["ballots"]["blue"] == "red"
    assert promise["n"] < revote["n"]


# -- a script that is wrong -------------------------------------------------------------------------------------


def script(*lines: Remark | Answer) -> Script:
    return Script(seed=1, seats=4, learner=0, names=["", "Ada", "Bruno", "Cleo"], lines=list(lines))


def test_an_illegal_answer_is_named_with_its_line_and_its_rule() -> None:
    wrong = script(Remark("aim"), Answer(0, "colour:red"), Answer(1, "colour:red"))
    with pytest.raises(BadRecord, match=r"record-cannot-be-played line=3 detail=MH-2\.1 not-an-option"):
        play_script(load_game(GAME), wrong)


def test_nobody_answers_while_the_table_waits_for_the_learner() -> None:
    with pytest.raises(BadRecord, match=r"line=1 .*waiting=\[0\]"):
        play_script(load_game(GAME), script(Answer(1, "colour:red")))


@pytest.mark.parametrize("text", ["lines = [", "seed = 1", 'seed = 1\nlines = [["dance", 0]]'])
def test_a_file_that_is_no_script_is_refused(text: str) -> None:
    with pytest.raises(BadRecord, match="record-bad-field"):
        parse_script(text)


def test_a_game_without_a_tutorial_is_refused() -> None:
    with pytest.raises(Refused, match="text-unknown"):
        script_of("chess")
