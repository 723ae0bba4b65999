"""The agenda's loop: one small coroutine that takes the next step and awaits the rule of that name (no asyncio)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final, Protocol

from untot.kernel.state import CutShort, MatchEnded, SetAside, State, Step

Rule = Callable[..., Awaitable[None] | None]
"""What carries out a step: `async def` if it can ask, and only then; before its question it changes nothing but the
agenda, so that a standing offer can come between (docs/decisions/023)."""


MOST_STEPS: Final = 200_000
"""Far beyond any match: only a position made up by somebody hostile never comes to an end."""


class EndlessAgenda(ValueError):
    """The agenda goes round in circles: the position cannot come from a match."""


class Tracker(Protocol):
    """Keeps snapshots in live matches and where search forks; playouts run without one."""

    def begin(self, g: Any) -> None: ...
    def take_snapshot(self, g: Any, step: Step) -> None: ...


async def play(g: State, rules: Mapping[str, Rule], tracker: Tracker | None) -> None:
    """Carry out the agenda until the match is over. No method of Match: that would make a cycle and slow forks."""
    if tracker is not None:
        tracker.begin(g)
    for _ in range(MOST_STEPS):
        if g.result is not None or not g.agenda:
            return
        step = g.agenda.pop()
        try:
            rule = rules[step[0]]  # type: ignore[index]  # the first entry is the id
            pending = rule(g) if len(step) == 1 else rule(g, step[1]) if len(step) == 2 else rule(g, *step[1:])
            if pending is not None:
                below = len(g.agenda)
                if tracker is not None:  # an `async` rule has not begun yet, and only such a one can ask
                    tracker.take_snapshot(g, step)
                await pending
        except MatchEnded:
            return
        except CutShort as cut:
            _drop_down_to(g, cut.step)
        except SetAside as offer:
            del g.agenda[below:]
            g.then(*offer.steps, step)
    raise EndlessAgenda(f"more than {MOST_STEPS} steps")


def _drop_down_to(g: State, step: str) -> None:
    while g.agenda:
        if g.agenda.pop()[0] == step:
            return
    raise LookupError(f"cut: no step {step!r} is pending")
