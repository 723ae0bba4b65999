"""Workshops over HTTP: own content is checked while it is made; the printed content is there to look at."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response

from untot.games import load_workshop, names
from untot.kernel.errors import Refused
from untot.kernel.workshop import Plain, Workshop
from untot.server.answers import raw, refusing
from untot.server.jobs import Examine
from untot.server.limits import Rate
from untot.server.lobby import refuse_if_too_large
from untot.server.requests import body_as, caller_of, lobby_of, take_patience, while_here
from untot.server.wire import encoded
from untot.server.workers import BUSY, JobFailed, Workers

EXAMINE_SECONDS: Final = 5.0
"""Of a processor."""
MISSION: Final = "mission"
"""The kind of pieces that have a list of their own."""
CHECKS_BURST_SECONDS: Final = 5


class Piece(Struct, frozen=True, forbid_unknown_fields=True):
    """Something to be checked: the text of its file, or its data."""

    kind: Annotated[str, Meta(max_length=40)]
    text: str | None = None
    content: Plain | None = None


def _workshop(request: Request) -> tuple[str, Workshop]:
    """The workshop of the game in the path, if it has one."""
    game = request.path_params["game"]
    workshop = load_workshop(game) if game in names() else None
    if workshop is None:
        raise Refused("no-workshop")
    return game, workshop


@refusing
async def check_content(request: Request) -> Response:
    """In a process of its own: what people hand in is not to be trusted."""
    per_second = lobby_of(request).limits.checks_per_second
    take_patience(request, Rate("checks", CHECKS_BURST_SECONDS * per_second, per_second))
    game, workshop = _workshop(request)
    piece = await body_as(request, Piece)
    given = piece.content if piece.text is None else piece.text
    if given is None or None not in (piece.text, piece.content):
        raise Refused("body-bad", detail="either text or content")
    if piece.kind not in workshop.kinds:
        raise Refused("kind-unknown", kind=piece.kind, known=", ".join(workshop.kinds))
    refuse_if_too_large(given)
    desk: Workers = request.app.state.desk
    examining = desk.run(Examine(game, piece.kind, given), EXAMINE_SECONDS, caller_of(request), patience=BUSY)
    try:
        return raw(await while_here(request, examining))
    except JobFailed:
        raise Refused("content-cannot-be-checked") from None


@refusing
async def list_missions(request: Request) -> Response:
    game, _ = _workshop(request)
    return raw(_heads(game, MISSION))


@refusing
async def show_mission(request: Request) -> Response:
    _, workshop = _workshop(request)
    mission = workshop.printed(MISSION, request.path_params["mission"])
    if mission is None:
        raise Refused("mission-unknown")
    return raw(encoded(mission))


@refusing
async def show_content(request: Request) -> Response:
    game, _ = _workshop(request)
    return raw(_content(game))


# What is printed never changes: it is written once.


@cache
def _heads(game: str, kind: str) -> bytes:
    workshop = load_workshop(game)
    assert workshop is not None
    return msgspec.json.encode(workshop.heads(kind))


@cache
def _content(game: str) -> bytes:
    workshop = load_workshop(game)
    assert workshop is not None
    return msgspec.json.encode(workshop.content())
