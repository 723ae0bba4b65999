"""How good a position is for a seat: the chance to win from there, fitted to matches between careful bots."""

from __future__ import annotations

from math import exp

from untot.games.mall_of_horror.bot.standing import meals_left
from untot.games.mall_of_horror.bot.worth import CARD_WORTH
from untot.games.mall_of_horror.pieces import KIND_OF, OWNER_OF, PARKING, SECURITY_HQ
from untot.games.mall_of_horror.state import MallState
from untot.kernel.events import Seat

SHARP, SHARP_END = 0.32, 0.39
EARLY = 1.37
EXTRA = {"pin_up": 0.0, "tough_guy": 1.55, "gunman": 5.0, "little_girl": 0.5}
IN_PARKING, IN_HQ = 1.0, 0.26
CARDS = 0.58

def value(g: MallState, seat: Seat) -> float:
    if g.result is not None:
        return 1 / len(g.result.winners) if seat in g.result.winners else 0.0
    meals = meals_left(g)
    m = meals / 8
    s = {}
    for c, place in g.where.items():
        kind = KIND_OF[c]
        x = kind.points * (1 - EARLY * m) + EXTRA[kind.id] * m
        if place == PARKING and g.deck: x += IN_PARKING
        elif place == SECURITY_HQ: x += IN_HQ
        o = OWNER_OF[c]
        s[o] = s.get(o, 0.0) + x
    sharp = SHARP + SHARP_END / (meals + 1)
    total = 0.0
    mine = 0.0
    for i, colour in enumerate(g.colours):
        if colour in s:
            e = exp(sharp * (s[colour] + CARDS * sum(CARD_WORTH[c] for c in g.hands[i])))
            total += e
            if i == seat: mine = e
    return mine / total
