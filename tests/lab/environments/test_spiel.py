"""OpenSpiel plays all games, and its own tests agree with them."""

from __future__ import annotations

import os
from random import Random

import numpy as np
import pytest

from untot.games import NAMES

pyspiel = pytest.importorskip("pyspiel")
from untot.lab.environments.spiel import OUTCOMES, TableState  # noqa: E402  # registers the games

IS_ALL = os.environ.get("UNTOT_ENVIRONMENTS") == "all"


@pytest.mark.parametrize("name", NAMES if IS_ALL else ["mall_of_horror", "dawn_of_the_zeds"])
def test_openspiel_simulation(name: str) -> None:
    """Clones, masks, returns, tensors, and for the shortest game also what is written and read again."""
    game = pyspiel.load_game(f"untot_{name}", {"players": 3})
    pyspiel.random_sim_test(game, num_sims=1, serialize=name == "mall_of_horror", verbose=False)


def some_way(state: TableState, rng: Random, most: int) -> TableState:
    """So many random actions further."""
    for _ in range(most):
        if state.is_terminal():
            break
        outcomes = range(len(state.chance_outcomes())) if state.is_chance_node() else state.legal_actions()
        state.apply_action(rng.choice(list(outcomes)))
    return state


def test_chance_has_nodes_and_a_clone_does_not_know_what_comes() -> None:
    """After the same actions other branches lead to other dice, the same branch to the same."""
    game, rng = pyspiel.load_game("untot_dawn_of_the_zeds", {"players": 2}), Random(3)
    state = some_way(game.new_initial_state(), rng, 40)
    while not state.is_chance_node():
        assert not state.is_terminal()
        some_way(state, rng, 1)
    ends: dict[int, dict[str, object]] = {}
    for branch in (0, 1, 2, 3, 0):
        clone = state.clone()
        clone.apply_action(branch)
        plain = clone.episode.match.state.to_plain()
        ends.setdefault(branch, plain)
        assert ends[branch] == plain
    assert len({repr(sorted(plain.items())) for plain in ends.values()}) == 4
    assert len(state.chance_outcomes()) == OUTCOMES


def test_options_are_said_as_on_the_command_line() -> None:
    game = pyspiel.load_game("untot_zombicide", {"players": 1, "options": "mission=00"})
    state = some_way(game.new_initial_state(), Random(1), 30)
    assert state.episode is not None
    assert state.episode.match.state.options["mission"] == "00"
    assert np.count_nonzero(state.observation_tensor(0)) > 20
    assert state.observation_string(0).startswith('{"view":')
