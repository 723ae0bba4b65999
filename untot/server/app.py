"""The ASGI application: the calls of the API, the socket, the built client, and the border around all of it."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from untot.kernel.errors import Refused
from untot.kernel.tutorial import Tutorial
from untot.kernel.workshop import Examined, Plain, Printed
from untot.server import api
from untot.server.answers import answered, refused
from untot.server.calibrations import Dials, calibrate
from untot.server.door import DoorState, FrontDoor, open_door, show_door
from untot.server.health import Doctor, Health
from untot.server.inviting import Joined
from untot.server.keys import Claimed
from untot.server.limits import BURST_SECONDS, Rate
from untot.server.lobby import Links, Lobby, Plan
from untot.server.openapi import Call, openapi
from untot.server.replays import Replays
from untot.server.security import Border, Origins
from untot.server.sockets import serve_socket
from untot.server.storage import Glance
from untot.server.tutorials import show_tutorial
from untot.server.workers import Workers
from untot.server.workshops import Piece, check_content, list_missions, show_content, show_mission

JSON: Final = "application/json"


async def show_openapi(request: Request) -> Response:
    return answered(openapi(CALLS))


CALLS: Final = (
    Call("get", "/health", api.health, "Is the server well?", answer=Health),
    Call("get", "/api/openapi.json", show_openapi, "This description", answer=JSON),
    Call("get", "/api/games", api.list_games, "The games: seat counts, options, phrases, levels of bots", answer=JSON),
    Call("get", "/api/games/{game}/texts/{language}", api.show_texts, "The texts of a game", answer="text/plain"),
    Call("get", "/api/games/{game}/rulebook/{language}", api.show_rulebook, "The rulebook of a game", answer=JSON),
    Call(
        "get", "/api/games/{game}/overview/{language}", api.show_overview, "A game on one page", answer="text/plain"
    ),
    Call("get", "/api/games/{game}/tutorial", show_tutorial, "A scripted match to learn by", answer=Tutorial),
    Call("get", "/api/games/{game}/missions", list_missions, "The printed missions of a game", answer=list[Plain]),
    Call("get", "/api/games/{game}/missions/{mission}", show_mission, "One of them, whole", answer=Printed),
    Call("get", "/api/games/{game}/content", show_content, "What own content can be made of", answer=JSON),
    Call(
        "post", "/api/games/{game}/check", check_content,
        "What is wrong with a mission or figure of one's own, where, and what it looks like", body=Piece,
        answer=Examined,
    ),
    Call(
        "post", "/api/games/{game}/calibration", calibrate,
        "How the physics of a game behaves with some values changed, against the catalogue's figures", body=Dials,
        answer=JSON,
    ),
    Call(
        "post", "/api/matches", api.create_match, "Create a match; the secrets of its links are shown once",
        body=Plan, answer=Links, status=201,
    ),
    Call(
        "post", "/api/matches/list", api.list_matches, "How the matches of these keys stand; null for an unknown key",
        body=api.Keys, answer=list[Glance | None],
    ),
    Call("get", "/api/matches/{match}", api.show_match, "What a key opens, and the table", "any", answer=api.Opened),
    Call(
        "post", "/api/matches/{match}/claim", api.claim_seat,
        "Sit down: exchange the link of a seat for a key of one's own, which nobody else knows", "link",
        body=api.OwnKey, answer=Claimed,
    ),
    Call(
        "post", "/api/matches/{match}/join", api.join_match,
        "Sit down with the invitation of a table: the next seat that waits for somebody", "link", body=api.OwnKey,
        answer=Joined,
    ),
    Call("delete", "/api/matches/{match}", api.delete_match, "Delete a match for good", "host", status=204),
    Call("post", "/api/matches/{match}/end", api.end_match, "End a match; its record stays", "host", status=204),
    Call(
        "post", "/api/matches/{match}/seats/{seat}/key", api.renew_seat_key,
        "Make a lost or stolen seat link anew; the old one opens nothing any more", "host", answer=api.SeatKey,
    ),
    Call(
        "get", "/api/matches/{match}/record", api.export_record, "The record, as the holder of the key may know it",
        "any", answer="application/jsonl",
    ),
    Call(
        "post", "/api/matches/{match}/replay", api.replay_match, "Look at a match that is over, step by step",
        "any", answer=api.ReplayInfo, status=201,
    ),
    Call(
        "post", "/api/replays", api.create_replay, "Check and keep a record file (JSON lines)",
        body="application/jsonl", answer=api.ReplayInfo, status=201,
    ),
    Call("get", "/api/replays/{replay}", api.show_replay, "A replay and its number of steps", answer=api.ReplayInfo),
    Call(
        "get", "/api/replays/{replay}/steps/{step}", api.show_step,
        "One step: view, question and events (its own, or all since a number) through the eyes of a seat, or of a"
        " spectator", answer=JSON, query=("seat", "since"),
    ),
    Call(
        "post", "/api/replays/{replay}/steps/{step}/play-on", api.play_on_from,
        "A new match from this step; what was hidden is dealt anew", body=api.PlayOn, answer=Links, status=201,
    ),
    Call(
        "get", "/api/tracks/{track}", api.show_track, "How something simulated went, to be drawn",
        answer="application/octet-stream",
    ),
    Call("get", "/api/door", show_door, "Whether phones in this network can join, and where", answer=DoorState),
    Call("post", "/api/door", open_door, "Let phones in this network join; only from this machine", answer=DoorState),
)  # fmt: skip

API: Final[list[BaseRoute]] = [
    *(Route(call.path, call.handler, methods=[call.method.upper()]) for call in CALLS),
    Route("/api/{path:path}", api.unknown_path, methods=["GET", "POST", "PUT", "PATCH", "DELETE"]),
    WebSocketRoute("/ws", serve_socket),
]


def client_folder() -> Path:
    """Where the built client lies inside the package (see the build hook)."""
    return Path(str(files("untot.server").joinpath("client")))


class Pages(StaticFiles):
    """The built client. Every page is the same file: the client reads the path."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            found = await super().get_response(path, scope)
        except HTTPException as missing:
            if missing.status_code != 404 or path.startswith("assets/"):
                raise
            found = await super().get_response("index.html", scope)
        is_named_by_content = path.startswith("assets/") and found.status_code == 200
        found.headers["Cache-Control"] = "public, max-age=31536000, immutable" if is_named_by_content else "no-cache"
        return found


async def client_is_missing(request: Request) -> Response:
    return refused(Refused("client-not-built"))


async def show_http_error(request: Request, error: Exception) -> Response:
    """What the framework refuses, as the API says it: a wrong method, a page that is not there."""
    return refused(Refused("path-unknown"))


def make_app(lobby: Lobby, desk: Workers, doctor: Doctor, origins: Origins, door: FrontDoor | None = None) -> Border:
    """The whole server around a lobby; what people hand in is looked at by the workers at the desk."""
    folder = client_folder()
    is_built = (folder / "index.html").is_file()
    pages = Route("/{path:path}", Pages(directory=folder) if is_built else client_is_missing)
    app = Starlette(
        routes=[*API, pages],
        middleware=[Middleware(GZipMiddleware, minimum_size=800)],
        exception_handlers={HTTPException: show_http_error},
    )
    app.state.lobby = lobby
    app.state.desk = desk
    app.state.replays = Replays(desk, lobby.holding.name)
    app.state.doctor = doctor
    app.state.door = door
    per_second = lobby.limits.requests_per_second
    return Border(app, origins, lobby.patience, Rate("requests", BURST_SECONDS * per_second, per_second))
