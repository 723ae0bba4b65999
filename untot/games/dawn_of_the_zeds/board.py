"""The map (C3): tracks that lead from their Starts to the Town Center, and what lies around it."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from untot.games.dawn_of_the_zeds.content_files import rows
from untot.kernel.rulebook import clause

TrackId = str
SpaceId = str
"""A track space, a Start, or the Town Center."""
PlaceId = str
"""A space, or a place off the tracks: a bed, an office, the lab, the camp, the cemetery, the jail."""
SpaceKind = Literal["town", "village", "named", "plain", "catacomb", "start", "town_center"]
ForageClass = Literal["town", "farm", "arms", "other"]
Side = Literal["A", "B"]


class Track(Struct, frozen=True, forbid_unknown_fields=True):
    """A track, and the sides of the board that have it."""

    id: TrackId
    is_above_ground: bool
    sides: tuple[Side, ...]


class Space(Struct, frozen=True, forbid_unknown_fields=True):
    """A track space; its number counts from the Town Center."""

    id: SpaceId
    track: TrackId
    n: int
    kind: SpaceKind
    forage: ForageClass | None = None


TOWN_CENTER: Final = "town_center"
LAB: Final = "lab"
CAMP: Final = "refugee_camp"
CEMETERY: Final = "cemetery"
JAIL: Final = "jail"
BEDS: Final = ("bed_1", "bed_2", "bed_3", "bed_4", "bed_5", "bed_6")
"""As many as there can be; how many there are is for `facts.beds`."""
IN_BED: Final = frozenset(BEDS)
OFFICES: Final = ("office_1", "office_2")
HOSPITAL: Final = frozenset((*BEDS, *OFFICES))
BRIDGE: Final = "suburb_1"
OFFICES_OF_MARTEUSE: Final = "tunnel_4"
CHROMOTECHNICS: Final = "tunnel_7"
TUNNEL: Final = "tunnel"

TRACKS: Final = {track.id: track for track in rows("board", "track", Track)}
TRACK_SPACES: Final = {space.id: space for space in rows("board", "space", Space)}
START_OF: Final[dict[TrackId, SpaceId]] = {track: f"start_{track}" for track in TRACKS}
STARTS: Final = tuple(START_OF.values())
SURFACE_TRACKS: Final = tuple(track.id for track in TRACKS.values() if track.is_above_ground)


@clause("DZ-14.1.1")
def tracks_of(side: Side) -> tuple[TrackId, ...]:
    """Four tracks on side A, the tunnel too on side B."""
    return tuple(track.id for track in TRACKS.values() if side in track.sides)


# -- the order of the spaces ------------------------------------------------------------------------------------


def _from_town(track: TrackId) -> tuple[SpaceId, ...]:
    """The spaces of a track from #0 outward, its Start last."""
    spaces = sorted((space for space in TRACK_SPACES.values() if space.track == track), key=lambda space: space.n)
    return (*(space.id for space in spaces), START_OF[track])


SPACES_OF: Final = {track: _from_town(track) for track in TRACKS}
ALL_SPACES: Final = (TOWN_CENTER, *(space for spaces in SPACES_OF.values() for space in spaces))
TRACK_OF: Final = {space: track for track, spaces in SPACES_OF.items() for space in spaces}
"""The track of a space; the Town Center belongs to every one and is not named (DZ-14.1.4)."""
DISTANCE: Final = {TOWN_CENTER: 0} | {
    space: steps for spaces in SPACES_OF.values() for steps, space in enumerate(spaces, start=1)
}
"""How many spaces it is to the Town Center: #n is n + 1 away (DZ-0.2.21)."""
TOWARD: Final[dict[SpaceId, SpaceId]] = {
    space: (TOWN_CENTER, *spaces)[at] for spaces in SPACES_OF.values() for at, space in enumerate(spaces)
}
"""The next space toward the Town Center."""
AWAY: Final[dict[SpaceId, SpaceId]] = {
    space: spaces[at + 1] for spaces in SPACES_OF.values() for at, space in enumerate(spaces[:-1])
}
"""The next space toward the Start."""
KIND_OF: Final[dict[SpaceId, SpaceKind]] = {
    **{space.id: space.kind for space in TRACK_SPACES.values()},
    **dict.fromkeys(STARTS, "start"),
    TOWN_CENTER: "town_center",
}
FORAGE_CLASS: Final[dict[SpaceId, ForageClass]] = {
    **{space.id: space.forage for space in TRACK_SPACES.values() if space.forage is not None},
    TOWN_CENTER: "town",
}
NEIGHBOURS: Final[dict[SpaceId, tuple[SpaceId, ...]]] = {
    TOWN_CENTER: tuple(spaces[0] for spaces in SPACES_OF.values()),
    **{space: tuple(near for near in (TOWARD[space], AWAY.get(space)) if near) for space in TRACK_OF},
}
"""Spaces that the board connects directly (DZ-0.2.13); the Town Center with the #0 of all tracks, the tunnel's too."""

WALKS: Final[dict[SpaceId, tuple[SpaceId, ...]]] = {
    space: tuple(near for near in NEIGHBOURS[space] if near not in STARTS) for space in TRACK_OF
}
"""Where a step from a space of a track leads: never onto a Start (DZ-5.2.9)."""


# -- kinds of spaces --------------------------------------------------------------------------------------------


def is_start(space: PlaceId) -> bool:
    return KIND_OF.get(space) == "start"


@clause("DZ-14.1.2")
def is_track_space(space: PlaceId) -> bool:
    """All spaces of a track but its Start."""
    return space in TRACK_SPACES


@clause("DZ-14.1.3", "DZ-11.3", "DZ-5.3.1")
def is_named(space: PlaceId) -> bool:
    """Villages, town spaces, the Town Center and the others that bear a name."""
    return space in FORAGE_CLASS


@clause("DZ-14.1.4")
def is_town_space(space: PlaceId) -> bool:
    return KIND_OF.get(space) in ("town", "town_center")


def is_village(space: PlaceId) -> bool:
    return KIND_OF.get(space) == "village"


def is_catacomb(space: PlaceId) -> bool:
    return KIND_OF.get(space) == "catacomb"


@clause("DZ-0.2.16", "DZ-11.1")
def is_above_ground(place: PlaceId) -> bool:
    """Every track but the tunnel; the Town Center and the houses around it too."""
    return TRACK_OF.get(place) != TUNNEL


VILLAGES: Final = tuple(space for space in TRACK_SPACES if is_village(space))
CATACOMBS: Final = tuple(space for space in reversed(TRACK_SPACES) if is_catacomb(space))
NARROW: Final = frozenset({"tunnel_1", "tunnel_2", "tunnel_4", "tunnel_6", "tunnel_7"})
"""Tunnel spaces that hold one zed and one unit (DZ-4.6.3, DZ-5.2.19)."""
RING: Final = ("forest", "mountain", "highway", "suburb")
"""Neighbouring surface tracks, in a ring: only the Hermit's shortcuts need it (C3)."""
SHORTCUTS: Final[dict[SpaceId, tuple[SpaceId, ...]]] = {
    space.id: tuple(SPACES_OF[RING[(RING.index(space.track) + turn) % len(RING)]][space.n] for turn in (-1, 1))
    for space in TRACK_SPACES.values()
    if space.track in RING
}
"""From a surface space to those with its number on the neighbouring tracks (H16.3)."""
