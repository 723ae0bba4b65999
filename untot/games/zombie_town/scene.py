"""What never changes during a match and is needed to draw it: the board and what stands on the cards."""

from __future__ import annotations

from typing import Any

from untot.games.zombie_town.pieces import (
    BARRICADES,
    CARDS,
    COLOURS,
    COMBAT_DECK,
    HOUSES,
    KIND_OF,
    RECONSTRUCTED,
    STRENGTH,
    WEAPONS,
    CardId,
)
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
    WIDTH,
    X_SQUARES,
    Square,
)
from untot.kernel.rulebook import clause

Plain = dict[str, Any]


@clause("ZT-2.1", "ZT-2.2")
def scene(g: TownState) -> Plain:
    """The same in every match."""
    return {
        "width": WIDTH,
        "height": HEIGHT,
        "squares": {square: _square(square) for square in SQUARES},
        "buildings": {name: _building(name) for name in BUILDINGS},
        "cemetery": list(CEMETERY),
        "colours": list(COLOURS),
        "cards": {card: _card(card) for card in CARDS},
        "combat": {card: {"strength": value, "count": COMBAT_DECK.count(card)} for card, value in STRENGTH.items()},
        "houses": {house.id: {"ability": house.ability, "count": house.count} for house in HOUSES.values()},
        "reconstructed": {**RECONSTRUCTED, "board": RECONSTRUCTED_BOARD},
    }


def _square(square: Square) -> Plain:
    return {
        "cells": CELLS_OF[square],
        "ring": RING[square],
        "x": square in X_SQUARES,
        "neighbours": NEIGHBOURS[square],
    }


def _building(name: Square) -> Plain:
    building = BUILDINGS[name]
    return {
        "number": building.number,
        "side": building.side,
        "cells": building.cells,
        "touching": building.touching,
        "neighbours": RING_NEIGHBOURS[name],
    }


def _card(card: CardId) -> Plain:
    plain: Plain = {"kind": KIND_OF[card], "count": CARDS[card].count}
    if card in WEAPONS:
        plain |= {"shots": WEAPONS[card].shots, "draws": WEAPONS[card].draws}
    if card in BARRICADES:
        plain |= {"value": BARRICADES[card].value, "trap": BARRICADES[card].trap}
    return plain
