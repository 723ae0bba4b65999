"""Chapter 5.6: defences."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from untot.games.dawn_of_the_zeds.abilities import ABILITIES, can_never, own_rule, rules_in_play
from untot.games.dawn_of_the_zeds.board import SPACES_OF, TRACK_OF, SpaceId, is_track_space
from untot.games.dawn_of_the_zeds.charts import BUILDING
from untot.games.dawn_of_the_zeds.facts import is_on
from untot.games.dawn_of_the_zeds.pieces import Paid, UnitId
from untot.games.dawn_of_the_zeds.printed_rules import BarricadeCost
from untot.games.dawn_of_the_zeds.rules.c5_able import why_stuck
from untot.games.dawn_of_the_zeds.rules.c5_stocks import can_pay, gain
from untot.games.dawn_of_the_zeds.state import LEVEL_II, DawnState
from untot.games.dawn_of_the_zeds.whereabouts import adjacent, enemies_in, is_refugees
from untot.kernel.rulebook import clause
from untot.kernel.state import Step
from untot.kernel.words import thing_of, word, words

KINGMAN: Final = "kingman"


# -- barricades -------------------------------------------------------------------------------------------------


@clause("DZ-5.6.1", "DZ-5.6.2", "DZ-5.6.11", "DZ-H07.4", "DZ-H17.4", "DZ-10.2.7")
def why_not_build(g: DawnState, unit: UnitId, paid: Paid) -> str | None:
    """A player unit, defiant ones too, on a track without defences; not Pickles, Horatius and refugees."""
    if is_refugees(unit) or can_never(unit, "build") is not None:
        return "DZ-5.6.2"
    if (stuck := why_stuck(g, unit)) is not None:
        return stuck
    sites = list(building_sites(g, unit))
    if not sites:
        return "DZ-5.6.11" if not is_track_space(g.units[unit].place) else "DZ-5.6.3"
    is_payable = any(can_pay(g, barricade_price(g, unit, space), 0) for space in sites)
    return None if paid == "free" or is_payable else "DZ-5.6.1"


@clause("DZ-5.6.3", "DZ-5.6.11", "DZ-5.6.12", "DZ-HC5.2", "DZ-13.1.12")
def building_sites(g: DawnState, unit: UnitId) -> Iterator[SpaceId]:
    """The own track space; for the Builders adjacent ones without enemies too; one defence on each track."""
    place = g.units[unit].place
    near = adjacent(g, place) if place in TRACK_OF and is_builder(unit) else []
    for space in (place, *near):
        if is_track_space(space) and why_not_there(g, space) is None and (space == place or not enemies_in(g, space)):
            yield space


def is_builder(unit: UnitId) -> bool:
    return unit == ABILITIES["tradesmen"].unit


@clause("DZ-5.6.3", "DZ-5.6.5", "DZ-13.1.12", "DZ-13.3.11")
def why_not_there(g: DawnState, space: SpaceId) -> str | None:
    """One barricade or the strongpoint on each track; with `defensive_strategies` a barricade is built elsewhere."""
    others = [other for other in SPACES_OF[TRACK_OF[space]] if other in g.defences]
    if not others:
        return None
    can_move = is_on(g, "defensive_strategies", LEVEL_II) and g.defences[others[0]] == "barricade"
    return None if can_move and others[0] != space else "DZ-5.6.3"


@clause("DZ-5.6.1", "DZ-HC5.2", "DZ-AU6.1", "DZ-13.1.12")
def barricade_price(g: DawnState, unit: UnitId, space: SpaceId) -> int:
    """Two supplies; less for the Builders and with `defensive_strategies`, more on the Councillor's track."""
    price = BUILDING.barricade - is_on(g, "defensive_strategies", LEVEL_II)
    own = own_rule(g, unit, BarricadeCost)
    price += own.by if own is not None else 0
    for holder, _, rule in rules_in_play(g, BarricadeCost):
        if rule.whom == "on_track" and TRACK_OF.get(g.units[holder].place) == TRACK_OF[space]:
            price += rule.by
    return max(0, price)


def sites(g: DawnState, unit: UnitId, paid: Paid) -> list[str]:
    found = building_sites(g, unit)
    return words("at", [space for space in found if paid == "free" or can_pay(g, barricade_price(g, unit, space), 0)])


@clause("DZ-5.6.1", "DZ-5.6.3", "DZ-5.6.11", "DZ-5.6.12")
def why_not_at(g: DawnState, unit: UnitId, space: SpaceId) -> str | None:
    """Why a barricade cannot be built there, for whoever tries."""
    if word("at", space) in sites(g, unit, "track"):
        return None
    if not is_track_space(space):
        return "DZ-5.6.11"
    if space != g.units[unit].place and not (is_builder(unit) and space in adjacent(g, g.units[unit].place)):
        return "DZ-5.6.1"
    return why_not_there(g, space) or ("DZ-5.6.12" if enemies_in(g, space) else "DZ-5.1.12")


def begin_build(g: DawnState, unit: UnitId, said: list[str]) -> tuple[Step, ...]:
    return (("build_barricade", unit, thing_of(said[0])),)


@clause("DZ-5.6.1", "DZ-5.6.3", "DZ-13.1.12", "DZ-13.3.11")
def build_barricade(g: DawnState, unit: UnitId, space: SpaceId) -> None:
    """The supplies are paid and the marker lies there; an old one of the track is taken away."""
    if g.paid != "free":
        gain(g, -barricade_price(g, unit, space), 0, "DZ-5.6.1")
    for other in SPACES_OF[TRACK_OF[space]]:
        g.defences.pop(other, None)
    g.defences[space] = "barricade"
    g.tell("defence_built", "DZ-5.6.1", unit=unit, space=space, defence="barricade")


# -- what only Colonel Kingman builds ---------------------------------------------------------------------------


@clause("DZ-5.6.6", "DZ-5.6.8", "DZ-H06.1", "DZ-5.6.3")
def why_not_strongpoint(g: DawnState, unit: UnitId, paid: Paid) -> str | None:
    """Only he, once, on a track space of a track without defences."""
    if unit != KINGMAN or "H06.1" in g.used_up:
        return "DZ-5.6.6"
    return why_not_dig(g, "build_strongpoint", paid) or why_not_there(g, g.units[unit].place)


@clause("DZ-5.6.7", "DZ-5.6.8", "DZ-H06.2")
def why_not_minefield(g: DawnState, unit: UnitId, paid: Paid) -> str | None:
    """Only he, once a match, on a track space."""
    if unit != KINGMAN or "H06.2" in g.used_up:
        return "DZ-5.6.7"
    return why_not_dig(g, "lay_minefield", paid)


def why_not_dig(g: DawnState, ability_id: str, paid: Paid) -> str | None:
    ability = ABILITIES[ability_id].ability
    if (stuck := why_stuck(g, KINGMAN)) is not None:
        return stuck
    if not is_track_space(g.units[KINGMAN].place):
        return "DZ-5.6.11"
    return None if paid == "free" or can_pay(g, ability.supplies, ability.ammo) else "DZ-5.1.12"


def begin_strongpoint(g: DawnState, unit: UnitId, said: list[str]) -> tuple[Step, ...]:
    return (("kingman_builds", "build_strongpoint"),)


def begin_minefield(g: DawnState, unit: UnitId, said: list[str]) -> tuple[Step, ...]:
    return (("kingman_builds", "lay_minefield"),)


@clause("DZ-5.6.6", "DZ-5.6.7", "DZ-H06.1", "DZ-H06.2", "DZ-MK10")
def kingman_builds(g: DawnState, ability_id: str) -> None:
    """The strongpoint stays for ever; the minefield explodes twice."""
    ability = ABILITIES[ability_id].ability
    space = g.units[KINGMAN].place
    g.used_up.append(ability.row)
    if g.paid != "free":
        gain(g, -ability.supplies, -ability.ammo, f"DZ-{ability.row}")
    if ability_id == "build_strongpoint":
        g.defences[space] = "strongpoint"
    else:
        g.minefield, g.minefield_uses = space, len(BUILDING.minefield_strengths)
    defence = "strongpoint" if ability_id == "build_strongpoint" else "minefield"
    g.tell("defence_built", f"DZ-{ability.row}", unit=KINGMAN, space=space, defence=defence)
