"""Chapter 12: barricades under the pressure of zombies, and the traps in them."""

from __future__ import annotations

from untot.games.zombie_town.changing import change_site
from untot.games.zombie_town.facts import pressure, seat_of, strength
from untot.games.zombie_town.pieces import BARRICADES, Colour
from untot.games.zombie_town.rules.c7_discard import discard_cards
from untot.games.zombie_town.rules.c9_shots import kill_zombie
from untot.games.zombie_town.rules.c11_owning import check_possession
from untot.games.zombie_town.state import TownState
from untot.games.zombie_town.town import PRESSED_FROM, TOUCHING, BuildingId, Square
from untot.kernel.asking import choose
from untot.kernel.events import Seat
from untot.kernel.forms import Share
from untot.kernel.rulebook import clause
from untot.kernel.words import split, thing_of, verb_of, word


@clause("ZT-7.18", "ZT-12.17", "ZT-12.18", "ZT-12.19")
def press(g: TownState, square: Square, mover: Seat) -> None:
    """Zombies came to a square, or a barricade went: does the building there still hold?"""
    building = PRESSED_FROM[square]
    barricades = g.sites[building].barricades
    if barricades and pressure(g, building) > strength(barricades):
        collapse(g, building, mover)


@clause("ZT-7.22", "ZT-12.17", "ZT-12.20", "ZT-12.27", "ZT-12.29")
def collapse(g: TownState, building: BuildingId, mover: Seat) -> None:
    """All barricades fall, are shown and discarded; their traps kill for who owned the building before the fall."""
    site = g.sites[building]
    owner, cards = site.owner, [card for card, _ in site.barricades]
    change_site(g, building, barricades=())
    discard_cards(g, *cards)
    g.uncover()
    g.tell("barricades_fell", "ZT-12.17", building=building, cards=cards, owner=owner)
    check_possession(g, building)
    traps = sum(BARRICADES[card].trap for card in cards)
    if traps:
        g.tell("trap_sprung", "ZT-12.20", building=building, count=traps)
        g.then(("trap_victims", building, owner, min(traps, pressure(g, building)), mover))


@clause("ZT-12.20", "ZT-12.21", "ZT-12.27", "ZT-10.8")
async def trap_victims(g: TownState, building: BuildingId, owner: Colour, count: int, mover: Seat) -> None:
    """So many of the zombies on the four squares, as the owner wishes; nobody's trap kills for nobody."""
    seat = seat_of(g, owner) if owner else mover
    about = {"building": building, "count": count}
    answer = await choose(
        g, seat, "trap_victims", "ZT-12.21", lambda g, seat: Share(count, victims(g, building)), about=about
    )
    for victim in split(answer):
        kill_zombie(g, thing_of(victim), owner, is_moved=verb_of(victim) == "moved")


@clause("ZT-12.21")
def victims(g: TownState, building: BuildingId) -> dict[str, int]:
    """How many stand on each square, apart those that have not moved and those that have."""
    found = {}
    for square in TOUCHING[building]:
        moved = g.moved.get(square, 0)
        found[word("victim", square)] = g.zombies.get(square, 0) - moved
        found[word("moved", square)] = moved
    return {victim: count for victim, count in found.items() if count}
