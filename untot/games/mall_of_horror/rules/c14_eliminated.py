"""Chapter 14: players without characters."""

from __future__ import annotations

from untot.games.mall_of_horror.facts import (
    colour_of,
    has_living_character,
    is_eliminated,
    open_locations,
    seats_from_badge,
)
from untot.games.mall_of_horror.pieces import LOCATIONS
from untot.games.mall_of_horror.state import MallState
from untot.kernel.asking import choose
from untot.kernel.events import Seat
from untot.kernel.rulebook import clause
from untot.kernel.words import thing_of, words


@clause("MH-14.1", "MH-14.2", "MH-14.13")
def eliminate_players(g: MallState) -> None:
    """Who has no living character at the end of phase f is out; his hand stays closed."""
    for seat in range(g.seats):
        if not is_eliminated(g, seat) and not has_living_character(g, seat):
            g.eliminated[seat] = g.round
            g.tell("player_eliminated", "MH-14.1", player=colour_of(g, seat))


@clause("MH-14.5", "MH-14.8", "MH-14.10", "MH-14.11")
def placers_of_revenge_zombies(g: MallState) -> list[Seat]:
    """Those eliminated in the round before, in order from the Chief; by option all eliminated players, every round."""
    if g.options["eliminated_zombie"] == "every_round":
        return [seat for seat in seats_from_badge(g) if is_eliminated(g, seat)]
    return [seat for seat in seats_from_badge(g) if is_eliminated(g, seat) and g.eliminated[seat] == g.round - 1]


@clause("MH-14.5", "MH-14.6", "MH-14.8", "MH-14.9", "MH-14.12")
async def place_revenge_zombie(g: MallState, seat: Seat) -> None:
    """An eliminated player may place an ordinary zombie, or decline and lose it."""
    answer = await choose(
        g, seat, "place_revenge_zombie", "MH-14.5", revenge_places, why_not=why_not_revenge, forced_too=True
    )
    if answer == "decline":
        g.tell("revenge_declined", "MH-14.9", player=colour_of(g, seat))
        return
    location = thing_of(answer)
    g.zombies[location] += 1
    g.tell("revenge_zombie_placed", "MH-14.5", player=colour_of(g, seat), location=location)


@clause("MH-14.7", "MH-14.9")
def revenge_places(g: MallState, seat: Seat) -> list[str]:
    """Every open location, occupied ones and Parking too, or none."""
    return [*words("zombie", open_locations(g)), "decline"]


@clause("MH-1.10", "MH-14.7")
def why_not_revenge(g: MallState, seat: Seat, answer: str) -> str | None:
    """Not in front of a closed location."""
    location = thing_of(answer)
    return "MH-1.10" if location in LOCATIONS and location in g.closed else None
