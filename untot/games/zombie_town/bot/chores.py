"""Chores: what a pawn could do with an action, here or where it might go, and what each would bring."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Final, NamedTuple

from untot.games.zombie_town.bot.outlook import Outlook, life
from untot.games.zombie_town.bot.striking import best_shot, strike_gains
from untot.games.zombie_town.bot.worth import (
    BULLET,
    COMPANY,
    DRAW_2,
    FLIGHT,
    Estate,
    card_worth,
    magazine,
)
from untot.games.zombie_town.facts import bit, hand_limit, owned, weapons_of
from untot.games.zombie_town.pieces import (
    BARRICADES,
    COUNTS,
    FIREWORKS,
    HOUSES,
    KIND_OF,
    LIMITS,
    NEVER_KEPT,
    SURVIVOR,
    WEAPONS,
    CardId,
)
from untot.games.zombie_town.state import Pawn, Weapon
from untot.games.zombie_town.town import BUILDING_BESIDE, DISTANCE, IN_RANGE, BuildingId, Square
from untot.kernel.words import word

MEAN_CARD: Final = 1.1
"""What a card of a pile brings on the average, events that happen at once for free included."""
MEAN_CARD_AT_END: Final = (0.3, 0.6)
"""In the last turn: without another action to play it, and with one."""
EXTRA_CARD: Final = 0.3
"""What it is worth to look at one card more."""
FULL_HAND: Final = 0.5
"""How much of a card's worth is left if the hand is full already."""
ZOMBIE_CHANCE: Final = 0.08
"""That a card of a pile is a Zombie."""
TRAP_CHANCE: Final = 0.33
"""That a barricade of somebody else is trapped."""
UNSURE: Final = 0.5
"""How much of what a rival loses by a torn barricade counts: he builds again, and others profit too."""
FIRST_WEAPON: Final = 0.6
"""What a weapon is worth besides to whoever has no loaded one."""
HEALING: Final = {1: 3.5, 2: 1.6, 3: 0.5}
"""What a regained health is worth at this health."""
VISIT: Final = -0.5
NOT_FOR_OTHERS: Final = -0.5
"""Fireworks at somebody else's house."""
CALM: Final = 0.12
"""How much of a danger matters that fireworks keep away for one of many rounds."""


BUILD: Final = "build"
"""Stands for the playing of any barricade."""


class Chore(NamedTuple):
    """One action: what it gains, and the verb of the turn that begins it."""

    gain: float
    verb: str


SHOTS: Final = {
    square: tuple((target, DISTANCE[square][target]) for target in targets) for square, targets in IN_RANGE.items()
}
"""By where one stands: the squares in range, and how far each is."""


class Arms:
    """What can be done with weapons, on whatever square: computed once for a pawn."""

    def __init__(self, o: Outlook, pawn: Pawn) -> None:
        self.o = o
        self.pawn = pawn
        self.arming = list(_weapons(o, pawn))
        self._bullets = sum(max(0, weapon.shots - 1) for weapon in pawn.weapons)
        """Those to spare: the last one of each weapon is kept, except on one's own square and in the last turn."""
        self._shots: dict[tuple[Square, int], list[Chore]] = {}

    def shots(self, square: Square) -> list[Chore]:
        """At zombies in range, as long as the bullets last."""
        zombies, found = self.o.g.zombies, list[Chore]()
        if self._bullets or self.o.turns < 2 or square in zombies:
            for shot in SHOTS[square]:
                if shot[0] in zombies:
                    found += self._shots_at(shot, square)
        return found

    def _shots_at(self, shot: tuple[Square, int], square: Square) -> list[Chore]:
        found = self._shots.get(shot)
        if found is None:
            target, _ = shot
            gain = best_shot(self.o, self.pawn, square, target)
            most = min(self.o.g.zombies[target], 1 + self._bullets // 2) if gain > 0 else 0
            found = self._shots[shot] = [Chore(gain, "attack")] * most
        return found

    @cached_property
    def quiet(self) -> list[Chore]:
        """All that is to be done on a street where there is nobody to shoot at and nothing to tear down."""
        return best_first([*self.arming, *_companions(self.o)])


def chores(arms: Arms, square: Square, actions: int) -> list[Chore]:
    """All that is worth an action on this square, the best first."""
    if actions < 1:
        return []
    o, pawn, shots = arms.o, arms.pawn, arms.shots(square)
    if square in o.g.sites:
        return best_first([*arms.arming, *shots, *_house_chores(o, pawn, square, actions)])
    tearing = _tearing(o, pawn, square)
    return best_first([*arms.arming, *shots, *tearing, *_companions(o)]) if shots or tearing else arms.quiet


def best_first(found: list[Chore]) -> list[Chore]:
    return sorted(found, key=lambda chore: -chore.gain)


def _house_chores(o: Outlook, pawn: Pawn, building: BuildingId, actions: int) -> Iterator[Chore]:
    site = o.g.sites[building]
    if may_hold(o, pawn, building):
        yield from _barricades(o, building, actions)
        yield from _survivors(o, pawn, building)
    else:
        yield from _companions(o)
    if site.pile:
        yield from (Chore(gain, "draw") for gain in draw_gains(o, pawn, building, actions))
    if o.is_mine(building) and site.number:
        yield from _house(o, pawn, building)
    if pawn.square == building:
        yield from (Chore(gain, "attack") for gain in strike_gains(o, pawn).values())


# -- houses -----------------------------------------------------------------------------------------------------


def may_hold(o: Outlook, pawn: Pawn, building: BuildingId) -> bool:
    """Whether the pawn could build or place somebody there."""
    if building in o.g.zombies:
        return False
    return o.is_mine(building) or len(owned(o.g, pawn.colour)) < LIMITS.buildings


def as_mine(o: Outlook, building: BuildingId) -> Estate:
    """The house as it is the moment somebody of this seat takes it: whoever was placed there before is driven out."""
    estate = o.estate(building)
    if o.is_mine(building):
        return estate
    return Estate(COUNTS.house_number, False, estate.barricades, estate.strength, pressure=estate.pressure)


def spoils(o: Outlook, building: BuildingId) -> float:
    """What it is worth that its owner loses the house; what one has oneself is not won again."""
    owner = o.owner(building)
    if owner is None:
        return 0.0
    return -o.points(building) if owner == o.seat else -o.stake(owner) * o.points(building)


def spare(o: Outlook, card: CardId) -> float:
    """What it is worth to keep a card for a later turn."""
    return card_worth(card, o.turns - 1)


def _barricades(o: Outlook, building: BuildingId, actions: int) -> list[Chore]:
    gains = building_gains(o, building, actions)
    return [Chore(gain, BUILD) for gain in gains]


def building_gains(o: Outlook, building: BuildingId, actions: int) -> list[float]:
    """What the next barricades bring one by one, the strongest first; what only pays together is shared evenly."""
    estate = as_mine(o, building)
    cards = held_barricades(o)[: min(LIMITS.barricades - estate.barricades, actions)]
    if not estate.barricades and sum(BARRICADES[card].value for card in cards) < estate.pressure:
        return []
    totals, total = [], spoils(o, building)
    for card in cards:
        estate = estate.with_barricade(BARRICADES[card].value)
        total -= spare(o, card)
        totals.append(total + o.points_as(estate))
    return _evened(totals)


def held_barricades(o: Outlook) -> list[CardId]:
    """The strongest first."""
    return sorted((card for card in o.hand if card in BARRICADES), key=lambda card: -BARRICADES[card].value)


def _evened(totals: list[float]) -> list[float]:
    """Gains of single steps that never rise: steps towards a better one count their share of it."""
    gains: list[float] = []
    while totals:
        count = max(range(1, len(totals) + 1), key=lambda k: totals[k - 1] / k)
        reached = totals[count - 1]
        gains += [reached / count] * count
        totals = [total - reached for total in totals[count:]]
    return gains


def _survivors(o: Outlook, pawn: Pawn, building: BuildingId) -> Iterator[Chore]:
    """From the hand, placed or along; or somebody who is along already stays there."""
    if SURVIVOR in o.hand:
        gain = max(placing_gain(o, building), joining_gain(o))
        yield from [Chore(gain, word("play", SURVIVOR)), *_companions(o)][: o.hand.count(SURVIVOR)]
    if pawn.companions:
        yield Chore(posting_gain(o, pawn, building), "post")


def _companions(o: Outlook) -> list[Chore]:
    """Survivors of the hand who come along."""
    return [Chore(joining_gain(o), word("play", SURVIVOR))] * o.hand.count(SURVIVOR)


def placing_gain(o: Outlook, building: BuildingId) -> float:
    return manning_gain(o, building, 0) - spare(o, SURVIVOR)


def manning_gain(o: Outlook, building: BuildingId, shots: int) -> float:
    """What one survivor more brings in a house."""
    return o.points_as(as_mine(o, building).with_survivor(shots)) + spoils(o, building)


def joining_gain(o: Outlook) -> float:
    along = 0.95 + (COMPANY if o.turns > 1 else 0.0)
    return along - spare(o, SURVIVOR)


def posting_gain(o: Outlook, pawn: Pawn, building: BuildingId) -> float:
    """Who is unarmed stays first."""
    return max(
        manning_gain(o, building, s.weapon.shots if s.weapon is not None else 0) - life(s, o.turns)
        for s in pawn.companions
    )


def _house(o: Outlook, pawn: Pawn, building: BuildingId) -> list[Chore]:
    gain = house_gain(o, pawn, building)
    return [] if gain is None else [Chore(gain, "house")]


def house_gain(o: Outlook, pawn: Pawn, building: BuildingId) -> float | None:
    """What the ability brings, less the point it costs; None if it does nothing."""
    house = HOUSES[o.g.sites[building].house]
    if house.ability == "heal":
        return HEALING[pawn.health] * min(1.0, 0.3 + 0.1 * o.turns) - 1 if pawn.health in HEALING else None
    if house.ability == "reload":
        return max((reload_gain(o, w) for w in weapons_of(o.g, o.seat)), default=-1.0) - 1
    if house.ability == "find":
        found = [o.worth(card) for card in o.g.discard if KIND_OF[card] == house.finds]
        return max(found) - 1 if found else None
    return VISIT if house.ability == "visit" else None


def reload_gain(o: Outlook, weapon: Weapon) -> float:
    return magazine(WEAPONS[weapon.kind].shots, o.turns) - magazine(weapon.shots, o.turns)


def _tearing(o: Outlook, pawn: Pawn, square: Square) -> list[Chore]:
    building = BUILDING_BESIDE.get(square)
    if building is None or not o.g.sites[building].barricades:
        return []
    return [Chore(tearing_gain(o, pawn, building), "tear_down")]


def tearing_gain(o: Outlook, pawn: Pawn, building: BuildingId) -> float:
    """The outermost barricade of a rival goes, and perhaps all that it held; it may be trapped."""
    owner, estate = o.owner(building), o.estate(building)
    value = max(1, estate.strength // estate.barricades)
    after = estate._replace(barricades=estate.barricades - 1, strength=estate.strength - value)
    lost = o.points(building) - o.points_as(after)
    builder = o.g.sites[building].barricades[-1][1]
    risk = TRAP_CHANCE * o.wound(pawn) if builder != o.seat else 0.0
    return (-o.stake(owner) * lost * UNSURE if owner is not None else 0.0) - risk


# -- weapons ----------------------------------------------------------------------------------------------------


def _weapons(o: Outlook, pawn: Pawn) -> Iterator[Chore]:
    """Weapons of the hand, for which there must be room; an empty one can be dropped."""
    room = LIMITS.pawn_weapons - sum(weapon.shots > 0 for weapon in pawn.weapons)
    room += sum(survivor.weapon is None for survivor in pawn.companions)
    is_bare = not any(weapon.shots for weapon in pawn.weapons)
    held = sorted((card for card in o.hand if card in WEAPONS), key=lambda card: -o.worth(card))
    for card in held[:room]:
        yield Chore(arming_gain(o, card) + (FIRST_WEAPON if is_bare else 0.0), word("play", card))
        is_bare = False


def arming_gain(o: Outlook, card: CardId) -> float:
    weapon = WEAPONS[card]
    return magazine(weapon.shots, o.turns) + DRAW_2 * (weapon.draws > 1) - spare(o, card)


# -- cards ------------------------------------------------------------------------------------------------------


def draw_gains(o: Outlook, pawn: Pawn, building: BuildingId, actions: int) -> list[float]:
    """What the next draws bring, one by one."""
    pile = o.g.sites[building].pile
    room = hand_limit(o.g) - len(o.hand)
    gains = []
    for number in range(min(actions, len(pile))):
        gain = card_gain(o, pawn, actions - number)
        if not number and pile[0][1] & bit(o.seat) and not pawn.companions:
            gain = known_gain(o, pile[0][0])
        gains.append(gain if number < room else gain * FULL_HAND)
    return gains


def card_gain(o: Outlook, pawn: Pawn, actions: int) -> float:
    """A card that nobody knows: who has somebody along chooses among more, who has no bullet fears Zombies."""
    company = len(pawn.companions)
    plain = MEAN_CARD if o.turns > 1 else MEAN_CARD_AT_END[actions > 1]
    is_armed = any(weapon.shots for weapon in pawn.weapons) or any(s.weapon is not None for s in pawn.companions)
    danger = 0.0 if is_armed else ZOMBIE_CHANCE * (1 + company) * (min(o.wound(pawn), 6.0) + FLIGHT)
    return plain + EXTRA_CARD * min(3, company) - danger


def known_gain(o: Outlook, card: CardId) -> float:
    """The card on top is one that this seat has put there."""
    return o.worth(card) if card not in NEVER_KEPT else BULLET


# -- fireworks --------------------------------------------------------------------------------------------------


def lighting_gain(o: Outlook, building: BuildingId) -> float:
    """How much safer a house is that no zombie goes to for a round; in the last round that is all that counts."""
    if not o.is_mine(building):
        return NOT_FOR_OTHERS
    calm = o.points_as(o.estate(building)._replace(pressure=max(0, o.estate(building).pressure - 2)))
    return (calm - o.points(building)) * (1.0 if o.turns <= 1 else CALM)


def fireworks_gain(o: Outlook) -> float:
    best = max(lighting_gain(o, building) for building in o.g.sites)
    return best - spare(o, FIREWORKS)
