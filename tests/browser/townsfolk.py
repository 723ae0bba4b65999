"""People who play Zombie Town in the browser: they touch what is lit on the board and in the hand."""

from __future__ import annotations

import json
from time import monotonic
from typing import Any, Final

from playwright.sync_api import Locator, Page

from tests.browser.people import MATCH_SECONDS, REACH_MS, ByKeys, ByMouse, ByTouch, Person
from untot.lab.server_process import ServerProcess

GAME: Final = "zombie_town"

LIT: Final = """() => {
    const board = document.querySelector('[data-part=board]');
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

LOOK_SECONDS: Final = 5
LAZY: Final = ("end_turn", "stop", "decline", "take_loss", "drop")


def new_links(server: ServerProcess, seats: list[dict[str, str]], days: int = 1) -> list[str]:
    """The ways to a new match: to each seat, and last to watch."""
    plan = {"game": GAME, "seats": seats, "options": {"days": days}}
    links = json.loads(server.request("POST", "/api/matches", body=plan))
    return [f"/t/{links['id']}#{key}" for key in [*links["seats"], links["watch"]]]


def against_bots(server: ServerProcess, days: int = 1) -> str:
    """The way to a short match for one person against three bots."""
    return new_links(server, [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * 3], days)[0]


class Townsman(Person):
    """Does whatever can be done, and ends the turn when nothing else is left or it takes too long."""

    patience: int = 3
    """So many things in a row are done before the lazy answer is as good as any other."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        super().__init__(page, seed)
        self.confirm = page.locator("[data-ask] [data-seal]")
        self.busy = 0

    def pick_option(self) -> None:
        words = [str(one.get_attribute("data-word", timeout=REACH_MS)) for one in self.options.all()]
        eager = [word for word in words if word.partition(":")[0] not in LAZY]
        self.busy = self.busy + 1 if len(eager) < len(words) else self.busy
        lazy = [word for word in words if word not in eager]
        self.pick_word(self._rng.choice(lazy if lazy and self.busy > self.patience else eager or words))
        self.answers += 1

    def pick_word(self, word: str) -> None:
        self.busy = 0 if word == "end_turn" else self.busy
        self.press(self.in_list(word))

    def play_until(self, question: Locator) -> None:
        """Up to this question, which is not answered any more."""
        until = monotonic() + MATCH_SECONDS
        self.wait()
        while not question.is_visible():
            assert monotonic() < until, f"not asked after {self.answers} answers"
            self.decide()
            self.wait()

    def lit(self, begins: str = "") -> list[dict[str, Any]]:
        """Squares, houses and people on the board that can be touched now, of those whose words begin so."""
        found: list[dict[str, Any]] = self.page.evaluate(LIT)
        return [one for one in found if one["word"].startswith(begins)]

    def until_lit(self, begins: str) -> list[dict[str, Any]]:
        """Waits until the board lights such things, which it does a moment after the question."""
        until = monotonic() + LOOK_SECONDS
        while not (found := self.lit(begins)):
            assert monotonic() < until, f"nothing of {begins} is lit"
            self.page.wait_for_timeout(50)
        return found

    def until_a_house_is_near(self) -> dict[str, Any]:
        """Turn by turn, up to one in which a house can be entered: by chance the first may have none in reach."""
        question = self.page.get_by_role("heading", name="What do you do?")
        until = monotonic() + MATCH_SECONDS
        while monotonic() < until:
            self.play_until(question)
            self.until_lit("free_move to:")
            if houses := self.lit("free_move to:bld_"):
                return houses[0]
            self.pick_word("end_turn")
            question.wait_for(state="hidden")
        raise AssertionError("no house came near")


class ByMouseOnBoard(Townsman, ByMouse):
    """Every other answer is a touch of the board or of a card, wherever something is lit."""

    def pick_option(self) -> None:
        cards = self.page.locator("[data-part=hand] button[data-word]")
        lit = self.lit()
        if self.answers % 2 and lit:
            self.press_at(self._rng.choice(lit)["at"])
            self.answers += 1
        elif self.answers % 3 == 0 and cards.count():
            self.press(self.any_of(cards))
            self.answers += 1
        else:
            super().pick_option()


class ByTouchOnBoard(ByTouch, ByMouseOnBoard):
    """The same with a finger on a phone."""


class ByKeysAlone(Townsman, ByKeys):
    """Digits choose from the list, arrows reach what has no digit, Enter confirms."""

    def pick_word(self, word: str) -> None:
        self.busy = 0 if word == "end_turn" else self.busy
        key = self.in_list(word).get_attribute("aria-keyshortcuts", timeout=REACH_MS)
        if key:
            self.page.keyboard.press(key)
        else:
            self.in_list(word).focus(timeout=REACH_MS)
            self.page.keyboard.press("Enter")
