"""Chapter 5.7: the super weapon in a fight."""

from __future__ import annotations

from typing import Final

from untot.games.dawn_of_the_zeds.board import SpaceId
from untot.games.dawn_of_the_zeds.charts import BUILDING
from untot.games.dawn_of_the_zeds.fight_facts import is_raiders_side
from untot.games.dawn_of_the_zeds.pieces import UnitId, ZedId
from untot.games.dawn_of_the_zeds.rules.c4_chaos import place_chaos
from untot.games.dawn_of_the_zeds.rules.c5_research import may_use_weapon
from untot.games.dawn_of_the_zeds.rules.c6_retreat import by_roll, zeds_retreat
from untot.games.dawn_of_the_zeds.rules.c15_deciding import decide_together
from untot.games.dawn_of_the_zeds.state import DawnState
from untot.games.dawn_of_the_zeds.whereabouts import is_infector, zeds_in
from untot.kernel.events import Seat
from untot.kernel.forms import Share
from untot.kernel.rulebook import clause
from untot.kernel.words import split, thing_of, word

USE: Final = "use"
DO_NOT: Final = "do_not"
ATTACKING: Final = ("knuckles",)
DEFENDING: Final = ("snack",)
SHOOTING: Final = ("hypnoze", "phosphor")
"""Which components apply when (DZ-5.7.16)."""
PHOSPHOR_HITS: Final = 2


@clause("DZ-5.7.16", "DZ-5.7.17", "DZ-5.7.18", "DZ-5.7.21")
def weapon_in_melee(g: DawnState) -> None:
    """All components that apply, or none of them: a question only if one applies."""
    melee = g.melees[-1]
    useful = ATTACKING if melee.attacker == "units" else DEFENDING
    is_against_zeds = not is_raiders_side(melee)
    if is_against_zeds and may_use_weapon(g, melee.unit) and any(part in g.components for part in useful):
        g.then(("choose_weapon_in_melee",))


@clause("DZ-5.7.16")
async def choose_weapon_in_melee(g: DawnState) -> None:
    about = {"unit": g.melees[-1].unit, "space": g.melees[-1].space}
    answer = await decide_together(g, "super_weapon_use", "DZ-5.7.16", use_or_not, about=about)
    g.melees[-1].uses_weapon = answer == USE


def use_or_not(g: DawnState, seat: Seat) -> list[str]:
    return [USE, DO_NOT]


@clause("DZ-5.7.16", "DZ-5.7.17")
def weapon_in_shot(g: DawnState) -> None:
    if may_use_weapon(g, g.shots[-1].unit) and any(part in g.components for part in SHOOTING):
        g.then(("choose_weapon_in_shot",))


@clause("DZ-5.7.16")
async def choose_weapon_in_shot(g: DawnState) -> None:
    about = {"unit": g.shots[-1].unit, "space": g.shots[-1].target}
    answer = await decide_together(g, "super_weapon_use", "DZ-5.7.16", use_or_not, about=about)
    g.shots[-1].uses_weapon = answer == USE


@clause("DZ-5.7.21", "DZ-W5")
def zed_snack(g: DawnState) -> None:
    """One more hit on zeds that attacked, after the hits of the melee and before the retreat."""
    melee = g.melees[-1]
    zeds = [zed for zed in melee.zeds if zed in g.zeds]
    if melee.uses_weapon and melee.attacker == "zeds" and "snack" in g.components and zeds:
        g.then(("split_hits", 1, *zeds))


@clause("DZ-5.7.22", "DZ-5.7.28", "DZ-6.4.2.1", "DZ-W3")
def phosphor(g: DawnState) -> None:
    """Two or more hits that were not cancelled make all zeds of the space retreat."""
    shot = g.shots[-1]
    if shot.uses_weapon and "phosphor" in g.components and shot.hits and g.dealt >= PHOSPHOR_HITS:
        g.then(*by_roll(zeds_retreat(g, shot.target, list(zeds_in(g, shot.target)))))


# -- the grenade ------------------------------------------------------------------------------------------------


@clause("DZ-5.7.19")
async def grenade(g: DawnState, unit: UnitId, space: SpaceId) -> None:
    """Four hits as evenly as possible over all zeds there, infectors too; the owner of the action places odd ones."""
    zeds = zeds_in(g, space)
    even, odd = divmod(BUILDING.grenade_hits, len(zeds))
    more: list[ZedId] = []
    if odd:
        answer = await decide_together(
            g, "grenade_odd_hits", "DZ-5.7.19", lambda g, seat: odd_hits(g, space), calm=False, about={"space": space}
        )
        more = [thing_of(said) for said in split(answer)]
    g.tell("grenade_thrown", "DZ-5.7.19", unit=unit, space=space)
    g.then(*[("card_hits_zed", zed, even + more.count(zed)) for zed in zeds])


def odd_hits(g: DawnState, space: SpaceId) -> Share:
    """One each, on infectors only if there are not enough others."""
    zeds = zeds_in(g, space)
    odd = BUILDING.grenade_hits % len(zeds)
    others = [zed for zed in zeds if not is_infector(zed)]
    return Share(odd, {word("hit", zed): 1 for zed in (others if len(others) >= odd else zeds)})


@clause("DZ-4.7.6", "DZ-5.7.19", "DZ-5.7.20")
def chaos_by_effect(g: DawnState, space: SpaceId) -> None:
    """An effect that names a space puts chaos there, whatever space it is."""
    place_chaos(g, space, "DZ-4.7.6")
