"""Texts of Zombicide beyond what every game must say: problems of own content, advice, goals and rules of missions."""

from __future__ import annotations

from typing import get_args

import msgspec
import pytest

from tests.kernel.messages import named_in_calls
from untot.games.zombicide.missions import MISSIONS, Mission
from untot.games.zombicide.rules.c6_turn import ACTIONS, END_TURN
from untot.games.zombicide.workshop.problems import Reason
from untot.kernel.texts import LANGUAGES, texts

BROKEN = ("⟨", "{", "$", "  ", " .", "..")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_problem_of_own_content_has_its_text(language: str) -> None:
    assert [reason for reason in get_args(Reason) if not texts("zombicide", language).has(f"reason-{reason}")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_of_advice_has_its_text(language: str) -> None:
    reasons = named_in_calls("untot.games.zombicide.bot", "Reason")
    assert "flee" in reasons
    assert {reason for reason in reasons if not texts("zombicide", language).has(f"reason-{reason}")} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_has_a_name_and_an_explanation(language: str) -> None:
    keys = [key for action in (*ACTIONS, END_TURN) for key in (f"name-{action}", f"action-{action}-effect")]
    assert [key for key in keys if not texts("zombicide", language).has(key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mission", MISSIONS.values(), ids=lambda mission: mission.key)
def test_every_mission_tells_its_name_briefing_goals_and_rules(mission: Mission, language: str) -> None:
    said = texts("zombicide", language)
    assert said.name(mission.key) in said.text(f"option_value-mission-{mission.id}"), "its name stands once"
    plain = msgspec.to_builtins(mission)
    told = [said.text(f"goal-{goal.pop('type')}", goal) for goal in plain["goals"]]
    told += [said.text(f"rule-{rule.pop('type')}", rule) for rule in plain["rules"]]
    told += [said.text(f"mission-{mission.key}-briefing"), said.text(f"difficulty-{mission.difficulty}")]
    told += [said.text(f"part-{part}") for part in mission.reconstructed]
    assert [text for text in told if any(mark in text for mark in BROKEN)] == []
