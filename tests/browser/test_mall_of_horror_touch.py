"""One touch on the plan is one answer, one line of the log, and one step back."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Locator, Page, expect

from tests.browser.devices import Device, asking, log_lines
from tests.browser.replaying import expect_step, open_record

MOVE: Final = 35
MOVER: Final = 0
"""A step of the record at which somebody moves whose hand is empty, so that no Sprint can be dealt to it."""


def play_on(page: Page, step: int, seat: int) -> None:
    """From this step of a replay on, with nobody else there to answer."""
    page.get_by_role("slider", name="Step").fill(str(step))
    expect_step(page, step)
    page.get_by_label("Seen by").select_option(str(seat))
    page.get_by_role("button", name="Play on from here").click()
    dialog = page.get_by_role("dialog", name="Play on from here")
    for other in {1, 2, 3} - {seat + 1}:
        dialog.get_by_label(f"Who sits at seat {other}").select_option("open, by link")
    dialog.get_by_role("button", name="Begin").click()
    expect(asking(page).get_by_role("heading")).to_contain_text("Which of your characters goes")


def lit_piece(page: Page) -> Locator:
    """Somebody on the plan who may go."""
    word = page.locator("main .piece [data-word]").first.get_attribute("data-thing")
    return page.locator(f"main .piece [data-thing='{word}']")


def place_of(piece: Locator) -> str:
    """The room that its name ends with."""
    return (piece.get_attribute("aria-label") or "").rpartition(", ")[2].rstrip(")")


def test_touching_a_piece_moves_it_in_one_answer_that_one_step_takes_back(device: Device) -> None:
    page = open_record(device)
    play_on(page, MOVE, MOVER)
    piece = lit_piece(page)
    home = place_of(piece)
    before = log_lines(page)
    piece.click()
    expect(asking(page).get_by_role("heading")).to_contain_text("Waiting for")
    assert place_of(piece) != home
    told = log_lines(page)[len(before) :]
    assert len(told) == 1 and re.search(r" (goes|moves) ", told[0]), told
    page.get_by_role("button", name="Take back").click()
    expect(asking(page).get_by_role("heading")).to_contain_text("Which of your characters goes")
    assert place_of(piece) == home
