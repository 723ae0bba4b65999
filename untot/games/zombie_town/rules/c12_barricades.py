"""Chapter 12: barricades under the pressure of zombies, and the traps in them."""

from __future__ import annotations

from untot.games.zombie_town.facts import pressure, seat_of, strength
from untot.games.zombie_town.pieces import BARRICADES, Colour
from untot.games.zombie_town.rules.c7_discard import discard_cards
from untot.games.zombie_town.rules.c9_shots import kill_zombie
from untot.games.zombie_town.rules.c11_owning import check_possession
from untot.games.zombie_town.state import TownState
from untot.games.zombie_town.town import BUILDING_BESIDE, TOUCHING, BuildingId, Square
from untot.kernel.asking import choose
from untot.kernel.events import Seat
from untot.kernel.rulebook import clause


@clause("ZT-7.18", "ZT-12.17", "ZT-12.18", "ZT-12.19")
def press(g: TownState, square: Square, mover: Seat) -> None:
    """Zombies came to a square, or a barricade went: does the building there still hold?"""
    building = square if square in g.sites else BUILDING_BESIDE.get(square)
    if building is None:
        return
    barricades = g.sites[building].barricades
    if barricades and pressure(g, building) > strength(barricades):
        collapse(g, building, mover)


@clause("ZT-7.22", "ZT-12.17", "ZT-12.20", "ZT-12.27", "ZT-12.29")
def collapse(g: TownState, building: BuildingId, mover: Seat) -> None:
    """All barricades fall, are shown and discarded; their traps kill for who owned the building before the fall."""
    site = g.sites[building]
    owner, cards = site.owner, [card for card, _ in site.barricades]
    site.barricades = []
    discard_cards(g, *cards)
    g.uncover()
    g.tell("barricades_fell", "ZT-12.17", building=building, cards=cards, owner=owner)
    traps = sum(BARRICADES[card].trap for card in cards)
    if traps:
        g.tell("trap_sprung", "ZT-12.20", building=building, count=traps)
        g.then(("trap_victim", building, owner, traps, mover))
    check_possession(g, building)


@clause("ZT-12.20", "ZT-12.21", "ZT-12.27", "ZT-10.8")
async def trap_victim(g: TownState, building: BuildingId, owner: Colour, left: int, mover: Seat) -> None:
    """One of the zombies on the four squares, as the owner wishes; nobody's trap kills for nobody."""
    around = pressure(g, building)
    if not left or not around:
        return
    if left >= around:
        answer = victims(g, building)[0]
    else:
        seat = seat_of(g, owner) if owner else mover
        about = {"building": building, "left": left}
        answer = await choose(g, seat, "trap_victims", "ZT-12.21", lambda g, seat: victims(g, building), about=about)
    verb, _, square = answer.partition(":")
    kill_zombie(g, square, owner, is_moved=verb == "moved")
    g.then(("trap_victim", building, owner, left - 1, mover))


@clause("ZT-12.21")
def victims(g: TownState, building: BuildingId) -> list[str]:
    """By square, moved or not moved."""
    words = []
    for square in TOUCHING[building]:
        there, moved = g.zombies.get(square, 0), g.moved.get(square, 0)
        if there > moved:
            words.append(f"victim:{square}")
        if moved:
            words.append(f"moved:{square}")
    return words
