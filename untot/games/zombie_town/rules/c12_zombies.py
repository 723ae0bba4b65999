"""Chapter 12: the zombie movement, the refill, and survivors left beside a zombie."""

from __future__ import annotations

from typing import Final

from untot.games.zombie_town.facts import is_out, is_own_site, pawns_at, turn_of
from untot.games.zombie_town.pieces import LIMITS
from untot.games.zombie_town.rules.c10_damage import bury
from untot.games.zombie_town.rules.c15_two_players import zombie_moves as moves_of_a_turn
from untot.games.zombie_town.state import TownState
from untot.games.zombie_town.town import BUILDING_IDS, HEADS_FOR, RING, X_SQUARES, ZOMBIE_STEPS, BuildingId, Square
from untot.kernel.asking import choose
from untot.kernel.events import Seat
from untot.kernel.forms import Field, Fields, Share
from untot.kernel.rulebook import clause

ZOMBIE_WORD: Final = {square: f"zombie:{square}" for square in ZOMBIE_STEPS}
TO_WORD: Final = {square: f"to:{square}" for square in ZOMBIE_STEPS}
TO_WORDS: Final = {square: [TO_WORD[to] for to in steps] for square, steps in ZOMBIE_STEPS.items()}
"""Where nothing stands in the way; never changed."""
_STEPS: Final = [(start, to) for start, steps in ZOMBIE_STEPS.items() for to in steps]
INTO: Final = {
    square: [(ZOMBIE_WORD[start], TO_WORD[to]) for start, to in _STEPS if to == square] for square in ZOMBIE_STEPS
}
"""By square: all steps into it."""
TOWARD: Final = {
    building: [(ZOMBIE_WORD[start], TO_WORD[to]) for start, to in _STEPS if HEADS_FOR[start][to] == building]
    for building in BUILDING_IDS
}
"""By building: all steps that lead directly toward it."""


# -- the movement -----------------------------------------------------------------------------------------------


@clause("ZT-4.14", "ZT-12.1", "ZT-15.9")
def zombie_phase(g: TownState) -> None:
    """As many zombies as the day counter shows, with two players twice as many; who is out moves none."""
    turn = turn_of(g)
    if is_out(g, turn.seat):
        return
    g.phase = "zombies"
    g.moved = {}
    turn.zombies = moves_of_a_turn(g)
    g.tell("zombie_phase_began", "ZT-12.1", seat=turn.seat, count=turn.zombies)
    g.then(("move_zombie",), ("refill",))


@clause("ZT-4.14", "ZT-12.2", "ZT-12.3", "ZT-12.11", "ZT-12.12")
async def move_zombie(g: TownState) -> None:
    """One after another, any of them, each once; only where no move is left the rest is lost."""
    if not turn_of(g).zombies or is_out(g, turn_of(g).seat):
        return
    if not can_move_any(g):
        g.tell("moves_lost", "ZT-12.11", count=turn_of(g).zombies)
        return
    about = {"left": turn_of(g).zombies}
    answer = await choose(
        g, turn_of(g).seat, "zombie_move", "ZT-12.2", zombie_moves, why_not=why_not_zombie_move, about=about
    )
    start, to = answer.split(" ")
    turn_of(g).zombies -= 1
    g.then(("move_zombie",))
    shift_zombie(g, turn_of(g).seat, start.removeprefix("zombie:"), to.removeprefix("to:"))


def shift_zombie(g: TownState, seat: Seat, start: Square, to: Square) -> None:
    """A zombie makes its move; whoever stands there faces it, and then the barricades are tried."""
    take_zombie(g, start)
    g.zombies[to] = g.zombies.get(to, 0) + 1
    g.moved[to] = g.moved.get(to, 0) + 1
    g.tell("zombie_moved", "ZT-12.2", before=start, square=to)
    come(g, to, seat, is_moved=True)


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


@clause("ZT-12.3", "ZT-12.4", "ZT-12.5", "ZT-12.22")
def zombie_moves(g: TownState, seat: Seat) -> Fields:
    """Every zombie that has not moved, with its steps: all that lead outward, without those that are barred."""
    moved = g.moved
    lists = {ZOMBIE_WORD[s]: TO_WORDS[s] for s, count in g.zombies.items() if count > moved.get(s, 0)}
    for start, to in barred_steps(g):
        words = lists.get(start)
        if words is not None and to in words:
            lists[start] = [word for word in words if word != to]
            if not lists[start]:
                del lists[start]
    return Fields([Field("zombie", {"": list(lists)}), Field("to", lists, 0)])


@clause("ZT-2.10", "ZT-7.26", "ZT-7.27", "ZT-7.28", "ZT-7.30", "ZT-12.8", "ZT-12.9", "ZT-12.10")
def barred_steps(g: TownState) -> list[tuple[str, str]]:
    """Into full squares and buildings with a barricade, and directly toward lit buildings."""
    barred: list[tuple[str, str]] = []
    for building, site in g.sites.items():
        if site.barricades:
            barred += INTO[building]
    for square, count in g.zombies.items():
        if count >= LIMITS.zombies_on_square:
            barred += INTO[square]
    for building in lit_buildings(g):
        barred += TOWARD[building]
    return barred


def lit_buildings(g: TownState) -> set[BuildingId]:
    return {building for building, _ in g.fireworks}


def can_move_any(g: TownState) -> bool:
    return any(
        count > g.moved.get(square, 0) and any(why_not_shift(g, square, to) is None for to in ZOMBIE_STEPS[square])
        for square, count in g.zombies.items()
    )


@clause("ZT-12.3", "ZT-12.6", "ZT-12.7", "ZT-12.8", "ZT-12.9", "ZT-12.10", "ZT-12.11", "ZT-12.22", "ZT-7.26")
def why_not_zombie_move(g: TownState, seat: Seat, answer: str) -> str | None:
    """The clause behind a refused zombie move."""
    start, _, to = answer.partition(" ")
    if answer in ("stop", "done", "end_turn", "pass"):
        return "ZT-12.11"
    if not start.startswith("zombie:"):
        return None
    return why_not_shift(g, start.removeprefix("zombie:"), to.removeprefix("to:"))


@clause("ZT-12.3", "ZT-12.22")
def why_not_shift(g: TownState, start: Square, to: Square) -> str | None:
    if start in g.zombies and g.zombies[start] <= g.moved.get(start, 0):
        return "ZT-12.22" if to in g.sites else "ZT-12.3"
    if start not in g.zombies or to not in RING:
        return "ZT-12.4"
    if to not in ZOMBIE_STEPS[start]:
        return "ZT-12.6" if RING[to] < RING[start] else "ZT-12.4"
    if g.zombies.get(to, 0) >= LIMITS.zombies_on_square:
        return "ZT-12.9"
    if to in g.sites and g.sites[to].barricades:
        return "ZT-12.8"
    return "ZT-7.26" if HEADS_FOR[start][to] in lit_buildings(g) else None


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
        empty = [word.removeprefix("fill:") for word in answer.split(" ")]
    if empty:
        g.zombies |= dict.fromkeys(empty, 1)
        g.supply -= len(empty)
        g.tell("zombies_refilled", "ZT-12.13", squares=empty)


def refill_options(g: TownState, seat: Seat) -> Share:
    return Share(g.supply, {f"fill:{square}": 1 for square in empty_x_squares(g)})


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


@clause("ZT-12.24", "ZT-12.25")
def overrun(g: TownState) -> None:
    """Who was left beside a zombie for the whole turn dies before the own zombie movement."""
    turn = turn_of(g)
    if not is_out(g, turn.seat):
        bury_overrun(g, turn.seat, turn.endangered)


@clause("ZT-12.24", "ZT-12.26")
def bury_overrun(g: TownState, seat: Seat, buildings: list[BuildingId]) -> None:
    for building in buildings:
        site = g.sites[building]
        if building in g.zombies and is_own_site(g, seat, site):
            for survivor in list(site.survivors):
                bury(g, survivor.id, "ZT-12.24")
