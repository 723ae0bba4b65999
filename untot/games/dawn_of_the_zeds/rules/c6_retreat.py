"""Chapter 6.4: retreats. All pieces are moved first; where they meet enemies the next melee follows."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile

from untot.games.dawn_of_the_zeds.board import (
    AWAY,
    START_OF,
    TOWARD,
    TOWN_CENTER,
    TRACK_OF,
    SpaceId,
    is_catacomb,
)
from untot.games.dawn_of_the_zeds.facts import in_force
from untot.games.dawn_of_the_zeds.fight_facts import is_raiders_side
from untot.games.dawn_of_the_zeds.pieces import MARTEUSE_INFECTOR, UNITS, ZEDS, UnitId, ZedId
from untot.games.dawn_of_the_zeds.placing import put_unit, put_zed
from untot.games.dawn_of_the_zeds.rules.c4_step import arrival, lose_defiance, opponents_of_zeds
from untot.games.dawn_of_the_zeds.rules.c6_hits import kill_zed
from untot.games.dawn_of_the_zeds.rules.c6_melee import begin_melee
from untot.games.dawn_of_the_zeds.rules.c15_deciding import decide_together
from untot.games.dawn_of_the_zeds.state import DawnState, Melee, Retreat
from untot.games.dawn_of_the_zeds.whereabouts import (
    distance,
    has_room,
    has_room_for,
    is_infector,
    is_raiders,
    room_for_units,
    room_for_zeds,
    starts,
    units_in,
    why_barred,
    zed_strength,
    zeds_in,
)
from untot.kernel.events import Seat
from untot.kernel.rulebook import clause
from untot.kernel.state import Step
from untot.kernel.words import thing_of, words

# -- after a melee ----------------------------------------------------------------------------------------------


@clause("DZ-6.0.4", "DZ-6.0.5", "DZ-6.4.1.1", "DZ-6.4.0.1")
def loser_retreats(g: DawnState) -> None:
    """The loser leaves the space, even if the winner died; nobody stays."""
    melee = g.melees[-1]
    if melee.is_bulwark:
        g.then(("bulwark_ends",))
    elif is_cornered(g, melee):
        fight_again(g, melee)
    elif melee.loser == "zeds":
        g.then(*zed_side_retreats(g, melee))
    else:
        g.then(*player_side_retreats(g, melee))


@clause("DZ-E87")
def is_cornered(g: DawnState, melee: Melee) -> bool:
    """The first melee of the phase in which zeds attack, while E87 holds."""
    is_attack = melee.attacker == "zeds" and not is_raiders_side(melee) and not melee.is_repeated
    return is_attack and in_force(g, "cornered") is not None


@clause("DZ-E87")
def fight_again(g: DawnState, melee: Melee) -> None:
    """Nobody retreats: if both sides still live, the same group attacks the same unit once more."""
    g.modifiers = [modifier for modifier in g.modifiers if modifier.rule != "cornered"]
    melee.loser = ""
    zeds = [zed for zed in melee.zeds if zed in zeds_in(g, melee.space)]
    opponents = opponents_of_zeds(g, melee.space)
    if zeds and opponents:
        again = [melee.unit] if melee.unit in opponents else opponents
        parts = begin_melee(g, melee.space, "zeds", zeds, again, shift=melee.shift, row=melee.row)
        g.melees[-1].is_repeated = True
        g.then(*parts)


@clause("DZ-6.4.1.1", "DZ-11.7", "DZ-11.20", "DZ-6.4.4.4")
def zed_side_retreats(g: DawnState, melee: Melee) -> tuple[Step, ...]:
    """All zeds of the space retreat; in a catacomb only the one that fought; raiders on that side go alone."""
    if is_raiders_side(melee):
        return (("raiders_retreat", melee.zeds[0]),) if melee.zeds[0] in g.units else ()
    zeds = [zed for zed in zeds_in(g, melee.space) if zed in melee.zeds or not is_catacomb(melee.space)]
    return zeds_retreat(g, melee.space, zeds)


@clause("DZ-6.4.1.2", "DZ-6.4.1.4", "DZ-6.4.4.2", "DZ-6.4.4.3", "DZ-6.4.4.6", "DZ-6.4.4.8", "DZ-11.6", "DZ-6.4.4.5")
def player_side_retreats(g: DawnState, melee: Melee) -> tuple[Step, ...]:
    """All units of the space retreat but refugees: attackers to where they came from, the others toward Town Center."""
    if is_raiders(melee.unit):
        return (("raiders_retreat", melee.unit),) if melee.unit in g.units else ()
    there = [unit for unit in units_in(g, melee.space) if retreats_with_others(g, unit)]
    attackers = [unit for unit in there if melee.attacker == "units" and unit in melee.among and melee.path]
    others = [unit for unit in there if unit not in attackers]
    hidden = [unit for unit in others if unit == "pickles" and unit != melee.unit]
    return (
        *units_retreat(g, melee.space, attackers, melee.path),
        *units_retreat(g, melee.space, [unit for unit in others if unit not in hidden]),
        *[("pickles_stays", melee.space) for _ in hidden],
    )


@clause("DZ-6.4.1.4", "DZ-AU5.1", "DZ-10.2.4")
def retreats_with_others(g: DawnState, unit: UnitId) -> bool:
    """Refugees, villagers and raiders do not, the Preacher neither."""
    return UNITS[unit].has_strength and not is_raiders(unit) and unit != "preacher"


@clause("DZ-2.15", "DZ-5.5.25")
def is_calm(g: DawnState) -> bool:
    """Whether this retreat is ordered: one that dice have brought about is their result, and nothing comes between."""
    return not (g.melees or g.retreats[-1].is_rolled)


def by_roll(steps: tuple[Step, ...]) -> tuple[Step, ...]:
    """A retreat that is the result of a roll, though there is no melee."""
    return (steps[0], ("retreat_by_roll",), *steps[1:]) if steps else ()


def retreat_by_roll(g: DawnState) -> None:
    g.retreats[-1].is_rolled = True


# -- zeds -------------------------------------------------------------------------------------------------------


@clause("DZ-6.4.4.1", "DZ-6.4.4.7", "DZ-4.6.12", "DZ-13.3.1")
def zeds_retreat(g: DawnState, origin: SpaceId, zeds: list[ZedId]) -> tuple[Step, ...]:
    """The steps by which these zeds go 1 space toward their Start, or on to where there is room; the doctor stays."""
    going = [zed for zed in zeds if zed != MARTEUSE_INFECTOR]
    return (("zeds_leave", origin, *going), ("next_zed_retreats",), ("zeds_have_retreated",)) if going else ()


def zeds_leave(g: DawnState, origin: SpaceId, *zeds: ZedId) -> None:
    """The retreat at hand is that of these zeds, as far as they are still there."""
    there = [zed for zed in zeds if zed in zeds_in(g, origin)]
    first = g.steps[-1].origin if origin == TOWN_CENTER else AWAY.get(origin, "")
    g.retreats.append(Retreat(origin, first, there, [], [], False, []))


@clause("DZ-4.6.12", "DZ-6.4.5.1", "DZ-6.4.5.5")
async def next_zed_retreats(g: DawnState) -> None:
    """One after another: the stronger takes the space nearer to Town Center."""
    first = first_to_retreat(g)
    if not first:
        return
    zed = first[0]
    if len(first) > 1:
        zed = thing_of(
            await decide_together(g, "left_behind_tie", "DZ-4.6.12", first_to_retreat_words, tie=True, calm=is_calm(g))
        )
    g.retreats[-1].zeds.remove(zed)
    space = retreat_space(g, zed)
    if space is not None:
        land_zed(g, zed, space)
        g.then(("next_zed_retreats",))
    else:
        g.then(("retreat_to_other_start", zed), ("next_zed_retreats",))


def first_to_retreat_words(g: DawnState, seat: Seat) -> list[str]:
    return words("zed", first_to_retreat(g))


def first_to_retreat(g: DawnState) -> list[ZedId]:
    """Who goes next: the strongest; several only if they are equally strong and it matters which one is first."""
    zeds = g.retreats[-1].zeds
    if len(zeds) < 2:
        return zeds
    ranks = {zed: retreat_rank(g, zed) for zed in zeds}
    first = [zed for zed in zeds if ranks[zed] == max(ranks.values())]
    space = retreat_space(g, first[0])
    is_room_for_all = is_infector(first[0]) or (space is not None and room_for_zeds(g, space) >= len(first))
    return first[:1] if is_room_for_all else first


@clause("DZ-6.4.5.1", "DZ-6.4.5.2")
def retreat_rank(g: DawnState, zed: ZedId) -> tuple[bool, int]:
    """By strength; where only Starts of other tracks are left, super-zeds are placed first."""
    return ZEDS[zed].kind == "super_zed" and retreat_space(g, zed) is None, zed_strength(g, zed)


@clause("DZ-4.6.12", "DZ-6.4.0.2", "DZ-6.4.5.5")
def retreat_space(g: DawnState, zed: ZedId) -> SpaceId | None:
    """The first space toward Start with room; None if even the Start has none, or the zed stands on it."""
    space: SpaceId | None = g.retreats[-1].first or None
    while space is not None and (space in g.no_entry or not has_room_for(g, zed, space)):
        space = AWAY.get(space)
    return space


@clause("DZ-4.6.13", "DZ-6.4.5.1", "DZ-6.4.5.2", "DZ-6.4.5.5", "DZ-6.4.5.9")
async def retreat_to_other_start(g: DawnState, zed: ZedId) -> None:
    """To a Start of choice with room (competitive: of the zeds player's choice); without any the zed is killed."""
    possible = other_starts(g, zed)
    if not possible:
        kill_zed(g, zed)
        return
    answer = await decide_together(
        g, "start_full_alternative", "DZ-6.4.5.1", lambda g, seat: words("space", other_starts(g, zed)),
        zeds_player=True, calm=is_calm(g), about={"zed": zed},
    )  # fmt: skip
    land_zed(g, zed, thing_of(answer))


def other_starts(g: DawnState, zed: ZedId) -> list[SpaceId]:
    own = START_OF[TRACK_OF[g.retreats[-1].first or g.retreats[-1].origin]]
    return [start for start in starts(g) if start != own and has_room_for(g, zed, start)]


def land_zed(g: DawnState, zed: ZedId, space: SpaceId) -> None:
    retreat = g.retreats[-1]
    retreat.landed.append((space, zed))
    put_zed(g, zed, space)
    g.tell("zed_retreated", "DZ-6.4.4.1", zed=zed, origin=retreat.origin, space=space)


@clause("DZ-6.4.3.1", "DZ-6.4.3.4", "DZ-4.4.9", "DZ-11.22")
def zeds_have_retreated(g: DawnState) -> None:
    """Where they stand now they set off what entering zeds do, nearest to Town Center first; in a catacomb singly."""
    landed = g.retreats.pop().landed
    steps: list[Step] = []
    for space in sorted({space for space, _ in landed}, key=distance):
        zeds = [zed for where, zed in landed if where == space]
        for group in [[zed] for zed in zeds] if is_catacomb(space) else [zeds]:
            steps += arrival(g, group, space)
    g.then(*steps)


# -- units ------------------------------------------------------------------------------------------------------


@clause("DZ-6.4.4.2", "DZ-6.4.4.3", "DZ-6.4.4.7", "DZ-0.2.19")
def units_retreat(
    g: DawnState, origin: SpaceId, units: list[UnitId], path: list[SpaceId] | None = None, *, falls_back: bool = False
) -> tuple[Step, ...]:
    """The steps by which these units go back along a path, or 1 space toward Town Center."""
    if not units:
        return ()
    leave: Step = ("units_leave", origin, int(falls_back), len(units), *units, *(path or ()))
    return (leave, ("next_unit_retreats",), ("units_have_retreated",))


@clause("DZ-4.3.7")
def units_leave(g: DawnState, origin: SpaceId, falls_back: int, count: int, *units_and_path: str) -> None:
    """The retreat at hand is that of these units, as far as they are still there; nobody stays defiant."""
    units = [unit for unit in units_and_path[:count] if unit in units_in(g, origin)]
    for unit in units:
        if g.units[unit].is_defiant:
            lose_defiance(g, unit)
    g.retreats.append(Retreat(origin, "", [], units, list(units_and_path[count:]), bool(falls_back), []))


@clause("DZ-6.4.5.3", "DZ-6.4.5.4", "DZ-6.4.5.8", "DZ-5.2.20")
async def next_unit_retreats(g: DawnState) -> None:
    """One after another; where not all have room the hero side decides who takes which space."""
    first = first_units_to_retreat(g)
    if not first:
        return
    unit = first[0]
    if len(first) > 1:
        about = {"space": retreat_place(g, unit)}
        unit = thing_of(
            await decide_together(
                g, "retreat_distribution", "DZ-6.4.5.3", first_units_words, calm=is_calm(g), about=about
            )
        )
    g.retreats[-1].units.remove(unit)
    land_unit(g, unit, retreat_place(g, unit))
    g.then(("next_unit_retreats",))


def first_units_words(g: DawnState, seat: Seat) -> list[str]:
    return words("unit", first_units_to_retreat(g))


def first_units_to_retreat(g: DawnState) -> list[UnitId]:
    """Several only if they want to the same space and it has not room for all of them."""
    units = g.retreats[-1].units
    if len(units) < 2:
        return units
    place = retreat_place(g, units[0])
    rivals = [unit for unit in units if retreat_place(g, unit) == place]
    return rivals if len(rivals) > room_for_units(g, place) else rivals[:1]


@clause("DZ-6.4.0.2", "DZ-6.4.4.9", "DZ-6.4.5.4", "DZ-6.4.5.7", "DZ-6.4.5.8")
def retreat_place(g: DawnState, unit: UnitId) -> SpaceId:
    """The first space of the way back with room that the unit may enter; from the Town Center nobody retreats."""
    return next(space for space in way_back(g.retreats[-1]) if is_open_to(g, unit, space))


def is_open_to(g: DawnState, unit: UnitId, space: SpaceId) -> bool:
    return space == TOWN_CENTER or (why_barred(g, unit, space) is None and has_room(g, unit, space))


def way_back(retreat: Retreat) -> Iterator[SpaceId]:
    """The path of the move, the last space first; then, or without a path at once, toward Town Center."""
    yield from retreat.path
    space = retreat.path[-1] if retreat.path else retreat.origin
    while space != TOWN_CENTER:
        space = TOWARD[space]
        yield space
    yield TOWN_CENTER


def land_unit(g: DawnState, unit: UnitId, space: SpaceId) -> None:
    retreat = g.retreats[-1]
    retreat.landed.append((space, unit))
    put_unit(g, unit, space)
    event = "unit_fell_back" if retreat.is_fall_back else "unit_retreated"
    g.tell(event, "DZ-0.2.19" if retreat.is_fall_back else "DZ-6.4.4.2", unit=unit, origin=retreat.origin, space=space)


@clause("DZ-6.4.3.1", "DZ-6.4.3.3", "DZ-6.4.3.4", "DZ-H16.3")
def units_have_retreated(g: DawnState) -> None:
    """Where they run into enemies they attack, nearest to Town Center first; if they lose they are driven back."""
    retreat = g.retreats.pop()
    steps: list[Step] = []
    for space in sorted({space for space, _ in retreat.landed}, key=distance):
        units = [unit for where, unit in retreat.landed if where == space]
        steps.append(("units_meet", space, len(units), *units, *way_they_came(retreat, space)))
    g.then(*steps)


def way_they_came(retreat: Retreat, space: SpaceId) -> list[SpaceId]:
    """Back to where the units were driven from; a shortcut may lie between, so that no track leads there."""
    passed = list(takewhile(lambda at: at != space, way_back(retreat)))
    return [*reversed(passed), retreat.origin]
