"""The State of Dawn of the Zeds: what lies on the table, nothing but data.

Zeds and units are frozen: a change puts a new one in the place of the old (`placing.py`), so that copies share them.
Procedures that can lie in each other have a stack each; the last entry is the one at hand (docs/decisions/020).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from untot.games.dawn_of_the_zeds.board import PlaceId, SpaceId, TrackId
from untot.games.dawn_of_the_zeds.charts import FightSide
from untot.games.dawn_of_the_zeds.decks import Deck
from untot.games.dawn_of_the_zeds.pieces import Paid, PieceId, RowId, UnitId, ZedId
from untot.games.dawn_of_the_zeds.printed_cards import CardId
from untot.kernel.events import Seat
from untot.kernel.state import State, Step

LevelNumber = int
"""0 is the Basic game, then I to V: a clause is in force when its level is not higher (DZ-0.1.3)."""
BASIC, LEVEL_I, LEVEL_II, LEVEL_III, LEVEL_IV, LEVEL_V = range(6)
StepKind = Literal["ordinary", "second", "advance", "pressure", "super_move", "sermon", "slide", "arrival"]
"""Why zeds move. `arrival`: they were placed, retreated or were displaced (DZ-4.4.14)."""
Until = Literal["phase", "round"]


@dataclass(frozen=True, slots=True)
class Zed:
    """A zed on the board."""

    space: SpaceId
    is_reduced: bool = False
    hits: int = 0
    markers: tuple[str, ...] = ()
    """Upgrade markers."""


@dataclass(frozen=True, slots=True)
class Unit:
    """A unit in play, in the camp, the cemetery or the jail."""

    place: PlaceId
    is_reduced: bool = False
    hits: int = 0
    is_comatose: bool = False
    is_defiant: bool = False
    is_villagers: bool = False
    """Refugees with their other side up."""
    is_hidden: bool = False
    """Shares its space with zeds or raiders without a melee (H07.2)."""
    markers: tuple[str, ...] = ()
    has_been_in_town: bool = False
    """The National Guard may use the super weapon from then on."""


@dataclass(frozen=True, slots=True)
class Modifier:
    """A rule that a card has put into force: what, how much, for whom ("" all), until when, and the row behind it."""

    rule: str
    row: RowId
    until: Until
    by: int = 0
    unit: UnitId = ""


@dataclass(slots=True)
class Activation:
    """A track that is being activated (DZ-4.1)."""

    track: TrackId
    zeds: list[ZedId]
    """Those that were on the track when it began, as far as they still are in play."""
    tried: list[ZedId]
    """Those that have made or tried their ordinary move."""
    done: list[SpaceId]
    """The spaces whose turn is over."""
    seconds: list[ZedId]
    """Those that still try a second move; filled when the ordinary moves are over."""
    stopped: list[ZedId]
    """Those that do not move any more in this activation."""
    is_second: bool = False


@dataclass(slots=True)
class ZedStep:
    """One step of a zed or mob (DZ-4.4.13)."""

    zeds: list[ZedId]
    origin: SpaceId
    target: SpaceId
    kind: StepKind
    has_fought: bool = False
    has_won: bool = False
    """As attackers, in a melee."""
    shift: int = 0
    row: RowId = ""
    """The card that gives the shift."""
    is_burning: bool = False
    """They enter or leave a space with chaos while E47 holds."""
    is_cancelled: bool = False
    """Somebody has lured the zeds: they do not move (R05, F17)."""
    victim: UnitId = ""
    """The only unit that can be attacked (E17)."""
    displaced: list[ZedId] = field(default_factory=list)
    """Weaker zeds that must make room (`only_the_tough`)."""


@dataclass(slots=True)
class Melee:
    """A melee at hand (DZ-6.1.34)."""

    space: SpaceId
    attacker: FightSide
    zeds: list[PieceId]
    """The zed side: zeds, or raiders."""
    unit: UnitId
    """Who fights on the player side; "" until he is named."""
    among: list[UnitId]
    """Who can be named: those that attack together, or those that can defend."""
    path: list[SpaceId]
    """Where attacking units came from, the last space first."""
    shift: int = 0
    row: RowId = ""
    cards: list[CardId] = field(default_factory=list)
    uses_weapon: bool = False
    dice: list[int] = field(default_factory=list)
    is_rerolled: bool = False
    column: int = 0
    zed_hits: int = 0
    unit_hits: int = 0
    loser: FightSide | Literal[""] = ""
    is_assassin: bool = False
    """Alyssa Darling strikes first (H10.1): no infection, no hits on her."""
    is_bulwark: bool = False
    is_repeated: bool = False
    """The second melee of E87."""


@dataclass(slots=True)
class Shot:
    """A gunfire action at hand (DZ-5.4)."""

    unit: UnitId
    target: SpaceId
    distance: int
    shift: int
    is_free: bool
    is_hand_loaded: bool
    uses_weapon: bool = False
    cards: list[CardId] = field(default_factory=list)
    dice: list[int] = field(default_factory=list)
    hits: int = 0
    dealt: int = 0
    """Hits that were not cancelled."""


@dataclass(slots=True)
class Retreat:
    """Pieces that must leave a space: those still to move, and where the others have come to stand."""

    origin: SpaceId
    first: SpaceId
    """Where zeds go first; "" if there is nothing behind them."""
    zeds: list[ZedId]
    units: list[UnitId]
    path: list[SpaceId]
    """Where units go back along; empty: toward the Town Center."""
    is_fall_back: bool
    """It counts neither as a retreat nor as a lost combat (DZ-0.2.19)."""
    landed: list[tuple[SpaceId, PieceId]]
    is_rolled: bool = False
    """It is the result of a roll."""


@dataclass(slots=True)
class FateDraw:
    """A fate card that was drawn for an effect ("" if there was none), and its track."""

    card: CardId
    track: TrackId


@dataclass(slots=True)
class DawnState(State):
    """Everything on the table."""

    level: LevelNumber
    tracks: tuple[TrackId, ...]
    heroes: int
    """How many hero seats; the zeds seat comes after them."""
    lead: Seat
    round: int
    phase: str

    ammo: int
    supplies: int
    infection: int
    actions: int
    player_actions: list[int]
    """By hero seat: its player actions that are unused."""
    done: list[Seat]
    """Who wants no more in this Action phase."""
    pays_from_track: bool
    """The lead seat uses the action track before its own player action in this phase."""

    active: CardId
    """The event card of this round."""
    events: Deck
    acts: list[int]
    """How many cards each act has left in the deck, the final card last."""
    act_sizes: tuple[int, ...]
    """How many it had."""
    first_of_act: int
    """The act whose first card is the active one; 0 if it is not a first one."""
    event_uses: int
    fates: Deck
    kept: list[CardId]
    played: list[CardId]
    """Kept cards that are being carried out."""
    fate_draws: list[FateDraw]
    fate_texts: list[CardId]
    """Fate cards whose text is being carried out."""
    waiting_fates: list[CardId]
    """Drawn by a fate text: theirs comes after it (DZ-2.17)."""
    research: Deck
    """The last of its discards is the current card."""
    initial_on_top: int
    """How many cards on top of the research deck are known to be initial ones."""
    is_research_mixed: bool
    """Initial cards have been put on top of the deck, nobody knows which: perhaps discarded ones."""
    has_researched: bool
    components: list[str]
    has_final_component: bool
    has_antidote: bool
    has_elwood: bool

    bag: list[ZedId]
    super_zeds: list[ZedId]
    """Those that have not come yet."""
    drawn: list[ZedId]
    """Zeds that were drawn and wait for their place."""
    placed: list[ZedId]
    """Those of them that have been put on the board and have not set off anything yet."""
    replaced: list[ZedId]
    """Zeds that are being replaced and go back when that is done."""
    zeds: dict[ZedId, Zed]
    zeds_at: dict[SpaceId, tuple[ZedId, ...]]
    units: dict[UnitId, Unit]
    units_at: dict[PlaceId, tuple[UnitId, ...]]
    reserve: list[UnitId]
    """Regular civilians that are available."""
    available: list[UnitId]
    """Heroes and heroic civilians that can still come (DZ-0.2.5)."""
    anti_units: list[UnitId]
    """Anti-units that can still come."""
    has_jailed_doctor: bool
    """Dr. Marteuse, with `maestro`."""
    gone: list[PieceId]
    """What has left the game."""

    chaos: dict[SpaceId, int]
    defences: dict[SpaceId, Literal["barricade", "strongpoint"]]
    minefield: SpaceId
    minefield_uses: int
    """How often it can still explode."""
    no_entry: list[SpaceId]
    bridge: Literal["", "down", "ferry"]
    used_upgrades: list[str]
    """Upgrade markers that were used and have left the board."""

    modifiers: list[Modifier]
    used: list[str]
    """What can be used once a round and was."""
    used_up: list[str]
    """What can be used once a match and was."""
    owner: Seat | None
    """Whose player action is being carried out (DZ-15.6.4)."""
    paid: Paid | Literal[""]
    granted_shift: int
    """Of the shot that a special action has granted."""
    has_inner_calm: bool
    """Alyssa Darling has an extra action in the next Action phase of the round (H10.2)."""
    inspired: list[UnitId]
    """Who still has a free action from the Great Speech."""
    chosen: str
    """What a card text has chosen or marked for its next effect."""
    rolled: int
    """What a card text has rolled for its next effect."""

    activations: list[Activation]
    steps: list[ZedStep]
    melees: list[Melee]
    shots: list[Shot]
    retreats: list[Retreat]
    pressed: dict[ZedId, int]
    """Zeds that this pressure symbol has activated, with the number of the execution."""
    forage_dice: list[int]
    dealt: int
    """Hits of the last split that were not cancelled."""
    rising: list[SpaceId]
    """Where civilians took their last hit while E09 or E76 holds."""
    are_risen_still: bool
    """Zeds that are placed now rise by E76 and do not move in this round."""
    zeds_actions: int
    gone_along: list[UnitId]
    """Anti-units that have moved with the track that is being activated."""
    lost: list[ZedId]
    """Zeds that are not activated any more: they lost their way in this Zeds phase (DZ-4.1.14), or have just risen."""
    activated: list[TrackId]
    """Tracks that the zeds player, or an "all" in the tab, has activated, once for each time."""
    is_brains: bool
    effects_running: int
    put_off: list[Step]
