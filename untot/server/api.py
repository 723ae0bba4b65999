"""The small HTTP API: create and manage matches, records, replays, texts. Its description is in openapi.py."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from importlib.resources import files
from typing import Any, TypeVar

import msgspec
import segno
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from untot import __version__
from untot.games import NAMES, load_game
from untot.kernel.errors import BadRecord, Refused, UntotError
from untot.kernel.record import Record
from untot.kernel.rulebook import rulebook
from untot.server import replays
from untot.server.lobby import Lobby, Plan, SeatPlan, play_on
from untot.server.replays import Replays
from untot.server.rooms import refusal
from untot.server.seats import new_key
from untot.server.security import Callers
from untot.server.storage import Key

T = TypeVar("T")
Handler = Callable[[Request], Awaitable[Response]]
MOST_BODY_BYTES = 64 * 1024
MOST_RECORD_BYTES = 8 * 1024 * 1024
LANGUAGES = ("en", "de")


class PlayOn(Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit at the match that goes on from a step of a replay."""

    seats: list[SeatPlan]


def answered(content: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(content), status, media_type="application/json")


def refusing(handler: Handler) -> Handler:
    """Errors that people see become answers with their reason, clause and a fitting status."""

    async def handle(request: Request) -> Response:
        try:
            return await handler(request)
        except BadRecord as error:
            return answered(refusal(error), 422)
        except Refused as error:
            return answered(refusal(error), STATUS.get(error.reason, 409))
        except UntotError as error:
            return answered(refusal(error), 422)

    return handle


STATUS = {
    "key-unknown": 401,
    "not-the-host": 403,
    "match-unknown": 404,
    "replay-unknown": 404,
    "text-unknown": 404,
    "body-too-large": 413,
    "body-bad": 422,
    "flood": 429,
    "server-full": 503,
}


# -- reading requests -------------------------------------------------------------------------------------------


async def body(request: Request, most: int) -> bytes:
    """The body, as far as it may be long."""
    read = bytearray()
    async for chunk in request.stream():
        read += chunk
        if len(read) > most:
            raise Refused("body-too-large", most=most)
    return bytes(read)


async def body_as(request: Request, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(await body(request, MOST_BODY_BYTES), type=kind)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise Refused("body-bad", detail=str(error)[:200]) from None


def lobby_of(request: Request) -> Lobby:
    lobby: Lobby = request.app.state.lobby
    return lobby


async def key_of(request: Request) -> Key:
    """What the secret in the Authorization header opens; it must belong to the match in the path."""
    scheme, _, secret = request.headers.get("authorization", "").partition(" ")
    key = await lobby_of(request).key(secret if scheme.lower() == "bearer" else "")
    if key.match_id != request.path_params["match"]:
        raise Refused("key-unknown")
    return key


async def host_of(request: Request) -> Key:
    key = await key_of(request)
    if key.kind != "host":
        raise Refused("not-the-host")
    return key


def take_patience(request: Request) -> None:
    callers: Callers = request.app.state.callers
    if not callers.take(request.scope):
        raise Refused("flood")


# -- matches ----------------------------------------------------------------------------------------------------


@refusing
async def create_match(request: Request) -> Response:
    take_patience(request)
    links = await lobby_of(request).create(await body_as(request, Plan))
    return answered(links, 201)


@refusing
async def show_match(request: Request) -> Response:
    key = await key_of(request)
    room = await lobby_of(request).room(key.match_id)
    return answered({"table": room.table(), "kind": key.kind, "seat": key.seat})


@refusing
async def delete_match(request: Request) -> Response:
    key = await host_of(request)
    await lobby_of(request).delete(key.match_id)
    return Response(status_code=204)


@refusing
async def end_match(request: Request) -> Response:
    key = await host_of(request)
    await (await lobby_of(request).room(key.match_id)).end()
    return Response(status_code=204)


@refusing
async def renew_seat_key(request: Request) -> Response:
    """A lost or stolen seat link is made anew; the old one opens nothing any more."""
    key, lobby = await host_of(request), lobby_of(request)
    seat = int(request.path_params["seat"])
    room = await lobby.room(key.match_id)
    if not 0 <= seat < len(room.settings.holders):
        raise Refused("match-unknown")
    secret, fresh = new_key(key.match_id, "seat", seat)
    await lobby.store.replace_key(await lobby.store.seat_key(key.match_id, seat), fresh)
    for guest in [guest for guest in room.guests if seat in guest.seats]:
        guest.drop()
    return answered({"seat": seat, "key": secret})


@refusing
async def export_record(request: Request) -> Response:
    """The record as the holder of this key may know it; all of it once the match is over."""
    key = await key_of(request)
    room = await lobby_of(request).room(key.match_id)
    name = f'attachment; filename="untot-{key.match_id}.jsonl"'
    headers = {"Content-Disposition": name}
    return PlainTextResponse(room.live.export(key.seat), headers=headers, media_type="application/jsonl")


# -- replays ----------------------------------------------------------------------------------------------------


def replays_of(request: Request) -> Replays:
    kept: Replays = request.app.state.replays
    return kept


@refusing
async def create_replay(request: Request) -> Response:
    """A record file is checked, replayed and kept for looking at."""
    take_patience(request)
    raw = await body(request, MOST_RECORD_BYTES)
    try:
        text = raw.decode()
    except UnicodeDecodeError:
        raise BadRecord("record-not-json", line=1) from None
    replay_id = replays_of(request).add(Record.parse(text))
    return answered({"id": replay_id, **replays.about(replays_of(request).get(replay_id))}, 201)


@refusing
async def replay_match(request: Request) -> Response:
    """The replay of a match that is over."""
    key = await key_of(request)
    room = await lobby_of(request).room(key.match_id)
    if not room.live.is_over:
        raise Refused("match-runs")
    replay_id = replays_of(request).add(room.live.record)
    return answered({"id": replay_id, **replays.about(replays_of(request).get(replay_id))}, 201)


@refusing
async def show_replay(request: Request) -> Response:
    return answered(replays.about(replays_of(request).get(request.path_params["replay"])))


@refusing
async def show_step(request: Request) -> Response:
    seat = request.query_params.get("seat", "")
    kept = replays_of(request).get(request.path_params["replay"])
    return answered(replays.step(kept, int(request.path_params["step"]), int(seat) if seat.isdecimal() else None))


@refusing
async def play_on_from(request: Request) -> Response:
    take_patience(request)
    kept = replays_of(request).get(request.path_params["replay"])
    number = int(request.path_params["step"])
    if number >= len(kept.steps):
        raise Refused("replay-unknown")
    plan = await body_as(request, PlayOn)
    if len(plan.seats) != kept.record.head["seats"]:
        raise Refused("body-bad", detail="seats")
    links = await play_on(lobby_of(request), kept.match.game, kept.record, kept.steps[number], plan.seats)
    return answered(links, 201)


# -- games, texts, health ---------------------------------------------------------------------------------------


@refusing
async def list_games(request: Request) -> Response:
    return answered([_game(name) for name in NAMES])


def _game(name: str) -> dict[str, Any]:
    game = load_game(name)
    options = {
        key: {"values": option.values, "most": option.most, "clauses": option.clauses}
        for key, option in game.options.items()
    }
    return {
        "name": name,
        "seats": game.seat_counts,
        "options": options,
        "presets": game.presets,
        "phrases": game.guide.phrases,
    }


@refusing
async def show_texts(request: Request) -> Response:
    """The Fluent texts of a game, the kernel's first."""
    game, language = _known(request)
    kernel = files("untot.kernel").joinpath("texts", f"{language}.ftl").read_text("utf-8")
    own = files("untot.games").joinpath(game, "texts", f"{language}.ftl").read_text("utf-8")
    return PlainTextResponse(f"{kernel}\n{own}", headers={"Cache-Control": "no-cache"})


@refusing
async def show_rulebook(request: Request) -> Response:
    game, language = _known(request)
    clauses = [
        {"id": clause.id, "chapter": clause.chapter, "text": clause.text, "origin": clause.origin}
        for clause in rulebook(game, language).values()
    ]
    return answered(clauses)


def _known(request: Request) -> tuple[str, str]:
    game, language = request.path_params["game"], request.path_params["language"]
    if game not in NAMES or language not in LANGUAGES:
        raise Refused("text-unknown")
    return game, language


@refusing
async def qr_code(request: Request) -> Response:
    """A link as a QR code, for phones at the same table."""
    text = request.query_params.get("text", "")
    if not 0 < len(text) <= 300:
        raise Refused("body-bad", detail="text")
    svg = segno.make(text, micro=False).svg_inline(scale=6, border=2)
    return Response(svg, media_type="image/svg+xml")


@refusing
async def health(request: Request) -> Response:
    lobby = lobby_of(request)
    return answered(
        {"ok": True, "version": __version__, "rooms": len(lobby.rooms), "matches": await lobby.store.count()}
    )
