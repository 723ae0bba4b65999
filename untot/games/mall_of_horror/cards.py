"""What cards do: one function per kind of effect; which card has which, and how much, stands in content/cards.toml."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from untot.games.mall_of_horror.facts import colour_of
from untot.games.mall_of_horror.pieces import CARDS, Card, CardId, CharacterId
from untot.games.mall_of_horror.state import MallState
from untot.kernel.events import Seat
from untot.kernel.rulebook import clause
from untot.parts.modifiers import Modifier


@clause("MH-5.4", "MH-17.5")
def discard(g: MallState, seat: Seat, card: CardId) -> None:
    """Out of the hand, out of the game; who had given such a card no longer knows whether it was his."""
    g.uncover()
    g.hands[seat].remove(card)
    g.played.append(card)
    for giver in {giver for giver, receiver, gift in g.gifts if receiver == seat and gift == card}:
        g.gifts.remove((giver, seat, card))


@clause("MH-5.7")
def tell_played(g: MallState, seat: Seat, card: CardId, clause_id: str = "MH-5.7") -> None:
    """All see the card. What it changes at once and without a word of its own has been changed before."""
    g.tell("card_played", clause_id, player=colour_of(g, seat), card=card)


# -- effects ----------------------------------------------------------------------------------------------------


@clause("MH-5.15", "MH-5.16", "MH-4.7")
def add_votes(g: MallState, seat: Seat, card: Card, target: CharacterId) -> None:
    """A Threat: one vote more in the current vote; several add up."""
    g.modifiers.append(Modifier("votes", colour_of(g, seat), card.amount, until="vote"))
    tell_played(g, seat, card.id)


@clause("MH-8.6", "MH-8.8", "MH-8.9")
def look_at_dice(g: MallState, seat: Seat, card: Card, target: CharacterId) -> None:
    """A Security Camera: its player alone sees the four dice, until they are revealed."""
    tell_played(g, seat, card.id)
    g.dice_seen_by.append(seat)
    g.tell_secret("dice_seen", "MH-8.6", [seat], {"dice": list(g.dice)}, player=colour_of(g, seat))


@clause("MH-12.13", "MH-12.12")
def add_defence(g: MallState, seat: Seat, card: Card, target: CharacterId) -> None:
    """Hardware: this location holds better for this round."""
    g.modifiers.append(Modifier("defence", g.attacked, card.amount, until="round"))
    tell_played(g, seat, card.id)


@clause("MH-12.19", "MH-12.23", "MH-12.25", "MH-13.6")
def hide(g: MallState, seat: Seat, card: Card, target: CharacterId) -> None:
    """Hidden: one own character is out of the vote, for all to see, until the round ends."""
    tell_played(g, seat, card.id)
    g.hidden.append(target)
    g.tell("character_hidden", "MH-12.23", character=target)


@clause("MH-12.17", "MH-12.18", "MH-1.11", "MH-13.7")
def kill(g: MallState, seat: Seat, card: Card, target: CharacterId) -> None:
    """A weapon: it kills its full number in front of this location, or all that are there."""
    tell_played(g, seat, card.id)
    killed = min(card.amount, g.zombies[g.attacked])
    g.zombies[g.attacked] -= killed
    g.tell("zombies_killed", "MH-12.17", location=g.attacked, count=killed)


EFFECTS: Final[dict[str, Callable[[MallState, Seat, Card, CharacterId], None]]] = {
    "votes": add_votes,
    "look": look_at_dice,
    "defence": add_defence,
    "hide": hide,
    "kill": kill,
}
"""The Sprint is missing on purpose: it is part of a move (MH-10.28)."""

SPRINTS: Final = frozenset(card.id for card in CARDS.values() if card.effect == "sprint")
"""The cards that send a character elsewhere."""
