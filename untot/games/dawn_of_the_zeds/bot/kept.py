"""When a careful player plays a kept card: in a fight that would be lost, when a stock runs full, or at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from untot.games.dawn_of_the_zeds.board import DISTANCE, TOWARD, TOWN_CENTER, TRACK_OF, is_named
from untot.games.dawn_of_the_zeds.bot.danger import column_of, fight, force
from untot.games.dawn_of_the_zeds.bot.odds import losing
from untot.games.dawn_of_the_zeds.bot.roads import fighter, foe, rounds_left
from untot.games.dawn_of_the_zeds.facts import chaos_left
from untot.games.dawn_of_the_zeds.fight_facts import best_benefit
from untot.games.dawn_of_the_zeds.pieces import UNITS, UnitId
from untot.games.dawn_of_the_zeds.printed_cards import CardId
from untot.games.dawn_of_the_zeds.state import LEVEL_II, DawnState
from untot.games.dawn_of_the_zeds.whereabouts import fighters_in, zeds_in

NEAR: Final = 4
"""So near to the town kept cards are played in a fight."""
FAIR: Final = 0.3
"""How likely a fight may be lost before a kept card is played."""
HOPELESS: Final = 0.8
"""Far out they are played only where they may still turn it."""
AT_THE_GATES: Final = 2
SHIFT: Final = 2
TURNING: Final = 0.25
"""By how many columns cards help an attack, and how much less likely it must be lost then."""


def losing_chance(g: DawnState, unit: UnitId, space: str) -> float:
    """How likely a unit loses when the zeds of its space attack."""
    foes = tuple(foe(g, zed) for zed in zeds_in(g, space))
    return losing(*fight(foes, fighter(g, unit), best_benefit(g, space).by)[:2])


def is_time_for(g: DawnState, card: CardId, about: dict[str, Any]) -> bool:
    """Whether a kept card is played now."""
    return TIMES.get(card, _in_a_bad_fight)(g, about)


def is_bad_step(g: DawnState, about: dict[str, Any]) -> bool:
    """Whether zeds that are about to move had better be stopped: at the gates, before people who would lose, or before
    an empty place with a name."""
    target = TOWARD.get(str(about.get("space", "")), TOWN_CENTER)
    if target == TOWN_CENTER:
        return True
    people = [fighter(g, unit) for unit in fighters_in(g, target)]
    if not people:
        spoils = g.level >= LEVEL_II and is_named(target) and target not in g.chaos
        return spoils or DISTANCE[target] <= AT_THE_GATES
    foes = tuple(foe(g, zed) for zed in about.get("zeds", ()))
    return min(losing(*fight(foes, one, best_benefit(g, target).by)[:2]) for one in people) > FAIR


def _in_a_bad_fight(g: DawnState, about: dict[str, Any]) -> bool:
    space, unit = str(about.get("space", "")), str(about.get("unit", ""))
    if unit not in UNITS or space not in DISTANCE or not zeds_in(g, space):
        return False
    if g.melees and g.melees[-1].attacker == "units":
        return _turns_an_attack(g, unit, space)
    chance = losing_chance(g, unit, space)
    return chance > FAIR and (DISTANCE[space] <= NEAR or chance < HOPELESS)


def _turns_an_attack(g: DawnState, unit: UnitId, space: str) -> bool:
    """Two columns make much of a difference; toward the end of the match a card that is left over is worth nothing."""
    one, group = fighter(g, unit), force(tuple(foe(g, zed) for zed in zeds_in(g, space)))
    plain, helped = (losing(column_of(group.strength, one.strength, one.attacks + by), one.manner) for by in (0, SHIFT))
    return plain - helped > TURNING * min(1.0, rounds_left(g) / 6)


def _at_once(g: DawnState, about: dict[str, Any]) -> bool:
    return True


def _before_the_gates(g: DawnState, about: dict[str, Any]) -> bool:
    """Zeds that are about to move, or the track they are on."""
    track, space = str(about.get("track", "")), str(about.get("space", ""))
    near = [DISTANCE[place] for place in g.zeds_at if TRACK_OF[place] == track] if track else [DISTANCE.get(space, 9)]
    return min(near, default=9) <= AT_THE_GATES


def _much_infection(g: DawnState, about: dict[str, Any]) -> bool:
    return g.infection >= 8


def _much_chaos(g: DawnState, about: dict[str, Any]) -> bool:
    return chaos_left(g) <= 4


TIMES: Final[dict[CardId, Callable[[DawnState, dict[str, Any]], bool]]] = {
    "F03": _at_once,
    "F08": lambda g, about: DISTANCE.get(str(about.get("space", "")), 1) <= 5,
    "F17": _before_the_gates,
    "F19": lambda g, about: False,
    "F21": _much_infection,
    "F35": lambda g, about: _much_infection(g, about) and g.ammo > 1,
    "F36": _much_chaos,
    "F39": _at_once,
    "F40": _before_the_gates,
}
"""By card; all others are for fights."""
