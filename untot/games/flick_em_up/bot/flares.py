"""Flares: where one would burn best, and whether that is worth the chip."""

from __future__ import annotations

from collections.abc import Collection
from itertools import product
from typing import Final

from untot.games.flick_em_up.bot.outlook import Mind, cost_of, louder_of, outlook
from untot.games.flick_em_up.bot.ways import Place, spot_of
from untot.games.flick_em_up.facts import activation
from untot.games.flick_em_up.pieces import mm
from untot.games.flick_em_up.rules.c11_chips import FLARE
from untot.games.flick_em_up.state import FlickState

LINES: Final = range(-400, 401, 160)
POINTS: Final = tuple(product(LINES, LINES))
"""In mm."""
KEPT: Final = 0.1
"""So much a flare is worth that is not fired yet."""


def flare_gains(g: FlickState, mind: Mind, verbs: Collection[str]) -> dict[str, float]:
    """The zombies of this turn's reaction run to where it does the least harm."""
    if FLARE not in verbs or mind.lure is not None:
        return {}
    noise, spot = louder_of(activation(g).noise, "quiet"), spot_of(g, mind.survivor)
    x, y = min(POINTS, key=lambda point: cost_of(g, lured(mind, point), spot, noise))
    gain = outlook(g, lured(mind, (x, y)), spot, noise, activation(g).actions - 1)
    return {f"{FLARE} x={x} y={y}": gain - KEPT}


def lured(mind: Mind, point: tuple[int, int]) -> Mind:
    burning: Place = mm(point[0]), mm(point[1])
    return mind._replace(lure=burning)
