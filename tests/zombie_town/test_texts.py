"""Texts of Zombie Town beyond what every game must say: advice, actions, parts that are reconstructed, empty ids."""

from __future__ import annotations

from typing import Any, Final

import pytest

from tests.kernel.messages import messages, named_in_calls
from tests.zombie_town.beginning import new_match
from untot.bots.hint import hint
from untot.games.zombie_town.pieces import KIND_OF, RECONSTRUCTED
from untot.games.zombie_town.rules.c6_actions import ACTIONS
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
    assert len(asks) == 22
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
    assert [english.word(word) for word in ("card:4", "card:pistol")] == ["Card 4", "Pistol"]
    assert [english.word(word) for word in ("fire", "fire:pistol.3")] == ["Fire again", "Fire pistol 3"]
    assert [german.word(word) for word in ("with:bld_03", "with:pistol.3")] == ["Mit Gebäude 3", "Mit der Pistole 3"]


@pytest.mark.parametrize(
    ("answer", "english", "german"),
    [
        ("free_move to:bld_11", "Free movement to building 11", "Freibewegung in Gebäude 11"),
        ("move to:C8", "Move to C8", "Bewegen nach C8"),
        ("draw at:bld_11 look:1", "Draw a card in building 11", "In Gebäude 11 eine Karte ziehen"),
        ("draw at:bld_11 look:3", "Look at 3 cards in building 11", "In Gebäude 11 3 Karten ansehen"),
        ("play:survivor place:bld_11", "Play a Survivor, to stay in building 11", None),
        ("play:barricade_4 at:bld_11", "Build a Barricade 4 at building 11", None),
        ("attack target:D10 with:pistol.2", "Attack the zombie on D10 with pistol 2", None),
        ("tear_down at:bld_11", "Tear a barricade off building 11", None),
        ("house at:bld_11 weapon:rifle.1", "Reload rifle 1 in building 11", None),
        ("event:event_send send:blue goal:bld_02", "Play the event Send: Blue to building 2", None),
        ("zombie:D10 to:C11", "The zombie on D10 goes to C11", "Der Zombie auf D10 geht nach C11"),
        ("free_move pawn:red to:C8", "Free movement, Red, to C8", "Freibewegung, Rot, nach C8"),
    ],
)
def test_a_whole_answer_reads_like_a_sentence(answer: str, english: str, german: str | None) -> None:
    assert texts("zombie_town", "en").answer(answer) == english
    assert german is None or texts("zombie_town", "de").answer(answer) == german


def test_survivors_are_declined_in_german() -> None:
    assert (
        line("de", "missed", fighter="survivor.2", target="survivor.1") == "Der Überlebende verfehlt den Überlebenden."
    )
    assert (
        line("de", "attack_began", pawn="red", target="blue", weapon="rifle.1") == "Rot greift Blau mit dem Gewehr an."
    )
    assert texts("zombie_town", "de").word("lose:survivor.4") == "Überlebenden 4 opfern"


PIECES_IN: Final[dict[str, dict[str, Any]]] = {
    "attack_began": {"pawn": "red", "target": "survivor.7", "weapon": "pistol.7"},
    "weapon_changed": {"pawn": "red", "weapon": "rifle.7"},
    "shot_fired": {"fighter": "survivor.7", "weapon": "shotgun.7", "shots": 2},
    "combat_cards_drawn": {"fighter": "survivor.7", "cards": ["jammed"], "used": "jammed"},
    "missed": {"fighter": "survivor.7", "target": "survivor.7"},
    "exchange_won": {"winner": "survivor.7", "loser": "survivor.7"},
    "entry_fight_opened": {"pawn": "red", "fighter": "survivor.7", "weapon": "hunting_rifle.7"},
    "weapon_taken": {"bearer": "survivor.7", "weapon": "pistol.7", "shots": 3},
    "weapon_dropped": {"weapon": "pistol.7"},
    "weapon_reloaded": {"weapon": "pistol.7", "shots": 3},
    "survivor_joined": {"pawn": "red", "survivor": "survivor.7"},
    "survivor_placed": {"pawn": "red", "building": "bld_11", "survivor": "survivor.7"},
    "survivor_fetched": {"pawn": "red", "building": "bld_11", "survivor": "survivor.7"},
    "survivor_died": {"survivor": "survivor.7", "owner": "red"},
    "survivors_driven_out": {"building": "bld_11", "survivors": ["survivor.7", "survivor.6"]},
}


@every_language
@pytest.mark.parametrize("event", PIECES_IN)
def test_nobody_is_a_number_in_what_is_told(event: str, language: str) -> None:
    """Numbers of pieces are drawn nowhere; only in lists do they tell two of a kind apart."""
    assert not {"6", "7"} & set(line(language, event, **PIECES_IN[event]))


@pytest.mark.parametrize(("answer", "english"), [
    ("attack target:D8", "Attack the zombie on D8"),
    ("attack target:survivor.2", "Attack survivor 2"),
    ("draw at:bld_11", "Draw from the pile in building 11"),
    ("store card:pistol", "Store a Pistol"),
    ("collect card:pistol", "Collect a Pistol"),
    ("arm weapon:pistol.1", "Give pistol 1 away"),
])  # fmt: skip
def test_what_a_touch_may_mean_reads_like_a_sentence(answer: str, english: str) -> None:
    """The first words of answers, as the small menu at the finger shows them."""
    assert texts("zombie_town", "en").answer(answer) == english


@pytest.mark.parametrize(("language", "said"), [("en", "The fight is over."), ("de", "Der Kampf ist vorbei.")])
def test_who_may_retreat_after_the_other_has_gone_is_told_that_the_fight_is_over(language: str, said: str) -> None:
    asked = texts("zombie_town", language).text("ask-retreat", {"pawn": "red", "fight": "over"})
    assert asked.startswith(said)
    assert said not in texts("zombie_town", language).text("ask-retreat", {"pawn": "red", "fight": "on"})


def test_two_of_a_card_are_kept_in_one_sentence() -> None:
    answer = "keep:pistol keep:survivor keep:survivor"
    told = [texts("zombie_town", language).answer(answer) for language in ("en", "de")]
    assert told == ["Keep a Pistol and 2 × Survivor", "Eine Pistole und 2 × Überlebender behalten"]
