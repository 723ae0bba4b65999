"""The worked example of table talk (chapter 16)."""

from __future__ import annotations

from tests.mall_of_horror.table import dice, table
from untot.kernel.rulebook import clause


@clause("MH-16.4", "MH-16.5")
def test_t37_a_broken_promise() -> None:
    t = table(
        where={"security_hq": "blue.pin_up blue.gunman", "megatoys": "red.pin_up", "restroom": "yellow.pin_up"},
        elsewhere=("supermarket", 6),
        zombies={"megatoys": 2},
        badge="blue",
        steps=[("chief_election",), ("arrival_roll",), ("choose_destinations",), ("arrival_and_moves",)],
        chance=dice(3, 4, 6, 6),
    )
    assert t.seen_by("blue").view()["dice"] == [3, 4, 6, 6]
    before = t.g.copy()
    t.say("blue", "The dice show 1, 1, 1, 1.").say("blue", "Red, I shall not vote for you.")
    said = [event["args"]["text"] for event in t.seen_by("red").events() if event["event"] == "said"]
    assert said == ["The dice show 1, 1, 1, 1.", "Red, I shall not vote for you."] and t.g == before
    t.answer("blue", "to:megatoys").answer("red", "to:restroom").answer("yellow", "to:megatoys")
    assert t.told("dice_revealed") == [{"dice": [3, 4, 6, 6]}] and t.ask == "move_character"
