"""Budgets: how much of a record each seat may use for what need not be, so that answers always find room."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from untot.kernel.errors import Refused
from untot.kernel.events import Seat
from untot.kernel.record import Line

MOST_WORDS: Final = 2_000
MOST_TALK_BYTES: Final = 200_000
MOST_UNDOS: Final = 2_000
MOST_HOLDERS: Final = 200
MOST_HOLDERS_BY_HOST: Final = 400
"""However often the person of a seat has come and gone, the host can still give it to a bot."""


class Budget:
    """What the seats of one match have said, taken back and handed on so far."""

    def __init__(self, lines: Iterable[Line]) -> None:
        self._used: Counter[tuple[str, Seat | None]] = Counter()
        self.note(lines)

    def note(self, lines: Iterable[Line]) -> None:
        for line in lines:
            seat = line.get("seat")
            if "talk" in line:
                self._used["words", seat] += 1
                self._used["bytes", seat] += len(line["talk"].get("text", "").encode())
            elif "undo" in line:
                self._used["undos", seat] += 1
            elif "holder" in line:
                self._used["holders", seat] += 1

    def refuse_talk(self, seat: Seat) -> None:
        is_full = self._used["words", seat] >= MOST_WORDS or self._used["bytes", seat] >= MOST_TALK_BYTES
        self._refuse_if(is_full)

    def refuse_undo(self, seat: Seat) -> None:
        """Of agreed undos the whole table has as many as one seat."""
        self._refuse_if(max(self._used["undos", seat], self._used["undos", None]) >= MOST_UNDOS)

    def refuse_holder(self, seat: Seat, by_host: bool) -> None:
        self._refuse_if(self._used["holders", seat] >= (MOST_HOLDERS_BY_HOST if by_host else MOST_HOLDERS))

    def _refuse_if(self, is_full: bool) -> None:
        if is_full:
            raise Refused("record-full")
