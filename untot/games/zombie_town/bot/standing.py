"""How well somebody stands: the value of a position."""

from __future__ import annotations

from typing import Final

from untot.games.zombie_town.bot.outlook import Outlook, chances
from untot.games.zombie_town.bot.worth import WOUNDS, card_worth
from untot.games.zombie_town.facts import living
from untot.games.zombie_town.state import TownState
from untot.kernel.events import Seat

HAND: Final = 0.8
"""What cards in the hand add to the strength of a position, as part of their worth."""
FRAILTY: Final = 0.35
"""How much of its next wound's cost a pawn is weaker, for each turn that is to come, up to this many turns."""
LONGEST: Final = 4


def value(g: TownState, seat: Seat) -> float:
    """The seat's chance to win from here, between 0 and 1; what it won, once the match is over."""
    if g.result is not None:
        return 1 / len(g.result.winners) if seat in g.result.winners else 0.0
    if not g.pawns or g.day < 1:
        return 1 / g.seats
    o = Outlook(g, seat)
    strengths = {other: have + _hand(o, other) - _frailty(o, other) for other, have in o.assets.items()}
    return chances(strengths, o.turns).get(seat, 0.0)


def _hand(o: Outlook, seat: Seat) -> float:
    return HAND * sum(card_worth(card, o.turns) for card, _ in o.g.hands[seat])


def _frailty(o: Outlook, seat: Seat) -> float:
    """Health that is missing, the more the longer it must last; a dead sister pawn is missed too."""
    spent = sum(cost for pawn in living(o.g, seat) for health, cost in WOUNDS.items() if health > pawn.health)
    return FRAILTY * min(LONGEST, o.turns) * spent
