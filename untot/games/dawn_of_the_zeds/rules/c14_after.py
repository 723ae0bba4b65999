"""Chapters 4.4 and 14.4: what follows a step of zeds. Fire, acid."""

from __future__ import annotations

from untot.games.dawn_of_the_zeds.abilities import has_zed_rule
from untot.games.dawn_of_the_zeds.board import TOWARD, SpaceId
from untot.games.dawn_of_the_zeds.charts import GUNFIRE
from untot.games.dawn_of_the_zeds.fight_facts import gunfire_column
from untot.games.dawn_of_the_zeds.pieces import UnitId, ZedId
from untot.games.dawn_of_the_zeds.printed_rules import Acid
from untot.games.dawn_of_the_zeds.rules.c6_hits import hit_unit
from untot.games.dawn_of_the_zeds.rules.c15_deciding import decide_together
from untot.games.dawn_of_the_zeds.state import DawnState
from untot.games.dawn_of_the_zeds.whereabouts import is_refugees, units_in, zed_strength
from untot.kernel.rulebook import clause
from untot.kernel.words import thing_of, words


@clause("DZ-E47", "DZ-CT03")
def zeds_burn(g: DawnState) -> None:
    """Part 17: zeds that have gone through chaos while E47 holds take a hit each."""
    step = g.steps[-1]
    if step.is_burning:
        g.then(*[("card_hits_zed", zed, 1) for zed in step.zeds])


@clause("DZ-UM6", "DZ-4.4.11", "DZ-14.4.9", "DZ-CT05")
def acid_attack(g: DawnState) -> None:
    """Part 18: a zed with acid that has entered without a melee spits at the next space toward Town Center."""
    step = g.steps[-1]
    if step.has_fought:
        return
    for zed in step.zeds:
        if zed in g.zeds and has_zed_rule(g, zed, Acid):
            target = TOWARD.get(g.zeds[zed].space, "")
            if acid_victims(g, target):
                g.then(("acid_hits", zed, target))


@clause("DZ-UM6", "DZ-CT01")
def acid_victims(g: DawnState, space: SpaceId) -> list[UnitId]:
    """Units there but villagers; refugees only if nobody else is there."""
    there = [unit for unit in units_in(g, space) if not g.units[unit].is_villagers]
    return [unit for unit in there if not is_refugees(unit)] or there


@clause("DZ-UM6")
async def acid_hits(g: DawnState, zed: ZedId, space: SpaceId) -> None:
    """The hero side picks the one that takes all hits of a shot with the zed's strength."""
    answer = await decide_together(
        g, "acid_victim", "DZ-UM6", lambda g, seat: words("unit", acid_victims(g, space)), about={"zed": zed}
    )
    strength, dice = zed_strength(g, zed), g.roll(2)
    hits = GUNFIRE[sum(dice)][gunfire_column(strength) - 1]
    unit = thing_of(answer)
    g.tell("acid_spat", "DZ-UM6", zed=zed, unit=unit, space=space, dice=dice, hits=hits)
    hit_unit(g, unit, hits)
