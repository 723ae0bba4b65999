"""A server in a process of its own, for load tests and kill tests: the lab never imports the server."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final
from urllib.request import ProxyHandler, Request, build_opener

MANY: Final = 1_000_000
NO_LIMITS: Final = (
    f"creations_per_minute={MANY}",
    f"creations_per_day={MANY}",
    f"requests_per_second={MANY}",
    f"frames_per_second={MANY}",
    f"connections={MANY}",
    f"connections_per_address={MANY}",
    f"rooms_per_address={MANY}",
)
"""All load comes from this machine."""
SECONDS: Final = 30
_here: Final = build_opener(ProxyHandler({}))
"""Reaches this machine whatever proxy stands before the rest of the world."""


class ServerProcess:
    """Started and ready; its address has a free port on this machine. What it logs is kept.

    The server of another tree, such as an older commit checked out elsewhere, is started with what is installed here.
    """

    def __init__(
        self,
        data: Path,
        *options: str,
        is_limited: bool = False,
        tree: Path | None = None,
        module: str = "untot.server.command",
    ) -> None:
        limits = [f"--limit={limit}" for limit in NO_LIMITS if not is_limited and _is_known(limit, tree)]
        command = [sys.executable, "-m", module, f"--data={data}", "--port=0", *limits, *options]
        # a pipe that nobody reads would stop the server once it is full
        self._log = tempfile.TemporaryFile("w+")  # noqa: SIM115  # closed when the process has ended
        self._process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=self._log, text=True, cwd=tree, env=_environment(tree)
        )
        assert self._process.stdout is not None
        found = re.match(r"untot: (\S+)", self._process.stdout.readline())
        if found is None:
            raise RuntimeError(f"the server did not start: {self._end(signal.SIGKILL)[1]}")
        self.url = found[1]

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def socket_url(self) -> str:
        return f"{self.url.replace('http', 'ws', 1)}/ws"

    def request(self, method: str, path: str, key: str = "", body: Any = None, text: str = "") -> str:
        """What a call of the API answers."""
        data = text.encode() or None if body is None else json.dumps(body).encode()
        wanted = Request(f"{self.url}{path}", data, {"Authorization": f"Bearer {key}"}, method=method)
        with _here.open(wanted, timeout=SECONDS) as answer:
            said: str = answer.read().decode()
        return said

    def create(self, game: str, seats: int) -> dict[str, Any]:
        """The links of a new match in which all seats are taken."""
        body = {"game": game, "seats": [{"kind": "me"}] * seats}
        links: dict[str, Any] = json.loads(self.request("POST", "/api/matches", body=body))
        return links

    def serving(self) -> list[int]:
        """The processes that serve, where there are several: the others are its bots', and one that Python keeps."""
        family = [(pid, Path(f"/proc/{pid}/cmdline").read_text()) for pid in family_of(self.pid)[1:]]
        return [pid for pid, command in family if "spawn_main" in command]

    def until_serving(self, processes: int) -> None:
        """Until all of several are there and answer; a single one is by now."""
        end = time.monotonic() + SECONDS
        while processes > 1 and len(self.serving()) < processes:
            assert time.monotonic() < end, "not all processes have started"
            time.sleep(0.05)
        for _ in range(8 * (processes - 1)):  # whoever is asked first is not the only one who is ready
            self.request("GET", "/api/door")
            time.sleep(0.2)

    def kill(self) -> None:
        """As a power cut would end it."""
        self._end(signal.SIGKILL)

    def stop(self) -> tuple[int, str]:
        """As a host would end it; returns the exit code and the log."""
        return self._end(signal.SIGTERM)

    def _end(self, number: signal.Signals) -> tuple[int, str]:
        self._process.send_signal(number)
        self._process.communicate(timeout=SECONDS)
        with self._log as log:
            log.seek(0)
            return self._process.returncode, log.read()


def _is_known(limit: str, tree: Path | None) -> bool:
    """Whether the server of this tree has such a limit."""
    name = limit.partition("=")[0]
    return tree is None or any(f" {name}: int" in file.read_text() for file in (tree / "untot/server").glob("*.py"))


def _environment(tree: Path | None) -> dict[str, str] | None:
    return None if tree is None else {**os.environ, "PYTHONPATH": str(tree)}


def family_of(pid: int) -> list[int]:
    """A process and all that it has started."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [pid, *(one for child in children for one in family_of(int(child)))]
