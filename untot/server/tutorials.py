"""Tutorials: the scripted matches that games bring along. They are the same for everybody and need no room."""

from __future__ import annotations

from functools import cache

from starlette.requests import Request
from starlette.responses import Response

from untot.games import load_game, names
from untot.kernel.carried import track_hash
from untot.kernel.errors import Refused
from untot.kernel.tutorial import has_script, play_script, script_of
from untot.server.answers import raw, refusing
from untot.server.wire import encoded


@refusing
async def show_tutorial(request: Request) -> Response:
    """All scenes at once, through the eyes of the learner."""
    game = request.path_params["game"]
    if game not in names():
        raise Refused("text-unknown")
    return raw(_tutorial(game))


@cache
def tutorial_tracks() -> dict[str, bytes]:
    """By their hash: the tracks of all tutorials."""
    scripts = [script_of(name) for name in names() if has_script(name)]
    found = [happened.track_bytes for script in scripts for happened in script.world]
    return {track_hash(track): track for track in found if track}


@cache
def _tutorial(name: str) -> bytes:
    return encoded(play_script(load_game(name), script_of(name)))
