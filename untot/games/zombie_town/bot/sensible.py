"""Sensible answers: each question has its weigher, which estimates what an answer gains in points."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Final

from untot.games.zombie_town.bot import going, happening, herding, keeping, striking
from untot.games.zombie_town.bot.acting import gains_of_turn
from untot.games.zombie_town.bot.memory import Memory
from untot.games.zombie_town.bot.outlook import Outlook
from untot.games.zombie_town.state import TownState
from untot.kernel.asking import Ask
from untot.kernel.events import Seat

TEMPERATURE: Final = 0.25
"""So many points less make an answer e times as unlikely."""

Weigher = Callable[[Outlook, Ask, Seat], dict[str, float]]
WEIGHERS: Final[dict[str, Weigher]] = {
    "choose_home_base": keeping.gains_of_home_bases,
    "keep_start_cards": keeping.gains_of_start_cards,
    "turn_step": gains_of_turn,
    "draw_result": keeping.gains_of_results,
    "return_order": keeping.gains_of_returns,
    "shoot_again": striking.gains_of_going_on,
    "draw2_pick": striking.gains_of_used_cards,
    "defence_weapon": striking.gains_of_defending,
    "fight_or_take": striking.gains_of_facing,
    "who_suffers": striking.gains_of_suffering,
    "retreat": going.gains_of_retreats,
    "flee_to": going.gains_of_refuges,
    "entry_fight": striking.gains_of_entry_fights,
    "event_choice": happening.gains_of_choices,
    "pass_card": keeping.gains_of_passing,
    "discard_to_limit": keeping.gains_of_discards,
    "zombie_move": herding.gains_of_zombie_moves,
    "first_group": herding.gains_of_first_groups,
    "trap_victims": herding.gains_of_victims,
    "refill_squares": herding.gains_of_refill,
}
"""Questions without a weigher (colours, the order of fights after Back) have no better or worse answers."""


def sensible(g: TownState, ask: Ask, seat: Seat, memory: Memory | None = None) -> dict[str, float]:
    """Answers with a weight between 0 and 1, the best has 1; of huge forms only those worth a thought.

    It looks only at what this seat may see.
    """
    weigh = WEIGHERS.get(ask.name)
    if weigh is None:
        return dict.fromkeys(ask.answers(seat), 1.0)
    outlook = Outlook(g, seat) if memory is None else Outlook(g, seat, memory.grudges, memory.spared())
    gains = weigh(outlook, ask, seat)
    best = max(gains.values())
    return {answer: exp((gain - best) / TEMPERATURE) for answer, gain in gains.items()}
