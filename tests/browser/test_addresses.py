"""Addresses that lead nowhere, links that open nothing any more, and rulebooks as pages."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewDevice
from tests.browser.devices import GAME, Device, asking
from tests.browser.people import assert_fits
from untot.games import names
from untot.lab.server_process import ServerProcess

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}


def refusals_are_expected(device: Device, *statuses: int) -> None:
    """The browser itself complains about answers that refuse; here they are what is wanted."""
    wanted = [f"status of {status}" for status in statuses]
    device.complaints[:] = [one for one in device.complaints if not any(status in one for status in wanted)]


@pytest.mark.parametrize("path", ["/nowhere", "/rules/no_such_game", "/tutorial/no_such_game", "/%E0%A4%A"])
def test_a_wrong_address_says_so_and_leads_home(device: Device, path: str) -> None:
    page = device.open(path)
    expect(page.get_by_role("heading", name="There is nothing here", level=1)).to_be_visible()
    page.get_by_role("button", name="To the start page").click()
    expect(page.get_by_role("heading", name="What shall we play?")).to_be_visible()


def test_a_table_that_is_not_there_is_a_page_with_a_way_home(new_device: NewDevice) -> None:
    device = new_device()
    page = device.open("/t/0123456789ab#nothing-that-opens-anything")
    expect(page.get_by_role("heading", name="This table does not open", level=1)).to_be_visible()
    page.get_by_role("button", name="To the start page").click()
    expect(page.get_by_role("article", name="Mall of Horror")).to_be_visible()
    refusals_are_expected(device, 401, 404)


def open_seat(server: ServerProcess) -> tuple[dict[str, str], str]:
    """The links of a match with an open seat, and the address of that seat."""
    plan = {"game": GAME, "seats": [ME, OPEN, BOT]}
    links = json.loads(server.request("POST", "/api/matches", body=plan))
    return links, f"/t/{links['id']}#{links['seats'][1]}"


def kept(page: Page) -> str:
    return str(page.evaluate("localStorage['untot.matches']"))


def test_a_claimed_link_opens_nothing_for_anybody_else(server: ServerProcess, new_device: NewDevice) -> None:
    links, address = open_seat(server)
    seated = new_device()
    first = seated.open(address)
    expect(asking(first)).to_be_visible()
    assert links["seats"][1] not in kept(first) and "#" not in first.url

    other = new_device()
    page = other.open(address)
    expect(page.get_by_role("heading", name="This table does not open")).to_be_visible()
    expect(page.get_by_text("This link opens nothing")).to_be_visible()
    expect(asking(page)).to_have_count(0)
    refusals_are_expected(other, 401)

    expect(asking(first)).to_be_visible()
    first.goto(address)
    expect(asking(first)).to_be_visible()
    first.reload()
    expect(asking(first)).to_be_visible()
    refusals_are_expected(seated, 401)


def test_the_link_for_ones_other_device_opens_the_same_seat_beside_it(
    server: ServerProcess, new_device: NewDevice
) -> None:
    _, address = open_seat(server)
    page = new_device().open(address)
    expect(asking(page)).to_be_visible()
    page.get_by_role("dialog", name="Welcome to the table").get_by_role("button", name="Sit down").click()
    page.get_by_role("button", name="Menu").click()
    sitting = page.get_by_role("list", name="Who sits where")
    expect(sitting.get_by_role("img", name="Only a key of its own opens this seat").first).to_be_visible()
    page.get_by_role("dialog", name="Menu").get_by_role("button", name="Links").click()
    dialog = page.get_by_role("dialog", name="Links")
    expect(dialog.get_by_text("Your own key")).to_be_visible()
    link = dialog.get_by_text("/t/").inner_text()
    dialog.get_by_role("button", name="Close").click()
    phone = new_device(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    phone.open(link)
    expect(asking(phone.page)).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("list", name="Who sits where")).to_contain_text("on 2 devices")


def test_who_is_told_that_his_link_was_taken_over(server: ServerProcess, new_device: NewDevice) -> None:
    """Somebody who cannot keep keys sits there with the link itself; then another one exchanges it."""
    _, address = open_seat(server)
    device = new_device()
    device.context.add_init_script("Storage.prototype.setItem = () => { throw new Error('full') }")
    page = device.open(address)
    expect(asking(page)).to_be_visible()
    other = new_device().open(address)
    expect(other.get_by_role("paragraph").get_by_text("Somebody else had already opened this link.")).to_be_visible()
    expect(page.get_by_text("Somebody has sat down at this seat with its link")).to_be_visible()
    expect(asking(page)).to_have_count(0)


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_a_rulebook_teaches_on_one_page_and_shows_its_tables(new_device: NewDevice, size: tuple[int, int]) -> None:
    device = new_device(viewport={"width": size[0], "height": size[1]})
    page = device.open("/rules/zombicide")
    overview = page.get_by_role("region", name="The game on one page")
    expect(overview.get_by_role("listitem").first).to_contain_text("Players.")
    device.shoot(f"rules-overview-{size[0]}")
    assert_fits(page)
    clause = page.locator("[data-clause='ZC-8.2']")
    clause.scroll_into_view_if_needed()
    expect(clause.get_by_role("rowheader", name="Fire Axe")).to_be_visible()
    device.shoot(f"rules-table-{size[0]}")
    assert page.evaluate(
        "[...document.querySelectorAll('table')].every((one) => one.getBoundingClientRect().right <= innerWidth)"
    )
    assert not re.search(r"\b[a-z]+_[a-z]+", page.locator("main").inner_text()), "an inner name is shown"
    expect(page.locator("main")).not_to_contain_text("**")


@pytest.mark.parametrize("game", names())
def test_every_rulebook_begins_with_the_game_on_one_page(game: str, new_device: NewDevice) -> None:
    page = new_device({"language": "de"}).open(f"/rules/{game}")
    first = page.get_by_role("region", name="Das Spiel auf einer Seite")
    expect(first.get_by_role("paragraph").nth(2)).to_be_visible()
    first_clause = page.locator("[data-clause]").first
    above, below = first.bounding_box(), first_clause.bounding_box()
    assert above is not None and below is not None and above["y"] + above["height"] <= below["y"]
    said = first.inner_text()
    assert not re.search(r"\*\*|⟨|\b[a-z]+_[a-z]+", said), said
    assert len(said.split()) > 150, "it teaches, it does not only name"
