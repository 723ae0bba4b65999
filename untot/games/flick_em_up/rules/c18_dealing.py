"""Chapter 18: secret cards are dealt."""

from __future__ import annotations

from untot.games.flick_em_up.cards import DESTINIES, EXILES, objectives_of
from untot.games.flick_em_up.facts import (
    groups_of,
    has_deck,
    has_objectives,
    holders_of,
    scenario_of,
    seats_of,
    survivors_of,
)
from untot.games.flick_em_up.state import FlickState
from untot.kernel.asking import UNTIL_THE_END, ask_all
from untot.kernel.events import Seat
from untot.kernel.rulebook import clause
from untot.kernel.words import thing_of, words


@clause("FL-18.1", "FL-18.2")
def shuffle_decks(g: FlickState) -> None:
    """Only the decks that the scenario names."""
    if has_deck(g, "destiny"):
        g.destiny_deck = list(DESTINIES)
        g.shuffle(g.destiny_deck)
    if has_deck(g, "exile"):
        g.exile_deck = list(EXILES)
        g.shuffle(g.exile_deck)
    if has_objectives(g):
        g.objective_deck = objectives_of(str(g.options["scenario"]))
        g.shuffle(g.objective_deck)


@clause("FL-18.5", "FL-18.6", "FL-18.10", "FL-25.8", "FL-29.7")
async def deal_cards(g: FlickState) -> None:
    """Each holder gets two, keeps one secretly, and the other goes back unseen."""
    shuffle_decks(g)
    exile_group(g)
    holders = card_holders(g)
    for seat in holders:
        offer(g, seat)
    if not holders:
        return
    kept = await ask_all(
        g, holders, "keep_objective", "FL-18.5", lambda g, seat: words("keep", g.offered[seat]),
        secret_until=UNTIL_THE_END,
    )  # fmt: skip
    for seat in holders:
        keep(g, seat, thing_of(kept[seat]))


@clause("FL-18.5")
def offer(g: FlickState, seat: Seat) -> None:
    deck = g.exile_deck if seat in g.exiled else g.objective_deck
    g.offered[seat] = [deck.pop(0), deck.pop(0)]
    g.tell_secret("cards_offered", "FL-18.5", holders_of(g, seat), {"cards": list(g.offered[seat])}, seat=seat)


@clause("FL-18.5", "FL-18.11")
def keep(g: FlickState, seat: Seat, card: str) -> None:
    """Only the holder ever sees it; of the other card nobody knows."""
    deck = g.exile_deck if seat in g.exiled else g.objective_deck
    deck += [other for other in g.offered[seat] if other != card]
    g.offered[seat] = []
    g.cards[seat] = card
    g.shuffle(deck)
    g.tell_secret("card_kept", "FL-18.5", holders_of(g, seat), {"card": card}, seat=seat)


@clause("FL-18.6", "FL-18.10")
def card_holders(g: FlickState) -> list[Seat]:
    """Each seat, or each group through its first seat, or the exiled group."""
    for seat in range(g.seats):
        g.tallies[seat].led = len(survivors_of(g, seat))
    if scenario_of(g).exiled is not None:
        return list(g.exiled)
    if not has_objectives(g):
        return []
    if len(groups_of(g)) == 1:
        return list(range(g.seats))
    return [seats_of(g, group)[0] for group in groups_of(g)]


@clause("FL-29.7")
def exile_group(g: FlickState) -> None:
    """A group that is exiled from the start; its first seat stands for it."""
    group = scenario_of(g).exiled
    if group is not None:
        g.exiled = [seats_of(g, group)[0]]
        for seat in seats_of(g, group):
            g.tallies[seat].exiled_after = 0
