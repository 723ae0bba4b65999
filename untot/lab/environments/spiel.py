"""OpenSpiel: every game as a Python game, registered by importing this module.

    import pyspiel
    import untot.lab.environments.spiel

    game = pyspiel.load_game("untot_mall_of_horror", {"players": 3})

Chance is explicit: a first node picks the match (`setups` of them), and wherever an answer uses chance a node after it
picks one of `OUTCOMES` branches, all alike. A branch turns the stream of random numbers into another one, so planners
that clone a state cannot read the next dice from it. What is hidden (decks, hands) lies in the state, as OpenSpiel has
it: observations never show it.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, Self

import msgspec
import numpy as np
import pyspiel

from untot.games import NAMES, load_game
from untot.kernel.game import Game
from untot.kernel.match import Match
from untot.kernel.seeing import Seen
from untot.lab.environments.episode import Episode, Plan
from untot.lab.environments.kit import kit_of

SETUPS: Final = 4096
"""How many matches the first node picks from, unless the parameter `setups` says otherwise."""
OUTCOMES: Final = 256
"""How many branches chance has at every other node."""
LONGEST: Final = 100_000
"""No match has so many actions."""


class Dicing(Episode):
    """An episode that stops where an answer uses chance, until somebody has picked a branch."""

    __slots__ = ("branch", "pending")

    def __init__(self, plan: Plan, seed: int, match: Match | None = None) -> None:
        self.pending: str | None = None
        self.branch = 0
        super().__init__(plan, seed, match)

    def _answer(self, answer: str) -> None:
        if self._uses_chance(answer):
            self.pending = answer
        else:
            super()._answer(answer)

    def _uses_chance(self, answer: str) -> bool:
        trial = self.match.fork(tracked=False)
        before = trial.state.chance_counter
        trial.push(self.seat, answer, self.speaker.settles)
        return trial.state.chance_counter != before

    def pick(self, outcome: int) -> None:
        """Go on with this branch of chance."""
        answer, track = self.pending, self.match.track
        assert answer is not None and track is not None
        self.pending = None
        self.branch = (self.branch * OUTCOMES + outcome + 1) % (1 << 60)
        track.branches[len(track.answers)] = self.match.state.chance_branch = self.branch
        self.actions.append(f"#{outcome}")
        super()._answer(answer)

    def give(self, answer: str) -> None:
        if answer.startswith("#"):
            self.pick(int(answer[1:]))
        else:
            super().give(answer)

    def copy(self) -> Self:
        twin = super().copy()
        twin.pending, twin.branch = self.pending, self.branch
        return twin


# -- what OpenSpiel wants ---------------------------------------------------------------------------------------


def game_type(game: Game) -> Any:
    return pyspiel.GameType(
        short_name=f"untot_{game.name}",
        long_name=f"untot: {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seat_counts),
        min_num_players=min(game.seat_counts),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": min(game.seat_counts), "options": "", "setups": SETUPS},
    )


class TableGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game with so many `players`, with `options` as on the command line (`mission=00`), separated by blanks."""

    game: ClassVar[Game]

    def __init__(self, params: dict[str, Any]) -> None:
        game = self.game
        self.setups: int = params["setups"]
        options = game.parsed_options(str(params["options"]).split())
        self.plan = Plan(kit_of(game), params["players"], options, physics="stand_in", is_tracked=True)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.plan.kit.vocabulary.size,
            max_chance_outcomes=max(self.setups, OUTCOMES),
            num_players=self.plan.seats,
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(game), info, params)

    def new_initial_state(self) -> TableState:
        return TableState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TableObserver:
        return TableObserver(self.plan.kit.size)

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST


class TableState(pyspiel.State):  # type: ignore[misc]  # as above
    """A match, or the node before it. Its attributes are copied and pickled by OpenSpiel."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.episode: Dicing | None = None

    @property
    def _table(self) -> TableGame:
        game: TableGame = self.get_game()
        return game

    def current_player(self) -> int:
        if self.episode is None or self.episode.pending is not None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.episode.is_over else self.episode.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        count = self._table.setups if self.episode is None else OUTCOMES
        return [(outcome, 1 / count) for outcome in range(count)]

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.episode is None else self.episode.legal_actions()

    def _apply_action(self, action: int) -> None:
        if self.episode is None:
            self.episode = Dicing(self._table.plan, action)
        elif self.episode.pending is not None:
            self.episode.pick(action)
        else:
            self.episode.step(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"{'match' if self.episode is None else 'branch'} {action}"
        return self._table.plan.kit.vocabulary.name(action)

    def is_terminal(self) -> bool:
        return self.episode is not None and self.episode.is_over

    def returns(self) -> list[float]:
        return [0.0] * self.num_players() if self.episode is None else self.episode.rewards("win")

    def __str__(self) -> str:
        if self.episode is None:
            return "before the match"
        return f"{self.episode.match.where()}, after {len(self.episode.actions)} actions"


class TableObserver:
    """What a player sees: the layout of `Kit`, or his View as JSON."""

    def __init__(self, size: int) -> None:
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: TableState, player: int) -> None:
        if state.episode is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = state.episode.observation(player)

    def string_from(self, state: TableState, player: int) -> str:
        if state.episode is None:
            return ""
        view = Seen(state.episode.match, player).view()
        return msgspec.json.encode({"view": view, **state.episode.info(player)}).decode()


for _name in NAMES:  # a class each: OpenSpiel lets go of a function only when Python is gone, and dies of it
    _game = load_game(_name)
    pyspiel.register_game(game_type(_game), type(f"Table_{_name}", (TableGame,), {"game": _game}))
