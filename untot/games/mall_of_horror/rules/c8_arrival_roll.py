"""Chapter 8: phase c, arrival roll."""

from __future__ import annotations

from untot.games.mall_of_horror.facts import colour_of
from untot.games.mall_of_horror.rules.c3_round import enter_phase
from untot.games.mall_of_horror.state import MallState
from untot.kernel.rulebook import clause


@clause("MH-1.16", "MH-8.1", "MH-8.5", "MH-8.10")
def arrival_roll(g: MallState) -> None:
    """Four dice fall under the box; then Cameras can be played. No zombie moves yet."""
    enter_phase(g, "arrival_roll", "MH-8.1")
    g.dice = g.roll(4)
    g.tell("dice_rolled_covered", "MH-8.1", player=colour_of(g, g.badge))
    show_dice_to_elected_chief(g)
    g.then(("card_window", "camera_window"), ("end_of_window",))


@clause("MH-8.2", "MH-8.3", "MH-8.4", "MH-8.8", "MH-8.11", "MH-14.14")
def show_dice_to_elected_chief(g: MallState) -> None:
    """A Chief elected this round, and he alone, sees the dice as they fell."""
    if g.chief_elected:
        g.dice_seen_by.append(g.badge)
        g.tell_secret("dice_seen", "MH-8.2", [g.badge], {"dice": list(g.dice)}, player=colour_of(g, g.badge))
