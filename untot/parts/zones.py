"""Zones and what lies between them: a frozen map, and the net of open connections it has while certain doors are open.

Zones keep the order in which the map lists them, everywhere. Which doors are open is one integer, a bit for each door,
so that everything worked out for a map and a set of open doors can be kept: `net`, and what `paths` and `sight` find.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal, NamedTuple

ZoneId = str
DoorId = str
DoorMask = int
"""The open doors of a map: bit n stands for its n-th door."""
Heading = Literal["N", "E", "S", "W"]
Connection = Literal["open", "closed", "wall"]

OPPOSITE: Final[dict[Heading, Heading]] = {"N": "S", "E": "W", "S": "N", "W": "E"}

_NETS_KEPT: Final = 1024


class Zone(NamedTuple):
    """A place where something can stand. On a street one sees far, into a room only one zone deep."""

    id: ZoneId
    kind: Literal["street", "room"]


class Edge(NamedTuple):
    """What lies between two zones. An edge with a heading (from `a` to `b`) is crossed by straight lines of sight."""

    a: ZoneId
    b: ZoneId
    kind: Literal["open", "door", "wall"]
    heading: Heading | None = None
    door: DoorId | None = None


class Exit(NamedTuple):
    """A way out of a zone that is open."""

    to: ZoneId
    heading: Heading | None


@dataclass(frozen=True, slots=True, eq=False)
class ZoneMap:
    """Zones and edges that never change; two maps are the same only if they are one object."""

    zones: Mapping[ZoneId, Zone]
    edges: tuple[Edge, ...]
    doors: tuple[DoorId, ...]
    all_doors: DoorMask
    edge_between: Mapping[tuple[ZoneId, ZoneId], Edge]
    """Both ways round."""
    doors_at: Mapping[ZoneId, tuple[DoorId, ...]]
    bit_of: Mapping[DoorId, DoorMask]
    """The bit of each door in a mask of open ones."""
    rank: Mapping[ZoneId, int]
    """The place of each zone in the order of the map."""


@dataclass(frozen=True, slots=True, eq=False)
class Net:
    """A map while certain doors are open: the exits and the neighbours of each zone, in the order of the map."""

    map: ZoneMap
    open_doors: DoorMask
    exits: Mapping[ZoneId, tuple[Exit, ...]]
    neighbours: Mapping[ZoneId, tuple[ZoneId, ...]]


def zone_map(zones: Iterable[Zone], edges: Iterable[Edge]) -> ZoneMap:
    """A map of these zones; refuses edges that lead nowhere, that double others or that are doors without a name."""
    by_id = {zone.id: zone for zone in zones}
    listed = tuple(edges)
    edge_between: dict[tuple[ZoneId, ZoneId], Edge] = {}
    for edge in listed:
        _check_edge(edge, by_id, edge_between)
        edge_between[edge.a, edge.b] = edge_between[edge.b, edge.a] = edge
    doors = tuple(edge.door for edge in listed if edge.door is not None)
    if len(set(doors)) < len(doors):
        raise ValueError(f"two doors of one name: {doors}")
    doors_at = {zone: tuple(e.door for e in listed if e.door is not None and zone in (e.a, e.b)) for zone in by_id}
    rank = {zone: number for number, zone in enumerate(by_id)}
    bit_of = {door: 1 << number for number, door in enumerate(doors)}
    return ZoneMap(by_id, listed, doors, (1 << len(doors)) - 1, edge_between, doors_at, bit_of, rank)


def _check_edge(edge: Edge, zones: Mapping[ZoneId, Zone], known: Mapping[tuple[ZoneId, ZoneId], Edge]) -> None:
    if edge.a == edge.b or edge.a not in zones or edge.b not in zones:
        raise ValueError(f"not between two zones of the map: {edge}")
    if (edge.a, edge.b) in known:
        raise ValueError(f"a second edge between the same zones: {edge}")
    if (edge.kind == "door") != (edge.door is not None):
        raise ValueError(f"a door and nothing else has the name of a door: {edge}")


def door_mask(zones: ZoneMap, open_doors: Iterable[DoorId]) -> DoorMask:
    """These doors as one number."""
    mask = 0
    for door in open_doors:
        mask |= zones.bit_of[door]
    return mask


def open_doors(zones: ZoneMap, mask: DoorMask) -> tuple[DoorId, ...]:
    """The doors of such a number, in the order of the map."""
    return tuple(door for bit, door in enumerate(zones.doors) if mask >> bit & 1)


@lru_cache(maxsize=_NETS_KEPT)
def net(zones: ZoneMap, mask: DoorMask) -> Net:
    """The map with these doors open; made once and kept."""
    exits: dict[ZoneId, list[Exit]] = {zone: [] for zone in zones.zones}
    is_open = {door: bool(mask >> bit & 1) for bit, door in enumerate(zones.doors)}
    for edge in zones.edges:
        if edge.kind == "open" or (edge.door is not None and is_open[edge.door]):
            exits[edge.a].append(Exit(edge.b, edge.heading))
            exits[edge.b].append(Exit(edge.a, edge.heading and OPPOSITE[edge.heading]))
    in_order = {zone: tuple(sorted(ways, key=lambda way: zones.rank[way.to])) for zone, ways in exits.items()}
    neighbours = {zone: tuple(way.to for way in ways) for zone, ways in in_order.items()}
    return Net(zones, mask, in_order, neighbours)


def connection(net: Net, a: ZoneId, b: ZoneId) -> Connection:
    """What somebody meets on the way from one zone to another: nothing, a closed door or a wall."""
    edge = net.map.edge_between.get((a, b))
    if edge is None or edge.kind == "wall":
        return "wall"
    return "open" if b in net.neighbours[a] else "closed"
