"""Sensible answers: each question has its weigher, which estimates what an answer gains in points."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Any, Final

from untot.games.zombicide.bot import keeping, striking, together
from untot.games.zombicide.bot.acting import gains_of_actions, gains_of_order
from untot.games.zombicide.bot.arming import as_it_lies
from untot.games.zombicide.bot.scene import Scene
from untot.games.zombicide.rules.c6_doors import ANY_ORDER
from untot.games.zombicide.state import ZombicideState
from untot.kernel.asking import Ask
from untot.kernel.events import Seat
from untot.kernel.forms import Arrange, Pick

Weigher = Callable[[Scene, Ask, Seat], dict[str, float]]
WEIGHERS: Final[dict[str, Weigher]] = {
    "pick_survivor": together.gains_of_survivors,
    "starting_slots": keeping.gains_of_starting,
    "next_survivor": gains_of_order,
    "next_action": gains_of_actions,
    "keep_card": keeping.gains_of_keeping,
    "replace_card": keeping.gains_of_redrawing,
    "take_copy": lambda s, ask, seat: {"take": 1.0, "leave": 0.0},
    "arrange_inventory": keeping.gains_of_arranging,
    "accept_trade": lambda s, ask, seat: {"accept": 2.0, "refuse": 0.0},
    "next_room": lambda s, ask, seat: {answer: float(answer == ANY_ORDER) for answer in ask.answers(seat)},
    "reroll": striking.gains_of_reroll,
    "assign_hits": striking.gains_of_hits,
    "hit_next": striking.gains_of_next_hit,
    "share_wounds": together.gains_of_sharing_wounds,
    "cancel_wound": keeping.gains_of_cancelling,
    "lose_equipment": keeping.gains_of_losing,
    "slot_of_card": keeping.gains_of_slots,
    "choose_skill": together.gains_of_skills,
    "switch_ninja": together.gains_of_silence,
    "skip_car_roll": lambda s, ask, seat: {"skip": 1.0, "roll": 0.0},
    "abomination_way": together.gains_of_ways_of_zombies,
    "odd_zombies": together.gains_of_ways_of_zombies,
    "give_up": together.gains_of_giving_up,
}
"""Questions without a weigher (the first player, who gets a recruit, tiles) have no better answers."""


def sensible(g: ZombicideState, ask: Ask, seat: Seat, memory: Any = None) -> dict[str, float]:
    """Answers with a weight between 0 and 1, the best has 1; of huge forms only those worth a thought.

    It looks only at what all players may see.
    """
    said = together.voice(ask, seat)
    if said is not None:
        return {said: 1.0}
    weigh = WEIGHERS.get(ask.name)
    if weigh is None:
        return alike(ask, seat)
    scene = Scene(g)
    gains = weigh(scene, ask, seat)
    best = max(gains.values())
    return {answer: exp((gain - best) / scene.temper.temperature) for answer, gain in gains.items()}


def alike(ask: Ask, seat: Seat) -> dict[str, float]:
    form = ask.form(seat)
    if isinstance(form, Arrange):
        return {as_it_lies(form): 1.0}
    return dict.fromkeys(form.options if isinstance(form, Pick) else form.answers(), 1.0)
