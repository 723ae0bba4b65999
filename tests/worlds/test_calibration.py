"""The shipped values are held to the figures of the catalogue; changed ones show what they do, and leave no trace."""

from __future__ import annotations

import pytest

from untot.games.flick_em_up.pieces import KINDS
from untot.kernel.errors import BadOptions, Refused
from untot.worlds import calibration_of, has_calibration
from untot.worlds.flick_em_up.answering import engine
from untot.worlds.flick_em_up.calibration import MEASURES, calibrated, reached, rushed, slide, tipped
from untot.worlds.flick_em_up.dials import dialled, dials, mass_of, remade, shipped
from untot.worlds.flick_em_up.model import MADE, PARAMETERS, TOWER, kind_of

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
    with dialled({"figure.mass": 16.0}):
        heavy = tipped(6, 0, 1000)
    assert heavy < tipped(6, 0, 1000) and before == PARAMETERS and engine() == name and slide(1000) == usual


def test_every_length_mass_and_friction_can_be_changed() -> None:
    """What is shipped is no change; a larger piece is as heavy as before; the inside of the tower counts."""
    name, tower, kinds = engine(), dict(TOWER), dict(MADE)
    with dialled({dial.id: dial.value for dial in dials({})}):
        assert engine() == name
    for wanted in ({"lamp.rolling": 0.001}, {"disc.deep": 30.0}):
        with pytest.raises(BadOptions), dialled(wanted):
            pass
    figure = remade(KINDS["figure"], {"wide": 30.0, "high": 36.0})
    assert mass_of(figure) == pytest.approx(mass_of(KINDS["figure"])) and figure.hull == (30.0, 9.0)
    assert sum(part.height for part in figure.parts) == pytest.approx(36.0)
    house = remade(KINDS["building"], {"mass": 123.0, "friction": 0.5})
    assert mass_of(house) == pytest.approx(123.0) and house.friction == 0.5
    with dialled({"tower.bend_up": 43.0, "barrel.rolling": 0.002, "figure.high": 50.0}):
        assert engine() != name and kind_of("barrel_1").rolling == 0.002 and kind_of("z1a").height == 50.0
    assert (engine(), tower, kinds) == (name, TOWER, MADE) and len(shipped()) > 60


def test_a_rougher_ramp_shortens_the_reach_of_a_rush() -> None:
    with dialled({"card": 0.6}):
        rough = reached(4, 1)
    assert rough < reached(4, 1)


IMPOSSIBLE = [
    ({"table": 9.0}, "dial-out-of-bounds"),
    ({"card": 0.0}, "dial-out-of-bounds"),
    ({"figure.mass": float("nan")}, "dial-out-of-bounds"),
    ({"gravity": 1.0}, "unknown-dial"),
    ({"figure.": 1.0}, "unknown-dial"),
]


@pytest.mark.parametrize(("values", "reason"), IMPOSSIBLE)
def test_impossible_values_are_refused(values: dict[str, float], reason: str) -> None:
    with pytest.raises(BadOptions) as refused:
        calibrated(values, 1)
    assert refused.value.reason == reason


def test_only_games_with_physics_can_be_measured() -> None:
    assert has_calibration("flick_em_up") and not has_calibration("zombicide")
    with pytest.raises(Refused):
        calibration_of("zombicide")
