"""Events: whether to let one happen, and what to make of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from untot.games.zombie_town.bot.chores import reload_gain
from untot.games.zombie_town.bot.herding import herd_worth
from untot.games.zombie_town.bot.outlook import Outlook
from untot.games.zombie_town.bot.striking import suffering
from untot.games.zombie_town.facts import bit, pressure, weapon_by_id, weapons_of
from untot.games.zombie_town.pieces import EVENTS, WORTH, EffectId, Event, EventId
from untot.games.zombie_town.rules.c7_events import event_of
from untot.games.zombie_town.rules.c13_send import goals
from untot.games.zombie_town.state import Pawn
from untot.games.zombie_town.town import DISTANCE, ORTHOGONAL, RING_NEIGHBOURS, BuildingId, Square
from untot.kernel.asking import Ask
from untot.kernel.events import Seat
from untot.kernel.forms import Form
from untot.kernel.words import thing_in, thing_of

PILE_CARD: Final = 0.05
"""What each card more in the pile of one's own square is worth."""
UNKNOWN_CARD: Final = 0.8
"""What a face-down card is worth."""
FOREIGN_CARD: Final = 0.2
"""What it is worth besides that somebody loses a stored card."""
LURED: Final = 0.9
"""What it is worth to send a rival away from where he is."""
HUNGRY_SQUARE: Final = 0.6
"""What it is worth besides for each zombie that he meets."""

# -- whether ----------------------------------------------------------------------------------------------------


def event_gain(o: Outlook, pawn: Pawn, event: EventId) -> float:
    """What an event brings if it happens now, for this pawn."""
    card = EVENTS[event]
    judge = JUDGEMENTS.get(card.effect)
    return judge(o, pawn, card) if judge is not None else WORTH[event]


def _reload(o: Outlook, pawn: Pawn, event: Event) -> float:
    return max((reload_gain(o, weapon) for weapon in weapons_of(o.g, o.seat)), default=0.0) - 0.2


def _back(o: Outlook, pawn: Pawn, event: Event) -> float:
    """Zombies go back from one's own house; from somebody else's they had better stay."""
    if pawn.square not in o.g.sites:
        return -0.1
    return o.pressed(pawn.square, -pressure(o.g, pawn.square)) - 0.1


def _send(o: Outlook, pawn: Pawn, event: Event) -> float:
    sendable = [rival for rival in o.rivals if goals(o.g, rival.colour, event.amount)]
    return max((sending_gain(o, rival) for rival in sendable), default=0.0)


def _switch(o: Outlook, pawn: Pawn, event: Event) -> float:
    return max((switching_gain(o, pawn, *pair) for pair in _pairs(pawn)), default=0.0) - 0.1


def _time(o: Outlook, pawn: Pawn, event: Event) -> float:
    """A day more is for who is behind."""
    own = o.assets.get(o.seat, 0.0)
    best = max((have for seat, have in o.assets.items() if seat != o.seat), default=0.0)
    return 0.1 * (best - own) if o.g.day > 1 else -0.2


def _take(o: Outlook, pawn: Pawn, event: Event) -> float:
    return event.worth if any(site.pile or site.stored for site in o.g.sites.values()) else 0.0


def _add(o: Outlook, pawn: Pawn, event: Event) -> float:
    if not o.g.supply:
        return 0.0
    return max(adding_gain(o, square) for square in ORTHOGONAL[pawn.square])


def _zombie(o: Outlook, pawn: Pawn, event: Event) -> float:
    return 0.6 if any(weapon.shots for weapon in pawn.weapons) else -suffering(o, pawn)


JUDGEMENTS: Final[dict[EffectId, Callable[[Outlook, Pawn, Event], float]]] = {
    "reload": _reload,
    "push_back": _back,
    "send": _send,
    "switch_piles": _switch,
    "days_back": _time,
    "take_card": _take,
    "zombies_beside": _add,
    "zombies_here": _zombie,
}
"""What is no more than its worth at any time is not listed."""


# -- what of it -------------------------------------------------------------------------------------------------


def gains_of_choices(o: Outlook, ask: Ask, seat: Seat) -> dict[str, float]:
    """Of an event that was drawn; a pawn that is sent is led step by step if there is somebody on its way."""
    event = event_of(o.g)
    if event.target:
        target = o.g.pawns[event.target]
        return {answer: _meeting(o, target, thing_of(answer)) for answer in ask.answers(seat)}
    return choice_worths(o, o.g.pawns[event.pawn], event.event, ask.form(seat))


def choice_worths(o: Outlook, pawn: Pawn, event: EventId, form: Form) -> dict[str, float]:
    """All that can be said of an event, and what each is worth."""
    effect = EVENTS[event].effect
    if effect == "take_card":
        return _taking(o)
    weigh = CHOICES.get(effect)
    return {way: weigh(o, pawn, way) if weigh is not None else 0.0 for way in form.answers()}


def _reloading(o: Outlook, pawn: Pawn, way: str) -> float:
    return reload_gain(o, weapon_by_id(o.g, thing_in(way, "weapon"))[0])


def _adding(o: Outlook, pawn: Pawn, way: str) -> float:
    return adding_gain(o, thing_in(way, "at"))


def adding_gain(o: Outlook, square: Square) -> float:
    """Two zombies there: before a rival's house, or where they can be shot."""
    return 2 * herd_worth(o, square) - 0.2


def _pairs(pawn: Pawn) -> list[tuple[BuildingId, BuildingId]]:
    return [(pawn.square, other) for other in RING_NEIGHBOURS.get(pawn.square, ())]


def _switching(o: Outlook, pawn: Pawn, way: str) -> float:
    return switching_gain(o, pawn, thing_in(way, "swap"), thing_in(way, "with"))


def switching_gain(o: Outlook, pawn: Pawn, one: BuildingId, other: BuildingId) -> float:
    """The larger pile comes to where one is; what others have stored is none of one's business."""
    if other == pawn.square:
        one, other = other, one
    more = len(o.g.sites[other].pile) - len(o.g.sites[one].pile)
    return PILE_CARD * more if one == pawn.square else 0.0


def _taking(o: Outlook) -> dict[str, float]:
    """Of each pile one card is as good as another, unless one knows it; stored cards are rather good."""
    gains = {}
    for building, site in o.g.sites.items():
        for number, (card, knowers) in enumerate(site.pile, 1):
            is_known = knowers & bit(o.seat)
            if is_known or number == len(site.pile):
                gains[f"from:{building} card:{number}"] = o.worth(card) if is_known else UNKNOWN_CARD
        for number, (_, _, owner, _) in enumerate(site.stored, len(site.pile) + 1):
            gains[f"from:{building} card:{number}"] = 0.0 if owner == o.seat else 1.0 + FOREIGN_CARD
    return gains


def _sending(o: Outlook, pawn: Pawn, way: str) -> float:
    """Whom, and where to."""
    sent = thing_in(way, "send")
    if not sent:
        return 0.0
    target = o.g.pawns[sent]
    worth = sending_gain(o, target) if target.seat != o.seat else -0.3
    return worth + 0.5 * _meeting(o, target, thing_in(way, "goal"))


def sending_gain(o: Outlook, rival: Pawn) -> float:
    """A rival must leave a place where he is well off."""
    return -o.stake(rival.seat) * LURED if rival.square in o.g.sites else 0.0


def _meeting(o: Outlook, target: Pawn, square: Square) -> float:
    """On the way and at the goal: the more zombies a rival meets the better, and not in one's own house."""
    sign = -1.0 if target.seat == o.seat else 1.0
    crowd = sum(o.g.zombies.get(s, 0) for s in (square, *ORTHOGONAL[square]))
    is_home_turf = square in o.g.sites and o.is_mine(square)
    far = DISTANCE[target.square][square]
    return sign * (HUNGRY_SQUARE * o.g.zombies.get(square, 0) + 0.1 * crowd + 0.05 * far - is_home_turf)


CHOICES: Final[dict[EffectId, Callable[[Outlook, Pawn, str], float]]] = {
    "reload": _reloading,
    "zombies_beside": _adding,
    "switch_piles": _switching,
    "send": _sending,
}
