"""Survivors: their cards as they lie below the map, and how they stand on it."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import expect

from tests.browser.conftest import NewDevice
from tests.browser.devices import until
from tests.browser.test_zombicide_mission import mission
from untot.lab.server_process import ServerProcess

KEY_INSIDE: Final = 17
"""Pixels of a key's cap that lie over what it chooses."""


def test_no_key_hides_the_name_of_a_card(new_device: NewDevice, server: ServerProcess) -> None:
    page = new_device(viewport={"width": 1366, "height": 768}).open(mission(server, "00"))
    page.get_by_role("button", name="Leave it like this").click()
    page.locator("[data-ask]").get_by_role("button", name="Phil").click()
    page.locator("[data-ask]").get_by_role("button", name="Discard").click()
    cards = page.locator("[data-part=hand] li.hand button[data-key]")
    expect(cards).to_have_count(2)
    cards.locator("span[aria-hidden]").evaluate_all("(all) => all.forEach((one) => (one.textContent = 'Feuerwehraxt'))")
    for card in cards.all():
        name, box = card.locator("span[aria-hidden]").bounding_box(), card.bounding_box()
        assert name and box and name["x"] + name["width"] <= box["x"] + box["width"] - KEY_INSIDE


UNDER_RINGS: Final = """() => [...document.querySelectorAll('[data-part=board] .drawn')].flatMap((drawn) => {
    const [mark, ring] = [drawn.querySelector('.place'), drawn.querySelector('.target .under')];
    if (!mark || !ring) return [];
    const [inner, outer] = [mark.getBoundingClientRect(), ring.getBoundingClientRect()];
    const edge = (parseFloat(getComputedStyle(ring).strokeWidth) / 2) * ring.getScreenCTM().a;
    return [Math.max(outer.left + edge - inner.left, inner.right + edge - outer.right, outer.top + edge - inner.top)];
})"""
"""By how many pixels the ring lies over each piece that is lit."""
HIDDEN: Final = 2


def test_rings_do_not_cover_the_survivors_they_mark(new_device: NewDevice, server: ServerProcess) -> None:
    page = new_device(viewport={"width": 1440, "height": 900}).open(mission(server, "04"))
    page.get_by_role("button", name="Leave it like this").click()
    expect(page.get_by_role("heading", name="Whose turn is next?")).to_be_visible()
    until(page, f"() => {{ const over = ({UNDER_RINGS})(); return over.length > 3 && Math.max(...over) < {HIDDEN}; }}")


def test_six_survivors_and_the_danger_stand_in_one_line_beside_the_map(
    new_device: NewDevice, server: ServerProcess
) -> None:
    page = new_device(viewport={"width": 1440, "height": 900}).open(mission(server, "05"))
    everybody = page.locator("[data-part=players] > li")
    expect(everybody).to_have_count(7)
    tops = everybody.evaluate_all("(all) => all.map((one) => Math.round(one.getBoundingClientRect().top))")
    assert len(set(tops)) == 1
