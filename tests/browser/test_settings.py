"""Language and paper can be changed at any time, in the middle of a decision too."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewDevice
from tests.browser.devices import Device, against_bots, asking, log_lines
from tests.browser.people import ByMouse
from tests.browser.replaying import expect_step, open_record
from untot.lab.server_process import ServerProcess


def choose(page: Page, menu: str, settings: str, value: str) -> None:
    """Set something in the settings of the table, and close them."""
    page.get_by_role("button", name=menu).click()
    page.get_by_role("dialog", name=menu).get_by_role("button", name=settings).click()
    dialog = page.get_by_role("dialog").filter(has=page.get_by_text(value, exact=True))
    dialog.get_by_text(value, exact=True).click()
    page.keyboard.press("Escape")


def test_the_language_changes_question_and_log_and_back(device: Device, server: ServerProcess) -> None:
    page = device.open(against_bots(server))
    person = ByMouse(page)
    person.play(1)
    person.wait()
    question = asking(page).get_by_role("heading")
    english, lines = question.inner_text(), log_lines(page)
    choose(page, "Menu", "Settings", "Deutsch")
    expect(question).not_to_have_text(english)
    expect(page.locator("html")).to_have_attribute("lang", "de")
    german = log_lines(page)
    assert len(german) >= len(lines) and german[0] != lines[0]
    choose(page, "Menü", "Einstellungen", "English")
    expect(question).to_have_text(english)
    assert log_lines(page)[: len(lines)] == lines


def test_a_replay_has_the_settings_too_and_obeys_them(new_device: NewDevice) -> None:
    page = open_record(new_device({"pace": "slow"}))
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog", name="Settings").get_by_text("Deutsch", exact=True).click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Einen Schritt weiter")).to_be_visible()


@pytest.mark.parametrize("has_letters", [True, False])
def test_keys_of_one_letter_that_are_off_are_off_in_a_replay(has_letters: bool, new_device: NewDevice) -> None:
    page = open_record(new_device({"pace": "slow", "keys": has_letters}))
    page.get_by_role("slider", name="Step").fill("12")
    expect_step(page, 12)
    page.get_by_role("button", name="One step forward").click()
    expect(page.locator("[data-part=moment]")).to_be_visible()
    page.keyboard.press("s")
    page.wait_for_timeout(600)
    told = page.locator("[role=log] p").count()
    assert told == (0 if has_letters else 1), "there are seconds of it left, unless they are skipped"


def test_night_and_day_are_chosen_at_the_table_and_stay(device: Device, server: ServerProcess) -> None:
    page = device.open(against_bots(server))
    ByMouse(page).wait()
    colours = {}
    for paper, name in (("day", "light"), ("night", "dark")):
        choose(page, "Menu", "Settings", name)
        expect(page.locator("html")).to_have_attribute("data-paper", paper)
        colours[paper] = page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
        device.shoot(f"table-{paper}")
    assert colours["day"] != colours["night"]
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-paper", "night")
