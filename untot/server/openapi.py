"""The description of the HTTP API, made from one table and the types of the wire."""

from __future__ import annotations

from typing import Any, NamedTuple, get_args

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from untot import __version__
from untot.server import wire
from untot.server.lobby import Links, Plan


class Call(NamedTuple):
    """One call: method, path, what it is for, whose key it needs, and the types of body and answer."""

    method: str
    path: str
    summary: str
    key: str = ""
    body: type | None = None
    answer: type | None = None


CALLS = (
    Call("get", "/health", "Is the server well?"),
    Call("get", "/api/games", "The games, their seat counts, options and phrases"),
    Call("get", "/api/games/{game}/texts/{language}", "The Fluent texts of a game"),
    Call("get", "/api/games/{game}/rulebook/{language}", "The rulebook of a game, clause by clause"),
    Call("post", "/api/matches", "Create a match; the secrets of its links are shown once", "", Plan, Links),
    Call("get", "/api/matches/{match}", "The table of a match", "any", None, wire.Table),
    Call("delete", "/api/matches/{match}", "Delete a match for good", "host"),
    Call("post", "/api/matches/{match}/end", "End a match; its record stays", "host"),
    Call("post", "/api/matches/{match}/seats/{seat}/key", "Make a seat's link anew", "host"),
    Call("get", "/api/matches/{match}/record", "The record, as the holder of the key may know it", "any"),
    Call("post", "/api/matches/{match}/replay", "Look at a match that is over, step by step", "any"),
    Call("post", "/api/replays", "Check and keep a record file (JSON lines)"),
    Call("get", "/api/replays/{replay}", "A replay: game, seats, number of steps, result"),
    Call("get", "/api/replays/{replay}/steps/{step}", "One step, through the eyes of ?seat= or of a spectator"),
    Call("post", "/api/replays/{replay}/steps/{step}/play-on", "A new match from this step", "", None, Links),
    Call("get", "/api/qr", "?text= as a QR code (SVG)"),
)
"""The WebSocket at /ws is described by the types Hello, Answer, ... in the components."""


def openapi() -> dict[str, Any]:
    frames = (*get_args(wire.ClientFrame), wire.SeatFrame, wire.Reply)
    types = [Plan, Links, wire.Table, *frames]
    schemas, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    named = dict(zip(types, schemas, strict=True))
    paths: dict[str, Any] = {}
    for call in CALLS:
        paths.setdefault(call.path, {})[call.method] = _operation(call, named)
    key = {"type": "http", "scheme": "bearer", "description": "the secret of a host, seat or watch link"}
    return {
        "openapi": "3.1.0",
        "info": {"title": "untot", "version": __version__},
        "paths": paths,
        "components": {"schemas": components, "securitySchemes": {"key": key}},
    }


def _operation(call: Call, schemas: dict[type, Any]) -> dict[str, Any]:
    parts = [part[1:-1] for part in call.path.split("/") if part.startswith("{")]
    operation: dict[str, Any] = {
        "summary": call.summary,
        "parameters": [{"name": p, "in": "path", "required": True, "schema": {"type": "string"}} for p in parts],
        "responses": {"200": {"description": "done"}, "4XX": {"description": "refused: reason, clause, args"}},
    }
    if call.key:
        operation["security"] = [{"key": []}]
    if call.body is not None:
        operation["requestBody"] = {"content": {"application/json": {"schema": schemas[call.body]}}}
    if call.answer is not None:
        operation["responses"]["200"]["content"] = {"application/json": {"schema": schemas[call.answer]}}
    return operation


async def show_openapi(request: Request) -> Response:
    return Response(msgspec.json.encode(openapi()), media_type="application/json")
