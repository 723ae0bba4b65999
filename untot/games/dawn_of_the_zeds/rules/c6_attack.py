"""Chapters 5.2 and 6.0: units that come to a space with enemies attack; some heroes in their own way."""

from __future__ import annotations

from typing import Final

from untot.games.dawn_of_the_zeds.abilities import has_ability
from untot.games.dawn_of_the_zeds.board import SpaceId, is_catacomb
from untot.games.dawn_of_the_zeds.charts import ROLLS
from untot.games.dawn_of_the_zeds.fight_facts import is_raiders_side
from untot.games.dawn_of_the_zeds.pieces import MARTEUSE_INFECTOR, UNITS, ZEDS
from untot.games.dawn_of_the_zeds.rules.c6_hits import hit_zed
from untot.games.dawn_of_the_zeds.rules.c6_melee import begin_melee
from untot.games.dawn_of_the_zeds.rules.c6_retreat import units_retreat, zeds_retreat
from untot.games.dawn_of_the_zeds.rules.c14_goodbye import USE, use_or_not
from untot.games.dawn_of_the_zeds.rules.c14_hello import ASSASSIN_SHIFT, FALL_BACK, FIGHT, ability_die, hide
from untot.games.dawn_of_the_zeds.rules.c15_deciding import decide_together
from untot.games.dawn_of_the_zeds.state import DawnState
from untot.games.dawn_of_the_zeds.whereabouts import enemies_in, units_in, zeds_in
from untot.kernel.events import Seat
from untot.kernel.rulebook import clause
from untot.kernel.state import Step
from untot.kernel.words import thing_of, words

PICKLES: Final = "pickles"
DARLING: Final = "darling"
WRESTLER: Final = "wrestler"


@clause("DZ-5.2.5", "DZ-6.0.1", "DZ-6.0.6", "DZ-6.4.3.1", "DZ-10.1.15", "DZ-13.3.6")
def units_meet(g: DawnState, space: SpaceId, count: int, *units_and_path: str) -> None:
    """Units that have come into a space attack the zeds or raiders there; whoever stays meets Dr. Marteuse."""
    units = [u for u in units_and_path[:count] if u in units_in(g, space) and UNITS[u].has_strength]
    steps: list[Step] = []
    if units and enemies_in(g, space):
        if PICKLES in units and has_ability(g, "well_hidden"):
            steps.append(("pickles_slips_in", space))
        steps.append(("attack", space, count, *units_and_path))
    if MARTEUSE_INFECTOR in zeds_in(g, space):
        steps.append(("doctor_met", space))
    g.then(*steps)


@clause("DZ-6.4.3.2", "DZ-11.5", "DZ-11.20", "DZ-4.7.1")
def attack(g: DawnState, space: SpaceId, count: int, *units_and_path: str) -> None:
    """One of them fights; in a catacomb one zed after another. If the zeds hold the space, chaos may follow."""
    arrived = [u for u in units_and_path[:count] if u in units_in(g, space) and UNITS[u].has_strength]
    units = [unit for unit in arrived if not g.units[unit].is_hidden]
    enemies = enemies_in(g, space)
    if not units or not enemies:
        return
    again: tuple[str | int, ...] = ("attack", space, count, *units_and_path)
    if is_catacomb(space) and enemies[0] in ZEDS:
        g.then(("attack_in_catacomb", space, count, *units_and_path), again)
        return
    path = list(units_and_path[count:])
    g.then(*begin_melee(g, space, "units", enemies, units, path=path), ("aftermath", space))


@clause("DZ-11.5")
async def attack_in_catacomb(g: DawnState, space: SpaceId, count: int, *units_and_path: str) -> None:
    """The hero side chooses which zed is fought next."""
    zeds = enemies_in(g, space)
    zed = zeds[0]
    if len(zeds) > 1:
        answer = await decide_together(
            g, "catacomb_fight_order", "DZ-11.5", lambda g, seat: words("zed", enemies_in(g, space))
        )
        zed = thing_of(answer)
    units = [unit for unit in units_and_path[:count] if unit in units_in(g, space) and not g.units[unit].is_hidden]
    path = list(units_and_path[count:])
    g.then(*begin_melee(g, space, "units", [zed], units, path=path), ("aftermath", space))


# -- Pickles ----------------------------------------------------------------------------------------------------


@clause("DZ-H07.2", "DZ-14.6.9")
async def pickles_slips_in(g: DawnState, space: SpaceId) -> None:
    """He may share the space with zeds or raiders without a melee."""
    about = {"ability": "well_hidden", "unit": PICKLES, "space": space}
    answer = await decide_together(g, "hello_optional", "DZ-H07.2", use_or_not, about=about)
    if answer == USE:
        hide(g, ability_die(g, "well_hidden"))


@clause("DZ-6.4.1.3", "DZ-H07.2")
async def pickles_stays(g: DawnState, space: SpaceId) -> None:
    """Others have lost and must go: he may try to stay."""
    if PICKLES not in units_in(g, space):
        return
    answer = await decide_together(
        g, "pickles_stay", "DZ-6.4.1.3", lambda g, seat: ["try", "retreat"], calm=False, about={"space": space}
    )
    if answer == "retreat" or not hide(g, ability_die(g, "well_hidden")):
        g.then(*units_retreat(g, space, [PICKLES]))


# -- the Wrestler and Alyssa Darling ----------------------------------------------------------------------------


@clause("DZ-H08.1", "DZ-H10.1")
def ability_of_attacker(g: DawnState) -> None:
    """Between the naming of the fighter and the melee: Bull Rush, Assassin."""
    melee = g.melees[-1]
    if melee.attacker != "units" or is_raiders_side(melee) or melee.is_assassin or not melee.path:
        return
    if melee.unit == WRESTLER and all(ZEDS[zed].kind == "regular_zed" for zed in melee.zeds):
        g.then(("choose_bull_rush",))
    elif melee.unit == DARLING:
        g.then(("assassin_attacks",))


@clause("DZ-H08.1")
async def choose_bull_rush(g: DawnState) -> None:
    """From 4 on: no melee and no infection, one zed takes a hit, all retreat, and he stays."""
    about = {"ability": "bull_rush", "unit": WRESTLER, "space": g.melees[-1].space}
    answer = await decide_together(g, "optional_ability", "DZ-H08.1", use_or_not, about=about)
    if answer != USE:
        return
    (die,) = g.roll(1)
    g.tell("ability_rolled", "DZ-H08.1", ability="bull_rush", unit=WRESTLER, die=die)
    if die >= ROLLS.bull_rush:
        g.then(("bull_hits",), ("bull_drives_off",))


@clause("DZ-H08.1")
async def bull_hits(g: DawnState) -> None:
    """One zed of the hero side's choice."""
    answer = await decide_together(
        g, "ability_target", "DZ-H08.1", rushed, calm=False, about={"ability": "bull_rush"}
    )  # fmt: skip
    hit_zed(g, thing_of(answer), 1)


def rushed(g: DawnState, seat: Seat) -> list[str]:
    return words("zed", g.melees[-1].zeds)


@clause("DZ-H08.1")
def bull_drives_off(g: DawnState) -> None:
    """The others retreat; nothing of the melee takes place."""
    melee = g.melees[-1]
    g.skip_to("melee_over")
    g.then(*zeds_retreat(g, melee.space, [zed for zed in melee.zeds if zed in g.zeds]))


@clause("DZ-H10.1")
def assassin_attacks(g: DawnState) -> None:
    """When she attacks the die is always rolled: 1 a normal melee, 2 a choice, else she strikes first."""
    die = ability_die(g, "assassin")
    melee = g.melees[-1]
    if die >= 3:
        melee.shift, melee.row, melee.is_assassin = ASSASSIN_SHIFT, "H10.1", True
    elif die == 2:
        g.then(("assassin_may_fall_back",))


@clause("DZ-H10.1")
async def assassin_may_fall_back(g: DawnState) -> None:
    answer = await decide_together(
        g,
        "assassin_two",
        "DZ-H10.1",
        lambda g, seat: [FALL_BACK, FIGHT],
        calm=False,
        about={"space": g.melees[-1].space},
    )
    if answer == FALL_BACK:
        space = g.melees[-1].space
        g.skip_to("melee_over")
        g.then(*units_retreat(g, space, [DARLING], falls_back=True))
