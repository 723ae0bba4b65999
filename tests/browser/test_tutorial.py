"""The tutorial: somebody who only reads on and chooses what glows comes to its end, and has heard everything."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.browser.conftest import NewDevice
from tests.browser.devices import GAME, Device
from tests.browser.flickers import Flicker
from tests.browser.learners import AimingLearner, Learner, is_seen
from tests.browser.people import assert_fits
from tests.browser.test_access import violations
from untot.games import NAMES
from untot.kernel.texts import texts

TOGETHER: Final = "zombicide"
TOWN: Final = "dawn_of_the_zeds"
UPRIGHT: Final[ViewportSize] = {"width": 390, "height": 844}
ON_ITS_SIDE: Final[ViewportSize] = {"width": 844, "height": 390}
AIMED: Final = "flick_em_up"
"""Its answers are aimed, not chosen."""
LEAST_AIMED: Final = 10


def invitation(page: Page, game: str) -> Locator:
    tile = page.get_by_role("article", name=texts(game, "en").text("game-title"))
    return tile.get_by_role("link", name="Learn it in ten minutes")


def learner_of(game: str, page: Page) -> Learner:
    """Who learns to flick, looks at the table from above."""
    if game != AIMED:
        return Learner(page, "en", page.mouse.click)
    return AimingLearner(page, "en", Flicker(page))


@pytest.mark.parametrize("game", NAMES)
def test_reading_on_and_choosing_what_glows_leads_to_a_match(game: str, device: Device) -> None:
    device.context.add_init_script("localStorage['untot.flick'] = 'flat'")
    page = device.open("/")
    invitation(page, game).click()
    learner = learner_of(game, page)
    learner.play_to_the_end()
    device.shoot(f"tutorial-end-{game}")
    learner.assert_everything_was_said(game)
    assert not isinstance(learner, AimingLearner) or learner.aimed >= LEAST_AIMED
    learner.end.click()
    if game in (TOGETHER, TOWN, AIMED):  # whoever plays together chooses first what
        page.get_by_role("button", name="Begin").click()
    expect(page).to_have_url(re.compile("/t/"))


@pytest.mark.parametrize(
    ("game", "size"), [(GAME, UPRIGHT), (TOGETHER, UPRIGHT), (TOWN, UPRIGHT), ("zombie_town", ON_ITS_SIDE)]
)
def test_it_can_be_learnt_on_a_phone_in_german(game: str, size: ViewportSize, new_device: NewDevice) -> None:
    device = new_device({"language": "de"}, viewport=size, has_touch=True, is_mobile=True)
    page = device.open(f"/tutorial/{game}")
    learner = Learner(page, "de", page.touchscreen.tap, looks=game == TOGETHER)
    learner.play_to_the_end()
    device.shoot(f"tutorial-phone-end-{game}")
    learner.assert_everything_was_said(game)
    assert_fits(page)


def test_on_a_phone_the_map_shows_what_the_tutor_speaks_of_and_the_roll_can_be_read(new_device: NewDevice) -> None:
    """It goes to where something is asked, too; but whoever listens looks for what he hears of."""
    device = new_device({"language": "de"}, viewport=UPRIGHT, has_touch=True, is_mobile=True, bypass_csp=True)
    page = device.open(f"/tutorial/{TOWN}")
    learner = Learner(page, "de", page.touchscreen.tap)
    said = texts(TOWN, "de").text
    for remark, thing in (("one_hit", "zed_2"), ("melee", "mountain_5"), ("killed", "suburb_5")):
        learner.play_until(said(f"tutorial-{remark}"))
        expect(page.locator("[data-ring=look]")).to_have_count(1)
        expect(page.locator(f".panzoom [data-thing={thing}]").first).to_be_in_viewport(ratio=1)
    learner.play_until(said("tutorial-accept"))
    assert violations(page) == []


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


def test_where_nothing_happens_nothing_is_drawn_for_ever(new_device: NewDevice) -> None:
    """A ring breathes for a while, then it rests: a phone that lies on the table keeps its battery."""
    device = new_device(reduced_motion="no-preference")
    page = device.open(f"/tutorial/{TOGETHER}")
    page.get_by_role("button", name="Go on", exact=True).click()
    expect(page.locator("[data-ring=pick]").last).to_be_visible()
    drawn = page.evaluate("document.getAnimations().map(it => it.effect.getTiming().iterations)")
    assert drawn and max(drawn) < 100


def test_another_choice_gets_a_kind_word_and_changes_nothing(device: Device) -> None:
    page = device.open(f"/tutorial/{GAME}")
    page.get_by_role("button", name="Go on", exact=True).click()
    expect(page.locator(".tutor .turn")).to_have_text("Now choose: Take Red")
    page.get_by_role("button", name="Take Blue").click()
    expect(page.locator(".tutor .words")).to_contain_text(texts(GAME, "en").text("tutorial-colour-other"))
    page.get_by_role("button", name="Take Red").click()
    expect(page.locator(".tutor .words")).to_contain_text("Ada plays blue")


def test_whoever_has_begun_with_somebody_else_is_led_back(device: Device) -> None:
    page = device.open(f"/tutorial/{TOWN}")
    learner = Learner(page, "en", page.mouse.click)
    learner.play_until(texts(TOWN, "en").text("tutorial-campground"))
    page.locator("[data-ask] [data-word='unit:mayor']").click()
    back = page.locator("[data-ask]").get_by_role("button", name="Back")
    expect(back).to_be_visible()
    expect(learner.glow).to_have_count(1)
    place, glow = back.bounding_box(), learner.glow.bounding_box()
    assert place and glow and abs(place["y"] + place["height"] / 2 - glow["y"] - glow["height"] / 2) < 2
    back.click()
    learner.play_until(texts(TOWN, "en").text("tutorial-sheriff"))


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
