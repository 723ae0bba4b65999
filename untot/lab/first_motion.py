"""First motion: how long it takes in a browser from letting go of a piece until the first picture with it elsewhere.

`scripts/bench motion --flicks 20` starts a server and a Chromium of its own, draws the disc of scenario 1 back by mouse
as often as that, and prints the milliseconds. It is a figure, not a test: other work on the machine shows in it.
"""

from __future__ import annotations

import json
import os
import shutil
import tempfile
from importlib import import_module
from pathlib import Path
from statistics import median
from typing import Annotated, Any, Final

import typer

from untot.lab.server_process import ServerProcess

PLAN: Final = {"game": "flick_em_up", "seats": [{"kind": "me"}], "options": {"scenario": "1"}}
LIKED: Final = {"language": "en", "pace": "normal"}
ARGUMENTS: Final = ("--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking")
PROGRAMS: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
STEP_MS: Final = 60_000
DRAWN: Final = ((-40, 50), (35, 55), (0, 60))
"""How far the piece is drawn back, in pixels; another way each time."""
DRAWN_MS: Final = 400
"""So long somebody aims, at least."""
WATCH: Final = """
window.motions = [];
window.isDrawn = false;
addEventListener('pointerup', () => {
    if (!window.isDrawn) return;  // a button
    window.isDrawn = false;
    const released = performance.now();
    let first = null;
    const look = () => {
        const now = document.querySelector('g.flicked')?.style.transform ?? null;
        if (first !== null && now !== first) {
            // the picture with the change is finished when the next one begins
            requestAnimationFrame(() => window.motions.push(performance.now() - released));
            return;
        }
        first ??= now;
        if (performance.now() - released < 5000) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
}, true);
"""
"""Notes for every piece that is let go when the flicked piece is first seen elsewhere than where it lay."""


def browser_path() -> str:
    found = os.environ.get("CHROME") or next(filter(None, map(shutil.which, PROGRAMS)), None)
    if found is None:
        raise SystemExit("no Chromium or Chrome is on this machine: install one, or name it in $CHROME")
    return found


def measured(flicks: int) -> list[float]:
    """In milliseconds, in the order in which they were flicked."""
    playing: Any = import_module("playwright.sync_api")  # of the tests, not of the lab
    with tempfile.TemporaryDirectory() as folder, playing.sync_playwright() as playwright:
        server = ServerProcess(Path(folder), "--bot-pace=0")
        browser = playwright.chromium.launch(executable_path=browser_path(), args=ARGUMENTS)
        try:
            return _flicked(browser, server, flicks)
        finally:
            browser.close()
            server.stop()


def _flicked(browser: Any, server: ServerProcess, flicks: int) -> list[float]:
    context = browser.new_context(base_url=server.url, viewport={"width": 1280, "height": 800})
    context.set_default_timeout(STEP_MS)
    context.add_init_script(f"localStorage['untot.settings'] ??= {json.dumps(json.dumps(LIKED))}")
    context.add_init_script("localStorage['untot.flick'] = 'flat'")
    context.add_init_script(WATCH)
    found: list[float] = []
    while len(found) < flicks:
        found += _in_a_match(context, server, flicks - len(found))
    return found


def _in_a_match(context: Any, server: ServerProcess, most: int) -> list[float]:
    """The first move of each of the four survivors: later ones may be hemmed in."""
    links = json.loads(server.request("POST", "/api/matches", body=PLAN))
    page = context.new_page()
    page.goto(f"/t/{links['id']}#{links['seats'][0]}")
    ask = page.locator("[data-ask]")
    for number, survivor in enumerate(("Greta", "Tomasz", "Amira", "Ole")[:most]):
        ask.get_by_role("button", name=f"Activate {survivor}").click()
        ask.get_by_role("button", name="Move by disc").click()
        _draw_back(page, *DRAWN[number % len(DRAWN)])
        _await_motion(page, number)
        _end_turn(page, ask)
    found: list[float] = page.evaluate("window.motions")
    page.close()
    return found[:most]


def _await_motion(page: Any, before: int) -> None:
    """The page's own policy forbids to wait by a function."""
    for _ in range(STEP_MS // 50):
        if page.evaluate("window.motions.length") > before:
            return
        page.wait_for_timeout(50)
    raise SystemExit("nothing moves")


def _draw_back(page: Any, x: int, y: int) -> None:
    box = page.locator("[data-aim] .ring").bounding_box()
    at = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(*at)
    page.mouse.down()
    page.mouse.move(at[0] + x / 2, at[1] + y / 2)
    page.mouse.move(at[0] + x, at[1] + y)
    page.evaluate("window.isDrawn = true")
    page.wait_for_timeout(DRAWN_MS)
    page.mouse.up()


def _end_turn(page: Any, ask: Any) -> None:
    """Where to look is as it is; then nothing more is done. The zombies react unseen, and the next one is asked."""
    is_next = ask.get_by_role("button", name="Activate").first
    for _ in range(200):
        if is_next.is_visible():
            return
        for button in (ask.locator("[data-seal]"), ask.get_by_role("button", name="End the activation")):
            if button.count() and button.first.is_visible():
                button.first.click()
        page.keyboard.press("s")
        page.wait_for_timeout(150)
    raise SystemExit("the turn does not end")


def main(flicks: Annotated[int, typer.Option(min=1, help="How many flicks.")] = 12) -> None:
    """From letting go to the first picture that has changed, in milliseconds."""
    found = sorted(measured(flicks))
    print(f"{len(found)} flicks: median {median(found):.0f} ms, from {found[0]:.0f} to {found[-1]:.0f} ms")
    print(" ".join(f"{each:.0f}" for each in found))


if __name__ == "__main__":
    typer.run(main)
