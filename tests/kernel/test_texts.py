"""Texts of the kernel, and how ids and arguments become sentences. Mall of Horror lends its names."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kernel.messages import arguments, messages, named_in_calls
from untot.games import NAMES
from untot.kernel.errors import BadOptions, BadRecord, Refused
from untot.kernel.texts import LANGUAGES, Texts, texts

EN, DE = texts("mall_of_horror", "en"), texts("mall_of_horror", "de")
KERNEL_EVENTS = {
    "forced",
    "undone",
    "said",
    "said_to_side",
    "whispered",
    "sat_down",
    "stood_up",
    "bot_sat_in",
    "came_back",
    "simulated",
    "word_kept",
    "word_broken",
}


def line(in_language: Texts, event: str, *seat_names: str, **args: Any) -> str:
    return in_language.line({"event": event, "clause": "", "args": args}, seat_names)


# -- the files --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_and_event_of_the_kernel_has_its_text(language: str) -> None:
    reasons = named_in_calls("untot.kernel", "Refused", "BadRecord", "BadOptions", "BadContent")
    keys = messages("untot.kernel", language).keys
    own = {key for name in NAMES for key in messages(f"untot.games.{name}", language).keys} - keys
    of_games = named_in_calls("untot.games", "Refused", "BadRecord", "BadOptions", "BadContent")
    reasons |= {reason for reason in of_games if f"reason-{reason}" not in own}
    reasons |= named_in_calls("untot.server", "Refused", "BadRecord", "BadOptions", "BadContent")
    reasons |= named_in_calls("untot.lab", "Refused", "BadRecord", "BadOptions", "BadContent")
    reasons |= named_in_calls("untot.worlds", "NoPhysics")
    events = named_in_calls("untot.kernel", "tell", "tell_secret", "Event")
    assert events == KERNEL_EVENTS
    assert "already-answered" in reasons and "unknown-game" in reasons
    wanted = {f"reason-{reason}" for reason in reasons} | {f"event-{event}" for event in events}
    assert wanted - keys == set()
    assert {key.removesuffix("-open") for key in keys if key.startswith("reason-")} <= wanted


def test_both_languages_of_the_kernel_say_the_same_with_the_same_arguments() -> None:
    english, german = messages("untot.kernel", "en"), messages("untot.kernel", "de")
    assert english.keys == german.keys
    for key in english.keys:
        assert arguments(english.variables[key], set()) == arguments(german.variables[key], set()), key
    assert not english.junk + german.junk + english.doubled + german.doubled


def test_an_unknown_language_is_refused_and_the_refusal_has_a_text() -> None:
    with pytest.raises(BadOptions) as refused:
        texts(None, "fr")
    assert texts(None, "en").error(refused.value) == "There is no language “fr”; choose from: en, de."


# -- names, lists, seats ----------------------------------------------------------------------------------------


def test_a_composite_name_says_whose_it_is() -> None:
    assert EN.name("red.pin_up") == "red Pin-Up"
    assert DE.name("red.pin_up") == "Schönheit von Rot"


def test_names_take_the_case_that_the_sentence_needs() -> None:
    assert line(DE, "character_hidden", character="blue.gunman") == "Der bewaffnete Typ von Blau versteckt sich."
    assert DE.word("victim:blue.gunman") == "Den bewaffneten Typ von Blau opfern"
    assert line(DE, "zombie_came", location="supermarket") == "Vor dem Supermarkt erscheint ein Zombie."


def test_lists_are_joined_in_the_language() -> None:
    assert line(EN, "won", players=["red", "blue", "green"]) == "Red, Blue and Green share the victory."
    assert line(DE, "won", players=["red", "blue", "green"]) == "Rot, Blau und Grün teilen sich den Sieg."
    assert line(DE, "won", players=["red"]) == "Rot gewinnt."


def test_numbers_choose_the_plural() -> None:
    one, three = ({"location": "restroom", "zombies": zombies, "defence": 4} for zombies in (1, 3))
    assert line(EN, "location_holds", **one) == "The Restroom holds: 1 zombie, defence 4."
    assert line(EN, "location_holds", **three) == "The Restroom holds: 3 zombies, defence 4."
    assert line(DE, "location_holds", **three) == "Die Toilette hält stand: 3 Zombies, Abwehr 4."


def test_entries_of_a_dict_know_what_other_dicts_say_of_the_same_key() -> None:
    args = {"revote": True, "ballots": {"red": "blue", "blue": "red"}, "weights": {"red": 2, "blue": 1}}
    told = line(EN, "ballots_revealed", **args, totals={"red": 1, "blue": 2})
    assert told == "The re-vote is revealed: Red for Blue (2) and Blue for Red (1). In all: Red 1 and Blue 2."


def test_what_a_list_names_twice_is_said_once_with_its_number() -> None:
    assert line(EN, "dice_revealed", dice=[4, 3, 4]) == "The box is lifted. The dice show 2 × Parking and Megatoys."
    assert line(DE, "dice_revealed", dice=[4, 4]) == ("Die Würfelbox wird gehoben. Die Würfel zeigen 2 × Tiefgarage.")
    found = line(DE, "truck_searched", player="red", cards=["threat", "threat", "shotgun"])
    assert found == "Rot durchsucht den Lastwagen und findet 2 × Bedrohung und die Schrotflinte."


def test_a_list_within_a_dict_may_be_empty() -> None:
    hands = {"red": ["threat", "sprint"], "blue": []}
    assert line(DE, "hands_shown", hands=hands) == (
        "Die Handkarten werden gezeigt: Rot (Bedrohung und Spurten) und Blau (nichts)."
    )


def test_a_seat_is_called_by_its_name_or_else_by_its_number() -> None:
    assert EN.seat(1, ("red", "blue")) == "Blue"
    assert EN.seat(1, ("red", "")) == "Person 2"
    assert DE.seat(1) == "Person 2"
    assert EN.seat(-1, ("red", "blue")) == "Person 0"


def test_an_abbreviation_at_the_end_needs_no_second_full_stop() -> None:
    assert line(EN, "zombie_came", location="security_hq") == "A zombie appears in front of the Security H.Q."


# -- secrets ----------------------------------------------------------------------------------------------------


def test_who_lacks_the_secret_argument_reads_the_open_line() -> None:
    given = {"player": "red", "receiver": "blue"}
    assert line(DE, "card_given", **given, card="pistol") == "Rot gibt Blau die Pistole."
    assert line(DE, "card_given", **given) == "Rot gibt Blau eine Karte."


def test_a_whisper_is_heard_by_two_and_seen_by_all() -> None:
    words = {"text": "Trust me..", "phrase": "", "slots": {}}
    assert line(EN, "whispered", "red", "blue", seat=0, to=1, **words) == "Red whispers to Blue: “Trust me..”"
    assert line(EN, "whispered", "red", "blue", seat=0, to=1) == "Red whispers to Blue."


def test_a_forced_answer_is_told_in_words_and_a_secret_one_without() -> None:
    forced = {"seat": 0, "ask": "pick_victim"}
    assert line(DE, "forced", "red", **forced, answer="victim:red.tough_guy") == (
        "Für Rot bleibt nur eines: den Muskelprotz von Rot opfern."
    )
    assert line(DE, "forced", "red", **forced) == "Für Rot bleibt nur eine Möglichkeit."


# -- questions, answers, talk, errors ---------------------------------------------------------------------------


def test_a_question_is_put_to_the_asked_and_the_others_read_whom_they_wait_for() -> None:
    asked = {"name": "vote_victim", "waiting": [0, 2], "about": {"location": "parking", "kind": "victim"}}
    assert EN.question({**asked, "form": {}}) == "Who in Parking is thrown to the zombies?"
    assert EN.question(asked, ("red", "", "green")) == "Waiting for Red and Green: who is thrown to the zombies?"


def test_an_answer_of_several_words_is_one_sentence_where_there_is_one() -> None:
    assert EN.answer("keep:pistol give:threat to:blue") == "Keep the Pistol, give a Threat to Blue"
    assert DE.answer("keep:pistol give:threat to:blue") == "Die Pistole behalten, eine Bedrohung an Blau verschenken"
    assert EN.answer("keep:pistol pass") == "Keep the Pistol, pass"


def test_a_phrase_is_spoken_in_the_language_of_the_reader() -> None:
    said = {"seat": 0, "text": "", "phrase": "claim_dice", "slots": {"location": "supermarket"}}
    assert line(EN, "said", "red", **said) == "Red: “I have seen the dice: they show the Supermarket.”"
    assert line(DE, "said", "red", **said) == "Rot: „Ich habe die Würfel gesehen: Sie zeigen den Supermarkt.“"


def test_nobody_speaks_of_himself_by_name() -> None:
    """Cleo said: “Give your votes to Cleo.”"""
    said = {"seat": 0, "text": "", "phrase": "ask_vote_for", "slots": {"candidate": "red"}}
    assert line(EN, "said", "red", **said) == "Red: “Give me your votes.”"
    assert line(DE, "said", "red", **said) == "Rot: „Gebt mir eure Stimmen.“"
    assert line(EN, "said", "red", **(said | {"slots": {"candidate": "blue"}})) == "Red: “Give your votes to Blue.”"


def test_a_slot_that_names_nothing_is_shown_as_it_is() -> None:
    assert EN.phrase("warn", {"location": "a.b.{x}"}) == "Keep away a.b.{x}, it will get crowded there."


def test_what_a_player_types_is_quoted_and_never_looked_up() -> None:
    assert EN.error(Refused("not-an-option", clause="MH-4.3", word="red")) == "“red” is not possible here. [MH-4.3]"
    assert EN.error(Refused("not-an-option", word="{ $x }")) == "“{ $x }” is not possible here."


def test_an_error_may_name_whom_the_table_waits_for() -> None:
    refused = Refused("not-asked", clause="MH-5.10", waiting=[1])
    assert DE.error(refused, ("red", "blue")) == "Du bist nicht dran; der Tisch wartet auf Blau. [MH-5.10]"
    assert DE.error(Refused("not-asked")) == "Du wirst gerade nicht gefragt."
    assert DE.error(BadRecord("record-differs", line=12)) == "Nachgespielt kommt in Zeile 12 etwas anderes heraus."


def test_a_missing_text_shows_its_key_and_never_fails() -> None:
    assert not EN.has("event-nothing")
    assert line(EN, "nothing") == "⟨event-nothing⟩"
    assert EN.name("nobody.nothing") == "⟨name-nobody.nothing⟩"
    assert EN.word("juggle:red") == "⟨option-juggle⟩"
    assert EN.error(Refused("nothing")) == "⟨reason-nothing⟩"
    assert EN.text("nothing") == "⟨nothing⟩"


def test_a_word_reads_otherwise_behind_some_verbs() -> None:
    """A shot counts its directions in tenths of a degree, the bat is laid in whole ones."""
    english, german = texts("flick_em_up", "en"), texts("flick_em_up", "de")
    assert english.word("arc:0-3599", "shoot") == "In the arc from 0° to 359.9°"
    assert german.word("arc:10-855", "shoot") == "Im Bogen von 1° bis 85,5°"
    assert english.word("arc:0-359", "bat") == "With the bat at 0° to 359°"
    assert "Der Schläger bei 10° bis 80°" in german.answer("bat arc:10-80 lies=45 direction=900 power=50")


def test_as_many_are_asked_for_as_this_seat_can_choose() -> None:
    asked = {"name": "keep_start_cards", "about": {"count": 3}, "waiting": [0]}
    dealt = {"form": "share", "amount": 2, "caps": {"keep:axe": 1, "keep:pistol": 1}}
    assert texts("zombie_town", "en").question({**asked, "form": dealt}) == "Which 2 cards do you keep?"
    assert texts("zombie_town", "de").question({**asked, "form": {**dealt, "amount": 1}}) == "Welche Karte behältst du?"
