"""Nothing is cut: every table fits laptops, large screens and phones, held upright or lying on their side."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewDevice
from tests.browser.devices import asking, until
from tests.browser.test_listening import TABLES, Listener, open_table
from tests.browser.test_no_raw_keys import LONGEST, RECORDS
from untot.lab.server_process import ServerProcess

SIZES: Final = [(1366, 768), (1440, 900), (1920, 1080), (390, 844), (844, 390)]
ANSWERS: Final = {"dawn_of_the_zeds": 5, "flick_em_up": 5, "mall_of_horror": 10, "zombicide": 8, "zombie_town": 6}

BEYOND: Final = """([width, height]) => [...document.querySelectorAll('[data-ask], [data-part=board], header, nav')]
    .map((one) => [one, one.getBoundingClientRect(), one.parentElement.closest('[data-part], [data-ask]')])
    .filter(([, box]) => box.width > 0)
    .filter(([, box, list]) => box.right > width + 1 || box.left < -1 || (!list && (box.top < -1 || box.top > height)))
    .map(([one]) => one.outerHTML.slice(0, 80))"""
"""Beyond the sides, above or below; but a list may scroll, such as the cards of a hand or of a question."""


ROOMY: Final = """() => {
    const board = document.querySelector('[data-part=board]');
    if (!board?.checkVisibility() || board.closest('.covered')) return true;
    const { width, height } = board.getBoundingClientRect();
    return width >= 300 && height >= 180;
}"""
"""A board that is shown can be read; what is laid out in slots takes a whole phone."""


HEAD: Final = "document.querySelector('header').getBoundingClientRect().height"
MOST_HEAD: Final = 64
"""Two lines of a sentence, and beside them how far the match is."""


def assert_whole(page: Page, width: int, height: int) -> None:
    """The page itself never scrolls, and its parts lie within the screen."""
    length = "document.scrollingElement.scrollHeight"
    for _ in range(10):
        if page.evaluate(length) <= height:
            break
        page.wait_for_timeout(200)
    assert page.evaluate(length) <= height
    assert page.evaluate("document.scrollingElement.scrollWidth") <= width
    assert page.evaluate(BEYOND, [width, height]) == []


@pytest.mark.parametrize("game", TABLES)
def test_a_table_fits_every_screen(game: str, new_device: NewDevice, server: ServerProcess) -> None:
    device = new_device()
    page = open_table(device, server, game)
    listener = Listener(page)
    for _ in range(ANSWERS[game]):
        listener.answer()
        page.wait_for_timeout(60)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        expect(asking(page)).to_be_visible()
        assert_whole(page, width, height)
        until(page, ROOMY)  # a board is laid out once the rest has its place
        assert page.evaluate(HEAD) <= MOST_HEAD
        device.shoot(f"sizes-{game}-{width}x{height}")


SHOWN: Final = {"dawn_of_the_zeds": "basic_to_the_end", "flick_em_up": "4_seats_exile_free_order"}
"""Shorter ones of those that take long to check."""
BOARD_SHARE: Final = 0.25
"""Of the screen, at the least; a phone held upright shows the board as wide as it is."""


@pytest.mark.parametrize("game", TABLES)
def test_a_replay_fits_every_screen_with_its_board_in_sight(game: str, new_device: NewDevice) -> None:
    page = new_device().open("/")
    shown = RECORDS / game / "recorded" / f"{SHOWN.get(game, LONGEST[game])}.jsonl"
    page.get_by_label("Open a record file").set_input_files(shown)
    slider = page.get_by_role("slider", name="Step")
    expect(slider).to_be_visible(timeout=30_000)  # the record is checked first
    slider.fill(str(int(slider.get_attribute("max") or 0) // 2))
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(400)
        assert page.evaluate("document.scrollingElement.scrollWidth") <= width
        if min(width, height) > 600:
            assert page.evaluate("document.scrollingElement.scrollHeight") <= height, "lists scroll inside"
        board = page.locator("[data-part=board]").bounding_box()
        assert board is not None and board["y"] >= 0 and board["y"] + board["height"] <= height, (width, height, board)
        assert board["width"] * board["height"] >= BOARD_SHARE * width * height, (width, height, board)


def test_on_a_phone_that_lies_on_its_side_the_question_stands_beside_the_board(
    new_device: NewDevice, server: ServerProcess
) -> None:
    page = open_table(new_device(viewport={"width": 844, "height": 390}), server, "mall_of_horror")
    board, ask = page.locator("[data-part=board]").bounding_box(), asking(page).bounding_box()
    assert board and ask and board["x"] + board["width"] <= ask["x"] + 1 and ask["y"] < 200


CUT: Final = """(list) => [...list.children].some((card) => {
    const [inner, outer] = [card.getBoundingClientRect(), list.getBoundingClientRect()];
    return inner.top < outer.bottom - 10 && inner.bottom > outer.bottom + 10;
})"""
"""Whether a card of a list is cut through, so that one sees that it goes on."""


def test_all_survivors_are_seen_at_once_and_a_long_list_of_missions_shows_that_it_goes_on(
    new_device: NewDevice, server: ServerProcess
) -> None:
    page = open_table(new_device(viewport={"width": 1440, "height": 900}), server, "zombicide")
    crew = page.locator("ul.crew")
    expect(crew.get_by_role("button")).to_have_count(6)
    assert crew.evaluate("(list) => list.scrollHeight <= list.clientHeight")
    page.goto("/?new=zombicide")
    missions = page.get_by_role("group", name="Which mission?").locator(".list")
    expect(missions.get_by_role("radio")).to_have_count(11)
    assert missions.evaluate(CUT)
