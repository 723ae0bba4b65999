"""A mixed attack from one address leaves other tables their pace: people's answers, and bots."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Any

from tests.server.devices import Device, settle
from tests.tools.playing import random_match
from untot.games import load_game
from untot.lab.server_process import ServerProcess

SECONDS = float(os.environ.get("UNTOT_ATTACK_SECONDS", "12"))
"""`scripts/soak --attack` takes longer."""
ROOT = Path(__file__).parents[2]


class People:
    """Three people who answer whenever they are asked, five times a second."""

    def __init__(self, server: ServerProcess) -> None:
        self.server = server
        self.times: list[float] = []

    def play(self, end: float, rng: Random) -> None:
        """From sending an answer until the last of them has seen it."""
        while time.monotonic() < end:
            devices = [Device(self.server.url, key) for key in self.server.create("mall_of_horror", 3)["seats"]]
            while time.monotonic() < end and not devices[0].is_over:
                device = next(device for device in devices if device.asked_seats())
                (seat,) = device.asked_seats()
                answer = device.any_answer(seat, rng)
                began = time.monotonic()
                device.answer(seat, answer)
                settle(devices)
                self.times.append(time.monotonic() - began)
                time.sleep(0.2)
            for device in devices:
                device.close()


class BotTable:
    """Bots among themselves, with somebody who watches: how long does each take?"""

    def __init__(self, server: ServerProcess) -> None:
        body = {"game": "mall_of_horror", "seats": [{"kind": "bot", "level": "careful"}] * 3}
        self.links: dict[str, Any] = json.loads(server.request("POST", "/api/matches", body=body))
        self.device = Device(server.url, self.links["watch"])
        self.times: list[float] = []

    def watch(self, end: float) -> None:
        before, version = time.monotonic(), self.device.table["version"]
        while time.monotonic() < end and not self.device.is_over:
            self.device.read()
            if self.device.table["version"] > version:
                now, version = time.monotonic(), self.device.table["version"]
                self.times.append(now - before)
                before = now


def paces(server: ServerProcess, seconds: float) -> tuple[list[float], list[float]]:
    """How long people's answers and bots take for so long."""
    end = time.monotonic() + seconds
    people, bots = People(server), BotTable(server)
    threads = [
        threading.Thread(target=people.play, args=(end, Random(1))),
        threading.Thread(target=bots.watch, args=(end,)),
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    bots.device.close()
    return people.times, bots.times


def slow(times: list[float]) -> float:
    """What nineteen of twenty answers keep to."""
    return quantiles(times, n=20)[-1]


@contextmanager
def attacked(server: ServerProcess, folder: Path, seconds: float) -> Iterator[dict[str, int]]:
    """While they are at it; afterwards, what they have thrown."""
    record = folder / "record.jsonl"
    record.write_text(random_match(load_game("mall_of_horror"), 6, 2, {}).record.to_text())
    command = [sys.executable, "-m", "tests.server.attackers", server.url, str(seconds), str(record)]
    thrown: dict[str, int] = {}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as process:
        assert process.stdout is not None and process.stdout.readline() == "at it\n"
        try:
            yield thrown
            thrown.update(json.loads(process.stdout.readline()))
        finally:
            process.kill()


def test_others_hardly_notice(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "data", is_limited=True)
    try:
        quiet, usual = paces(server, SECONDS / 2)
        with attacked(server, tmp_path, SECONDS + 3) as thrown:
            time.sleep(2)
            answers, bots = paces(server, SECONDS)
        assert thrown["uploads"] and thrown["steps"] > 4 * SECONDS and thrown["words"] > 8 * SECONDS, thrown
        assert thrown["silent readers"] and thrown["idle connections"] and thrown["tables of bots"] >= 5, thrown
        assert len(answers) > 1.5 * SECONDS and slow(answers) < max(0.25, 3 * slow(quiet)), sorted(answers)[-10:]
        assert len(bots) > 4 and median(bots) < 2 * median(usual), (usual, bots)
        assert max(bots) < 4 * median(usual), bots
    finally:
        server.stop()
