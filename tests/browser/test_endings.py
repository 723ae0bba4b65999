"""The end of a match, in every game: who won and why, how it came about, and only then the table of it."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.browser.conftest import NewDevice
from tests.browser.ended import ended
from tests.browser.people import assert_fits
from tests.browser.test_access import LAPTOP, PHONE, violations
from tests.browser.test_listening import TABLES
from untot.lab.server_process import ServerProcess

VERDICT: Final = {
    "dawn_of_the_zeds": r"A zed|chaos|The town",
    "flick_em_up": r"winter|goal|dead|cellar|lost",
    "mall_of_horror": r"wins|win together",
    "zombicide": r"mission",
    "zombie_town": r"wins with|share the victory|Nobody wins",
}
"""What is said of who won, or why nobody did."""
LAST_HANDS: Final = ("mall_of_horror", "zombie_town")
SUMS: Final = {"flick_em_up": "dl", "zombicide": "dl"}
"""Where there are no points for each, the figures of all."""
ASIDE: Final[ViewportSize] = {"width": 844, "height": 390}
SWIPE: Final = 120
STEPS: Final = 4
PATIENCE: Final = 40


def top(part: Locator) -> float:
    box = part.bounding_box()
    assert box is not None
    return box["y"]


def bottom(part: Locator) -> float:
    box = part.bounding_box()
    assert box is not None
    return box["y"] + box["height"]


def read_by_finger(page: Page) -> None:
    """From the first line to the last and back: nothing of it stays below the edge, or under the buttons."""
    end, panel = page.locator(".end"), page.get_by_role("tabpanel")
    swipe(page, -SWIPE, lambda: bottom(end) <= bottom(panel))
    for told in end.locator("tbody tr, dl > div, li").all():
        assert bottom(told) <= top(end.locator(".row"))
    swipe(page, SWIPE, lambda: top(end) >= top(panel))


def swipe(page: Page, by: int, is_there: Callable[[], bool]) -> None:
    """A finger moves what lies in the sheet, as often as a patient reader would."""
    box = page.get_by_role("tabpanel").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    finger = page.context.new_cdp_session(page)
    for _ in range(PATIENCE):
        if is_there():
            return
        finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        for step in range(1, STEPS + 1):
            to = {"x": x, "y": y + by * step / STEPS}
            finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [to]})
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert is_there()


@pytest.mark.parametrize("game", TABLES)
def test_the_end_says_who_won_and_why_then_how_it_came_about_then_the_figures(
    game: str, new_device: NewDevice, server: ServerProcess
) -> None:
    if game == "flick_em_up":
        pytest.importorskip("mujoco")
    way, key = ended(server, game).split("#")
    for size in (LAPTOP, PHONE):
        paper = "day" if size is LAPTOP else "night"
        device = new_device({"paper": paper}, bypass_csp=True, viewport=size, has_touch=size is PHONE)
        page = device.open(f"{way}#{key}")
        end = page.locator(".end")
        story = end.get_by_role("region", name="How it came about")
        expect(story.get_by_role("listitem").first).to_be_visible()
        figures = end.locator(SUMS.get(game, "table")).first
        verdict = end.get_by_text(re.compile(VERDICT[game])).first
        assert top(verdict) < top(story) < top(figures)
        assert not re.search(r"⟨|\b(Seat|Player) \d|\b1 points\b", end.inner_text())
        assert not re.search(r"\bYou\s+wins\b", end.inner_text(), re.IGNORECASE)
        if game in LAST_HANDS and end.locator(".hands").count():
            expect(end.locator(".hands")).to_contain_text("Left in hand: ")
        assert_fits(page)
        assert violations(page) == []
        device.shoot(f"ending-{game}-{size['width']}")
    read_by_finger(page)
    page.set_viewport_size(ASIDE)
    read_by_finger(page)


def test_on_a_phone_what_one_can_do_at_the_end_takes_one_line_and_leaves_the_rest_to_the_story(
    new_device: NewDevice, server: ServerProcess
) -> None:
    page = new_device({"language": "de"}, viewport=PHONE, has_touch=True).open(ended(server, "dawn_of_the_zeds"))
    buttons = page.locator(".end .row button")
    expect(buttons).to_have_text(["Partie noch einmal ansehen", "Noch einmal spielen"])
    assert top(buttons.first) == top(buttons.last)
    read_by_finger(page)
