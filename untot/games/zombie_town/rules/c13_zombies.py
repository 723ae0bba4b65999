"""Chapter 13: events that bring zombies or push them back: Zombie, Add two, Back."""

from __future__ import annotations

from untot.games.zombie_town.facts import turn_of
from untot.games.zombie_town.pieces import LIMITS, Event
from untot.games.zombie_town.rules.c7_events import event_of, fizzle
from untot.games.zombie_town.rules.c12_zombies import coming, is_somebody_at, take_zombie
from untot.games.zombie_town.state import Pawn, TownState
from untot.games.zombie_town.town import CEMETERY, ORTHOGONAL, PUSHED_BACK, Square
from untot.kernel.asking import choose
from untot.kernel.events import Seat
from untot.kernel.rulebook import clause
from untot.kernel.words import thing_in, thing_of, words

# -- zombies here and beside ------------------------------------------------------------------------------------


@clause("ZT-12.16", "ZT-13.3", "ZT-13.27")
def zombies_here(g: TownState, pawn: Pawn, event: Event, answer: str) -> None:
    """They appear where the pawn stands, whose group faces them first."""
    count = min(event.amount, g.supply)
    if not count or not has_room(g, pawn.square, count):
        fizzle(g)
        return
    appear(g, pawn.square, count)
    g.then(*coming(g, pawn.square, pawn.seat, is_moved=False, first=pawn.seat, count=count))


def has_room(g: TownState, square: Square, count: int) -> bool:
    return g.zombies.get(square, 0) + count <= LIMITS.zombies_on_square


@clause("ZT-7.29", "ZT-13.26")
def appear(g: TownState, square: Square, count: int) -> None:
    """Zombies from the pile. Beside survivors they count for the turn after this one (ZT-12.25)."""
    g.supply -= count
    add_zombies(g, square, count)
    g.tell("zombie_appeared", "ZT-13.3", square=square, count=count)


@clause("ZT-12.25")
def add_zombies(g: TownState, square: Square, count: int) -> None:
    if square not in g.zombies and square in turn_of(g).endangered:
        turn_of(g).endangered.remove(square)
    g.zombies[square] = g.zombies.get(square, 0) + count


@clause("ZT-13.18", "ZT-13.19")
def squares_beside(g: TownState, pawn: Pawn, event: Event) -> list[str] | None:
    """Orthogonally beside the pawn, with room for all, and no building with a barricade."""
    count = min(event.amount, g.supply)
    squares = [s for s in ORTHOGONAL[pawn.square] if s not in g.sites or not g.sites[s].barricades]
    fitting = [square for square in squares if has_room(g, square, count)] if count else []
    return words("at", fitting) or None


@clause("ZT-13.18", "ZT-13.19")
def why_not_beside(g: TownState, pawn: Pawn, event: Event, answer: str) -> str | None:
    """Too far or diagonal, or no place for all."""
    square = thing_in(answer, "at")
    if square in CEMETERY or square in ORTHOGONAL[pawn.square]:
        return "ZT-13.19"
    return "ZT-13.18" if square else None


@clause("ZT-13.18", "ZT-13.19", "ZT-13.28")
def zombies_beside(g: TownState, pawn: Pawn, event: Event, answer: str) -> None:
    """Together on one square beside the pawn; they are faced one after the other."""
    square, count = thing_in(answer, "at"), min(event.amount, g.supply)
    if not square:
        fizzle(g)
        return
    appear(g, square, count)
    g.then(*coming(g, square, pawn.seat, is_moved=False, count=count))


# -- push back --------------------------------------------------------------------------------------------------


@clause("ZT-13.14", "ZT-13.15", "ZT-13.25")
def push_back(g: TownState, pawn: Pawn, event: Event, answer: str) -> None:
    """All zombies on the four squares of the pawn's building go straight away from the edge, if there is room."""
    ways = PUSHED_BACK.get(pawn.square, {})
    pushed = {start: to for start, to in ways.items() if start in g.zombies and push(g, start, to)}
    if not pushed:
        fizzle(g)
        return
    g.tell("zombies_pushed", "ZT-13.14", building=pawn.square, squares=pushed)
    g.then(("face_pushed",))


@clause("ZT-13.16", "ZT-13.26")
def push(g: TownState, start: Square, to: Square) -> int:
    """How many zombies of a square find room on the other; those beyond the limit stay."""
    count = min(g.zombies[start], LIMITS.zombies_on_square - g.zombies.get(to, 0))
    for _ in range(count):
        take_zombie(g, start)
    if count:
        add_zombies(g, to, count)
        event_of(g).squares += [to] * count
    return count


@clause("ZT-13.17")
async def face_pushed(g: TownState) -> None:
    """Where a pushed zombie meets somebody there is a fight, square by square as the player of the card wishes."""
    if not fights_to_come(g, event_of(g).seat):
        return
    answer = await choose(g, event_of(g).seat, "push_order", "ZT-13.17", fights_to_come)
    event, square = event_of(g), thing_of(answer)
    count = event.squares.count(square)
    event.squares = [other for other in event.squares if other != square]
    g.then(*coming(g, square, event.seat, is_moved=False, count=count), ("face_pushed",))


def fights_to_come(g: TownState, seat: Seat) -> list[str]:
    return words("next", [square for square in dict.fromkeys(event_of(g).squares) if is_somebody_at(g, square)])
