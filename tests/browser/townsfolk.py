"""People who play Zombie Town in the browser: they touch what is lit on the board and in the hand."""

from __future__ import annotations

import json
from time import monotonic
from typing import Any, Final

from tests.browser.people import MATCH_SECONDS, REACH_MS, Busy, ByKeys, ByMouse, ByTouch
from untot.lab.server_process import ServerProcess

GAME: Final = "zombie_town"
LOOK_SECONDS: Final = 5


def new_links(server: ServerProcess, seats: list[dict[str, str]], days: int = 1) -> list[str]:
    """The ways to a new match: to each seat, and last to watch."""
    plan = {"game": GAME, "seats": seats, "options": {"days": days}}
    links = json.loads(server.request("POST", "/api/matches", body=plan))
    return [f"/t/{links['id']}#{key}" for key in [*links["seats"], links["watch"]]]


def against_bots(server: ServerProcess, days: int = 1) -> str:
    """The way to a short match for one person against three bots."""
    return new_links(server, [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * 3], days)[0]


class Townsman(Busy):
    """Does whatever can be done, and ends the turn when nothing else is left or it takes too long."""

    lazy = ("end_turn", "stop", "decline", "take_loss", "drop")

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
        key = self.in_list(word).get_attribute("aria-keyshortcuts", timeout=REACH_MS)
        if key:
            self.page.keyboard.press(key)
        else:
            self.in_list(word).focus(timeout=REACH_MS)
            self.page.keyboard.press("Enter")
        self.answers += 1
