"""A tour by car, turn by turn: passengers search, shoot, get out at a door and in again, or set out for a token that
can be had; then the driver runs over what has come and stops where something can be done next.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from untot.games.zombicide.bot.driving import is_driver
from untot.games.zombicide.bot.errands import has_seat
from untot.games.zombicide.bot.scene import Scene
from untot.games.zombicide.bot.sorties import actions_of, home
from untot.games.zombicide.bot.striking import best_blow
from untot.games.zombicide.bot.tour import Tour
from untot.games.zombicide.bot.tour_driving import plans_to_tour
from untot.games.zombicide.bot.ways import ways_to
from untot.games.zombicide.facts import board, car_number, is_on_foot, turn_of, zombies_in
from untot.games.zombicide.rules.c6_cars import DRIVER
from untot.games.zombicide.rules.c6_doors import tool_in, tools
from untot.games.zombicide.rules.c6_move import cost_to_leave, walks
from untot.games.zombicide.state import Survivor
from untot.kernel.forms import Branch, Form
from untot.kernel.words import thing_in, word
from untot.parts.paths import distances_to
from untot.parts.zones import ZoneId

SEAT: Final = 5.0
"""To sit in the car."""
AT_WHEEL: Final = 0.5
TAKEN: Final = 40.0
"""A token goes before anything else."""
OPENS: Final = 2.0
GOES_ON: Final = 4.0
"""Who has got out opens the door, or goes on to the token, rather than getting in again at once."""
HESITATION: Final = 2.0
"""So much more than a night in the car a sortie must be worth."""
REACH: Final = 4
"""Nobody goes farther on foot from the car."""
ALONE: Final = 8.0
"""What it is worth to set out to somebody who goes alone."""
FAR_ENOUGH: Final = 5
"""So near the car brings him, in actions."""
NEVER: Final = -5.0
CLEARED: Final = 4.0
"""While zombies stand beside the car nobody gets in: what it is worth to kill them where somebody has to."""
BARS: Final = 5.0
"""Who stands before the car bars its way."""
STRIKE: Final = 0.6
BACK: Final = 0.8
"""What a zone nearer to the car is worth."""
STEP: Final = 0.25
FARTHEST: Final = 12
WAYS_BACK: Final = 3

Plans = dict[str, float]


def tour_plans(s: Scene, who: Survivor, verb: str, form: Form, usual: Callable[[], Plans]) -> Plans:
    """What a verb brings on a tour; what is not planned otherwise is as ever."""
    t = Tour(s)
    if verb in ("melee_attack", "ranged_attack"):
        return _cleared(t, usual())
    if verb not in TOURED or (who in t.solos and is_on_foot(who) and verb in ("move", "open_door")):
        return usual()
    if verb == "search" and not is_driver(who):
        return {} if t.boarding() else usual()
    assert isinstance(form, Branch)
    return TOURED[verb](t, who, form.after(verb) or form)


def _cleared(t: Tour, plans: Plans) -> Plans:
    """Zombies beside the car first, where somebody has to get in or out."""
    is_wanted = any(t.meets(who) == t.zone for who in t.afoot) or t.zone in t.stops() or t.zone in t.ways_out()
    at = word("at", t.zone)
    return {said: gain + CLEARED * (is_wanted and at in said and gain > 0) for said, gain in plans.items()}


# -- out of the car ---------------------------------------------------------------------------------------------


def _leave_car(t: Tour, who: Survivor, form: Form) -> Plans:
    return dict.fromkeys((f"leave_car {said}" for said in form.answers()), _gain_of_leaving(t, who))


def _gain_of_leaving(t: Tour, who: Survivor) -> float:
    """To open a door and get in again, or to fetch a token."""
    left = turn_of(t.g).actions - 1
    if who in t.solos:
        return _gain_of_going_alone(t, who)
    if is_driver(who) and len(t.seated) > 1:
        return NEVER
    can_open = left > 1 and tools(who) and not zombies_in(t.g, who.zone) and t.can_drive_off(who)
    doors = [worth for _, worth in t.doors_at(who.zone)] if can_open else []
    return max([_gain_of_sortie(t, who, left + turn_of(t.g).free["move"]), *doors])


def _gain_of_going_alone(t: Tour, who: Survivor) -> float:
    """When the car has brought him near."""
    errand, zones = t.s.errand_of(who), board(t.g).zones
    if errand is None or errand.deed != "take" or turn_of(t.g).actions < 2 or not t.can_drive_off(who):
        return NEVER
    far = ways_to(zones, t.g.open_doors, zones.all_doors, errand.zone).get(who.zone)
    return ALONE if far is not None and far <= FAR_ENOUGH else NEVER


def _gain_of_sortie(t: Tour, who: Survivor, actions: int) -> float:
    """To set out for a token from here: he must get away from the car at once, for he would bar its way."""
    worth, trip = t.best_sortie(who, who.zone, actions)
    if trip is None or trip.far > REACH or home(t.s, trip.token) != t.zone:
        return NEVER
    return worth - HESITATION if actions >= cost_to_leave(t.g, who, who.zone) else NEVER


def _open_door(t: Tour, who: Survivor, form: Form) -> Plans:
    """From the street, with the car waiting; from inside, when it has come."""
    left = turn_of(t.g).actions
    if left < 2 or zombies_in(t.g, t.zone):
        return {}
    relief = SEAT + t.s.peril(who, who.zone)
    doors: Plans = {}
    if who.zone == t.zone and t.can_drive_off(who):
        doors = {door: relief + OPENS + worth for door, worth in t.doors_at(who.zone)}
    elif t.meets(who) == t.zone and t.best_sortie(who, who.zone, left)[0] <= 0:
        doors = dict.fromkeys(_doors_between(t, who.zone, t.zone), relief)
    hand = min(tools(who), key=lambda hand: tool_in(who, hand).opens_doors == "noisy")
    return {f"open_door {word('door', door)} {word('with', hand)}": gain for door, gain in doors.items()}


def _doors_between(t: Tour, room: ZoneId, street: ZoneId) -> list[str]:
    zones = board(t.g).zones
    shut = [door for door in zones.doors_at[room] if not t.g.open_doors & zones.bit_of[door]]
    return [door for door in shut if board(t.g).doors[door].street == street]


# -- on foot ----------------------------------------------------------------------------------------------------


def _move(t: Tour, who: Survivor, form: Form) -> Plans:
    """On a sortie, or back to the car."""
    goes = walks(t.g)
    worth, trip = t.best_sortie(who, who.zone, turn_of(t.g).actions + turn_of(t.g).free["move"])
    if trip is None:
        return _ways_back(t, who, goes)
    near = distances_to(t.s.net, trip.token)
    nearest = min(near[zone] for zone in goes)
    if nearest >= near[who.zone]:
        return _ways_back(t, who, goes)
    relief = SEAT + GOES_ON + t.s.peril(who, who.zone) + worth
    ends = [zone for zone in goes if near[zone] == nearest]
    return {f"move {word('to', zone)}": relief - t.s.foretold_for(who, zone).blows.get(zone, 0.0) for zone in ends}


def _ways_back(t: Tour, who: Survivor, goes: Mapping[ZoneId, int]) -> Plans:
    """To the car, or where it will come."""
    target = t.zone if who.zone in board(t.g).ground.streets else t.meets(who)
    near = ways_to(board(t.g).zones, t.g.open_doors, t.passable(who), target)
    here = _waiting(t, who, who.zone, near, turn_of(t.g).actions)
    gains = {}
    for zone, cost in goes.items():
        left = turn_of(t.g).actions - max(0, cost - turn_of(t.g).free["move"])
        gains[zone] = _waiting(t, who, zone, near, left) - here - STEP * cost
        if zone == t.zone and left >= 1 and not zombies_in(t.g, zone) and has_seat(t.g, t.car):
            gains[zone] += SEAT
    best = sorted(gains, key=lambda zone: -gains[zone])[:WAYS_BACK]
    return {f"move {word('to', zone)}": gains[zone] for zone in best}


def _waiting(t: Tour, who: Survivor, zone: ZoneId, near: Mapping[ZoneId, int], left: int) -> float:
    """How good it is to be here with so many actions left."""
    blow = best_blow(t.s, who, zone)
    killed = blow.kills * left if blow.zone == zone else 0.0
    bars = zone == t.zone and any(is_driver(other) and not other.is_activated for other in t.seated)
    worth = STRIKE * blow.gain * min(left, 2) - BACK * near.get(zone, FARTHEST)
    return worth - t.s.peril(who, zone, killed) - BARS * bars


# -- seats ------------------------------------------------------------------------------------------------------


def _enter_car(t: Tour, who: Survivor, form: Form) -> Plans:
    """The wheel for whoever should drive, or if nobody else is left to do so; nothing gets at a car that drives off."""
    others = [other for other in t.s.people if other is not who and not other.is_activated]
    is_mine = who is t.best_driver() or not any(other.zone == t.zone or is_on_foot(other) for other in others)
    takes_wheel = is_mine and not any(map(is_driver, t.seated))
    leaves = takes_wheel or any(is_driver(other) and not other.is_activated for other in t.seated)
    gain = SEAT + (t.s.peril(who, who.zone) if leaves else 0.0)
    seats = [said for said in form.answers() if car_number(thing_in(said, "car")) == t.car]
    return {
        f"enter_car {said}": gain + AT_WHEEL * ((thing_in(said, "seat") == DRIVER) == takes_wheel) for said in seats
    }


def _change_seat(t: Tour, who: Survivor, form: Form) -> Plans:
    """To the wheel when nobody else can drive."""
    others = [other for other in (*t.seated, *t.boarding()) if other is not who and not other.is_activated]
    if any(map(is_driver, t.seated)) or (others and who is not t.best_driver()):
        return {}
    return {f"change_seat {said}": SEAT for said in form.answers() if thing_in(said, "seat") == DRIVER}


TOURED: Final[dict[str, Callable[[Tour, Survivor, Form], Plans]]] = {
    "move": _move,
    "open_door": _open_door,
    "leave_car": _leave_car,
    "enter_car": _enter_car,
    "change_seat": _change_seat,
    "drive": lambda t, who, form: plans_to_tour(t, who),
    "make_noise": lambda t, who, form: {},
    "search": lambda t, who, form: dict.fromkeys((f"search {said}" for said in form.answers()), 0.2),
    "take_objective": lambda t, who, form: dict.fromkeys((f"take_objective {said}" for said in form.answers()), TAKEN),
}


# -- whose turn -------------------------------------------------------------------------------------------------


def tour_order(s: Scene, who: Survivor) -> float:
    """Passengers, then whoever on foot can get to the car, then the driver, then those whom he fetches."""
    t = Tour(s)
    if not t.seated:
        return -float(who is t.best_driver())
    if who.car != t.car:
        return 3.0 if t.meets(who) == t.zone else 1.0
    if is_driver(who):
        return 2.0 if any(not other.is_activated and t.meets(other) != t.zone for other in t.afoot) else NEVER
    opens = (-1.0 if zombies_in(s.g, t.zone) else 0.1) * bool(tools(who))
    return SEAT + opens + t.best_sortie(who, who.zone, actions_of(who) - 1)[0] / 10
