"""The State of Flick 'em Up: what stands and lies on the table, nothing but data. Places in 0.01 mm."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from untot.games.flick_em_up.cards import CardId
from untot.games.flick_em_up.geometry.poses import Pose
from untot.games.flick_em_up.geometry.town import Border
from untot.games.flick_em_up.pieces import (
    Angle,
    Block,
    BuildingId,
    ChipId,
    Group,
    Length,
    Noise,
    PieceId,
    SurvivorId,
    ZombieId,
)
from untot.kernel.events import Seat
from untot.kernel.state import State

Phase = Literal["set_up", "day", "night", "over"]
LastAction = Literal["", "disc", "bat", "other"]
"""Where a survivor looks at the end depends on what he did last: `disc` and `bat` are successful moves in the open."""


@dataclass(slots=True)
class Board:
    """A living survivor's board and backpack. `night`: the backpack shows its night side."""

    seat: Seat
    life: int
    inventory: list[ChipId]
    covered: bool
    night: bool


@dataclass(slots=True)
class House:
    """What lies on the blocks of a building. `drifted`: locked by snow until the round marker moves."""

    locked: bool
    drifted: bool
    chips: list[ChipId]
    face_down: list[ChipId]


@dataclass(frozen=True, slots=True)
class Inside:
    """A figure in a building."""

    building: BuildingId
    block: Block
    lies: bool = False


@dataclass(slots=True)
class Activation:
    """The active survivor and what he has done so far."""

    survivor: SurvivorId
    actions: int
    """So many are left."""
    noise: Noise
    last: LastAction
    line: Angle
    """After a move: where the line of the disc, or the tip of the bat, points at rest."""
    has_extra: bool
    """An extra action chip has been used."""
    is_over: bool
    """No further action can be taken."""
    is_exempt: bool
    """Nobody is too close to him yet."""
    cleared: list[PieceId]
    """Objects pushed aside for the next move."""
    flare: tuple[Length, Length] | None
    is_hushed: bool
    is_alarmed: bool
    louder: int
    """What destiny cards do to the reaction."""


@dataclass(slots=True)
class Aftermath:
    """What a flick or rush has left behind and the checks of FL-12.12 put right, step by step."""

    killed: list[ZombieId]
    exploding: list[PieceId]
    stacked: list[PieceId]
    left: list[tuple[PieceId, Border, Length, Length]]
    moved: list[PieceId]
    fallen: list[PieceId]
    """Those that will be stood up."""
    is_rush: bool
    has_moved: bool
    """The active survivor has made a successful move."""
    is_changed: bool
    """Somebody has come into a building, lost a life point or died: the last checks are made again."""


@dataclass(slots=True)
class Rush:
    """Zombies on their way through the tower, the nearest first."""

    is_horde: bool
    tower: Pose
    zombies: list[ZombieId]
    stood: dict[ZombieId, Pose]
    """Where they stood before."""
    roof: dict[ZombieId, int]
    """The fields of those that are on the roof already."""


@dataclass(slots=True)
class Fight:
    """A fight in a building: two cards for each side, and the one it has chosen."""

    attacker: SurvivorId
    defender: SurvivorId
    hands: dict[SurvivorId, list[CardId]]
    chosen: dict[SurvivorId, CardId]


@dataclass(slots=True)
class Tally:
    """What a seat has done so far, for objectives and exile cards."""

    kills: int
    quiet_kills: int
    entered: list[BuildingId]
    revealed: int
    fates: int
    given: int
    """Supplies dropped in the own base."""
    lost: int
    """Own survivors who have died."""
    led: int
    """Own survivors when the cards were dealt."""
    exiled_after: int
    """So many survivors were dead when the seat was exiled; -1 if it is not."""
    kills_before: int
    """Kills before it was exiled."""


@dataclass(slots=True)
class FlickState(State):
    """Everything on the table. Seats are counted clockwise; those of group A come first."""

    own: str
    """The scenario that the players have made themselves, in full; empty: a printed one."""
    round: int
    last_round: int
    phase: Phase
    day_invasion: int
    night_invasion: int

    poses: dict[PieceId, Pose]
    """All pieces on the table outside buildings."""
    inside: dict[PieceId, Inside]
    """The figures in buildings."""
    aside: dict[PieceId, Pose]
    """Pieces that a hand holds for the duration of a flick or rush."""
    launched: dict[str, Pose]
    """Flicked pieces, as long as they lie on the table."""
    cellar: list[ZombieId]
    houses: dict[BuildingId, House]
    box: dict[ChipId, int]
    """Chips that are not in play."""

    unchosen: list[SurvivorId]
    boards: dict[SurvivorId, Board]
    """Of the living."""
    dead: list[SurvivorId]
    """In the order of their deaths."""
    led: dict[SurvivorId, Seat]
    """Who leads, or led, a survivor."""
    groups: list[Group]
    """By seat."""
    exiled: list[Seat]
    accused: Seat
    """In this round; -1: nobody."""
    start_group: Group
    next_group: Group
    last_seat: dict[Group, Seat]
    """Whose turn was the group's last; -1 before its first."""
    turn_seat: Seat
    """Who has, or had, the last turn."""

    activation: Activation | None
    aftermath: Aftermath
    rush: Rush | None
    fight: Fight | None
    looked_at: ChipId
    """A face-down chip in the hand of the active player."""

    killed: int
    """Zombies killed in this match."""
    points: dict[Group, int]
    tallies: list[Tally]
    """By seat."""
    destiny_deck: list[CardId]
    """Face down, the top card first."""
    destiny_discards: list[CardId]
    objective_deck: list[CardId]
    exile_deck: list[CardId]
    offered: list[list[CardId]]
    """By seat: two cards of which one is kept."""
    cards: list[CardId]
    """By seat: the secret card that it, or its group through its first seat, holds."""
    put_away: list[CardId]
    """By seat: the objective that an exiled seat had."""
    fulfilled: list[Seat]
    """Exiled seats whose card was fulfilled at once."""
