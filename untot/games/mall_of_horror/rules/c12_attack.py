"""Chapter 12: phase f, attack on a location. Parking has a chapter of its own."""

from __future__ import annotations

from untot.games.mall_of_horror.facts import (
    colour_of,
    defence,
    is_besieged,
    own_characters_at,
    zombies_get_in,
)
from untot.games.mall_of_horror.pieces import LOCATIONS, OWNER_OF, PARKING, CharacterId, LocationId
from untot.games.mall_of_horror.rules.c3_round import enter_phase
from untot.games.mall_of_horror.rules.c4_votes import end_vote, steps_to_victim
from untot.games.mall_of_horror.rules.c11_attraction import attract_zombies
from untot.games.mall_of_horror.rules.c13_parking import attack_parking, feed_one_zombie
from untot.games.mall_of_horror.rules.c15_end import check_end
from untot.games.mall_of_horror.state import MallState
from untot.kernel.asking import choose
from untot.kernel.events import Seat
from untot.kernel.rulebook import clause
from untot.kernel.words import thing_of, verb_of, words


@clause("MH-12.1", "MH-11.8")
def attack(g: MallState) -> None:
    """First the attracted zombies, then the locations 1 to 6, each once."""
    enter_phase(g, "attack", "MH-12.1")
    attract_zombies(g)
    g.then(*[("attack_location", location) for location in LOCATIONS if is_besieged(g, location)])


@clause("MH-12.1", "MH-12.2", "MH-12.6", "MH-12.11", "MH-13.1", "MH-13.16")
def attack_location(g: MallState, location: LocationId) -> None:
    """Nothing happens at a closed or empty location; where zombies can get in, those present may play cards."""
    if not is_besieged(g, location):
        return
    g.attacked = location
    if location == PARKING:
        attack_parking(g)
    elif zombies_get_in(g, location):
        g.tell(
            "zombies_get_in", "MH-12.5", location=location, zombies=g.zombies[location], defence=defence(g, location)
        )
        g.then(("card_window", "attack_window"), ("end_of_window",), ("find_victim",))
    else:
        tell_it_holds(g, "MH-12.6")


def tell_it_holds(g: MallState, clause_id: str) -> None:
    location = g.attacked
    g.tell("location_holds", clause_id, location=location, zombies=g.zombies[location], defence=defence(g, location))


@clause("MH-12.27", "MH-12.28", "MH-12.29", "MH-12.33")
def find_victim(g: MallState) -> None:
    """If the zombies still get in, somebody is eaten: by vote, without one, or nobody if all are hidden."""
    if not zombies_get_in(g, g.attacked):
        end_vote(g)
        tell_it_holds(g, "MH-12.27")
        return
    g.then(*steps_to_victim(g, "MH-12.33"))


@clause("MH-4.34")
async def pick_victim(g: MallState, seat: Seat) -> None:
    """The owner of the chosen colour picks which of his unhidden characters there is eaten."""
    answer = await choose(
        g, seat, "pick_victim", "MH-4.34", possible_victims, why_not=why_not_victim, about={"location": g.attacked}
    )
    eat(g, thing_of(answer))


def possible_victims(g: MallState, seat: Seat) -> list[str]:
    return words("victim", [c for c in own_characters_at(g, seat, g.attacked) if c not in g.hidden])


@clause("MH-4.34", "MH-12.21")
def why_not_victim(g: MallState, seat: Seat, answer: str) -> str | None:
    """One of one's own, here, and not hidden; an attempt at something else is answered by other chapters."""
    verb, character = verb_of(answer), thing_of(answer)
    if verb not in ("victim", "pass", ""):
        return None
    if OWNER_OF.get(character) != colour_of(g, seat) or g.where.get(character) != g.attacked:
        return "MH-4.34"
    return "MH-12.21" if character in g.hidden else None


@clause("MH-12.30", "MH-12.31", "MH-12.32", "MH-13.9", "MH-1.14", "MH-1.11")
def eat(g: MallState, victim: CharacterId) -> None:
    """The victim is gone for good, and the zombies that have fed go too."""
    location = g.where.pop(victim)
    g.tell("character_eaten", "MH-12.30", character=victim, location=location)
    if location == PARKING:
        feed_one_zombie(g)
    else:
        g.zombies[location] = 0
        g.tell("zombies_left", "MH-12.31", location=location)
    check_end(g)
