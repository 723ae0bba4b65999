"""Taking back: how far one's own last answer lies back, and whether it is reached freely or by consent."""

from __future__ import annotations

from collections.abc import Mapping

from untot.kernel.errors import Refused
from untot.kernel.events import Seat
from untot.kernel.live import LiveMatch
from untot.kernel.record import standing_lines


def own_last(live: LiveMatch, seat: Seat, lent: Mapping[str, str]) -> int | None:
    """How many answers there were before the last one of this seat's own.

    Where units are lent to bots, what a bot has answered is passed over: it would only answer the same question again.
    """
    answers = live.track.answers if live.track is not None else []
    by_bots = _by_bots(live) if lent else frozenset()
    own = (number for number in range(len(answers) - 1, -1, -1) if answers[number][0] == seat)
    return next((number for number in own if number not in by_bots), None)


def _by_bots(live: LiveMatch) -> frozenset[int]:
    """The standing answers that bots have given, whoever's seat it was."""
    standing = (live.record.lines[line - 1] for line in standing_lines(live.record))
    return frozenset(number for number, line in enumerate(standing) if line["by"] == "bot")


def why_not_freely(live: LiveMatch, seat: Seat, back: int | None) -> Refused | None:
    """Free is what lies behind no barrier, and over which nobody else has answered."""
    refusal = live.why_not_undo(seat)
    if refusal is not None or live.track is None:
        return refusal
    if back is None:
        return Refused("nothing-to-undo")
    if back < live.track.barrier:
        return Refused("undo-barrier", clause=live.game.undo_beyond_barrier)
    is_all_own = all(answered[0] == seat for answered in live.track.answers[back:])
    return None if is_all_own else Refused("undo-not-yours")


def take_back_freely(live: LiveMatch, seat: Seat, back: int | None) -> None:
    """One answer after the other, as the record tells it."""
    refusal = why_not_freely(live, seat, back)
    if refusal is not None:
        raise refusal
    assert live.track is not None and back is not None
    while len(live.track.answers) > back:
        live.undo(seat)
