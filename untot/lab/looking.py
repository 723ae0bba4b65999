"""Looking on: positions of matches between bots, each as a seat sees it, and what came of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import log
from random import Random
from typing import Final

from msgspec import Struct

from untot.kernel.events import Seat
from untot.kernel.live import LiveMatch
from untot.kernel.seeing import Seen
from untot.lab.trials import Trial, bout_of
from untot.parts.fitted import Traits

LOOKS: Final = 16
"""So many positions of a match are kept, each with the same chance: more of the same match say little more."""
LEAST: Final = 1e-9
"""No chance is thought to be smaller, so that one surprise does not count infinitely."""


class Position(Struct, frozen=True):
    """Somewhere in a match: the traits of those who could still win, what was thought of it, and what came of it."""

    match: int
    traits: tuple[tuple[float, ...], ...]
    thought: tuple[float, ...]
    """The chances by the value that bots go by today."""
    shares: tuple[float, ...]
    """Of the victory, in the end."""


class Looked(Struct, frozen=True):
    """What was noted of a match: the names of the traits, in their order, and positions."""

    names: tuple[str, ...]
    positions: tuple[Position, ...]


@dataclass(slots=True)
class Onlooker:
    """Notes positions where a search would judge them, each through the eyes of a seat that is drawn."""

    number: int
    rng: Random
    looks: int = 0
    rivals: list[dict[Seat, Traits]] = field(default_factory=list)
    thoughts: list[list[float]] = field(default_factory=list)
    horizon: int | None = None

    def look(self, match: LiveMatch) -> None:
        guide, horizon = match.game.guide, match.game.guide.horizon(match.state)
        if horizon == self.horizon or guide.traits is None:
            return
        self.horizon = horizon
        self.looks += 1
        place = self._place()
        if place < LOOKS:
            self._note(match, self.rng.randrange(match.state.seats), place)

    def _place(self) -> int:
        """Where this look is noted, for each the likelier to be kept the fewer there were; too far, if it is not."""
        return len(self.rivals) if len(self.rivals) < LOOKS else self.rng.randrange(self.looks)

    def _note(self, match: LiveMatch, viewer: Seat, place: int) -> None:
        guide, seen = match.game.guide, Seen(match, viewer).imagine(self.rng).state
        assert guide.traits is not None
        rivals = dict(guide.traits(seen, viewer))
        if rivals:
            self.rivals[place : place + 1] = [rivals]
            self.thoughts[place : place + 1] = [[guide.value(seen, seat) for seat in rivals]]

    def looked(self, shares: Sequence[float]) -> Looked:
        """The positions, now that it is known what came of them."""
        names = tuple(next(iter(self.rivals[0].values()))) if self.rivals else ()
        return Looked(names, tuple(self._position(number, names, shares) for number in range(len(self.rivals))))

    def _position(self, number: int, names: Sequence[str], shares: Sequence[float]) -> Position:
        rivals = self.rivals[number]
        traits = tuple(tuple(each[name] for name in names) for each in rivals.values())
        thought, won = tuple(self.thoughts[number]), tuple(shares[seat] for seat in rivals)
        return _with_game(Position(self.number, traits, thought, won))


def looked_at(trial: Trial) -> Looked:
    """A match, and what an onlooker noted of it. What came of it for everybody is the value of its end."""
    bout, onlooker = bout_of(trial), Onlooker(trial.seed, Random(trial.seed))
    bout.onlooker = onlooker.look
    state = bout.play().state
    guide = bout.match.game.guide
    return onlooker.looked([guide.value(state, seat) for seat in range(state.seats)])


def _with_game(it: Position) -> Position:
    """Where one side is alone, the game itself is its rival: without traits, and it wins what the side does not."""
    if len(it.traits) > 1:
        return it
    nothing = (0.0,) * len(it.traits[0])
    return Position(it.match, (*it.traits, nothing), (*it.thought, 1 - it.thought[0]), (*it.shares, 1 - it.shares[0]))


# -- how good a guess was ---------------------------------------------------------------------------------------


def even(positions: Sequence[Position]) -> list[list[float]]:
    """The chances by somebody who knows nothing."""
    return [[1 / len(it.traits)] * len(it.traits) for it in positions]


def surprise(positions: Sequence[Position], chances: Sequence[Sequence[float]]) -> list[float]:
    """By match: how much its end surprised who thought so (minus the logarithm of what he gave the winners)."""
    found: dict[int, list[float]] = {}
    for it, chance in zip(positions, chances, strict=True):
        whole = sum(chance) or 1.0
        told = sum(share * log(max(LEAST, each / whole)) for share, each in zip(it.shares, chance, strict=True))
        found.setdefault(it.match, []).append(-told)
    return [sum(each) / len(each) for each in found.values()]
