"""Cards in an attack, the own victim, and the revenge of those who are out."""

from __future__ import annotations

from itertools import combinations

from untot.games.mall_of_horror.bot.danger import Crowd, Scene, cost, losses, victim_odds
from untot.games.mall_of_horror.bot.going import zombies_to_come
from untot.games.mall_of_horror.bot.memory import Memory
from untot.games.mall_of_horror.bot.standing import race
from untot.games.mall_of_horror.facts import colour_of, defence, unhidden_at, zombie_limit
from untot.games.mall_of_horror.pieces import CARDS, PARKING, CardId, CharacterId
from untot.games.mall_of_horror.state import MallState
from untot.kernel.asking import Ask
from untot.kernel.events import Seat
from untot.kernel.words import thing_in, thing_of
from untot.parts.modifiers import bonus


class Attack:
    """The attack at hand, as one seat sees it: what it will cost as things are, and after each card."""

    def __init__(self, g: MallState, seat: Seat) -> None:
        self.race = race(g)
        self.me = colour_of(g, seat)
        self.location = g.attacked
        self.found: Crowd = tuple(unhidden_at(g, g.attacked))
        self.zombies = g.zombies[g.attacked]
        self.threats = {colour: votes for colour in g.colours if (votes := bonus(g.modifiers, "votes", colour))}
        self.stopping = cards_that_stop(g, seat)
        self.as_it_is = self.harm(self.found, self.zombies)

    def harm(self, found: Crowd, zombies: int) -> float:
        """What it costs if these can be found by so many zombies."""
        if not found or not zombies:
            return 0.0
        first = self.vote_harm(found, 0)
        if self.location != PARKING or zombies == 1:
            return first
        alike = cost(self.race, self.me, losses(self.race, PARKING, found, 1, 0))
        return first - alike + cost(self.race, self.me, losses(self.race, PARKING, found, zombies, 0))

    def vote_harm(self, found: Crowd, own_threats: int) -> float:
        """What the next vote costs, with the Threats on the table and so many more of one's own."""
        threats = {**self.threats, self.me: self.threats.get(self.me, 0) + own_threats}
        odds = victim_odds(self.race, found, tuple(threats.items()))
        return cost(self.race, self.me, [(colour, odd * self.race.worth[victim]) for colour, odd, victim in odds])

    def gain(self, card: CardId, target: CharacterId) -> float:
        """What a card changes, less what it is worth in the hand."""
        effect, amount, price = CARDS[card].effect, CARDS[card].amount, CARDS[card].worth
        if effect == "votes":
            return self.vote_harm(self.found, 0) - self.vote_harm(self.found, amount) - price
        if effect == "hide":
            return self.as_it_is - self.harm(tuple(c for c in self.found if c != target), self.zombies) - price
        if self.location == PARKING:
            return self.as_it_is - self.harm(self.found, max(0, self.zombies - amount)) - price
        if card in self.stopping:
            return self.as_it_is - sum(CARDS[each].worth for each in self.stopping)
        return -price


def cards_that_stop(g: MallState, seat: Seat) -> tuple[CardId, ...]:
    """The one or two poorest own cards that keep the zombies out of a location together; none if there are none."""
    if g.attacked == PARKING:
        return ()
    fitting = sorted((c for c in g.hands[seat] if CARDS[c].effect in ("kill", "defence")), key=lambda c: CARDS[c].worth)
    plans = [plan for count in (1, 2) for plan in combinations(fitting, count)]
    return next((plan for plan in plans if would_hold(g, plan)), ())


def would_hold(g: MallState, plan: tuple[CardId, ...]) -> bool:
    """Whether the attacked location holds after these cards (MH-12.5, MH-12.7, MH-12.15)."""
    left = g.zombies[g.attacked] - sum(CARDS[card].amount for card in plan if CARDS[card].effect == "kill")
    walls = defence(g, g.attacked) + sum(CARDS[card].amount for card in plan if CARDS[card].effect == "defence")
    limit = zombie_limit(g, g.attacked)
    return left < (walls if limit is None else min(walls, limit))


def gains_of_cards(g: MallState, ask: Ask, seat: Seat, memory: Memory) -> dict[str, float]:
    """Each card by what it changes in this attack, less what it is worth later."""
    answers = ask.answers(seat)
    if len(answers) == 1:
        return {"pass": 0.0}
    attack = Attack(g, seat)
    gains = {play: attack.gain(thing_in(play, "play"), thing_in(play, "on")) for play in answers[1:]}
    return {"pass": 0.0} | gains


def gains_of_own_victims(g: MallState, ask: Ask, seat: Seat, memory: Memory) -> dict[str, float]:
    """The one that is needed least."""
    worth = race(g).worth
    return {answer: -worth[thing_of(answer)] for answer in ask.answers(seat)}


def gains_of_revenge(g: MallState, ask: Ask, seat: Seat, memory: Memory) -> dict[str, float]:
    """One zombie more where it hurts those who are ahead."""
    standing, me = race(g), colour_of(g, seat)
    zombies, dice = zombies_to_come(g, seat)
    gains = {}
    for answer in ask.answers(seat):
        place = thing_of(answer)
        more = zombies if answer == "decline" else {**zombies, place: zombies[place] + 1}
        gains[answer] = Scene(standing, me, g.where, more, dice).outlook()
    return gains
