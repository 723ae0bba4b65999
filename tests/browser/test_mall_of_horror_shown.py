"""How Mall of Horror shows what happens: at a human pace, with nothing laid over the board."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewDevice
from tests.browser.devices import Device, against_bots, asking
from untot.lab.server_process import ServerProcess

WHERE_IT_STANDS: Final = """button => {
    const board = document.querySelector('.board').getBoundingClientRect(), box = button.getBoundingClientRect();
    return box.right <= board.left || box.left >= board.right || box.top >= board.bottom;
}"""


def seated(new_device: NewDevice, server: ServerProcess, **liked: str) -> Page:
    device: Device = new_device(liked=liked, viewport={"width": 1440, "height": 900}, reduced_motion="no-preference")
    page = device.open(against_bots(server))
    asking(page).get_by_role("button", name="Take Blue").click()
    return page


def test_words_and_the_button_that_skips_stand_beside_the_board_not_on_it(
    new_device: NewDevice, server: ServerProcess
) -> None:
    page = seated(new_device, server, pace="slow")
    skip = page.locator("[data-skip]")
    expect(skip).to_be_visible()
    assert skip.evaluate(WHERE_IT_STANDS)
    expect(asking(page).get_by_role("heading")).to_contain_text("Blue")
