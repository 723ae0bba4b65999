"""Chapter 8: shots and throws."""

from __future__ import annotations

from functools import partial
from typing import Final

from untot.games.flick_em_up.contract import Flicked
from untot.games.flick_em_up.facts import (
    active_survivor_of,
    building_of,
    has_rule,
    survivor_seat,
    weapons_of,
    zombies_in,
)
from untot.games.flick_em_up.geometry.doors import LANE_DEPTH, LONG_LANE_DEPTH
from untot.games.flick_em_up.geometry.numbers import QUARTER_TURN, WHOLE_TURN, ahead
from untot.games.flick_em_up.geometry.places import Place
from untot.games.flick_em_up.geometry.poses import Pose
from untot.games.flick_em_up.pieces import (
    BARRELS,
    FLICKS,
    PieceId,
    SurvivorId,
    WeaponId,
    is_survivor,
    is_zombie,
    mm,
)
from untot.games.flick_em_up.rules.c4_actions import can_go_on, spend_action
from untot.games.flick_em_up.rules.c5_flicking import Aim, aim, release, trembling, void_flick
from untot.games.flick_em_up.rules.c7_buildings import lift_from_lane, why_not_out
from untot.games.flick_em_up.rules.c8_aiming import aims, sides_open, start_of
from untot.games.flick_em_up.rules.c12_checks import CHECKS, credit_kill, lose_life, to_put_right
from untot.games.flick_em_up.rules.c19_physics import Outcome, come_to_rest, flicked
from untot.games.flick_em_up.state import FlickState
from untot.kernel.asking import choose
from untot.kernel.forms import Made, Making, branch
from untot.kernel.rulebook import clause
from untot.kernel.words import numbers_in, split, thing_in, thing_of, word

SHOOT: Final = "shoot"
PASS: Final = "pass"
PISTOL: Final = "pistol"
SHOTS: Final = ("pistol", "knife", "shotgun", "rifle")
QUIET_WEAPONS: Final = ("knife", "bat")
PELLETS: Final = ((-1950, -400), (-650, -133), (650, 133), (1950, 400))
"""Of each pellet: how far left of the middle it starts, in 0.01 mm, and its direction, in 0.01 degrees."""


# -- what may be chosen -----------------------------------------------------------------------------------------


@clause("FL-8.1", "FL-8.2", "FL-8.3", "FL-8.6", "FL-8.39", "FL-18.13")
def why_not_shoot(g: FlickState, survivor: SurvivorId, weapon: WeaponId) -> str | None:
    """A weapon that he has, with room beside him; from a building only if it is open and without zombies."""
    if weapon not in SHOTS or weapon not in weapons_of(g, survivor):
        return "FL-8.2" if g.boards[survivor].covered else "FL-8.1"
    building = building_of(g, survivor)
    if building is not None:
        return "FL-8.39" if zombies_in(g, building) else why_not_out(g, survivor)
    if sides_open(g, survivor, weapon):
        return None
    return {"rifle": "FL-8.28", "shotgun": "FL-8.31"}.get(weapon, "FL-8.6")


def shots(g: FlickState, survivor: SurvivorId) -> dict[str, Making]:
    """`shoot:pistol side:left direction=900 power=80 offset=0`."""
    usable = [weapon for weapon in SHOTS if weapon in weapons_of(g, survivor)]
    return {
        word(SHOOT, weapon): partial(_aims, g, survivor, weapon)
        for weapon in usable
        if why_not_shoot(g, survivor, weapon) is None
    }


def _aims(g: FlickState, survivor: SurvivorId, weapon: WeaponId) -> Made:
    sides = [] if building_of(g, survivor) is not None else sides_open(g, survivor, weapon)
    return aims(g, survivor, weapon, sides)


# -- the shot ---------------------------------------------------------------------------------------------------


@clause("FL-8.3", "FL-13.2", "FL-13.3")
async def shoot(g: FlickState, answer: str) -> None:
    """One shot uses one weapon; with two pistols a second bullet follows."""
    survivor, weapon = active_survivor_of(g), thing_of(split(answer)[0])
    outcome = await flick_shot(g, survivor, weapon, answer)
    if outcome is None:
        void_flick(g, survivor)
        return
    spend_action(g, FLICKS[weapon].noise)
    judge_shot(g, survivor, weapon, outcome)
    if weapon == PISTOL:
        g.then(*CHECKS, ("second_bullet", thing_in(answer, "side")))
    else:
        g.then(*CHECKS)


@clause("FL-8.26", "FL-8.29", "FL-8.32", "FL-8.37", "FL-8.40")
async def flick_shot(g: FlickState, survivor: SurvivorId, weapon: WeaponId, answer: str) -> Outcome | None:
    """Lay bullet, knife or template, and flick."""
    flick, numbers = FLICKS[weapon], numbers_in(answer)
    building, aimed = building_of(g, survivor), aim(FLICKS[weapon].kind, numbers_in(answer))
    place = start_of(g, survivor, weapon, answer)
    if building is not None:
        lift_from_lane(g, building, LONG_LANE_DEPTH if flick.guide else LANE_DEPTH)
    elif flick.guide is not None:
        place = ahead(*place, aimed.direction, mm(flick.guide.length))
    flicks = pieces_flicked(weapon, place, aimed, trembling(g, flick.kind, aimed))
    g.launched = {piece.id: Pose(piece.x, piece.y, piece.yaw) for piece in flicks}
    release(g, flick.kind, survivor, numbers)
    return await flicked(g, flick.kind, flicks)


@clause("FL-5.21", "FL-8.26", "FL-8.29", "FL-8.32")
def pieces_flicked(weapon: WeaponId, place: Place, aimed: Aim, shaken: Aim) -> list[Flicked]:
    """A bullet, a knife with its tip in the flick direction, or four pellets side by side."""
    if weapon != "shotgun":
        return [Flicked(FLICKS[weapon].piece, *place, aimed.direction, *shaken)]
    return [
        Flicked(
            f"pellet_{number}", *ahead(*place, aimed.direction + QUARTER_TURN, left), aimed.direction,
            (shaken.direction + off) % WHOLE_TURN, shaken.speed, shaken.spin,
        )
        for number, (left, off) in enumerate(PELLETS, start=1)
    ]  # fmt: skip


@clause(
    "FL-5.14", "FL-8.8", "FL-8.9", "FL-8.10", "FL-8.12", "FL-8.13", "FL-8.14", "FL-8.17", "FL-8.20", "FL-8.27",
    "FL-8.30", "FL-8.35", "FL-8.38", "FL-7.27",
)  # fmt: skip
def judge_shot(g: FlickState, survivor: SurvivorId, weapon: WeaponId, outcome: Outcome) -> None:
    """Whoever was touched first, stood, and lies now is wounded; a touched barrel may explode."""
    come_to_rest(g, outcome)
    touched = first_touches(outcome)
    standing, lying = outcome.standing(touched), outcome.lying(touched)
    g.tell(
        "shot_came_to_rest", "FL-8.8", survivor=survivor, weapon=weapon,
        touched=touched, standing=standing, lying=lying,
    )  # fmt: skip
    g.launched = {}
    hit = [piece for piece in touched if piece in outcome.fallen]
    killed = [piece for piece in hit if is_zombie(piece)]
    wounded = [piece for piece in hit if is_survivor(piece)]
    g.aftermath = to_put_right(outcome, killed, stay_lying=wounded)
    g.aftermath.exploding = [piece for piece in touched if explodes(g, piece, weapon)]
    for _ in killed:
        credit_kill(g, weapon in QUIET_WEAPONS)
    for figure in wounded:
        lose_life(g, figure, "FL-8.12")


@clause("FL-8.8", "FL-8.33", "FL-8.34")
def first_touches(outcome: Outcome) -> list[PieceId]:
    """What each flicked piece has touched first, every piece named once."""
    firsts = [outcome.first_touch(flick.id) for flick in outcome.question.flicks]
    return list(dict.fromkeys(piece for piece in firsts if piece is not None))


@clause("FL-20.6", "FL-20.8")
def explodes(g: FlickState, piece: PieceId, weapon: WeaponId) -> bool:
    """A barrel first touched by a bullet or pellet, where the scenario says so; never by a knife."""
    return piece in BARRELS and weapon not in QUIET_WEAPONS and has_rule(g, "barrels_explode")


# -- the second bullet ------------------------------------------------------------------------------------------


@clause("FL-8.21", "FL-8.22", "FL-8.23", "FL-8.24", "FL-8.25", "FL-8.41")
async def second_bullet(g: FlickState, side: str) -> None:
    """With two or more pistols: from the other side, if the shooter still stands, and never a third one."""
    survivor = active_survivor_of(g)
    if why_not_second(g, survivor, side) is not None:
        return
    answer = await choose(
        g, survivor_seat(g, survivor), "second_bullet", "FL-8.21", lambda g, seat: second_aims(g, survivor, side),
        unit=survivor, about={"survivor": survivor},
    )  # fmt: skip
    if answer == PASS:
        return
    outcome = await flick_shot(g, survivor, PISTOL, answer)
    if outcome is None:
        void_flick(g, survivor)
        g.then(("second_bullet", side))
        return
    judge_shot(g, survivor, PISTOL, outcome)
    g.then(*CHECKS)


@clause("FL-8.21", "FL-8.22")
def why_not_second(g: FlickState, survivor: SurvivorId, side: str) -> str | None:
    if not can_go_on(g):
        return "FL-8.22"
    if weapons_of(g, survivor).count(PISTOL) < 2:
        return "FL-8.21"
    return None if _other_sides(g, survivor, side) else "FL-8.6"


def _other_sides(g: FlickState, survivor: SurvivorId, side: str) -> list[str]:
    """Behind a building left and right have no meaning."""
    if building_of(g, survivor) is not None:
        return [] if why_not_shoot(g, survivor, PISTOL) is not None else ["behind"]
    return [other for other in sides_open(g, survivor, PISTOL) if other != side]


def second_aims(g: FlickState, survivor: SurvivorId, side: str) -> Made:
    aimed = aims(g, survivor, PISTOL, _other_sides(g, survivor, side))
    return branch({word(SHOOT, PISTOL): aimed, PASS: None})
