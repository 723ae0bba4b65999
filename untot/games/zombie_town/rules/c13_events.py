"""Chapter 13: events. What each effect does stands in c13_gains, c13_zombies, c13_cards and c13_send; see cards.py.

An effect may want words (`weapon:pistol.1`). Of an event from the hand they are said with it, in one answer; of one
that was drawn they are asked for (`event_choice`) once all other cards have gone back.
"""

from __future__ import annotations

from untot.games.zombie_town.cards import EFFECTS
from untot.games.zombie_town.pieces import EVENTS, CardId
from untot.games.zombie_town.rules.c7_discard import take_from_hand
from untot.games.zombie_town.rules.c7_events import acting_pawn, event_of, trigger
from untot.games.zombie_town.state import Pawn, TownState
from untot.kernel.asking import choose
from untot.kernel.events import Seat
from untot.kernel.forms import Made
from untot.kernel.rulebook import clause
from untot.kernel.words import split, thing_of


def event_words(g: TownState, pawn: Pawn, card: CardId) -> Made | None:
    """What has to be said of an event; None if nothing."""
    return EFFECTS[EVENTS[card].effect].words(g, pawn, EVENTS[card])


def why_not_event_words(g: TownState, pawn: Pawn, card: CardId, answer: str) -> str | None:
    return EFFECTS[EVENTS[card].effect].why_not(g, pawn, EVENTS[card], answer)


@clause("ZT-7.31", "ZT-7.32", "ZT-15.15")
def play_event(g: TownState, pawn: Pawn, answer: str) -> None:
    """From the hand, with all that is said of it."""
    card = thing_of(split(answer)[0])
    take_from_hand(g, pawn.seat, card)
    trigger(g, card, pawn, "ZT-7.31", choice=answer)


@clause("ZT-6.23", "ZT-7.34", "ZT-13.25")
async def carry_out(g: TownState) -> None:
    """What the card says; if its pawn is dead by now, nothing."""
    if not acting_pawn(g).square:
        return
    card = event_of(g).event
    if not event_of(g).choice and event_words(g, acting_pawn(g), card) is not None:
        answer = await choose(
            g,
            event_of(g).seat,
            "event_choice",
            "ZT-13.25",
            event_options,
            why_not=why_not_event_option,
            about={"event": card, "pawn": event_of(g).pawn, "sent": "", "goal": ""},
        )
        event_of(g).choice = answer
    effect = EFFECTS[EVENTS[card].effect]
    pending = effect.happen(g, acting_pawn(g), EVENTS[card], event_of(g).choice)
    if pending is not None:
        await pending


def event_options(g: TownState, seat: Seat) -> Made:
    return event_words(g, acting_pawn(g), event_of(g).event) or []


def why_not_event_option(g: TownState, seat: Seat, answer: str) -> str | None:
    return why_not_event_words(g, acting_pawn(g), event_of(g).event, answer)
