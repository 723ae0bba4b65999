"""Every reason for which the server refuses something has its text in both languages."""

from __future__ import annotations

import pytest

from tests.kernel.messages import messages, named_in_calls
from untot.kernel.errors import BadContent, Refused
from untot.kernel.texts import LANGUAGES, texts

REASONS = named_in_calls("untot.server", "Refused", "BadRecord", "BadOptions")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_of_the_server_has_its_text(language: str) -> None:
    assert {"key-unknown", "answer-stale", "table-paused", "flood", "frame-bad"} <= REASONS
    assert {f"reason-{reason}" for reason in REASONS} - messages("untot.kernel", language).keys == set()


def test_a_refusal_of_the_server_reads_like_one_of_the_rules() -> None:
    assert texts(None, "en").error(Refused("table-paused")) == "The table is paused."
    assert texts(None, "de").error(Refused("name-bad", most=40)).startswith("Ein Name hat")


def test_what_is_wrong_with_own_content_is_said_with_its_place_in_the_language_of_the_player() -> None:
    wrong = BadContent("unknown-tile", "mission.layout[0][1]", clause="ZC-10.42", tile="99X")
    assert texts("zombicide", "en").error(wrong) == "mission.layout[0][1]: There is no tile “99X”. [ZC-10.42]"
    assert texts("zombicide", "de").error(wrong).startswith("mission.layout[0][1]: ")
    assert texts("zombicide", "de").error(wrong) != texts("zombicide", "en").error(wrong)
