"""What a bot remembers of the others: who promised what, who kept it, who gave something, who voted against whom."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from untot.games.mall_of_horror.pieces import Colour
from untot.kernel.rulebook import clause
from untot.kernel.seeing import Seen

KEPT: Final = 0.15
BROKEN: Final = -0.6
VOTED_AGAINST_ME: Final = -0.3
VOTED_FOR_ME: Final = 0.1
GIFT: Final = 0.3


class Promise(NamedTuple):
    """`by` has said that he will (or will not) name `colour` on his next ballot."""

    by: Colour
    colour: Colour
    will_name: bool


@dataclass(slots=True)
class Memory:
    """All of it comes from what the seat was told; trust lies between -1 and 1."""

    read: int = 0
    round: int = 0
    colours: dict[int, Colour] = field(default_factory=dict)
    trust: dict[Colour, float] = field(default_factory=dict)
    promises: list[Promise] = field(default_factory=list)
    said_this_round: int = 0
    considered: int = -1
    """The question before which the bot has last thought about saying something."""
    last_wrong: Colour = ""
    """Who has voted one of mine to the zombies last, and nothing was said about it yet."""
    last_giver: Colour = ""


@clause("MH-16.4", "MH-16.5")
def recall(seen: Seen, memory: Memory | None) -> Memory:
    """The memory brought up to date: promises bind nobody, but they are remembered."""
    memory = memory or Memory()
    for event in seen.events(memory.read):
        _note(memory, seen.seat, event["event"], event["args"])
        memory.read = event["n"] + 1
    return memory


def _note(memory: Memory, me: int | None, name: str, args: dict[str, Any]) -> None:
    if name == "colour_chosen":
        memory.colours[args["seat"]] = args["colour"]
    elif name == "round_began":
        memory.round, memory.said_this_round = args["round"], 0
    elif name in ("said", "whispered"):
        _note_talk(memory, me, args)
    elif name == "ballots_revealed":
        _note_ballots(memory, _own(memory, me), args)
    elif name == "card_given" and args["receiver"] == _own(memory, me):
        memory.last_giver = args["player"]
        _trust(memory, args["player"], GIFT)


def _own(memory: Memory, me: int | None) -> Colour:
    return "" if me is None else memory.colours.get(me, "")


def _note_talk(memory: Memory, me: int | None, args: dict[str, Any]) -> None:
    if args["seat"] == me:
        memory.said_this_round += 1
    speaker, slots = memory.colours.get(args["seat"], ""), args.get("slots", {})
    if args.get("phrase") == "promise_not_vote":
        memory.promises.append(Promise(speaker, slots["to"], will_name=False))
    elif args.get("phrase") == "promise_vote":
        memory.promises.append(Promise(speaker, slots["candidate"], will_name=True))


def _note_ballots(memory: Memory, mine: Colour, args: dict[str, Any]) -> None:
    """Promises are settled by the next ballot of whoever made them; votes for and against oneself count as well."""
    ballots, is_victim = args["ballots"], args["kind"] == "victim"
    for promise in [promise for promise in memory.promises if promise.by in ballots]:
        is_kept = (ballots[promise.by] == promise.colour) == promise.will_name
        _trust(memory, promise.by, KEPT if is_kept else BROKEN)
        memory.promises.remove(promise)
    for voter, named in ballots.items():
        if named == mine and voter != mine:
            _trust(memory, voter, VOTED_AGAINST_ME if is_victim else VOTED_FOR_ME)
            memory.last_wrong = voter if is_victim else memory.last_wrong


def _trust(memory: Memory, colour: Colour, change: float) -> None:
    memory.trust[colour] = max(-1.0, min(1.0, memory.trust.get(colour, 0.0) + change))
