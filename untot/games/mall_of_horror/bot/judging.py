from __future__ import annotations

from untot.games.mall_of_horror.bot.danger import crowds_of, losses
from untot.games.mall_of_horror.bot.standing import CARD_POINTS, chances, meals_left, points_of, standpoint
from untot.games.mall_of_horror.state import MallState
from untot.kernel.events import Seat

RISK = 0.8

def value(g: MallState, seat: Seat) -> float:
    if g.result is not None:
        return 1 / len(g.result.winners) if seat in g.result.winners else 0.0
    view = standpoint(g, seat)
    points: dict[str, float] = dict(points_of(g))
    for place, crowd in crowds_of(g.where).items():
        for colour, lost in losses(view, place, tuple(crowd), g.zombies[place], 4):
            points[colour] -= RISK * lost
    s = tuple(max(0.0, points[c]) + CARD_POINTS * len(g.hands[i]) if points[c] > 0 else 0.0 for i, c in enumerate(g.colours))
    return chances(s, meals_left(g))[seat]
