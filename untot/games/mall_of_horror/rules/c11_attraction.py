"""Chapter 11: phase f, attracted zombies."""

from __future__ import annotations

from untot.games.mall_of_horror.facts import location_with_most_pin_ups, most_crowded_location
from untot.games.mall_of_horror.rules.c10_moves import place_zombie
from untot.games.mall_of_horror.state import MallState
from untot.kernel.rulebook import clause


@clause("MH-11.1", "MH-11.2", "MH-11.5", "MH-11.6", "MH-11.7", "MH-11.8")
def attract_zombies(g: MallState) -> None:
    """One to the greatest crowd, one to the most Pin-Ups, both before the first location is checked."""
    crowded, with_pin_ups = most_crowded_location(g), location_with_most_pin_ups(g)
    if crowded is not None:
        g.tell("crowd_attracts", "MH-11.1", location=crowded)
        place_zombie(g, crowded, "MH-11.1")
    if with_pin_ups is not None:
        g.tell("pin_ups_attract", "MH-11.5", location=with_pin_ups)
        place_zombie(g, with_pin_ups, "MH-11.5")
