"""Chapter 4.1: the Zeds phase. Tracks are activated one after another; on each the zeds move, the nearest first."""

from __future__ import annotations

from typing import Final

from untot.games.dawn_of_the_zeds.abilities import has_zed_rule
from untot.games.dawn_of_the_zeds.board import SPACES_OF, START_OF, SpaceId, TrackId, is_catacomb
from untot.games.dawn_of_the_zeds.facts import active_event, is_competitive, is_on
from untot.games.dawn_of_the_zeds.pieces import MARTEUSE_INFECTOR, ZedId
from untot.games.dawn_of_the_zeds.printed_rules import SecondMove
from untot.games.dawn_of_the_zeds.rules.c1_sequence import enter_phase, with_event
from untot.games.dawn_of_the_zeds.rules.c2_fate import with_fate
from untot.games.dawn_of_the_zeds.rules.c4_step import begin_step
from untot.games.dawn_of_the_zeds.rules.c15_deciding import decide_together
from untot.games.dawn_of_the_zeds.state import LEVEL_IV, Activation, DawnState
from untot.games.dawn_of_the_zeds.whereabouts import distance, zed_strength, zeds_on
from untot.kernel.events import Seat
from untot.kernel.rulebook import clause
from untot.kernel.state import Step
from untot.kernel.words import thing_of, words
from untot.parts.deferring import one_effect

ALL: Final = "all"
ALL_X2: Final = "all_x2"
FATED_X2: Final = "fated_x2"
IN_ORDER: Final = "in_order"
"""All tracks that are left, in the order of the board: one question instead of one for each."""


@clause("DZ-12.1.1", "DZ-4.1.20", "DZ-3.0.4", "DZ-12.2.22")
def zeds_phase(g: DawnState) -> None:
    """The event at the start, reinforcement, activations or zeds actions, the event at the end, then pressure."""
    enter_phase(g, "zeds", "DZ-4.1.1")
    g.activated, g.lost = [], []
    doctor: tuple[Step, ...] = (("doctor_appears",),) if is_on(g, "maestro", LEVEL_IV) else ()
    own: tuple[Step, ...] = (("reinforcement",), ("zeds_actions",)) if is_competitive(g) else (("activations",),)
    g.then(*doctor, *with_event("zeds", *own), ("pressure_at_the_end",), ("phase_ends",))


@clause("DZ-4.1.1", "DZ-4.1.2", "DZ-4.1.10", "DZ-4.1.18")
def activations(g: DawnState) -> None:
    """The tracks of the tab from left to right; one that is not on the board is skipped."""
    g.then(*[step for symbol in active_event(g).zeds for step in activation_steps(g, symbol)])


@clause("DZ-4.1.11", "DZ-4.1.12", "DZ-4.1.13", "DZ-4.1.18")
def activation_steps(g: DawnState, symbol: str) -> tuple[Step, ...]:
    """A track; or all of them, once or twice, in an order of choice; or a fated one twice."""
    if symbol == ALL:
        return (("next_of_all", 1),)
    if symbol == ALL_X2:
        return (("next_of_all", 2),)
    if symbol == FATED_X2:
        return with_fate(("activate_fated",), ("activate_fated",))
    return (("activate", symbol),) if symbol in g.tracks else ()


@clause("DZ-4.1.12")
def activate_fated(g: DawnState) -> None:
    g.then(("activate", g.fate_draws[-1].track))


@clause("DZ-4.1.11", "DZ-4.1.13", "DZ-12.2.5")
async def next_of_all(g: DawnState, times: int) -> None:
    """Until every track has had its activations, the hero side names the next one (competitive: the zeds player)."""
    if not tracks_left(g, times):
        return
    name, clause_id = ("track_order_all", "DZ-4.1.11") if times == 1 else ("track_order_all_x2", "DZ-4.1.13")
    options = one_of_all if times == 1 else one_of_all_twice
    answer = await decide_together(g, name, clause_id, options, zeds_player=True)
    named = tracks_left(g, times) if answer == IN_ORDER else [thing_of(answer)]
    g.activated.extend(named)
    g.then(*(("activate", track) for track in named), ("next_of_all", times))


def one_of_all(g: DawnState, seat: Seat) -> list[str]:
    return any_order(tracks_left(g, 1))


def one_of_all_twice(g: DawnState, seat: Seat) -> list[str]:
    return any_order(tracks_left(g, 2))


def any_order(tracks: list[TrackId]) -> list[str]:
    """One of them, or all as they come; of two the second follows by itself."""
    return [*words("track", tracks), *((IN_ORDER,) if len(tracks) > 2 else ())]


def tracks_left(g: DawnState, times: int) -> list[TrackId]:
    return [track for track in g.tracks if g.activated.count(track) < times]


# -- one track --------------------------------------------------------------------------------------------------


@clause("DZ-2.15", "DZ-4.1.3")
def activate(g: DawnState, track: TrackId) -> None:
    """Before it a window; then the zeds of the track move, or a new one comes."""
    g.then(("activation_window", track), ("activate_now", track))


@clause("DZ-4.1.3", "DZ-4.1.4", "DZ-4.1.17", "DZ-4.1.21", "DZ-8.2.10")
def activate_now(g: DawnState, track: TrackId) -> None:
    """Without any zed on the track a new one comes to its Start, and that is all; else those that are there move."""
    if is_stared_at(g, track):
        g.tell("track_stays", "DZ-F40", track=track)
        return
    zeds = zeds_on(g, track)
    g.tell("track_activated", "DZ-4.1.1", track=track)
    if not zeds:
        g.then(*one_effect(("new_zeds", "regular_zed", 1, START_OF[track])))
        return
    g.activations.append(Activation(track, zeds, [], [], [], []))
    if MARTEUSE_INFECTOR in zeds:
        g.then(("next_group",), ("doctor_walks", track))
    else:
        g.then(("next_group",))


@clause("DZ-F40")
def is_stared_at(g: DawnState, track: TrackId) -> bool:
    """Blank Stare: the track is not activated any more in this phase."""
    return any(modifier.rule == "blank_stare" and modifier.unit == track for modifier in g.modifiers)


@clause("DZ-4.1.5", "DZ-4.1.6", "DZ-4.1.24", "DZ-4.1.16", "DZ-4.1.23")
def next_group(g: DawnState) -> None:
    """Space by space from the Town Center outward, each once; who stands there is found when its turn comes."""
    activation = g.activations[-1]
    for space in SPACES_OF[activation.track]:
        if space not in g.zeds_at or space in activation.done or not (group := movable(g, activation, space)):
            continue
        if is_catacomb(space):
            g.then(("leave_catacomb", space), ("next_group",))
            return
        activation.done.append(space)
        activation.tried += group
        g.then(*begin_step(g, group, "ordinary"), ("next_group",))
        return
    activation.seconds = [zed for zed in activation.zeds if has_zed_rule(g, zed, SecondMove)] if g.level else []
    activation.is_second = True
    g.then(("next_second_move",))


def movable(g: DawnState, activation: Activation, space: SpaceId) -> list[ZedId]:
    """The zeds of a space that have not made or tried their move yet, as far as they were on the track before."""
    return [
        zed
        for zed in g.zeds_at.get(space, ())
        if zed in activation.zeds
        and zed not in activation.tried
        and zed not in activation.stopped
        and zed not in g.lost
        and zed != MARTEUSE_INFECTOR
    ]


@clause("DZ-4.1.19", "DZ-4.1.22", "DZ-4.1.15", "DZ-SZ1", "DZ-UM3", "DZ-14.5.5")
async def next_second_move(g: DawnState) -> None:
    """After all ordinary moves: Wolves and Runners once more, each on its own, the nearest first."""
    if not (nearest := next_seconds(g)):
        g.activations.pop()
        return
    zed = nearest[0]
    if len(nearest) > 1:
        zed = thing_of(await decide_together(g, "zed_order_tie", "DZ-4.1.19", next_second_words, tie=True))
    g.activations[-1].seconds.remove(zed)
    g.then(*begin_step(g, [zed], "second"), ("next_second_move",))


def next_second_words(g: DawnState, seat: Seat) -> list[str]:
    return words("zed", next_seconds(g))


def next_seconds(g: DawnState) -> list[ZedId]:
    """Those of the zeds that still try their second move which are nearest to the Town Center."""
    activation = g.activations[-1]
    waiting = [zed for zed in activation.seconds if zed not in activation.stopped and is_on_track(g, zed)]
    least = min((distance(g.zeds[zed].space) for zed in waiting), default=0)
    return [zed for zed in waiting if distance(g.zeds[zed].space) == least]


def is_on_track(g: DawnState, zed: ZedId) -> bool:
    return zed in g.zeds and g.zeds[zed].space in SPACES_OF[g.activations[-1].track]


# -- catacombs --------------------------------------------------------------------------------------------------


@clause("DZ-11.4", "DZ-3.1.8", "DZ-4.1.14")
async def leave_catacomb(g: DawnState, space: SpaceId) -> None:
    """Zeds in a catacomb try to leave one by one, the strongest first."""
    strongest = strongest_of(g, movable(g, g.activations[-1], space))
    zed = strongest[0]
    if len(strongest) > 1:
        answer = await decide_together(
            g, "zed_order_tie", "DZ-11.4", lambda g, seat: catacomb_words(g, space), tie=True, about={"space": space}
        )
        zed = thing_of(answer)
    g.activations[-1].tried.append(zed)
    g.then(*begin_step(g, [zed], "ordinary"))


def catacomb_words(g: DawnState, space: SpaceId) -> list[str]:
    return words("zed", strongest_of(g, movable(g, g.activations[-1], space)))


def strongest_of(g: DawnState, zeds: list[ZedId]) -> list[ZedId]:
    """Those of the highest strength."""
    most = max((zed_strength(g, zed) for zed in zeds), default=0)
    return [zed for zed in zeds if zed_strength(g, zed) == most]
