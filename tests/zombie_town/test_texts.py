"""Texts of Zombie Town beyond what every game must say: advice, actions, parts that are reconstructed, empty ids."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kernel.messages import messages, named_in_calls
from tests.zombie_town.beginning import new_match
from untot.bots.hint import hint
from untot.games.zombie_town.pieces import KIND_OF, RECONSTRUCTED
from untot.games.zombie_town.rules.c4_turn import ACTIONS
from untot.games.zombie_town.town import RECONSTRUCTED_BOARD, SQUARES
from untot.kernel.texts import LANGUAGES, texts

BROKEN = ("⟨", "{", "$", "  ", " .", "..")
every_language = pytest.mark.parametrize("language", LANGUAGES)


def line(language: str, event: str, **args: Any) -> str:
    return texts("zombie_town", language).line({"event": event, "args": args}, ["red", "blue", "green"])


@every_language
def test_every_square_says_where_whereto_wherefrom_and_what_one_shoots_at_there(language: str) -> None:
    for square in SQUARES:
        told = line(language, "zombie_moved", before=square, square=square)
        told += line(language, "missed", fighter="red", target=square)
        assert not [mark for mark in BROKEN if mark in told], told


@every_language
def test_every_action_has_a_name_and_an_explanation(language: str) -> None:
    actions = (*ACTIONS, "play", "free_move")
    keys = [key for action in actions for key in (f"name-{action}", f"action-{action}-effect")]
    assert [key for key in keys if not texts("zombie_town", language).has(key)] == []


@every_language
def test_every_question_says_why_it_is_asked(language: str) -> None:
    keys = messages("untot.games.zombie_town", language).keys
    asks = {key for key in keys if key.startswith("ask-") and not key.endswith("-why")}
    assert len(asks) == 34
    assert {ask for ask in asks if f"{ask}-why" not in keys} == set()


@every_language
def test_every_piece_of_advice_has_its_text(language: str) -> None:
    reasons = named_in_calls("untot.games.zombie_town.bot", "Reason")
    assert "go-safe" in reasons
    assert {reason for reason in reasons if not texts("zombie_town", language).has(f"reason-{reason}")} == set()


def test_all_advice_of_a_match_can_be_read() -> None:
    match, heard = new_match(3, "choose_colour", days=2), set()
    while match.ask is not None:
        seat = match.ask.waiting()[0]
        advice = hint(match, seat)
        if advice.reason is not None:
            key, args = f"reason-{advice.reason.text}", advice.reason.args
            heard |= {texts("zombie_town", language).text(key, args) for language in LANGUAGES}
        match.answer(seat, advice.answer)
    assert len(heard) > 20
    assert [text for text in heard if any(mark in text for mark in BROKEN)] == []


@every_language
def test_kinds_of_cards_and_what_is_reconstructed_can_be_named(language: str) -> None:
    parts = {part for listed in (*RECONSTRUCTED.values(), RECONSTRUCTED_BOARD) for part in listed}
    keys = [f"kind-{kind}" for kind in KIND_OF.values()] + [f"part-{part}" for part in parts]
    assert [key for key in keys if not texts("zombie_town", language).has(key)] == []


def test_an_empty_id_is_told_as_nobody() -> None:
    assert line("en", "zombie_killed", square="B7", pawn="red") == "Red kills the zombie on B7."
    nobody = line("en", "zombie_killed", square="B7", pawn="")
    assert nobody == "The trap kills the zombie on B7, and nobody scores for it."
    taken, claimed = (line("de", "building_claimed", pawn="red", building="bld_03", before=b) for b in ("blue", ""))
    assert (taken, claimed) == ("Rot nimmt Blau Gebäude 3 weg.", "Rot nimmt Gebäude 3 in Besitz.")


def test_a_word_with_and_without_a_card_says_different_things() -> None:
    english, german = (texts("zombie_town", language) for language in LANGUAGES)
    assert [english.word(word) for word in ("store", "store:pistol")] == ["Store cards", "Store a Pistol"]
    assert [english.word(word) for word in ("fire", "fire:pistol.3")] == ["Fire again", "Fire pistol 3"]
    assert german.word("collect") == "Karten abholen"
    assert german.word("collect:survivor") == "Einen Überlebenden abholen"


def test_survivors_are_declined_in_german() -> None:
    assert line("de", "missed", fighter="survivor.2", target="survivor.1") == "Überlebender 2 verfehlt Überlebenden 1."
    assert line("de", "attack_began", pawn="red", target="blue", weapon="rifle.1") == "Rot greift Blau mit Gewehr 1 an."
    assert texts("zombie_town", "de").word("lose:survivor.4") == "Überlebenden 4 opfern"
