"""The first rounds of Dawn of the Zeds in the browser: by mouse on the poster, by touch on a phone, by keys alone."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import NewDevice
from tests.browser.defenders import (
    PHONE,
    ByKeysAlone,
    ByMouseOnPoster,
    ByTouchOnPoster,
    LookerByMouse,
    alone,
    one_against_all,
    take_turns,
)
from tests.browser.devices import Device, asking
from tests.browser.people import broken_in_lists
from tests.browser.test_access import violations
from untot.games.dawn_of_the_zeds.board import ALL_SPACES
from untot.kernel.texts import texts
from untot.lab.server_process import ServerProcess


def test_touching_people_and_places_plays_the_first_rounds(device: Device, server: ServerProcess) -> None:
    person = ByMouseOnPoster(device.open(alone(server)))
    person.play_to_round(3)
    device.shoot("dawn-table")
    assert person.touched > 1 and person.answers > 4


def test_a_phone_is_enough_and_shows_the_road_in_question(new_device: NewDevice, server: ServerProcess) -> None:
    device = new_device(**PHONE)
    person = ByTouchOnPoster(device.open(alone(server)))
    person.play_to_round(3)
    device.shoot("dawn-phone")
    assert person.touched > 1
    expect(device.page.get_by_role("list", name="The event of this round")).to_be_visible()


def test_names_of_places_are_not_broken_in_a_list_on_a_phone(new_device: NewDevice, server: ServerProcess) -> None:
    page = new_device({"language": "de"}, **PHONE).open(alone(server))
    expect(asking(page).locator(".options .option").first).to_be_visible()
    names = [texts("dawn_of_the_zeds", "de").name(space) for space in ALL_SPACES]
    assert "Linkerhandpass" in names and broken_in_lists(page, names) == []


def test_on_a_phone_every_question_is_read_whole_and_two_short_answers_stay_in_sight(
    new_device: NewDevice, server: ServerProcess
) -> None:
    """However little of the sheet is seen, and whatever is above them, such as the odds of a roll."""
    page = new_device({"language": "de"}, **PHONE).open(alone(server))
    person = ByTouchOnPoster(page)
    asked, pair, sheet = (
        page.locator("header .ask"),
        asking(page).locator(".options.pair"),
        page.get_by_role("tabpanel"),
    )
    while not pair.count() or sheet.evaluate("it => it.scrollHeight < it.clientHeight + 40"):
        person.decide()
        person.wait()
        assert asked.evaluate("it => it.scrollHeight <= it.clientHeight + 2"), asked.inner_text()
    sheet.evaluate("it => it.style.flex = '0 0 8rem'")
    below, edge = pair.bounding_box(), sheet.bounding_box()
    assert below and edge and below["y"] + below["height"] <= edge["y"] + edge["height"]


def test_keys_alone_play_the_first_rounds(device: Device, server: ServerProcess) -> None:
    person = ByKeysAlone(device.open(alone(server)))
    person.play_to_round(3)
    assert person.answers > 4


def test_whoever_touches_somebody_sees_what_he_can_do_and_nothing_happens(
    device: Device, server: ServerProcess
) -> None:
    page = device.open(alone(server))
    person = ByMouseOnPoster(page)
    person.play_to_own_actions()
    first = person.options.first
    name = first.inner_text().split("·")[0].strip().split("\n")[-1]
    first.click()
    expect(asking(page).get_by_text(name).first).to_be_visible()
    expect(asking(page).get_by_role("button", name="Back")).to_be_visible()
    page.keyboard.press("Backspace")
    expect(asking(page).get_by_role("button", name="Back")).to_have_count(0)


def test_heroes_are_chosen_by_cards_that_say_what_they_can_do(device: Device, server: ServerProcess) -> None:
    page = device.open(alone(server, "V"))
    card = asking(page).locator("button.unit").first
    expect(card).to_contain_text(re.compile(r"strength \d \(weakened \d\)"))
    name = card.locator("strong").inner_text()
    card.click()
    expect(page.get_by_role("tabpanel")).to_contain_text(f"{name} comes into play")


def test_the_event_card_lights_the_running_phase(device: Device, server: ServerProcess) -> None:
    page = device.open(alone(server))
    ByMouseOnPoster(page).wait()
    card = page.get_by_role("region", name="The event of this round")
    expect(card.locator("[aria-current=step]")).to_contain_text(re.compile("Zeds|Actions"))


def test_on_a_phone_the_event_is_read_whole_by_touching_its_line(new_device: NewDevice, server: ServerProcess) -> None:
    page = new_device(**PHONE).open(alone(server))
    ByTouchOnPoster(page).wait()
    line = page.locator("[data-part=event]")
    line.get_by_role("button", name="all of it").tap()
    expect(line.get_by_role("region")).to_be_in_viewport()
    line.get_by_role("button", name="less").tap()
    expect(line.get_by_role("region")).to_have_count(0)


def test_what_the_heroes_look_at_stays_with_them(new_device: NewDevice, server: ServerProcess) -> None:
    to_heroes, to_zeds = one_against_all(server)
    heroes, zeds = new_device(), new_device()
    looker, other = LookerByMouse(heroes.open(to_heroes)), ByMouseOnPoster(zeds.open(to_zeds), 2)
    take_turns([looker, other], lambda: bool(looker.known()))
    (card,) = looker.known()
    expect(other.page.get_by_role("tabpanel")).to_contain_text("The hero side has looked at the next event")
    assert card not in other.page.locator("body").inner_text()
    expect(looker.page.get_by_role("tabpanel")).to_contain_text(f"The next event will be {card}")


def test_somebody_without_a_name_is_called_like_no_piece(new_device: NewDevice, server: ServerProcess) -> None:
    _, to_zeds = one_against_all(server)
    page = new_device().open(to_zeds)
    expect(asking(page)).to_contain_text("Waiting for Person 1")
    expect(page.locator("[data-part=players]")).to_contain_text("The zeds player")


def test_axe_finds_nothing_serious_at_the_table(new_device: NewDevice, server: ServerProcess) -> None:
    for paper in ("day", "night"):
        device = new_device({"paper": paper}, bypass_csp=True)
        person = ByMouseOnPoster(device.open(alone(server, "III")))
        for answers in (0, 5):
            person.play(answers)
            person.wait()
            assert violations(device.page) == []


def test_odds_that_somebody_has_opened_stay_open_while_he_asks_for_advice(
    device: Device, server: ServerProcess
) -> None:
    page = device.open(alone(server))
    person = ByMouseOnPoster(page)
    odds = asking(page).locator(".prospects details").first
    while not odds.count() or asking(page).get_by_role("button", name="Back").count():
        person.decide()
    closed = odds.locator("summary").evaluate("it => getComputedStyle(it, '::before').content")
    odds.locator("summary").click()
    page.keyboard.press("h")
    expect(asking(page).get_by_role("button", name="Do that")).to_be_visible()
    expect(odds).to_have_attribute("open", "")
    assert closed != odds.locator("summary").evaluate("it => getComputedStyle(it, '::before').content")
