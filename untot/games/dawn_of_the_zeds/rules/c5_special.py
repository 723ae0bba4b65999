"""Chapter 5.1: special actions. Each has a marker that is turned when it is used (DZ-5.1.3, DZ-5.1.6)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from untot.games.dawn_of_the_zeds.abilities import ABILITIES, PLACES, Holder, has_ability
from untot.games.dawn_of_the_zeds.board import CEMETERY, TOWN_CENTER, TRACK_OF, is_above_ground, is_town_space
from untot.games.dawn_of_the_zeds.pieces import UNITS, Grant, UnitId
from untot.games.dawn_of_the_zeds.rules.c5_abilities import evacuees, wounded_near
from untot.games.dawn_of_the_zeds.rules.c5_able import why_not_act, why_stuck
from untot.games.dawn_of_the_zeds.rules.c5_heal import heal_steps, heal_words, healable, remove_hit
from untot.games.dawn_of_the_zeds.rules.c5_menu import GRANTED, UNIT, begin_action, can_do_something, menu
from untot.games.dawn_of_the_zeds.rules.c5_stocks import can_pay, gain
from untot.games.dawn_of_the_zeds.rules.c15_deciding import decide_together
from untot.games.dawn_of_the_zeds.state import DawnState
from untot.games.dawn_of_the_zeds.whereabouts import (
    PLAYER_KINDS,
    adjacent,
    is_civilians,
    is_refugees,
    player_units,
    player_units_in,
)
from untot.kernel.events import Seat
from untot.kernel.forms import Branch, Made, branch
from untot.kernel.rulebook import clause
from untot.kernel.state import Step
from untot.kernel.words import split, thing_of, word, words

ENOUGH: Final = "enough"


class Special(NamedTuple):
    """A special action with code of its own: why not, what must be named with it, and its steps."""

    why_not: Callable[[DawnState, UnitId], str | None]
    form: Callable[[DawnState, UnitId], Made] | None
    begin: Callable[[DawnState, UnitId, list[str]], tuple[Step, ...]]


SPECIAL_ACTIONS: Final = tuple(
    Holder(unit.id, ability)
    for unit in UNITS.values()
    for ability in unit.abilities
    if ability.kind == "special_action" and unit.kind in PLAYER_KINDS
)


# -- using one --------------------------------------------------------------------------------------------------


@clause("DZ-5.0.5", "DZ-5.1.3", "DZ-5.1.6", "DZ-4.7.9", "DZ-5.1.12")
def why_not_special(g: DawnState, holder: Holder) -> str | None:
    """Once a round (some once a match), by a unit that can act where the ability works and can pay its price."""
    unit, ability = holder
    if ability.row in g.used or ability.row in g.used_up:
        return "DZ-5.1.6"
    if (clause_id := why_not_act(g, unit) or why_stuck(g, unit)) is not None:
        return clause_id
    if ability.place and g.units[unit].place not in PLACES[ability.place]:
        return f"DZ-{ability.row}"
    if not can_pay(g, ability.supplies, ability.ammo):
        return "DZ-5.1.12"
    if ability.grant is not None:
        return None if next(able_grantees(g, unit, ability.grant), None) is not None else f"DZ-{ability.row}"
    return SPECIALS[ability.id].why_not(g, unit)


def possible_specials(g: DawnState) -> Iterator[Holder]:
    """Special actions that can be used now."""
    for holder in SPECIAL_ACTIONS:
        if holder.unit in g.units and why_not_special(g, holder) is None:
            yield holder


def special_form(g: DawnState, holder: Holder) -> Made | None:
    """What must be named with a special action: whom it is for and what he does, or what its own code asks."""
    unit, ability = holder
    if ability.grant is not None:
        return grant_form(g, unit, ability.grant)
    form = SPECIALS[ability.id].form
    return None if form is None else form(g, unit)


@clause("DZ-5.1.3", "DZ-5.1.5", "DZ-5.1.6", "DZ-5.0.6", "DZ-5.1.18")
def use_special(g: DawnState, ability_id: str, answer: str) -> None:
    """The marker is turned, the price is paid, and what it says is carried out at once."""
    unit, ability = ABILITIES[ability_id]
    (g.used_up if ability.once == "game" else g.used).append(ability.row)
    gain(g, -ability.supplies, -ability.ammo, f"DZ-{ability.row}")
    g.tell("special_used", f"DZ-{ability.row}", unit=unit, ability=ability_id)
    said = split(answer)
    if ability.grant is None:
        g.then(*SPECIALS[ability_id].begin(g, unit, said))
        return
    g.paid, g.granted_shift = ability.grant.cost, ability.grant.shift
    g.then(*begin_action(g, thing_of(said[0]), said[1:]))


# -- granted actions --------------------------------------------------------------------------------------------


@clause("DZ-H02.3", "DZ-H03.1", "DZ-H04.1", "DZ-H15.1", "DZ-HC8.1", "DZ-14.6.8")
def grantees(g: DawnState, unit: UnitId, grant: Grant) -> list[UnitId]:
    """To whom an ability can give an action."""
    if grant.to == "self":
        return [unit]
    if grant.to == "unit_in_town_center":
        return player_units_in(g, TOWN_CENTER)
    place = g.units[unit].place
    if grant.to == "civilians_or_refugees_near":
        near = [place, *adjacent(g, place)] if place in TRACK_OF or place == TOWN_CENTER else [place]
        return [other for where in near for other in player_units_in(g, where) if is_civilians_or_refugees(other)]
    return [
        other
        for other in player_units(g)
        if is_above_ground(g.units[other].place) and (UNITS[other].kind == "regular_civilians" or is_refugees(other))
    ]


def is_civilians_or_refugees(unit: UnitId) -> bool:
    return is_civilians(unit) or is_refugees(unit)


def able_grantees(g: DawnState, unit: UnitId, grant: Grant) -> Iterator[UnitId]:
    """Those of them that can use it."""
    for other in grantees(g, unit, grant):
        if can_do_something(g, other, grant.cost, GRANTED, grant.action):
            yield other


@clause("DZ-0.2.11", "DZ-0.2.12", "DZ-5.0.6")
def grant_form(g: DawnState, unit: UnitId, grant: Grant) -> Branch:
    """Which unit, then what it does; an extra action costs its resources, a free one nothing."""
    return branch(
        {
            word(UNIT, other): lambda other=other: menu(g, other, grant.cost, GRANTED, grant.action)  # type: ignore[misc]
            for other in able_grantees(g, unit, grant)
        }
    )


# -- the Mayor's Great Speech -----------------------------------------------------------------------------------


@clause("DZ-H02.4")
def listeners(g: DawnState) -> list[UnitId]:
    """Every player unit in town; with the Radio Station every one above ground."""
    if has_ability(g, "broadcast"):
        return [unit for unit in player_units(g) if is_above_ground(g.units[unit].place)]
    return [unit for unit in player_units(g) if is_town_space(g.units[unit].place)]


@clause("DZ-H02.4")
def why_not_speak(g: DawnState, unit: UnitId) -> str | None:
    return None if any(can_do_something(g, other, "free", GRANTED) for other in listeners(g)) else "DZ-H02.4"


def begin_speech(g: DawnState, unit: UnitId, said: list[str]) -> tuple[Step, ...]:
    return (("great_speech",),)


def great_speech(g: DawnState) -> None:
    """All that listen now get one free action each."""
    g.inspired = listeners(g)
    g.then(("next_inspired",))


@clause("DZ-H02.4", "DZ-5.1.18")
async def next_inspired(g: DawnState) -> None:
    """One after another, in an order of the hero side's choice; who does not want to act does not."""
    if not able_inspired(g):
        g.inspired = []
        return
    answer = await decide_together(g, "speech_order", "DZ-H02.4", inspired_words)
    if answer == ENOUGH:
        g.inspired = []
        return
    said = split(answer)
    unit = thing_of(said[0])
    g.inspired.remove(unit)
    g.paid = "free"
    g.then(*begin_action(g, unit, said[1:]), ("next_inspired",))


def able_inspired(g: DawnState) -> list[UnitId]:
    return [unit for unit in g.inspired if unit in g.units and can_do_something(g, unit, "free", GRANTED)]


def inspired_words(g: DawnState, seat: Seat) -> Branch:
    menus = {word(UNIT, unit): lambda unit=unit: menu(g, unit, "free", GRANTED) for unit in able_inspired(g)}
    return branch({**menus, ENOUGH: None})


# -- other special actions --------------------------------------------------------------------------------------


@clause("DZ-H11.2")
def why_not_ward_round(g: DawnState, unit: UnitId) -> str | None:
    """From an office: a free Heal action on a unit in a bed."""
    return None if healable(g, is_free=True) else "DZ-H11.2"


def ward_form(g: DawnState, unit: UnitId) -> Branch:
    return branch(heal_words(g, is_free=True))


def begin_ward_round(g: DawnState, unit: UnitId, said: list[str]) -> tuple[Step, ...]:
    g.paid = "free"
    return heal_steps(said)


@clause("DZ-H15.3", "DZ-H15.1")
def why_not_no_scruples(g: DawnState, unit: UnitId) -> str | None:
    """It uses the marker of his Own Agenda: somebody in a bed, and a research card to be had."""
    if "H15.1" in g.used or not g.research.cards:
        return "DZ-H15.3"
    return None if in_beds(g) else "DZ-H15.3"


def in_beds(g: DawnState) -> list[UnitId]:
    return [unit for unit, found in g.units.items() if found.place.startswith("bed_")]


def bed_words(g: DawnState, unit: UnitId) -> list[str]:
    return words("target", in_beds(g))


@clause("DZ-H15.3")
def begin_no_scruples(g: DawnState, unit: UnitId, said: list[str]) -> tuple[Step, ...]:
    g.used.append("H15.1")
    return (("leave_bed", thing_of(said[0]), CEMETERY), ("next_research",))


@clause("DZ-HC2.2")
def why_not_kitchen(g: DawnState, unit: UnitId) -> str | None:
    return None if wounded_near(g, unit) else "DZ-HC2.2"


def kitchen_words(g: DawnState, unit: UnitId) -> list[str]:
    return words("target", wounded_near(g, unit))


def begin_kitchen(g: DawnState, unit: UnitId, said: list[str]) -> tuple[Step, ...]:
    return (("dress_wounds", thing_of(said[0])),)


@clause("DZ-HC2.2", "DZ-5.5.18")
def dress_wounds(g: DawnState, patient: UnitId) -> None:
    """The price was paid with the special action."""
    remove_hit(g, patient, "DZ-HC2.2")


@clause("DZ-HC4.2")
def why_not_evacuate(g: DawnState, unit: UnitId) -> str | None:
    return None if evacuees(g, unit) else "DZ-HC4.2"


def evacuation_words(g: DawnState, unit: UnitId) -> list[str]:
    return words("target", evacuees(g, unit))


def begin_evacuation(g: DawnState, unit: UnitId, said: list[str]) -> tuple[Step, ...]:
    return (("evacuate", thing_of(said[0])),)


def always(g: DawnState, unit: UnitId) -> str | None:
    return None


@clause("DZ-HC5.1")
def begin_charges(g: DawnState, unit: UnitId, said: list[str]) -> tuple[Step, ...]:
    """Two supplies, paid with the special action, become one ammo."""
    return (("make_ammo",),)


@clause("DZ-HC5.1", "DZ-F41")
def make_ammo(g: DawnState) -> None:
    gain(g, 0, 1, "DZ-HC5.1")


SPECIALS: Final[dict[str, Special]] = {
    "great_speech": Special(why_not_speak, None, begin_speech),
    "field_kitchen": Special(why_not_kitchen, kitchen_words, begin_kitchen),
    "evacuation": Special(why_not_evacuate, evacuation_words, begin_evacuation),
    "home_made_charges": Special(always, None, begin_charges),
    "ward_round": Special(why_not_ward_round, ward_form, begin_ward_round),
    "no_scruples": Special(why_not_no_scruples, bed_words, begin_no_scruples),
}
"""Special actions that are more than a granted action, by the name of the ability."""
