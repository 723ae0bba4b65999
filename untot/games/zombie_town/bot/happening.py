"""Events: whether to let one happen, and what to make of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from untot.games.zombie_town.bot.chores import reload_gain
from untot.games.zombie_town.bot.herding import herd_worth
from untot.games.zombie_town.bot.outlook import Outlook
from untot.games.zombie_town.bot.striking import suffering
from untot.games.zombie_town.bot.worth import EVENT_WORTH
from untot.games.zombie_town.facts import bit, pressure, weapon_by_id, weapons_of
from untot.games.zombie_town.pieces import (
    EVENT_ADD_TWO,
    EVENT_BACK,
    EVENT_RELOAD,
    EVENT_SEND,
    EVENT_SWITCH,
    EVENT_TAKE,
    EVENT_TIME,
    EVENT_ZOMBIE,
    EventId,
)
from untot.games.zombie_town.rules.c13_events import add_two_squares
from untot.games.zombie_town.rules.c13_send import event_of, goals, steps_from
from untot.games.zombie_town.state import Pawn
from untot.games.zombie_town.town import ORTHOGONAL, RING_NEIGHBOURS, BuildingId, Square
from untot.kernel.asking import Ask
from untot.kernel.events import Seat

PILE_CARD: Final = 0.05
"""What each card more in the pile of one's own square is worth."""
FOREIGN_CARD: Final = 0.2
"""What it is worth besides that somebody loses a stored card."""
LURED: Final = 0.9
"""What it is worth to send a rival away from where he is."""
HUNGRY_SQUARE: Final = 0.6
"""What it is worth besides for each zombie that he meets."""

# -- whether ----------------------------------------------------------------------------------------------------


def event_gain(o: Outlook, pawn: Pawn, event: EventId) -> float:
    """What an event brings if it happens now, for this pawn."""
    judge = JUDGEMENTS.get(event)
    return judge(o, pawn) if judge is not None else EVENT_WORTH[event]


def _reload(o: Outlook, pawn: Pawn) -> float:
    return max((reload_gain(o, weapon) for weapon in weapons_of(o.g, o.seat)), default=0.0) - 0.2


def _back(o: Outlook, pawn: Pawn) -> float:
    """Zombies go back from one's own house; from somebody else's they had better stay."""
    if pawn.square not in o.g.sites:
        return -0.1
    return o.pressed(pawn.square, -pressure(o.g, pawn.square)) - 0.1


def _send(o: Outlook, pawn: Pawn) -> float:
    return max((sending_gain(o, rival) for rival in o.rivals if goals(o.g, rival.colour)), default=0.0)


def _switch(o: Outlook, pawn: Pawn) -> float:
    return max((switching_gain(o, pawn, *pair) for pair in _pairs(pawn)), default=0.0) - 0.1


def _time(o: Outlook, pawn: Pawn) -> float:
    """A day more is for who is behind."""
    own = o.assets.get(o.seat, 0.0)
    best = max((have for seat, have in o.assets.items() if seat != o.seat), default=0.0)
    return 0.1 * (best - own) if o.g.day > 1 else -0.2


def _take(o: Outlook, pawn: Pawn) -> float:
    return EVENT_WORTH[EVENT_TAKE] if any(site.pile or site.stored for site in o.g.sites.values()) else 0.0


def _add_two(o: Outlook, pawn: Pawn) -> float:
    if not o.g.supply:
        return 0.0
    return max(adding_gain(o, pawn, square) for square in ORTHOGONAL[pawn.square])


def _zombie(o: Outlook, pawn: Pawn) -> float:
    return 0.6 if any(weapon.shots for weapon in pawn.weapons) else -suffering(o, pawn)


JUDGEMENTS: Final[dict[EventId, Callable[[Outlook, Pawn], float]]] = {
    EVENT_RELOAD: _reload,
    EVENT_BACK: _back,
    EVENT_SEND: _send,
    EVENT_SWITCH: _switch,
    EVENT_TIME: _time,
    EVENT_TAKE: _take,
    EVENT_ADD_TWO: _add_two,
    EVENT_ZOMBIE: _zombie,
}


# -- what of it -------------------------------------------------------------------------------------------------


def gains_of_choices(o: Outlook, ask: Ask, seat: Seat) -> dict[str, float]:
    return CHOICES[event_of(o.g).event](o, ask, seat)


def _weapons(o: Outlook, ask: Ask, seat: Seat) -> dict[str, float]:
    return {a: reload_gain(o, weapon_by_id(o.g, a.removeprefix("weapon:"))[0]) for a in ask.answers(seat)}


def _squares(o: Outlook, ask: Ask, seat: Seat) -> dict[str, float]:
    pawn = o.g.pawns[event_of(o.g).pawn]
    return {word: adding_gain(o, pawn, word.removeprefix("at:")) for word in add_two_squares(o.g, seat)}


def adding_gain(o: Outlook, pawn: Pawn, square: Square) -> float:
    """Two zombies there: before a rival's house, or where they can be shot."""
    return 2 * herd_worth(o, square) - 0.2


def _pairs(pawn: Pawn) -> list[tuple[BuildingId, BuildingId]]:
    return [(pawn.square, other) for other in RING_NEIGHBOURS.get(pawn.square, ())]


def switching_gain(o: Outlook, pawn: Pawn, one: BuildingId, other: BuildingId) -> float:
    """The larger pile comes to where one is; what others have stored is none of one's business."""
    if other == pawn.square:
        one, other = other, one
    more = len(o.g.sites[other].pile) - len(o.g.sites[one].pile)
    if one == pawn.square:
        return PILE_CARD * more
    return 0.0


def _switches(o: Outlook, ask: Ask, seat: Seat) -> dict[str, float]:
    pawn = o.g.pawns[event_of(o.g).pawn]
    gains = {}
    for answer in ask.answers(seat):
        one, other = (word.partition(":")[2] for word in answer.split(" "))
        gains[answer] = switching_gain(o, pawn, one, other)
    return gains


def _taking(o: Outlook, ask: Ask, seat: Seat) -> dict[str, float]:
    """Of each pile one card is as good as another, unless one knows it; stored cards are rather good."""
    gains = {}
    for building, site in o.g.sites.items():
        for number, (card, knowers) in enumerate(site.pile, 1):
            is_known = knowers & bit(seat)
            if is_known or number == len(site.pile):
                gains[f"from:{building} card:{number}"] = o.worth(card) if is_known else EVENT_WORTH[EVENT_TAKE]
        for number, (_, _, owner) in enumerate(site.stored, len(site.pile) + 1):
            gains[f"from:{building} card:{number}"] = 0.0 if owner == seat else 1.0 + FOREIGN_CARD
    return gains


def sending_gain(o: Outlook, rival: Pawn) -> float:
    """A rival must leave a place where he is well off."""
    return -o.stake(rival.seat) * LURED if rival.square in o.g.sites else 0.0


def _sending(o: Outlook, ask: Ask, seat: Seat) -> dict[str, float]:
    return {answer: _sent(o, answer) for answer in ask.answers(seat)}


def _sent(o: Outlook, answer: str) -> float:
    verb, _, thing = answer.partition(":")
    if verb == "pawn":
        pawn = o.g.pawns[thing]
        return sending_gain(o, pawn) if pawn.seat != o.seat else -0.3
    return 0.0 if verb == "nobody" else _meeting(o, thing)


def _meeting(o: Outlook, square: Square) -> float:
    """On the way and at the goal: the more zombies a rival meets the better, and not in one's own house."""
    event = event_of(o.g)
    target = o.g.pawns[event.target]
    sign = -1.0 if target.seat == o.seat else 1.0
    crowd = sum(o.g.zombies.get(s, 0) for s in (square, *ORTHOGONAL[square]))
    is_home_turf = square in o.g.sites and o.is_mine(square)
    way = steps_from(o.g, target.square, is_street_only=False).get(square, 0)
    return sign * (HUNGRY_SQUARE * o.g.zombies.get(square, 0) + 0.1 * crowd + 0.05 * way - is_home_turf)


CHOICES: Final[dict[EventId, Callable[[Outlook, Ask, Seat], dict[str, float]]]] = {
    EVENT_RELOAD: _weapons,
    EVENT_ADD_TWO: _squares,
    EVENT_SWITCH: _switches,
    EVENT_TAKE: _taking,
    EVENT_SEND: _sending,
}
