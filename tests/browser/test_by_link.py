"""People on several devices at one table: links, leaving and coming back, and somebody who only watches."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewDevice
from tests.browser.devices import Device, asking, hand, log_lines
from tests.browser.inviting import link_in_dialog, sit_down
from tests.browser.people import ByMouse


def host_a_table(device: Device) -> Page:
    """The host at seat 1, somebody by link at seat 2, a bot at seat 3; it begins with the links to hand out."""
    page = device.open("/")
    page.get_by_role("article", name="Mall of Horror").get_by_role("button", name="New table").click()
    page.get_by_role("dialog").get_by_text("3", exact=True).first.click()
    page.get_by_label("Who sits at seat 2").select_option("open, by link")
    page.get_by_label("Who sits at seat 3").select_option("bot: Solid")
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_role("dialog", name="Links")).to_be_visible()
    return page


def play_together(host: ByMouse, guest: ByMouse, answers: int) -> None:
    """Both answer what they are asked, until the guest has answered so often and is asked once more."""
    for _ in range(200):
        if guest.options.or_(guest.wedges).or_(guest.confirm).first.is_visible():
            if guest.answers >= answers:
                return
            guest.decide()
        elif host.options.or_(host.wedges).or_(host.confirm).first.is_visible():
            host.decide()
        else:
            host.page.wait_for_timeout(30)
    raise AssertionError("the table stands still")


def test_two_devices_play_one_match_and_whoever_leaves_comes_back_where_he_was(new_device: NewDevice) -> None:
    at_home = new_device()
    table = host_a_table(at_home)
    away = new_device()
    sit_down(away.open(link_in_dialog(table, "Person 2")))
    watcher = new_device()
    watching = watcher.open(link_in_dialog(table, "To watch"))
    expect(watching.get_by_text("You are watching", exact=True)).to_be_visible()
    host, guest = ByMouse(table, 1), ByMouse(away.page, 2)
    play_together(host, guest, answers=3)
    assert hand(away.page) and hand(table)

    before = (hand(away.page), log_lines(away.page), asking(away.page).get_by_role("heading").inner_text())
    address, kept = away.page.url, away.context.storage_state()
    away.close()
    back = new_device(storage_state=kept)
    page = back.open(address)
    expect(asking(page).get_by_role("heading")).to_have_text(before[2])
    assert hand(page) == before[0]
    assert log_lines(page)[: len(before[1])] == before[1]

    expect(watching.get_by_role("tabpanel").locator("ol > li").first).to_be_visible()
    expect(watching.get_by_role("list", name="Your cards")).to_have_count(0)
    assert not ByMouse(watching).options.count()

    guest = ByMouse(page, 3)
    play_together(host, guest, answers=1)


def test_a_key_never_stays_in_the_address(new_device: NewDevice) -> None:
    table = host_a_table(new_device())
    guest = new_device().open(link_in_dialog(table, "Person 2"))
    expect(asking(guest)).to_be_visible()
    assert "#" not in guest.url
    assert "links" not in table.url, "a page that is loaded again does not open its links again"


def test_one_invitation_seats_a_guest_by_name_and_lets_the_next_one_watch(new_device: NewDevice) -> None:
    host = new_device()
    table = host_a_table(host)
    host.shoot("links")
    invitation = link_in_dialog(table, "Invitation for all")
    guest = new_device()
    expect(guest.open(invitation).get_by_role("textbox", name="What is your name?")).to_be_focused()
    sit_down(guest.page, "Ben")
    expect(table.locator(".slips").get_by_text("Ben has joined the table.")).to_be_visible()
    expect(table.get_by_role("tabpanel").get_by_text("Ben has joined the table.")).to_be_visible()
    expect(guest.page.get_by_text("You are watching", exact=True)).to_be_hidden()
    late = new_device().open(invitation)
    expect(late.get_by_text("You are watching", exact=True)).to_be_visible()
    person = ByMouse(table)
    person.play(1)
    expect(asking(table).get_by_text("Ben").first).to_be_visible()
    back = guest.open(invitation)
    expect(ByMouse(back).options.first).to_be_visible()


def test_the_host_lets_a_bot_play_for_whoever_is_away_and_he_takes_the_seat_back(new_device: NewDevice) -> None:
    table = host_a_table(new_device())
    away = new_device()
    sit_down(away.open(link_in_dialog(table, "Invitation for all")), "Ben")
    address, kept = away.page.url, away.context.storage_state()
    ByMouse(table).play(1)
    away.close()
    table.get_by_role("button", name="Let a bot play for Ben").click()
    expect(ByMouse(table).options.or_(ByMouse(table).wedges).first).to_be_visible()
    phone = new_device(storage_state=kept, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page = phone.open(address)
    expect(page.get_by_role("button", name="Take the seat back")).to_be_in_viewport()
    page.get_by_role("button", name="Take the seat back").tap()
    expect(page.get_by_role("button", name="Take the seat back")).to_be_hidden()
    expect(table.get_by_role("tabpanel").get_by_text("Ben plays again.")).to_be_visible()


def test_links_that_only_this_machine_can_open_say_so_and_have_no_picture_for_phones(device: Device) -> None:
    dialog = host_a_table(device).get_by_role("dialog", name="Links")
    expect(dialog.get_by_text("Only this machine can open these links")).to_contain_text("untot play --lan")
    expect(dialog.get_by_role("button", name="QR code")).to_have_count(0)
    expect(dialog.get_by_role("button", name="Copy: Invitation for all")).to_be_visible()


def test_phones_are_let_in_by_one_button_and_find_the_table_by_its_picture(device: Device) -> None:
    """What the server does when the door opens is told in tests/server/test_door.py; here a network is made up."""
    address = "http://192.168.7.7:8666"
    device.page.route(
        "**/api/door",
        lambda route: route.fulfill(
            json={"address": address if route.request.method == "POST" else None, "is_here": True}
        ),
    )
    dialog = host_a_table(device).get_by_role("dialog", name="Links")
    expect(dialog.get_by_text("Only this machine")).to_have_count(0)
    dialog.get_by_role("button", name="Let phones on this Wi-Fi join").click()
    expect(dialog.get_by_text(f"Phones can join: {address}")).to_be_visible()
    expect(dialog.get_by_text(f"{address}/t/").first).to_be_visible()
    dialog.get_by_role("button", name="QR code: Invitation for all").click()
    expect(dialog.get_by_role("img", name="Invitation for all")).to_be_visible()
