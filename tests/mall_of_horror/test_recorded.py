"""The recorded matches of Mall of Horror show what can be in a record; tests/every_game/test_recorded.py plays them."""

from __future__ import annotations

from tests.tools.recorded import FIXTURES, folder
from untot.kernel.record import Record

NAMES = list(FIXTURES["mall_of_horror"])


def recorded(name: str, ending: str) -> str:
    return (folder("mall_of_horror") / f"{name}.{ending}").read_text("utf-8")


def test_the_recorded_matches_differ_in_seats_and_options() -> None:
    records = [Record.parse(recorded(name, "jsonl")) for name in NAMES]
    assert sorted(record.head["seats"] for record in records) == [3, 3, 4, 4, 5, 5, 6, 6]
    for option in ("literal_german_text", "eliminated_zombie", "end_check", "threat_by_absent", "first_chief"):
        assert len({record.head["options"][option] for record in records}) == 2
    lines = [line for record in records for line in record.lines]
    assert {"answer", "undo", "talk", "holder", "end"} <= {kind for line in lines for kind in line}
    assert {line["by"] for line in lines if "by" in line} == {"bot", "order", "person"}
