"""What the events of Zombicide say, each by a class of its name; the client's types are written from these."""

from __future__ import annotations

from typing import Final, Literal

from untot.games.zombicide.pieces import AttackKind, CardId, Colour, LevelId, SkillId, SurvivorId, ZombieId
from untot.games.zombicide.state import Phase, Slot
from untot.kernel.events import Arguments, Seat, declared
from untot.parts.zones import DoorId, ZoneId

Why = Literal["sight", "noise", "far_noise"]
Brings = Literal["zombies", "manholes", "activation", "nothing"]
End = Literal["mission_accomplished", "all_eliminated", "nobody_left", "zombies_escaped", "given_up"]
Lack = Literal["anybody", "people", "car", "supplies", "tools"]
"""What a mission that cannot be accomplished any more lacks; `anybody`: nobody may be missing, and somebody is."""


class OfSurvivor(Arguments):
    """Somebody whom an event is about."""

    survivor: SurvivorId


class OfCard(OfSurvivor):
    """Somebody and a card."""

    card: CardId


class OfZone(Arguments):
    zone: ZoneId


class OfCrowd(OfZone):
    """So many zombies of a kind in a zone."""

    kind: ZombieId
    count: int


class OfCar(OfSurvivor):
    """Somebody and a car, by its name: `car_1`."""

    car: str


class OfTrade(OfSurvivor):
    """Who trades with whom."""

    partner: SurvivorId


# -- set-up, round and end --------------------------------------------------------------------------------------


class TooFewSurvivors(Arguments):
    count: int
    minimum: int


class SurvivorPicked(OfSurvivor):
    seat: Seat


class BoardLaidOut(Arguments):
    mission: str


class CardDealt(OfCard):
    pass


class FirstPlayerChosen(Arguments):
    seat: Seat


class FirstPlayerPassed(Arguments):
    seat: Seat


class RoundBegan(Arguments):
    round: int


class PhaseBegan(Arguments):
    phase: Phase


class GoalImpossible(Arguments):
    why: Lack


class GameEnded(Arguments):
    reason: End


# -- turns ------------------------------------------------------------------------------------------------------


class TurnBegan(OfSurvivor):
    actions: int


class TurnEnded(OfSurvivor):
    pass


class SurvivorMoved(OfSurvivor):
    """The zones of the way, without the one where it began."""

    zone: ZoneId
    to: ZoneId
    way: list[ZoneId]


class DoorOpened(OfSurvivor):
    door: DoorId


class DoorClosed(OfSurvivor):
    door: DoorId


class NoiseMade(OfSurvivor):
    zone: ZoneId


class ZoneMadeLoud(OfSurvivor):
    zone: ZoneId


class ObjectiveTaken(OfSurvivor):
    token: str
    zone: ZoneId
    colour: Colour


class ActionGiven(OfSurvivor):
    receiver: SurvivorId


class NinjaSwitched(OfSurvivor):
    is_silent: bool


# -- cars -------------------------------------------------------------------------------------------------------


class SeatTaken(OfCar):
    seat_in_car: str


class CarLeft(OfSurvivor):
    pass


class CarDriven(OfCar):
    zone: ZoneId


class CarDroveOut(Arguments):
    car: str
    supplies: list[CardId]


class SupplyLoaded(OfCar):
    card: CardId


class SupplyUnloaded(OfCar):
    card: CardId


# -- cards ------------------------------------------------------------------------------------------------------


class SearchBegan(OfSurvivor):
    """In a zone or a car."""

    where: str


class CardDrawn(OfCard):
    pass


class CopyTaken(OfCard):
    pass


class NothingToDraw(OfSurvivor):
    pass


class CardTaken(OfCard):
    slot: Slot


class CardDiscarded(OfCard):
    pass


class CardThrownAway(OfCard):
    pass


class InventoryArranged(OfSurvivor):
    slots: dict[Slot, CardId]


class TradeOffered(OfTrade):
    gives: list[CardId]
    gets: list[CardId]


class TradeRefused(OfTrade):
    pass


class CardsTraded(OfTrade):
    gives: list[CardId]
    gets: list[CardId]


class WeaponBuilt(OfCard):
    pass


class WeaponReloaded(OfCard):
    pass


# -- attacks ----------------------------------------------------------------------------------------------------


class AttackMade(OfCard):
    """With so many of such cards, at one zone or two."""

    kind: AttackKind
    count: int
    zones: list[ZoneId]


class DiceRolled(OfSurvivor):
    dice: list[int]
    accuracy: int
    roll_bonus: int
    hits_from: int
    damage: int
    skills: list[SkillId]


class HitsScored(OfSurvivor):
    """By zone."""

    hits: list[int]


class HitsLost(Arguments):
    kind: ZombieId
    count: int


class ZombiesKilled(OfCrowd):
    survivor: SurvivorId


class ZoneBurnt(OfZone):
    kinds: list[ZombieId]


class ExperienceGained(OfSurvivor):
    xp: int
    total: int


class LevelReached(OfSurvivor):
    level: LevelId


class SkillGained(OfSurvivor):
    skill: SkillId


# -- wounds -----------------------------------------------------------------------------------------------------


class ZombieAttacked(OfZone):
    survivor: SurvivorId


class AttackIgnored(OfSurvivor):
    pass


class WoundCancelled(OfSurvivor):
    pass


class WoundTaken(OfSurvivor):
    slot: Slot


class WoundHealed(OfSurvivor):
    pass


class SurvivorEliminated(OfSurvivor):
    pass


class SurvivorEscaped(OfSurvivor):
    pass


class SurvivorJoined(OfSurvivor):
    seat: Seat
    zone: ZoneId


# -- zombies ----------------------------------------------------------------------------------------------------


class ZombiesActivated(Arguments):
    kinds: list[ZombieId]


class ZombiesMoved(OfCrowd):
    """Why they go there: what they see or hear, where it is, whom they are after, and on how many ways they split."""

    to: ZoneId
    why: Why
    targets: list[ZoneId]
    whom: list[SurvivorId]
    ways: int


class ZombiesAdded(OfCrowd):
    pass


class ZombiesAppeared(OfCrowd):
    pass


class ZombiesEscaped(OfCrowd):
    pass


class MiniaturesRanOut(Arguments):
    """All of a kind act: there were too few to be placed, or to split."""

    kind: ZombieId
    is_split: bool


class ZombieCardDrawn(OfZone):
    card: int
    level: LevelId
    brings: Brings


class ZombieDeckShuffled(Arguments):
    pass


class SpawnZoneNeutralised(OfZone):
    survivor: SurvivorId


class SpawnZoneWoke(OfZone):
    pass


EVENTS: Final = declared(
    TooFewSurvivors, SurvivorPicked, BoardLaidOut, CardDealt, FirstPlayerChosen, FirstPlayerPassed, RoundBegan,
    PhaseBegan, GoalImpossible, GameEnded, TurnBegan, TurnEnded, SurvivorMoved, DoorOpened, DoorClosed, NoiseMade,
    ZoneMadeLoud, ObjectiveTaken, ActionGiven, NinjaSwitched, SeatTaken, CarLeft, CarDriven, CarDroveOut, SupplyLoaded,
    SupplyUnloaded, SearchBegan, CardDrawn, CopyTaken, NothingToDraw, CardTaken, CardDiscarded, CardThrownAway,
    InventoryArranged, TradeOffered, TradeRefused, CardsTraded, WeaponBuilt, WeaponReloaded, AttackMade, DiceRolled,
    HitsScored, HitsLost, ZombiesKilled, ZoneBurnt, ExperienceGained, LevelReached, SkillGained, ZombieAttacked,
    AttackIgnored, WoundCancelled, WoundTaken, WoundHealed, SurvivorEliminated, SurvivorEscaped, SurvivorJoined,
    ZombiesActivated, ZombiesMoved, ZombiesAdded, ZombiesAppeared, ZombiesEscaped, MiniaturesRanOut, ZombieCardDrawn,
    ZombieDeckShuffled, SpawnZoneNeutralised, SpawnZoneWoke,
)  # fmt: skip
