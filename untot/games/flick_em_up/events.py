"""The events of the game, and what each says. What has moved where stands in the view, and so in the patches."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import UNSET, UnsetType

from untot.games.flick_em_up.cards import CardId
from untot.games.flick_em_up.pieces import (
    Block,
    BuildingId,
    ChipId,
    FlickKind,
    Group,
    Noise,
    PieceId,
    SurvivorId,
    WeaponId,
    ZombieId,
)
from untot.kernel.events import Arguments, Seat, declared

Failure = Literal["left_town", "touched", "locked", "from_behind", "not_out"]
"""Why a move fails."""
Wound = Literal["shot", "explosion", "acid", "card", "fight", "rush", "too_close"]
"""What costs a life point."""

# -- set-up and rounds ------------------------------------------------------------------------------------------


class TableSet(Arguments):
    """`text`: the name that the players gave to a scenario of their own."""

    scenario: str
    own: bool
    text: str


class SurvivorChosen(Arguments):
    seat: Seat
    survivor: SurvivorId


class CardsOffered(Arguments):
    seat: Seat
    cards: list[CardId] | UnsetType = UNSET


class CardKept(Arguments):
    seat: Seat
    card: CardId | UnsetType = UNSET


class RoundBegan(Arguments):
    round: int
    phase: Literal["day", "night"]


class TurnBegan(Arguments):
    seat: Seat


class MarkerMoved(Arguments):
    round: int
    phase: Literal["day", "night"]


class SkullReached(Arguments):
    pass


class SkullMoved(Arguments):
    last_round: int


class HordeAppears(Arguments):
    zombies: list[ZombieId]


class InvasionChanged(Arguments):
    day: int
    night: int


class PointScored(Arguments):
    group: Group
    building: BuildingId
    points: int


class MatchEnded(Arguments):
    reason: str
    cards: list[CardId]


# -- activations and flicks -------------------------------------------------------------------------------------


class SurvivorActivated(Arguments):
    survivor: SurvivorId


class SurvivorTurned(Arguments):
    survivor: SurvivorId
    facing: int


class BackpackTurned(Arguments):
    survivor: SurvivorId
    night: bool


class FlickReleased(Arguments):
    survivor: SurvivorId
    kind: FlickKind
    direction: int
    power: int
    offset: int


class FlickVoid(Arguments):
    survivor: SurvivorId


class AnswerUnusable(Arguments):
    attempt: int


class DiscCameToRest(Arguments):
    survivor: SurvivorId
    touched: list[str]


class FirstTouched(Arguments):
    """Of the figures that were touched first, those that stand all the same, and those that lay already."""

    survivor: SurvivorId
    touched: list[str]
    standing: list[PieceId]
    lying: list[PieceId]


class ShotCameToRest(FirstTouched):
    weapon: WeaponId


class BatCameToRest(FirstTouched):
    fallen: list[PieceId]


class SurvivorMoved(Arguments):
    survivor: SurvivorId


class MoveFailed(Arguments):
    """`by`: what was touched, or whose door it was; nothing outside the town."""

    survivor: SurvivorId
    why: Failure
    by: list[PieceId]


class BuildingEntered(Arguments):
    survivor: SurvivorId
    building: BuildingId


class BlockChosen(Arguments):
    survivor: SurvivorId
    block: Block


class EntranceCleared(Arguments):
    piece: PieceId
    building: BuildingId


class BuildingUnlocked(Arguments):
    building: BuildingId


class BuildingLocked(Arguments):
    building: BuildingId


# -- what hands do ----------------------------------------------------------------------------------------------


class PieceMovedAside(Arguments):
    piece: PieceId


class PieceStoodUp(Arguments):
    piece: PieceId


class FigureLaidDown(Arguments):
    figure: PieceId


class PiecePutBack(Arguments):
    piece: PieceId


class PieceLifted(Arguments):
    piece: PieceId


class PieceSetAside(Arguments):
    piece: PieceId


class PiecePutDown(Arguments):
    piece: PieceId


class PieceBroughtBack(Arguments):
    piece: PieceId


# -- life and death ---------------------------------------------------------------------------------------------


class LifeLost(Arguments):
    survivor: SurvivorId
    life: int
    why: Wound


class LifeGained(Arguments):
    survivor: SurvivorId
    life: int


class SurvivorDied(Arguments):
    survivor: SurvivorId
    building: BuildingId
    chips: list[ChipId]


class ZombieKilled(Arguments):
    zombie: ZombieId


class ZombieEntered(Arguments):
    zombie: ZombieId
    building: BuildingId


class MeleeAttack(Arguments):
    survivor: SurvivorId
    zombie: ZombieId
    weapon: WeaponId


class BarrelExploded(Arguments):
    barrel: PieceId


# -- fights -----------------------------------------------------------------------------------------------------


class FightBegan(Arguments):
    attacker: SurvivorId
    defender: SurvivorId


class CombatCardsDrawn(Arguments):
    survivor: SurvivorId
    cards: list[CardId] | UnsetType = UNSET


class CombatCardsRevealed(Arguments):
    cards: dict[SurvivorId, CardId]


class FightWon(Arguments):
    survivor: SurvivorId
    loser: SurvivorId


class SurvivorThrownOut(Arguments):
    survivor: SurvivorId


# -- chips and cards --------------------------------------------------------------------------------------------


class ChipPickedUp(Arguments):
    survivor: SurvivorId
    chip: ChipId


class ChipDropped(Arguments):
    survivor: SurvivorId
    chip: ChipId
    building: BuildingId


class ChipLookedAt(Arguments):
    survivor: SurvivorId
    chip: ChipId | UnsetType = UNSET


class ChipRevealed(Arguments):
    survivor: SurvivorId
    chip: ChipId


class ChipBrought(Arguments):
    chip: ChipId
    building: BuildingId


class ExtraActionUsed(Arguments):
    survivor: SurvivorId


class FlareFired(Arguments):
    survivor: SurvivorId
    x: int
    y: int


class DestinyDrawn(Arguments):
    survivor: SurvivorId
    card: CardId


class WeaponCovered(Arguments):
    survivor: SurvivorId


class WeaponUncovered(Arguments):
    survivor: SurvivorId


# -- zombies ----------------------------------------------------------------------------------------------------


class ZombiesReact(Arguments):
    noise: Noise


class TowerPlaced(Arguments):
    zombies: list[ZombieId]


class ZombieOnRoof(Arguments):
    zombie: ZombieId
    field: int


class ZombieStays(Arguments):
    zombie: ZombieId


class ZombieLiesBeforeRamp(Arguments):
    zombie: ZombieId


class RushCameToRest(Arguments):
    fallen: list[SurvivorId]


class TowerLifted(Arguments):
    pass


# -- exile ------------------------------------------------------------------------------------------------------


class SeatAccused(Arguments):
    by: Seat
    seat: Seat


class VotesRevealed(Arguments):
    votes: dict[str, Literal["for", "against"]]


class SeatExiled(Arguments):
    seat: Seat
    card: CardId | UnsetType = UNSET


EVENTS: Final = declared(
    TableSet, SurvivorChosen, CardsOffered, CardKept, RoundBegan, TurnBegan, MarkerMoved, SkullReached, SkullMoved,
    HordeAppears, InvasionChanged, PointScored, MatchEnded, SurvivorActivated, SurvivorTurned, BackpackTurned,
    FlickReleased, FlickVoid, AnswerUnusable, DiscCameToRest, ShotCameToRest, BatCameToRest, SurvivorMoved, MoveFailed,
    BuildingEntered, BlockChosen, EntranceCleared, BuildingUnlocked, BuildingLocked, PieceMovedAside, PieceStoodUp,
    FigureLaidDown, PiecePutBack, PieceLifted, PieceSetAside, PiecePutDown, PieceBroughtBack, LifeLost, LifeGained,
    SurvivorDied, ZombieKilled, ZombieEntered, MeleeAttack, BarrelExploded, FightBegan, CombatCardsDrawn,
    CombatCardsRevealed, FightWon, SurvivorThrownOut, ChipPickedUp, ChipDropped, ChipLookedAt, ChipRevealed,
    ChipBrought, ExtraActionUsed, FlareFired, DestinyDrawn, WeaponCovered, WeaponUncovered, ZombiesReact, TowerPlaced,
    ZombieOnRoof, ZombieStays, ZombieLiesBeforeRamp, RushCameToRest, TowerLifted, SeatAccused, VotesRevealed,
    SeatExiled,
)  # fmt: skip
