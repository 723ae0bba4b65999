"""The small HTTP API: create and manage matches, records, replays, texts. app.py lists its calls."""

from __future__ import annotations

from importlib.resources import files
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from untot.bots import offered_levels
from untot.bots.measured import measured
from untot.games import load_game, names
from untot.kernel.errors import Refused
from untot.kernel.packages import package_of
from untot.kernel.rulebook import overview, rulebook
from untot.kernel.texts import LANGUAGES
from untot.kernel.tutorial import has_script
from untot.server.answers import NO_STORE, answered, raw, refusing
from untot.server.health import Doctor
from untot.server.holding import Elsewhere
from untot.server.jobs import About
from untot.server.limits import EXPORTS
from untot.server.lobby import Language, Plan, SeatPlan
from untot.server.replay_links import bring_back, is_of_match, replay_of
from untot.server.replays import ID_LENGTH as REPLAY_ID_LENGTH
from untot.server.replays import Replays
from untot.server.requests import (
    bearer_of,
    body,
    body_as,
    caller_of,
    creations,
    host_of,
    key_of,
    lobby_of,
    number_in,
    take_patience,
    while_here,
)  # fmt: skip
from untot.server.storage import KeyKind
from untot.server.tutorials import tutorial_tracks
from untot.server.wire import Table

MOST_RECORD_BYTES: Final = 2 * 1024 * 1024


class PlayOn(Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit at the match that goes on from a step of a replay."""

    seats: list[SeatPlan]
    language: Language = "en"


class Keys(Struct, frozen=True, forbid_unknown_fields=True):
    """The secrets that a device has kept."""

    keys: Annotated[list[str], Meta(max_length=200)]


class Opened(Struct, frozen=True):
    """What a key opens, and the table there."""

    kind: KeyKind
    seat: int | None
    is_link: bool
    """Whether it should be exchanged for a key of one's own before sitting down."""
    table: Table


class OwnKey(Struct, frozen=True, forbid_unknown_fields=True):
    """The key that a device has made for itself: 24 to 64 letters, digits, - and _."""

    key: str


class SeatKey(Struct, frozen=True):
    """The new secret of a seat, shown once."""

    seat: int
    key: str


class ReplayInfo(About, frozen=True, kw_only=True):
    """A replay that can be looked at."""

    id: str
    names: list[str]
    """Of the people, by seat, if they played here."""


# -- matches ----------------------------------------------------------------------------------------------------


@refusing
async def create_match(request: Request) -> Response:
    take_patience(request, *creations(request))
    return answered(await lobby_of(request).create(await body_as(request, Plan)), 201)


@refusing
async def list_matches(request: Request) -> Response:
    take_patience(request, EXPORTS)
    return answered(await lobby_of(request).keys.glance((await body_as(request, Keys)).keys))


@refusing
async def show_match(request: Request) -> Response:
    key = await key_of(request)
    room = await lobby_of(request).room(key.match_id)
    return answered(Opened(key.kind, key.seat, key.is_link, await room.look(room.table)))


@refusing
async def claim_seat(request: Request) -> Response:
    """The link in the header is exchanged for the key in the body; to ask twice is harmless."""
    own = await body_as(request, OwnKey)
    match_id, link = request.path_params["match"], bearer_of(request)
    return answered(await lobby_of(request).keys.claim(match_id, link, own.key))


@refusing
async def join_match(request: Request) -> Response:
    """The invitation in the header, the key of one's own in the body; to ask twice is harmless."""
    own = await body_as(request, OwnKey)
    match_id, invitation = request.path_params["match"], bearer_of(request)
    return answered(await lobby_of(request).invitations.join(match_id, invitation, own.key))


@refusing
async def delete_match(request: Request) -> Response:
    await lobby_of(request).delete((await host_of(request)).match_id)
    return Response(status_code=204)


@refusing
async def end_match(request: Request) -> Response:
    room = await lobby_of(request).room((await host_of(request)).match_id)
    await room.end()
    return Response(status_code=204)


@refusing
async def renew_seat_key(request: Request) -> Response:
    key = await host_of(request)
    seat = number_in(request.path_params["seat"], Refused("seat-unknown"))
    return answered(SeatKey(seat, await lobby_of(request).keys.renew(key.match_id, seat)))


@refusing
async def export_record(request: Request) -> Response:
    """The record as the holder of this key may know it; all of it once the match is over."""
    take_patience(request, EXPORTS)
    key = await key_of(request)
    text = await lobby_of(request).export(key.match_id, key.seat)
    headers = {"Content-Disposition": f'attachment; filename="untot-{key.match_id}.jsonl"', **NO_STORE}
    return Response(text, headers=headers, media_type="application/jsonl")


# -- replays ----------------------------------------------------------------------------------------------------


def replays_of(request: Request) -> Replays:
    kept: Replays = request.app.state.replays
    return kept


async def replay_here(request: Request) -> str:
    """The replay that is meant. One of a match is made again by whoever holds the match, any other is kept by one
    process, whose name its id begins with."""
    replay_id: str = request.path_params["replay"]
    if is_of_match(replay_id):
        await bring_back(lobby_of(request), replays_of(request), replay_id, caller_of(request))
        return replay_id
    holding, name = lobby_of(request).holding, replay_id[:-REPLAY_ID_LENGTH]
    if name != holding.name:
        address = await holding.find(name)
        if address is None:
            raise Refused("replay-unknown")
        raise Elsewhere(address)
    return replay_id


def _replay_info(request: Request, replay_id: str, status: int = 200) -> Response:
    replay = replays_of(request).get(replay_id)
    return answered(ReplayInfo(**msgspec.structs.asdict(replay.about), id=replay_id, names=replay.names), status)


@refusing
async def create_replay(request: Request) -> Response:
    """A record file is checked, replayed and kept for looking at."""
    take_patience(request, *creations(request))
    text = (await body(request, MOST_RECORD_BYTES)).decode(errors="replace")
    replay_id = await while_here(request, replays_of(request).add(text, caller_of(request)))
    return _replay_info(request, replay_id, 201)


@refusing
async def replay_match(request: Request) -> Response:
    """The replay of a match that is over."""
    take_patience(request, EXPORTS)
    key = await key_of(request)
    room = await lobby_of(request).room(key.match_id)
    adding = replay_of(replays_of(request), room, caller_of(request))
    return _replay_info(request, await while_here(request, adding), 201)


@refusing
async def show_replay(request: Request) -> Response:
    return _replay_info(request, await replay_here(request))


@refusing
async def show_step(request: Request) -> Response:
    number = number_in(request.path_params["step"], Refused("step-unknown"))
    seat, since = request.query_params.get("seat"), request.query_params.get("since")
    is_open = seat == "all"
    eye = None if seat is None or is_open else number_in(seat, Refused("seat-unknown"))
    first = None if since is None else number_in(since, Refused("step-unknown"))
    looking = replays_of(request).step(await replay_here(request), number, eye, first, caller_of(request), is_open)
    return raw(await while_here(request, looking))


@refusing
async def play_on_from(request: Request) -> Response:
    take_patience(request, *creations(request))
    plan = await body_as(request, PlayOn)
    number = number_in(request.path_params["step"], Refused("step-unknown"))
    finding = replays_of(request).position(await replay_here(request), number, caller_of(request))
    position = await while_here(request, finding)
    return answered(await lobby_of(request).play_on(position, plan.seats, plan.language), 201)


@refusing
async def show_track(request: Request) -> Response:
    """What was simulated, to be drawn. It is known by its hash, and never changes."""
    name = request.path_params["track"][:80]
    track = await lobby_of(request).store.track(name) or replays_of(request).track(name) or tutorial_tracks().get(name)
    if track is None:
        raise Refused("track-unknown")
    headers = {"Cache-Control": "public, max-age=31536000, immutable"}
    return Response(track, headers=headers, media_type="application/octet-stream")


# -- games, texts, health ---------------------------------------------------------------------------------------


@refusing
async def list_games(request: Request) -> Response:
    return answered([_game(name) for name in names()])


def _game(name: str) -> dict[str, Any]:
    game = load_game(name)
    options = {
        key: {
            "values": option.values,
            "most": option.most,
            "clauses": option.clauses,
            "is_length": option.is_length,
            "seats": option.seats,
        }
        for key, option in game.options.items()
    }
    return {
        "name": name,
        "seats": game.seat_counts,
        "sides": {str(seats): game.sides(game.defaults, seats) for seats in game.seat_counts},
        "options": options,
        "presets": game.presets,
        "phrases": game.guide.phrases,
        "levels": offered_levels(game),
        "measured": measured(name),
        "has_tutorial": has_script(name),
    }


@refusing
async def show_texts(request: Request) -> Response:
    """The Fluent texts of a game, the kernel's first."""
    game, language = _known(request)
    kernel = files("untot.kernel").joinpath("texts", f"{language}.ftl").read_text("utf-8")
    own = files(package_of(game)).joinpath("texts", f"{language}.ftl").read_text("utf-8")
    return PlainTextResponse(f"{kernel}\n{own}", headers={"Cache-Control": "no-cache"})


@refusing
async def show_rulebook(request: Request) -> Response:
    """Every clause that holds."""
    game, language = _known(request)
    clauses = [clause for clause in rulebook(game, language).values() if not clause.is_withdrawn]
    return answered(clauses)


@refusing
async def show_overview(request: Request) -> Response:
    """The game on one page, in Markdown."""
    return PlainTextResponse(overview(*_known(request)), headers={"Cache-Control": "no-cache"})


def _known(request: Request) -> tuple[str, str]:
    game, language = request.path_params["game"], request.path_params["language"]
    if game not in names() or language not in LANGUAGES:
        raise Refused("text-unknown")
    return game, language


@refusing
async def health(request: Request) -> Response:
    """What a proxy or a supervisor may go by: 503 if something is wrong."""
    doctor: Doctor = request.app.state.doctor
    found = await doctor.health()
    return answered(found, 200 if found.ok else 503)


@refusing
async def unknown_path(request: Request) -> Response:
    raise Refused("path-unknown")
