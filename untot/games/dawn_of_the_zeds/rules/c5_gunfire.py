"""Chapter 5.4: the Gunfire action, part by part."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from untot.games.dawn_of_the_zeds.abilities import can_never, own_rule
from untot.games.dawn_of_the_zeds.board import (
    SPACES_OF,
    TOWN_CENTER,
    TRACK_OF,
    TUNNEL,
    SpaceId,
    TrackId,
    is_start,
    is_track_space,
)
from untot.games.dawn_of_the_zeds.charts import GUNFIRE
from untot.games.dawn_of_the_zeds.facts import in_force
from untot.games.dawn_of_the_zeds.fight_facts import extra_dice, gun_range, gun_strength, shot_column, shot_shifts
from untot.games.dawn_of_the_zeds.pieces import UNITS, Paid, UnitId
from untot.games.dawn_of_the_zeds.printed_rules import FirstShotFree, ShotCost
from untot.games.dawn_of_the_zeds.rules.c2_windows import GO_ON, PLAY, playable
from untot.games.dawn_of_the_zeds.rules.c5_able import why_stuck
from untot.games.dawn_of_the_zeds.rules.c5_stocks import can_pay, gain
from untot.games.dawn_of_the_zeds.rules.c6_hits import hit_unit
from untot.games.dawn_of_the_zeds.rules.c6_retreat import units_retreat
from untot.games.dawn_of_the_zeds.rules.c15_deciding import decide_together
from untot.games.dawn_of_the_zeds.rules.parts import Part, Procedure, steps_of
from untot.games.dawn_of_the_zeds.state import BASIC, LEVEL_III, DawnState, Shot
from untot.games.dawn_of_the_zeds.whereabouts import (
    RAIDERS,
    enemies_in,
    has_enemies,
    is_player_unit,
    units_in,
    zeds_in,
)
from untot.kernel.events import Seat
from untot.kernel.forms import Form, branch
from untot.kernel.rulebook import clause
from untot.kernel.state import Step
from untot.kernel.words import thing_of, things_of, word, words

GUNFIRE_PARTS: Final[Procedure] = (
    Part(1, BASIC, "pay_for_shot"),
    Part(2, LEVEL_III, "weapon_in_shot"),
    Part(3, BASIC, "shot_cards"),
    Part(4, BASIC, "roll_shot"),
    Part(5, BASIC, "hits_of_shot"),
    Part(6, LEVEL_III, "phosphor"),
    Part(7, BASIC, "step_back"),
    Part(8, BASIC, "shot_over"),
)
"""Gunfire by DZ-6.1: pay, cards and shifts, roll, hits; then what the shooter may do."""
HAND_LOADED: Final = "hand_loaded"


# -- whether, and at what ---------------------------------------------------------------------------------------


@clause("DZ-6.0.2", "DZ-5.4.1", "DZ-5.4.2", "DZ-5.4.4", "DZ-H07.4", "DZ-H17.4", "DZ-HC1.2", "DZ-HC6.2", "DZ-10.2.7")
def why_not_shoot(g: DawnState, unit: UnitId, paid: Paid) -> str | None:
    """Who has a gun, ammo and a target; defiant civilians too, but nobody on a Start or stuck in chaos."""
    if (row := can_never(unit, "shoot")) is not None:
        return f"DZ-{row}"
    if not UNITS[unit].gun:
        return "DZ-5.4.1"
    place = g.units[unit].place
    if is_start(place):
        return "DZ-5.4.4"
    if (stuck := why_stuck(g, unit)) is not None:
        return stuck
    if paid != "free" and not can_pay(g, *shot_price(g, unit)):
        return "DZ-5.4.2"
    return None if shot_targets(g, unit) else "DZ-5.4.1"


@clause("DZ-H01.3", "DZ-5.1.17", "DZ-5.1.12")
def why_not_hand_loaded(g: DawnState, unit: UnitId, paid: Paid) -> str | None:
    """The Sniper's shot for two actions costs no ammo; without ammo it is her only one."""
    if unit != "captain" or paid in ("extra", "free"):
        return "DZ-H01.3"
    return why_not_shoot(g, unit, "free")


@clause("DZ-5.4.1", "DZ-5.4.4", "DZ-5.4.6", "DZ-5.4.7", "DZ-5.4.8", "DZ-5.4.9", "DZ-5.4.10", "DZ-5.4.11", "DZ-11.2")
def shot_targets(g: DawnState, unit: UnitId) -> dict[SpaceId, int]:
    """Track spaces with zeds or raiders in range, with their distance: along one track, never through Town Center."""
    place, reach = g.units[unit].place, gun_range(g, unit)
    if place != TOWN_CENTER and not is_track_space(place):
        return {}
    lines = lines_of_fire(place, reach, g.tracks)
    if g.zeds_at.keys().isdisjoint(lines) and RAIDERS.isdisjoint(g.units):
        return {}
    return {space: steps for space, steps in lines.items() if has_enemies(g, space)}


@cache
def lines_of_fire(place: SpaceId, reach: int, tracks: tuple[TrackId, ...]) -> Mapping[SpaceId, int]:
    """Where shots from here can fall, and how far that is."""
    lines = LINES_FROM[place] if place != TOWN_CENTER else [line for track in tracks for line in LINES_FROM_TOWN[track]]
    return {space: steps for steps, space in lines if steps <= reach}


def _line(spaces: tuple[SpaceId, ...]) -> list[tuple[int, SpaceId]]:
    """Where shots along these spaces can fall, and how far that is; in the tunnel only beside the shooter."""
    steps = enumerate(spaces, start=1)
    return [(far, space) for far, space in steps if is_track_space(space) and (far == 1 or TRACK_OF[space] != TUNNEL)]


def _both_ways(space: SpaceId) -> list[tuple[int, SpaceId]]:
    """Toward the Town Center and away from it, the nearest first."""
    spaces = SPACES_OF[TRACK_OF[space]]
    at = spaces.index(space)
    return _line(spaces[:at][::-1]) + _line(spaces[at + 1 :])


LINES_FROM_TOWN: Final = {track: _line(spaces) for track, spaces in SPACES_OF.items()}
LINES_FROM: Final = {space: _both_ways(space) for space in TRACK_OF if is_track_space(space)}
"""All that is printed of lines of fire: looked up, not worked out."""


@clause("DZ-5.4.2", "DZ-H09.2", "DZ-HC3.1", "DZ-H15.2", "DZ-SU5", "DZ-SU6", "DZ-E53")
def shot_price(g: DawnState, unit: UnitId) -> tuple[int, int]:
    """Supplies and ammo of a shot: 1 ammo, unless the unit's rule or an event says otherwise."""
    if in_force(g, "hired_guns") is not None:
        return 0, 0
    if own_rule(g, unit, FirstShotFree) is not None and first_shot_of(unit) not in g.used:
        return 0, 0
    rule = own_rule(g, unit, ShotCost)
    return (rule.supplies, rule.ammo) if rule is not None else (0, 1)


def first_shot_of(unit: UnitId) -> str:
    return f"first_shot-{unit}"


def targets(g: DawnState, unit: UnitId, paid: Paid) -> list[str]:
    return words("at", shot_targets(g, unit))


@clause("DZ-5.4.6", "DZ-5.4.7", "DZ-5.4.9", "DZ-5.4.4", "DZ-5.4.11", "DZ-5.4.10")
def why_not_at(g: DawnState, unit: UnitId, space: SpaceId) -> str | None:
    """Why a unit cannot shoot there, for whoever tries."""
    if space in shot_targets(g, unit):
        return None
    place = g.units[unit].place
    if space == place:
        return "DZ-5.4.9"
    if is_start(space):
        return "DZ-5.4.4"
    if units_in(g, space) and not enemies_in(g, space):
        return "DZ-5.4.11" if not any(is_player_unit(g, other) for other in units_in(g, space)) else "DZ-5.4.10"
    if TRACK_OF.get(space) == TRACK_OF.get(place) == TUNNEL:
        return "DZ-5.4.7"
    if TRACK_OF.get(space) != TRACK_OF.get(place) and TOWN_CENTER not in (space, place):
        return "DZ-5.4.6"
    return "DZ-5.4.1"


# -- the parts --------------------------------------------------------------------------------------------------


@clause("DZ-5.4.3", "DZ-H01.3", "DZ-H02.3")
def begin_gunfire(g: DawnState, unit: UnitId, said: list[str]) -> tuple[Step, ...]:
    """The steps of a shot at the space that was named."""
    return (("aim", unit, thing_of(said[0])), *steps_of(GUNFIRE_PARTS, g.level))


def begin_hand_loaded(g: DawnState, unit: UnitId, said: list[str]) -> tuple[Step, ...]:
    return (("aim", unit, thing_of(said[0]), HAND_LOADED), *steps_of(GUNFIRE_PARTS, g.level))


def aim(g: DawnState, unit: UnitId, target: SpaceId, how: str = "") -> None:
    """The shot at hand."""
    distance = shot_targets(g, unit)[target]
    g.shots.append(Shot(unit, target, distance, g.granted_shift, g.paid == "free", how == HAND_LOADED))


@clause("DZ-6.1.2", "DZ-5.4.2", "DZ-5.1.5", "DZ-H01.3", "DZ-0.2.11", "DZ-0.2.12")
def pay_for_shot(g: DawnState) -> None:
    """Ammo, or what the unit pays instead; a free shot and a hand-loaded one cost none."""
    shot = g.shots[-1]
    if not shot.is_free and not shot.is_hand_loaded:
        supplies, ammo = shot_price(g, shot.unit)
        gain(g, -supplies, -ammo, "DZ-5.4.2")
    if own_rule(g, shot.unit, FirstShotFree) is not None and first_shot_of(shot.unit) not in g.used:
        g.used.append(first_shot_of(shot.unit))


@clause("DZ-2.23")
def shot_cards(g: DawnState) -> None:
    """Kept cards that are played before a combat."""
    if g.kept and playable(g, "combat"):
        g.then(("choose_shot_card",))


async def choose_shot_card(g: DawnState) -> None:
    about = {"window": "combat", "space": g.shots[-1].target, "unit": g.shots[-1].unit}
    answer = await decide_together(g, "play_kept_card", "DZ-2.23", shot_card_words, orders=(GO_ON,), about=about)
    if answer != GO_ON:
        g.then(("play_card", thing_of(answer)), ("shot_cards",))


def shot_card_words(g: DawnState, seat: Seat) -> list[str]:
    return [GO_ON, *words(PLAY, playable(g, "combat"))]


@clause("DZ-6.1.24", "DZ-6.1.26", "DZ-6.1.31")
def roll_shot(g: DawnState) -> None:
    """Two dice in the column of the shot; of extra dice the lowest are dropped."""
    shot = g.shots[-1]
    extra = extra_dice(g, shot.unit, "gunfire")
    shot.dice = sorted(g.roll(2 + extra))[extra:] if extra else g.roll(2)
    column = shot_column(g, shot)
    shot.hits = GUNFIRE[sum(shot.dice)][column - 1]
    g.tell(
        "shot_rolled", "DZ-6.1.26", unit=shot.unit, space=shot.target, dice=list(shot.dice),
        strength=gun_strength(g, shot.unit, shot.distance), column=column, hits=shot.hits,
        shifts=[[shifted.row, shifted.by] for shifted in shot_shifts(g, shot)],
    )  # fmt: skip


@clause("DZ-6.1.26", "DZ-6.2.15", "DZ-6.4.2.1")
def hits_of_shot(g: DawnState) -> None:
    """The zeds or raiders of the space take the hits; nobody retreats."""
    shot = g.shots[-1]
    enemies = enemies_in(g, shot.target)
    if not shot.hits or not enemies:
        return
    if enemies[0] in UNITS:
        hit_unit(g, enemies[0], shot.hits)
    else:
        g.then(("split_hits", shot.hits, *zeds_in(g, shot.target)))


@clause("DZ-H01.2")
def step_back(g: DawnState) -> None:
    """After her own shot the Sniper may fall back, with others of her space if she likes."""
    shot = g.shots[-1]
    if shot.unit == "captain" and is_track_space(g.units[shot.unit].place):
        g.then(("choose_step_back",))


@clause("DZ-H01.2")
async def choose_step_back(g: DawnState) -> None:
    """She stays, goes alone, or takes somebody along."""
    about = {"ability": "step_back", "unit": "captain"}
    answer = await decide_together(g, "optional_ability", "DZ-H01.2", ways_back, about=about)
    if answer != "stay":
        place = g.units["captain"].place
        g.then(*units_retreat(g, place, ["captain", *things_of(answer, "with")], falls_back=True))


def ways_back(g: DawnState, seat: Seat) -> Form:
    place = g.units["captain"].place
    others = [unit for unit in units_in(g, place) if unit != "captain" and is_player_unit(g, unit)]
    return branch({"stay": None, "alone": None, **companions(others)})


def companions(others: list[UnitId]) -> dict[str, Form | None]:
    """Any of these, each named once."""
    return {word("with", unit): more_companions(others[at + 1 :]) for at, unit in enumerate(others)}


def more_companions(others: list[UnitId]) -> Form | None:
    return branch({"enough": None, **companions(others)}) if others else None


def shot_over(g: DawnState) -> None:
    g.shots.pop()
    g.granted_shift = 0
