"""Chapters 4.4 and 14.4: what happens when zeds enter a space, before they fight."""

from __future__ import annotations

from typing import Final

from untot.games.dawn_of_the_zeds.abilities import has_ability
from untot.games.dawn_of_the_zeds.charts import GUNFIRE, ROLLS
from untot.games.dawn_of_the_zeds.facts import in_force
from untot.games.dawn_of_the_zeds.fight_facts import gunfire_column, minefield_strength
from untot.games.dawn_of_the_zeds.pieces import UnitId, ZedId
from untot.games.dawn_of_the_zeds.placing import change_unit
from untot.games.dawn_of_the_zeds.rules.c6_hits import hit_zed
from untot.games.dawn_of_the_zeds.rules.c6_melee import begin_melee
from untot.games.dawn_of_the_zeds.rules.c6_retreat import units_retreat
from untot.games.dawn_of_the_zeds.rules.c14_goodbye import USE, destroy_barricade, use_or_not
from untot.games.dawn_of_the_zeds.rules.c15_deciding import decide_together
from untot.games.dawn_of_the_zeds.state import DawnState
from untot.games.dawn_of_the_zeds.whereabouts import (
    is_hero_or_any_civilians,
    is_infector,
    is_refugees,
    player_units_in,
    units_in,
    zeds_in,
)
from untot.kernel.events import Seat
from untot.kernel.rulebook import clause
from untot.kernel.words import thing_of, words

HELLO_ABILITIES: Final[dict[str, UnitId]] = {"traps": "johnson", "well_hidden": "pickles", "assassin": "darling"}
"""Abilities that a hero may use when zeds enter his space (DZ-4.4.7)."""
FALL_BACK: Final = "fall_back"
FIGHT: Final = "fight"
ASSASSIN_SHIFT: Final = 2


# -- 10 and 11: minefield, walls --------------------------------------------------------------------------------


@clause("DZ-5.6.9", "DZ-5.6.10", "DZ-14.4.6", "DZ-CT05", "DZ-MK10")
def minefield_explodes(g: DawnState) -> None:
    """A shot of the marker's strength at the zeds that enter; used twice it is gone."""
    step = g.steps[-1]
    zeds = [zed for zed in step.zeds if zed in zeds_in(g, step.target)]
    if step.target != g.minefield or not zeds:
        return
    strength, dice = minefield_strength(g), g.roll(2)
    hits = GUNFIRE[sum(dice)][gunfire_column(strength) - 1]
    g.minefield_uses -= 1
    if not g.minefield_uses:
        g.minefield = ""
    g.tell("minefield_exploded", "DZ-5.6.9", space=step.target, strength=strength, dice=dice, hits=hits)
    if hits:
        g.then(("split_hits", hits, *zeds))


@clause("DZ-E34", "DZ-E83")
def barricade_falls(g: DawnState) -> None:
    """While walls fall, zeds destroy a barricade as they come; the strongpoint stays."""
    target = g.steps[-1].target
    if g.defences.get(target) == "barricade" and in_force(g, "walls_fall") is not None and zeds_in(g, target):
        destroy_barricade(g, target, "DZ-E34")


# -- 12: Run for It ---------------------------------------------------------------------------------------------


@clause("DZ-E01", "DZ-4.4.12")
def retreat_instead(g: DawnState) -> None:
    """While it is in force, whoever is entered by zeds may run instead of fighting."""
    if g.modifiers and in_force(g, "retreat_instead") is not None:
        target = g.steps[-1].target
        if zeds_in(g, target) and any(is_hero_or_any_civilians(unit) for unit in player_units_in(g, target)):
            g.then(("choose_to_run",))


@clause("DZ-E01")
async def choose_to_run(g: DawnState) -> None:
    """All player units there retreat 1 space toward Town Center; no melee, no infection, no victory of the zeds."""
    target = g.steps[-1].target
    answer = await decide_together(
        g, "retreat_instead_of_fight", "DZ-E01", lambda g, seat: ["run", FIGHT], about={"space": target}
    )
    if answer == "run":
        g.then(*units_retreat(g, target, [unit for unit in player_units_in(g, target) if not is_refugees(unit)]))


# -- 13: heroes -------------------------------------------------------------------------------------------------


@clause("DZ-4.4.1", "DZ-4.4.2", "DZ-4.4.7", "DZ-4.4.8", "DZ-14.6.9")
def hello_of_heroes(g: DawnState) -> None:
    """Heroes in the space may use their abilities before the melee. Whoever was hidden must hide anew."""
    target = g.steps[-1].target
    if not zeds_in(g, target):
        return
    for unit in units_in(g, target):
        if g.units[unit].is_hidden:
            change_unit(g, unit, is_hidden=False)
    if any(hero in units_in(g, target) for hero in HELLO_ABILITIES.values()):
        g.then(("next_hello",))


@clause("DZ-4.4.7")
async def next_hello(g: DawnState, *done: str) -> None:
    """Several abilities in an order of the hero side's choice."""
    left = usable_hellos(g, done)
    if not left:
        return
    ability = left[0]
    if len(left) > 1:
        answer = await decide_together(
            g, "hello_order", "DZ-4.4.7", lambda g, seat: words("ability", usable_hellos(g, done))
        )
        ability = thing_of(answer)
    g.then((f"offer_{ability}",), ("next_hello", *done, ability))


def usable_hellos(g: DawnState, done: tuple[str, ...]) -> list[str]:
    """Of heroes that are still there, able, and meet zeds."""
    target = g.steps[-1].target
    if not zeds_in(g, target):
        return []
    return [
        ability
        for ability, hero in HELLO_ABILITIES.items()
        if ability not in done and hero in units_in(g, target) and has_ability(g, ability)
    ]


@clause("DZ-H05.3", "DZ-14.4.1", "DZ-4.4.12")
async def offer_traps(g: DawnState) -> None:
    """Mr. Johnson may have set traps: from 4 on a zed takes a hit and he slips away."""
    if await wants_to_use(g, "traps"):
        target = g.steps[-1].target
        if ability_die(g, "traps") >= ROLLS.traps:
            g.then(("trap_snaps",), *units_retreat(g, target, ["johnson"], falls_back=True))


async def wants_to_use(g: DawnState, ability: str) -> bool:
    hero = HELLO_ABILITIES[ability]
    about = {"ability": ability, "unit": hero, "space": g.steps[-1].target}
    return await decide_together(g, "hello_optional", "DZ-4.4.2", use_or_not, about=about) == USE


def ability_die(g: DawnState, ability: str) -> int:
    (die,) = g.roll(1)
    g.tell("ability_rolled", "DZ-4.4.2", ability=ability, unit=HELLO_ABILITIES[ability], die=die)
    return die


@clause("DZ-H05.3")
async def trap_snaps(g: DawnState) -> None:
    """One zed of the group, of the hero side's choice, an infector last."""
    answer = await decide_together(g, "ability_target", "DZ-H05.3", trapped, calm=False, about={"ability": "traps"})
    hit_zed(g, thing_of(answer), 1)


def trapped(g: DawnState, seat: Seat) -> list[str]:
    return words("zed", infectors_last([zed for zed in g.steps[-1].zeds if zed in g.zeds]))


def infectors_last(zeds: list[ZedId]) -> list[ZedId]:
    return [zed for zed in zeds if not is_infector(zed)] or zeds


@clause("DZ-H07.2", "DZ-14.4.4", "DZ-14.6.9")
async def offer_well_hidden(g: DawnState) -> None:
    """Pickles may hide: on a 1 he is found, else the zeds share his space without a melee."""
    if await wants_to_use(g, "well_hidden"):
        hide(g, ability_die(g, "well_hidden"))


def hide(g: DawnState, die: int) -> bool:
    """Whether Pickles is hidden now."""
    if die >= ROLLS.hidden:
        change_unit(g, "pickles", is_hidden=True)
        g.tell("pickles_hides", "DZ-H07.2", space=g.units["pickles"].place)
    return die >= ROLLS.hidden


@clause("DZ-H10.1", "DZ-14.4.10")
async def offer_assassin(g: DawnState) -> None:
    """Alyssa Darling may strike first."""
    if await wants_to_use(g, "assassin"):
        die = ability_die(g, "assassin")
        if die >= 3:
            g.then(*assassin_strikes(g))
        elif die == 2:
            g.then(("assassin_two",))


@clause("DZ-H10.1")
def assassin_strikes(g: DawnState) -> tuple[tuple[str | int, ...], ...]:
    """She attacks with two columns more, without infection and without hits on her."""
    step = g.steps[-1]
    parts = begin_melee(g, step.target, "units", list(step.zeds), ["darling"], shift=ASSASSIN_SHIFT, row="H10.1")
    g.melees[-1].is_assassin = True
    step.has_fought = True
    return parts


@clause("DZ-H10.1")
async def assassin_two(g: DawnState) -> None:
    """On a 2 she may fall back, or fight like anybody else."""
    target = g.steps[-1].target
    answer = await decide_together(
        g, "assassin_two", "DZ-H10.1", lambda g, seat: [FALL_BACK, FIGHT], calm=False, about={"space": target}
    )
    if answer == FALL_BACK:
        g.then(*units_retreat(g, target, ["darling"], falls_back=True))
