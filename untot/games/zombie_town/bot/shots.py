"""The chances of shots, from the combat cards that are left in the deck: which they are is open, their order is not."""

from __future__ import annotations

from functools import lru_cache

from untot.games.zombie_town.pieces import COMBAT_DECK, STRENGTH, WEAPONS, WeaponId
from untot.games.zombie_town.state import TownState

Left = tuple[int, ...]
"""How many cards of each strength are left, in the order of STRENGTH."""


def cards_left(g: TownState) -> Left:
    deck = g.combat_deck or COMBAT_DECK
    return tuple(deck.count(card) for card in STRENGTH)


@lru_cache(maxsize=1 << 14)
def hit_chance(left: Left, distance: int, draws: int) -> float:
    """That a shot kills a zombie so far away."""
    whole = sum(left)
    misses = sum(count for count, strength in zip(left, STRENGTH.values(), strict=True) if strength < distance)
    missed = misses / whole
    for drawn in range(1, draws):
        missed *= max(0, misses - drawn) / max(1, whole - drawn)
    return 1 - missed


def duel_chance(attacker: WeaponId, defender: WeaponId) -> float:
    """That the first of two armed fighters wins an exchange: who draws two cards does so more often."""
    extra = WEAPONS[attacker].draws - WEAPONS[defender].draws
    return 0.5 + 0.17 * extra


def one_sided_chance(left: Left, draws: int) -> float:
    """That a shot hits somebody who cannot answer: anything but Jammed does."""
    return hit_chance(left, 0, draws)
