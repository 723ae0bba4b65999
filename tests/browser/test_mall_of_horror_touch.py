"""What is touched is meant: one touch, one answer, one line of the log, one step back; cards are chosen as cards."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Final

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewDevice
from tests.browser.devices import Device, asking, log_lines, until
from tests.browser.replaying import expect_step, open_record
from tests.tools.playing import begin, decisions
from untot.games import load_game
from untot.kernel.live import LiveMatch

LOW: Final = 768
CREW: Final = 3
FULL: Final = 3
MOST: Final = 6


Position = tuple[int, int, int]
"""A match by its seed, a step of it, and a seat."""


def position_where(is_meant: Callable[[LiveMatch, int], bool], players: int = 3) -> Position:
    """The first position of any random match that is as wanted for one of its seats."""
    for seed in range(1, 50):
        for match in decisions(begin(load_game("mall_of_horror"), players, seed, {}), seed):
            for seat in range(players):
                if is_meant(match, seat):
                    return seed, len(match.record.lines), seat
    raise AssertionError("no match comes to that")


@cache
def move() -> Position:
    """Somebody moves with a whole crew and an empty hand, so that no Sprint can be dealt to it."""

    def is_meant(match: LiveMatch, seat: int) -> bool:
        if not is_asked(match, seat, "move_character") or hand_of(match, seat):
            return False
        assert match.ask is not None
        return len({answer.partition(" ")[0] for answer in match.ask.answers(seat)}) == CREW

    return position_where(is_meant)


@cache
def search() -> Position:
    return position_where(lambda match, seat: is_asked(match, seat, "divide_loot") and match.state.to_plain()["deck"])


@cache
def full_hand() -> Position:
    return position_where(lambda match, seat: len(hand_of(match, seat)) == FULL)


def hand_of(match: LiveMatch, seat: int) -> list[str]:
    hand: list[str] = match.state.to_plain()["hands"][seat]
    return hand


def is_asked(match: LiveMatch, seat: int, name: str) -> bool:
    return match.ask is not None and match.ask.name == name and match.ask.waiting() == [seat]


def play_on(page: Page, step: int, seat: int, players: int = 3) -> None:
    """From this step of a replay on, with nobody else there to answer."""
    page.get_by_role("slider", name="Step").fill(str(step))
    expect_step(page, step)
    page.get_by_label("Seen by").select_option(str(seat))
    page.get_by_role("button", name="Play on from here").click()
    dialog = page.get_by_role("dialog", name="Play on from here")
    for other in {*range(1, players + 1)} - {seat + 1}:
        dialog.get_by_label(f"Who sits at seat {other}").select_option("open, by link")
    dialog.get_by_role("button", name="Begin").click()
    expect(asking(page)).to_be_visible()


def lit_piece(page: Page) -> Locator:
    """Somebody on the plan who may go."""
    word = page.locator("main .piece [data-word]").first.get_attribute("data-thing")
    return page.locator(f"main .piece [data-thing='{word}']")


def place_of(piece: Locator) -> str:
    """The room that its name ends with."""
    return (piece.get_attribute("aria-label") or "").rpartition(", ")[2].rstrip(")")


def test_touching_a_piece_moves_it_in_one_answer_that_one_step_takes_back(device: Device) -> None:
    seed, step, seat = move()
    page = open_record(device, seed)
    play_on(page, step, seat)
    expect(asking(page).get_by_role("heading")).to_contain_text("Which of your characters goes")
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


def test_what_lies_in_the_truck_is_divided_by_touching_the_cards(new_device: NewDevice) -> None:
    device = new_device(viewport={"width": 1366, "height": LOW})
    seed, step, seat = search()
    page = open_record(device, seed)
    play_on(page, step, seat)
    found = page.get_by_role("list", name="Found in the truck")
    expect(found.locator("button[data-word^=keep]").first).to_be_visible()
    assert all(found.locator(".effect").all_inner_texts())
    device.shoot("mall-truck")
    assert_whole_cards(page, "Found in the truck")
    found.locator("button[data-word^=keep]").first.click()
    # Where the other two are alike there is nothing to choose.
    give, to = found.locator("button[data-word^=give]"), asking(page).locator("[data-word^=to]")
    give.or_(to).first.wait_for()
    if give.count():
        give.first.click()
    to.first.click()
    asking(page).get_by_role("button", name="Yes, do it").click()
    expect(asking(page).get_by_role("heading")).not_to_contain_text("Which card do you keep")
    expect(found).to_have_count(0)
    # On a larger screen the cards are whole, and what one knows of the other two is seen all the same.
    page.set_viewport_size({"width": 1440, "height": 900})
    page.get_by_role("list", name="Your cards").locator(".effect").evaluate_all(LENGTHEN, LONGEST[-1])
    assert_whole_cards(page, "What only you know")


def test_a_choice_says_what_a_character_is_worth(device: Device) -> None:
    seed, step, seat = move()
    page = open_record(device, seed)
    play_on(page, step, seat)
    choices = asking(page).get_by_role("list").get_by_role("button")
    for worth in ("7 points", "5 points, defence 2"):
        expect(choices.filter(has_text=worth)).to_have_count(1)


LENGTHEN: Final = "(all, long) => all.forEach((one) => (one.textContent = long))"
LONGEST: Final = (
    "The defence of this location is one higher this round.",
    "Du allein siehst dir die vier Würfel unter der Würfelbox an.",
    "Der Charakter, den du bewegst, geht woandershin oder bleibt stehen.",
)


def test_no_card_of_a_full_hand_is_cut_off_on_a_low_screen(new_device: NewDevice) -> None:
    device = new_device(viewport={"width": 1366, "height": LOW})
    seed, step, seat = full_hand()
    page = open_record(device, seed)
    play_on(page, step, seat)
    device.shoot("mall-low-hand")
    cards = page.get_by_role("list", name="Your cards").locator("li")
    expect(cards).to_have_count(3)
    # Whatever was dealt: each card says what the longest ones do.
    for lasting in LONGEST:
        cards.locator(".effect").evaluate_all(LENGTHEN, lasting)
        assert_whole_cards(page, "Your cards")


def assert_whole_cards(page: Page, name: str) -> None:
    """None of them lies below the screen; things move until all is in place."""
    cards = f"document.querySelectorAll('[aria-label=\"{name}\"] li')"
    until(page, f"[...{cards}].every((li) => li.getBoundingClientRect().bottom <= innerHeight)")


LOWER_ROOMS: Final = ("cachou", "restroom")


@cache
def vote_below() -> Position:
    """A vote on who is thrown to the zombies, in a room that a phone shows only further down."""

    def is_meant(match: LiveMatch, seat: int) -> bool:
        vote = match.state.to_plain()["vote"]
        is_asked = match.ask is not None and seat in match.ask.waiting()
        return is_asked and vote is not None and vote["location"] in LOWER_ROOMS and len(vote["candidates"]) > 1

    return position_where(is_meant, MOST)


def test_a_phone_shows_the_room_that_is_voted_about_and_the_votes_of_everybody(new_device: NewDevice) -> None:
    device = new_device(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    seed, step, seat = vote_below()
    page = open_record(device, seed, MOST)
    play_on(page, step, seat, MOST)
    device.shoot("mall-phone-vote")
    until(
        page,
        """() => {
        const room = document.querySelector('.voting').getBoundingClientRect();
        const window = document.querySelector('main .scroll').getBoundingClientRect();
        return room.top >= window.top && room.bottom <= window.bottom;
    }""",
    )
    # No digits on the wheel: they would be read as votes.
    expect(page.get_by_role("radio").locator(".key").first).to_be_hidden()
    strip = page.get_by_role("list", name="Players")
    assert strip.evaluate("(list) => list.scrollWidth <= list.clientWidth")
