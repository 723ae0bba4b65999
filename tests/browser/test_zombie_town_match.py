"""A whole match of Zombie Town in the browser: by mouse on the board, by touch on a phone, by keys alone."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewDevice
from tests.browser.devices import Device, asking, log_lines
from tests.browser.test_access import violations
from tests.browser.townsfolk import ByKeysAlone, ByMouseOnBoard, ByTouchOnBoard, against_bots, new_links
from untot.lab.server_process import ServerProcess


def test_touching_squares_houses_and_cards_plays_a_match(device: Device, server: ServerProcess) -> None:
    person = ByMouseOnBoard(device.open(against_bots(server, days=2)))
    person.play(8)
    device.shoot("zombie-town-table")
    person.play_to_the_end()
    device.shoot("zombie-town-end")
    told = asking(device.page).inner_text()
    assert re.search(r"(wins|share the victory|Nobody wins)[^\n]*\.", told.partition("Points")[0]), (
        "who, before the table"
    )
    assert person.answers > 12
    assert any("shuffles from" in line for line in log_lines(device.page))


COVERED: Final = """() => {
    const names = [...document.querySelectorAll('[data-part=board] text.name')];
    const rings = [...document.querySelectorAll('[data-part=board] .target .under')].map((ring) => {
        const box = ring.getBoundingClientRect(), half = parseFloat(getComputedStyle(ring).strokeWidth) / 2;
        return { box, half: half * ring.getScreenCTM().a };
    });
    const isUnder = (name) => {
        const own = name.getBoundingClientRect(), [x, y] = [own.left, (own.top + own.bottom) / 2];
        return rings.some(({ box, half }) => Math.abs(x - box.left) < half && y > box.top && y < box.bottom);
    };
    return names.filter(isUnder).map((name) => name.textContent);
}"""
"""Names of squares whose first letter lies under the left side of a lit ring."""


def test_a_lit_ring_does_not_cover_the_name_of_its_square(new_device: NewDevice, server: ServerProcess) -> None:
    device = new_device(viewport={"width": 1440, "height": 900})
    person = ByMouseOnBoard(device.open(against_bots(server)))
    person.play_until(device.page.get_by_role("heading", name="What do you do?"))
    assert device.page.locator("[data-part=board] .target").count() > 1
    assert device.page.evaluate(COVERED) == []


def test_a_phone_is_enough_for_a_match(new_device: NewDevice, server: ServerProcess) -> None:
    device = new_device(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    person = ByTouchOnBoard(device.open(against_bots(server)))
    person.play(8)
    device.shoot("zombie-town-phone")
    person.play_to_the_end()
    device.shoot("zombie-town-phone-end")
    expect(device.page.locator("[data-again]")).to_be_hidden()  # the sheet is up: it would lie over the players
    assert person.answers > 6


def test_on_a_phone_what_was_said_stands_above_the_cards_and_one_touch_takes_it_back(
    new_device: NewDevice, server: ServerProcess
) -> None:
    page = new_device(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True).open(against_bots(server))
    person = ByTouchOnBoard(page)
    question = page.get_by_role("heading", name="What do you do?")
    person.play_until(question)
    person.press(person.in_list("store"))
    said, cards = page.locator("[data-ask] .so-far"), page.locator("[data-ask] button[data-word]")
    above, below = said.bounding_box(), cards.first.bounding_box()
    assert above is not None and below is not None and above["y"] < below["y"]
    person.press(cards.first)
    expect(question).to_contain_text("2 actions")
    person.press(page.get_by_role("button", name="Take back"))
    expect(question).to_contain_text("3 actions")
    page.get_by_role("tab", name="Log").tap()
    expect(page.get_by_role("tabpanel")).to_contain_text("take back: store")


def test_keys_alone_play_a_match(device: Device, server: ServerProcess) -> None:
    person = ByKeysAlone(device.open(against_bots(server)))
    person.play_to_the_end()
    assert person.answers > 6


@pytest.mark.parametrize("paper", ["day", "night"])
def test_axe_finds_nothing_serious_at_the_table(paper: str, new_device: NewDevice, server: ServerProcess) -> None:
    device = new_device({"paper": paper}, bypass_csp=True)
    person = ByMouseOnBoard(device.open(against_bots(server)))
    for answers in (0, 1, 2, 5):
        person.play(answers)
        person.wait()
        assert violations(device.page) == []


def test_what_cannot_be_done_says_why(device: Device, server: ServerProcess) -> None:
    page = device.open(against_bots(server))
    ByKeysAlone(page).play_until(page.get_by_role("heading", name="What do you do?"))
    page.locator("[data-ask]").get_by_role("button", name="Tear down a barricade").click()
    expect(page.get_by_role("button", name="ZT-6.5", exact=True)).to_be_visible()


def test_one_touch_is_one_answer_one_line_and_one_undo(device: Device, server: ServerProcess) -> None:
    page = device.open(against_bots(server))
    person = ByMouseOnBoard(page)
    person.play_until(page.get_by_role("heading", name="What do you do?"))
    place, lines = page.locator("[data-part=hand] .place"), page.get_by_role("tabpanel").locator("ol > li")
    home, told = place.inner_text(), lines.count()
    far = [one for one in person.until_lit("free_move to:") if "bld_" not in one["word"]][-1]
    page.mouse.click(*far["at"])
    expect(place).to_have_text(re.compile(far["word"].removeprefix("free_move to:")))
    expect(lines).to_have_count(told + 1)
    page.keyboard.press("u")
    expect(place).to_have_text(home)


def asked_what_to_keep(device: Device, server: ServerProcess) -> tuple[Page, Locator]:
    """At the first table where there is a choice: whoever was dealt just three cards that can be kept is not asked."""
    for _ in range(6):
        page = device.open(against_bots(server))
        question = page.get_by_role("heading", name="Which 3 cards do you keep?")
        ByMouseOnBoard(page).play_until(question.or_(page.get_by_role("heading", name="Day 1 dawns.")))
        if question.is_visible():
            return page, question
    raise AssertionError("nobody was ever asked")


def test_cards_chosen_by_touching_them_are_sealed_by_enter(device: Device, server: ServerProcess) -> None:
    """The card that was touched last must not keep the focus: Enter would press it again."""
    page, question = asked_what_to_keep(device, server)
    for _ in range(3):
        page.locator("[data-part=hand] button[data-word]").first.click()
    expect(page.locator("[data-ask] [data-seal]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(question).to_have_count(0)


def test_a_house_can_be_looked_at_without_doing_anything(device: Device, server: ServerProcess) -> None:
    """Held, or with the other button: it says what it does; Escape puts it away."""
    page = device.open(against_bots(server, days=4))
    house = ByMouseOnBoard(page).until_a_house_is_near()
    asked = asking(page).inner_text()
    note = page.locator("[data-part=board] .panel")
    page.mouse.click(*house["at"], button="right")
    expect(note).to_contain_text("cards to draw")
    page.keyboard.press("Escape")
    expect(note).to_have_count(0)
    page.mouse.move(*house["at"])
    page.mouse.down()
    expect(note).to_be_visible()
    page.mouse.up()
    expect(note).to_be_visible()
    assert "⟨" not in note.inner_text() and asking(page).inner_text() == asked


def test_a_house_tells_what_it_does_while_the_mouse_rests_on_it(device: Device, server: ServerProcess) -> None:
    page = device.open(against_bots(server, days=4))
    house = ByMouseOnBoard(page).until_a_house_is_near()
    note = page.locator("[data-part=board] .panel")
    page.mouse.move(*house["at"])
    expect(note.locator(".house small")).to_be_visible()
    page.mouse.move(5, 5)
    expect(note).to_have_count(0)


def test_a_zombie_is_dragged_to_its_square_in_one_gesture(device: Device, server: ServerProcess) -> None:
    page = device.open(against_bots(server, days=3))
    person = ByMouseOnBoard(page)
    counter = page.locator("[data-ask] .counter b")
    person.play_until(page.get_by_role("heading", name=re.compile("moves to go")))
    left = int(counter.inner_text())
    zombie = person.until_lit("zombie:")[0]
    page.mouse.move(*zombie["at"])
    page.mouse.down()
    page.mouse.move(zombie["at"][0] + 12, zombie["at"][1])
    to = person.until_lit("to:")[0]
    page.mouse.move(*to["at"])
    device.shoot("zombie-town-drag")
    page.mouse.up()
    expect(counter).to_have_text(str(left - 1))


def test_who_watches_sees_the_town_but_no_hand_and_can_look_at_the_replay(
    new_device: NewDevice, server: ServerProcess
) -> None:
    seat, *_, watch = new_links(server, [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * 2])
    player, spectator = new_device(), new_device()
    spectator.open(watch)
    person = ByKeysAlone(player.open(seat))
    person.play(6)
    expect(spectator.page.locator("[data-part=board]")).to_be_visible()
    expect(spectator.page.locator("[data-part=hand], [data-part=board] [data-word]")).to_have_count(0)
    expect(spectator.page.locator("main .mine")).to_contain_text("Cards", ignore_case=True)
    person.play_to_the_end()
    player.page.get_by_role("button", name="Look at the replay").click()
    expect(player.page.get_by_label("Go to")).to_contain_text("Day 1")
    player.page.get_by_role("slider", name="Step").fill("12")
    expect(player.page.locator("[data-part=board]")).to_be_visible()
    player.shoot("zombie-town-replay")
