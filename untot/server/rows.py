"""Rows: how matches lie in the tables of a database, the same for every kind of database that speaks SQL."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from typing import Any, Final, Protocol, TypeVar

import msgspec

from untot.server.storage import Change, Glance, Key, NewMatch, OutOfDate, RawMatch, Sent, Settings, StoredMatch

T = TypeVar("T")
Row = tuple[Any, ...]
TABLES_OF_A_MATCH: Final = ("lines", "events", "frame_ids", "keys", "tracks")
TABLES: Final = ("matches", *TABLES_OF_A_MATCH, "pulse")
KEY: Final = "hash, match_id, kind, seat, is_link, was_opened"
MATCH: Final = "id, game, seed, head, version, created, changed, settings, running, waiting"
UNPLAYED: Final = """NOT EXISTS (SELECT 1 FROM lines WHERE match_id = id AND line LIKE '%"answer":%')"""
"""In words that somebody has said every quotation mark has a stroke before it."""


class Found(Protocol):
    """What a query has found."""

    @property
    def rowcount(self) -> int: ...
    def fetchone(self) -> Any: ...
    def fetchall(self) -> list[Any]: ...


class Sql(Protocol):
    """A connection in a transaction. Question marks stand for what is given."""

    def execute(self, query: str, given: Sequence[Any] = (), /) -> Found: ...
    def executemany(self, query: str, rows: Iterable[Sequence[Any]], /) -> Any: ...


# -- writing ----------------------------------------------------------------------------------------------------


def create(db: Sql, match: NewMatch) -> None:
    now, begun = time.time(), match.begun
    row = (match.id, match.game, match.seed, match.head, 0, now, now, *standing(begun))
    _insert(db, f"matches ({MATCH})", [row])
    add_rows(db, match.id, begun)
    for key in match.keys:
        add_key(db, key)


def add(db: Sql, match_id: str, version: int, change: Change) -> None:
    """The next change of a match of this version; if it has another one by now, somebody else was faster."""
    found = db.execute(
        "UPDATE matches SET version = version + 1, changed = ?, settings = ?, running = ?, waiting = ?"
        " WHERE id = ? AND version = ?",
        (time.time(), *standing(change), match_id, version),
    )
    if found.rowcount != 1:
        raise OutOfDate(match_id)
    add_rows(db, match_id, change)


def add_rows(db: Sql, match_id: str, change: Change) -> None:
    """What a change adds; the match itself has been brought up to date."""
    _insert(db, "lines", [(match_id, n, text) for n, text in enumerate(change.lines, start=change.first_line)])
    _insert(db, "events", [(match_id, n, text) for n, text in enumerate(change.events, start=change.first_event)])
    if change.sent is not None:
        _insert(db, "frame_ids", [(match_id, *change.sent)])
    for name, track in change.tracks.items():
        db.execute("INSERT INTO tracks VALUES (?, ?, ?) ON CONFLICT DO NOTHING", (name, match_id, track))


def _insert(db: Sql, table: str, rows: list[Row]) -> None:
    if rows:
        db.executemany(f"INSERT INTO {table} VALUES ({', '.join('?' * len(rows[0]))})", rows)


def standing(change: Change) -> tuple[str, str, str]:
    """How a match stands after a change: settings, running, waiting."""
    return as_json(change.settings), as_json(change.running), as_json(change.waiting)


def as_json(thing: Any) -> str:
    return msgspec.json.encode(thing).decode()


def delete(db: Sql, where: str, value: object) -> int:
    ids = db.execute(f"DELETE FROM matches WHERE {where} RETURNING id", (value,)).fetchall()
    for table in TABLES_OF_A_MATCH:
        db.executemany(f"DELETE FROM {table} WHERE match_id = ?", ids)
    return len(ids)


# -- keys -------------------------------------------------------------------------------------------------------


def add_key(db: Sql, key: Key) -> None:
    row = (key.hash, key.match_id, key.kind, key.seat, int(key.is_link), int(key.was_opened))
    _insert(db, f"keys ({KEY})", [row])


def key_of(row: Row | None) -> Key | None:
    return None if row is None else Key(row[0], row[1], row[2], row[3], bool(row[4]), bool(row[5]))


def find_key(db: Sql, key_hash: str) -> Key | None:
    return key_of(db.execute(f"SELECT {KEY} FROM keys WHERE hash = ?", (key_hash,)).fetchone())


def replace_seat_key(db: Sql, new: Key) -> list[str]:
    old = db.execute("DELETE FROM keys WHERE match_id = ? AND seat = ? RETURNING hash", (new.match_id, new.seat))
    hashes = [key_hash for (key_hash,) in old.fetchall()]
    add_key(db, new)
    return hashes


def claim_seat(db: Sql, link_hash: str, own: Key) -> Key | None:
    found = db.execute(f"DELETE FROM keys WHERE hash = ? AND is_link = 1 RETURNING {KEY}", (link_hash,))
    link = key_of(found.fetchone())
    if link is not None:
        add_key(db, own)
    return link


# -- reading ----------------------------------------------------------------------------------------------------


def load(db: Sql, match_id: str) -> StoredMatch | None:
    query = "SELECT game, seed, head, version, settings, running FROM matches WHERE id = ?"
    row = db.execute(query, (match_id,)).fetchone()
    if row is None:
        return None
    game, seed, head, version, settings, running = row
    links = db.execute("SELECT seat FROM keys WHERE match_id = ? AND is_link = 1", (match_id,)).fetchall()
    return StoredMatch(
        id=match_id,
        game=game,
        seed=bytes(seed),
        head=head,
        version=version,
        settings=decoded(settings, Settings),
        running=decoded(running, dict[str, Any]),
        lines=_texts(db, "SELECT line FROM lines WHERE match_id = ? ORDER BY n", match_id),
        events=_texts(db, "SELECT event FROM events WHERE match_id = ? ORDER BY n", match_id),
        sent=dict(db.execute("SELECT id, digest FROM frame_ids WHERE match_id = ?", (match_id,)).fetchall()),
        links=[seat for (seat,) in links],
    )


def decoded(text: str, kind: type[T]) -> T | None:
    """None if it is damaged."""
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.DecodeError, UnicodeError):
        return None


def _texts(db: Sql, query: str, match_id: str) -> list[str]:
    return [text for (text,) in db.execute(query, (match_id,)).fetchall()]


def glance(db: Sql, key_hash: str) -> Glance | None:
    query = (
        "SELECT id, game, kind, seat, created, changed, settings, waiting"
        " FROM keys JOIN matches ON matches.id = keys.match_id WHERE hash = ?"
    )
    row = db.execute(query, (key_hash,)).fetchone()
    if row is None:
        return None
    match_id, game, kind, seat, created, changed, *texts = row
    settings, waiting = decoded(texts[0], Settings), decoded(texts[1], list[int])
    if settings is None or waiting is None:
        return None
    return Glance(match_id, game, kind, seat, created, changed, settings, waiting)


def track(db: Sql, name: str) -> bytes | None:
    row = db.execute("SELECT track FROM tracks WHERE hash = ? LIMIT 1", (name,)).fetchone()
    return None if row is None else bytes(row[0])


def number(db: Sql, query: str) -> float:
    return float(db.execute(query).fetchone()[0])


def beat(db: Sql) -> None:
    """A sign of life that is written, and something read: what a full or damaged disk refuses."""
    now = time.time()
    query = "INSERT INTO pulse VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET moment = excluded.moment"
    db.execute(query, (now,))
    db.execute(f"SELECT {MATCH} FROM matches ORDER BY changed DESC LIMIT 1").fetchone()


# -- whole matches, as they lie there ---------------------------------------------------------------------------


def ids(db: Sql) -> list[str]:
    return [match_id for (match_id,) in db.execute("SELECT id FROM matches ORDER BY created, id").fetchall()]


def dump(db: Sql, match_id: str, *, trusts_indexes: bool = True) -> RawMatch | None:
    """A damaged index says that there is nothing; without it every row is looked at."""
    is_its = " = ?" if trusts_indexes else " || '' = ?"
    row = db.execute(f"SELECT {MATCH} FROM matches WHERE id{is_its}", (match_id,)).fetchone()
    if row is None:
        return None
    _, game, seed, head, version, created, changed, settings, running, waiting = row
    keys = db.execute(f"SELECT {KEY} FROM keys WHERE match_id{is_its} ORDER BY hash", (match_id,)).fetchall()
    sent = db.execute("SELECT id, digest FROM frame_ids WHERE match_id = ? ORDER BY id", (match_id,)).fetchall()
    tracks = db.execute("SELECT hash, track FROM tracks WHERE match_id = ? ORDER BY hash", (match_id,)).fetchall()
    return RawMatch(
        id=match_id,
        game=game,
        seed=bytes(seed),
        head=head,
        version=version,
        created=created,
        changed=changed,
        settings=settings,
        running=running,
        waiting=waiting,
        lines=_texts(db, "SELECT line FROM lines WHERE match_id = ? ORDER BY n", match_id),
        events=_texts(db, "SELECT event FROM events WHERE match_id = ? ORDER BY n", match_id),
        sent=[Sent(*pair) for pair in sent],
        keys=[key for key in map(key_of, keys) if key is not None],
        tracks={name: bytes(content) for name, content in tracks},
    )


def restore(db: Sql, raw: RawMatch) -> None:
    """Put a match down as it was; whatever lies there under its id is replaced."""
    delete(db, "id = ?", raw.id)
    row = (raw.id, raw.game, raw.seed, raw.head, raw.version, raw.created, raw.changed)
    _insert(db, f"matches ({MATCH})", [(*row, raw.settings, raw.running, raw.waiting)])
    _insert(db, "lines", [(raw.id, n, line) for n, line in enumerate(raw.lines)])
    _insert(db, "events", [(raw.id, n, event) for n, event in enumerate(raw.events)])
    _insert(db, "frame_ids", [(raw.id, *sent) for sent in raw.sent])
    _insert(db, "tracks", [(name, raw.id, content) for name, content in raw.tracks.items()])
    for key in raw.keys:
        add_key(db, key)
