"""What a simulation tells of finished matches of Zombie Town."""

from __future__ import annotations

from tests.zombie_town.table import table
from untot.games.zombie_town.watch import town_figures


def test_the_points_of_the_living_are_told_by_what_they_are_for() -> None:
    t = table(kills={"red": 4, "blue": 2, "green": 9}, health={"green": 0}, homes={"bld_01": "red", "bld_02": "green"},
              weapons={"blue": "pistol"}, companions={"blue": "-"}, supply=12, day=7)  # fmt: skip
    figures = town_figures(t.g)
    sources = {name.removeprefix("points_"): value for name, value in figures.items() if name.startswith("points_")}
    assert sources == {"kills": 3, "barricades": 0, "survivors": 0.5, "weapons": 0.5, "houses": 2.5}
    assert (figures["days"], figures["players_alive"], figures["zombies_left"]) == (7, 2, 12)
    assert (figures["zombies_killed"], figures["buildings_owned"]) == (15, 2)


def test_where_nobody_lives_there_are_no_points() -> None:
    t = table(health=dict.fromkeys(("red", "blue", "green"), 0))
    assert not [name for name in town_figures(t.g) if name.startswith("points")]
