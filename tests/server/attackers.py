"""Attackers, all from one address of this machine: `python -m tests.server.attackers URL SECONDS RECORD`.

They upload records, ask for steps of replays and hang up, come and go to talk, open sockets and read nothing, and hold
connections on which they say nothing. Every loop is bounded, and all of it goes to this machine.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from websockets.asyncio.client import connect

ADDRESS = "127.0.0.77"
HOST = "127.0.0.1"
EMOJI = "🧟" * 500


class Attack:
    """What one address throws at a server, and how much of it."""

    def __init__(self, url: str, record: bytes) -> None:
        self.url = url
        self.port = urlsplit(url).port or 80
        self.record = record
        self.replay: dict[str, Any] = {}
        self.done: Counter[str] = Counter()

    # -- the means ----------------------------------------------------------------------------------------------

    async def _open(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection(HOST, self.port, local_addr=(ADDRESS, 0), limit=2**22)

    async def _ask(self, method: str, path: str, body: bytes = b"", waits: bool = True) -> Any:
        """The JSON of an answer, or nothing for who does not wait for it."""
        reader, writer = await self._open()
        head = f"{method} {path} HTTP/1.1\r\nHost: {HOST}:{self.port}\r\nContent-Length: {len(body)}\r\n"
        writer.write(head.encode() + b"Connection: close\r\n\r\n" + body)
        try:
            await writer.drain()
            if waits:
                answer = await reader.read()
                return json.loads(answer.partition(b"\r\n\r\n")[2] or b"{}")
        finally:
            writer.close()
        return None

    async def _greet(self, key: str) -> Any:
        socket_url = f"{self.url.replace('http', 'ws')}/ws"
        line = await connect(socket_url, proxy=None, local_addr=(ADDRESS, 0), max_queue=1, open_timeout=5)
        await line.send(json.dumps({"do": "hello", "id": "h", "keys": [key]}))
        return line

    async def _match(self) -> dict[str, Any]:
        body = json.dumps({"game": "mall_of_horror", "seats": [{"kind": "me"}] * 6}).encode()
        links: dict[str, Any] = await self._ask("POST", "/api/matches", body)
        return links

    # -- the attacks --------------------------------------------------------------------------------------------

    async def upload(self) -> None:
        await self._ask("POST", "/api/replays", self.record)
        self.done["uploads"] += 1

    async def leaf_and_hang_up(self) -> None:
        for _ in range(100):
            path = f"/api/replays/{self.replay['id']}/steps/{self.replay['steps'] - 1}"
            await self._ask("GET", path, waits=False)
            self.done["steps"] += 1
            await asyncio.sleep(0.01)

    async def talk_and_come_back(self) -> None:
        """Each time with a fresh connection, as many words at once as are taken."""
        links = await self._match()
        for number in range(600):
            line = await self._greet(links["seats"][number % 6])
            for word in range(16):
                say = {"do": "say", "id": f"{number}-{word}", "seat": number % 6, "text": EMOJI}
                await line.send(json.dumps(say))
            await asyncio.sleep(0.05)
            line.transport.abort()
            self.done["words"] += 16

    async def read_nothing(self) -> None:
        links = await self._match()
        lines = [await self._greet(links["watch"]) for _ in range(30)]
        self.done["silent readers"] += len(lines)
        await asyncio.sleep(5)
        for line in lines:
            line.transport.abort()

    async def say_nothing(self) -> None:
        opened = [await self._open() for _ in range(60)]
        for _, writer in opened[::2]:
            writer.write(b"GET / HTTP/1.1\r\nHo")
        self.done["idle connections"] += len(opened)
        await asyncio.sleep(5)
        for _, writer in opened:
            writer.transport.abort()

    async def watch_bots(self) -> None:
        """Tables of bots that think as hard as they can."""
        body = json.dumps({"game": "mall_of_horror", "seats": [{"kind": "bot", "level": "search"}] * 6}).encode()
        links = await self._ask("POST", "/api/matches", body)
        line = await self._greet(links["watch"])
        self.done["tables of bots"] += 1
        await asyncio.sleep(20)
        await line.close()

    async def rage(self, seconds: float) -> None:
        attacks = [self.upload, self.leaf_and_hang_up, self.talk_and_come_back, self.read_nothing, self.say_nothing]
        attacks += [self.watch_bots] * 5
        self.replay = await self._ask("POST", "/api/replays", self.record)
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds), asyncio.TaskGroup() as group:
                for attack in attacks:
                    group.create_task(self._again(attack))

    async def _again(self, attack: Callable[[], Awaitable[None]]) -> None:
        """Again and again; a refusal does not stop anybody."""
        while True:
            try:
                await attack()
            except Exception:
                self.done["refused"] += 1
            await asyncio.sleep(0.05)


def main() -> None:
    url, seconds, record = sys.argv[1:]
    os.nice(5)  # in earnest they would have machines of their own
    attack = Attack(url, Path(record).read_bytes())
    print("at it", flush=True)
    asyncio.run(attack.rage(float(seconds)))
    print(json.dumps(attack.done), flush=True)


if __name__ == "__main__":
    main()
