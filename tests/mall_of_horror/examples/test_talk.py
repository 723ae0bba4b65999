"""The worked example of table talk (chapter 16)."""

from __future__ import annotations

from tests.mall_of_horror.table import table
from tests.tools.position import dice
from untot.kernel.rulebook import clause

LIES = ["The dice show 1, 1, 1, 1.", "Red, I promise: I shall not vote for you."]


@clause("MH-16.4", "MH-16.5")
def test_t37_a_broken_promise() -> None:
    t = table(
        where={"security_hq": "blue.gunman blue.pin_up", "megatoys": "red.pin_up red.gunman"},
        elsewhere=("supermarket", 6),
        zombies={"megatoys": 2},
        hands={"blue": "sprint"},
        steps=[("chief_election",), ("arrival_roll",), ("choose_destinations",), ("arrival_and_moves",)],
        chance=dice(3, 4, 6, 6),
    ).all_pass()
    before = t.g.copy()
    for lie in LIES:
        t.say("blue", lie)
    assert [said["text"] for said in t.told("said")] == LIES and t.g == before, "talk changes nothing"
    t.answer("blue", "to:megatoys").answer("red", "to:restroom")
    assert t.told("dice_revealed") == [{"dice": [3, 4, 6, 6]}]
    t.answer("blue", "move:blue.gunman go:megatoys").answer("red", "move:red.gunman go:restroom")
    t.go_on(("attack_location", "megatoys")).all_pass().vote(red="blue")
    assert t.refused("red", "demand:promise") == "MH-16.4"
    t.vote(blue="red")
    assert t.ballot["ballots"] == {"red": "blue", "blue": "red"} and t.eaten == ["red.pin_up"]
    assert t.hand("blue") == ["sprint"] and t.at("megatoys") == ["blue.gunman"], "nothing happens to Blue"
