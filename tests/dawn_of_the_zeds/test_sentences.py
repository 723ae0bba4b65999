"""Sentences of the log: verbs agree with who does something, and no piece is called by its number."""

from __future__ import annotations

from typing import Any

import pytest

from untot.games.dawn_of_the_zeds.printed_cards import EVENTS_PRINTED, FATES, RESEARCH
from untot.kernel.texts import texts


def line(language: str, event: str, **args: Any) -> str:
    return texts("dawn_of_the_zeds", language).line({"event": event, "args": args})


@pytest.mark.parametrize(
    ("unit", "english", "german"),
    [
        ("furies", "The Furies come into play", "Die Furien kommen auf Wald 2 ins Spiel."),
        ("sheriff", "The Sheriff comes into play", "Der Sheriff kommt auf Wald 2 ins Spiel."),
        ("national_guard", "The National Guard comes into play", "Die Nationalgarde kommt auf Wald 2 ins Spiel."),
        ("civilians_4", "The civilians come into play", "Die Zivilisten kommen auf Wald 2 ins Spiel."),
    ],
)
def test_units_come_in_ones_or_in_many(unit: str, english: str, german: str) -> None:
    assert line("en", "unit_entered", unit=unit, space="forest_2") == f"{english} on Forest 2."
    assert line("de", "unit_entered", unit=unit, space="forest_2") == german


@pytest.mark.parametrize(
    ("zeds", "english", "german"),
    [
        (["zed_13"], "Zed 5/3 moves to the Farm.", "Zed 5/3 zieht zur Farm."),
        (["giants"], "The Giants move to the Farm.", "Die Riesen ziehen zur Farm."),
        (["zed_13", "zed_1"], "Zed 5/3 and Zed 2/1 move to the Farm.", "Zed 5/3 und Zed 2/1 ziehen zur Farm."),
    ],
)
def test_a_zed_moves_and_a_mob_moves(zeds: list[str], english: str, german: str) -> None:
    assert line("en", "zeds_moved", zeds=zeds, space="forest_3") == english
    assert line("de", "zeds_moved", zeds=zeds, space="forest_3") == german


@pytest.mark.parametrize(
    ("phase", "english", "german"),
    [
        ("infection", "The Infection phase begins.", "Die Infektionsphase beginnt."),
        ("eat", "The Eat phase begins.", "Die Verbrauchsphase beginnt."),
    ],
)
def test_it_is_a_phase_that_begins(phase: str, english: str, german: str) -> None:
    assert line("en", "phase_began", phase=phase) == english
    assert line("de", "phase_began", phase=phase) == german


@pytest.mark.parametrize(
    ("reason", "english", "german"),
    [
        ("hold", "There is a better place for the Furies: Downtown.", "Dort, in Downtown, stehen die Furien"),
        ("shoot-from", "From there the Furies have a good shot.", "Von dort aus haben die Furien einen guten Schuss"),
    ],
)
def test_reasons_are_whole_sentences(reason: str, english: str, german: str) -> None:
    about = {"unit": "furies", "space": "forest_0"}
    assert texts("dawn_of_the_zeds", "en").text(f"reason-{reason}", about) == english
    assert texts("dawn_of_the_zeds", "de").text(f"reason-{reason}", about).startswith(german)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("reason", ["hold", "shoot-from", "attack", "bed", "home", "refugees", "defender", "heal"])
def test_a_reason_names_a_crowd_without_the_number_of_its_piece(reason: str, language: str) -> None:
    about = {"unit": "civilians_7", "space": "suburb_5", "chance": 83}
    assert "7" not in texts("dawn_of_the_zeds", language).text(f"reason-{reason}", about)


def test_english_cards_are_as_brief_as_german_ones() -> None:
    english, german = texts("dawn_of_the_zeds", "en"), texts("dawn_of_the_zeds", "de")
    cards = [f"card-{card}-effect" for card in (*EVENTS_PRINTED, *FATES, *RESEARCH)]
    long_ones = [card for card in cards if len(english.text(card)) > 1.25 * len(german.text(card)) + 10]
    assert long_ones == []
