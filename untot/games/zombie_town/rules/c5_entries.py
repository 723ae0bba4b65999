"""Chapter 5: arrivals, and the fights that others may open against a newcomer in a building."""

from __future__ import annotations

from typing import Final, Literal

from untot.games.zombie_town.facts import is_own_site, loaded, pawns_at, seats_from
from untot.games.zombie_town.pieces import Colour
from untot.games.zombie_town.rules.c7_discard import drop, empty_weapons
from untot.games.zombie_town.rules.c11_owning import enter_home_base
from untot.games.zombie_town.state import Entry, Fighter, TownState, Weapon
from untot.games.zombie_town.town import BuildingId, Square
from untot.kernel.asking import choose
from untot.kernel.events import Seat
from untot.kernel.rulebook import clause
from untot.kernel.words import thing_of, verb_of, words

DECLINE: Final = "decline"
How = Literal["walk", "retreat", "flight", "visit", "send"]
CLAUSE_OF: Final[dict[How, str]] = {
    "walk": "ZT-5.1",
    "retreat": "ZT-9.16",
    "flight": "ZT-10.10",
    "visit": "ZT-8.8",
    "send": "ZT-13.4",
}
"""By how a pawn arrives: the clause that moves it."""


@clause("ZT-2.11", "ZT-5.9", "ZT-5.10", "ZT-5.17", "ZT-5.18")
def enter(g: TownState, colour: Colour, square: Square, how: How, way: list[Square] | None = None) -> None:
    """The pawn arrives with its companions: an empty home base is lost at once, then the others there may fight."""
    pawn = g.pawns[colour]
    before, pawn.square, pawn.is_trapped = pawn.square, square, False
    if g.turn is not None and g.turn.pawn == colour:
        g.turn.steps = 0
    for entry in g.entries:
        entry.is_over = entry.is_over or entry.newcomer == colour
    g.tell("pawn_moved", CLAUSE_OF[how], pawn=colour, square=square, before=before, way=way or [square], how=how)
    if square in g.sites:
        enter_home_base(g, square, colour)
        open_entry(g, colour, square)


@clause("ZT-5.11", "ZT-5.12", "ZT-5.13", "ZT-5.15")
def open_entry(g: TownState, colour: Colour, building: BuildingId) -> None:
    """Clockwise from the newcomer every seat that could fight is asked."""
    seat = g.pawns[colour].seat
    others = [other for other in seats_from(g, seat)[1:] if entry_weapons(g, other, building, [])]
    if not others:
        return
    number = len(g.entries) + 1
    g.entries.append(Entry(number, colour, building, [], False))
    g.then(*(("entry_offer", number, other) for other in others), ("entry_over", number))


def entry_over(g: TownState, number: int) -> None:
    """Everybody there has been asked."""
    del g.entries[number - 1 :]


@clause("ZT-5.12", "ZT-5.13", "ZT-5.14")
def entry_weapons(g: TownState, seat: Seat, building: BuildingId, fought: list[Fighter]) -> list[Weapon]:
    """The loaded weapons with which a seat may open a fight: of its pawns there and of its survivors there."""
    site = g.sites[building]
    found: list[Weapon] = []
    survivors = list(site.survivors) if is_own_site(g, seat, site) else []
    for pawn in pawns_at(g, building):
        if pawn.seat == seat:
            survivors += pawn.companions
            if pawn.colour not in fought:
                found += loaded(pawn.weapons)
    found += [s.weapon for s in survivors if s.weapon is not None and s.weapon.shots and s.id not in fought]
    return found


@clause("ZT-5.12", "ZT-5.14", "ZT-5.15", "ZT-5.16", "ZT-10.8")
async def entry_offer(g: TownState, number: int, seat: Seat) -> None:
    """One seat: decline, or fight with one weapon; asked again afterwards for its other pieces."""
    if not is_entry_open(g, number) or not offers(g, seat):
        return
    about = {"pawn": entry_of(g).newcomer, "building": entry_of(g).building}
    answer = await choose(g, seat, "entry_fight", "ZT-5.12", entry_options, forced_too=True, about=about)
    if answer == DECLINE:
        g.tell("entry_declined", "ZT-5.15", seat=seat, **about)
    elif verb_of(answer) == "drop":
        drop(g, thing_of(answer))
        g.then(("entry_offer", number, seat))
    else:
        g.then(("entry_fight", thing_of(answer), entry_of(g).newcomer), ("entry_offer", number, seat))


def entry_of(g: TownState) -> Entry:
    """The innermost entry: what it led to is over when it is looked at again."""
    return g.entries[-1]


@clause("ZT-5.15")
def is_entry_open(g: TownState, number: int) -> bool:
    """The newcomer has neither left nor died since."""
    entry = g.entries[number - 1]
    return not entry.is_over and g.pawns[entry.newcomer].square == entry.building


def offers(g: TownState, seat: Seat) -> list[str]:
    entry = entry_of(g)
    return words("fight", [weapon.id for weapon in entry_weapons(g, seat, entry.building, entry.fought)])


def entry_options(g: TownState, seat: Seat) -> list[str]:
    return [DECLINE, *offers(g, seat), *empty_weapons(g, seat)]
