"""Chapter 10: flight."""

from __future__ import annotations

from typing import Final

from untot.games.zombie_town.facts import why_not_enter
from untot.games.zombie_town.pieces import LIMITS, Colour
from untot.games.zombie_town.rules.c5_entries import enter
from untot.games.zombie_town.state import TownState
from untot.games.zombie_town.town import CEMETERY, DISTANCE, NEIGHBOURS, Square
from untot.kernel.asking import choose
from untot.kernel.forms import Field, Fields
from untot.kernel.rulebook import clause
from untot.kernel.words import thing_in, word, words
from untot.parts.graphs import distances

STREETS: Final = "streets"
"""A way that leads through no building."""
Ways = dict[Square, list[str]]
"""By square: what the ways there lead through, the streets alone or one building."""


@clause("ZT-10.11")
def is_free(g: TownState, colour: Colour, square: Square) -> bool:
    """Whether a fleeing or retreating pawn may set foot there."""
    return square not in g.zombies and (square not in g.sites or why_not_enter(g, colour, square) is None)


def free_squares(g: TownState, colour: Colour, start: Square, steps: int) -> dict[Square, int]:
    """Where so many steps over free squares lead, and how many it takes; buildings are ends of a way."""

    def beside(square: Square) -> list[Square]:
        return [near for near in NEIGHBOURS[square] if is_free(g, colour, near)]

    found = distances(beside, [start], most=steps, passable=lambda square: square not in g.sites)
    del found[start]
    return found


@clause("ZT-10.10")
def ways_out(g: TownState, colour: Colour) -> Ways:
    """All squares that up to three free steps lead to, along the streets or through a building."""
    start = g.pawns[colour].square
    by_streets = free_squares(g, colour, start, LIMITS.flight)
    ways: Ways = {square: [STREETS] for square in by_streets}
    for building, far in by_streets.items():
        if building in g.sites:
            for square in free_squares(g, colour, building, LIMITS.flight - far):
                ways.setdefault(square, []).append(building)
    ways.pop(start, None)
    return ways


@clause("ZT-10.10", "ZT-10.11")
def refuges(g: TownState, colour: Colour) -> Ways:
    """Those at distance three; if none can be reached, those of the greatest distance."""
    ways, far = ways_out(g, colour), DISTANCE[g.pawns[colour].square]
    farthest = max((far[square] for square in ways), default=0)
    return {square: through for square, through in ways.items() if far[square] == farthest}


def flight_options(g: TownState, colour: Colour) -> Fields:
    """Where to, and by which way if a building on it could be entered or left aside."""
    ways = {word("to", square): words("by", through) for square, through in refuges(g, colour).items()}
    return Fields([Field("to", {"": list(ways)}), Field("by", ways, 0)])


@clause("ZT-10.10", "ZT-10.11", "ZT-2.9")
def why_not_flee_to(g: TownState, colour: Colour, answer: str) -> str | None:
    """Why not there: the cemetery, zombies or a closed building, or nearer than one could get."""
    square = thing_in(answer, "to")
    if square in CEMETERY:
        return "ZT-2.9"
    if square not in NEIGHBOURS:
        return None
    return "ZT-10.10" if is_free(g, colour, square) else "ZT-10.11"


@clause("ZT-10.10", "ZT-10.12", "ZT-10.13")
async def flee(g: TownState, colour: Colour) -> None:
    """The owner moves the pawn three squares away; it costs nothing. A pawn that cannot leave stays where it is."""
    if not ways_out(g, colour):
        stay_trapped(g, colour)
        return
    answer = await choose(
        g,
        g.pawns[colour].seat,
        "flee_to",
        "ZT-10.10",
        lambda g, seat: flight_options(g, colour),
        why_not=lambda g, seat, answer: why_not_flee_to(g, colour, answer),
        unit=colour,
        about={"pawn": colour},
    )
    start, square, building = g.pawns[colour].square, thing_in(answer, "to"), thing_in(answer, "by")
    if building == STREETS:
        g.then(("run", colour, start, square))
    else:
        g.then(("run", colour, start, building), ("run", colour, building, square))


@clause("ZT-5.16", "ZT-5.17", "ZT-10.10")
def run(g: TownState, colour: Colour, before: Square, square: Square) -> None:
    """An arrival like any other; the flight goes on unless a fight in a building on the way has ended it."""
    if g.pawns[colour].square == before:
        enter(g, colour, square, "flight")


@clause("ZT-10.12")
def stay_trapped(g: TownState, colour: Colour) -> None:
    """It settles the zombies on its square, if there are any, when its owner's next turn begins."""
    pawn = g.pawns[colour]
    pawn.is_trapped = pawn.square in g.zombies
    g.tell("pawn_trapped", "ZT-10.12", pawn=colour)
