"""Chapter 16: table talk. Words change nothing in the game."""

from __future__ import annotations

from typing import Any, Final

from untot.games.mall_of_horror.state import MallState
from untot.kernel.events import Seat
from untot.kernel.promises import Promise, Words
from untot.kernel.rulebook import clause
from untot.kernel.state import OptionValue


@clause("MH-16.1", "MH-16.2", "MH-16.3", "MH-16.5", "MH-16.11", "MH-16.12")
def why_not_say(g: MallState, seat: Seat, to: Seat | None) -> str | None:
    """Everybody may say anything at any time, eliminated players too; whispering only where the table plays with it.

    Ready-made phrases are words like any others. What is said goes into the record at this moment; whispers are shown
    to others only after the end.
    """
    if to is not None and g.options["whispers"] == "off":
        return "MH-16.2"
    return None


@clause("MH-16.9", "MH-16.10")
def reminder(g: MallState) -> dict[str, OptionValue]:
    """What a secret choice says of its clock: after so many seconds it reminds, and it never answers for anybody."""
    seconds = g.options["talk_timer"]
    return {"reminder_after": seconds} if seconds else {}


# -- promises: open to all, and binding for nobody ----------------------------------------------------------------


@clause("MH-16.4", "MH-16.5")
def vote_test(promise: Promise, told: dict[str, Any]) -> bool | None:
    """A vote tests who spoke of it: not to vote against somebody for a victim, or to vote for somebody else."""
    giver, named, to, _ = promise
    wanted = "promise_not_vote" if told["kind"] == "victim" else "promise_vote"
    if named != wanted or giver not in told["ballots"] or to not in told["totals"]:
        return None
    return bool(told["ballots"][giver] == to) == (named == "promise_vote")


@clause("MH-16.4", "MH-16.5")
def gift_test(promise: Promise, told: dict[str, Any]) -> bool | None:
    """Whoever promised a card tests himself when he gives one away."""
    if promise.phrase != "offer_gift" or promise.giver != told["player"]:
        return None
    return bool(promise.to == told["receiver"])


WORDS: Final = Words(
    slots={"promise_not_vote": "to", "promise_vote": "candidate", "offer_gift": "to"},
    tests={"ballots_revealed": vote_test, "card_given": gift_test},
)
