"""People who play by mouse, by keys or by touch: they look at what is offered, choose something, and go on."""

from __future__ import annotations

import re
from contextlib import suppress
from random import Random
from time import monotonic
from typing import Any, ClassVar, Final

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as TooLate

from tests.browser.devices import asking

MATCH_SECONDS: Final = 150
"""Far longer than a match takes (25 s), for a machine that has other things to do: six times slower is no failure."""
REACH_MS: Final = 1_000
"""As long as one reaches for something; the table may have moved on meanwhile, and then one looks again."""

WEDGES: Final = 6

LIT: Final = """() => {
    const board = document.querySelector('[data-part=board]');
    if (!board) return [];
    const frame = board.getBoundingClientRect();
    return [...board.querySelectorAll('[data-word]')].flatMap((thing) => {
        const box = thing.getBoundingClientRect();
        const at = [box.x + box.width / 2, box.y + box.height / 2];
        const isIn = at[0] > frame.left && at[0] < frame.right && at[1] > frame.top && at[1] < frame.bottom;
        const hit = isIn && document.elementFromPoint(...at)?.closest('[data-word]');
        return hit && board.contains(hit) ? [{ word: hit.dataset.word, at }] : [];
    });
}"""
"""What is lit on the board, where a finger would find it: what is moved out of sight or lies under a button is not."""


class Person:
    """Chooses anything that is offered. How it is pressed is each one's own way."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.answers = 0
        self._rng = Random(seed)
        ask = asking(page)
        self.options = ask.get_by_role("list").locator("button[data-word]")
        self.wedges = ask.locator("[role=radio]:not([aria-disabled])")
        self.turned = ask.locator("[role=radio][aria-checked=true]:focus")
        self.confirm = ask.get_by_role("button", name="Yes, do it")
        self.seal = ask.get_by_role("button", name=re.compile("^(Seal|Announce) it"))
        self.which = page.get_by_role("dialog", name="Which one do you mean?").locator("button[aria-keyshortcuts]")
        self.end = page.locator(".end").get_by_role("columnheader", name="Points")

    def press(self, target: Locator) -> None:
        raise NotImplementedError

    def play_to_the_end(self, seconds: float = MATCH_SECONDS) -> None:
        until = monotonic() + seconds
        while not self.decide():
            assert monotonic() < until, f"no end after {self.answers} answers"

    def play(self, answers: int) -> None:
        until = monotonic() + MATCH_SECONDS
        wanted = self.answers + answers
        while self.answers < wanted and not self.decide():
            assert monotonic() < until, f"only {self.answers} answers"

    def wait(self) -> None:
        """Until there is something to decide, or nothing ever again."""
        self.options.or_(self.wedges).or_(self.confirm).or_(self.end).first.wait_for(timeout=30_000)

    def decide(self) -> bool:
        """One step towards an answer; whether the match is over."""
        self.wait()
        self.look()
        if self.end.is_visible():
            return True
        with suppress(TooLate):
            self.choose()
        return False

    def look(self) -> None:
        """What one notices at every moment of the match."""

    def choose(self) -> None:
        if self.which.count():
            self.press(self.which.first)
        elif self.confirm.is_visible():
            self.answers += 1
            self.press(self.confirm)
        elif self.wedges.count():
            self.turn_wheel()
        else:
            self.pick_option()

    def turn_wheel(self) -> None:
        self.press(self.any_of(self.wedges))
        self.press(self.seal)
        self.answers += 1

    def pick_option(self) -> None:
        self.press(self.any_of(self.options))
        self.answers += 1

    def in_list(self, word: str) -> Locator:
        return self.page.locator(f'[data-ask] .options button[data-word="{word}"]')

    def any_of(self, things: Locator) -> Locator:
        return things.nth(self._rng.randrange(max(1, things.count())))


class ByMouse(Person):
    """Prefers what lies on the table itself: people on the board and cards in the hand."""

    def press(self, target: Locator) -> None:
        target.click(timeout=REACH_MS)

    def press_at(self, at: list[float]) -> None:
        """Whatever lies there."""
        self.page.mouse.click(*at)

    def pick_option(self) -> None:
        lit = self.page.locator("main .piece [data-word], main button[data-word]")
        self.press(self.any_of(lit if lit.count() else self.options))
        self.answers += 1


class ByTouch(Person):
    """On a phone, where nothing may reach beyond the edge of the screen."""

    def press(self, target: Locator) -> None:
        target.tap(timeout=REACH_MS)

    def press_at(self, at: list[float]) -> None:
        self.page.touchscreen.tap(*at)

    def look(self) -> None:
        assert_fits(self.page)


class ByKeys(Person):
    """Never touches the mouse. Number keys and arrows take turns."""

    def press(self, target: Locator) -> None:
        target.press("Enter", timeout=REACH_MS)

    def choose(self) -> None:
        if self.confirm.is_visible():
            self.page.keyboard.press("Enter")
        else:
            super().choose()

    def turn_wheel(self) -> None:
        """Into the wheel, which chooses as it turns; past what cannot be chosen, and seal."""
        self.page.keyboard.press("ArrowDown")
        for _ in range(WEDGES):
            self.page.keyboard.press("ArrowRight")
            if self.turned.count():
                break
        self.page.keyboard.press("Enter")
        self.answers += 1

    def pick_option(self) -> None:
        self.answers += 1
        key = self.any_of(self.options).get_attribute("aria-keyshortcuts", timeout=REACH_MS)
        for press in [key] if key and self.answers % 2 else ["ArrowDown", "Enter"]:
            self.page.keyboard.press(press)

    def go_to(self, target: Locator) -> None:
        """Walk with Tab until it has the focus."""
        for _ in range(40):
            if target.evaluate("element => element === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError("Tab never comes there")


class Busy(Person):
    """Does a few things in a row, then gives the lazy answer that lets the match go on."""

    lazy: ClassVar[tuple[str, ...]] = ()
    patience: int = 3
    """So many things in a row are done before the lazy answer is as good as any other."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        super().__init__(page, seed)
        self.confirm = page.locator("[data-ask] [data-seal]")
        self.busy = 0

    def pick_option(self) -> None:
        words = [str(one.get_attribute("data-word", timeout=REACH_MS)) for one in self.options.all()]
        lazy = [word for word in words if word.partition(":")[0] in self.lazy]
        eager = [word for word in words if word not in lazy]
        self.busy += bool(lazy)
        word = self._rng.choice(lazy if lazy and self.busy > self.patience else eager or words)
        self.busy = 0 if word in lazy else self.busy
        self.pick_word(word)

    def pick_word(self, word: str) -> None:
        self.press(self.in_list(word))
        self.answers += 1

    def play_until(self, question: Locator) -> None:
        """Up to this question, which is not answered any more."""
        until = monotonic() + MATCH_SECONDS
        self.wait()
        while not question.is_visible():
            assert monotonic() < until, f"not asked after {self.answers} answers"
            self.decide()
            self.wait()

    def lit(self, begins: str = "") -> list[dict[str, Any]]:
        """What can be touched on the board now, of that whose words begin so."""
        found: list[dict[str, Any]] = self.page.evaluate(LIT)
        return [one for one in found if one["word"].startswith(begins)]


def assert_fits(page: Page) -> None:
    """No sideways scrolling. (A phone's own inner width would grow with what is too wide.)"""
    size = page.viewport_size
    assert size is not None
    assert page.evaluate("document.scrollingElement.scrollWidth") <= size["width"]


BROKEN: Final = """(names) => {
    const list = document.querySelector('[data-ask] .options');
    list.classList.add('dense');
    return names.filter((name) => {
        list.style.setProperty('--longest', Math.max(...name.split(/[\\s-]/).map((word) => word.length)));
        return [...list.querySelectorAll('.option')].some((option) => {
            const text = option.lastChild;
            text.data = name;
            return [...name.matchAll(/[^\\s-]+/g)].some((word) => {
                const range = document.createRange();
                range.setStart(text, word.index);
                range.setEnd(text, word.index + word[0].length);
                return range.getClientRects().length > 1;
            });
        });
    });
}"""
"""Of these names those that a list in two columns would break inside a word."""


def broken_in_lists(page: Page, names: list[str]) -> list[str]:
    found: list[str] = page.evaluate(BROKEN, names)
    return found
