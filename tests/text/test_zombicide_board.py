"""The board of Zombicide in words and as a small map, made from the View message and the scene alone."""

from __future__ import annotations

from typing import Any

import pytest

from tests.text.scripted import First, Paper, StubBot, Typist, make_stub, typing
from tests.zombicide.table import table as position_of
from untot.games import load_game
from untot.games.zombicide.text_map import draw
from untot.kernel.chance import seed_of
from untot.kernel.live import LiveMatch
from untot.text.holders import parse_holders
from untot.text.playing import ask_next, play
from untot.text.questions import Question
from untot.text.table import Table
from untot.text.voice import Voice

SURVIVORS = ("1",) * 4
"""Amy, Doug, Josh and Ned for a person alone."""
SLOTS = ("0",)
"""Three of them have a pan and keep it in the left hand."""


def table(typist: Typist, seats: str = "me", language: str = "en", **given: Any) -> tuple[Table, Paper]:
    holders = parse_holders(seats)
    match = LiveMatch.begin(load_game("zombicide"), len(holders), seed_of(5), **given, is_secret=False)
    paper = Paper(typist)
    return Table(match, holders, paper.screen, Voice("zombicide", language), make_stub), paper


def played(*lines: str, seats: str = "me", language: str = "en", **given: Any) -> tuple[Table, Paper]:
    made, paper = table(typing(*lines, "quit", "n"), seats, language, **given)
    play(made)
    return made, paper


def test_the_map_shows_walls_doors_names_and_who_is_there() -> None:
    _, paper = played(*SURVIVORS, "board")
    shown = paper.after("board").splitlines()
    start = shown.index(next(line for line in shown if line.startswith("        ####")))
    assert shown[start : start + 20] == [
        "        ##################",
        " S00    #2B.SW   #2B.NW  #",
        " ^      #         *      #",
        ".  .  . #        #       #",
        " S10    ####  #######  ###",
        "        #2B.SE   #2B.NE  #",
        "        ####DD### ########",
        ".  .  .  .  .  .  .  .  .",
        " S20    .S21      .S22",
        "                   ^",
        "        .         .",
        "",
        "        .         .",
        "##################.  .  .",
        "#1B.A            #.S32",
        "#                #",
        "####  #######  ###.",
        "#1B.B    #1B.C   #.  .  .",
        "#ADJN            #.S42",
        "#################D",
    ]


def test_an_open_door_is_drawn_open() -> None:
    made, _ = table(typing())
    scene = made.seen(None).scene()
    closed, opened = (draw(scene, doors, {}) for doors in ([], ["2B.SE/S21"]))
    assert (closed[6], opened[6]) == ("        ####DD### ########", "        ####//### ########")


def test_every_zone_with_something_in_it_has_a_line() -> None:
    _, paper = played(*SURVIVORS, "board")
    shown = paper.after("board").splitlines()
    assert "Bedroom (1B.B): Amy, Doug, Josh, Ned, start zone, noise 4." in shown
    assert "Doctor's surgery (2B.NW): objective." in shown
    assert "Corner by the shopping trolley (S22): spawn zone 2." in shown
    assert not any("(S21)" in line for line in shown)


def test_goals_survivors_and_decks_are_told_in_german() -> None:
    _, paper = played(*SURVIVORS, *SLOTS, "1", "brett", language="de")
    shown = paper.after("brett").splitlines()
    assert "Missionsziel: Sammelt alle Ziel-Marker ein." in shown
    assert "Amy ist am Zug: noch 3 Aktionen, freie Aktionen: Bewegen 1." in shown
    assert "55 Ausrüstungskarten im Stapel, 0 abgelegt; 5 Zombiekarten im Stapel. Getötet: nichts." in shown
    amy = (
        "Amy: Schlafzimmer, Erfahrung 0, Stufe Blau. Trägt: linke Hand: Pfanne. "
        "Fertigkeiten: +1 freie Bewegungsaktion. War in diesem Spielzug schon am Zug."
    )
    assert amy in shown


def test_options_tell_what_lies_behind_them() -> None:
    _, paper = played(*SURVIVORS, *SLOTS, "ned", "move", "living room", "move")
    assert "4. Ned (+1 free Search Action)" in paper.lines
    assert "2. Amy's left hand: into the right hand of Amy (Pan)" in paper.lines
    assert "1. To the bedroom (Amy, Doug, Josh)" in paper.lines
    assert "3. To the kitchen" in paper.lines or "2. To the kitchen" in paper.lines


def test_an_attempt_that_is_not_allowed_is_answered_with_its_clause() -> None:
    _, paper = played(*SURVIVORS, *SLOTS, "ned", "open a door")
    assert paper.after("open a door").splitlines()[0] == "Not allowed now: Open a door."
    assert paper.after("open a door").splitlines()[1].startswith("ZC-6.46: ")


def test_bots_go_along_with_the_only_person_where_all_decide_together() -> None:
    made, paper = played("1", "1", "1", "0", "2", seats="me,random")
    assert "All decide this together. If they do not agree, Person 1 decides." in paper.lines
    assert "Person 2 is the first player." in paper.text
    assert made.match.state.first_player == 1  # type: ignore[attr-defined]  # a ZombicideState


def test_people_who_do_not_agree_leave_it_to_the_decider() -> None:
    made, paper = table(typing("2"), "me,me")
    match = made.match
    while match.ask is not None and match.ask.decider is None:
        seat = match.ask.waiting()[0]
        match.answer(seat, StubBot(1).answer(made.seen(seat)))
    match.answer(0, "player:player_1")
    match.answer(1, "player:player_2")
    ask_next(made)
    assert "You have not agreed. Person 1, you have the last word." in paper.lines
    assert "Person 2 says: Person 2." in paper.lines
    assert match.state.first_player == 1  # type: ignore[attr-defined]  # a ZombicideState


def test_people_at_one_screen_need_no_hand_over_where_nothing_is_secret() -> None:
    made, paper = table(First(), "me,me")
    play(made)
    assert made.match.is_over
    assert len(paper.pages) == 1 and "⟨" not in paper.text


def test_an_arrangement_can_be_left_as_it_is() -> None:
    made, paper = played(*SURVIVORS, *SLOTS)
    assert "0. Everything stays as it is" in paper.lines
    survivors = made.match.state.survivors  # type: ignore[attr-defined]  # a ZombicideState
    assert [list(survivor.slots) for survivor in survivors.values()] == [["hand_1"], ["hand_1"], [], ["hand_1"]]


def test_names_that_players_gave_are_spoken_in_every_language() -> None:
    zoe = {
        "id": "zoe", "name": "Zoe", "blue": "tough", "yellow": "plus_1_action",
        "orange": ["medic", "lucky"], "red": ["ninja", "hoard", "sniper"],
    }  # fmt: skip
    _, paper = played("zoe", "lang de", "1", content={"survivors": [zoe]})
    assert "7. Zoe (Tough)" in paper.lines
    assert "You lead Zoe. [ZC-3.12]" in paper.lines
    assert "⟨" not in paper.text


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("mission", ["00", "05", "07"])
def test_a_person_who_always_types_one_reaches_the_end_of_the_match(language: str, mission: str) -> None:
    made, paper = table(First(), "me,random", language, options={"mission": mission})
    play(made)
    assert made.match.is_over
    assert "⟨" not in paper.text
    assert ("Nobody wins." in paper.lines) or ("Niemand gewinnt." in paper.lines)


def at(**position: Any) -> tuple[Question, Paper]:
    """One person at a position in words."""
    t = position_of(**position)
    paper = Paper(typing())
    made = Table(t.match, parse_holders("me"), paper.screen, Voice("zombicide", "en"), make_stub)
    return Question(made, 0), paper


def test_nobody_is_put_at_risk_by_a_word_that_is_filled_in() -> None:
    question, paper = at(who={"josh": "S21", "ned": "S22"}, holds={"josh": "pistol"}, turn="josh")
    question.hear("ranged attack")
    assert "1. At the risk that Ned is hit first" in paper.lines and not question.is_settled


def test_a_trade_is_one_answer_and_may_leave_everything_as_it_lies() -> None:
    question, paper = at(who={"josh": "S21", "ned": "S21"}, holds={"josh": "pistol"}, turn="josh")
    question.hear("trade")
    assert "0. Everything stays as it is" in paper.lines
    question.hear("0")
    assert question.is_settled


def test_a_zone_out_of_reach_is_refused_by_its_name_with_the_clause() -> None:
    question, paper = at(who={"josh": "S21"}, turn="josh")
    question.hear("move to:5D.In")
    assert any(line.startswith("ZC-5.26: ") for line in paper.lines)
