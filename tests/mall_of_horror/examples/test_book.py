"""The worked examples of the catalogue that come from the book (B1 to B13), with their numbers."""

from __future__ import annotations

from tests.mall_of_horror.table import table
from untot.kernel.rulebook import clause

TOYS = [("attack_location", "megatoys")]


@clause("MH-12.3", "MH-12.4", "MH-12.5", "MH-12.6")
def test_b1_tough_guy_in_defence() -> None:
    three = "red.pin_up blue.pin_up red.tough_guy"
    holds = table(where={"megatoys": three}, zombies={"megatoys": 3}, steps=TOYS)
    assert holds.ask is None and holds.g.zombies["megatoys"] == 3
    assert holds.told("location_holds") == [{"location": "megatoys", "zombies": 3, "defence": 4}]
    falls = table(where={"megatoys": three}, zombies={"megatoys": 4}, steps=TOYS)
    assert falls.told("zombies_get_in") == [{"location": "megatoys", "zombies": 4, "defence": 4}]
