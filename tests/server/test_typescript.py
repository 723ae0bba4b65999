"""The client's types are the server's own."""

from __future__ import annotations

import re

from untot.server.typescript import CLIENT, files

FILES = files()
TYPES = FILES[CLIENT / "games" / "mall_of_horror" / "view.gen.ts"] + FILES[CLIENT / "frame" / "wire.gen.ts"]


def interface(name: str) -> str:
    """The fields of an interface of Mall of Horror, with those that it takes over."""
    found = re.search(rf"^export interface {name}(?: extends (\w+))? {{\n(.*?)^}}", TYPES, re.M | re.S)
    assert found is not None
    return (interface(found[1]) if found[1] else "") + found[2]


def test_what_only_knowers_are_told_may_be_missing_and_nothing_else() -> None:
    assert interface("CardDealt") == "  player: string;\n  card?: string;\n"


def test_what_can_be_null_is_there_all_the_same() -> None:
    assert "  vote: ViewVote | null;\n" in interface("View")


def test_every_event_is_listed_by_its_name() -> None:
    assert "  card_dealt: CardDealt;\n" in interface("Events") and "  said: Said;\n" in interface("Events")
