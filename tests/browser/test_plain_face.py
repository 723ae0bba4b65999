"""A game that has no folder in the client is played all the same: board, hand and result are drawn of what is sent.

The games are those that there are, under a name that the client has never heard.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.browser.conftest import NewDevice
from tests.browser.people import ByMouse, ByTouch, Person
from untot.lab.server_process import ServerProcess

UNHEARD: Final = "unheard_of"
SEATS: Final = {"mall_of_horror": 4, "zombicide": 1, "zombie_town": 3}


def rename(page: Page, game: str, on_sent: Callable[[str], object] = str) -> None:
    """From here on the server seems to lead a game of another name; what the page sends is heard."""

    def fetch(route: Route) -> None:
        answer = route.fetch(url=route.request.url.replace(UNHEARD, game))
        route.fulfill(response=answer, body=answer.text().replace(f'"{game}"', f'"{UNHEARD}"'))

    def connect(here: WebSocketRoute) -> None:
        there = here.connect_to_server()

        def send(said: str | bytes) -> None:
            on_sent(str(said))
            there.send(said)

        here.on_message(send)
        there.on_message(lambda said: here.send(str(said).replace(f'"{game}"', f'"{UNHEARD}"')))

    page.route(re.compile("/api/"), fetch)
    page.route_web_socket(re.compile("/ws$"), connect)


def begin(server: ServerProcess, game: str) -> str:
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * (SEATS[game] - 1)]
    links = json.loads(server.request("POST", "/api/matches", body={"game": game, "seats": seats}))
    return f"/t/{links['id']}#{links['seats'][0]}"


def prepared(person: Person) -> Person:
    """Knows the end by the frame alone, and confirms whatever is to be confirmed."""
    person.end = person.page.get_by_role("heading", name="The match is over.")
    person.confirm = person.page.locator("[data-ask] [data-seal]")
    return person


@pytest.mark.parametrize("game", SEATS)
def test_any_game_is_played_by_mouse(server: ServerProcess, new_device: NewDevice, game: str) -> None:
    device = new_device()
    rename(device.page, game)
    device.open(begin(server, game))
    person = prepared(ByMouse(device.page))
    person.play(30)
    expect(device.page.locator("[data-part=board]")).to_be_visible()
    assert (
        device.page.evaluate("JSON.parse(Object.values(localStorage).join('').match(/\"unheard_of\"/)[0])") == UNHEARD
    )
    device.shoot(f"plain-{game}")


def test_a_phone_plays_it_to_the_end(server: ServerProcess, new_device: NewDevice) -> None:
    device = new_device(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    rename(device.page, "mall_of_horror")
    device.open(begin(server, "mall_of_horror"))
    prepared(ByTouch(device.page)).play_to_the_end()
    expect(device.page.get_by_role("button", name="Play again")).to_be_visible()
    device.shoot("plain-end")


def test_it_lies_on_the_shelf_with_the_others(new_device: NewDevice) -> None:
    device = new_device()
    rename(device.page, "zombie_town")
    page = device.open("/")
    box = page.get_by_role("article", name="Zombie Town")
    expect(box).to_be_visible()
    box.get_by_role("button", name="New table").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    device.shoot("plain-shelf")
