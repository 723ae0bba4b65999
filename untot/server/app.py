"""The ASGI application: routes, the built client, the border around both."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles

from untot.server import api
from untot.server.lobby import Lobby
from untot.server.openapi import show_openapi
from untot.server.replays import Replays
from untot.server.security import Border, Callers, Origins
from untot.server.sockets import serve_socket

CREATIONS_AT_ONCE, CREATIONS_PER_SECOND = 30, 0.5

API: list[BaseRoute] = [
    Route("/health", api.health),
    Route("/api/openapi.json", show_openapi),
    Route("/api/games", api.list_games),
    Route("/api/games/{game}/texts/{language}", api.show_texts),
    Route("/api/games/{game}/rulebook/{language}", api.show_rulebook),
    Route("/api/matches", api.create_match, methods=["POST"]),
    Route("/api/matches/{match}", api.show_match),
    Route("/api/matches/{match}", api.delete_match, methods=["DELETE"]),
    Route("/api/matches/{match}/end", api.end_match, methods=["POST"]),
    Route("/api/matches/{match}/seats/{seat:int}/key", api.renew_seat_key, methods=["POST"]),
    Route("/api/matches/{match}/record", api.export_record),
    Route("/api/matches/{match}/replay", api.replay_match, methods=["POST"]),
    Route("/api/replays", api.create_replay, methods=["POST"]),
    Route("/api/replays/{replay}", api.show_replay),
    Route("/api/replays/{replay}/steps/{step:int}", api.show_step),
    Route("/api/replays/{replay}/steps/{step:int}/play-on", api.play_on_from, methods=["POST"]),
    Route("/api/qr", api.qr_code),
    WebSocketRoute("/ws", serve_socket),
]


def client_folder() -> Path:
    """Where the built client lies inside the package (see the build hook)."""
    return Path(str(files("untot.server").joinpath("client")))


async def show_page(request: Request) -> Response:
    """Every page is the same file; the client reads the path."""
    page = client_folder() / "index.html"
    if not page.is_file():
        return Response("The client is not built. Run scripts/setup.", 503, media_type="text/plain")
    return FileResponse(page, headers={"Cache-Control": "no-cache"})


def make_app(lobby: Lobby, origins: Origins, extra: list[BaseRoute] | None = None) -> Starlette:
    """The whole server around a lobby."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        yield
        lobby.close()

    assets = client_folder() / "assets"
    pages: list[BaseRoute] = [Route("/{path:path}", show_page)]
    if assets.is_dir():
        pages.insert(0, Mount("/assets", StaticFiles(directory=assets)))
    app = Starlette(
        routes=[*API, *(extra or []), *pages],
        middleware=[Middleware(Border, origins=origins), Middleware(GZipMiddleware, minimum_size=800)],
        lifespan=lifespan,
    )
    app.state.lobby = lobby
    app.state.origins = origins
    app.state.replays = Replays()
    app.state.callers = Callers(CREATIONS_AT_ONCE, CREATIONS_PER_SECOND)
    return app
