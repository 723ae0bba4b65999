"""Several people at one screen: what is open is asked openly, and a curtain stands before whatever is not."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Locator, Page, expect

from tests.browser.devices import Device, hand
from tests.browser.people import ByMouse

OFTEN: Final = 1 / 3
MOST_CURTAINS: Final = 20
"""Fewer than that in a whole match: one for each search of the truck, and for whoever looks whether a card helps."""


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


class Looking(AtOneScreen):
    """Somebody of them looks at his cards now and then, and plays what he may."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.looks = 0

    def choose(self) -> None:
        if not nobody(self.page).is_visible() or self._rng.random() > OFTEN:
            super().choose()
            return
        self.press(self.any_of(self.page.locator("[data-part=anybody]").get_by_role("button", name=" looks")))
        self.looks += 1
        self.curtains += 1


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


def test_three_people_hand_the_screen_over_fewer_than_twenty_times_in_a_whole_match(device: Device) -> None:
    page = device.open("/")
    sit_down(page, "Ada", "Ben", "Cem")
    person = Looking(page)
    person.play_to_the_end()
    print(f"\n{person.curtains} curtains, {person.looks} of them to look at cards; {person.answers} answers")
    assert 0 < person.looks < person.curtains < MOST_CURTAINS
