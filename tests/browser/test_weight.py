"""The first visit is light: also on a phone in a train."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import expect

from tests.browser.devices import Device, against_bots
from tests.browser.people import ByMouse
from untot.lab.server_process import ServerProcess

MOST_BYTES: Final = 324 * 1000
"""The first page shows the covers of five games."""


def weigh(device: Device) -> list[int]:
    """Bytes on the wire of everything that is loaded from now on, heads included."""
    sizes: list[int] = []
    line = device.context.new_cdp_session(device.page)
    line.on("Network.loadingFinished", lambda done: sizes.append(int(done["encodedDataLength"])))
    line.send("Network.enable")
    return sizes


def test_the_first_page_is_light(device: Device) -> None:
    sizes = weigh(device)
    page = device.open("/")
    expect(page.get_by_role("button", name="Play against bots").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert 10_000 < sum(sizes) < MOST_BYTES


def test_a_table_opened_by_link_is_light(device: Device, server: ServerProcess) -> None:
    way = against_bots(server)
    sizes = weigh(device)
    ByMouse(device.open(way)).wait()
    device.page.wait_for_load_state("networkidle")
    assert 10_000 < sum(sizes) < MOST_BYTES
