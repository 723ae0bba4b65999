"""What goes along with an exported record: tracks, by their hash, as lines after the last one of the record.

They are no part of it: the record is whole without them, and nothing but drawings is made from them.
"""

from __future__ import annotations

from base64 import b64decode, b64encode
from binascii import Error
from collections.abc import Iterator, Mapping
from hashlib import blake2b
from typing import Any

import msgspec

Line = dict[str, Any]
_FIELDS = {"track", "bytes"}


def track_hash(track: bytes) -> str:
    """The name of a track."""
    return blake2b(track, digest_size=20).hexdigest()


def is_carried(line: Line) -> bool:
    """Whether a line is a track, and not one of the record."""
    return line.keys() == _FIELDS


def tracks_named(text: str) -> list[str]:
    """The tracks that the answers of a record name, in their order."""
    lines = (msgspec.json.decode(raw) for raw in text.splitlines())
    return list(dict.fromkeys(line["track"] for line in lines if "answer" in line and line.get("track")))


def with_tracks(text: str, tracks: Mapping[str, bytes]) -> str:
    """The record, and the tracks that it names as far as they are there."""
    found = {name: tracks[name] for name in tracks_named(text) if name in tracks}
    lines = ({"track": name, "bytes": b64encode(track).decode()} for name, track in found.items())
    return text + "".join(msgspec.json.encode(line).decode() + "\n" for line in lines)


def tracks_in(text: str) -> dict[str, bytes]:
    """The tracks that came along; what is not what its name says is left out."""
    return dict(_tracks(text))


def _tracks(text: str) -> Iterator[tuple[str, bytes]]:
    for raw in text.splitlines():
        if not raw.startswith('{"track":'):
            continue
        try:
            line = msgspec.json.decode(raw, type=dict[str, str])
            track = b64decode(line.get("bytes", ""), validate=True)
        except (msgspec.MsgspecError, Error):
            continue
        if is_carried(line) and track_hash(track) == line["track"]:
            yield line["track"], track
