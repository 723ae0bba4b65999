"""Flick 'em Up from the first flick to the end: the lesson by finger, the end of a scenario, two browsers at one table.

Whole matches take minutes: they are played where $UNTOT_HANDS is set.
"""

from __future__ import annotations

import json
import os
from time import monotonic
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewDevice
from tests.browser.devices import STEP_MS, Device, asking
from tests.browser.flickers import GAME, ByFinger, ByKeysAlone, ByNumbers, Flicker, new_match, take_time
from tests.browser.learners import AimingLearner
from tests.browser.people import assert_fits
from tests.browser.test_access import violations
from untot.lab.server_process import ServerProcess

pytest.importorskip("mujoco")

PHONE: Final = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
whole = pytest.mark.skipif("UNTOT_HANDS" not in os.environ, reason="takes minutes: UNTOT_HANDS=1")
SAME_MOMENT_MS: Final = 250
"""Two browsers on one machine that draws by software."""
MEASURED_MS: Final = 90_000
"""A second of the processor, in a process that may have to be started, on a machine with much else to do."""
WATCH_FLICKS: Final = """
window.flicks = [];
new MutationObserver((changes) => {
    for (const { target } of changes) {
        const track = target.getAttribute('data-track');
        if (track) window.flicks.push([track, performance.timeOrigin + performance.now()]);
    }
}).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-track'] });
"""
"""Which flick or rush begins to move on this page, and when."""


@whole
def test_the_lesson_is_learnt_by_finger_in_german(new_device: NewDevice) -> None:
    device = new_device({"language": "de"}, **PHONE)
    take_time()
    page = device.open(f"/tutorial/{GAME}")
    learner = AimingLearner(page, "de", ByFinger(page))
    learner.play_to_the_end()
    learner.assert_everything_was_said(GAME)
    assert_fits(page)


def test_a_wild_flick_in_the_lesson_gets_a_kind_word(device: Device) -> None:
    page = device.open(f"/tutorial/{GAME}")
    for word in ("", "activate:s1", "", "move"):
        page.locator(f'[data-ask] button[data-word="{word}"]' if word else "[data-next]").click()
    page.keyboard.press("Enter")
    expect(page.locator(".tutor .words")).to_contain_text("Take this one")
    expect(page.locator("[data-goal]")).to_be_visible()


def nearly_won(server: ServerProcess) -> dict[str, Any]:
    """Scenario 1 with one zombie to kill, and that one stands before Greta."""
    content = json.loads(server.request("GET", f"/api/games/{GAME}/missions/1"))["content"]
    content["groups"]["a"]["goal"] = {"kills": 1}
    content["zombies"]["at"] = [*content["zombies"]["at"][:-1], ["z2b", -100, -300]]
    content["name"] = "Nearly won"
    plan = {
        "game": GAME,
        "seats": [{"kind": "me"}],
        "options": {"scenario": "1", "aim_jitter": "off"},
        "content": {"scenario": content},
    }
    made: dict[str, Any] = json.loads(server.request("POST", "/api/matches", body=plan))
    return made


def test_the_last_shot_ends_the_match(new_device: NewDevice, server: ServerProcess) -> None:
    links = nearly_won(server)
    watcher = new_device().open(f"/t/{links['id']}#{links['watch']}")
    device = new_device({"pace": "quick"}, reduced_motion="no-preference")
    device.context.add_init_script("localStorage['untot.flick'] = 'flat'")
    page = device.open(f"/t/{links['id']}#{links['seats'][0]}")
    asking(page).get_by_role("button", name="Activate Greta").click()
    asking(page).get_by_role("button", name="Shoot: pistol").click()
    hand = Flicker(page)
    hand.ask.get_by_role("radio", name="Right").click()
    hand.aim(81.5, 85)
    expect(page.get_by_text("You have won").first).to_be_visible(timeout=20_000)
    expect(hand.over).to_contain_text("The goal is reached.")
    device.shoot("flick-end")
    expect(watcher.get_by_text("Won by").first).to_be_visible(timeout=20_000)
    expect(watcher.get_by_text("You have won")).to_have_count(0)

    again = page.get_by_role("button", name="Again, slowly")
    expect(again).to_be_visible(timeout=20_000)
    page.get_by_role("button", name="Look at the replay").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    expect(again).to_have_count(0)  # nothing has been flicked there yet


WAYS: Final[dict[str, tuple[type[Flicker], dict[str, object], dict[str, object]]]] = {
    "mouse": (Flicker, {}, {"viewport": {"width": 1440, "height": 900}}),
    "finger": (ByFinger, {"language": "de"}, PHONE),
    "keys": (ByKeysAlone, {}, {}),
    "numbers": (ByNumbers, {}, {}),
}


@whole
@pytest.mark.parametrize("way", list(WAYS))
def test_scenario_1_is_played_to_its_end(way: str, new_device: NewDevice, server: ServerProcess) -> None:
    kind, liked, context = WAYS[way]
    device = new_device(liked, **context)
    links = new_match(server)
    person = kind(device.open(f"/t/{links['id']}#{links['seats'][0]}"))
    person.play_to_the_end()
    device.shoot(f"flick-end-{way}")
    assert person.flicks > 8
    assert_fits(device.page)


def hear_flicks(page: Page) -> list[str]:
    """The tracks of which this page is told, in order. That list grows. What nobody could work out moves nothing."""
    told: list[str] = []

    def hear(frame: str | bytes) -> None:
        events = json.loads(frame).get("events") or []
        told.extend(it["args"]["track"] for it in events if it["event"] == "simulated" and it["args"]["track"])

    page.on("websocket", lambda line: line.on("framereceived", hear))
    return told


def until_all_is_shown(people: list[Flicker], told: list[list[str]]) -> None:
    """Whoever is asked has seen everything. On a busy machine the other page is behind: it has yet to be told of the
    last flick, or has been told of it and unpacks it, and then nothing is being shown there."""
    end = monotonic() + 2 * STEP_MS / 1000
    while True:
        shown = [person.page.evaluate("window.flicks.length") for person in people]
        if told[0] == told[1] and shown == [len(tracks) for tracks in told]:
            return
        assert monotonic() < end, (shown, [len(tracks) for tracks in told])
        people[0].page.wait_for_timeout(60)


@whole
def test_two_browsers_see_every_flick_of_scenario_6_at_the_same_time(
    new_device: NewDevice, server: ServerProcess
) -> None:
    take_time()
    links = new_match(server, 2, scenario="6")
    people, told = [], []
    for seat in (0, 1):
        device = new_device({"pace": "quick"}, reduced_motion="no-preference")
        device.context.add_init_script("localStorage['untot.flick'] = 'flat'")
        device.context.add_init_script(WATCH_FLICKS)
        told.append(hear_flicks(device.page))
        people.append(Flicker(device.open(f"/t/{links['id']}#{links['seats'][seat]}"), guesses=seat))
        welcome = device.page.get_by_role("dialog", name="Welcome to the table")
        if seat:
            welcome.get_by_role("button", name="Sit down").click()
    while not people[0].over.is_visible() and sum(person.flicks for person in people) < 40:
        for person in people:
            if person.is_asked:
                person.decide()
        people[0].page.wait_for_timeout(60)
    # What was let go last still slides, and a rush may follow: somebody is asked when that has been shown.
    asked = people[0].page
    while not any(person.is_asked or person.over.is_visible() for person in people):
        asked.wait_for_timeout(60)
    until_all_is_shown(people, told)
    first, second = (person.page.evaluate("window.flicks") for person in people)
    assert len(told[0]) > 8
    assert [track for track, _ in first] == told[0]
    assert [track for track, _ in second] == told[1]
    apart = sorted(abs(a - b) for (_, a), (_, b) in zip(first, second, strict=True))
    assert apart[len(apart) // 2] < SAME_MOMENT_MS


def test_the_table_is_measured_and_shows_what_another_friction_does(new_device: NewDevice) -> None:
    page = new_device(bypass_csp=True).open("/?new=flick_em_up")
    page.get_by_role("link", name="See how the table is measured").click()
    expect(page.get_by_role("heading", name="The table, measured")).to_be_visible()
    expect(page.get_by_text("as wanted")).to_have_count(10, timeout=MEASURED_MS)
    page.get_by_label("Tries for each share").select_option("4")
    page.get_by_role("spinbutton", name="Friction of the table").fill("0.5")
    page.keyboard.press("Tab")
    expect(page.get_by_text("You have changed a value")).to_be_visible()
    assert violations(page) == []  # what is old is pale, but can be read
    page.get_by_role("button", name="Measure", exact=True).click()
    expect(page.get_by_text("too little (201 to 207 mm)")).to_be_visible(timeout=MEASURED_MS)
    mass = page.get_by_role("spinbutton", name="Figure (survivor or zombie): Mass (g)")
    mass.fill("80")
    expect(page.get_by_text("Between 2 and 32, please.")).to_be_visible()
    expect(page.get_by_text("A value lies outside its bounds")).to_be_visible()
    page.get_by_role("button", name="Back to the shipped values").click()
    mass.fill("32")
    page.get_by_role("spinbutton", name="The tower: Height of the roof").fill("180")
    page.get_by_role("button", name="Measure with these values").click()
    expect(page.get_by_text("too little (80 to 100%)")).to_be_visible(timeout=MEASURED_MS)
    page.get_by_role("button", name="Deutsch").click()
    expect(page.get_by_role("heading", name="Was herauskommt")).to_be_visible()
    expect(page.get_by_text("zu wenig (80 bis 100 %)")).to_be_visible()
