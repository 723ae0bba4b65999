"""What the rule catalogue says of each mission's map: two lines of facts and the picture, copied into maps/."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

_MAPS: Final = Path(__file__).parent / "maps"


@dataclass(frozen=True, slots=True)
class CatalogueMap:
    """The catalogue's facts of a map, read from its own words."""

    streets: int
    rooms: int
    buildings: tuple[int, ...]
    """The number of rooms of each."""
    links: frozenset[frozenset[str]]
    """The pairs of rooms that are open to each other across tiles."""
    manholes: tuple[tuple[str, str], ...]
    distances: dict[str, int]
    """From the start zone, all doors open."""
    picture: str


def catalogue_map(mission: str) -> CatalogueMap:
    facts, _, picture = (_MAPS / f"{mission}.txt").read_text("utf-8").partition("\n\n")
    sizes = re.search(r"buildings? \(([\d, ]+) rooms?\)", facts)
    links = re.search(r"across tiles: (.*)\.\n", facts)
    manholes = re.search(r"Manholes: (.*?)\. ", facts)
    distances = re.search(r"\(doors open\): (.*)\.$", facts)
    assert sizes and links and manholes and distances
    return CatalogueMap(
        streets=_number(r"(\d+) street zones", facts),
        rooms=_number(r"(\d+) rooms", facts),
        buildings=tuple(map(int, sizes[1].split(", "))),
        links=frozenset(frozenset(link.split("=")) for link in links[1].split(", ") if "=" in link),
        manholes=tuple((tile, zone) for tile, zone in (entry.split() for entry in manholes[1].split(", "))),
        distances={zone: int(number) for zone, number in (entry.split() for entry in distances[1].split(", "))},
        picture=picture,
    )


def _number(pattern: str, facts: str) -> int:
    found = re.search(pattern, facts)
    assert found
    return int(found[1])
