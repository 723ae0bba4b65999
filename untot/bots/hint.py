"""A hint: what a bot would answer in a person's place, and why."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from untot.bots.bot import weighed
from untot.kernel.errors import Refused
from untot.kernel.events import Seat
from untot.kernel.game import Reason
from untot.kernel.match import Match
from untot.kernel.seeing import Seen


@dataclass(frozen=True, slots=True)
class Hint:
    """An answer, and the reason for it if the game has one."""

    answer: str
    reason: Reason | None


def hint(match: Match, seat: Seat) -> Hint:
    """The answer with the highest weight, by what this seat has seen; the same whenever one asks."""
    seen = Seen(match, seat)
    if seen.ask() is None:
        raise Refused("not-asked")
    guide = match.game.guide
    imagined = seen.imagine(Random(0))
    weights = weighed(imagined, seat, guide.recall(seen, None))
    answer = max(weights, key=weights.__getitem__)
    assert imagined.ask is not None
    return Hint(answer, guide.reason(imagined.state, imagined.ask, seat, answer))
