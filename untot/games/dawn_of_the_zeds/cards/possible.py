"""Whether a text finds something to do: cards without a target cannot be played, impossible ways are not offered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from untot.games.dawn_of_the_zeds.board import LAB
from untot.games.dawn_of_the_zeds.cards.candidates import (
    drawable_units,
    heroes_in_lab,
    markable_units,
    spaces_near_town,
    units_in_beds,
)
from untot.games.dawn_of_the_zeds.facts import has_supplies
from untot.games.dawn_of_the_zeds.pieces import UNITS
from untot.games.dawn_of_the_zeds.printed_cards import FATES, CardId
from untot.games.dawn_of_the_zeds.state import LEVEL_III, DawnState
from untot.games.dawn_of_the_zeds.vocabulary import (
    CardGunfire,
    ChooseOne,
    ClearChaos,
    DrawUnit,
    FreeHeal,
    FreeResearch,
    IfUnitOn,
    MarkUnit,
    MeleeShift,
    NextResearch,
    Pay,
)
from untot.games.dawn_of_the_zeds.vocabulary_base import Entry
from untot.games.dawn_of_the_zeds.vocabulary_own import BuryFromBed, DischargedEarly, RefugeesFlee, SelfExperiment
from untot.games.dawn_of_the_zeds.whereabouts import is_civilians, is_refugees, player_units_in, units_in
from untot.kernel.rulebook import clause

Possible = Callable[[DawnState, Any], bool]


def can_shift(g: DawnState, effect: MeleeShift) -> bool:
    """Only a melee that is not rolled yet."""
    return bool(g.melees) and not g.melees[-1].dice


def can_pay(g: DawnState, effect: Pay) -> bool:
    return g.ammo >= effect.ammo and (not effect.supplies or (has_supplies(g) and g.supplies >= effect.supplies))


def can_heal_free(g: DawnState, effect: FreeHeal) -> bool:
    """Somebody wounded in a bed who has not been healed in this round."""
    return any(
        f"healed-{unit}" not in g.used and (g.units[unit].is_comatose or g.units[unit].is_reduced or g.units[unit].hits)
        for unit in units_in_beds(g)
    )


def can_research_free(g: DawnState, effect: FreeResearch) -> bool:
    """A scientist, awake, in the lab; a card in the deck; no success in this round."""
    in_lab = [unit for unit in units_in(g, LAB) if not g.units[unit].is_comatose]
    return bool(in_lab) and bool(g.research.cards) and not g.has_researched


def can_choose(g: DawnState, effect: ChooseOne) -> bool:
    return any(can_begin(g, part) for way in effect.ways for part in way.then)


def can_shoot(g: DawnState, effect: CardGunfire) -> bool:
    return bool(g.melees) if effect.at == "attackers" else bool(spaces_near_town(g))


POSSIBLE: Final[dict[type[Entry], Possible]] = {
    MarkUnit: lambda g, effect: bool(markable_units(g, effect.marker)),
    DrawUnit: lambda g, effect: bool(drawable_units(g, effect.kind)),
    MeleeShift: can_shift,
    Pay: can_pay,
    IfUnitOn: lambda g, effect: not effect.is_needed or bool(player_units_in(g, effect.space)),
    FreeHeal: can_heal_free,
    FreeResearch: can_research_free,
    ChooseOne: can_choose,
    CardGunfire: can_shoot,
    ClearChaos: lambda g, effect: bool(g.chaos),
    NextResearch: lambda g, effect: g.level >= LEVEL_III and bool(g.research.cards),
    BuryFromBed: lambda g, effect: bool(units_in_beds(g)),
    SelfExperiment: lambda g, effect: bool(heroes_in_lab(g)) and bool(g.research.cards),
    DischargedEarly: lambda g, effect: any(is_civilians(unit) for unit in units_in_beds(g)),
    RefugeesFlee: lambda g, effect: any(is_refugees(unit) for unit in g.units if UNITS[unit].kind == "refugees"),
}
"""Effects that may find nothing to do; all others can always be carried out."""


def can_begin(g: DawnState, effect: Entry) -> bool:
    possible = POSSIBLE.get(type(effect))
    return possible is None or possible(g, effect)


@clause("DZ-2.11", "DZ-CT19", "DZ-0.1.12", "DZ-5.1.12")
def why_not_play(g: DawnState, card: CardId) -> str | None:
    """A card without a target, or whose price cannot be paid, cannot be played."""
    if card not in g.kept:
        return "DZ-2.11"
    return None if all(can_begin(g, effect) for effect in FATES[card].text) else f"DZ-{card}"
