"""The end of a match, in every game: who won and why, how it came about, and only then the table of it."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

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


def top(part: Locator) -> float:
    box = part.bounding_box()
    assert box is not None
    return box["y"]


@pytest.mark.parametrize("game", TABLES)
def test_the_end_says_who_won_and_why_then_how_it_came_about_then_the_figures(
    game: str, new_device: NewDevice, server: ServerProcess
) -> None:
    if game == "flick_em_up":
        pytest.importorskip("mujoco")
    way, key = ended(server, game).split("#")
    for size in (LAPTOP, PHONE):
        device = new_device({"paper": "day" if size is LAPTOP else "night"}, bypass_csp=True, viewport=size)
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
