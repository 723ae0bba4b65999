"""Both languages say everything that a match can ask, tell and offer, until the generic tests read this game too."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest

from tests.kernel.messages import arguments, messages, named_in_calls
from tests.tools.playing import begin
from untot.games.flick_em_up import GAME
from untot.games.flick_em_up.cards import COMBATS, DESTINIES, EXILES, OBJECTIVES
from untot.games.flick_em_up.pieces import CHIPS, KIND_OF
from untot.kernel.events import WORLD
from untot.kernel.seeing import Seen
from untot.kernel.texts import LANGUAGES, texts
from untot.lab.soak import give_random_answer

PACKAGE = "untot.games.flick_em_up"
BROKEN = ("⟨", "⟩", "???", "{", "}", "$", "  ", " .", " ,", "..", "()", ": .")


@cache
def played() -> list[tuple[Any, list[str], list[str]]]:
    """Questions, events and words of some matches, with the names of their seats."""
    told: list[tuple[Any, list[str], list[str]]] = []
    for number in range(1, 11):
        match, rng, since = begin(GAME, 3, number, {"scenario": str(number)}), Random(number), 0
        names = [GAME.seat_name(match.state, seat) for seat in range(3)]
        for _ in range(120):
            if match.ask is None:
                break
            seat, answer = give_random_answer(match, rng)
            message = Seen(match, None).message(since)
            since = len(match.events)
            told.append((message, names, [answer] if seat != WORLD else []))
    return told


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_read(language: str) -> None:
    speaker = texts("flick_em_up", language)
    lines: set[str] = set()
    for message, names, answers in played():
        lines |= {speaker.line(event, names) for event in message["events"]}
        lines |= {speaker.answer(answer) for answer in answers}
        if message["question"] is not None:
            lines.add(speaker.question(message["question"], names))
    assert len(lines) > 300
    for line in lines:
        assert line and not [mark for mark in BROKEN if mark in line] and not line[0].islower(), line


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_question_and_piece_has_its_text(language: str) -> None:
    keys = texts("flick_em_up", language)
    wanted = {f"event-{event}" for event in GAME.events}
    wanted |= {f"event-{event}-open" for event in named_in_calls(PACKAGE, "tell_secret")}
    asks = named_in_calls(PACKAGE, "choose", "ask_all", "ask_any", at=2)
    wanted |= {f"{kind}-{ask}" for ask in asks for kind in ("ask", "wait")}
    cards = [*DESTINIES, *OBJECTIVES, *EXILES, *COMBATS]
    wanted |= {f"name-{card}" for card in cards} | {f"card-{card}-effect" for card in cards}
    wanted |= {f"name-{chip}" for chip in CHIPS}
    for option, it in GAME.options.items():
        wanted |= {f"option_name-{option}", f"option_name-{option}-why"}
        wanted |= {f"option_value-{option}-{value}" for value in it.values if it.most is None}
    assert {key for key in wanted if not keys.has(key)} == set()
    assert [piece for piece in KIND_OF if "⟨" in keys.name(piece)] == []


def test_both_languages_have_the_same_keys_and_arguments() -> None:
    english, german = messages(PACKAGE, "en"), messages(PACKAGE, "de")
    assert english.keys == german.keys and not english.junk + english.doubled + german.junk + german.doubled
    attributes = english.attributes | german.attributes
    for key in english.keys:
        one, other = (arguments(language.variables[key], attributes) for language in (english, german))
        assert one == other, key
    assert not english.keys & messages("untot.kernel", "en").keys and "!" not in english.text + german.text
