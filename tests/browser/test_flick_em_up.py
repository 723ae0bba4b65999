"""Flick 'em Up in a real Chromium: first flicks of scenario 1 by mouse, finger, keys and numbers, and in the room."""

from __future__ import annotations

import json
import re
from time import monotonic
from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.conftest import NewDevice
from tests.browser.devices import Device, asking
from tests.browser.finding import find_browser
from tests.browser.people import assert_fits
from tests.browser.test_access import violations
from untot.lab.server_process import ServerProcess

pytest.importorskip("mujoco")

PHONE: Final = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
LYING: Final = {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True}
MOST_SECONDS: Final = 60
"""Until sixteen pictures with shadows are drawn by software, on a busy machine."""
SOFTWARE: Final = ("--no-sandbox", "--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader")
"""WebGL without a graphics card, and without a warning."""
CALLED_A_CARD: Final = """
for (const kind of [WebGLRenderingContext, WebGL2RenderingContext]) {
    const told = kind.prototype.getParameter;
    kind.prototype.getParameter = function (what) {
        return what === 0x9246 ? 'ANGLE (a graphics card)' : told.call(this, what);
    };
}
"""
"""Software that gives itself the name of a card: too slow for light and shadows."""
INSIDE: Final = "(it) => it.getBoundingClientRect().bottom <= it.closest('[data-ask]').getBoundingClientRect().bottom"
FLICKED: Final = re.compile(r"Greta flicks \(movement disc\): direction ([\d.]+)°, power (\d+)")


def sit_down(
    device: Device, server: ServerProcess, activate: str = "Activate Greta", move: str = "Move by disc"
) -> Page:
    """Scenario 1, alone; Greta is activated."""
    plan = {"game": "flick_em_up", "seats": [{"kind": "me"}], "options": {"scenario": "1", "aim_jitter": "off"}}
    links = json.loads(server.request("POST", "/api/matches", body=plan))
    page = device.open(f"/t/{links['id']}#{links['seats'][0]}")
    asking(page).get_by_role("button", name=activate).click()
    expect(asking(page).get_by_role("button", name=move)).to_be_visible()
    return page


def middle_of(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def flick_told(page: Page) -> tuple[int, int]:
    """Power and direction, as the log tells everybody."""
    line = page.get_by_text(FLICKED).first
    expect(line).to_be_attached(timeout=20_000)
    found = FLICKED.search(line.text_content() or "")
    assert found is not None
    return int(found[2]), round(float(found[1]) * 10)


def goes_on(page: Page) -> None:
    """The disc has come to rest: where to look, or what to do next."""
    expect(asking(page).get_by_role("button", name=re.compile("^(Move by disc|Do it)")).first).to_be_visible(
        timeout=20_000
    )


def test_by_mouse(device: Device, server: ServerProcess) -> None:
    """Drawn back from the piece and let go; what draws in space does not come to whoever looks from above."""
    loaded: list[str] = []
    device.page.on("request", lambda request: loaded.append(request.url))
    page = sit_down(device, server)
    x, y = middle_of(page.locator("[data-aim] .ring"))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 50, y + 40, steps=3)
    device.shoot("flick_mouse")
    page.mouse.up()
    power, direction = flick_told(page)
    assert 10 <= power <= 40 and 370 <= direction <= 400
    goes_on(page)
    assert [url for url in loaded if "RoomBoard" in url] == []


def test_a_piece_that_is_hardly_drawn_stays(device: Device, server: ServerProcess) -> None:
    page = sit_down(device, server)
    x, y = middle_of(page.locator("[data-aim] .ring"))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 60, y + 60, steps=3)
    page.mouse.move(x - 3, y + 3)
    page.mouse.up()
    expect(asking(page).get_by_role("button", name="Flick")).to_be_visible()
    assert page.get_by_text(FLICKED).count() == 0


@pytest.mark.parametrize("phone", [PHONE, LYING], ids=["upright", "lying"])
def test_by_finger(new_device: NewDevice, server: ServerProcess, phone: dict[str, object]) -> None:
    device = new_device(**phone)
    page = sit_down(device, server)
    assert_fits(page)
    device.shoot(f"flick_phone_{page.viewport_size['width']}")  # type: ignore[index]
    x, y = middle_of(page.locator("[data-aim] .ring"))
    line = device.context.new_cdp_session(page)
    for kind, dx, dy in (("touchStart", 0, 0), ("touchMove", -20, 10), ("touchMove", -60, 20)):
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x + dx, "y": y + dy}]})
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.get_by_role("tab", name="Log").click()
    power, direction = flick_told(page)
    assert power > 10 and 150 <= direction <= 220
    assert_fits(page)


def test_on_a_phone_the_words_of_seeing_it_again_hide_nobody(new_device: NewDevice, server: ServerProcess) -> None:
    device = new_device({"pace": "quick"}, reduced_motion="no-preference", **PHONE)
    page = sit_down(device, server)
    asking(page).get_by_role("button", name="Move by disc").click()
    asking(page).get_by_role("button", name="Flick").click()
    goes_on(page)
    again = page.get_by_role("button", name="Again, slowly")
    box = again.bounding_box()
    assert box is not None and box["width"] < 60
    again.click()
    expect(page.get_by_role("button", name="Back to now")).to_be_visible()


def test_a_finger_chooses_the_other_side_of_a_shot_on_the_table(new_device: NewDevice, server: ServerProcess) -> None:
    """Also where the ring for drawing back reaches nearly as far."""
    device = new_device(**PHONE)
    page = sit_down(device, server)
    asking(page).get_by_role("button", name="Shoot: pistol").tap()
    right = asking(page).get_by_role("radio", name="Right")
    expect(right).to_have_attribute("aria-checked", "false")
    page.wait_for_timeout(600)  # the map is brought near
    x, y = middle_of(page.locator("[data-start]"))
    page.touchscreen.tap(x - 8, y)
    expect(right).to_have_attribute("aria-checked", "true")


def test_by_keys(new_device: NewDevice, server: ServerProcess) -> None:
    """Left and right turn, up and down give power; with Shift finely. No mouse."""
    page = sit_down(new_device(bypass_csp=True), server)
    assert violations(page) == []
    page.keyboard.press("1")
    expect(asking(page).get_by_role("slider", name="Direction")).to_be_visible()
    for key in ("ArrowRight", "ArrowRight", "Shift+ArrowRight", "ArrowUp", "Shift+ArrowDown"):
        page.keyboard.press(key)
    page.keyboard.press("Enter")
    assert flick_told(page) == (54, 879)
    goes_on(page)


def test_by_numbers(device: Device, server: ServerProcess) -> None:
    page = sit_down(device, server)
    asking(page).get_by_role("button", name="Move by disc").click()
    asking(page).get_by_role("textbox", name="Direction").fill("45.5")
    asking(page).get_by_role("textbox", name="Power").fill("20")
    asking(page).get_by_role("button", name="Flick").click()
    assert flick_told(page) == (20, 455)
    goes_on(page)


def test_a_direction_is_written_and_read_with_the_comma_of_its_language(
    new_device: NewDevice, server: ServerProcess
) -> None:
    page = sit_down(new_device({"language": "de"}), server, "Greta aktivieren", "Mit der Scheibe bewegen")
    asking(page).get_by_role("button", name="Mit der Scheibe bewegen").click()
    direction = asking(page).get_by_role("textbox", name="Richtung")
    direction.fill("45,5")
    direction.press("Tab")
    expect(direction).to_have_value("45,5")


def test_advice_about_a_flick_is_read_whole_on_a_low_screen(new_device: NewDevice, server: ServerProcess) -> None:
    page = sit_down(new_device(viewport={"width": 1366, "height": 768}), server)
    asking(page).get_by_role("button", name="Shoot: pistol").click()
    page.keyboard.press("h")
    advice = asking(page).locator(".hint")
    expect(advice).to_be_visible(timeout=20_000)
    assert advice.evaluate(INSIDE)
    assert asking(page).locator("[data-seal]").is_visible()


def test_on_a_low_screen_the_button_that_lets_go_is_in_sight(new_device: NewDevice, server: ServerProcess) -> None:
    page = sit_down(new_device(viewport={"width": 1280, "height": 720}), server)
    asking(page).get_by_role("button", name="Shoot: pistol").click()
    expect(asking(page).get_by_role("radio", name="Left")).to_be_visible()
    assert asking(page).locator("[data-seal]").evaluate(INSIDE)


def test_in_the_room(chromium: Browser, server: ServerProcess) -> None:
    """In space: plain means by software, one key to the view from above, and the console says nothing."""
    browser = chromium.browser_type.launch(executable_path=find_browser(), args=SOFTWARE)
    device = Device(browser, server.url, reduced_motion="no-preference", liked={"pace": "quick"})
    page = sit_down(device, server)
    expect(page.locator("[data-means=plain] canvas")).to_be_visible()
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    flick_told(page)
    goes_on(page)
    device.shoot("flick_room")
    page.keyboard.press("V")
    expect(page.locator("[data-aim]")).to_be_attached()
    device.close()
    browser.close()
    assert device.complaints == []


def test_a_card_that_is_too_slow_for_shadows_draws_without_them(chromium: Browser, server: ServerProcess) -> None:
    browser = chromium.browser_type.launch(executable_path=find_browser(), args=SOFTWARE)
    device = Device(browser, server.url, reduced_motion="no-preference", viewport={"width": 1280, "height": 720})
    device.context.add_init_script(CALLED_A_CARD)
    page = sit_down(device, server)
    expect(page.locator("[data-means=rich] canvas")).to_be_visible()
    turn = page.get_by_role("button", name="Turn the table left")
    until = monotonic() + MOST_SECONDS
    while page.locator("[data-means=plain] canvas").count() == 0 and monotonic() < until:
        turn.click()
    expect(page.locator("[data-means=plain] canvas")).to_be_visible()
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    flick_told(page)
    device.close()
    browser.close()
    assert device.complaints == []
