"""Effects on units: they come, are marked, are hit."""

from __future__ import annotations

from untot.games.dawn_of_the_zeds.board import START_OF, SURFACE_TRACKS, TOWN_CENTER, SpaceId
from untot.games.dawn_of_the_zeds.cards.asking import pick_one
from untot.games.dawn_of_the_zeds.cards.candidates import drawable_units, markable_units
from untot.games.dawn_of_the_zeds.cards.texts import carries_out
from untot.games.dawn_of_the_zeds.facts import is_on
from untot.games.dawn_of_the_zeds.pieces import UnitId
from untot.games.dawn_of_the_zeds.placing import change_unit
from untot.games.dawn_of_the_zeds.printed_cards import Address, card_of
from untot.games.dawn_of_the_zeds.rules.c6_hits import hit_unit, hit_zed
from untot.games.dawn_of_the_zeds.rules.c6_retreat import retreats_with_others, units_retreat, zeds_retreat
from untot.games.dawn_of_the_zeds.rules.c15_deciding import decide_together
from untot.games.dawn_of_the_zeds.state import DawnState
from untot.games.dawn_of_the_zeds.vocabulary import DrawUnit, MarkUnit, StrikeSpace
from untot.games.dawn_of_the_zeds.whereabouts import starts, units_in, zeds_in
from untot.kernel.rulebook import clause
from untot.kernel.words import thing_of, words

# -- new units --------------------------------------------------------------------------------------------------


@carries_out(DrawUnit)
@clause("DZ-0.2.5", "DZ-CT14", "DZ-13.1.5", "DZ-13.2.5", "DZ-13.3.16")
async def draw_unit(g: DawnState, effect: DrawUnit, address: Address) -> None:
    """A unit that can still come, drawn or chosen; none left: nothing."""
    if not drawable_units(g, effect.kind):
        return
    is_chosen = (effect.is_chosen or is_on(g, "known_faces")) and not is_on(g, "no_idea")
    if is_chosen:
        answer = await decide_together(
            g, "choose_new_hero", "DZ-13.1.5", lambda g, seat: words("unit", drawable_units(g, effect.kind)),
            about={"card": card_of(address)},
        )  # fmt: skip
        unit = thing_of(answer)
    else:
        unit = g.draw(drawable_units(g, effect.kind))
    g.then(("name_arrival_place", unit, effect.at))


@clause("DZ-0.2.5", "DZ-E12", "DZ-E26", "DZ-F12", "DZ-F29")
async def name_arrival_place(g: DawnState, unit: UnitId, at: str) -> None:
    """Where it comes onto the board, as the card says."""
    place = TOWN_CENTER
    if at != TOWN_CENTER:
        answer = await decide_together(
            g, "arrival_place", "DZ-0.2.5", lambda g, seat: words("to", arrival_places(g, at)), about={"unit": unit}
        )
        place = thing_of(answer)
    g.then(("unit_enters", unit, place))


def arrival_places(g: DawnState, at: str) -> list[SpaceId]:
    if at == "surface_start":
        return [START_OF[track] for track in g.tracks if track in SURFACE_TRACKS]
    return [TOWN_CENTER, *starts(g)]


# -- markers and hits -------------------------------------------------------------------------------------------


@carries_out(MarkUnit)
@clause("DZ-MK1", "DZ-MK2", "DZ-0.2.24")
async def mark_unit(g: DawnState, effect: MarkUnit, address: Address) -> None:
    """A marker on one regular civilians unit of the hero side's choice."""
    unit = await pick_one(g, "unit", lambda g: markable_units(g, effect.marker), address)
    if unit:
        change_unit(g, unit, markers=(*g.units[unit].markers, effect.marker))
        g.tell("unit_marked", "DZ-MK1", unit=unit, marker=effect.marker)


@carries_out(StrikeSpace)
@clause("DZ-CT01", "DZ-CT02", "DZ-CT03")
def strike_space(g: DawnState, effect: StrikeSpace, address: Address) -> None:
    """Zeds first, then units take the hits; then all retreat but refugees."""
    struck = [unit for unit in units_in(g, effect.space) if not g.units[unit].is_villagers]
    g.then(
        *[("card_hits_zed", zed, effect.hits) for zed in zeds_in(g, effect.space)],
        *[("card_hits_unit", unit, effect.hits) for unit in struck],
        ("all_retreat", effect.space),
    )


def card_hits_zed(g: DawnState, zed: str, hits: int) -> None:
    if zed in g.zeds:
        hit_zed(g, zed, hits)


def card_hits_unit(g: DawnState, unit: UnitId, hits: int) -> None:
    hit_unit(g, unit, hits)


@clause("DZ-CT02", "DZ-6.4.4.7")
def all_retreat(g: DawnState, space: SpaceId) -> None:
    """Zeds toward their Start, units toward Town Center, raiders toward the Start."""
    units = [unit for unit in units_in(g, space) if retreats_with_others(g, unit)]
    g.then(*zeds_retreat(g, space, list(zeds_in(g, space))), *units_retreat(g, space, units))
