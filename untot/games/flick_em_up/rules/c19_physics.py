"""Chapter 19: what the rules ask the physics, and what becomes of the answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

import msgspec

from untot.games.flick_em_up.contract import Answer, Flicked, Placed, Question, TowerAt, fallen, is_lawful, unusable
from untot.games.flick_em_up.facts import scenario_of
from untot.games.flick_em_up.geometry.poses import Pose
from untot.games.flick_em_up.geometry.town import nearest_in_town
from untot.games.flick_em_up.pieces import ORDER, FlickKind, PieceId, is_figure
from untot.games.flick_em_up.stand_in import invented
from untot.games.flick_em_up.state import FlickState
from untot.kernel.contract import simulate
from untot.kernel.rulebook import clause

ATTEMPTS: Final = 3
NO_ANSWER: Final = unusable("none")
"""Of a world that died on the way, or took too long."""


class Outcome(NamedTuple):
    """A question and its lawful answer."""

    question: Question
    answer: Answer

    @property
    def fallen(self) -> list[PieceId]:
        return fallen(self.question, self.answer)

    @property
    def moved(self) -> list[PieceId]:
        """The pieces that are not where they were, in the order of the list of pieces."""
        return sorted((piece for piece in self.answer.poses if piece in ORDER), key=lambda piece: ORDER[piece])

    def touched(self, launched: str) -> list[str]:
        """Everything that a flicked piece has touched, in order."""
        return [touch.other for touch in self.answer.touched if touch.launched == launched]

    @property
    def has_left(self) -> list[str]:
        """What rests outside the town."""
        return [left.id for left in self.answer.left]

    def first_touch(self, launched: str, passing: tuple[str, ...] = ()) -> str | None:
        """What a flicked piece has touched first, passing over some."""
        return next(
            (
                touch.other
                for touch in self.answer.touched
                if touch.launched == launched and touch.other not in passing
            ),
            None,
        )  # fmt: skip

    def standing(self, touched: list[PieceId]) -> list[PieceId]:
        """The figures among them that stand in the end; the idle tower is no piece of the list."""
        return [piece for piece in touched if piece in ORDER and is_figure(piece) and self.at_rest(piece).stands]

    def lying(self, touched: list[PieceId]) -> list[PieceId]:
        """The figures among them that did not stand before either: nothing can happen to those."""
        figures = [piece for piece in touched if piece in ORDER and is_figure(piece)]
        return [piece for piece in figures if piece not in self.standing(figures) and piece not in self.fallen]

    def at_rest(self, piece: str) -> Pose:
        """Where a piece is in the end, moved or not."""
        return self.answer.poses.get(piece) or next(
            placed.pose for placed in self.question.pieces if placed.id == piece
        )


@clause("FL-5.15", "FL-5.16", "FL-5.18", "FL-5.19", "FL-19.1", "FL-19.7", "FL-19.9", "FL-19.12", "FL-19.17")
async def ask_world(g: FlickState, question: Callable[[int], Question]) -> Outcome | None:
    """One question, one answer, which then is the only truth. An unusable answer is asked for again, at most three
    times in all, with what `question` makes of the number of the attempt."""
    for attempt in range(ATTEMPTS):
        asked = question(attempt)
        name = "rush" if asked.falls else "flick"
        answer = await simulate(g, name, "FL-19.1", asked, Answer, lambda g, answer: None, invented, NO_ANSWER)
        if is_lawful(asked, answer):
            return Outcome(asked, answer)
        g.tell("answer_unusable", "FL-5.16", attempt=attempt + 1)
    return None


@clause("FL-19.2")
async def flicked(g: FlickState, kind: FlickKind, flicks: list[Flicked]) -> Outcome | None:
    """What comes of a flick; None if it could not be worked out."""
    pieces = on_table(g)
    return await ask_world(g, lambda attempt: Question(kind, pieces, faster(flicks, attempt), [], idle(g)))


@clause("FL-5.16")
def faster(flicks: list[Flicked], attempt: int) -> list[Flicked]:
    """Once more with 0.1 per cent more speed, at least 1 mm/s."""
    return [
        msgspec.structs.replace(flick, speed=flick.speed + attempt * max(1, flick.speed // 1000)) for flick in flicks
    ]


@clause("FL-1.8", "FL-19.2")
def on_table(g: FlickState) -> list[Placed]:
    """Everything outside buildings that nobody holds in his hand, in the order of the list of pieces."""
    return [
        Placed(piece, pose.x, pose.y, pose.yaw, pose.side)
        for piece, pose in sorted(g.poses.items(), key=lambda placed: ORDER[placed[0]])
    ]


def idle(g: FlickState) -> TowerAt:
    """The tower on its cellar."""
    tower = scenario_of(g).tower
    return TowerAt(tower.x, tower.y, tower.yaw)


@clause("FL-1.7", "FL-1.16", "FL-19.6", "FL-19.14")
def come_to_rest(g: FlickState, outcome: Outcome) -> None:
    """Everything lies where the world says; what it does not name has not moved. What is in the town by its centre of
    mass has its middle there too: a few millimetres over the limits are taken back."""
    on_the_table, gone = {placed.id for placed in outcome.question.pieces}, set(outcome.has_left)
    for piece, pose in outcome.answer.poses.items():
        if piece in on_the_table or piece in ORDER:
            g.poses[piece] = pose if piece in gone else pose.moved(*nearest_in_town(pose.x, pose.y))
        else:
            g.launched[piece] = pose
