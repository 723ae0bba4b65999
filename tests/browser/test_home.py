"""The first page: what one can go on with, what a new match asks for."""

from __future__ import annotations

import json
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewDevice
from tests.browser.devices import Device, against_bots, asking
from tests.browser.ended import ended
from tests.browser.people import assert_fits
from untot.lab.server_process import ServerProcess

BEGINNINGS: Final = """(row) => {
    const firsts = new Map();
    for (const one of row.children) {
        const box = one.getBoundingClientRect(), style = getComputedStyle(one);
        const isFramed = style.borderLeftColor !== 'rgba(0, 0, 0, 0)' && parseFloat(style.borderLeftWidth) > 0;
        const begins = box.left + (isFramed ? 0 : parseFloat(style.paddingLeft) + parseFloat(style.borderLeftWidth));
        const line = Math.round((box.top + box.bottom) / 16);
        firsts.set(line, Math.min(firsts.get(line) ?? Infinity, begins));
    }
    return Math.max(...firsts.values()) - Math.min(...firsts.values());
}"""
"""How far the lines of a row that is broken stand apart at their left: frames count, else the words."""


@pytest.mark.parametrize("size", [(390, 844), (844, 390)], ids=["upright", "lying"])
def test_on_a_phone_what_one_can_go_on_with_comes_first(
    size: tuple[int, int], new_device: NewDevice, server: ServerProcess
) -> None:
    device = new_device(viewport={"width": size[0], "height": size[1]}, has_touch=True, is_mobile=True)
    expect(asking(device.open(against_bots(server)))).to_be_visible()
    page = device.open("/")
    go_on = page.get_by_role("link", name="Go on")
    expect(go_on).to_be_in_viewport()
    expect(page.get_by_role("article").first).to_be_visible()
    assert_fits(page)
    go_on_at, games_at = go_on.bounding_box(), page.get_by_role("article").first.bounding_box()
    assert go_on_at is not None and games_at is not None and go_on_at["y"] < games_at["y"]
    for row in page.locator("article .row, li .row").all():
        assert row.evaluate(BEGINNINGS) <= 1, "lines of one row begin one below the other"
    device.shoot(f"home-phone-{size[0]}")


def test_a_length_of_any_lawful_number_is_taken_and_stands_with_the_players(device: Device) -> None:
    page = device.open("/?new=zombie_town")
    dialog = page.get_by_role("dialog")
    days = dialog.get_by_role("spinbutton", name="Length")
    expect(days).to_have_value("")
    expect(dialog).to_contain_text("as usual: 10 days")
    device.shoot("new-match")
    days.fill("7")
    with page.expect_request("**/api/matches") as sent:
        dialog.get_by_role("button", name="Begin").click()
    assert json.loads(sent.value.post_data or "")["options"]["days"] == 7


ATTACHMENT: Final = "body => getComputedStyle(body).backgroundAttachment"


def test_whoever_types_the_last_name_still_sees_the_head_and_the_foot_of_the_dialog(device: Device) -> None:
    page = device.open("/")
    page.get_by_role("article", name="Zombicide").get_by_role("button", name="New table").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("3", exact=True).click()
    dialog.get_by_placeholder("Name").last.click()
    expect(dialog.get_by_role("heading", name="Zombicide")).to_be_in_viewport()
    box, foot = dialog.bounding_box(), dialog.get_by_role("button", name="Begin").bounding_box()
    assert box is not None and foot is not None
    assert box["y"] + box["height"] - foot["y"] - foot["height"] < foot["height"], "nothing is empty below the buttons"
    assert dialog.evaluate("element => { element.scrollTop = 99; return element.scrollTop; }") == 0
    assert "local" in dialog.locator(".body").evaluate(ATTACHMENT), "the shade that says there is more below"


CUT = """(select) => {
    const style = getComputedStyle(select), words = document.createElement('canvas').getContext('2d');
    words.font = style.font;
    const wide = words.measureText(select.selectedOptions[0].text).width;
    return wide > select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - 20;
}"""
"""What is chosen does not fit beside the arrow."""


def test_on_a_phone_it_can_be_read_who_sits_where(new_device: NewDevice) -> None:
    phone = new_device({"language": "de"}, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page = phone.open("/")
    page.get_by_role("article", name="Zombie Town").get_by_role("button", name="Neuer Tisch").tap()
    for number, kind in enumerate(("me", "open", "bot:careful", "bot:search")):
        seat = page.locator("dialog[open] select").nth(number)
        seat.select_option(kind)
        assert not seat.evaluate(CUT), kind


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


def test_who_is_youngest_is_chosen_by_name(device: Device) -> None:
    page = device.open("/")
    page.get_by_role("article", name="Zombie Town").get_by_role("button", name="New table").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_placeholder("Name").nth(0).fill("Ada")
    dialog.get_by_placeholder("Name").nth(1).fill("Ben")
    dialog.locator("summary").click()
    youngest = dialog.get_by_role("group", name="Youngest player")
    expect(youngest.get_by_role("radio")).to_have_count(1 + dialog.get_by_placeholder("Name").count())
    youngest.get_by_text("Ben", exact=True).click()
    with page.expect_request("**/api/matches") as sent:
        dialog.get_by_role("button", name="Begin").click()
    assert json.loads(sent.value.post_data or "")["options"]["youngest_seat"] == 2


def test_five_games_fit_the_first_screen_of_a_laptop(new_device: NewDevice) -> None:
    page = new_device(viewport={"width": 1366, "height": 768}).open("/")
    tiles = page.get_by_role("article")
    expect(tiles.nth(2)).to_be_visible()
    boxes = [box for box in (tile.bounding_box() for tile in tiles.all()) if box is not None]
    page.evaluate(
        """() => { const tile = document.querySelector('article'); const place = tile.closest('li') ?? tile;
            const missing = 5 - document.querySelectorAll('article').length;
            for (let i = 0; i < missing; i++)
                place.parentElement.append(place.cloneNode(true)); }"""
    )
    expect(tiles).to_have_count(max(5, len(boxes)))
    for tile in tiles.all():
        box = tile.bounding_box()
        assert box is not None and box["y"] + box["height"] <= 768, box


def test_my_matches_say_game_mission_people_and_how_they_stand(device: Device, server: ServerProcess) -> None:
    plan = {"game": "zombicide", "seats": [{"kind": "me", "name": "Ada"}], "options": {"mission": "04"}}
    links = json.loads(server.request("POST", "/api/matches", body=plan))
    expect(asking(device.open(f"/t/{links['id']}#{links['seats'][0]}"))).to_be_visible()
    page = device.open("/")
    mine = page.get_by_role("listitem").filter(has=page.get_by_role("link", name="Go on"))
    for words in ("Zombicide", "Ada"):
        expect(mine).to_contain_text(words)
    scene = json.loads(server.request("GET", "/api/games/zombicide/missions"))
    name = next(mission["name"]["en"] for mission in scene if mission["id"] == "04")
    expect(mine).to_contain_text(name)


def test_my_matches_say_which_scenario_is_played(device: Device, server: ServerProcess) -> None:
    content = json.loads(server.request("GET", "/api/games/flick_em_up/missions/1"))["content"]
    plan = {"game": "flick_em_up", "seats": [{"kind": "me"}], "options": {"scenario": "1"}}
    own = plan | {"content": {"scenario": content | {"name": "Frozen in"}}}
    for made in (plan, own):
        links = json.loads(server.request("POST", "/api/matches", body=made))
        expect(asking(device.open(f"/t/{links['id']}#{links['seats'][0]}"))).to_be_visible()
    matches = device.open("/").get_by_role("listitem").filter(has_text="Flick ’em Up")
    expect(matches.filter(has_text="The way out")).to_have_count(1)
    expect(matches.filter(has_text="Frozen in")).to_have_count(1)


def test_my_matches_say_how_they_ended_after_those_that_go_on(device: Device, server: ServerProcess) -> None:
    expect(asking(device.open(against_bots(server)))).to_be_visible()
    expect(device.open(ended(server, "zombicide")).get_by_role("button", name="Play again")).to_be_visible()
    page = device.open("/")
    over = page.get_by_role("listitem").filter(has_text="You have lost")
    expect(over).to_contain_text("Zombicide")
    expect(page.get_by_role("link", name="Go on")).to_have_count(1)
    first = page.get_by_role("list").filter(has=over).get_by_role("listitem").first
    expect(first.get_by_role("link", name="Go on")).to_be_visible()


def test_a_page_older_than_the_server_renews_itself(device: Device) -> None:
    """Parts it had not fetched yet are gone: it must not go on without them, with no level to choose and no word."""
    page = device.open("/")
    page.route("**/assets/Setup-*.js", lambda route: route.fulfill(status=404))
    begin = page.get_by_role("article", name="Dawn of the Zeds").get_by_role("button", name="Play alone or with bots")
    with page.expect_event("load"):
        begin.click()
    page.unroute("**/assets/Setup-*.js")
    begin.click()
    expect(page.get_by_role("dialog").get_by_text("Level III", exact=True)).to_be_visible()
    assert device.complaints, "it was missing"
    device.complaints.clear()
