"""The printed charts (C2) and numbers: combat, forage, terrain, what a die must show."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from msgspec import Struct, field

from untot.games.dawn_of_the_zeds.content_files import one, tables_of

FightSide = Literal["zeds", "units"]
"""The two sides of the melee chart. Raiders may stand on either (DZ-6.1.9)."""


class MeleeRow(Struct, frozen=True, forbid_unknown_fields=True):
    cells: tuple[tuple[int, int, FightSide], ...]
    low: int = field(name="from")
    high: int = field(name="to")


class MeleeChart(Struct, frozen=True, forbid_unknown_fields=True):
    columns: tuple[str, ...]
    rows: tuple[MeleeRow, ...]


class GunfireRow(Struct, frozen=True, forbid_unknown_fields=True):
    hits: tuple[int, ...]
    low: int = field(name="from")
    high: int = field(name="to")


class GunfireChart(Struct, frozen=True, forbid_unknown_fields=True):
    columns: int
    rows: tuple[GunfireRow, ...]


class Gain(Struct, frozen=True, forbid_unknown_fields=True):
    """What foraging brings."""

    supplies: int = 0
    ammo: int = 0


class ForageBand(Struct, frozen=True, forbid_unknown_fields=True):
    gains: tuple[Gain, ...]
    low: int = field(name="from")
    high: int = field(name="to")


class ForageChart(Struct, frozen=True, forbid_unknown_fields=True):
    """By the class of the space; and what a 7 brings with `good_yield`."""

    town: tuple[ForageBand, ...]
    farm: tuple[ForageBand, ...]
    arms: tuple[ForageBand, ...]
    other: tuple[ForageBand, ...]
    good_yield: tuple[Gain, ...]


class Rolls(Struct, frozen=True, forbid_unknown_fields=True):
    """From which number on a die succeeds, or up to which it does."""

    saved: int
    infector_killed: int
    anti_unit_killed: int
    catacomb_moves_to: int
    catacomb_stays_to: int
    arrested: int
    arrested_by_knights: int
    anti_unit_defends: int
    traps: int
    perimeter: int
    bark: int
    hidden: int
    bull_rush: int
    tough: int
    reinforced: int
    slippery: int


class Limits(Struct, frozen=True, forbid_unknown_fields=True):
    """How much there can be of something."""

    ammo: int
    supplies: int
    infection: int
    action_track: int
    beds: int
    more_beds: int
    offices: int
    zed_hits: int
    most_zeds_actions: int


class Building(Struct, frozen=True, forbid_unknown_fields=True):
    """What defences and the super weapon cost and do."""

    barricade: int
    minefield_strengths: tuple[int, int]
    grenade_hits: int
    most_components: int


class Cell(NamedTuple):
    """A cell of the melee chart."""

    zed_hits: int
    unit_hits: int
    loser: FightSide


MELEE_CHART: Final = one("charts", "melee", MeleeChart)
COLUMNS: Final = MELEE_CHART.columns
GUNFIRE_CHART: Final = one("charts", "gunfire", GunfireChart)
MELEE: Final = {
    total: tuple(Cell(*cell) for cell in row.cells)
    for row in MELEE_CHART.rows
    for total in range(row.low, row.high + 1)
}
"""By the sum of the dice, then by column (from 0): the melee chart (C2.1)."""
GUNFIRE: Final = {total: row.hits for row in GUNFIRE_CHART.rows for total in range(row.low, row.high + 1)}
"""By the sum of the dice, then by column (from 0): the gunfire chart (C2.2)."""
FORAGE: Final = one("charts", "forage", ForageChart)
TERRAIN: Final[dict[str, int]] = tables_of("charts")["terrain"]
ROLLS: Final = one("charts", "rolls", Rolls)
LIMITS: Final = one("charts", "limits", Limits)
BUILDING: Final = one("charts", "building", Building)
