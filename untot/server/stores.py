"""Stores: which one is meant by a folder or an address."""

from __future__ import annotations

from pathlib import Path

from untot.kernel.errors import BadOptions
from untot.server.sqlite import FILE, SqliteStore
from untot.server.storage import Store


def is_address(where: str) -> bool:
    """Whether a database is meant, and no folder."""
    return where.startswith(("postgresql://", "postgres://"))


def open_store(where: str) -> Store:
    """The store in a folder, or in the PostgreSQL database at an address."""
    if not is_address(where):
        return SqliteStore(Path(where) / FILE)
    try:
        from untot.server.postgres import PostgresStore
    except ImportError:
        raise BadOptions("postgres-missing") from None
    return PostgresStore(where)
