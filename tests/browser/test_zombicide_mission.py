"""A whole mission of Zombicide in the browser: by mouse on the map, by touch on a phone, by keys alone."""

from __future__ import annotations

import json
import re
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewDevice
from tests.browser.devices import Device, log_lines
from tests.browser.ended import ended
from tests.browser.survivors import ByKeysAlone, ByMouseOnMap, ByTouchOnMap, begin, new_links
from tests.browser.test_access import violations
from untot.kernel.texts import texts
from untot.lab.server_process import ServerProcess

LEAST_PIECE: Final = 28
"""Pixels a side."""
FILLED: Final = 0.75
"""Of its frame."""
SKILLS_OF_DOUG: Final = {
    "Blue": ["matching_set"],
    "Yellow": ["plus_1_action"],
    "Orange": ["die_ranged", "free_combat"],
    "Red": ["roll_combat", "ambidextrous", "slippery"],
}
WATCH_PICTURES: Final = """
window.pictures = {seen: new Set(), covered: new Set()};
let last = '';
function look() {
    const layer = document.querySelector('[data-part=moment]');
    const picture = layer?.querySelector('.moment')?.getBoundingClientRect();
    let now = '';
    for (const id of layer?.dataset.about.split(' ') ?? []) {
        const found = id && layer.parentElement.querySelector(`[data-thing="${CSS.escape(id)}"]`);
        if (!found || !picture) continue;
        const thing = found.getBoundingClientRect();
        window.pictures.seen.add(id);
        const across = Math.min(picture.right, thing.right) - Math.max(picture.left, thing.left);
        const down = Math.min(picture.bottom, thing.bottom) - Math.max(picture.top, thing.top);
        if (across > 1 && down > 1) now += ` ${id}`;
    }
    if (now && now === last) window.pictures.covered.add(now);
    last = now;
    requestAnimationFrame(look);
}
requestAnimationFrame(look);
"""
"""What pictures tell about, and what of it lies under its picture for longer than it takes to step aside."""


def test_touching_zones_and_tokens_on_the_map_wins_a_mission(device: Device, server: ServerProcess) -> None:
    person = ByMouseOnMap(device.open(begin(server)))
    person.play(9)
    device.shoot("zombicide-table")
    person.play_to_the_end()
    device.shoot("zombicide-end")
    story = device.page.get_by_role("region", name="How it came about")
    expect(story.get_by_role("listitem").last).to_contain_text("takes the objective")
    assert person.answers > 12
    assert any("Walker" in line for line in log_lines(device.page))


def mission(server: ServerProcess, number: str) -> str:
    """The way to a printed mission for one person; chance has chosen the survivors."""
    options = {"mission": number, "random_survivors": "on"}
    plan = {"game": "zombicide", "seats": [{"kind": "me"}], "options": options}
    links = json.loads(server.request("POST", "/api/matches", body=plan))
    return f"/t/{links['id']}#{links['seats'][0]}"


def test_whoever_chooses_a_survivor_reads_all_skills_with_their_level_and_meaning(
    device: Device, server: ServerProcess
) -> None:
    page = device.open(begin(server))
    doug = page.locator(".crew").get_by_role("button", name="Doug")
    expect(doug.locator(".level")).to_have_count(len(SKILLS_OF_DOUG))
    known = texts("zombicide", "en")
    for line, (level, skills) in zip(doug.locator(".level").all(), SKILLS_OF_DOUG.items(), strict=True):
        expect(line).to_contain_text(level)
        for skill in skills:
            expect(line).to_contain_text(known.name(skill))
            expect(line).to_contain_text(known.text(f"skill-{skill}-effect"))


def test_the_end_of_a_mission_leads_on_to_the_next_one(device: Device, server: ServerProcess) -> None:
    page = device.open(ended(server, "zombicide"))
    page.get_by_role("button", name="On to “City Blocks”").click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_url(lambda url: "/t/" in url)
    expect(page.locator("[data-ask]")).to_be_visible()
    expect(page.locator("body")).to_contain_text("City Blocks")


@pytest.mark.parametrize("number", ["00", "04"])
def test_on_a_laptop_pieces_are_large_enough_and_the_map_fills_its_frame(
    number: str, new_device: NewDevice, server: ServerProcess
) -> None:
    device = new_device(viewport={"width": 1440, "height": 900})
    person = ByMouseOnMap(device.open(mission(server, number)))
    person.play(2)
    person.wait()
    device.shoot(f"zombicide-{number}")
    board = device.page.locator("[data-part=board]")
    crew = board.locator("[data-thing]:is([data-thing=amy], [data-thing=doug], [data-thing=josh], [data-thing=ned])")
    assert crew.count() >= 2
    for piece in crew.locator(".hit").last.all():
        box = piece.bounding_box()
        assert box is not None and min(box["width"], box["height"]) >= LEAST_PIECE
    frame, town = board.bounding_box(), board.locator("svg").first.bounding_box()
    assert frame is not None and town is not None
    assert town["width"] >= 0.95 * frame["width"] or town["height"] >= 0.95 * frame["height"]
    assert town["width"] * town["height"] >= FILLED * frame["width"] * frame["height"]


SWALLOWED: Final = """
() => {
    const {left, top, width, height} = document.querySelector('[data-part=board] svg').getBoundingClientRect();
    const isSwallowed = ([first, ...below]) => first?.closest('svg') && !first.closest('[data-thing]')
        && below.some((one) => one.closest('[data-thing][data-word]'));
    const found = [];
    for (let x = left + 5; x < left + width; x += 12)
        for (let y = top + 5; y < top + height; y += 12)
            if (isSwallowed(document.elementsFromPoint(x, y))) found.push([x, y]);
    return found;
}
"""
"""Points of what can be chosen at which something lies that cannot be touched."""


def test_nothing_that_is_only_drawn_swallows_a_touch(new_device: NewDevice, server: ServerProcess) -> None:
    device = new_device(viewport={"width": 1440, "height": 900})
    person = ByMouseOnMap(device.open(mission(server, "00")))
    person.set_up()
    device.page.locator("[data-ask]").get_by_role("list").get_by_role("button").first.click()
    expect(device.page.locator("[data-ask]").get_by_role("button", name="End the turn")).to_be_visible()
    assert device.page.evaluate(SWALLOWED) == []
    device.page.locator("[data-ask]").get_by_role("button", name="End the turn").click()
    person.play(1)
    person.wait()
    assert device.page.evaluate(SWALLOWED) == [], "not even the tick of who has finished"


def test_furniture_comes_with_looking_closer(new_device: NewDevice, server: ServerProcess) -> None:
    device = new_device(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    person = ByTouchOnMap(device.open(mission(server, "05")))
    person.play(2)
    person.wait()
    page, drawn = device.page, device.page.locator("[data-part=board] .decor")
    page.get_by_role("button", name="All of it").tap()
    expect(drawn).to_have_count(1)
    for _ in range(4):
        page.get_by_role("button", name="Closer").tap()
    expect(drawn).to_have_count(3)


WATCH_CAPTIONS: Final = """
    window.captions = { told: new Set(), hidden: new Set() };
    const boxOf = (one) => one.getBoundingClientRect();
    const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    const watch = () => {
        const others = [...document.querySelectorAll('button')].filter((one) => !one.closest('.bar'));
        for (const part of document.querySelectorAll('.bar > *')) {
            if (part.matches('.line')) captions.told.add(part.innerText);
            if (others.some((other) => meet(boxOf(part), boxOf(other)))) captions.hidden.add(part.innerText);
        }
        requestAnimationFrame(watch);
    };
    requestAnimationFrame(watch);
"""
"""What was told beside the map, and what of it or of the button before it met another button."""


def test_the_zombies_phase_can_be_seen_again(new_device: NewDevice, server: ServerProcess) -> None:
    device = new_device({"pace": "quick"})
    device.context.add_init_script(WATCH_PICTURES)
    device.context.add_init_script(WATCH_CAPTIONS)
    person = ByMouseOnMap(device.open(begin(server)))
    again = device.page.get_by_role("button", name="Show it again")
    while not again.count():
        person.decide()
    person.wait()  # what was answered last stands in the log
    skip = device.page.get_by_role("button", name="Skip")
    expect(skip).to_be_hidden()
    lines = len(log_lines(device.page))
    again.click()
    expect(skip).to_be_visible()
    expect(again).to_be_visible()
    assert len(log_lines(device.page)) == lines
    seen, covered = device.page.evaluate("[[...window.pictures.seen], [...window.pictures.covered]]")
    assert "S42" in seen and covered == [], "a picture never lies over what it tells about"
    told, hidden = device.page.evaluate("[[...window.captions.told], [...window.captions.hidden]]")
    assert len(told) > 1 and hidden == [], "no button lies over what is told, nor over the one that skips it"


def test_a_phone_is_enough_for_a_mission(new_device: NewDevice, server: ServerProcess) -> None:
    device = new_device(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, bypass_csp=True)
    person = ByTouchOnMap(device.open(begin(server)))
    person.play(9)
    device.shoot("zombicide-phone")
    person.play_to_the_end()
    device.shoot("zombicide-phone-end")
    assert violations(device.page) == []
    assert person.answers > 12


def test_six_survivors_and_the_danger_stand_side_by_side_on_a_phone(
    new_device: NewDevice, server: ServerProcess
) -> None:
    kind = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
    page = new_device({"language": "de"}, **kind).open(mission(server, "05"))
    people = page.locator("[data-part=players]")
    expect(people.get_by_role("listitem")).to_have_count(7)
    assert people.evaluate("(list) => list.scrollWidth <= list.clientWidth")


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
    sentence, advised = person.sentence.inner_text(), device.page.locator("[data-ask] .hinted").inner_text()
    device.page.keyboard.press("Enter")
    if "Trade" in advised:  # it is laid out as advised, and sealed like any arrangement
        person.arranged.wait_for()
        device.page.keyboard.press("Enter")
    expect(person.sentence).not_to_have_text(sentence)


def test_enter_does_what_was_advised_also_where_another_choice_had_the_focus(
    device: Device, server: ServerProcess
) -> None:
    page = device.open(mission(server, "00"))
    page.get_by_role("button", name="Leave it like this").click()
    expect(page.get_by_role("heading", name="Whose turn is next?")).to_be_visible()
    page.keyboard.press("1")
    expect(page.get_by_role("heading", name="actions left")).to_be_visible()
    page.keyboard.press("q")
    expect(page.locator("[data-ask]").get_by_role("button", name="Move")).to_be_focused()
    page.keyboard.press("h")
    expect(page.locator("strong").get_by_text("I would do this: Search in the bedroom.")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="was found")).to_be_visible()


@pytest.mark.parametrize(("number", "is_weak"), [("00", False), ("04", True)])
def test_advice_in_a_mission_that_bots_never_win_says_that_it_is_weak(
    number: str, is_weak: bool, device: Device, server: ServerProcess
) -> None:
    page = device.open(mission(server, number))
    expect(page.locator("[data-ask]")).to_be_visible()
    page.get_by_role("button", name="What would you do?").click()
    expect(page.locator("strong").get_by_text("I would do this:")).to_be_visible()
    page.wait_for_load_state("networkidle")
    expect(page.get_by_text("Take this advice with care")).to_have_count(int(is_weak))


def test_a_bot_plays_the_turn_of_a_survivor_who_is_lent_to_it(device: Device, server: ServerProcess) -> None:
    page = device.open(begin(server))
    ByMouseOnMap(page).set_up()
    page.get_by_role("checkbox", name="Let a bot play Doug").check()
    page.locator("[data-ask]").get_by_role("button", name="Doug").click()
    expect(page.locator("[data-ask]").get_by_role("button", name="Doug")).to_have_count(0)
    expect(page.get_by_role("heading", name="Whose turn is next?")).to_be_visible()
    assert any("Doug has a turn" in line for line in log_lines(page))


def test_one_touch_on_the_map_is_one_answer_one_line_of_the_log_and_one_undo(
    device: Device, server: ServerProcess
) -> None:
    person = ByMouseOnMap(device.open(begin(server)))
    page = person.page
    person.set_up()
    page.locator("[data-ask]").get_by_role("button", name="Doug").click()
    expect(page.get_by_role("heading", name="Doug has 3 actions left")).to_be_visible()
    expect(page.get_by_label("Doug, Corner by the delivery van", exact=True)).to_be_visible()  # his turn is not over
    before = log_lines(page)
    person.touch(person.on_map("move to:S00"))
    expect(page.get_by_role("heading", name="Doug has 1 action left")).to_be_visible()
    page.wait_for_timeout(600)  # the mouse lies where it was pressed: what came under it is not looked at
    expect(page.locator("[data-part=board] .panel")).to_have_count(0)
    [new] = log_lines(page)[len(before) :]
    assert "Doug goes from the corner by the delivery van to the end of the street by the bicycle." in new
    page.get_by_role("button", name="Take back").click()
    expect(page.get_by_role("heading", name="Doug has 3 actions left")).to_be_visible()
    expect(page.get_by_label("Doug, Corner by the delivery van")).to_be_visible()


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
    guest.get_by_role("button", name="Person 2").click()
    expect(host.get_by_role("list").get_by_text("Person 2:")).to_be_visible()
    host.get_by_role("button", name="Person 1").click()
    host.get_by_role("button", name="Settle it: Person 1").click()
    expect(host.get_by_role("heading", name="Whose turn is next?")).to_be_visible()
    expect(guest.get_by_role("button", name="Person 2")).to_have_count(0)


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
    expect(player.page.locator("[data-part=board] svg").first).to_be_visible()  # nobody picks any more: the map
    expect(player.page.locator("details.goals")).not_to_have_attribute("open", "")  # would lie over the controls
    player.page.get_by_role("slider", name="Step").fill("12")
    expect(player.page.locator('[data-thing="S20"]').first).to_be_visible()
    player.shoot("zombicide-replay")


def test_the_mission_is_chosen_before_the_match(device: Device) -> None:
    page = device.open("/")
    page.get_by_role("button", name="Play alone or with bots: Zombicide").click()
    page.get_by_role("radio", name="City Blocks").check(force=True)
    device.shoot("zombicide-new")
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_text("City Blocks").first).to_be_visible()


def test_the_mission_lies_open_at_one_question_only_whoever_is_asked_next(
    new_device: NewDevice, server: ServerProcess
) -> None:
    device = new_device(viewport={"width": 1366, "height": 768}, liked={"pace": "fast"})
    plan = {"game": "zombicide", "seats": [{"kind": "me"}] * 2, "options": {"mission": "02"}}
    links = json.loads(server.request("POST", "/api/matches", body=plan))
    for key in links["seats"]:
        page = device.open(f"/t/{links['id']}#{key}")
        expect(page.locator("[data-ask]")).to_be_visible()
    for picked in range(1, 6):  # nobody has a choice with the last one
        expect(page.locator(".crew button[data-word]")).to_have_count(7 - picked)
        page.locator(".crew button[data-word]").first.click()
    sheet, keep = page.locator("details.goals"), page.get_by_role("button", name="Leave it like this")
    expect(keep).to_be_visible()
    expect(sheet).to_have_attribute("open", "")
    expect(page.locator(".town")).to_have_attribute("data-paper", "night")  # this mission is one of the dark ones
    page.reload()
    expect(keep).to_be_visible()
    expect(sheet).not_to_have_attribute("open", "")  # it has been read
    keep.click()
    expect(sheet).not_to_have_attribute("open", "")
    expect(keep).to_be_visible()
    expect(sheet).not_to_have_attribute("open", "")


def test_arrows_walk_the_map_as_it_lies_on_the_screen(new_device: NewDevice, server: ServerProcess) -> None:
    page = new_device(viewport={"width": 1366, "height": 768}).open(mission(server, "00"))
    page.get_by_role("button", name="Leave it like this").click()
    expect(page.get_by_role("heading", name="Whose turn is next?")).to_be_visible()
    page.keyboard.press("w")
    here = page.get_by_role("listbox", name=re.compile("^Map")).get_by_role("option", selected=True)
    expect(here).to_have_text(re.compile("^Bedroom"))
    for key, room in (("ArrowDown", "Kitchen"), ("ArrowUp", "Bedroom"), ("ArrowRight", "Living room")):
        page.keyboard.press(key)
        expect(here).to_have_text(re.compile(f"^{room}"))
