"""How people are asked."""

from __future__ import annotations

import pytest

from untot.kernel.texts import texts


@pytest.mark.parametrize(
    ("destination", "room", "is_warned"),
    [("megatoys", "full", True), ("megatoys", "free", False), ("parking", "free", False)],
)
@pytest.mark.parametrize("language", ["en", "de"])
def test_only_who_finds_no_room_is_warned_of_ending_up_in_parking(
    language: str, destination: str, room: str, is_warned: bool
) -> None:
    said = texts("mall_of_horror", language)
    why = said.why({"name": "move_character", "about": {"destination": destination, "room": room}})
    parking = said.name("parking")
    assert why and (parking in why) == is_warned


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_question_that_says_all_itself_has_no_remark(language: str) -> None:
    assert texts("mall_of_horror", language).why({"name": "no_such_question", "about": {}}) == ""
