"""Played without eyes: a round of each game from the accessibility tree alone, the map in words, a summary."""

from __future__ import annotations

import json
import re
from random import Random
from time import monotonic
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewDevice
from tests.browser.devices import until
from untot.lab.server_process import ServerProcess

SECONDS: Final = 90
EAGER: Final = 0.4
"""How often a turn is ended, or passed, where that is possible."""
BOT: Final = {"kind": "bot", "level": "careful"}
TABLES: Final[dict[str, dict[str, Any]]] = {
    "dawn_of_the_zeds": {"seats": [{"kind": "me"}]},
    "flick_em_up": {"seats": [{"kind": "me"}]},
    "mall_of_horror": {"seats": [{"kind": "me"}, BOT, BOT]},
    "zombicide": {"seats": [{"kind": "me"}], "options": {"mission": "00"}},
    "zombie_town": {"seats": [{"kind": "me"}, BOT], "options": {"days": 2}},
}
ROUNDS: Final = {
    "dawn_of_the_zeds": "Round 2 begins",
    "flick_em_up": "Round 2 begins",
    "mall_of_horror": "Round 2 begins",
    "zombicide": "Round 2 begins",
    "zombie_town": "Day 2 dawns",
}
"""What is said once a round has been played."""
WAY_BACK: Final = "Backspace goes back"
"""Said where cards change hands: there is nothing to confirm before one was moved."""
SAID_OF_A_PLACE: Final = {
    "dawn_of_the_zeds": "Next to",
    "flick_em_up": "",
    "mall_of_horror": "number",
    "zombicide": "Next to",
    "zombie_town": "Next to",
}
"""What is heard wherever one walks. On a free table nothing is next to anything."""
WATCH: Final = """() => {
    const look = () => {
        if (document.activeElement === document.body) lost.add(document.querySelector('[data-ask]')?.innerText);
        requestAnimationFrame(look);
    };
    window.lost = new Set();
    look();
}"""
"""Looks at every picture that is drawn: what was asked when nothing had the focus?"""


def open_table(device: Any, server: ServerProcess, game: str) -> Page:
    if game == "flick_em_up":
        pytest.importorskip("mujoco")
    links = json.loads(server.request("POST", "/api/matches", body={"game": game, **TABLES[game]}))
    page: Page = device.open(f"/t/{links['id']}#{links['seats'][0]}")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    return page


class Listener:
    """Knows what a screen reader would say, and has nothing but keys."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.presses = 0
        self.rng = Random(1)
        until(page, "document.activeElement !== document.body")
        page.evaluate(WATCH)

    def tree(self) -> str:
        """All that the accessibility tree says."""
        return self.page.locator("body").aria_snapshot()

    def lost(self) -> list[str]:
        """Questions at which the focus fell to the page."""
        found: list[str] = self.page.evaluate("[...lost]")
        return found

    def press(self, key: str) -> None:
        self.presses += 1
        self.page.keyboard.press(key)

    def answer(self) -> None:
        """The question is asked for; of what it offers something is chosen by the key that was said with it."""
        assert self.lost() == []
        self.press("q")
        said = self.page.locator("[data-part=said]").inner_text()
        if WAY_BACK in said:
            self.go_back()
        else:
            self.choose(re.findall(r"(?<![\w.])([0-9a-z]): ", said))

    def go_back(self) -> None:
        """Out of a trade, and past whom it would be with."""
        for _ in range(2):
            self.press("Backspace")

    def choose(self, offered: list[str]) -> None:
        if offered:
            ends = [key for key in offered if key in "ex"]
            self.press(self.rng.choice(ends if ends and self.rng.random() < EAGER else offered))
        if not offered or "Enter" in self.page.locator("[data-step]").inner_text():
            self.press("Enter")


@pytest.mark.parametrize("game", TABLES)
def test_a_round_is_played_from_the_accessibility_tree_alone(
    game: str, new_device: NewDevice, server: ServerProcess
) -> None:
    page = open_table(new_device(), server, game)
    listener, until = Listener(page), monotonic() + SECONDS
    while ROUNDS[game] not in (tree := listener.tree()):
        assert monotonic() < until, f"{listener.presses} keys pressed:\n{tree[-3000:]}"
        assert not re.search(r"⟨", tree), "no raw keys are spoken"
        if "The match is over" in tree:
            break
        listener.answer()
        page.wait_for_timeout(40)


@pytest.mark.parametrize("game", TABLES)
def test_the_map_is_walked_with_arrows_and_says_what_is_there(
    game: str, new_device: NewDevice, server: ServerProcess
) -> None:
    page = open_table(new_device(), server, game)
    listener = Listener(page)
    for _ in range(12):
        listener.answer()
        page.wait_for_timeout(60)
    listener.press("w")
    reader = page.get_by_role("listbox", name=re.compile("^Map"))
    expect(reader).to_be_focused()
    here = reader.get_by_role("option", selected=True)
    expect(page.locator("[data-part=said]")).to_contain_text(here.inner_text()[:20])
    seen = {here.inner_text()}
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp") * 3:
        listener.press(key)
        seen.add(here.inner_text())
    assert len(seen) > 2, "arrows lead from place to place"
    assert all(SAID_OF_A_PLACE[game] in words for words in seen)
    if game in ("dawn_of_the_zeds", "zombie_town"):
        empty = reader.get_by_role("option", selected=False).filter(has_text="nobody and nothing")
        expect(empty.filter(has_not_text="Enter:")).to_have_count(0)
    listener.press("i")
    expect(page.locator("[data-part=said]")).to_contain_text(here.inner_text()[:20])
    listener.press("q")
    expect(reader).not_to_be_focused()


def test_who_listens_hears_a_summary_and_then_line_by_line(new_device: NewDevice, server: ServerProcess) -> None:
    page = open_table(new_device({"listens": True}), server, "zombie_town")
    listener, asked = Listener(page), page.locator("[data-part=asked]")
    until = monotonic() + SECONDS
    while not re.search(r"Since your last answer: \d+ lines", asked.inner_text()):
        assert monotonic() < until
        listener.answer()
        page.wait_for_timeout(60)
    expect(page.locator("[data-part=told] p")).to_have_count(0)
    assert not re.search("Waiting for", asked.inner_text())
    said = page.locator("[data-part=said]")
    listener.press("n")
    first = said.inner_text()
    listener.press("n")
    expect(said).not_to_have_text(first)
    second = said.inner_text()
    listener.press("b")
    assert said.inner_text().strip() == second.strip()
    listener.press("o")
    assert first.strip() in said.inner_text() and second.strip() in said.inner_text()


def test_the_values_of_a_weapon_are_words(new_device: NewDevice, server: ServerProcess) -> None:
    page = open_table(new_device(), server, "zombicide")
    listener, until = Listener(page), monotonic() + SECONDS
    pan = page.get_by_role("button", name=re.compile(r"Pan.*1 die, hits on 6 or more, damage 1, range 0"))
    while not pan.count():
        assert monotonic() < until
        listener.answer()
        page.wait_for_timeout(40)
    expect(pan.first).to_be_attached()
