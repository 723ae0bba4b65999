"""Cards in an attack, the own victim, and the revenge of the eliminated."""

from __future__ import annotations

from untot.games.mall_of_horror.bot.danger import Scene, losses, victim_odds
from untot.games.mall_of_horror.bot.going import known_zombies
from untot.games.mall_of_horror.bot.standing import Race, race
from untot.games.mall_of_horror.bot.worth import CARD_WORTH
from untot.games.mall_of_horror.facts import characters_at, defence
from untot.games.mall_of_horror.pieces import CARDS, PARKING, SUPERMARKET, Colour
from untot.games.mall_of_horror.rules.c5_cards import card_and_target
from untot.games.mall_of_horror.state import MallState
from untot.kernel.asking import Ask
from untot.kernel.events import Seat
from untot.kernel.modifiers import bonus

Gains = dict[str, float]


def threats_of(g: MallState) -> dict[Colour, int]:
    return {c: n for c in g.colours if (n := bonus(g.modifiers, "votes", c))}


def _meal_harm(standing: Race, me: Colour, crowd: tuple[str, ...], threats: dict[Colour, int]) -> float:
    if not crowd:
        return 0.0
    odds = victim_odds(standing, crowd, tuple(threats.items()))
    return sum(standing.stakes[me].get(c, 0.0) * odd * standing.worth[who] for c, odd, who in odds)


def gains_of_cards(g: MallState, ask: Ask, seat: Seat) -> Gains:
    """Each card by what it changes in this attack, less what it is worth later."""
    standing, me = race(g), g.colours[seat]
    found = tuple(c for c in characters_at(g, g.attacked) if c not in g.hidden)
    threats = threats_of(g)
    zombies = g.zombies[g.attacked]
    meals = min(zombies, len(found)) if g.attacked == PARKING else 1
    harm = _harm_here(standing, me, g.attacked, found, threats, zombies, meals)
    stop = _cards_that_stop(g, seat)
    gains = {"pass": 0.0}
    for answer in ask.answers(seat):
        card, target = card_and_target(answer)
        if answer == "pass":
            continue
        price = CARD_WORTH[card]
        effect = CARDS[card].effect
        if effect == "hide":
            rest = tuple(c for c in found if c != target)
            after = _harm_here(standing, me, g.attacked, rest, threats, zombies, min(meals, len(rest)))
        elif effect == "votes":
            after = harm - _meal_harm(standing, me, found, threats) + _meal_harm(standing, me, found, {**threats, me: threats.get(me, 0) + 1})
        elif g.attacked == PARKING:
            left = max(0, zombies - CARDS[card].amount)
            after = _harm_here(standing, me, PARKING, found, threats, left, min(left, len(found)))
        elif card in stop:
            after, price = 0.0, sum(CARD_WORTH[c] for c in stop)
        else:
            after = harm
        gains[answer] = harm - after - price
    return gains


def _harm_here(standing: Race, me: Colour, location: str, found: tuple[str, ...], threats: dict[Colour, int], zombies: int, meals: int) -> float:
    if not found or not meals:
        return 0.0
    if location != PARKING:
        return _meal_harm(standing, me, found, threats)
    return sum(standing.stakes[me].get(c, 0.0) * p for c, p in losses(standing, PARKING, found, meals, 0))


def _cards_that_stop(g: MallState, seat: Seat) -> list[str]:
    """The cheapest own cards that together keep the zombies out of this location, or none."""
    if g.attacked == PARKING:
        return []
    zombies, walls = g.zombies[g.attacked], defence(g, g.attacked)
    hand = sorted((c for c in g.hands[seat] if CARDS[c].effect in ("kill", "defence")), key=lambda c: CARD_WORTH[c])
    for count in (1, 2):
        for chosen in _combinations(hand, count):
            killed = sum(CARDS[c].amount for c in chosen if CARDS[c].effect == "kill")
            built = sum(CARDS[c].amount for c in chosen if CARDS[c].effect == "defence")
            left = zombies - killed
            if left <= 0 or (left < walls + built and not (g.attacked == SUPERMARKET and left >= 4)):
                return list(chosen)
    return []


def _combinations(hand: list[str], count: int) -> list[tuple[str, ...]]:
    if count == 1:
        return [(c,) for c in hand]
    return [(a, b) for i, a in enumerate(hand) for b in hand[i + 1 :]]


def gains_of_own_victims(g: MallState, ask: Ask, seat: Seat) -> Gains:
    worth = race(g).worth
    return {a: -worth[a.removeprefix("victim:")] for a in ask.answers(seat)}


def gains_of_revenge(g: MallState, ask: Ask, seat: Seat) -> Gains:
    """Where one zombie more hurts those who are ahead."""
    standing, me = race(g), g.colours[seat]
    zombies, dice = known_zombies(g, seat)
    gains = {"decline": Scene(standing, me, g.where, zombies, dice).outlook()}
    for answer in ask.answers(seat):
        if answer != "decline":
            place = answer.removeprefix("zombie:")
            gains[answer] = Scene(standing, me, g.where, {**zombies, place: zombies[place] + 1}, dice).outlook()
    return gains
