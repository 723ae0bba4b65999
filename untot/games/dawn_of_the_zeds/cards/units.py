"""Effects on units: they come, are marked, are hit, are healed."""

from __future__ import annotations

from untot.games.dawn_of_the_zeds.board import START_OF, SURFACE_TRACKS, TOWN_CENTER, SpaceId
from untot.games.dawn_of_the_zeds.cards.asking import pick_one
from untot.games.dawn_of_the_zeds.cards.candidates import (
    drawable_units,
    heroes_near_town_center,
    markable_units,
    named_places,
    units_in_beds,
    wounded_civilians,
)
from untot.games.dawn_of_the_zeds.cards.texts import carries_out
from untot.games.dawn_of_the_zeds.facts import is_on
from untot.games.dawn_of_the_zeds.pieces import UNITS, UnitId, ZedId
from untot.games.dawn_of_the_zeds.placing import change_unit, put_zed
from untot.games.dawn_of_the_zeds.printed_cards import Address, card_of
from untot.games.dawn_of_the_zeds.rules.c2_fate import named_tracks
from untot.games.dawn_of_the_zeds.rules.c4_step import arrival
from untot.games.dawn_of_the_zeds.rules.c5_heal import heal_steps, heal_words, healable, remove_hit
from untot.games.dawn_of_the_zeds.rules.c6_hits import hit_unit, hit_zed
from untot.games.dawn_of_the_zeds.rules.c6_retreat import retreats_with_others, units_retreat, zeds_retreat
from untot.games.dawn_of_the_zeds.rules.c8_level import change_infection
from untot.games.dawn_of_the_zeds.rules.c15_deciding import decide_together
from untot.games.dawn_of_the_zeds.state import LEVEL_III, DawnState
from untot.games.dawn_of_the_zeds.vocabulary import (
    DrawUnit,
    EnterPiece,
    FreeHeal,
    HealCivilians,
    HitsByRoll,
    LeavePiece,
    MarkUnit,
    StrikeSpace,
)
from untot.games.dawn_of_the_zeds.vocabulary_own import BuryFromBed
from untot.games.dawn_of_the_zeds.whereabouts import is_raiders, starts, units_in, zeds_in
from untot.kernel.forms import branch
from untot.kernel.rulebook import clause
from untot.kernel.words import split, thing_of, words

# -- new units --------------------------------------------------------------------------------------------------


@carries_out(EnterPiece)
@clause("DZ-0.2.24", "DZ-10.1.15", "DZ-10.2.18", "DZ-SU10")
async def enter_piece(g: DawnState, effect: EnterPiece, address: Address) -> None:
    """A named piece comes into play, unless it is there already or has left the game."""
    if effect.piece == "elwood":
        elwood_comes(g)
    elif effect.piece not in g.units and effect.piece not in g.zeds and effect.piece not in g.gone:
        if effect.at in ("start:most_zeds", "start:fewest_zeds", "start:most_chaos"):
            track = await pick_one(g, "track", lambda g: entry_tracks(g, effect.at), address, tie=True)
            place = START_OF[track]
        else:
            place = named_places(g, effect.at)[0]
        g.then(("piece_enters", effect.piece, place))


@clause("DZ-E32")
def entry_tracks(g: DawnState, at: str) -> list[str]:
    """The tracks with most or fewest of something; raiders with most chaos only above ground."""
    if at != "start:most_chaos":
        return named_tracks(g, at[6:])
    surface = [track for track in g.tracks if track in SURFACE_TRACKS]
    counts = {track: sum(n for space, n in g.chaos.items() if space.startswith(f"{track}_")) for track in surface}
    return [track for track in surface if counts[track] == max(counts.values())]


def elwood_comes(g: DawnState) -> None:
    if g.level >= LEVEL_III and not g.has_elwood and "elwood" not in g.gone:
        g.has_elwood = True
        g.tell("elwood_changed", "DZ-SU10", is_there=True)


@clause("DZ-10.1.15", "DZ-10.2.18")
def piece_enters(g: DawnState, piece: str, place: SpaceId) -> None:
    """An infector like any zed; raiders and other units attack whom they meet; refugees just stand there."""
    if piece not in UNITS:
        put_zed(g, piece, place)
        g.tell("zed_placed", "DZ-0.2.2", zed=piece, space=place)
        g.then(*arrival(g, [piece], place))
    else:
        g.then(("unit_enters", piece, place))


@carries_out(LeavePiece)
@clause("DZ-SU10")
def leave_piece(g: DawnState, effect: LeavePiece, address: Address) -> None:
    """Elwood Berra goes, for good."""
    if g.has_elwood:
        g.has_elwood = False
        g.gone.append("elwood")
        g.tell("elwood_changed", "DZ-SU10", is_there=False)


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


def card_hits_zed(g: DawnState, zed: ZedId, hits: int) -> None:
    """Hits of a card on one zed, if it is still there."""
    if zed in g.zeds:
        hit_zed(g, zed, hits)


def card_hits_unit(g: DawnState, unit: UnitId, hits: int) -> None:
    """Hits of a card on one unit, if it is still in the game."""
    if unit in g.units:
        hit_unit(g, unit, hits)


@clause("DZ-CT02", "DZ-6.4.4.7")
def all_retreat(g: DawnState, space: SpaceId) -> None:
    """Zeds toward their Start, units toward Town Center, raiders toward the Start."""
    units = [unit for unit in units_in(g, space) if retreats_with_others(g, unit)]
    raiders = [unit for unit in units_in(g, space) if is_raiders(unit)]
    g.then(
        *zeds_retreat(g, space, list(zeds_in(g, space))),
        *units_retreat(g, space, units),
        *[("raiders_retreat", unit) for unit in raiders],
    )


@carries_out(HitsByRoll)
@clause("DZ-9.2.5")
async def hits_by_roll(g: DawnState, effect: HitsByRoll, address: Address) -> None:
    """A die says how many hits a hero of choice takes."""
    unit = await pick_one(g, "unit", heroes_near_town_center, address)
    if not unit:
        return
    (die,) = g.roll(1)
    hits = next((band.hits for band in effect.bands if band.low <= die <= band.high), 0)
    g.tell("die_rolled", f"DZ-{card_of(address)}", die=die)
    hit_unit(g, unit, hits)


# -- healing ----------------------------------------------------------------------------------------------------


@carries_out(HealCivilians)
@clause("DZ-CT12")
def heal_civilians(g: DawnState, effect: HealCivilians, address: Address) -> None:
    """Up to so many, one after another."""
    g.then(("heal_next_civilians", effect.up_to, effect.infection))


@clause("DZ-R07", "DZ-CT12")
async def heal_next_civilians(g: DawnState, left: int, infection: int, *done: UnitId) -> None:
    """A civilians unit removes a hit and the infection falls; or nobody more."""
    wounded = [unit for unit in wounded_civilians(g) if unit not in done]
    if not left or not wounded:
        return
    answer = await decide_together(
        g, "research_choice", "DZ-R07",
        lambda g, seat: ["enough", *words("unit", [unit for unit in wounded_civilians(g) if unit not in done])],
        about={"card": "R07"},
    )  # fmt: skip
    if answer == "enough":
        return
    unit = thing_of(answer)
    remove_hit(g, unit, "DZ-R07")
    change_infection(g, infection, "DZ-R07")
    g.then(("heal_next_civilians", left - 1, infection, *done, unit))


@carries_out(FreeHeal)
@clause("DZ-CT18", "DZ-5.5.24")
async def free_heal(g: DawnState, effect: FreeHeal, address: Address) -> None:
    """A free Heal action, on somebody in a bed who has not been healed in this round."""
    if not healable(g, is_free=True):
        return
    answer = await decide_together(
        g, "heal_target", "DZ-CT18", lambda g, seat: branch(heal_words(g, is_free=True)),
        about={"card": card_of(address)},
    )  # fmt: skip
    g.paid = "free"
    g.then(*heal_steps(split(answer), effect.lowers_infection))


@carries_out(BuryFromBed)
async def bury_from_bed(g: DawnState, effect: BuryFromBed, address: Address) -> None:
    """A unit in a bed goes to the cemetery."""
    unit = await pick_one(g, "unit", units_in_beds, address)
    if unit:
        g.then(("leave_bed", unit, "cemetery"))
