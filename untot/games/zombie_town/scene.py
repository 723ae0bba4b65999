"""What never changes during a match and is needed to draw it: the board and what is printed on everything."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from untot.games.zombie_town.pieces import (
    BARRICADES,
    CARDS,
    COLOURS,
    COMBAT,
    COUNTS,
    EVENTS,
    HOUSES,
    KIND_OF,
    LIMITS,
    RECONSTRUCTED,
    SURVIVOR,
    WEAPONS,
    Ability,
    CardId,
    CardKind,
    Colour,
    CombatId,
    HouseId,
    PictureId,
    Window,
)
from untot.games.zombie_town.rules.c4_turn import END_TURN
from untot.games.zombie_town.rules.c6_actions import FREE_MOVE, NUMBER_OF
from untot.games.zombie_town.rules.c14_scoring import Points
from untot.games.zombie_town.state import TownState
from untot.games.zombie_town.town import (
    BUILDINGS,
    CELLS_OF,
    CEMETERY,
    HEIGHT,
    NEIGHBOURS,
    RECONSTRUCTED_BOARD,
    RING,
    RING_NEIGHBOURS,
    SQUARES,
    STREETS,
    WIDTH,
    X_SQUARES,
    BuildingId,
    Cell,
    Side,
    Square,
)
from untot.kernel.rulebook import clause

ThingKind = Literal["square", "building", "pawn", "card", "combat", "house", "weapon", "survivor"]


class TownSquare(Struct, kw_only=True):
    """A square of the board, buildings included; zombies rise on `x`, `ring` is how far outward it lies."""

    cells: tuple[Cell, ...]
    ring: int
    x: bool
    neighbours: tuple[Square, ...]


class TownPlace(Struct, kw_only=True):
    """A building on its edge of the board; `neighbours` are those in the ring of buildings."""

    number: int
    side: Side
    cells: tuple[Cell, ...]
    touching: tuple[Square, ...]
    neighbours: tuple[BuildingId, ...]


class TownCard(Struct, kw_only=True):
    """An action card: of a weapon its shots and the cards it draws for one, of a barricade its value and its trap."""

    kind: CardKind
    count: int
    picture: PictureId
    shots: int = 0
    draws: int = 0
    value: int = 0
    trap: int = 0
    window: Window | None = None


class TownCombatCard(Struct, kw_only=True):
    """A combat card; it hits as far as its strength says, below 0 never."""

    strength: int
    count: int
    picture: PictureId


class TownHouse(Struct, kw_only=True):
    """A house card."""

    ability: Ability | None
    count: int
    picture: PictureId


class TownLimits(Struct, kw_only=True):
    """Printed numbers and limits."""

    health: int
    house_number: int
    days: int
    zombies: int
    zombies_on_square: int
    barricades: int
    pawn_weapons: int
    buildings: int
    steps: int
    flight: int
    shot: int


class Scene(Struct, kw_only=True):
    """The same in every match."""

    width: int
    height: int
    squares: dict[Square, TownSquare]
    buildings: dict[BuildingId, TownPlace]
    cemetery: list[str]
    """Its cells, named like squares."""
    colours: list[Colour]
    cards: dict[CardId, TownCard]
    combat: dict[CombatId, TownCombatCard]
    houses: dict[HouseId, TownHouse]
    actions: dict[str, int]
    """What can be done in a turn, by its number in the book; 0 is no action."""
    limits: TownLimits
    sources: list[str]
    """What points are given for, in the order of the score sheet."""
    kinds: dict[str, ThingKind]
    """By id: what kind of thing it is that can be touched."""
    pieces: dict[str, ThingKind]
    """By the part before the dot: what `pistol.3` and `survivor.5` are."""
    numbers: dict[BuildingId, int]
    usual: list[str]
    """Verbs that everybody looks for in a turn, possible or not."""
    doers: list[str]
    tries: dict[ThingKind, list[str]]
    """By kind: the beginning of the word that is tried when such a thing is touched and no answer names it."""
    openly: dict[str, list[str]]
    reconstructed: dict[str, tuple[str, ...]]


KINDS: Final[dict[str, ThingKind]] = {
    **dict.fromkeys((*STREETS, *CEMETERY), "square"),
    **dict.fromkeys(BUILDINGS, "building"),
    **dict.fromkeys(COLOURS, "pawn"),
    **dict.fromkeys(CARDS, "card"),
    **dict.fromkeys(COMBAT, "combat"),
    **dict.fromkeys(HOUSES, "house"),
}
PIECES: Final[dict[str, ThingKind]] = {**dict.fromkeys(WEAPONS, "weapon"), SURVIVOR: "survivor"}
USUAL: Final = (FREE_MOVE, "move", "draw", "attack", "house", "store", "tear_down", END_TURN)
TRIES: Final[dict[ThingKind, list[str]]] = {
    "square": ["to:"],
    "building": ["to:"],
    "pawn": ["target:"],
    "survivor": ["target:"],
    "weapon": ["drop:"],
    "card": ["play:"],
}
OPENLY: Final = (
    "choose_colour", "choose_home_base", "zombie_move", "refill_squares", "trap_victims", "first_group",
    "fight_or_take", "entry_fight", "defence_weapon", "shoot_again", "draw2_pick", "retreat", "flee_to", "who_suffers",
    "event_choice", "push_order",
)  # fmt: skip
"""Questions about nobody's hand."""


@clause("ZT-2.1", "ZT-2.2")
def scene(g: TownState) -> Scene:
    return SCENE


def _square(square: Square) -> TownSquare:
    return TownSquare(cells=CELLS_OF[square], ring=RING[square], x=square in X_SQUARES, neighbours=NEIGHBOURS[square])


def _place(name: BuildingId) -> TownPlace:
    building = BUILDINGS[name]
    return TownPlace(
        number=building.number,
        side=building.side,
        cells=building.cells,
        touching=building.touching,
        neighbours=RING_NEIGHBOURS[name],
    )


def _card(name: CardId) -> TownCard:
    card = CARDS[name]
    plain = TownCard(kind=KIND_OF[name], count=card.count, picture=card.picture or name)
    if name in WEAPONS:
        plain.shots, plain.draws = WEAPONS[name].shots, WEAPONS[name].draws
    elif name in BARRICADES:
        plain.value, plain.trap = BARRICADES[name].value, BARRICADES[name].trap
    elif name in EVENTS:
        plain.window = EVENTS[name].window
    return plain


def _combat(name: CombatId) -> TownCombatCard:
    card = COMBAT[name]
    return TownCombatCard(strength=card.strength, count=card.count, picture=card.picture or name)


def _house(name: HouseId) -> TownHouse:
    house = HOUSES[name]
    return TownHouse(ability=house.ability, count=house.count, picture=house.picture or name)


def _limits() -> TownLimits:
    return TownLimits(
        health=COUNTS.health,
        house_number=COUNTS.house_number,
        days=COUNTS.days,
        zombies=COUNTS.zombies,
        zombies_on_square=LIMITS.zombies_on_square,
        barricades=LIMITS.barricades,
        pawn_weapons=LIMITS.pawn_weapons,
        buildings=LIMITS.buildings,
        steps=LIMITS.steps,
        flight=LIMITS.flight,
        shot=LIMITS.shot,
    )


SCENE: Final = Scene(
    width=WIDTH,
    height=HEIGHT,
    squares={square: _square(square) for square in SQUARES},
    buildings={name: _place(name) for name in BUILDINGS},
    cemetery=list(CEMETERY),
    colours=list(COLOURS),
    cards={name: _card(name) for name in CARDS},
    combat={name: _combat(name) for name in COMBAT},
    houses={name: _house(name) for name in HOUSES},
    actions={FREE_MOVE: 0, **dict(sorted(NUMBER_OF.items(), key=lambda numbered: numbered[1]))},
    limits=_limits(),
    sources=list(Points._fields),
    kinds=KINDS,
    pieces=PIECES,
    numbers={name: building.number for name, building in BUILDINGS.items()},
    usual=list(USUAL),
    doers=["pawn"],
    tries=TRIES,
    openly={ask: [] for ask in OPENLY},
    reconstructed={**RECONSTRUCTED, "board": RECONSTRUCTED_BOARD},
)
