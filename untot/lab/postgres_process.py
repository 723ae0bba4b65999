"""A PostgreSQL server of our own in a scratch folder, for tests and measurements."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from itertools import count
from pathlib import Path
from typing import Final

DEBIAN: Final = Path("/usr/lib/postgresql")
NEEDED: Final = ("initdb", "postgres", "createdb", "pg_isready", "pg_dump", "pg_restore")
OWNER: Final = "postgres"
SECONDS: Final = 60


def programs() -> Path | None:
    """Where PostgreSQL's programs lie, the newest; None if it is not installed."""
    folders = sorted(DEBIAN.glob("*/bin"), key=lambda folder: int(folder.parent.name), reverse=True)
    found = shutil.which("pg_isready")
    folders += [Path(found).parent] if found else []
    return next((folder for folder in folders if all((folder / name).exists() for name in NEEDED)), None)


class PostgresProcess:
    """Reached through a socket in its folder alone. It does not run as root; Debian's package brings a user for it."""

    def __init__(self) -> None:
        folder = programs()
        assert folder is not None, "PostgreSQL is not installed"
        self._programs = folder
        self._names = count(1)
        self.folder = Path(tempfile.mkdtemp(prefix="untot-pg-"))
        if os.geteuid() == 0:
            shutil.chown(self.folder, OWNER)
        self._run("initdb", "--auth=trust", "--no-sync", "--encoding=UTF8", "--locale=C", "--username=untot")
        self.start()

    def start(self) -> None:
        """Also after it was killed."""
        settings = {"listen_addresses": "", "unix_socket_directories": str(self.folder), "max_connections": "100"}
        options = [f"--{name}={value}" for name, value in settings.items()]
        self._process = subprocess.Popen(
            self._command("postgres", *options), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd="/"
        )
        end = time.monotonic() + SECONDS
        while not self._is_ready():
            if self._process.poll() is not None or time.monotonic() > end:
                self._process.kill()
                raise RuntimeError("PostgreSQL did not start")
            time.sleep(0.05)

    def _is_ready(self) -> bool:
        asked = subprocess.run(
            [str(self._programs / "pg_isready"), "-q", "-h", str(self.folder)], timeout=SECONDS, check=False, cwd="/"
        )
        return asked.returncode == 0

    @property
    def pid(self) -> int:
        return self._process.pid

    def new_database(self) -> str:
        """The address of an empty one."""
        name = f"untot_{next(self._names)}"
        command = [str(self._programs / "createdb"), "-h", str(self.folder), "-U", "untot", name]
        subprocess.run(command, check=True, timeout=SECONDS, cwd="/")
        return f"postgresql://untot@/{name}?host={self.folder}"

    def program(self, name: str) -> Path:
        return self._programs / name

    def _command(self, program: str, *options: str) -> list[str]:
        as_owner = ["setpriv", f"--reuid={OWNER}", f"--regid={OWNER}", "--init-groups"] if os.geteuid() == 0 else []
        return [*as_owner, str(self._programs / program), "-D", f"{self.folder}/data", *options]

    def _run(self, program: str, *options: str) -> None:
        subprocess.run(
            self._command(program, *options), check=True, timeout=SECONDS, stdout=subprocess.DEVNULL, cwd="/"
        )

    def stop(self) -> None:
        """Whoever is connected is cut off."""
        self._process.send_signal(signal.SIGINT)
        self._process.wait(SECONDS)
        shutil.rmtree(self.folder, ignore_errors=True)

    def kill(self) -> None:
        """As a power cut would end it, all its processes at once; it can be started again."""
        self._process.send_signal(signal.SIGQUIT)
        self._process.wait(SECONDS)
