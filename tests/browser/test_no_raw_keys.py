"""Nobody is ever shown a raw key: whatever can be looked at is looked at, in every game and both languages."""

from __future__ import annotations

import json
from itertools import cycle
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewDevice
from tests.browser.people import REACH_MS, Person
from tests.browser.survivors import TWO_CORNERS
from untot.lab.server_process import ServerProcess

LANGUAGES: Final = ("en", "de")
SEATS: Final = {"dawn_of_the_zeds": 1, "flick_em_up": 2, "mall_of_horror": 4, "zombicide": 2, "zombie_town": 4}
CONTENT: Final[dict[str, dict[str, Any]]] = {"zombicide": {"mission": TWO_CORNERS}}
OPTIONS: Final[dict[str, dict[str, Any]]] = {"dawn_of_the_zeds": {"level": "V"}, "flick_em_up": {"scenario": "6"}}
RECORDS: Final = Path(__file__).parent.parent
STOPS: Final = 8
"""Moments of a recorded match at which everything is looked at."""

FEWEST: Final = 6
"""In any match there are more things to hold than these."""

SEEN: Final = """(() => {
    const raw = /⟨[^⟩]*⟩|\\[object Object\\]|\\bundefined\\b|\\bNaN\\b|\\b[a-z]+(?:_[a-z]+)+\\b/g;
    const chair = /\\b(?:Seat|Sitz|Player|Spieler) \\d/g;
    const texts = [], walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) texts.push(walk.currentNode.data);
    for (const element of document.querySelectorAll('[aria-label], [title]'))
        texts.push(element.getAttribute('aria-label'), element.getAttribute('title'));
    return [...new Set(texts.flatMap((text) => [raw, chair].flatMap((wrong) => (text ?? '').match(wrong) ?? [])))];
})"""
"""Whatever is written anywhere, seen or heard, that is no word of any language, or calls people like chairs."""
LOOK: Final = f"() => {SEEN}()"
HOLD_ALL: Final = f"""async () => {{
    const things = [...new Set([...document.querySelectorAll('[data-thing]')].map((one) => one.dataset.thing))];
    const found = [];
    for (const thing of things) {{
        document.querySelector(`[data-thing="${{CSS.escape(thing)}}"]`)
            ?.dispatchEvent(new MouseEvent('contextmenu', {{ bubbles: true, cancelable: true }}));
        await new Promise((resolve) => setTimeout(resolve));
        found.push(...{SEEN}().map((raw) => `${{thing}}: ${{raw}}`));
    }}
    return [things, found];
}}"""
"""Hold everything that can be held, one after the other, and look each time."""


def inspect_everything(page: Page, held: set[str]) -> set[str]:
    """Hold everything that can be held, open all pages and whatever is folded; what was raw?"""
    found: set[str] = set(page.evaluate(LOOK))
    things, raw = page.evaluate(HOLD_ALL)
    held |= set(things)
    found |= set(raw)
    for tab in page.get_by_role("tab").all():
        tab.click()
        page.evaluate("document.querySelectorAll('details').forEach((one) => (one.open = true))")
        found |= set(page.evaluate(LOOK))
    return found


@pytest.mark.parametrize(("game", "language"), list(zip(SEATS, cycle(reversed(LANGUAGES)), strict=False)))
def test_nothing_at_a_table_shows_a_raw_key(
    new_device: NewDevice, server: ServerProcess, game: str, language: str
) -> None:
    if game == "flick_em_up":
        pytest.importorskip("mujoco")
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * (SEATS[game] - 1)]
    plan = {"game": game, "seats": seats, "content": CONTENT.get(game, {}), "language": language}
    plan |= {"options": OPTIONS.get(game, {})}
    links = json.loads(server.request("POST", "/api/matches", body=plan))
    page = new_device({"language": language}).open(f"/t/{links['id']}#{links['seats'][0]}")
    person = AnyLanguage(page)
    found: set[str] = set()
    held: set[str] = set()
    for answers in (0, 3, 6, 6):
        person.play(answers)
        person.wait()
        found |= inspect_everything(page, held)
    assert found == set() and len(held) >= FEWEST, held


MARKS: Final = {
    "dawn_of_the_zeds": {"round", "fight"},
    "flick_em_up": {"round", "rush"},
    "mall_of_horror": {"round", "vote", "fight", "death"},
    "zombicide": {"round", "fight"},
    "zombie_town": {"day", "fight"},
}
"""What one finds in any replay of a game."""
LONGEST: Final = {
    "dawn_of_the_zeds": "level_III_medium",
    "flick_em_up": "9_seats_winter",
    "mall_of_horror": "6_seats_all_options",
    "zombicide": "own_mission_and_survivor",
    "zombie_town": "6_seats_youngest_named",
}
"""Matches in which much happens, one of them with things that people made themselves. The language is
always another than at the table above: every game is seen in both."""


@pytest.mark.parametrize(("game", "language"), list(zip(LONGEST, cycle(LANGUAGES), strict=False)))
def test_nothing_of_a_whole_match_shows_a_raw_key(new_device: NewDevice, game: str, language: str) -> None:
    page = new_device({"language": language}).open("/")
    page.locator("input[type=file]").first.set_input_files(RECORDS / game / "recorded" / f"{LONGEST[game]}.jsonl")
    slider = page.get_by_role("slider").first
    expect(slider).to_be_visible()
    marks = page.locator(".marks i").evaluate_all("(all) => all.map((mark) => mark.classList[0])")
    assert set(marks) >= MARKS[game]
    last = int(slider.get_attribute("max") or 0)
    found: set[str] = set()
    held: set[str] = set()
    for stop in range(STOPS + 1):
        slider.fill(str(last * stop // STOPS))
        page.wait_for_timeout(150)
        found |= inspect_everything(page, held)
    assert found == set() and len(held) >= FEWEST, held


class AnyLanguage(Person):
    """Plays by what is there, not by what is written on it."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.confirm = self.seal = page.locator("[data-ask] [data-seal]")

    def press(self, target: Locator) -> None:
        target.click(timeout=REACH_MS)

    def choose(self) -> None:
        if self.wedges.count():
            self.turn_wheel()
        else:
            super().choose()
