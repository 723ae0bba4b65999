"""Hardware: the attacked location holds better for this round."""

from __future__ import annotations

from tests.mall_of_horror.table import Table, table
from untot.kernel.rulebook import clause


def attacked(location: str, zombies: int, hand: str) -> Table:
    """A red and a blue Pin-Up under attack; Red holds these cards."""
    return table(
        where={location: "red.pin_up blue.pin_up"}, elsewhere=("megatoys", 4), zombies={location: zombies},
        hands={"red": hand}, steps=[("attack_location", location)],
    )  # fmt: skip


@clause("MH-12.13")
def test_mh_12_13_hardware_adds_one_and_may_keep_the_zombies_out() -> None:
    t = attacked("restroom", 2, "hardware").answer("red", "play:hardware")
    assert t.defence("restroom") == 3 and t.eaten == [] and t.g.zombies["restroom"] == 2
    assert t.hand("red") == [] and t.g.played == ["hardware"]


@clause("MH-12.13", "MH-12.24")
def test_mh_12_13_the_bonus_ends_with_the_round() -> None:
    t = attacked("restroom", 2, "hardware").answer("red", "play:hardware").go_on(("end_of_round",))
    assert t.defence("restroom") == 2
    assert t.go_on(("attack_location", "restroom")).ask == "vote_victim"


@clause("MH-12.15")
def test_mh_12_15_in_the_supermarket_it_does_not_stop_four() -> None:
    t = attacked("supermarket", 4, "hardware hardware hardware")
    for _ in range(3):
        t.answer("red", "play:hardware")
    assert t.defence("supermarket") == 2 and t.ask == "vote_victim"


@clause("MH-12.14")
def test_mh_12_14_it_does_not_fit_parking() -> None:
    t = attacked("parking", 1, "hardware")
    assert t.options("red") == ["pass"] and t.refused("red", "play:hardware") == "MH-12.14"
