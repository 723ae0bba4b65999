"""People who play Zombicide in the browser: a short mission with a plan that wins it, each in a way of their own."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any, Final

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as TooLate

from tests.browser.people import REACH_MS, ByKeys, ByMouse, ByTouch, Person
from untot.lab.server_process import ServerProcess

GAME: Final = "zombicide"

TWO_CORNERS: Final[dict[str, Any]] = {
    "id": "two_corners",
    "key": "two_corners",
    "name": {"en": "Two Corners", "de": "Zwei Ecken"},
    "difficulty": "easy",
    "min_survivors": 4,
    "minutes": 5,
    "layout": [["2B@90"], ["1B@0"]],
    "start": "S20",
    "spawns": [{"zone": "S42"}],
    "doors": [
        {"room": "2B.SE", "street": "S21", "side": "S"},
        {"room": "1B.C", "street": "S42", "side": "E"},
    ],
    "objectives": [{"zone": "S00", "xp": 5}, {"zone": "S32", "xp": 5}],
    "goals": [{"type": "collect_all_objectives"}],
    "rules": [{"type": "zombie_deck", "cards": [2, 3]}],
}
"""The second objective lies too far away for the first round, so the zombies get their phase; nobody loses before."""

PLAN: Final = {"Doug": ("S10", "S00"), "Josh": ("S21", "S22", "S32")}
"""Where those two go; the others wait."""
FIRST_TURN: Final = "Whose turn is next?"
CREW: Final = ("survivor:doug", "survivor:josh", "survivor:ned", "survivor:phil")


def new_links(server: ServerProcess, *others: dict[str, str]) -> list[str]:
    """The ways to a new match of the short mission: to each seat, and last to watch."""
    plan = {"game": GAME, "seats": [{"kind": "me"}, *others], "content": {"mission": TWO_CORNERS}}
    links = json.loads(server.request("POST", "/api/matches", body=plan))
    return [f"/t/{links['id']}#{key}" for key in [*links["seats"], links["watch"]]]


def begin(server: ServerProcess) -> str:
    """The way to a new match for one person who leads everybody."""
    return new_links(server)[0]


class Survivor(Person):
    """Follows the plan. What it touches on the map or in the list is each one's own way."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.arranged = page.locator("[data-ask] [data-seal]")
        self.end = page.get_by_text("The mission is accomplished").first
        self.sentence = page.locator("[data-ask] h1, header .ask").first

    def wait(self) -> None:
        self.options.or_(self.arranged).or_(self.end).first.wait_for(timeout=30_000)

    def choose(self) -> None:
        if self.arranged.count():
            self.confirm_arrangement()
        else:
            self.pick_word(self.wanted([str(one.get_attribute("data-word")) for one in self.options.all()]))
        self.answers += 1

    def set_up(self) -> None:
        """Up to the first turn: everybody is led, and cards lie where they are carried. On a slow machine a press may
        count that is given up as too late, so questions are read and not answers counted."""
        while True:
            self.wait()
            words = [str(one.get_attribute("data-word")) for one in self.options.all()]
            if self.sentence.inner_text().startswith(FIRST_TURN):
                return
            with suppress(TooLate):
                self.press(self.arranged if self.arranged.count() else self.in_list(self.wanted(words)))

    def confirm_arrangement(self) -> None:
        self.press(self.arranged)

    def wanted(self, words: list[str]) -> str:
        """The answer that the plan asks for."""
        liked = [*CREW, "take_objective", *self.steps(), "keep"]
        return next((word for word in liked if word in words), "end_turn" if "end_turn" in words else words[0])

    def way(self) -> tuple[str, ...]:
        """Where whoever has the turn is to go, the farthest zone first."""
        sentence = self.sentence.inner_text()
        return next((zones[::-1] for name, zones in PLAN.items() if name in sentence), ())

    def steps(self) -> list[str]:
        """The moves of whoever has the turn; `move` is chosen as long as one of them lies ahead."""
        is_ahead = any(self.on_map(f"move to:{zone}").count() for zone in self.way())
        return [*(f"to:{zone}" for zone in self.way()), *["move"] * is_ahead]

    def on_map(self, word: str) -> Locator:
        return self.page.locator(f'[data-part=board] [data-word="{word}"]')

    def in_list(self, word: str) -> Locator:
        return self.page.locator(f'[data-ask] button[data-word="{word}"]')

    def pick_word(self, word: str) -> None:
        self.press(self.in_list(word))


class ByMouseOnMap(Survivor, ByMouse):
    """Touches zones, tokens and survivors themselves, not the list."""

    def pick_word(self, word: str) -> None:
        lit = self.lit_for(word)
        if lit.count():
            self.touch(lit.first)
        else:
            self.press(self.in_list(word))

    def lit_for(self, word: str) -> Locator:
        """What on the map means this word."""
        if word == "take_objective":
            return self.page.locator('[data-part=board] [data-word^="take_objective "]')
        if word != "move":
            return self.on_map(word)
        ahead = [self.on_map(f"move to:{zone}") for zone in self.way()]
        return next(zone for zone in ahead if zone.count())

    def touch(self, target: Locator) -> None:
        """In its middle, whatever piece lies there: a piece that is not asked for stands for its zone."""
        target.click(timeout=REACH_MS, force=True)


class ByTouchOnMap(ByTouch, ByMouseOnMap):
    """The same with a finger on a phone."""

    def touch(self, target: Locator) -> None:
        target.tap(timeout=REACH_MS, force=True)


class ByKeysAlone(Survivor, ByKeys):
    """Digits choose from the list, Enter confirms."""

    def confirm_arrangement(self) -> None:
        self.page.keyboard.press("Enter")

    def pick_word(self, word: str) -> None:
        key = self.in_list(word).get_attribute("aria-keyshortcuts")
        self.page.keyboard.press(key or "")
