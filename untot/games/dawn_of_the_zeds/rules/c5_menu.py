"""Chapter 5.1: what a unit can do. One table of actions; a menu is what of it nothing speaks against."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from untot.games.dawn_of_the_zeds.pieces import Paid, UnitId
from untot.games.dawn_of_the_zeds.rules import (
    c5_abilities,
    c5_arrest,
    c5_build,
    c5_forage,
    c5_gunfire,
    c5_lifts,
    c5_move,
    c5_research,
)
from untot.games.dawn_of_the_zeds.rules.c5_able import why_not_act
from untot.games.dawn_of_the_zeds.state import (
    BASIC,
    LEVEL_I,
    LEVEL_II,
    LEVEL_III,
    LEVEL_IV,
    LEVEL_V,
    DawnState,
    LevelNumber,
)
from untot.kernel.forms import Branch, Made, branch
from untot.kernel.rulebook import clause
from untot.kernel.state import Step
from untot.kernel.words import thing_of, verb_of

UNIT: Final = "unit"


class Action(NamedTuple):
    """Something that a unit can do: from which level, why not, what must be named with it, and its steps."""

    level: LevelNumber
    why_not: Callable[[DawnState, UnitId, Paid], str | None]
    form: Callable[[DawnState, UnitId, Paid], Made] | None
    begin: Callable[[DawnState, UnitId, list[str]], tuple[Step, ...]]
    cost: int = 1
    """In actions."""
    why_not_target: Callable[[DawnState, UnitId, str], str | None] | None = None
    """Why not this place or piece, for whoever tries."""


ACTIONS: Final[dict[str, Action]] = {
    "move": Action(BASIC, c5_move.why_not_move, c5_move.destinations, c5_move.begin_move, 1, c5_move.why_not_to),
    "forage": Action(BASIC, c5_forage.why_not_forage, None, c5_forage.begin_forage),
    "gunfire": Action(
        BASIC, c5_gunfire.why_not_shoot, c5_gunfire.targets, c5_gunfire.begin_gunfire, 1, c5_gunfire.why_not_at
    ),
    "trucks": Action(LEVEL_II, c5_lifts.why_not_trucks, c5_lifts.truck_words, c5_lifts.begin_trucks),
    "airlift": Action(LEVEL_V, c5_lifts.why_not_airlift, c5_lifts.airlift_words, c5_lifts.begin_airlift),
    "hand_loaded": Action(
        BASIC,
        c5_gunfire.why_not_hand_loaded,
        c5_gunfire.targets,
        c5_gunfire.begin_hand_loaded,
        2,
        c5_gunfire.why_not_at,
    ),
    "field_dressing": Action(
        LEVEL_I, c5_abilities.why_not_field_dressing, c5_abilities.dressing_words, c5_abilities.begin_field_dressing
    ),
    "build": Action(LEVEL_II, c5_build.why_not_build, c5_build.sites, c5_build.begin_build, 1, c5_build.why_not_at),
    "build_strongpoint": Action(LEVEL_II, c5_build.why_not_strongpoint, None, c5_build.begin_strongpoint),
    "lay_minefield": Action(LEVEL_II, c5_build.why_not_minefield, None, c5_build.begin_minefield),
    "water_jet": Action(
        LEVEL_II, c5_abilities.why_not_water_jet, c5_abilities.water_words, c5_abilities.begin_water_jet
    ),
    "bridge_repair": Action(LEVEL_II, c5_abilities.why_not_repair, None, c5_abilities.begin_repair),
    "start_ferry": Action(LEVEL_II, c5_abilities.why_not_ferry, None, c5_abilities.begin_ferry),
    "research": Action(LEVEL_III, c5_research.why_not_research, None, c5_research.begin_research),
    "grenade": Action(
        LEVEL_III,
        c5_research.why_not_grenade,
        c5_research.grenade_words,
        c5_research.begin_grenade,
        1,
        c5_research.why_not_throw,
    ),
    "classified": Action(LEVEL_III, c5_abilities.why_not_classified, None, c5_abilities.begin_classified),
    "arrest": Action(LEVEL_III, c5_arrest.why_not_arrest, c5_arrest.suspect_words, c5_arrest.begin_arrest),
    "drill": Action(LEVEL_IV, c5_abilities.why_not_drill, c5_abilities.drill_words, c5_abilities.begin_drill),
    "recruit": Action(LEVEL_IV, c5_abilities.why_not_recruit, c5_abilities.recruit_words, c5_abilities.begin_recruit),
}
"""The actions of DZ-5.1.10, and the abilities that are used as an action, in the order in which they are offered."""


EASY_FIRST: Final = {
    level: tuple(
        ACTIONS[verb] for verb in sorted(ACTIONS, key=lambda verb: verb != "forage") if ACTIONS[verb].level <= level
    )
    for level in (BASIC, LEVEL_I, LEVEL_II, LEVEL_III, LEVEL_IV, LEVEL_V)
}
"""Those of a level, in the order in which they are tried where one will do: foraging is the quickest to judge."""


VERBS: Final = {level: tuple(verb for verb in ACTIONS if ACTIONS[verb].level <= level) for level in EASY_FIRST}
"""What a level knows at all."""


class Purse(NamedTuple):
    """What somebody can pay actions with: own player actions, and those of the action track."""

    own: int
    track: int

    @clause("DZ-5.0.2", "DZ-5.1.17")
    def can_pay(self, actions: int) -> bool:
        """One of either kind; two from the track, or one of each."""
        if actions < 2:
            return self.own + self.track >= actions
        return self.track >= actions or (self.own > 0 and self.track > 0)


GRANTED: Final = Purse(0, 1)
"""A granted action costs none, but is only one."""


@clause("DZ-5.1.10", "DZ-5.1.12", "DZ-5.1.4", "DZ-0.1.3")
def why_not_do(g: DawnState, unit: UnitId, verb: str, paid: Paid, purse: Purse) -> str | None:
    """Why a unit cannot carry out an action now: it cannot act, nobody can pay, or the action's own clauses."""
    action = ACTIONS[verb]
    if action.level > g.level:
        return "DZ-0.1.3"
    if (clause_id := why_not_act(g, unit)) is not None:
        return clause_id
    return action.why_not(g, unit, paid) if purse.can_pay(action.cost) else "DZ-5.1.12"


def why_not_said(g: DawnState, unit: UnitId, said: list[str], paid: Paid, purse: Purse) -> str | None:
    """Why a unit cannot do this as it was said: `move to:forest_1`."""
    verb, *things = said
    if (clause_id := why_not_do(g, unit, verb, paid, purse)) is not None:
        return clause_id
    why_not_target = ACTIONS[verb].why_not_target
    return why_not_target(g, unit, thing_of(things[0])) if things and why_not_target is not None else None


def can_do_something(g: DawnState, unit: UnitId, paid: Paid, purse: Purse, only: str = "") -> bool:
    """Whether its menu has an entry."""
    if why_not_act(g, unit) is not None:
        return False
    if only:
        return _is_possible(g, unit, ACTIONS[only], paid, purse)
    return finds_something(g, unit, paid, purse)


def finds_something(g: DawnState, unit: UnitId, paid: Paid, purse: Purse) -> bool:
    """Of a unit that can act: as `can_do_something`."""
    pays_one = purse.can_pay(1)
    for action in EASY_FIRST[g.level]:
        if (pays_one if action.cost == 1 else purse.can_pay(action.cost)) and action.why_not(g, unit, paid) is None:
            return True
    return False


def menu(g: DawnState, unit: UnitId, paid: Paid, purse: Purse, only: str = "") -> Branch:
    """All that this unit can do; what must be named with an action is found when it is picked."""
    verbs: dict[str, Callable[[], Made] | None] = {}
    if why_not_act(g, unit) is not None:
        return branch(verbs)
    for verb in (only,) if only else VERBS[g.level]:
        if _is_possible(g, unit, ACTIONS[verb], paid, purse):
            verbs[verb] = _form_maker(g, unit, ACTIONS[verb], paid)
    return branch(verbs)


def _is_possible(g: DawnState, unit: UnitId, action: Action, paid: Paid, purse: Purse) -> bool:
    """Of a unit that can act: as `why_not_do`."""
    return action.level <= g.level and purse.can_pay(action.cost) and action.why_not(g, unit, paid) is None


def _form_maker(g: DawnState, unit: UnitId, action: Action, paid: Paid) -> Callable[[], Made] | None:
    form = action.form
    return None if form is None else lambda: form(g, unit, paid)


@clause("DZ-5.1.8")
def begin_action(g: DawnState, unit: UnitId, said: list[str]) -> tuple[Step, ...]:
    """The steps of an action as it was said: `move to:forest_1`."""
    return ACTIONS[verb_of(said[0])].begin(g, unit, said[1:])
