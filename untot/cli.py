"""The command line: `untot play | rules | replay | verify | league | simulate | report | serve | data`."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from pathlib import Path
from typing import Annotated, ParamSpec

import typer

import untot
from untot.bots import THINK_SECONDS
from untot.games import load_game, names
from untot.kernel.carried import with_tracks
from untot.kernel.errors import BadOptions, UntotError
from untot.kernel.rulebook import overview
from untot.kernel.texts import LANGUAGES
from untot.lab.fit import fit
from untot.lab.league import league
from untot.lab.report import report
from untot.lab.rules import coverage
from untot.lab.simulate import simulate
from untot.lab.temper import temper
from untot.languages import language_of
from untot.server import data_command
from untot.server.command import data_folder, serve, serve_at_home
from untot.text.files import write_whole
from untot.text.opening import Wishes, open_saved_table, open_table
from untot.text.playing import play as play_at
from untot.text.records import log_lines, played_again, read_record, seat_called
from untot.text.rulebooks import find_clauses, lines_of
from untot.text.screen import Screen, terminal
from untot.text.voice import Voice

P = ParamSpec("P")
app = typer.Typer(name="untot", add_completion=False, pretty_exceptions_enable=False)

WRONG, BAD_INPUT, UNFINISHED = 1, 2, 3
"""Exit codes: something is not right; the command line cannot be carried out; a record that has no end yet."""

Game = Annotated[str | None, typer.Argument(help="The game; without one you are asked.")]
Lang = Annotated[str, typer.Option("--lang", help="de or en; else the language of your system.", show_default=False)]
RecordFile = Annotated[Path, typer.Argument(metavar="RECORD", help="A record, as the table writes it.")]


@app.callback(invoke_without_command=True)
def main(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Show the version and leave.")] = False,
) -> None:
    """A table for zombie board games: complete rules, refusals that name their rule, people and bots together."""
    if version:
        typer.echo(f"untot {untot.__version__}")
    elif context.invoked_subcommand is None and _is_at_terminal():
        _menu()
    elif context.invoked_subcommand is None:
        typer.echo(context.get_help())


# -- playing ----------------------------------------------------------------------------------------------------


@app.command()
def play(
    game: Game = None,
    text: Annotated[bool, typer.Option("--text", help="Play in this terminal, in plain lines.")] = False,
    seats: Annotated[str, typer.Option(help="Who sits where: me,anna:me,careful,search,random")] = "",
    names: Annotated[str, typer.Option(help="Names of the people, in order: Anna,Ben")] = "",
    option: Annotated[
        list[str] | None, typer.Option(help="A switch of the match: name=value. May be repeated.")
    ] = None,
    preset: Annotated[str, typer.Option(help="A ready-made set of switches.")] = "",
    lang: Lang = "",
    seed: Annotated[
        int | None, typer.Option(help="A number: the match can be repeated, its seed is no secret.")
    ] = None,
    think: Annotated[float, typer.Option(min=0.01, max=600, help="Seconds that a search bot thinks.")] = THINK_SECONDS,
    load: Annotated[Path | None, typer.Option(help="Go on with a saved match.")] = None,
    record: Annotated[Path | None, typer.Option(help="Write the record here when the match is over.")] = None,
    data: Annotated[Path | None, typer.Option(help="The folder that keeps the matches of the browser table.")] = None,
    port: Annotated[int, typer.Option(min=0, max=65535, help="Where the browser table is served.")] = 8666,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Only print the address.")] = False,
    lan: Annotated[bool, typer.Option("--lan", help="Let phones and others in this network join.")] = False,
) -> None:
    """Open the tabletop in the browser, or (with --text or any wish for it) the table in this terminal."""
    with _errors_told(lang, game) as voice:
        if game is not None:
            load_game(game)
        if not any((text, seats, names, option, preset, seed is not None, load, record)):

            def tell_taken(taken: int) -> None:
                typer.echo(voice.say("port-taken", port=str(taken)), err=True)

            serve_at_home(data, port, not no_browser, tell_taken, opens_door=lan)
            return
        screen = terminal()
        if game is None and load is None:
            game = _asked_game(voice, screen)
        wishes = Wishes(game or "", voice.language, seats, names, option or (), preset, seed, think)
        table = open_table(wishes, screen) if load is None else open_saved_table(load, wishes, screen)
        play_at(table)
        if record is not None and table.match.is_over:
            write_whole(record, with_tracks(table.match.export(None), table.match.tracks))
            table.tell("record-written", file=str(record))


def _asked_game(voice: Voice, screen: Screen) -> str:
    """The game of the player's choice; an empty line takes the first."""
    screen.write(voice.say("game-which"))
    games = names()
    return games[_asked_number(voice, screen, [_title(name, voice) for name in games])]


def _asked_number(voice: Voice, screen: Screen, lines: list[str]) -> int:
    """Which line of a short list somebody chooses, counted from 0; an empty line chooses the first."""
    for number, line in enumerate(lines, start=1):
        screen.write(voice.say("option", number=number, text=line))
    while True:
        typed = screen.ask(voice.say("menu-prompt")).strip() or "1"
        if typed in map(str, range(1, len(lines) + 1)):
            return int(typed) - 1


def _title(game: str, voice: Voice) -> str:
    return Voice(game, voice.language).texts.text("game-title")


# -- rules ------------------------------------------------------------------------------------------------------


@app.command()
def rules(
    game: Annotated[str, typer.Argument(help="The game, such as mall_of_horror.")],
    clause: Annotated[list[str] | None, typer.Argument(help="MH-4.3, a chapter number, or words to look for.")] = None,
    lang: Lang = "",
    show_coverage: Annotated[bool, typer.Option("--coverage", help="Which clauses have code and tests.")] = False,
    show_missing: Annotated[bool, typer.Option("--missing", help="Only what lacks code or a test.")] = False,
) -> None:
    """Read the rulebook of a game, or one clause of it."""
    with _errors_told(lang, game) as voice:
        known = load_game(game)
        if show_coverage or show_missing:
            raise typer.Exit(coverage(game, is_missing_only=show_missing))
        wanted = " ".join(clause or ())
        found = find_clauses(known, voice.language, wanted)
        if not found:
            typer.echo(voice.say("rule-none", text=wanted), err=True)
            raise typer.Exit(WRONG)
        page = [] if wanted else overview(game, voice.language).splitlines()
        _write_lines([*page, *lines_of(found, voice)])


# -- records ----------------------------------------------------------------------------------------------------


@app.command()
def replay(
    record: RecordFile,
    lang: Lang = "",
    upto: Annotated[int | None, typer.Option(min=0, help="Stop after so many lines of the record.")] = None,
    seat: Annotated[str, typer.Option(help="Show only what this seat saw, such as red.")] = "",
) -> None:
    """Print the log of a finished match, with everything that was hidden."""
    with _errors_told(lang) as voice:
        match = played_again(read_record(record), upto)
        voice = Voice(match.game.name, voice.language)
        viewer = seat_called(match, voice, seat) if seat else None
        _write_lines(log_lines(match, voice, viewer))


@app.command()
def verify(record: RecordFile, lang: Lang = "") -> None:
    """Check a record: its chain of hashes, the seed that was promised, and every answer by playing it again.

    Leaves with 0 if all is right, 1 if something is wrong, 3 if the match is not over.
    """
    with _errors_told(lang, exit_code=WRONG, key="not-verified") as voice:
        read = read_record(record)
        if not read.is_finished:
            typer.echo(voice.say("unfinished", answers=read.answers))
            raise typer.Exit(UNFINISHED)
        played_again(read)
        typer.echo(voice.say("verified", answers=read.answers))


# -- what others bring along ------------------------------------------------------------------------------------


def _telling_errors(command: Callable[P, None]) -> Callable[P, None]:
    """The same command, whose errors are told and not thrown."""

    @wraps(command)
    def told(*args: P.args, **options: P.kwargs) -> None:
        with _errors_told("", str(options.get("game", ""))):
            command(*args, **options)

    return told


for _command in (league, simulate, report, serve):
    app.command()(_telling_errors(_command))

laboratory = typer.Typer(help="For those who make bots.", no_args_is_help=True)
app.add_typer(laboratory, name="lab")
laboratory.command()(_telling_errors(fit))
laboratory.command()(_telling_errors(temper))

# -- data -------------------------------------------------------------------------------------------------------

data = typer.Typer(help="Look after the matches of a server that is stopped.", no_args_is_help=True)
app.add_typer(data, name="data")
Where = Annotated[str, typer.Argument(help="A data folder, or postgresql://...; else the folder for this user.")]


@data.command("check")
def check_data(
    where: Where = "",
    export: Annotated[Path | None, typer.Option(help="Write the records of all whole matches here.")] = None,
    repair: Annotated[bool, typer.Option("--repair", help="Make again what can be made again.")] = False,
    lang: Lang = "",
) -> None:
    """Find damaged matches, export the whole ones, and repair what can be repaired.

    Leaves with 0 if all is well (now), 1 if something is not.
    """
    with _errors_told(lang) as voice:
        report = data_command.check(where or str(data_folder()), export, repair)
        for problem in report.problems:
            typer.echo(voice.say("data-problem", detail=problem))
        for finding in report.findings:
            key = "data-repaired" if finding.match_id in report.repaired else "data-damaged"
            part = voice.say("data-part", part=finding.part)
            typer.echo(voice.say(key, match=finding.match_id, part=part, detail=finding.detail))
        damaged = len({finding.match_id for finding in report.findings})
        typer.echo(voice.say("data-checked", matches=report.checked, damaged=damaged))
        if export is not None:
            typer.echo(voice.say("data-exported", matches=report.exported, folder=str(export)))
        if report.aside:
            typer.echo(voice.say("data-salvaged", file=report.aside))
        elif not report.is_well and not repair:
            typer.echo(voice.say("data-can-repair"))
        raise typer.Exit(0 if report.is_well else WRONG)


@data.command("move")
def move_data(
    source: Annotated[str, typer.Argument(metavar="FROM", help="A data folder, or postgresql://...")],
    target: Annotated[str, typer.Argument(metavar="TO", help="A data folder, or postgresql://...")],
    lang: Lang = "",
) -> None:
    """Copy all matches from one store to another, word for word; the first one stays as it is."""
    with _errors_told(lang) as voice:
        count, left = data_command.move(source, target)
        typer.echo(voice.say("data-moved", matches=count, left=left))
        raise typer.Exit(WRONG if left else 0)


# -- the rest ---------------------------------------------------------------------------------------------------


def _menu() -> None:
    """What somebody can do who typed nothing but `untot`."""
    with _errors_told("") as voice:
        screen = terminal()
        screen.write(voice.say("menu-title"))
        entries = [(key, game) for game in names() for key in ("menu-play", "menu-rules")]
        lines = [voice.say(key, game=_title(game, voice)) for key, game in entries]
        chosen = _asked_number(voice, screen, [*lines, voice.say("menu-quit")])
        if chosen < len(entries):
            key, game = entries[chosen]
            if key == "menu-play":
                play(game, text=True)
            else:
                rules(game)


def _is_at_terminal() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()


def _write_lines(lines: list[str]) -> None:
    screen = terminal()
    for line in lines:
        screen.write(line)


@contextmanager
def _errors_told(lang: str, game: str | None = None, exit_code: int = BAD_INPUT, key: str = "error") -> Iterator[Voice]:
    """The voice of the command line; whatever goes wrong is said in it, with the clause behind it, and ends it."""
    language = lang if lang in LANGUAGES else language_of(os.environ)
    voice = Voice(game if game in names() else None, language)
    try:
        if lang not in ("", *LANGUAGES):
            raise BadOptions("unknown-language", language=lang[:80], known=", ".join(LANGUAGES))
        yield voice
    except UntotError as error:
        typer.echo(voice.say(key, reason=voice.error(error)), err=True)
        if error.clause is not None:
            typer.echo(voice.clause(error.clause), err=True)
        raise typer.Exit(exit_code) from None
    except BrokenPipeError:
        raise  # whoever read our lines has enough: no mistake, and typer ends quietly
    except OSError as error:
        typer.echo(voice.file_error(error), err=True)
        raise typer.Exit(BAD_INPUT) from None
    except EOFError:
        raise typer.Exit(BAD_INPUT) from None
