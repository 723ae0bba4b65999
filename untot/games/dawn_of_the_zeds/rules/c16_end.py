"""Chapter 16 and 1.3: the end of the match, and the points of the epilogue."""

from __future__ import annotations

from typing import Final, NoReturn

from msgspec import Struct

from untot.games.dawn_of_the_zeds.board import CAMP, HOSPITAL, JAIL, TOWN_CENTER, TRACK_OF
from untot.games.dawn_of_the_zeds.content_files import rows
from untot.games.dawn_of_the_zeds.facts import hero_seats, is_competitive, zeds_seat
from untot.games.dawn_of_the_zeds.pieces import UNITS, RowId, UnitId
from untot.games.dawn_of_the_zeds.state import LEVEL_I, LEVEL_II, LEVEL_III, LEVEL_IV, DawnState
from untot.games.dawn_of_the_zeds.whereabouts import is_player_unit, is_refugees
from untot.kernel.rulebook import clause


class PointsRow(Struct, frozen=True, forbid_unknown_fields=True):
    """A line of the epilogue: so much for each, or once if there are enough (or not too many)."""

    row: RowId
    id: str
    each: int = 0
    once: int = 0
    at_least: int | None = None
    at_most: int | None = None


class Tier(Struct, frozen=True, forbid_unknown_fields=True):
    """What the points are called, up to so many."""

    id: str
    most: int


POINTS: Final = rows("epilogue", "points", PointsRow)
TIERS: Final = rows("epilogue", "tier", Tier)


# -- the end ----------------------------------------------------------------------------------------------------


@clause("DZ-1.3.1", "DZ-16.1.1", "DZ-16.1.4")
def win(g: DawnState) -> NoReturn:
    """The final card says so at the start of its Action phase: the town has lived through it."""
    finish(g, "town_saved", "DZ-1.3.1", list(hero_seats(g)))


@clause("DZ-1.3.2", "DZ-1.3.3", "DZ-16.1.1", "DZ-16.1.2", "DZ-1.3.5")
def lose(g: DawnState, reason: str, clause_id: str) -> NoReturn:
    """A zed in the Town Center, or no chaos marker left; the zeds player, if there is one, has won."""
    finish(g, reason, clause_id, [zeds_seat(g)] if is_competitive(g) else [])


@clause("DZ-1.3.4", "DZ-1.3.6", "DZ-16.1.3", "DZ-16.2.1", "DZ-16.2.3")
def finish(g: DawnState, reason: str, clause_id: str, winners: list[int]) -> NoReturn:
    """At once; the points are counted, but they do not decide who has won."""
    g.phase = "over"
    is_won = reason == "town_saved"
    counted = {line.id: line_points(g, line, is_won) for line in POINTS}
    total = sum(counted.values())
    g.tell("match_ended", clause_id, reason=reason, points=counted, total=total, tier=tier_of(total))
    g.end(reason, winners, [total if seat in hero_seats(g) else 0 for seat in range(g.seats)])


# -- points -----------------------------------------------------------------------------------------------------


@clause("DZ-16.2.1", "DZ-P1", "DZ-P2", "DZ-P3", "DZ-P4", "DZ-P5", "DZ-P6", "DZ-P7", "DZ-P8", "DZ-P9", "DZ-P10")
def line_points(g: DawnState, line: PointsRow, is_won: bool) -> int:
    """One line of the epilogue; what belongs to rules above the level counts nothing."""
    count = counts_of(g, is_won)[line.id]
    if count is None:
        return 0
    is_enough = (line.at_least is None or count >= line.at_least) and (line.at_most is None or count <= line.at_most)
    return line.each * count if line.each else line.once * is_enough


def counts_of(g: DawnState, is_won: bool) -> dict[str, int | None]:
    """What the lines count; None is not in the game on this level."""
    return {
        "units": sum(is_alive(g, unit) and UNITS[unit].has_strength for unit in g.units),
        "refugees": sum(is_alive(g, unit) and is_refugees(unit) for unit in g.units) if g.level >= LEVEL_II else None,
        "supplies": g.supplies if g.level >= LEVEL_I else None,
        "ammo": g.ammo,
        "infection": g.infection if g.level >= LEVEL_I else None,
        "antidote": int(g.has_antidote) if g.level >= LEVEL_III else None,
        "components": len(g.components) if g.level >= LEVEL_III else None,
        "doctor_in_jail": int(g.has_jailed_doctor) if g.level >= LEVEL_IV else None,
        "chaos": sum(g.chaos.values()) if g.level >= LEVEL_II else None,
        "events_left": None if is_won else len(g.events.cards),
    }


@clause("DZ-P1", "DZ-P2")
def is_alive(g: DawnState, unit: UnitId) -> bool:
    """A player unit or villagers on the board, in the hospital or the camp."""
    place = g.units[unit].place
    is_there = place in TRACK_OF or place in HOSPITAL or place in (TOWN_CENTER, CAMP, "lab")
    return is_there and place != JAIL and (is_player_unit(g, unit) or is_refugees(unit))


@clause("DZ-16.2.2")
def tier_of(points: int) -> str:
    """From a ghost town to a legend."""
    return next(tier.id for tier in TIERS if points <= tier.most)
