"""Chapters 4.4 and 14.4: what can keep zeds from leaving a space, and what happens when they leave it."""

from __future__ import annotations

from typing import Final

from untot.games.dawn_of_the_zeds.abilities import current_rule, has_ability, has_zed_rule
from untot.games.dawn_of_the_zeds.board import NEIGHBOURS, TOWN_CENTER, SpaceId
from untot.games.dawn_of_the_zeds.charts import ROLLS
from untot.games.dawn_of_the_zeds.pieces import UNITS, UnitId
from untot.games.dawn_of_the_zeds.printed_rules import OverHere, Regenerate
from untot.games.dawn_of_the_zeds.rules.c2_windows import (
    GO_ON,
    NO_LURE,
    PLAY,
    declines,
    declining,
    is_declined,
    playable,
)
from untot.games.dawn_of_the_zeds.rules.c4_recover import remove_one_hit
from untot.games.dawn_of_the_zeds.rules.c4_step import zeds_stay
from untot.games.dawn_of_the_zeds.rules.c6_retreat import units_retreat
from untot.games.dawn_of_the_zeds.rules.c15_deciding import decide_together
from untot.games.dawn_of_the_zeds.state import LEVEL_II, DawnState
from untot.games.dawn_of_the_zeds.whereabouts import adjacent, units_in
from untot.kernel.events import Seat
from untot.kernel.rulebook import clause
from untot.kernel.words import thing_of, verb_of, words

USE: Final = "use"
DO_NOT: Final = "do_not"
CALL: Final = "call"


def use_or_not(g: DawnState, seat: Seat) -> list[str]:
    """What costs nothing and can only hold zeds off may be used by a standing order."""
    return [USE, DO_NOT]


# -- 5: Over Here! and Decoy ------------------------------------------------------------------------------------


@clause("DZ-R05", "DZ-F17", "DZ-4.4.6", "DZ-4.4.10")
def lure_away(g: DawnState) -> None:
    """Somebody may call the zeds, or a decoy may be laid out, before they move."""
    if (callers(g) or decoys(g)) and not is_declined(g, NO_LURE):
        g.then(("choose_lure",), ("check_lure",))


def callers(g: DawnState) -> list[UnitId]:
    """Regular civilians beside the group, not in Town Center, while Over Here! is the current research."""
    if current_rule(g, OverHere) is None:
        return []
    near = [space for space in adjacent(g, g.steps[-1].origin) if space != TOWN_CENTER]
    return [unit for space in near for unit in units_in(g, space) if UNITS[unit].kind == "regular_civilians"]


def decoys(g: DawnState) -> list[str]:
    return playable(g, "zed_step") if g.kept and g.phase == "zeds" else []


@clause("DZ-R05", "DZ-F17")
async def choose_lure(g: DawnState) -> None:
    """A card, a unit that calls, or nothing; once for the group in this g.steps[-1]."""
    about = {"zeds": list(g.steps[-1].zeds), "space": g.steps[-1].origin}
    answer = await decide_together(g, "over_here", "DZ-R05", lures, orders=(GO_ON,), about=about)
    if verb_of(answer) == PLAY:
        g.then(("play_card", thing_of(answer)))
    elif not declines(g, answer, NO_LURE):
        unit = thing_of(answer)
        g.then(("card_hits_unit", unit, 1), ("caller_retreats", unit, g.units[unit].place))


def lures(g: DawnState, seat: Seat) -> list[str]:
    return [*declining(g), *words(CALL, callers(g)), *words(PLAY, decoys(g))]


@clause("DZ-R05")
def caller_retreats(g: DawnState, unit: UnitId, space: SpaceId) -> None:
    """Who has called and still stands there goes toward Town Center; the group stays."""
    g.steps[-1].is_cancelled = True
    if g.units[unit].place == space:
        g.then(*units_retreat(g, space, [unit]))


def check_lure(g: DawnState) -> None:
    if g.steps[-1].is_cancelled:
        zeds_stay(g, "DZ-R05")


# -- 6 and 7: Loud Bark, Defence Perimeter ----------------------------------------------------------------------


@clause("DZ-H07.3", "DZ-14.4.12", "DZ-4.4.10")
def loud_bark(g: DawnState) -> None:
    """Pickles in the space they want to leave may bark."""
    step = g.steps[-1]
    if step.kind != "slide" and can_bark(g, step.origin):
        g.then(("choose_bark",))


def can_bark(g: DawnState, space: SpaceId) -> bool:
    return "pickles" in units_in(g, space) and has_ability(g, "loud_bark")


@clause("DZ-H07.3", "DZ-4.4.2")
async def choose_bark(g: DawnState) -> None:
    """From 4 on the zeds have not moved at all."""
    about = {"ability": "loud_bark", "unit": "pickles", "space": g.steps[-1].origin}
    answer = await decide_together(g, "hello_optional", "DZ-H07.3", use_or_not, orders=(USE,), about=about)
    if answer == USE and barks_well(g):
        zeds_stay(g, "DZ-H07.3")


def barks_well(g: DawnState) -> bool:
    (die,) = g.roll(1)
    g.tell("ability_rolled", "DZ-H07.3", ability="loud_bark", unit="pickles", die=die)
    return die >= ROLLS.bark


@clause("DZ-H06.4", "DZ-14.4.5", "DZ-4.4.6", "DZ-4.4.10")
def defence_perimeter(g: DawnState) -> None:
    """Colonel Kingman may hold zeds off his space and those beside it."""
    step = g.steps[-1]
    if step.kind != "slide" and "kingman" in g.units and has_ability(g, "defence_perimeter"):
        place = g.units["kingman"].place
        if step.target == place or step.target in NEIGHBOURS.get(place, ()):
            g.then(("choose_perimeter",))


@clause("DZ-H06.4", "DZ-4.4.2")
async def choose_perimeter(g: DawnState) -> None:
    """From 5 on the move is cancelled; one roll for the group."""
    about = {"ability": "defence_perimeter", "unit": "kingman", "space": g.steps[-1].target}
    answer = await decide_together(g, "hello_optional", "DZ-H06.4", use_or_not, orders=(USE,), about=about)
    if answer != USE:
        return
    (die,) = g.roll(1)
    g.tell("ability_rolled", "DZ-H06.4", ability="defence_perimeter", unit="kingman", die=die)
    if die >= ROLLS.perimeter:
        zeds_stay(g, "DZ-H06.4")


# -- 8: leaving -------------------------------------------------------------------------------------------------


@clause("DZ-4.4.4", "DZ-4.4.5", "DZ-14.4.11", "DZ-14.4.14", "DZ-SZ5", "DZ-5.6.5")
def goodbye_effects(g: DawnState) -> None:
    """Regenerators heal a little, and a barricade that zeds leave behind is destroyed."""
    step = g.steps[-1]
    if step.kind == "slide":
        return
    for zed in step.zeds:
        if has_zed_rule(g, zed, Regenerate):
            remove_one_hit(g, zed)
    if g.level >= LEVEL_II and g.defences.get(step.origin) == "barricade":
        destroy_barricade(g, step.origin, "DZ-5.6.5")


def destroy_barricade(g: DawnState, space: SpaceId, clause_id: str) -> None:
    del g.defences[space]
    g.tell("barricade_destroyed", clause_id, space=space)


# -- raiders ----------------------------------------------------------------------------------------------------


@clause("DZ-H07.3", "DZ-4.4.10")
async def raiders_barked_at(g: DawnState, unit: UnitId) -> None:
    """Pickles may bark at raiders too."""
    if not can_bark(g, g.units[unit].place):
        return
    about = {"ability": "loud_bark", "unit": "pickles", "space": g.units[unit].place}
    answer = await decide_together(g, "hello_optional", "DZ-H07.3", use_or_not, orders=(USE,), about=about)
    if answer == USE and barks_well(g):
        g.tell("raiders_stay", "DZ-H07.3", unit=unit)
        g.skip_to("raiders_done")
