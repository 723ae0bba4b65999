"""Learners: somebody who only reads on and chooses what glows, and somebody who also aims at what glows."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from playwright.sync_api import FloatRect, Locator, Page

from tests.browser.devices import until
from tests.browser.flickers import ByFinger, Flicker, middle_of
from untot.kernel.texts import texts
from untot.kernel.tutorial import Remark, script_of

MOST_STEPS: Final = 900
TO_CHOOSE: Final = "[data-next], [data-word], [data-seal], [data-thing]"
TOUCHED: Final = f"([x, y]) => !!document.elementFromPoint(x, y)?.closest('{TO_CHOOSE}')"
"""Whether there is something to choose at a place on the screen."""
CUT: Final = """
() => {
    const field = document.querySelector("main.field")?.getBoundingClientRect();
    const buttons = [...document.querySelectorAll("main.field .panzoom .buttons button")];
    return buttons.filter((button) => button.getBoundingClientRect().bottom > field.bottom + 1).length;
}
"""
"""Of the buttons that move a map: how many lie below the edge of the map's field, however much the tutor has to say."""
UNDER_A_SHEET: Final = """
() => [...document.querySelectorAll("[data-ring]")].filter((ring) => {
    const { left, top, width, height } = ring.getBoundingClientRect();
    const there = document.elementsFromPoint(left + width / 2, top + height / 2);
    const sheet = there.findIndex((one) => one.closest("details[open]"));
    return sheet >= 0 && there.slice(sheet + 1).some((one) => one.closest("[data-thing]"));
}).length
"""
"""Of what is pointed at: how much lies under something folded out over the board."""
TO_TOUCH_THERE: Final = re.compile("Tippe auf|touch the")
"""Said where a touch on the board is the answer: then the board glows, not only the list beside it, and leads there."""
PATIENCE: Final = 25
"""How often one looks until what moves has come to rest."""
TO_A_MATCH: Final = {"en": re.compile("^Play (against|alone)"), "de": re.compile("^(Gegen|Allein) .*spielen")}
"""The last button: against bots, or where all win together alone or with them."""


def remarks(game: str, language: str) -> list[str]:
    """All that the tutor has to say."""
    ids = [line.id for line in script_of(game).lines if isinstance(line, Remark)]
    return [texts(game, language).text(f"tutorial-{remark}") for remark in ids]


class Learner:
    """Reads on while there is something to read, and then chooses what glows."""

    def __init__(self, page: Page, language: str, press: Callable[[float, float], None], looks: bool = False) -> None:
        self.page = page
        self.looks = looks
        """For what each remark speaks of: it has to be ringed."""
        self.language = language
        self.heard: list[str] = []
        self.press = press
        self.covered = 0
        self.words = page.locator(".tutor .words:not(:has(.soft))")
        self.on = page.locator("[data-next]")
        self.glow = page.locator("[data-ring=pick]")
        self.end = page.get_by_role("button", name=TO_A_MATCH[language])

    def play_to_the_end(self) -> None:
        for _ in range(MOST_STEPS):
            self.on.or_(self.glow).or_(self.end).first.wait_for()
            self.listen()
            if self.end.is_visible():
                return
            self.go_on()
        raise AssertionError(f"no end after {self.heard[-1:]}")

    def play_until(self, words: str) -> None:
        """Until these are said."""
        for _ in range(MOST_STEPS):
            self.on.or_(self.glow).first.wait_for()
            self.listen()
            if self.heard[-1].startswith(words):
                return
            self.go_on()
        raise AssertionError(f"nobody said {words}")

    def listen(self) -> None:
        said = self.words.inner_text()
        if said not in self.heard:
            self.heard.append(said)
            assert self.page.evaluate(CUT) == 0, f"the map is cut off: {said}"
            until(self.page, f"() => ({UNDER_A_SHEET.strip()})() === 0")
            if self.looks and self.on.is_visible():
                until(self.page, "() => document.querySelector('[data-ring=look]') !== null")

    def go_on(self) -> None:
        if self.on.is_visible():
            self.press_on(self.on)
        elif self.glow.count():
            self.hear_what_to_choose()
            self.look_at_menus()
            self.press_on(self.glow.first if TO_TOUCH_THERE.search(self.heard[-1]) else self.glow.last)

    def hear_what_to_choose(self) -> None:
        """Not everybody sees what glows: it has a name."""
        turn = self.page.locator(".tutor .turn")
        if turn.count():
            assert re.fullmatch(r"[^:]+: [^⟨⟩_]+", turn.inner_text()), turn.inner_text()
        if TO_TOUCH_THERE.search(self.heard[-1]):
            until(self.page, "() => document.querySelectorAll('[data-ring=pick]').length > 1")

    def look_at_menus(self) -> None:
        """What glows in a menu that a touch has opened glows over it."""
        if self.page.locator("[data-which][open]").is_visible():
            assert is_seen(self.glow.last), f"the ring lies under the menu: {self.heard[-1:]}"

    def press_on(self, target: Locator) -> None:
        """As it lies there: the table itself brings into sight what is to be touched, and nothing covers it."""
        box = target.bounding_box()
        if box is None:
            return
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        self.covered = 0 if self.page.evaluate(TOUCHED, [x, y]) else self.covered + 1
        assert self.covered < PATIENCE, f"at {x}, {y} lies something else: {self.heard[-1:]}"
        if not self.covered:
            self.press(x, y)
        self.page.wait_for_timeout(60)

    def assert_everything_was_said(self, game: str) -> None:
        said = tuple(self.heard)
        assert [words for words in remarks(game, self.language) if not any(one.startswith(words) for one in said)] == []


def is_seen(ring: Locator) -> bool:
    """Whether the page looks otherwise without it."""
    box = ring.bounding_box()
    assert box is not None
    clip: FloatRect = {"x": box["x"], "y": box["y"], "width": box["width"], "height": box["height"]}
    with_it = ring.page.screenshot(clip=clip, animations="disabled")
    ring.evaluate("ring => (ring.style.visibility = 'hidden')")
    without_it = ring.page.screenshot(clip=clip, animations="disabled")
    ring.evaluate("ring => (ring.style.visibility = '')")
    return with_it != without_it


class AimingLearner(Learner):
    """Draws the piece back to the ring that glows, and otherwise reads on and chooses what glows."""

    def __init__(self, page: Page, language: str, hand: Flicker) -> None:
        super().__init__(page, language, page.touchscreen.tap if isinstance(hand, ByFinger) else page.mouse.click)
        self.hand = hand
        self.goal = page.locator("[data-goal]")
        self.glow = page.locator("[data-ring=pick], [data-goal]")
        self.aimed = 0

    def go_on(self) -> None:
        if self.goal.is_visible() and not self.on.is_visible():
            self.draw()
        else:
            super().go_on()

    def draw(self) -> None:
        """Nearly, as people do: some pixels beside it."""
        self.await_rest()
        self.look_at_whom()
        (x, y), (to_x, to_y) = middle_of(self.hand.handle), middle_of(self.goal)
        self.hand.drag(x, y, to_x + 3, to_y - 3)
        self.aimed += 1
        self.page.wait_for_timeout(100)

    def look_at_whom(self) -> None:
        """At which zombies one is to aim is seen, however large the table is drawn."""
        board = self.page.locator("[data-part=board]").bounding_box()
        assert board is not None
        for zombie in re.findall(r"Zombie (\d[A-C])", self.heard[-1], re.IGNORECASE):
            x, y = middle_of(self.page.locator(f"[data-thing=z{zombie.lower()}]"))
            is_in_sight = board["x"] < x < board["x"] + board["width"] and board["y"] < y < board["y"] + board["height"]
            assert is_in_sight, f"zombie {zombie} is out of sight: {self.heard[-1]}"

    def await_rest(self) -> None:
        """Nobody takes hold of a piece while the table still moves under the finger: that would push the table."""
        for _ in range(PATIENCE):
            before = middle_of(self.hand.handle)
            self.page.wait_for_timeout(120)
            if middle_of(self.hand.handle) == before:
                return
