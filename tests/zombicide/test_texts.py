"""Texts of Zombicide beyond what every game must say: problems of own content, advice, goals and rules of missions."""

from __future__ import annotations

from typing import get_args

import msgspec
import pytest

from tests.kernel.messages import named_in_calls
from tests.zombicide.table import table
from untot.games.zombicide.missions import MISSIONS, Mission
from untot.games.zombicide.rules.c6_turn import ACTIONS, END_TURN
from untot.games.zombicide.workshop.problems import Reason
from untot.kernel.seeing import Seen
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


@pytest.mark.parametrize(
    ("hits", "english", "german"),
    [
        ([0], "Ned does not hit.", "Ned trifft nicht."),
        ([1], "Ned hits once.", "Ned trifft einmal."),
        ([3], "Ned hits 3 times.", "Ned trifft 3-mal."),
        ([0, 1], "Ned hits once.", "Ned trifft einmal."),
        ([1, 2], "Ned hits 3 times (by zone: 1 and 2).", "Ned trifft 3-mal (je Zone: 1 und 2)."),
    ],
)
def test_hits_are_counted_as_people_say_it(hits: list[int], english: str, german: str) -> None:
    event = {"event": "hits_scored", "clause": "ZC-8.4", "args": {"survivor": "ned", "hits": hits}}
    assert [texts("zombicide", language).line(event, ()) for language in LANGUAGES] == [english, german]


def test_a_crowd_a_car_and_a_token_have_names() -> None:
    names = {language: texts("zombicide", language) for language in LANGUAGES}
    assert names["en"].name("walker@S28") == "Walker in street S28"
    assert names["de"].name("walker@2B.NW") == "Schlurfer in Raum 2B.NW"
    assert names["de"].name("car_1") == "Auto 1" and names["en"].name("objective_2") == "objective 2"
    assert names["en"].answer("hit:walker@S28 hit:walker@S28") == "2 × hit: Walker in street S28"


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_answers_are_sentences(language: str) -> None:
    said = texts("zombicide", language)
    for answer in ("move to:S21", "search in:car_1", "open_door door:2B.SE/S21 with:hand_1", "drive to:S43 via:S42",
                   "ranged_attack at:S23 with:both", "ranged_attack at:S23 with:hand_1 risking:ned"):  # fmt: skip
        assert not any(mark in said.answer(answer) for mark in BROKEN)
    assert {"en": "Go to street S21", "de": "Auf Straße S21 gehen"}[language] == said.answer("move to:S21")


def test_a_turn_says_what_is_left_of_it_free_actions_too() -> None:
    def asked(turn: str) -> tuple[str, str]:
        t = table(who={"amy": "S21", "josh": "S21", "ned": "S21"}, turn=turn)
        question = Seen(t.match, 0).question()
        assert question is not None
        return texts("zombicide", "en").question(question), texts("zombicide", "de").question(question)

    assert asked("amy") == (
        "Amy has 3 actions left and for free: move. What next?",
        "Amy hat noch 3 Aktionen und frei dazu: Bewegen. Was nun?",
    )
    assert asked("josh")[0] == "Josh has 3 actions left. What next?"
    assert asked("ned")[0] == "Ned has 3 actions left. What next?", "in the street there is nothing to search"
