"""What the tests of texts must know of Last Bus."""

from __future__ import annotations

from typing import Any, Final

GERMAN: Final = {"seat": "Sitzplatzkarte", "roof": "Dachkarte", "red": "Rot"}
ENDS: Final = {"bus_left"}
RARE: Final[list[tuple[str, dict[str, Any]]]] = []
TALK: Final[dict[str, tuple[str, ...]]] = {"hurry": (), "dare": ()}
DETAILS: Final = {"ticket": "card-{}-effect"}
