"""Tracks: how moving pieces are shown, as a small binary stream (`FT1`, described in docs/tracks.md)."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from untot.worlds.flick_em_up.running import FRAMES_PER_SECOND, np

MAGIC: Final = b"FT1"
PLACE: Final = 10_000
"""Places in 0.1 mm."""
TURN: Final = 2_000
COLUMNS: Final = 7
LONGEST: Final = 2000
"""Bytes."""
RATES: Final = (1, 2, 3, 4, 5, 6, 10, 15)
"""Every frame, every other, ...: all of them divide the frames of a second."""


class Way(NamedTuple):
    """Of a moving piece: its number in the question, its first frame, and its places and turns from there."""

    number: int
    first: int
    rows: list[tuple[int, ...]]


class Track(NamedTuple):
    """A track that has been read: frames a second, their number, the ways of all moving pieces, and the frame in which
    the tower is lifted."""

    per_second: int
    frames: int
    ways: list[Way]
    lifted: int


def encoded(frames: list[Any], lifted: int) -> bytes:
    """All frames, moving pieces only; `lifted`: from this frame on the tower is gone (0: it never is). What would be
    too long has fewer frames a second; if that is not enough, what moves least is not shown to move at all."""
    poses = _whole(np.array(frames).reshape(len(frames), -1, COLUMNS))
    moving = [piece for piece in range(poses.shape[1]) if (poses[:, piece] != poses[0, piece]).any()]
    for every in RATES:
        track = _packed(_thinned(poses, every), moving, -(-lifted // every), FRAMES_PER_SECOND // every)
        if len(track) <= LONGEST:
            return track
    thinned, far = _thinned(poses, RATES[-1]), np.abs(poses - poses[0]).max(axis=(0, 2))
    while len(track) > LONGEST:
        moving = sorted(sorted(moving, key=lambda piece: -far[piece])[: len(moving) * 3 // 4])
        track = _packed(thinned, moving, -(-lifted // RATES[-1]), FRAMES_PER_SECOND // RATES[-1])
    return track


def _thinned(poses: Any, every: int) -> Any:
    """Every so many frames, and the last one."""
    kept = list(range(0, len(poses), every))
    return poses[kept if kept[-1] == len(poses) - 1 else [*kept, len(poses) - 1]]


def _packed(poses: Any, moving: list[int], lifted: int, per_second: int) -> bytes:
    parts = [MAGIC, bytes([per_second]), len(poses).to_bytes(2, "little"), bytes([len(moving)])]
    for piece in moving:
        changes = np.flatnonzero((poses[1:, piece] != poses[:-1, piece]).any(axis=1))
        first, last = (int(changes[0]), int(changes[-1]) + 1) if len(changes) else (0, 0)
        rows = poses[first : last + 1, piece]
        parts += [bytes([piece]), first.to_bytes(2, "little"), len(rows).to_bytes(2, "little")]
        parts += [_column(rows[:, column]) for column in range(COLUMNS)]
    parts.append(lifted.to_bytes(2, "little"))
    return zlib.compress(b"".join(parts), 9)


def _whole(poses: Any) -> Any:
    """Whole numbers; quaternions with the sign that makes them continuous."""
    turns = poses[:, :, 3:]
    signs = np.ones(turns.shape[:2])
    signs[1:] = np.cumprod(np.where((turns[1:] * turns[:-1]).sum(axis=2) < 0, -1.0, 1.0), axis=0)
    places = np.rint(poses[:, :, :3] * PLACE)
    return np.concatenate([places, np.rint(turns * signs[..., None] * TURN)], axis=2).astype(int)


def _column(values: Any) -> bytes:
    """The first value, then the differences, each as a zigzag varint."""
    out = bytearray()
    before = 0
    for value in values.tolist():
        change = value - before
        before = value
        number = change * 2 if change >= 0 else -change * 2 - 1
        while number > 127:
            out.append(number & 127 | 128)
            number >>= 7
        out.append(number)
    return bytes(out)


def decoded(track: bytes) -> Track:
    text = zlib.decompress(track)
    assert text[:3] == MAGIC
    frames, count, at = int.from_bytes(text[4:6], "little"), text[6], 7
    ways = []
    for _ in range(count):
        number, first = text[at], int.from_bytes(text[at + 1 : at + 3], "little")
        length, at = int.from_bytes(text[at + 3 : at + 5], "little"), at + 5
        columns = []
        for _ in range(COLUMNS):
            column, at = _values(text, at, length)
            columns.append(column)
        ways.append(Way(number, first, list(zip(*columns, strict=True))))
    return Track(text[3], frames, ways, int.from_bytes(text[at : at + 2], "little"))


def _values(text: bytes, at: int, length: int) -> tuple[list[int], int]:
    values, value = [], 0
    for _ in range(length):
        number, shift = 0, 0
        while True:
            byte = text[at]
            at += 1
            number |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                break
        value += number >> 1 if not number & 1 else -(number + 1 >> 1)
        values.append(value)
    return values, at


def frames_of(way: Way) -> Iterator[tuple[float, ...]]:
    """Places in metres, and the turns as unit quaternions nearly."""
    for row in way.rows:
        yield (*(value / PLACE for value in row[:3]), *(value / TURN for value in row[3:]))
