"""Missions and survivors of the players' own, which travel with the State in full."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec

from untot.games.zombicide.missions import MISSIONS, Mission
from untot.games.zombicide.pieces import SURVIVORS, Piece, Survivor, SurvivorId
from untot.games.zombicide.state import ZombicideState
from untot.kernel.rulebook import clause

_KEPT: Final = 64


class OwnContent(Piece, frozen=True):
    """What the players brought along; it was checked before (`workshop`)."""

    mission: Mission | None = None
    survivors: tuple[Survivor, ...] = ()


def to_text(content: OwnContent) -> str:
    return msgspec.json.encode(content).decode()


@lru_cache(maxsize=_KEPT)
def from_text(text: str) -> OwnContent:
    """Made once for each text and kept: two States with the same text have the same mission object, and board."""
    return msgspec.json.decode(text, type=OwnContent) if text else OwnContent()


@clause("ZC-3.1", "ZC-10.20", "ZC-10.40")
def mission_of(g: ZombicideState) -> Mission:
    """The mission of the match, printed or own."""
    own = from_text(g.own).mission if g.own else None
    return own or MISSIONS[g.mission]


@clause("ZC-5.62", "ZC-5.69", "ZC-9.4")
def identity_cards(g: ZombicideState) -> dict[SurvivorId, Survivor]:
    """The printed survivors and those of the players."""
    own = from_text(g.own).survivors
    return SURVIVORS | {survivor.id: survivor for survivor in own} if own else SURVIVORS
