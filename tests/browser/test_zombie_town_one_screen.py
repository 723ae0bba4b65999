"""Two people at one screen, each with two pawns: hands lie behind the curtain, and moves can be taken back."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.devices import Device
from tests.browser.test_one_screen import curtain, text_of
from tests.browser.townsfolk import ByKeysAlone, ByMouseOnBoard, new_links
from untot.lab.server_process import ServerProcess


@pytest.fixture
def page(device: Device, server: ServerProcess) -> Page:
    """A match of one day for two who share this screen."""
    for link in reversed(new_links(server, [{"kind": "me"}, {"kind": "me"}])):
        device.open(link)
        expect(device.page.locator("[data-part=board]").or_(curtain(device.page)).first).to_be_visible()
    return device.page


def private_lines(page: Page) -> list[str]:
    """What the log tells this seat alone, without the mark that says so."""
    lines = page.locator("[role=tabpanel] li.private .line").all_inner_texts()
    return [line.removesuffix("only you").strip() for line in lines]


def test_the_curtain_hides_what_only_one_may_know(device: Device, page: Page) -> None:
    secrets: dict[str, set[str]] = {}
    person = ByMouseOnBoard(page)
    over, lifted = person.end, curtain(page)
    person.end = over.or_(lifted)
    while True:
        person.play_to_the_end()
        if over.is_visible():
            break
        covered = text_of(page)
        assert not [line for lines in secrets.values() for line in lines if line in covered]
        expect(page.locator("[data-part=hand]")).to_have_count(0)
        who = lifted.inner_text()
        lifted.click()
        expect(page.locator("[data-part=hand]")).to_be_visible()
        shown = text_of(page)
        others = {line for other, lines in secrets.items() if other != who for line in lines}
        assert not [line for line in others - set(private_lines(page)) if line in shown]
        secrets[who] = set(private_lines(page))
        device.shoot("zombie-town-one-screen")
    assert len([lines for lines in secrets.values() if lines]) == 2


def test_a_zombie_is_moved_by_two_touches_and_can_be_taken_back(page: Page) -> None:
    person = ByKeysAlone(page)
    person.end = curtain(page)
    left = page.get_by_role("heading", name="2 moves to go")
    while True:
        person.play_until(left.or_(curtain(page)))
        if left.is_visible():
            break
        curtain(page).click()
    zombies = ByMouseOnBoard(page).lit()
    for zombie in (zombies[0], zombies[-1]):
        page.mouse.click(*zombie["at"])
        expect(page.locator("[data-ask] .so-far")).to_be_visible()
    page.mouse.click(*ByMouseOnBoard(page).lit()[0]["at"])
    expect(page.get_by_role("heading", name="One move to go")).to_be_visible()
    page.keyboard.press("u")
    expect(left).to_be_visible()


def test_the_set_up_needs_a_curtain_only_before_the_first_cards(page: Page) -> None:
    person = ByMouseOnBoard(page)
    person.end = curtain(page)
    began, curtains = page.get_by_role("heading", name="Day 1").first, 0
    while True:
        person.play_to_the_end()
        if began.count():
            break
        curtains += 1
        curtain(page).click()
        expect(page.locator("[data-part=hand]")).to_be_visible()
    assert curtains == 2, "once for each, to keep cards; colours and homes are chosen in the open"
