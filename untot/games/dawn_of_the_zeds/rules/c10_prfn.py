"""Chapter 10: the PRFN phase. Raiders, Rangers, refugees and the National Guard move."""

from __future__ import annotations

from typing import Final

from untot.games.dawn_of_the_zeds.abilities import is_able
from untot.games.dawn_of_the_zeds.board import TOWARD, TOWN_CENTER
from untot.games.dawn_of_the_zeds.facts import active_event
from untot.games.dawn_of_the_zeds.pieces import UnitId
from untot.games.dawn_of_the_zeds.placing import put_unit
from untot.games.dawn_of_the_zeds.rules.c1_sequence import enter_phase, with_event
from untot.games.dawn_of_the_zeds.rules.c4_step import is_in_mud
from untot.games.dawn_of_the_zeds.rules.c5_able import why_stuck
from untot.games.dawn_of_the_zeds.rules.c5_move import reachable
from untot.games.dawn_of_the_zeds.rules.c10_refugees import is_under_way
from untot.games.dawn_of_the_zeds.rules.c15_deciding import decide_together
from untot.games.dawn_of_the_zeds.state import DawnState
from untot.games.dawn_of_the_zeds.whereabouts import why_barred, zeds_in
from untot.kernel.rulebook import clause
from untot.kernel.words import thing_of, words
from untot.parts.deferring import one_effect

STAY: Final = "stay"


@clause("DZ-10.0.1", "DZ-8.2.10")
def prfn_phase(g: DawnState) -> None:
    """Raiders, Rangers, refugees, National Guard, in this order; each move is an effect of its own."""
    enter_phase(g, "prfn", "DZ-10.0.1")
    moves = (
        ("raiders_move",),
        ("marches", "rangers"),
        ("refugees_move", active_event(g).refugees),
        ("marches", "national_guard"),
    )
    g.then(*with_event("prfn", *moves), ("phase_ends",))


@clause("DZ-10.1.7", "DZ-10.1.12", "DZ-10.1.13", "DZ-10.1.17", "DZ-SU4", "DZ-SU5")
async def marches(g: DawnState, unit: UnitId) -> None:
    """Rangers and the National Guard may move 1 space in any direction, by the movement rules; a melee if needed."""
    if not march_goals(g, unit):
        return
    name, clause_id = ("prfn_rangers", "DZ-10.1.7") if unit == "rangers" else ("prfn_guard", "DZ-10.1.12")
    answer = await decide_together(
        g, name, clause_id, lambda g, seat: [STAY, *words("to", march_goals(g, unit))], orders=(STAY,),
        about={"unit": unit},
    )  # fmt: skip
    if answer != STAY:
        g.then(*one_effect(("set_out", unit, 1, thing_of(answer))))


@clause("DZ-10.1.13", "DZ-10.1.17", "DZ-F15")
def march_goals(g: DawnState, unit: UnitId) -> list[str]:
    """Where it may go; nowhere if it is not in play, comatose, stuck in chaos or in the mud."""
    if unit not in g.units or not is_able(g, unit) or why_stuck(g, unit) is not None:
        return []
    return [] if is_in_mud(g, g.units[unit].place) else list(reachable(g, unit, 1))


@clause("DZ-10.1.8", "DZ-10.1.10", "DZ-10.1.11")
async def refugees_move(g: DawnState, count: int, *moved: UnitId) -> None:
    """So many different refugees units must move toward Town Center, as far as there are any that can."""
    able = [unit for unit in g.units if can_walk_on(g, unit) and unit not in moved]
    if not count or not able:
        return
    unit = able[0]
    if len(able) > 1:
        answer = await decide_together(
            g, "prfn_refugees", "DZ-10.1.8",
            lambda g, seat: words("unit", [unit for unit in g.units if can_walk_on(g, unit) and unit not in moved]),
            about={"count": count},
        )  # fmt: skip
        unit = thing_of(answer)
    g.then(*one_effect(("refugees_step", unit)), ("refugees_move", count - 1, *moved, unit))


@clause("DZ-10.1.8", "DZ-10.1.9", "DZ-10.1.18", "DZ-5.2.11", "DZ-F15")
def can_walk_on(g: DawnState, unit: UnitId) -> bool:
    """Refugees under way, if no zeds and no barrier are before them."""
    if not is_under_way(g, unit):
        return False
    place = g.units[unit].place
    ahead = TOWARD[place]
    return not zeds_in(g, ahead) and why_barred(g, unit, ahead) is None and not is_in_mud(g, place)


@clause("DZ-10.1.8", "DZ-10.2.7", "DZ-10.2.13", "DZ-10.2.19")
def refugees_step(g: DawnState, unit: UnitId) -> None:
    """1 space toward Town Center."""
    origin = g.units[unit].place
    space = TOWARD[origin]
    put_unit(g, unit, space)
    g.tell("unit_moved", "DZ-10.1.8", unit=unit, origin=origin, path=[space], space=space)
    if space == TOWN_CENTER:
        g.then(("refugees_in_town", unit))
