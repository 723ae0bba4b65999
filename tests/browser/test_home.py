"""The first page: what one can go on with, what a new match asks for."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from tests.browser.conftest import NewDevice
from tests.browser.devices import Device, against_bots, asking
from tests.browser.people import assert_fits
from untot.lab.server_process import ServerProcess


def test_on_a_phone_what_one_can_go_on_with_comes_first(new_device: NewDevice, server: ServerProcess) -> None:
    device = new_device(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    expect(asking(device.open(against_bots(server)))).to_be_visible()
    page = device.open("/")
    go_on = page.get_by_role("link", name="Go on")
    expect(go_on).to_be_in_viewport()
    expect(page.get_by_role("article").first).to_be_visible()
    assert_fits(page)
    go_on_at, games_at = go_on.bounding_box(), page.get_by_role("article").first.bounding_box()
    assert go_on_at is not None and games_at is not None and go_on_at["y"] < games_at["y"]
    device.shoot("home-phone")


def test_a_length_of_any_lawful_number_is_taken_and_stands_with_the_players(device: Device) -> None:
    page = device.open("/?new=zombie_town")
    dialog = page.get_by_role("dialog")
    days = dialog.get_by_role("spinbutton", name="Length")
    expect(days).to_be_visible()
    device.shoot("new-match")
    days.fill("7")
    with page.expect_request("**/api/matches") as sent:
        dialog.get_by_role("button", name="Begin").click()
    assert json.loads(sent.value.post_data or "")["options"]["days"] == 7


def test_house_rules_show_that_they_open(device: Device) -> None:
    page = device.open("/?new=mall_of_horror")
    summary = page.get_by_role("dialog").locator("summary")
    mark = "element => getComputedStyle(element, '::before').content !== 'none'"
    assert summary.evaluate(mark)
    expect(page.get_by_text("Clock for secret choices")).to_be_hidden()
    summary.click()
    expect(page.get_by_text("Clock for secret choices")).to_be_visible()
    clock = page.get_by_role("spinbutton", name="Clock for secret choices")
    clock.fill("7")
    assert clock.evaluate("element => element.validity.valid")
