"""Scenarios of the players' own, which travel with the State in full."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec

from untot.games.flick_em_up.pieces import Piece
from untot.games.flick_em_up.scenarios import Scenario

_KEPT: Final = 64


class OwnContent(Piece, frozen=True):
    """What the players brought along; it was checked before (`workshop`)."""

    scenario: Scenario


def to_text(content: OwnContent) -> str:
    return msgspec.json.encode(content.scenario).decode()


@lru_cache(maxsize=_KEPT)
def from_text(text: str) -> Scenario:
    """Made once for each text and kept."""
    return msgspec.json.decode(text, type=Scenario)
