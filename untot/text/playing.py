"""Playing at the text table: people and bots are asked in turn until the match is over or somebody leaves."""

from __future__ import annotations

from untot.bots.agreeing import next_speaker
from untot.kernel.asking import Ask
from untot.kernel.events import WORLD, Seat
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
    table.match.alone = table.people[0] if len(table.people) == 1 else None
    table.let_bots_talk()
    table.show_news()
    ask = table.match.ask
    assert ask is not None
    if WORLD in ask.seats:
        table.let_happen(ask)
        return
    bot = bot_to_ask(table, ask)
    if bot is None:
        ask_person(table, person_to_ask(table, ask))
        return
    seat, settles = bot
    table.match.answer(seat, bot_answer(table, ask, seat), by="bot", settles=settles)
    table.show_news()


def bot_to_ask(table: Table, ask: Ask) -> tuple[Seat, bool] | None:
    """The bot that comes next, and whether it settles what all had to agree on; None if a person has to answer."""
    if ask.closes == "agree":
        return next_speaker(ask, table.bots)
    seat = ask.waiting()[0]
    return (seat, False) if seat in table.bots else None


def person_to_ask(table: Table, ask: Ask) -> Seat:
    """Where all have to agree everybody speaks once; then it is for the one who decides."""
    if ask.decider is None:
        return ask.waiting()[0]
    return next((seat for seat in ask.seats if seat in table.people and seat not in ask.given), ask.decider)


def bot_answer(table: Table, ask: Ask, seat: Seat) -> str:
    """Where all have to agree, a bot goes along with the people while they are of one mind."""
    said = {answer for other, answer in ask.given.items() if other in table.people}
    if ask.closes == "agree" and len(said) == 1:
        return said.pop()
    return table.bots[seat].answer(table.seen(seat))


def ask_person(table: Table, seat: Seat) -> None:
    table.come_to_screen(seat)
    question = Question(table, seat)
    if len(table.people) > 1:
        table.tell("turn", player=table.player(seat))
    else:
        table.tell("turn-alone")
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
    if len(set(result.scores)) > 1:
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
