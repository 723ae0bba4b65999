"""Each environment passes the tests of its own library. A sample; `UNTOT_ENVIRONMENTS=all` takes every player count."""

from __future__ import annotations

import os
import pickle
import warnings
from collections.abc import Iterator
from copy import deepcopy
from functools import cached_property
from hashlib import sha256
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, performance_benchmark, seed_test

from tests.every_game.games import GAMES
from untot.games import NAMES
from untot.lab.environments.aec import TableEnv, env
from untot.lab.environments.episode import Physics
from untot.lab.environments.single import SeatEnv

IS_ALL = os.environ.get("UNTOT_ENVIRONMENTS") == "all"
COUNTS = [(name, seats) for name in NAMES for seats in GAMES[name].seat_counts[slice(None) if IS_ALL else slice(1, 2)]]


@pytest.fixture(autouse=True)
def _calm() -> Iterator[None]:
    """The libraries warn of what is meant so: dict observations, text, environments that are not wrapped."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        warnings.simplefilter("ignore", DeprecationWarning)
        yield


@pytest.mark.parametrize(("name", "seats"), COUNTS)
def test_pettingzoo_api(name: str, seats: int) -> None:
    api_test(env(name, seats, physics="stand_in"), num_cycles=200)


class DigestEnv(TableEnv):
    """Texts as numbers: PettingZoo's test asks every observation for its dtype, and a text has none."""

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self._digested

    @cached_property
    def _digested(self) -> gymnasium.spaces.Space[Any]:
        mask = gymnasium.spaces.Box(0, 1, (self.kit.vocabulary.size,), np.int8)
        return gymnasium.spaces.Dict(
            {"observation": gymnasium.spaces.Box(0, 255, (32,), np.uint8), "action_mask": mask}
        )

    def observe(self, agent: str) -> dict[str, Any]:
        seen = super().observe(agent)
        assert super().observation_space(agent).contains(seen)
        return {**seen, "observation": np.frombuffer(sha256(seen["observation"].encode()).digest(), np.uint8)}


@pytest.mark.parametrize(("name", "seats"), COUNTS)
def test_pettingzoo_api_in_words(name: str, seats: int) -> None:
    api_test(DigestEnv(name, seats, physics="stand_in", observations="text"), num_cycles=15)


@pytest.mark.parametrize(("name", "seats"), COUNTS)
def test_pettingzoo_seeds(name: str, seats: int) -> None:
    seed_test(lambda: env(name, seats, physics="stand_in"), num_cycles=100)


@pytest.mark.parametrize("name", NAMES if IS_ALL else NAMES[:1])
def test_pettingzoo_speed(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(env(name, 4, physics="stand_in"))
    said = capsys.readouterr().out.split()
    assert float(said[said.index("turns") - 1]) > 100


@pytest.mark.parametrize(("name", "seats"), COUNTS)
def test_gymnasium_checker(name: str, seats: int) -> None:
    check_env(SeatEnv(name, seats, physics="stand_in"), skip_render_check=True)


def test_gymnasium_knows_them_by_name() -> None:
    made = gymnasium.make("untot/mall_of_horror-v0", seats=3, bots="careful", observations="text")
    seen, info = made.reset(seed=4)
    assert "Parking" in seen["observation"]
    assert info["is_legal"]


# -- whole matches ----------------------------------------------------------------------------------------------


def played(table: TableEnv, seed: int) -> tuple[list[int], dict[str, float]]:
    """A random match: its actions, and what it was worth."""
    rng, actions = Random(seed), list[int]()
    table.reset(seed=seed)
    for agent in table.agent_iter():
        seen, _, is_over, _, _ = table.last()
        if is_over:
            return actions, dict(table.rewards)
        actions.append(rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
        assert agent == table.agent_selection
        table.step(actions[-1])
    raise AssertionError("it has no end")


@pytest.mark.parametrize(("name", "seats"), COUNTS)
def test_whole_matches_end_with_the_result_of_the_game(name: str, seats: int) -> None:
    table = TableEnv(name, seats, physics="stand_in")
    _, rewards = played(table, 3)
    result = table.episode.match.state.result
    assert result is not None
    assert {seat for seat in range(seats) if rewards[f"player_{seat}"] > 0} == set(result.winners)
    sides = table.episode.match.sides
    assert sum(max(rewards[f"player_{seat}"] for seat in side) for side in sides) == pytest.approx(
        float(bool(result.winners))
    )
    assert table.episode.rewards("points") == list(result.scores)


def test_the_same_seed_and_actions_give_the_same_match() -> None:
    one, other = TableEnv("zombie_town", 3), TableEnv("zombie_town", 3)
    assert played(one, 5) == played(other, 5)
    assert one.episode.match.state == other.episode.match.state
    played(other, 6)
    assert one.episode.match.state != other.episode.match.state


@pytest.mark.parametrize("copied", [deepcopy, lambda table: pickle.loads(pickle.dumps(table))])
def test_a_copy_goes_its_own_way(copied: Any) -> None:
    table = TableEnv("mall_of_horror", 3)
    actions, _ = played(table, 7)
    table.reset(seed=7)
    for action in actions[:40]:
        table.step(action)
    twin = copied(table)
    before = table.observe("player_1")["observation"].tobytes()
    for action in actions[40:]:
        twin.step(action)
    assert twin.episode.is_over
    assert table.observe("player_1")["observation"].tobytes() == before
    for action in actions[40:]:
        table.step(action)
    assert table.episode.match.state == twin.episode.match.state


def test_an_action_that_the_mask_forbids_is_refused() -> None:
    table = TableEnv("mall_of_horror", 3)
    table.reset(seed=1)
    forbidden = int(np.flatnonzero(table.observe(table.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(ValueError, match="not possible now"):
        table.step(forbidden)
    single = SeatEnv("mall_of_horror", 3)
    before, _ = single.reset(seed=1)
    after, reward, is_over, _, info = single.step(int(np.flatnonzero(before["action_mask"] == 0)[0]))
    assert (reward, is_over, info["is_legal"]) == (0.0, False, False)
    assert before["observation"].tobytes() == after["observation"].tobytes()


def test_a_match_can_be_cut_off() -> None:
    table = TableEnv("zombicide", 2, max_steps=5)
    table.reset(seed=1)
    for _ in range(5):
        assert not any(table.truncations.values())
        seen, *_ = table.last()
        table.step(int(np.flatnonzero(seen["action_mask"])[0]))
    assert all(table.truncations.values())


@pytest.mark.parametrize("bots", ["random", "careful"])
def test_a_seat_plays_on_with_bots_to_the_end(bots: str) -> None:
    """Alone and together: Mall of Horror against them, Zombicide with them."""
    for name, options in (("mall_of_horror", {}), ("zombicide", {"mission": "00"})):
        single, rng = SeatEnv(name, 3, 1, bots, options), Random(1)
        seen, _ = single.reset(seed=2)
        is_over = False
        while not is_over:
            assert single.episode.seat == 1
            seen, reward, is_over, _, _ = single.step(rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
        assert reward == single.episode.rewards("win")[1]


def test_both_sides_of_dawn_of_the_zeds() -> None:
    """Heroes and the one who leads the zeds are agents like any other."""
    table = TableEnv("dawn_of_the_zeds", 3, {"mode": "competitive"})
    _, rewards = played(table, 1)
    assert len(table.episode.match.sides) == 2
    assert sorted(set(rewards.values())) == [0.0, 1.0]


def test_the_engine_says_where_flicked_pieces_come_to_rest() -> None:
    """The same flick ends in the same place; the stand-in makes up another one."""
    pytest.importorskip("mujoco")
    ends = [after_a_flick("auto"), after_a_flick("auto"), after_a_flick("stand_in")]
    assert ends[0] == ends[1] != ends[2]


def after_a_flick(physics: Physics) -> bytes:
    table, rng = TableEnv("flick_em_up", 2, physics=physics), Random(1)
    table.reset(seed=1)
    answers = 0
    while table.episode.answers < answers + 2:  # the flick, and at once the answer of the world
        answers = table.episode.answers
        table.step(rng.choice(table.episode.legal_actions()))
    return bytes(table.observe("player_0")["observation"].tobytes())
