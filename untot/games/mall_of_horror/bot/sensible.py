"""Sensible answers: each question has its weigher, which estimates what an answer gains in points."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Final

from untot.games.mall_of_horror.bot.fighting import gains_of_cards, gains_of_own_victims, gains_of_revenge
from untot.games.mall_of_horror.bot.going import gains_of_destinations, gains_of_moves, gains_of_placing
from untot.games.mall_of_horror.bot.memory import Memory
from untot.games.mall_of_horror.bot.voting import (
    gains_of_dividing,
    gains_of_electing,
    gains_of_looking,
    gains_of_threats,
    gains_of_victims,
)
from untot.games.mall_of_horror.state import MallState
from untot.kernel.asking import Ask
from untot.kernel.events import Seat

TEMPERATURE: Final = 0.5
"""So many points less make an answer e times as unlikely."""

Weigher = Callable[[MallState, Ask, Seat, Memory], dict[str, float]]
WEIGHERS: Final[dict[str, Weigher]] = {
    "place_character": gains_of_placing,
    "play_threat": gains_of_threats,
    "vote_truck": gains_of_electing,
    "revote_truck": gains_of_electing,
    "divide_loot": gains_of_dividing,
    "vote_chief": gains_of_electing,
    "revote_chief": gains_of_electing,
    "play_camera": gains_of_looking,
    "announce_destination": gains_of_destinations,
    "choose_destination": gains_of_destinations,
    "place_revenge_zombie": gains_of_revenge,
    "move_character": gains_of_moves,
    "attack_cards": gains_of_cards,
    "parking_cards": gains_of_cards,
    "vote_victim": gains_of_victims,
    "revote_victim": gains_of_victims,
    "pick_victim": gains_of_own_victims,
}
"""Questions without a weigher (colours, the first Chief) have no better or worse answers."""


def sensible(g: MallState, ask: Ask, seat: Seat, memory: Memory | None) -> dict[str, float]:
    """All answers with a weight between 0 and 1, the best has 1. It looks only at what this seat may see."""
    weigh = WEIGHERS.get(ask.name)
    if weigh is None:
        return dict.fromkeys(ask.answers(seat), 1.0)
    gains = weigh(g, ask, seat, memory or NO_MEMORY)
    best = max(gains.values())
    return {answer: exp((gain - best) / TEMPERATURE) for answer, gain in gains.items()}


NO_MEMORY: Final = Memory()
