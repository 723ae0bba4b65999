"""Texts with a function of their own: what happens in the tunnel."""

from __future__ import annotations

from typing import Final

from untot.games.dawn_of_the_zeds.board import CATACOMBS, SPACES_OF, TUNNEL, SpaceId, is_catacomb
from untot.games.dawn_of_the_zeds.cards.asking import pick_one
from untot.games.dawn_of_the_zeds.cards.candidates import farthest_in_tunnel
from untot.games.dawn_of_the_zeds.cards.texts import carries_out
from untot.games.dawn_of_the_zeds.pieces import UnitId, ZedId
from untot.games.dawn_of_the_zeds.placing import put_unit, put_zed
from untot.games.dawn_of_the_zeds.printed_cards import Address, card_of
from untot.games.dawn_of_the_zeds.rules.c0_new_zeds import space_with_room
from untot.games.dawn_of_the_zeds.rules.c4_activation import strongest_of
from untot.games.dawn_of_the_zeds.rules.c4_step import arrival
from untot.games.dawn_of_the_zeds.rules.c6_retreat import (
    is_open_to,
    retreats_with_others,
    units_retreat,
    way_back,
    zeds_retreat,
)
from untot.games.dawn_of_the_zeds.rules.c8_level import raise_infection
from untot.games.dawn_of_the_zeds.rules.c11_tunnel import catacomb_roll, lost_zed_steps
from untot.games.dawn_of_the_zeds.rules.c15_deciding import decide_together
from untot.games.dawn_of_the_zeds.state import DawnState, Retreat
from untot.games.dawn_of_the_zeds.vocabulary_own import CaveIn, CircusBelow, HotPipes, UpTheDrains, WingsInTheDark
from untot.games.dawn_of_the_zeds.whereabouts import has_room_for, is_raiders, units_in, zeds_in
from untot.kernel.rulebook import clause
from untot.kernel.state import Step
from untot.kernel.words import thing_of, words

FARM: Final = "forest_3"
PLANT: Final = "highway_3"
MINE: Final = "mountain_4"
UNIVERSITY: Final = "suburb_4"
DRAINS: Final[dict[SpaceId, SpaceId]] = {
    "tunnel_7": UNIVERSITY,
    "tunnel_6": PLANT,
    "tunnel_5": FARM,
    "tunnel_4": MINE,
    "tunnel_3": FARM,
}
"""Where zeds of the tunnel come to the surface, in this order (E72)."""
CAVED_IN: Final[dict[int, SpaceId]] = {6: PLANT, 5: UNIVERSITY, 4: MINE, 3: FARM}
"""Where whoever is in a tunnel space goes that caves in; from the others they retreat (F28)."""


# -- to the surface ---------------------------------------------------------------------------------------------


@carries_out(UpTheDrains)
@clause("DZ-E72", "DZ-E82", "DZ-CT06")
def up_the_drains(g: DawnState, effect: UpTheDrains, address: Address) -> None:
    """Each zed of these spaces tries to surface, in catacombs the strongest first."""
    g.then(("next_to_surface",))


@clause("DZ-E72", "DZ-E82", "DZ-CT06")
async def next_to_surface(g: DawnState, *done: ZedId) -> None:
    """Space by space; of equally strong zeds the hero side says who tries first."""
    if not (first := first_to_surface(g, done)):
        return
    zed = first[0]
    if len(first) > 1:
        options = lambda g, seat: words("zed", first_to_surface(g, done))  # noqa: E731
        zed = thing_of(await decide_together(g, "zed_order_tie", "DZ-CT06", options, tie=True))
    space = g.zeds[zed].space
    g.then(("surfaces", zed, space, DRAINS[space]), ("next_to_surface", *done, zed))


def first_to_surface(g: DawnState, done: tuple[ZedId, ...]) -> list[ZedId]:
    for space in DRAINS:
        if left := [zed for zed in zeds_in(g, space) if zed not in done]:
            return strongest_of(g, left)
    return []


@clause("DZ-E72", "DZ-E88", "DZ-4.4.14")
def surfaces(g: DawnState, zed: ZedId, origin: SpaceId, target: SpaceId) -> None:
    """Out of a catacomb only with the roll; without room it stays. There it is like entering the space."""
    if zed not in zeds_in(g, origin):
        return
    if is_catacomb(origin):
        outcome = catacomb_roll(g, zed, origin)
        if outcome == "lost":
            g.then(*lost_zed_steps(g, zed, origin))
        if outcome != "moves":
            return
    if has_room_for(g, zed, target) and target not in g.no_entry:
        put_zed(g, zed, target)
        g.tell("zeds_moved", "DZ-E72", zeds=[zed], origin=origin, space=target)
        g.then(*arrival(g, [zed], target))


@carries_out(HotPipes)
@clause("DZ-E88", "DZ-CT06")
def hot_pipes(g: DawnState, effect: HotPipes, address: Address) -> None:
    """For each zed in a catacomb, the strongest first."""
    g.then(("next_hot_pipe",))


@clause("DZ-E88", "DZ-CT06")
async def next_hot_pipe(g: DawnState, *done: ZedId) -> None:
    """The strongest of both catacombs; of equals the hero side says who is first."""
    if not (first := first_in_catacombs(g, done)):
        return
    zed = first[0]
    if len(first) > 1:
        options = lambda g, seat: words("zed", first_in_catacombs(g, done))  # noqa: E731
        zed = thing_of(await decide_together(g, "zed_order_tie", "DZ-CT06", options, tie=True))
    g.then(("pipes_get_hot", zed, g.zeds[zed].space), ("next_hot_pipe", *done, zed))


def first_in_catacombs(g: DawnState, done: tuple[ZedId, ...]) -> list[ZedId]:
    return strongest_of(g, [zed for space in CATACOMBS for zed in zeds_in(g, space) if zed not in done])


@clause("DZ-E88")
def pipes_get_hot(g: DawnState, zed: ZedId, space: SpaceId) -> None:
    """1 and 2: to the Nuclear Plant, 3 to 5: to The Farm, 6: nothing."""
    (die,) = g.roll(1)
    g.tell("die_rolled", "DZ-E88", die=die)
    if die < 6:
        g.then(("surfaces", zed, space, PLANT if die < 3 else FARM))


@carries_out(CircusBelow)
@clause("DZ-E79")
def circus_below(g: DawnState, effect: CircusBelow, address: Address) -> None:
    """A die for each catacomb says how many zeds come."""
    steps: list[Step] = []
    for space in CATACOMBS:
        (die,) = g.roll(1)
        g.tell("die_rolled", f"DZ-{card_of(address)}", die=die)
        count = next((band.zeds for band in effect.bands if band.low <= die <= band.high), 0)
        steps += [("new_zeds", "regular_zed", count, space)] if count else []
    g.then(*steps)


# -- units in the tunnel ----------------------------------------------------------------------------------------


@carries_out(WingsInTheDark)
@clause("DZ-E74")
async def wings_in_the_dark(g: DawnState, effect: WingsInTheDark, address: Address) -> None:
    """The player unit farthest down: infection +1, one hit, and it retreats."""
    unit = await pick_one(g, "unit", farthest_in_tunnel, address, tie=True)
    if unit:
        space = g.units[unit].place
        raise_infection(g, 1, "DZ-E74")
        g.then(("card_hits_unit", unit, 1), ("flees", unit, space))


@clause("DZ-CT02")
def flees(g: DawnState, unit: UnitId, space: SpaceId) -> None:
    """It retreats, if it is still there and can."""
    if g.units[unit].place == space and retreats_with_others(g, unit):
        g.then(*units_retreat(g, space, [unit]))


# -- the cave-in ------------------------------------------------------------------------------------------------


@carries_out(CaveIn)
@clause("DZ-F28", "DZ-CT03")
def cave_in(g: DawnState, effect: CaveIn, address: Address) -> None:
    """A die names the space: nobody enters it this round, whoever is there takes a hit and goes elsewhere."""
    (die,) = g.roll(1)
    space = SPACES_OF[TUNNEL][die]
    g.no_entry.append(space)
    g.tell("space_closed", "DZ-F28", space=space)
    zeds, units = zeds_in(g, space), [unit for unit in units_in(g, space) if not g.units[unit].is_villagers]
    g.then(
        *[("card_hits_zed", zed, 1) for zed in zeds],
        *[("card_hits_unit", unit, 1) for unit in units],
        ("dig_out", space, CAVED_IN.get(die, "")),
    )


@clause("DZ-F28", "DZ-5.2.20", "DZ-6.4.4.7")
def dig_out(g: DawnState, space: SpaceId, target: SpaceId) -> None:
    """To the surface, zeds by their limit and units by theirs, the arriving side attacks; or 1 space back."""
    zeds, units = list(zeds_in(g, space)), [u for u in units_in(g, space) if retreats_with_others(g, u)]
    if not target:
        g.then(*zeds_retreat(g, space, zeds), *units_retreat(g, space, units))
        return
    raiders = [unit for unit in units_in(g, space) if is_raiders(unit)]
    g.then(
        *[("zed_dug_out", zed, target) for zed in zeds],
        *[("unit_dug_out", unit, target) for unit in (*units, *raiders)],
    )


@clause("DZ-F28", "DZ-4.6.11", "DZ-4.6.13", "DZ-6.4.5.2")
def zed_dug_out(g: DawnState, zed: ZedId, target: SpaceId) -> None:
    """Onto the space or on toward Start. If that is full too it goes where a retreating zed would go."""
    origin, space = g.zeds[zed].space, space_with_room(g, zed, target)
    if space is None:
        g.retreats.append(Retreat(origin, target, [zed], [], [], False, []))
        g.then(("next_zed_retreats",), ("zeds_have_retreated",))
        return
    put_zed(g, zed, space)
    g.tell("zeds_moved", "DZ-F28", zeds=[zed], origin=origin, space=space)
    g.then(*arrival(g, [zed], space))


@clause("DZ-F28", "DZ-5.2.20")
def unit_dug_out(g: DawnState, unit: UnitId, target: SpaceId) -> None:
    """Onto the space or on toward Town Center; whom it meets there it attacks."""
    origin = g.units[unit].place
    way = (target, *way_back(Retreat(target, "", [], [], [], False, [])))
    space = next(place for place in way if is_open_to(g, unit, place))
    put_unit(g, unit, space)
    g.tell("unit_moved", "DZ-F28", unit=unit, origin=origin, path=[space], space=space)
    if is_raiders(unit):
        g.then(("raiders_meet", unit, origin))
    else:
        g.then(("units_meet", space, 1, unit))
