"""Chapter 15: zombies and buildings."""

from __future__ import annotations

from typing import Final

from untot.games.flick_em_up.facts import (
    chips_in,
    emptier_block,
    is_locked,
    survivors_in,
    zombies_in,
    zombies_outside,
)
from untot.games.flick_em_up.geometry.doors import block_of, door_area, door_line
from untot.games.flick_em_up.geometry.shapes import are_within, gap
from untot.games.flick_em_up.pieces import BLOCKS, BUILDINGS, BuildingId, Length, ZombieId
from untot.games.flick_em_up.positions import NEXT_TO, footprint_of, gap_between, nearest_of
from untot.games.flick_em_up.rules.c13_reaction import nearest_zombie
from untot.games.flick_em_up.state import FlickState, Inside
from untot.kernel.rulebook import clause

ROOM_FOR_ZOMBIES: Final = 2


@clause("FL-7.24", "FL-15.1", "FL-15.2", "FL-15.3")
def is_open_to_zombies(g: FlickState, building: BuildingId) -> bool:
    """Somebody or something is in it, it is not locked, and fewer than two zombies are in it."""
    if building not in g.poses or is_locked(g, building) or len(zombies_in(g, building)) >= ROOM_FOR_ZOMBIES:
        return False
    return bool(chips_in(g, building) or survivors_in(g, building))


@clause("FL-15.4", "FL-15.5")
def is_at_door(g: FlickState, zombie: ZombieId, building: BuildingId) -> bool:
    """Any part of it touches the door area, or it stands close to a block."""
    shape, house = footprint_of(g, zombie), g.poses[building]
    if not are_within(shape, footprint_of(g, building), NEXT_TO):
        return False
    if gap(shape, door_area(house)) == 0:
        return True
    return g.poses[zombie].stands and any(are_within(shape, block_of(house, block), NEXT_TO) for block in BLOCKS)


@clause("FL-12.12", "FL-15.6", "FL-15.7", "FL-15.8")
async def zombies_enter(g: FlickState) -> None:
    """One after the other, as long as one is at a door that is open to it."""
    while (waiting := at_doors(g)) is not None:
        building, zombies = waiting
        line = door_line(g.poses[building])
        gaps: dict[ZombieId, Length] = {zombie: gap(footprint_of(g, zombie), line) for zombie in zombies}
        is_contested = len(zombies) > ROOM_FOR_ZOMBIES - len(zombies_in(g, building))
        zombie = await nearest_zombie(g, zombies, gaps) if is_contested else nearest_of(zombies, gaps)[0]
        go_in(g, zombie, building, "FL-15.4")


@clause("FL-15.8")
def at_doors(g: FlickState) -> tuple[BuildingId, list[ZombieId]] | None:
    """The first building that zombies enter now, and those for which no other open building is nearer."""
    open_ones = [building for building in BUILDINGS if building in g.houses and is_open_to_zombies(g, building)]
    waiting: dict[BuildingId, list[ZombieId]] = {}
    for zombie in sorted(zombies_outside(g)) if open_ones else []:
        fitting = [building for building in open_ones if is_at_door(g, zombie, building)]
        if fitting:
            nearest = min(fitting, key=lambda building: gap_between(g, zombie, building))
            waiting.setdefault(nearest, []).append(zombie)
    return next(((building, waiting[building]) for building in open_ones if building in waiting), None)


@clause("FL-1.15", "FL-15.9", "FL-15.10")
def go_in(g: FlickState, zombie: ZombieId, building: BuildingId, clause_id: str) -> None:
    """Onto the block with fewer figures, standing; there it stays until it is killed."""
    g.inside[zombie] = Inside(building, emptier_block(g, building))
    g.poses.pop(zombie, None)
    g.aftermath.is_changed = True
    g.tell("zombie_entered", clause_id, zombie=zombie, building=building)


@clause("FL-11.14", "FL-18.4")
def appear_in(g: FlickState, building: BuildingId, clause_id: str) -> None:
    """The zombie with the lowest id in the cellar, if there is one, and room."""
    if g.cellar and len(zombies_in(g, building)) < ROOM_FOR_ZOMBIES:
        go_in(g, g.cellar.pop(0), building, clause_id)
