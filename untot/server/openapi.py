"""The description of the HTTP API, made from the list of its calls and the types of the wire."""

from __future__ import annotations

from typing import Any, NamedTuple, get_args

import msgspec

from untot import __version__
from untot.server import wire
from untot.server.answers import Handler


class Call(NamedTuple):
    """One call: method, path, who answers it, what it is for, whose key it needs, and its types."""

    method: str
    path: str
    handler: Handler
    summary: str
    key: str = ""
    """`any` key of the match, only the `host`'s, only the `link` of a seat, or none."""
    body: Any = None
    """A type, or the media type of a file."""
    answer: Any = None
    """A type, a media type, or None if there is no content."""
    status: int = 200
    query: tuple[str, ...] = ()


def openapi(calls: tuple[Call, ...]) -> dict[str, Any]:
    """The whole description. The frames of the WebSocket at /ws are among the schemas: Hello, Answer, SeatFrame ..."""
    own = [kind for call in calls for kind in (call.body, call.answer) if kind is not None and not _is_media(kind)]
    types = [*own, *get_args(wire.ClientFrame), wire.SeatFrame, wire.Reply]
    schemas, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    named = {repr(kind): schema for kind, schema in zip(types, schemas, strict=True)}
    paths: dict[str, Any] = {}
    for call in calls:
        paths.setdefault(call.path, {})[call.method] = _operation(call, named)
    key = {"type": "http", "scheme": "bearer", "description": "the secret of a host, seat or watch link"}
    return {
        "openapi": "3.1.0",
        "info": {"title": "untot", "version": __version__, "description": openapi.__doc__},
        "paths": paths,
        "components": {"schemas": components, "securitySchemes": {"key": key}},
    }


def _is_media(kind: Any) -> bool:
    return isinstance(kind, str)


def _operation(call: Call, schemas: dict[str, Any]) -> dict[str, Any]:
    places = [(part[1:-1], "path") for part in call.path.split("/") if part.startswith("{")]
    places += [(name, "query") for name in call.query]
    operation: dict[str, Any] = {
        "operationId": call.handler.__name__,
        "summary": call.summary,
        "parameters": [_parameter(name, place) for name, place in places],
        "responses": {str(call.status): {"description": "Done."}, "default": _refusal(schemas)},
    }
    if call.key:
        operation["security"] = [{"key": []}]
    if call.body is not None:
        operation["requestBody"] = {"required": True, "content": _content(call.body, schemas)}
    if call.answer is not None:
        operation["responses"][str(call.status)]["content"] = _content(call.answer, schemas)
    return operation


def _parameter(name: str, place: str) -> dict[str, Any]:
    return {"name": name, "in": place, "required": place == "path", "schema": {"type": "string"}}


def _refusal(schemas: dict[str, Any]) -> dict[str, Any]:
    return {"description": "Refused: reason, clause, args.", "content": _content(wire.Reply, schemas)}


def _content(kind: Any, schemas: dict[str, Any]) -> dict[str, Any]:
    return {kind: {}} if _is_media(kind) else {"application/json": {"schema": schemas[repr(kind)]}}
