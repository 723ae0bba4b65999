"""Episode: one match as environments play it - somebody speaks, action by action, until all is over."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.util import find_spec
from random import Random
from typing import Any, Final, Literal, Self, TypeVar

import numpy as np

from untot.games import load_game
from untot.kernel.chance import chance_key, seed_of
from untot.kernel.events import WORLD, Seat
from untot.kernel.match import Match
from untot.kernel.moments import moment_of
from untot.kernel.state import OptionValue
from untot.kernel.tracking import Track
from untot.lab.environments.kit import Kit, Mask, Observation, kit_of
from untot.lab.environments.reading import Reader
from untot.lab.environments.speaking import Speaker, speaker_of
from untot.lab.environments.walking import Walk
from untot.lab.environments.words import WAIT
from untot.worlds import StandIn, World, simulated, world_of

Options = Mapping[str, OptionValue]
Reward = Literal["win", "points"]
"""What counts at the end: a victory, shared by the sides that win it, or the points by the rules."""
Physics = Literal["auto", "stand_in"]
"""Who answers where flicked pieces come to rest: the engine if it is installed, or a stand-in that is much faster."""


class Plan:
    """What an episode is played with. Everything that is chosen before the first action."""

    def __init__(
        self,
        game: str | Kit,
        seats: int,
        options: Options | None = None,
        *,
        content: dict[str, Any] | None = None,
        physics: Physics = "auto",
        is_tracked: bool = False,
        listens: bool = False,
    ) -> None:
        self.kit = kit_of(load_game(game)) if isinstance(game, str) else game
        self.seats = seats
        self.options = dict(options or {})
        self.content = content
        self.physics = physics
        self.is_tracked = is_tracked
        self.listens = listens
        self.kit.game.new_state(seats, self.options, bytes(32), content)  # says what is wrong with it

    def __reduce__(self) -> tuple[Any, ...]:
        return _planned, (
            self.kit.game.name, self.seats, self.options, self.content, self.physics, self.is_tracked, self.listens,
        )  # fmt: skip

    def begin(self, seed: int) -> Match:
        game = self.kit.game
        state = game.new_state(self.seats, self.options, chance_key(seed_of(seed)), self.content)
        return Match(game, state, Track([], []) if self.is_tracked else None, self.listens)

    def world(self, seed: int, number: int) -> World:
        """Its stand-in has a chance of its own for every question, so that the same actions find the same world."""
        if self.physics == "auto" and find_spec("mujoco") is not None:
            return world_of(self.kit.game.name, seed)
        return StandIn(Random(f"{seed} {number}"))


def _planned(
    game: str, seats: int, options: Options, content: Any, physics: Physics, is_tracked: bool, listens: bool
) -> Plan:
    return Plan(
        game, seats, options, content=content, physics=physics, is_tracked=is_tracked, listens=listens
    )  # fmt: skip


NOBODY: Final = Speaker(-1, False, False)


class Episode:
    """A running match, and the answer in the making of the seat that speaks."""

    __slots__ = ("_rows", "actions", "answers", "match", "plan", "seed", "speaker", "waited", "walk", "walked")

    def __init__(self, plan: Plan, seed: int, match: Match | None = None) -> None:
        self.plan = plan
        self.seed = seed
        self.match = plan.begin(seed) if match is None else match
        self.actions: list[int | str] = []
        """All actions so far, and the answers that were given whole."""
        self.answers = 0
        self.waited: list[Seat] = []
        self._listen()

    # -- who is asked -------------------------------------------------------------------------------------------

    @property
    def kit(self) -> Kit:
        return self.plan.kit

    @property
    def is_over(self) -> bool:
        return self.match.ask is None

    @property
    def seat(self) -> Seat:
        """Who speaks now."""
        return self.speaker.seat

    def _listen(self) -> None:
        """To the next one who is asked; whatever the world is asked is answered on the way."""
        self._rows: dict[Seat, Any] = {}
        while (ask := self.match.ask) is not None and WORLD in ask.seats:
            world = self.plan.world(self.seed, self.answers)
            self.match.push(WORLD, simulated(world, ask).answer)
            self.answers += 1
        self.walk: Walk | None = None
        self.walked: list[int] = []
        self.speaker = NOBODY
        if ask is not None:
            self.speaker = speaker_of(ask, self.waited)
            self.walk = Walk(ask.form(self.speaker.seat), self.kit.vocabulary)

    # -- playing ------------------------------------------------------------------------------------------------

    @property
    def may_wait(self) -> bool:
        return self.speaker.may_wait and not self.walked

    def legal_actions(self) -> list[int]:
        """The actions that are possible now, in ascending order."""
        if self.walk is None:
            return []
        return sorted([*self.walk.choices, *([WAIT] if self.may_wait else [])])

    def is_legal(self, action: int) -> bool:
        return self.walk is not None and (action in self.walk.choices or (action == WAIT and self.may_wait))

    def step(self, action: int) -> None:
        """Say something; once the answer is complete, the rules go on."""
        if not self.is_legal(action):
            raise ValueError(f"action {action} ({self.kit.vocabulary.name(action)}) is not possible now: see the mask")
        assert self.walk is not None
        self.actions.append(action)
        if action == WAIT:
            self.waited.append(self.seat)
            self._listen()
            return
        self.walk.take(action)
        self.walked.append(action)
        if self.walk.is_complete:
            self._answer(self.walk.answer)

    def give(self, answer: str) -> None:
        """A whole answer at once: of a bot."""
        self.actions.append(answer)
        self._answer(answer)

    def _answer(self, answer: str) -> None:
        before = self.match.ask
        self.match.push(self.seat, answer, self.speaker.settles)
        self.answers += 1
        if self.match.ask is not before:
            self.waited = []
        self._listen()

    # -- looking ------------------------------------------------------------------------------------------------

    def observation(self, seat: Seat) -> Observation:
        """What a seat sees; between two answers only the head of it changes."""
        row = self._rows.get(seat)
        if row is None:
            with moment_of(self.match.state):
                row = self._rows[seat] = self.kit.view_row(self.match, seat)
        row = row[:]
        self.kit.fill_head(row, self.match.ask, self.walk if seat == self.seat else None)
        return np.frombuffer(row, np.int32)

    def text(self, reader: Reader, seat: Seat) -> str:
        """What a seat sees, in words."""
        is_asked = seat == self.seat
        return reader.text(seat, self.walk if is_asked else None, is_asked and self.may_wait)

    def mask(self, seat: Seat) -> Mask:
        if seat != self.seat:
            return self.kit.mask(None, False)
        return self.kit.mask(self.walk, self.may_wait)

    def info(self, seat: Seat) -> dict[str, Any]:
        """In words: the open question, and for who is asked what he has said of his answer."""
        ask = self.match.ask
        if ask is None:
            return {}
        said = self.walk.answer if self.walk is not None and seat == self.seat else ""
        return {"question": ask.name, "said": said}

    def rewards(self, kind: Reward) -> list[float]:
        """What the end of the match is worth to each seat; nothing before it."""
        result = self.match.state.result
        if result is None:
            return [0.0] * self.plan.seats
        if kind == "points":
            return [float(score) for score in result.scores]
        winners = set(result.winners)
        sides = sum(bool(winners & set(side)) for side in self.match.sides)
        return [1 / sides if seat in winners else 0.0 for seat in range(self.plan.seats)]

    # -- copies -------------------------------------------------------------------------------------------------

    def copy(self) -> Self:
        """An independent episode at the same point: a fork, or the same actions once more."""
        if self.match.track is None:
            return replayed(type(self), self.plan, self.seed, self.actions)
        fork = self.match.fork()
        if self.plan.listens:
            fork.events = list(self.match.events)
            fork.state.attach(fork.hear)
        twin = type(self).__new__(type(self))
        twin.plan, twin.seed, twin.match = self.plan, self.seed, fork
        twin.actions, twin.answers, twin.waited = list(self.actions), self.answers, list(self.waited)
        twin._listen()
        for action in self.walked:
            assert twin.walk is not None
            twin.walk.take(action)
        twin.walked = list(self.walked)
        return twin

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return replayed, (type(self), self.plan, self.seed, self.actions)


E = TypeVar("E", bound=Episode)


def replayed(kind: type[E], plan: Plan, seed: int, actions: list[int | str]) -> E:
    """The same episode, played again."""
    episode = kind(plan, seed)
    for action in actions:
        if isinstance(action, str):
            episode.give(action)
        else:
            episode.step(action)
    return episode
