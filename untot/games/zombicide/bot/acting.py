"""The next action: for each verb the few ways of doing it that are worth a thought, and what each is worth now.

To end the turn is worth nothing, and a little less while actions are left.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from untot.games.zombicide.bot.arming import (
    armed,
    arrangement,
    best_deal,
    best_kit,
    hands_worth,
    in_hand,
    in_words,
    offer,
    taste_of,
)
from untot.games.zombicide.bot.driving import (
    DEED,
    gain_of_entering,
    gain_of_getting_out,
    is_driver,
    is_ride,
    needs_driver,
    plans_to_drive,
)
from untot.games.zombicide.bot.errands import is_time_to_drive
from untot.games.zombicide.bot.going import (
    plans_to_move,
    plans_to_open,
    search_worth,
)
from untot.games.zombicide.bot.luring import gain_of_noise
from untot.games.zombicide.bot.scene import Scene
from untot.games.zombicide.bot.striking import best_blow, gain_of_reload, plans_to_strike
from untot.games.zombicide.bot.tour import is_tour
from untot.games.zombicide.bot.touring_by_car import tour_order, tour_plans
from untot.games.zombicide.bot.ways import FAR
from untot.games.zombicide.bot.worth import MENACE, card_worth
from untot.games.zombicide.facts import HANDS, active, board, car_number, turn_of
from untot.games.zombicide.missions import LeaveFromStart
from untot.games.zombicide.own import mission_of
from untot.games.zombicide.pieces import COMBINATIONS
from untot.games.zombicide.rules.c6_cars import DRIVER
from untot.games.zombicide.rules.c6_doors import tools
from untot.games.zombicide.rules.c6_trade import partners
from untot.games.zombicide.rules.c6_turn import ACTIONS_PER_TURN, END_TURN
from untot.games.zombicide.rules.c10_goals import is_fulfilled
from untot.games.zombicide.state import Survivor
from untot.kernel.asking import Ask
from untot.kernel.events import Seat
from untot.kernel.forms import Arrange, Branch, Form
from untot.kernel.words import thing_in, thing_of, word
from untot.parts.paths import distances_to

TIDY_COST: Final = 0.8
"""An action spent on tidying must bring so much strength."""
CAR_WEAPON: Final = 1.5
"""In cars there are weapons: so much more they are worth than a room, where both can be searched."""
FOR_FREE: Final = 1.5
"""What costs nothing and helps."""
HEALING: Final = 4.0
DRIVERS_SEARCH: Final = 0.2
"""What a search is worth to somebody who drives."""

Plans = dict[str, float]


def gains_of_actions(s: Scene, ask: Ask, seat: Seat) -> Plans:
    """What the answers that are worth a thought bring to the one whose turn it is."""
    survivor, form = active(s.g), ask.form(seat)
    assert isinstance(form, Branch)
    plans: Plans = {END_TURN: -s.temper.unused if turn_of(s.g).actions else 0.0}
    for verb in form.walk(()):
        if verb in PLANNERS:
            plans |= _plans(s, survivor, verb, form)
    return plans


def _plans(s: Scene, survivor: Survivor, verb: str, form: Form) -> Plans:
    """On a tour by car most is done otherwise."""
    usual = partial(PLANNERS[verb], s, survivor, form)
    return tour_plans(s, survivor, verb, form, usual) if is_tour(s) else usual()


def told(verb: str, gains: Plans) -> Plans:
    """The answers of a verb whose words are these."""
    return {f"{verb} {words}": gain for words, gain in gains.items()}


def each(form: Form, verb: str, gain: float, worth: Callable[[str], float] = lambda said: 0.0) -> Plans:
    """Every way of doing it: the best is worth this gain, the others as much less as they are worth less."""
    subs = {said: worth(said) for said in _after(form, verb).answers()}
    best = max(subs.values())
    return told(verb, {said: gain + sub - best for said, sub in subs.items()})


def _after(form: Form, verb: str) -> Form:
    assert isinstance(form, Branch)
    following = form.after(verb)
    assert following is not None
    return following


# -- planners ---------------------------------------------------------------------------------------------------


def _search(s: Scene, survivor: Survivor, form: Form) -> Plans:
    """Whoever drives has better things to do."""
    if is_ride(s) and is_driver(survivor):
        return each(form, "search", DRIVERS_SEARCH)
    return each(
        form,
        "search",
        search_worth(s, survivor),
        lambda said: 0.0 if thing_of(said) == survivor.zone else CAR_WEAPON,
    )


def _close_door(s: Scene, survivor: Survivor, form: Form) -> Plans:
    """When zombies are about to come in: the door with the most of them behind it."""
    beside = any(zone in s.crowds for zone in s.net.neighbours[survivor.zone])
    is_useful = beside and survivor.zone not in s.crowds
    return each(form, "close_door", FOR_FREE, lambda said: _behind(s, survivor, said)) if is_useful else {}


def _behind(s: Scene, survivor: Survivor, said: str) -> float:
    door = board(s.g).doors[thing_of(said)]
    beyond = door.street if survivor.zone == door.room else door.room
    return sum(MENACE[kind] * count for kind, count in s.crowds.get(beyond, {}).items())


def _melee(s: Scene, survivor: Survivor, form: Form) -> Plans:
    return told("melee_attack", plans_to_strike(s, survivor, "melee", _after(form, "melee_attack")))


def _ranged(s: Scene, survivor: Survivor, form: Form) -> Plans:
    return told("ranged_attack", plans_to_strike(s, survivor, "ranged", _after(form, "ranged_attack")))


def _rearrange(s: Scene, survivor: Survivor, form: Form) -> Plans:
    """Better weapons lie in the reserve."""
    mission = mission_of(s.g)
    better = hands_worth(best_kit(survivor, mission).hands, taste_of(survivor, mission)) - in_hand(survivor, mission)
    if better <= 0:
        return {}
    slots = _after(form, "rearrange")
    assert isinstance(slots, Arrange)
    gain = s.temper.sharing * better - (0.0 if turn_of(s.g).is_sorting else TIDY_COST)
    return told("rearrange", {in_words(slots, arrangement(slots, survivor, mission)): gain})


def _trade(s: Scene, survivor: Survivor, form: Form) -> Plans:
    """Somebody here can do more with what another has; not among zombies."""
    mission = mission_of(s.g)
    deals = {other.id: best_deal(survivor, other, mission).gain for other in partners(s.g, survivor)}
    best = max(deals, key=deals.__getitem__)
    gain = s.temper.trading * deals[best] - TIDY_COST
    if survivor.zone in s.crowds or gain <= 0:
        return {}
    slots = _after(_after(form, "trade"), word("with", best))
    assert isinstance(slots, Arrange)
    return told("trade", {f"{word('with', best)} {offer(slots, survivor, s.g.survivors[best], mission)}": gain})


def _take(s: Scene, survivor: Survivor, form: Form) -> Plans:
    """Whoever has the least experience of those who could be here in this round."""
    taker = min(
        (survivor, *_who_could_come(s, survivor)), key=lambda other: s.cost_of_points(other, s.points_here(survivor))
    )
    return each(form, "take_objective", s.temper.token if taker is survivor else s.temper.left_to_others)


def _who_could_come(s: Scene, survivor: Survivor) -> list[Survivor]:
    near = distances_to(s.net, survivor.zone)
    return [other for other in s.people if not other.is_activated and near.get(other.zone, FAR) < ACTIONS_PER_TURN]


def _enter_car(s: Scene, survivor: Survivor, form: Form) -> Plans:
    """The car with the most under it, at its wheel."""
    return each(form, "enter_car", gain_of_entering(s), lambda said: _cargo(s, said) + _wheel(said))


def _cargo(s: Scene, said: str) -> float:
    return 2.0 * len(s.g.cars[car_number(thing_in(said, "car"))].supplies)


def _wheel(said: str) -> float:
    return float(thing_in(said, "seat") == DRIVER)


def _change_seat(s: Scene, survivor: Survivor, form: Form) -> Plans:
    """Somebody must drive."""
    is_wanted = (is_time_to_drive(s.g) or is_ride(s)) and needs_driver(s, survivor)
    return each(form, "change_seat", DEED, _wheel) if is_wanted else {}


def _make_noise(s: Scene, survivor: Survivor, form: Form) -> Plans:
    """Only as a lure."""
    gain = gain_of_noise(s, survivor)
    return {"make_noise": gain} if gain > 0 else {}


def _leave_board(s: Scene, survivor: Survivor, form: Form) -> Plans:
    """When nothing else is left to do, or by who is of no use here."""
    goals, errand = mission_of(s.g).goals, s.errand_of(survivor)
    others = [goal for goal in goals if not isinstance(goal, LeaveFromStart)]
    is_done = len(others) == len(goals) or all(is_fulfilled(s.g, goal) for goal in others)
    goes_home = errand is not None and errand.deed == "leave"
    return each(form, "leave_board", s.temper.token) if is_done or goes_home else {}


def _combine(s: Scene, survivor: Survivor, form: Form) -> Plans:
    """Into the hand that holds the least."""
    return each(form, "combine", FOR_FREE, lambda said: _grip(survivor, said))


def _grip(survivor: Survivor, said: str) -> float:
    slot, built = thing_in(said, "slot"), COMBINATIONS[thing_in(said, "build")]
    there = survivor.slots.get(slot)
    lost = card_worth(there.card) if there is not None and there.card not in built.parts else 0.0
    return (1.0 if slot in HANDS else 0.0) - lost


def _lead(s: Scene, survivor: Survivor, form: Form) -> Plans:
    """Another action for the best armed."""
    return each(form, "lead", FOR_FREE, lambda said: armed(s.g.survivors[thing_of(said)], mission_of(s.g)))


def _treat(s: Scene, survivor: Survivor, form: Form) -> Plans:
    """Who carries the most: a wound takes him a slot."""
    return each(form, "treat", HEALING, lambda said: len(s.g.survivors[thing_of(said)].slots))


PLANNERS: Final[dict[str, Callable[[Scene, Survivor, Form], Plans]]] = {
    "move": lambda s, survivor, form: plans_to_move(s, survivor),
    "search": _search,
    "open_door": lambda s, survivor, form: plans_to_open(s, survivor),
    "close_door": _close_door,
    "melee_attack": _melee,
    "ranged_attack": _ranged,
    "reload": lambda s, survivor, form: each(form, "reload", gain_of_reload(s, survivor)),
    "rearrange": _rearrange,
    "trade": _trade,
    "take_objective": _take,
    "make_noise": _make_noise,
    "enter_car": _enter_car,
    "leave_car": lambda s, survivor, form: each(form, "leave_car", gain_of_getting_out(s)),
    "change_seat": _change_seat,
    "drive": lambda s, survivor, form: plans_to_drive(s, survivor),
    "neutralise": lambda s, survivor, form: each(form, "neutralise", s.temper.token),
    "load": lambda s, survivor, form: each(form, "load", s.temper.token, lambda said: _cargo(s, said)),
    "leave_board": _leave_board,
    "combine": _combine,
    "lead": _lead,
    "treat": _treat,
    "switch_ninja": lambda s, survivor, form: {} if survivor.is_silent else {"switch_ninja": 0.1},
}
"""What is not named here is never worth it: being loud, unloading, throwing away."""


# -- whose turn -------------------------------------------------------------------------------------------------


def gains_of_order(s: Scene, ask: Ask, seat: Seat) -> Plans:
    """First who can strike where it is needed, then who is in danger, then who stands in front; who waits for others
    comes last."""
    gains = {}
    for answer in ask.answers(seat):
        survivor = s.g.survivors[thing_of(answer)]
        if is_tour(s):
            gains[answer] = tour_order(s, survivor)
            continue
        blow = best_blow(s, survivor, survivor.zone)
        opener = s.temper.opens_doors if tools(survivor) else 0.0
        if is_ride(s) and survivor.seat_in_car:
            gains[answer] = -5.0 if is_driver(survivor) else 5.0
            continue
        gains[answer] = blow.gain + opener + 0.3 * s.danger(survivor.zone) - 0.1 * s.far(survivor, survivor.zone)
        gains[answer] -= s.temper.waiting * waits_for_others(s, survivor)
    return gains


def waits_for_others(s: Scene, survivor: Survivor) -> int:
    """He is where all must come together; in a car that is about to leave its passengers come after the driver."""
    if is_time_to_drive(s.g) and survivor.seat_in_car:
        return 1 if is_driver(survivor) else 2
    errand = s.errand_of(survivor)
    return int(errand is not None and errand.deed in ("leave", "hold") and errand.zone == survivor.zone)
