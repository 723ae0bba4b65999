"""Several people at one screen: nobody sees what another one may know (MH-17.2, MH-17.3)."""

from __future__ import annotations

import re

from tests.text.scripted import First, Paper, played, table, typing
from untot.kernel.rulebook import clause
from untot.text.playing import play
from untot.text.table import Table

THREE = "anna:me,ben:me,cleo:me"
SECRET = re.compile(r"^(\w+) (?:is dealt|keeps|puts) (?!a card)|^(\w+) searches the truck and finds")
"""A line of the log that only one player may read, with his name."""


class LookingAtEverything(First):
    """People who look at board, hand and log before each answer, and then take the first option."""

    def __init__(self) -> None:
        super().__init__()
        self._steps: list[str] = []

    def __call__(self, prompt: str) -> str:
        if prompt.startswith("Hand over"):
            return ""
        if not self._steps:
            first = super().__call__(prompt)
            self._steps = [first] if first == "quit" else ["board", "log 500", "why", first]
        return self._steps.pop(0)


def whole_match() -> tuple[Table, Paper]:
    shared, paper = table(LookingAtEverything(), THREE)
    play(shared)
    return shared, paper


def owner_of(before: list[str]) -> str:
    """The name of the person to whom the screen was handed over, "" for the page that all see."""
    handed = re.search(r"Hand over to (\w+)", "\n".join(before))
    return handed[1].capitalize() if handed else ""


@clause("MH-17.2")
def test_mh_17_2_a_page_shows_the_secrets_of_nobody_but_the_player_at_the_screen() -> None:
    _, paper = whole_match()
    secrets = 0
    for before, page in zip(paper.pages, paper.pages[1:], strict=False):
        is_hand_over = any(line.startswith("Hand over") for line in page)
        for line in page:
            if found := SECRET.match(line):
                assert not is_hand_over
                assert (found[1] or found[2]) == owner_of(before)
                secrets += 1
            assert not (is_hand_over and line.startswith("Your hand"))
    assert secrets > 50


@clause("MH-17.2")
def test_mh_17_2_the_card_of_one_player_is_not_on_the_page_of_another() -> None:
    shared, paper = table(typing("", "red", "", "blue", "", "hand", "1 1", "", "hand", "1 1", "", "hand"), THREE)
    play(shared)
    names = [shared.voice.name(cards[0]) for cards in shared.match.state.hands]  # type: ignore[attr-defined]
    assert len(set(names)) == 3
    shown = [[name for name in names if any(name in line for line in page)] for page in paper.pages]
    assert sorted(filter(None, shown)) == sorted([name] for name in names)


@clause("MH-17.2")
def test_mh_17_2_the_screen_is_cleared_before_and_after_the_hand_over() -> None:
    _, paper = played("", "red", "", "blue", seats=THREE)
    handing_over = [page for page in paper.pages if any(line.startswith("Hand over") for line in page)]
    assert [page[-2] for page in handing_over[:2]] == [
        "Hand over to anna, then press Enter: ",
        "Hand over to ben, then press Enter: ",
    ]
    assert handing_over[1] == ["Anna sits down at the table and plays Red. [MH-2.1]", *handing_over[1][1:]]
    assert all(len([line for line in page if "press Enter" in line]) == 1 for page in handing_over)


@clause("MH-17.3", "MH-4.9")
def test_mh_17_3_secret_choices_are_taken_one_after_the_other_and_revealed_together() -> None:
    _, paper = whole_match()
    sealed = [i for i, page in enumerate(paper.pages) if "Which destination do you choose?" in page]
    revealed = [i for i, page in enumerate(paper.pages) if any("destinations are revealed" in line for line in page)]
    first_round = [i for i in sealed if i < revealed[0]]
    assert len(first_round) >= 2
    assert not any("Destination: " in line for i in first_round for line in paper.pages[i])


def test_one_person_alone_never_hands_over() -> None:
    _, paper = played("1", "1 1", "1 1")
    assert len(paper.pages) == 1


def test_people_at_one_screen_may_take_back_the_last_answer_together() -> None:
    shared, paper = played("", "red", "", "undo", "", "redo", "", "blue", seats=THREE)
    assert "Anna takes back: take Red" in paper.text
    assert shared.match.state.colours == ["red", "blue", "yellow"]  # type: ignore[attr-defined]  # a MallState


def test_at_the_end_all_see_the_result_together() -> None:
    shared, paper = table(First(), THREE)
    play(shared)
    assert any(line.startswith("The hands are shown") for line in paper.pages[-1])
    assert "The match is over." in paper.pages[-1]
    assert any(line.startswith("anna (Yellow): ") for line in paper.pages[-1])
