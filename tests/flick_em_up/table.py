"""A table for tests of Flick 'em Up: a position in words, the world's answers by hand (FL-19.7), short questions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from tests.tools.position import Position
from untot.games.flick_em_up import GAME
from untot.games.flick_em_up.contract import Answer, Crossing, Left, Placed, Question, Touch
from untot.games.flick_em_up.facts import group_of, scenario_of, seats_of
from untot.games.flick_em_up.geometry.poses import BACK, SIDES, Pose, standing
from untot.games.flick_em_up.pieces import KIND_OF, SURVIVORS, ZOMBIES, mm
from untot.games.flick_em_up.rules.c4_activation import ACTIONS
from untot.games.flick_em_up.state import Activation, Board, FlickState, Inside
from untot.kernel.state import OptionValue, Step

Place = tuple[float, float] | tuple[float, float, float] | tuple[float, float, float, str]
"""x, y in mm, the direction in which it looks (objects: their yaw), and the side that is down."""
BEGIN: tuple[Step, ...] = (("act",),)


def pose(piece: str, at: Place) -> Pose:
    """Figures and buildings look north unless it is said; lying ones have their top in that direction."""
    x, y = mm(at[0]), mm(at[1])
    is_object = piece in KIND_OF and KIND_OF[piece].class_ == "object"
    angle = round((at[2] if len(at) > 2 else 0 if is_object else 90) * 100) % 36_000
    if len(at) > 3:
        return Pose(x, y, angle, SIDES.index(at[3]))
    return Pose(x, y, angle) if is_object else standing(x, y, angle)


class Table(Position[FlickState]):
    """A position of this game, and short questions about it."""

    game = GAME

    # -- asking and answering -----------------------------------------------------------------------------------

    @property
    def seat(self) -> int:
        assert self.match.ask is not None, "nobody is asked"
        return self.match.ask.waiting()[0]

    def answer(self, answer: str, seat: int | None = None) -> Table:
        self.match.answer(self.seat if seat is None else seat, answer)
        return self

    @property
    def verbs(self) -> list[str]:
        """The first words of what is offered."""
        assert self.match.ask is not None, "nobody is asked"
        return list(self.match.ask.form(self.seat).walk([]))

    def after(self, *words: str) -> list[str]:
        """What may follow these words."""
        assert self.match.ask is not None, "nobody is asked"
        return list(self.match.ask.form(self.seat).walk(words))

    def refused(self, answer: str, seat: int | None = None) -> str | None:
        return self.refusal_of(self.seat if seat is None else seat, answer)

    @property
    def question(self) -> Question:
        """What the world is asked."""
        assert self.match.ask is not None and self.match.ask.about is not None
        return msgspec.convert(self.match.ask.about, Question)

    def world(
        self,
        *,
        touched: str | Mapping[str, str] = "",
        rest: Place | None = None,
        fell: str = "",
        moved: Mapping[str, Place] | None = None,
        left: Sequence[tuple[str, str, float, float]] = (),
        doors: str = "",
        stacked: str = "",
        status: str = "rest",
        track: str = "",
    ) -> Table:
        """The world answers. `touched="crate_1 z1a"` in this order; `fell` lie on their backs where they stood, or
        where `moved` says; `doors="front:school"`; `left=[("z2a", "E", 450, 120)]`."""
        asked = self.question
        launched = asked.launched
        final = {piece: _start(asked, piece) for piece in launched}
        if rest is not None:
            final[launched[0]] = Pose(mm(rest[0]), mm(rest[1]), round((rest[2] if len(rest) > 2 else 0) * 100) % 36_000)
        final |= {piece: pose(piece, at) for piece, at in (moved or {}).items()}
        for piece in fell.split():
            there = final.get(piece) or next(placed.pose for placed in asked.pieces if placed.id == piece)
            final[piece] = Pose(there.x, there.y, there.yaw, BACK)
        by_piece = touched if isinstance(touched, Mapping) else {launched[0]: touched}
        touches = [(one, other) for one, others in by_piece.items() for other in others.split()]
        answer = {
            "status": status,
            "steps": 900,
            "engine": "by hand",
            "touched": [Touch(10 * n + 10, one, other, 0) for n, (one, other) in enumerate(touches)],
            "final": [Placed(piece, at.x, at.y, at.yaw, at.side) for piece, at in final.items()],
            "left": [Left(piece, border, mm(x), mm(y)) for piece, border, x, y in left],  # type: ignore[arg-type]
            "doors": [_crossing(n, launched[0], door) for n, door in enumerate(doors.split())],
            "stacked": stacked.split(),
            "track": track,
        }
        self.match.happen(msgspec.json.encode(msgspec.convert(msgspec.to_builtins(answer), Answer)).decode())
        return self

    def pour(self) -> Table:
        """A rush or horde that hurts nobody: the zombies lie in the north."""
        while self.ask == "roof_field":
            self.answer(self.after()[0])
        zombies = self.question.launched
        return self.world(moved={zombie: (100 * n - 250, 430, 90, "back") for n, zombie in enumerate(zombies)})

    # -- what is where ------------------------------------------------------------------------------------------

    def at(self, piece: str) -> tuple[float, float]:
        """Where a piece is, in mm."""
        return self.g.poses[piece].x / 100, self.g.poses[piece].y / 100

    def facing(self, piece: str) -> float:
        return self.g.poses[piece].facing / 100

    def lies(self, piece: str) -> bool:
        inside = self.g.inside.get(piece)
        return inside.lies if inside is not None else not self.g.poses[piece].stands

    def life(self, survivor: str) -> int:
        return self.g.boards[survivor].life

    def where(self, figure: str) -> str | None:
        """The building that a figure is in."""
        return self.g.inside[figure].building if figure in self.g.inside else None


def _start(asked: Question, piece: str) -> Pose:
    flick = next((flick for flick in asked.flicks if flick.id == piece), None)
    if flick is not None:
        return Pose(flick.x, flick.y, flick.yaw)
    fall = next(fall for fall in asked.falls if fall.id == piece)
    return Pose(fall.x, fall.y, fall.yaw, BACK)


def _crossing(number: int, launched: str, door: str) -> Crossing:
    way, _, building = door.partition(":")
    return Crossing(5 + number, launched, building, way)  # type: ignore[arg-type]


def table(
    at: Mapping[str, Place] | None = None,
    *,
    scenario: str = "2",
    seats: int = 1,
    inside: Mapping[str, str] | None = None,
    active: str | None = None,
    actions: int = ACTIONS,
    life: Mapping[str, int] | None = None,
    carry: Mapping[str, str] | None = None,
    chips: Mapping[str, str] | None = None,
    face_down: Mapping[str, str] | None = None,
    locked: str = "",
    covered: str = "",
    lying: str = "",
    seat_of: Mapping[str, int] | None = None,
    round_: int = 1,
    cellar: str | None = None,
    steps: Sequence[Step] | None = None,
    chance: Sequence[int] = (),
    **options: OptionValue,
) -> Table:
    """A position in words: nothing is on the table but what is named, no hand trembles, and the steps to carry out.

    `at={"s1": (0, -400), "z1a": (0, 38, 270)}`, `inside={"s1": "school"}`; `active` takes his actions now. Houses are
    open and empty, and stand in the town only if they are named.
    """
    chosen = GAME.checked_options(seats, {"scenario": scenario, "aim_jitter": "off", **options})
    g = GAME.set_up(seats, chosen, bytes(32))
    assert isinstance(g, FlickState)
    g.poses = {piece: pose(piece, place) for piece, place in (at or {}).items()}
    g.inside = {figure: Inside(house, "left", figure in lying.split()) for figure, house in (inside or {}).items()}
    survivors = [figure for figure in (*g.poses, *g.inside) if figure in SURVIVORS]
    g.led = {survivor: (seat_of or {}).get(survivor, _first_seat(g, survivor)) for survivor in survivors}
    for survivor in survivors:
        held = (carry or {}).get(survivor, "").split()
        hearts = (life or {}).get(survivor, SURVIVORS[survivor].life)
        is_night = round_ % 2 == 0
        g.boards[survivor] = Board(g.led[survivor], hearts, held, survivor in covered.split(), is_night)
    g.unchosen = []
    for name, house in g.houses.items():
        house.locked = name in locked.split()
        house.chips = (chips or {}).get(name, "").split()
        house.face_down = (face_down or {}).get(name, "").split()
    g.box["forbidden"] = 6 - len(locked.split()) - len(covered.split())
    gone = [zombie for zombie in (*g.poses, *g.inside) if zombie in ZOMBIES]
    g.cellar = [zombie for zombie in sorted(ZOMBIES) if zombie not in gone] if cellar is None else cellar.split()
    g.round, g.phase = round_, "day" if round_ % 2 else "night"
    if round_ == 1 and steps and steps[0] == ("round",):
        g.phase = "set_up"
    if active is not None:
        g.turn_seat = g.led[active]
        g.activation = Activation(active, actions, "silent", "", 0, False, False, True, [], None, False, False, 0)
    g.agenda = list(reversed(BEGIN if steps is None else steps))
    return Table(g, chance)


def _first_seat(g: FlickState, survivor: str) -> int:
    return seats_of(g, group_of(g, survivor))[0] if survivor in scenario_of(g).survivors else 0


def new_game(seats: int = 1, scenario: str = "1", **options: Any) -> Table:
    """A match from its very beginning, with chance from a fixed key."""
    g = GAME.set_up(seats, GAME.checked_options(seats, {"scenario": scenario, **options}), bytes(32))
    assert isinstance(g, FlickState)
    made = Table.__new__(Table)
    made.g = g
    made.match = made._live()
    made.events = made.match.events
    return made


MOVE = "move direction=900 power=40 offset=0"
SHOT = "shoot:pistol side:right direction=900 power=80 offset=0"
THROW = "shoot:knife side:right direction=900 power=80 offset=0"
SWING = "bat arc:0-359 lies=90 direction=900 power=50"
