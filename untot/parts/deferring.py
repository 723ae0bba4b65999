"""Triggers that wait: what an effect sets off happens when the outermost running effect is finished.

Effects lie in each other: a melee in a move in a card's text. Each is bracketed by `effect_begins` and `effect_ends`;
what is put off meanwhile comes when the last bracket closes, each thing once.
"""

from __future__ import annotations

from typing import Protocol

from untot.kernel.state import Step


class HasEffects(Protocol):
    """A State in which triggers wait."""

    effects_running: int
    put_off: list[Step]

    def then(self, *steps: Step) -> None: ...


def one_effect(*steps: Step) -> tuple[Step, ...]:
    """These steps as one effect: whatever it sets off comes after the last of them, or after what it is part of."""
    return (("effect_begins",), *steps, ("effect_ends",))


def put_off(g: HasEffects, step: Step) -> None:
    """This step when all that runs is finished; at once if nothing does. What waits already is not put off again."""
    if not g.effects_running:
        g.then(step)
    elif step not in g.put_off:
        g.put_off.append(step)


def effect_begins(g: HasEffects) -> None:
    g.effects_running += 1


def effect_ends(g: HasEffects) -> None:
    """With the outermost effect the waiting is over."""
    g.effects_running -= 1
    if not g.effects_running and g.put_off:
        waiting, g.put_off = g.put_off, []
        g.then(*waiting)
