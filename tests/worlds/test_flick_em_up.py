"""The physics of Flick 'em Up against the figures of the catalogue; few runs each, so that it stays quick."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from hashlib import blake2b
from random import Random

import msgspec
import pytest

from untot.games.flick_em_up.contract import (
    Answer,
    Flicked,
    Placed,
    Question,
    TowerAt,
    fallen,
    is_lawful,
)
from untot.games.flick_em_up.geometry.poses import standing
from untot.games.flick_em_up.pieces import FlickKind, mm
from untot.games.flick_em_up.scenarios import SCENARIOS
from untot.kernel.rulebook import clause
from untot.kernel.texts import texts
from untot.worlds import mind_of, world_of
from untot.worlds.flick_em_up import MIND, Glance
from untot.worlds.flick_em_up.calibration import rush_question
from untot.worlds.physics import NoPhysics

AWAY = TowerAt(200_000, 200_000, 0)


def ask(question: Question) -> tuple[Answer, bytes]:
    made = world_of("flick_em_up").simulate("flick", msgspec.to_builtins(question), None)  # type: ignore[arg-type]
    answer = msgspec.json.decode(made.answer, type=Answer)
    assert is_lawful(question, answer), made.answer
    assert len(made.answer) < 16_000 and answer.track == blake2b(made.track, digest_size=20).hexdigest()
    return answer, made.track


def flick(kind: FlickKind, launched: Flicked, *pieces: Placed) -> Answer:
    return ask(Question(kind, list(pieces), [launched], [], AWAY))[0]


def disc(x: float, y: float, direction: int, speed: int) -> Flicked:
    return Flicked("disc", mm(x), mm(y), direction * 100, direction * 100, speed, 0)


def placed(piece: str, x: float, y: float, facing: float = 90) -> Placed:
    pose = standing(mm(x), mm(y), round(facing * 100))
    return Placed(piece, pose.x, pose.y, pose.yaw, 0)


@clause("FL-5.4", "FL-5.15")
@pytest.mark.parametrize(("speed", "slide"), [(600, 73), (1000, 204), (2000, 815)])
def test_e23_a_disc_slides_as_far_as_friction_lets_it(speed: int, slide: int) -> None:
    answer = flick("move_disc", disc(-430, 0, 0, speed))
    assert answer.status == "asleep" and abs(answer.final[0].x / 100 + 430 - slide) < 3 and answer.final[0].side == 0


def share_fallen(facing: int, speed: int) -> float:
    """Of 8 bullets that hit a figure with a little error."""
    fell = 0
    for seed in range(8):
        rng = Random(seed)
        figure = placed("z1a", 0, rng.uniform(-4, 4), facing + rng.uniform(-5, 5))
        bullet = Flicked("bullet", mm(-30), 0, 0, 0, speed + 25, 0)
        fell += bool([piece for piece in flick("pistol", bullet, figure).final if piece.id == "z1a" and piece.side])
    return fell / 8


@clause("FL-8.10")
def test_e53_facing_matters_and_does_not_decide() -> None:
    assert share_fallen(0, 1400) >= 0.75 and share_fallen(90, 1400) <= 0.25 and share_fallen(90, 2300) >= 0.75


@clause("FL-9.4")
def test_fl_9_4_the_bat_goes_straight_or_swings() -> None:
    def way(direction: int) -> tuple[int, int]:
        rest = flick("bat", Flicked("bat", 0, 0, 0, direction, 3000, 0)).final[0]
        return round((rest.x**2 + rest.y**2) ** 0.5 / 100), rest.yaw

    along, swung, across = way(0), way(4500), way(9000)
    assert along[0] > 600 and along[1] in (0, 35_999, 1) and 300 < swung[0] < 460 and 130 < across[0] < 220


@clause("FL-8.8", "FL-19.4", "FL-7.3", "FL-7.7")
def test_fl_19_4_doors_are_crossed_from_the_front_or_the_back() -> None:
    school = placed("school", 0, 0)
    into = flick("move_disc", disc(0, 150, 270, 800), school)
    assert [(door.building, door.way) for door in into.doors] == [("school", "front")] and into.touched == []
    behind = flick("move_disc", disc(0, -150, 90, 800), school)
    assert [door.way for door in behind.doors] == ["back"]
    block = flick("move_disc", disc(46, 150, 270, 800), school)
    assert block.doors == [] and [touch.other for touch in block.touched] == ["school"]


@clause("FL-7.12", "FL-7.13", "FL-19.4")
@pytest.mark.parametrize("speed", [700, 1060, 2200])
@pytest.mark.parametrize("facing", [0, 90, 180, 270])
def test_fl_7_13_a_disc_from_behind_a_house_comes_through_its_door(facing: int, speed: int) -> None:
    school = placed("school", 0, 0, facing)
    start = school.pose.out(0, -mm(35))
    out = flick("move_disc", Flicked("disc", *start, facing * 100, facing * 100, speed, 0), school)
    assert [(door.building, door.way) for door in out.doors] == [("school", "back")] and out.touched == []


@clause("FL-8.8")
@pytest.mark.parametrize("speed", [1500, 3500])
def test_fl_8_8_what_is_touched_in_the_first_moment_counts(speed: int) -> None:
    zombie, behind = placed("z1a", 0, 0, 180), placed("z2a", 60, 0, 180)
    hit = flick("pistol", Flicked("bullet", mm(-14), 0, 0, 0, speed, 0), zombie, behind)
    assert hit.touched and hit.touched[0].other == "z1a" and hit.touched[0].step < 16


@clause("FL-19.5", "FL-1.7", "FL-19.16")
def test_fl_19_5_what_leaves_the_town_and_where() -> None:
    answer = flick("pistol", Flicked("bullet", 0, mm(40), 0, 0, 3000, 0))
    (left,) = answer.left
    assert (left.id, left.border, left.x, left.y) == ("bullet", "E", 45_000, mm(40)) and answer.status == "rest"


@clause("FL-19.14", "FL-1.26")
def test_fl_19_14_only_what_has_moved_is_named() -> None:
    zombie, far = placed("z1a", 0, 0, 180), placed("z2a", 300, 300)
    question = Question("pistol", [zombie, far], [Flicked("bullet", mm(-100), 0, 0, 0, 2500, 0)], [], AWAY)
    answer, _ = ask(question)
    assert {piece.id for piece in answer.final} == {"bullet", "z1a"} and fallen(question, answer) == ["z1a"]
    down = next(piece for piece in answer.final if piece.id == "z1a")
    assert down.side == 2 and abs(down.yaw - 18_000) < 3_000, "its feet were swept away: it falls on its face"


@pytest.mark.parametrize("side", [1, 2, 3, 4])
def test_a_lying_figure_lies_as_the_rules_say(side: int) -> None:
    """It is built as its pose says, and read back the same; the disc shoves it a little."""
    lying = Placed("z1a", 0, 0, 4_000, side)
    answer = flick("move_disc", disc(-100, 0, 0, 900), lying)
    moved = next(piece for piece in answer.final if piece.id == "z1a")
    assert moved.side == side and moved.x > 0


def town(scenario: str) -> list[Placed]:
    return [Placed(name, at.x, at.y, at.yaw, at.side) for name, at in SCENARIOS[scenario].poses().items()]


@clause("FL-14.3", "FL-14.4", "FL-14.17", "FL-19.11")
def test_e52_a_gunshot_is_more_dangerous_than_a_step() -> None:
    """The catalogue wants 80 seeds; these are enough to see that tower and figures are what they were."""

    def knocked(zombies: int) -> Iterator[bool]:
        for seed in range(16):
            question = rush_question(seed, zombies, 60)
            answer, _ = ask(question)
            out = [piece for piece in answer.final if piece.id.startswith("z")]
            assert len(out) == zombies and all(piece.x > -1_500 for piece in out)
            yield "s1" in fallen(question, answer)

    quiet, loud = sum(knocked(1)), sum(knocked(3))
    assert 1 <= quiet <= 12 and loud >= 9 and loud > quiet


HASH = """
import msgspec
from tests.worlds.test_flick_em_up import ask, bullet_in_town, rush_question
from hashlib import blake2b
parts = [ask(bullet_in_town()), ask(rush_question(3, 3, 60))]
print(blake2b(b"".join(msgspec.json.encode(answer) + track for answer, track in parts)).hexdigest())
"""


def bullet_in_town() -> Question:
    bullet = Flicked("bullet", mm(-150), mm(-360), 6_000, 6_000, 2_500, 3_000)
    tower = SCENARIOS["1"].tower
    return Question("pistol", town("1"), [bullet], [], TowerAt(tower.x, tower.y, tower.yaw))


@clause("FL-19.12", "FL-5.18")
def test_fl_19_12_same_question_same_answer_in_every_process() -> None:
    """The track's hash covers all poses at 60 Hz."""
    hashes = {subprocess.run([sys.executable, "-c", HASH], check=True, capture_output=True).stdout for _ in range(2)}
    assert len(hashes) == 1 and len(hashes.pop()) > 100


def test_a_track_can_be_read_again_and_is_small() -> None:
    from untot.worlds.flick_em_up.track import decoded

    question = bullet_in_town()
    answer, track = ask(question)
    read = decoded(track)
    assert read.frames == answer.steps // 16 + 1 and read.lifted == 0 and len(track) < 2048 and read.per_second == 60
    names = [*(piece.id for piece in question.pieces), *question.launched]
    ends = {names[way.number]: way.rows[-1] for way in read.ways}
    for piece in answer.final:
        assert abs(ends[piece.id][0] - piece.x / 10) <= 1 and abs(ends[piece.id][1] - piece.y / 10) <= 1
    rushed, track = ask(rush_question(1, 3, 60))
    read = decoded(track)
    assert 0 < read.lifted <= read.frames and read.frames >= rushed.steps // 16


@pytest.mark.parametrize(("pieces", "per_second", "shown"), [(1, 60, 1), (3, 30, 3), (60, 4, 10)])
def test_a_track_is_never_too_long(pieces: int, per_second: int, shown: int) -> None:
    """The more trembles, the fewer frames a second; in the end what moves least stands still. The end is kept."""
    import numpy as np

    from untot.worlds.flick_em_up.track import LONGEST, decoded, encoded

    frames = np.cumsum(np.random.default_rng(1).normal(0, 4e-4, (360, pieces, 7)), axis=0)
    track = encoded(list(frames.reshape(360, -1)), 200)
    read = decoded(track)
    assert len(track) <= LONGEST < 2048
    assert read.per_second == per_second and shown <= len(read.ways) <= pieces
    assert read.lifted == -(-200 * per_second // 60) and read.frames >= 359 * per_second // 60
    last = {way.number: way.rows[-1] for way in read.ways}
    assert all(abs(row[0] - frames[-1][number][0] * 10_000) <= 1 for number, row in last.items())


def test_without_mujoco_new_flicks_are_refused_clearly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("untot.worlds.flick_em_up.find_spec", lambda name: None)
    with pytest.raises(NoPhysics) as refused:
        ask(bullet_in_town())
    assert "untot[physics]" in texts("flick_em_up", "en").error(refused.value)


def test_in_the_mind_only_what_stands_near_the_way_is_seen() -> None:
    """The move ends at the same place, give or take a hair; what falls through the tower meets everybody."""
    poses = {piece: Placed(piece, at.x, at.y, at.yaw, at.side) for piece, at in SCENARIOS["1"].poses().items()}
    moved = Flicked("disc", poses.pop("s1").x, mm(-400), 9000, 12_000, 1200, 0)
    question = Question("move_disc", list(poses.values()), [moved], [], AWAY)
    seen = Glance().asked(question)
    assert {"car", "lamp_1"} <= {it.id for it in seen.pieces} and len(seen.pieces) < len(question.pieces) / 2
    (whole, _), (glanced, _) = ask(question), ask(seen)
    assert abs(whole.final[0].x - glanced.final[0].x) < mm(1) and whole.touched == glanced.touched == []
    rush = rush_question(1, 3, 60)
    assert Glance().asked(rush) == rush and mind_of("flick_em_up") is MIND and mind_of("zombicide") is not MIND


@clause("FL-7.3", "FL-7.28", "FL-19.4")
@pytest.mark.parametrize(("before", "direction", "way"), [(15.2, 9000, "front"), (9, 9000, "front"), (9, 27_000, "")])
def test_fl_7_3_who_stands_in_the_door_already_comes_in_by_going_on(before: float, direction: int, way: str) -> None:
    """The motor home looks south, its door line is 15 mm before its middle."""
    house = standing(0, 0, 27_000)
    disc = Flicked("disc", 0, -mm(15 + before), direction, direction, 540, 0)
    answer, _ = ask(Question("move_disc", [Placed("motor_home", 0, 0, house.yaw, 0)], [disc], [], AWAY))
    assert [door.way for door in answer.doors] == ([way] if way else [])
