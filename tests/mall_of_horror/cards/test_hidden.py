"""Hidden: one own character is out of the vote until the round ends."""

from __future__ import annotations

from tests.mall_of_horror.table import Table, table
from untot.kernel.rulebook import clause


def attacked(location: str = "megatoys", zombies: int = 4, hand: str = "hidden") -> Table:
    """A red Gunman, a red Pin-Up, a blue and a yellow Pin-Up under attack; Red holds these cards."""
    return table(
        where={location: "red.gunman red.pin_up blue.pin_up yellow.pin_up"}, elsewhere=("supermarket", 4),
        zombies={location: zombies}, hands={"red": hand}, steps=[("attack_location", location)],
    )  # fmt: skip


@clause("MH-12.19")
def test_mh_12_19_hidden_is_played_on_one_own_character_here() -> None:
    t = attacked()
    assert t.options("red") == ["pass", "play:hidden on:red.gunman", "play:hidden on:red.pin_up"]
    t.answer("red", "play:hidden on:red.gunman")
    assert t.g.hidden == ["red.gunman"] and t.hand("red") == [] and t.g.played == ["hidden"]


@clause("MH-12.20", "MH-12.21", "MH-12.22")
def test_mh_12_20_the_hidden_one_neither_votes_nor_is_eaten_but_still_defends() -> None:
    t = attacked().answer("red", "play:hidden on:red.gunman")
    assert t.defence("megatoys") == 4
    t.vote(red="blue", blue="red", yellow="red")
    assert t.ballot["weights"] == {"red": 1, "blue": 1, "yellow": 1} and t.eaten == ["red.pin_up"]


@clause("MH-12.25")
def test_mh_12_25_several_cards_hide_several_characters() -> None:
    t = attacked(hand="hidden hidden")
    t.answer("red", "play:hidden on:red.gunman").answer("red", "play:hidden on:red.pin_up")
    assert t.ask == "vote_victim" and t.asked == ["blue", "yellow"]


@clause("MH-13.6")
def test_mh_13_6_in_parking_one_card_hides_for_all_votes_of_the_round() -> None:
    t = attacked("parking", 2).answer("red", "play:hidden on:red.pin_up")
    t.vote(red="blue", blue="blue", yellow="blue").vote(red="yellow", yellow="yellow")
    assert t.eaten == ["blue.pin_up", "yellow.pin_up"] and t.g.hidden == ["red.pin_up"]
