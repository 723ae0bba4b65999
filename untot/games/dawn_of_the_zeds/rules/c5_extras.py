"""Chapter 5 and C5: what the hero side may do in the Action phase without an action of the track."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from untot.games.dawn_of_the_zeds.abilities import ABILITIES, has_ability
from untot.games.dawn_of_the_zeds.board import LAB
from untot.games.dawn_of_the_zeds.cards.possible import can_begin
from untot.games.dawn_of_the_zeds.facts import active_event, in_force
from untot.games.dawn_of_the_zeds.pieces import Grant
from untot.games.dawn_of_the_zeds.printed_cards import ANY_NUMBER
from untot.games.dawn_of_the_zeds.rules.c5_abilities import wounded_near
from untot.games.dawn_of_the_zeds.rules.c5_able import why_stuck
from untot.games.dawn_of_the_zeds.rules.c5_menu import begin_action
from untot.games.dawn_of_the_zeds.rules.c5_research import why_not_by_supply
from untot.games.dawn_of_the_zeds.rules.c5_special import able_grantees, grant_form
from untot.games.dawn_of_the_zeds.rules.c5_stocks import can_pay, gain, gain_actions
from untot.games.dawn_of_the_zeds.rules.c8_level import raise_infection
from untot.games.dawn_of_the_zeds.rules.c10_refugees import arm_steps, arming_words, why_not_arm
from untot.games.dawn_of_the_zeds.state import LEVEL_II, LEVEL_III, DawnState
from untot.games.dawn_of_the_zeds.whereabouts import units_in
from untot.kernel.forms import Made
from untot.kernel.rulebook import clause
from untot.kernel.state import Step
from untot.kernel.words import thing_of, words

INNER_CALM: Final = Grant("self", "extra")
WORKSHOP_PRICE: Final = 2


class Extra(NamedTuple):
    """Something of the hero side: why not, what must be named with it, and its steps."""

    why_not: Callable[[DawnState], str | None]
    form: Callable[[DawnState], Made] | None
    begin: Callable[[DawnState, list[str]], tuple[Step, ...]]


# -- the event card ---------------------------------------------------------------------------------------------


@clause("DZ-E35", "DZ-E45", "DZ-E52", "DZ-E86", "DZ-CT18", "DZ-CT19")
def why_not_use_event(g: DawnState) -> str | None:
    """An event that may be used in this phase, as often as it says and as far as it finds something to do."""
    use = active_event(g).use
    if use is None or (use.times != ANY_NUMBER and g.event_uses >= use.times):
        return "DZ-1.2.1"
    return None if all(can_begin(g, effect) for effect in use.text) else f"DZ-{g.active}"


def begin_event_use(g: DawnState, said: list[str]) -> tuple[Step, ...]:
    g.event_uses += 1
    g.tell("event_text", "DZ-1.2.3", card=g.active, phase="action")
    return (("text", f"{g.active}.use", 0),)


# -- abilities --------------------------------------------------------------------------------------------------


@clause("DZ-H11.3")
def why_not_first_aid(g: DawnState) -> str | None:
    """Once in an Action phase, for a supply."""
    unit, ability = ABILITIES["first_aid"]
    if not has_ability(g, "first_aid") or ability.row in g.used or why_stuck(g, unit) is not None:
        return "DZ-H11.3"
    if not can_pay(g, ability.supplies, 0):
        return "DZ-5.1.12"
    return None if wounded_near(g, unit, beds_too=True) else "DZ-H11.3"


def first_aid_words(g: DawnState) -> list[str]:
    return words("target", wounded_near(g, ABILITIES["first_aid"].unit, beds_too=True))


def begin_first_aid(g: DawnState, said: list[str]) -> tuple[Step, ...]:
    g.used.append("H11.3")
    return (("treat", "first_aid", thing_of(said[0])),)


@clause("DZ-H12.4")
def why_not_overtime(g: DawnState) -> str | None:
    """Once a round Professor Agee trades infection for an action."""
    unit, ability = ABILITIES["overtime"]
    is_able = has_ability(g, "overtime") and why_stuck(g, unit) is None
    return None if is_able and ability.row not in g.used else "DZ-H12.4"


def begin_overtime(g: DawnState, said: list[str]) -> tuple[Step, ...]:
    g.used.append("H12.4")
    return (("overtime",),)


@clause("DZ-H12.4")
def overtime(g: DawnState) -> None:
    gain_actions(g, 1, "DZ-H12.4")
    raise_infection(g, ABILITIES["overtime"].ability.infection, "DZ-H12.4")


@clause("DZ-H10.2", "DZ-5.1.18")
def why_not_inner_calm(g: DawnState) -> str | None:
    """A kept card was played in this round: Alyssa Darling has an extra action, now or later in the Action phase."""
    if not g.has_inner_calm or not has_ability(g, "inner_calm"):
        return "DZ-H10.2"
    return None if any(True for _ in able_grantees(g, "darling", INNER_CALM)) else "DZ-H10.2"


def inner_calm_form(g: DawnState) -> Made:
    return grant_form(g, "darling", INNER_CALM)


def begin_inner_calm(g: DawnState, said: list[str]) -> tuple[Step, ...]:
    g.has_inner_calm = False
    g.paid = "extra"
    return begin_action(g, "darling", said[1:])


# -- the workshop, the lab, the camp ----------------------------------------------------------------------------


@clause("DZ-F41")
def why_not_workshop(g: DawnState) -> str | None:
    """While the Workshop is open: two supplies for one ammo, as often as wanted."""
    return None if in_force(g, "workshop") is not None and can_pay(g, WORKSHOP_PRICE, 0) else "DZ-F41"


def begin_workshop(g: DawnState, said: list[str]) -> tuple[Step, ...]:
    return (("work_shop",),)


@clause("DZ-F41")
def work_shop(g: DawnState) -> None:
    gain(g, -WORKSHOP_PRICE, 1, "DZ-F41")


@clause("DZ-R13")
def why_not_improvise(g: DawnState) -> str | None:
    """A Research action for a supply, by the scientist in the lab."""
    if g.level < LEVEL_III or not units_in(g, LAB):
        return "DZ-5.7.3"
    unit = units_in(g, LAB)[0]
    return "DZ-5.5.12" if g.units[unit].is_comatose else why_not_by_supply(g, unit, "track")


def begin_improvise(g: DawnState, said: list[str]) -> tuple[Step, ...]:
    return (("pay_sample",), ("research", units_in(g, LAB)[0]))


@clause("DZ-10.2.15")
def why_not_arm_refugees(g: DawnState) -> str | None:
    return why_not_arm(g) if g.level >= LEVEL_II else "DZ-0.1.7"


def begin_arming(g: DawnState, said: list[str]) -> tuple[Step, ...]:
    return arm_steps(said)


EXTRAS: Final[dict[str, Extra]] = {
    "use_event": Extra(why_not_use_event, None, begin_event_use),
    "arm": Extra(why_not_arm_refugees, arming_words, begin_arming),
    "first_aid": Extra(why_not_first_aid, first_aid_words, begin_first_aid),
    "overtime": Extra(why_not_overtime, None, begin_overtime),
    "inner_calm": Extra(why_not_inner_calm, inner_calm_form, begin_inner_calm),
    "workshop": Extra(why_not_workshop, None, begin_workshop),
    "improvise": Extra(why_not_improvise, None, begin_improvise),
}
"""By the word with which it is chosen."""


def possible_extras(g: DawnState) -> list[str]:
    return [verb for verb, extra in EXTRAS.items() if extra.why_not(g) is None]
