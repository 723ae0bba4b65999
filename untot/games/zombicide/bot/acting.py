"""The next action: each has its judgement, which says what it is worth now. To end the turn is worth nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from untot.games.zombicide.bot.arming import armed, best_deal, best_kit, hands_worth, taste_of
from untot.games.zombicide.bot.errands import is_time_to_drive
from untot.games.zombicide.bot.going import (
    DEED,
    Walk,
    gain_of_doors,
    gain_of_driving,
    gain_of_entering,
    gain_of_getting_out,
    search_worth,
)
from untot.games.zombicide.bot.scene import Scene
from untot.games.zombicide.bot.striking import best_blow, gain_of_reload
from untot.games.zombicide.facts import active, people_in_car, wound_slots
from untot.games.zombicide.missions import LeaveFromStart
from untot.games.zombicide.own import mission_of
from untot.games.zombicide.rules.c6_cars import DRIVER
from untot.games.zombicide.rules.c6_doors import doors_to_open, tools
from untot.games.zombicide.rules.c6_turn import END_TURN
from untot.games.zombicide.rules.c10_goals import is_fulfilled
from untot.games.zombicide.rules.c10_missions import why_not_load
from untot.games.zombicide.state import Survivor
from untot.kernel.asking import Ask
from untot.kernel.events import Seat

TIDY_COST: Final = 0.8
"""An action spent on tidying must bring so much strength."""
SHARING: Final = 2.0
"""What strength in the right hands is worth."""
NEVER: Final = -2.0
FOR_FREE: Final = 1.5
"""What costs nothing and helps."""
HEALING: Final = 4.0
TOKEN: Final = 8.0
"""What somebody came for goes before anything else."""
OPENS_DOORS: Final = 0.8
"""Who can open doors goes first, so that the others can deal with what comes out."""


def gains_of_actions(s: Scene, ask: Ask, seat: Seat) -> dict[str, float]:
    """What each action is worth to the one whose turn it is."""
    survivor = active(s.g)
    return {answer: JUDGEMENTS[answer](s, survivor) for answer in ask.answers(seat)}


# -- judgements -------------------------------------------------------------------------------------------------


def _move(s: Scene, survivor: Survivor) -> float:
    return Walk(s, survivor).gain()


def _search(s: Scene, survivor: Survivor) -> float:
    return search_worth(s, survivor)


def _open_door(s: Scene, survivor: Survivor) -> float:
    return gain_of_doors(s, survivor, doors_to_open(s.g, survivor))


def _close_door(s: Scene, survivor: Survivor) -> float:
    """When zombies are about to come in."""
    beside = any(zone in s.crowds for zone in s.net.neighbours[survivor.zone])
    return FOR_FREE if beside and survivor.zone not in s.crowds else NEVER


def _melee(s: Scene, survivor: Survivor) -> float:
    return best_blow(s, survivor, survivor.zone, "melee").gain


def _ranged(s: Scene, survivor: Survivor) -> float:
    blow = best_blow(s, survivor, survivor.zone, "ranged")
    return blow.gain if blow.weapon else NEVER


def _rearrange(s: Scene, survivor: Survivor) -> float:
    """Better weapons lie in the reserve."""
    mission = mission_of(s.g)
    better = hands_worth(best_kit(survivor, mission).hands, taste_of(survivor, mission)) - armed(survivor, mission)
    return SHARING * better - TIDY_COST


def _trade(s: Scene, survivor: Survivor) -> float:
    """Somebody here can do more with what another has; not among zombies."""
    if survivor.zone in s.crowds:
        return NEVER
    return SHARING * max(deal_gains(s, survivor).values(), default=0.0) - TIDY_COST


def deal_gains(s: Scene, survivor: Survivor) -> dict[str, float]:
    """What a trade with each of the others here brings."""
    others = [other for other in s.people if other.zone == survivor.zone and other.id != survivor.id]
    return {other.id: best_deal(survivor, other, mission_of(s.g)).gain for other in others}


def _take(s: Scene, survivor: Survivor) -> float:
    """Tokens are goals, keys, experience or a cure; all are taken."""
    return TOKEN


def _change_seat(s: Scene, survivor: Survivor) -> float:
    """Somebody must drive."""
    has_driver = any(other.seat_in_car == DRIVER for other in people_in_car(s.g, survivor.car))
    return DEED if is_time_to_drive(s.g) and not has_driver else NEVER


def _load(s: Scene, survivor: Survivor) -> float:
    return TOKEN if why_not_load(s.g, survivor) is None else NEVER


def _leave_board(s: Scene, survivor: Survivor) -> float:
    """When nothing else is left to do."""
    goals = mission_of(s.g).goals
    others = [goal for goal in goals if not isinstance(goal, LeaveFromStart)]
    has_start = len(others) < len(goals)
    return TOKEN if not has_start or all(is_fulfilled(s.g, goal) for goal in others) else NEVER


def _treat(s: Scene, survivor: Survivor) -> float:
    return HEALING if any(wound_slots(other) for other in s.people if other.zone == survivor.zone) else NEVER


def _switch_ninja(s: Scene, survivor: Survivor) -> float:
    return NEVER if survivor.is_silent else 0.1


JUDGEMENTS: Final[dict[str, Callable[[Scene, Survivor], float]]] = {
    "move": _move,
    "search": _search,
    "open_door": _open_door,
    "close_door": _close_door,
    "melee_attack": _melee,
    "ranged_attack": _ranged,
    "reload": gain_of_reload,
    "rearrange": _rearrange,
    "trade": _trade,
    "take_objective": _take,
    "make_noise": lambda s, survivor: NEVER,
    "enter_car": lambda s, survivor: gain_of_entering(s),
    "leave_car": lambda s, survivor: gain_of_getting_out(s),
    "change_seat": _change_seat,
    "drive": lambda s, survivor: gain_of_driving(s),
    "neutralise": lambda s, survivor: TOKEN,
    "load": _load,
    "unload": lambda s, survivor: NEVER,
    "leave_board": _leave_board,
    "combine": lambda s, survivor: FOR_FREE,
    "lead": lambda s, survivor: FOR_FREE,
    "treat": _treat,
    "be_loud": lambda s, survivor: NEVER,
    "switch_ninja": _switch_ninja,
    "discard": lambda s, survivor: NEVER,
    END_TURN: lambda s, survivor: 0.0,
}


# -- whose turn -------------------------------------------------------------------------------------------------


def gains_of_order(s: Scene, ask: Ask, seat: Seat) -> dict[str, float]:
    """First who can strike where it is needed, then who is in danger, then who stands in front."""
    gains = {}
    for answer in ask.answers(seat):
        survivor = s.g.survivors[answer.removeprefix("survivor:")]
        blow = best_blow(s, survivor, survivor.zone)
        opener = OPENS_DOORS if tools(survivor) else 0.0
        gains[answer] = blow.gain + opener + 0.3 * s.danger(survivor.zone) - 0.1 * s.far(survivor.zone)
    return gains
