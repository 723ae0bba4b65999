"""Chapter 9: the Eat phase."""

from __future__ import annotations

from untot.games.dawn_of_the_zeds.abilities import rules_in_play
from untot.games.dawn_of_the_zeds.board import CAMP
from untot.games.dawn_of_the_zeds.facts import active_event
from untot.games.dawn_of_the_zeds.pieces import UnitId
from untot.games.dawn_of_the_zeds.printed_rules import EatAtMost, RollBonus
from untot.games.dawn_of_the_zeds.rules.c1_sequence import enter_phase, with_event
from untot.games.dawn_of_the_zeds.rules.c5_stocks import gain
from untot.games.dawn_of_the_zeds.rules.c6_hits import hit_unit
from untot.games.dawn_of_the_zeds.rules.c15_deciding import decide_together
from untot.games.dawn_of_the_zeds.state import DawnState
from untot.games.dawn_of_the_zeds.whereabouts import player_units, player_units_in
from untot.kernel.events import Seat
from untot.kernel.rulebook import clause
from untot.kernel.words import thing_of, words
from untot.parts.deferring import one_effect


@clause("DZ-9.1.1", "DZ-9.1.2")
def eat_phase(g: DawnState) -> None:
    """The tab says how many supplies are due."""
    enter_phase(g, "eat", "DZ-9.1.2")
    g.then(*with_event("eat", *one_effect(("eat",))), ("phase_ends",))


@clause("DZ-9.1.1", "DZ-9.1.2", "DZ-9.2.1")
def eat(g: DawnState) -> None:
    """What is there is given up; for each missing supply somebody takes a hit."""
    due = supplies_due(g)
    missing = max(0, due - g.supplies)
    gain(g, -due, 0, "DZ-9.1.2")
    if missing:
        g.tell("supplies_missing", "DZ-9.2.1", missing=missing)
    g.then(*[("starve",) for _ in range(missing)])


@clause("DZ-9.1.2", "DZ-9.1.3", "DZ-HC7.3", "DZ-HC2.3")
def supplies_due(g: DawnState) -> int:
    """The number of the tab; by the die 1 if it is not above the number of those in beds and in the camp."""
    tab = active_event(g).eat
    if tab == "die":
        (die,) = g.roll(1)
        result = die + sum(rule.by for _, _, rule in rules_in_play(g, RollBonus) if rule.of == "eat")
        g.tell("eat_rolled", "DZ-9.1.3", die=die, result=result, mouths=mouths(g))
        return int(result <= mouths(g))
    return min([tab, *(rule.supplies for _, _, rule in rules_in_play(g, EatAtMost))])


@clause("DZ-9.1.3")
def mouths(g: DawnState) -> int:
    """Player units in beds and in the refugee camp."""
    in_beds = sum(found.place.startswith("bed_") for found in g.units.values())
    return in_beds + len(player_units_in(g, CAMP))


@clause("DZ-9.2.1", "DZ-9.2.2", "DZ-9.2.3", "DZ-9.2.4")
async def starve(g: DawnState) -> None:
    """One player unit of choice takes a hit, if there is one that can."""
    if hungry(g):
        answer = await decide_together(g, "starving_unit", "DZ-9.2.1", hungry_words, why_not=why_not_starve)
        hit_unit(g, thing_of(answer), 1)


@clause("DZ-9.2.2", "DZ-9.2.3", "DZ-9.2.5")
def hungry(g: DawnState) -> list[UnitId]:
    """Player units that are not comatose, refugees and the National Guard too; villagers are none."""
    return [unit for unit in player_units(g) if not g.units[unit].is_comatose]


def hungry_words(g: DawnState, seat: Seat) -> list[str]:
    return words("unit", hungry(g))


@clause("DZ-9.2.2", "DZ-9.2.3")
def why_not_starve(g: DawnState, seat: Seat, answer: str) -> str | None:
    """Comatose units and villagers cannot be chosen."""
    unit = g.units.get(thing_of(answer))
    if unit is None:
        return None
    return "DZ-9.2.2" if unit.is_comatose else "DZ-9.2.3"
