"""Heard, not seen: steps are spoken, the focus is never lost, keys stay what they are, names tell things apart."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress

import pytest
from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

from tests.browser.conftest import NewDevice
from tests.browser.devices import Device, against_bots, asking, until
from tests.browser.people import ByKeys
from tests.browser.test_listening import TABLES, Listener, open_table
from untot.lab.server_process import ServerProcess

HAS_FOCUS = "document.activeElement !== null && document.activeElement !== document.body"


def step(page: Page) -> str:
    """What was last said of the answer that is being made."""
    return page.locator("[data-step]").inner_text()


def by_keys_until(person: ByKeys, is_there: str) -> None:
    """Answer with the keys alone until something of this kind stands in the question."""
    for _ in range(60):
        person.wait()
        if asking(person.page).locator(is_there).count():
            return
        with suppress(TooLate):
            person.choose()
    raise AssertionError(f"never saw {is_there}")


def test_every_step_of_an_answer_is_spoken_and_has_the_focus(device: Device, server: ServerProcess) -> None:
    page = device.open(against_bots(server))
    person = ByKeys(page)
    for _ in range(40):
        person.wait()
        until(page, HAS_FOCUS)
        if person.options.count() and not person.wedges.count():
            page.keyboard.press("ArrowDown")
            page.keyboard.press("Enter")
            if asking(page).locator(".so-far").count():
                break
        else:
            person.choose()
    expect(page.locator("[data-step]")).to_contain_text("So far:")
    assert "choice" in step(page)
    expect(asking(page).locator(".options button:focus")).to_have_count(1)
    back = asking(page).get_by_role("button", name="Back")
    expect(back).to_have_attribute("aria-keyshortcuts", "Backspace")
    page.keyboard.press("Escape")
    expect(asking(page).locator(".so-far")).to_have_count(0)
    until(page, HAS_FOCUS)


def test_enter_seals_what_was_announced_last(device: Device, server: ServerProcess) -> None:
    page = device.open(against_bots(server))
    person = ByKeys(page)
    by_keys_until(person, "[role=radio]")
    page.keyboard.press("p")
    expect(page.locator(":focus")).to_have_attribute("role", "tab")
    page.keyboard.press("l")
    expect(page.locator(".log .line:focus")).to_have_count(1)
    page.keyboard.press("q")
    expect(page.locator(":focus")).to_have_attribute("role", "radio")
    keys = [wedge.get_attribute("aria-keyshortcuts") for wedge in person.wedges.all()]
    assert None not in keys and len(set(keys)) == len(keys)
    page.keyboard.press("ArrowDown")
    before = page.evaluate("document.activeElement.getAttribute('aria-label')")
    turned = asking(page).locator("[role=radio][aria-checked=true]")
    for key in "123456":
        page.keyboard.press(key)
        if turned.count() and turned.get_attribute("aria-label") != before:
            break
    chosen = turned.get_attribute("aria-label")
    assert chosen != before
    expect(turned).to_be_focused()
    expect(page.locator("[data-step]")).to_contain_text("Chosen:")
    said = step(page)
    page.keyboard.press("Enter")
    expect(page.locator("[data-step]")).not_to_have_text(said)


def test_the_log_is_one_stop_and_its_rounds_are_headings(device: Device, server: ServerProcess) -> None:
    page = device.open(against_bots(server))
    by_keys_until(ByKeys(page), "[role=radio]")
    lines = page.get_by_role("tabpanel").locator("ol")
    expect(lines.locator("button[tabindex='0']")).to_have_count(1)
    expect(lines.locator("button:not([tabindex])")).to_have_count(0)
    expect(lines.get_by_role("heading", name="Round 1").first).to_be_attached()
    lines.locator("button[tabindex='0']").focus()
    page.keyboard.press("Home")
    expect(lines.locator("button.line").first).to_be_focused()


def test_keys_of_one_letter_can_be_switched_off_and_escape_leaves_a_field(
    new_device: NewDevice, server: ServerProcess
) -> None:
    device = new_device({"keys": False})
    page = device.open(against_bots(server))
    expect(asking(page)).to_be_visible()
    page.keyboard.press("m")
    expect(page.get_by_role("dialog", name="Menu")).to_be_hidden()
    page.get_by_role("tab", name="Talk").click()
    field = page.get_by_role("textbox", name="Say something to the table")
    field.click()
    page.keyboard.press("Escape")
    expect(field).not_to_be_focused()
    until(page, HAS_FOCUS)


NAMED = ("- button", "- link", "- checkbox", "- switch")


def names_of(part: Locator) -> list[str]:
    """What is called how, of all that can be touched here."""
    lines = map(str.strip, part.aria_snapshot().splitlines())
    return [line.strip(" -:").split(" [")[0] for line in lines if line.startswith(NAMED)]


STORY_ASIDE = "document.querySelectorAll('[role=tabpanel]').forEach((panel) => (panel.ariaHidden = 'true'))"
"""The same may happen twice: lines of the story may be alike."""


def called_alike(part: Locator) -> list[str]:
    return [name for name, count in Counter(names_of(part)).items() if count > 1]


def test_no_two_buttons_of_the_first_page_are_called_alike(device: Device, server: ServerProcess) -> None:
    for _ in range(2):
        page = device.open(against_bots(server))
        expect(asking(page)).to_be_visible()
    page = device.open("/")
    expect(page.get_by_role("article", name="Mall of Horror").get_by_role("button").first).to_be_visible()
    expect(page.get_by_role("link", name="Go on").first).to_be_visible()
    assert not called_alike(page.locator("body"))


@pytest.mark.parametrize("game", TABLES)
def test_no_two_things_of_a_table_are_called_alike(game: str, device: Device, server: ServerProcess) -> None:
    page = open_table(device, server, game)
    listener = Listener(page)
    for _ in range(12):
        listener.answer()
        page.wait_for_timeout(60)
        page.evaluate(STORY_ASIDE)
        assert not called_alike(page.locator("body"))


def test_what_is_refused_is_spoken_where_it_can_be_heard(device: Device, server: ServerProcess) -> None:
    page = device.open(against_bots(server))
    person = ByKeys(page)
    person.play(1)
    person.wait()
    places = page.locator("[role=status]")
    there = places.count()
    page.get_by_role("list", name="Your cards").locator("button[aria-disabled=true]").first.click(force=True)
    expect(page.locator(".slips p")).to_be_visible()
    assert places.count() == there
    expect(places.filter(has_text=page.locator(".slips p").inner_text())).to_have_count(1)
