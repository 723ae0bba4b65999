"""A finished match to look at, the same one every time."""

from __future__ import annotations

from functools import cache

from playwright.sync_api import FilePayload

from tests.tools.playing import random_match
from untot.games import load_game


@cache
def record_file() -> FilePayload:
    text = random_match(load_game("mall_of_horror"), 3, 1, {}).record.to_text()
    return {"name": "match.jsonl", "mimeType": "application/jsonl", "buffer": text.encode()}
