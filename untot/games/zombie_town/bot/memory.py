"""What a bot remembers of the others: who sent zombies or fought against it, and who spared it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from untot.games.zombie_town.pieces import Colour
from untot.games.zombie_town.town import BUILDING_BESIDE, BuildingId
from untot.kernel.events import Seat
from untot.kernel.seeing import Seen
from untot.parts.characters import Heard, character_of

FADING: Final = 0.6
"""What is left of a grudge after a day."""
MOST: Final = 3.0
HARM: Final[dict[str, float]] = {"pressed": 0.15, "fell": 1.0, "attacked": 1.0, "taken": 1.5, "broken": 0.7}
"""How much each deed against oneself is minded."""


@dataclass(slots=True)
class Memory:
    """Made of nothing but the events that the seat has seen."""

    seat: Seat | None = None
    heard: int = 0
    spoken: int = 0
    has_greeted: bool = False
    words: Heard | None = None
    """The last words of somebody else."""
    considered: int = -1
    on_turn: Seat = 0
    seats: dict[Colour, Seat] = field(default_factory=dict)
    owners: dict[BuildingId, Colour] = field(default_factory=dict)
    grudges: dict[Seat, float] = field(default_factory=dict)
    promised: set[Seat] = field(default_factory=set)
    """Whom this seat has given its word that is not yet tested."""
    news: list[tuple[str, Colour]] = field(default_factory=list)
    """What has just happened to this seat, and through whom."""

    # -- facts --------------------------------------------------------------------------------------------------

    def is_mine(self, colour: Colour) -> bool:
        return self.seats.get(colour, -1) == self.seat

    def colour_of(self, seat: Seat) -> Colour:
        return next((colour for colour, other in self.seats.items() if other == seat), "")

    def spared(self) -> dict[Seat, float]:
        """How much those are to be spared who have this seat's word: it is worth as much as its character is honest."""
        return dict.fromkeys(self.promised, character_of(self.seat or 0).honesty)

    # -- noting -------------------------------------------------------------------------------------------------

    def note(self, event: str, args: dict[str, Any]) -> None:
        noted = NOTES.get(event)
        if noted is not None:
            noted(self, args)

    def mind(self, deed: str, seat: Seat) -> None:
        """Somebody did something to this seat."""
        if seat != self.seat:
            self.grudges[seat] = min(MOST, self.grudges.get(seat, 0.0) + HARM[deed])
            self.news.append((deed, self.colour_of(seat)))


def recall(seen: Seen, memory: Memory | None) -> Memory:
    """Brought up to date with what has happened since."""
    known = memory if memory is not None else Memory(seat=seen.seat)
    events = seen.events(known.heard)
    if events:
        known.news = []
    for event in events:
        known.heard = event["n"] + 1
        known.note(event["event"], event["args"])
    return known


# -- what is noted ----------------------------------------------------------------------------------------------


def _day(memory: Memory, args: dict[str, Any]) -> None:
    memory.spoken = 0
    memory.grudges = {seat: grudge * FADING for seat, grudge in memory.grudges.items()}


def _said(memory: Memory, args: dict[str, Any]) -> None:
    seat = args["seat"]
    if seat == memory.seat:
        memory.spoken += 1
        memory.has_greeted = True
        memory.words = None
        if args.get("phrase") == "promise" and "to" not in args:
            memory.promised |= {memory.seats.get(args["slots"]["to"], seat)} - {seat}
    elif "text" in args:
        is_whispered = "to" in args
        memory.words = Heard(memory.colour_of(seat), seat, args["phrase"], args["slots"], args["text"], is_whispered)


def _tested(memory: Memory, args: dict[str, Any]) -> None:
    if memory.is_mine(args["player"]):
        memory.promised.discard(memory.seats.get(args["to"], -1))


def _broken(memory: Memory, args: dict[str, Any]) -> None:
    _tested(memory, args)
    if memory.is_mine(args["to"]):
        memory.mind("broken", memory.seats.get(args["player"], -1))


def _colour(memory: Memory, args: dict[str, Any]) -> None:
    memory.seats[args["colour"]] = args["seat"]


def _turn(memory: Memory, args: dict[str, Any]) -> None:
    memory.on_turn = args["seat"]


def _claimed(memory: Memory, args: dict[str, Any]) -> None:
    if args.get("before") and memory.is_mine(args["before"]):
        memory.mind("taken", memory.seats.get(args["pawn"], -1))
    memory.owners[args["building"]] = args["pawn"]


def _lost(memory: Memory, args: dict[str, Any]) -> None:
    memory.owners.pop(args["building"], None)


def _pressed(memory: Memory, args: dict[str, Any]) -> None:
    building = BUILDING_BESIDE.get(args["square"], args["square"])
    if memory.is_mine(memory.owners.get(building, "")):
        memory.mind("pressed", memory.on_turn)


def _fell(memory: Memory, args: dict[str, Any]) -> None:
    if args["owner"] and memory.is_mine(args["owner"]):
        memory.mind("fell", memory.on_turn)


def _attacked(memory: Memory, args: dict[str, Any]) -> None:
    if memory.is_mine(args["target"]):
        memory.mind("attacked", memory.seats.get(args["pawn"], -1))


NOTES: Final = {
    "day_began": _day,
    "said": _said,
    "whispered": _said,
    "word_kept": _tested,
    "word_broken": _broken,
    "colour_chosen": _colour,
    "turn_began": _turn,
    "home_base_chosen": _claimed,
    "building_claimed": _claimed,
    "building_lost": _lost,
    "zombie_moved": _pressed,
    "barricades_fell": _fell,
    "attack_began": _attacked,
}
"""By event."""
