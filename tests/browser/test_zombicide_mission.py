"""A whole mission of Zombicide in the browser: by mouse on the map, by touch on a phone, by keys alone."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewDevice
from tests.browser.devices import Device, log_lines
from tests.browser.survivors import ByKeysAlone, ByMouseOnMap, ByTouchOnMap, begin, new_links
from tests.browser.test_access import violations
from untot.lab.server_process import ServerProcess

BEFORE_THE_FIRST_TURN: Final = 5
"""Whom to lead, four times, and where they carry their cards."""


def test_touching_zones_and_tokens_on_the_map_wins_a_mission(device: Device, server: ServerProcess) -> None:
    person = ByMouseOnMap(device.open(begin(server)))
    person.play(9)
    device.shoot("zombicide-table")
    person.play_to_the_end()
    device.shoot("zombicide-end")
    assert person.answers > 12
    assert any("Walker" in line for line in log_lines(device.page))


def test_a_phone_is_enough_for_a_mission(new_device: NewDevice, server: ServerProcess) -> None:
    device = new_device(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    person = ByTouchOnMap(device.open(begin(server)))
    person.play(9)
    device.shoot("zombicide-phone")
    person.play_to_the_end()
    device.shoot("zombicide-phone-end")
    assert person.answers > 12


def test_keys_alone_win_a_mission(device: Device, server: ServerProcess) -> None:
    person = ByKeysAlone(device.open(begin(server)))
    person.play_to_the_end()
    assert person.answers > 12


@pytest.mark.parametrize("paper", ["day", "night"])
def test_axe_finds_nothing_serious_at_the_table(paper: str, new_device: NewDevice, server: ServerProcess) -> None:
    device = new_device({"paper": paper}, bypass_csp=True)
    person = ByMouseOnMap(device.open(begin(server)))
    for answers in (0, 4, 5):
        person.play(answers)
        person.wait()
        assert violations(device.page) == []


def test_a_hint_says_what_a_bot_would_do_and_why_and_enter_does_it(device: Device, server: ServerProcess) -> None:
    person = ByMouseOnMap(device.open(begin(server)))
    person.play(9)
    person.wait()
    device.page.get_by_role("button", name="What would you do?").click()
    expect(device.page.locator("strong").get_by_text("I would do this:")).to_be_visible()
    expect(device.page.locator("[data-ask] .hinted")).to_have_count(1)
    sentence = person.sentence.inner_text()
    device.page.keyboard.press("Enter")
    expect(person.sentence).not_to_have_text(sentence)


def test_a_bot_plays_the_turn_of_a_survivor_who_is_lent_to_it(device: Device, server: ServerProcess) -> None:
    page = device.open(begin(server))
    ByMouseOnMap(page).play(BEFORE_THE_FIRST_TURN)
    expect(page.get_by_role("heading", name="Whose turn is next?")).to_be_visible()
    page.get_by_role("checkbox", name="Let a bot play").first.check()
    page.locator("[data-ask]").get_by_role("button", name="Doug").click()
    expect(page.locator("[data-ask]").get_by_role("button", name="Doug")).to_have_count(0)
    expect(page.get_by_role("heading", name="Whose turn is next?")).to_be_visible()
    assert any("Doug has a turn" in line for line in log_lines(page))


def test_one_touch_on_the_map_is_one_answer_one_line_of_the_log_and_one_undo(
    device: Device, server: ServerProcess
) -> None:
    person = ByMouseOnMap(device.open(begin(server)))
    page = person.page
    person.play(BEFORE_THE_FIRST_TURN + 1)
    expect(page.get_by_role("heading", name="Doug has 3 actions left")).to_be_visible()
    before = log_lines(page)
    person.touch(person.on_map("move to:S00"))
    expect(page.get_by_role("heading", name="Doug has 1 action left")).to_be_visible()
    [new] = log_lines(page)[len(before) :]
    assert "Doug goes from street S20 to street S00." in new
    page.get_by_role("button", name="Take back").click()
    expect(page.get_by_role("heading", name="Doug has 3 actions left")).to_be_visible()
    expect(page.get_by_label("Doug, Street S20")).to_be_visible()


def test_what_two_players_do_not_agree_on_is_settled_by_one_of_them(
    new_device: NewDevice, server: ServerProcess
) -> None:
    first, second, _ = new_links(server, {"kind": "me"})
    people = [ByMouseOnMap(new_device().open(link)) for link in (first, second)]
    question = "Who is the first player?"
    while not all(person.page.get_by_role("heading", name=question).is_visible() for person in people):
        for person in people:
            if person.options.or_(person.arranged).count() and question not in person.sentence.inner_text():
                person.decide()
    host, guest = (person.page.locator("[data-ask]") for person in people)
    guest.get_by_role("button", name="Player 2").click()
    expect(host.get_by_role("list").get_by_text("Player 2:")).to_be_visible()
    host.get_by_role("button", name="Player 1").click()
    host.get_by_role("button", name="Settle it: Player 1").click()
    expect(host.get_by_role("heading", name="Whose turn is next?")).to_be_visible()
    expect(guest.get_by_role("button", name="Player 2")).to_have_count(0)


def test_two_players_at_one_screen_need_no_curtain(device: Device, server: ServerProcess) -> None:
    first, second, _ = new_links(server, {"kind": "me"})
    device.open(first)
    expect(device.page.locator("[data-ask]")).to_be_visible()
    person = ByMouseOnMap(device.open(second))
    person.play(12)
    expect(device.page.get_by_text("Hand over to")).to_have_count(0)
    expect(device.page.get_by_text("Round 1", exact=False).first).to_be_visible()


def test_who_watches_sees_the_town_and_can_look_at_the_replay(new_device: NewDevice, server: ServerProcess) -> None:
    seat, watch = new_links(server)
    player, spectator = new_device(), new_device()
    spectator.open(watch)
    person = ByMouseOnMap(player.open(seat))
    person.play(10)
    expect(spectator.page.locator('[data-thing="doug"]').first).to_be_visible()
    expect(spectator.page.locator("[data-part=board] [data-word]")).to_have_count(0)
    person.play_to_the_end()
    player.page.get_by_role("button", name="Look at the replay").click()
    player.page.get_by_role("slider", name="Step").fill("12")
    expect(player.page.locator('[data-thing="S20"]').first).to_be_visible()
    player.shoot("zombicide-replay")


def test_the_mission_is_chosen_before_the_match(device: Device) -> None:
    page = device.open("/")
    page.get_by_role("button", name="Play alone or with bots").click()
    page.get_by_role("radio", name="City Blocks").check(force=True)
    device.shoot("zombicide-new")
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_text("City Blocks").first).to_be_visible()
