"""The first rounds of Dawn of the Zeds in the browser: by mouse on the poster, by touch on a phone, by keys alone."""

from __future__ import annotations

import json
import re
from time import monotonic
from typing import Any, Final

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewDevice
from tests.browser.devices import Device, asking
from tests.browser.people import MATCH_SECONDS, REACH_MS, ByKeys, ByMouse, ByTouch, Person
from tests.browser.test_access import violations
from tests.browser.townsfolk import LIT
from untot.lab.server_process import ServerProcess

GAME: Final = "dawn_of_the_zeds"
LAZY: Final = ("done", "go_on", "give_up_track")
PHONE: Final[dict[str, Any]] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def alone(server: ServerProcess, level: str = "basic") -> str:
    """The way to a match of one person."""
    plan = {"game": GAME, "seats": [{"kind": "me"}], "options": {"level": level}}
    links = json.loads(server.request("POST", "/api/matches", body=plan))
    return f"/t/{links['id']}#{links['seats'][0]}"


class Defender(Person):
    """Does a few things a round, then lets it go on."""

    patience: int = 3

    def __init__(self, page: Page, seed: int = 1) -> None:
        super().__init__(page, seed)
        self.confirm = page.locator("[data-ask] [data-seal]")
        self.busy = 0

    def pick_option(self) -> None:
        words = [str(one.get_attribute("data-word", timeout=REACH_MS)) for one in self.options.all()]
        lazy = [word for word in words if word in LAZY]
        eager = [word for word in words if word not in LAZY]
        self.busy += bool(lazy)
        word = self._rng.choice(lazy if lazy and self.busy > self.patience else eager or words)
        self.busy = 0 if word in LAZY else self.busy
        self.press(self.in_list(word))
        self.answers += 1

    def play_to_round(self, number: int) -> None:
        """Up to a question of this round, or to the end."""
        until = monotonic() + MATCH_SECONDS
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
        self.wait()
        while not self.page.get_by_role("heading", name=re.compile("what do you do")).is_visible():
            self.decide()
            self.wait()


class ByMouseOnPoster(Defender, ByMouse):
    """Every other answer is a touch of the poster, wherever something is lit."""

    touched = 0

    def pick_option(self) -> None:
        lit: list[dict[str, Any]] = self.page.evaluate(LIT) if self.answers % 2 and self.busy <= self.patience else []
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


def test_touching_people_and_places_plays_the_first_rounds(device: Device, server: ServerProcess) -> None:
    person = ByMouseOnPoster(device.open(alone(server)))
    person.play_to_round(3)
    device.shoot("dawn-table")
    assert person.touched > 1 and person.answers > 4


def test_a_phone_is_enough_and_shows_the_road_in_question(new_device: NewDevice, server: ServerProcess) -> None:
    device = new_device(**PHONE)
    person = ByTouchOnPoster(device.open(alone(server)))
    person.play_to_round(3)
    device.shoot("dawn-phone")
    assert person.touched > 1
    expect(device.page.get_by_role("list", name="The event of this round")).to_be_visible()


def test_keys_alone_play_the_first_rounds(device: Device, server: ServerProcess) -> None:
    person = ByKeysAlone(device.open(alone(server)))
    person.play_to_round(3)
    assert person.answers > 4


def test_whoever_touches_somebody_sees_what_he_can_do_and_nothing_happens(
    device: Device, server: ServerProcess
) -> None:
    page = device.open(alone(server))
    person = ByMouseOnPoster(page)
    person.play_to_own_actions()
    first = person.options.first
    name = first.inner_text().split("·")[0].strip().split("\n")[-1]
    first.click()
    expect(asking(page).get_by_text(name).first).to_be_visible()
    expect(asking(page).get_by_role("button", name="Back")).to_be_visible()
    page.keyboard.press("Backspace")
    expect(asking(page).get_by_role("button", name="Back")).to_have_count(0)


def test_heroes_are_chosen_by_cards_that_say_what_they_can_do(device: Device, server: ServerProcess) -> None:
    page = device.open(alone(server, "V"))
    card = asking(page).locator("button.unit").first
    expect(card).to_contain_text(re.compile(r"strength \d/\d"))
    name = card.locator("strong").inner_text()
    card.click()
    expect(page.get_by_role("tabpanel")).to_contain_text(f"{name} comes into play")


def test_the_event_card_lights_the_running_phase(device: Device, server: ServerProcess) -> None:
    page = device.open(alone(server))
    ByMouseOnPoster(page).wait()
    card = page.get_by_role("region", name="The event of this round")
    expect(card.locator("[aria-current=step]")).to_contain_text(re.compile("Zeds|Actions"))


def test_axe_finds_nothing_serious_at_the_table(new_device: NewDevice, server: ServerProcess) -> None:
    for paper in ("day", "night"):
        device = new_device({"paper": paper}, bypass_csp=True)
        person = ByMouseOnPoster(device.open(alone(server, "III")))
        for answers in (0, 5):
            person.play(answers)
            person.wait()
            assert violations(device.page) == []
