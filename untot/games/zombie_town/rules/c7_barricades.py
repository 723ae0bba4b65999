"""Chapter 7: action 3, playing barricades. Where one alone would not hold, several are announced and built at once."""

from __future__ import annotations

from untot.games.zombie_town.changing import change_site
from untot.games.zombie_town.facts import bit, pressure, turn_of
from untot.games.zombie_town.pieces import BARRICADES, KIND_OF, LIMITS, CardId
from untot.games.zombie_town.rules.c4_paying import spend_action
from untot.games.zombie_town.rules.c7_cards import played_card
from untot.games.zombie_town.rules.c7_discard import take_from_hand
from untot.games.zombie_town.rules.c11_owning import claim, why_not_hold
from untot.games.zombie_town.state import Pawn, TownState
from untot.kernel.events import Seat
from untot.kernel.forms import Branch, Made, branch
from untot.kernel.rulebook import clause
from untot.kernel.words import things_of, word

# -- whether ----------------------------------------------------------------------------------------------------


@clause("ZT-7.14", "ZT-7.15", "ZT-7.19", "ZT-11.4", "ZT-11.20")
def why_not_build(g: TownState, pawn: Pawn, card: CardId) -> str | None:
    """Before the building the pawn is in, three at most, if one may hold it and some series of the hand suffices."""
    site = g.sites.get(pawn.square)
    if site is None:
        return "ZT-7.14"
    if len(site.barricades) >= LIMITS.barricades:
        return "ZT-7.15"
    return why_not_hold(g, pawn.colour, pawn.square) or why_too_weak(g, pawn, [card])


@clause("ZT-7.19", "ZT-7.20")
def why_too_weak(g: TownState, pawn: Pawn, series: list[CardId]) -> str | None:
    """With the best cards of the hand after it a series must hold the zombies that are there already."""
    further = sorted((BARRICADES[card].value for card in left_in_hand(g, pawn.seat, series)), reverse=True)
    best = sum(further[: most_in_series(g, pawn) - len(series)])
    return None if missing_strength(g, pawn, series) <= best else "ZT-7.19"


@clause("ZT-7.19")
def missing_strength(g: TownState, pawn: Pawn, series: list[CardId]) -> int:
    """What a series lacks: standing barricades hold already, so only a bare building asks for more."""
    if g.sites[pawn.square].barricades:
        return 0
    return pressure(g, pawn.square) - sum(BARRICADES[card].value for card in series)


@clause("ZT-7.15", "ZT-7.20")
def most_in_series(g: TownState, pawn: Pawn) -> int:
    """Each costs an action, and there is room for three."""
    return min(LIMITS.barricades - len(g.sites[pawn.square].barricades), turn_of(g).actions)


def left_in_hand(g: TownState, seat: Seat, series: list[CardId]) -> list[CardId]:
    held = [card for card, _ in g.hands[seat] if card in BARRICADES]
    for card in series:
        held.remove(card)
    return held


# -- the words --------------------------------------------------------------------------------------------------


def barricade_words(g: TownState, pawn: Pawn, card: CardId) -> Branch:
    """The building, then as many further cards as are needed until they hold; more can be built one by one."""
    return branch({word("at", pawn.square): _further(g, pawn, [card])})


@clause("ZT-7.20")
def _further(g: TownState, pawn: Pawn, series: list[CardId]) -> Made | None:
    if missing_strength(g, pawn, series) <= 0:
        return None
    cards = dict.fromkeys(left_in_hand(g, pawn.seat, series))
    fitting = [card for card in cards if why_too_weak(g, pawn, [*series, card]) is None]
    return branch({word("then", card): _further(g, pawn, [*series, card]) for card in fitting})


@clause("ZT-7.14", "ZT-7.19")
def why_not_series(g: TownState, pawn: Pawn, answer: str) -> str | None:
    """Told only to the player who tries: it depends on his own hand alone."""
    if things_of(answer, "at") not in ([], [pawn.square]):
        return "ZT-7.14"
    if missing_strength(g, pawn, [played_card(answer)]) > 0:
        return "ZT-7.19"
    return "ZT-7.20" if things_of(answer, "then") else None


# -- building ---------------------------------------------------------------------------------------------------


@clause("ZT-6.3", "ZT-7.14", "ZT-7.16", "ZT-7.20", "ZT-7.21", "ZT-7.22", "ZT-7.23", "ZT-11.1")
def build(g: TownState, pawn: Pawn, answer: str) -> None:
    """All at once: each costs an action and goes to the cemetery side, its number hidden."""
    series = [played_card(answer), *things_of(answer, "then")]
    for card in series:
        spend_action(g)
        take_from_hand(g, pawn.seat, card)
    claim(g, pawn.colour, pawn.square)
    built = tuple((card, pawn.seat) for card in series)
    change_site(g, pawn.square, barricades=g.sites[pawn.square].barricades + built)
    forget_barricades(g, pawn.seat)
    told = {"pawn": pawn.colour, "building": pawn.square, "count": len(series)}
    g.tell_secret("barricades_built", "ZT-7.14", [pawn.seat], {"cards": series}, **told)


def forget_barricades(g: TownState, seat: Seat) -> None:
    """Others who knew barricades of this hand cannot tell whether they were built."""
    hand = g.hands[seat]
    g.hands[seat] = [(card, bit(seat) if KIND_OF[card] == "barricade" else knowers) for card, knowers in hand]
