"""`untot lab temper`: better numbers are found where there are some, and what is written says where it comes from."""

from __future__ import annotations

import random
import shlex
import tomllib
from collections.abc import Callable, Iterator, Sequence
from math import log
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from untot.cli import app
from untot.games import NAMES, load_game
from untot.kernel.errors import BadOptions
from untot.lab.temper import Attempt, Climb, temper, worth_of, write
from untot.lab.trials import Story, Trial
from untot.parts.tempers import TEMPERS

BY_HAND = {"way": 1.0, "danger": 16.0, "weather": 3.0, "bonus": 0.0}
BEST = {"way": 2.0, "danger": 6.0, "bonus": -0.5}
TEMPERED_GAMES = [name for name in NAMES if load_game(name).guide.tempers is not None]
KIND = Trial("zombicide", ("careful",), (), {}, 1, 0.05)


def made_up(seed: int) -> Callable[[Callable[[Attempt], float], Sequence[Attempt]], Iterator[float]]:
    """Instead of matches: how near the numbers are to the best ones, and much chance."""
    rng = random.Random(seed)

    def worth(attempt: Attempt) -> float:
        off = [log(attempt.numbers[name] / BEST[name]) for name in ("way", "danger")]
        off.append(attempt.numbers["bonus"] - BEST["bonus"])
        return -sum(far * far for far in off) + rng.gauss(0, 1)

    return lambda work, jobs: map(worth, jobs)


def test_step_by_step_the_better_numbers_are_found() -> None:
    climb = Climb(BY_HAND, BY_HAND)
    for number in range(16):
        climb.go_on(KIND, number * 1000, 800, made_up(number))
    assert climb.numbers["way"] == pytest.approx(2, rel=0.4) and climb.numbers["danger"] == pytest.approx(6, rel=0.4)
    assert climb.numbers["bonus"] == pytest.approx(-0.5, abs=0.4)


def test_who_goes_on_begins_where_others_ended() -> None:
    climb = Climb(BY_HAND, {**BY_HAND, "danger": 8.0, "bonus": 0.25})
    assert climb.numbers == {"way": 1.0, "danger": 8.0, "weather": 3.0, "bonus": 0.25}


def test_every_match_of_a_step_has_a_seed_of_its_own() -> None:
    played: list[Attempt] = []

    def noted(work: Callable[[Attempt], float], jobs: Sequence[Attempt]) -> Iterator[float]:
        played.extend(jobs)
        return (0.0 for _ in jobs)

    reached = Climb(BY_HAND, BY_HAND).go_on(KIND, 50, 16, noted)
    assert [attempt.trial.seed for attempt in played] == list(range(50, 68)) and len(reached) == 2
    assert all(attempt.numbers == BY_HAND for attempt in played[16:]), "with the numbers that were reached"


def test_a_victory_is_worth_more_than_all_that_can_be_reached_without() -> None:
    def ended(share: float, reached: float) -> Story:
        return Story("", (share,), (0,), 1, 1, 0, {}, True, reached)

    assert worth_of(ended(1.0, 1.0)) == 1 and worth_of(ended(0.0, 0.99)) < 0.5
    assert worth_of(ended(0.0, 0.8)) > 2 * worth_of(ended(0.0, 0.5))


def test_numbers_are_written_with_what_made_them_and_those_of_other_kinds_stay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / TEMPERS
    monkeypatch.setattr("sys.argv", ["untot", "lab", "temper", "zombicide"])
    write(file, "05", {"way": 1.5}, 900)
    write(file, "01", {"way": 0.5}, 100)
    made = tomllib.loads(file.read_text("utf-8"))
    assert [*made] == ["01", "05"] and made["05"]["numbers"] == {"way": 1.5} and made["05"]["matches"] == 900
    assert made["01"]["command"] == "untot lab temper zombicide" and made["01"]["date"] >= "2026"


@pytest.mark.parametrize("name", TEMPERED_GAMES)
def test_shipped_numbers_say_which_matches_they_come_from(name: str) -> None:
    tempers = load_game(name).guide.tempers
    assert tempers is not None
    file = Path(__file__).parents[2] / "untot" / "games" / name / "bot" / TEMPERS
    for made in tomllib.loads(file.read_text("utf-8")).values():
        assert shlex.split(made["command"])[:4] == ["untot", "lab", "temper", name] and made["matches"] >= 1000
        assert {*made["numbers"]} == {*tempers.by_hand()}


def test_the_command_tries_and_writes(tmp_path: Path) -> None:
    to = tmp_path / TEMPERS
    call = ["lab", "temper", "zombicide", "--option", "mission=09", "--rounds", "1", "--matches", "16"]
    ran = CliRunner().invoke(app, [*call, "--on", "here", "--to", str(to)])
    tempers = load_game("zombicide").guide.tempers
    assert tempers is not None and ran.exit_code == 0, ran.output
    made = tomllib.loads(to.read_text("utf-8"))["09"]
    assert made["matches"] == 16 and {*made["numbers"]} == {*tempers.by_hand()} and made["numbers"] != tempers.by_hand()


def test_what_is_tried_holds_only_meanwhile() -> None:
    tempers = load_game("zombicide").guide.tempers
    assert tempers is not None
    other = {**tempers.by_hand(), "death": 7.0}
    options = load_game("zombicide").parsed_options(["mission=00"])
    with tempers.trying(other):
        assert tempers.numbers(options) == other
    assert tempers.numbers(options) == tempers.by_hand()
    with pytest.raises(msgspec.ValidationError), tempers.trying({"death": "dear"}):  # type: ignore[dict-item]
        pass


def test_a_game_without_such_numbers_is_refused() -> None:
    with pytest.raises(BadOptions) as refused:
        temper("mall_of_horror")
    assert refused.value.reason == "not-tempered"
