"""Runs a table until it is at rest, within a hard bound, and writes down what a flicked piece touches."""

from __future__ import annotations

from importlib import import_module
from math import cos, radians, sin
from typing import Any, Final, Literal

from untot.games.flick_em_up.contract import MOST_STEPS, STEPS_PER_SECOND, Flicked, Question, TowerAt
from untot.worlds.flick_em_up.model import MM, Quaternion, table_of

mujoco: Any = import_module("mujoco")
np: Any = import_module("numpy")

FRAMES_PER_SECOND: Final = 60
STEPS_PER_FRAME: Final = STEPS_PER_SECOND // FRAMES_PER_SECOND
REST_FRAMES: Final = 13
REST_PLACE: Final = 2e-4
REST_TURN: Final = 2e-3
FASTEST: Final = 10.0
LOWEST: Final = -0.005
GONE: Final = 0.45 + 0.15
"""A flicked piece so far from the middle of the town does not matter any more (FL-19.16)."""
KNOB: Final = -42.25 * MM
"""From the middle of the bat, along its axis."""

Status = Literal["asleep", "rest", "timeout", "invalid"]


class Run:
    """A table in motion. `frames`: place and turn of every body 60 times a second; `path`: of every flicked piece at
    every step, for doors; `touches`: (step, flicked, other, depth) at first contact."""

    def __init__(self, names: list[str], bodies: list[str], tower: TowerAt | None) -> None:
        self.names = names
        self.model = mujoco.MjModel.from_xml_string(table_of(bodies, tower))
        self.data = mujoco.MjData(self.model)
        mujoco.mj_forward(self.model, self.data)
        self.body = {name: self.model.body(name).id for name in names}
        self._owner: list[int] = self.model.geom_bodyid.tolist()
        self.frames: list[Any] = [self.data.qpos.copy()]
        self.masses: list[Any] = [self.data.xipos.copy()]
        self.path: list[Any] = []
        self.touches: list[tuple[int, str, str, float]] = []
        self.steps = 0
        self.status: Status = "timeout"

    # -- how it begins ------------------------------------------------------------------------------------------

    def _speed_at(self, name: str) -> int:
        return int(self.model.jnt_dofadr[self.model.body_jntadr[self.body[name]]])

    def set_speed(self, name: str, along: tuple[float, float, float], turning: tuple[float, float, float]) -> None:
        """Speed in the axes of the table, turning in the own axes of the piece."""
        at = self._speed_at(name)
        self.data.qvel[at : at + 6] = (*along, *turning)

    def flick(self, flick: Flicked) -> None:
        angle, speed = radians(flick.direction / 100), flick.speed * MM
        push = (speed * cos(angle), speed * sin(angle))
        if flick.id == "bat":
            self._flick_knob(flick, push, speed)
        else:
            self.set_speed(flick.id, (*push, 0.0), (0.0, 0.0, flick.spin / 1000))

    def _flick_knob(self, flick: Flicked, push: tuple[float, float], speed: float) -> None:
        """The impulse that gives the knob its speed (FL-9.4); from it the speed of the middle, and the spin."""
        body = self.body[flick.id]
        mass, inertia = float(self.model.body_mass[body]), float(max(self.model.body_inertia[body]))
        yaw = radians(flick.yaw / 100)
        arm = KNOB - float(self.model.body_ipos[body][0])
        reach = (arm * cos(yaw), arm * sin(yaw))
        if not speed:
            return
        lever = (reach[0] * push[1] - reach[1] * push[0]) / speed
        impulse = speed / (1 / mass + lever * lever / inertia)
        spin = lever * impulse / inertia
        share = impulse / mass / speed
        centre = float(self.model.body_ipos[body][0])
        drift = (spin * centre * sin(yaw), -spin * centre * cos(yaw))
        self.set_speed(flick.id, (push[0] * share + drift[0], push[1] * share + drift[1], 0.0), (0.0, 0.0, spin))

    def wake(self, name: str) -> None:
        """Gravity alone does not wake what sleeps."""
        self.set_speed(name, (0.0, 0.0, -1e-3), (0.0, 0.0, 0.0))

    # -- running ------------------------------------------------------------------------------------------------

    def run(self, flicked: list[str], most: int = MOST_STEPS) -> None:
        """Frame by frame; step by step as long as a flicked piece is awake, because its touches count."""
        watched = [self.body[name] for name in flicked]
        seen: set[tuple[int, int]] = set()
        while self.steps < most:
            if watched and (not self.steps or self._is_any_awake(watched)):  # before the first step all are asleep
                self._watch_frame(watched, seen)
            else:
                mujoco.mj_step(self.model, self.data, STEPS_PER_FRAME)
            self.steps += STEPS_PER_FRAME
            self.frames.append(self.data.qpos.copy())
            self.masses.append(self.data.xipos.copy())
            if self._is_wrong():
                self.status = "invalid"
                return
            if self._has_ended(watched):
                return

    def _is_any_awake(self, bodies: list[int]) -> bool:
        return any(self.data.body_awake[body] == 1 for body in bodies)

    def _watch_frame(self, watched: list[int], seen: set[tuple[int, int]]) -> None:
        """Step by step. Few things touch at once: plain lists are quicker than arrays."""
        model, data = self.model, self.data
        at = [int(model.jnt_qposadr[model.body_jntadr[body]]) for body in watched]
        for step in range(STEPS_PER_FRAME):
            mujoco.mj_step(model, data)
            self.path.append([data.qpos[i : i + 7].copy() for i in at])
            for number, (one, other) in enumerate(data.contact.geom.tolist() if data.ncon else ()):
                pair = self._owner[one], self._owner[other]
                if all(pair) and (pair[0] in watched or pair[1] in watched):
                    self._note(pair, float(data.contact.dist[number]), watched, seen, self.steps + step + 1)

    def _note(
        self, pair: tuple[int, int], distance: float, watched: list[int], seen: set[tuple[int, int]], step: int
    ) -> None:
        one, other = pair
        if other in watched:
            one, other = other, one
        if other in watched or (one, other) in seen:
            return
        seen.add((one, other))
        names = (self.model.body(one).name, self.model.body(other).name)
        self.touches.append((step, *names, max(0.0, -distance)))

    def _is_wrong(self) -> bool:
        """Not a number, a piece below the table, or faster than anything can be."""
        places = self.data.qpos.reshape(-1, 7)
        if not np.isfinite(places).all() or places[:, 2].min() < LOWEST:
            return True
        return bool(np.abs(self.data.qvel.reshape(-1, 6)[:, :3]).max() > FASTEST)

    def _has_ended(self, watched: list[int]) -> bool:
        if self.data.ntree_awake == 0:
            self.status = "asleep"
        elif self._is_at_rest() or self._is_gone(watched):
            self.status = "rest"
        else:
            return False
        return True

    def _is_at_rest(self) -> bool:
        """Nothing has moved over the whole window: comparing its ends alone would miss what rocks."""
        if len(self.frames) <= REST_FRAMES:
            return False
        moved = np.abs(self.frames[-1] - self.frames[-7]).reshape(-1, 7)
        if moved[:, :3].max() >= REST_PLACE or moved[:, 3:].max() >= REST_TURN:
            return False
        spread = np.ptp(np.array(self.frames[-REST_FRAMES:]), axis=0).reshape(-1, 7)
        return bool(spread[:, :3].max() < REST_PLACE and spread[:, 3:].max() < REST_TURN)

    def _is_gone(self, watched: list[int]) -> bool:
        """Only flicked pieces move, far outside the town and outwards (FL-19.16)."""
        if not watched or int(self.data.ntree_awake) > len(watched):
            return False
        for body in watched:
            if self.data.body_awake[body] == 1 and not self._leaves(body):
                return False
        return self._is_any_awake(watched)

    def _leaves(self, body: int) -> bool:
        place = self.data.xipos[body][:2]
        speed = self.data.cvel[body][3:5]
        far = int(np.argmax(np.abs(place)))
        return bool(abs(place[far]) > GONE and place[far] * speed[far] > 0)


def begin(question: Question, bodies: list[str]) -> Run:
    """The table of a question, with its speeds."""
    names = [*(placed.id for placed in question.pieces), *question.launched]
    run = Run(names, bodies, question.tower)
    for flick in question.flicks:
        run.flick(flick)
    for fall in question.falls:
        turn: Quaternion = tuple(run.data.xquat[run.body[fall.id]])
        tumbling = np.zeros(3)
        around = np.array([fall.wx, fall.wy, fall.wz], dtype=float) / 1000
        mujoco.mju_rotVecQuat(tumbling, around, np.array([turn[0], -turn[1], -turn[2], -turn[3]]))
        run.set_speed(fall.id, (fall.vx * MM, fall.vy * MM, fall.vz * MM), tuple(tumbling))
    return run
