"""Pebbles, which only tests know and which has no folder in the client: numbers are set, sides share secrets."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewDevice
from tests.browser.devices import asking, log_lines
from tests.browser.inviting import link_in_dialog, sit_down
from tests.browser.people import ByMouse, assert_fits
from tests.games.pebbles import FLICKS
from untot.games import NAMES
from untot.lab.server_process import ServerProcess

ME = {"kind": "me"}
OWN = ("--game=pebbles=tests.games.pebbles", "--game=template=untot.games.template")
"""Five games in all."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    process = ServerProcess(tmp_path_factory.mktemp("pebbles"), "--bot-pace=0", *OWN)
    yield process
    code, log = process.stop()
    assert code == 0 and "Traceback" not in log, log


def begin(server: ServerProcess, *seats: object, mode: str = "alone") -> tuple[str, list[str]]:
    """The id of a match, and the links of its seats."""
    plan = {"game": "pebbles", "seats": seats, "options": {"mode": mode}}
    links = json.loads(server.request("POST", "/api/matches", body=plan))
    return links["id"], [f"/t/{links['id']}#{key}" for key in links["seats"]]


def slider(page: Page, name: str) -> Locator:
    return asking(page).get_by_role("slider", name=name)


def flicks(page: Page) -> list[str]:
    return [line for line in log_lines(page) if "flicks at" in line]


def test_numbers_are_typed_slid_stepped_and_keyed(server: ServerProcess, new_device: NewDevice) -> None:
    device = new_device()
    _, links = begin(server, ME, {"kind": "bot", "level": "careful"})
    page = device.open(links[0])
    angle, force = slider(page, "angle"), slider(page, "force")
    expect(angle).to_have_value("180")
    asking(page).get_by_role("textbox", name="angle").fill("45")
    page.keyboard.press("Tab")
    expect(angle).to_have_value("45")
    asking(page).get_by_role("button", name="angle: more").click()
    force.focus()
    for key in ("Home", "PageUp", "ArrowRight"):
        page.keyboard.press(key)
    expect(force).to_have_value("7")
    device.shoot("pebbles")
    page.keyboard.press("Enter")
    expect(page.get_by_role("tabpanel")).to_contain_text("Red flicks at 46 degrees, force 7.")

    expect(slider(page, "angle")).to_be_visible()
    slider(page, "angle").fill("200")
    asking(page).get_by_role("textbox", name="force").fill("5000")
    page.keyboard.press("Enter")
    expect(slider(page, "force")).to_have_value("100")
    asking(page).locator("[data-seal]").click()
    expect(page.get_by_role("heading", name="The match is over.")).to_be_visible()
    expect(page.get_by_role("tabpanel")).to_contain_text("Red flicks at 200 degrees, force 100.")
    assert len(flicks(page)) == 4
    expect(page.get_by_text("All flicks are done.").first).to_be_visible()
    device.shoot("pebbles-end")


def test_taking_back_what_others_have_answered_since_is_asked_first(
    server: ServerProcess, new_device: NewDevice
) -> None:
    _, links = begin(server, ME, {"kind": "bot", "level": "careful"})
    page = new_device().open(links[0])
    expect(slider(page, "angle")).to_be_visible()
    flick_at_the_screen(page)
    back = page.get_by_role("button", name="Take back 4 answers")
    expect(back).to_be_visible()
    back.click()
    dialog = page.get_by_role("dialog", name="Take back more than one answer?")
    dialog.get_by_role("button", name="Cancel").click()
    expect(dialog).to_be_hidden()  # as long as it is open, keys belong to it
    expect(page.get_by_role("tabpanel").get_by_text("flicks at")).to_have_count(2)
    page.keyboard.press("u")
    expect(dialog).to_contain_text("3 answers that were given since")
    dialog.get_by_role("button", name="Take back").click()
    expect(page.get_by_role("tabpanel")).to_contain_text("You take back: angle 180, force 51.")
    expect(page.get_by_role("button", name="Take back", exact=True)).to_have_attribute("aria-disabled", "true")


def test_a_phone_sets_numbers_by_touch(server: ServerProcess, new_device: NewDevice) -> None:
    device = new_device(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    _, links = begin(server, ME, {"kind": "bot", "level": "careful"})
    page = device.open(links[0])
    for _ in range(2):
        asking(page).get_by_role("button", name="force: less").tap()
        assert_fits(page)
        device.shoot("pebbles-phone")
        asking(page).locator("[data-seal]").tap()
    expect(page.get_by_text("All flicks are done.").first).to_be_visible()
    assert_fits(page)


def lucky_numbers(page: Page) -> list[str]:
    """Whose lucky number the log tells here."""
    lines = " ".join(log_lines(page))
    return re.findall(r"(\w+) draws the lucky number \d", lines)


def test_a_side_shares_its_secrets_and_the_other_does_not_hear_them(
    server: ServerProcess, new_device: NewDevice
) -> None:
    _, links = begin(server, ME, ME, ME, ME, mode="teams")
    pages = [new_device().open(link) for link in links[:3]]
    for page in pages:
        expect(page.get_by_role("tabpanel")).to_contain_text("draws a lucky number")
    assert [lucky_numbers(page) for page in pages] == [["Red", "Yellow"], ["Blue", "Green"], ["Red", "Yellow"]]


def flick_at_the_screen(page: Page) -> None:
    before = len(flicks(page))
    asking(page).locator("[data-seal]").click()
    expect(page.get_by_role("tabpanel").get_by_text("flicks at").nth(before)).to_be_visible()


def test_the_same_people_play_once_more(server: ServerProcess, new_device: NewDevice) -> None:
    table, guest = new_device().open("/"), new_device()
    table.get_by_role("article", name="Pebbles").get_by_role("button", name="New table").click()
    table.get_by_role("dialog").get_by_text("2", exact=True).first.click()
    table.get_by_label("Who sits at seat 2").select_option("open, by link")
    table.get_by_role("button", name="Begin").click()
    expect(table.get_by_role("dialog", name="Links")).to_be_visible()
    sit_down(guest.open(link_in_dialog(table, "Invitation for all")), "Ben")
    for _ in range(FLICKS):
        flick_at_the_screen(table)
        flick_at_the_screen(guest.page)
    before = guest.page.url
    table.get_by_role("button", name="Play again with the same people").click()
    guest.page.get_by_role("button", name="Come along to the next match").click()
    guest.page.wait_for_url(lambda url: url != before and "#" not in url)
    expect(guest.page.get_by_text("Ben").first).to_be_visible()
    assert guest.page.url == table.url.split("?")[0]


def curtain(page: Page) -> Locator:
    return page.get_by_role("region", name="Hand over").get_by_role("button", name="I am")


def one_screen(new_device: NewDevice, *here: int) -> Page:
    """A new table of teams; these seats play at this screen, bots at the others."""
    page = new_device().open("/")
    page.get_by_role("article", name="Pebbles").get_by_role("button", name="New table").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("4", exact=True).first.click()
    for seat in range(1, 5):
        who = "at this screen" if seat in here else "bot: Solid"
        page.get_by_label(f"Who sits at seat {seat}").select_option(who)
    dialog.locator("summary").filter(has_text=re.compile("rules", re.IGNORECASE)).click()
    dialog.get_by_text("Teams", exact=True).click()
    page.get_by_role("button", name="Begin").click()
    return page


def test_no_curtain_stands_between_those_who_play_together(new_device: NewDevice) -> None:
    page = one_screen(new_device, 1, 3)
    for _ in range(3):
        expect(asking(page).locator("[data-seal]")).to_be_visible()
        expect(curtain(page)).to_have_count(0)
        flick_at_the_screen(page)
    assert {*lucky_numbers(page)} == {"Red", "Yellow"}


def test_a_curtain_stands_between_sides(new_device: NewDevice) -> None:
    page = one_screen(new_device, 1, 2)
    known = []
    for _ in range(2):
        expect(curtain(page)).to_be_visible()
        assert not lucky_numbers(page)
        curtain(page).click()
        expect(page.get_by_role("tabpanel")).to_contain_text("draws the lucky number")
        known.append(lucky_numbers(page))
        asking(page).locator("[data-seal]").click()
    assert [len(side) for side in known] == [2, 2] and len({name for side in known for name in side}) == 4


@pytest.mark.parametrize("size", [(1366, 768), (1440, 900)])
def test_five_games_fit_the_first_screen_of_a_laptop(new_device: NewDevice, size: tuple[int, int]) -> None:
    device = new_device(viewport={"width": size[0], "height": size[1]})
    page = device.open("/")
    boxes = page.get_by_role("article")
    expect(boxes).to_have_count(len(NAMES) + 2)  # here two toys stand behind them
    expect(boxes.last.get_by_role("button").first).to_be_visible()
    device.shoot(f"home-five-{size[0]}")
    for box in boxes.all()[: len(NAMES)]:
        place = box.bounding_box()
        assert place is not None and place["y"] + place["height"] <= size[1]


def test_a_game_made_from_the_template_is_played_to_its_end(server: ServerProcess, new_device: NewDevice) -> None:
    device = new_device()
    plan = {"game": "template", "seats": [ME, {"kind": "bot", "level": "careful"}], "options": {"goal": 10}}
    links = json.loads(server.request("POST", "/api/matches", body=plan))
    page = device.open(f"/t/{links['id']}#{links['seats'][0]}")
    person = ByMouse(page)
    person.end = page.get_by_role("heading", name="The match is over.")
    person.play_to_the_end()
    assert any("The bus leaves." in line for line in log_lines(page))
    device.shoot("template-end")
