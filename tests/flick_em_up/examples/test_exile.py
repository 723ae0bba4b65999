"""Worked examples of accusation and exile (45, 58 to 60)."""

from __future__ import annotations

from tests.flick_em_up.table import Place, Table, table
from untot.games.flick_em_up.rules.c12_checks import CHECKS
from untot.kernel.rulebook import clause


def vote(votes: str) -> Table:
    """Scenario 5, four seats: seat 1 accuses seat 2, and all vote."""
    town: dict[str, Place] = {f"s{n}": (100 * n - 350, 0) for n in (1, 2, 3, 4)}
    t = table(
        town, scenario="5", seats=4, seat_of={f"s{n}": n - 1 for n in (1, 2, 3, 4)}, steps=(), cellar="z1a z2a z3a"
    )
    t.g.exile_deck = ["x4_gunpoint", "x6_prove"]
    t.g.cards = ["o06_no_loss", "o12_watch", "o08_hunter", "o20_upright"]
    t.go_on(("accusations",)).answer("accuse:player_2")
    for seat, voted in enumerate(votes):
        t.answer("for" if voted == "+" else "against", seat)
    return t


@clause("FL-25.9", "FL-25.10", "FL-25.12")
def test_e45_exile() -> None:
    assert vote("++--").g.exiled == []
    t = vote("+++-")
    assert t.g.exiled == [1] and t.g.cards[1] == "x4_gunpoint" and t.g.put_away[1] == "o12_watch"


@clause("FL-25.16", "FL-18.15")
def test_e58_secret_win() -> None:
    t = vote("+++-")
    t.g.boards["s2"].inventory = ["shotgun", "pistol"]
    t.go_on(*CHECKS)
    assert t.g.fulfilled == [1] and t.g.result is None and t.told("exile_fulfilled") == []


@clause("FL-25.14")
def test_e59_supplies_brought_objective_missed() -> None:
    t = vote("----")
    t.g.houses["school"].chips = ["food"] * 4 + ["medicine"] * 2
    t.go_on(*CHECKS)
    assert t.g.result is not None and t.g.result.winners == (0, 1, 3)


@clause("FL-18.17")
def test_e60_half_the_number() -> None:
    t = vote("----")
    t.g.cards[0] = "o09_cleaner"
    t.g.tallies[0].kills, t.g.tallies[0].led = 3, 1
    t.g.houses["school"].chips = ["food"] * 4 + ["medicine"] * 2
    t.go_on(*CHECKS)
    assert t.g.result is not None and 0 in t.g.result.winners
