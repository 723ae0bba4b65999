"""Answers are said action by action: every form, every answer, nothing else."""

from __future__ import annotations

from random import Random

import pytest

from untot.kernel.forms import Arrange, Branch, Field, Fields, Form, Numbers, Pick, Share, branch
from untot.lab.environments.walking import Walk, actions_to
from untot.lab.environments.words import FIRST_OTHER, FIRST_PART, FIRST_TOKEN, OTHERS, PARTS, STOP, Vocabulary

VOCABULARY = Vocabulary(
    [
        "vote",
        "red",
        "blue",
        "pass",
        "move",
        "to",
        "S1",
        "S2",
        "keep",
        "give",
        "axe",
        "pan",
        "hand",
        "bag",
        "hit",
        "walker",
    ]
)

KEEP = Field("keep", {"": ["keep:axe", "keep:pan"]})
SMALL: dict[str, Form] = {
    "pick": Pick(["vote:red", "vote:blue", "pass"]),
    "one verb": Pick(["vote:red", "vote:blue"]),
    "a word begins another": Pick(["move", "move:S1", "move:S2"]),
    "branch": branch({"move": lambda: ["to:S1", "to:S2"], "pass": None}),
    "branch of three tokens": branch({"hit": lambda: ["hit:walker@S1", "hit:walker@S2"], "pass": None}),
    "fields": Fields([KEEP, Field("give", {"keep:axe": ["give:pan"], "keep:pan": ["give:axe", "pass"]}, 0)]),
    "share": Share(2, {"red": 1, "blue": 2}),
    "arrange": Arrange({"axe": ["hand", "bag"], "pan": ["hand", "bag"]}, {"hand": 1, "bag": 1}),
    "numbers": Numbers({"angle": (-2, 2), "force": (1, 3)}),
    "beside": Branch({"pass": None}, Share(1, {"red": 1, "blue": 1})),
    "unknown words": Pick(["x:1", "x:2", "vote:9"]),
    "forced": Pick(["pass"]),
    "nothing to say": Share(0, {}),
    "forced in several words": Fields([Field("keep", {"": ["keep:axe"]}), Field("give", {"": ["give:pan"]})]),
}  # fmt: skip


def all_answers(form: Form, said: tuple[int, ...] = ()) -> list[str]:
    """Whatever can be said, in all ways."""
    walk = Walk(form, VOCABULARY)
    for action in said:
        walk.take(action)
    if walk.is_complete:
        return [walk.answer]
    return [answer for action in walk.choices for answer in all_answers(form, (*said, action))]


@pytest.mark.parametrize("name", SMALL)
def test_every_answer_can_be_said_in_one_way_and_nothing_else(name: str) -> None:
    assert sorted(all_answers(SMALL[name])) == sorted(SMALL[name].answers())


@pytest.mark.parametrize("name", SMALL)
def test_the_way_to_an_answer_is_found(name: str) -> None:
    for answer in SMALL[name].answers():
        walk = Walk(SMALL[name], VOCABULARY)
        for action in actions_to(SMALL[name], VOCABULARY, answer):
            walk.take(action)
        assert walk.is_complete
        assert walk.answer == answer


def test_only_choices_are_asked_but_nobody_answers_unasked() -> None:
    """Two words share their verb: it is filled in. A single answer is said in one action."""
    assert [VOCABULARY.name(action) for action in Walk(SMALL["one verb"], VOCABULARY).choices] == ["red", "blue"]
    forced = Walk(SMALL["forced in several words"], VOCABULARY)
    assert [VOCABULARY.name(action) for action in forced.choices] == ["keep"]
    assert list(forced.said()) == []
    forced.take(FIRST_TOKEN + VOCABULARY.tokens.index("keep"))
    assert forced.answer == "keep:axe give:pan"


def test_the_shorter_of_two_words_is_ended() -> None:
    walk = Walk(Pick(["move", "move:S1", "pass"]), VOCABULARY)
    walk.take(FIRST_TOKEN + VOCABULARY.tokens.index("move"))
    assert STOP in walk.choices
    walk.take(STOP)
    assert walk.answer == "move"


def test_a_large_number_is_said_in_two_parts() -> None:
    form = Numbers({"direction": (0, 3599)})
    walk = Walk(form, VOCABULARY)
    assert list(walk.choices) == [FIRST_PART + part for part in range(PARTS)]
    walk.take(FIRST_PART + PARTS - 1)
    assert len(walk.choices) == PARTS
    assert [saying.token for saying in walk.said()] == ["direction"]
    walk.take(FIRST_PART)
    assert form.first_wrong_word(walk.answer) is None
    nearest = [abs(int(_said(form, f"direction={number}").partition("=")[2]) - number) for number in range(3600)]
    assert max(nearest) <= 2


def _said(form: Form, answer: str) -> str:
    walk = Walk(form, VOCABULARY)
    for action in actions_to(form, VOCABULARY, answer):
        walk.take(action)
    return walk.answer


def test_more_unknown_words_than_actions_for_them() -> None:
    walk = Walk(Pick([f"unheard_{number}" for number in range(3 * OTHERS)]), VOCABULARY)
    assert list(walk.choices) == [FIRST_OTHER + number for number in range(OTHERS)]
    walk.take(Random(1).choice(list(walk.choices)))
    assert walk.is_complete
