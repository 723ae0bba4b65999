"""Table talk is of use at every size, also during a vote; bots answer, and words are counted."""

from __future__ import annotations

import json
import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewDevice
from tests.browser.devices import GAME
from tests.browser.people import ByMouse
from untot.lab.server_process import ServerProcess

SIZES: Final = ((1366, 768), (1440, 900), (1920, 1080), (390, 844), (844, 390))
AT_ONCE: Final = """(element) => {
    const box = element.getBoundingClientRect();
    const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return box.bottom <= innerHeight && box.right <= innerWidth && element.contains(at);
}"""
"""Whether one sees all of it without scrolling, and nothing lies over it."""
IN_SIGHT: Final = f"(element) => (element.scrollIntoView({{ block: 'nearest' }}), ({AT_ONCE})(element))"
"""Whether somebody who scrolls a little does."""


def at_a_vote(page: Page) -> None:
    person = ByMouse(page)
    person.wait()
    while not person.wedges.count():
        person.decide()
        person.wait()


def named_table(server: ServerProcess) -> str:
    """One person called Anna, and three bots."""
    seats = [{"kind": "me", "name": "Anna"}, *[{"kind": "bot", "level": "careful"}] * 3]
    links = json.loads(server.request("POST", "/api/matches", body={"game": GAME, "seats": seats}))
    return f"/t/{links['id']}#{links['seats'][0]}"


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_phrases_and_the_newest_words_can_be_used_during_a_vote(
    new_device: NewDevice, server: ServerProcess, size: tuple[int, int]
) -> None:
    device = new_device(viewport={"width": 1440, "height": 900})
    page = device.open(named_table(server))
    at_a_vote(page)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.get_by_role("tab", name=re.compile("^Talk")).click()
    page.get_by_role("button", name="Phrases", exact=True).click()
    phrases = page.get_by_role("list", name="Ready-made phrases").get_by_role("button")
    device.shoot(f"talk-{size[0]}")
    assert phrases.first.evaluate(AT_ONCE) and phrases.last.evaluate(IN_SIGHT)
    phrases.filter(has_text="Where are you going").click()
    slots = page.get_by_role("group", name="Choose").get_by_role("button")
    slots.filter(has_text="Cleo").click()
    page.get_by_role("button", name="Say", exact=True).click()
    said = page.locator(".talk .said p")
    expect(said.filter(has_text="Where are you going, Cleo?")).to_be_visible()
    expect(said.last).to_contain_text("I am going")
    assert said.last.evaluate(IN_SIGHT) and page.locator(".talk input").evaluate(IN_SIGHT)
    device.shoot(f"talked-{size[0]}")


def test_escape_closes_the_phrases_and_takes_back_nothing_else(new_device: NewDevice, server: ServerProcess) -> None:
    page = new_device().open(named_table(server))
    at_a_vote(page)
    page.get_by_role("radio", disabled=False).first.click()
    page.get_by_role("tab", name=re.compile("^Talk")).click()
    page.get_by_role("button", name="Phrases", exact=True).click()
    phrases = page.get_by_role("list", name="Ready-made phrases").get_by_role("button")
    expect(phrases.first).to_be_focused()
    page.keyboard.press("Escape")
    expect(phrases).to_have_count(0)
    expect(page.get_by_role("radio", checked=True)).to_have_count(1)


def test_talk_that_was_read_stays_read_when_the_page_is_loaded_again(
    new_device: NewDevice, server: ServerProcess
) -> None:
    page = new_device().open(named_table(server))
    at_a_vote(page)
    talk = page.get_by_role("tab", name=re.compile("^Talk"))
    expect(talk).to_have_accessible_name(re.compile(r"\d"))
    talk.click()
    page.get_by_role("tab", name="Log").click()
    expect(talk).to_have_accessible_name("Talk")
    page.reload()
    at_a_vote(page)
    expect(talk).to_have_accessible_name("Talk")


def test_everybody_has_one_name_everywhere(new_device: NewDevice, server: ServerProcess) -> None:
    page = new_device().open(named_table(server))
    at_a_vote(page)
    shown = page.locator("body").inner_text()
    assert not re.search(r"\b(Seat|Player) \d", shown)
    log = re.sub(r"\bplays \w+[.:]", "", page.get_by_role("tabpanel").inner_text())  # which colour somebody has taken
    assert "Anna" in log and not re.search(r"\b(Red|Blue|Green|Yellow|Brown|Black)\b", log)
    page.get_by_role("tab", name="Players").click()
    expect(page.get_by_role("tabpanel")).to_contain_text("Cleo · a bot, flatters")
