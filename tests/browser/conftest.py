"""What the browser tests share: one real server, one Chromium, and devices that may not complain."""

from __future__ import annotations

import faulthandler
import os
from collections.abc import Callable, Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.devices import Device
from tests.browser.finding import find_browser
from untot.lab.server_process import ServerProcess

NewDevice = Callable[..., Device]
TEST_SECONDS: Final = 600 if os.environ.get("UNTOT_LONG") else 240
"""Waits have limits of their own; this one is for a browser that hangs."""
ARGUMENTS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


@pytest.fixture(autouse=True)
def _hard_limit() -> Iterator[None]:
    faulthandler.dump_traceback_later(TEST_SECONDS, exit=True)
    yield
    faulthandler.cancel_dump_traceback_later()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """The server as a host starts it, but its bots take no time for show. Only long matches have new luck."""
    is_long = "UNTOT_LONG" in os.environ or "UNTOT_HANDS" in os.environ
    module = "untot.server.command" if is_long else "tests.browser.same_chance"
    process = ServerProcess(tmp_path_factory.mktemp("browser"), "--bot-pace=0", module=module)
    yield process
    code, log = process.stop()
    assert code == 0 and "Traceback" not in log, log


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    found = find_browser()
    if found is None and not os.environ.get("CI"):
        pytest.skip("no Chromium or Chrome is on this machine: install one, or name it in $CHROME")
    assert found is not None
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture
def new_device(chromium: Browser, server: ServerProcess) -> Iterator[NewDevice]:
    """Makes devices. When the test is over, none of their consoles may hold an error, a warning or a broken policy."""
    devices: list[Device] = []

    def make(liked: dict[str, object] | None = None, **context: object) -> Device:
        devices.append(Device(chromium, server.url, liked=liked, **context))
        return devices[-1]

    yield make
    for device in devices:
        device.close()
    assert [complaint for device in devices for complaint in device.complaints] == []


@pytest.fixture
def device(new_device: NewDevice) -> Device:
    return new_device()
