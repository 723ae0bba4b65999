"""Nobody is shut out of any game: axe finds nothing serious on any of its pages, wide by day, on a phone by night."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewDevice
from tests.browser.devices import asking, until
from tests.browser.test_access import LAPTOP, PHONE, violations
from tests.browser.test_listening import TABLES, Listener, open_table
from tests.browser.test_no_raw_keys import RECORDS
from untot.lab.server_process import ServerProcess

WIDE: Final[dict[str, Any]] = {"liked": {"paper": "day"}, "viewport": LAPTOP}
HELD: Final[dict[str, Any]] = {"liked": {"paper": "night"}, "viewport": PHONE, "has_touch": True, "is_mobile": True}
DEVICES: Final = pytest.mark.parametrize("kind", [WIDE, HELD], ids=["wide", "phone"])
RECORD: Final = {
    "dawn_of_the_zeds": "basic_to_the_end",
    "flick_em_up": "1_seat_the_way_out",
    "mall_of_horror": "3_seats",
    "zombicide": "mission_00_solo",
    "zombie_town": "2_seats",
}
"""Short ones."""


UNREACHED: Final = """() => {
    const reached = 'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"])';
    return [...document.querySelectorAll('body *')].filter((area) => {
        const { overflowX, overflowY } = getComputedStyle(area);
        const isAcross = /auto|scroll/.test(overflowX) && area.scrollWidth > area.clientWidth;
        const isDown = /auto|scroll/.test(overflowY) && area.scrollHeight > area.clientHeight;
        const isSeen = area.clientHeight && area.checkVisibility({ visibilityProperty: true });
        const inside = [...area.querySelectorAll(reached)].filter((one) => one.checkVisibility());
        return isSeen && (isAcross || isDown) && !area.matches(reached) && !inside.length;
    }).map((area) => area.outerHTML.slice(0, 120));
}"""
"""Areas that only a pointer could scroll, by however little: axe lets small ones pass."""


def assert_open_to_all(page: Page, where: str) -> None:
    assert violations(page) == [], where
    assert page.evaluate(UNREACHED) == [], where


@DEVICES
@pytest.mark.parametrize("game", TABLES)
def test_axe_finds_nothing_serious_before_a_match(game: str, kind: dict[str, Any], new_device: NewDevice) -> None:
    """Where it is set up, its rulebook, and the first lesson."""
    page = new_device(**kind, bypass_csp=True).open(f"/?new={game}")
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("button", name="Begin")).to_be_visible()
    page.evaluate("document.querySelectorAll('details').forEach((one) => (one.open = true))")
    assert_open_to_all(page, "set-up")
    page.goto(f"/rules/{game}")
    expect(page.locator("[data-clause]").first).to_be_visible()
    assert_open_to_all(page, "rules")
    page.goto(f"/tutorial/{game}")
    expect(page.locator(".tutor .words")).to_be_visible()
    assert_open_to_all(page, "tutorial")


@DEVICES
@pytest.mark.parametrize("game", TABLES)
def test_axe_finds_nothing_serious_at_a_table_whatever_is_opened(
    game: str, kind: dict[str, Any], new_device: NewDevice, server: ServerProcess
) -> None:
    page = open_table(new_device(**kind, bypass_csp=True), server, game)
    listener = Listener(page)
    for answers in (0, 4, 4):
        for _ in range(answers):
            listener.answer()
            page.wait_for_timeout(60)
        expect(asking(page)).to_be_visible()
        assert_open_to_all(page, "table")
    for tab in page.get_by_role("tab").all():
        tab.click()
        assert_open_to_all(page, tab.inner_text())
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog", name="Menu")).to_be_visible()
    assert_open_to_all(page, "menu")


@DEVICES
@pytest.mark.parametrize("game", TABLES)
def test_axe_finds_nothing_serious_in_a_replay_with_everything_open(
    game: str, kind: dict[str, Any], new_device: NewDevice
) -> None:
    page = new_device(**kind, bypass_csp=True).open("/")
    page.get_by_label("Open a record file").set_input_files(RECORDS / game / "recorded" / f"{RECORD[game]}.jsonl")
    slider = page.get_by_role("slider", name="Step")
    expect(slider).to_be_visible(timeout=30_000)
    slider.fill(str(int(slider.get_attribute("max") or 0) // 2))
    page.get_by_label("Seen by").select_option("all")
    expect(page).to_have_url(re.compile("seat=all$"))
    assert_open_to_all(page, "replay")


@DEVICES
def test_a_long_talk_is_scrolled_by_keys(kind: dict[str, Any], new_device: NewDevice, server: ServerProcess) -> None:
    page = open_table(new_device(**kind, bypass_csp=True), server, "mall_of_horror")
    page.get_by_role("tab", name="Talk").click()
    talk = page.get_by_role("list", name="Talk")
    page.get_by_label("Say something to the table").fill("Nobody shall say that I did not warn you. " * 11)
    page.get_by_role("button", name="Say", exact=True).click()
    expect(talk).to_contain_text("warn you")
    assert_open_to_all(page, "talk")
    talk.focus()
    expect(talk).to_be_focused()
    end = talk.evaluate("talk => talk.scrollTop")
    page.keyboard.press("Home")
    until(page, "([talk, end]) => talk.scrollTop < end", arg=[talk.element_handle(), end])
