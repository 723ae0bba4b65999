"""Names that are put together from others, and names that players gave. Zombicide lends its ids."""

from __future__ import annotations

import pytest

from tests.kernel.messages import messages
from untot.kernel.texts import LANGUAGES, texts

EN, DE = texts("zombicide", "en"), texts("zombicide", "de")


@pytest.mark.parametrize(
    ("piece", "english", "german"),
    [
        ("S21", "street S21", "Straße S21"),
        ("S018", "street S018", "Straße S018"),
        ("2B.NW", "room 2B.NW", "Raum 2B.NW"),
        ("2B.SE/S21", "the door between room 2B.SE and street S21", "die Tür zwischen Raum 2B.SE und Straße S21"),
        ("starts_with:pistol", "Starts with a Pistol", "Beginnt mit: Pistole"),
        ("player_2", "Person 2", "Person 2"),
        ("reserve_3", "reserve slot 3", "Reservefeld 3"),
        ("ned.reserve_3", "Ned's reserve slot 3", "Reservefeld 3 von Ned"),
        ("car_1", "car 1", "Auto 1"),
        ("10", "10", "10"),
    ],
)
def test_an_id_without_a_name_of_its_own_is_named_by_its_parts(piece: str, english: str, german: str) -> None:
    assert (EN.name(piece), DE.name(piece)) == (english, german)


@pytest.mark.parametrize(
    ("game", "seat", "seats"),
    [("zombicide", "player", 6), ("dawn_of_the_zeds", "heroes", 4), ("flick_em_up", "player", 10)],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_has_no_name_is_called_like_no_piece(game: str, seat: str, seats: int, language: str) -> None:
    known = texts(game, language)
    called = [known.name(f"{seat}_{number}") for number in range(1, seats + 1)]
    assert called == [f"Person {number}" for number in range(1, seats + 1)]
    pieces = {key.removeprefix("name-") for key in messages(f"untot.games.{game}", language).keys}
    assert not {known.name(piece) for piece in pieces if known.has(f"name-{piece}")} & {*called}


def test_who_is_alone_and_has_no_name_is_spoken_to() -> None:
    chosen = {"event": "survivor_chosen", "args": {"seat": 0, "survivor": "s3"}}
    flick = {language: texts("flick_em_up", language) for language in LANGUAGES}
    alone = {language: known.called({}, [""], you=0) for language, known in flick.items()}
    assert alone["de"].line(chosen, ["player_1"]) == "Du führst Amira."
    assert alone["en"].line(chosen, ["player_1"]) == "You lead Amira."
    assert flick["de"].line(chosen, ["player_1"]) == "Person 1 führt Amira.", "there are others"
    assert flick["de"].called({}, ["", ""], you=1).line(chosen, ["player_1"]) == "Person 1 führt Amira."


@pytest.mark.parametrize("piece", ["SX", "9Z.NW", "2B.NW/", "starts_with:", "1234567890", "a:b:c", "/", ":", ".", ""])
def test_an_id_with_an_unknown_part_stands_for_itself(piece: str) -> None:
    assert EN.name(piece) == f"⟨name-{piece}⟩"


def test_a_word_of_an_arrangement_says_where_a_piece_goes_or_that_it_stays() -> None:
    assert EN.word("hand_1@reserve_2") == "Left hand: into reserve slot 2"
    assert DE.word("hand_1@hand_1") == "Linke Hand: bleibt"
    assert EN.word("amy.hand_1@ned") == "Amy's left hand: to Ned"
    assert DE.word("amy.hand_1@amy") == "Linke Hand von Amy: bleibt"


def test_words_that_come_several_times_in_an_answer_are_counted() -> None:
    assert EN.answer("hit:walker hit:walker unused") == "2 × hit: Walker, unused"


def test_a_bare_number_chooses_the_plural() -> None:
    town = texts("zombie_town", "en")
    assert [town.word(f"look:{n}") for n in (1, 2)] == ["Look at 1 card", "Look at 2 cards"]


def test_names_that_players_gave_are_known_to_their_own_texts_only() -> None:
    own = DE.knowing({"zoe": "Zoé", "ned": "Somebody else"})
    assert own.word("ned.hand_1@zoe") == "Linke Hand von Ned: an Zoé"
    assert own.name("zoe.hand_2") == "rechte Hand von Zoé"
    assert DE.name("zoe") == "⟨name-zoe⟩"


def test_a_match_may_call_a_piece_by_the_name_of_another_id_wherever_it_is_named() -> None:
    town = EN.knowing({}, {"S21": "crossing:hydrant", "car_1": "police_car"})
    assert town.name("S21") == "crossing by the hydrant"
    assert town.name("2B.SE/S21") == "the door between room 2B.SE and the crossing by the hydrant"
    assert town.word("to:S21") == "To the crossing by the hydrant"
    assert EN.name("S21") == "street S21"


def test_people_have_one_name_and_their_colour_keeps_its_own_where_it_is_chosen() -> None:
    mall = texts("mall_of_horror", "en").called({"blue": "Cem"}, ["Ada", "Cem"])
    assert (mall.name("blue"), mall.name("blue.pin_up"), mall.seat(0)) == ("Cem", "Cem's Pin-Up", "Ada")
    assert mall.word("vote:blue") == "Vote for Cem"
    pair = texts("zombie_town", "en").called({}, ["Ada", ""])
    assert [pair.seat(seat, ["red", "blue"]) for seat in (0, 1)] == ["Ada", "Blue"], "who leads two pawns is no colour"
    assert mall.word("colour:blue") == "Take Blue"
    assert texts("mall_of_horror", "en").name("blue.pin_up") == "blue Pin-Up"


def test_the_last_colour_is_named_when_somebody_must_take_it() -> None:
    forced = {"event": "forced", "clause": "", "args": {"seat": 1, "ask": "choose_colour", "answer": "colour:blue"}}
    for game in ("mall_of_horror", "zombie_town"):
        plain, named = texts(game, "en"), texts(game, "en").called({"blue": "Cem"}, ["Ada", "Cem"])
        assert named.line(forced, ["red", "blue"]) == "Blue is the last colour left."
        assert plain.line(forced, ["red", "blue"]) == "Blue is the last colour left."


def test_several_words_of_one_verb_are_one_sentence() -> None:
    town = texts("zombie_town", "de")
    assert town.answer("keep:barricade_2 keep:pistol") == "Eine Barrikade 2 und eine Pistole behalten"
    assert town.answer("keep:pistol keep:pistol") == "2 × Pistole behalten"
