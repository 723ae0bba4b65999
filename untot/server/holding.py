"""Holding: which of several processes has a match. When that one ends, the match is free."""

from __future__ import annotations

from typing import Protocol


class Elsewhere(Exception):
    """What was asked for is in another process, at this address."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address


class Holding(Protocol):
    """How a process gets hold of matches."""

    name: str
    """Of this process, where there are several."""

    async def take(self, match_id: str) -> None:
        """From now on it is this process's match. Raises Elsewhere if another one has it."""

    def let_go(self, match_id: str) -> None: ...
    async def find(self, name: str) -> str | None:
        """The address of the process of this name, if it lives."""

    def close(self) -> None: ...


class Alone:
    """There is one process, and it has all matches."""

    name = ""

    async def take(self, match_id: str) -> None: ...
    def let_go(self, match_id: str) -> None: ...
    async def find(self, name: str) -> str | None:
        return None

    def close(self) -> None: ...
