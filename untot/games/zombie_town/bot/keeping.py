"""Cards: what is kept, played, put back or given away, and who gets a weapon."""

from __future__ import annotations

from typing import Final

from untot.games.zombie_town.bot.chores import (
    EXTRA_CARD,
    ZOMBIE_CHANCE,
    as_mine,
    joining_gain,
    lighting_gain,
    manning_gain,
    placing_gain,
    reload_gain,
)
from untot.games.zombie_town.bot.going import Ground
from untot.games.zombie_town.bot.happening import event_gain
from untot.games.zombie_town.bot.outlook import Outlook, life
from untot.games.zombie_town.bot.striking import suffering
from untot.games.zombie_town.bot.worth import card_worth, magazine
from untot.games.zombie_town.facts import acting, survivor_by_id, turn_of, weapon_by_id
from untot.games.zombie_town.pieces import BARRICADES, KIND_OF, CardId
from untot.games.zombie_town.rules.c6_draw import RETURN, TOP
from untot.games.zombie_town.state import Pawn
from untot.games.zombie_town.town import RING_NEIGHBOURS
from untot.kernel.asking import Ask
from untot.kernel.events import Seat
from untot.kernel.forms import Share
from untot.kernel.words import thing_in, thing_of, things_of, verb_of

FREE_DRAW: Final = 0.9
"""An event that happens at once leaves the action for something else."""
WASTED: Final = 0.3
"""A third card of the same kind in the hand is worth so much less."""
TO_RETURN: Final = 0.6
"""What it is worth to put a card back to the right end of the pile."""
USUAL_CARD: Final = 0.93
"""A card worth more is a good one to find again."""
TO_PAWN: Final = 0.5
"""A pawn attacks with its weapons, a survivor only answers."""

# -- set-up -----------------------------------------------------------------------------------------------------


def gains_of_home_bases(o: Outlook, ask: Ask, seat: Seat) -> dict[str, float]:
    """Away from the others, so that the houses beside it are one's own to search."""
    taken = [building for building, site in o.g.sites.items() if site.owner]
    return {a: float(min([_apart(thing_of(a), b) for b in taken] or [0])) for a in ask.answers(seat)}


def _apart(one: str, other: str) -> int:
    """Houses between two, around the ring."""
    order = list(RING_NEIGHBOURS)
    way = abs(order.index(one) - order.index(other))
    return min(way, len(order) - way)


def gains_of_start_cards(o: Outlook, ask: Ask, seat: Seat) -> dict[str, float]:
    form = ask.form(seat)
    assert isinstance(form, Share)
    return {best_share(o, form, least=False): 0.0}


def gains_of_discards(o: Outlook, ask: Ask, seat: Seat) -> dict[str, float]:
    form = ask.form(seat)
    assert isinstance(form, Share)
    return {best_share(o, form, least=True): 0.0}


def best_share(o: Outlook, form: Share, *, least: bool) -> str:
    """The cards worth most, or least; of many alike each further one counts less."""
    every = [(card, number) for card, cap in form.caps.items() for number in range(cap)]
    ranked = sorted(every, key=lambda one: variety(o, thing_of(one[0]), one[1]), reverse=not least)
    chosen = [card for card, _ in ranked[: form.amount]]
    return " ".join(sorted(chosen, key=list(form.caps).index))


def variety(o: Outlook, card: CardId, number: int) -> float:
    """What one more card of a kind is worth beside so many others of it."""
    return card_worth(card, max(1, o.turns - 1)) - WASTED * number * (KIND_OF[card] != "barricade")


# -- drawing ----------------------------------------------------------------------------------------------------


def looking_worth(o: Outlook, pawn: Pawn, way: str) -> float:
    """More cards to choose from, but each may be a Zombie, which is bad for who has no bullet."""
    is_armed = any(weapon.shots for weapon in pawn.weapons)
    each = EXTRA_CARD - (0.0 if is_armed else ZOMBIE_CHANCE * suffering(o, pawn))
    return each * int(thing_in(way, "look"))


def gains_of_results(o: Outlook, ask: Ask, seat: Seat) -> dict[str, float]:
    """What is useful later is kept; an event that helps now is better triggered, for then the draw is free."""
    return {answer: _result(o, answer) for answer in ask.answers(seat)}


def _result(o: Outlook, answer: str) -> float:
    verb, card = verb_of(answer), thing_of(answer)
    if verb == "keep":
        return kept_worth(o, card)
    if verb == "trigger":
        return event_gain(o, acting(o.g), card) + FREE_DRAW
    return 0.0 if verb == RETURN else min(0.0, _returned(o, answer) - TO_RETURN)


def kept_worth(o: Outlook, card: CardId) -> float:
    """In the last turn only what can still be played counts, and no event can."""
    is_playable = KIND_OF[card] != "event" and turn_of(o.g).actions > 1
    worth = card_worth(card, o.turns) if o.turns > 1 or is_playable else 0.0
    return worth - WASTED * max(0, o.hand.count(card) - 1)


def gains_of_returns(o: Outlook, ask: Ask, seat: Seat) -> dict[str, float]:
    return {answer: _returned(o, answer) for answer in ask.answers(seat)}


def _returned(o: Outlook, answer: str) -> float:
    """Good cards on top if one draws again here, at the bottom if one goes; the rest under the pile."""
    is_good = o.worth(thing_of(answer)) > USUAL_CARD
    will_draw = turn_of(o.g).actions > 0
    return TO_RETURN * ((verb_of(answer) == TOP) == (will_draw and is_good)) + (0.1 if not is_good else 0.0)


# -- playing ----------------------------------------------------------------------------------------------------


def survivor_worth(o: Outlook, pawn: Pawn, way: str) -> float:
    return placing_gain(o, pawn.square) if verb_of(way) == "place" else joining_gain(o)


def bearer_worth(o: Outlook, pawn: Pawn, way: str) -> float:
    """The pawn, unless it has a better one already."""
    loaded = sum(weapon.shots > 0 for weapon in pawn.weapons)
    return TO_PAWN / (1 + loaded) if thing_of(way) in o.g.pawns else 0.1


def series_worth(o: Outlook, pawn: Pawn, said: str, way: str) -> float:
    """The strongest first: what a barricade brings, or several if one alone would not hold."""
    cards = [thing_of(said), *things_of(way, "then")]
    estate = as_mine(o, pawn.square)
    for card in cards:
        estate = estate.with_barricade(BARRICADES[card].value)
    return o.points_as(estate) - sum(card_worth(card, o.turns - 1) for card in cards)


def lighting_worth(o: Outlook, way: str) -> float:
    return lighting_gain(o, thing_in(way, "light"))


def found_worth(o: Outlook, ground: Ground, way: str) -> float:
    """What the house gives: a card, bullets, or another place."""
    if card := thing_in(way, "take"):
        return o.worth(card)
    if weapon := thing_in(way, "weapon"):
        return reload_gain(o, weapon_by_id(o.g, weapon)[0])
    visited = thing_in(way, "visit")
    return ground.total(visited, turn_of(o.g).actions - 1) if visited else 0.0


def arms_of(o: Outlook, way: str) -> float:
    """Who stays or comes, by what he carries."""
    survivor = survivor_by_id(o.g, thing_in(way, "who"))
    return survivor.weapon.shots if survivor.weapon is not None else 0


def posting_worth(o: Outlook, pawn: Pawn, way: str) -> float:
    survivor = survivor_by_id(o.g, thing_in(way, "who"))
    return manning_gain(o, pawn.square, int(arms_of(o, way))) - life(survivor, o.turns)


def weapon_in(o: Outlook, way: str) -> float:
    return magazine(weapon_by_id(o.g, thing_in(way, "weapon"))[0].shots, o.turns)


# -- storing and giving -----------------------------------------------------------------------------------------


def card_in(o: Outlook, way: str) -> float:
    return o.worth(thing_in(way, "card"))


def gains_of_passing(o: Outlook, ask: Ask, seat: Seat) -> dict[str, float]:
    """What one needs least."""
    return {answer: -o.worth(thing_of(answer)) for answer in ask.answers(seat)}
