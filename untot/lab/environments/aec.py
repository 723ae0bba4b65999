"""PettingZoo: every game with every number of players, one agent for each seat.

from untot.lab.environments.aec import env

table = env(game, seats=4)
table.reset(seed=1)
for agent in table.agent_iter():
    observation, reward, termination, truncation, info = table.last()
    action = None if termination or truncation else choose(observation["observation"], observation["action_mask"])
    table.step(action)
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper

from untot.kernel.events import Seat
from untot.lab.environments.episode import Episode, Options, Physics, Plan, Reward
from untot.lab.environments.kit import Kit
from untot.lab.environments.reading import LETTERS, LONGEST, Reader

LAST_SEED: Final = 2**31 - 1


def env(game: str, seats: int, options: Options | None = None, **how: Any) -> OrderEnforcingWrapper:
    """The table with PettingZoo's usual guards around it."""
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(TableEnv(game, seats, options, **how)))


def observation_space(kit: Kit, *, is_text: bool) -> spaces.Dict:
    """What a seat sees, and which actions are possible."""
    numbers = np.iinfo(np.int32)
    seen = (
        spaces.Text(LONGEST, min_length=0, charset=LETTERS)
        if is_text
        else spaces.Box(numbers.min, numbers.max, (kit.size,), np.int32)
    )
    return spaces.Dict({"observation": seen, "action_mask": spaces.Box(0, 1, (kit.vocabulary.size,), np.int8)})


class TableEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A match as PettingZoo plays it. `observations` are arrays, or the text table in `language`.

    An action that the mask does not allow is refused with a ValueError. Rewards come at the end and are those of the
    game: see `Reward`. `max_steps` cuts off what takes longer.
    """

    def __init__(
        self,
        game: str | Kit,
        seats: int,
        options: Options | None = None,
        *,
        content: dict[str, Any] | None = None,
        observations: str = "arrays",
        language: str = "en",
        reward: Reward = "win",
        physics: Physics = "auto",
        max_steps: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self._is_text = observations == "text"
        self.render_mode = render_mode
        self._needs_words = self._is_text or render_mode is not None
        self.plan = Plan(game, seats, options, content=content, physics=physics, listens=self._needs_words)
        self._language = language
        self._reward: Reward = reward
        self._max_steps = max_steps
        self.metadata = {
            "render_modes": ["ansi"],
            "name": f"untot_{self.kit.game.name}_v{self.kit.game.rules_version}",
            "is_parallelizable": False,
            "layout": self.kit.fingerprint,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        seen = observation_space(self.kit, is_text=self._is_text)
        self.observation_spaces = {agent: deepcopy(seen) for agent in self.possible_agents}
        said = self.kit.vocabulary.size
        self.action_spaces = {agent: spaces.Discrete(said) for agent in self.possible_agents}
        self._seed = 0

    @property
    def kit(self) -> Kit:
        return self.plan.kit

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    # -- playing ------------------------------------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match. Without a seed it is the one after the last."""
        self._seed = self._seed + 1 if seed is None else seed
        self.episode = Episode(self.plan, self._seed)
        self._reader = Reader(self.episode.match, self._language) if self._needs_words else None
        self._steps = 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._turn()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        if self._reader is not None:
            self._reader.acted(self._seats[agent])
        self.episode.step(int(action))
        self._steps += 1
        self._cumulative_rewards[agent] = 0.0
        self._turn()

    def _turn(self) -> None:
        """Whose turn it is now, or the end."""
        if self.episode.is_over:
            self.rewards = dict(zip(self.agents, self.episode.rewards(self._reward), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = {agent: {} for agent in self.agents}
            self._accumulate_rewards()
            return
        if self._max_steps is not None and self._steps >= self._max_steps:
            self.truncations = dict.fromkeys(self.agents, True)
        speaker = self.possible_agents[self.episode.seat]
        self.infos = {agent: {} for agent in self.agents}
        self.infos[speaker] = self.episode.info(self.episode.seat)
        self.agent_selection = speaker

    # -- looking ------------------------------------------------------------------------------------------------

    def observe(self, agent: str) -> dict[str, Any]:
        """What this seat may know, whoever's turn it is; who is not asked can do nothing."""
        seat = self._seats[agent]
        return {"observation": self._seen(seat), "action_mask": self.episode.mask(seat)}

    def _seen(self, seat: Seat) -> Any:
        if self._is_text:
            assert self._reader is not None
            return self.episode.text(self._reader, seat)
        return self.episode.observation(seat)

    def render(self) -> str | None:
        """The table in words, as the seat that is asked sees it."""
        if self.render_mode is None or self._reader is None:
            return None
        return self.episode.text(self._reader, max(0, self.episode.seat))

    def close(self) -> None:
        """Nothing is open."""
