"""Chapter 7: cards that leave play, and weapons that are dropped, filled or handed over."""

from __future__ import annotations

from untot.games.zombie_town.changing import arm_survivor, set_shots
from untot.games.zombie_town.facts import bit, weapon_by_id, weapons_of
from untot.games.zombie_town.pieces import WEAPONS, CardId
from untot.games.zombie_town.state import Covered, Fighter, PieceId, TownState, Weapon
from untot.kernel.events import Seat
from untot.kernel.rulebook import clause
from untot.kernel.words import words


@clause("ZT-3.20")
def discard_cards(g: TownState, *cards: CardId) -> None:
    """Onto the discard pile, face up."""
    g.discard.extend(cards)


def take_from_hand(g: TownState, seat: Seat, card: CardId) -> Covered:
    """A card of this kind leaves the hand: of several the one that most others know, for nobody can tell them apart."""
    hand = g.hands[seat]
    found = max((held for held in hand if held[0] == card), key=lambda held: held[1].bit_count())
    hand.remove(found)
    return found


def forget_hand(g: TownState, seat: Seat) -> None:
    """Cards left this hand unseen: from now on only its holder knows what is in it."""
    g.hands[seat] = [(card, bit(seat)) for card, _ in g.hands[seat]]


# -- weapons ----------------------------------------------------------------------------------------------------


@clause("ZT-7.9", "ZT-7.10")
def empty_weapons(g: TownState, seat: Seat) -> list[str]:
    """The words for what may be dropped at any time: weapons without shots."""
    return words("drop", [weapon.id for weapon in weapons_of(g, seat) if not weapon.shots])


@clause("ZT-7.9")
def drop(g: TownState, weapon: PieceId) -> None:
    """An empty weapon is discarded."""
    taken = take_weapon(g, weapon)
    discard_cards(g, taken.kind)
    g.tell("weapon_dropped", "ZT-7.9", weapon=weapon)


def take_weapon(g: TownState, weapon: PieceId) -> Weapon:
    """A weapon leaves its bearer."""
    found, bearer = weapon_by_id(g, weapon)
    if bearer in g.pawns:
        g.pawns[bearer].weapons.remove(found)
    else:
        arm_survivor(g, bearer, None)
    return found


@clause("ZT-6.8", "ZT-6.9")
def give_weapon(g: TownState, weapon: Weapon, bearer: Fighter, clause_id: str) -> None:
    """A weapon gets a bearer; its shots stay as they are."""
    if bearer in g.pawns:
        g.pawns[bearer].weapons.append(weapon)
    else:
        arm_survivor(g, bearer, weapon)
    g.tell("weapon_taken", clause_id, bearer=bearer, weapon=weapon.id, shots=weapon.shots)


@clause("ZT-7.13")
def reload(g: TownState, weapon: PieceId, clause_id: str) -> None:
    """To its highest printed number."""
    found, _ = weapon_by_id(g, weapon)
    full = WEAPONS[found.kind].shots
    set_shots(g, weapon, full)
    g.tell("weapon_reloaded", clause_id, weapon=weapon, shots=full)


@clause("ZT-8.10", "ZT-8.11", "ZT-13.24", "ZT-15.19")
def reloadable(g: TownState, seat: Seat) -> list[str]:
    """The words for own weapons below their highest number, wherever they are."""
    used = [weapon.id for weapon in weapons_of(g, seat) if weapon.shots < WEAPONS[weapon.kind].shots]
    return words("weapon", used)
