"""Calibration: what the page shows on which the values of a game's physics can be changed, to see what they do."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response

from untot.games import names
from untot.kernel.errors import Refused
from untot.server.answers import raw, refusing
from untot.server.jobs import Calibrate
from untot.server.limits import Rate
from untot.server.requests import body_as, caller_of, take_patience, while_here
from untot.server.workers import BUSY, JobFailed, Workers
from untot.worlds import has_calibration

MEASURE_SECONDS: Final = 20.0
"""Of a processor."""
MOST_RUNS: Final = 24
MEASURES: Final = Rate("calibrations", 5, 0.2)


class Dials(Struct, frozen=True, forbid_unknown_fields=True):
    """Values that are changed, and how often each share is tried."""

    dials: dict[str, float] = {}
    runs: Annotated[int, Meta(ge=1, le=MOST_RUNS)] = 8


@refusing
async def calibrate(request: Request) -> Response:
    """In a process of its own, with a bound: other values may take long to come to rest."""
    take_patience(request, MEASURES)
    game = request.path_params["game"]
    if game not in names() or not has_calibration(game):
        raise Refused("text-unknown")
    wanted = await body_as(request, Dials)
    desk: Workers = request.app.state.desk
    job = Calibrate(game, wanted.dials, wanted.runs)
    measuring = desk.run(job, MEASURE_SECONDS, caller_of(request), patience=BUSY)
    try:
        return raw(await while_here(request, measuring))
    except JobFailed:
        raise Refused("content-cannot-be-checked") from None
