"""How people are asked."""

from __future__ import annotations

import pytest

from untot.kernel.texts import texts


@pytest.mark.parametrize(
    ("language", "destination", "is_warned"),
    [("en", "megatoys", True), ("en", "parking", False), ("de", "megatoys", True), ("de", "parking", False)],
)
def test_who_goes_to_parking_is_not_warned_of_ending_up_there(language: str, destination: str, is_warned: bool) -> None:
    said = texts("mall_of_horror", language)
    why = said.why({"name": "move_character", "about": {"destination": destination}})
    parking = said.name("parking")
    assert why and (parking in why) == is_warned


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_question_that_says_all_itself_has_no_remark(language: str) -> None:
    assert texts("mall_of_horror", language).why({"name": "no_such_question", "about": {}}) == ""
