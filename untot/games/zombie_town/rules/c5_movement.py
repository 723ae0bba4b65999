"""Chapter 5: pawns on the move, and zombies where they arrive."""

from __future__ import annotations

from typing import NamedTuple

from untot.games.zombie_town.facts import turn_of, why_not_enter, zombies_at
from untot.games.zombie_town.pieces import LIMITS, Colour
from untot.games.zombie_town.rules.c4_paying import spend_action
from untot.games.zombie_town.rules.c5_entries import enter
from untot.games.zombie_town.state import Pawn, TownState
from untot.games.zombie_town.town import (
    BUILDINGS,
    CEMETERY,
    DISTANCE,
    NEIGHBOURS,
    STRAIGHT_FIRST,
    Square,
    is_diagonal,
)
from untot.kernel.rulebook import clause
from untot.kernel.words import thing_in, words
from untot.parts.graphs import shortest_way

# -- how far ----------------------------------------------------------------------------------------------------


class Reach(NamedTuple):
    """A movement that a pawn could make: beyond so many steps, up to so many, and the actions left on arrival."""

    beyond: int
    most: int
    actions: int


@clause("ZT-5.2")
def steps_left(g: TownState, pawn: Pawn) -> int:
    """Of the movement under way, which is the acting pawn's alone."""
    turn = turn_of(g)
    return turn.steps if turn.pawn == pawn.colour else 0


@clause("ZT-4.4", "ZT-4.7", "ZT-5.2", "ZT-15.8")
def free_reach(g: TownState, pawn: Pawn) -> Reach:
    """What costs no action: the steps that are left of the movement under way, then a free movement."""
    turn = turn_of(g)
    return Reach(0, steps_left(g, pawn) + (LIMITS.steps if turn.free_moves else 0), turn.actions)


@clause("ZT-6.1")
def paid_reach(g: TownState, pawn: Pawn) -> Reach:
    """What action 1 adds. A free movement comes first, for that is never worse."""
    turn, left = turn_of(g), steps_left(g, pawn)
    if turn.free_moves or not turn.actions:
        return Reach(left, left, 0)
    return Reach(left, left + LIMITS.steps, turn.actions - 1)


# -- where to ---------------------------------------------------------------------------------------------------


@clause("ZT-2.2", "ZT-2.3", "ZT-2.4", "ZT-2.5", "ZT-2.6", "ZT-5.1", "ZT-5.3")
def squares_within(g: TownState, start: Square, steps: int) -> dict[Square, int]:
    """All squares that so many steps along the streets lead to, nearest first, and how many it takes.

    Zombies end a movement, and in a building others may open a fight: both end a way and are never on it. Who wants to
    cross a building enters it and goes on with the steps that are left.
    """
    zombies = g.zombies
    found, edge = {start: 0}, [start]
    for far in range(1, steps + 1):  # as `parts.graphs.distances`, spelled out: nothing is asked as often
        following = []
        for square in edge:
            for near in NEIGHBOURS[square]:
                if near not in found:
                    found[near] = far
                    if near not in zombies and near not in BUILDINGS:
                        following.append(near)
        edge = following
    return found


def destinations(g: TownState, pawn: Pawn, reach: Reach) -> list[Square]:
    """Where such a movement may end."""
    beyond, most, actions = reach
    zombies, sites = g.zombies, g.sites
    return [
        square
        for square, far in squares_within(g, pawn.square, most).items()
        if far > beyond
        and ((square not in zombies and square not in sites) or why_not_arrive(g, pawn, square, actions) is None)
    ]


@clause("ZT-5.3", "ZT-5.4")
def why_not_arrive(g: TownState, pawn: Pawn, square: Square, actions: int) -> str | None:
    """Not in a closed building, and beside zombies only if one can fight them all."""
    if square in g.zombies and not can_face(g, pawn, square, actions):
        return "ZT-5.4"
    return why_not_enter(g, pawn.colour, square) if square in g.sites else None


@clause("ZT-5.4")
def can_face(g: TownState, pawn: Pawn, square: Square, actions: int) -> bool:
    """A loaded weapon on the pawn, and an action for each zombie."""
    return bool(pawn.weapons) and actions >= zombies_at(g, square) and any(weapon.shots for weapon in pawn.weapons)


def why_not_leave(g: TownState, pawn: Pawn, reach: Reach) -> str | None:
    """A movement needs an end: one step beyond those that are left over, without such any square beside the pawn."""
    beyond = reach.beyond
    if beyond:
        return None if destinations(g, pawn, Reach(beyond, beyond + 1, reach.actions)) else "ZT-5.3"
    for square in NEIGHBOURS[pawn.square]:
        if why_not_arrive(g, pawn, square, reach.actions) is None:
            return None
    return "ZT-5.4"


@clause("ZT-2.5", "ZT-2.9", "ZT-5.1", "ZT-5.3")
def why_not_reach(g: TownState, pawn: Pawn, square: Square, reach: Reach) -> str | None:
    """The clause behind a refused destination; None if that is no square at all."""
    if square in CEMETERY:
        return "ZT-2.9"
    if square not in DISTANCE:
        return None
    far = squares_within(g, pawn.square, reach.most).get(square)
    if far is not None:
        return why_not_arrive(g, pawn, square, reach.actions) if far > reach.beyond else "ZT-5.1"
    if DISTANCE[pawn.square][square] <= reach.most:
        return "ZT-5.3"
    return "ZT-2.5" if is_diagonal(pawn.square, square) else "ZT-5.1"


# -- free movement, and action 1 --------------------------------------------------------------------------------


@clause("ZT-4.4", "ZT-4.6", "ZT-4.7")
def why_not_free_move(g: TownState, pawn: Pawn) -> str | None:
    reach = free_reach(g, pawn)
    if reach.most:
        return why_not_leave(g, pawn, reach)
    return "ZT-4.7" if turn_of(g).is_broken_off else "ZT-4.4"


def free_destinations(g: TownState, pawn: Pawn) -> list[str]:
    return words("to", destinations(g, pawn, free_reach(g, pawn)))


def why_not_go_freely(g: TownState, pawn: Pawn, answer: str) -> str | None:
    return why_not_reach(g, pawn, thing_in(answer, "to"), free_reach(g, pawn))


@clause("ZT-4.4", "ZT-15.7")
def free_move(g: TownState, pawn: Pawn, answer: str) -> None:
    """Beyond the steps that are left a free movement begins."""
    way = way_along_streets(g, pawn, thing_in(answer, "to"), free_reach(g, pawn))
    if len(way) > turn_of(g).steps:
        turn_of(g).free_moves -= 1
        begin_movement(g)
    go(g, pawn, way)


@clause("ZT-4.4", "ZT-6.1")
def why_not_move(g: TownState, pawn: Pawn) -> str | None:
    """The free movement comes first; without one, and without an action, there is none."""
    reach = paid_reach(g, pawn)
    if reach.most > reach.beyond:
        return why_not_leave(g, pawn, reach)
    return "ZT-6.1" if turn_of(g).free_moves else "ZT-4.4"


def paid_destinations(g: TownState, pawn: Pawn) -> list[str]:
    return words("to", destinations(g, pawn, paid_reach(g, pawn)))


def why_not_go(g: TownState, pawn: Pawn, answer: str) -> str | None:
    return why_not_reach(g, pawn, thing_in(answer, "to"), paid_reach(g, pawn))


@clause("ZT-6.1")
def move(g: TownState, pawn: Pawn, answer: str) -> None:
    """Action 1: up to three further steps."""
    way = way_along_streets(g, pawn, thing_in(answer, "to"), paid_reach(g, pawn))
    spend_action(g)
    begin_movement(g)
    go(g, pawn, way)


def way_along_streets(g: TownState, pawn: Pawn, square: Square, reach: Reach) -> list[Square]:
    within = squares_within(g, pawn.square, reach.most)
    return shortest_way(STRAIGHT_FIRST.__getitem__, within, square, passable=lambda at: is_calm(g, at))


def is_calm(g: TownState, square: Square) -> bool:
    """A street without zombies, along which a way can lead."""
    return square not in g.zombies and square not in BUILDINGS


@clause("ZT-4.4", "ZT-5.2", "ZT-6.1")
def begin_movement(g: TownState) -> None:
    """Three steps more for the acting pawn."""
    turn_of(g).steps += LIMITS.steps


@clause("ZT-5.2", "ZT-5.3")
def go(g: TownState, pawn: Pawn, way: list[Square]) -> None:
    """To the end of the way; zombies there end the movement, else the steps that are left stay."""
    left = turn_of(g).steps - len(way)
    enter(g, pawn.colour, way[-1], "walk", way)
    if way[-1] in g.zombies:
        meet_zombies(g, pawn.colour)
    else:
        turn_of(g).steps = left


@clause("ZT-5.5", "ZT-5.18")
def meet_zombies(g: TownState, colour: Colour) -> None:
    """The pawn has entered a square with zombies: they are settled first."""
    turn = turn_of(g)
    turn.is_clearing = turn.may_fetch = True
    g.then(("clear_square", colour))
