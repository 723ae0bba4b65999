"""The shipped values are held to the figures of the catalogue; changed ones show what they do, and leave no trace."""

from __future__ import annotations

import pytest

from untot.games.flick_em_up.pieces import KINDS
from untot.kernel.errors import BadOptions, Refused
from untot.worlds import calibration_of, has_calibration
from untot.worlds.flick_em_up.answering import engine
from untot.worlds.flick_em_up.calibration import (
    MEASURES,
    calibrated,
    dialled,
    mass_of,
    rushed,
    slide,
    tipped,
)
from untot.worlds.flick_em_up.model import PARAMETERS

RUNS = 24
GRAMS = {
    "disc": 5.2, "bullet": 1.11, "pellet": 0.71, "knife": 3.56, "bat": 5.26, "building": 61.5, "vehicle": 12.5,
    "lamp": 6.6, "barricade": 12.6, "barrel": 7.1, "crate": 7.2, "figure": 8.0,
}  # fmt: skip


@pytest.mark.parametrize("number", range(len(MEASURES)))
def test_the_shipped_values_meet_the_catalogues_figures(number: int) -> None:
    figure = MEASURES[number](RUNS)
    assert figure.is_met, figure


def test_a_gunshot_is_at_least_25_points_more_dangerous_than_a_step() -> None:
    assert rushed(RUNS, 3, 60) >= rushed(RUNS, 1, 60) + 25


@pytest.mark.parametrize(("kind", "grams"), list(GRAMS.items()))
def test_masses_are_those_of_the_catalogue(kind: str, grams: float) -> None:
    assert mass_of(KINDS[kind]) == pytest.approx(grams, rel=0.03)


def test_other_values_show_what_they_do_and_leave_no_trace() -> None:
    usual, before, name = slide(1000), dict(PARAMETERS), engine()
    with dialled({"table": 0.5}):
        assert slide(1000) == pytest.approx(usual / 2, rel=0.05) and engine() != name, "another table has another name"
    with dialled({"figures": 2.0}):
        heavy = tipped(6, 0, 1000)
    assert heavy < tipped(6, 0, 1000) and before == PARAMETERS and engine() == name and slide(1000) == usual


@pytest.mark.parametrize("dials", [{"table": 9.0}, {"card": 0.0}, {"gravity": 1.0}])
def test_impossible_values_are_refused(dials: dict[str, float]) -> None:
    with pytest.raises(BadOptions):
        calibrated(dials, 1)


def test_only_games_with_physics_can_be_measured() -> None:
    assert has_calibration("flick_em_up") and not has_calibration("zombicide")
    with pytest.raises(Refused):
        calibration_of("zombicide")
