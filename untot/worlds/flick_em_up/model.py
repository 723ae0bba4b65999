"""The table as a MuJoCo model (MJCF text), in metres, kilograms and seconds.

The traps are measured (docs/decisions): flicked pieces hit with one shape and slide on other, soft ones, or they hop;
`sleep_tolerance` must be small, or figures freeze while they rock; barrels need rolling friction, or they roll forever.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from math import atan2, cos, hypot, pi, radians, sin, sqrt
from typing import Final

import msgspec

from untot.games.flick_em_up.contract import STEPS_PER_SECOND, Question, TowerAt
from untot.games.flick_em_up.geometry.poses import Pose
from untot.games.flick_em_up.pieces import KIND_OF, KINDS, Kind, Part

Quaternion = tuple[float, float, float, float]
Line = tuple[float, float, float, float]
"""From (forward, up) to (forward, up)."""
UNIT: Final = 1e-5
"""0.01 mm in metres."""
MM: Final = 1e-3
ENGINE: Final = "mujoco"
TABLE: Final = "table"
CARD: Final = "card"
"""Whose friction stands among the parameters."""
PARAMETERS: Final[dict[str, str | float]] = {
    "integrator": "discrete", "solver": "Newton", "iterations": 20, "ls_iterations": 10, "tolerance": 1e-8,
    "sleep_tolerance": 2e-4, "solref": "0.004 1", "solimp": "0.95 0.99 0.0002 0.5 2", "feet_solref": "0.02 0.7",
    TABLE: 0.25, CARD: 0.12, "steps": STEPS_PER_SECOND,
}  # fmt: skip
READING: Final = 3
"""Counts the ways in which a run was read: 2 watches the first frame too, 3 the place before it."""
TOWER: Final[dict[str, float]] = {
    "wall": 0.004, "wide": 0.100, "deep": 0.080, "high": 0.230, "gate": 0.075, "ramp": 0.045, "ridge": 0.05,
    "baffle": 0.004, "baffle_up": 0.140, "baffle_end": 0.040, "baffle_end_up": 0.166,
    "slide": -0.040, "slide_up": 0.085, "bend": 0.010, "bend_up": 0.028, "lip": 0.085, "lip_up": 0.0015,
}  # fmt: skip
"""Its card, its inside, its roof, the height of its exit, the length of its ramp, by how much both halves of the slide
are tilted outwards; then, forward and up, where the baffle begins and ends and where the slide begins, bends, ends."""
MADE: Final = dict(KINDS)
"""What pieces are made of; as in the content, unless somebody wants to see what other ones would do."""
# Collisions: table 2/4, pieces 1/3, what a flicked piece hits with 1/1, what it slides on 4/0, tower 1/1.


def number_of(name: str) -> float:
    return float(PARAMETERS[name])


def parameter_hash() -> str:
    """Eight hex digits of everything that decides where pieces come to rest."""
    kinds = {name: msgspec.to_builtins(kind) for name, kind in MADE.items()}
    size = [TOWER[name] for name in ("wall", "wide", "deep", "high", "gate", "ramp", "ridge")]
    text = json.dumps([READING, PARAMETERS, *size, baffle(), slides(), kinds], sort_keys=True)
    return hashlib.blake2b(text.encode(), digest_size=4).hexdigest()


# -- orientations -----------------------------------------------------------------------------------------------


def about_z(angle: float) -> Quaternion:
    return cos(angle / 2), 0.0, 0.0, sin(angle / 2)


def about_x(angle: float) -> Quaternion:
    return cos(angle / 2), sin(angle / 2), 0.0, 0.0


def about_y(angle: float) -> Quaternion:
    return cos(angle / 2), 0.0, sin(angle / 2), 0.0


def times(one: Quaternion, other: Quaternion) -> Quaternion:
    """First the other turn, then this one."""
    (a, b, c, d), (e, f, g, h) = one, other
    return (
        a * e - b * f - c * g - d * h,
        a * f + b * e + c * h - d * g,
        a * g - b * h + c * e + d * f,
        a * h + b * g - c * f + d * e,
    )


def orientation(pose: Pose) -> Quaternion:
    """Of a standing piece its yaw; a lying one has its top in that direction and one of its sides down."""
    yaw = radians(pose.yaw / 100)
    if pose.side == 0:
        return about_z(yaw)
    top_ahead = times(about_z(yaw), about_y(pi / 2))  # local z ahead, local x down
    return times(top_ahead, about_z({4: 0.0, 1: pi / 2, 3: pi, 2: -pi / 2}[pose.side]))


def height_of(kind: Kind, side: int) -> float:
    """Of the middle of a piece above the table."""
    high = kind.height if side == 0 else kind.hull[-1] if side in (1, 2) else kind.hull[0]
    return high * MM / 2


# -- pieces -----------------------------------------------------------------------------------------------------


def _friction(value: float, rolling: float = 0.0001) -> str:
    return f'friction="{value} 0.0005 {rolling}"'


def _place(kind: Kind, part: Part) -> str:
    """The middle of a part, from the middle of the piece."""
    x, y, low = part.at
    return f'pos="{x * MM:.6g} {y * MM:.6g} {(low + (part.height - kind.height) / 2) * MM:.6g}"'


def _shape(part: Part) -> str:
    if part.box is not None:
        x, y, z = part.box
        return f'type="box" size="{x * MM / 2:.6g} {y * MM / 2:.6g} {z * MM / 2:.6g}"'
    assert part.cylinder is not None
    across, high = part.cylinder
    return f'type="cylinder" size="{across * MM / 2:.6g} {high * MM / 2:.6g}"'


def geoms(kind: Kind) -> Iterator[str]:
    """What a piece is made of."""
    is_flicked = kind.class_ == "flicked"
    touch = 'contype="1" conaffinity="1"' if is_flicked else 'contype="1" conaffinity="3"'
    rolls = (
        f'condim="6" {_friction(kind.friction, kind.rolling)}'
        if kind.rolling
        else f'condim="3" {_friction(kind.friction)}'
    )
    for part in kind.parts:
        density = (part.density or kind.density) * 1000
        yield f'<geom {_shape(part)} {_place(kind, part)} density="{density:.6g}" {touch} {rolls}/>'
    if is_flicked:
        yield from _feet(kind)


def _feet(kind: Kind) -> Iterator[str]:
    """Invisible and soft: what a flicked piece slides on."""
    soft = (
        f'mass="0" contype="4" conaffinity="0" condim="3" {_friction(number_of(TABLE))} priority="2" '
        f'solref="{PARAMETERS["feet_solref"]}"'
    )
    high = kind.height * MM / 2
    if kind.is_round:
        half = kind.hull[0] * MM / 2 / sqrt(2)
        for turn in (0, 45):
            yield f'<geom type="box" size="{half:.6g} {half:.6g} {high:.6g}" euler="0 0 {turn}" {soft}/>'
    else:
        long, wide = (kind.hull[0] * MM / 2, min(kind.hull[1], 8) * MM / 2)
        yield f'<geom type="box" size="{long:.6g} {wide:.6g} {high:.6g}" {soft}/>'


def body(name: str, kind: Kind, x: float, y: float, z: float, turn: Quaternion) -> str:
    w, i, j, k = turn
    return (
        f'<body name="{name}" pos="{x!r} {y!r} {z!r}" quat="{w!r} {i!r} {j!r} {k!r}" sleep="init"><freejoint/>'
        f"{''.join(geoms(kind))}</body>"
    )


def kind_of(name: str) -> Kind:
    """Of a piece on the table or a flicked one (`pellet_3`)."""
    listed = KIND_OF.get(name)
    return MADE[name.partition("_")[0] if listed is None else listed.kind]


# -- the tower --------------------------------------------------------------------------------------------------


def tower_body(tower: TowerAt) -> str:
    """Walls, baffle and slide of card; it never moves."""
    turn = about_z(radians(tower.yaw / 100))
    place = f'pos="{tower.x * UNIT:.9g} {tower.y * UNIT:.9g} 0" quat="{turn[0]:.12g} 0 0 {turn[3]:.12g}"'
    return f'<body name="tower" {place}>{"".join([*_walls(), *_slides()])}</body>'


def _card() -> str:
    return f'{_friction(number_of(CARD))} priority="1" contype="1" conaffinity="1"'


def _wall(size: tuple[float, float, float], at: tuple[float, float, float]) -> str:
    sizes, places = (" ".join(f"{part:.6g}" for part in parts) for parts in ([each / 2 for each in size], at))
    return f'<geom type="box" size="{sizes}" pos="{places}" {_card()}/>'


def _walls() -> Iterator[str]:
    wall, wide, deep, high, gate, ramp = (TOWER[name] for name in ("wall", "wide", "deep", "high", "gate", "ramp"))
    yield _wall((wall, wide + 2 * wall, high), (-deep / 2 - wall / 2, 0, high / 2))
    yield _wall((wall, wide + 2 * wall, high - gate), (deep / 2 + wall / 2, 0, gate + (high - gate) / 2))
    for side in (-1, 1):
        yield _wall((deep + wall, wall, high), (0, side * (wide / 2 + wall / 2), high / 2))
        yield _wall((ramp, wall, 0.030), (deep / 2 + ramp / 2, side * (wide / 2 + wall / 2), 0.015))


def baffle() -> Line:
    return TOWER["baffle"], TOWER["baffle_up"], TOWER["baffle_end"], TOWER["baffle_end_up"]


def slides() -> tuple[Line, Line]:
    """Down to its bend, and on to the lip."""
    bend = TOWER["bend"], TOWER["bend_up"]
    return (TOWER["slide"], TOWER["slide_up"], *bend), (*bend, TOWER["lip"], TOWER["lip_up"])


def _slides() -> Iterator[str]:
    """A baffle, and a slide in two slopes with a ridge in its middle that spreads the zombies."""
    yield _slope(baffle(), 0)
    for slope in slides():
        for side in (-1, 1):
            yield _slope(slope, side)


def _slope(line: Line, side: int) -> str:
    wall, wide = TOWER["wall"], TOWER["wide"]
    x0, z0, x1, z1 = line
    long, angle = hypot(x1 - x0, z1 - z0), atan2(z1 - z0, x1 - x0)
    across, up = -(z1 - z0) / long, (x1 - x0) / long
    w, i, j, k = times(about_y(-angle), about_x(-side * TOWER["ridge"]))
    half = wide / 2 if not side else wide / 4
    at = ((x0 + x1) / 2 - across * wall / 2, side * wide / 4, (z0 + z1) / 2 - up * wall / 2)
    return (
        f'<geom type="box" size="{long / 2:.6g} {half:.6g} {wall / 2:.6g}" pos="{at[0]:.6g} {at[1]:.6g} {at[2]:.6g}" '
        f'quat="{w:.9g} {i:.9g} {j:.9g} {k:.9g}" {_card()}/>'
    )


# -- the whole --------------------------------------------------------------------------------------------------


def table_of(bodies: list[str], tower: TowerAt | None) -> str:
    """A model of the table with these bodies, and the tower if it stands there."""
    p = PARAMETERS
    return f"""<mujoco><option timestep="{1 / STEPS_PER_SECOND!r}" integrator="{p["integrator"]}" cone="elliptic"
 solver="{p["solver"]}" iterations="{p["iterations"]}" ls_iterations="{p["ls_iterations"]}" impratio="1"
 tolerance="{p["tolerance"]}" sleep_tolerance="{p["sleep_tolerance"]}"><flag sleep="enable" multiccd="enable"/></option>
<size memory="16M"/><default><geom solref="{p["solref"]}" solimp="{p["solimp"]}" contype="1" conaffinity="3"/></default>
<worldbody><geom name="table" type="plane" size="0 0 0.05" contype="2" conaffinity="4" condim="3"
 {_friction(number_of(TABLE))}/>{tower_body(tower) if tower is not None else ""}{"".join(bodies)}
</worldbody></mujoco>"""


def bodies_of(question: Question) -> list[str]:
    """Everything that can move, in the order of the question: pieces, flicks, falls."""
    made = []
    for placed in question.pieces:
        kind = kind_of(placed.id)
        z = height_of(kind, placed.side)
        made.append(body(placed.id, kind, placed.x * UNIT, placed.y * UNIT, z, orientation(placed.pose)))
    for flick in question.flicks:
        kind = kind_of(flick.id)
        turn = about_z(radians(flick.yaw / 100))
        made.append(body(flick.id, kind, flick.x * UNIT, flick.y * UNIT, height_of(kind, 0), turn))
    for fall in question.falls:
        turn = times(about_z(radians(fall.yaw / 100)), about_x(radians(fall.tilt_x / 100)))
        turn = times(turn, about_y(radians(fall.tilt_y / 100)))
        made.append(body(fall.id, kind_of(fall.id), fall.x * UNIT, fall.y * UNIT, fall.z * UNIT, turn))
    return made
