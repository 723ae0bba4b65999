"""Who should hold what: hands, reserve, and sharing between two who meet. Nothing is enumerated but pairs of hands."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Final, NamedTuple

from untot.games.zombicide.bot.worth import IN_RESERVE, TOOL, WANTED, card_worth, strength
from untot.games.zombicide.cards import attack_with
from untot.games.zombicide.city.assembly import board_of
from untot.games.zombicide.facts import HANDS, all_slots
from untot.games.zombicide.missions import (
    AllInOneClearSpawnZone,
    CollectAllObjectives,
    ExitWithCards,
    FindCards,
    LockedDoor,
    Mission,
    SuppliesDrivenOut,
)
from untot.games.zombicide.pieces import COMBINATIONS, EQUIPMENT, WOUND, AttackKind, CardId
from untot.games.zombicide.rules.c5_inventory import DISCARD, owner_of, piece_on, slot_of
from untot.games.zombicide.rules.c6_cars import DRIVER
from untot.games.zombicide.skills import has_skill, skills_for
from untot.games.zombicide.state import Survivor
from untot.kernel.forms import Arrange
from untot.kernel.words import placed, put

KINDS: Final[tuple[AttackKind, ...]] = ("melee", "ranged")
SECOND_WEAPON: Final = 0.4
"""What the weaker of a melee and a ranged weapon adds."""
RUNNERS_TOOL: Final = 3.0
"""A tool for doors in the hands of somebody who passes zombies freely."""
FAST: Final = ("leave_freely", "zones_per_move")
"""Skills of those who get ahead: past zombies, or two zones at a time."""
SMALL: Final = 4
"""A building of so many rooms, and of no more, is opened by whoever gets there first."""
TEAM_TOOL: Final = 1.5
"""The same in the hands of somebody who rides with others: he opens doors for them."""
SPARE_CARD: Final = 1.0
"""Something that he can lose to a wound instead of the tool."""
_KEPT: Final = 1 << 14


class Taste(NamedTuple):
    """What changes the worth of cards for somebody."""

    pairs: tuple[AttackKind, ...]
    """The attacks for which any two equal weapons are a pair in his hands."""
    wanted: tuple[CardId, ...]
    """What goals ask for."""
    runs: bool = False
    """He passes zombies freely or is fast: with a tool for doors he can go anywhere."""
    spares: bool = False
    """He must not lose that tool to his first wound."""
    tours: bool = False
    """He rides with others, for whom he opens doors."""
    drives: bool = False
    """He stays in the car, others open doors."""


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
    tours = is_touring(mission)
    drives = tours and survivor.seat_in_car == DRIVER
    return Taste(pairs, wanted_cards(mission), is_fast(survivor, mission), is_rush(mission) or tours, tours, drives)


def is_fast(survivor: Survivor, mission: Mission) -> bool:
    """He passes zombies freely, or, where all tokens are rushed for, goes two zones at a time."""
    return any(has_skill(survivor, kind) for kind in speedy_skills(mission))


def speedy_skills(mission: Mission) -> tuple[str, ...]:
    """Skills of those who should hold a tool for doors."""
    if not has_tokens(mission):
        return ()
    return FAST if is_rush(mission) else FAST[:1]


@lru_cache(maxsize=64)
def is_rush(mission: Mission) -> bool:
    """Nothing but tokens is asked for, and they lie in small buildings: then to be fast is all, whoever dies of it."""
    placed = board_of(mission)
    rooms = [token.zone for token in mission.objectives if token.zone in placed.building_of]
    is_all = all(isinstance(goal, CollectAllObjectives) for goal in mission.goals)
    largest = max((len(placed.buildings[placed.building_of[room]].rooms) for room in rooms), default=0)
    return is_all and len(rooms) > 1 and largest <= SMALL


@lru_cache(maxsize=64)
def is_touring(mission: Mission) -> bool:
    """Tokens are asked for, cars can be driven, and all must come together in the end."""
    asked = {type(goal) for goal in mission.goals}
    return mission.drive and bool(mission.cars) and {CollectAllObjectives, AllInOneClearSpawnZone} <= asked


@lru_cache(maxsize=64)
def has_tokens(mission: Mission) -> bool:
    """Tokens must be taken, as a goal or because doors are locked."""
    goals = any(isinstance(goal, CollectAllObjectives) for goal in mission.goals)
    return goals or any(isinstance(rule, LockedDoor) for rule in mission.rules)


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
        worth += SPARE_CARD if taste.runs and taste.spares and len(hands) + len(kept) > 1 else 0.0
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
    opens = any(card in EQUIPMENT and EQUIPMENT[card].opens_doors for card in hands)
    tool = 0.0
    if opens and not taste.drives:
        tool = RUNNERS_TOOL if taste.runs else TEAM_TOOL if taste.tours else TOOL
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
    return hands_worth(hands, taste_of(survivor, mission)._replace(runs=False))


def in_hand(survivor: Survivor, mission: Mission) -> float:
    """What his hands are worth to him as his cards lie now, a runner's tool included."""
    hands = tuple(sorted(survivor.slots[hand].card for hand in HANDS if hand in survivor.slots))
    return hands_worth(hands, taste_of(survivor, mission))


def best_kit(survivor: Survivor, mission: Mission) -> Kit:
    return kit(cards_of(survivor), room_of(survivor), taste_of(survivor, mission))


# -- arranging --------------------------------------------------------------------------------------------------


def arrangement(form: Arrange, survivor: Survivor, mission: Mission, found: CardId = "") -> dict[str, str]:
    """The best weapons in hand, wounds out of the way; what was found lies beside the slots, as its own piece."""
    lying = {slot: held.card for slot, held in survivor.slots.items()} | ({found: found} if found else {})
    cards = tuple(sorted(card for card in lying.values() if card != WOUND.id))
    chosen = kit(cards, room_of(survivor), taste_of(survivor, mission))
    return laid_out(lying, all_slots(survivor), chosen, is_discarding=DISCARD in form.room)


def laid_out(lying: dict[str, CardId], slots: Sequence[str], chosen: Kit, *, is_discarding: bool) -> dict[str, str]:
    """Each piece on a slot, the first two of which are hands; away with what finds no place in the kit."""
    hands, free = tuple(slots[: len(HANDS)]), list(slots)
    place_of: dict[str, str] = {}
    for card in chosen.hands:
        piece = _where(lying, place_of, card, prefer=hands)
        place_of[piece] = piece if piece in hands and piece in free else next(slot for slot in free if slot in hands)
        free.remove(place_of[piece])
    for piece in [piece for piece, card in lying.items() if card == WOUND.id]:
        _lay(piece, place_of, free, hands)
    for card in chosen.kept:
        _lay(_where(lying, place_of, card, prefer=()), place_of, free, hands)
    for piece in lying:
        if piece not in place_of:
            place_of[piece] = free.pop() if free or not is_discarding else DISCARD
    return place_of


def _where(lying: dict[str, CardId], place_of: dict[str, str], card: CardId, prefer: Sequence[str]) -> str:
    """Where such a card lies that has no place yet."""
    pieces = [piece for piece, there in lying.items() if there == card and piece not in place_of]
    return next((piece for piece in pieces if piece in prefer), pieces[0])


def _lay(piece: str, place_of: dict[str, str], free: list[str], hands: Sequence[str]) -> None:
    """Where it is if that is free, else as far back as possible."""
    place_of[piece] = piece if piece in free and piece not in hands else free[-1]
    free.remove(place_of[piece])


def in_words(form: Arrange, place_of: dict[str, str]) -> str:
    return " ".join(put(piece, place_of[piece]) for piece in form.slots_of)


def as_it_lies(form: Arrange) -> str:
    """Every piece where it is if that is possible, else on the first place that takes it."""
    words: list[str] = []
    while following := form.walk(words):
        (piece,) = placed(following[0])
        stays = (put(piece, piece), put(piece, owner_of(piece)))
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
    """The words of the best deal, with everything where it is best held."""
    receiver = receivers(form, one, other, mission)
    place_of: dict[str, str] = {}
    for who in (one, other):
        own = {piece: held_by(one, other, piece) for piece, to in receiver.items() if to == who.id}
        slots = [piece_on(who.id, slot) for slot in all_slots(who)]
        if slots[0] not in form.room:
            place_of |= dict.fromkeys(own, who.id)
            continue
        cards = tuple(sorted(card for card in own.values() if card != WOUND.id))
        chosen = kit(cards, room_of(who), taste_of(who, mission))
        place_of |= laid_out(own, slots, chosen, is_discarding=True)
    return in_words(form, place_of)


def receivers(form: Arrange, one: Survivor, other: Survivor, mission: Mission) -> dict[str, str]:
    """Who gets each piece; of equal cards those stay that can, and wounds always do."""
    deal = best_deal(one, other, mission)
    due = {one.id: list(deal.one), other.id: list(deal.other)}
    receiver = {piece: owner_of(piece) for piece in form.slots_of if held_by(one, other, piece) == WOUND.id}
    for stays in (True, False):
        for piece in form.slots_of:
            owner, card = owner_of(piece), held_by(one, other, piece)
            to = owner if stays else next(who for who in due if who != owner)
            if piece not in receiver and card in due[to]:
                due[to].remove(card)
                receiver[piece] = to
    return receiver


def held_by(one: Survivor, other: Survivor, piece: str) -> CardId:
    return (one if owner_of(piece) == one.id else other).slots[slot_of(piece)].card
