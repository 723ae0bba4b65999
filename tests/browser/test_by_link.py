"""People on several devices at one table: links, leaving and coming back, and somebody who only watches."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewDevice
from tests.browser.devices import Device, asking, hand, log_lines
from tests.browser.people import ByMouse


def host_a_table(device: Device) -> Page:
    """The host at seat 1, somebody by link at seat 2, a bot at seat 3; it begins with the links to hand out."""
    page = device.open("/")
    page.get_by_role("article", name="Mall of Horror").get_by_role("button", name="New table").click()
    page.get_by_role("dialog").get_by_text("3", exact=True).first.click()
    page.get_by_label("Who sits at seat 2").select_option("open, by link")
    page.get_by_label("Who sits at seat 3").select_option("bot: Careful")
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_role("dialog", name="Links")).to_be_visible()
    return page


def link_in_dialog(page: Page, title: str) -> str:
    """A link as the host finds it, to be handed on."""
    dialog = page.get_by_role("dialog", name="Links")
    if not dialog.is_visible():
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("dialog", name="Menu").get_by_role("button", name="Links").click()
    entry = dialog.get_by_role("listitem").filter(has_text=title)
    link = entry.get_by_text("/t/").inner_text()
    dialog.get_by_role("button", name="Close").click()
    return link


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
    away.open(link_in_dialog(table, "Seat 2"))
    watcher = new_device()
    watching = watcher.open(link_in_dialog(table, "To watch"))
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
    guest = new_device().open(link_in_dialog(table, "Seat 2"))
    expect(asking(guest)).to_be_visible()
    assert "#" not in guest.url
