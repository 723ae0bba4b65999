"""Gymnasium: one seat, with bots on all others - against them, or together where the game is played together.

import gymnasium
import untot.lab.environments.single

table = gymnasium.make("untot/zombicide-v0", seats=2, bots="careful", options={"mission": "00"})
observation, info = table.reset(seed=1)
"""

from __future__ import annotations

from typing import Any

import gymnasium

from untot.bots import Bot, make_bot
from untot.games import NAMES
from untot.kernel.events import Seat
from untot.kernel.seeing import Seen
from untot.lab.environments.aec import LAST_SEED, observation_space
from untot.lab.environments.episode import Episode, Options, Physics, Plan, Reward
from untot.lab.environments.kit import Kit
from untot.lab.environments.reading import Reader


class SeatEnv(gymnasium.Env[dict[str, Any], int]):
    """The match of one seat. `bots` is a level for all other seats, or one for each, by seat; else they are `random`.

    An action that the mask does not allow changes nothing and costs `illegal_reward`; `info["is_legal"]` tells. The
    reward of the match comes at its end: see `Reward`.
    """

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012  # as Gymnasium declares it

    def __init__(
        self,
        game: str | Kit,
        seats: int,
        seat: Seat = 0,
        bots: str | dict[Seat, str] = "random",
        options: Options | None = None,
        *,
        content: dict[str, Any] | None = None,
        observations: str = "arrays",
        language: str = "en",
        reward: Reward = "win",
        illegal_reward: float = 0.0,
        physics: Physics = "auto",
        think_seconds: float = 0.1,
        render_mode: str | None = None,
    ) -> None:
        others = [other for other in range(seats) if other != seat]
        levels = {other: bots.get(other, "random") if isinstance(bots, dict) else bots for other in others}
        is_thinking = any(level != "random" for level in levels.values())
        self._is_text = observations == "text"
        self.render_mode = render_mode
        self._needs_words = self._is_text or render_mode is not None
        self.plan = Plan(
            game, seats, options, content=content, physics=physics, is_tracked=is_thinking,
            listens=is_thinking or self._needs_words,
        )  # fmt: skip
        self.seat = seat
        self._levels = levels
        self._language = language
        self._reward: Reward = reward
        self._illegal_reward = illegal_reward
        self._think_seconds = think_seconds
        self.observation_space = observation_space(self.kit, is_text=self._is_text)
        self.action_space: Any = gymnasium.spaces.Discrete(self.kit.vocabulary.size)

    @property
    def kit(self) -> Kit:
        return self.plan.kit

    # -- playing ------------------------------------------------------------------------------------------------

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        number = int(self.np_random.integers(LAST_SEED)) if seed is None else seed
        self.episode = Episode(self.plan, number)
        self._bots = {other: self._bot(other, number) for other in self._levels}
        self._reader = Reader(self.episode.match, self._language) if self._needs_words else None
        self._let_bots_play()
        return self._observation(), self._info(is_legal=True)

    def _bot(self, seat: Seat, number: int) -> Bot:
        return make_bot(self._levels[seat], number * 16 + seat, self._think_seconds)

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        is_legal = self.episode.is_legal(int(action))
        if is_legal:
            if self._reader is not None:
                self._reader.acted(self.seat)
            self.episode.step(int(action))
            self._let_bots_play()
        reward = self.episode.rewards(self._reward)[self.seat] if is_legal else self._illegal_reward
        return self._observation(), reward, self.episode.is_over, False, self._info(is_legal)

    def _let_bots_play(self) -> None:
        """Until this seat is asked, or all is over."""
        while not self.episode.is_over and self.episode.seat != self.seat:
            other = self.episode.seat
            self.episode.give(self._bots[other].answer(Seen(self.episode.match, other)))

    # -- looking ------------------------------------------------------------------------------------------------

    def _observation(self) -> dict[str, Any]:
        return {"observation": self._seen(), "action_mask": self.action_masks()}

    def _seen(self) -> Any:
        if self._is_text:
            assert self._reader is not None
            return self.episode.text(self._reader, self.seat)
        return self.episode.observation(self.seat)

    def _info(self, is_legal: bool) -> dict[str, Any]:
        return {**self.episode.info(self.seat), "is_legal": is_legal}

    def action_masks(self) -> Any:
        """Which actions are possible now; by this name libraries with masked learners look for it."""
        return self.episode.mask(self.seat)

    def render(self) -> str | None:
        """The table in words."""
        return None if self._reader is None else self.episode.text(self._reader, self.seat)


for _name in NAMES:
    gymnasium.register(f"untot/{_name}-v0", f"{__name__}:SeatEnv", kwargs={"game": _name}, disable_env_checker=True)
