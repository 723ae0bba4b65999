"""What cannot be done says why, and leads to its rule."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.devices import Device, against_bots
from tests.browser.people import ByMouse
from untot.lab.server_process import ServerProcess


def test_touching_what_is_not_possible_tells_the_clause_and_opens_the_rulebook_there(
    device: Device, server: ServerProcess
) -> None:
    page = device.open(against_bots(server))
    person = ByMouse(page)
    person.play(1)
    person.wait()
    card = page.get_by_role("list", name="Your cards").locator("button[aria-disabled=true]").first
    card.click(force=True)  # Playwright itself would wait until it is possible
    reason = page.locator(".slips p")
    expect(reason).not_to_be_empty()
    clause = reason.locator("xpath=..").get_by_role("button", name=re.compile(r"^MH-\d+\.\d+$"))
    number = clause.inner_text()
    clause.click()
    rule = page.get_by_role("dialog", name="Rules").locator(f"[data-clause='{number}']")
    expect(rule).to_be_focused()
    expect(rule).to_have_accessible_name(number)
    expect(rule).to_be_in_viewport()
    expect(rule.get_by_role("heading")).to_have_text(number)
    device.shoot("refused")
    page.keyboard.press("Escape")
    expect(rule).to_be_hidden()
