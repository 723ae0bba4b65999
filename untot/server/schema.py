"""The tables of the SQLite store, release by release. A script that has been released is never changed."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from untot.kernel.errors import BadOptions

APPLICATION_ID: Final = int.from_bytes(b"unto", "big")
"""By which a file is known as ours, from the second script on."""
MIGRATIONS: Final = (
    """
    CREATE TABLE matches (
        id TEXT PRIMARY KEY, game TEXT NOT NULL, seed BLOB NOT NULL, head TEXT NOT NULL, version INTEGER NOT NULL,
        created REAL NOT NULL, changed REAL NOT NULL, settings TEXT NOT NULL, running TEXT NOT NULL,
        waiting TEXT NOT NULL
    ) STRICT;
    CREATE INDEX matches_by_age ON matches (changed);
    CREATE TABLE lines (
        match_id TEXT NOT NULL, n INTEGER NOT NULL, line TEXT NOT NULL, PRIMARY KEY (match_id, n)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE events (
        match_id TEXT NOT NULL, n INTEGER NOT NULL, event TEXT NOT NULL, PRIMARY KEY (match_id, n)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE frame_ids (
        match_id TEXT NOT NULL, id TEXT NOT NULL, PRIMARY KEY (match_id, id)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE keys (
        hash TEXT PRIMARY KEY, match_id TEXT NOT NULL, kind TEXT NOT NULL, seat INTEGER
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX keys_of_match ON keys (match_id);
    CREATE TABLE tracks (
        hash TEXT NOT NULL, match_id TEXT NOT NULL, track BLOB NOT NULL, PRIMARY KEY (hash, match_id)
    ) STRICT, WITHOUT ROWID;
    """,
    """
    ALTER TABLE keys ADD COLUMN is_link INTEGER NOT NULL DEFAULT 1;
    ALTER TABLE keys ADD COLUMN was_opened INTEGER NOT NULL DEFAULT 0;
    UPDATE keys SET is_link = 0 WHERE kind != 'seat';
    ALTER TABLE frame_ids ADD COLUMN digest TEXT NOT NULL DEFAULT '';
    DROP INDEX matches_by_age;
    CREATE TABLE pulse (id INTEGER PRIMARY KEY, moment REAL NOT NULL) STRICT;
    PRAGMA application_id = 1970173039;
    """,
)
"""One script for each release that changed the tables; `user_version` counts those that have run."""


def refuse_foreign(db: sqlite3.Connection, path: Path) -> None:
    """A database of another program stays as it is."""
    (done,) = db.execute("PRAGMA user_version").fetchone()
    (owner,) = db.execute("PRAGMA application_id").fetchone()
    tables = {name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    is_ours = {"matches", "lines", "events"} <= tables and owner == (APPLICATION_ID if done > 1 else 0)
    if tables and not is_ours:
        raise BadOptions("store-foreign", file=str(path))


def migrate(db: sqlite3.Connection, migrations: Sequence[str] = MIGRATIONS) -> None:
    """Bring an older file up to date, each script whole or not at all; a file from a later release is left alone."""
    done = int(db.execute("PRAGMA user_version").fetchone()[0])
    if done > len(migrations):
        raise BadOptions("store-newer", found=done, known=len(migrations))
    for number, script in enumerate(migrations[done:], start=done + 1):
        try:
            db.executescript(f"BEGIN IMMEDIATE; {script} PRAGMA user_version = {number}; COMMIT;")
        except sqlite3.Error:
            if db.in_transaction:
                db.execute("ROLLBACK")
            raise
