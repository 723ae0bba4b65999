"""Worked examples of attracted zombies and of attacks on all locations but Parking (chapters 11 and 12)."""

from __future__ import annotations

from tests.mall_of_horror.table import Table, table
from untot.games.mall_of_horror.rules.c4_votes import vote_weight
from untot.games.mall_of_horror.state import Vote
from untot.kernel.rulebook import clause
from untot.parts.modifiers import bonus

TOYS = [("attack_location", "megatoys")]
RESTROOM = [("attack_location", "restroom")]
SUPERMARKET = [("attack_location", "supermarket")]


@clause("MH-12.29")
def test_t4_hidden_leaves_one_colour() -> None:
    t = table(
        where={"megatoys": "red.pin_up blue.tough_guy"},
        elsewhere=("supermarket", 8),
        zombies={"megatoys": 3},
        hands={"red": "hidden", "blue": "sprint"},
        steps=TOYS,
    )
    t.answer("red", "play:hidden on:red.pin_up").answer("blue", "pass")
    assert t.told("ballots_revealed") == [] and t.told("chosen_without_vote") == [{"kind": "victim", "player": "blue"}]
    assert t.eaten == ["blue.tough_guy"] and t.at("megatoys") == ["red.pin_up"]
    assert t.g.zombies["megatoys"] == 0 and t.ask is None


@clause("MH-12.33", "MH-13.16")
def test_t5_all_hidden() -> None:
    for location, reason in (("restroom", "MH-12.33"), ("parking", "MH-13.16")):
        t = table(
            where={location: "red.pin_up"},
            elsewhere=("supermarket", 8),
            zombies={location: 2},
            hands={"red": "hidden"},
            steps=[("attack_location", location)],
        ).answer("red", "play:hidden on:red.pin_up")
        assert t.ask is None and t.eaten == [] and t.at(location) == ["red.pin_up"]
        assert t.g.zombies[location] == 2 and t.clauses_of("nobody_found") == [reason]


def five_at_the_supermarket() -> Table:
    return table(
        where={"supermarket": "red.pin_up blue.pin_up yellow.pin_up"},
        zombies={"supermarket": 5},
        hands={"red": "hardware", "blue": "shotgun sprint", "yellow": "hardware"},
        steps=SUPERMARKET,
    )


@clause("MH-12.15")
def test_t9_hardware_before_the_shotgun() -> None:
    t = five_at_the_supermarket()
    assert t.told("zombies_get_in") == [{"location": "supermarket", "zombies": 5, "defence": 3}]
    t.answer("red", "play:hardware")
    assert bonus(t.g.modifiers, "defence", "supermarket") == 1 and t.asked == ["blue"], "they still get in"
    assert t.defence("supermarket") == 3, "against five zombies it does not count yet"
    t.answer("blue", "play:shotgun")
    assert t.told("location_holds") == [{"location": "supermarket", "zombies": 3, "defence": 4}]
    assert t.ask is None and t.eaten == [] and t.hand("yellow") == ["hardware"]

    t = five_at_the_supermarket().answer("red", "pass").answer("blue", "play:shotgun")
    assert t.g.zombies["supermarket"] == t.defence("supermarket") == 3
    assert t.asked == ["blue"] and t.told("location_holds") == [], "still in"
    t.answer("blue", "pass").answer("yellow", "play:hardware")
    assert t.told("location_holds") == [{"location": "supermarket", "zombies": 3, "defence": 4}]


@clause("MH-11.1", "MH-11.2", "MH-11.3", "MH-11.4", "MH-11.5", "MH-11.6", "MH-11.7")
def test_t15_both_attractions() -> None:
    both = table(
        "red blue yellow green brown",
        where={
            "restroom": "red.tough_guy blue.tough_guy",
            "megatoys": "red.pin_up yellow.tough_guy green.tough_guy",
            "parking": "red.gunman brown.tough_guy",
            "security_hq": "blue.gunman",
            "supermarket": "blue.pin_up yellow.pin_up yellow.gunman green.gunman",
        },
        steps=[("attack",)],
    )
    assert both.told("crowd_attracts") == both.told("pin_ups_attract") == [{"location": "supermarket"}]
    assert {place: count for place, count in both.g.zombies.items() if count} == {"supermarket": 2}
    none = table(
        where={
            "megatoys": "red.pin_up red.tough_guy blue.tough_guy yellow.tough_guy",
            "parking": "blue.pin_up",
            "supermarket": "red.gunman blue.gunman yellow.gunman green.gunman",
        },
        steps=[("attack",)],
    )
    assert none.told("crowd_attracts") == none.told("pin_ups_attract") == []
    assert set(none.g.zombies.values()) == {0}


@clause("MH-12.10")
def test_t29_four_zombie_rule_by_the_letter() -> None:
    def attacked(zombies: int) -> Table:
        five = {"supermarket": "red.pin_up blue.pin_up yellow.pin_up green.pin_up red.gunman"}
        return table(
            where=five,
            zombies={"supermarket": zombies},
            hands={"red": "hardware"},
            steps=SUPERMARKET,
            literal_german_text="on",
        )

    holds = attacked(5)
    assert holds.told("location_holds") == [{"location": "supermarket", "zombies": 5, "defence": 6}]
    falls = attacked(6)
    assert falls.told("zombies_get_in") == [{"location": "supermarket", "zombies": 6, "defence": 6}]
    falls.answer("red", "play:hardware")
    assert falls.defence("supermarket") == 6 and falls.ask == "vote_victim"
    assert falls.hand("red") == [] and falls.told("location_holds") == []


@clause("MH-12.20", "MH-12.25")
def test_t47_hiding_several() -> None:
    t = table(
        where={"security_hq": "red.gunman red.pin_up blue.pin_up"},
        elsewhere=("supermarket", 8),
        zombies={"security_hq": 3},
        hands={"red": "hidden hidden", "blue": "sprint"},
        steps=[("attack_location", "security_hq")],
    )
    at_hand = Vote("victim", "security_hq", ["red", "blue"], is_revote=False)
    for hidden, votes in (("red.gunman", 1), ("red.pin_up", 0)):
        assert t.defence("security_hq") == 3
        t.answer("red", f"play:hidden on:{hidden}")
        assert vote_weight(t.g, at_hand, t.seat("red")) == votes
    assert t.defence("security_hq") == 3 and t.hand("red") == []
    t.answer("blue", "pass")
    assert t.told("chosen_without_vote") == [{"kind": "victim", "player": "blue"}] and t.told("ballots_revealed") == []
    assert t.eaten == ["blue.pin_up"] and t.at("security_hq") == ["red.gunman", "red.pin_up"]


@clause("MH-11.1", "MH-12.5")
def test_t50_extra_zombie_tips_the_scale() -> None:
    t = table(
        where={
            "megatoys": "red.pin_up blue.pin_up yellow.pin_up green.pin_up",
            "supermarket": "red.gunman blue.gunman yellow.gunman",
        },
        zombies={"megatoys": 2},
        steps=[("attack",)],
    )
    assert t.told("zombie_came") == [{"location": "megatoys"}] * 2
    assert t.told("zombies_get_in") == [{"location": "megatoys", "zombies": 4, "defence": 4}]
