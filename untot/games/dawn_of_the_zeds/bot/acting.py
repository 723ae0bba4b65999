"""How a careful player weighs actions: shoot what is near, hold the roads into town, attack only with good odds."""

from __future__ import annotations

from typing import Final

from untot.games.dawn_of_the_zeds.board import (
    DISTANCE,
    FORAGE_CLASS,
    SPACES_OF,
    TOWN_CENTER,
    TRACK_OF,
    SpaceId,
    is_town_space,
)
from untot.games.dawn_of_the_zeds.fight_facts import EQUAL, best_benefit, start_column
from untot.games.dawn_of_the_zeds.pieces import UNITS, UnitId
from untot.games.dawn_of_the_zeds.state import DawnState
from untot.games.dawn_of_the_zeds.whereabouts import (
    enemies_in,
    fighters_in,
    group_strength,
    unit_strength,
    zeds_in,
    zeds_on,
)
from untot.kernel.words import split, thing_of, verb_of

WEIGHTS: Final = {
    "heal": 2.0, "special": 3.0, "play": 1.0, "research": 3.0, "build": 1.0, "improvise": 1.0, "use_event": 1.5,
    "done": 0.3, "bury": 0.001, "discharge": 0.5, "together": 1.0, "give_up_track": 0.01, "track_first": 0.1,
}  # fmt: skip
ENOUGH_AMMO: Final = 4


def action_weights(g: DawnState, answers: list[str]) -> dict[str, float]:
    """Every answer with its weight, the best with the highest."""
    return {answer: action_weight(g, split(answer)) for answer in answers}


def action_weight(g: DawnState, said: list[str]) -> float:
    verb, thing = verb_of(said[0]), thing_of(said[0])
    if verb in ("together", "special") and len(said) > 1 and verb_of(said[1]) == "unit":
        return action_weight(g, said[1:]) + (0.5 if verb == "special" else 0.0)
    if verb != "unit":
        return WEIGHTS.get(verb, 0.5)
    what, target = said[1], thing_of(said[-1]) if len(said) > 2 else ""
    if what in ("move", "trucks", "airlift"):
        return move_weight(g, thing, target)
    if what in ("gunfire", "hand_loaded"):
        return 2.0 + 6.0 / DISTANCE[target]
    if what == "forage":
        return forage_weight(g, thing)
    return WEIGHTS.get(what, 0.5)


def forage_weight(g: DawnState, unit: UnitId) -> float:
    """More the less ammo there is, best where arms are found."""
    is_arms = FORAGE_CLASS.get(g.units[unit].place) == "arms"
    return (1.0 if g.ammo < ENOUGH_AMMO else 0.4) + (1.0 if is_arms else 0.0)


def move_weight(g: DawnState, unit: UnitId, target: SpaceId) -> float:
    """Attack with good odds; else stand between the zeds and the town where nobody stands yet."""
    if not UNITS[unit].has_strength:
        return 1.0 if DISTANCE.get(target, 9) < DISTANCE.get(g.units[unit].place, 0) else 0.05
    if target not in TRACK_OF:
        return 0.2 if target == TOWN_CENTER else 0.1
    if enemies_in(g, target):
        return attack_weight(g, unit, target)
    if g.units[unit].place in TRACK_OF and is_guarding(g, g.units[unit].place):
        return 0.05
    return guard_weight(g, unit, target)


def attack_weight(g: DawnState, unit: UnitId, target: SpaceId) -> float:
    column = start_column(max(1, group_strength(g, zeds_in(g, target))), unit_strength(g, unit))
    urgency = 3.0 / DISTANCE[target]
    return 2.0 + urgency + column - EQUAL if column >= EQUAL else 0.2 * urgency


def guard_weight(g: DawnState, unit: UnitId, target: SpaceId) -> float:
    """The nearer the zeds of the track and the better the place, the more; not where others already stand."""
    nearest = nearest_zed(g, target)
    is_between = nearest > DISTANCE[target]
    if not is_between or is_held(g, target):
        return 0.1
    threat = 8.0 - nearest
    return 0.3 + 0.25 * threat + 0.4 * best_benefit(g, target).by + 0.1 * unit_strength(g, unit)


def nearest_zed(g: DawnState, space: SpaceId) -> int:
    """How near to town the first zed of the track is."""
    return min((DISTANCE[g.zeds[zed].space] for zed in zeds_on(g, TRACK_OF[space])), default=9)


def is_held(g: DawnState, target: SpaceId) -> bool:
    """Somebody stands in a town space or village of this track already."""
    spaces = SPACES_OF[TRACK_OF[target]]
    return any(fighters_in(g, space) for space in spaces if is_town_space(space) or DISTANCE[space] <= DISTANCE[target])


def is_guarding(g: DawnState, place: SpaceId) -> bool:
    """A unit that stands alone in the way of zeds had better stay."""
    return len(fighters_in(g, place)) == 1 and nearest_zed(g, place) > DISTANCE[place] and best_benefit(g, place).by > 0
