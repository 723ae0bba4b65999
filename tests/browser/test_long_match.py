"""A long match: a device gets the newest page of its history, and older ones when somebody wants to read them."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewDevice
from tests.browser.devices import log_lines
from tests.browser.test_plain_face import rename
from tests.server.devices import Device as Watcher
from tests.server.devices import play_on
from untot.lab.server_process import ServerProcess


@pytest.fixture(scope="module")
def long_match(server: ServerProcess) -> str:
    """The way to watch a match that has been going on for a while and is not over, for its end wants all of it."""
    plan = {"game": "zombie_town", "seats": [{"kind": "me"}] * 3, "options": {"days": 12}}
    links = json.loads(server.request("POST", "/api/matches", body=plan))
    people, rng = [Watcher(server.url, key) for key in links["seats"]], Random(1)
    while not since(server, links["watch"]):
        assert play_on(people, rng, answers=40) == 40, "it is over, and fits one page"
    for person in people:
        person.close()
    return f"/t/{links['id']}#{links['watch']}"


def since(server: ServerProcess, watch: str) -> int:
    """The number of the first event that a device gets which comes now."""
    late = Watcher(server.url, watch)
    late.close()
    return int(late.newest[None]["since"])


def history_asked(page: Page) -> list[dict[str, Any]]:
    """The pages of the history that this page asks for, from now on. Its drawings do not matter: it has none."""
    asked: list[dict[str, Any]] = []

    def hear(text: str) -> None:
        frame = json.loads(text)
        if frame["do"] == "history":
            asked.append(frame)

    rename(page, "zombie_town", hear)
    return asked


def test_the_log_fetches_older_lines_on_demand_until_the_first(new_device: NewDevice, long_match: str) -> None:
    device = new_device()
    asked = history_asked(device.page)
    page = device.open(long_match)
    more = page.get_by_role("button", name="Show earlier lines")
    expect(more).to_be_visible()
    newest = log_lines(page)[-1]
    assert not asked, "nobody has asked for it yet"
    while more.count():
        before = len(log_lines(page))
        more.click()
        expect(page.get_by_role("tabpanel").locator("ol > li").nth(before).or_(more)).not_to_have_count(0)
    assert asked and all(frame["before"] > 0 for frame in asked)
    lines = log_lines(page)
    assert lines[-1] == newest and len(lines) > 300
    assert "climb out of their graves" in lines[0]
    device.shoot("long-log")
