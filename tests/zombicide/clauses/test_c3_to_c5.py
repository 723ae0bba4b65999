"""Chapters 3, 4 and 5: set-up, round, end, experience."""

from __future__ import annotations

from msgspec.structs import replace

from tests.tools.position import dice
from tests.zombicide.table import new_game, table
from untot.games.zombicide import GAME
from untot.games.zombicide.pieces import level_at
from untot.games.zombicide.state import ZombicideState
from untot.games.zombicide.talk import why_not_say
from untot.games.zombicide.view import view
from untot.kernel.live import LiveMatch
from untot.kernel.rulebook import clause

# -- set-up -----------------------------------------------------------------------------------------------------


def set_up_state(match: LiveMatch) -> ZombicideState:
    assert isinstance(match.state, ZombicideState)
    return match.state


@clause(
    "ZC-3.2", "ZC-3.3", "ZC-3.4", "ZC-3.5", "ZC-3.6", "ZC-3.7", "ZC-3.8", "ZC-3.13", "ZC-3.14", "ZC-3.16", "ZC-3.24"
)
def test_zc_3_7_decks_and_first_cards() -> None:
    g = set_up_state(new_game(1, mission="05", random_survivors="on"))
    cards = [held.card for survivor in g.survivors.values() for held in survivor.slots.values()]
    assert len(g.deck) == 51 and len(g.zombie_deck) == 42 and g.open_doors == 0
    assert sorted(cards) == ["crowbar", "fire_axe", "pan", "pan", "pan", "pistol", "pistol"]
    assert not {"pan", "molotov", "evil_twins", "mas_shotgun", "wound"} & set(g.deck)
    assert {survivor.zone for survivor in g.survivors.values()} == {"S06"}
    assert {(survivor.xp, len(survivor.skills)) for survivor in g.survivors.values()} == {(0, 1)}


@clause("ZC-3.9", "ZC-3.11", "ZC-3.12", "ZC-4.23")
def test_zc_3_12_survivors_are_picked_in_seat_order_round_after_round() -> None:
    match = new_game(3, mission="01")
    order = []
    for name in ("amy", "doug", "josh", "ned", "phil"):
        assert match.ask is not None and match.ask.name == "pick_survivor"
        order.append(match.ask.seats[0])
        taken = match.why_not(match.ask.seats[0], "survivor:amy")
        assert (taken is None) == (name == "amy") and (taken is None or taken.clause == "ZC-3.11")
        match.answer(match.ask.seats[0], f"survivor:{name}")
    assert order == [0, 1, 2, 0, 1] and set_up_state(match).survivors["wanda"].seat == 2, "the last one is forced"


@clause("ZC-3.20", "ZC-3.21", "ZC-3.22", "ZC-4.16")
def test_zc_3_22_first_player_by_agreement_or_by_the_host() -> None:
    match = new_game(2, mission="01", random_survivors="on")
    while match.ask is not None and match.ask.name == "starting_slots":
        match.answer(match.ask.seats[0], match.ask.answers(match.ask.seats[0])[0])
    match.answer(0, "player:player_1")
    match.answer(1, "player:player_2")
    assert match.ask is not None and match.ask.name == "first_player" and match.ask.decider == 0
    match.answer(0, "player:player_2")
    assert set_up_state(match).first_player == 1 and match.ask.seats == (1,)


# -- round and end ----------------------------------------------------------------------------------------------


@clause("ZC-4.1", "ZC-4.2", "ZC-4.3", "ZC-4.4", "ZC-4.5", "ZC-4.6", "ZC-4.9")
def test_zc_4_2_first_player_then_clockwise_each_survivor_once() -> None:
    t = table(who={"amy": "S06", "ned": "S06", "josh": "S06"}, seats=3, owners={"amy": 1, "ned": 1, "josh": 0},
              holds={"josh": "crowbar"}, zombie_cards=[1] * 9, steps=[("round",)])  # fmt: skip
    t.answer("end_turn")
    assert t.asked == [1] and t.options == ["survivor:amy", "survivor:ned"] and t.refused("survivor:josh") == "ZC-3.11"
    t.answer("survivor:ned")
    assert t.refused("survivor:amy") == "ZC-4.4" and t.refused("move", seat=0) == "ZC-4.2"
    t.answer("end_turn", "end_turn")
    phases = [args["phase"] for args in t.told("phase_began")]
    assert phases == ["players", "zombies", "end", "players"] and t.g.first_player == 1 and t.g.round == 3


@clause("ZC-4.10", "ZC-4.5")
def test_zc_4_10_the_token_passes_over_who_has_nobody() -> None:
    t = table(
        who={"amy": "S06", "ned": "S06"}, seats=3, owners={"ned": 2}, holds={"ned": "crowbar"}, steps=[("end_phase",)]
    )
    assert t.g.first_player == 2


@clause("ZC-4.9")
def test_zc_4_9_nobody_is_told_of_a_token_that_stays_where_it_is() -> None:
    alone = table(who={"amy": "S06"}, steps=[("end_phase",)])
    assert alone.told("first_player_passed") == []
    together = table(who={"amy": "S06", "ned": "S06"}, seats=2, owners={"ned": 1}, steps=[("end_phase",)])
    assert together.told("first_player_passed") == [{"seat": 1}]


@clause("ZC-4.8", "ZC-5.33", "ZC-4.7")
def test_zc_4_8_the_end_phase_loads_and_silences() -> None:
    t = table(who={"amy": "S06"}, holds={"amy": "sawed_off! crowbar"}, noise={"S06": 2}, steps=[("end_phase",)])
    assert t.survivor("amy").slots["hand_1"].is_loaded and t.g.noise == {}


@clause("ZC-4.11", "ZC-4.14")
def test_zc_4_14_the_last_death_loses_even_if_it_clears_the_zone() -> None:
    t = table("08", who={"josh": "3C.W"}, holds={"josh": "molotov"}, zombies={"3C.W": "walker"}, turn="josh")
    assert t.answer("ranged_attack at:3C.W with:hand_1 risking:josh").result == "all_eliminated"
    assert t.g.result is not None and t.g.result.winners == ()


@clause("ZC-4.16")
def test_zc_4_16_players_with_living_survivors_agree() -> None:
    t = table(who={"amy": "S21", "ned": "S21"}, seats=3, owners={"ned": 2}, zombies={"S21": "walker"},
              phase="zombies", steps=[("activation", "all", 1)])  # fmt: skip
    assert t.asked == [0, 2] and t.match.ask is not None and t.match.ask.decider == 0
    t.match.answer(2, "wound:amy")
    t.match.answer(0, "wound:amy")
    assert t.ask == "slot_of_card"


@clause("ZC-4.18")
def test_zc_4_18_talk_is_free_and_open_and_all_is_seen_but_the_decks() -> None:
    t = table(who={"amy": "S21"}, deck="rice water", zombie_cards=[1, 2], turn="amy")
    assert why_not_say(t.g, 0, None) is None and why_not_say(t.g, 0, 1) == "ZC-4.18"
    assert view(t.g, 0).deck == 2 and view(t.g, 0).zombie_deck == 2
    assert replace(view(t.g, None), you=0) == view(t.g, 0)


# -- basics -----------------------------------------------------------------------------------------------------


@clause("ZC-5.11", "ZC-5.32", "ZC-5.34")
def test_zc_5_34_noise_is_tokens_and_people_without_limit() -> None:
    t = table(who=dict.fromkeys(("amy", "ned", "josh"), "S21"), noise={"S21": 30}, turn="amy")
    assert t.noise("S21") == 33


@clause("ZC-5.36", "ZC-5.28")
def test_zc_5_36_a_miss_is_as_loud_as_a_hit() -> None:
    t = table(who={"ned": "S21"}, holds={"ned": "pistol"}, zombies={"S22": "walker"}, turn="ned", chance=dice(1))
    assert t.answer("ranged_attack").g.noise == {"S21": 1}


@clause("ZC-5.41", "ZC-5.45", "ZC-5.46", "ZC-5.47", "ZC-5.42", "ZC-5.43", "ZC-5.44")
def test_zc_5_47_several_thresholds_one_after_another() -> None:
    assert [level_at(xp) for xp in (6, 7, 18, 19, 42, 43, 99)] == [
        "blue", "yellow", "yellow", "orange", "orange", "red", "red",
    ]  # fmt: skip
    t = table(who={"josh": "5D.Out"}, xp={"josh": 40}, skills={"josh": "slippery"}, turn="josh").answer(
        "take_objective"
    )
    assert t.ask == "choose_skill" and t.options == ["skill:die_melee", "skill:reroll_per_turn"]
    assert t.refused("skill:lucky") == "ZC-5.43" and t.refused("none") == "ZC-5.43"
    t.answer("skill:die_melee", "skill:lucky")
    assert t.survivor("josh").skills == ("slippery", "plus_1_action", "die_melee", "lucky") and t.actions == 3


@clause("ZC-5.48")
def test_zc_5_48_beyond_red_points_only_add_up() -> None:
    t = table(who={"josh": "5D.Out"}, xp={"josh": 50}, turn="josh").answer("take_objective")
    assert t.survivor("josh").xp == 55 and t.ask == "next_action"


def test_the_front_door_names_the_options_of_the_catalogue() -> None:
    assert list(GAME.options) == [
        "mission", "mission_minimum", "random_survivors", "manhole_tiles", "slippery_passes_through", "m02_remaining",
    ]  # fmt: skip


@clause("ZC-3.12")
def test_zc_3_12_who_picks_several_is_told_how_far_he_is() -> None:
    match = new_game(1, mission="00")
    counted = []
    for name in ("amy", "doug", "josh", "ned"):
        assert match.ask is not None and match.ask.name == "pick_survivor" and match.ask.about is not None
        counted.append((match.ask.about["number"], match.ask.about["all"]))
        match.answer(0, f"survivor:{name}")
    assert counted == [(1, 4), (2, 4), (3, 4), (4, 4)]
