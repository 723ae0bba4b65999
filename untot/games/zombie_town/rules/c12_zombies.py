"""Chapter 12: the zombie movement, the refill, and survivors left beside a zombie."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from untot.games.zombie_town.facts import is_out, is_own_site, pawns_at, turn_of
from untot.games.zombie_town.pieces import LIMITS, Colour
from untot.games.zombie_town.rules.c10_damage import bury
from untot.games.zombie_town.rules.c15_two_players import zombie_moves as moves_of_a_turn
from untot.games.zombie_town.state import TownState
from untot.games.zombie_town.town import (
    HEADS_FOR,
    PRESSED_FROM,
    RING,
    STEPS_INTO,
    STEPS_TOWARD,
    X_SQUARES,
    ZOMBIE_STEPS,
    BuildingId,
    Square,
)
from untot.kernel.asking import choose
from untot.kernel.events import Seat
from untot.kernel.forms import Branch, Pick, Share
from untot.kernel.rulebook import clause
from untot.kernel.state import Step
from untot.kernel.words import split, thing_in, thing_of, things_of, word, words

REFUSING: Final = frozenset(("stop", "done", "pass", "end_turn"))
"""Words of who would rather not move any more."""

# -- the movement -----------------------------------------------------------------------------------------------


@clause("ZT-4.14", "ZT-12.1", "ZT-15.9")
def zombie_phase(g: TownState) -> None:
    """As many zombies as the day counter shows, with two players twice as many."""
    turn = turn_of(g)
    g.phase = "zombies"
    g.moved = {}
    turn.zombies = moves_of_a_turn(g)
    g.tell("zombie_phase_began", "ZT-12.1", seat=turn.seat, count=turn.zombies)
    g.then(("move_zombie",), ("refill",))


@clause("ZT-4.14", "ZT-12.2", "ZT-12.11", "ZT-12.12")
async def move_zombie(g: TownState) -> None:
    """One after another, any of them; only where no move is left the rest is lost. Who dies on the way stops."""
    seat, left = turn_of(g).seat, turn_of(g).zombies
    if not left or is_out(g, seat):
        return
    if is_stuck(g):
        g.tell("moves_lost", "ZT-12.11", seat=seat, count=left)
        return
    about = {"left": left}
    answer = await choose(g, seat, "zombie_move", "ZT-12.2", zombie_moves, why_not=why_not_zombie_move, about=about)
    zombie, to = split(answer)
    shift_zombie(g, thing_of(zombie), thing_of(to))
    g.then(*coming(g, thing_of(to), seat, is_moved=True), ("move_zombie",))


@clause("ZT-12.2", "ZT-12.3")
def shift_zombie(g: TownState, start: Square, to: Square) -> None:
    """A zombie makes its move."""
    turn = turn_of(g)
    turn.zombies -= 1
    take_zombie(g, start)
    g.zombies[to] = g.zombies.get(to, 0) + 1
    g.moved[to] = g.moved.get(to, 0) + 1
    visited = colours_beside(g, to)
    g.tell("zombie_moved", "ZT-12.2", seat=turn.seat, before=start, square=to, visited=visited, left=turn.zombies)


def colours_beside(g: TownState, square: Square) -> list[Colour]:
    """Of whoever has a pawn on this square or the building that zombies press from it: all the colours he plays."""
    seats = [pawn.seat for pawn in g.pawns.values() if pawn.square == square]
    if square in PRESSED_FROM and (owner := g.sites[PRESSED_FROM[square]].owner):
        seats.append(g.pawns[owner].seat)
    return [colour for seat in dict.fromkeys(seats) for colour in g.colours[seat]] if seats else []


@clause("ZT-9.31", "ZT-12.18", "ZT-12.19")
def coming(
    g: TownState, square: Square, mover: Seat, *, is_moved: bool, first: Seat = -1, count: int = 1
) -> list[Step]:
    """What follows when zombies have come to a square: they are faced one by one, then the barricades are tried."""
    follows: list[Step] = []
    if is_somebody_at(g, square):
        follows += [("zombie_comes", square, mover, int(is_moved), first)] * count
    if square in PRESSED_FROM:
        follows.append(("press", square, mover))
    return follows


def take_zombie(g: TownState, square: Square) -> None:
    left = g.zombies[square] - 1
    if left:
        g.zombies[square] = left
    else:
        del g.zombies[square]


def is_somebody_at(g: TownState, square: Square) -> bool:
    if square in [pawn.square for pawn in g.pawns.values()]:
        return True
    return square in g.sites and bool(g.sites[square].survivors)


# -- where zombies may go ---------------------------------------------------------------------------------------


@clause("ZT-2.10", "ZT-12.4", "ZT-12.5", "ZT-12.6", "ZT-12.7", "ZT-12.8", "ZT-12.9", "ZT-12.10", "ZT-7.26")
def why_not_step(g: TownState, start: Square, to: Square) -> str | None:
    """Forward or sideways, not into six zombies, not past a barricade, not directly toward a lit building."""
    if to not in ZOMBIE_STEPS[start]:
        return "ZT-12.6" if to in RING and RING[to] < RING[start] else "ZT-12.4"
    if g.zombies.get(to, 0) >= LIMITS.zombies_on_square:
        return "ZT-12.9"
    if to in g.sites and g.sites[to].barricades:
        return "ZT-12.8"
    return "ZT-7.26" if g.fireworks and is_lit(g, HEADS_FOR[start][to]) else None


@clause("ZT-7.26", "ZT-7.27", "ZT-7.28", "ZT-7.30")
def is_lit(g: TownState, building: BuildingId | None) -> bool:
    return building in [lit for lit, _ in g.fireworks]


def can_step(g: TownState, start: Square) -> bool:
    for to in ZOMBIE_STEPS[start]:
        if why_not_step(g, start, to) is None:
            return True
    return False


def is_stuck(g: TownState) -> bool:
    """Whether no zombie is left that could be moved; mostly the first one could."""
    for start, count in g.zombies.items():
        if count > g.moved.get(start, 0) and can_step(g, start):
            return False
    return True


@clause("ZT-12.3", "ZT-12.22")
def zombie_moves(g: TownState, seat: Seat) -> Branch:
    """Any zombie by its square, then where it goes; but none that was moved already or cannot step anywhere."""
    steps = steps_by_square(g)
    able = g.zombies if len(steps) == len(ZOMBIE_STEPS) else [start for start in g.zombies if start in steps]
    moves: dict[str, Any] = dict(map(steps.__getitem__, able))
    for start, moved in g.moved.items():
        if g.zombies[start] <= moved:
            moves.pop(ZOMBIE[start], None)
    return Branch(moves)


Steps = dict[Square, tuple[str, Pick]]
"""From which squares a zombie can step: the word for it, and where to."""
ZOMBIE: Final = {square: word("zombie", square) for square in ZOMBIE_STEPS}
UNHINDERED: Final[Steps] = {start: (ZOMBIE[start], Pick(words("to", steps))) for start, steps in ZOMBIE_STEPS.items()}
"""There are many zombies, and most can step wherever they like: made once."""
CROWD: Final = LIMITS.zombies_on_square
_KEPT: Final[dict[tuple[Square, ...], Steps]] = {}
_MOST_KEPT: Final = 200


def steps_by_square(g: TownState) -> Steps:
    """It depends on barricades, crowds and fireworks alone: they stay for long, and every zombie of many turns asks."""
    closed = [building for building, site in g.sites.items() if site.barricades]
    if max(g.zombies.values()) >= CROWD:
        closed += [square for square, count in g.zombies.items() if count >= CROWD]
    lit = [building for building, _ in g.fireworks] if g.fireworks else []
    key = (*closed, "", *lit)
    kept = _KEPT.get(key)
    if kept is None:
        if len(_KEPT) >= _MOST_KEPT:
            _KEPT.clear()
        kept = _KEPT[key] = _steps_beside(closed, lit)
    return kept


def _steps_beside(closed: list[Square], lit: list[BuildingId]) -> Steps:
    """As unhindered, but not into what is closed, nor directly toward what is lit: as `why_not_step` says."""
    steps = dict(UNHINDERED)
    hindered = {start for to in closed for start in STEPS_INTO[to]}
    hindered.update(start for building in lit for start in STEPS_TOWARD[building])
    for start in hindered:
        toward = HEADS_FOR[start]
        lawful = tuple([to for to in ZOMBIE_STEPS[start] if to not in closed and toward[to] not in lit])
        if lawful:
            steps[start] = _steps_to(start, lawful)
        else:
            del steps[start]
    return steps


@cache
def _steps_to(start: Square, squares: tuple[Square, ...]) -> tuple[str, Pick]:
    return ZOMBIE[start], Pick(words("to", squares))


@clause("ZT-12.3", "ZT-12.11", "ZT-12.22")
def why_not_zombie_move(g: TownState, seat: Seat, answer: str) -> str | None:
    """The clause behind a refused zombie move."""
    if answer in REFUSING:
        return "ZT-12.11"
    if not things_of(answer, "zombie"):
        return None
    start, to = thing_in(answer, "zombie"), thing_in(answer, "to")
    if start not in g.zombies:
        return "ZT-12.4"
    if g.zombies[start] <= g.moved.get(start, 0):
        return "ZT-12.22" if to in g.sites else "ZT-12.3"
    return why_not_step(g, start, to) if to else None


# -- the refill -------------------------------------------------------------------------------------------------


@clause("ZT-12.13", "ZT-12.14", "ZT-12.15", "ZT-12.16")
async def refill(g: TownState) -> None:
    """Every empty X square gets a zombie; if the pile is short the mover says which."""
    g.moved = {}
    empty = empty_x_squares(g)
    if g.supply < len(empty):
        if not g.supply:
            return
        answer = await choose(
            g, turn_of(g).seat, "refill_squares", "ZT-12.15", refill_options, about={"count": g.supply}
        )
        empty = things_of(answer, "fill")
    if empty:
        g.zombies |= dict.fromkeys(empty, 1)
        g.supply -= len(empty)
        g.tell("zombies_refilled", "ZT-12.13", squares=empty)


def refill_options(g: TownState, seat: Seat) -> Share:
    return Share(g.supply, {word("fill", square): 1 for square in empty_x_squares(g)})


@clause("ZT-12.13", "ZT-12.14")
def empty_x_squares(g: TownState) -> list[Square]:
    """A square with a pawn is not empty."""
    return [square for square in X_SQUARES if square not in g.zombies and not pawns_at(g, square)]


# -- survivors beside a zombie ----------------------------------------------------------------------------------


@clause("ZT-12.23", "ZT-12.25", "ZT-12.26")
def endangered_buildings(g: TownState, seat: Seat) -> list[BuildingId]:
    """Where a zombie stands beside own placed survivors now, at the beginning of the own turn."""
    return [
        building
        for building, site in g.sites.items()
        if site.survivors and building in g.zombies and is_own_site(g, seat, site)
    ]


@clause("ZT-12.24", "ZT-12.25", "ZT-12.26")
def overrun(g: TownState) -> None:
    """Who was left beside a zombie for the whole turn dies before the own zombie movement, also if the owner died."""
    bury_overrun(g, turn_of(g).seat, turn_of(g).endangered)


@clause("ZT-12.24", "ZT-12.26")
def bury_overrun(g: TownState, seat: Seat, buildings: list[BuildingId]) -> None:
    for building in buildings:
        site = g.sites[building]
        if building in g.zombies and is_own_site(g, seat, site):
            for survivor in list(site.survivors):
                bury(g, survivor.id, "ZT-12.24")
