"""The workshop in the browser: a mission is built, played, saved and opened again; a survivor is made and used."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewDevice
from tests.browser.devices import Device
from tests.browser.filing import drafts, file_of, saved
from tests.browser.people import assert_fits
from tests.browser.survivors import ByMouseOnMap
from tests.browser.test_access import violations

SHELF: Final = "/workshop/zombicide"
READY: Final = "Nothing is wrong. It can be played."
PLACED: Final = {
    "Start": ["S20"],
    "Spawn": ["S24", "S02"],
    "Door": ["wall:2B.SE/S21/S", "wall:1B.A/S23/S"],
    "Objective": ["2B.NW"],
    "Exit": ["S22"],
}
"""On 2B beside 1B, as the palette lays them."""
SKILLS: Final = ["free_move", "lucky", "tough", "medic", "sniper", "ninja"]


class Builder:
    """Somebody at the desk with a mouse."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.problems = page.get_by_role("list", name="What is still wrong")

    def press(self, target: Locator) -> None:
        target.click()

    def begin(self) -> None:
        self.press(self.page.get_by_role("button", name="New empty mission"))

    def lay(self, *sides: str) -> None:
        for side in sides:
            self.press(self.page.get_by_role("button", name=f"Side {side}"))

    def turn_to(self, tab: str) -> None:
        self.press(self.page.get_by_role("tab", name=tab))

    def put(self, tool: str, target: str) -> None:
        self.page.get_by_role("radio", name=tool, exact=True).check(force=True)
        self.press(self.page.locator(f'[data-thing="{target}"]'))

    def build(self) -> None:
        """A whole small mission."""
        self.begin()
        self.lay("2B", "1B")
        self.turn_to("Map")
        for tool, targets in PLACED.items():
            for target in targets:
                self.put(tool, target)
        self.turn_to("Goals")
        self.press(self.page.get_by_role("button", name="Add goal"))

    def expect_ready(self) -> None:
        expect(self.page.get_by_text(READY)).to_be_visible()
        expect(self.problems).to_have_count(0)


class ByFinger(Builder):
    """Somebody with a phone: the palette is a sheet that must not reach beyond the screen."""

    def press(self, target: Locator) -> None:
        target.tap()
        assert_fits(self.page)

    def expect_ready(self) -> None:
        self.turn_to("Check")
        super().expect_ready()


class ByKeyboard(Builder):
    """Somebody without a mouse."""

    def press(self, target: Locator) -> None:
        target.focus()
        target.press("Enter")


def test_a_mission_from_nothing_is_built_played_saved_and_opened_again(device: Device) -> None:
    page = device.open(SHELF)
    builder = Builder(page)
    builder.begin()
    expect(builder.problems).to_contain_text("A cell of the map has no tile yet.")
    builder.lay("2B", "1B")
    expect(builder.problems).not_to_contain_text("no tile")
    expect(builder.problems).to_contain_text("No start zone is chosen yet.")
    builder.turn_to("Map")
    for tool, targets in PLACED.items():
        for target in targets:
            builder.put(tool, target)
    expect(builder.problems.get_by_role("listitem")).to_have_count(1)
    expect(builder.problems).to_contain_text("A mission needs at least one goal.")
    builder.turn_to("Goals")
    page.get_by_role("button", name="Add goal").click()
    builder.expect_ready()
    builder.turn_to("About")
    page.get_by_label("English name").fill("Two Houses")
    builder.expect_ready()
    device.shoot("workshop-mission")

    page.get_by_role("button", name="Test-play").click()
    page.get_by_role("button", name="Alone: I lead all survivors").click()
    ByMouseOnMap(page).play(8)
    expect(page.locator('[data-thing="2B.SE/S21"]').first).to_be_visible()
    device.shoot("workshop-played")
    page.get_by_role("link", name="Back to the workshop").click()
    expect(page.get_by_role("heading", name="Two Houses")).to_be_visible()
    builder.expect_ready()

    toml = saved(page)
    assert 'en = "Two Houses"' in toml and 'room = "2B.SE"' in toml
    page.get_by_role("link", name="Workshop").click()
    page.get_by_label("Open a mission file").set_input_files(file_of(toml, "mission.toml"))
    builder.expect_ready()
    first, second = drafts(page, "zombicide")
    assert first["draft"] == second["draft"] | {"name": first["draft"]["name"]} and first["id"] != second["id"]
    assert saved(page) == toml


def test_a_broken_file_is_refused_with_all_its_lines_and_nothing_is_lost(device: Device) -> None:
    page = device.open(SHELF)
    builder = Builder(page)
    builder.build()
    builder.expect_ready()
    toml = saved(page)
    page.get_by_role("link", name="Workshop").click()
    broken = toml.replace('"2B.SE"', '"2B.Attic"').replace('start = "S20"', 'start = "S99"')
    page.get_by_label("Open a mission file").set_input_files(file_of(broken, "broken.toml"))
    refusal = page.get_by_role("alert")
    expect(refusal).to_contain_text("broken.toml was not opened")
    for wrong, reason in (("S99", "There is no zone “S99”"), ("2B.Attic", "There is no zone “2B.Attic”")):
        line = next(number for number, text in enumerate(broken.splitlines(), 1) if wrong in text)
        expect(refusal.get_by_role("listitem").filter(has_text=reason)).to_contain_text(f"Line {line}")
    device.shoot("workshop-refused")
    page.get_by_label("Open a mission file").set_input_files(file_of("layout = [[", "torn.toml"))
    expect(page.get_by_role("alert")).to_contain_text("Line 1")
    expect(page.get_by_role("alert")).to_contain_text("not a TOML file")
    assert len(drafts(page, "zombicide")) == 1
    expect(page.get_by_role("link", name="My mission")).to_be_visible()
    page.get_by_label("Open a mission file").set_input_files(file_of(broken, "broken.toml"))
    page.get_by_role("button", name="Open it as an unfinished draft").click()
    builder.problems.get_by_role("listitem").filter(has_text="2B.Attic").get_by_role("button", name="Take away").click()
    expect(builder.problems).not_to_contain_text("2B.Attic")
    expect(builder.problems).to_contain_text("There is no zone “S99”")


def test_a_problem_shows_its_place_and_edits_are_taken_back_and_kept(device: Device) -> None:
    page = device.open(SHELF)
    builder = Builder(page)
    builder.build()
    builder.expect_ready()
    builder.turn_to("Map")
    builder.put("Spawn", "start:S20")  # a token stands for its zone
    page.get_by_role("button", name="S20 is the start zone").click()
    expect(page.locator("rect.mark")).to_have_count(1)
    device.shoot("workshop-problem")
    page.keyboard.press("Control+z")
    builder.expect_ready()
    page.keyboard.press("Control+Shift+z")
    expect(page.get_by_role("button", name="S20 is the start zone")).to_be_visible()
    page.reload()
    builder.problems.get_by_role("button", name="Take away").click()
    builder.expect_ready()


def test_a_printed_mission_is_a_pattern(device: Device) -> None:
    page = device.open(SHELF)
    page.get_by_label("Printed mission").select_option("01")
    page.get_by_role("button", name="Begin with this one").click()
    expect(page.get_by_role("heading", name="City Blocks 2")).to_be_visible()
    Builder(page).expect_ready()
    page.get_by_role("tab", name="Map").click()
    device.shoot("workshop-printed")
    page.get_by_role("button", name="Use in a new match").click()
    expect(page.get_by_role("radio", name="City Blocks 2")).to_be_checked()
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_text("City Blocks 2").first).to_be_visible()


def test_a_survivor_is_made_and_comes_along(device: Device) -> None:
    page = device.open(SHELF)
    page.get_by_role("button", name="New survivor").click()
    page.get_by_label("Name").fill("Amy")
    for field, skill in zip(page.get_by_label("Skill ").all(), SKILLS, strict=True):
        field.select_option(skill)
    expect(page.get_by_text("Somebody is called Amy already.")).to_be_visible()
    page.get_by_label("Name").fill("Zoe")
    expect(page.get_by_text(READY)).to_be_visible()
    device.shoot("workshop-survivor")
    toml = saved(page)
    page.get_by_role("link", name="Workshop").click()
    ada = toml.replace("Zoe", "Ada").replace("zoe", "ada")
    page.get_by_label("Open a survivor file").set_input_files(file_of(ada, "ada.toml"))
    expect(page.get_by_text(READY)).to_be_visible()
    page.get_by_role("button", name="Use in a new match").click()
    expect(page.get_by_role("checkbox", name="Ada")).to_be_checked()
    expect(page.get_by_role("checkbox", name="Zoe")).not_to_be_checked()
    page.get_by_role("button", name="Begin").click()
    expect(page.locator("[data-ask]").get_by_role("button", name="Ada")).to_be_visible()


def test_a_phone_is_enough_to_build(new_device: NewDevice) -> None:
    device = new_device(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    builder = ByFinger(device.open(SHELF))
    builder.build()
    device.shoot("workshop-phone")
    builder.expect_ready()


def test_keys_are_enough_to_build(device: Device) -> None:
    builder = ByKeyboard(device.open(SHELF))
    builder.build()
    builder.expect_ready()
    builder.turn_to("Tiles")
    device.page.get_by_role("button", name="Row 1, column 2").focus()
    device.page.keyboard.press("ArrowLeft")
    device.page.keyboard.press("r")
    expect(device.page.get_by_role("button", name="Row 1, column 1: tile 2B, turned by 90")).to_be_focused()
    expect(builder.problems).to_contain_text("The edges of 2B and 1B do not match")


@pytest.mark.parametrize("paper", ["day", "night"])
def test_axe_finds_nothing_serious_in_the_workshop(paper: str, new_device: NewDevice) -> None:
    device = new_device({"paper": paper}, bypass_csp=True)
    page = device.open(SHELF)
    builder = Builder(page)
    expect(page.get_by_role("button", name="New survivor")).to_be_visible()
    assert violations(page) == []
    builder.build()
    builder.expect_ready()
    for tab in ("Tiles", "Map", "Goals", "About"):
        builder.turn_to(tab)
        assert violations(page) == []
        device.shoot(f"workshop-{tab.lower()}-{paper}")
    page.get_by_role("link", name="Workshop").click()
    page.get_by_role("button", name="New survivor").click()
    expect(page.get_by_text("6 skills are not chosen yet.")).to_be_visible()
    assert violations(page) == []
