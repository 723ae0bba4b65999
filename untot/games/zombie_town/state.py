"""The State of Zombie Town: what lies on the table, nothing but data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from untot.games.zombie_town.pieces import BarricadeId, CardId, Colour, CombatId, EventId, HouseId, WeaponId
from untot.games.zombie_town.town import BuildingId, Square
from untot.kernel.events import Seat
from untot.kernel.state import State

Knowers = int
"""The seats that know a face-down card: bit n stands for seat n."""
Covered = tuple[CardId, Knowers]
"""A face-down card: in a hand, in a pile, or looked at."""
Stored = tuple[CardId, Knowers, Seat, bool]
"""A stored card, the seat that put it there, and whether it is an event that this seat took in the turn at hand."""
Built = tuple[BarricadeId, Seat]
"""A standing barricade, and the seat that built it: nobody else knows it."""
PieceId = str
"""`pistol.3`, `survivor.5`: a weapon or survivor in play, named by its kind and a number free at that time."""
Fighter = str
"""Who fights: a pawn by its colour, a survivor by its id."""
FightKind = Literal["zombie", "pawn", "survivor"]
"""What is attacked."""
Phase = Literal["set_up", "turn", "zombies", "over"]


@dataclass(frozen=True, slots=True)
class Weapon:
    """A weapon in play; without shots it is empty."""

    id: PieceId
    kind: WeaponId
    shots: int


@dataclass(frozen=True, slots=True)
class Survivor:
    """A survivor in play: he belongs to the pawn that he accompanies or to the owner of the building."""

    id: PieceId
    weapon: Weapon | None


@dataclass(slots=True)
class Pawn:
    """A colour: its pawn and its player card. Dead it has no health and stands nowhere ("")."""

    colour: Colour
    seat: Seat
    square: Square
    health: int
    kills: int
    weapons: list[Weapon]
    companions: list[Survivor]
    """The survivors that accompany the pawn."""
    is_trapped: bool
    """It could not leave a square with zombies."""


@dataclass(frozen=True, slots=True)
class Site:
    """A building with all that is there. Placed survivors always belong to its owner.

    There are many of them and little happens to each: a change puts a new one in the place of the old (`changing.py`),
    so that copies of the State share them.
    """

    house: HouseId
    number: int
    owner: Colour
    """"" if it has none."""
    is_home_base: bool
    """Of its owner."""
    barricades: tuple[Built, ...]
    """The outermost, which was built last, is the last."""
    survivors: tuple[Survivor, ...]
    pile: tuple[Covered, ...]
    """The top card first."""
    stored: tuple[Stored, ...]


@dataclass(slots=True)
class Turn:
    """The turn at hand: what is left of it, and the action that is being carried out."""

    seat: Seat
    actions: int
    free_moves: int
    pawn: Colour
    """The acting pawn."""
    steps: int
    """Left in the movement under way: until something else is done they cost nothing."""
    is_broken_off: bool
    """The last movement was interrupted with steps left."""
    under_way: Literal["", "store", "collect"]
    """The action that is paid and may go on card by card, until something else is done."""
    is_clearing: bool
    """The pawn entered a square with zombies and has not settled them yet."""
    may_fetch: bool
    """It has not attacked them yet either."""
    fresh: list[EventId]
    """Events in the hand that came there in this turn, once for each."""
    endangered: list[BuildingId]
    """Where a zombie stood beside own placed survivors when the turn began."""
    zombies: int
    """Zombies that are still to be moved."""


@dataclass(slots=True)
class Draw:
    """Cards that are being looked at and not settled yet; those of Zombie are out already."""

    building: BuildingId
    cards: list[Covered]
    count: int
    """How many were looked at."""


@dataclass(slots=True)
class EventPlay:
    """The event that is taking effect (Send and Back last over several steps)."""

    event: EventId
    seat: Seat
    pawn: Colour
    """The acting pawn."""
    choice: str
    """What its player has decided about it, in words; "" as long as nothing is decided."""
    target: Colour
    """The pawn that is sent, "" if none."""
    goal: Square
    steps: int
    squares: list[Square]
    """Where pushed zombies still have to be faced."""


@dataclass(slots=True)
class Entry:
    """An entry into a building that others may answer with a fight. One can lead to another."""

    number: int
    """Within the entries that are open."""
    newcomer: Colour
    building: BuildingId
    fought: list[Fighter]
    """Who has opened a fight already."""
    is_over: bool
    """The newcomer has left again."""


@dataclass(slots=True)
class Fight:
    """A fight at hand: of an attack action, or opened at an entry."""

    kind: FightKind
    attacker: Fighter
    weapon: PieceId
    target: str
    """The square of a zombie, the colour of a pawn, the id of a survivor."""
    defence: PieceId
    """The defender's weapon of this exchange, "" if he fires nothing."""
    is_entry: bool
    shots: list[CombatId]
    """Combat cards of the exchange that wait for a pick or count: attacker's, then defender's."""
    answers: list[CombatId]
    spent: list[CombatId]
    """Cards of the exchange that were tied."""


@dataclass(slots=True)
class Defence:
    """A zombie that has come to a square and is faced by one group after another."""

    square: Square
    mover: Seat
    """Who moved the zombie, or whose card put it there."""
    is_alive: bool
    is_moved: bool
    """It has made its move in this zombie movement."""
    shots: list[CombatId]
    weapon: PieceId
    """With which somebody shoots at it, "" as long as nobody does."""


@dataclass(slots=True)
class TownState(State):
    """Everything on the table. Seats are counted clockwise."""

    day: int
    phase: Phase
    youngest: Seat
    timekeeper: Seat
    colours: list[list[Colour]]
    """By seat: one, in the two-player game two."""
    pawns: dict[Colour, Pawn]
    sites: dict[BuildingId, Site]
    hands: list[list[Covered]]
    dealt: list[list[CardId]]
    """The start cards among which a seat chooses."""

    deck: list[CardId]
    """The action cards during set-up; afterwards those that stay in the box."""
    discard: list[CardId]
    combat_deck: list[CombatId]
    """The next card last."""
    combat_used: list[CombatId]

    supply: int
    """Zombies in the pile on the cemetery."""
    zombies: dict[Square, int]
    """Only squares with zombies are named."""
    moved: dict[Square, int]
    """Those of them that were moved in this zombie movement."""
    fireworks: list[tuple[BuildingId, Seat]]

    turn: Turn | None
    look: Draw | None
    event: EventPlay | None
    entries: list[Entry]
    """Open ones, the innermost last."""
    fight: Fight | None
    defence: Defence | None
