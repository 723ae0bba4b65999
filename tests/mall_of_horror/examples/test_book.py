"""The worked examples of the catalogue that come from the book (B1 to B13), with their numbers."""

from __future__ import annotations

from tests.mall_of_horror.table import Table, table
from tests.tools.position import dice
from untot.games.mall_of_horror.pieces import FULL_DECK
from untot.kernel.rulebook import clause
from untot.kernel.state import Step

TOYS = [("attack_location", "megatoys")]
RESTROOM = [("attack_location", "restroom")]
SUPERMARKET = [("attack_location", "supermarket")]
PARKING = [("attack_location", "parking")]
ARRIVAL: list[Step] = [("arrival_roll",), ("arrival_and_moves",)]


@clause("MH-12.3", "MH-12.4", "MH-12.5", "MH-12.6")
def test_b1_tough_guy_in_defence() -> None:
    three = "red.pin_up blue.pin_up red.tough_guy"
    holds = table(where={"megatoys": three}, zombies={"megatoys": 3}, hands={"red": "pistol"}, steps=TOYS)
    assert holds.ask is None and holds.told("window_opened") == [] and holds.g.zombies["megatoys"] == 3
    assert holds.told("location_holds") == [{"location": "megatoys", "zombies": 3, "defence": 4}]
    falls = table(where={"megatoys": three}, zombies={"megatoys": 4}, steps=TOYS)
    assert falls.told("zombies_get_in") == [{"location": "megatoys", "zombies": 4, "defence": 4}]


@clause("MH-12.9")
def test_b2_the_same_by_the_letter() -> None:
    def attacked(third: str, zombies: int) -> Table:
        crowd = {"megatoys": f"red.pin_up blue.pin_up {third}"}
        return table(where=crowd, zombies={"megatoys": zombies}, steps=TOYS, literal_german_text="on")

    holds = attacked("red.gunman", 3).told("location_holds")
    assert holds == [{"location": "megatoys", "zombies": 3, "defence": 4}]
    falls = attacked("red.gunman", 4).told("zombies_get_in")
    assert falls == [{"location": "megatoys", "zombies": 4, "defence": 4}]
    falls = attacked("red.tough_guy", 3).told("zombies_get_in")
    assert falls == [{"location": "megatoys", "zombies": 3, "defence": 3}]


@clause("MH-12.13", "MH-12.26", "MH-12.27")
def test_b3_hardware() -> None:
    t = table(
        where={"restroom": "red.pin_up blue.pin_up yellow.pin_up"},
        zombies={"restroom": 3},
        hands={"red": "hardware", "blue": "pistol"},
        steps=RESTROOM,
    )
    assert t.told("zombies_get_in") == [{"location": "restroom", "zombies": 3, "defence": 3}]
    t.answer("red", "play:hardware")
    assert t.told("window_closed") == [{"location": "restroom"}] and t.ask is None
    assert t.told("location_holds") == [{"location": "restroom", "zombies": 3, "defence": 4}]
    assert t.eaten == [] and t.g.zombies["restroom"] == 3
    assert t.hand("red") == [] and t.g.played == ["hardware"]
    t.go_on(("end_of_round",), *RESTROOM)
    assert t.told("zombies_get_in")[1] == {"location": "restroom", "zombies": 3, "defence": 3}


@clause("MH-5.5", "MH-12.26")
def test_b4_a_card_that_was_not_needed() -> None:
    t = table(
        where={"megatoys": "red.pin_up blue.pin_up blue.gunman"},
        zombies={"megatoys": 4},
        hands={"red": "hidden sprint", "blue": "grenades sprint"},
        badge="red",
        steps=TOYS,
    )
    assert t.defence("megatoys") == 3
    t.answer("red", "play:hidden on:red.pin_up").answer("red", "pass").answer("blue", "play:grenades")
    assert t.told("location_holds") == [{"location": "megatoys", "zombies": 2, "defence": 3}]
    assert t.ask is None and t.eaten == [] and t.told("window_closed") == [{"location": "megatoys"}]
    assert t.g.played == ["hidden", "grenades"]
    assert t.hand("red") == t.hand("blue") == ["sprint"]


@clause("MH-10.4")
def test_b5_location_2_closed() -> None:
    t = table("red blue yellow green", steps=ARRIVAL, chance=dice(2, 2, 4, 6))
    assert t.told("dice_revealed") == [{"dice": [2, 2, 4, 6]}]
    assert t.told("zombie_stayed_away") == [{"location": "cachou"}] * 2
    came = {location: count for location, count in t.g.zombies.items() if count}
    assert came == {"parking": 1, "supermarket": 1}
    assert t.g.chance_counter == 1, "nothing is rolled again"


@clause("MH-9.8")
def test_b6_all_in_one_place() -> None:
    together = {"supermarket": "red.pin_up red.gunman", "restroom": "blue.pin_up"}
    t = table("red blue yellow green", where=together, steps=[("set_wheels",)])
    assert t.refused("red", "to:supermarket") == "MH-9.8"
    assert t.options("red") == ["to:restroom", "to:megatoys", "to:parking", "to:security_hq"]
    t = table("red blue yellow green brown", where=together, steps=[("set_wheels",)])
    assert t.refused("red", "to:supermarket") == "MH-9.8"
    assert t.options("red") == ["to:restroom", "to:cachou", "to:megatoys", "to:parking", "to:security_hq"]


@clause("MH-12.7")
def test_b7_supermarket() -> None:
    six = "red.pin_up red.tough_guy blue.pin_up blue.tough_guy yellow.pin_up green.pin_up"
    falls = table(where={"supermarket": six}, zombies={"supermarket": 4}, steps=SUPERMARKET)
    assert falls.told("zombies_get_in") == [{"location": "supermarket", "zombies": 4, "defence": 8}]
    holds = table(where={"supermarket": six}, zombies={"supermarket": 3}, steps=SUPERMARKET)
    assert holds.told("location_holds") == [{"location": "supermarket", "zombies": 3, "defence": 8}]


@clause("MH-10.5", "MH-10.6")
def test_b8_overrun() -> None:
    t = table(where={"megatoys": "red.pin_up"}, zombies={"restroom": 7}, steps=ARRIVAL, chance=dice(1, 3, 3, 3))
    assert t.told("location_overrun") == [{"location": "restroom", "count": 8}]
    assert "restroom" in t.g.closed and t.g.zombies["restroom"] == 0
    t.go_on(("end_of_round",), *ARRIVAL, chance=dice(1, 1, 1, 1))
    assert "restroom" in t.g.closed and t.g.zombies["restroom"] == 0, "closed for good"


@clause("MH-4.5", "MH-4.6")
def test_b9_votes_of_a_group() -> None:
    t = table(where={"parking": "red.pin_up red.gunman blue.tough_guy"}, steps=[("truck_search",)])
    assert t.ask == "vote_truck" and t.asked == ["red", "blue"]
    t.vote(red="red", blue="blue")
    assert t.ballot["weights"] == {"red": 3, "blue": 1} == t.ballot["totals"]


def tied_first_ballot(location: str, *steps: Step, chance: list[int] | None = None) -> Table:
    """The position of B10 and B11 after a first ballot of 2 : 2; Yellow holds the badge."""
    t = table(
        where={location: "red.gunman blue.pin_up blue.tough_guy", "megatoys": "yellow.pin_up yellow.gunman"},
        elsewhere=("supermarket", 6),
        zombies={location: 4},
        eliminated={"green": 1},
        badge="yellow",
        round_=3,
        steps=steps,
        chance=chance,
    ).vote(red="red", blue="blue")
    assert t.ballot["weights"] == t.ballot["totals"] == {"red": 2, "blue": 2}
    return t


@clause("MH-4.17", "MH-4.18", "MH-4.19", "MH-4.20")
def test_b10_tied_first_ballot() -> None:
    t = tied_first_ballot("security_hq", ("chief_election",))
    assert t.ask == "revote_chief" and t.asked == ["red", "blue", "yellow", "green"]
    for colour in t.asked:
        assert t.options(colour) == ["vote:red", "vote:blue"]
    assert t.refused("yellow", "vote:yellow") == "MH-4.18"
    t.vote(red="red", blue="blue", yellow="blue", green="blue")
    assert t.ballot["weights"] == {"red": 2, "blue": 2, "yellow": 1, "green": 1}
    assert t.ballot["totals"] == {"red": 2, "blue": 4}
    assert t.told("chief_elected") == [{"player": "blue"}] and t.g.badge == t.seat("blue")


@clause("MH-4.29", "MH-4.30", "MH-4.31", "MH-7.7", "MH-8.4")
def test_b11_second_tie() -> None:
    again = {"red": "red", "blue": "blue", "yellow": "red", "green": "blue"}
    phases: list[Step] = [("chief_election",), ("arrival_roll",), ("choose_destinations",)]
    chief = tied_first_ballot("security_hq", *phases, chance=dice(1, 3, 5, 6)).vote(**again)
    assert chief.ballot["totals"] == {"red": 3, "blue": 3} and chief.clauses_of("nobody_chosen") == ["MH-4.30"]
    assert chief.g.badge == chief.seat("yellow") and not chief.g.chief_elected
    assert chief.told("dice_seen") == [] and chief.seen_by("yellow").view()["dice"] is None
    assert chief.ask == "choose_destination" and "yellow" in chief.asked

    truck = tied_first_ballot("parking", ("truck_search",)).vote(**again)
    assert truck.ask is None and truck.clauses_of("nobody_chosen") == ["MH-4.29"]
    assert truck.told("truck_searched") == [] and truck.g.deck == list(FULL_DECK)

    victim = tied_first_ballot("security_hq", ("attack_location", "security_hq"), chance=[2]).vote(**again)
    assert victim.ask is None, "no owner chooses"
    (drawn,) = victim.told("victim_drawn")
    assert drawn["characters"] == ["red.gunman", "blue.pin_up", "blue.tough_guy"]
    assert drawn["character"] == "blue.tough_guy" and victim.eaten == ["blue.tough_guy"]


@clause("MH-13.2", "MH-13.9", "MH-13.11")
def test_b12_several_parking_votes() -> None:
    t = table(
        where={"parking": "red.pin_up blue.gunman yellow.tough_guy", "restroom": "green.pin_up green.gunman"},
        elsewhere=("supermarket", 8),
        zombies={"parking": 2},
        steps=PARKING,
    )
    t.vote(red="blue", blue="red", yellow="blue").vote(red="blue", blue="red", yellow="blue", green="blue")
    assert t.eaten == ["blue.gunman"] and t.g.zombies["parking"] == 1
    assert t.ask == "vote_victim" and t.asked == ["red", "yellow"]
    t.vote(red="yellow", yellow="red")
    assert t.ballot["weights"] == {"red": 1, "yellow": 1}
    assert t.ask == "revote_victim"
    t.vote(red="yellow", blue="yellow", yellow="red", green="yellow")
    assert t.ballot["weights"] == {"red": 1, "blue": 1, "yellow": 1, "green": 1}


@clause("MH-13.14")
def test_b13_parking_emptied() -> None:
    t = table(
        where={"parking": "red.pin_up", "restroom": "red.gunman blue.pin_up"},
        elsewhere=("supermarket", 8),
        zombies={"parking": 3},
        hands={"red": "pistol", "blue": "pistol"},
        steps=PARKING,
    )
    assert t.turns("parking_cards") == ["red"]
    assert t.told("chosen_without_vote") == [{"kind": "victim", "player": "red"}] and t.told("ballots_revealed") == []
    assert t.eaten == ["red.pin_up"] and t.told("zombie_fed") == [{"location": "parking", "zombies": 2}]
    assert t.clauses_of("zombies_left") == ["MH-13.14"] and t.g.zombies["parking"] == 0
    assert t.ask is None and len(t.told("window_opened")) == 1
