"""The cards of survivors as they lie below the map."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import expect

from tests.browser.conftest import NewDevice
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
