"""Playing at the text table: people and bots are asked in turn until the match is over or somebody leaves."""

from __future__ import annotations

from untot.kernel.events import Seat
from untot.text.commands import COMMAND_OF, carry_out, default_file
from untot.text.prompts import command_in
from untot.text.questions import Question
from untot.text.table import Quit, Table


def play(table: Table) -> None:
    """From here to the end of the match; whoever leaves early can save."""
    try:
        _play(table)
    except (Quit, EOFError, KeyboardInterrupt):
        table.screen.write()
        if table.people and not table.match.is_over and table.match.record.answers:
            offer_to_save(table)
    table.tell("goodbye")


def _play(table: Table) -> None:
    while True:
        while not table.match.is_over:
            ask_next(table)
        show_end(table)
        if not table.people:
            return
        listen_after_end(table)


# -- asking -----------------------------------------------------------------------------------------------------


def ask_next(table: Table) -> None:
    """One answer, or one command that changes the match, of the first seat the table waits for."""
    table.let_bots_talk()
    table.show_news()
    ask = table.match.ask
    assert ask is not None
    waiting = ask.waiting()
    seat = next((seat for seat in waiting if seat not in ask.given), waiting[0])
    if seat in table.bots:
        table.match.answer(seat, table.bots[seat].answer(table.seen(seat)), by="bot")
        table.show_news()
    else:
        ask_person(table, seat)


def ask_person(table: Table, seat: Seat) -> None:
    table.come_to_screen(seat)
    question = Question(table, seat)
    table.tell("turn", player=table.player(seat))
    question.put()
    while not question.is_settled:
        question.hear(table.listen("prompt"))


# -- ending -----------------------------------------------------------------------------------------------------


def show_end(table: Table) -> None:
    """The result, and the seed that was promised at the start."""
    if table.is_shared:
        table.clear_for_all()
    table.show_news()
    result = table.match.state.result
    assert result is not None
    table.screen.write(table.voice.say("over"), "bold")
    winners = [table.player(seat) for seat in result.winners]
    table.tell("winners", count=len(winners), players=table.voice.join(winners))
    for seat, points in enumerate(result.scores):
        table.tell("score", player=table.player(seat), points=points)
    table.tell("seed-shown", seed=table.match.seed.hex(), hash=table.match.record.head["seed_hash"])


def listen_after_end(table: Table) -> None:
    """Commands only: look back, write the record, leave; until another match is loaded."""
    over = table.match
    table.tell("record-hint")
    while table.match is over:
        text = table.listen("prompt-over")
        command = command_in(text)
        if command is not None and command[0] in COMMAND_OF:
            carry_out(table, table.people[0], *command)
        elif text:
            table.tell("record-hint")


def offer_to_save(table: Table) -> None:
    """Save before leaving: to the usual file, to another one, or not. Where no answer can come, it is saved."""
    path = default_file(table)
    try:
        typed = table.listen("quit-save", file=str(path))
    except EOFError:
        table.screen.write()
        typed = ""
    if typed.casefold() not in table.voice.say("no").split(", "):
        carry_out(table, table.people[0], "save", typed or str(path))
