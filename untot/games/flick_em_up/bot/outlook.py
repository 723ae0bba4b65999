"""How good it is for a survivor to be somewhere: what it costs him, how near he is to his errand, whom he can strike.

One point is about a life point.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, NamedTuple

from untot.games.flick_em_up.bot.danger import danger, danger_to_others, danger_when_lured, gaps_from
from untot.games.flick_em_up.bot.ways import BULLET, Place, Spot, distance, is_clear, spot_of, steps_from
from untot.games.flick_em_up.bot.wishes import (
    SLACK,
    Errand,
    Plan,
    actions_left,
    are_kills_urgent,
    home_of,
    hunts_people,
    kills_wanted,
    plan,
)
from untot.games.flick_em_up.facts import (
    activation,
    are_enemies,
    building_of,
    group_of,
    is_loud,
    living_of,
    weapons_of,
    zombies_in,
)
from untot.games.flick_em_up.geometry.poses import Pose
from untot.games.flick_em_up.pieces import Length, Noise, SurvivorId, ZombieId, is_survivor, mm
from untot.games.flick_em_up.positions import NEXT_TO
from untot.games.flick_em_up.rules.c4_actions import LEVELS
from untot.games.flick_em_up.state import FlickState

STEP: Final = 0.3
"""An action on the way to an errand."""
HURRY: Final = 0.6
"""More of it, when the rounds that are left hardly suffice."""
TAKING: Final = 1.0
"""An action for what he came for."""
CALM: Final = 0.5
"""So much of his fear a late one forgets."""
KILL: Final = 0.12
NEEDED_KILL: Final = 0.75
"""More for a zombie that has to die."""
LATER_KILL: Final = 0.35
"""More for one that has to die some day."""
WOUND: Final = 0.3
HUNTED: Final = 0.6
"""An enemy's life point, and more if the goal is that he dies."""
LIFE_POINT: Final = {1: 2.0, 2: 0.8}
LIFE_OF_MANY: Final = 0.5
"""What a life point is worth, by how many somebody has."""
SURE: Final = 0.85
"""Plans come to nothing now and then."""
STILL_TO_ACT: Final = 0.65
"""Who can act once more may still do something about a danger."""
SHOT_RANGE: Final = mm(380)
LINED_UP: Final = 0.35
"""The share of a kill that a clear line to it is worth."""
FEW: Final = 3
NOBODY: Final = -9.0
ATTRACTED: Final[dict[Noise, float]] = {"silent": 0.0, "quiet": 0.04, "loud": 0.12}
AT_LEISURE: Final = 0.08
"""A step homewards of somebody whom nobody needs."""


class Mind(NamedTuple):
    """What a survivor has in mind: worked out once for a question."""

    survivor: SurvivorId
    errand: Errand | None
    kill: float
    is_hunter: bool
    step: float
    wound: float
    others: tuple[Pose, ...]
    """Those of his group who stand outside."""
    fear: float = 1.0
    """Less than 1, if he is late."""
    lure: Place | None = None
    """Where the flare of this turn burns."""


def mind_of(g: FlickState, survivor: SurvivorId, going: Plan | None = None) -> Mind:
    """`going`: the plan of his group, if it is known already."""
    group = group_of(g, survivor)
    errand = (plan(g, group) if going is None else going).get(survivor)
    kills, hunts = kills_wanted(g, group), hunts_people(g, group)
    is_hunter = errand is None and (kills > 0 or hunts)
    late = _lateness(g, survivor, errand)
    if errand is None and not is_hunter and home_of(g, group) in g.poses:
        errand, step = Errand(home_of(g, group)), AT_LEISURE
    else:
        step = STEP + HURRY * late
    kill = KILL + (NEEDED_KILL if are_kills_urgent(g, group) else LATER_KILL if kills > 0 else 0.0)
    others = (g.poses[it] for it in living_of(g, group) if it != survivor and it in g.poses and g.poses[it].stands)
    lure = g.activation.flare if g.activation is not None and g.activation.survivor == survivor else None
    return Mind(survivor, errand, kill, is_hunter, step, WOUND + HUNTED * hunts, tuple(others), 1 - CALM * late, lure)


def _lateness(g: FlickState, survivor: SurvivorId, errand: Errand | None) -> float:
    """From 0 to 1: the share of the actions left to him that he needs for the way, there and home."""
    if errand is None or errand.house not in g.poses:
        return 0.0
    steps = steps_from(g, spot_of(g, survivor), errand.house)
    home = home_of(g, group_of(g, survivor))
    if errand.chip and home in g.poses:
        steps += TAKING + steps_from(g, Spot(g.poses[errand.house], errand.house), home)
    return min(1.0, SLACK * steps / max(1, actions_left(g, survivor)))


def outlook(
    g: FlickState, mind: Mind, spot: Spot, noise: Noise, actions: int, gone: Collection[ZombieId] = ()
) -> float:
    """If he is there with so many actions left."""
    way = mind.step * way_to_go(g, mind, spot, gone)
    cost = cost_of(g, mind, spot, noise, gone)
    if not actions:
        return -cost - way
    aimed = LINED_UP * mind.kill if mind.is_hunter and has_prey_in_sight(g, mind, spot, gone) else 0.0
    return max(aimed - STILL_TO_ACT * cost, best_strike(g, mind, spot, noise, gone, cost)) - way


def cost_of(g: FlickState, mind: Mind, spot: Spot, noise: Noise, gone: Collection[ZombieId] = ()) -> float:
    """The last life point is dear; and whatever is heard brings zombies nearer to everybody."""
    life = g.boards[mind.survivor].life if mind.survivor in g.boards else 0
    worth = LIFE_POINT.get(life, LIFE_OF_MANY)
    if mind.lure is not None:
        others = mind.others if spot.building is not None else (*mind.others, spot.pose)
        astray = danger_to_others(g, Spot(Pose(*mind.lure, 0)), noise, others, gone)
        return mind.fear * (danger_when_lured(g, spot, noise, gone) * worth + astray)
    own = danger(g, spot, noise, gone) * worth
    return mind.fear * (ATTRACTED[noise] + own + danger_to_others(g, spot, noise, mind.others, gone))


def way_to_go(g: FlickState, mind: Mind, spot: Spot, gone: Collection[ZombieId]) -> float:
    """In actions: to his errand; who hunts only has to come near enough."""
    if mind.errand is not None:
        return steps_from(g, spot, mind.errand.house)
    if not mind.is_hunter:
        return 0.0
    return max(0, nearest_prey(g, mind, spot, gone) - SHOT_RANGE) / mm(260)


def nearest_prey(g: FlickState, mind: Mind, spot: Spot, gone: Collection[ZombieId]) -> Length:
    far = [distance(spot.place, (g.poses[prey].x, g.poses[prey].y)) for prey in prey_of(g, mind) if prey not in gone]
    return min(far, default=0)


def prey_of(g: FlickState, mind: Mind) -> list[str]:
    """Standing zombies, and enemies, outside houses."""
    return [
        piece
        for piece, pose in g.poses.items()
        if pose.stands
        and (piece[0] == "z" or (is_survivor(piece) and piece in g.boards and are_enemies(g, mind.survivor, piece)))
    ]


def has_prey_in_sight(g: FlickState, mind: Mind, spot: Spot, gone: Collection[ZombieId]) -> bool:
    """Near enough, with nothing between; of the nearest few."""
    places = {prey: (g.poses[prey].x, g.poses[prey].y) for prey in prey_of(g, mind) if prey not in gone}
    near = sorted(places, key=lambda prey: distance(spot.place, places[prey]))[:FEW]
    return any(
        distance(spot.place, places[prey]) < SHOT_RANGE
        and is_clear(g, spot.place, places[prey], BULLET, (prey, mind.survivor, spot.building or ""))
        for prey in near
    )


def best_strike(g: FlickState, mind: Mind, spot: Spot, noise: Noise, gone: Collection[ZombieId], cost: float) -> float:
    """If he kills what is next to him there, and what that noise may cost him then."""
    near = _next_to(g, spot, gone)
    weapons = weapons_of(g, mind.survivor)
    if not near or not weapons:
        return NOBODY
    louder = louder_of(noise, "loud" if all(is_loud(weapon) for weapon in weapons) else "quiet")
    return SURE * (mind.kill - cost_of(g, mind, spot, louder, {*gone, near[0]})) - (1 - SURE) * cost


def _next_to(g: FlickState, spot: Spot, gone: Collection[ZombieId]) -> list[ZombieId]:
    if spot.building is not None:
        return [zombie for zombie in zombies_in(g, spot.building) if zombie not in gone]
    near = {pose for far, pose in gaps_from(g, spot, gone) if far < NEXT_TO}
    return [zombie for zombie, pose in g.poses.items() if pose in near and zombie[0] == "z"]


def louder_of(one: Noise, other: Noise) -> Noise:
    return LEVELS[max(LEVELS.index(one), LEVELS.index(other))]


def now(g: FlickState, mind: Mind, actions: int | None = None, gone: Collection[ZombieId] = ()) -> float:
    """As things are."""
    active = activation(g)
    left = active.actions if actions is None else actions
    return outlook(g, mind, spot_of(g, mind.survivor), active.noise, left, gone)


def is_at_errand(g: FlickState, mind: Mind) -> bool:
    return mind.errand is not None and building_of(g, mind.survivor) == mind.errand.house
