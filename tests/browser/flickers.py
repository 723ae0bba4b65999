"""People who flick: by mouse, by finger, by keys, by numbers. Where to aim they ask the table what it would do."""

from __future__ import annotations

import faulthandler
import json
from math import cos, radians, sin
from random import Random
from time import monotonic
from typing import Any, Final

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as TooLate

from tests.browser.devices import asking
from untot.lab.server_process import ServerProcess

GAME: Final = "flick_em_up"
LOOSE, FULL, SHARE = 14, 230, 0.42
"""Pixels that mean nothing yet, those of full power, and how much of a small screen that is (aim.ts)."""
LOOK_PIXELS: Final = 90
MARGIN: Final = 18
"""Pixels at the edge of the window to which no hand comes."""
TINY: Final = 1e-6
MATCH_SECONDS: Final = 900
REACH_MS: Final = 1_500
IN_A_ROW: Final = 15
"""So often nothing may work: a busy machine is late now and then."""
MOST_TRIES: Final = 3
AGAIN_MS: Final = 12_000
"""Advice about a flick is thought over; then one asks once more."""


def new_match(server: ServerProcess, seats: int = 1, **options: object) -> dict[str, Any]:
    """A match in which nobody's hand trembles; the first seat is mine, the others come by link."""
    kinds = [{"kind": "me"}, *[{"kind": "open"}] * (seats - 1)]
    plan = {"game": GAME, "seats": kinds, "options": {"scenario": "1", "aim_jitter": "off"} | options}
    made: dict[str, Any] = json.loads(server.request("POST", "/api/matches", body=plan))
    return made


def middle_of(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box(timeout=REACH_MS)
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def take_time() -> None:
    """More than a short test may."""
    faulthandler.dump_traceback_later(MATCH_SECONDS + 60, exit=True)


class Flicker:
    """Takes the advice of the table, and gives it with the own hands. Against others nobody is advised: one guesses."""

    def __init__(self, page: Page, guesses: int | None = None) -> None:
        self.page = page
        self.luck = None if guesses is None else Random(guesses)
        self.flicks = 0
        self.answers = 0
        self.ask = asking(page)
        self.device = self.ask.locator("[data-part=aim]")
        self.seal = self.ask.locator("[data-seal]")
        self.options = self.ask.get_by_role("list").locator("button[data-word]")
        self.hinted = self.ask.locator(".hinted button[data-word]")
        self.advice = self.ask.locator(".hint strong")
        self.handle = page.locator("[data-aim] .ring")
        self.over = page.locator(".ending")
        self.tries = 0

    # -- the own way of each, here by mouse ---------------------------------------------------------------------------

    def press(self, target: Locator) -> None:
        target.click(timeout=REACH_MS)

    def drag(self, x: float, y: float, to_x: float, to_y: float) -> None:
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move((x + to_x) / 2, (y + to_y) / 2)
        self.page.mouse.move(to_x, to_y)
        self.page.mouse.up()

    def aim(self, degrees: float, power: int | None) -> None:
        """The piece is drawn back the other way; whoever looks is turned there."""
        x, y = middle_of(self.handle)
        angle = radians(degrees if power is None else degrees + 180)
        full = self.full_from(x, y, cos(angle), -sin(angle))
        far = LOOK_PIXELS if power is None else LOOSE + power / 100 * (full - LOOSE)
        self.drag(x, y, x + cos(angle) * far, y - sin(angle) * far)

    def full_from(self, x: float, y: float, right: float, down: float) -> float:
        """Pixels of full power from there on, the way the hand goes: as many as the window has room for."""
        size = self.page.viewport_size
        assert size is not None
        across = ((size["width"] - MARGIN - x) if right > 0 else x - MARGIN) / max(abs(right), TINY)
        along = ((size["height"] - MARGIN - y) if down > 0 else y - MARGIN) / max(abs(down), TINY)
        return max(LOOSE + 40, min(FULL, min(size["width"], size["height"]) * SHARE, across, along))

    # -- deciding -----------------------------------------------------------------------------------------------------

    def play_to_the_end(self) -> None:
        take_time()
        until = monotonic() + MATCH_SECONDS
        while not self.over.is_visible():
            assert monotonic() < until, f"no end after {self.answers} answers"
            if self.is_asked:
                self.decide()
            else:
                self.page.wait_for_timeout(60)

    @property
    def is_asked(self) -> bool:
        return self.device.or_(self.options.first).or_(self.seal).first.is_visible()

    def decide(self) -> None:
        """One step; the table may have gone on meanwhile, and then one looks again."""
        try:
            if self.device.is_visible():
                self.flick()
            elif self.seal.is_visible():
                self.press(self.seal)
            else:
                self.choose()
            self.tries = 0
        except TooLate:
            self.tries += 1
            assert self.tries < IN_A_ROW, "nothing works any more"

    def choose(self) -> None:
        if self.luck:
            self.press(self.options.nth(self.luck.randrange(self.options.count())))
        else:
            self.take_advice()
            self.press(self.hinted.first if self.hinted.count() else self.options.first)
        self.answers += 1

    def take_advice(self) -> None:
        if not self.advice.is_visible():
            self.page.keyboard.press("h")
            self.advice.wait_for(timeout=AGAIN_MS)

    def flick(self) -> None:
        if not self.luck:
            self.take_advice()
        degrees = float(self.number("Direction", "Facing", "Richtung", "Blick nach") or 0)
        power = self.number("Power", "Kraft")
        if self.luck:
            degrees, power = self.luck.uniform(0, 360), power and str(self.luck.randint(15, 60))
        self.aim(degrees, None if power is None else round(float(power)))
        self.flicks += power is not None
        self.answers += 1
        self.device.or_(self.seal).first.wait_for(state="detached", timeout=REACH_MS)

    def number(self, *names: str) -> str | None:
        for name in names:
            box = self.device.get_by_role("textbox", name=name, exact=True)
            if box.count():
                return box.first.input_value(timeout=REACH_MS).replace(",", ".")
        return None


class ByFinger(Flicker):
    """On a phone: nothing but touches."""

    def press(self, target: Locator) -> None:
        target.tap(timeout=REACH_MS)

    def drag(self, x: float, y: float, to_x: float, to_y: float) -> None:
        line = self.page.context.new_cdp_session(self.page)
        for kind, part in (("touchStart", 0.0), ("touchMove", 0.5), ("touchMove", 1.0)):
            point = {"x": x + (to_x - x) * part, "y": y + (to_y - y) * part}
            line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [point]})
        line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        line.detach()


class ByKeysAlone(Flicker):
    """Number keys choose, arrows aim, Enter flicks."""

    def press(self, target: Locator) -> None:
        key = target.get_attribute("aria-keyshortcuts", timeout=REACH_MS)
        self.page.keyboard.press(key or "Enter")

    def aim(self, degrees: float, power: int | None) -> None:
        """A little to the left and back again, so that the arrows are used too."""
        self.device.locator("[data-dial]").focus(timeout=REACH_MS)
        for key in ("Shift+ArrowLeft", "Shift+ArrowRight", *(("Shift+ArrowUp", "Shift+ArrowDown") if power else ())):
            self.page.keyboard.press(key)
        self.page.keyboard.press("Enter")


class ByNumbers(Flicker):
    """Types what is advised."""

    def aim(self, degrees: float, power: int | None) -> None:
        boxes = self.device.get_by_role("textbox")
        boxes.nth(0).fill(f"{degrees}", timeout=REACH_MS)
        if power is not None:
            boxes.nth(1).fill(f"{power}", timeout=REACH_MS)
        self.press(self.seal)
