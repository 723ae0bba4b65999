"""A tutorial is a match like any other: it plays by today's rules, and whatever the tutor says has its texts."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import msgspec
import pytest

from tests.every_game.games import KNOWN
from tests.kernel.messages import messages
from tests.tools.showing import views
from untot.games import NAMES, load_game
from untot.kernel.forms import AnyForm
from untot.kernel.rulebook import rulebook
from untot.kernel.texts import LANGUAGES, texts
from untot.kernel.tutorial import Answer, Scene, Spoken, Tutorial, play_script, script_of

PANELS = {"board", "question", "hand", "players", "dice", "talk"}
WORDS_PER_MINUTE = 160
SECONDS_PER_ANSWER = 8

every_game = pytest.mark.parametrize("name", [name for name in NAMES if KNOWN[name].has_tutorial])
every_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def tutorial(name: str) -> Tutorial:
    return play_script(load_game(name), script_of(name))


def own_turns(name: str) -> list[Scene]:
    return [scene for scene in tutorial(name).scenes if scene.answer is not None]


def form_of(scene: Scene) -> AnyForm:
    assert scene.question is not None
    form: AnyForm = msgspec.convert(scene.question["form"], AnyForm)
    return form


def has_choice(form: AnyForm) -> bool:
    words: list[str] = []
    while following := form.walk(words):
        if len(following) > 1:
            return True
        words.append(following[0])
    return False


def remarks(name: str) -> Iterator[Spoken]:
    for scene in tutorial(name).scenes:
        yield from scene.remarks


def wanted_texts(name: str) -> list[str]:
    """A text for each remark, and one for whoever wants to answer something else, where that is possible."""
    ids = [remark["id"] for remark in remarks(name)]
    others = [f"{scene.remarks[-1]['id']}-other" for scene in own_turns(name) if has_choice(form_of(scene))]
    return [f"tutorial-{key}" for key in ids + others]


# -- the match --------------------------------------------------------------------------------------------------


@every_game
def test_the_script_plays_to_its_end_by_todays_rules(name: str) -> None:
    answers = sum(isinstance(line, Answer) for line in script_of(name).lines)
    assert len(tutorial(name).scenes) == answers + 1
    assert tutorial(name).scenes[-1].answer is None


@every_game
def test_whenever_the_learner_is_asked_an_answer_of_hers_is_ready_and_possible(name: str) -> None:
    for scene in tutorial(name).scenes[:-1]:
        is_asked = scene.question is not None and "form" in scene.question
        assert is_asked == (scene.answer is not None)
    for scene in own_turns(name):
        assert scene.answer is not None and form_of(scene).first_wrong_word(scene.answer) is None


@every_game
def test_the_learner_sees_with_her_own_eyes(name: str) -> None:
    assert {view["you"] for view in views(tutorial(name))} == {tutorial(name).learner}


# -- the remarks ------------------------------------------------------------------------------------------------


@every_game
def test_no_remark_comes_twice_and_the_learner_hears_one_before_every_answer(name: str) -> None:
    ids = [remark["id"] for remark in remarks(name)]
    assert len(ids) == len(set(ids))
    assert all(scene.remarks for scene in own_turns(name))
    assert tutorial(name).scenes[-1].remarks


@every_game
@every_language
def test_every_remark_has_its_text_and_no_text_is_left_over(name: str, language: str) -> None:
    keys = {key for key in messages(f"untot.games.{name}", language).keys if key.startswith("tutorial-")}
    assert keys == set(wanted_texts(name))


@every_game
@every_language
def test_remarks_are_short_and_the_first_says_the_aim_in_three_sentences(name: str, language: str) -> None:
    said = {key: texts(name, language).text(key) for key in wanted_texts(name)}
    sentences = {key: len(re.findall(r"[.?](?= |$)", text.replace("H.Q.", "HQ"))) for key, text in said.items()}
    assert sentences["tutorial-aim"] == 3
    assert {key for key, count in sentences.items() if not 1 <= count <= 3} == set()
    assert max(len(text.split()) for text in said.values()) <= 50


@every_game
@every_language
def test_it_takes_about_ten_minutes(name: str, language: str) -> None:
    words = sum(len(texts(name, language).text(f"tutorial-{remark['id']}").split()) for remark in remarks(name))
    minutes = words / WORDS_PER_MINUTE + len(own_turns(name)) * SECONDS_PER_ANSWER / 60
    assert len(own_turns(name)) <= 40
    assert 6 <= minutes <= 12


@every_game
@every_language
def test_every_clause_that_is_named_stands_in_the_rulebook(name: str, language: str) -> None:
    clauses = rulebook(name, language)
    named = {remark["clause"] for remark in remarks(name) if remark["clause"]}
    assert {clause for clause in named if clause not in clauses or clauses[clause].is_withdrawn} == set()


@every_game
def test_every_remark_points_at_a_part_of_the_table_or_at_a_thing_on_it(name: str) -> None:
    for scene, view in zip(tutorial(name).scenes, views(tutorial(name)), strict=True):
        on_table = msgspec.json.encode([view, tutorial(name).scene]).decode()
        for remark in scene.remarks:
            _, _, thing = remark["at"].partition(":")
            assert remark["at"] in PANELS or (thing and f'"{thing}"' in on_table), remark
