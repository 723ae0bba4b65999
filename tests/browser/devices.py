"""A device at the table: one browser context with its page, watched for anything it complains about."""

from __future__ import annotations

import json
import os
from pathlib import Path
from time import monotonic
from typing import Any, Final

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, expect

from untot.lab.server_process import ServerProcess

GAME: Final = "mall_of_horror"
STEP_MS: Final = 10_000
"""The longest that any single wait may take."""
expect.set_options(timeout=STEP_MS)

LIKED: Final = {"language": "en", "pace": "off"}
"""What tests like: nothing is played at a human pace, so that only the page itself takes time."""


class Device:
    """Somebody's browser; with settings of its own and a clean storage, unless it comes back with an old one.

    With `UNTOT_SLOW=6` it is six times slower than this machine: whatever fails only then waits for too little.
    """

    def __init__(self, browser: Browser, home: str, *, liked: dict[str, object] | None = None, **context: Any) -> None:
        self.complaints: list[str] = []
        options = {"base_url": home, "reduced_motion": "reduce", "viewport": {"width": 1280, "height": 800}, **context}
        self.context = browser.new_context(**options)
        self.context.set_default_timeout(STEP_MS)
        wishes = json.dumps(json.dumps(LIKED | (liked or {})))
        self.context.add_init_script(f"localStorage['untot.settings'] ??= {wishes}")
        self.page = self.context.new_page()
        if rate := os.environ.get("UNTOT_SLOW"):
            slow = {"rate": float(rate)}
            self.context.new_cdp_session(self.page).send("Emulation.setCPUThrottlingRate", slow)
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _hear(self, said: ConsoleMessage) -> None:
        """A broken Content-Security-Policy is an error of the console too."""
        if said.type in ("error", "warning"):
            self.complaints.append(f"{said.text} {said.location['url']}")

    def open(self, path: str) -> Page:
        self.page.goto(path)
        return self.page

    def shoot(self, name: str) -> None:
        """A picture for people, where one is wanted."""
        if folder := os.environ.get("UNTOT_SHOTS"):
            self.page.screenshot(path=Path(folder) / f"{name}.png")

    def close(self) -> None:
        self.context.close()


def against_bots(server: ServerProcess) -> str:
    """The way to a new match for one person against three bots."""
    bots = [{"kind": "bot", "level": "careful"}] * 3
    plan = {"game": GAME, "seats": [{"kind": "me"}, *bots]}
    links = json.loads(server.request("POST", "/api/matches", body=plan))
    return f"/t/{links['id']}#{links['seats'][0]}"


def asking(page: Page) -> Locator:
    """The place where the question of this moment stands."""
    return page.locator("[data-ask]")


def hand(page: Page) -> list[str]:
    """The names of the cards that are shown as one's own."""
    return page.get_by_role("list", name="Your cards").locator(".name").all_inner_texts()


def log_lines(page: Page) -> list[str]:
    return page.get_by_role("tabpanel").locator("ol > li").all_inner_texts()


def until(page: Page, fact: str, arg: Any = None) -> None:
    """Waits for what is so in the page. `wait_for_function` looks again by `eval`, which the page forbids."""
    end = monotonic() + STEP_MS / 1000
    while not page.evaluate(fact, arg):
        assert monotonic() < end, fact
        page.wait_for_timeout(50)
