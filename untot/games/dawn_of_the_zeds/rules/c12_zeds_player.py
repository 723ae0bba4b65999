"""Chapter 12: the Zeds phase of the zeds player."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from untot.games.dawn_of_the_zeds.board import JAIL, TOWARD, TRACK_OF, SpaceId, TrackId
from untot.games.dawn_of_the_zeds.charts import LIMITS
from untot.games.dawn_of_the_zeds.facts import active_event, zeds_seat
from untot.games.dawn_of_the_zeds.pieces import UNITS, UnitId, ZedId
from untot.games.dawn_of_the_zeds.rules.c0_new_zeds import pile_of
from untot.games.dawn_of_the_zeds.rules.c4_activation import ALL, ALL_X2, FATED_X2, is_stared_at
from untot.games.dawn_of_the_zeds.rules.c4_recover import remove_markers
from untot.games.dawn_of_the_zeds.rules.c5_move import reachable
from untot.games.dawn_of_the_zeds.rules.c12_anti_units import (
    anti_places,
    anti_specials,
    anti_units,
    usable_abilities,
    use_anti_special,
)
from untot.games.dawn_of_the_zeds.rules.c15_deciding import decide_together
from untot.games.dawn_of_the_zeds.state import LEVEL_I, LEVEL_III, DawnState
from untot.games.dawn_of_the_zeds.whereabouts import starts, units_in, zed_limit, zeds_in
from untot.kernel.asking import choose
from untot.kernel.events import Seat
from untot.kernel.forms import Branch, Made, branch
from untot.kernel.rulebook import clause
from untot.kernel.state import Step
from untot.kernel.words import split, thing_of, verb_of, word, words
from untot.parts.deferring import one_effect

ACTIVATE: Final = "activate"
APPEAR: Final = "appear"
REGENERATE: Final = "regenerate"
MOVE: Final = "send"
ESCAPE: Final = "escape"
NO_MORE: Final = "no_more"
SPECIAL: Final = "special"
ABILITY: Final = "ability"
LET_IT_HAPPEN: Final = "let_it_happen"
BLOCKED: Final = "activation_blocked"
ESCAPE_TAB: Final = 2
"""The number in the PRFN tab that opens the jail."""
Verbs = dict[str, Callable[[], Made] | Made | None]


# -- how many actions -------------------------------------------------------------------------------------------


@clause("DZ-12.2.1", "DZ-12.2.2", "DZ-12.2.3", "DZ-12.2.4", "DZ-12.2.24")
def zeds_actions(g: DawnState) -> None:
    """As many as the tab has symbols, from 1 to 4; then one after another."""
    symbols = active_event(g).zeds
    count = {ALL: 4, ALL_X2: 4, FATED_X2: 2}.get(symbols[0], len(symbols)) if symbols else 0
    g.zeds_actions = min(LIMITS.most_zeds_actions, max(1, count) + g.zeds_actions)
    g.tell("zeds_actions", "DZ-12.2.2", count=g.zeds_actions)
    g.then(("next_zeds_action",))


@clause("DZ-12.2.12", "DZ-12.2.13")
def doubles(g: DawnState) -> int:
    """How many tracks may be activated a second time."""
    symbols = active_event(g).zeds
    if symbols == (ALL_X2,):
        return len(g.tracks)
    if symbols == (FATED_X2,):
        return 1
    return sum(symbols.count(track) > 1 for track in dict.fromkeys(symbols))


@clause("DZ-12.2.1", "DZ-12.2.8", "DZ-12.2.28", "DZ-2.15")
async def next_zeds_action(g: DawnState) -> None:
    """The zeds player must use his actions as far as a legal one exists; special actions come on top."""
    if not zeds_options(g, zeds_seat(g)).branches:
        g.zeds_actions = 0
        return
    answer = await choose(
        g, zeds_seat(g), "zeds_action", "DZ-12.2.1", zeds_options, why_not=why_not_zeds_action, forced_too=True,
        about={"actions": g.zeds_actions},
    )  # fmt: skip
    if answer == NO_MORE:
        return
    g.then(("step_window",), ("carry_out_zeds_action", answer), ("next_zeds_action",))


@clause("DZ-12.0.2", "DZ-12.2.1", "DZ-12.2.8", "DZ-12.2.9")
def zeds_options(g: DawnState, seat: Seat) -> Branch:
    """A to E, abilities and special actions; nothing more only when no zeds action is possible."""
    verbs: Verbs = {}
    if g.zeds_actions:
        verbs |= dict.fromkeys(words(ACTIVATE, activatable(g)))
        verbs |= dict.fromkeys(words(APPEAR, appearing(g)))
        verbs |= dict.fromkeys(words(REGENERATE, regenerable(g)))
        verbs |= anti_unit_verbs(g)
    is_over = not verbs
    verbs |= {word(SPECIAL, ability): form for ability, form in anti_specials(g).items()}
    if is_over and verbs:
        verbs[NO_MORE] = None
    return branch(verbs)


# -- A: activate ------------------------------------------------------------------------------------------------


@clause("DZ-12.2.10", "DZ-12.2.12", "DZ-12.2.13", "DZ-F40")
def activatable(g: DawnState) -> list[TrackId]:
    """Each track once; a second time only as often as the tab has doubles, never a third time."""
    doubled = sum(g.activated.count(track) > 1 for track in g.tracks)
    return [
        track
        for track in g.tracks
        if not is_stared_at(g, track)
        and (g.activated.count(track) == 0 or (g.activated.count(track) == 1 and doubled < doubles(g)))
    ]


@clause("DZ-12.2.14", "DZ-12.2.15")
async def block_activation(g: DawnState, track: TrackId) -> None:
    """Once a phase the hero side may give up a kept card to prevent an activation; the action is spent all the same."""
    if BLOCKED in g.used or not g.kept:
        return
    answer = await decide_together(
        g, "block_activation", "DZ-12.2.14", lambda g, seat: [LET_IT_HAPPEN, *words("discard", g.kept)],
        orders=(LET_IT_HAPPEN,), about={"track": track},
    )  # fmt: skip
    if answer == LET_IT_HAPPEN:
        return
    g.used.append(BLOCKED)
    card = thing_of(answer)
    g.kept.remove(card)
    g.fates.discards.append(card)
    g.tell("activation_blocked", "DZ-12.2.14", track=track, card=card)
    g.skip_to("activation_over")


@clause("DZ-12.2.10", "DZ-12.2.11", "DZ-12.2.25")
def activation_steps(g: DawnState, track: TrackId) -> tuple[Step, ...]:
    """Perhaps prevented; anti-units of the track may go along, before or after the zeds."""
    return (
        ("block_activation", track),
        ("anti_units_go_along", track, 0),
        ("activate", track),
        ("anti_units_go_along", track, 1),
        ("activation_over",),
    )


def activation_over(g: DawnState) -> None:
    """The mark to which a prevented activation is skipped; who may go along is decided anew next time."""
    g.gone_along = []


@clause("DZ-12.2.11", "DZ-12.2.25")
async def anti_units_go_along(g: DawnState, track: TrackId, is_after: int) -> None:
    """Each anti-unit on the activated track may move 1 space toward Town Center at no cost."""
    if not going_along(g, track):
        return
    answer = await choose(
        g, zeds_seat(g), "anti_free_move", "DZ-12.2.11",
        lambda g, seat: [NO_MORE, *words("unit", going_along(g, track))], about={"track": track, "is_after": is_after},
    )  # fmt: skip
    if answer != NO_MORE:
        unit = thing_of(answer)
        g.gone_along.append(unit)
        again: Step = ("anti_units_go_along", track, is_after)
        g.then(("set_out", unit, 1, TOWARD[g.units[unit].place]), again)


def going_along(g: DawnState, track: TrackId) -> list[UnitId]:
    """Those on the track that have not moved in this activation and can."""
    return [
        unit
        for unit in anti_units(g)
        if TRACK_OF.get(g.units[unit].place) == track
        and unit not in g.gone_along
        and TOWARD[g.units[unit].place] in reachable(g, unit, 1)
    ]


# -- B and C: zeds appear, zeds recover -------------------------------------------------------------------------


@clause("DZ-12.2.16", "DZ-12.2.33", "DZ-13.3.27", "DZ-4.6.1")
def appearing(g: DawnState) -> list[SpaceId]:
    """Starts without zeds for one action, with a zed for two; while a zed is left to come."""
    if not pile_of(g, "regular_zed"):
        return []
    return [start for start in starts(g) if appearing_price(g, start) <= g.zeds_actions and has_place(g, start)]


def has_place(g: DawnState, start: SpaceId) -> bool:
    return len(zeds_in(g, start)) < zed_limit(g, start)


def appearing_price(g: DawnState, start: SpaceId) -> int:
    return 2 if zeds_in(g, start) else 1


@clause("DZ-12.2.17", "DZ-12.2.32")
def regenerable(g: DawnState) -> list[ZedId]:
    """Zeds and super-zeds with hit markers, from level I."""
    return [zed for zed, found in g.zeds.items() if found.hits] if g.level >= LEVEL_I else []


# -- D and E: anti-units ----------------------------------------------------------------------------------------


@clause("DZ-12.2.9", "DZ-12.2.18", "DZ-12.2.19", "DZ-12.2.27", "DZ-12.3.2")
def anti_unit_verbs(g: DawnState) -> Verbs:
    """Moves, escapes from jail while the PRFN tab shows 2, and abilities that are used as an action."""
    if g.level < LEVEL_III:
        return {}
    verbs: Verbs = {}
    for unit in anti_units(g):
        reached = reachable(g, unit, UNITS[unit].move)
        if reached:
            verbs[word(MOVE, unit)] = words("to", reached)
    for unit in units_in(g, JAIL) if active_event(g).refugees == ESCAPE_TAB else ():
        if anti_places(g, unit):
            verbs[word(ESCAPE, unit)] = words("to", anti_places(g, unit))
    return verbs | dict.fromkeys(words(ABILITY, usable_abilities(g)))


# -- carrying them out ------------------------------------------------------------------------------------------


@clause("DZ-12.2.8", "DZ-12.2.28", "DZ-8.2.13")
def carry_out_zeds_action(g: DawnState, answer: str) -> None:
    """The action is spent, then carried out; each but an activation is an effect of its own."""
    said = split(answer)
    verb, thing = verb_of(said[0]), thing_of(said[0])
    if verb == SPECIAL:
        g.then(*one_effect(*use_anti_special(g, thing, said[1:])))
        return
    g.zeds_actions -= appearing_price(g, thing) if verb == APPEAR else 1
    g.tell("zeds_action_used", "DZ-12.2.1", answer=answer, left=g.zeds_actions)
    if verb == ACTIVATE:
        g.activated.append(thing)
        g.then(*activation_steps(g, thing))
    else:
        g.then(*one_effect(*other_action(g, verb, thing, said[1:])))


@clause("DZ-12.2.16", "DZ-12.2.17", "DZ-12.2.18", "DZ-12.2.19", "DZ-12.2.32")
def other_action(g: DawnState, verb: str, thing: str, said: list[str]) -> tuple[Step, ...]:
    """A new zed, a zed without its hit markers, an anti-unit that moves, escapes or uses an ability."""
    if verb == APPEAR:
        return (("new_zeds", "regular_zed", 1, thing),)
    if verb == REGENERATE:
        return (("zed_regenerates", thing),)
    if verb == MOVE:
        return (("set_out", thing, UNITS[thing].move, *reachable(g, thing, UNITS[thing].move)[thing_of(said[0])].path),)
    if verb == ESCAPE:
        return (("anti_unit_enters", thing, thing_of(said[0])),)
    return (("use_anti_ability", thing),)


def zed_regenerates(g: DawnState, zed: ZedId) -> None:
    remove_markers(g, zed)


@clause("DZ-12.2.12", "DZ-12.2.1", "DZ-12.2.16", "DZ-12.2.17", "DZ-12.2.19", "DZ-12.2.33", "DZ-12.2.26", "DZ-12.2.27")
def why_not_zeds_action(g: DawnState, seat: Seat, answer: str) -> str | None:
    """What stands in the way of a zeds action that somebody tries."""
    said = split(answer)
    clauses = {
        ACTIVATE: "DZ-12.2.12",
        APPEAR: "DZ-12.2.16" if pile_of(g, "regular_zed") else "DZ-12.2.33",
        REGENERATE: "DZ-12.2.17",
        MOVE: "DZ-12.2.26",
        ESCAPE: "DZ-12.2.19",
        NO_MORE: "DZ-12.2.1",
        "gunfire": "DZ-12.2.27",
        "forage": "DZ-12.2.27",
        "build": "DZ-12.2.27",
    }
    return clauses.get(verb_of(said[0])) if said else None
