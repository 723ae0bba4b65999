"""Whoever wants to know what a thing is can look at it without doing anything: held, or with the other button."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.conftest import NewDevice
from tests.browser.devices import asking, log_lines, until
from tests.browser.people import LIT
from tests.browser.test_listening import TABLES, Listener, open_table
from untot.lab.server_process import ServerProcess

MOST_ANSWERS = 40
HELD_MS = 650
"""Longer than a touch (Pressable.svelte)."""


def until_something_is_lit(listener: Listener) -> dict[str, Any]:
    """Something on the board that one touch would choose."""
    for _ in range(MOST_ANSWERS):
        found: list[dict[str, Any]] = listener.page.evaluate(LIT)
        if found:
            return found[0]
        listener.answer()
        listener.page.wait_for_timeout(80)
    raise AssertionError("nothing is ever lit")


@pytest.mark.parametrize("game", TABLES)
def test_looking_at_what_is_lit_chooses_nothing(game: str, new_device: NewDevice, server: ServerProcess) -> None:
    page = open_table(new_device(), server, game)
    thing = until_something_is_lit(Listener(page))
    before = asking(page).inner_text(), log_lines(page)
    shown = page.locator("body").inner_text()
    page.mouse.click(*thing["at"], button="right")
    until(page, "(shown) => document.body.innerText !== shown", arg=shown)  # what it is, in a few words
    page.keyboard.press("Escape")
    page.mouse.move(*thing["at"])
    page.mouse.down()
    page.wait_for_timeout(HELD_MS)
    page.mouse.up()
    page.keyboard.press("Escape")
    page.wait_for_timeout(300)
    assert (asking(page).inner_text(), log_lines(page)) == before
    page.mouse.click(*thing["at"])
    until(page, "(before) => document.querySelector('[data-ask]').innerText !== before", arg=before[0])
