"""`untot lab fit`: weights that made the victories are found again, and what is written says where it comes from."""

from __future__ import annotations

import random
import shlex
import tomllib
from math import exp
from pathlib import Path

import pytest
from typer.testing import CliRunner

from untot.cli import app
from untot.games import NAMES, load_game
from untot.kernel.errors import BadOptions
from untot.kernel.packages import forget, register
from untot.lab.fit import fit, learned
from untot.lab.looking import LOOKS, Position, looked_at, surprise
from untot.lab.trials import Trial
from untot.parts.fitted import FITTED, Fit, fit_in

TRUTH = {"points": 0.8, "wounds": -1.5}
FITTED_GAMES = [name for name in NAMES if load_game(name).guide.traits is not None]


def drawn(match: int, rng: random.Random, rivals: int) -> Position:
    """A position whose winner is drawn by the truth; of one alone, against the game."""
    traits = tuple((rng.uniform(0, 4), rng.uniform(0, 2)) for _ in range(rivals))
    if rivals == 1:
        traits = (*traits, (0.0, 0.0))
    odds = [exp(sum(weight * amount for weight, amount in zip(TRUTH.values(), each, strict=True))) for each in traits]
    winner = rng.choices(range(len(odds)), odds)[0]
    even = (1 / len(traits),) * len(traits)
    return Position(match, traits, even, tuple(float(number == winner) for number in range(len(traits))))


@pytest.mark.parametrize("rivals", [1, 2, 5])
def test_weights_by_which_victories_were_drawn_are_found_again(rivals: int) -> None:
    rng = random.Random(rivals)
    weights, surprises = learned(list(TRUTH), [drawn(match, rng, rivals) for match in range(4000)])
    assert weights == {name: pytest.approx(weight, abs=0.15) for name, weight in TRUTH.items()}
    assert surprises["fitted"].high < surprises["nothing"].low and surprises["before"] == surprises["nothing"]


def test_tables_of_several_sizes_are_learned_from_together() -> None:
    rng = random.Random(7)
    weights, _ = learned(list(TRUTH), [drawn(match, rng, 2 + match % 4) for match in range(4000)])
    assert weights == {name: pytest.approx(weight, abs=0.15) for name, weight in TRUTH.items()}


def test_a_match_counts_once_however_many_of_its_positions_were_kept() -> None:
    rng = random.Random(3)
    positions = [drawn(match, rng, 3) for match in range(400)]
    assert learned(list(TRUTH), positions)[0] == learned(list(TRUTH), positions * 5)[0]


def test_a_trait_that_never_differs_counts_nothing() -> None:
    rng, same = random.Random(5), [0.0, 7.0, 0.0]
    positions = [drawn(match, rng, 3) for match in range(500)]
    always = [
        Position(it.match, tuple((*each, same[1]) for each in it.traits), it.thought, it.shares) for it in positions
    ]
    assert learned([*TRUTH, "always"], always)[0]["always"] == pytest.approx(0, abs=1e-6)


def test_surprise_is_small_for_who_knew_it() -> None:
    sure, wrong = [0.9, 0.1], [0.1, 0.9]
    it = Position(1, ((1.0,), (0.0,)), (0.5, 0.5), (1.0, 0.0))
    assert surprise([it], [sure])[0] == pytest.approx(0.105, abs=0.001)
    assert surprise([it, it], [sure, wrong])[0] == pytest.approx((0.105 + 2.303) / 2, abs=0.001), "one match, its mean"


def test_chances_are_shares_of_the_victory() -> None:
    fit = Fit({"points": 1.0})
    assert fit.chances({2: {"points": 3}, 4: {"points": 3, "unheard_of": 9}}) == {2: 0.5, 4: 0.5}
    assert fit.chances({0: {"points": 0}})[0] == 0.5, "alone against a game whose strength is 0"
    assert fit.chances({}) == {}


@pytest.mark.parametrize("name", FITTED_GAMES)
def test_what_a_game_lists_as_traits_has_been_fitted(name: str) -> None:
    seats = load_game(name).seat_counts[1]
    looked = looked_at(Trial(name, ("careful",) * seats, (), {}, 1, 0.05))
    assert 0 < len(looked.positions) <= LOOKS and {*looked.names} == {*fit_in(f"untot.games.{name}.bot").weights}
    assert all(0 <= chance <= 1 for it in looked.positions for chance in it.thought)


@pytest.mark.parametrize("name", FITTED_GAMES)
def test_the_numbers_say_which_matches_they_come_from(name: str) -> None:
    file = Path(__file__).parents[2] / "untot" / "games" / name / "bot" / FITTED
    made = tomllib.loads(file.read_text("utf-8"))
    assert shlex.split(made["command"])[:4] == ["untot", "lab", "fit", name]
    assert made["matches"] >= 100 and made["positions"] > made["matches"] and made["date"] >= "2026"
    assert made["surprise"]["fitted"] < made["surprise"]["nothing"]


def test_the_command_learns_and_writes(tmp_path: Path) -> None:
    to = tmp_path / "numbers.toml"
    call = ["lab", "fit", "mall_of_horror", "--players", "3", "--matches", "10", "--jobs", "1", "--to", str(to)]
    ran = CliRunner().invoke(app, call)
    assert ran.exit_code == 0 and "matches held out" in ran.output
    made = tomllib.loads(to.read_text("utf-8"))
    assert made["matches"] == 10 and {*made["weights"]} == {*fit_in("untot.games.mall_of_horror.bot").weights}


def test_a_game_without_traits_cannot_be_fitted() -> None:
    register("template", "untot.games.template")
    try:
        with pytest.raises(BadOptions) as refused:
            fit("template")
    finally:
        forget("template")
    assert refused.value.reason == "not-fitted"
