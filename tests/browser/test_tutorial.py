"""The tutorial: somebody who only reads on and chooses what glows comes to its end, and has heard everything."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import FloatRect, Locator, Page, ViewportSize, expect

from tests.browser.conftest import NewDevice
from tests.browser.devices import GAME, Device
from tests.browser.people import assert_fits
from untot.games import NAMES
from untot.kernel.texts import texts
from untot.kernel.tutorial import Remark, script_of

TOGETHER: Final = "zombicide"
MOST_STEPS: Final = 900
TO_CHOOSE: Final = "[data-next], [data-word], [data-seal], [data-thing]"
TOUCHED: Final = f"([x, y]) => !!document.elementFromPoint(x, y)?.closest('{TO_CHOOSE}')"
"""Whether there is something to choose at a place on the screen."""
PATIENCE: Final = 25
"""How often one looks until what moves has come to rest."""
UPRIGHT: Final[ViewportSize] = {"width": 390, "height": 844}
ON_ITS_SIDE: Final[ViewportSize] = {"width": 844, "height": 390}
TO_A_MATCH: Final = {"en": re.compile("^Play (against|alone)"), "de": re.compile("^(Gegen|Allein) .*spielen")}
"""The last button: against bots, or where all win together alone or with them."""
AIMED = "flick_em_up"
"""Its answers are aimed, not chosen: tests of that table do that."""


def remarks(game: str, language: str) -> list[str]:
    """All that the tutor has to say."""
    ids = [line.id for line in script_of(game).lines if isinstance(line, Remark)]
    return [texts(game, language).text(f"tutorial-{remark}") for remark in ids]


class Learner:
    """Reads on while there is something to read, and then chooses what glows."""

    def __init__(self, page: Page, language: str, press: Callable[[float, float], None]) -> None:
        self.page = page
        self.language = language
        self.heard: list[str] = []
        self.press = press
        self.covered = 0
        self.words = page.locator(".tutor .words:not(:has(.soft))")
        self.on = page.locator("[data-next]")
        self.glow = page.locator("[data-ring=pick]")
        self.end = page.get_by_role("button", name=TO_A_MATCH[language])

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
            self.look_at_menus()
            self.press_on(self.glow.last)

    def look_at_menus(self) -> None:
        """What glows in a menu that a touch has opened glows over it."""
        if self.page.locator("[data-which][open]").is_visible():
            assert is_seen(self.glow.last), f"the ring lies under the menu: {self.heard[-1:]}"

    def press_on(self, target: Locator) -> None:
        """As it lies there: the table itself brings into sight what is to be touched, and nothing covers it."""
        box = target.bounding_box()
        if box is None:
            return
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        self.covered = 0 if self.page.evaluate(TOUCHED, [x, y]) else self.covered + 1
        assert self.covered < PATIENCE, f"at {x}, {y} lies something else: {self.heard[-1:]}"
        if not self.covered:
            self.press(x, y)
        self.page.wait_for_timeout(60)

    def assert_everything_was_said(self, game: str) -> None:
        said = tuple(self.heard)
        assert [words for words in remarks(game, self.language) if not any(one.startswith(words) for one in said)] == []


def is_seen(ring: Locator) -> bool:
    """Whether the page looks otherwise without it."""
    box = ring.bounding_box()
    assert box is not None
    clip: FloatRect = {"x": box["x"], "y": box["y"], "width": box["width"], "height": box["height"]}
    with_it = ring.page.screenshot(clip=clip, animations="disabled")
    ring.evaluate("ring => (ring.style.visibility = 'hidden')")
    without_it = ring.page.screenshot(clip=clip, animations="disabled")
    ring.evaluate("ring => (ring.style.visibility = '')")
    return with_it != without_it


def invitation(page: Page, game: str) -> Locator:
    tile = page.get_by_role("article", name=texts(game, "en").text("game-title"))
    return tile.get_by_role("link", name="Learn it in ten minutes")


@pytest.mark.parametrize("game", [game for game in NAMES if game != AIMED])
def test_reading_on_and_choosing_what_glows_leads_to_a_match(game: str, device: Device) -> None:
    page = device.open("/")
    invitation(page, game).click()
    learner = Learner(page, "en", page.mouse.click)
    learner.play_to_the_end()
    device.shoot(f"tutorial-end-{game}")
    learner.assert_everything_was_said(game)
    learner.end.click()
    if game in (TOGETHER, "dawn_of_the_zeds"):  # whoever plays together chooses first what
        page.get_by_role("button", name="Begin").click()
    expect(page).to_have_url(re.compile("/t/"))


@pytest.mark.parametrize(("game", "size"), [(GAME, UPRIGHT), (TOGETHER, UPRIGHT), ("zombie_town", ON_ITS_SIDE)])
def test_it_can_be_learnt_on_a_phone_in_german(game: str, size: ViewportSize, new_device: NewDevice) -> None:
    device = new_device({"language": "de"}, viewport=size, has_touch=True, is_mobile=True)
    page = device.open(f"/tutorial/{game}")
    learner = Learner(page, "de", page.touchscreen.tap)
    learner.play_to_the_end()
    device.shoot(f"tutorial-phone-end-{game}")
    learner.assert_everything_was_said(game)
    assert_fits(page)


OPEN_A_MENU: Final = """
() => {
    const menu = document.createElement('dialog');
    menu.append(...[...document.querySelectorAll('[data-ask] [data-word]')].map((button) => button.cloneNode(true)));
    document.body.append(menu);
    menu.showModal();
}
"""
"""With all that may be chosen now."""


def test_what_glows_in_an_open_menu_glows_over_it(device: Device) -> None:
    page = device.open(f"/tutorial/{TOGETHER}")
    page.get_by_role("button", name="Go on", exact=True).click()
    ring = page.locator("[data-ring=pick]").last
    expect(ring).to_be_visible()
    page.evaluate(OPEN_A_MENU)
    page.wait_for_timeout(200)  # the ring follows what it surrounds
    assert is_seen(ring)


def test_another_choice_gets_a_kind_word_and_changes_nothing(device: Device) -> None:
    page = device.open(f"/tutorial/{GAME}")
    page.get_by_role("button", name="Go on", exact=True).click()
    page.get_by_role("button", name="Take Blue").click()
    expect(page.locator(".tutor .words")).to_contain_text(texts(GAME, "en").text("tutorial-colour-other"))
    page.get_by_role("button", name="Take Red").click()
    expect(page.locator(".tutor .words")).to_contain_text("Ada plays blue")


def test_it_can_be_skipped_and_leaves_nothing_behind(device: Device) -> None:
    page = device.open(f"/tutorial/{GAME}")
    page.get_by_role("button", name="Skip the tutorial").click()
    expect(invitation(page, GAME)).to_be_visible()
    assert page.evaluate("localStorage['untot.matches'] ?? null") is None


def test_a_lesson_offers_neither_advice_nor_bots_nor_a_way_back_and_is_not_watched(device: Device) -> None:
    page = device.open(f"/tutorial/{TOGETHER}")
    page.get_by_role("button", name="Go on", exact=True).click()
    page.locator("[data-ask] [data-word]").first.click()
    expect(page.locator("[data-part=hand] article")).to_be_visible()
    for name in ("What would you do?", "Take back", "Let a bot play", "You are watching"):
        expect(page.get_by_text(name).filter(visible=True)).to_have_count(0)
