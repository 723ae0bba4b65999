"""Advice: at what one should aim, and what that is good for, in words."""

from __future__ import annotations

from random import Random

import pytest

from tests.flick_em_up.table import Table, table
from tests.kernel.messages import named_in_calls
from tests.tools.playing import begin, let_happen
from untot.bots.hint import Hint, hint
from untot.games.flick_em_up import GAME
from untot.games.flick_em_up.bot import reason, sensible
from untot.games.flick_em_up.state import FlickState
from untot.kernel.texts import LANGUAGES, texts

BROKEN = ("⟨", "{", "$", "  ", " .", "..", "None")


def advice(t: Table) -> Hint:
    return hint(t.match, t.seat)


def told(given: Hint, language: str) -> str:
    assert given.reason is not None, given.answer
    return texts("flick_em_up", language).text(f"reason-{given.reason.text}", given.reason.args)


def test_a_shot_says_at_whom_how_far_and_what_for() -> None:
    given = advice(table({"s1": (0, 0), "z2a": (35, 150)}, active="s1", scenario="1"))
    assert given.answer.startswith("shoot:pistol side:right direction=900 ")
    assert told(given, "en") == "It is aimed at zombie 2A, 15 cm away: the goal asks for more kills."
    assert told(given, "de") == "Gezielt wird auf Zombie 2A, 15 cm entfernt: Das Ziel verlangt noch getötete Zombies."


def test_a_flick_through_a_door_says_which_and_what_is_there() -> None:
    t = table({"school": (0, 0, 90), "s1": (0, 200)}, active="s1", chips={"school": "key"})
    given = advice(t)
    assert given.answer.startswith("move direction=2700 ")
    assert told(given, "en") == "It goes through the door into the school: there is the key that the goal asks for."
    assert "in die Schule" in told(given, "de") and "den Schlüssel" in told(given, "de")
    laden = table({"motor_home": (0, 0, 90), "s1": (0, 200)}, active="s1", carry={"s1": "food"})
    assert "into the motor home: that is where everything has to be brought" in told(advice(laden), "en")


def test_a_step_says_where_it_leads() -> None:
    t = table({"school": (0, 400, 270), "s1": (0, -300)}, active="s1", chips={"school": "key"})
    assert "towards the school: there is the key" in told(advice(t), "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_of_advice_has_its_text(language: str) -> None:
    named = named_in_calls("untot.games.flick_em_up.bot", "Reason")
    named |= {f"{how}-{what}" for how in ("enter", "go") for what in ("chip", "search", "home", "all", "hold")}
    named |= {"shot-goal", "shot-enemy", "shot-near", "shot-cellar", "shot-spare"}
    named |= {f"take-{use}" for use in ("goal", "arm", "use", "search")}
    assert "creep" in named
    assert {each for each in named if not texts("flick_em_up", language).has(f"reason-{each}")} == set()


@pytest.mark.parametrize("scenario", ["1", "4", "8"])
def test_whatever_may_be_advised_is_explained(scenario: str) -> None:
    """All sensible actions of a match, or of its first rounds."""
    match, rng, heard = begin(GAME, 1 if scenario < "6" else 2, 5, {"scenario": scenario}), Random(5), set()
    for _ in range(90):
        if let_happen(match, rng):
            continue
        if match.ask is None:
            break
        seat = match.ask.waiting()[0]
        assert isinstance(match.state, FlickState)
        weights = sensible(match.state, match.ask, seat, None)
        for answer in weights if match.ask.name == "action" else ():
            why = reason(match.state, match.ask, seat, answer)
            assert why is not None, answer
            heard |= {texts("flick_em_up", language).text(f"reason-{why.text}", why.args) for language in LANGUAGES}
        match.answer(seat, hint(match, seat).answer)
    assert len(heard) > 20
    assert [text for text in heard if any(mark in text for mark in BROKEN)] == []
