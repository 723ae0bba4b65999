"""Several people at one screen: a curtain stands between them."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.browser.devices import Device, hand
from tests.browser.people import ByMouse


def text_of(page: Page) -> str:
    """All text of the page, seen or not."""
    return page.locator("body").text_content() or ""


def curtain(page: Page) -> Locator:
    """What the next one presses to lift it."""
    return page.get_by_role("region", name="Hand over").get_by_role("button", name="I am")


def sit_down(page: Page, *names: str) -> None:
    """All of them at this screen, and a bot."""
    page.get_by_role("article", name="Mall of Horror").get_by_role("button", name="New table").click()
    page.get_by_role("dialog").get_by_text("3", exact=True).first.click()
    for seat, name in enumerate(names, 1):
        page.get_by_label(f"Who sits at seat {seat}").select_option("at this screen")
        page.get_by_label(f"Name at seat {seat}").fill(name)
    page.get_by_label("Who sits at seat 3").select_option("bot: Careful")
    page.get_by_role("button", name="Begin").click()


def test_the_curtain_hides_the_hand_of_the_other(device: Device) -> None:
    page = device.open("/")
    sit_down(page, "Ada", "Ben")
    hands: dict[str, list[str]] = {"Ada": [], "Ben": []}
    person = ByMouse(page)
    person.end = curtain(page)
    while not all(hands.values()):
        person.play_to_the_end()
        covered = text_of(page)
        assert not [card for card in hands["Ada"] + hands["Ben"] if card in covered]
        expect(page.locator("[data-part=hand]")).to_have_count(0)
        who = curtain(page).inner_text().removeprefix("I am ").split()[-1]
        curtain(page).click()
        expect(page.locator("[data-part=hand]")).to_be_visible()
        hands[who] = hand(page)
        shown = text_of(page)
        assert not [card for card in {*hands["Ada"], *hands["Ben"]} - set(hands[who]) if card in shown]
    device.shoot("one-screen")
