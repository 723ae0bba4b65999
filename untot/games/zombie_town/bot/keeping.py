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
from untot.games.zombie_town.rules.c7_barricades import missing_strength
from untot.games.zombie_town.town import RING_NEIGHBOURS
from untot.kernel.asking import Ask
from untot.kernel.events import Seat
from untot.kernel.forms import Share

FREE_DRAW: Final = 0.9
"""An event that happens at once leaves the action for something else."""
WASTED: Final = 0.3
"""A third card of the same kind in the hand is worth so much less."""
NEEDED: Final = 2.0
"""A barricade without which the others would not hold."""
TO_PAWN: Final = 0.5
"""A pawn attacks with its weapons, a survivor only answers."""

# -- set-up -----------------------------------------------------------------------------------------------------


def gains_of_home_bases(o: Outlook, ask: Ask, seat: Seat) -> dict[str, float]:
    """Away from the others, so that the houses beside it are one's own to search."""
    taken = [building for building, site in o.g.sites.items() if site.owner]
    return {a: float(min([_apart(a.removeprefix("home:"), b) for b in taken] or [0])) for a in ask.answers(seat)}


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
    words = [(word, number) for word, cap in form.caps.items() for number in range(cap)]
    ranked = sorted(words, key=lambda word: variety(o, word[0].partition(":")[2], word[1]), reverse=not least)
    chosen = [word for word, _ in ranked[: form.amount]]
    return " ".join(sorted(chosen, key=list(form.caps).index))


def variety(o: Outlook, card: CardId, number: int) -> float:
    """What one more card of a kind is worth beside so many others of it."""
    return card_worth(card, max(1, o.turns - 1)) - WASTED * number * (KIND_OF[card] != "barricade")


# -- drawing ----------------------------------------------------------------------------------------------------


def gains_of_counts(o: Outlook, ask: Ask, seat: Seat) -> dict[str, float]:
    """More cards to choose from, but each may be a Zombie, which is bad for who has no bullet."""
    pawn = acting(o.g)
    is_armed = any(weapon.shots for weapon in pawn.weapons)
    each = EXTRA_CARD - (0.0 if is_armed else ZOMBIE_CHANCE * suffering(o, pawn))
    return {answer: each * int(answer.removeprefix("look:")) for answer in ask.answers(seat)}


def gains_of_results(o: Outlook, ask: Ask, seat: Seat) -> dict[str, float]:
    """What is useful later is kept; an event that helps now is better triggered, for then the draw is free."""
    gains = {"return": 0.0}
    for answer in ask.answers(seat):
        verb, _, card = answer.partition(":")
        if verb == "keep":
            gains[answer] = kept_worth(o, card)
        elif verb == "trigger":
            gains[answer] = event_gain(o, acting(o.g), card) + FREE_DRAW
    return {answer: gains[answer] for answer in ask.answers(seat)}


def kept_worth(o: Outlook, card: CardId) -> float:
    """In the last turn only what can still be played counts, and no event can."""
    is_playable = KIND_OF[card] != "event" and turn_of(o.g).actions > 1
    worth = card_worth(card, o.turns) if o.turns > 1 or is_playable else 0.0
    return worth - WASTED * max(0, o.hand.count(card) - 1)


def gains_of_returns(o: Outlook, ask: Ask, seat: Seat) -> dict[str, float]:
    """Good cards on top if one draws again here, at the bottom if one goes; the rest under the pile."""
    will_draw = turn_of(o.g).actions > 0
    mean = card_worth("barricade_2", o.turns)
    gains = {}
    for answer in ask.answers(seat):
        end, _, card = answer.partition(":")
        is_good = o.worth(card) > mean
        gains[answer] = 0.6 * ((end == "top") == (will_draw and is_good)) + (0.1 if not is_good else 0.0)
    return gains


# -- playing ----------------------------------------------------------------------------------------------------


def gains_of_survivor_places(o: Outlook, ask: Ask, seat: Seat) -> dict[str, float]:
    gains = {"accompany": joining_gain(o)}
    if "place" in ask.answers(seat):
        gains["place"] = placing_gain(o, acting(o.g).square)
    return gains


def gains_of_bearers(o: Outlook, ask: Ask, seat: Seat) -> dict[str, float]:
    """The pawn, unless it has a better one already."""
    loaded = sum(weapon.shots > 0 for weapon in acting(o.g).weapons)
    return {a: TO_PAWN / (1 + loaded) if a.removeprefix("bearer:") in o.g.pawns else 0.1 for a in ask.answers(seat)}


def gains_of_series(o: Outlook, ask: Ask, seat: Seat) -> dict[str, float]:
    """The strongest first, as many as pay; somebody who has built enough keeps the rest."""
    turn, pawn = turn_of(o.g), acting(o.g)
    announced = [BARRICADES[card].value for card, _ in turn.series]
    gains = {}
    for answer in ask.answers(seat):
        if answer == "done":
            gains[answer] = 0.0
        else:
            gains[answer] = _next_barricade(o, pawn.square, announced, answer.removeprefix("build:"))
    return gains


def _next_barricade(o: Outlook, building: str, announced: list[int], card: CardId) -> float:
    """What one card more brings behind those announced; what is needed for the series to hold must come."""
    estate = as_mine(o, building)
    for value in announced:
        estate = estate.with_barricade(value)
    more = o.points_as(estate.with_barricade(BARRICADES[card].value)) - (o.points_as(estate) if announced else 0.0)
    return more - card_worth(card, o.turns - 1) + (NEEDED if missing_strength(o.g, acting(o.g)) > 0 else 0.0)


def gains_of_lights(o: Outlook, ask: Ask, seat: Seat) -> dict[str, float]:
    return {answer: lighting_gain(o, answer.removeprefix("light:")) for answer in ask.answers(seat)}


def gains_of_house_picks(o: Outlook, ask: Ask, seat: Seat) -> dict[str, float]:
    return {answer: _found(o, answer) for answer in ask.answers(seat)}


def _found(o: Outlook, answer: str) -> float:
    verb, _, thing = answer.partition(":")
    if verb == "take":
        return o.worth(thing)
    if verb == "weapon":
        return reload_gain(o, weapon_by_id(o.g, thing)[0])
    return Ground(o, acting(o.g), turn_of(o.g).actions).total(thing, turn_of(o.g).actions)


def gains_of_survivor_picks(o: Outlook, ask: Ask, seat: Seat) -> dict[str, float]:
    """Who stays or comes, by what he carries."""
    action = (ask.about or {})["action"]
    if action == "arm":
        return {a: -_shots(o, a.split(" ")[0].removeprefix("weapon:")) for a in ask.answers(seat)}
    gains = {}
    for answer in ask.answers(seat):
        survivor = survivor_by_id(o.g, answer.removeprefix("who:"))
        shots = survivor.weapon.shots if survivor.weapon is not None else 0
        staying = manning_gain(o, acting(o.g).square, shots) - life(survivor, o.turns) if action == "post" else shots
        gains[answer] = staying
    return gains


def _shots(o: Outlook, weapon: str) -> float:
    return magazine(weapon_by_id(o.g, weapon)[0].shots, o.turns)


# -- storing and giving -----------------------------------------------------------------------------------------


def gains_of_storing(o: Outlook, ask: Ask, seat: Seat) -> dict[str, float]:
    """As little as possible: what lies somewhere is easily lost."""
    return {a: 0.0 if a == "done" else -o.worth(a.partition(":")[2]) for a in ask.answers(seat)}


def gains_of_collecting(o: Outlook, ask: Ask, seat: Seat) -> dict[str, float]:
    return {a: 0.0 if a == "done" else 0.1 + o.worth(a.partition(":")[2]) for a in ask.answers(seat)}


def gains_of_passing(o: Outlook, ask: Ask, seat: Seat) -> dict[str, float]:
    """What one needs least."""
    return {answer: -o.worth(answer.removeprefix("give:")) for answer in ask.answers(seat)}
