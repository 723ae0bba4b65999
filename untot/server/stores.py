"""Stores: which one is meant by a folder or an address."""

from __future__ import annotations

from pathlib import Path

from untot.server.sqlite import FILE, SqliteStore
from untot.server.storage import Store


def open_store(where: str) -> Store:
    """The store in a folder."""
    return SqliteStore(Path(where) / FILE)
