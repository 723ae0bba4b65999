"""Worked examples of the set-up and of the truck search (chapters 2 and 6)."""

from __future__ import annotations

from tests.mall_of_horror.table import Table, table
from tests.tools.position import dice
from untot.games.mall_of_horror.pieces import FULL_DECK
from untot.kernel.rulebook import clause

TRUCK = ("truck_search",)


def red_searches(t: Table, times: int) -> None:
    """Red, alone in Parking, searches so often and divides what he finds somehow."""
    for _ in range(times):
        before = len(t.g.deck)
        t.go_on(TRUCK).play_on()
        assert len(t.g.deck) == before - 2


def after_set_up(players: str) -> Table:
    """Red alone in Parking, and the deck that is left after the deal."""
    dealt = len(players.split())
    return table(players, where={"parking": "red.pin_up"}, deck=" ".join(FULL_DECK[dealt:]))


@clause("MH-6.1", "MH-6.12", "MH-6.13")
def test_t19_short_deck() -> None:
    five = after_set_up("red blue yellow green brown")
    assert len(five.g.deck) == 16
    red_searches(five, times=7)
    assert len(five.g.deck) == 2
    last, other = five.g.deck
    kept, received = len(five.hand("red")), len(five.hand("blue"))
    five.go_on(TRUCK).answer("red", f"keep:{last} give:{other} to:blue")
    assert len(five.hand("red")) == kept + 1 and len(five.hand("blue")) == received + 1
    assert five.hand("red")[-1] == last and five.hand("blue")[-1] == other and five.g.deck == []
    phases = len(five.told("phase_began"))
    assert five.go_on(TRUCK).ask is None and len(five.told("phase_began")) == phases, "skipped"

    four = after_set_up("red blue yellow green")
    assert len(four.g.deck) == 17
    red_searches(four, times=8)
    (last,) = four.g.deck
    gifts = len(four.told("card_given"))
    four.go_on(TRUCK)
    assert four.ask is None and four.hand("red")[-1] == last and len(four.hand("red")) == 9
    assert len(four.told("card_given")) == gifts == 8 and four.g.deck == []


def red_places(security_hq: str, *faces: int) -> Table:
    return table(
        where={"restroom": "blue.pin_up yellow.pin_up green.pin_up", "security_hq": security_hq},
        unplaced="red.gunman",
        steps=[("place_character", 0)],
        chance=dice(*faces),
    )


@clause("MH-2.14", "MH-2.15", "MH-2.16")
def test_t24_placement() -> None:
    t = red_places("", 1, 2)
    assert t.refused("red", "place:red.gunman at:restroom") == "MH-2.14"
    assert t.refused("red", "place:red.gunman at:cachou") == "MH-2.15"
    open_ones = ["megatoys", "parking", "security_hq", "supermarket"]
    assert t.options("red") == [f"place:red.gunman at:{location}" for location in open_ones]
    full_hq = red_places("blue.gunman yellow.gunman green.gunman", 1, 2)
    open_ones.remove("security_hq")
    assert full_hq.options("red") == [f"place:red.gunman at:{location}" for location in open_ones]
    usable = red_places("", 3, 4)
    assert usable.refused("red", "place:red.gunman at:supermarket") == "MH-2.16", "not freely"


@clause("MH-6.7", "MH-6.8")
def test_t36_gift() -> None:
    t = table(
        where={"parking": "red.pin_up", "megatoys": "blue.pin_up yellow.pin_up"},
        deck="pistol fire_axe shotgun chainsaw",
        eliminated={"green": 1},
        round_=2,
        steps=[TRUCK],
    )
    assert {answer.rpartition(" ")[2] for answer in t.options("red")} == {"to:blue", "to:yellow"}
    assert t.refused("red", "keep:pistol give:fire_axe to:green") == "MH-6.8"
    assert t.refused("red", "keep:pistol give:fire_axe to:red") == "MH-6.7"
    t.answer("red", "keep:pistol give:fire_axe to:blue")
    assert t.hand("red") == ["pistol"] and t.hand("blue") == ["fire_axe"] and t.g.deck == ["chainsaw", "shotgun"]


@clause("MH-2.18", "MH-2.19", "MH-2.20")
def test_t41_first_zombies() -> None:
    t = table(
        "yellow red blue",
        where={"parking": "red.pin_up blue.pin_up", "security_hq": "yellow.pin_up", "megatoys": "red.gunman"},
        round_=0,
        phase="set_up",
        steps=[("first_zombies",), ("round",)],
        chance=dice(2, 4, 4, 5),
    )
    assert {place: count for place, count in t.g.zombies.items() if count} == {"parking": 2, "security_hq": 1}
    assert t.told("parking_attacked") == t.told("zombies_get_in") == []
    assert t.told("round_began") == [{"round": 1}] and t.told("phase_began") == [{"phase": "truck_search"}]
    assert t.ask == "vote_truck"
