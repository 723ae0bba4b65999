"""Chapter 12: the zombie movement, the refill, and survivors left beside a zombie."""

from __future__ import annotations

from collections.abc import Container
from functools import partial
from typing import Final, NamedTuple

from untot.games.zombie_town.facts import is_out, is_own_site, pawns_at, turn_of
from untot.games.zombie_town.pieces import LIMITS
from untot.games.zombie_town.rules.c10_damage import bury
from untot.games.zombie_town.rules.c15_two_players import zombie_moves as moves_of_a_turn
from untot.games.zombie_town.state import TownState
from untot.games.zombie_town.town import HEADS_FOR, RING, X_SQUARES, ZOMBIE_STEPS, BuildingId, Square
from untot.kernel.asking import choose
from untot.kernel.events import Seat
from untot.kernel.forms import Branch, Share, branch
from untot.kernel.rulebook import ClauseId, clause
from untot.kernel.words import thing_in, things_of, word, words

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
    if not turn_of(g).zombies or is_out(g, turn_of(g).seat):
        return
    if is_stuck(g):
        g.tell("moves_lost", "ZT-12.11", count=turn_of(g).zombies)
        return
    about = {"left": turn_of(g).zombies}
    answer = await choose(
        g, turn_of(g).seat, "zombie_move", "ZT-12.2", zombie_moves, why_not=why_not_zombie_move, about=about
    )
    turn_of(g).zombies -= 1
    g.then(("shift_zombie", thing_in(answer, "zombie"), thing_in(answer, "to")), ("move_zombie",))


@clause("ZT-12.2", "ZT-12.3")
def shift_zombie(g: TownState, start: Square, to: Square) -> None:
    """A zombie makes its move; whoever stands there faces it, and then the barricades are tried."""
    take_zombie(g, start)
    g.zombies[to] = g.zombies.get(to, 0) + 1
    g.moved[to] = g.moved.get(to, 0) + 1
    g.tell("zombie_moved", "ZT-12.2", before=start, square=to)
    come(g, to, turn_of(g).seat, is_moved=True)


@clause("ZT-9.31", "ZT-12.18", "ZT-12.19")
def come(g: TownState, square: Square, mover: Seat, *, is_moved: bool, first: Seat = -1, count: int = 1) -> None:
    """Zombies have come to a square: they are faced one after the other, then the barricades are tried."""
    faced = [("zombie_comes", square, mover, int(is_moved), first)] * count if is_somebody_at(g, square) else []
    g.then(*faced, ("press", square, mover))


def take_zombie(g: TownState, square: Square) -> None:
    left = g.zombies[square] - 1
    if left:
        g.zombies[square] = left
    else:
        del g.zombies[square]


def is_somebody_at(g: TownState, square: Square) -> bool:
    if any(pawn.square == square for pawn in g.pawns.values()):
        return True
    return square in g.sites and bool(g.sites[square].survivors)


# -- where zombies may go ---------------------------------------------------------------------------------------


class Bars(NamedTuple):
    """What keeps zombies away at this moment: squares that none enters, and buildings that none goes toward."""

    closed: dict[Square, ClauseId]
    lit: Container[BuildingId | None]


@clause("ZT-2.10", "ZT-12.8", "ZT-12.9", "ZT-12.10", "ZT-7.26")
def bars(g: TownState) -> Bars:
    """Buildings with a barricade, squares with six zombies, and fireworks."""
    closed = {building: "ZT-12.8" for building, site in g.sites.items() if site.barricades}
    closed |= {square: "ZT-12.9" for square, count in g.zombies.items() if count >= LIMITS.zombies_on_square}
    return Bars(closed, {building for building, _ in g.fireworks})


@clause("ZT-12.4", "ZT-12.5", "ZT-12.6", "ZT-12.7", "ZT-7.27", "ZT-7.28", "ZT-7.30")
def why_not_step(start: Square, to: Square, barred: Bars) -> str | None:
    """A zombie goes forward or sideways to a neighbouring square that nothing bars; None if it may."""
    if to not in HEADS_FOR[start]:
        return "ZT-12.6" if to in RING and RING[to] < RING[start] else "ZT-12.4"
    return barred.closed.get(to) or ("ZT-7.26" if HEADS_FOR[start][to] in barred.lit else None)


def steps_from(start: Square, barred: Bars) -> list[str]:
    return words("to", [to for to in ZOMBIE_STEPS[start] if why_not_step(start, to, barred) is None])


@clause("ZT-12.3", "ZT-12.22")
def can_move(g: TownState, start: Square, barred: Bars) -> bool:
    """Whether one of the zombies there was not moved yet and can go somewhere."""
    if g.zombies[start] <= g.moved.get(start, 0):
        return False
    return any(why_not_step(start, to, barred) is None for to in ZOMBIE_STEPS[start])


def is_stuck(g: TownState) -> bool:
    barred = bars(g)
    return not any(can_move(g, start, barred) for start in g.zombies)


def zombie_moves(g: TownState, seat: Seat) -> Branch:
    """A zombie by its square, then where it goes."""
    barred = bars(g)
    movable = [start for start in g.zombies if can_move(g, start, barred)]
    return branch({word("zombie", start): partial(steps_from, start, barred) for start in movable})


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
    return why_not_step(start, to, bars(g))


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
