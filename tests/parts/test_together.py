"""Joint decisions: by the lead, by agreement, or by nobody if there is no choice."""

from __future__ import annotations

from dataclasses import replace

from tests.kernel.toy import TOY, ToyState, asked, note, notes, play
from untot.kernel.match import Match
from untot.parts.together import decide_jointly


def council(ways: list[str], *, is_agreed: bool, seats: int = 3) -> Match:
    """The first and the last seat decide where to go; the last one leads."""

    async def go(g: ToyState) -> None:
        members = [0, seats - 1] if seats > 1 else [0]
        note(
            g,
            seats - 1,
            await decide_jointly(
                g, members, seats - 1, "go", "TY-10", lambda g, seat: ways, is_agreed=is_agreed, orders=("north",)
            ),
        )

    game = replace(TOY, rules={**TOY.rules, "go": go}, seat_counts=(1, 2, 3))
    state = TOY.set_up(seats, {"potions": 1, "whispers": "on", "mode": "alone"}, bytes(32))
    state.agenda = [("go",)]
    return Match(game, state, None, listens=True)


def test_the_lead_enters_what_is_not_agreed_on() -> None:
    match = council(["north", "south"], is_agreed=False)
    assert asked(match) == [2] and match.ask is not None and match.ask.orders == ("north",)
    assert notes(play(match, "south")) == ["2:south"]


def test_all_members_agree_or_the_lead_settles() -> None:
    match = council(["north", "south"], is_agreed=True)
    assert asked(match) == [0, 2]
    match.answer(0, "north")
    match.answer(2, "south", settles=True)
    assert notes(match) == ["2:south"]


def test_one_member_alone_just_answers() -> None:
    match = council(["north", "south"], is_agreed=True, seats=1)
    assert match.ask is not None and match.ask.closes == "one"


def test_what_leaves_no_choice_is_told_as_forced() -> None:
    for is_agreed in (True, False):
        match = council(["north"], is_agreed=is_agreed)
        assert match.is_over and [event.name for event in match.events] == ["forced", "noted"]


def test_offers_stand_beside_joint_decisions() -> None:
    for is_agreed in (True, False):
        match = council(["north", "south"], is_agreed=is_agreed)
        assert match.ask is not None and match.ask.answers(2) == ["north", "south", "drink"]
