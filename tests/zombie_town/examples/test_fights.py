"""Further cases of the catalogue: fights, flight, possession, end."""

from __future__ import annotations

from tests.zombie_town.table import table
from untot.kernel.rulebook import clause


@clause("ZT-9.37", "ZT-12.24", "ZT-12.25", "ZT-11.5")
def test_t8_of_two_survivors_one_dies_at_once_and_the_other_at_the_end_of_their_owners_next_turn() -> None:
    t = table(
        owners={"bld_05": "red"},
        placed={"bld_05": "- -"},
        zombies={"bld_05": 1},
        steps=[("zombie_comes", "bld_05", 1, 0), ("turn", 0)],
    )
    t.answer("red", "lose:survivor.1")
    assert t.ask == "turn_step" and t.owner("bld_05") == "red" and t.g.zombies == {"bld_05": 1}
    t.answer("red", "end_turn")
    assert t.ask == "zombie_move", "she dies before the zombies move"
    assert t.owner("bld_05") == "" and t.clauses_of("survivor_died") == ["ZT-9.37", "ZT-12.24"]


@clause("ZT-12.28", "ZT-5.6", "ZT-10.4", "ZT-11.8")
def test_t22_ann_fetches_her_survivor_before_the_fight_and_flees_with_it() -> None:
    t = table(
        where={"red": "M7"},
        weapons={"red": "pistol"},
        owners={"bld_05": "red"},
        placed={"bld_05": "-"},
        zombies={"bld_05": 1},
        combat="jammed",
        steps=[("turn", 0)],
    )
    t.answer("red", "free_move to:bld_05", "fetch")
    assert t.owner("bld_05") == "", "without a barricade it is lost from the moment of the fetch"
    t.answer("red", "attack", "stop", "take_loss")
    assert t.ask == "who_suffers" and t.options("red") == ["hurt:red", "lose:survivor.1"]
    t.answer("red", "hurt:red", "to:K7")
    assert t.pawn("red").health == 3 and [s.id for s in t.pawn("red").companions] == ["survivor.1"]
    assert t.pawn("red").square == "K7" and t.ask == "turn_step"
    assert t.g.turn is not None and t.g.turn.actions == 1


@clause("ZT-6.23", "ZT-10.10", "ZT-13.3")
def test_t24_two_zombie_cards_take_effect_one_after_the_other_where_the_pawn_stands_by_then() -> None:
    t = table(
        where={"red": "bld_11"},
        companions={"red": "- -"},
        piles={"bld_11": "event_zombie event_zombie survivor"},
        steps=[("turn", 0)],
    )
    t.answer("red", "draw at:bld_11 look:3", "top:survivor", "hurt:red", "to:B4")
    assert [args["square"] for args in t.told("zombie_appeared")] == ["bld_11", "B4"]
    assert t.g.zombies == {"bld_11": 1, "B4": 1} and t.ask == "who_suffers"
    assert t.g.turn is not None and t.g.turn.actions == 3, "the draw was free"


@clause("ZT-5.8", "ZT-11.13", "ZT-11.14", "ZT-8.4", "ZT-5.7")
def test_t9_cem_enters_bens_empty_home_base_behind_two_barricades_but_not_behind_three() -> None:
    for barricades, may_enter in (("barricade_3 barricade_2", True), ("barricade_3 barricade_2 barricade_1", False)):
        t = table(
            where={"red": "A6"},
            homes={"bld_11": "blue"},
            houses={"bld_11": "nurse:2"},
            barricades={"bld_11": barricades},
            steps=[("turn", 0)],
        )
        assert ("to:bld_11" in t.after("red", "free_move")) is may_enter
        if may_enter:
            t.answer("red", "free_move to:bld_11")
            site = t.g.sites["bld_11"]
            assert (site.owner, site.number, len(site.barricades)) == ("", 5, 2)
        else:
            assert t.refused("red", "free_move to:bld_11") == t.refused("red", "to:bld_11") == "ZT-5.7"


@clause("ZT-12.21")
def test_t10_trap_kills_of_an_ownerless_building_return_to_the_pile_and_nobody_scores() -> None:
    t = table(
        where={"red": "bld_11"},
        barricades={"bld_11": "barricade_1_trap_2/blue"},
        zombies={"A6": 1, "B7": 1},
        steps=[("press", "B7", 0)],
    )
    assert t.told("barricades_fell") and t.g.zombies == {} and t.g.supply == 78
    assert all(pawn.kills == 0 for pawn in t.g.pawns.values())


@clause("ZT-9.36", "ZT-10.10", "ZT-9.24", "ZT-10.5")
def test_t15_a_sacrifice_saves_a_pawn_from_a_zombie_but_not_from_a_player() -> None:
    t = table(where={"red": "A6", "blue": "A6"}, health={"red": 1}, companions={"red": "-"}, zombies={"A6": 1},
              steps=[("zombie_comes", "A6", 1, 0, 0)])  # fmt: skip
    t.answer("red", "lose:survivor.1", "to:D6")
    assert t.pawn("red").health == 1 and t.pawn("red").square == "D6"
    t = table(where={"red": "A6", "blue": "A6"}, health={"red": 1}, companions={"red": "-"}, weapons={"blue": "pistol"},
              combat="same_square", turn="blue", steps=[("do", "blue", "attack target:red with:pistol.1")])  # fmt: skip
    assert t.told("pawn_died") == [{"pawn": "red"}] and t.told("seat_eliminated") == [{"seat": 0}]


@clause("ZT-13.20", "ZT-13.21", "ZT-14.2", "ZT-14.1")
def test_t11_time_on_the_last_day_adds_a_round() -> None:
    t = table(day=10, days=10, hands={"red": "event_time"}, zombies={"K8": 6, "K9": 6},
              steps=[("turn", 0), ("end_of_day",)])  # fmt: skip
    t.answer("red", "event:event_time", "end_turn")
    assert t.g.day == 9 and t.told("zombie_phase_began") == [{"seat": 0, "count": 9}]
    while t.ask == "zombie_move":
        t.answer("red", t.options("red")[0])
    assert t.g.result is None and t.g.day == 10 and t.ask == "turn_step"
