"""What decides a fight: strengths, columns, and every shift with the row behind it. Nothing here changes anything."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from untot.games.dawn_of_the_zeds.abilities import has_flag, has_zed_rule, own_rule, own_rules, rules_in_play, zed_rules
from untot.games.dawn_of_the_zeds.board import KIND_OF, SpaceId, is_town_space
from untot.games.dawn_of_the_zeds.charts import BUILDING, COLUMNS, GUNFIRE_CHART, TERRAIN
from untot.games.dawn_of_the_zeds.facts import all_in_force, in_force
from untot.games.dawn_of_the_zeds.pieces import COMPONENTS, UNITS, PieceId, RowId, UnitId
from untot.games.dawn_of_the_zeds.printed_cards import FATES
from untot.games.dawn_of_the_zeds.printed_rules import ExtraDie, Leap, LongRange, Marksman, NearShift, Shift, Strength
from untot.games.dawn_of_the_zeds.state import DawnState, Melee, Shot
from untot.games.dawn_of_the_zeds.vocabulary import MeleeShift
from untot.games.dawn_of_the_zeds.whereabouts import adjacent, group_strength, is_raiders, unit_strength
from untot.kernel.rulebook import clause

EQUAL: Final = COLUMNS.index("equal")
TERRAIN_ROWS: Final = {
    "town": "T1", "town_center": "T2", "village": "T3", "named": "T4", "plain": "T5", "catacomb": "T5", "start": "T5",
    "barricade": "T6", "strongpoint": "T7",
}  # fmt: skip


class Shifted(NamedTuple):
    """So many columns to the right (to the left if negative), and the row that says so."""

    row: RowId
    by: int


# -- melee ------------------------------------------------------------------------------------------------------


@clause("DZ-6.1.11", "DZ-6.1.12", "DZ-6.1.13", "DZ-6.1.14", "DZ-6.1.15", "DZ-6.1.16", "DZ-6.1.17")
def start_column(zeds: int, unit: int) -> int:
    """By the strengths of the two sides, from `zeds_x3` to `players_x3`."""
    if zeds >= 3 * unit:
        return COLUMNS.index("zeds_x3")
    if zeds >= 2 * unit:
        return COLUMNS.index("zeds_x2")
    if zeds > unit:
        return COLUMNS.index("zeds_more")
    if zeds == unit:
        return EQUAL
    if unit >= 3 * zeds:
        return COLUMNS.index("players_x3")
    return COLUMNS.index("players_x2") if unit >= 2 * zeds else COLUMNS.index("players_more")


@clause("DZ-6.1.5", "DZ-6.1.6", "DZ-6.1.9", "DZ-5.1.11")
def strengths(g: DawnState, melee: Melee) -> tuple[int, int]:
    """The zeds of the space fight together, units never do; raiders can stand on either side."""
    return side_strength(g, melee.zeds), unit_strength(g, melee.unit)


def side_strength(g: DawnState, pieces: list[PieceId]) -> int:
    if pieces and pieces[0] in UNITS:
        return unit_strength(g, pieces[0])
    return group_strength(g, pieces)


@clause("DZ-6.1.19", "DZ-6.1.20")
def melee_column(sides: tuple[int, int], shifts: list[Shifted]) -> int:
    """The start column and all shifts added, never beyond the outermost columns."""
    column = start_column(*sides) + sum(shifted.by for shifted in shifts)
    return max(0, min(len(COLUMNS) - 1, column))


def melee_shifts(g: DawnState, melee: Melee) -> list[Shifted]:
    """Every shift of a melee, one by one."""
    return [
        *benefit_shifts(g, melee),
        *unit_shifts(g, melee),
        *zed_shifts(g, melee),
        *card_shifts(melee),
        *weapon_shifts(g, melee),
    ]


@clause("DZ-6.1.21", "DZ-6.1.22", "DZ-6.1.23", "DZ-6.1.32", "DZ-6.1.33", "DZ-10.1.3")
def benefit_shifts(g: DawnState, melee: Melee) -> Iterator[Shifted]:
    """The best defensive benefit of the space, for a defending unit or defending raiders, never for zeds."""
    benefit = best_benefit(g, melee.space)
    if not benefit.by:
        return
    if melee.attacker == "zeds":
        if not has_no_benefit(g, melee):
            yield benefit
    elif is_raiders_side(melee):
        yield Shifted(benefit.row, -benefit.by)


@clause("DZ-T1", "DZ-T2", "DZ-T3", "DZ-T4", "DZ-T5", "DZ-T6", "DZ-T7", "DZ-5.6.4", "DZ-5.6.6", "DZ-MK8", "DZ-MK9")
def best_benefit(g: DawnState, space: SpaceId) -> Shifted:
    """The terrain, a barricade or the strongpoint: only the highest counts."""
    kinds = [KIND_OF[space], *([g.defences[space]] if space in g.defences else [])]
    best = max(kinds, key=lambda kind: TERRAIN[kind])
    return Shifted(TERRAIN_ROWS[best], TERRAIN[best])


@clause("DZ-SZ9", "DZ-E04", "DZ-E05", "DZ-E06", "DZ-E07", "DZ-E15", "DZ-E34", "DZ-E83")
def has_no_benefit(g: DawnState, melee: Melee) -> bool:
    """In the dark, where walls fall, and against Leapers nobody has one."""
    return in_force(g, "no_benefit") is not None or any(
        zed not in UNITS and has_zed_rule(g, zed, Leap) for zed in melee.zeds
    )


def is_raiders_side(melee: Melee) -> bool:
    """Whether raiders take the zed side of the chart."""
    return bool(melee.zeds) and melee.zeds[0] in UNITS


@clause("DZ-H03.2", "DZ-H06.3", "DZ-H13.1", "DZ-HC4.1", "DZ-SU4", "DZ-SU9", "DZ-MK1", "DZ-MK2", "DZ-E13")
def unit_shifts(g: DawnState, melee: Melee) -> Iterator[Shifted]:
    """What is printed on the unit or lies on it, and what an event gives a hero who attacks."""
    moment = "attacks" if melee.attacker == "units" else "defends"
    for row, rule in own_rules(g, melee.unit, Shift):
        if rule.fight != "gunfire" and rule.when in ("always", moment):
            yield Shifted(row, rule.by)
    for modifier in all_in_force(g, "attack_shift"):
        if modifier.unit == melee.unit and moment == "attacks":
            yield Shifted(modifier.row, modifier.by)


@clause("DZ-UM4", "DZ-UM5", "DZ-SU9", "DZ-14.5.4", "DZ-6.1.32")
def zed_shifts(g: DawnState, melee: Melee) -> Iterator[Shifted]:
    """What is printed on the zeds or lies on them, for the whole group; the Gang has its column in its favour."""
    moment = "attacks" if melee.attacker == "zeds" else "defends"
    for piece in melee.zeds:
        if is_unit(piece):
            yield from (Shifted(row, -rule.by) for row, rule in own_rules(g, piece, Shift))
            continue
        for row, rule in zed_rules(g, piece, Shift):
            if rule.when in ("always", moment):
                yield Shifted(row, rule.by)
    if melee.shift:
        yield Shifted(melee.row, melee.shift)


def is_unit(piece: PieceId) -> bool:
    return piece in UNITS


@clause("DZ-F01", "DZ-F11", "DZ-F23")
def card_shifts(melee: Melee) -> Iterator[Shifted]:
    """Kept cards that were played for this melee."""
    for card in melee.cards:
        for effect in FATES[card].text:
            if isinstance(effect, MeleeShift):
                yield Shifted(card, effect.by)


@clause("DZ-W1")
def weapon_shifts(g: DawnState, melee: Melee) -> Iterator[Shifted]:
    """The super weapon, when a player unit attacks with it."""
    if melee.uses_weapon and melee.attacker == "units":
        yield from component_shifts(g, "melee")


def component_shifts(g: DawnState, fight: str) -> Iterator[Shifted]:
    for name in g.components:
        component = COMPONENTS[name]
        if isinstance(component.rule, Shift) and component.rule.fight == fight:
            yield Shifted(component.row, component.rule.by)


# -- gunfire ----------------------------------------------------------------------------------------------------


@clause("DZ-5.4.5", "DZ-H01.1", "DZ-H04.2", "DZ-SU4")
def gun_range(g: DawnState, unit: UnitId) -> int:
    """How many spaces far it shoots; without an ability 1."""
    marksman, far = own_rule(g, unit, Marksman), own_rule(g, unit, LongRange)
    if marksman is not None:
        return len(marksman.strengths)
    return far.spaces if far is not None else 1


@clause("DZ-6.1.18", "DZ-H01.1", "DZ-H09.4")
def gun_strength(g: DawnState, unit: UnitId, distance: int) -> int:
    """What is printed for gunfire; of the Sniper by the distance."""
    if (marksman := own_rule(g, unit, Marksman)) is not None:
        return marksman.strengths[distance - 1]
    printed = UNITS[unit].gun[g.units[unit].is_reduced]
    return printed + sum(rule.by for _, rule in own_rules(g, unit, Strength))


@clause("DZ-6.1.18", "DZ-6.1.19", "DZ-6.1.20")
def shot_column(g: DawnState, shot: Shot) -> int:
    """The strength of the shooter and all shifts, from 1 to 7."""
    start = gunfire_column(gun_strength(g, shot.unit, shot.distance))
    return gunfire_column(start + sum(shifted.by for shifted in shot_shifts(g, shot)))


def gunfire_column(strength: int) -> int:
    return max(1, min(GUNFIRE_CHART.columns, strength))


@clause("DZ-H02.3", "DZ-H04.2", "DZ-H05.2", "DZ-H13.1", "DZ-SU4", "DZ-MK1", "DZ-MK2", "DZ-E53", "DZ-W2", "DZ-AU1.1")
def shot_shifts(g: DawnState, shot: Shot) -> list[Shifted]:
    """Every shift of a shot, one by one."""
    shifts = [
        Shifted(row, rule.by) for row, rule in own_rules(g, shot.unit, Shift) if rule.fight in ("gunfire", "any")
    ]  # fmt: skip
    for row, far in own_rules(g, shot.unit, LongRange):
        if shot.distance == far.spaces:
            shifts.append(Shifted(row, far.shift))
    if shot.shift:
        shifts.append(Shifted("H02.3", shot.shift))
    shifts += [Shifted(modifier.row, modifier.by) for modifier in all_in_force(g, "hired_guns")]
    if shot.uses_weapon:
        shifts += component_shifts(g, "gunfire")
    return shifts + human_shields(g, shot.target)


@clause("DZ-AU1.1")
def human_shields(g: DawnState, target: SpaceId) -> list[Shifted]:
    """Friends of the Dead stand in or beside the target."""
    near = [target, *adjacent(g, target)]
    return [
        Shifted(row, rule.by) for unit, row, rule in rules_in_play(g, NearShift) if g.units[unit].place in near
    ]  # fmt: skip


# -- dice -------------------------------------------------------------------------------------------------------


@clause("DZ-H09.3", "DZ-H16.2", "DZ-HC8.2", "DZ-6.1.31")
def extra_dice(g: DawnState, unit: UnitId, roll: str, *, is_defending: bool = False) -> int:
    """Dice that are rolled in addition, the lowest being dropped; several kinds add up."""
    place, extra = g.units[unit].place, 0
    for holder, _, rule in rules_in_play(g, ExtraDie):
        if roll not in rule.of or is_raiders(unit):
            continue
        if rule.whom == "others_in_space":
            extra += holder != unit and g.units[holder].place == place and not is_town_center(place)
        elif holder == unit:
            extra += rule.when == "always" or (is_defending and is_town_space(place))
    return extra


def is_town_center(place: str) -> bool:
    return KIND_OF.get(place) == "town_center"


@clause("DZ-14.6.2", "DZ-HC1.1")
def cancels_from(unit: UnitId) -> str | None:
    """Which roll cancels a hit on this unit: tough or reinforced ones have one."""
    return "tough" if has_flag(unit, "tough") else "reinforced" if has_flag(unit, "reinforced") else None


def minefield_strength(g: DawnState) -> int:
    """Full side first, then the other."""
    return BUILDING.minefield_strengths[len(BUILDING.minefield_strengths) - g.minefield_uses]
