"""Whole matches at the text table, and what a person meets on the way."""

from __future__ import annotations

import re

import pytest

from tests.text.scripted import First, Paper, StubBot, played, table
from untot.bots import LEVELS, SKILLS
from untot.kernel.live import Talk
from untot.kernel.rulebook import rulebook
from untot.text.holders import introduced, parse_holders
from untot.text.playing import play
from untot.text.table import Table

OVER = {"en": "The match is over.", "de": "Die Partie ist zu Ende."}


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("seats", ["me,random,random", "random,me,random,random", "me,random,random,random,me,random"])
def test_a_person_who_always_types_one_reaches_the_end_of_the_match(language: str, seats: str) -> None:
    made, paper = table(First(), seats, language)
    play(made)
    assert made.match.is_over
    assert OVER[language] in paper.lines
    assert "⟨" not in paper.text


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_line_of_the_log_ends_with_the_clause_behind_it(language: str) -> None:
    made, paper = table(First(), language=language)
    play(made)
    cited = re.findall(r"\[(MH-\d+\.\d+)\]$", paper.text, flags=re.MULTILINE)
    assert len(cited) == len(made.match.events)
    assert set(cited) <= set(rulebook("mall_of_horror", language))


def test_the_end_tells_the_winners_the_scores_and_the_seed() -> None:
    made, paper = table(First())
    play(made)
    result = made.match.state.result
    assert result is not None
    end = paper.text[paper.text.index(OVER["en"]) :]
    for seat, points in enumerate(result.scores):
        assert re.search(rf"{made.player(seat)}: {points} points?\.", end)
    assert all(made.player(seat) in end for seat in result.winners)
    assert made.match.seed.hex() in end and made.match.record.head["seed_hash"] in end


@pytest.mark.parametrize(("seats", "is_asked"), [("me,random,random,random", False), ("me,me,random,random", True)])
def test_who_is_alone_with_bots_is_not_asked_for_a_bare_pass(seats: str, is_asked: bool) -> None:
    made, paper = table(First(), seats)
    play(made)
    asked = [*zip(paper.lines, paper.lines[1:], strict=False)]
    assert (("1. Pass", "Your answer: ") in asked) == is_asked


def test_a_table_of_bots_plays_by_itself_and_shows_no_secrets() -> None:
    made, paper = table(First(), "random,random,random")
    play(made)
    assert made.match.is_over
    assert "is dealt a card." in paper.text and "Your hand" not in paper.text


def test_the_answer_is_followed_by_the_news_and_then_by_whose_turn_it_is() -> None:
    _, paper = played("2")
    shown = paper.after("2").splitlines()
    assert shown[0] == "Red sits down at the table. [MH-2.1]"
    turn = shown.index("It is your turn.")
    assert shown[turn + 1] == "Which character do you place, and where?"
    assert all("[MH-" in line for line in shown[:turn])


@pytest.mark.parametrize("typed", ["2", "Take Red", "take red", "red", "RED", "colour:red", "ta  red", "re"])
def test_an_answer_is_a_number_a_word_or_a_part_of_its_name(typed: str) -> None:
    made, _ = played(typed)
    assert made.match.state.colours[0] == "red"  # type: ignore[attr-defined]  # a MallState


def test_a_part_that_fits_several_answers_is_asked_back() -> None:
    made, paper = played("b")
    assert paper.after("b").startswith("That can mean: Take Blue, Take Brown, Take Black.")
    assert not made.match.record.answers


@pytest.mark.parametrize("typed", ["0", "7", "99999999999999999999", "-1", "½", "²", "xyzzy", "1 2 3", "vote:", "⟨⟩"])
def test_what_makes_no_sense_changes_nothing_and_is_said(typed: str) -> None:
    made, paper = played(typed)
    assert f"I do not understand “{typed}”." in paper.after(typed)
    assert not made.match.record.answers


def test_an_empty_line_puts_the_question_again_with_its_reason() -> None:
    _, paper = played("")
    again = paper.after("")
    assert "Which colour do you take?" in again and "6. Take Black" in again
    assert "The colour is your sign at the table" in again


def test_several_steps_are_walked_one_by_one_and_back_again() -> None:
    made, paper = played("red", "2", "back", "gunman", "1")
    assert paper.after("2").splitlines()[0] == "So far: Red Tough Guy. Type back to change it."
    assert paper.after("back").splitlines()[0] == "1. Red Pin-Up"
    where = made.match.state.where  # type: ignore[attr-defined]  # a MallState
    assert "red.gunman" in where and "red.tough_guy" not in where


def test_several_steps_can_be_typed_at_once() -> None:
    made, _ = played("red", "3 1")
    assert "red.gunman" in made.match.state.where  # type: ignore[attr-defined]  # a MallState


def test_back_before_the_first_step_says_so() -> None:
    _, paper = played("back")
    assert "There is no step to go back to." in paper.after("back")


def test_a_refused_answer_is_explained_by_its_clause() -> None:
    made, paper = played("red", "pin up", "cachou")
    assert paper.after("cachou").splitlines()[:2] == [
        "Not allowed now: In Cachou.",
        f"MH-2.15: {rulebook('mall_of_horror', 'en')['MH-2.15'].text}",
    ]
    assert made.match.record.answers == 4


def test_bots_talk_at_the_table() -> None:
    paper = Paper(First())
    made, _ = table(First())
    chatty = Table(made.match, made.holders, paper.screen, made.voice, lambda n, s: StubBot(s, Talk(text=f"hi {s}")))
    play(chatty)
    assert paper.lines.count("Person 2: “hi 1”") == 1


def test_a_clock_for_secret_choices_only_reminds() -> None:
    made, paper = table(First(), talk_timer=30)
    play(made)
    assert "30 seconds to talk and choose. The clock only reminds you." in paper.lines


def test_bots_have_the_names_that_they_have_at_every_table() -> None:
    holders = introduced(parse_holders("me,careful,Cleo:me,random"))
    assert [holder.name for holder in holders] == ["", "Bruno", "Cleo", "Doro"]
    assert introduced(parse_holders("Bruno:me,careful"))[1].name == ""


@pytest.mark.parametrize("level", [*LEVELS, *SKILLS])
def test_a_bot_is_introduced_by_what_people_call_its_level(level: str) -> None:
    _, paper = played("spieler", seats=f"me,{level},careful", language="de")
    assert "ein Bot, solide." in paper.text and f"Bot {level}" not in paper.text and f", {level}." not in paper.text
