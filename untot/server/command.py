"""The command `untot serve`: a server for people on the net. What each option means is told in docs/hosting.md."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated
from urllib.parse import urlsplit

import msgspec
import typer
from msgspec.structs import replace

from untot.kernel.errors import BadOptions, Refused
from untot.kernel.packages import register
from untot.server.bot_pool import PACE_SECONDS
from untot.server.limits import Limits
from untot.server.logs import Kind, log_to_stderr
from untot.server.serving import Hosting, collect_seldom, raise_file_limit
from untot.server.serving import serve as serve_until_interrupted
from untot.server.several import serve_several
from untot.server.stores import is_address


def data_folder() -> Path:
    """Where matches are kept unless somebody says otherwise."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "untot"


def serve(
    data: Annotated[Path | None, typer.Option(help="The data folder; else the one for this user.")] = None,
    database: Annotated[str, typer.Option(help="A PostgreSQL database, postgresql://..., in place of a file.")] = "",
    host: Annotated[str, typer.Option(help="The address to listen on; leave it behind a reverse proxy.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="0 takes any free port.")] = 8666,
    public_url: Annotated[str, typer.Option(help="Where people find it, such as https://untot.example.")] = "",
    limit: Annotated[
        list[str] | None, typer.Option(help="A limit, such as matches=500 or keep_days=90. May be repeated.")
    ] = None,
    game: Annotated[
        list[str] | None, typer.Option(help="A game of your own: its name and its package, such as chess=my.chess.")
    ] = None,
    bot_workers: Annotated[int, typer.Option(min=1, help="Processes in which bots think.")] = 2,
    bot_pace: Annotated[float, typer.Option(min=0, help="Seconds that a bot takes at least.")] = PACE_SECONDS,
    processes: Annotated[int, typer.Option(min=1, max=64, help="Processes that serve, on one database.")] = 1,
    metrics_port: Annotated[int, typer.Option(min=0, max=65535, help="Show metrics here, at /metrics; 0: no.")] = 0,
    log_format: Annotated[Kind, typer.Option(help="For people, or one JSON object a line.")] = "text",
    inner_host: Annotated[str, typer.Option(help="Where processes on other machines reach this one.")] = "127.0.0.1",
) -> None:
    """Serve matches to people on the net until interrupted."""
    register_games(game or [])
    hosting = Hosting(
        data=data or data_folder(),
        database=checked_database(database),
        host=host,
        port=port,
        public_url=_checked_url(public_url),
        limits=limits_of(limit or []),
        bot_workers=bot_workers,
        bot_pace=bot_pace,
        inner_host=inner_host,
        metrics_port=metrics_port,
        log_format=log_format,
    )
    if processes == 1:
        run(hosting)
        return
    if not hosting.database:
        raise BadOptions("processes-need-database")
    log_to_stderr(hosting.log_format)
    serve_several(hosting, processes)


def serve_at_home(
    data: Path | None, port: int, opens_browser: bool, tell_taken: Callable[[int], None], opens_door: bool = False
) -> None:
    """The tabletop for the people around this machine; if the port is taken, that is told, and any free one does."""
    hosting = Hosting(
        data=data or data_folder(), port=port, opens_browser=opens_browser, is_at_home=True, opens_door=opens_door
    )
    try:
        run(hosting)
    except Refused as refused:
        if refused.reason != "cannot-listen":
            raise
        tell_taken(port)
        run(replace(hosting, port=0))


def run(hosting: Hosting) -> None:
    """Serve, with a log on the standard error output."""
    log_to_stderr(hosting.log_format)
    raise_file_limit()
    collect_seldom()
    asyncio.run(serve_until_interrupted(hosting))


def register_games(named: list[str]) -> None:
    """Games from `name=package`; what cannot be found is refused."""
    for text in named:
        name, _, package = text.partition("=")
        if not name.isidentifier() or find_package(package) is None:
            raise BadOptions("unknown-package", game=name[:80], package=package[:80])
        register(name, package)


def find_package(name: str) -> object | None:
    try:
        return find_spec(name)
    except (ImportError, ValueError):
        return None


def limits_of(texts: list[str]) -> Limits:
    """Limits from `name=number`."""
    given = {name: number for name, _, number in (text.partition("=") for text in texts)}
    for name, number in given.items():
        if name not in Limits.__struct_fields__ or not number.isdecimal():
            raise BadOptions("bad-limit", limit=name[:80], known=", ".join(Limits.__struct_fields__))
    return msgspec.convert(given, Limits, strict=False)


def checked_database(url: str) -> str:
    if url and not is_address(url):
        raise BadOptions("bad-url", url=url[:20])
    return url


def _checked_url(url: str) -> str:
    parts = urlsplit(url)
    if url and (parts.scheme not in ("http", "https") or not parts.netloc):
        raise BadOptions("bad-url", url=url[:80])
    return url.rstrip("/")


if __name__ == "__main__":
    typer.run(serve)
