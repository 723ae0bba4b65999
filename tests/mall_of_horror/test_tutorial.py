"""The tutorial is a match like any other: it plays by today's rules, and whatever the tutor says has its texts."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
import pytest

from tests.kernel.messages import messages
from untot.games import load_game
from untot.games.mall_of_horror.pieces import CARDS, LOCATIONS
from untot.kernel.errors import BadRecord, Refused
from untot.kernel.forms import AnyForm
from untot.kernel.rulebook import rulebook
from untot.kernel.texts import LANGUAGES, texts
from untot.kernel.tutorial import Answer, Remark, Scene, Script, Tutorial, parse_script, play_script, script_of

GAME = "mall_of_horror"
PANELS = {"board", "question", "hand", "players", "dice", "talk"}
WORDS_PER_MINUTE = 160
SECONDS_PER_ANSWER = 8

every_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def tutorial() -> Tutorial:
    return play_script(load_game(GAME), script_of(GAME))


def own_turns() -> list[Scene]:
    return [scene for scene in tutorial().scenes if scene.answer is not None]


def form_of(scene: Scene) -> AnyForm:
    assert scene.question is not None
    form: AnyForm = msgspec.convert(scene.question["form"], AnyForm)
    return form


def remarks() -> Iterator[tuple[Scene, dict[str, str]]]:
    for scene in tutorial().scenes:
        for remark in scene.remarks:
            yield scene, remark


def wanted_texts() -> list[str]:
    """A text for each remark, and one for whoever wants to answer something else, where that is possible."""
    ids = [remark["id"] for _, remark in remarks()]
    others = [f"{scene.remarks[-1]['id']}-other" for scene in own_turns() if len(form_of(scene).answers()) > 1]
    return [f"tutorial-{key}" for key in ids + others]


# -- the match --------------------------------------------------------------------------------------------------


def test_the_script_plays_to_its_end_by_todays_rules() -> None:
    script = script_of(GAME)
    assert len(tutorial().scenes) == sum(isinstance(line, Answer) for line in script.lines) + 1
    last = tutorial().scenes[-1]
    assert last.answer is None and last.view["round"] == 3


def test_whenever_the_learner_is_asked_an_answer_of_hers_is_ready_and_possible() -> None:
    for scene in tutorial().scenes[:-1]:
        is_asked = scene.question is not None and "form" in scene.question
        assert is_asked == (scene.answer is not None)
    for scene in own_turns():
        assert scene.answer is not None and form_of(scene).first_wrong_word(scene.answer) is None


def test_the_learner_never_sees_what_a_player_may_not_see() -> None:
    for scene in tutorial().scenes:
        assert scene.view["you"] == 0 and scene.view["hands"] is None
    gifts = [event["args"] for event in heard() if event["event"] == "card_kept"]
    assert [gift.get("card") for gift in gifts] == ["hardware", None]


def heard() -> list[dict[str, Any]]:
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


# -- the remarks ------------------------------------------------------------------------------------------------


def test_no_remark_comes_twice_and_the_learner_hears_one_before_every_answer() -> None:
    ids = [remark["id"] for _, remark in remarks()]
    assert len(ids) == len(set(ids))
    assert all(scene.remarks for scene in own_turns())
    assert tutorial().scenes[-1].remarks


@every_language
def test_every_remark_has_its_text_and_no_text_is_left_over(language: str) -> None:
    keys = {key for key in messages(f"untot.games.{GAME}", language).keys if key.startswith("tutorial-")}
    assert keys == set(wanted_texts())


@every_language
def test_remarks_are_short_and_the_first_says_the_aim_in_three_sentences(language: str) -> None:
    said = {key: texts(GAME, language).text(key) for key in wanted_texts()}
    sentences = {key: len(re.findall(r"[.?](?= |$)", text.replace("H.Q.", "HQ"))) for key, text in said.items()}
    assert sentences["tutorial-aim"] == 3
    assert {key for key, count in sentences.items() if not (1 if key.endswith("-other") else 2) <= count <= 3} == set()
    assert max(len(text.split()) for text in said.values()) <= 50


@every_language
def test_it_takes_about_ten_minutes(language: str) -> None:
    words = sum(len(texts(GAME, language).text(f"tutorial-{remark['id']}").split()) for _, remark in remarks())
    minutes = words / WORDS_PER_MINUTE + len(own_turns()) * SECONDS_PER_ANSWER / 60
    assert len(own_turns()) <= 40
    assert 6 <= minutes <= 12


@every_language
def test_every_clause_that_is_named_stands_in_the_rulebook(language: str) -> None:
    clauses = rulebook(GAME, language)
    named = {remark["clause"] for _, remark in remarks() if remark["clause"]}
    assert {clause for clause in named if clause not in clauses or clauses[clause].is_withdrawn} == set()


def test_every_remark_points_at_something_on_the_table() -> None:
    for scene, remark in remarks():
        kind, _, thing = remark["at"].partition(":")
        if kind == "card":
            assert thing in CARDS and thing in scene.view["hand"], remark
        elif kind == "character":
            assert any(thing in place["characters"] for place in scene.view["locations"]), remark
        elif kind == "location":
            assert thing in LOCATIONS, remark
        else:
            assert remark["at"] in PANELS, remark


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
