"""Looking up printed rules: which pieces and cards in play have one of a kind, and which a unit or zed has itself."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Final, NamedTuple, TypeVar

from untot.games.dawn_of_the_zeds.board import CEMETERY, JAIL, LAB, OFFICES, TOWN_CENTER
from untot.games.dawn_of_the_zeds.pieces import UNIT_MARKERS, UNITS, UPGRADES, ZEDS, Ability, Flag, RowId, UnitId, ZedId
from untot.games.dawn_of_the_zeds.printed_cards import RESEARCH, CardId
from untot.games.dawn_of_the_zeds.printed_rules import Cannot, Rule
from untot.games.dawn_of_the_zeds.state import DawnState, Unit
from untot.kernel.rulebook import clause

R = TypeVar("R", bound=Rule)

PLACES: Final = {"office": OFFICES, "lab": (LAB,), "town_center": (TOWN_CENTER,)}


class Holder(NamedTuple):
    """A unit with the ability in question."""

    unit: UnitId
    ability: Ability


ABILITIES: Final = {ability.id: Holder(unit.id, ability) for unit in UNITS.values() for ability in unit.abilities}
"""By its name; what several heroes have (Close Combat) is looked up by its rule."""


@lru_cache
def holders(kind: type[Rule]) -> tuple[Holder, ...]:
    """All units that have a rule of this kind printed on them."""
    return tuple(
        Holder(unit.id, ability)
        for unit in UNITS.values()
        for ability in unit.abilities
        if isinstance(ability.rule, kind)
    )


# -- in play ----------------------------------------------------------------------------------------------------


@clause("DZ-0.2.18")
def is_in_play(g: DawnState, unit: UnitId) -> bool:
    """On a space, in the hospital, the lab or the camp."""
    found = g.units.get(unit)
    return found is not None and found.place not in (CEMETERY, JAIL)


@clause("DZ-14.6.6", "DZ-5.5.12", "DZ-5.8.3", "DZ-12.3.1")
def is_able(g: DawnState, unit: UnitId) -> bool:
    """Abilities work only in play and without an EKG marker."""
    return is_in_play(g, unit) and not g.units[unit].is_comatose


def has_ability(g: DawnState, name: str) -> bool:
    """Whether the unit with this ability can use it where it stands."""
    unit, ability = ABILITIES[name]
    return is_able(g, unit) and _is_in_place(g.units[unit], ability)


def _is_in_place(unit: Unit, ability: Ability) -> bool:
    return not ability.place or unit.place in PLACES[ability.place]


def rules_in_play(g: DawnState, kind: type[R]) -> Iterator[tuple[UnitId, RowId, R]]:
    """Rules of this kind that work now: of units, with their unit, and of the current research card ("")."""
    for unit, ability in holders(kind):
        if unit in g.units and is_able(g, unit) and _is_in_place(g.units[unit], ability):
            yield unit, ability.row, ability.rule  # type: ignore[misc]  # `holders` has looked at its kind
    rule = RESEARCH[current_research(g)].rule if g.research.discards else None
    if isinstance(rule, kind):
        yield "", current_research(g), rule


def current_rule(g: DawnState, kind: type[R]) -> R | None:
    """The rule of the current research card, if it is of this kind."""
    rule = RESEARCH[current_research(g)].rule if g.research.discards else None
    return rule if isinstance(rule, kind) else None


@clause("DZ-5.7.1", "DZ-5.7.24")
def current_research(g: DawnState) -> CardId:
    """The top card of the research discards; only its rule works."""
    return g.research.discards[-1]


# -- of one piece -----------------------------------------------------------------------------------------------


def own_rules(g: DawnState, unit: UnitId, kind: type[R]) -> Iterator[tuple[RowId, R]]:
    """Rules of this kind that a unit has itself, printed or by a marker that lies on it."""
    found = g.units[unit]
    for ability in printed_on(unit, kind):
        if _is_in_place(found, ability):
            yield ability.row, ability.rule  # type: ignore[misc]  # `printed_on` has looked at its kind
    for marker in found.markers:
        if isinstance(rule := UNIT_MARKERS[marker].rule, kind):
            yield UNIT_MARKERS[marker].row, rule


def own_rule(g: DawnState, unit: UnitId, kind: type[R]) -> R | None:
    if kind not in KINDS_ON[unit] and not g.units[unit].markers:
        return None
    return next((rule for _, rule in own_rules(g, unit, kind)), None)


@cache
def printed_on(unit: UnitId, kind: type[Rule]) -> tuple[Ability, ...]:
    """The abilities of a unit whose rule is of this kind."""
    return tuple(ability for ability in UNITS[unit].abilities if isinstance(ability.rule, kind))


KINDS_ON: Final = {unit.id: frozenset(type(ability.rule) for ability in unit.abilities) for unit in UNITS.values()}
"""Of which kinds a unit has rules at all. It is asked very often, and most have none."""


def zed_rules(g: DawnState, zed: ZedId, kind: type[R]) -> Iterator[tuple[RowId, R]]:
    """Rules of this kind that a zed has, printed or by an upgrade marker."""
    for rule in ZEDS[zed].rules:
        if isinstance(rule, kind):
            yield ZEDS[zed].row, rule
    for marker in g.zeds[zed].markers:
        for rule in UPGRADES[marker].rules:
            if isinstance(rule, kind):
                yield UPGRADES[marker].row, rule


def has_zed_rule(g: DawnState, zed: ZedId, kind: type[Rule]) -> bool:
    return any(True for _ in zed_rules(g, zed, kind))


def has_flag(unit: UnitId, flag: Flag) -> bool:
    return flag in UNITS[unit].flags


@cache
def can_never(unit: UnitId, what: str) -> RowId | None:
    """The row that forbids this to a unit (`shoot`, `build` ...), if one does."""
    for ability in UNITS[unit].abilities:
        if isinstance(ability.rule, Cannot) and what in ability.rule.what:
            return ability.row
    return None
