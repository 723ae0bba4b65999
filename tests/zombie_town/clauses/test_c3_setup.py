"""Chapter 3: set-up."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.zombie_town.beginning import all_cards, first_answers, new_match, town
from tests.zombie_town.table import table
from untot.games.zombie_town.pieces import ACTION_DECK, COMBAT_DECK, HOUSE_DECK, KIND_OF
from untot.games.zombie_town.town import X_SQUARES
from untot.kernel.live import LiveMatch
from untot.kernel.rulebook import clause
from untot.kernel.seeing import Seen


def told(match: LiveMatch, name: str) -> list[dict[str, object]]:
    return [event.args for event in match.events if event.name == name]


def asked_in_turn(match: LiveMatch, name: str) -> list[int]:
    """The seats to which this is put, one after the other."""
    seats = []
    while match.ask is not None and match.ask.name == name:
        seats.append(match.ask.waiting()[0])
        match.answer(seats[-1], match.ask.answers(seats[-1])[0])
    return seats


@clause("ZT-3.1")
def test_zt_3_1_the_combat_cards_are_shuffled_face_down() -> None:
    decks = [town(new_match(3, seed=seed)).combat_deck for seed in (1, 2)]
    assert decks[0] != decks[1] and Counter(decks[0]) == Counter(decks[1]) == Counter(COMBAT_DECK)
    assert Seen(new_match(3), 0).view()["combat"] == {"deck": 30, "used": []}


@clause("ZT-3.2")
def test_zt_3_2_one_zombie_on_each_x_square_leaves_76() -> None:
    g = town(new_match(3))
    assert g.zombies == dict.fromkeys(X_SQUARES, 1) and g.supply == 76


@clause("ZT-3.3")
def test_zt_3_3_everybody_takes_a_free_player_card() -> None:
    match = new_match(3, "choose_home_base")
    g = town(match)
    assert [len(colours) for colours in g.colours] == [1, 1, 1] and len(g.pawns) == 3
    assert all(pawn.health == 4 for pawn in g.pawns.values())
    match = new_match(3, "choose_colour", youngest_seat=1)
    match.answer(0, "colour:blue")
    refusal = match.why_not(1, "colour:blue")
    assert refusal is not None and refusal.clause == "ZT-3.3"


@clause("ZT-3.4")
def test_zt_3_4_colours_are_chosen_from_the_youngest_on() -> None:
    assert asked_in_turn(new_match(4, "choose_colour", youngest_seat=3), "choose_colour") == [2, 3, 0, 1]


@clause("ZT-3.5")
def test_zt_3_5_pawn_and_chip_go_into_a_building() -> None:
    match = new_match(4, "choose_home_base", youngest_seat=2)
    assert asked_in_turn(match, "choose_home_base") == [1, 2, 3, 0]
    g = town(match)
    homes = {building: site.owner for building, site in g.sites.items() if site.is_home_base}
    assert homes == {pawn.square: pawn.colour for pawn in g.pawns.values()} and len(homes) == 4


@clause("ZT-3.6")
def test_zt_3_6_nobody_chooses_an_occupied_building() -> None:
    match = new_match(3, "choose_home_base", youngest_seat=1)
    match.answer(0, "home:bld_05")
    refusal = match.why_not(1, "home:bld_05")
    assert refusal is not None and refusal.clause == "ZT-3.6"


@clause("ZT-3.7")
def test_zt_3_7_home_bases_are_chosen_before_houses_are_dealt() -> None:
    match = new_match(3, "choose_home_base")
    assert {site.house for site in town(match).sites.values()} == {""}
    assert "" not in {site.house for site in town(first_answers(match, "keep_start_cards")).sites.values()}


@clause("ZT-3.8", "ZT-3.9")
def test_zt_3_8_everybody_starts_with_a_plain_pistol() -> None:
    g = town(new_match(6))
    assert [(w.kind, w.shots) for pawn in g.pawns.values() for w in pawn.weapons] == [("pistol", 3)] * 6
    assert all_cards(g)["pistol"] == 4


@clause("ZT-3.10")
def test_zt_3_10_every_building_gets_an_open_house_card_at_five() -> None:
    buildings = Seen(new_match(3), None).view()["buildings"]
    assert Counter(b["house"] for b in buildings) == Counter(HOUSE_DECK)
    assert {b["number"] for b in buildings} == {5}


@clause("ZT-3.11", "ZT-3.13")
def test_zt_3_11_of_six_cards_exactly_three_are_kept_and_no_event() -> None:
    match = new_match(3, "keep_start_cards", seed=4)
    g = town(match)
    assert [len(dealt) for dealt in g.dealt] == [6, 6, 6]
    seat = next(s for s in range(3) if any(KIND_OF[c] == "event" for c in g.dealt[s]))
    event = next(card for card in g.dealt[seat] if KIND_OF[card] == "event")
    other = next(card for card in g.dealt[seat] if KIND_OF[card] != "event")
    for answer, reason in (
        (f"keep:{event} keep:{other} keep:{other}", "ZT-3.13"),
        (f"play:{event}", "ZT-3.13"),
        (f"keep:{other}", "ZT-3.11"),
        ("", "ZT-3.11"),
    ):
        refusal = match.why_not(seat, answer)
        assert refusal is not None and refusal.clause == reason
    first_answers(match, "turn_step")
    assert [len(hand) for hand in g.hands] == [3, 3, 3]
    assert all(KIND_OF[card] != "event" for hand in g.hands for card, _ in hand)


def test_start_cards_are_seen_by_their_seat_alone() -> None:
    match = new_match(3, "keep_start_cards")
    assert Seen(match, 1).view()["dealt"] == town(match).dealt[1]
    assert Seen(match, None).view()["dealt"] == []


@clause("ZT-3.12", "ZT-3.15")
def test_zt_3_12_who_has_too_few_draws_until_there_are_three() -> None:
    matches = (new_match(6, seed=seed) for seed in range(40))
    match = next(match for match in matches if told(match, "card_redrawn"))
    assert [len(hand) for hand in town(match).hands] == [3] * 6
    kept = {event["seat"]: event["count"] for event in told(match, "start_cards_kept")}
    drawn = told(match, "card_redrawn")[0]
    assert kept[drawn["seat"]] == 3 - int(str(drawn["count"]))


@clause("ZT-3.14")
def test_zt_3_14_what_is_not_kept_goes_back_and_is_shuffled() -> None:
    g = town(new_match(3))
    assert all_cards(g) + Counter(["pistol"] * 3) == Counter(ACTION_DECK)
    assert g.dealt == [[], [], []]


@clause("ZT-3.15")
def test_zt_3_15_all_keep_at_the_same_time_and_hidden() -> None:
    match = new_match(4, "keep_start_cards")
    assert match.ask is not None and match.ask.waiting() == [0, 1, 2, 3] and match.ask.closes == "all"


@pytest.mark.parametrize(
    ("seats", "piles"), [(2, [0] * 4 + [9] * 8), (3, [0] * 3 + [9] * 9), (5, [3] * 5 + [9] * 7), (6, [3] * 6 + [9] * 6)]
)
@clause("ZT-3.16", "ZT-3.17")
def test_zt_3_16_nine_cards_for_a_building_without_a_pawn(seats: int, piles: list[int]) -> None:
    g = town(new_match(seats))
    assert sorted(len(site.pile) for site in g.sites.values()) == piles
    homes = [len(site.pile) for site in g.sites.values() if site.is_home_base]
    assert set(homes) == {piles[0]}


@pytest.mark.parametrize(("seats", "left"), [(2, 14), (3, 9), (4, 14), (5, 4), (6, 6)])
@clause("ZT-3.18")
def test_zt_3_18_undealt_cards_are_out_of_the_game(seats: int, left: int) -> None:
    match = new_match(seats)
    assert Seen(match, 0).view()["box"] == left and town(match).discard == []


@clause("ZT-3.19")
def test_zt_3_19_the_first_player_is_drawn_and_keeps_the_time() -> None:
    first = {town(new_match(3, seed=seed)).timekeeper for seed in range(20)}
    assert first == {0, 1, 2}
    match = new_match(3)
    assert match.ask is not None and match.ask.seats[0] == town(match).timekeeper and town(match).day == 1


@clause("ZT-3.20")
def test_zt_3_20_everybody_may_look_through_the_discard_pile() -> None:
    match = new_match(4, leftover_cards="discard")
    assert Seen(match, None).view()["discard"] == town(match).discard != []
    assert Seen(new_match(4), None).view()["discard"] == []
    t = table(hands={"red": "event_time"}, day=3, turn="red", steps=[("act",)]).answer("red", "event:event_time")
    assert t.seen_by(None).view()["discard"] == ["event_time"]
