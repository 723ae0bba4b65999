"""The tutorial: somebody who only reads on and chooses what glows comes to its end, and has heard everything."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewDevice
from tests.browser.devices import GAME, Device
from tests.browser.people import assert_fits
from untot.kernel.texts import texts
from untot.kernel.tutorial import Remark, script_of

MOST_STEPS = 200


def remarks(language: str) -> list[str]:
    """All that the tutor has to say."""
    ids = [line.id for line in script_of(GAME).lines if isinstance(line, Remark)]
    return [texts(GAME, language).text(f"tutorial-{remark}") for remark in ids]


class Learner:
    """Reads on while there is something to read, and then chooses what glows."""

    def __init__(self, page: Page, end: str, press: Callable[[float, float], None]) -> None:
        self.page = page
        self.heard: list[str] = []
        self.press = press
        self.words = page.locator(".tutor .words:not(:has(.soft))")
        self.on = page.locator("[data-next]")
        self.glow = page.locator("[data-ring=pick]")
        self.end = page.get_by_role("button", name=end)

    def play_to_the_end(self) -> None:
        for _ in range(MOST_STEPS):
            self.on.or_(self.glow).or_(self.end).first.wait_for()
            self.listen()
            if self.end.is_visible():
                return
            self.go_on()
        raise AssertionError(f"no end after {self.heard[-1:]}")

    def listen(self) -> None:
        said = self.words.inner_text()
        if said not in self.heard:
            self.heard.append(said)

    def go_on(self) -> None:
        if self.on.is_visible():
            self.press_on(self.on)
        elif self.glow.count():
            self.press_on(self.glow.last)

    def press_on(self, target: Locator) -> None:
        box = target.bounding_box()
        if box is not None:
            self.press(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            self.page.wait_for_timeout(60)


def assert_everything_was_said(heard: list[str], language: str) -> None:
    unsaid = [words for words in remarks(language) if not any(said.startswith(words) for said in heard)]
    assert unsaid == []


def test_reading_on_and_choosing_what_glows_leads_to_a_match_against_bots(device: Device) -> None:
    page = device.open("/")
    page.get_by_role("link", name="Learn it in ten minutes").click()
    learner = Learner(page, "Play against three bots", page.mouse.click)
    learner.play_to_the_end()
    device.shoot("tutorial-end")
    assert_everything_was_said(learner.heard, "en")
    learner.end.click()
    expect(page).to_have_url(re.compile("/t/"))


def test_it_can_be_learnt_on_a_phone_in_german(new_device: NewDevice) -> None:
    device = new_device({"language": "de"}, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page = device.open(f"/tutorial/{GAME}")
    learner = Learner(page, "Gegen drei Bots spielen", page.touchscreen.tap)
    learner.play_to_the_end()
    device.shoot("tutorial-phone-end")
    assert_everything_was_said(learner.heard, "de")
    assert_fits(page)


def test_another_choice_gets_a_kind_word_and_changes_nothing(device: Device) -> None:
    page = device.open(f"/tutorial/{GAME}")
    page.get_by_role("button", name="Go on").click()
    page.get_by_role("button", name="Take Blue").click()
    expect(page.locator(".tutor .words")).to_contain_text(texts(GAME, "en").text("tutorial-colour-other"))
    page.get_by_role("button", name="Take Red").click()
    expect(page.locator(".tutor .words")).to_contain_text("Ada plays blue")


def test_it_can_be_skipped_and_leaves_nothing_behind(device: Device) -> None:
    page = device.open(f"/tutorial/{GAME}")
    page.get_by_role("button", name="Skip the tutorial").click()
    expect(page.get_by_role("link", name="Learn it in ten minutes")).to_be_visible()
    assert page.evaluate("localStorage['untot.matches'] ?? null") is None
