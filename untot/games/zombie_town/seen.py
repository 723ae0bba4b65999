"""What one seat may know of a match: the classes of its view, from which the client's types are written."""

from __future__ import annotations

from msgspec import Struct

from untot.games.zombie_town.pieces import CardId, Colour, CombatId, EventId, HouseId, WeaponId
from untot.games.zombie_town.state import Fighter, FightKind, Phase, PieceId
from untot.games.zombie_town.town import BuildingId, Square
from untot.kernel.events import Seat
from untot.kernel.state import OptionValue


class TownPlayer(Struct, kw_only=True):
    """A seat: its colours in the order of their choice."""

    seat: Seat
    colours: list[Colour]
    eliminated: bool
    hand_size: int
    score: int


class TownWeapon(Struct, kw_only=True):
    """A weapon in play: shots left, shots when full, combat cards to a shot."""

    id: PieceId
    kind: WeaponId
    shots: int
    most: int
    draws: int


class TownSurvivor(Struct, kw_only=True):
    """A survivor in play."""

    id: PieceId
    weapon: TownWeapon | None


class TownSources(Struct, kw_only=True):
    """Points by what they are for."""

    kills: int
    barricades: int
    survivors: int
    weapons: int
    houses: int


class TownPawn(Struct, kw_only=True):
    """A colour; its square is "" while it stands nowhere."""

    colour: Colour
    seat: Seat
    square: Square
    health: int
    kills: int
    alive: bool
    trapped: bool
    points: int
    sources: TownSources
    weapons: list[TownWeapon]
    companions: list[TownSurvivor]


class TownBarricade(Struct, kw_only=True):
    """A standing barricade; None: its card is hidden from the reader."""

    card: CardId | None
    builder: Seat


class TownStored(Struct, kw_only=True):
    """A stored card; None: it is hidden from the reader."""

    seat: Seat
    card: CardId | None


class TownBuilding(Struct, kw_only=True):
    """A building: its house is "" before it is dealt, its owner "" if it has none, its outermost barricade the last."""

    id: BuildingId
    house: HouseId
    number: int
    owner: Colour
    home_base: bool
    barricades: list[TownBarricade]
    strength: int | None
    """None: not known to the reader."""
    pressure: int
    """Zombies on its four squares."""
    survivors: list[TownSurvivor]
    held_by_one: bool
    """It is lost when its only survivor leaves."""
    pile: int
    known: dict[str, CardId]
    """Cards of the pile that the reader knows, by place from the top, counted from 0."""
    stored: list[TownStored]
    lit: list[Seat]
    """Whose fireworks burn here."""


class TownCombat(Struct, kw_only=True):
    """The combat cards: how many are left to draw, and those that are used."""

    deck: int
    used: list[CombatId]


class TownTurn(Struct, kw_only=True):
    """The turn at hand: what is left of it; `zombies` are still to be moved, `limit` is that of the hand."""

    seat: Seat
    actions: int
    free_moves: int
    pawn: Colour
    steps: int
    """Left in the movement under way: they cost nothing until something else is done."""
    under_way: str
    """`store` or `collect` while further cards cost no action."""
    clearing: bool
    """The pawn stands among zombies that come before everything else."""
    zombies: int
    endangered: list[BuildingId]
    """Where survivors die at the end of the turn unless they are fetched."""
    limit: int


class TownDraw(Struct, kw_only=True):
    """Cards that are being looked at; None: by somebody else."""

    building: BuildingId
    count: int
    cards: list[CardId] | None


class TownEvent(Struct, kw_only=True):
    """The event that takes effect; target and goal are those of a pawn that is sent, else ""."""

    event: EventId
    seat: Seat
    pawn: Colour
    target: Colour
    goal: Square


class TownFight(Struct, kw_only=True):
    """A fight at hand: the target of a shot at a zombie is its square, `defence` the defender's weapon or ""."""

    kind: FightKind
    attacker: Fighter
    target: str
    weapon: PieceId
    defence: PieceId
    entry: bool
    shots: list[CombatId]
    answers: list[CombatId]


class TownDefence(Struct, kw_only=True):
    """A zombie that has come to a square."""

    square: Square
    mover: Seat


class TownEverything(Struct, kw_only=True):
    """What was hidden; shown at the end."""

    hands: dict[str, list[CardId]]
    piles: dict[BuildingId, list[CardId]]
    box: list[CardId]


class TownResult(Struct, kw_only=True):
    """How it ended; players by their first colour."""

    reason: str
    scores: dict[Colour, int]
    winners: list[Colour]


class View(Struct, kw_only=True):
    """What one seat may know of a match."""

    day: int
    days: int
    phase: Phase
    you: Seat | None
    options: dict[str, OptionValue]
    youngest: Seat
    timekeeper: Seat
    players: list[TownPlayer]
    pawns: list[TownPawn]
    buildings: list[TownBuilding]
    zombies: dict[Square, int]
    moved: dict[Square, int]
    """Of the zombies those that were moved in this zombie movement."""
    supply: int
    hand: list[CardId]
    fresh: list[EventId]
    """Events of the own hand that have to wait for the next turn."""
    known_hands: dict[str, list[CardId]]
    """By seat: cards in other hands that the reader knows."""
    dealt: list[CardId]
    discard: list[CardId]
    box: int
    combat: TownCombat
    turn: TownTurn | None
    draw: TownDraw | None
    event: TownEvent | None
    fight: TownFight | None
    defence: TownDefence | None
    everything: TownEverything | None
    result: TownResult | None
