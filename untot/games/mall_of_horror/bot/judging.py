from __future__ import annotations

from untot.games.mall_of_horror.bot.danger import crowds_of, losses
from untot.games.mall_of_horror.bot.standing import chances, meals_left, race
from untot.games.mall_of_horror.pieces import KIND_OF, OWNER_OF
from untot.games.mall_of_horror.state import MallState
from untot.kernel.events import Seat

RISK = 0.8
CARD_POINTS = 0.8

def strengths(g: MallState):
    standing = race(g)
    points: dict[str, float] = dict.fromkeys(g.colours, 0.0)
    for character in g.where:
        points[OWNER_OF[character]] += KIND_OF[character].points
    risk = dict.fromkeys(g.colours, 0.0)
    for place, crowd in crowds_of(g.where).items():
        for colour, lost in losses(standing, place, crowd, g.zombies[place], 4):
            risk[colour] += lost
    return points, risk

def value(g: MallState, seat: Seat) -> float:
    if g.result is not None:
        return 1 / len(g.result.winners) if seat in g.result.winners else 0.0
    points, risk = strengths(g)
    s = [max(0.1, points[c] - RISK * risk[c]) + CARD_POINTS * len(g.hands[i]) if points[c] > 0 else 0.0 for i, c in enumerate(g.colours)]
    return chances(s, meals_left(g))[seat]
