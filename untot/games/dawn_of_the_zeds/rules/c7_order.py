"""Chapters 7.2 and 7.3: order is restored, the antidote is distributed."""

from __future__ import annotations

from untot.games.dawn_of_the_zeds.abilities import can_never, own_rule, rules_in_play
from untot.games.dawn_of_the_zeds.board import SpaceId, is_track_space
from untot.games.dawn_of_the_zeds.charts import LIMITS
from untot.games.dawn_of_the_zeds.facts import is_on
from untot.games.dawn_of_the_zeds.pieces import UnitId
from untot.games.dawn_of_the_zeds.printed_rules import CleanMelee, RestoreInfection
from untot.games.dawn_of_the_zeds.rules.c4_chaos import clear_chaos
from untot.games.dawn_of_the_zeds.rules.c8_level import change_infection, lower_infection
from untot.games.dawn_of_the_zeds.rules.c15_deciding import decide_together
from untot.games.dawn_of_the_zeds.state import LEVEL_II, DawnState
from untot.games.dawn_of_the_zeds.whereabouts import is_player_unit, is_raiders, is_refugees, units_in
from untot.kernel.rulebook import clause
from untot.kernel.words import thing_of, words
from untot.parts.deferring import one_effect


@clause("DZ-7.2.1", "DZ-7.2.3", "DZ-7.2.5", "DZ-8.2.10")
async def restore_order(g: DawnState, *done: SpaceId) -> None:
    """Space after space, each once; the order is asked only if an outbreak may come between."""
    left = restorable(g, done)
    if not left:
        return
    space = left[0]
    if len(left) > 1 and g.infection + len(left) >= LIMITS.infection:
        answer = await decide_together(
            g, "order_of_restoring", "DZ-7.2.5", lambda g, seat: words("space", restorable(g, done))
        )
        space = thing_of(answer)
    g.then(*one_effect(("restore_space", space)), ("restore_order", *done, space))


@clause("DZ-7.2.1", "DZ-7.2.4", "DZ-7.2.6")
def restorable(g: DawnState, done: tuple[SpaceId, ...]) -> list[SpaceId]:
    """Track spaces with chaos on which somebody stands who can restore order."""
    return [
        space
        for space in g.chaos
        if space not in done and is_track_space(space) and any(can_restore(g, unit) for unit in units_in(g, space))
    ]


@clause("DZ-7.2.1", "DZ-7.2.4", "DZ-7.2.6", "DZ-H07.4", "DZ-H17.4", "DZ-10.2.5")
def can_restore(g: DawnState, unit: UnitId) -> bool:
    """Player units and raiders; not Pickles, Horatius, refugees and anti-units."""
    if is_raiders(unit):
        return True
    return is_player_unit(g, unit) and not is_refugees(unit) and can_never(unit, "restore_order") is None


@clause("DZ-4.7.11", "DZ-7.2.1", "DZ-7.2.2", "DZ-7.2.5", "DZ-7.2.7", "DZ-13.1.9", "DZ-HC6.1", "DZ-H12.3")
def restore_space(g: DawnState, space: SpaceId) -> None:
    """One marker less; infection +1, unless somebody there works cleanly, or there is hope for a cure."""
    clear_chaos(g, space, "DZ-7.2.1")
    helpers = [unit for unit in units_in(g, space) if can_restore(g, unit)]
    hope = [rule.by for _, _, rule in rules_in_play(g, RestoreInfection)] if g.components else []
    if hope:
        change_infection(g, hope[0], "DZ-H12.3")
    elif not is_on(g, "hazmat", LEVEL_II) and all(own_rule(g, unit, CleanMelee) is None for unit in helpers):
        change_infection(g, 1, "DZ-7.2.2")


@clause("DZ-7.3.1", "DZ-7.3.2", "DZ-7.3.3", "DZ-5.7.12", "DZ-SU10")
def distribute_antidote(g: DawnState) -> None:
    """The antidote lowers the infection by 1, Elwood Berra too."""
    if g.has_antidote:
        lower_infection(g, 1, "DZ-7.3.1")
    if g.has_elwood:
        lower_infection(g, 1, "DZ-7.3.2")
