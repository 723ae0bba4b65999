"""Chapters 4.4 and 14.4: what heroes and events do when zeds enter a space."""

from __future__ import annotations

from typing import Final

from untot.games.dawn_of_the_zeds.charts import ROLLS
from untot.games.dawn_of_the_zeds.facts import in_force
from untot.games.dawn_of_the_zeds.pieces import ZedId
from untot.games.dawn_of_the_zeds.rules.c6_hits import hit_zed
from untot.games.dawn_of_the_zeds.rules.c6_retreat import units_retreat
from untot.games.dawn_of_the_zeds.rules.c15_deciding import decide_together
from untot.games.dawn_of_the_zeds.state import DawnState
from untot.games.dawn_of_the_zeds.whereabouts import (
    is_hero_or_any_civilians,
    is_infector,
    player_units_in,
    units_in,
    zeds_in,
)
from untot.kernel.events import Seat
from untot.kernel.rulebook import clause
from untot.kernel.words import thing_of, words

USE: Final = "use"
DO_NOT: Final = "do_not"

HELLO_ABILITIES: Final = {"traps": "johnson", "well_hidden": "pickles", "assassin": "darling"}
"""Abilities that a hero may use when zeds enter his space (DZ-4.4.7)."""


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
        g, "retreat_instead_of_fight", "DZ-E01", lambda g, seat: ["run", "fight"], about={"space": target}
    )
    if answer == "run":
        runners = [unit for unit in player_units_in(g, target) if is_hero_or_any_civilians(unit)]
        g.then(*units_retreat(g, target, runners))


# -- 13: heroes -------------------------------------------------------------------------------------------------


@clause("DZ-4.4.1", "DZ-4.4.2", "DZ-4.4.7", "DZ-4.4.8")
def hello_of_heroes(g: DawnState) -> None:
    """Heroes in the space may use their abilities before the melee."""
    step = g.steps[-1]
    if units_in(g, step.target) and zeds_in(g, step.target):
        abilities = [ability for ability, hero in HELLO_ABILITIES.items() if hero in units_in(g, step.target)]
        if abilities:
            g.then(*[(f"offer_{ability}",) for ability in abilities])


@clause("DZ-H05.3", "DZ-14.4.1", "DZ-4.4.12")
async def offer_traps(g: DawnState) -> None:
    """Mr. Johnson may have set traps: from 4 on a zed takes a hit and he slips away."""
    target = g.steps[-1].target
    if not is_still_there(g, "johnson"):
        return
    about = {"ability": "traps", "unit": "johnson", "space": target}
    answer = await decide_together(g, "hello_optional", "DZ-H05.3", lambda g, seat: [USE, DO_NOT], about=about)
    if answer == USE:
        (die,) = g.roll(1)
        g.tell("ability_rolled", "DZ-H05.3", ability="traps", unit="johnson", die=die)
        if die >= ROLLS.traps:
            g.then(("trap_snaps",), *units_retreat(g, target, ["johnson"], falls_back=True))


def is_still_there(g: DawnState, hero: str) -> bool:
    """Earlier effects of the same entry may have moved the hero, or left no zed."""
    target = g.steps[-1].target
    return hero in units_in(g, target) and bool(zeds_in(g, target)) and not g.units[hero].is_comatose


@clause("DZ-H05.3")
async def trap_snaps(g: DawnState) -> None:
    """One zed of the group, of the hero side's choice, an infector last."""
    answer = await decide_together(g, "ability_target", "DZ-H05.3", trapped, calm=False, about={"ability": "traps"})
    hit_zed(g, thing_of(answer), 1)


def trapped(g: DawnState, seat: Seat) -> list[str]:
    return words("zed", hits_last_on_infectors([zed for zed in g.steps[-1].zeds if zed in g.zeds]))


def hits_last_on_infectors(zeds: list[ZedId]) -> list[ZedId]:
    return [zed for zed in zeds if not is_infector(zed)] or zeds
