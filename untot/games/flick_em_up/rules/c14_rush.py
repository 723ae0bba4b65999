"""Chapter 14: the rush - zombies fall through the tower."""

from __future__ import annotations

from typing import Final

from untot.games.flick_em_up.contract import Fall, Question, TowerAt
from untot.games.flick_em_up.geometry.numbers import HALF_TURN, WHOLE_TURN, turned
from untot.games.flick_em_up.geometry.poses import Pose
from untot.games.flick_em_up.geometry.shapes import are_within
from untot.games.flick_em_up.geometry.town import (
    EDGE,
    ROOF,
    ROOF_FIELDS,
    is_in_town,
    ramp_lip,
    tower_outline,
)
from untot.games.flick_em_up.pieces import KINDS, ROOF_NUMBER, ZombieId, is_figure, is_survivor, mm
from untot.games.flick_em_up.positions import footprint_of
from untot.games.flick_em_up.rules.c5_flicking import cut, evenly, normal, scaled
from untot.games.flick_em_up.rules.c12_checks import CHECKS, lose_life, nothing_to_put_right, to_put_right
from untot.games.flick_em_up.rules.c13_reaction import call_off_rush, may_rush
from untot.games.flick_em_up.rules.c19_physics import Outcome, ask_world, come_to_rest, on_table
from untot.games.flick_em_up.state import FlickState, Rush
from untot.kernel.asking import choose
from untot.kernel.rulebook import clause
from untot.kernel.words import thing_of, words

ON_ROOF: Final = ROOF + KINDS["figure"].tall // 2
DOWNWARDS: Final = -50
MOST_PULL: Final = 250
SIDEWAYS: Final = 50
"""Speeds in mm/s."""
PLACE: Final = mm(2)
PLACE_CUT: Final = 1000
"""A place is wrong by at most its standard deviation, 2 mm."""
MOST_TURN: Final = 3400
TILT: Final = 170
TUMBLING: Final = 1000
TOWER_ROOM: Final = mm(5)
APART: Final = mm(30)


def rush_of(g: FlickState) -> Rush:
    assert g.rush is not None, "no rush"
    return g.rush


# -- onto the roof ----------------------------------------------------------------------------------------------


@clause("FL-13.23", "FL-14.1", "FL-14.2", "FL-14.15")
async def place_on_roof(g: FlickState) -> None:
    """The nearest zombie first, each on the field with its number; if that is taken, where the player chooses."""
    if g.rush is None:
        return
    if not may_rush(g):
        call_off_rush(g)
        g.aftermath = nothing_to_put_right()
        g.then(*CHECKS)
        return
    for zombie in list(g.rush.zombies):
        field = await roof_field(g, zombie)
        rush_of(g).roof[zombie] = field
        g.tell("zombie_on_roof", "FL-14.1", zombie=zombie, field=field)
    g.then(("pour",))


@clause("FL-14.1")
async def roof_field(g: FlickState, zombie: ZombieId) -> int:
    if ROOF_NUMBER[zombie] not in rush_of(g).roof.values():
        return ROOF_NUMBER[zombie]
    answer = await choose(
        g, g.turn_seat, "roof_field", "FL-14.1", lambda g, seat: words("field", free_fields(g)),
        about={"zombie": zombie},
    )  # fmt: skip
    return int(thing_of(answer))


def free_fields(g: FlickState) -> list[int]:
    return [field for field in ROOF_FIELDS if field not in rush_of(g).roof.values()]


# -- the fall ---------------------------------------------------------------------------------------------------


@clause("FL-13.19", "FL-13.20", "FL-14.3", "FL-14.4", "FL-14.13", "FL-14.14", "FL-16.11", "FL-19.11")
async def pour(g: FlickState) -> None:
    """What is under the tower is set aside, the sheet is pulled, and the table comes to rest without the tower."""
    set_aside_under(g, rush_of(g).tower)
    outcome = await ask_world(g, lambda attempt: question_of(g))
    if outcome is None:
        lie_before_ramp(g)
    else:
        judge_rush(g, outcome)
    g.rush = None
    g.tell("tower_lifted", "FL-14.13")
    g.then(*CHECKS)


@clause("FL-13.19", "FL-13.20")
def set_aside_under(g: FlickState, tower: Pose) -> None:
    """They cannot be touched or fall; a building takes along what is in it."""
    outline = tower_outline(tower)
    for piece in [piece for piece in g.poses if are_within(footprint_of(g, piece), outline, TOWER_ROOM)]:
        g.aside[piece] = g.poses.pop(piece)
        g.tell("piece_set_aside", "FL-13.19", piece=piece)


@clause("FL-14.3", "FL-14.18")
def question_of(g: FlickState) -> Question:
    """First the common pull is drawn, then the errors of each zombie in order."""
    rush = rush_of(g)
    pull = evenly(g, MOST_PULL)
    falls = [fall_of(g, zombie, rush.tower, pull) for zombie in rush.zombies]
    tower = TowerAt(rush.tower.x, rush.tower.y, rush.tower.yaw)
    return Question("horde" if rush.is_horde else "rush", on_table(g), [], falls, tower)


@clause("FL-14.3", "FL-14.17", "FL-14.18")
def fall_of(g: FlickState, zombie: ZombieId, tower: Pose, pull: int) -> Fall:
    """On its field, face to the tower's back, with the errors of this fall."""
    sideways = pull + scaled(normal(g), SIDEWAYS)
    forward, left = (scaled(cut(normal(g), PLACE_CUT), PLACE) for _ in range(2))
    turn = evenly(g, MOST_TURN)
    tilt_x, tilt_y = (scaled(normal(g), TILT) for _ in range(2))
    wx, wy, wz = (scaled(normal(g), TUMBLING) for _ in range(3))
    field = ROOF_FIELDS[rush_of(g).roof[zombie]]
    x, y = tower.out(field[0] + forward, field[1] + left)
    vx, vy = turned(0, sideways, tower.yaw)
    yaw = (Pose(0, 0, 0).looking(tower.yaw + HALF_TURN).yaw + turn) % WHOLE_TURN
    return Fall(zombie, x, y, ON_ROOF, yaw, tilt_x, tilt_y, vx, vy, DOWNWARDS, wx, wy, wz)


# -- the result -------------------------------------------------------------------------------------------------


@clause("FL-14.5", "FL-14.6", "FL-14.7", "FL-14.8", "FL-14.16")
def judge_rush(g: FlickState, outcome: Outcome) -> None:
    """Every survivor who stood and lies now loses a life point; figures stay as they are."""
    come_to_rest(g, outcome)
    fallen = outcome.fallen
    g.tell("rush_came_to_rest", "FL-14.4", fallen=[piece for piece in fallen if is_survivor(piece)])
    g.aftermath = to_put_right(outcome, [], stay_lying=[piece for piece in fallen if is_figure(piece)], is_rush=True)
    for survivor in fallen:
        if is_survivor(survivor):
            lose_life(g, survivor, "FL-14.5")


@clause("FL-5.17")
def lie_before_ramp(g: FlickState) -> None:
    """If nothing could be worked out they lie in a row on the edge of the ramp, 30 mm apart."""
    rush = rush_of(g)
    g.aftermath = nothing_to_put_right()
    g.aftermath.is_rush = True
    for number, zombie in enumerate(rush.zombies):
        aside = APART * number - APART * (len(rush.zombies) - 1) // 2
        x, y = Pose(*ramp_lip(rush.tower), rush.tower.yaw).out(0, aside)
        if not is_in_town(x, y):
            x, y = max(-EDGE, min(EDGE, x)), max(-EDGE, min(EDGE, y))
        g.poses[zombie] = Pose(x, y, 0).laid_down(rush.tower.yaw)
        g.aftermath.moved.append(zombie)
        g.tell("zombie_lies_before_ramp", "FL-5.17", zombie=zombie)
