"""People who hold Farmingdale in the browser: by mouse on the poster, by touch, by keys alone, or by advice."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from contextlib import suppress
from time import monotonic
from typing import Any, Final

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as TooLate

from tests.browser.people import MATCH_SECONDS, REACH_MS, Busy, ByKeys, ByMouse, ByTouch
from untot.lab.server_process import ServerProcess

GAME: Final = "dawn_of_the_zeds"
LAG_SECONDS: Final = 5
"""By so much one page may be behind another on a busy machine."""
SHARED_NAME: Final = "Brains"
"""Several cards are called so, and the one before is no secret."""
PHONE: Final[dict[str, Any]] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def alone(server: ServerProcess, level: str = "basic") -> str:
    """The way to a match of one person."""
    plan = {"game": GAME, "seats": [{"kind": "me"}], "options": {"level": level}}
    links = json.loads(server.request("POST", "/api/matches", body=plan))
    return f"/t/{links['id']}#{links['seats'][0]}"


class Defender(Busy):
    """Does a few things a round, then lets it go on."""

    lazy = ("done", "go_on", "give_up_track")

    def play_to_round(self, number: int, seconds: float = MATCH_SECONDS) -> None:
        """Up to a question of this round, or to the end."""
        until = monotonic() + seconds
        self.wait()
        while self.round() < number and not self.decide():
            assert monotonic() < until, f"no round {number} after {self.answers} answers"
            self.wait()

    def round(self) -> int:
        """As the head of the page says."""
        number = self.page.locator("header .round")
        found = re.search(r"\d+", (number if number.count() else self.page.locator("header").first).inner_text())
        return int(found[0]) if found else 0

    def play_to_own_actions(self) -> None:
        self.play_until(self.page.get_by_role("heading", name=re.compile("what do you do")))


class ByMouseOnPoster(Defender, ByMouse):
    """Every other answer is a touch of the poster, wherever something is lit."""

    touched = 0

    def pick_option(self) -> None:
        lit = self.lit() if self.answers % 2 and self.busy <= self.patience else []
        if not lit:
            super().pick_option()
            return
        self.press_at(self._rng.choice(lit)["at"])
        self.answers += 1
        self.touched += 1


class ByTouchOnPoster(ByTouch, ByMouseOnPoster):
    """The same with a finger on a phone."""


class ByKeysAlone(ByKeys, Defender):
    """Digits and letters choose from the list, arrows reach it, Enter confirms."""


class Advised(Defender):
    """Asks what a bot would do and does that, word by word: on the poster where the word is lit, else in the list."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        super().__init__(page, seed)
        self.advice = page.locator("[data-ask]").get_by_role("button", name="What would you do?")
        self.follow = page.locator("[data-ask]").get_by_role("button", name="Do that")
        self.hinted = page.locator("[data-ask] li.hinted button[data-word]")

    def choose(self) -> None:
        if self.which.count():
            self.press(self.meant())
            return
        if self.confirm.is_visible():
            super().choose()
            return
        if self.advice.is_visible():
            self.press(self.advice)
            with suppress(TooLate):
                self.follow.wait_for(timeout=REACH_MS)
        if self.hinted.count():
            self.pick_word(str(self.hinted.first.get_attribute("data-word", timeout=REACH_MS)))
        elif self.follow.is_visible():
            self.press(self.follow)
            self.answers += 1
        else:
            super().choose()

    def meant(self) -> Locator:
        """Of several things that can be done with what was touched the advised one, else the first."""
        advised = [word for word in self.words_of(self.which) if word in self.words_of(self.hinted)]
        return self.page.locator(f'[data-which] button[data-word="{advised[0]}"]') if advised else self.which.first

    def words_of(self, buttons: Locator) -> list[str]:
        return [str(button.get_attribute("data-word", timeout=REACH_MS)) for button in buttons.all()]


class AdvisedByMouse(Advised, ByMouseOnPoster):
    """With the mouse."""

    def pick_word(self, word: str) -> None:
        lit = [one for one in self.lit(word) if one["word"] == word]
        if not lit:
            super().pick_word(word)
            return
        self.press_at(lit[0]["at"])
        self.answers += 1
        self.touched += 1


class AdvisedByTouch(ByTouch, AdvisedByMouse):
    """With a finger."""


class AdvisedByKeys(Advised, ByKeysAlone):
    """`h` asks for advice, the key of the word or the arrows say it, Enter confirms."""

    def press(self, target: Locator) -> None:
        """Whatever has a key of its own is pressed by it."""
        key = target.get_attribute("aria-keyshortcuts", timeout=REACH_MS)
        if key:
            self.page.keyboard.press(key)
        else:
            super().press(target)


def one_against_all(server: ServerProcess, length: str = "normal") -> list[str]:
    """The ways to a match of two people: to the heroes, and to the zeds. From level III on one side has secrets."""
    options = {"level": "III", "mode": "competitive", "length": length}
    plan = {"game": GAME, "seats": [{"kind": "me"}] * 2, "options": options}
    links = json.loads(server.request("POST", "/api/matches", body=plan))
    return [f"/t/{links['id']}#{key}" for key in links["seats"]]


def take_turns(people: Sequence[Defender], until: Callable[[], bool], seconds: float = MATCH_SECONDS) -> None:
    """Whoever is asked answers."""
    end = monotonic() + seconds
    while not until():
        asked = [one for one in people if one.options.or_(one.confirm).or_(one.end).first.is_visible()]
        if asked and asked[0].decide():
            return
        if not asked:
            people[0].page.wait_for_timeout(50)
        assert monotonic() < end, f"the table stands still after {[one.answers for one in people]} answers"


class Looker(Advised):
    """Leads the heroes, takes the Special Agent along, looks at what comes next as soon as she can, and else does what
    a bot would do."""

    WORDS: Final = ("unit:agent", "classified")

    def choose(self) -> None:
        wanted = [self.in_list(word) for word in self.WORDS if self.in_list(word).count()]
        if wanted and not self.known() and not self.which.count() and not self.confirm.is_visible():
            self.press(wanted[0])
            self.answers += 1
        else:
            super().choose()

    def known(self) -> list[str]:
        """Cards that only this side has seen."""
        return self.page.locator("[data-part=hand] .next .name").all_inner_texts()

    def told_to(self, other: Page) -> list[str]:
        """Of these cards those that stand on somebody else's page, and stay there: what has just been drawn is known to
        all, but to one page sooner than to the other."""
        until = monotonic() + LAG_SECONDS
        while (both := self._both_know(other)) and monotonic() < until:
            other.wait_for_timeout(50)
        return both

    def _both_know(self, other: Page) -> list[str]:
        shown = other.locator("body").inner_text()
        return [card for card in self.known() if card in shown and card != SHARED_NAME]


class LookerByMouse(Looker, AdvisedByMouse):
    """With the mouse."""
