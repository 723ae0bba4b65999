"""Who should hold what: hands, reserve, and sharing between two who meet. Nothing is enumerated but pairs of hands."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import combinations
from typing import Final, NamedTuple

from untot.games.zombicide.bot.worth import IN_RESERVE, TOOL, WANTED, card_worth, strength
from untot.games.zombicide.cards import attack_with
from untot.games.zombicide.facts import HANDS, all_slots
from untot.games.zombicide.missions import ExitWithCards, FindCards, Mission, SuppliesDrivenOut
from untot.games.zombicide.pieces import COMBINATIONS, EQUIPMENT, WOUND, AttackKind, CardId
from untot.games.zombicide.rules.c5_inventory import DISCARD
from untot.games.zombicide.skills import skills_for
from untot.games.zombicide.state import Slot, Survivor
from untot.kernel.forms import Arrange

KINDS: Final[tuple[AttackKind, ...]] = ("melee", "ranged")
SECOND_WEAPON: Final = 0.4
"""What the weaker of a melee and a ranged weapon adds."""
_KEPT: Final = 1 << 14


class Taste(NamedTuple):
    """What changes the worth of cards for somebody."""

    pairs: tuple[AttackKind, ...]
    """The attacks for which any two equal weapons are a pair in his hands."""
    wanted: tuple[CardId, ...]
    """What goals ask for."""


class Kit(NamedTuple):
    """Cards laid out as well as possible."""

    worth: float
    hands: tuple[CardId, ...]
    kept: tuple[CardId, ...]
    """Those in the reserve, the best first."""


# -- what is wanted ---------------------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def wanted_cards(mission: Mission) -> tuple[CardId, ...]:
    """The cards that goals of this mission ask for."""
    with_cards = [goal for goal in mission.goals if isinstance(goal, FindCards | ExitWithCards | SuppliesDrivenOut)]
    return tuple(dict.fromkeys(card for goal in with_cards for card in goal.cards))


def taste_of(survivor: Survivor, mission: Mission) -> Taste:
    pairs = tuple(kind for kind in KINDS if skills_for(survivor, "dual", kind))
    return Taste(pairs, wanted_cards(mission))


# -- kits -------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=_KEPT)
def kit(cards: tuple[CardId, ...], room: int, taste: Taste) -> Kit:
    """The best use of these cards (in any order) for somebody with so much room."""
    best = Kit(-1.0, (), ())
    for hands in _hands(cards, room):
        left = list(cards)
        for card in hands:
            left.remove(card)
        kept = sorted(left, key=lambda card: -_reserve_worth(card, left, taste))[: max(0, room - len(hands))]
        worth = hands_worth(hands, taste) + sum(_reserve_worth(card, kept, taste) for card in kept)
        if worth > best.worth:
            best = Kit(worth, hands, tuple(kept))
    return best


def _hands(cards: tuple[CardId, ...], room: int) -> Iterable[tuple[CardId, ...]]:
    """All that could be taken in hand."""
    most = min(len(HANDS), len(cards), room)
    return dict.fromkeys(tuple(sorted(pair)) for pair in combinations(cards, most)) if most else [()]


@lru_cache(maxsize=_KEPT)
def hands_worth(hands: tuple[CardId, ...], taste: Taste) -> float:
    """What these cards in hand are worth: the better weapon, something of the other, a pair, a tool."""
    melee, ranged = (_force(hands, kind, taste) for kind in KINDS)
    tool = TOOL if any(card in EQUIPMENT and EQUIPMENT[card].opens_doors for card in hands) else 0.0
    wanted = sum(_reserve_worth(card, (), taste) for card in hands if not is_weapon(card))
    return max(melee, ranged) + SECOND_WEAPON * min(melee, ranged) + tool + wanted


def _force(hands: tuple[CardId, ...], kind: AttackKind, taste: Taste) -> float:
    """How strong hands are in this way of fighting."""
    attacks = [attack for card in hands if (attack := attack_with(card, kind)) is not None]
    if not attacks:
        return 0.0
    each = max(strength(attack) for attack in attacks)
    return 2 * each if len(attacks) > 1 and is_pair(hands, kind, taste) else each


def is_pair(hands: tuple[CardId, ...], kind: AttackKind, taste: Taste) -> bool:
    """Two alike that may strike in one action."""
    has_symbol = hands[0] in EQUIPMENT and EQUIPMENT[hands[0]].dual
    return len(set(hands)) == 1 and (has_symbol or kind in taste.pairs)


def is_weapon(card: CardId) -> bool:
    return card in COMBINATIONS or (card in EQUIPMENT and EQUIPMENT[card].kind == "weapon")


def _reserve_worth(card: CardId, beside: Iterable[CardId], taste: Taste) -> float:
    """In the reserve; a part of something is worth more beside the other part."""
    worth = card_worth(card) + (WANTED if card in taste.wanted else 0.0)
    for built in COMBINATIONS.values():
        if card in built.parts and all(part in beside for part in built.parts):
            worth += IN_RESERVE
    return worth


def cards_of(survivor: Survivor) -> tuple[CardId, ...]:
    """His equipment, sorted; wounds are none."""
    return tuple(sorted(held.card for held in survivor.slots.values() if held.card != WOUND.id))


def room_of(survivor: Survivor) -> int:
    """Slots that no wound takes."""
    return len(all_slots(survivor)) - sum(held.card == WOUND.id for held in survivor.slots.values())


def armed(survivor: Survivor, mission: Mission) -> float:
    """How well somebody is armed as his cards lie now."""
    hands = tuple(sorted(survivor.slots[hand].card for hand in HANDS if hand in survivor.slots))
    return hands_worth(hands, taste_of(survivor, mission))


def best_kit(survivor: Survivor, mission: Mission) -> Kit:
    return kit(cards_of(survivor), room_of(survivor), taste_of(survivor, mission))


# -- arranging --------------------------------------------------------------------------------------------------


def arrangement(form: Arrange, survivor: Survivor, mission: Mission) -> str:
    """The best weapons in hand, wounds out of the way, and away with what is worth least if there is too much."""
    place_of: dict[Slot, Slot] = {}
    free = [slot for slot in all_slots(survivor) if slot in form.room]
    lying = {slot: held.card for slot, held in survivor.slots.items()}
    chosen = best_kit(survivor, mission)
    for card in chosen.hands:
        slot = _where(lying, place_of, card, prefer=HANDS)
        place_of[slot] = slot if slot in HANDS and slot in free else next(f for f in free if f in HANDS)
        free.remove(place_of[slot])
    wounds = [slot for slot, card in lying.items() if card == WOUND.id]
    for slot in wounds:
        _lay(slot, place_of, free)
    for card in chosen.kept:
        _lay(_where(lying, place_of, card, prefer=()), place_of, free)
    for slot in lying:
        if slot not in place_of:
            place_of[slot] = DISCARD if DISCARD in form.room else free.pop()
    return " ".join(f"{slot}@{place_of[slot]}" for slot in form.slots_of)


def _where(lying: dict[Slot, CardId], place_of: dict[Slot, Slot], card: CardId, prefer: tuple[Slot, ...]) -> Slot:
    """Where such a card lies that has no place yet."""
    slots = [slot for slot, there in lying.items() if there == card and slot not in place_of]
    return next((slot for slot in slots if slot in prefer), slots[0])


def _lay(slot: Slot, place_of: dict[Slot, Slot], free: list[Slot]) -> None:
    """Where it is if that is free, else as far back as possible."""
    place_of[slot] = slot if slot in free and slot not in HANDS else free[-1]
    free.remove(place_of[slot])


def as_it_lies(form: Arrange) -> str:
    """Every piece where it is if that is possible, else on the first place that takes it."""
    words: list[str] = []
    while following := form.walk(words):
        piece = following[0].rpartition("@")[0]
        stays = (f"{piece}@{piece}", f"{piece}@{piece.partition('.')[0]}")
        words.append(next((word for word in following if word in stays), following[0]))
    return " ".join(words)


# -- sharing ----------------------------------------------------------------------------------------------------


class Deal(NamedTuple):
    """Who of two gets what, and what both gain by it."""

    gain: float
    one: tuple[CardId, ...]
    other: tuple[CardId, ...]


def best_deal(one: Survivor, other: Survivor, mission: Mission) -> Deal:
    tastes = taste_of(one, mission), taste_of(other, mission)
    return _deal(cards_of(one), cards_of(other), (room_of(one), room_of(other)), tastes)


@lru_cache(maxsize=_KEPT)
def _deal(
    one: tuple[CardId, ...], other: tuple[CardId, ...], rooms: tuple[int, int], tastes: tuple[Taste, Taste]
) -> Deal:
    """Card by card, the strongest first, to the one for whom it does more; on a tie it stays where it is."""
    before = kit(one, rooms[0], tastes[0]).worth + kit(other, rooms[1], tastes[1]).worth
    held: list[tuple[CardId, ...]] = [(), ()]
    worth = [0.0, 0.0]
    for card, owner in sorted([(c, 0) for c in one] + [(c, 1) for c in other], key=lambda each: -card_worth(each[0])):
        after = [kit(tuple(sorted((*held[i], card))), rooms[i], tastes[i]).worth for i in (0, 1)]
        extra = [after[i] - worth[i] for i in (0, 1)]
        to = owner if abs(extra[0] - extra[1]) < 0.01 else int(extra[1] > extra[0])
        held[to] = tuple(sorted((*held[to], card)))
        worth[to] = after[to]
    return Deal(sum(worth) - before, held[0], held[1])


def offer(form: Arrange, one: Survivor, other: Survivor, mission: Mission) -> str:
    """The words of the best deal."""
    deal = best_deal(one, other, mission)
    due = {one.id: list(deal.one), other.id: list(deal.other)}
    words: dict[str, str] = {}
    for stays in (True, False):
        for piece in form.slots_of:
            owner, _, slot = piece.partition(".")
            card = (one if owner == one.id else other).slots[slot].card
            receiver = owner if stays else next(who for who in due if who != owner)
            if piece not in words and card in due[receiver]:
                due[receiver].remove(card)
                words[piece] = receiver
    return " ".join(f"{piece}@{words[piece]}" for piece in form.slots_of)
