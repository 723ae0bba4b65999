"""Chapter 13: events that give something: +1 Action, Time, Reload."""

from __future__ import annotations

from untot.games.zombie_town.facts import turn_of
from untot.games.zombie_town.pieces import Event
from untot.games.zombie_town.rules.c7_discard import reload, reloadable
from untot.games.zombie_town.rules.c7_events import fizzle
from untot.games.zombie_town.state import Pawn, TownState
from untot.kernel.rulebook import clause
from untot.kernel.words import thing_in


@clause("ZT-13.11")
def more_actions(g: TownState, pawn: Pawn, event: Event, answer: str) -> None:
    """So many more actions in this turn."""
    turn_of(g).actions += event.amount
    g.tell("action_gained", "ZT-13.11", pawn=pawn.colour, actions=turn_of(g).actions)


@clause("ZT-13.20", "ZT-13.21")
def days_back(g: TownState, pawn: Pawn, event: Event, answer: str) -> None:
    """The day counter goes down, at once for all; day 1 is the lowest."""
    if g.day <= 1:
        fizzle(g)
        return
    g.day = max(1, g.day - event.amount)
    g.tell("day_turned_back", "ZT-13.20", day=g.day)


@clause("ZT-13.24", "ZT-15.19")
def weapons_to_reload(g: TownState, pawn: Pawn, event: Event) -> list[str] | None:
    return reloadable(g, pawn.seat) or None


@clause("ZT-13.24")
def reload_one(g: TownState, pawn: Pawn, event: Event, answer: str) -> None:
    """One own weapon, of a pawn or a survivor, goes to its highest number."""
    weapon = thing_in(answer, "weapon")
    if weapon:
        reload(g, weapon, "ZT-13.24")
    else:
        fizzle(g)
