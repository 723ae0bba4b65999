"""A scenario of one's own in the browser: laid out by mouse, keys and numbers, refused, mended, played."""

from __future__ import annotations

import json
import tomllib

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewDevice
from tests.browser.devices import Device
from tests.browser.filing import drafts, file_of, saved
from tests.browser.test_access import violations

SHELF = "/workshop/flick_em_up"
READY = "Nothing is wrong. It can be played."
OPEN = "Open a scenario file"


def snow(page: Page, x: int, y: int) -> tuple[float, float]:
    """Where a place of the town, in mm from its middle, is on the screen."""
    box = page.locator("[data-snow]").bounding_box()
    assert box is not None
    return box["x"] + box["width"] * (450 + x) / 900, box["y"] + box["height"] * (450 - y) / 900


def put(page: Page, tool: str, *places: tuple[int, int]) -> None:
    page.get_by_role("radio", name=tool, exact=True).check(force=True)
    for x, y in places:
        page.mouse.click(*snow(page, x, y))


def piece(page: Page, thing: str) -> Locator:
    return page.locator(f'[data-thing="{thing}"]')


def test_a_scenario_is_laid_out_refused_with_its_clause_mended_and_played(new_device: NewDevice) -> None:
    device = new_device(bypass_csp=True)
    page = device.open(SHELF)
    page.get_by_role("button", name="New empty town").click()
    problems = page.get_by_role("list", name="What is still wrong")
    expect(problems.get_by_role("listitem").filter(has_text="Group A has no survivor.")).to_contain_text("FL-2.7")
    put(page, "Survivors", (-60, -250), (60, -250))
    put(page, "Zombies", (0, -200), (0, 60))
    near = problems.get_by_role("listitem").filter(has_text="too near").filter(has_text="Zombie 1A")
    expect(near.first).to_contain_text("FL-20.14")
    page.get_by_role("tab", name="Goals").click()
    expect(problems).to_contain_text("Group A has nothing to win by.")
    page.get_by_role("button", name="Add goal").click()
    page.get_by_label("How many").fill("2")
    expect(problems).not_to_contain_text("nothing to win by")
    device.shoot("flick-workshop-refused")
    assert violations(page) == []

    near.get_by_role("button", name="too near").first.click()
    page.get_by_label("North (mm)").fill("-90")
    piece(page, "z1a").press("ArrowUp")
    expect(piece(page, "z1a")).to_have_accessible_name("Zombie 1A, 0 east, -80 north")
    expect(page.get_by_text(READY)).to_be_visible()
    from_, to = snow(page, 0, 60), snow(page, 100, 100)
    page.mouse.move(*from_)
    page.mouse.down()
    page.mouse.move(*to, steps=3)
    page.mouse.up()
    expect(piece(page, "z2a")).to_have_accessible_name("Zombie 2A, 100 east, 100 north")
    page.keyboard.press("Control+z")
    expect(piece(page, "z2a")).to_have_accessible_name("Zombie 2A, 0 east, 60 north")
    expect(page.get_by_text(READY)).to_be_visible()

    page.get_by_role("button", name="Test-play").click()
    page.get_by_role("button", name="Alone: I lead all survivors").click()
    expect(page.locator("[data-ask]")).to_be_visible()
    device.shoot("flick-workshop-played")
    page.get_by_role("link", name="Back to the workshop").click()
    expect(page.get_by_role("heading", name="My town")).to_be_visible()
    page.get_by_role("button", name="Use in a new match").click()
    expect(page.get_by_role("radio", name="My town")).to_be_checked()


def begin_with_scenario_1(device: Device) -> Page:
    """The first printed scenario as one's own, with one crate moved."""
    page = device.open(SHELF)
    page.get_by_label("Printed scenario").select_option("1")
    page.get_by_role("button", name="Begin with this one").click()
    expect(page.get_by_text(READY)).to_be_visible()
    piece(page, "crate_1").press("ArrowUp")
    expect(piece(page, "crate_1")).to_have_accessible_name("Crate 1, -250 east, 30 north")
    expect(page.get_by_text(READY)).to_be_visible()
    return page


def test_a_scenario_is_saved_as_a_file_and_opened_again(device: Device) -> None:
    page = begin_with_scenario_1(device)
    toml = saved(page)
    assert "crate_1 = [-250.0, 30.0, 0.0]" in toml and 'pattern = "1"' in toml and "kills = 6" in toml
    page.get_by_role("link", name="Workshop").click()
    page.get_by_label(OPEN).set_input_files(file_of(toml, "the-way-out.toml"))
    expect(page.get_by_text(READY)).to_be_visible()
    expect(piece(page, "crate_1")).to_have_accessible_name("Crate 1, -250 east, 30 north")
    opened, first = drafts(page, "flick_em_up")
    assert opened["draft"] == first["draft"] | {"name": opened["draft"]["name"]} and opened["id"] != first["id"]
    assert saved(page) == toml
    page.get_by_role("button", name="Test-play").click()
    page.get_by_role("button", name="Alone: I lead all survivors").click()
    expect(page.locator("[data-ask]")).to_be_visible()


def said_in(refusal: Locator, reason: str) -> Locator:
    return refusal.get_by_role("listitem").filter(has_text=reason)


def test_a_broken_scenario_file_is_refused_line_by_line_with_its_clauses_and_nothing_is_lost(device: Device) -> None:
    page = begin_with_scenario_1(device)
    toml = saved(page)
    page.get_by_role("link", name="Workshop").click()
    broken = toml.replace("crate_1 = [-250.0, 30.0", "crate_1 = [600.0, 0.0").replace('in = "motor_home"', 'in = "pub"')
    page.get_by_label(OPEN).set_input_files(file_of(broken, "broken.toml"))
    refusal = page.get_by_role("alert")
    expect(refusal).to_contain_text("broken.toml was not opened")
    expect(said_in(refusal, "Crate 1 stands outside the town")).to_contain_text("FL-20.14")
    pub = said_in(refusal, "There is no building pub")
    line = next(number for number, text in enumerate(broken.splitlines(), 1) if "pub" in text)
    expect(pub).to_contain_text(f"Line {line}")
    expect(pub).to_contain_text("FL-20.1")
    device.shoot("flick-workshop-file-refused")

    short = json.dumps(tomllib.loads(toml) | {"rounds": 0})
    page.get_by_label(OPEN).set_input_files(file_of(short, "short.json"))
    expect(refusal).to_contain_text("short.json was not opened")
    expect(said_in(refusal, "wrong form")).to_contain_text("rounds")
    page.get_by_label(OPEN).set_input_files(file_of("rounds = [[", "torn.toml"))
    expect(refusal).to_contain_text("torn.toml was not opened")
    expect(refusal).to_contain_text("This is not TOML")
    assert len(drafts(page, "flick_em_up")) == 1

    page.get_by_label(OPEN).set_input_files(file_of(broken, "broken.toml"))
    page.get_by_role("button", name="Open it as an unfinished draft").click()
    problems = page.get_by_role("list", name="What is still wrong")
    said_in(problems, "Crate 1 stands outside").get_by_role("button", name="Take away").click()
    expect(problems).not_to_contain_text("Crate 1")
    expect(problems).to_contain_text("There is no building pub")
