"""The board of Zombie Town in words and as a small map, made from the View message and the scene alone."""

from __future__ import annotations

from typing import Any

import pytest

from tests.text.scripted import First, Paper, StubBot, Typist, make_stub, typing
from tests.zombie_town.table import Table as Position
from tests.zombie_town.table import table as position
from untot.games import load_game
from untot.games.zombie_town.changing import change_site
from untot.games.zombie_town.text_board import TEXT_BOARD as BOARD
from untot.kernel.chance import seed_of
from untot.kernel.live import LiveMatch
from untot.kernel.seeing import Seen
from untot.kernel.state import OptionValue
from untot.text.holders import parse_holders
from untot.text.playing import play
from untot.text.table import Table
from untot.text.voice import Voice


def evening(**given: Any) -> Position:
    """Red at home behind two barricades, Blue in the street, Green has taken a house with a survivor and left it."""
    return position(
        "red blue green",
        where={"red": "bld_11", "blue": "C3", "green": "B3"},
        homes={"bld_11": "red"},
        owners={"bld_12": "green"},
        houses={"bld_11": "nurse:3", "bld_12": "wood_worker"},
        weapons={"red": "pistol:1 rifle:0", "blue": "shotgun"},
        companions={"red": "- pistol:2"},
        placed={"bld_12": "-"},
        barricades={"bld_11": "barricade_3/red barricade_2_trap_1/red", "bld_12": "barricade_4/green"},
        hands={"red": "survivor event_time", "blue": "fireworks"},
        piles={"bld_12": "pistol survivor"},
        stored={"bld_12": "rifle/blue"},
        zombies={"E4": 1, "B7": 2, "A9": 1, "C3": 3},
        kills={"red": 1},
        discard="survivor pistol survivor",
        day=4,
        turn="red",
        actions=2,
        steps=[("act",)],
        **given,
    )


def view_of(given: Position, colour: str | None) -> dict[str, Any]:
    seen = given.seen_by(colour)
    return {**seen.view(), "scene": seen.scene(), "unit": colour}


def open_lines(colour: str | None = "red", language: str = "en") -> list[str]:
    return BOARD.lines(view_of(evening(), colour), Voice("zombie_town", language))


def own_lines(colour: str, language: str = "en") -> list[str]:
    return BOARD.own_lines(view_of(evening(), colour), Voice("zombie_town", language))


# -- the open table ---------------------------------------------------------------------------------------------


def test_the_map_shows_streets_houses_barricades_zombies_and_pawns() -> None:
    shown = open_lines()
    assert shown[0] == "Day 4 of 10, turn."
    assert shown[1:16] == [
        "    A   B   C   D   E   F   G   H   I   J   K   L   M   N",
        " 1  .   .   01  01  .   .   02  02  .   .   03  03  .   .",
        " 2  .   .   .   .   .   .   .   .   .   .   .   .   .   .",
        " 3  12  G   Bz3 .   .   .   .   .   .   .   .   .   .   04",
        " 4  g=  .   .   .   z1  x   x   x   x   x   .   .   .   04",
        " 5  .   .   .   x   ##  ##  ##  ##  ##  ##  x   .   .   .",
        " 6  .   .   .   x   ##  ##  ##  ##  ##  ##  x   .   .   .",
        " 7  11  z2  .   x   ##  ##  ##  ##  ##  ##  x   .   .   05",
        " 8  R== .   .   x   ##  ##  ##  ##  ##  ##  x   .   .   05",
        " 9  z1  .   .   x   ##  ##  ##  ##  ##  ##  x   .   .   .",
        "10  .   .   .   x   ##  ##  ##  ##  ##  ##  x   .   .   .",
        "11  10  .   .   .   x   x   x   x   x   x   .   .   .   06",
        "12  10  .   .   .   .   .   .   .   .   .   .   .   .   06",
        "13  .   .   .   .   .   .   .   .   .   .   .   .   .   .",
        "14  .   .   09  09  .   .   08  08  .   .   07  07  .   .",
    ]
    assert shown[16].startswith("Map: ## cemetery") and "R Red, B Blue, G Green" in shown[16]
    assert shown[17] == "Zombies on the streets, away from the cemetery: C3 (3), B7 (2), A9 (1)."


def test_a_building_tells_house_pile_owner_barricades_zombies_and_who_is_inside() -> None:
    shown = open_lines()
    assert "Building 1, Normal 5: no cards in the pile." in shown
    assert (
        "Building 11, Nurse 3: no cards in the pile. Home base of Red. 2 barricades. 3 zombies at its walls. "
        "Inside: Red." in shown
    )
    assert (
        "Building 12, Wood Worker 5: 2 cards in the pile. Belongs to Green. 1 barricade. Inside: survivor 3. "
        "Blue has stored 1 card." in shown
    )


def test_a_player_tells_place_health_weapons_companions_and_points() -> None:
    shown = open_lines()
    assert (
        "Red: building 11, health 4, 1 kill. Pistol 1 (1 shot), Rifle 1 (empty). "
        "Together with survivor 1, survivor 2 with pistol 2 (2 shots). 10 points, 2 cards. Keeps the time." in shown
    )
    assert "Blue: C3, health 4, 0 kills. Shotgun 1 (2 shots). 1 point, 1 card." in shown


def test_turn_supply_and_discard_pile_are_told_in_german() -> None:
    shown = open_lines(language="de")
    assert shown[0] == "Tag 4 von 10, Zug."
    assert shown[-2:] == [
        "Rot ist am Zug: 2 Aktionen, 1 Freibewegung.",
        "76 Zombies im Vorrat, 30 Kampfkarten im Stapel. Ablagestapel: 2 × Überlebender, Pistole.",
    ]


def test_a_fight_is_told_with_its_weapon_and_target() -> None:
    fight = position(where={"red": "D4"}, weapons={"red": "pistol"}, zombies={"E4": 1}, turn="red",
                     steps=[("do", "red", "attack target:E4 with:pistol.1")], combat="jammed same_square")  # fmt: skip
    assert fight.ask == "shoot_again"
    assert "Red shoots at a zombie with pistol 1: E4." in BOARD.lines(view_of(fight, None), Voice("zombie_town", "en"))


def test_a_zombie_that_attacks_is_told_with_its_square() -> None:
    attack = position(where={"red": "D4"}, weapons={"red": "pistol"}, zombies={"D4": 1}, turn="blue",
                      steps=[("zombie_comes", "D4", 1, 0)])  # fmt: skip
    assert attack.ask == "fight_or_take"
    assert "A zombie attacks: D4." in BOARD.lines(view_of(attack, "red"), Voice("zombie_town", "en"))


# -- what only the knower sees ----------------------------------------------------------------------------------


def test_the_open_table_reads_the_same_for_everybody() -> None:
    assert open_lines("red") == open_lines("blue") == open_lines("green") == open_lines(None)


def test_in_a_whole_match_nobody_reads_more_of_the_open_table_than_a_spectator() -> None:
    match = LiveMatch.begin(load_game("zombie_town"), 3, seed_of(11), {"days": 2}, is_secret=False)
    bot, voice, compared = StubBot(3), Voice("zombie_town", "en"), 0
    while match.ask is not None:
        for seat in range(3):
            views = [{**Seen(match, who).view(), "scene": Seen(match, who).scene()} for who in (seat, None)]
            assert BOARD.lines(views[0], voice) == BOARD.lines(views[1], voice)
            compared += 1
        asked = match.ask.waiting()[0]
        match.answer(asked, bot.answer(Seen(match, asked)))
    assert compared > 100


def test_only_the_builder_reads_his_barricades_and_only_who_stored_them_his_cards() -> None:
    assert own_lines("red") == [
        "Building 11, barricades: Barricade 3, Barricade 2 (Trap: 1). Strength 5.",
        "Your hand: Survivor, Time.",
    ]
    assert own_lines("blue") == ["Building 12, stored cards that you know: Rifle.", "Your hand: Fireworks."]
    assert own_lines("green", "de") == [
        "Gebäude 12, Barrikaden: Barrikade 4. Widerstandswert 4.",
        "Deine Hand: nichts.",
    ]


def test_cards_put_back_and_events_of_this_turn_are_remembered_for_their_knower() -> None:
    given = evening()
    site = given.g.sites["bld_12"]
    change_site(given.g, "bld_12", pile=(site.pile[0], ("survivor", 1), *site.pile[2:]))
    given.g.hands[1] = [("fireworks", 3)]
    assert given.g.turn is not None
    given.g.turn.fresh = ["event_time"]
    lines = BOARD.own_lines(view_of(given, "red"), Voice("zombie_town", "en"))
    assert "Building 12, cards of the pile that you know, from the top: 2 Survivor." in lines
    assert "Blue holds, as you know: Fireworks." in lines
    assert lines[-1] == "Your hand: Survivor, Time (not this turn)."
    assert BOARD.own_lines(view_of(given, "green"), Voice("zombie_town", "en"))[-1] == "Your hand: none."


# -- options and attempts ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("word", "label"),
    [
        ("to:C3", "To C3 (Blue, 3 zombies)"),
        ("to:B4", "To B4 (beside building 12)"),
        ("to:bld_11", "To building 11 (Nurse, Red)"),
        ("zombie:B7", "The zombie on B7 (2 zombies, beside building 11)"),
        ("zombie:E4", "The zombie on E4"),
        ("target:survivor.3", "Survivor 3 (Green)"),
        ("weapon:pistol.1", "Pistol 1 (1 shot)"),
        ("pawn:blue", "Blue (C3)"),
        ("drop:rifle.1", "Drop the empty rifle 1"),
        ("event:event_time", "Play the event Time (The day counter goes back by one)"),
    ],
)
def test_options_tell_what_lies_behind_them(word: str, label: str) -> None:
    assert BOARD.label(view_of(evening(), "red"), word, Voice("zombie_town", "en")) == label


def table(
    typist: Typist, seats: str = "me,random,random", language: str = "en", **options: OptionValue
) -> tuple[Table, Paper]:
    holders = parse_holders(seats)
    match = LiveMatch.begin(load_game("zombie_town"), len(holders), seed_of(5), options, is_secret=False)
    paper = Paper(typist)
    return Table(match, holders, paper.screen, Voice("zombie_town", language), make_stub), paper


def test_an_attempt_that_is_not_allowed_is_answered_with_its_clause() -> None:
    made, paper = table(typing("white", "building 5", "1", "1", "1", "draw", "1", "why", "quit", "n"), youngest_seat=1)
    play(made)
    assert "Not allowed now: Draw from the pile." in paper.lines
    assert paper.after("draw").splitlines()[1].startswith("ZT-6.24: ")
    assert paper.after("why").splitlines()[0] == "Not allowed now: To building 5.", "the others near are in reach"


def test_what_is_on_offer_is_never_called_refused() -> None:
    """Of several things that are kept each may be named first."""
    made, paper = table(typing("white", "building 5", "1", "why", "quit", "n"), youngest_seat=1)
    play(made)
    offered = [line.partition(". ")[2] for line in paper.after("1").splitlines() if line[:1].isdigit()]
    refused = "".join(line for line in paper.after("why").splitlines() if line.startswith("Not allowed now"))
    assert len(offered) > 1 and "the event" in refused
    assert [word for word in offered if word in refused] == []


def test_help_names_a_clause_of_this_game() -> None:
    made, paper = table(typing("help", "quit", "n"))
    play(made)
    assert "rule ZT-1.1" in paper.after("help") and "MH-" not in paper.after("help")


def test_an_attack_without_anything_in_reach_says_so_before_its_rule() -> None:
    made, paper = table(typing("white", "building 5", "1", "1", "1", "attack", "quit", "n"), youngest_seat=1)
    play(made)
    said = paper.after("attack").splitlines()
    assert (
        said[0] == "Not allowed now: Attack." and said[1].startswith("Nothing is in reach") and said[2][:6] == "ZT-9.6"
    )


def test_people_at_one_screen_hand_it_over_and_read_no_foreign_hand() -> None:
    made, paper = table(First(), "anna:me,ben:me", days=1)
    play(made)
    assert made.match.is_over
    for page in paper.pages:
        if any(line.startswith("Hand over") for line in page):
            assert not [line for line in page if line.startswith("Your hand") or "barricades that you know" in line]
    assert len(paper.pages) > 10


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("seats", ["me,random", "me,random,random,random"])
def test_a_person_who_always_picks_the_first_reaches_the_end_of_the_match(language: str, seats: str) -> None:
    made, paper = table(First(), seats, language, days=2)
    play(made)
    assert made.match.is_over
    assert "⟨" not in paper.text and "{" not in paper.text


def test_after_the_end_all_hands_are_shown() -> None:
    made, _ = table(First(), "me,random,random", days=1)
    play(made)
    lines = BOARD.lines(made.view(None), Voice("zombie_town", "en"))
    assert len([line for line in lines if "Had in hand: " in line]) == 3


def test_every_phrase_can_be_filled_with_pieces_of_this_match() -> None:
    view = view_of(evening(), "red")
    assert BOARD.slot_values(view, "to") == BOARD.slot_values(view, "who") == ["red", "blue", "green"]
    assert BOARD.slot_values(view, "building")[0] == "bld_01"
    assert "fireworks" in BOARD.slot_values(view, "card")
