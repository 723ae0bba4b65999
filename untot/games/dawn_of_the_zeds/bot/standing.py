"""How well the town stands: the value of a position, fitted to matches of careful teams."""

from __future__ import annotations

from typing import Final

from untot.games.dawn_of_the_zeds.abilities import is_able
from untot.games.dawn_of_the_zeds.bot.danger import danger
from untot.games.dawn_of_the_zeds.bot.prices import ammo_price, chaos_price, infection_price, supplies_price
from untot.games.dawn_of_the_zeds.bot.roads import roads, rounds_left
from untot.games.dawn_of_the_zeds.facts import is_hero_seat
from untot.games.dawn_of_the_zeds.pieces import UNITS
from untot.games.dawn_of_the_zeds.printed_cards import LEVELS
from untot.games.dawn_of_the_zeds.rules.c6_hits import unit_hits_left
from untot.games.dawn_of_the_zeds.state import DawnState
from untot.games.dawn_of_the_zeds.whereabouts import is_player_unit
from untot.kernel.events import Seat
from untot.parts.fitted import Rivals, Traits, by_time, fit_in

CONSOLATION: Final = 0.25
"""What it counts to have held out to the last round and to have lost: levels that nobody wins could not be learned
from otherwise."""
HEROES: Final = 0
"""The first hero seat stands for all: they win or lose together."""
FIT: Final = fit_in(__package__)


def value(g: DawnState, seat: Seat) -> float:
    """The chance that the town is saved from here, and what came of it, once the match is over; the other way round for
    the zeds player."""
    safety = safety_of(g)
    return safety if is_hero_seat(g, seat) else 1 - safety


def safety_of(g: DawnState) -> float:
    if g.result is not None:
        return 1.0 if HEROES in g.result.winners else CONSOLATION * survived(g)
    return FIT.chances(traits(g, HEROES))[HEROES]


def survived(g: DawnState) -> float:
    """The part of the rounds."""
    return g.round / max(1, g.round + rounds_left(g))


def traits(g: DawnState, seat: Seat) -> Rivals:
    """Of the town: what threatens it, who stands in the way, how long it must still hold out."""
    left = rounds_left(g)
    return {HEROES: {**_level(g), "rounds": left, **by_time({"burden": burden(g), **_hits_to_take(g)}, left)}}


def _level(g: DawnState) -> Traits:
    """Some levels are harder than others; the other traits should not have to tell that."""
    return {f"level_{level}": float(g.options["level"] == level) for level in LEVELS}


def burden(g: DawnState) -> float:
    """The danger of all roads, what infection and chaos cost, less the stocks, in the coin of danger: how these stand
    to each other is set by hand, too few matches are lost for want of a cartridge to learn it."""
    ills = infection_price(g, g.infection) + chaos_price(g) * sum(g.chaos.values())
    stocks = g.ammo * ammo_price(g) + g.supplies * supplies_price(g)
    return sum(map(danger, roads(g).values())) + ills - stocks


def _hits_to_take(g: DawnState) -> Traits:
    """Heroes and all others, by the hits that they can still take."""
    able = [unit for unit in g.units if UNITS[unit].has_strength and is_player_unit(g, unit) and is_able(g, unit)]
    hits = {unit: unit_hits_left(g, unit) for unit in able}
    heroes = sum(left for unit, left in hits.items() if UNITS[unit].kind == "hero")
    return {"heroes": heroes, "others": sum(hits.values()) - heroes}
