"""What a sensible player of Mall of Horror does."""

from __future__ import annotations

from tests.mall_of_horror.table import Table, table
from tests.tools.position import dice
from untot.games.mall_of_horror.bot import sensible, value
from untot.games.mall_of_horror.bot.memory import Memory

FAR = ("supermarket", 5)


def best(t: Table, colour: str, memory: Memory | None = None) -> str:
    """The answer with the highest weight; all answers must have one."""
    assert t.match.ask is not None
    weights = sensible(t.g, t.match.ask, t.seat(colour), memory)
    assert set(weights) == set(t.options(colour))
    return max(weights, key=weights.__getitem__)


def attack(zombies: int, hands: dict[str, str], where: str = "red.pin_up blue.gunman yellow.gunman") -> Table:
    """An attack on Megatoys, where red is the weakest; few will still be eaten."""
    return table(
        where={"megatoys": where},
        elsewhere=("supermarket", 3),
        zombies={"megatoys": zombies},
        hands=hands,
        steps=[("attack_location", "megatoys")],
    )


# -- cards in an attack -----------------------------------------------------------------------------------------


def test_a_weapon_that_stops_the_zombies_is_played() -> None:
    assert best(attack(3, {"red": "pistol"}), "red") == "play:pistol"


def test_a_weapon_that_changes_nothing_is_kept() -> None:
    assert best(attack(6, {"red": "pistol"}), "red") == "pass"


def test_two_cards_are_played_together_if_only_both_stop_them() -> None:
    t = attack(4, {"red": "pistol hardware"})
    assert best(t, "red") in ("play:pistol", "play:hardware")
    assert best(attack(4, {"red": "pistol"}), "red") == "pass"


def test_whoever_is_likely_to_be_eaten_hides() -> None:
    assert best(attack(6, {"red": "hidden"}), "red") == "play:hidden on:red.pin_up"


def test_whoever_has_the_majority_does_not_hide() -> None:
    t = attack(6, {"red": "hidden"}, where="red.gunman red.pin_up red.tough_guy blue.pin_up yellow.pin_up")
    assert best(t, "red") == "pass"


def test_in_parking_every_zombie_less_is_a_meal_less() -> None:
    t = table(
        where={"parking": "red.pin_up"},
        elsewhere=FAR,
        zombies={"parking": 1},
        hands={"red": "fire_axe"},
        steps=[("attack_location", "parking")],
    )
    assert best(t, "red") == "play:fire_axe"


# -- votes ------------------------------------------------------------------------------------------------------


def ballot(kind: str = "victim", **where: str) -> Table:
    places = where or {"restroom": "red.gunman blue.pin_up yellow.gunman", "megatoys": "blue.tough_guy green.gunman"}
    return table(where=places, elsewhere=("supermarket", 4), steps=[("vote", kind, next(iter(places)))])


def test_nobody_votes_for_himself_to_be_eaten_but_for_the_leader() -> None:
    assert best(ballot(), "red") == best(ballot(), "yellow") == "vote:blue"
    assert best(ballot(), "blue") != "vote:blue"


def test_everybody_wants_to_search_the_truck_himself() -> None:
    parking = {"parking": "red.gunman blue.pin_up yellow.gunman"}
    assert [best(ballot("truck", **parking), colour) for colour in ("red", "blue", "yellow")] == [
        "vote:red",
        "vote:blue",
        "vote:yellow",
    ]


def test_a_traitor_is_voted_for_rather_than_a_friend() -> None:
    equals = {"restroom": "red.gunman blue.pin_up yellow.pin_up"}
    traitor, friend = Memory(deeds={"yellow": -0.9}), Memory(deeds={"yellow": 0.9})
    assert best(ballot(**equals), "red", traitor) == "vote:yellow"
    assert best(ballot(**equals), "red", friend) == "vote:blue"


def test_own_promises_weigh_in_the_ballot() -> None:
    equals = {"restroom": "red.gunman blue.pin_up yellow.pin_up"}
    promised = Memory(seat=0, colours=["red", "blue", "yellow", "green"], peace=[("red", "blue")])
    assert best(ballot(**equals), "red", promised) == "vote:yellow"


def giving(own: str, others: int) -> Table:
    """Red must give one of these to the zombies; so many others are alive."""
    t = table(where={"restroom": own, "megatoys": "blue.tough_guy"}, elsewhere=("supermarket", others))
    t.g.attacked = "restroom"
    return t.go_on(("pick_victim", 0))


def test_late_in_the_match_points_are_saved_and_early_votes() -> None:
    assert best(giving("red.pin_up red.tough_guy red.gunman", 1), "red") == "victim:red.gunman"
    assert best(giving("red.pin_up red.tough_guy red.gunman", 8), "red") == "victim:red.tough_guy"


def test_the_best_card_is_kept_and_the_poorest_given_to_the_weakest() -> None:
    t = table(
        where={"parking": "red.pin_up", "megatoys": "blue.pin_up blue.gunman green.gunman yellow.tough_guy"},
        elsewhere=FAR,
        deck="security_camera hidden hardware",
        steps=[("search_truck", 0)],
    )
    assert best(t, "red") == "keep:hidden give:security_camera to:green"


# -- where to stand ---------------------------------------------------------------------------------------------


def test_whoever_has_seen_the_dice_does_not_walk_into_them() -> None:
    t = table(
        where={"megatoys": "red.gunman blue.pin_up yellow.gunman", "supermarket": "red.pin_up"},
        elsewhere=FAR,
        zombies={"restroom": 0},
        elected=True,
        badge="red",
        phase="choose_destination",
        steps=[("arrival_roll",), ("choose_destinations",)],
        chance=dice(1, 1, 1, 1),
    )
    t.all_pass()
    assert t.ask == "announce_destination" and best(t, "red") != "to:restroom"


def test_somebody_leaves_a_place_that_will_fall() -> None:
    t = table(
        where={"restroom": "red.pin_up", "megatoys": "red.gunman green.tough_guy blue.tough_guy"},
        elsewhere=("supermarket", 3),
        zombies={"restroom": 5},
        destinations={"red": "security_hq"},
        steps=[("move_character", 0)],
    )
    assert best(t, "red") == "move:red.pin_up go:security_hq"


def test_a_sprint_is_kept_unless_it_saves_somebody() -> None:
    def moving(zombies: int) -> Table:
        return table(
            where={"megatoys": "red.pin_up blue.tough_guy green.tough_guy"},
            elsewhere=("supermarket", 3),
            zombies={"security_hq": zombies, "parking": zombies},
            hands={"red": "sprint"},
            destinations={"red": "security_hq"},
            steps=[("move_character", 0)],
        )

    assert best(moving(0), "red") == "move:red.pin_up go:security_hq"
    assert best(moving(6), "red") != "move:red.pin_up go:security_hq"


def test_revenge_hits_whoever_is_ahead() -> None:
    t = table(
        where={"restroom": "red.pin_up red.gunman red.tough_guy", "megatoys": "blue.gunman yellow.gunman"},
        elsewhere=("supermarket", 3),
        zombies={"restroom": 3},
        eliminated={"green": 1},
        round_=2,
        steps=[("place_revenge_zombie", 3)],
    )
    assert best(t, "green") == "zombie:restroom"


# -- value ------------------------------------------------------------------------------------------------------


def test_the_values_of_all_seats_are_shares_of_one_victory() -> None:
    t = table(where={"restroom": "red.pin_up blue.pin_up yellow.gunman green.tough_guy blue.gunman"}, steps=[])
    values = [value(t.g, seat) for seat in range(4)]
    assert abs(sum(values) - 1) < 1e-9
    assert max(values) == values[1], "blue has most points"


def test_who_has_nobody_left_has_no_value_and_the_winner_has_all() -> None:
    t = table(where={"restroom": "red.pin_up red.gunman blue.pin_up yellow.pin_up"}, elsewhere=("megatoys", 1))
    assert value(t.g, 3) == 0.0
    t.go_on(("eat", t.at("megatoys")[0]))
    assert t.g.result is not None and [value(t.g, seat) for seat in range(4)] == [1.0, 0.0, 0.0, 0.0]
