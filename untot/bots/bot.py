"""What a bot is, and what the thinking levels have in common: a memory of the match and a voice."""

from __future__ import annotations

from random import Random
from typing import Any, Protocol

from untot.kernel.events import Seat
from untot.kernel.live import Talk
from untot.kernel.match import Match
from untot.kernel.seeing import Seen


class Bot(Protocol):
    """Plays one seat of one match. It is handed `Seen` and nothing else."""

    @property
    def name(self) -> str: ...

    def answer(self, seen: Seen) -> str:
        """The answer to the open question of its seat."""
        ...

    def talk(self, seen: Seen) -> Talk | None:
        """What it says now, if anything. May be asked as often as one likes: it speaks rarely."""
        ...

    def reply(self, seen: Seen) -> Talk | None:
        """What it says to whoever has just spoken to it."""
        ...


class Witness:
    """What a bot remembers of the match it sits in; made anew from the events if the bot has been replaced."""

    def __init__(self) -> None:
        self._memory: Any = None

    def memory(self, seen: Seen) -> Any:
        self._memory = seen.game.guide.recall(seen, self._memory)
        return self._memory

    def talk(self, seen: Seen, rng: Random) -> Talk | None:
        said: Talk | None = seen.game.guide.speak(seen, self.memory(seen), rng)
        return said

    def reply(self, seen: Seen, rng: Random) -> Talk | None:
        said: Talk | None = seen.game.guide.reply(seen, self.memory(seen), rng)
        return said


def weighed(match: Match, seat: Seat, memory: Any) -> dict[str, float]:
    """All answers of a seat in an imagined match, each with the weight that the game's guide gives it."""
    ask = match.ask
    assert ask is not None
    weights = match.game.guide.sensible(match.state, ask, seat, memory)
    return weights or dict.fromkeys(ask.answers(seat), 1.0)


def pick(weights: dict[str, float], rng: Random, sharpness: float = 1.0) -> str:
    """One answer by chance, according to the weights; the sharper, the more the best is preferred."""
    return rng.choices(list(weights), [weight**sharpness for weight in weights.values()])[0]
