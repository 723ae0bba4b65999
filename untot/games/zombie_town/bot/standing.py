"""How well somebody stands: the value of a position, and what it is made of."""

from __future__ import annotations

from typing import Final

from untot.games.zombie_town.bot.outlook import turns_to_come
from untot.games.zombie_town.bot.worth import STORED, WOUNDS, card_worth
from untot.games.zombie_town.facts import is_out, living, loaded, owned, weapons_of
from untot.games.zombie_town.rules.c14_scoring import score
from untot.games.zombie_town.state import TownState
from untot.kernel.events import Seat
from untot.parts.fitted import Rivals, Traits, by_time, fit_in

FIT: Final = fit_in(__package__)


def value(g: TownState, seat: Seat) -> float:
    """The seat's chance to win from here, between 0 and 1; what it won, once the match is over."""
    if g.result is not None:
        return 1 / len(g.result.winners) if seat in g.result.winners else 0.0
    if not g.pawns or g.day < 1:
        return 1 / g.seats
    return FIT.chances(traits(g, seat)).get(seat, 0.0)


def traits(g: TownState, seat: Seat) -> Rivals:
    """Of everybody who lives: what he has, how he is, and what he can still do."""
    alive = [other for other in range(g.seats) if g.pawns and not is_out(g, other)]
    if not alive or g.day < 1:
        return {}
    left = sum(turns_to_come(g, other) for other in alive) / len(alive)
    now = turns_to_come(g, seat)
    return {other: by_time(_traits(g, other, now), left) for other in alive}


def stored(g: TownState, seat: Seat, now: int) -> float:
    """Cards that the seat has left in buildings; on the last turn nobody fetches them any more."""
    if now < 2:
        return 0.0
    left = [card for site in g.sites.values() for card, _, owner, _ in site.stored if owner == seat]
    return STORED * sum(card_worth(card, now - 1) for card in left)


def _traits(g: TownState, seat: Seat, now: int) -> Traits:
    """`now` says how late it is: the turns that whoever looks has still to come. A house counts among the points; how
    many there are says besides that each can be lost."""
    pawns, weapons = living(g, seat), loaded(weapons_of(g, seat))
    return {
        "points": score(g, seat),
        "houses": sum(len(owned(g, colour)) for colour in g.colours[seat]),
        "bullets": sum(weapon.shots for weapon in weapons),
        "unarmed": sum(not loaded(pawn.weapons) for pawn in pawns),
        "company": sum(len(pawn.companions) for pawn in pawns),
        "wounds": sum(cost for pawn in pawns for health, cost in WOUNDS.items() if health > pawn.health),
        "hand": sum(card_worth(card, now) for card, _ in g.hands[seat]) + stored(g, seat, now),
        "turns": turns_to_come(g, seat) - now,
    }
