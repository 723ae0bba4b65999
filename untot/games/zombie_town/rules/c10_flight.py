"""Chapter 10: flight."""

from __future__ import annotations

from typing import Final

from untot.games.zombie_town.facts import why_not_enter, zombies_at
from untot.games.zombie_town.pieces import LIMITS, Colour
from untot.games.zombie_town.rules.c5_movement import enter
from untot.games.zombie_town.state import TownState
from untot.games.zombie_town.town import CEMETERY, DISTANCE, NEIGHBOURS, Square
from untot.kernel.asking import choose
from untot.kernel.events import Seat
from untot.kernel.rulebook import clause

Ways = dict[Square, set[str]]
"""By square: the building through which a way leads there, or `streets` if it leads through none."""
STREETS: Final = "streets"

# -- where to ---------------------------------------------------------------------------------------------------


def is_free(g: TownState, colour: Colour, square: Square) -> bool:
    """Whether a fleeing or retreating pawn may set foot there."""
    return square not in g.zombies and (square not in g.sites or why_not_enter(g, colour, square) is None)


@clause("ZT-10.10", "ZT-10.11")
def ways_out(g: TownState, colour: Colour) -> Ways:
    """All squares that up to three free steps reach without meeting zombies, and the ways that lead there."""
    start = g.pawns[colour].square
    found: Ways = {}
    edge: Ways = {start: {STREETS}}
    for _ in range(LIMITS.flight):
        reached: Ways = {}
        for square, ways in edge.items():
            onward = {square} if square in g.sites and square != start else ways
            for near in NEIGHBOURS[square]:
                if near in reached:
                    reached[near] |= onward
                elif near != start and is_free(g, colour, near):
                    reached[near] = set(onward)
        for square, ways in reached.items():
            found[square] = found.get(square, set()) | ways
        edge = reached
    return found


@clause("ZT-10.10", "ZT-10.11")
def refuges(g: TownState, colour: Colour) -> Ways:
    """Where a pawn may flee to: at distance three, or as far as it gets."""
    far = DISTANCE[g.pawns[colour].square]
    ways = ways_out(g, colour)
    most = max((far[square] for square in ways), default=0)
    return {square: through for square, through in ways.items() if far[square] == most}


@clause("ZT-10.11", "ZT-10.12")
def can_flee(g: TownState, colour: Colour) -> bool:
    """Whether any square beside the pawn is free."""
    return any(is_free(g, colour, square) for square in NEIGHBOURS[g.pawns[colour].square])


# -- fleeing ----------------------------------------------------------------------------------------------------


@clause("ZT-10.10", "ZT-10.12", "ZT-10.13")
async def flee(g: TownState, colour: Colour) -> None:
    """The owner moves the pawn three squares away; it costs nothing. A pawn that cannot leave is trapped."""
    if not can_flee(g, colour):
        trap(g, colour)
        return
    answer = await choose(
        g,
        g.pawns[colour].seat,
        "flee_to",
        "ZT-10.10",
        lambda g, seat: [f"to:{square}" for square in refuges(g, colour)],
        why_not=lambda g, seat, answer: why_not_flee_to(g, colour, answer),
        unit=colour,
        about={"pawn": colour},
    )
    g.then(("flee_by", colour, answer.removeprefix("to:")))


@clause("ZT-10.10")
async def flee_by(g: TownState, colour: Colour, square: Square) -> None:
    """If a way leads through a building besides the one by the streets, the owner says which."""
    ways = ways_to(g, colour, square)
    if len(ways) == 1:
        go(g, colour, square, ways[0])
        return
    answer = await choose(
        g,
        g.pawns[colour].seat,
        "flee_to",
        "ZT-10.10",
        lambda g, seat: [f"way:{way}" for way in ways_to(g, colour, square)],
        unit=colour,
        about={"pawn": colour},
    )
    go(g, colour, square, answer.removeprefix("way:"))


def ways_to(g: TownState, colour: Colour, square: Square) -> list[str]:
    return sorted(refuges(g, colour)[square])


@clause("ZT-10.10", "ZT-5.17")
def go(g: TownState, colour: Colour, square: Square, way: str) -> None:
    """Straight to the refuge, or first into a building that lies on the way; that is an arrival like any other."""
    g.tell("pawn_fled", "ZT-10.10", pawn=colour, square=square)
    if way == STREETS:
        enter(g, colour, square)
    else:
        g.then(("flee_on", colour, way, square))
        enter(g, colour, way)


@clause("ZT-5.16", "ZT-10.10")
def flee_on(g: TownState, colour: Colour, building: Square, square: Square) -> None:
    """The flight goes on, unless a fight in the building on the way has ended it."""
    if g.pawns[colour].square == building:
        enter(g, colour, square)


@clause("ZT-10.12")
def trap(g: TownState, colour: Colour) -> None:
    """It stays, and settles the zombies on its square when its owner's next turn begins."""
    pawn = g.pawns[colour]
    pawn.is_trapped = zombies_at(g, pawn.square) > 0
    g.tell("pawn_trapped", "ZT-10.12", pawn=colour)


@clause("ZT-10.10", "ZT-10.11", "ZT-2.9")
def why_not_flee_to(g: TownState, colour: Colour, answer: str) -> str | None:
    """Why not there: the cemetery, zombies or a closed building, or nearer than one could get."""
    square = answer.removeprefix("to:")
    if square in CEMETERY:
        return "ZT-2.9"
    if square not in NEIGHBOURS:
        return None
    return "ZT-10.10" if is_free(g, colour, square) else "ZT-10.11"


@clause("ZT-9.17")
def retreat_squares(g: TownState, colour: Colour) -> list[Square]:
    """Neighbouring squares without zombies that the pawn may enter."""
    return [square for square in NEIGHBOURS[g.pawns[colour].square] if is_free(g, colour, square)]


@clause("ZT-9.16", "ZT-9.17")
def retreat_options(g: TownState, colour: Colour) -> list[str]:
    return ["stay", *(f"to:{square}" for square in retreat_squares(g, colour))]


@clause("ZT-9.17", "ZT-9.24")
def why_not_retreat(g: TownState, seat: Seat, answer: str) -> str | None:
    """One step to a free neighbouring square; nobody is sacrificed in a fight against a player."""
    return "ZT-9.24" if answer.startswith("lose:") else "ZT-9.17" if answer.startswith("to:") else None
