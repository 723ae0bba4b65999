"""The command line: what it prints, and with which code it leaves."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner, Result

import untot
from untot.cli import app
from untot.games import load_game
from untot.kernel.chance import seed_of
from untot.kernel.errors import Refused
from untot.kernel.live import LiveMatch, Talk
from untot.kernel.record import Record
from untot.kernel.rulebook import rulebook
from untot.server.serving import Hosting


def run(*words: str, typed: str = "", **environment: str) -> Result:
    return CliRunner().invoke(app, list(words), input=typed, env={"LC_ALL": "", "LANG": "en_GB.UTF-8", **environment})


@pytest.fixture(scope="module")
def match() -> LiveMatch:
    """A finished match of three who answer at random."""
    rng = Random(4)
    match = LiveMatch.begin(load_game("mall_of_horror"), 3, seed_of(4))
    match.say(0, Talk(text="\x1b[2Jhello"))
    while match.ask is not None:
        seat = match.ask.waiting()[0]
        match.answer(seat, rng.choice(match.ask.answers(seat)), by="bot")
    return match


@pytest.fixture
def record(match: LiveMatch, tmp_path: Path) -> Path:
    path = tmp_path / "match.jsonl"
    path.write_text(match.export(None))
    return path


# -- the front door ---------------------------------------------------------------------------------------------


def test_a_taken_port_is_said_before_another_one_is_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[int] = []

    def listen(hosting: Hosting) -> None:
        served.append(hosting.port)
        if hosting.port == 8123:
            raise Refused("cannot-listen", host=hosting.host, port=hosting.port, detail="")

    monkeypatch.setattr("untot.server.command.run", listen)
    taken, free = (run("play", f"--port={port}", f"--data={tmp_path}", "--no-browser") for port in (8123, 8124))
    assert served == [8123, 0, 8124]
    assert taken.stderr == "Port 8123 is taken by another program; the table is served on a free one:\n"
    assert free.stderr == ""


@pytest.mark.parametrize("options", [(), ("--lan",)])
def test_the_door_stands_open_from_the_beginning_only_where_that_is_wanted(
    options: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    served: list[Hosting] = []
    monkeypatch.setattr("untot.server.command.run", served.append)
    assert run("play", f"--data={tmp_path}", "--no-browser", *options).exit_code == 0
    assert [(hosting.is_at_home, hosting.opens_door) for hosting in served] == [(True, bool(options))]


def test_version() -> None:
    assert run("--version").output == f"untot {untot.__version__}\n"


def test_without_a_terminal_and_without_words_the_help_is_shown() -> None:
    shown = run()
    assert shown.exit_code == 0
    assert all(
        command in shown.output for command in ("play", "rules", "replay", "verify", "league", "simulate", "serve")
    )


def test_the_menu_of_somebody_who_typed_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("untot.cli._is_at_terminal", lambda: True)
    assert "1. play Mall of Horror" in run(typed="3\n").output
    assert "MH-1.1: " in run(typed="x\n2\n").output
    assert "Which colour do you take?" in run(typed="\n").output
    assert run(typed="").exit_code == 2


@pytest.mark.parametrize(
    "words",
    [("league", "chess"), ("simulate", "mall_of_horror", "--option", "x"), ("serve", "--public-url", "nowhere")],
)
def test_errors_of_other_commands_are_told_too(words: tuple[str, ...]) -> None:
    refused = run(*words)
    assert refused.exit_code == 2 and refused.exception.__class__ is SystemExit and "⟨" not in refused.output


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("simulate", "zombie_town", "--players", "9"), "ZT-1.2: The game is for 3 to 6 players"),
        (("simulate", "zombicide", "--mission", "99"), "choose from: 00, 01"),
        (("simulate", "zombie_town", "--on", "mars"), "--on: there is no “mars”; choose from: here, pool, ray."),
    ],
)
def test_a_wrong_call_is_told_what_would_be_right(words: tuple[str, ...], said: str) -> None:
    assert said in run(*words).output


# -- rules ------------------------------------------------------------------------------------------------------


def test_one_clause_in_either_language() -> None:
    assert f"MH-4.3: {rulebook('mall_of_horror', 'en')['MH-4.3'].text}" in run("rules", "mall_of_horror", "4.3").output
    german = run("rules", "mall_of_horror", "MH-4.3", "--lang", "de").output
    assert f"MH-4.3: {rulebook('mall_of_horror', 'de')['MH-4.3'].text}" in german


@pytest.mark.parametrize(
    ("environment", "german"),
    [({"LANG": "de_DE.UTF-8"}, True), ({"LC_ALL": "de_AT", "LANG": "en"}, True), ({"LANG": "fr_FR"}, False)],
)
def test_the_language_is_that_of_the_environment(environment: dict[str, str], german: bool) -> None:
    assert ("Eine Partie hat 3" in run("rules", "mall_of_horror", "1.1", **environment).output) == german


def test_the_whole_rulebook_a_chapter_and_a_search() -> None:
    whole = run("rules", "mall_of_horror").output
    clauses = rulebook("mall_of_horror", "en").values()
    assert whole.count("\nMH-") == sum(not clause.is_withdrawn for clause in clauses)
    chapter = run("rules", "mall_of_horror", "11").output.splitlines()
    assert chapter[0].startswith("11. ") and all(line.startswith("MH-11.") for line in chapter[1:])
    assert "MH-10.25: " in run("rules", "mall_of_horror", "sprint", "closed").output


@pytest.mark.parametrize(
    ("language", "row"), [("en", "| camera window | phase c"), ("de", "| nach dem verdeckten Wurf | Phase c")]
)
def test_a_clause_shows_its_table(language: str, row: str) -> None:
    shown = run("rules", "mall_of_horror", "MH-5.14", "--lang", language).output.splitlines()
    assert shown[1].startswith("MH-5.14: ") and len([line for line in shown if line.startswith("| ")]) == 7
    assert any(line.startswith(row) for line in shown)
    clause = run("rules", "zombie_town", "ZT-9.4", "--lang", language).output.rstrip().splitlines()
    assert len(clause) == 2 and "### " not in run("rules", "zombie_town").output, "headings are not drawn"


def test_a_clause_that_does_not_exist() -> None:
    missing = run("rules", "mall_of_horror", "MH-99.9")
    assert missing.exit_code == 1 and "nothing about “MH-99.9”" in missing.output


def test_coverage_leaves_with_its_own_code(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("untot.cli.coverage", lambda game, is_missing_only: len(game) + is_missing_only)
    assert run("rules", "mall_of_horror", "--coverage").exit_code == len("mall_of_horror")
    assert run("rules", "mall_of_horror", "--missing").exit_code == len("mall_of_horror") + 1


# -- records ----------------------------------------------------------------------------------------------------


def test_a_true_record_is_verified(record: Path) -> None:
    checked = run("verify", str(record))
    assert checked.exit_code == 0
    assert checked.output.startswith("Verified: the chain of hashes, the seed and all ")


def test_an_unfinished_record_says_after_which_answer(match: LiveMatch, record: Path) -> None:
    lines = record.read_text().splitlines(keepends=True)
    record.write_text("".join(lines[:12]))
    checked = run("verify", str(record))
    assert checked.exit_code == 3
    assert "unfinished after answer 10." in checked.output


def test_an_edited_line_is_named(record: Path) -> None:
    lines = record.read_text().splitlines(keepends=True)
    lines[7] = lines[7].replace('"seat":', '"seat":  1')
    record.write_text("".join(lines))
    checked = run("verify", str(record))
    assert checked.exit_code == 1
    assert "Not verified. Line 8" in checked.output


def test_a_forged_answer_with_right_hashes_is_found_by_playing_again(match: LiveMatch, record: Path) -> None:
    forged = Record({key: value for key, value in match.record.head.items() if key not in ("untot", "hash")})
    for line in match.record.lines:
        content = {key: value for key, value in line.items() if key not in ("n", "hash")}
        forged.add(**(content | {"answer": "pass"} if content.get("answer", "").startswith("play:") else content))
    record.write_text(forged.to_text())
    checked = run("verify", str(record))
    assert checked.exit_code == 1 and "Not verified. " in checked.output


@pytest.mark.parametrize("content", ["", "\n", "{}", "[1]", '{"untot":1}', '{"untot":9}', "\x00\x01", "nonsense"])
def test_a_file_that_is_no_record(tmp_path: Path, content: str) -> None:
    file = tmp_path / "x"
    file.write_text(content)
    for command in ("verify", "replay"):
        refused = run(command, str(file))
        assert refused.exit_code in (1, 2) and refused.output.strip() and refused.exception.__class__ is SystemExit


def test_files_that_are_not_there_or_not_text(tmp_path: Path) -> None:
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\xfa")
    for name in ("missing", ".", "bytes"):
        for command in ("verify", "replay"):
            assert run(command, str(tmp_path / name)).exit_code in (1, 2)


def test_a_replay_shows_everything_that_was_hidden(match: LiveMatch, record: Path) -> None:
    shown = run("replay", str(record)).output
    assert len(shown.splitlines()) == len(match.events)
    assert "is dealt a card." not in shown and "\x1b" not in shown


def test_a_replay_for_one_seat_shows_what_it_saw(match: LiveMatch, record: Path) -> None:
    number = [match.game.seat_name(match.state, seat) for seat in range(3)].index("red") + 1
    shown = {run("replay", str(record), "--seat", seat).output for seat in ("red", "Red", str(number))}
    assert len(shown) == 1
    assert shown.pop().count("is dealt a card.") == 2


def test_a_replay_can_stop_early_and_speaks_german(match: LiveMatch, record: Path) -> None:
    shown = run("replay", str(record), "--upto", "4", "--lang", "de").output
    assert shown.splitlines()[1].startswith("Gelb setzt sich an den Tisch.")
    assert len(shown.splitlines()) < len(match.events)


def test_a_replay_for_an_unknown_seat_names_those_there_are(record: Path) -> None:
    refused = run("replay", str(record), "--seat", "purple")
    assert refused.exit_code == 2
    assert all(colour in refused.output for colour in ("--seat", "red", "blue", "yellow"))


# -- playing ----------------------------------------------------------------------------------------------------

BAD_WORDS = {
    ("mall_of_horror", "--seats", "me,random"): ("2 players", "MH-1.1"),
    ("mall_of_horror", "--seats", ",".join(["random"] * 7)): ("7 players", "MH-1.1"),
    ("mall_of_horror", "--seats", "me,robot,random"): ("--seats", "robot", "random"),
    ("mall_of_horror", "--seats", "anna:me,anna:me,random"): ("--seats", "anna"),
    ("mall_of_horror", "--seats", "me,random,random", "--names", "Anna,Ben"): ("--names", "Ben"),
    ("mall_of_horror", "--option", "end_check=never"): ("end_check", "never", "immediate", "MH-15.4"),
    ("mall_of_horror", "--option", "talk_timer=-1"): ("talk_timer", "MH-16.10"),
    ("mall_of_horror", "--option", "talk_timer=99999"): ("talk_timer", "MH-16.10"),
    ("zombie_town", "--option", "days=77"): ("days", "0–12", "ZT-1.3"),
    ("mall_of_horror", "--option", "bribes=on"): ("bribes", "whispers"),
    ("mall_of_horror", "--option", "whispers"): ("whispers", "name=value"),
    ("mall_of_horror", "--preset", "chess"): ("--preset", "letter_of_the_translation"),
    ("zombie_town", "--preset", "chess"): ("--preset: this game has no",),
    ("mall_of_horror", "--lang", "fr"): ("fr", "de"),
    ("mall_of_horror", "--seed", "x"): ("--seed",),
    ("mall_of_horror", "--load", "missing.json"): ("missing.json",),
    ("chess",): ("chess", "mall_of_horror"),
}


@pytest.mark.parametrize(("words", "said"), BAD_WORDS.items())
def test_bad_words_are_refused_and_named(words: tuple[str, ...], said: tuple[str, ...]) -> None:
    refused = run("play", *words)
    assert refused.exit_code == 2
    assert refused.exception.__class__ is SystemExit
    assert all(part in refused.output for part in said)


def test_without_a_game_somebody_is_asked_which() -> None:
    assert "Which colour do you take?" in run("play", "--text", typed="9\n\n", LANG="C").output


def test_a_research_seed_is_not_called_secret_and_repeats_the_match(tmp_path: Path) -> None:
    outputs = [
        run("play", "mall_of_horror", "--text", "--seats", "random,random,random", "--seed", "7").output for _ in "ab"
    ]
    assert outputs[0] == outputs[1]
    assert "the number 7: it can be repeated and is not secret." in outputs[0]
    secret = run("play", "mall_of_horror", "--seats", "random,random,random").output
    assert "The seed of this match is secret. Its hash is " in secret


def test_a_match_of_bots_leaves_a_record_that_is_verified(tmp_path: Path) -> None:
    file = tmp_path / "bots.jsonl"
    words = ["--seats", "random,random,random,random", "--record", str(file), "--option", "end_check=end_of_round"]
    assert run("play", "mall_of_horror", *words, "--preset", "letter_of_the_translation").exit_code == 0
    head = json.loads(file.read_text().splitlines()[0])
    assert head["options"]["end_check"] == "end_of_round" and head["options"]["literal_german_text"] == "on"
    assert run("verify", str(file)).exit_code == 0


def test_a_saved_match_goes_on_with_other_people(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    run("play", "mall_of_horror", "--seats", "me,random,random", "--names", "Anna", typed="red\nsave a.json\nquit\nn\n")
    loaded = run("play", "--load", "a.json", typed="players\nquit\nn\n")
    assert "Anna (Red): a person at this screen." in loaded.output
    others = run("play", "--load", "a.json", "--seats", "random,random,random", "--lang", "de")
    assert others.exit_code == 0 and "Die Partie ist zu Ende." in others.output
    assert "--seats" in run("play", "--load", "a.json", "--seats", "random,random,random,me").output
