"""Chapter 5.7: research, and the super weapon."""

from __future__ import annotations

from typing import Final

from untot.games.dawn_of_the_zeds.abilities import current_research, current_rule, has_flag, is_able, rules_in_play
from untot.games.dawn_of_the_zeds.board import LAB, TOWN_CENTER, SpaceId, is_start, is_track_space
from untot.games.dawn_of_the_zeds.charts import BUILDING
from untot.games.dawn_of_the_zeds.facts import is_on
from untot.games.dawn_of_the_zeds.pieces import COMPONENTS, Paid, UnitId
from untot.games.dawn_of_the_zeds.printed_cards import RESEARCH, TEXTS
from untot.games.dawn_of_the_zeds.printed_rules import ResearchBySupply, RollBonus
from untot.games.dawn_of_the_zeds.rules.c5_able import why_stuck
from untot.games.dawn_of_the_zeds.rules.c5_stocks import can_pay, gain
from untot.games.dawn_of_the_zeds.state import LEVEL_III, DawnState
from untot.games.dawn_of_the_zeds.whereabouts import adjacent, is_hero_or_any_civilians, is_player_unit, zeds_in
from untot.kernel.rulebook import clause
from untot.kernel.state import Step
from untot.kernel.words import thing_of, words

AGEE: Final = "agee"
HIGHEST: Final = 6
LOWEST: Final = 1


# -- the Research action ----------------------------------------------------------------------------------------


@clause("DZ-5.7.3", "DZ-5.7.7", "DZ-5.7.10", "DZ-5.1.12", "DZ-13.2.10")
def why_not_research(g: DawnState, unit: UnitId, paid: Paid) -> str | None:
    """A scientist in the lab, a card in the deck, supplies, and no success in this round yet."""
    if not has_flag(unit, "scientist") or g.units[unit].place != LAB:
        return "DZ-5.7.3"
    if g.has_researched:
        return "DZ-5.7.7"
    if not g.research.cards:
        return "DZ-5.7.10"
    return None if paid == "free" or can_pay(g, research_price(g), 0) else "DZ-5.1.12"


@clause("DZ-R13", "DZ-5.7.3")
def why_not_by_supply(g: DawnState, unit: UnitId, paid: Paid) -> str | None:
    """Improvised Samples: a supply instead of an action."""
    rule = current_rule(g, ResearchBySupply)
    if rule is None or paid in ("free", "extra"):
        return "DZ-R13"
    if not can_pay(g, research_price(g) + rule.supplies, 0):
        return "DZ-5.1.12"
    return why_not_research(g, unit, paid)


@clause("DZ-5.7.2", "DZ-13.2.10")
def research_price(g: DawnState) -> int:
    """What the current card demands; with `costly_research` one supply more."""
    return RESEARCH[current_research(g)].next_supplies + is_on(g, "costly_research", LEVEL_III)


def begin_research(g: DawnState, unit: UnitId, said: list[str]) -> tuple[Step, ...]:
    return (("research", unit),)


def pay_sample(g: DawnState) -> None:
    rule = current_rule(g, ResearchBySupply)
    gain(g, -(rule.supplies if rule is not None else 0), 0, "DZ-R13")


@clause("DZ-5.7.2", "DZ-5.7.4", "DZ-5.7.5", "DZ-5.7.6", "DZ-5.7.7", "DZ-13.1.13", "DZ-13.3.9")
def research(g: DawnState, unit: UnitId) -> None:
    """Pay, then one die against the current card: a success reveals the next one, a failure costs the supplies."""
    price = 0 if g.paid == "free" else research_price(g)
    gain(g, -price, 0, "DZ-5.7.4")
    (die,) = g.roll(1)
    result = max(LOWEST, min(HIGHEST, die + research_bonus(g)))
    is_success = result >= RESEARCH[current_research(g)].next_die
    g.tell("research_rolled", "DZ-5.7.4", unit=unit, die=die, result=result, is_success=is_success)
    if not is_success:
        return
    g.has_researched = True
    if is_on(g, "lab_excellence", LEVEL_III) and price > 1:
        gain(g, price - 1, 0, "DZ-13.3.9")
    g.then(("next_research",))


@clause("DZ-H12.2", "DZ-AU4.2")
def research_bonus(g: DawnState) -> int:
    """Lab Routine, less what was stolen."""
    return sum(rule.by for _, _, rule in rules_in_play(g, RollBonus) if rule.of == "research")


@clause("DZ-R01", "DZ-R06", "DZ-R20", "DZ-5.7.5", "DZ-5.7.8", "DZ-5.7.9", "DZ-5.7.10", "DZ-5.7.30")
def next_research(g: DawnState) -> None:
    """The next card becomes the current one and its text is carried out, by a roll or for free."""
    if g.level < LEVEL_III or not g.research.cards:
        return
    g.uncover()
    g.owner = None
    g.initial_on_top = max(0, g.initial_on_top - 1)
    card = g.research.cards.pop(0)
    g.research.known = max(0, g.research.known - 1)
    g.research.discards.append(card)
    g.tell("research_revealed", "DZ-5.7.5", card=card, left=len(g.research.cards))
    if f"{card}.text" in TEXTS:
        g.then(("text", f"{card}.text", 0))


# -- the super weapon -------------------------------------------------------------------------------------------


@clause("DZ-5.7.13", "DZ-5.7.14", "DZ-5.7.25", "DZ-5.7.29")
def unused_components(g: DawnState) -> list[str]:
    """Those that can be gained; the fourth only with Professor Agee, awake, in the lab."""
    if len(g.components) >= BUILDING.most_components:
        return []
    is_fourth = len(g.components) == BUILDING.most_components - 1
    if is_fourth and not (AGEE in g.units and is_able(g, AGEE) and g.units[AGEE].place == LAB):
        return []
    return [component for component in COMPONENTS if component not in g.components]


def gain_component(g: DawnState, component: str) -> None:
    g.components.append(component)
    g.tell("component_gained", "DZ-5.7.13", component=component)


@clause("DZ-5.7.15", "DZ-5.7.23")
def lose_component(g: DawnState, component: str) -> None:
    """It goes back to the unused ones and can be gained again."""
    g.components.remove(component)
    g.tell("component_lost", "DZ-5.7.15", component=component)


@clause("DZ-5.7.17", "DZ-5.7.18", "DZ-SU5")
def may_use_weapon(g: DawnState, unit: UnitId) -> bool:
    """Heroes and civilians of all kinds; the National Guard once it has been in town; no raiders, no anti-units."""
    if unit == "national_guard":
        return g.units[unit].has_been_in_town
    return is_hero_or_any_civilians(unit) and is_player_unit(g, unit)


# -- the gas grenade --------------------------------------------------------------------------------------------


@clause("DZ-5.7.19", "DZ-5.7.20", "DZ-5.7.27", "DZ-W4")
def why_not_grenade(g: DawnState, unit: UnitId, paid: Paid) -> str | None:
    """Who may use the super weapon and is not stuck, at zeds in an adjacent track space."""
    if "grenade" not in g.components or not may_use_weapon(g, unit):
        return "DZ-5.7.27"
    if (stuck := why_stuck(g, unit)) is not None:
        return stuck
    return None if grenade_targets(g, unit) else "DZ-5.7.27"


def grenade_targets(g: DawnState, unit: UnitId) -> list[SpaceId]:
    place = g.units[unit].place
    near = adjacent(g, place) if is_track_space(place) or place == TOWN_CENTER else []
    return [space for space in near if is_track_space(space) and zeds_in(g, space)]


def grenade_words(g: DawnState, unit: UnitId, paid: Paid) -> list[str]:
    return words("at", grenade_targets(g, unit))


@clause("DZ-5.7.20", "DZ-5.7.27")
def why_not_throw(g: DawnState, unit: UnitId, space: SpaceId) -> str | None:
    """Why the grenade cannot be thrown there, for whoever tries."""
    if space in grenade_targets(g, unit):
        return None
    return "DZ-5.7.20" if is_start(space) else "DZ-5.7.27"


@clause("DZ-5.7.19", "DZ-4.7.6")
def begin_grenade(g: DawnState, unit: UnitId, said: list[str]) -> tuple[Step, ...]:
    """Four hits spread evenly over all zeds there, then a chaos marker."""
    space = thing_of(said[0])
    return (("grenade", unit, space), ("chaos_by_effect", space))
