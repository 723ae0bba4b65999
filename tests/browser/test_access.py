"""Nobody is shut out: axe-core finds nothing serious on any page, on either paper."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewDevice
from tests.browser.devices import GAME, Device, against_bots
from tests.browser.people import ByMouse
from tests.browser.replaying import expect_step, open_record
from tests.browser.survivors import Survivor, begin
from tests.browser.townsfolk import ByMouseOnBoard
from tests.browser.townsfolk import against_bots as town_against_bots
from untot.lab.server_process import ServerProcess

LAPTOP: Final = {"width": 1366, "height": 768}
PHONE: Final = {"width": 390, "height": 844}
AXE: Final = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"

RUN: Final = """async () => {
    const { violations } = await axe.run();
    return violations
        .filter(({ id, impact }) => ['serious', 'critical'].includes(impact) || id === 'page-has-heading-one')
        .map(({ id, nodes }) => ({ id, where: nodes.map(({ html, failureSummary }) => `${failureSummary} ${html}`) }));
}"""


def home(device: Device, _: ServerProcess) -> None:
    expect(device.open("/").get_by_role("button", name="Play against bots").first).to_be_visible()


def table(device: Device, server: ServerProcess) -> None:
    person = ByMouse(device.open(against_bots(server)))
    person.play(2)
    person.wait()


def replay(device: Device, _: ServerProcess) -> None:
    open_record(device)
    device.page.get_by_role("slider", name="Step").fill("12")
    expect_step(device.page, 12)
    device.page.get_by_label("Seen by").select_option(index=1)
    expect(device.page.get_by_role("list", name="Your cards")).to_be_visible()


def city(device: Device, server: ServerProcess) -> None:
    person = Survivor(device.open(begin(server)))
    person.wait()


def town(device: Device, server: ServerProcess) -> None:
    ByMouseOnBoard(device.open(town_against_bots(server))).play(6)


def rulebook(device: Device, _: ServerProcess) -> None:
    expect(device.open(f"/rules/{GAME}").get_by_text("MH-2.1", exact=True).first).to_be_visible()


def violations(page: Page) -> list[str]:
    page.evaluate(AXE.read_text())
    found: list[dict[str, Any]] = page.evaluate(RUN)
    return [f"{one['id']}: {html[:300]}" for one in found for html in one["where"]]


@pytest.mark.parametrize("paper", ["day", "night"])
@pytest.mark.parametrize("visit", [home, table, city, town, replay, rulebook])
def test_axe_finds_nothing_serious(
    visit: Callable[[Device, ServerProcess], None], paper: str, new_device: NewDevice, server: ServerProcess
) -> None:
    device = new_device({"paper": paper}, bypass_csp=True)
    visit(device, server)
    assert violations(device.page) == []


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
@pytest.mark.parametrize("paper", ["day", "night"])
def test_axe_finds_nothing_serious_where_all_players_are_listed(
    paper: str, size: dict[str, int], new_device: NewDevice, server: ServerProcess
) -> None:
    """On a phone they stand below one's own things."""
    device = new_device({"paper": paper}, bypass_csp=True, viewport=size)
    for visit in (against_bots, begin, town_against_bots):
        page = device.open(visit(server))
        page.get_by_role("tab", name="Players" if size is LAPTOP else "Mine").click()
        expect(page.get_by_role("tabpanel")).to_be_visible()
        assert violations(page) == [], visit.__name__


@pytest.mark.parametrize("path", ["/", f"/rules/{GAME}", f"/tutorial/{GAME}", "/workshop/zombicide", "/nowhere"])
def test_every_page_has_one_heading_of_the_first_level(path: str, device: Device) -> None:
    page = device.open(path)
    expect(page.get_by_role("heading", level=1)).to_have_count(1)
