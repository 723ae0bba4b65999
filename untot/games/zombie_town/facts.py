"""Questions about the State. Facts never change anything."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeVar

from untot.games.zombie_town.pieces import BARRICADES, LIMITS, NUMBERS_FOR, CardId, Colour
from untot.games.zombie_town.state import Built, Fighter, Pawn, PieceId, Site, Survivor, TownState, Turn, Weapon
from untot.games.zombie_town.town import TOUCHING, BuildingId, Square
from untot.kernel.events import Seat
from untot.kernel.rulebook import clause

T = TypeVar("T")

# -- seats and colours ------------------------------------------------------------------------------------------


def seat_of(g: TownState, colour: Colour) -> Seat:
    return g.pawns[colour].seat


def pawns_of(g: TownState, seat: Seat) -> list[Pawn]:
    """The pawns of a seat, dead ones too."""
    return [g.pawns[colour] for colour in g.colours[seat]]


def is_alive(pawn: Pawn) -> bool:
    return pawn.health > 0


def living(g: TownState, seat: Seat) -> list[Pawn]:
    pawns = g.pawns
    return [pawns[colour] for colour in g.colours[seat] if pawns[colour].health > 0]


@clause("ZT-10.5", "ZT-15.13")
def is_out(g: TownState, seat: Seat) -> bool:
    """Eliminated: all pawns of the seat are dead."""
    for colour in g.colours[seat]:
        if g.pawns[colour].health > 0:
            return False
    return True


@clause("ZT-1.8")
def seats_from(g: TownState, seat: Seat) -> list[Seat]:
    """All seats clockwise, this one first."""
    return [(seat + i) % g.seats for i in range(g.seats)]


@clause("ZT-15.12")
def is_own(g: TownState, one: Colour, other: Colour) -> bool:
    """Both colours of a seat are one and the same player."""
    return one == other or g.pawns[one].seat == g.pawns[other].seat


def turn_of(g: TownState) -> Turn:
    assert g.turn is not None, "nobody is on turn"
    return g.turn


def acting(g: TownState) -> Pawn:
    """The acting pawn of the turn."""
    return g.pawns[turn_of(g).pawn]


@clause("ZT-6.6", "ZT-6.7")
def is_under_way(g: TownState, pawn: Pawn, action: str) -> bool:
    """Whether this pawn has paid for storing or collecting and has done nothing else since."""
    turn = turn_of(g)
    return turn.under_way == action and turn.pawn == pawn.colour


@clause("ZT-1.3")
def last_day(g: TownState) -> int:
    """As the option says; without it as many as the book advises."""
    days = g.options["days"]
    return days if isinstance(days, int) and days else NUMBERS_FOR[g.seats].days


@clause("ZT-4.10", "ZT-15.10")
def hand_limit(g: TownState) -> int:
    return NUMBERS_FOR[g.seats].kept


# -- places -----------------------------------------------------------------------------------------------------


def zombies_at(g: TownState, square: Square) -> int:
    return g.zombies.get(square, 0)


def pawns_at(g: TownState, square: Square) -> list[Pawn]:
    """Living pawns: dead ones stand nowhere."""
    return [pawn for pawn in g.pawns.values() if pawn.square == square]


def owner_seat(g: TownState, site: Site) -> Seat | None:
    return g.pawns[site.owner].seat if site.owner else None


def owned(g: TownState, colour: Colour) -> list[BuildingId]:
    return [building for building, site in g.sites.items() if site.owner == colour]


def is_own_site(g: TownState, seat: Seat, site: Site) -> bool:
    return bool(site.owner) and g.pawns[site.owner].seat == seat


def own_survivors_at(g: TownState, seat: Seat, square: Square) -> tuple[Survivor, ...]:
    """Own placed survivors on this square."""
    site = g.sites.get(square)
    return site.survivors if site is not None and is_own_site(g, seat, site) else ()


@clause("ZT-5.7", "ZT-5.8", "ZT-15.12")
def why_not_enter(g: TownState, colour: Colour, square: Square) -> str | None:
    """Three barricades close a building to all but its owner."""
    site = g.sites.get(square)
    if site is None or len(site.barricades) < LIMITS.barricades:
        return None
    return None if is_own_site(g, g.pawns[colour].seat, site) else "ZT-5.7"


@clause("ZT-7.18")
def pressure(g: TownState, building: BuildingId) -> int:
    """The zombies on the four squares of a building."""
    there = g.zombies.get
    a, b, c, d = TOUCHING[building]
    return there(a, 0) + there(b, 0) + there(c, 0) + there(d, 0)


@clause("ZT-7.17")
def strength(barricades: tuple[Built, ...]) -> int:
    return sum(BARRICADES[card].value for card, _ in barricades)


def without(cards: tuple[T, ...], position: int) -> tuple[T, ...]:
    """All but the card at this position, counted from 0."""
    return cards[:position] + cards[position + 1 :]


# -- weapons and survivors --------------------------------------------------------------------------------------


def loaded(weapons: list[Weapon]) -> list[Weapon]:
    return [weapon for weapon in weapons if weapon.shots]


def bearers(g: TownState) -> Iterator[tuple[Fighter, Weapon]]:
    """Every weapon in play and who bears it: a pawn by its colour, a survivor by its id."""
    for pawn in g.pawns.values():
        for weapon in pawn.weapons:
            yield pawn.colour, weapon
        yield from _armed(pawn.companions)
    for site in g.sites.values():
        yield from _armed(site.survivors)


def _armed(survivors: Iterable[Survivor]) -> Iterator[tuple[Fighter, Weapon]]:
    for survivor in survivors:
        if survivor.weapon is not None:
            yield survivor.id, survivor.weapon


def weapon_by_id(g: TownState, weapon: PieceId) -> tuple[Weapon, Fighter]:
    """A weapon in play and who bears it."""
    return next((found, bearer) for bearer, found in bearers(g) if found.id == weapon)


def weapons_of(g: TownState, seat: Seat) -> list[Weapon]:
    """All weapons of a seat: of its pawns and of its survivors, wherever they are."""
    found = []
    for pawn in pawns_of(g, seat):
        found += pawn.weapons
        found += [s.weapon for s in pawn.companions if s.weapon is not None]
    for site in g.sites.values():
        if site.survivors and is_own_site(g, seat, site):
            found += [s.weapon for s in site.survivors if s.weapon is not None]
    return found


def all_survivors(g: TownState) -> Iterator[Survivor]:
    for pawn in g.pawns.values():
        yield from pawn.companions
    for site in g.sites.values():
        yield from site.survivors


def survivor_by_id(g: TownState, survivor: PieceId) -> Survivor:
    return next(found for found in all_survivors(g) if found.id == survivor)


def free_id(g: TownState, kind: CardId) -> PieceId:
    """A name for a weapon or survivor that comes into play: its kind and the lowest number that is free."""
    taken = {weapon.id for _, weapon in bearers(g)} | {survivor.id for survivor in all_survivors(g)}
    number = 1
    while f"{kind}.{number}" in taken:
        number += 1
    return f"{kind}.{number}"


# -- face-down cards --------------------------------------------------------------------------------------------


def bit(seat: Seat) -> int:
    """The bit of a seat among the knowers of a card."""
    return 1 << seat


def name_of_seat(g: TownState, seat: Seat) -> Colour:
    """A seat is called by its first colour, "" before it has one."""
    return g.colours[seat][0] if g.colours[seat] else ""
