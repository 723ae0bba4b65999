"""A question to a person at the screen: put in words, walked step by step, with commands in between."""

from __future__ import annotations

from time import monotonic

from untot.kernel.asking import Ask
from untot.kernel.events import Seat
from untot.kernel.forms import Span
from untot.kernel.words import verb_of
from untot.text.attempts import judged, refused_in
from untot.text.commands import carry_out, tell_refusals
from untot.text.prompts import command_in
from untot.text.table import Table
from untot.text.walking import UNCHANGED, Ambiguous, Walk


def has_last_word(ask: Ask, seat: Seat) -> bool:
    """Whether this seat settles what all have spoken about and did not agree on."""
    return seat == ask.decider and all(other in ask.given for other in ask.seats)


class Question:
    """What one person is asked now, and the answer in the making."""

    def __init__(self, table: Table, seat: Seat) -> None:
        ask = table.match.ask
        assert ask is not None, "nobody is asked"
        self._table = table
        self._seat = seat
        self._ask = ask
        self._has_last_word = has_last_word(ask, seat)
        self._view = {**table.view(seat), "unit": ask.unit, "about": ask.about}
        things = self._view["scene"]
        self._walk = Walk(ask.form(seat), self._label, things.get("numbers", {}), things.get("confirmed", ()))
        self._since = monotonic()

    @property
    def is_settled(self) -> bool:
        """Whether the table has gone on: by the answer, or by a command such as undo or load."""
        return self._table.match.ask is not self._ask or (self._seat in self._ask.given and not self._has_last_word)

    def _label(self, word: str) -> str:
        """How an option is put: in the words of the game, with what the board tells about it."""
        first, voice = verb_of(self._walk.words[0]) if self._walk.words else "", self._table.voice
        if voice.texts.has(f"option-{first}-{verb_of(word)}"):
            return voice.word(word, first)
        return self._table.board.label(self._view, word, voice)

    def put(self, with_hint: bool = False) -> None:
        """One sentence that asks, what to know about it, and the numbered options."""
        table = self._table
        message = table.seen(self._seat).question()
        assert message is not None
        table.screen.write(table.voice.question(message, table.seat_names), "bold")
        if with_hint and (why := table.voice.texts.why(message, table.seat_names)):
            table.screen.write(why)
        if self._ask.closes == "all":
            table.tell("sealed")
            self._tell_clock("reminder")
        if self._ask.is_final:
            table.tell("final")
        self._put_proposals()
        self.put_options()

    def _put_proposals(self) -> None:
        """Where all have to agree: who decides if they do not, and what was said."""
        table, decider = self._table, self._ask.decider
        if decider is None or len(self._ask.seats) == 1:
            return
        table.tell("last-word" if self._has_last_word else "together", player=table.player(decider))
        for seat, answer in self._ask.given.items():
            table.tell("proposal", player=table.player(seat), answer=table.voice.texts.answer(answer))

    def put_options(self) -> None:
        table, options = self._table, self._walk.options
        if self._walk.words:
            table.tell("so-far", words=table.voice.join([self._label(word) for word in self._walk.words]))
        if isinstance(options, Span):
            self._put_number(options)
            return
        if self._walk.unchanged is not None:
            table.tell("option", number=UNCHANGED, text=table.voice.say("unchanged"))
        for word, number in self._walk.numbers.items():
            table.tell("option", number=number, text=self._label(word))

    def _put_number(self, span: Span) -> None:
        """What it is called, between what it lies, and what it counts."""
        table, texts = self._table, self._table.voice.texts
        name = texts.text(key) if texts.has(key := f"number-{span.name}") else span.name
        table.tell("number-between", name=name, low=span.low, high=span.high)
        if texts.has(why := f"number-{span.name}-why"):
            table.screen.write(texts.text(why))

    def hear(self, text: str) -> None:
        """Take what was typed: an answer or a part of it, or a command."""
        if monotonic() - self._since > self._clock() > 0:
            self._tell_clock("time-is-up")
        if not text:
            self.put(with_hint=True)
        elif (command := command_in(text)) is not None:
            self._obey(*command)
        else:
            self._take(text)

    def _obey(self, command: str, rest: str) -> None:
        if command == "options":
            self.put(with_hint=True)
        elif command == "back":
            self._go_back()
        else:
            carry_out(self._table, self._seat, command, rest)

    def _go_back(self) -> None:
        if not self._walk.back():
            self._table.tell("nothing-to-go-back")
        self.put_options()

    def _take(self, text: str) -> None:
        try:
            is_taken = self._walk.take(text)
        except Ambiguous as ambiguous:
            meant = [self._label(word) for word in ambiguous.words]
            self._table.tell("ambiguous", options=self._table.voice.join(meant))
            return
        if not is_taken:
            self._refuse(text)
        elif self._walk.answer is None:
            self.put_options()
        else:
            self._table.match.answer(self._seat, self._walk.answer, settles=self._has_last_word)

    def _refuse(self, text: str) -> None:
        """Say why not, if it can be understood what was meant; nothing has changed (MH-17.6)."""
        if refused := refused_in(judged(self._table, self._seat, text)):
            tell_refusals(self._table, refused)
        else:
            self._table.tell("not-understood", text=text)

    # -- the clock ----------------------------------------------------------------------------------------------

    def _clock(self) -> int:
        """The seconds for a secret choice, if the match has such a clock; its end only reminds (MH-16.10)."""
        seconds = self._table.match.state.options.get("talk_timer", 0)
        return seconds if isinstance(seconds, int) and self._ask.closes == "all" else 0

    def _tell_clock(self, key: str) -> None:
        if self._clock():
            self._table.tell(key, seconds=self._clock())
