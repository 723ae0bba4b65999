"""Chapter 10: phase e, arrival and moves."""

from __future__ import annotations

from functools import partial
from typing import Final, Literal

from untot.games.mall_of_horror.cards import SPRINTS, discard, tell_played
from untot.games.mall_of_horror.facts import (
    colour_of,
    is_full,
    is_occupied,
    living_characters,
    seats_from_badge,
    why_not_enter,
)
from untot.games.mall_of_horror.pieces import (
    LOCATION_OF_FACE,
    LOCATIONS,
    OWNER_OF,
    PARKING,
    CardId,
    CharacterId,
    LocationId,
)
from untot.games.mall_of_horror.rules.c3_round import enter_phase
from untot.games.mall_of_horror.rules.c9_destinations import possible_destinations
from untot.games.mall_of_horror.rules.c15_end import check_end
from untot.games.mall_of_horror.state import MallState
from untot.kernel.asking import choose
from untot.kernel.events import Seat
from untot.kernel.forms import Field, Fields, Form, branch
from untot.kernel.rulebook import clause
from untot.kernel.words import split, thing_in, things_of, verb_of, word, words

OVERRUN_BY: Final = 8


@clause("MH-10.1", "MH-10.2", "MH-10.11")
def arrival_and_moves(g: MallState) -> None:
    """Wheels and dice are revealed, zombies arrive, empty locations are overrun; then the Chief moves first."""
    enter_phase(g, "move", "MH-10.1")
    reveal_wheels(g)
    arrive(g)
    overrun(g)
    g.then(*[("move_character", seat) for seat in seats_from_badge(g) if seat in g.destinations])


@clause("MH-10.1", "MH-1.17", "MH-17.5")
def reveal_wheels(g: MallState) -> None:
    """All destinations at the same time; where there was no choice, the log says so now."""
    g.are_wheels_revealed = True
    g.uncover()
    wheels = {colour_of(g, seat): location for seat, location in g.destinations.items()}
    forced = [colour_of(g, seat) for seat in g.destinations if len(possible_destinations(g, seat)) == 1]
    g.tell("wheels_revealed", "MH-10.1", destinations=wheels, forced=forced)


@clause("MH-1.3", "MH-10.2", "MH-10.3", "MH-1.8", "MH-1.12")
def arrive(g: MallState) -> None:
    """One zombie for each die; the supply has no limit."""
    g.are_dice_revealed = True
    g.tell("dice_revealed", "MH-10.2", dice=list(g.dice))
    for face in g.dice:
        place_zombie(g, LOCATION_OF_FACE[face], "MH-10.3")


@clause("MH-1.8", "MH-1.10", "MH-10.4", "MH-2.19")
def place_zombie(g: MallState, location: LocationId, clause_id: str) -> None:
    """In front of an open location; a die that shows a closed one is ignored."""
    if location in g.closed:
        g.tell("zombie_stayed_away", "MH-1.10", location=location)
        return
    g.zombies[location] += 1
    g.tell("zombie_came", clause_id, location=location)


@clause("MH-10.5", "MH-10.6", "MH-10.7", "MH-10.8", "MH-10.9", "MH-10.10")
def overrun(g: MallState) -> None:
    """Now, and only now, every empty location but Parking with eight or more zombies falls for good."""
    for location in LOCATIONS:
        if location != PARKING and not is_occupied(g, location) and g.zombies[location] >= OVERRUN_BY:
            close(g, location)


def close(g: MallState, location: LocationId) -> None:
    """For the rest of the match; its zombies are gone."""
    count, g.zombies[location] = g.zombies[location], 0
    g.closed.append(location)
    g.tell("location_overrun", "MH-10.6", location=location, count=count)


# -- a move -----------------------------------------------------------------------------------------------------


def room_at(g: MallState, destination: LocationId) -> Literal["free", "full"]:
    """Whoever is sent to a full location ends up in Parking, and should know it beforehand."""
    return "full" if is_full(g, destination) else "free"


@clause("MH-10.11", "MH-10.12", "MH-10.18", "MH-10.27", "MH-10.28", "MH-1.17", "MH-17.7")
async def move_character(g: MallState, seat: Seat) -> None:
    """One question with one answer: which character, and whether it goes as chosen or sprints."""
    answer = await choose(
        g, seat, "move_character", "MH-10.12", ways_to_move, why_not=why_not_move, forced_too=True,
        about={"destination": g.destinations[seat], "room": room_at(g, g.destinations[seat])},
    )  # fmt: skip
    character, card = thing_in(answer, "move"), thing_in(answer, "with")
    if card:
        sprint(g, seat, character, thing_in(answer, "sprint"), card)
    else:
        go(g, character, g.destinations[seat])
    check_end(g)


@clause("MH-10.13", "MH-10.21", "MH-10.28", "MH-17.9")
def ways_to_move(g: MallState, seat: Seat) -> Form:
    """One of one's characters that does not stand in the destination."""
    own = [c for c in living_characters(g, seat) if g.where[c] != g.destinations[seat]]
    if not SPRINTS.isdisjoint(g.hands[seat]):
        return branch({word("move", character): partial(ways_with_sprint, g, seat, character) for character in own})
    going = Field("how", {"": words("go", [g.destinations[seat]])})
    return Fields([Field("character", {"": words("move", own)}), going])


@clause("MH-10.19", "MH-10.26", "MH-17.9")
def ways_with_sprint(g: MallState, seat: Seat, character: CharacterId) -> Form:
    """As chosen; with the card elsewhere, or not at all."""
    means = words("with", dict.fromkeys(card for card in g.hands[seat] if card in SPRINTS))
    elsewhere = dict.fromkeys(sprints(g, seat, character), means)
    return branch({word("go", g.destinations[seat]): None, **elsewhere})


@clause("MH-10.19", "MH-10.20")
def sprints(g: MallState, seat: Seat, character: CharacterId) -> list[str]:
    """Another open location with room, or staying where it stands."""
    elsewhere = [location for location in LOCATIONS if why_not_sprint_to(g, seat, character, location) is None]
    return [*words("sprint", elsewhere), word("stay", g.where[character])]


@clause("MH-10.20", "MH-10.23", "MH-10.25")
def why_not_sprint_to(g: MallState, seat: Seat, character: CharacterId, location: LocationId) -> str | None:
    """Not into a closed, the chosen or a full location, and where it stands it would just stay."""
    if location in g.closed or location == g.destinations[seat]:
        return "MH-10.25"
    if location == g.where[character]:
        return "MH-10.20"
    return "MH-10.23" if is_full(g, location) else None


@clause("MH-1.2", "MH-10.11", "MH-10.13", "MH-10.18", "MH-10.21", "MH-10.26", "MH-10.28")
def why_not_move(g: MallState, seat: Seat, answer: str) -> str | None:
    """One own character that is not there yet, to where the wheel says, unless one Sprint sends it elsewhere.

    An attempt at something else is no move, and other chapters answer it.
    """
    if thing_in(answer, "play") in SPRINTS:
        return "MH-10.28"
    if verb_of((split(answer) or [""])[0]) not in ("move", "go", "enter", "sprint", "stay", "with", "pass", ""):
        return None
    movers = things_of(answer, "move")
    if len(movers) != 1:
        return "MH-10.11" if movers else "MH-10.18"
    if OWNER_OF.get(movers[0]) != colour_of(g, seat) or movers[0] not in g.where:
        return "MH-1.2"
    wanted = needs_sprints(answer)
    if g.where[movers[0]] == g.destinations[seat]:
        return "MH-10.21" if wanted else "MH-10.13"
    if wanted > 1:
        return "MH-10.26"
    return why_not_sprint(g, seat, movers[0], answer) if wanted else why_not_go(g, seat, answer)


def needs_sprints(answer: str) -> int:
    """How many words of an answer need a Sprint."""
    return sum(verb_of(said) in ("sprint", "stay") for said in split(answer))


@clause("MH-1.6", "MH-10.14", "MH-10.15", "MH-10.18")
def why_not_go(g: MallState, seat: Seat, answer: str) -> str | None:
    """Without a Sprint nowhere but to the destination."""
    wanted = thing_in(answer, "enter")
    if wanted:
        return "MH-10.15" if wanted in LOCATIONS and is_full(g, wanted) else "MH-10.14"
    return None if thing_in(answer, "go") == g.destinations[seat] else "MH-10.18"


@clause("MH-10.18", "MH-10.20")
def why_not_sprint(g: MallState, seat: Seat, character: CharacterId, answer: str) -> str | None:
    """Only with the card; and who stays does so where he stands."""
    if SPRINTS.isdisjoint(g.hands[seat]):
        return "MH-10.18"
    location = thing_in(answer, "sprint")
    if location in LOCATIONS:
        return why_not_sprint_to(g, seat, character, location)
    return None if thing_in(answer, "stay") == g.where[character] else "MH-10.20"


@clause("MH-10.14", "MH-10.15", "MH-10.16", "MH-10.17")
def go(g: MallState, character: CharacterId, destination: LocationId) -> None:
    """Into the destination if it has room now; if it is full or was overrun, to Parking, or staying there."""
    is_overrun = destination in g.closed
    if why_not_enter(g, destination) is None:
        put(g, character, destination, "MH-10.14")
    elif g.where[character] == PARKING:
        clause_id = "MH-10.17" if is_overrun else "MH-10.16"
        g.tell("character_stayed", clause_id, character=character, destination=destination)
    else:
        clause_id = "MH-10.17" if is_overrun else "MH-10.15"
        g.tell("character_turned_away", clause_id, character=character, destination=destination)
        put(g, character, PARKING, clause_id)


@clause("MH-10.19", "MH-10.20")
def sprint(g: MallState, seat: Seat, character: CharacterId, location: LocationId, card: CardId) -> None:
    """The Sprint is spent, and the character goes elsewhere, or stays if no other location is named."""
    discard(g, seat, card)
    tell_played(g, seat, card, "MH-10.19")
    if location:
        put(g, character, location, "MH-10.19")
    else:
        g.tell("character_stayed", "MH-10.20", character=character, destination=g.destinations[seat])


@clause("MH-1.4")
def put(g: MallState, character: CharacterId, location: LocationId, clause_id: str) -> None:
    """There is no way between: it is here and then there."""
    came_from, g.where[character] = g.where[character], location
    g.tell("character_moved", clause_id, character=character, came_from=came_from, location=location)
