"""What can be typed besides an answer."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.text.scripted import First, played, table, typing
from untot.games import load_game
from untot.games.mall_of_horror.text_board import TEXT_BOARD
from untot.kernel.live import replay
from untot.kernel.record import Record
from untot.kernel.rulebook import rulebook
from untot.kernel.texts import LANGUAGES, texts
from untot.text.commands import COMMAND_OF
from untot.text.playing import play
from untot.text.prompts import COMMANDS, command_names


def clause_text(clause: str, language: str = "en") -> str:
    return rulebook("mall_of_horror", language)[clause].text


# -- looking ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("typed", "language"), [("help", "en"), ("?", "de"), ("hilfe", "en"), ("HELP", "de")])
def test_help_lists_every_command(typed: str, language: str) -> None:
    _, paper = played(typed, language=language)
    assert len(paper.after(typed).splitlines()) == 1 + len(COMMANDS) + 1


def test_commands_have_names_in_both_languages_and_none_is_an_answer() -> None:
    assert set(command_names().values()) == set(COMMANDS) == {*COMMAND_OF, "options", "back"}
    view = table(typing())[0].seen(0).view()
    for language in LANGUAGES:
        words = [*TEXT_BOARD.attempts(view), "pass", "decline", "go"]
        labels = {texts("mall_of_horror", language).word(word).casefold() for word in words}
        assert not labels & set(command_names())


@pytest.mark.parametrize("typed", ["board", "brett"])
def test_the_board_is_a_line_for_each_location_and_player_and_the_hand_is_last(typed: str) -> None:
    _, paper = played("red", "pin up", "1", typed)
    lines = paper.after(typed).splitlines()
    assert [line[:2] for line in lines[1:7]] == ["1 ", "2 ", "3 ", "4 ", "5 ", "6 "]
    assert sum(line.startswith(("Red: ", "Yellow: ", "Blue: ", "Green: ", "Brown: ", "Black: ")) for line in lines) == 4
    assert lines[-2].startswith("Your hand: ")


def test_the_log_shows_its_last_lines() -> None:
    made, paper = played("red", "log 3", "log", "log x")
    assert len(paper.after("log 3").splitlines()) == 3 + 1
    assert len(paper.after("log").splitlines()) == min(20, len(made.match.events)) + 1


def test_clause_numbers_can_be_hidden() -> None:
    _, paper = played("clauses", "red", "log 1")
    assert "[MH-" not in paper.text


def test_the_settings_of_the_match_are_told_with_their_clauses() -> None:
    _, paper = played("settings", end_check="end_of_round", talk_timer=45)
    assert "End of the game: at the end of the round." in paper.after("settings")
    assert "Clock for secret choices: 45 seconds." in paper.after("settings")


def test_the_language_can_be_changed_at_the_table() -> None:
    _, paper = played("lang de", "rot", "sprache en", "lang xx")
    assert "Der Tisch spricht jetzt Deutsch." in paper.after("lang de")
    assert "Rot setzt sich an den Tisch. [MH-2.1]" in paper.after("rot")
    assert "The table speaks English now." in paper.after("sprache en")
    assert "Which language? Choose from: en, de." in paper.after("lang xx")


# -- the rulebook -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("typed", ["rule MH-4.3", "rule 4.3", "rule mh4.3", "regel MH 4.3", "rules MH-4.3"])
def test_a_clause_is_quoted(typed: str) -> None:
    _, paper = played(typed)
    assert f"MH-4.3: {clause_text('MH-4.3')} [rulebook]" in paper.after(typed)


def test_where_a_clause_comes_from_is_said_in_the_language_of_the_table() -> None:
    _, paper = played("regel MH-4.3", "regel MH-5.14", language="de")
    assert "[Spielregel]" in paper.after("regel MH-4.3")
    assert "[unsere Entscheidung: " in paper.after("regel MH-5.14")


def test_the_rulebook_is_searched_in_the_language_of_the_table() -> None:
    _, paper = played("regeln spurten geschlossen", language="de")
    assert "MH-10.25: " in paper.after("regeln spurten geschlossen")


@pytest.mark.parametrize("typed", ["rule MH-99.1", "rule ZC-4.3", "rules xyzzy"])
def test_what_the_rulebook_does_not_have_is_said(typed: str) -> None:
    _, paper = played(typed)
    assert "The rulebook has nothing about" in paper.after(typed)


def test_rule_alone_quotes_the_clause_behind_the_question() -> None:
    _, paper = played("rule")
    assert f"MH-2.1: {clause_text('MH-2.1')}" in paper.after("rule")


def test_why_tells_the_clause_against_an_attempt() -> None:
    made, paper = played("why green", seats="me,random,random")
    assert paper.after("why green").splitlines()[:2] == [
        "Not allowed now: Take Green.",
        f"MH-2.2: {clause_text('MH-2.2')}",
    ]
    assert not made.match.record.answers


def test_why_alone_lists_all_that_is_refused_now_under_its_clause() -> None:
    _, paper = played("why", seats="me,random,random")
    assert paper.after("why").splitlines()[:2] == [
        "Not allowed now: Take Green, Take Brown, Take Black.",
        f"MH-2.2: {clause_text('MH-2.2')}",
    ]


@pytest.mark.parametrize(
    ("attempt", "clause"),
    [
        ("cachou", "MH-2.15"),
        ("at:cachou", "MH-2.15"),
        ("place:blue.pin_up at:parking", "MH-1.2"),
        ("threat", "MH-2.13"),
    ],
)
def test_why_finds_the_step_that_an_attempt_belongs_to(attempt: str, clause: str) -> None:
    _, paper = played("red", f"why {attempt}")
    assert f"{clause}: {clause_text(clause)}" in paper.after(f"why {attempt}")


def test_why_says_when_something_is_allowed_or_unknown() -> None:
    _, paper = played("why red", "why xyzzy")
    assert "Nothing speaks against “red”." in paper.after("why red")
    assert "No rule speaks of “xyzzy”." in paper.after("why xyzzy")


# -- the course of the match ------------------------------------------------------------------------------------


def test_undo_beyond_what_is_allowed_is_refused() -> None:
    _, paper = played("undo", "red", "zurücknehmen", "redo")
    assert "There is nothing to take back." in paper.after("undo")
    assert f"MH-17.5: {clause_text('MH-17.5')}" in paper.after("zurücknehmen")
    assert "There is nothing to redo." in paper.after("redo")


def test_passing_always_answers_every_card_window_until_it_is_switched_off() -> None:
    made, paper = table(First(), seed=3)
    made.match.order(0, "pass", True)
    play(made)
    assert any(line["by"] == "order" for line in made.match.record.lines if "answer" in line)
    assert "Do you play a Threat?" not in paper.text
    _, paper = played("pass always", "immer passen")
    assert "From now on you pass" in paper.after("pass always")
    assert "You are asked in card windows again." in paper.after("immer passen")


# -- talk -------------------------------------------------------------------------------------------------------


def test_talk_is_heard_by_the_table_and_stands_in_the_record() -> None:
    made, paper = played("red", "say  Trust   me.")
    assert paper.after("say  Trust   me.").splitlines()[0] == "You: “Trust me.”"
    assert made.match.record.lines[-1]["talk"] == {"text": "Trust me."}


def test_empty_and_overlong_talk_is_refused() -> None:
    _, paper = played("say", "say " + "x" * 501)
    assert paper.text.count("Please say something, in at most 500 characters.") == 2


def number_of(phrase: str) -> int:
    return list(load_game("mall_of_horror").guide.phrases).index(phrase) + 1


def test_phrases_are_listed_with_gaps() -> None:
    _, paper = played("phrase", "satz 999")
    listed = paper.after("phrase").splitlines()[:-1]
    assert len(listed) == len(load_game("mall_of_horror").guide.phrases)
    assert listed[number_of("threaten") - 1].endswith("You will be sorry for this, ….")
    assert listed == paper.after("satz 999").splitlines()[:-1]


def test_the_gaps_of_a_phrase_are_given_or_asked_for() -> None:
    number = number_of("threaten")
    made, paper = played("red", f"phrase {number} re", f"phrase {number}", "xyzzy", "Red", f"satz {number}", "")
    said = [line["talk"] for line in made.match.record.lines if "talk" in line]
    assert said == [{"phrase": "threaten", "slots": {"to": "red"}}] * 2
    assert paper.text.count("You: “You will be sorry for this, Red.”") == 2


def test_a_whisper_needs_a_listener_and_reaches_him() -> None:
    made, paper = played("red", "whisper nobody hello", "whisper", "whisper 1 me", "flüstern 2 psst", whispers="on")
    assert paper.text.count("Whisper to whom?") == 3
    assert paper.after("flüstern 2 psst").startswith(f"Red whispers to {made.player(1)}: “psst”")


def test_whispering_without_the_option_names_its_clause() -> None:
    _, paper = played("red", "whisper 2 psst")
    assert f"MH-16.2: {clause_text('MH-16.2')}" in paper.after("whisper 2 psst")


# -- files ------------------------------------------------------------------------------------------------------


def test_a_saved_match_goes_on_where_it_stopped(here: Path) -> None:
    file = here / "mine.json"
    made, paper = played("red", "1 1", f"save {file}")
    assert f"Saved to {file}." in paper.text
    again, paper = played(f"load {file}")
    assert f"Loaded from {file}." in paper.text
    assert again.match.is_like(made.match) and again.holders == made.holders
    assert [path.name for path in here.iterdir()] == ["mine.json"]


def test_a_loaded_match_can_be_played_to_its_end(here: Path) -> None:
    file = here / "mine.json"
    played("red", "1 1", f"save {file}")
    made, _ = table(First())
    made.load(file)
    play(made)
    assert replay(made.match.game, made.match.record).state == made.match.state


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("", "This save cannot be read"),
        ("{}", "This save cannot be read"),
        ('{"untot_table": 1, "game": "mall_of_horror", "holders": [], "match": {}}', "This save cannot be read"),
        ('{"untot_table": 2, "game": "mall_of_horror", "holders": [], "match": {}}', "This save cannot be read"),
        ('{"untot_table": 1, "game": "chess", "holders": [], "match": {}}', "There is no game “chess”"),
        ("[" * 100_000, "This save cannot be read"),
    ],
)
def test_a_broken_save_is_explained_and_the_match_goes_on(here: Path, content: str, said: str) -> None:
    file = here / "broken.json"
    file.write_text(content)
    made, paper = played(f"load {file}", "red")
    assert said in paper.after(f"load {file}")
    assert made.match.state.colours[0] == "red"  # type: ignore[attr-defined]  # a MallState


@pytest.mark.parametrize(("old", "new"), [("red", "tan"), ('"kind":"me"', '"kind":"it"'), ('"seed":"', '"seed":"00')])
def test_an_edited_save_is_refused(here: Path, old: str, new: str) -> None:
    file = here / "edited.json"
    played("red", f"save {file}")
    assert old in file.read_text()
    file.write_text(file.read_text().replace(old, new, 1))
    _, paper = played(f"load {file}")
    assert "Loaded from" not in paper.text


def test_a_truncated_save_and_a_file_of_bytes_are_refused(here: Path) -> None:
    file = here / "cut.json"
    played("red", f"save {file}")
    file.write_bytes(file.read_bytes()[:-100])
    (here / "bytes").write_bytes(bytes(range(256)))
    _, paper = played(f"load {file}", f"load {here / 'bytes'}")
    assert paper.text.count("This save cannot be read") == 2


def test_files_that_cannot_be_read_or_written_are_named(here: Path) -> None:
    missing, folder = here / "missing" / "x.json", here
    _, paper = played(f"load {missing}", f"save {missing}", f"load {folder}", "load", "load a\0b", f"record {missing}")
    assert paper.text.count(f"{missing}: No such file or directory.") >= 1
    assert f"{folder}: Is a directory." in paper.text
    assert "Which file?" in paper.text
    assert list(here.iterdir()) == []


def test_a_save_that_fails_leaves_the_old_file(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = here / "mine.json"
    played("red", f"save {file}")
    before = file.read_bytes()

    def fails(old: str, new: Path) -> None:
        raise OSError(28, "No space left on device", str(new))

    monkeypatch.setattr("untot.text.files.os.replace", fails)
    _, paper = played("blue", f"save {file}")
    assert f"{file}: No space left on device." in paper.text
    assert file.read_bytes() == before and [path.name for path in here.iterdir()] == ["mine.json"]


def test_the_record_of_a_finished_match_is_written_whole(here: Path) -> None:
    file = here / "match.jsonl"
    made, paper = table(First("xyzzy", "back", f"record {file}"))
    play(made)
    assert f"The record is in {file}." in paper.text
    assert Record.parse(file.read_text()).is_finished


def test_the_record_of_a_running_match_leaves_out_what_the_player_may_not_know(here: Path) -> None:
    made, paper = played("red", "1 1", "1 1", "1 1", "record", "record")
    assert "what you may not know is left out" in paper.after("record")
    assert sorted(path.name for path in here.iterdir()) == [
        "untot-mall_of_horror-2.jsonl",
        "untot-mall_of_horror.jsonl",
    ]
    assert (here / "untot-mall_of_horror.jsonl").read_text() == made.match.export(0)


# -- leaving ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lines", "saved"),
    [
        (["red", "quit", "n"], []),
        (["red", "ende", "no"], []),
        (["red", "quit", ""], ["untot-mall_of_horror.json"]),
        (["red", "quit", "other.json"], ["other.json"]),
        (["red"], ["untot-mall_of_horror.json"]),
        (["quit"], []),
        ([], []),
    ],
)
def test_who_leaves_is_asked_to_save_and_the_end_of_input_saves(here: Path, lines: list[str], saved: list[str]) -> None:
    made, paper = table(typing(*lines))
    play(made)
    assert [path.name for path in here.iterdir()] == saved
    assert paper.lines[-1] == "Goodbye."


def test_saves_do_not_overwrite_each_other(here: Path) -> None:
    for _ in range(2):
        play(table(typing("red", "save", "save"))[0])
    assert sorted(path.name for path in here.iterdir()) == ["untot-mall_of_horror-2.json", "untot-mall_of_horror.json"]


def test_an_interrupt_leaves_like_quit(here: Path) -> None:
    lines = iter(["red"])

    def typist(prompt: str) -> str:
        if prompt.startswith("Save the match"):
            return "n"
        for line in lines:
            return line
        raise KeyboardInterrupt

    made, paper = table(typist)
    play(made)
    assert paper.lines[-1] == "Goodbye." and not list(here.iterdir())
