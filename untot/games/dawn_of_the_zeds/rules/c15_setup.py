"""Chapter 15: the steps of the set-up."""

from __future__ import annotations

from typing import Final

from untot.games.dawn_of_the_zeds.board import START_OF, TOWN_CENTER, VILLAGES
from untot.games.dawn_of_the_zeds.facts import hero_seats, is_on
from untot.games.dawn_of_the_zeds.pieces import REFUGEES, UNITS, UnitId
from untot.games.dawn_of_the_zeds.placing import change_unit, put_unit, put_zed
from untot.games.dawn_of_the_zeds.rules.c0_new_units import entry_bonuses as bonuses_of
from untot.games.dawn_of_the_zeds.rules.c5_stocks import gain
from untot.games.dawn_of_the_zeds.rules.c15_deciding import decide_together
from untot.games.dawn_of_the_zeds.state import BASIC, DawnState
from untot.games.dawn_of_the_zeds.whereabouts import is_hero
from untot.kernel.asking import choose
from untot.kernel.events import Seat
from untot.kernel.rulebook import clause
from untot.kernel.state import Step
from untot.kernel.words import thing_of, words

HEROES_AT_START: Final = 4


# -- zeds and civilians -----------------------------------------------------------------------------------------


@clause("DZ-15.2.1", "DZ-15.7.1")
def place_first_zeds(g: DawnState) -> None:
    """One random regular zed on the Start of every track."""
    for track in g.tracks:
        zed = g.draw(g.bag)
        g.bag.remove(zed)
        put_zed(g, zed, START_OF[track])
        g.tell("zed_placed", "DZ-15.2.1", zed=zed, space=START_OF[track])


@clause("DZ-15.2.2", "DZ-13.1.4", "DZ-13.3.14")
def place_civilians(g: DawnState) -> None:
    """Shuffled: a defiant unit on each village, one in the Town Center (not with `volunteers`), the rest in reserve."""
    g.shuffle(g.reserve)
    for village in VILLAGES:
        unit = g.reserve.pop()
        put_unit(g, unit, village)
        change_unit(g, unit, is_defiant=True)
        g.tell("unit_entered", "DZ-15.2.2", unit=unit, space=village)
    if not is_on(g, "volunteers"):
        unit = g.reserve.pop()
        put_unit(g, unit, TOWN_CENTER)
        g.tell("unit_entered", "DZ-15.2.2", unit=unit, space=TOWN_CENTER)
    g.reserve.sort()


@clause("DZ-15.2.3")
def place_villagers(g: DawnState) -> None:
    """One villagers unit on each village."""
    for unit, village in zip(REFUGEES, VILLAGES, strict=True):
        put_unit(g, unit, village)
        change_unit(g, unit, is_villagers=True)
        g.tell("unit_entered", "DZ-15.2.3", unit=unit, space=village)


@clause("DZ-15.2.4")
def place_guards(g: DawnState) -> None:
    """Red Diamond guards on City Underground and on the Security Checkpoint."""
    for unit, space in (("rd_guards_1", "tunnel_0"), ("rd_guards_2", "tunnel_2")):
        put_unit(g, unit, space)
        g.tell("unit_entered", "DZ-15.2.4", unit=unit, space=space)


@clause("DZ-15.1.3")
def roll_for_stocks(g: DawnState) -> None:
    """Two dice: supplies are their sum, ammo is 6 less the lower one."""
    dice = g.roll(2)
    g.tell("stocks_rolled", "DZ-15.1.3", dice=dice)
    gain(g, sum(dice), 6 - min(dice), "DZ-15.1.3")


# -- heroes -----------------------------------------------------------------------------------------------------


@clause("DZ-15.3.1", "DZ-15.3.2", "DZ-15.3.7", "DZ-13.3.15", "DZ-15.7.2")
def gather_heroes(g: DawnState) -> None:
    """The fixed four of the Basic game; else each player chooses one, and random ones fill up."""
    if g.level == BASIC:
        for unit in [unit for unit in g.available if is_hero(unit) and UNITS[unit].is_basic]:
            enlist(g, unit, "DZ-15.3.1")
        g.then(("fewer_heroes",))
        return
    players: list[Step] = [("choose_hero", seat) for seat in hero_seats(g)]
    g.then(*players, *[("add_hero",) for _ in range(heroes_at_start(g) - g.heroes)])


@clause("DZ-13.2.2", "DZ-13.2.3", "DZ-13.3.26", "DZ-15.3.2")
def heroes_at_start(g: DawnState) -> int:
    """Four; with fewer than four players some options leave only three or two, but never less than one each."""
    wanted = 3 if is_on(g, "where_are_they") else 2 if g.options["i_can_do_it"] != "off" else HEROES_AT_START
    return max(g.heroes, wanted)


def enlist(g: DawnState, unit: UnitId, clause_id: str) -> None:
    """Into the Town Center at full strength; what it brings comes later."""
    g.available.remove(unit)
    put_unit(g, unit, TOWN_CENTER)
    g.tell("unit_entered", clause_id, unit=unit, space=TOWN_CENTER)


@clause("DZ-13.3.15", "DZ-13.2.2", "DZ-13.2.3")
async def fewer_heroes(g: DawnState) -> None:
    """Basic game with fewer heroes: the hero side says who leaves, until few enough stay."""
    present = [unit for unit in g.units if is_hero(unit)]
    if len(present) <= heroes_at_start(g):
        return
    answer = await decide_together(g, "fewer_heroes_basic", "DZ-13.3.15", heroes_present)
    unit = thing_of(answer)
    left = g.units.pop(unit)
    g.units_at[left.place] = tuple(other for other in g.units_at[left.place] if other != unit)
    g.available.append(unit)
    g.tell("hero_left", "DZ-13.3.15", unit=unit)
    g.then(("fewer_heroes",))


def heroes_present(g: DawnState, seat: Seat) -> list[str]:
    return words("unit", [unit for unit in g.units if is_hero(unit)])


def heroes_to_come(g: DawnState, seat: Seat = 0) -> list[str]:
    return words("unit", [unit for unit in g.available if is_hero(unit)])


@clause("DZ-15.3.2", "DZ-13.2.5", "DZ-13.3.16", "DZ-15.3.4", "DZ-15.3.6")
async def choose_hero(g: DawnState, seat: Seat) -> None:
    """Each hero player one of the level's colours, in seat order; with `no_idea` it is drawn."""
    if is_on(g, "no_idea"):
        enlist(g, thing_of(g.draw(heroes_to_come(g))), "DZ-13.2.5")
        return
    answer = await choose(g, seat, "choose_hero", "DZ-15.3.2", heroes_to_come)
    enlist(g, thing_of(answer), "DZ-15.3.2")


@clause("DZ-15.3.2", "DZ-13.1.5", "DZ-13.3.16")
async def add_hero(g: DawnState) -> None:
    """A random one; with `known_faces` it is chosen."""
    if not is_on(g, "known_faces"):
        enlist(g, thing_of(g.draw(heroes_to_come(g))), "DZ-15.3.2")
        return
    answer = await decide_together(g, "choose_new_hero", "DZ-13.1.5", heroes_to_come)
    enlist(g, thing_of(answer), "DZ-13.1.5")


@clause("DZ-15.3.1", "DZ-15.3.3", "DZ-13.1.4", "DZ-13.2.3", "DZ-13.3.14", "DZ-13.3.26")
def add_heroic_civilians(g: DawnState) -> None:
    """The Furies in the Basic game, else one unit; one more with `volunteers` and for each hero that is missing."""
    count = 1
    if g.level == BASIC:
        enlist(g, "furies", "DZ-15.3.1")
        count = 0
    if is_on(g, "volunteers"):
        count += 1
    if g.options["i_can_do_it"] == "with_heroic_civilians":
        count += HEROES_AT_START - heroes_at_start(g)
    g.then(*[("add_heroic",) for _ in range(count)])


@clause("DZ-15.3.3", "DZ-13.1.5", "DZ-13.3.16")
async def add_heroic(g: DawnState) -> None:
    """A random heroic civilians unit of the level's colours; with `known_faces` it is chosen. None left: none."""
    if not heroic_to_come(g):
        return
    if not is_on(g, "known_faces"):
        enlist(g, thing_of(g.draw(heroic_to_come(g))), "DZ-15.3.3")
        return
    answer = await decide_together(g, "choose_new_hero", "DZ-13.1.5", heroic_to_come)
    enlist(g, thing_of(answer), "DZ-13.1.5")


def heroic_to_come(g: DawnState, seat: Seat = 0) -> list[str]:
    return words("unit", [unit for unit in g.available if UNITS[unit].kind == "heroic_civilians"])


@clause("DZ-14.6.3", "DZ-15.7.1")
def entry_bonuses(g: DawnState) -> None:
    """What the heroes and heroic civilians bring, in the order in which they came."""
    g.then(*[step for unit in g.units for step in bonuses_of(unit)])
