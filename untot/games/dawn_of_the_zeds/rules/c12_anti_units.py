"""Chapters 12.2, 12.3 and C9: anti-units come, act, are jailed and escape. The units are a reconstruction."""

from __future__ import annotations

from typing import Final

from untot.games.dawn_of_the_zeds.abilities import ABILITIES, Holder, is_able
from untot.games.dawn_of_the_zeds.board import (
    ALL_SPACES,
    CHROMOTECHNICS,
    OFFICES_OF_MARTEUSE,
    SPACES_OF,
    START_OF,
    TOWN_CENTER,
    TRACK_OF,
    SpaceId,
    is_above_ground,
    is_named,
    is_town_space,
)
from untot.games.dawn_of_the_zeds.charts import ROLLS
from untot.games.dawn_of_the_zeds.facts import is_competitive, zeds_seat
from untot.games.dawn_of_the_zeds.pieces import UNITS, UnitId
from untot.games.dawn_of_the_zeds.placing import bury, change_unit, put_unit
from untot.games.dawn_of_the_zeds.rules.c3_pressure import can_move
from untot.games.dawn_of_the_zeds.rules.c4_chaos import place_chaos
from untot.games.dawn_of_the_zeds.rules.c4_step import begin_step
from untot.games.dawn_of_the_zeds.rules.c5_stocks import gain
from untot.games.dawn_of_the_zeds.rules.c14_goodbye import destroy_barricade
from untot.games.dawn_of_the_zeds.state import LEVEL_IV, DawnState, Modifier
from untot.games.dawn_of_the_zeds.whereabouts import (
    ANTI,
    adjacent,
    has_room,
    is_anti_unit,
    player_units_in,
    starts,
    units_in,
    zeds_in,
)
from untot.kernel.asking import choose
from untot.kernel.rulebook import clause
from untot.kernel.state import Step
from untot.kernel.words import thing_of, words

MARTEUSE: Final = "marteuse"
REINFORCED_ACTS: Final = (2, 4)
STAYS_OUT: Final = "stays_out"


def anti_units(g: DawnState) -> list[UnitId]:
    """Those in play and not in jail."""
    return [unit for unit in g.units if is_anti_unit(unit) and is_able(g, unit)]


# -- coming into play -------------------------------------------------------------------------------------------


@clause("DZ-15.2.5", "DZ-15.2.6")
def place_first_anti_units(g: DawnState) -> None:
    """After everything else: one random anti-civilians unit, from level IV one anti-hero too."""
    if not is_competitive(g):
        return
    kinds = ["anti_civilians", *(["anti_hero"] if g.level >= LEVEL_IV else [])]
    drawn = [g.draw([unit for unit in g.anti_units if UNITS[unit].kind == kind]) for kind in kinds]
    g.then(*[("place_anti_unit", unit, 1) for unit in drawn])


@clause("DZ-12.2.6", "DZ-12.2.29", "DZ-12.2.31")
def reinforcement(g: DawnState) -> None:
    """With the first card of act II and of act IV one more anti-unit comes, drawn at random."""
    if g.level >= LEVEL_IV and g.first_of_act in REINFORCED_ACTS and g.anti_units:
        g.then(("place_anti_unit", g.draw(g.anti_units), 0))


@clause("DZ-15.2.5", "DZ-12.2.6", "DZ-12.2.7", "DZ-12.2.23", "DZ-AU4.1")
async def place_anti_unit(g: DawnState, unit: UnitId, is_set_up: int) -> None:
    """On a named space of the zeds player's choice; without any it stays out."""
    if not anti_places(g, unit, bool(is_set_up)):
        g.tell("anti_unit_stays_out", "DZ-12.2.23", unit=unit)
        return
    answer = await choose(
        g, zeds_seat(g), "place_anti_unit", "DZ-12.2.6",
        lambda g, seat: words("to", anti_places(g, unit, bool(is_set_up))), about={"unit": unit},
    )  # fmt: skip
    g.then(("anti_unit_enters", unit, thing_of(answer)))


@clause("DZ-12.2.7", "DZ-12.2.23", "DZ-15.2.5", "DZ-AU4.1")
def anti_places(g: DawnState, unit: UnitId, is_set_up: bool = False) -> list[SpaceId]:
    """Named spaces with room and without zeds, for anti-civilians above ground; Dr. Marteuse has his own."""
    free = [
        space
        for space in ALL_SPACES
        if is_named(space) and not zeds_in(g, space) and has_room(g, unit, space)
        and (space == TOWN_CENTER or TRACK_OF[space] in g.tracks)
    ]  # fmt: skip
    if unit == MARTEUSE:
        own: list[SpaceId] = [OFFICES_OF_MARTEUSE, CHROMOTECHNICS]
        return [space for space in own if space in free and not units_in(g, space)][:1]
    if is_set_up:
        free.remove(TOWN_CENTER)
    return [space for space in free if is_above_ground(space) or UNITS[unit].kind != "anti_civilians"]


@clause("DZ-12.2.19", "DZ-12.3.4")
def anti_unit_enters(g: DawnState, unit: UnitId, space: SpaceId) -> None:
    """From the box at full strength, from jail as it is."""
    if unit in g.anti_units:
        g.anti_units.remove(unit)
    put_unit(g, unit, space)
    g.tell("unit_entered", "DZ-12.2.6", unit=unit, space=space)


# -- last hits --------------------------------------------------------------------------------------------------


@clause("DZ-6.3.9", "DZ-6.3.10", "DZ-0.2.26")
async def anti_unit_rolls(g: DawnState, unit: UnitId) -> None:
    """1 to 3: back to the Start of its track, reduced side up; from Town Center to one of the zeds player's choice."""
    place = g.units[unit].place
    start = START_OF[TRACK_OF[place]] if place in TRACK_OF else ""
    if not start:
        answer = await choose(g, zeds_seat(g), "anti_start", "DZ-6.3.10", lambda g, seat: words("space", starts(g)))
        start = thing_of(answer)
    (die,) = g.roll(1)
    if die >= ROLLS.anti_unit_killed:
        bury(g, unit)
        g.tell("unit_died", "DZ-6.3.9", unit=unit, place=place)
        return
    put_unit(g, unit, start)
    change_unit(g, unit, is_reduced=True, hits=0)
    g.tell("anti_unit_driven_back", "DZ-6.3.9", unit=unit, die=die, space=start)
    g.then(("anti_unit_meets", unit))


@clause("DZ-12.2.20", "DZ-12.2.21", "DZ-10.1.15")
def anti_unit_meets(g: DawnState, unit: UnitId) -> None:
    """It fights zeds and raiders where it has been put, never player units."""
    g.then(("units_meet", g.units[unit].place, 1, unit))


# -- special actions --------------------------------------------------------------------------------------------

ANTI_ABILITIES: Final = tuple(
    Holder(unit.id, ability) for unit in UNITS.values() if unit.kind in ANTI for ability in unit.abilities
)


@clause("DZ-12.2.8", "DZ-12.3.1", "DZ-12.3.2")
def anti_specials(g: DawnState) -> dict[str, list[str] | None]:
    """Special actions of anti-units that can be used now, with what must be named."""
    found: dict[str, list[str] | None] = {}
    for unit, ability in ANTI_ABILITIES:
        is_unused = ability.row not in g.used and ability.row not in g.used_up
        if ability.kind == "special_action" and unit in g.units and is_able(g, unit) and is_unused:
            targets = special_targets(g, unit, ability.id)
            if targets is None or targets:
                found[ability.id] = targets
    return found


@clause("DZ-AU4.3", "DZ-AU5.2", "DZ-AU7.1")
def special_targets(g: DawnState, unit: UnitId, ability: str) -> list[str] | None:
    """None: nothing has to be named; an empty list: it cannot be used."""
    place = g.units[unit].place
    if ability == "sermon":
        track = TRACK_OF.get(place)
        spaces = SPACES_OF[track] if track else ()
        return words("space", [space for space in spaces if zeds_in(g, space) and can_move(g, zeds_in(g, space))])
    if ability == "sabotage":
        return words("at", sabotage_targets(g, unit))
    if ability == "masterpiece":
        return None if place in TRACK_OF else []
    return None


@clause("DZ-AU7.1")
def sabotage_targets(g: DawnState, unit: UnitId) -> list[SpaceId]:
    """A barricade in her or an adjacent space; without one her own named space without player units and chaos."""
    place = g.units[unit].place
    near = [place, *(adjacent(g, place) if place in TRACK_OF or place == TOWN_CENTER else [])]
    barricades = [space for space in near if g.defences.get(space) == "barricade"]
    if barricades:
        return barricades
    is_open = is_named(place) and not player_units_in(g, place) and place not in g.chaos
    return [place] if is_open else []


@clause("DZ-12.2.8", "DZ-5.1.3", "DZ-5.1.6")
def use_anti_special(g: DawnState, ability_id: str, said: list[str]) -> tuple[Step, ...]:
    """The marker is turned; what it says is carried out."""
    unit, ability = ABILITIES[ability_id]
    (g.used_up if ability.once == "game" else g.used).append(ability.row)
    g.tell("special_used", f"DZ-{ability.row}", unit=unit, ability=ability_id)
    return (("anti_special", ability_id, *(thing_of(word) for word in said)),)


@clause("DZ-AU1.2", "DZ-AU2.2", "DZ-AU4.3", "DZ-AU5.2", "DZ-AU7.1", "DZ-12.3.3")
def anti_special(g: DawnState, ability_id: str, target: str = "") -> None:
    """A sit-in, paperwork, a masterpiece, a sermon, sabotage."""
    unit, ability = ABILITIES[ability_id]
    place = g.units[unit].place
    if ability_id == "sit_in":
        g.modifiers.append(Modifier("sit_in", ability.row, "round", unit=place))
    elif ability_id == "paperwork":
        g.modifiers.append(Modifier("paperwork", ability.row, "round", by=-1))
    elif ability_id == "masterpiece":
        g.then(("new_zeds", "super_zed", 1, START_OF[TRACK_OF[place]]))
    elif ability_id == "sermon":
        g.then(*begin_step(g, list(zeds_in(g, target)), "sermon"))
    elif g.defences.get(target) == "barricade":
        destroy_barricade(g, target, "DZ-AU7.1")
    else:
        place_chaos(g, target, "DZ-AU7.1")


# -- abilities that cost a zeds action --------------------------------------------------------------------------


@clause("DZ-12.2.9", "DZ-AU3.2", "DZ-AU6.2")
def usable_abilities(g: DawnState) -> list[str]:
    """Shelf Clearing on a named space without zeds, Embezzle in town; each once a round."""
    return [
        ability.id
        for unit, ability in ANTI_ABILITIES
        if ability.kind == "action" and unit in g.units and is_able(g, unit) and ability.row not in g.used
        and is_place_for(g, ability.id, g.units[unit].place)
    ]  # fmt: skip


def is_place_for(g: DawnState, ability: str, place: SpaceId) -> bool:
    return is_town_space(place) if ability == "embezzle" else is_named(place) and not zeds_in(g, place)


@clause("DZ-AU3.2", "DZ-AU6.2")
def use_anti_ability(g: DawnState, ability_id: str) -> None:
    """The heroes lose a supply or ammo of their choice; or a die says what is gone."""
    g.used.append(ABILITIES[ability_id].ability.row)
    if ability_id == "shelf_clearing":
        g.then(("lose_one", 1, "hoarders_loss", "supplies", "ammo"))
        return
    (die,) = g.roll(1)
    g.tell("die_rolled", "DZ-AU6.2", die=die)
    gain(g, -(die > 3), -(die > 5), "DZ-AU6.2")
