"""Chapter 8e: reloading."""

from __future__ import annotations

from untot.games.zombicide.cards import is_pair
from untot.games.zombicide.facts import HANDS, active
from untot.games.zombicide.pieces import SurvivorId
from untot.games.zombicide.state import Held, Slot, Survivor, ZombicideState
from untot.kernel.rulebook import clause
from untot.kernel.words import thing_in, words


@clause("ZC-6.59", "ZC-8.48.1", "ZC-9.13")
def why_not_reload(g: ZombicideState, survivor: Survivor) -> str | None:
    """An unloaded weapon in hand; no free combat action pays for it."""
    return None if empty_hands(survivor) else "ZC-8.48.1"


def empty_hands(survivor: Survivor) -> list[Slot]:
    """Hands with an unloaded weapon."""
    return [hand for hand in HANDS if hand in survivor.slots and not survivor.slots[hand].is_loaded]


def weapons_to_reload(g: ZombicideState) -> list[str]:
    hands = empty_hands(active(g))
    return words("weapon", hands[:1] if is_pair(active(g), "ranged") else hands)


@clause("ZC-8.48.1", "ZC-8.49")
def reload(g: ZombicideState, survivor: SurvivorId, answer: str) -> None:
    """One weapon, or both of an identical pair."""
    who, hand = g.survivors[survivor], thing_in(answer, "weapon")
    for loaded in HANDS if is_pair(who, "ranged") else (hand,):
        who.slots[loaded] = Held(who.slots[loaded].card)
    g.tell("weapon_reloaded", "ZC-8.48.1", survivor=survivor, card=who.slots[hand].card)
