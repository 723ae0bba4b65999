"""Long matches of Dawn of the Zeds in the browser: whole ones, ten rounds of level III, one against all by link.

They take minutes: `scripts/soak --browser` plays them.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewDevice
from tests.browser.defenders import (
    PHONE,
    AdvisedByKeys,
    AdvisedByMouse,
    AdvisedByTouch,
    ByMouseOnPoster,
    Defender,
    LookerByMouse,
    alone,
    one_against_all,
    take_turns,
)
from tests.browser.devices import Device
from untot.lab.server_process import ServerProcess

pytestmark = pytest.mark.skipif(not os.environ.get("UNTOT_LONG"), reason="minutes long: scripts/soak --browser")
SECONDS: Final = 400
ROUNDS: Final = 10
COMPETITIVE_ROUNDS: Final = 3


def see_the_end(device: Device, person: Defender, shot: str) -> None:
    """The epilogue: points by line, what became of everybody, the town in a last picture."""
    person.play_to_the_end(SECONDS)
    page = device.page
    expect(page.locator(".end").get_by_role("columnheader", name="Points")).to_be_visible()
    expect(page.get_by_text("What became of everybody")).to_be_visible()
    device.shoot(shot)


def test_a_whole_basic_match_by_mouse(new_device: NewDevice, server: ServerProcess) -> None:
    device = new_device(viewport={"width": 1440, "height": 900})
    person = AdvisedByMouse(device.open(alone(server)))
    see_the_end(device, person, "dawn-end-mouse")
    assert person.touched > person.answers / 3, "the poster is where one plays"


def test_a_whole_basic_match_by_touch(new_device: NewDevice, server: ServerProcess) -> None:
    device = new_device(**PHONE)
    person = AdvisedByTouch(device.open(alone(server)))
    see_the_end(device, person, "dawn-end-touch")
    assert person.touched > 0


def test_a_whole_basic_match_by_keys(new_device: NewDevice, server: ServerProcess) -> None:
    device = new_device()
    see_the_end(device, AdvisedByKeys(device.open(alone(server))), "dawn-end-keys")


def test_ten_rounds_of_level_three_alone(new_device: NewDevice, server: ServerProcess) -> None:
    device = new_device(viewport={"width": 1440, "height": 900})
    person = AdvisedByMouse(device.open(alone(server, "III")))
    person.play_to_round(ROUNDS + 1, SECONDS)
    device.shoot("dawn-III")
    assert person.round() > ROUNDS or person.end.is_visible()


def play_against_all(looker: LookerByMouse, other: Defender, is_over: Callable[[], bool]) -> set[str]:
    """What one side has looked at is on the other side's screen only once it has happened; all that was looked at."""
    seen: set[str] = set()

    def stops() -> bool:
        seen.update(looker.known())
        assert looker.told_to(other.page) == []
        return is_over()

    take_turns([looker, other], stops, SECONDS)
    return seen


def test_one_against_all_by_link(new_device: NewDevice, server: ServerProcess) -> None:
    to_heroes, to_zeds = one_against_all(server)
    heroes, zeds = new_device(), new_device()
    looker, other = LookerByMouse(heroes.open(to_heroes)), ByMouseOnPoster(zeds.open(to_zeds), 2)
    assert play_against_all(looker, other, lambda: looker.round() > COMPETITIVE_ROUNDS)
    heroes.shoot("dawn-heroes")
    zeds.shoot("dawn-zeds")


def test_one_against_all_by_link_to_the_end(new_device: NewDevice, server: ServerProcess) -> None:
    """Both sides play as well as a bot would, and both come to the same end."""
    to_heroes, to_zeds = one_against_all(server, "short")
    heroes, zeds = new_device(), new_device()
    looker, other = LookerByMouse(heroes.open(to_heroes)), AdvisedByMouse(zeds.open(to_zeds))
    assert play_against_all(looker, other, lambda: False)
    for device, shot in ((heroes, "dawn-end-heroes"), (zeds, "dawn-end-zeds")):
        expect(device.page.locator(".end").get_by_role("columnheader", name="Points")).to_be_visible()
        device.shoot(shot)
    verdicts = sorted(device.page.locator(".end .reason").inner_text().split(".")[0] for device in (heroes, zeds))
    assert verdicts == ["The other side has won", "Your side has won"]
