"""Chapter 8: where bullets, knives and templates can be laid, and in which directions they can be flicked."""

from __future__ import annotations

from functools import partial
from typing import Final, NamedTuple

from untot.games.flick_em_up.facts import building_of
from untot.games.flick_em_up.geometry.arcs import DEGREES, Arc, free_arcs, in_tenths
from untot.games.flick_em_up.geometry.doors import LAUNCH_AT, arcs_out
from untot.games.flick_em_up.geometry.numbers import DEGREE, HALF_TURN, ahead
from untot.games.flick_em_up.geometry.places import Place, is_free, place_beside
from untot.games.flick_em_up.geometry.poses import Pose
from untot.games.flick_em_up.geometry.shapes import Box, Round, Shape, are_within
from untot.games.flick_em_up.pieces import FLICKS, Flick, Guide, PieceId, SurvivorId, WeaponId, mm
from untot.games.flick_em_up.positions import footprints, idle_tower
from untot.games.flick_em_up.rules.c5_flicking import flick_form
from untot.games.flick_em_up.state import FlickState
from untot.kernel.forms import Branch, Made, branch
from untot.kernel.rulebook import clause
from untot.kernel.words import thing_in, word

SIDES: Final = ("left", "right")
STARTS: Final = range(-20, 21)
"""Where a bullet may be laid behind a building: millimetres from its middle."""
AROUND: Final = mm(200)
"""No template reaches farther."""


class Aimable(NamedTuple):
    """A place from which a shot can be made, and the arcs of its directions in tenths of a degree; None: any."""

    place: Place
    arcs: tuple[Arc, ...] | None


# -- beside a survivor ------------------------------------------------------------------------------------------


@clause("FL-8.4", "FL-8.5", "FL-8.6", "FL-8.26", "FL-8.43")
def place_at_side(g: FlickState, survivor: SurvivorId, weapon: WeaponId, side: str) -> Place | None:
    """One bullet's width away from him, or as near to that as there is room."""
    flick, pose = FLICKS[weapon], g.poses[survivor]
    angle = pose.yaw if side == "right" else pose.yaw + HALF_TURN
    return place_beside(pose.x, pose.y, angle, mm(flick.beside), mm(flick.room), things_around(g, pose))


def things_around(g: FlickState, pose: Pose, but: tuple[PieceId, ...] = ()) -> list[Shape]:
    """Everything that a bullet or template beside a figure could overlap, the figure itself included."""
    here = Round(pose.x, pose.y, 0)
    return [shape for shape in [*footprints(g, but), idle_tower(g)] if are_within(here, shape, AROUND)]


@clause("FL-8.28", "FL-8.31")
def guide_at(guide: Guide, place: Place, degrees: int) -> Box:
    """The part of a template that must overlap nothing, laid from the bullet's place in a direction."""
    length = guide.length - guide.rear
    middle = ahead(*place, degrees * DEGREE, mm(guide.rear + length / 2))
    return Box(*middle, degrees * DEGREE, mm(length), mm(guide.width))


@clause("FL-8.7", "FL-8.28", "FL-8.31", "FL-8.44")
def aimable(g: FlickState, survivor: SurvivorId, weapon: WeaponId, side: str) -> Aimable | None:
    """From this side, in any direction; with a template where it finds room."""
    place, guide = place_at_side(g, survivor, weapon, side), FLICKS[weapon].guide
    if place is None:
        return None
    if guide is None:
        return Aimable(place, None)
    around = things_around(g, g.poses[survivor])
    arcs = in_tenths(free_arcs(lambda degrees: is_free(guide_at(guide, place, degrees), around)))
    return Aimable(place, arcs) if arcs else None


def can_aim(g: FlickState, survivor: SurvivorId, weapon: WeaponId, side: str) -> bool:
    """Whether there is at least one way; cheaper than finding all of them."""
    place, guide = place_at_side(g, survivor, weapon, side), FLICKS[weapon].guide
    if place is None or guide is None:
        return place is not None
    around = things_around(g, g.poses[survivor])
    return any(is_free(guide_at(guide, place, degrees), around) for degrees in range(DEGREES))


# -- the forms of a shot ----------------------------------------------------------------------------------------


def sides_open(g: FlickState, survivor: SurvivorId, weapon: WeaponId) -> list[str]:
    return [side for side in SIDES if can_aim(g, survivor, weapon, side)]


@clause("FL-8.4", "FL-8.36", "FL-8.37")
def aims(g: FlickState, survivor: SurvivorId, weapon: WeaponId, sides: list[str]) -> Made:
    """`side:left direction=.. power=.. offset=..`; where directions are limited `side:left arc:0-400 direction=..`;
    out of a building `start:-3 arc:..`."""
    if building_of(g, survivor) is not None:
        return branch({word("start", start): partial(_out_of_house, g, survivor, weapon, start) for start in STARTS})
    return branch({word("side", side): _beside(g, survivor, weapon, side) for side in sides})


def _beside(g: FlickState, survivor: SurvivorId, weapon: WeaponId, side: str) -> Made:
    found = aimable(g, survivor, weapon, side)
    assert found is not None, "not offered"
    flick = FLICKS[weapon]
    return flick_form(flick.kind) if found.arcs is None else in_arcs(flick, found.arcs)


@clause("FL-8.42", "FL-8.44")
def _out_of_house(g: FlickState, survivor: SurvivorId, weapon: WeaponId, start: int) -> Made:
    """Only between the blocks and over the door line."""
    building = building_of(g, survivor)
    assert building is not None
    return in_arcs(FLICKS[weapon], arcs_out(g.poses[building], mm(start)))


@clause("FL-8.44")
def in_arcs(flick: Flick, arcs: tuple[Arc, ...]) -> Branch:
    """The player names the arc and the numbers in one answer."""
    return branch({arc_word(arc): flick_form(flick.kind, (arc.first, arc.last)) for arc in arcs})


def arc_word(arc: Arc) -> str:
    """`arc:0-400`."""
    return word("arc", f"{arc.first}-{arc.last}")


@clause("FL-8.5", "FL-8.37")
def start_of(g: FlickState, survivor: SurvivorId, weapon: WeaponId, answer: str) -> Place:
    """The place that an answer names."""
    building = building_of(g, survivor)
    if building is not None:
        return g.poses[building].out(mm(int(thing_in(answer, "start"))), LAUNCH_AT)
    place = place_at_side(g, survivor, weapon, thing_in(answer, "side"))
    assert place is not None, "not offered"
    return place
