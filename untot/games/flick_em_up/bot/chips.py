"""What chips are worth: taking them up, putting them down, and keeping what was turned up."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from untot.games.flick_em_up.bot.outlook import Mind
from untot.games.flick_em_up.bot.wishes import (
    FACE_DOWN,
    goal_of,
    home_of,
    is_needed,
    missing_chips,
    wanted_in,
)
from untot.games.flick_em_up.facts import building_of, group_of, weapons_of
from untot.games.flick_em_up.pieces import CHIPS, WEAPONS, ChipId
from untot.games.flick_em_up.state import FlickState
from untot.kernel.words import split, thing_in, thing_of, verb_of

TAKE: Final = 0.9
"""What the group needs, in the hand of somebody who can bring it home."""
ERRAND: Final = 0.7
TURN_UP: Final = 0.05
ARM: Final = 0.2
"""A first ranged weapon beside the own one."""
USEFUL: Final = 0.05
JUNK: Final = -0.25
BRING: Final = 1.2
"""Put down where it has to lie."""
FREE_HANDS: Final = 0.25
LOSE: Final = -0.6


def chip_gains(g: FlickState, mind: Mind, verbs: Iterable[str], after: Callable[[], float]) -> dict[str, float]:
    """Of everything that can be done with chips in this house; it is silent, so nobody comes for it."""
    if building_of(g, mind.survivor) is None:
        return {}
    rest, gains = after(), {}
    for verb in verbs:
        match verb_of(verb):
            case "pick_up":
                gains[verb] = rest + gain_of_taking(g, mind, thing_of(verb))
            case "drop":
                gains[verb] = rest + gain_of_dropping(g, mind, thing_of(verb))
            case "exchange":
                for own in dict.fromkeys(g.boards[mind.survivor].inventory):
                    gain = gain_of_taking(g, mind, thing_of(verb)) + gain_of_dropping(g, mind, own)
                    gains[f"{verb} drop:{own}"] = rest + gain
            case _:
                pass
    return gains


def gain_of_taking(g: FlickState, mind: Mind, chip: ChipId) -> float:
    group, building = group_of(g, mind.survivor), building_of(g, mind.survivor)
    is_sent = mind.errand is not None and mind.errand == (building, chip)
    if chip == FACE_DOWN:
        return ERRAND if is_sent else TURN_UP
    is_home = building == home_of(g, group)
    if is_sent or (building is not None and not is_home and chip in wanted_in(g, building, missing_chips(g, group))):
        return TAKE
    if is_home and is_needed(g, chip, group):
        return LOSE
    if chip in WEAPONS:
        return ARM if chip not in weapons_of(g, mind.survivor) else USEFUL
    return USEFUL if CHIPS[chip].use == "action" else JUNK


def gain_of_dropping(g: FlickState, mind: Mind, chip: ChipId) -> float:
    """At home what is needed there; elsewhere nothing that is needed."""
    group = group_of(g, mind.survivor)
    if not is_needed(g, chip, group):
        return -ARM if chip in WEAPONS else -USEFUL
    if building_of(g, mind.survivor) != home_of(g, group):
        return LOSE - TAKE
    return BRING if not counts_when_carried(g, mind) else FREE_HANDS if missing_chips(g, group) else -USEFUL


def counts_when_carried(g: FlickState, mind: Mind) -> bool:
    return goal_of(g, group_of(g, mind.survivor)).carried


def gain_of_keeping(g: FlickState, mind: Mind, answer: str) -> float:
    if split(answer)[0] != "keep":
        return 0.0
    dropped = thing_in(answer, "drop")
    lost = gain_of_dropping(g, mind, dropped) if dropped else 0.0
    return lost + (TAKE if is_needed(g, g.looked_at, group_of(g, mind.survivor)) else gain_of_looked_at(g, mind))


def gain_of_looked_at(g: FlickState, mind: Mind) -> float:
    if g.looked_at in WEAPONS:
        return ARM
    return USEFUL if CHIPS[g.looked_at].use == "action" else JUNK
