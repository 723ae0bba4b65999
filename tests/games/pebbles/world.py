"""The physics of pebbles: they slide, slow down, and bounce from the edges. Whole numbers in, whole numbers out."""

from __future__ import annotations

import math
from typing import Any, Final

import msgspec

from tests.games.pebbles import Flick, Rest
from untot.kernel.contract import Contract
from untot.worlds import Simulated

FRICTION: Final = 0.93
SPEED: Final = 0.7


class Table:
    """Steps of a hundredth of a second until the pebble lies still. The track is its way, two bytes a coordinate."""

    def simulate(self, name: str, question: dict[str, Any], contract: Contract[Any]) -> Simulated:
        flick = msgspec.convert(question, Flick)
        angle = math.radians(flick.angle + flick.tremble / 5)
        x, y = float(flick.x), float(flick.y)
        dx, dy = (flick.force * SPEED * part for part in (math.cos(angle), math.sin(angle)))
        way, touched = [(round(x), round(y))], list[str]()
        while math.hypot(dx, dy) > 1:
            x, dx = self._bounced(x + dx, dx, ("west", "east"), touched)
            y, dy = self._bounced(y + dy, dy, ("north", "south"), touched)
            dx, dy = dx * FRICTION, dy * FRICTION
            way.append((round(x), round(y)))
        track = b"".join(part.to_bytes(2, "big") for point in way for part in point)
        return Simulated(msgspec.json.encode(Rest(*way[-1], touched)).decode(), track)

    @staticmethod
    def _bounced(at: float, speed: float, edges: tuple[str, str], touched: list[str]) -> tuple[float, float]:
        if 0 <= at <= 1000:
            return at, speed
        touched.append(edges[at > 0])
        return min(1000.0, max(0.0, 2 * 1000 - at if at > 0 else -at)), -speed


WORLD: Final = Table()
