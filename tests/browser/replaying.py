"""A finished match to look at, the same one every time, and ways into it."""

from __future__ import annotations

import re
from functools import cache

from playwright.sync_api import FilePayload, Page, expect

from tests.browser.devices import Device
from tests.tools.playing import random_match
from untot.games import load_game


@cache
def record_file(seed: int, players: int = 3, game: str = "mall_of_horror") -> FilePayload:
    text = random_match(load_game(game), players, seed, {}).record.to_text()
    return {"name": "match.jsonl", "mimeType": "application/jsonl", "buffer": text.encode()}


def open_record(device: Device, seed: int = 1, players: int = 3) -> Page:
    page = device.open("/")
    page.get_by_label("Open a record file").set_input_files(record_file(seed, players))
    expect(page.get_by_role("slider", name="Step")).to_be_visible()
    return page


def expect_step(page: Page, step: int) -> None:
    expect(page.locator("output")).to_have_text(re.compile(rf"^{step} /"))
    expect(page).to_have_url(re.compile(rf"/r/[\w-]+/{step}(\?|$)"))
