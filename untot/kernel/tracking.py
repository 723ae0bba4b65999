"""Track: the memory of a match that can be forked, saved and stepped back: snapshots of steps and the answers since."""

from __future__ import annotations

from typing import Any, Self

from untot.kernel.events import Seat
from untot.kernel.state import State, Step

Answered = tuple[Seat, str, bool]
"""Seat, answer, and whether it settled an agreement."""
Imagined = tuple[State, Seat | None]
"""A re-dealt State that replaces the real one, and for whom."""


class Track:
    """Answers from the beginning (or from a fork), and the State before the steps they fell into.

    `snapshots` are never changed once taken, so forks share them. `branches` holds the undo numbers that were mixed
    into chance, by the number of answers before; `imagined` the re-dealt States in the same way.
    """

    __slots__ = ("answers", "asked_at", "barrier", "branches", "imagined", "is_fresh", "snapshots")

    def __init__(self, answers: list[Answered], snapshots: list[tuple[int, State]]) -> None:
        self.answers = answers
        self.snapshots = snapshots
        self.branches: dict[int, int] = {}
        self.imagined: dict[int, Imagined] = {}
        self.asked_at = 0
        self.barrier = 0
        self.is_fresh = False
        """The match starts from the last snapshot itself: its first step needs no other."""

    def begin(self, g: State) -> None:
        """The State before the first step, unless the match starts from a snapshot."""
        if not self.snapshots:
            self.snapshots.append((len(self.answers), g.copy()))

    def take_snapshot(self, g: State, step: Step) -> None:
        """The State before a step that can ask; of those after one answer only the last is kept: forks replay little.

        The step has been taken from the agenda, and nothing of it has happened.
        """
        g.begin_step()
        if self.is_fresh:
            self.is_fresh = False
            return
        count, snapshot = len(self.answers), g.copy()
        snapshot.agenda.append(step)
        if self.snapshots[-1][0] == count:
            self.snapshots[-1] = (count, snapshot)
        else:
            self.snapshots.append((count, snapshot))

    def raise_barrier(self) -> None:
        """Nothing before this moment can be taken back freely: older snapshots but the first are not needed."""
        self.barrier = len(self.answers)
        if len(self.snapshots) > 2:
            del self.snapshots[1:-1]

    def imagine(self, state: State, seat: Seat | None) -> None:
        """From now on this State stands for the real one, and nothing before can be taken back."""
        self.barrier = len(self.answers)
        self.imagined = {at: earlier for at, earlier in self.imagined.items() if at < self.barrier}
        self.imagined[self.barrier] = state, seat

    def fork(self) -> Track:
        """The memory of a fork: it starts at the last snapshot and shares it."""
        count, snapshot = self.snapshots[-1]
        track = Track(self.answers[count:], [(0, snapshot)])
        if self.branches:
            track.branches = {at - count: branch for at, branch in self.branches.items() if at >= count}
        if self.imagined:
            track.imagined = {at - count: imagined for at, imagined in self.imagined.items() if at >= count}
        track.asked_at = self.asked_at - count
        track.barrier = max(0, self.barrier - count)
        return track

    def go_back(self, answers: int) -> None:
        """Forget everything after so many answers."""
        del self.answers[answers:]
        while self.snapshots[-1][0] > answers:
            self.snapshots.pop()
        self.branches = {at: branch for at, branch in self.branches.items() if at <= answers}
        self.imagined = {at: imagined for at, imagined in self.imagined.items() if at <= answers}
        self.barrier = min(self.barrier, answers)

    def save(self, *, is_written: bool = False) -> dict[str, Any]:
        """This track as plain data; meant for a fork, whose only snapshot is the last one.

        What is written as JSON anyhow need not be made plain first: that comes to the same, and costs less.
        """
        plain = (lambda state: state) if is_written else State.to_plain
        return {
            "snapshot": plain(self.snapshots[-1][1]),
            "answers": [list(answer) for answer in self.answers],
            "branches": {str(at): branch for at, branch in self.branches.items()},
            "imagined": [[at, plain(state), seat] for at, (state, seat) in self.imagined.items()],
            "barrier": self.barrier,
        }

    @classmethod
    def load(cls, state: type[State], saved: dict[str, Any]) -> Self:
        answers = [(seat, answer, settles) for seat, answer, settles in saved["answers"]]
        track = cls(answers, [(0, state.from_plain(saved["snapshot"]))])
        track.branches = {int(at): branch for at, branch in saved["branches"].items()}
        track.imagined = {at: (state.from_plain(plain), seat) for at, plain, seat in saved["imagined"]}
        track.barrier = saved["barrier"]
        return track
