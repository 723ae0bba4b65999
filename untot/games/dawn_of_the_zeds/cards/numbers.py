"""Effects on numbers: supplies, ammo, infection, actions."""

from __future__ import annotations

from untot.games.dawn_of_the_zeds.board import BEDS, OFFICES, SPACES_OF
from untot.games.dawn_of_the_zeds.cards.texts import carries_out
from untot.games.dawn_of_the_zeds.printed_cards import Address, card_of
from untot.games.dawn_of_the_zeds.rules.c5_stocks import gain, gain_actions
from untot.games.dawn_of_the_zeds.rules.c8_level import change_infection
from untot.games.dawn_of_the_zeds.state import DawnState
from untot.games.dawn_of_the_zeds.vocabulary import Amount, Change
from untot.games.dawn_of_the_zeds.whereabouts import units_in, zeds_in, zeds_on
from untot.kernel.rulebook import clause

NEAR_TOWN = (0, 1, 2)
"""Spaces #0 to #2 of all tracks (E49)."""


@carries_out(Change)
@clause("DZ-9.2.6", "DZ-0.2.20")
def change(g: DawnState, effect: Change, address: Address) -> None:
    """As much as is possible; what is missing is lost without a penalty."""
    row = f"DZ-{card_of(address)}"
    gain(g, amount_of(g, effect.supplies, row), amount_of(g, effect.ammo, row), row)
    gain_actions(g, amount_of(g, effect.actions, row), row)
    change_infection(g, amount_of(g, effect.infection, row), row)


def amount_of(g: DawnState, amount: Amount, row: str) -> int:
    """A number; what a die shows; or how many there are of something."""
    if isinstance(amount, int):
        return amount
    if amount == "die":
        (die,) = g.roll(1)
        g.tell("die_rolled", row, die=die)
        return die
    what, _, where = amount.partition(":")
    if what == "zeds_on":
        return len(zeds_on(g, where))
    if what == "zeds_near":
        return sum(len(zeds_in(g, SPACES_OF[track][n])) for track in g.tracks for n in NEAR_TOWN)
    return sum(len(units_in(g, place)) for place in (*BEDS, *OFFICES))
