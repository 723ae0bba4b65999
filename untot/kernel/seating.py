"""Seating: who holds a seat is the table's affair, stands in the record, and is told when it changes."""

from __future__ import annotations

from untot.kernel.events import Event, Seat
from untot.kernel.record import Record


def handed_over(record: Record, seat: Seat, holder: str) -> list[Event]:
    """Note who holds a seat from now on, and what there is to tell: of its first holder the table knows by its plan.

    Once the match is over nothing is noted.
    """
    if record.is_finished:
        return []
    before = _holders(record, seat)
    record.add(holder=holder, seat=seat)
    return [event for event in (_told_of(before, holder, {"seat": seat}),) if before and event]


def _told_of(before: list[str], holder: str, who: dict[str, Seat]) -> Event | None:
    """Nothing where one bot follows another."""
    if holder == "open":
        return Event("stood_up", "", who)
    if holder == "person":
        is_back = "person" in before and before[-1] != "open"
        return Event("came_back", "", who) if is_back else Event("sat_down", "", who)
    return None if before and before[-1].startswith("bot:") else Event("bot_sat_in", "", who)


def seats_of_people(record: Record) -> set[Seat]:
    """Those that a person holds, has held or is waited for: a bot that holds one plays for somebody."""
    return {line["seat"] for line in record.lines if line.get("holder") in ("person", "open")}


def _holders(record: Record, seat: Seat) -> list[str]:
    return [line["holder"] for line in record.lines if "holder" in line and line["seat"] == seat]
