"""Chapters 5.1 and 5.3: ammo, supplies and the action track go up and down."""

from __future__ import annotations

from untot.games.dawn_of_the_zeds.charts import LIMITS
from untot.games.dawn_of_the_zeds.facts import has_supplies
from untot.games.dawn_of_the_zeds.state import DawnState
from untot.kernel.rulebook import clause


@clause("DZ-5.3.5", "DZ-9.2.6", "DZ-0.1.10")
def gain(g: DawnState, supplies: int, ammo: int, clause_id: str) -> None:
    """Neither can exceed 20; what is lost is what there is. The Basic game has no supplies."""
    before = g.supplies, g.ammo
    if has_supplies(g):
        g.supplies = max(0, min(LIMITS.supplies, g.supplies + supplies))
    g.ammo = max(0, min(LIMITS.ammo, g.ammo + ammo))
    if (g.supplies, g.ammo) != before:
        change = {"supplies_by": g.supplies - before[0], "ammo_by": g.ammo - before[1]}
        g.tell("stocks_changed", clause_id, supplies=g.supplies, ammo=g.ammo, **change)


@clause("DZ-5.1.12", "DZ-0.1.12")
def can_pay(g: DawnState, supplies: int, ammo: int) -> bool:
    """What cannot be paid cannot be begun; a price in supplies not at all in the Basic game."""
    return g.ammo >= ammo and (not supplies or (has_supplies(g) and g.supplies >= supplies))


@clause("DZ-5.1.13")
def gain_actions(g: DawnState, count: int, clause_id: str) -> None:
    """The action track never shows more than 4 (or less than 0)."""
    before, g.actions = g.actions, max(0, min(LIMITS.action_track, g.actions + count))
    if g.actions != before:
        g.tell("actions_changed", clause_id, actions=g.actions, by=g.actions - before)
