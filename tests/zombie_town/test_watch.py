"""What soak watches: no piece of Zombie Town is lost or doubled, and whatever goes wrong is noticed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from tests.tools.playing import begin, decisions
from untot.games.zombie_town import GAME
from untot.games.zombie_town.changing import change_site, set_shots
from untot.games.zombie_town.pieces import LIMITS
from untot.games.zombie_town.state import TownState
from untot.games.zombie_town.watch import town_wrongs


def later(seed: int = 1) -> tuple[TownState, TownState]:
    """A State of the third day, and the one before it."""
    match = begin(GAME, 4, seed, {})
    for _ in decisions(match, seed):
        g = match.state
        assert isinstance(g, TownState)
        if g.day == 3 and g.turn is not None:
            return g.copy(), g
    raise AssertionError("no third day")


def lose_a_hand_card(g: TownState) -> None:
    next(hand for hand in g.hands if hand).pop()


def double_a_card(g: TownState) -> None:
    g.discard.append("pistol")


def lose_a_combat_card(g: TownState) -> None:
    g.combat_deck.pop()


def lose_a_zombie(g: TownState) -> None:
    g.supply -= 1


def crowd_a_square(g: TownState) -> None:
    g.zombies["D4"] = LIMITS.zombies_on_square + 1


def name_an_empty_square(g: TownState) -> None:
    g.zombies["D4"] = 0


def move_a_ghost(g: TownState) -> None:
    g.moved["A1"] = 1


def heal_too_much(g: TownState) -> None:
    next(iter(g.pawns.values())).health = 9


def stand_nowhere(g: TownState) -> None:
    next(iter(g.pawns.values())).square = "E5"


def leave_the_dead_standing(g: TownState) -> None:
    next(iter(g.pawns.values())).health = 0


def name_two_weapons_alike(g: TownState) -> None:
    for pawn in g.pawns.values():
        for weapon in pawn.weapons:
            pawn.weapons = [replace(other, id="pistol.1") if other is weapon else other for other in pawn.weapons]


def overload_a_weapon(g: TownState) -> None:
    set_shots(g, next(weapon.id for pawn in g.pawns.values() for weapon in pawn.weapons), 9)


def own_without_a_reason(g: TownState) -> None:
    change_site(g, ownerless(g), owner=next(iter(g.pawns)))


def wear_down_a_house_of_nobody(g: TownState) -> None:
    change_site(g, ownerless(g), number=3)


def ownerless(g: TownState) -> str:
    return next(building for building, site in g.sites.items() if not site.owner)


def count_below_nothing(g: TownState) -> None:
    change_site(g, next(building for building, site in g.sites.items() if site.owner), number=-1)


@pytest.mark.parametrize(
    "damage",
    [
        lose_a_hand_card, double_a_card, lose_a_combat_card, lose_a_zombie, crowd_a_square, name_an_empty_square,
        move_a_ghost, heal_too_much, stand_nowhere, leave_the_dead_standing, name_two_weapons_alike,
        overload_a_weapon, own_without_a_reason, wear_down_a_house_of_nobody, count_below_nothing,
    ],
)  # fmt: skip
def test_whatever_goes_wrong_in_the_town_is_noticed(damage: Callable[[TownState], None]) -> None:
    before, g = later()
    assert list(town_wrongs(before, g)) == []
    damage(g)
    assert list(town_wrongs(before, g)) != []


def test_a_barricade_that_should_have_fallen_and_a_pawn_that_rests_beside_a_zombie_are_noticed() -> None:
    before, g = later()
    card = next(card for card in g.deck if card.startswith("barricade"))
    g.deck.remove(card)
    change_site(g, "bld_11", barricades=((card, 0),), owner=next(iter(g.pawns)))
    g.supply -= 6
    g.zombies["A6"] = g.zombies.get("A6", 0) + 6
    assert "bld_11 should have fallen" in list(town_wrongs(before, g))
    assert g.turn is not None and before.turn is not None
    pawn = next(pawn for pawn in g.pawns.values() if pawn.seat != g.turn.seat and pawn.square)
    before.turn.seat, before.phase = pawn.seat, "zombies"
    pawn.square = "A6"
    assert f"{pawn.colour} rests beside a zombie on A6" in list(town_wrongs(before, g))
