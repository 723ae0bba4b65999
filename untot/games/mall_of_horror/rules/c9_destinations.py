"""Chapter 9: phase d, choice of destination."""

from __future__ import annotations

from untot.games.mall_of_horror.facts import colour_of, open_locations
from untot.games.mall_of_horror.pieces import CHARACTERS_OF, LOCATIONS, LocationId
from untot.games.mall_of_horror.rules.c3_round import enter_phase
from untot.games.mall_of_horror.rules.c14_eliminated import placers_of_revenge_zombies
from untot.games.mall_of_horror.state import MallState
from untot.games.mall_of_horror.talk import reminder
from untot.kernel.asking import ask_all, choose
from untot.kernel.events import Seat
from untot.kernel.rulebook import clause
from untot.kernel.words import thing_of, words


@clause("MH-9.1", "MH-9.15", "MH-9.16")
def choose_destinations(g: MallState) -> None:
    """The elected Chief announces, the others choose secretly, then eliminated players place their zombies."""
    enter_phase(g, "choose_destination", "MH-9.1")
    revenge = [("place_revenge_zombie", seat) for seat in placers_of_revenge_zombies(g)]
    announcement = [("announce_destination",)] if g.chief_elected else []
    g.then(*announcement, ("set_wheels",), *revenge)


@clause("MH-9.2", "MH-9.3", "MH-16.7")
async def announce_destination(g: MallState) -> None:
    """A Chief elected this round chooses before all others, openly, and is bound to it."""
    answer = await choose(
        g, g.badge, "announce_destination", "MH-9.2", destinations, why_not=why_not_destination, final=True
    )
    g.destinations[g.badge] = location = thing_of(answer)
    g.tell("destination_announced", "MH-9.2", player=colour_of(g, g.badge), location=location)


@clause("MH-9.4", "MH-9.5", "MH-9.6", "MH-9.12", "MH-9.13", "MH-9.14", "MH-14.3", "MH-16.9", "MH-16.10", "MH-17.3")
async def set_wheels(g: MallState) -> None:
    """All others who have somewhere to go choose secretly at the same time; it is final."""
    others = [seat for seat in range(g.seats) if seat not in g.destinations]
    answers = await ask_all(
        g, others, "choose_destination", "MH-9.4", destinations, why_not=why_not_destination,
        secret_until="wheels_revealed", about=reminder(g),
    )  # fmt: skip
    for seat, answer in answers.items():
        g.destinations[seat] = thing_of(answer)
    g.tell("wheels_set", "MH-9.13", players=[colour_of(g, seat) for seat in answers])


@clause("MH-9.7", "MH-9.8", "MH-9.9", "MH-9.10", "MH-9.11")
def possible_destinations(g: MallState, seat: Seat) -> list[LocationId]:
    """Every open location, full or not, but not the one in which all of one's characters stand."""
    stands_in = {g.where[character] for character in CHARACTERS_OF[g.colours[seat]] if character in g.where}
    if not stands_in:
        return []
    return [location for location in open_locations(g) if stands_in != {location}]


def destinations(g: MallState, seat: Seat) -> list[str]:
    return words("to", possible_destinations(g, seat))


@clause("MH-9.7", "MH-9.8", "MH-9.11")
def why_not_destination(g: MallState, seat: Seat, answer: str) -> str | None:
    """Not into a closed location, and not where all of one's characters stand already."""
    location: LocationId = thing_of(answer)
    if location not in LOCATIONS:
        return None
    if location in g.closed:
        return "MH-9.7"
    return None if location in possible_destinations(g, seat) else "MH-9.8"
