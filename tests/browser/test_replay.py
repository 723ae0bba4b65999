"""Looking at a match that is over: by slider, step by step, by itself, through somebody's eyes; and playing on."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import NewDevice
from tests.browser.devices import Device, asking, hand, log_lines, until
from tests.browser.people import ByMouse
from tests.browser.replaying import expect_step, open_record, record_file


def test_a_replay_goes_by_step_and_by_slider(device: Device) -> None:
    page = open_record(device)
    expect_step(page, 0)
    page.get_by_role("button", name="One step forward").click()
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
    page.get_by_role("tab", name="Result").click()
    expect(page.get_by_role("columnheader", name="Points")).to_be_visible()
    expect(page.get_by_role("region", name="How it came about")).to_be_visible()
    page.get_by_role("button", name="To the beginning").click()
    expect_step(page, 0)
    expect(page.get_by_role("tab", name="Log")).to_have_attribute("aria-selected", "true")


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


def spots(page: Page) -> dict[str, str]:
    """Where each character stands on the plan."""
    found: dict[str, str] = page.evaluate(
        "Object.fromEntries([...document.querySelectorAll('main .piece')].map((piece) =>"
        " [piece.querySelector('[data-thing]').dataset.thing, piece.style.transform]))"
    )
    return found


def test_whoever_comes_later_sees_everybody_stand_where_all_others_see_them(device: Device) -> None:
    """Pieces come and go in rooms: their order does not depend on what one has looked at before."""
    page = open_record(device)
    slider = page.get_by_role("slider", name="Step")
    last = int(slider.get_attribute("max") or 0)
    for step in range(0, last, 6):
        slider.fill(str(step))
        expect_step(page, step)
    whole_log(page)
    seen = spots(page)
    page.reload()
    expect_step(page, step)
    whole_log(page)
    assert spots(page) == seen and len(seen) > 4


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


def test_who_plays_on_sits_where_he_looks_from_even_while_that_is_loaded(device: Device) -> None:
    page = open_record(device)
    expect_step(page, 0)
    held: list[Route] = []
    page.route("**/steps/0?seat=2", lambda route: held.append(route))
    page.get_by_label("Seen by").select_option("2")
    page.get_by_role("button", name="Play on from here").click()
    dialog = page.get_by_role("dialog", name="Play on from here")
    expect(dialog.get_by_label("Who sits at seat 3")).to_have_value("me")
    dialog.get_by_label("Who sits at seat 1").select_option("open, by link")
    with page.expect_response("**/steps/0?seat=2"):
        for route in held:
            route.continue_()
    expect(page.locator("[data-part=hand]")).to_be_attached()
    expect(dialog.get_by_label("Who sits at seat 1")).to_have_value("open")


def test_all_hands_lie_open_and_marks_lead_to_rounds_votes_and_deaths(device: Device) -> None:
    page = open_record(device)
    expect(page.get_by_role("heading", level=1)).to_have_count(1)
    page.get_by_label("Go to").select_option("Vote 1")
    expect(page.locator("output")).not_to_have_text(re.compile("^0 /"))
    assert re.search("votes are revealed", " ".join(whole_log(page)))
    page.get_by_label("Seen by").select_option("everything open")
    expect(page.locator("section.mine")).to_have_count(3)
    expect(page.get_by_role("list", name="Your cards").nth(1)).to_be_visible()
    expect(page).to_have_url(re.compile(r"seat=all$"))
    device.shoot("replay-open")
    options = page.get_by_label("Go to").get_by_role("option").all_inner_texts()
    assert {"Round 1", "Vote 1", "Death 1"} <= set(options)
    assert page.locator(".marks .round").count() == len([option for option in options if option.startswith("Round")])


def test_a_link_to_the_step_is_copied_and_the_speed_is_chosen(new_device: NewDevice) -> None:
    device = new_device(permissions=["clipboard-read", "clipboard-write"])
    page = open_record(device)
    page.get_by_role("slider", name="Step").fill("12")
    expect_step(page, 12)
    page.get_by_role("button", name="Copy link to this step").click()
    assert page.evaluate("navigator.clipboard.readText()") == page.url
    shown = page.locator(".field > [data-part=moment], p.line:not(:empty)")
    page.keyboard.press("ArrowRight")
    expect_step(page, 13)
    assert shown.count() == 0, "whoever wants no pictures is shown none"
    page.get_by_label("Pace").select_option("slow")
    page.get_by_role("button", name="One step forward").click()
    expect(shown.first).to_be_visible()
    assert page.evaluate("JSON.parse(localStorage['untot.settings']).pace") == "slow"


def test_on_a_laptop_the_hand_is_seen_whole_and_no_words_lie_on_the_board(new_device: NewDevice) -> None:
    page = open_record(new_device(viewport={"width": 1440, "height": 900}, liked={"pace": "slow"}))
    page.get_by_role("slider", name="Step").fill("20")
    expect_step(page, 20)
    page.get_by_label("Seen by").select_option("0")
    cards = page.get_by_role("list", name="Your cards").locator("li")
    expect(cards.first).to_be_visible()
    until(page, "() => document.querySelector('main').getBoundingClientRect().bottom <= innerHeight")
    assert page.locator(".field p.line").count() == 0


def test_what_was_taken_back_is_left_out_unless_wanted(device: Device) -> None:
    page = device.open("/")
    recorded = Path(__file__).parents[1] / "mall_of_horror" / "recorded" / "3_seats.jsonl"
    page.get_by_label("Open a record file").set_input_files(recorded)
    last = int(page.get_by_role("slider", name="Step").get_attribute("max") or 0)
    page.get_by_role("button", name="To the end").click()
    expect_step(page, last)
    assert not [line for line in whole_log(page) if "takes back" in line]
    page.get_by_role("button", name="To the beginning").click()
    expect_step(page, 0)
    page.get_by_label("also what was taken back").check()
    page.get_by_role("button", name="To the end").click()
    expect_step(page, last)
    assert [line for line in whole_log(page) if "takes back" in line or "taken back" in line]


def test_a_replay_speaks_each_line_once(new_device: NewDevice) -> None:
    page = open_record(new_device({"pace": "quick"}))
    page.evaluate(
        """() => {
            window.heard = [];
            const place = document.querySelector('.replay [role=log]');
            const watch = (node) => node.textContent.trim() && window.heard.push(node.textContent.trim());
            new MutationObserver((all) => all.forEach(({ addedNodes, target, type }) =>
                type === 'characterData' ? watch(target) : addedNodes.forEach(watch),
            )).observe(place, { childList: true, subtree: true, characterData: true });
        }"""
    )
    page.get_by_role("slider", name="Step").fill("14")
    expect_step(page, 14)
    for step in (15, 16, 17):
        page.keyboard.press("ArrowRight")
        expect_step(page, step)
        expect(page.locator(".field > [data-part=moment], p.line:not(:empty)")).to_have_count(0, timeout=20_000)
    heard = page.evaluate("window.heard")
    assert heard and len(heard) == len(set(heard))


def test_the_buttons_of_a_replay_stay_where_they_are_whatever_is_shown_by_then(new_device: NewDevice) -> None:
    page = new_device(viewport={"width": 1366, "height": 768}).open("/")
    page.get_by_label("Open a record file").set_input_files(record_file(1, 1, "zombicide"))
    expect(page.get_by_role("slider", name="Step")).to_be_visible()
    page.get_by_label("Seen by").select_option("0")
    forward = page.get_by_role("button", name="One step forward")
    places = [forward.bounding_box()]
    for step in range(1, 4):
        forward.click()
        expect_step(page, step)
        places.append(forward.bounding_box())
    expect(page.locator("[data-part=hand] li").first).to_be_visible()
    assert places == [places[0]] * 4
