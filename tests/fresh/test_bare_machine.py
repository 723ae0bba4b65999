"""A machine with nothing but Python: no root, no browser, no node, a path with the basic tools alone. It can play."""

from __future__ import annotations

import os
import pwd
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final
from urllib.request import ProxyHandler, build_opener

import pytest

ROOT: Final = Path(__file__).parents[2]
BASIC_TOOLS: Final = (
    "bash", "sh", "env", "cat", "cp", "mv", "rm", "ln", "mkdir", "mktemp", "ls", "find", "grep", "sed", "head", "tail",
    "cmp", "dirname", "basename", "uname", "touch", "chmod", "git",
)  # fmt: skip
SECONDS: Final = 600
_here: Final = build_opener(ProxyHandler({}))


@pytest.fixture(scope="module")
def stranger() -> Iterator[Stranger]:
    stranger = Stranger(Path(tempfile.mkdtemp(prefix="untot-fresh-")))  # pytest's own folders are for its user alone
    yield stranger
    shutil.rmtree(stranger.home)


class Stranger:
    """Somebody without rights, with a fresh copy of the sources."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.user = "nobody" if os.geteuid() == 0 else None
        self.sources = home / "untot"
        _copy_sources(self.sources)
        tools = home / "bin"
        tools.mkdir()
        for tool in BASIC_TOOLS:
            (tools / tool).symlink_to(shutil.which(tool) or tool)
        (tools / "python3").symlink_to(self._python())
        kept = {key: value for key, value in os.environ.items() if key.startswith(("PIP_", "NODE_EXTRA", "SSL_"))}
        self.environment = {**kept, "PATH": str(tools), "HOME": str(home), "LANG": "C.UTF-8"}
        home.chmod(0o755)
        if self.user is not None:
            for path in (home, *home.rglob("*")):
                os.chown(path, pwd.getpwnam(self.user).pw_uid, -1, follow_symlinks=False)

    def _python(self) -> str:
        """One that this person may use."""
        for python in (sys.executable, "/usr/bin/python3"):
            if _is_usable(python, self.user):
                return str(Path(python).resolve())
        pytest.skip("no Python on this machine that somebody without root may use")

    def start(self, *command: str) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [str(self.sources / command[0]), *command[1:]], cwd=self.home, env=self.environment, user=self.user,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, start_new_session=True,
        )  # fmt: skip


def _is_usable(python: str, user: str | None) -> bool:
    test = "import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))"
    try:
        found = subprocess.run([python, "-c", test], user=user, capture_output=True, check=False, env={"PATH": ""})
    except OSError:
        return False
    return found.returncode == 0


def _copy_sources(target: Path) -> None:
    """What git would hand out, uncommitted changes included."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\0")
    for name in names:
        if (ROOT / name).is_file():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, target / name)


def test_scripts_play_needs_python_alone(stranger: Stranger) -> None:
    told, _ = stranger.start("scripts/play", "--help").communicate(timeout=SECONDS)
    assert "Open the tabletop in the browser" in told, told


def test_the_table_opens_without_root(stranger: Stranger) -> None:
    process = stranger.start("scripts/play", "--no-browser", "--port=0", f"--data={stranger.home / 'data'}")
    assert process.stdout is not None
    try:
        found = next(match for line in process.stdout if (match := re.search(r"http://\S+", line)))
        with _here.open(f"{found[0].rstrip('/')}/health", timeout=30) as answer:
            assert b'"ok":true' in answer.read()
        with _here.open(found[0], timeout=30) as page:
            assert b"<html" in page.read()
    finally:
        os.killpg(process.pid, signal.SIGTERM)
        process.communicate(timeout=30)
