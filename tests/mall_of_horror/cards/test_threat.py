"""Threat: one more vote in the current vote."""

from __future__ import annotations

from tests.mall_of_horror.table import Table, table
from untot.kernel.rulebook import clause


def truck_election(**hands: str) -> Table:
    """Red and Blue have one vote each in Parking; Yellow and Green are elsewhere."""
    where = {"parking": "red.pin_up blue.pin_up", "supermarket": "yellow.pin_up green.pin_up"}
    return table(where=where, hands=hands, steps=[("truck_search",)])


@clause("MH-5.15", "MH-4.7")
def test_mh_5_15_a_threat_is_one_more_vote_in_the_current_vote() -> None:
    t = truck_election(red="threat").answer("red", "play:threat").vote(red="red", blue="blue")
    assert t.ballot["weights"] == {"red": 2, "blue": 1} and t.ballot["totals"] == {"red": 2, "blue": 1}


@clause("MH-5.15")
def test_mh_5_15_a_threat_does_not_last_until_the_next_vote() -> None:
    t = table(
        where={"parking": "red.pin_up blue.pin_up", "security_hq": "red.gunman blue.gunman"}, hands={"red": "threat"},
        steps=[("truck_search",), ("chief_election",)],
    )  # fmt: skip
    t.answer("red", "play:threat").vote(red="red", blue="blue").answer("red", t.options("red")[0]).all_pass()
    assert t.vote(red="red", blue="blue").ballot["weights"] == {"red": 2, "blue": 2}


@clause("MH-5.16")
def test_mh_5_16_several_threats_of_one_player_add_up() -> None:
    t = truck_election(red="threat threat", blue="threat")
    t.answer("red", "play:threat").answer("red", "play:threat").answer("blue", "play:threat")
    assert t.vote(red="red", blue="blue").ballot["weights"] == {"red": 3, "blue": 2}


@clause("MH-5.18")
def test_mh_5_18_an_absent_players_threat_counts_in_the_revote_only() -> None:
    t = truck_election(yellow="threat").answer("yellow", "play:threat")
    assert t.asked == ["red", "blue"]
    t.vote(red="red", blue="blue").vote(red="red", blue="blue", yellow="blue", green="red")
    assert t.ballot["weights"] == {"red": 1, "blue": 1, "yellow": 2, "green": 1}
    assert t.told("player_chosen") == [{"kind": "truck", "player": "blue"}]


@clause("MH-5.18")
def test_mh_5_18_without_a_revote_an_absent_players_threat_is_lost() -> None:
    t = truck_election(yellow="threat").answer("yellow", "play:threat").vote(red="red", blue="red")
    assert t.ask == "divide_loot" and t.hand("yellow") == [] and t.g.modifiers == []
