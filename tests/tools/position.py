"""A running match from a made-up position: what the tables of all games' tests have in common."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, Self, TypeVar

from untot.kernel.chance import SEED_BYTES
from untot.kernel.events import Event, Seat
from untot.kernel.game import Game
from untot.kernel.live import LiveMatch
from untot.kernel.record import Record
from untot.kernel.state import State, Step
from untot.kernel.tracking import Track

G = TypeVar("G", bound=State)

REFUSED_WITHOUT_CLAUSE = "no clause"


class Position(Generic[G]):
    """Chance must be scripted before it is needed; unscripted chance is an error."""

    game: Game

    def __init__(self, state: G, chance: Sequence[int]) -> None:
        self.g = state
        self.g.script_chance(*chance)
        self.match = self._live()
        self.events: list[Event] = self.match.events

    def go_on(self, *steps: Step, chance: Sequence[int] = ()) -> Self:
        """Carry out further steps when the earlier ones are done; what was told before stays told."""
        assert self.match.ask is None and self.g.result is None, "the earlier steps are not done, or the match is over"
        self.g.script_chance(*chance)
        self.g.agenda = list(reversed(steps))
        self.match = self._live()
        self.events += self.match.events
        self.match.events = self.events
        return self

    def _live(self) -> LiveMatch:
        record = Record({"game": self.game.name, "content": {}})
        return LiveMatch(self.game, self.g, Track([], []), bytes(SEED_BYTES), record)

    @property
    def ask(self) -> str | None:
        """The name of the open question."""
        return None if self.match.ask is None else self.match.ask.name

    def refusal_of(self, seat: Seat, answer: str) -> str | None:
        """The clause with which this answer is refused; None if it would be taken. Nothing changes."""
        before = self.g.copy()
        refusal = self.match.why_not(seat, answer)
        assert self.g == before
        return None if refusal is None else refusal.clause or REFUSED_WITHOUT_CLAUSE

    def told(self, name: str) -> list[dict[str, Any]]:
        """The arguments of all events of this name so far."""
        return [event.args for event in self.events if event.name == name]

    def clauses_of(self, name: str) -> list[str]:
        return [event.clause for event in self.events if event.name == name]


def dice(*faces: int) -> list[int]:
    """The numbers behind these die faces, for scripted chance."""
    return [face - 1 for face in faces]
