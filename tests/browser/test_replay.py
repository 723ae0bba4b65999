"""Looking at a match that is over: by slider, step by step, by itself, through somebody's eyes; and playing on."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.devices import Device, asking, hand, log_lines
from tests.browser.people import ByMouse
from tests.browser.replaying import expect_step, open_record


def test_a_replay_goes_by_step_and_by_slider(device: Device) -> None:
    page = open_record(device)
    expect_step(page, 0)
    page.get_by_role("button", name="One step on").click()
    expect_step(page, 1)
    page.get_by_role("button", name="One step back").click()
    expect_step(page, 0)
    page.keyboard.press("ArrowRight")
    expect_step(page, 1)
    slider = page.get_by_role("slider", name="Step")
    slider.fill("20")
    expect_step(page, 20)
    expect(page.get_by_role("tabpanel").locator("ol > li").nth(20)).to_be_attached()
    last = int(slider.get_attribute("max") or 0)
    page.get_by_role("button", name="To the end").click()
    expect_step(page, last)
    expect(page.get_by_role("button", name="Play on from here")).to_have_count(0)
    device.shoot("replay-end")
    page.get_by_role("button", name="To the beginning").click()
    expect_step(page, 0)


def test_a_replay_plays_by_itself_until_stopped(device: Device) -> None:
    page = open_record(device)
    page.get_by_role("button", name="Play", exact=True).click()
    expect_step(page, 2)
    page.get_by_role("button", name="Stop").click()
    stopped = page.locator("output").inner_text()
    page.wait_for_timeout(1_000)
    assert page.locator("output").inner_text() == stopped


def whole_log(page: Page) -> list[str]:
    """The log, once what happened before the step has come in: it is fetched afterwards, a few steps at a time."""
    page.wait_for_load_state("networkidle")
    before: list[str] = []
    while (lines := log_lines(page)) != before or len(lines) < 2:
        before = lines
        page.wait_for_timeout(400)
    return lines


def test_a_replay_is_seen_through_anybodys_eyes_and_a_link_leads_to_its_step(device: Device) -> None:
    page = open_record(device)
    page.get_by_role("slider", name="Step").fill("12")
    expect_step(page, 12)
    expect(page.get_by_role("list", name="Your cards")).to_have_count(0)
    page.get_by_label("Seen by").select_option(index=2)
    expect(page.get_by_role("list", name="Your cards")).to_be_visible()
    cards, lines = hand(page), whole_log(page)
    page.reload()
    expect_step(page, 12)
    expect(page.get_by_role("list", name="Your cards")).to_be_visible()
    assert page.url.endswith("/12?seat=1")
    assert (hand(page), whole_log(page)) == (cards, lines)
    device.shoot("replay")


def test_one_can_play_on_from_any_step(device: Device) -> None:
    page = open_record(device)
    page.get_by_role("slider", name="Step").fill("12")
    expect_step(page, 12)
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("dialog", name="Play on from here").get_by_role("button", name="Begin").click()
    expect(page).to_have_url(re.compile(r"/t/[\w-]+$"))
    expect(asking(page)).to_be_visible()
    person = ByMouse(page)
    person.play(2)
    assert person.answers == 2 or person.end.is_visible()
