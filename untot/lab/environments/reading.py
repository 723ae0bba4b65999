"""Observations in words: what the text table (`untot play --text`) tells a seat, and the actions that it can take."""

from __future__ import annotations

import string
from collections.abc import Iterator
from typing import Any, Final

from untot.kernel.events import Seat
from untot.kernel.match import Match
from untot.kernel.seeing import Seen
from untot.lab.environments.walking import Walk
from untot.lab.environments.words import WAIT
from untot.text.voice import Voice

LONGEST: Final = 60_000
LETTERS: Final = "".join(sorted({*string.printable, *"äöüÄÖÜßéèàáçñ–—„“”‚‘’»«…×·•→←↑↓°½¼¾€✓☠★\u00a0"}))
"""What a text is made of; anything else is shown as a question mark."""
_KNOWN: Final = frozenset(LETTERS)
SHOWN: Final = 3
"""So many examples of what an action can lead to."""


class Reader:
    """Reads the table of one episode to its seats, in one language. Everybody is told once what has happened."""

    def __init__(self, match: Match, language: str) -> None:
        self._match = match
        self._voice = Voice(match.game.name, language)
        self._scene = Seen(match, None).scene()
        self._voice.learn(self._scene.get("names", {}))
        self._heard: dict[Seat, int] = {}
        """By seat: the number of the first event that it has not acted upon."""

    def acted(self, seat: Seat) -> None:
        """What this seat has read by now is no news for it any more."""
        self._heard[seat] = len(self._match.events)

    def text(self, seat: Seat, walk: Walk | None, may_wait: bool) -> str:
        """News, the table, what only this seat sees; for who is asked (`walk`) the question and what he can do."""
        view = self._view(seat)
        board = self._match.game.text_board
        lines = [*self._news(seat), *board.lines(view, self._voice), *board.own_lines(view, self._voice)]
        if walk is not None:
            lines += [*self._question(seat), *self._options(walk, may_wait, view)]
        return _plain("\n".join(lines))[-LONGEST:]

    def _view(self, seat: Seat) -> dict[str, Any]:
        ask = self._match.ask
        unit = ask.unit if ask is not None and seat in ask.seats else None
        return {**Seen(self._match, seat).view(), "scene": self._scene, "unit": unit}

    @property
    def _seat_names(self) -> list[str]:
        return [self._match.game.seat_name(self._match.state, seat) for seat in range(self._match.state.seats)]

    def _news(self, seat: Seat) -> Iterator[str]:
        for message in Seen(self._match, seat).events(self._heard.get(seat, 0)):
            yield self._voice.line(message, self._seat_names, with_clause=True)

    def _question(self, seat: Seat) -> Iterator[str]:
        message = Seen(self._match, seat).question()
        assert message is not None
        yield self._voice.question(message, self._seat_names)

    def _options(self, walk: Walk, may_wait: bool, view: dict[str, Any]) -> Iterator[str]:
        label = self._match.game.text_board.label
        if walk.words and not walk.is_complete:
            yield self._voice.say(
                "said-so-far", words=self._voice.join([label(view, w, self._voice) for w in walk.words])
            )
        for action, leads_to in sorted(walk.choices.items()):
            if isinstance(leads_to, range):
                text = f"{leads_to[0]}" if len(leads_to) == 1 else f"{leads_to[0]} … {leads_to[-1]}"
            else:
                shown = [label(view, word, self._voice) for word in leads_to[:SHOWN]]
                text = " / ".join(shown) + (" / …" if len(leads_to) > SHOWN else "")
            yield self._voice.say("option", number=str(action), text=text)
        if may_wait:
            yield self._voice.say("option", number=str(WAIT), text=self._voice.say("let-others-speak"))


def _plain(text: str) -> str:
    return "".join(letter if letter in _KNOWN else "?" for letter in text)
