"""What people call the streets: by what stands there. No rule knows these names.

A name is `<kind>:<landmark>`: `crossing:hydrant` is the crossing by the hydrant.
"""

from __future__ import annotations

from typing import Final

from untot.games.zombicide.city.ground import Ground, Street
from untot.games.zombicide.pieces import read_content
from untot.parts.zones import ZoneId

LANDMARKS: Final[tuple[str, ...]] = tuple(read_content("landmarks.toml")["landmarks"])
_STRIDE: Final = 7
"""Neighbours in the list are no neighbours in town; it shares no factor with the number of landmarks."""


def street_names(ground: Ground) -> dict[ZoneId, str]:
    """Every street by a landmark of its own while there are enough, then by kind and landmark, then by none."""
    streets = list(ground.streets.values())
    first = sum(ord(letter) for row in ground.layout for tile in row for letter in tile.tile.id)
    names: dict[ZoneId, str] = {}
    for number, street in enumerate(streets):
        place = first + number * _STRIDE
        in_turn = (LANDMARKS[(place + step) % len(LANDMARKS)] for step in range(len(LANDMARKS)))
        wanted = (f"{kind_of(street, streets)}:{landmark}" for landmark in in_turn)
        free = next((name for name in wanted if name not in names.values()), None)
        if free is not None:
            names[street.id] = free
    return names


def kind_of(street: Street, streets: list[Street]) -> str:
    """By the streets that lead on from it."""
    across, along = (_neighbours(street, streets, *step) for step in ((0, 1), (1, 0)))
    if across and along:
        return "corner" if across == along == 1 else "crossing"
    return "road" if across + along == 2 else "road_end"


def _neighbours(street: Street, streets: list[Street], row: int, column: int) -> int:
    cells = {(one.row, one.column) for one in streets}
    return sum((street.row + way * row, street.column + way * column) in cells for way in (-1, 1))
