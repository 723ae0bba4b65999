"""What bots are told of Zombicide: a first judgement, and answers that are all equally good but for tidying up."""

from __future__ import annotations

from typing import Any, Final

from untot.games.zombicide.facts import living
from untot.games.zombicide.own import mission_of
from untot.games.zombicide.rules.c10_goals import is_fulfilled
from untot.games.zombicide.state import ZombicideState
from untot.kernel.asking import Ask
from untot.kernel.events import Seat
from untot.kernel.forms import Arrange
from untot.kernel.game import Whim

PHRASES: Final[dict[str, tuple[str, ...]]] = {}


def value(g: ZombicideState, seat: Seat) -> float:
    """Victory is all, defeat nothing; on the way goals, tokens and lives count."""
    if g.result is not None:
        return 1.0 if seat in g.result.winners else 0.0
    goals = mission_of(g).goals
    tokens = [token.is_taken for token in g.objectives] or [False]
    reached = sum(is_fulfilled(g, goal) for goal in goals) / len(goals)
    alive = len(living(g)) / max(1, len(g.survivors))
    return 0.1 + 0.3 * alive + 0.3 * reached + 0.2 * sum(tokens) / len(tokens)


def sensible(g: ZombicideState, ask: Ask, seat: Seat, memory: Any = None) -> dict[str, float]:
    """Everything, but arrangements only as the cards lie: nobody weighs thousands of them."""
    form = ask.form(seat)
    if isinstance(form, Arrange):
        return {as_it_lies(form): 1.0}
    return dict.fromkeys(ask.answers(seat), 1.0)


def as_it_lies(form: Arrange) -> str:
    """Every piece where it is if that is possible, else on the first place that takes it."""
    words: list[str] = []
    while following := form.walk(words):
        piece = following[0].rpartition("@")[0]
        stays = (f"{piece}@{piece}", f"{piece}@{piece.partition('.')[0]}")
        words.append(next((word for word in following if word in stays), following[0]))
    return " ".join(words)


def horizon(g: ZombicideState) -> int:
    return g.round


def recall(seen: Any, memory: Any) -> None:
    """Nothing is hidden, so nothing need be remembered."""


def speak(seen: Any, memory: Any, whim: Whim) -> None:
    """Nothing yet."""
