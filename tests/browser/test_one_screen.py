"""Several people at one screen: what is open is asked openly, and a curtain stands before whatever is not."""

from __future__ import annotations

import re
from time import monotonic
from typing import Final

from playwright.sync_api import Locator, Page, expect

from tests.browser.devices import Device, hand
from tests.browser.people import ByMouse

ROUNDS: Final = 3
MOST_CURTAINS: Final = 3 * ROUNDS
"""One for each search of the truck, and for whoever plays a card."""
SECONDS: Final = 100


def text_of(page: Page) -> str:
    """All text of the page, seen or not."""
    return page.locator("body").text_content() or ""


def curtain(page: Page) -> Locator:
    """What the next one presses to lift it."""
    return page.get_by_role("region", name="Hand over").get_by_role("button", name="I am")


def nobody(page: Page) -> Locator:
    """The answer of the whole table to whether anybody plays a card."""
    return page.locator("[data-part=anybody]").get_by_role("button", name="Nobody")


def sit_down(page: Page, *names: str) -> None:
    """All of them at this screen, and bots on what is left of three seats."""
    page.get_by_role("article", name="Mall of Horror").get_by_role("button", name="New table").click()
    page.get_by_role("dialog").get_by_text("3", exact=True).first.click()
    for seat, name in enumerate(names, 1):
        page.get_by_label(f"Who sits at seat {seat}").select_option("at this screen")
        page.get_by_label(f"Name at seat {seat}").fill(name)
    for seat in range(len(names) + 1, 4):
        page.get_by_label(f"Who sits at seat {seat}").select_option("bot: Solid")
    page.get_by_role("button", name="Begin").click()


class AtOneScreen(ByMouse):
    """All who share it. They lift curtains, count them, and never want to play a card."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        super().__init__(page, seed)
        self.curtains = 0
        self.hand = page.locator("[data-part=hand]")

    def wait(self) -> None:
        there = self.options.or_(self.wedges).or_(self.confirm).or_(self.end)
        there.or_(curtain(self.page)).or_(nobody(self.page)).first.wait_for(timeout=30_000)

    def choose(self) -> None:
        if curtain(self.page).is_visible():
            assert self.hand.count() == 0, "nothing is seen before the curtain is lifted"
            self.curtains += 1
            self.press(curtain(self.page))
        elif nobody(self.page).is_visible():
            assert self.hand.count() == 0
            self.press(nobody(self.page))
        else:
            super().choose()


def test_the_curtain_hides_the_hand_of_the_other(device: Device) -> None:
    page = device.open("/")
    sit_down(page, "Ada", "Ben")
    person = AtOneScreen(page)
    person.play(8)
    hands: dict[str, list[str]] = {}
    for name, other in (("Ada", "Ben"), ("Ben", "Ada")):
        if curtain(page).is_visible():
            curtain(page).click()
        covered = text_of(page)
        assert not [card for cards in hands.values() for card in cards if card in covered]
        expect(page.locator("[data-part=hand]")).to_have_count(0)
        page.get_by_role("button", name=f"What only you may see: {name}").click()
        expect(page.locator("[data-part=hand]")).to_be_visible()
        hands[name] = hand(page)
        shown = text_of(page)
        assert not [card for card in set(hands.get(other, [])) - set(hands[name]) if card in shown]
        page.get_by_role("button", name="Done, cover up").click()
    device.shoot("one-screen")


def test_open_questions_need_no_curtain_and_show_no_hand(device: Device) -> None:
    page = device.open("/")
    sit_down(page, "Ada", "Ben", "Cem")
    person = AtOneScreen(page)
    asked = page.get_by_role("heading", level=1)
    for _ in range(30):
        person.wait()
        if not re.match("(Ada|Ben|Cem): ", asked.inner_text()):
            break
        assert person.hand.count() == 0
        person.decide()
    assert person.curtains == 0 and person.answers >= 11, "colours and places are chosen in the open"
    # At the open table anybody speaks, whoever is asked just now.
    page.get_by_role("tab", name="Talk").click()
    page.get_by_role("group", name="Speaking").get_by_role("button", name="Ben").click()
    page.get_by_label("Say something to the table").fill("Trust me.")
    page.get_by_role("button", name="Say", exact=True).click()
    expect(page.locator(".said li").last).to_have_text(re.compile("Ben.*Trust me"))
    assert person.hand.count() == 0


def test_three_people_hand_the_screen_over_three_times_a_round_at_most(device: Device) -> None:
    page = device.open("/")
    sit_down(page, "Ada", "Ben", "Cem")
    person = AtOneScreen(page)
    later, until = page.get_by_text(f"Round {ROUNDS + 1}", exact=True).first, monotonic() + SECONDS
    while not later.is_visible() and not person.decide():
        assert monotonic() < until, f"{person.answers} answers, {person.curtains} curtains"
    print(f"\n{person.curtains} curtains in {ROUNDS} rounds, {person.answers} answers")
    assert 0 < person.curtains <= MOST_CURTAINS
