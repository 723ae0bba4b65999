"""A newcomer starts a match against three bots and plays it to its end: by mouse, by keys, by touch."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewDevice
from tests.browser.devices import Device, log_lines
from tests.browser.people import ByKeys, ByMouse, ByTouch, assert_fits


def assert_scored(page: Page) -> None:
    """The end screen tells everybody's points and who has won."""
    rows = page.get_by_role("table").locator("tbody tr")
    expect(rows).to_have_count(4)
    assert all(points.isdecimal() for points in rows.locator("td.number:not(.soft)").all_inner_texts())
    expect(rows.first).to_contain_text("winner")


def test_two_clicks_begin_a_match_and_the_mouse_alone_ends_it(device: Device) -> None:
    page = device.open("/")
    device.shoot("home")
    page.get_by_role("button", name="Play against bots").first.click()
    page.get_by_role("button", name="Begin").click()
    person = ByMouse(page)
    person.play(1)
    device.shoot("table")
    person.play_to_the_end()
    device.shoot("end")
    assert person.answers > 3
    assert_scored(page)
    assert log_lines(page)


def test_the_keyboard_alone_is_enough(device: Device) -> None:
    page = device.open("/")
    person = ByKeys(page)
    person.go_to(page.get_by_role("button", name="Play against bots").first)
    page.keyboard.press("Enter")
    begin = page.get_by_role("button", name="Begin")
    expect(begin).to_be_focused()
    page.keyboard.press("Enter")
    person.play_to_the_end()
    device.shoot("end-by-keys")
    assert person.answers > 3
    assert_scored(page)


def test_a_phone_is_enough_and_never_scrolls_sideways(new_device: NewDevice) -> None:
    device = new_device(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page = device.open("/")
    bots = page.get_by_role("button", name="Play against bots").first
    expect(bots).to_be_visible()
    assert_fits(page)
    device.shoot("phone-home")
    bots.tap()
    begin = page.get_by_role("button", name="Begin")
    expect(begin).to_be_visible()
    assert_fits(page)
    begin.tap()
    person = ByTouch(page)
    person.play(1)
    device.shoot("phone-table")
    for tab in ("Mine", "Log", "Talk", "Decide"):
        page.get_by_role("tab", name=tab).tap()
        assert_fits(page)
    person.play_to_the_end()
    device.shoot("phone-end")
    assert person.answers > 3
    assert_scored(page)
