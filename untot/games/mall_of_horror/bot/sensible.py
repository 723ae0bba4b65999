"""Sensible answers: each question has its weigher, which estimates what an answer gains in points."""

from __future__ import annotations

from math import exp
from typing import Any

from untot.games.mall_of_horror.bot import fighting, going, voting
from untot.games.mall_of_horror.state import MallState
from untot.kernel.asking import Ask
from untot.kernel.events import Seat

TEMPERATURE = 0.5

_PLAIN = {
    "place_character": going.gains_of_placing,
    "choose_destination": going.gains_of_destinations,
    "announce_destination": going.gains_of_destinations,
    "move_character": going.gains_of_moves,
    "play_threat": voting.gains_of_threat_in_election,
    "play_camera": voting.gains_of_looking,
    "attack_cards": fighting.gains_of_cards,
    "parking_cards": fighting.gains_of_cards,
    "pick_victim": fighting.gains_of_own_victims,
    "place_revenge_zombie": fighting.gains_of_revenge,
}
_TRUSTING = {
    "vote_truck": voting.gains_of_electing,
    "revote_truck": voting.gains_of_electing,
    "vote_chief": voting.gains_of_electing,
    "revote_chief": voting.gains_of_electing,
    "vote_victim": voting.gains_of_victims,
    "revote_victim": voting.gains_of_victims,
    "divide_loot": voting.gains_of_dividing,
}


def sensible(g: MallState, ask: Ask, seat: Seat, memory: Any = None) -> dict[str, float]:
    trust = {} if memory is None else memory.trust
    if ask.name in _PLAIN:
        gains = _PLAIN[ask.name](g, ask, seat)
    elif ask.name in _TRUSTING:
        gains = _TRUSTING[ask.name](g, ask, seat, trust)
    else:
        return dict.fromkeys(ask.answers(seat), 1.0)
    best = max(gains.values())
    return {answer: exp((gain - best) / TEMPERATURE) for answer, gain in gains.items()}
