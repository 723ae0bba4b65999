"""Chapter 7: events in general. What each of them does stands in chapter 13."""

from __future__ import annotations

from untot.games.zombie_town.facts import turn_of
from untot.games.zombie_town.pieces import EVENTS, CardId, EventId
from untot.games.zombie_town.rules.c4_paying import end_movement
from untot.games.zombie_town.rules.c7_discard import discard_cards
from untot.games.zombie_town.state import EventPlay, Pawn, TownState
from untot.kernel.rulebook import clause


def event_of(g: TownState) -> EventPlay:
    assert g.event is not None, "no event takes effect"
    return g.event


def acting_pawn(g: TownState) -> Pawn:
    return g.pawns[event_of(g).pawn]


@clause("ZT-7.32", "ZT-7.33", "ZT-6.38", "ZT-13.15")
def why_not_event(g: TownState, pawn: Pawn, card: CardId) -> str | None:
    """Not in the turn in which it was taken, and some only inside a building."""
    held = sum(1 for other, _ in g.hands[pawn.seat] if other == card)
    if held <= turn_of(g).fresh.count(card):
        return "ZT-7.32"
    return "ZT-13.15" if EVENTS[card].window == "inside" and pawn.square not in g.sites else None


@clause("ZT-4.8", "ZT-7.31", "ZT-7.34", "ZT-15.15")
def trigger(g: TownState, event: EventId, pawn: Pawn, clause_id: str, choice: str = "") -> None:
    """An event takes effect for its acting pawn. It is no action, and it ends a movement."""
    end_movement(g)
    g.event = EventPlay(event, pawn.seat, pawn.colour, choice, "", "", 0, [])
    g.tell("event_triggered", clause_id, pawn=pawn.colour, event=event)
    g.then(("event",), ("used_event",))


@clause("ZT-6.37", "ZT-7.35")
def used_event(g: TownState) -> None:
    """Onto the discard pile, after the effect."""
    if g.event is None:
        return
    event, g.event = g.event.event, None
    discard_cards(g, event)
    g.tell("event_used", "ZT-7.35", event=event)


@clause("ZT-13.25")
def fizzle(g: TownState) -> None:
    """An event that can have no effect may be triggered anyway."""
    g.tell("event_without_effect", "ZT-13.25", event=event_of(g).event)
