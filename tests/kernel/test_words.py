"""Words of answers: made and read in one place."""

from __future__ import annotations

from untot.kernel.words import (
    is_placing,
    numbers_in,
    placed,
    put,
    split,
    thing_in,
    thing_of,
    things_of,
    verb_of,
    word,
    words,
)


def test_a_word_is_a_verb_and_a_thing() -> None:
    assert word("to", "S21") == "to:S21" and words("keep", ["axe", "pan"]) == ["keep:axe", "keep:pan"]
    assert (verb_of("to:S21"), thing_of("to:S21")) == ("to", "S21")
    assert (verb_of("pass"), thing_of("pass")) == ("pass", "")
    assert thing_of("car:1:left") == "1:left", "a thing may have a colon of its own"


def test_an_answer_is_words() -> None:
    assert split("") == [] and split("move to:S21 to:S22") == ["move", "to:S21", "to:S22"]
    assert things_of("move to:S21 to:S22", "to") == ["S21", "S22"]
    assert thing_in("move to:S21 to:S22", "to") == "S21" and thing_in("move to:S21", "with") == ""
    assert thing_in("give:axe", "gi") == "", "only whole verbs"


def test_arrangements_and_numbers() -> None:
    assert placed("axe@hand_1 red.pin_up@parking") == {"axe": "hand_1", "red.pin_up": "parking"}
    assert placed(f"trade with:ned {put('axe', 'ned')}") == {"axe": "ned"}, "among other words"
    assert is_placing("axe@hand_1") and not is_placing("hit:walker@S21")
    assert numbers_in("angle=-12 force=80") == {"angle": -12, "force": 80} and numbers_in("") == {}
