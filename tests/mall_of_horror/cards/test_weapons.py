"""The six weapons: each kills its number of zombies in front of the attacked location."""

from __future__ import annotations

from tests.mall_of_horror.table import Table, table
from untot.games.mall_of_horror.pieces import CARDS
from untot.kernel.rulebook import clause


def shot(weapon: str, location: str, zombies: int) -> Table:
    """Red plays this weapon against so many zombies, with a red and a blue Pin-Up under attack."""
    t = table(
        where={location: "red.pin_up blue.pin_up"}, elsewhere=("security_hq", 6), zombies={location: zombies},
        hands={"red": weapon}, steps=[("attack_location", location)],
    )  # fmt: skip
    return t.answer("red", f"play:{weapon}")


def kills(weapon: str) -> list[int]:
    """What it kills of five in a shop, of five in Parking, and of one in Parking. There is one such card."""
    assert CARDS[weapon].count == 1
    shots = [shot(weapon, *place) for place in (("megatoys", 5), ("parking", 5), ("parking", 1))]
    assert all(t.g.played == [weapon] and t.hand("red") == [] for t in shots)
    return [t.told("zombies_killed")[0]["count"] for t in shots]


@clause("MH-12.17", "MH-12.18", "MH-13.7")
def test_mh_12_17_the_shotgun_kills_two() -> None:
    assert kills("shotgun") == [2, 2, 1]


@clause("MH-12.17", "MH-12.18", "MH-13.7")
def test_mh_12_17_the_chainsaw_kills_two() -> None:
    assert kills("chainsaw") == [2, 2, 1]


@clause("MH-12.17", "MH-12.18", "MH-13.7")
def test_mh_12_17_the_grenades_kill_two() -> None:
    assert kills("grenades") == [2, 2, 1]


@clause("MH-12.17", "MH-12.18", "MH-13.7")
def test_mh_12_17_the_pistol_kills_one() -> None:
    assert kills("pistol") == [1, 1, 1]


@clause("MH-12.17", "MH-12.18", "MH-13.7")
def test_mh_12_17_the_fire_axe_kills_one() -> None:
    assert kills("fire_axe") == [1, 1, 1]


@clause("MH-12.17", "MH-12.18", "MH-13.7")
def test_mh_12_17_the_baseball_bat_kills_one() -> None:
    assert kills("baseball_bat") == [1, 1, 1]
