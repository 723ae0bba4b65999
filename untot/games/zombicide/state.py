"""The State of Zombicide: what lies on the table, nothing but data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from untot.games.zombicide.city.tiles import TileId
from untot.games.zombicide.pieces import AttackKind, CardId, CarKind, Colour, SkillId, SurvivorId, ZombieId
from untot.kernel.events import Seat
from untot.kernel.state import State
from untot.parts.zones import DoorMask, ZoneId

Slot = str
"""`hand_1`, `hand_2`, `reserve_1` and so on."""
Phase = Literal["set_up", "players", "zombies", "end"]
FreeKind = Literal["move", "combat", "search"]
CarNumber = int
"""The place of a car in the mission's list; ON_FOOT is none."""
ON_FOOT: CarNumber = -1
Crowd = dict[ZombieId, int]
"""Zombies of one place by kind; a kind that is not there is not named."""


@dataclass(frozen=True, slots=True)
class Held:
    """A card in an inventory; a wound is one too."""

    card: CardId
    is_loaded: bool = True


@dataclass(slots=True)
class Survivor:
    """A survivor of the match. Off the board he stands in no zone ("")."""

    id: SurvivorId
    seat: Seat
    zone: ZoneId
    status: Literal["living", "eliminated", "escaped"]
    slots: dict[Slot, Held]
    xp: int
    skills: tuple[SkillId, ...]
    """Those he has gained."""
    is_activated: bool
    """In this round."""
    gifts: int
    """Actions that a Born leader gave him for his next turn."""
    is_silent: bool
    """A Ninja who makes no noise now."""
    tough_left: int
    """Attacks that he still ignores in this zombies' phase."""
    car: CarNumber
    seat_in_car: str
    tile: TileId
    """The tile of his zone that his player named (option `manhole_tiles`)."""


@dataclass(slots=True)
class Turn:
    """The turn of a survivor: what is left of it."""

    survivor: SurvivorId
    actions: int
    free: dict[FreeKind, int]
    has_searched: bool
    is_sorting: bool
    """He has just searched: to rearrange his inventory costs nothing now."""
    used: list[SkillId]
    """Skills that were used up in this turn, once for each use."""
    bloody_zones: list[ZoneId]
    """Where he killed a zombie in this turn."""


@dataclass(slots=True)
class Search:
    """A search at hand. Cards that a car search turned up lie aside until it ends, so that none is seen twice."""

    survivor: SurvivorId
    car: CarNumber
    drawn: CardId
    """The card that is being settled, "" if none."""
    turned: list[CardId]
    is_sorted: bool
    """He has put his cards in order with what he found."""
    is_over: bool
    """A scream or an empty deck has ended it, whatever else could have been drawn."""


@dataclass(slots=True)
class Attack:
    """An attack at hand: of a weapon or a pair in one action, or of a car on one zone."""

    kind: AttackKind | Literal["car"]
    survivor: SurvivorId
    zones: list[ZoneId]
    """The target zones, one, or two with a trick shot."""
    dice_for: list[int]
    """How many of the dice count for each of them."""
    dice: list[int]
    accuracy: int
    roll_bonus: int
    damage: int
    is_free_choice: bool
    """The attacker shares out the hits."""
    rerolls: list[str]
    """The sources of re-rolls that are not used up."""
    hits: list[int]
    """What is left of the hits on each zone."""
    xp: int


@dataclass(slots=True)
class Objective:
    """An objective token; a hidden colour is shown when it is taken."""

    zone: ZoneId
    colour: Colour
    is_taken: bool


@dataclass(slots=True)
class CarToken:
    """A car on the board, or out of it (zone "")."""

    kind: CarKind
    zone: ZoneId
    searches: int
    supplies: list[CardId]


@dataclass(slots=True)
class ZombicideState(State):
    """Everything on the table."""

    mission: str
    own: str
    """Missions and survivors of the players' own, in full, as JSON; "" if there are none."""
    round: int
    phase: Phase
    first_player: Seat
    survivors: dict[SurvivorId, Survivor]
    turn: Turn | None

    open_doors: DoorMask
    filled: list[str]
    """Buildings whose doors draw no more cards."""
    to_fill: list[ZoneId]
    """Rooms of an opened building that wait for their card."""
    zombies: dict[ZoneId, Crowd]
    stock: Crowd
    escaped: Crowd
    """Zombies that left over a zombie exit."""
    noise: dict[ZoneId, int]
    """Noise tokens."""
    loud_zone: ZoneId
    loud_by: SurvivorId
    sleeping: list[ZoneId]
    neutralised: list[ZoneId]
    objectives: list[Objective]
    cars: list[CarToken]

    deck: list[CardId]
    """Face down, the top card first."""
    known_top: int
    """So many cards on top are known to everybody, but not their order."""
    discards: list[CardId]
    aside: list[CardId]
    """Pans and Molotovs, and whatever came back to them."""
    pimpmobile_weapons: list[CardId]
    zombie_deck: list[int]
    zombie_discards: list[int]

    search: Search | None
    attack: Attack | None

    attacked: list[ZoneId]
    """Where zombies attacked in this step: they have used their action."""
    arrivals: dict[ZoneId, Crowd]
    """Zombies that have set out in this step, where they will arrive together."""
    short_splits: list[ZombieId]
    """Kinds that ran out while groups were split in this step, once for each zone."""

    found: list[CardId]
    """Kinds of cards that were put into an inventory, as far as a goal asks for them."""
    supplies_out: list[CardId]
    is_hopeless: bool
    """A goal has become impossible, and the players were told."""
    killed: Crowd
    cards_drawn: int
