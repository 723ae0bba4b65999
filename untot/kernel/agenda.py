"""The agenda's loop: one small coroutine that takes the next step and awaits the rule of that name (no asyncio)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final, Protocol

from untot.kernel.state import CutShort, MatchEnded, State

Rule = Callable[..., Awaitable[None] | None]
"""What carries out a step: `async` only if it can ask."""


MOST_STEPS: Final = 200_000
"""Far beyond any match: only a position made up by somebody hostile never comes to an end."""


class EndlessAgenda(ValueError):
    """The agenda goes round in circles: the position cannot come from a match."""


class Tracker(Protocol):
    """Keeps snapshots in live matches and where search forks; playouts run without one."""

    def take_snapshot(self, g: Any) -> None: ...


async def play(g: State, rules: Mapping[str, Rule], tracker: Tracker | None) -> None:
    """Carry out the agenda until the match is over. No method of Match: that would make a cycle and slow forks."""
    steps = 0
    while g.result is None and g.agenda:
        steps += 1
        if steps > MOST_STEPS:
            raise EndlessAgenda(f"more than {MOST_STEPS} steps")
        if tracker is not None:
            tracker.take_snapshot(g)
        step = g.agenda.pop()
        try:
            pending = rules[step[0]](g, *step[1:])  # type: ignore[index]  # the first entry is the id
            if pending is not None:
                await pending
        except MatchEnded:
            return
        except CutShort as cut:
            _drop_down_to(g, cut.step)


def _drop_down_to(g: State, step: str) -> None:
    while g.agenda:
        if g.agenda.pop()[0] == step:
            return
    raise LookupError(f"cut: no step {step!r} is pending")
