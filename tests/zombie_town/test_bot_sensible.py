"""What a sensible player of Zombie Town does."""

from __future__ import annotations

from tests.zombie_town.table import Table, table
from untot.games.zombie_town.bot import recall, sensible, value
from untot.games.zombie_town.bot.memory import Memory
from untot.games.zombie_town.bot.outlook import Outlook

FEW_DAYS = {"day": 8}
LAST_DAY = {"day": 10}


def weights(t: Table, colour: str = "red", memory: Memory | None = None) -> dict[str, float]:
    """Every answer that is weighed is legal, and the best has 1."""
    ask, seat = t.match.ask, t.seat(colour)
    assert ask is not None
    found = sensible(t.g, ask, seat, memory)
    assert found and all(ask.form(seat).first_wrong_word(answer) is None for answer in found)
    assert max(found.values()) == 1.0
    return found


def best(t: Table, colour: str = "red", memory: Memory | None = None) -> str:
    found = weights(t, colour, memory)
    return max(found, key=found.__getitem__)


def by_verb(t: Table) -> dict[str, float]:
    """What can be done, and the weight of the best way to do it; what is not weighed counts nothing."""
    found = dict.fromkeys(t.verbs("red"), 0.0)
    for answer, weight in weights(t).items():
        found[answer.split(" ")[0]] = max(weight, found[answer.split(" ")[0]])
    return found


def turn_in(building: str, **position: object) -> Table:
    """Red's turn in this building, where nobody else is near."""
    return table(where={"red": building}, turn="red", steps=[("act",)], **position)  # type: ignore[arg-type]


# -- houses -----------------------------------------------------------------------------------------------------


def test_a_free_house_is_claimed_with_strong_barricades() -> None:
    t = turn_in("bld_02", hands={"red": "barricade_5 barricade_4"}, **FEW_DAYS)
    assert best(t) == "play:barricade_5 at:bld_02"


def test_the_third_barricade_is_built_before_a_card_is_drawn() -> None:
    t = turn_in(
        "bld_02",
        owners={"bld_02": "red"},
        barricades={"bld_02": "barricade_3 barricade_3"},
        hands={"red": "barricade_3"},
        piles={"bld_02": "pistol pistol"},
        **FEW_DAYS,
    )
    assert best(t) == "play:barricade_3 at:bld_02"


def test_against_zombies_that_are_there_already_several_are_announced_together() -> None:
    t = turn_in("bld_02", hands={"red": "barricade_3 barricade_4"}, zombies={"G2": 3, "H2": 2}, **LAST_DAY)
    found = weights(t)
    assert {a for a in found if "then" in a} == {
        "play:barricade_3 at:bld_02 then:barricade_4", "play:barricade_4 at:bld_02 then:barricade_3",
    }  # fmt: skip


def test_a_rivals_house_is_taken_over_rather_than_a_free_one() -> None:
    def gain(owners: dict[str, str]) -> float:
        t = turn_in("bld_02", owners=owners, placed={"bld_02": "-"} if owners else {}, hands={"red": "barricade_4"})
        return weights(t)["end_turn"]

    assert gain({"bld_02": "blue"}) < gain({}), "there is more to be lost by ending the turn"


def test_somebody_placed_in_a_house_makes_it_ones_own() -> None:
    t = turn_in("bld_02", hands={"red": "survivor"}, **LAST_DAY)
    assert best(t) == "play:survivor place:bld_02"


def test_hopeless_walls_are_not_built() -> None:
    zombies = {"G2": 2, "H2": 2}
    t = turn_in("bld_02", hands={"red": "barricade_4"}, zombies=zombies, weapons={"red": "pistol"}, day=3)
    assert by_verb(t)["play:barricade_4"] < 1.0


# -- the rest of the turn ---------------------------------------------------------------------------------------


def test_an_early_turn_in_a_full_house_begins_with_a_draw() -> None:
    assert (
        best(turn_in("bld_02", piles={"bld_02": "pistol " * 9}, weapons={"red": "pistol"}, day=2))
        == "draw at:bld_02 look:1"
    )


def test_from_an_empty_house_one_goes_to_the_next_full_one() -> None:
    t = turn_in("bld_02", piles={"bld_03": "pistol " * 9}, weapons={"red": "pistol"}, day=2)
    assert best(t) == "free_move to:bld_03"


def test_whoever_has_nothing_to_fire_plays_a_weapon() -> None:
    t = turn_in("bld_02", hands={"red": "rifle"}, day=2)
    assert best(t) == "play:rifle bearer:red"


def test_on_the_last_day_spare_bullets_are_fired_but_not_the_last_one() -> None:
    zombies = {"G2": 1}
    t = turn_in("bld_02", weapons={"red": "pistol:3"}, zombies=zombies, **LAST_DAY)
    assert best(t) == "attack target:G2 with:pistol.1"
    assert by_verb(turn_in("bld_02", weapons={"red": "pistol:1"}, zombies=zombies, **LAST_DAY))["attack"] < 0.2


def test_another_action_is_played_at_once() -> None:
    t = turn_in("bld_02", hands={"red": "event_plus_action"}, piles={"bld_02": "pistol " * 9}, day=2)
    assert best(t) == "event:event_plus_action"


FULL = "barricade_5 barricade_5 barricade_5 barricade_4 barricade_4 barricade_4"
"""Three more than one may keep."""


def test_the_search_thinks_of_storing_what_would_be_discarded() -> None:
    """Where nothing else can be done with it: somebody else's guards hold the house against who has no chip left."""
    kept, spare = (turn_in("bld_02", owners=FOUR, hands={"red": hand}, day=3) for hand in (FULL, "barricade_5"))
    assert by_verb(kept)["store"] > 0.1 and by_verb(spare)["store"] < 0.01
    last = turn_in("bld_02", owners=FOUR, hands={"red": FULL}, day=10)
    assert by_verb(last)["store"] < 0.01, "nobody would fetch it"


FOUR = dict.fromkeys(("bld_05", "bld_06", "bld_07", "bld_08"), "red")


def test_stored_cards_are_worth_something_to_their_owner() -> None:
    t = turn_in("bld_02", hands={"red": FULL}, day=3)
    t.answer("red", *["store card:barricade_4"] * 3, "end_turn")
    stored = value(t.g, t.seat("red"))
    lost = turn_in("bld_02", hands={"red": FULL}, day=3)
    lost.answer("red", "end_turn", "discard:barricade_4 discard:barricade_4 discard:barricade_4")
    assert stored > value(lost.g, lost.seat("red"))


def test_an_empty_weapon_makes_room_for_one_in_hand() -> None:
    t = turn_in("bld_02", weapons={"red": "pistol:0 pistol:0"}, hands={"red": "rifle"}, day=3)
    assert best(t).startswith("drop:")


def test_a_nurse_is_visited_by_who_is_badly_hurt() -> None:
    def words(health: int) -> dict[str, float]:
        t = turn_in("bld_02", homes={"bld_02": "red"}, houses={"bld_02": "nurse"}, health={"red": health}, day=2)
        return by_verb(t)

    assert words(1)["house"] == 1.0 > words(3)["house"]


def test_with_two_pawns_each_has_its_own_words() -> None:
    t = table(
        "red+blue green+yellow",
        where={"red": "bld_02", "blue": "bld_05"},
        piles={"bld_05": "pistol " * 9},
        weapons={"red": "pistol", "blue": "pistol"},
        turn="red",
        steps=[("act",)],
    )
    assert best(t) == "draw pawn:blue at:bld_05 look:1"


# -- cards ------------------------------------------------------------------------------------------------------


def test_a_drawn_event_that_helps_is_triggered_for_then_the_draw_is_free() -> None:
    t = turn_in("bld_02", piles={"bld_02": "event_plus_action pistol"}, weapons={"red": "pistol"}, day=2)
    assert best(t.answer("red", "draw")) == "trigger:event_plus_action"


def test_a_drawn_barricade_is_kept() -> None:
    t = turn_in("bld_02", piles={"bld_02": "barricade_4 pistol"}, weapons={"red": "pistol"}, day=2)
    assert best(t.answer("red", "draw")) == "keep:barricade_4"


def test_fireworks_go_before_good_cards() -> None:
    t = table(hands={"red": "fireworks barricade_5 rifle survivor"}, turn="red", steps=[("hand_limit",)], day=2)
    assert best(t) == "discard:fireworks"
    t = table(
        hands={"red": "event_pass barricade_5", "blue": "pistol", "green": "pistol"},
        turn="red",
        steps=[("act",)],
    ).answer("red", "event:event_pass")
    assert t.ask == "pass_card" and best(t, "red") == "give:barricade_5"


# -- fights -----------------------------------------------------------------------------------------------------


def comes(square: str = "bld_02", **position: object) -> Table:
    """A zombie that blue has moved comes to red."""
    return table(
        where={"red": square},
        zombies={square: 1},
        moved={square: 1},
        turn="blue",
        steps=[("zombie_comes", square, 1, 1)],
        **position,  # type: ignore[arg-type]
    )


def test_a_zombie_that_comes_in_anothers_turn_is_shot() -> None:
    assert best(comes(weapons={"red": "pistol"})) == "fire:pistol.1"


def test_the_weapon_with_bullets_to_spare_is_fired() -> None:
    assert best(comes(weapons={"red": "pistol:1 rifle:4"})) == "fire:rifle.1"


def test_a_healthy_pawn_bears_it_and_a_dying_one_sacrifices_somebody() -> None:
    assert best(comes(companions={"red": "rifle:0"})) == "hurt:red"
    assert best(comes(companions={"red": "-"}, health={"red": 1})) == "lose:survivor.1"


def test_one_flees_to_where_no_zombies_are() -> None:
    t = table(
        where={"red": "E2"},
        zombies={"E2": 1, "B4": 1, "C5": 1, "D5": 2, "B5": 1},
        turn="blue",
        steps=[("flee", "red")],
    )
    assert best(t).split(" ")[0] not in ("to:A5", "to:C5", "to:D5")


def test_the_stronger_combat_card_is_used() -> None:
    t = comes(weapons={"red": "shotgun"}, combat="jammed two_away").answer("red", "fire:shotgun.1")
    assert best(t) == "use:two_away"


def test_an_unarmed_newcomer_is_not_let_into_ones_house_and_a_well_armed_one_is() -> None:
    def enters(arms: str, health: int = 4) -> Table:
        return table(
            where={"red": "bld_02", "blue": "G2"},
            owners={"bld_02": "red"},
            barricades={"bld_02": "barricade_3"},
            weapons={"red": "pistol", "blue": arms},
            health={"red": health},
            turn="blue",
            steps=[("act",)],
        ).answer("blue", "free_move to:bld_02")

    assert best(enters("pistol:0")) == "fight:pistol.1"
    assert best(enters("hunting_rifle", health=1)) == "decline"


def test_who_is_nearly_dead_leaves_a_fight() -> None:
    t = table(
        where={"red": "bld_02", "blue": "bld_02"},
        weapons={"red": "pistol", "blue": "pistol"},
        health={"red": 2},
        combat="two_away same_square",
        turn="blue",
        steps=[("act",)],
    ).answer("blue", "attack target:red")
    assert t.ask == "retreat" and t.asked == ["red"]
    assert best(t).startswith("to:")


def test_a_rival_is_attacked_only_where_it_pays() -> None:
    def words(arms: str, health: dict[str, int]) -> dict[str, float]:
        return by_verb(turn_in_company(arms, health))

    assert words("", {"blue": 1})["attack"] == 1.0
    assert words("hunting_rifle", {"red": 1})["attack"] < 0.1


def turn_in_company(arms: str, health: dict[str, int]) -> Table:
    return table(
        where={"red": "bld_02", "blue": "bld_02"},
        weapons={"red": "pistol", "blue": arms},
        health=health,
        turn="red",
        steps=[("act",)],
        day=6,
    )


# -- zombies ----------------------------------------------------------------------------------------------------


def herd(**position: object) -> Table:
    return table(turn="red", steps=[("zombie_phase",)], **position)  # type: ignore[arg-type]


def test_zombies_go_to_a_rivals_house_that_is_about_to_fall() -> None:
    t = herd(
        owners={"bld_01": "red", "bld_02": "blue"},
        barricades={"bld_01": "barricade_3", "bld_02": "barricade_3"},
        zombies={"G2": 3, "F3": 1, "C3": 1},
        day=8,
    )
    assert best(t) == "zombie:F3 to:G2"
    assert weights(t).get("zombie:C3 to:C2", 0.0) < 0.1


def test_a_zombie_is_moved_onto_a_pawn_without_bullets() -> None:
    t = herd(where={"blue": "K3", "green": "D3"}, weapons={"green": "pistol"}, zombies={"K4": 1, "D4": 1}, day=1)
    assert best(t) == "zombie:K4 to:K3"


def test_of_several_groups_a_rival_faces_the_zombie_first() -> None:
    t = table(where={"red": "K3", "blue": "K3"}, zombies={"K3": 1}, turn="red", steps=[("zombie_comes", "K3", 0, 1)])
    assert t.ask == "first_group" and best(t) == "first:blue"


# -- standing and memory ----------------------------------------------------------------------------------------


def test_kills_houses_and_health_make_a_position_better() -> None:
    plain = value(table(day=5).g, 0)
    assert value(table(day=5, kills={"red": 4}).g, 0) > plain
    assert value(table(day=5, owners={"bld_02": "red"}, placed={"bld_02": "- -"}).g, 0) > plain
    assert value(table(day=5, health={"red": 1}).g, 0) < plain
    assert value(table(day=5, health={"red": 0}).g, 0) == 0.0
    assert value(table(day=5, kills={"blue": 9}).g, 0) < plain


def test_the_leader_is_worth_more_to_harm_than_the_last() -> None:
    o = Outlook(table(kills={"blue": 9}, day=6).g, 0)
    assert o.stake(1) < o.stake(2) < 0 < o.stake(0)


def test_whoever_sends_zombies_is_remembered_and_paid_back() -> None:
    t = table(
        owners={"bld_02": "red"},
        barricades={"bld_02": "barricade_5"},
        zombies={"G3": 1},
        turn="blue",
        steps=[("zombie_phase",)],
    )
    memory = Memory(seat=0, seats={"red": 0, "blue": 1, "green": 2}, owners={"bld_02": "red"}, on_turn=1)
    t.answer("blue", "zombie:G3 to:G2")
    assert recall(t.seen_by("red"), memory).grudges[1] > 0
    assert Outlook(t.g, 0, memory.grudges).stake(1) < Outlook(t.g, 0).stake(1)


def test_grudges_fade_with_the_days() -> None:
    memory = Memory(seat=0, grudges={1: 2.0})
    memory.note("day_began", {"day": 2})
    assert 0 < memory.grudges[1] < 2.0
