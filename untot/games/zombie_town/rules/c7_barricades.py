"""Chapter 7: barricades, built one by one or in an announced series."""

from __future__ import annotations

from typing import Final

from untot.games.zombie_town.facts import acting, bit, pressure, turn_of
from untot.games.zombie_town.pieces import BARRICADES, KIND_OF, LIMITS, CardId
from untot.games.zombie_town.rules.c4_paying import spend_action
from untot.games.zombie_town.rules.c7_discard import take_from_hand
from untot.games.zombie_town.rules.c11_owning import claim, why_not_hold
from untot.games.zombie_town.state import Pawn, TownState
from untot.kernel.asking import UNTIL_THE_END, choose
from untot.kernel.events import Seat
from untot.kernel.rulebook import clause

DONE: Final = "done"


@clause("ZT-7.14", "ZT-7.15", "ZT-7.19", "ZT-11.4", "ZT-11.20")
def why_not_build(g: TownState, pawn: Pawn) -> str | None:
    """Before the building the pawn is in, three at most, if one may hold it and some series of the hand suffices."""
    site = g.sites.get(pawn.square)
    if site is None:
        return "ZT-7.14"
    if len(site.barricades) >= LIMITS.barricades:
        return "ZT-7.15"
    return why_not_hold(g, pawn.colour, pawn.square) or (None if first_cards(g, pawn) else "ZT-7.19")


def held_barricades(g: TownState, seat: Seat) -> list[CardId]:
    return [card for card, _ in g.hands[seat] if card in BARRICADES]


@clause("ZT-7.19", "ZT-7.20")
def missing_strength(g: TownState, pawn: Pawn) -> int:
    """What the announced cards still lack: standing barricades hold already, so only a bare building asks for more."""
    if g.sites[pawn.square].barricades:
        return 0
    return pressure(g, pawn.square) - sum(BARRICADES[card].value for card, _ in turn_of(g).series)


@clause("ZT-7.15", "ZT-7.20")
def further_cards(g: TownState, pawn: Pawn) -> int:
    """How many cards may still be announced: each costs an action, and there is room for three."""
    announced = len(turn_of(g).series)
    return min(LIMITS.barricades - len(g.sites[pawn.square].barricades), turn_of(g).actions) - announced


@clause("ZT-7.19", "ZT-7.20")
def first_cards(g: TownState, pawn: Pawn) -> list[CardId]:
    """The cards that may come next: with the best of the others after it the series must suffice."""
    held = held_barricades(g, pawn.seat)
    room, missing = further_cards(g, pawn), missing_strength(g, pawn)
    if room < 1:
        return []
    cards = list(dict.fromkeys(held))
    return cards if missing <= 0 else [card for card in cards if best_with(held, card, room) >= missing]


def best_with(held: list[CardId], card: CardId, room: int) -> int:
    others = [BARRICADES[other].value for other in held]
    others.remove(BARRICADES[card].value)
    return BARRICADES[card].value + sum(sorted(others, reverse=True)[: room - 1])


@clause("ZT-7.14", "ZT-7.20", "ZT-7.21")
async def barricade_series(g: TownState) -> None:
    """One to three cards in their order; nobody else sees which, nor whether there were more to choose from."""
    if turn_of(g).series and not further_cards(g, acting(g)):
        g.then(("build_series",))
        return
    answer = await choose(
        g,
        turn_of(g).seat,
        "barricade_series",
        "ZT-7.20",
        series_options,
        why_not=why_not_series,
        forced_too=True,
        secret_until=UNTIL_THE_END,
        unit=turn_of(g).pawn,
        about={"pawn": turn_of(g).pawn, "building": acting(g).square, "count": len(turn_of(g).series)},
    )
    if answer == DONE:
        g.then(("build_series",))
        return
    turn_of(g).series.append(take_from_hand(g, turn_of(g).seat, answer.removeprefix("build:")))
    g.then(("barricade_series",))


def series_options(g: TownState, seat: Seat) -> list[str]:
    pawn = acting(g)
    done = [DONE] if turn_of(g).series and missing_strength(g, pawn) <= 0 else []
    return [*(f"build:{card}" for card in first_cards(g, pawn)), *done]


@clause("ZT-7.15", "ZT-7.19")
def why_not_series(g: TownState, seat: Seat, answer: str) -> str | None:
    """Told only to the player who tries: it depends on his own hand alone."""
    verb, _, card = answer.partition(":")
    if answer == DONE or (verb == "build" and card in held_barricades(g, seat)):
        return "ZT-7.19" if missing_strength(g, acting(g)) > 0 else "ZT-7.15"
    return None


@clause("ZT-7.14", "ZT-7.16", "ZT-7.21", "ZT-7.22", "ZT-7.23", "ZT-11.1")
def build_series(g: TownState) -> None:
    """All at once: each costs an action and goes to the cemetery side, its number hidden."""
    turn, pawn = turn_of(g), acting(g)
    series, turn.series = turn.series, []
    g.tell("barricades_announced", "ZT-7.20", pawn=pawn.colour, building=pawn.square, count=len(series))
    claim(g, pawn.colour, pawn.square)
    for card, _ in series:
        spend_action(g, "barricade")
        g.sites[pawn.square].barricades.append((card, pawn.seat))
        g.tell_secret("barricade_built", "ZT-7.14", [pawn.seat], {"card": card}, pawn=pawn.colour, building=pawn.square)
    forget_barricades(g, pawn.seat)


def forget_barricades(g: TownState, seat: Seat) -> None:
    """Others who knew barricades of this hand cannot tell whether they were built."""
    hand = g.hands[seat]
    g.hands[seat] = [(card, bit(seat) if KIND_OF[card] == "barricade" else knowers) for card, knowers in hand]
