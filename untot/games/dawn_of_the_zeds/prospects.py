"""Fights that have not begun: whoever is to decide sees the column of each before he decides."""

from __future__ import annotations

from dataclasses import replace

from untot.games.dawn_of_the_zeds.board import DISTANCE, TRACK_OF, TRACK_SPACES, SpaceId, is_catacomb
from untot.games.dawn_of_the_zeds.pieces import MARTEUSE_INFECTOR, UNITS, UnitId
from untot.games.dawn_of_the_zeds.rules.c4_step import attacked_by, shift_of
from untot.games.dawn_of_the_zeds.rules.c5_able import why_not_act
from untot.games.dawn_of_the_zeds.rules.c5_gunfire import shot_targets, why_not_shoot
from untot.games.dawn_of_the_zeds.state import DawnState, Melee, Shot, ZedStep
from untot.games.dawn_of_the_zeds.whereabouts import enemies_in, is_player_unit, zeds_in
from untot.kernel.rulebook import clause


def melees_ahead(g: DawnState) -> list[Melee]:
    """With whoever can be named for the melee at hand; with those whom zeds have come to; else whomever somebody who
    can act could attack."""
    if g.melees and not g.melees[-1].unit:
        return [replace(g.melees[-1], unit=unit) for unit in g.melees[-1].among if unit in g.units]
    if g.steps and not g.steps[-1].has_fought:
        return _defences(g, g.steps[-1])
    able = _able(g)
    return [_attack(g, unit, space) for space in _attackable(g) for unit in able if _is_near(g, unit, space)]


@clause("DZ-4.1.7", "DZ-4.4.2", "DZ-E01")
def _defences(g: DawnState, step: ZedStep) -> list[Melee]:
    """Zeds have entered and are about to fight: whoever may still run, hide or strike first sees what awaits him."""
    here = zeds_in(g, step.target)
    if not any(zed in here for zed in step.zeds):
        return []
    zeds = [zed for zed in (step.zeds if is_catacomb(step.target) else here) if zed != MARTEUSE_INFECTOR]
    among, (shift, row) = attacked_by(g, step), shift_of(step)
    return [Melee(step.target, "zeds", zeds, unit, among, [], shift, row) for unit in among]


def shots_ahead(g: DawnState) -> list[Shot]:
    """Whom somebody who can act could shoot at from where he stands."""
    return [
        Shot(unit, target, distance, g.granted_shift, is_free=False, is_hand_loaded=False)
        for unit in _able(g)
        if why_not_shoot(g, unit, "player") is None
        for target, distance in shot_targets(g, unit).items()
    ]


def _able(g: DawnState) -> list[UnitId]:
    """While the hero side acts, and nothing else is going on."""
    if g.phase != "action" or g.result is not None or g.melees or g.shots or g.steps:
        return []
    fighters = [unit for unit in g.units if is_player_unit(g, unit) and UNITS[unit].has_strength]
    return [unit for unit in fighters if why_not_act(g, unit) is None]


def _is_near(g: DawnState, unit: UnitId, space: SpaceId) -> bool:
    """No farther along the roads than it has movement points; what stands in its way is for the menu to say."""
    place = g.units[unit].place
    if place not in DISTANCE:
        return False
    is_same = TRACK_OF.get(place) == TRACK_OF[space]
    way = abs(DISTANCE[place] - DISTANCE[space]) if is_same else DISTANCE[place] + DISTANCE[space]
    return way <= UNITS[unit].move


@clause("DZ-11.5")
def _attackable(g: DawnState) -> list[SpaceId]:
    """Spaces with enemies. In a catacomb zeds fight one by one, and which is first is not known yet."""
    return [space for space in TRACK_SPACES if not is_catacomb(space) and enemies_in(g, space)]


@clause("DZ-5.2.5", "DZ-6.1.6")
def _attack(g: DawnState, unit: UnitId, space: SpaceId) -> Melee:
    return Melee(space, "units", enemies_in(g, space), unit, [unit], [])
