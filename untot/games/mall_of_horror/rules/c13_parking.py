"""Chapter 13: phase f, attack on Parking. Every zombie wants a victim."""

from __future__ import annotations

from untot.games.mall_of_horror.facts import is_occupied, unhidden_at
from untot.games.mall_of_horror.pieces import PARKING
from untot.games.mall_of_horror.rules.c4_votes import end_vote, steps_to_victim
from untot.games.mall_of_horror.state import MallState
from untot.kernel.rulebook import clause


@clause("MH-13.1", "MH-13.2")
def attack_parking(g: MallState) -> None:
    """The zombies attack whatever the defence, one victim after the other."""
    g.eaten_in_parking = 0
    g.tell("parking_attacked", "MH-13.1", location=PARKING, zombies=g.zombies[PARKING])
    g.then(("parking_meal",))


@clause("MH-13.3", "MH-13.4", "MH-13.10")
def parking_meal(g: MallState) -> None:
    """A new window and a new vote for each zombie."""
    g.then(("card_window", "parking_window"), ("end_of_window",), ("find_parking_victim",))


@clause("MH-13.2", "MH-13.8", "MH-13.12", "MH-13.16")
def find_parking_victim(g: MallState) -> None:
    """One victim by vote, or without one for a single colour; without zombies or without anybody to find it ends."""
    if not g.zombies[PARKING] or not unhidden_at(g, PARKING):
        end_vote(g)
        end_parking_attack(g)
        return
    g.then(*steps_to_victim(g, "MH-13.16"), ("next_parking_meal",))


@clause("MH-13.11", "MH-1.11")
def feed_one_zombie(g: MallState) -> None:
    """The zombie that has eaten goes with its victim; the hungry ones stay."""
    g.eaten_in_parking += 1
    g.zombies[PARKING] -= 1
    g.tell("zombie_fed", "MH-13.11", location=PARKING, zombies=g.zombies[PARKING])


@clause("MH-13.2", "MH-13.13")
def next_parking_meal(g: MallState) -> None:
    """On to the next zombie, as long as there is one and somebody it can find."""
    if g.zombies[PARKING] and unhidden_at(g, PARKING):
        g.then(("parking_meal",))
    else:
        end_parking_attack(g)


@clause("MH-13.14", "MH-13.15", "MH-13.16")
def end_parking_attack(g: MallState) -> None:
    """After a meal all zombies go; if nobody was eaten, they stay."""
    if not g.zombies[PARKING]:
        return
    if g.eaten_in_parking:
        g.zombies[PARKING] = 0
        g.tell("zombies_left", "MH-13.15" if is_occupied(g, PARKING) else "MH-13.14", location=PARKING)
    else:
        g.tell("nobody_found", "MH-13.16", location=PARKING)
