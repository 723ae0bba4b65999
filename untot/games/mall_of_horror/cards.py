"""What cards do: one function per kind of effect; which card has which, and how much, stands in content/cards.toml."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from untot.games.mall_of_horror.facts import colour_of
from untot.games.mall_of_horror.pieces import Card
from untot.games.mall_of_horror.state import MallState
from untot.kernel.events import Seat
from untot.kernel.rulebook import clause
from untot.parts.modifiers import Modifier


@clause("MH-5.15", "MH-5.16", "MH-4.7")
def add_votes(g: MallState, seat: Seat, card: Card, target: str) -> None:
    """A Threat: one vote more in the current vote; several add up."""
    g.modifiers.append(Modifier("votes", colour_of(g, seat), card.amount, until="vote"))


@clause("MH-8.6", "MH-8.8", "MH-8.9")
def look_at_dice(g: MallState, seat: Seat, card: Card, target: str) -> None:
    """A Security Camera: its player alone sees the four dice, until they are revealed."""
    g.dice_seen_by.append(seat)
    g.tell_secret("dice_seen", "MH-8.6", [seat], {"dice": list(g.dice)}, player=colour_of(g, seat))


@clause("MH-12.13", "MH-12.12")
def add_defence(g: MallState, seat: Seat, card: Card, target: str) -> None:
    """Hardware: this location holds better for this round."""
    g.modifiers.append(Modifier("defence", g.attacked, card.amount, until="round"))


@clause("MH-12.19", "MH-12.23", "MH-12.25", "MH-13.6")
def hide(g: MallState, seat: Seat, card: Card, target: str) -> None:
    """Hidden: one own character is out of the vote, for all to see, until the round ends."""
    g.hidden.append(target)
    g.tell("character_hidden", "MH-12.23", character=target)


@clause("MH-12.17", "MH-12.18", "MH-1.11", "MH-13.7")
def kill(g: MallState, seat: Seat, card: Card, target: str) -> None:
    """A weapon: it kills its full number in front of this location, or all that are there."""
    killed = min(card.amount, g.zombies[g.attacked])
    g.zombies[g.attacked] -= killed
    g.tell("zombies_killed", "MH-12.17", location=g.attacked, count=killed)


Effect = Callable[[MallState, Seat, Card, str], None]
EFFECTS: Final[dict[str, Effect]] = {
    "votes": add_votes,
    "look": look_at_dice,
    "defence": add_defence,
    "hide": hide,
    "kill": kill,
}
"""The Sprint is missing on purpose: it is part of a move (MH-10.28)."""
