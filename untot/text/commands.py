"""Commands: what can be typed at any prompt besides an answer. Names and helps are texts, in every language at once."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from untot.kernel.errors import Refused, UntotError
from untot.kernel.events import Seat
from untot.kernel.live import Talk
from untot.kernel.rulebook import rulebook
from untot.kernel.texts import LANGUAGES
from untot.text.attempts import judged, refused_alternatives, refused_in
from untot.text.files import free_path, path_of, write_whole
from untot.text.prompts import COMMANDS
from untot.text.rulebooks import find_clauses, lines_of
from untot.text.table import Quit, Table
from untot.text.walking import named_by

Command = Callable[[Table, Seat, str], None]
_MOST_FOUND = 30
_LOG_LINES = 20


def carry_out(table: Table, seat: Seat, command: str, rest: str) -> None:
    """Run a command; whatever it cannot do is said, never raised."""
    try:
        COMMAND_OF[command](table, seat, rest)
    except UntotError as error:
        table.tell_error(error)
    except OSError as error:
        table.screen.write(table.voice.file_error(error))


# -- looking ----------------------------------------------------------------------------------------------------


def show_help(table: Table, seat: Seat, rest: str) -> None:
    table.tell("help-answer")
    clause = next(iter(rulebook(table.match.game.name, table.voice.language)))
    for command in COMMANDS:
        text = table.voice.say(f"help-{command}", clause=clause)
        table.tell("help-entry", names=table.voice.say(f"command-{command}"), text=text)


def show_board(table: Table, seat: Seat, rest: str) -> None:
    table.tell_board(seat)


def show_hand(table: Table, seat: Seat, rest: str) -> None:
    table.tell_own(seat)


def show_log(table: Table, seat: Seat, rest: str) -> None:
    count = int(rest[:6]) if rest.isdecimal() else _LOG_LINES
    table.tell_events(table.news.last(seat, count))


def show_players(table: Table, seat: Seat, rest: str) -> None:
    table.tell_players()


def show_settings(table: Table, seat: Seat, rest: str) -> None:
    texts = table.voice.texts
    for name, option in table.match.game.options.items():
        value = table.match.state.options[name]
        key = f"option_value-{name}" if option.most is not None else f"option_value-{name}-{value}"
        table.tell(
            "setting",
            name=texts.text(f"option_name-{name}"),
            value=texts.text(key, {"value": value}),
            why=texts.text(f"option_name-{name}-why"),
            clause=option.clauses[-1],
        )


def toggle_clauses(table: Table, seat: Seat, rest: str) -> None:
    table.shows_clauses = not table.shows_clauses
    table.tell("clauses-shown" if table.shows_clauses else "clauses-hidden")


def change_language(table: Table, seat: Seat, rest: str) -> None:
    if rest.casefold() not in LANGUAGES:
        table.tell("lang-which", known=", ".join(LANGUAGES))
        return
    table.speak(rest.casefold())
    table.tell("lang-changed")


# -- the rulebook -----------------------------------------------------------------------------------------------


def show_rule(table: Table, seat: Seat, rest: str) -> None:
    """A clause by its number, or all clauses with certain words; without anything, the clause of the question."""
    ask = table.match.ask
    wanted = rest or (ask.clause if ask is not None else "")
    found = find_clauses(table.match.game, table.voice.language, wanted) if wanted else []
    if not found:
        table.tell("rule-none", text=wanted)
    for line in lines_of(found[:_MOST_FOUND], table.voice):
        table.screen.write(line)
    if len(found) > _MOST_FOUND:
        table.tell("rule-more", count=len(found) - _MOST_FOUND)


def explain(table: Table, seat: Seat, rest: str) -> None:
    """Why is this not allowed now? Without an attempt: all that is like the options and refused."""
    judgement = judged(table, seat, rest) if rest else {}
    refused = refused_in(judgement) if rest else refused_alternatives(table, seat)
    if refused:
        tell_refusals(table, refused)
    elif not rest:
        table.tell("why-none")
    else:
        table.tell("why-allowed" if None in judgement.values() else "why-not-known", text=rest)


def tell_refusals(table: Table, found: dict[str, Refused]) -> None:
    """Each refusal with its clause; attempts that fail for the same reason are named together."""
    for clause in dict.fromkeys(refusal.clause for refusal in found.values()):
        words = [word for word, refusal in found.items() if refusal.clause == clause]
        table.tell("refused", what=table.voice.join([table.voice.texts.answer(word) for word in words]))
        if clause is not None:
            standing = dict.fromkeys(table.voice.texts.why_refused(word, clause) for word in words)
            for line in (*filter(None, standing), table.voice.clause(clause)):
                table.screen.write(line)


# -- the course of the match ------------------------------------------------------------------------------------


def undo(table: Table, seat: Seat, rest: str) -> None:
    """Take back the last answer, if it was given at this screen: those who share it sit together."""
    answers = table.match.track.answers if table.match.track is not None else []
    last = answers[-1][0] if answers else seat
    table.match.undo(last if last in table.people else seat)


def redo(table: Table, seat: Seat, rest: str) -> None:
    undone = table.match.undone
    table.match.redo(undone[-1][0] if undone else seat)


def pass_always(table: Table, seat: Seat, rest: str) -> None:
    """The standing order to pass in every card window, whatever one holds (MH-5.9), on or off."""
    is_on = "pass" not in table.match.orders.get(seat, ())
    table.tell("pass-always-on" if is_on else "pass-always-off")
    table.match.order(seat, "pass", is_on)


def leave(table: Table, seat: Seat, rest: str) -> None:
    raise Quit


# -- talk -------------------------------------------------------------------------------------------------------


def say(table: Table, seat: Seat, rest: str) -> None:
    table.match.say(seat, Talk(text=rest))
    table.tell_events(table.news.fresh(seat))


def whisper(table: Table, seat: Seat, rest: str) -> None:
    name, _, text = rest.partition(" ")
    others = {str(other + 1): table.player(other) for other in range(len(table.holders)) if other != seat}
    meant = named_by(name, others)
    if len(meant) != 1:
        table.tell("whisper-whom", players=table.voice.join(list(others.values())))
        return
    table.match.say(seat, Talk(text=text, to=int(meant[0]) - 1))
    table.tell_events(table.news.fresh(seat))


def say_phrase(table: Table, seat: Seat, rest: str) -> None:
    """Without a number the phrases are listed; the slots of one are given behind it or asked for."""
    number, _, given = rest.partition(" ")
    phrases = list(table.match.game.guide.phrases.items())
    if not number.isdecimal() or not 1 <= int(number[:6]) <= len(phrases):
        _list_phrases(table)
        return
    phrase, slots = phrases[int(number) - 1]
    filled = _filled_slots(table, seat, slots, given.split())
    if filled is not None:
        table.match.say(seat, Talk(phrase=phrase, slots=filled))
        table.tell_events(table.news.fresh(seat))


def _list_phrases(table: Table) -> None:
    for number, (phrase, slots) in enumerate(table.match.game.guide.phrases.items(), start=1):
        table.tell("option", number=number, text=table.voice.texts.phrase(phrase, dict.fromkeys(slots, "…")))


def _filled_slots(table: Table, seat: Seat, slots: tuple[str, ...], given: list[str]) -> dict[str, str] | None:
    """A piece for each slot; None if the person breaks off with an empty line."""
    filled: dict[str, str] = {}
    for slot in slots:
        piece = _piece_for(table, seat, slot, given.pop(0) if given else "")
        if piece is None:
            return None
        filled[slot] = piece
    return filled


def _piece_for(table: Table, seat: Seat, slot: str, typed: str) -> str | None:
    """The piece that somebody names, asked for until it is clear; None if he breaks off."""
    values = table.board.slot_values(table.view(seat), slot)
    names = {piece: table.voice.name(piece) for piece in values}
    while len(meant := named_by(typed, names)) != 1:
        typed = table.listen("phrase-slot", known=table.voice.join(list(names.values())))
        if not typed:
            return None
    return meant[0]


# -- files ------------------------------------------------------------------------------------------------------


def default_file(table: Table) -> Path:
    """Where the match was saved last, or a new file."""
    return table.file or free_path(f"untot-{table.match.game.name}", ".json")


def save(table: Table, seat: Seat, rest: str) -> None:
    path = path_of(rest) if rest else default_file(table)
    table.save(path)
    table.tell("saved", file=str(path))


def load(table: Table, seat: Seat, rest: str) -> None:
    if not rest:
        table.tell("file-which")
        return
    table.load(path_of(rest))
    table.tell("loaded", file=rest)


def write_record(table: Table, seat: Seat, rest: str) -> None:
    """The record as this seat may know it; all of it once the match is over."""
    path = path_of(rest) if rest else free_path(f"untot-{table.match.game.name}", ".jsonl")
    write_whole(path, table.match.export(seat))
    table.tell("record-written", file=str(path))
    if not table.match.is_over:
        table.tell("record-veiled")


COMMAND_OF: Final[dict[str, Command]] = {  # `options` and `back` are the question's own
    "help": show_help,
    "board": show_board,
    "hand": show_hand,
    "log": show_log,
    "players": show_players,
    "settings": show_settings,
    "why": explain,
    "rule": show_rule,
    "rules": show_rule,
    "undo": undo,
    "redo": redo,
    "pass-always": pass_always,
    "say": say,
    "phrase": say_phrase,
    "whisper": whisper,
    "clauses": toggle_clauses,
    "lang": change_language,
    "save": save,
    "load": load,
    "record": write_record,
    "quit": leave,
}
