"""What the players decide together, and choices at the table that are not about an action."""

from __future__ import annotations

from typing import Final

from untot.games.zombicide.bot.arming import speedy_skills
from untot.games.zombicide.bot.keeping import least_loss, unit_of
from untot.games.zombicide.bot.scene import Scene
from untot.games.zombicide.bot.worth import skill_worth
from untot.games.zombicide.cards import effects
from untot.games.zombicide.facts import wound_slots
from untot.games.zombicide.own import identity_cards, mission_of
from untot.games.zombicide.pieces import LevelId, skill_of
from untot.games.zombicide.state import Survivor
from untot.kernel.asking import Ask
from untot.kernel.events import Seat
from untot.kernel.words import thing_of, things_of

LATER_LEVELS: Final[tuple[LevelId, ...]] = ("yellow", "orange", "red")


def voice(ask: Ask, seat: Seat) -> str | None:
    """What somebody else at the table wants: the one who decides, or whoever spoke first. Bots follow."""
    if ask.closes != "agree":
        return None
    if ask.decider is not None and ask.decider != seat and ask.decider in ask.given:
        return ask.given[ask.decider]
    return next((answer for other, answer in ask.given.items() if other != seat), None)


def gains_of_sharing_wounds(s: Scene, ask: Ask, seat: Seat) -> dict[str, float]:
    """Who can bear it takes it: the tough, the masked, the unhurt, and of those who has a card to spare."""
    return {answer: -_pain(s, s.g.survivors[thing_of(answer)]) for answer in ask.answers(seat)}


def _pain(s: Scene, survivor: Survivor) -> float:
    if survivor.tough_left:
        return 0.0
    has_mask = bool(effects(survivor, "cancel_wound"))
    pain = s.temper.cost_of_blows(1, len(wound_slots(survivor))) + least_loss(s, survivor)
    return pain * (0.3 if has_mask else 1.0)


def gains_of_ways_of_zombies(s: Scene, ask: Ask, seat: Seat) -> dict[str, float]:
    """Away from people, if one may choose."""
    return {answer: -sum(_prey_near(s, zone) for zone in things_of(answer, "to")) for answer in ask.answers(seat)}


def _prey_near(s: Scene, zone: str) -> float:
    return 2.0 * s.here.get(zone, 0) + 0.5 * sum(s.here.get(beside, 0) for beside in s.net.neighbours[zone])


def gains_of_giving_up(s: Scene, ask: Ask, seat: Seat) -> dict[str, float]:
    """What cannot be won any more need not be played on; people at the table are asked first."""
    return {"give_up": 2.0, "go_on": 0.0}


# -- choices ----------------------------------------------------------------------------------------------------


def gains_of_survivors(s: Scene, ask: Ask, seat: Seat) -> dict[str, float]:
    """What their skills promise, the first most of all; where tokens are fetched, a runner."""
    cards = identity_cards(s.g)
    gains = {}
    for answer in ask.answers(seat):
        card = cards[thing_of(answer)]
        later = sum(max(map(skill_worth, card.named_at(level))) for level in LATER_LEVELS)
        runs = skill_of(card.blue).kind in speedy_skills(mission_of(s.g))
        gains[answer] = 0.3 * skill_worth(card.blue) + 0.05 * later + (s.temper.runner if runs else 0.0)
    return gains


def gains_of_skills(s: Scene, ask: Ask, seat: Seat) -> dict[str, float]:
    return {answer: skill_worth(thing_of(answer)) for answer in ask.answers(seat)}


def gains_of_silence(s: Scene, ask: Ask, seat: Seat) -> dict[str, float]:
    """Who can be silent is."""
    return {"stay": 1.0 if unit_of(s, ask).is_silent else -1.0, "switch": 0.0}
