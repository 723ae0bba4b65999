"""Chapter 6a: the turn of a survivor, action by action. Each is one answer: a verb, and words that name the rest."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import lru_cache, partial
from typing import Final, NamedTuple

from untot.games.zombicide.facts import active, is_living, turn_of
from untot.games.zombicide.missions import Mission
from untot.games.zombicide.own import mission_of
from untot.games.zombicide.pieces import SkillId, SurvivorId, skill_of
from untot.games.zombicide.rules import (
    c5_inventory,
    c6_cars,
    c6_doors,
    c6_move,
    c6_objectives,
    c6_search,
    c6_trade,
    c8_aiming,
    c8_attack,
    c8_combine,
    c8_reload,
    c9_skills,
    c10_missions,
)
from untot.games.zombicide.rules.c5_experience import FREE_KINDS
from untot.games.zombicide.rules.c10_missions import has_leaving, has_neutralising, has_supplies
from untot.games.zombicide.skills import skill_bonus
from untot.games.zombicide.state import FreeKind, Survivor, Turn, ZombicideState
from untot.kernel.asking import choose
from untot.kernel.events import Seat
from untot.kernel.forms import Branch, Made
from untot.kernel.rulebook import ClauseId, clause
from untot.kernel.words import split

ACTIONS_PER_TURN: Final = 3
END_TURN: Final = "end_turn"
_KEPT: Final = 4096


def _no_better_reason(g: ZombicideState, answer: str) -> ClauseId | None:
    return None


class Action(NamedTuple):
    """Something to do in a turn."""

    why_not: Callable[[ZombicideState, Survivor], ClauseId | None]
    """The clause that forbids it to this survivor now; None if there is at least one way to do it."""
    carry_out: Callable[[ZombicideState, SurvivorId, str], Awaitable[None] | None]
    """Does what the answer says."""
    words: Callable[[ZombicideState], Made] | None
    """What may follow the verb; None: the verb says it all."""
    clause: ClauseId
    """Why not so, where nothing better can be said."""
    why_not_so: Callable[[ZombicideState, str], ClauseId | None] = _no_better_reason
    """Why not with these words, although it can be done with others."""
    actions: int | None = 1
    """Spent when it is chosen; None: it is paid in its own way."""
    keeps_turn: bool = True
    """While it is possible the turn is not over by itself."""
    skill: str = ""
    """The kind of skill without which nobody ever can."""
    is_known: Callable[[Mission], bool] = lambda mission: True
    """Whether a mission has it at all."""


def has_driving(mission: Mission) -> bool:
    return mission.drive


def _always(g: ZombicideState, survivor: Survivor) -> None:
    """Making noise needs nothing but an action."""


ACTIONS: Final[dict[str, Action]] = {
    "move": Action(
        c6_move.why_not_move, c6_move.move, c6_move.destinations, "ZC-6.10", c6_move.why_not_there, None,
    ),
    "search": Action(
        c6_search.why_not_search, c6_search.search, c6_search.places_to_search, "ZC-6.19",
        c6_search.why_not_search_there, None,
    ),
    "open_door": Action(
        c6_doors.why_not_open, c6_doors.open_door, c6_doors.ways_to_open, "ZC-6.46", c6_doors.why_not_open_so,
    ),
    "close_door": Action(
        c9_skills.why_not_close, c9_skills.close_door, c9_skills.doors_to_close, "ZC-9.41",
        skill="close_door",
    ),
    "melee_attack": Action(
        c8_aiming.why_not_melee, c8_attack.melee_attack, c8_aiming.melee_words, "ZC-8.20",
        c8_aiming.why_not_melee_so, None,
    ),
    "ranged_attack": Action(
        c8_aiming.why_not_ranged, c8_attack.ranged_attack, c8_aiming.ranged_words, "ZC-8.24",
        c8_aiming.why_not_ranged_so, None,
    ),
    "reload": Action(c8_reload.why_not_reload, c8_reload.reload, c8_reload.weapons_to_reload, "ZC-8.48.1"),
    "rearrange": Action(
        c6_trade.why_not_rearrange, c6_trade.rearrange, c6_trade.ways_to_rearrange, "ZC-5.58",
        c5_inventory.why_not_arrange, None,
    ),
    "trade": Action(
        c6_trade.why_not_trade, c6_trade.trade, c6_trade.trades, "ZC-6.41", c6_trade.why_not_trade_so,
    ),
    "take_objective": Action(
        c6_objectives.why_not_take, c6_objectives.take_objective, c6_objectives.tokens_to_take, "ZC-6.60",
    ),
    "make_noise": Action(_always, c6_objectives.make_noise, None, "ZC-6.63"),
    "enter_car": Action(
        c6_cars.why_not_enter, c6_cars.enter_car, c6_cars.seats_to_enter, "ZC-6.67", is_known=has_driving,
    ),
    "leave_car": Action(
        c6_cars.why_not_get_out, c6_cars.leave_car, c6_cars.car_to_leave, "ZC-6.69", is_known=has_driving,
    ),
    "change_seat": Action(
        c6_cars.why_not_change_seat, c6_cars.change_seat, c6_cars.seats_to_change_to, "ZC-6.70", is_known=has_driving,
    ),
    "drive": Action(
        c6_cars.why_not_drive, c6_cars.drive, c6_cars.drive_words, "ZC-6.72", c6_cars.why_not_drive_so,
        is_known=has_driving,
    ),
    "neutralise": Action(
        c10_missions.why_not_neutralise, c10_missions.neutralise, c10_missions.own_zone, "ZC-10.07.1",
        is_known=has_neutralising,
    ),
    "load": Action(
        c10_missions.why_not_load, c10_missions.load, c10_missions.supplies_to_load, "ZC-10.06.1",
        is_known=has_supplies,
    ),
    "unload": Action(
        c10_missions.why_not_unload, c10_missions.unload, c10_missions.supplies_to_unload, "ZC-10.06.1",
        is_known=has_supplies,
    ),
    "leave_board": Action(
        c10_missions.why_not_leave, c10_missions.leave_board, c10_missions.own_zone, "ZC-10.01.3", actions=0,
        is_known=has_leaving,
    ),
    "combine": Action(c8_combine.why_not_combine, c8_combine.combine, c8_combine.things_to_build, "ZC-8.53", actions=0),
    "lead": Action(
        c9_skills.why_not_lead, c9_skills.lead, c9_skills.people_to_lead, "ZC-9.26", actions=0, skill="give_action",
    ),
    "treat": Action(
        c9_skills.why_not_treat, c9_skills.treat, c9_skills.patients, "ZC-9.36", actions=0, skill="heal_wound",
    ),
    "be_loud": Action(
        c9_skills.why_not_loud, c9_skills.be_loud, None, "ZC-9.31", actions=0, skill="loudest_zone",
    ),
    "switch_ninja": Action(
        c9_skills.why_not_switch, c9_skills.switch_ninja, None, "ZC-9.33", actions=0, keeps_turn=False, skill="silence",
    ),
    "discard": Action(
        c5_inventory.why_not_discard, c5_inventory.discard_one, c5_inventory.cards_to_discard, "ZC-5.57", actions=0,
        keeps_turn=False,
    ),
}  # fmt: skip
"""Everything but ending the turn, in the order in which it is offered."""

NOT_FOR_FREE: Final[dict[str, tuple[FreeKind, ClauseId]]] = {
    "reload": ("combat", "ZC-9.13"),
    "drive": ("move", "ZC-6.75"),
}
"""Where somebody might think that a free action pays, and the clause that says no."""


PAID_FREELY: Final[dict[FreeKind, frozenset[str]]] = {
    "move": frozenset({"move"}),
    "search": frozenset({"search"}),
    "combat": frozenset({"melee_attack", "ranged_attack"}),
}
"""What a free action of each kind is good for."""


# -- the turn ---------------------------------------------------------------------------------------------------


@clause("ZC-6.1", "ZC-9.3", "ZC-9.11", "ZC-9.26", "ZC-9.31")
def begin_turn(g: ZombicideState, survivor: SurvivorId) -> None:
    """Three actions, those of skills and gifts besides; his last loudness is over."""
    who = g.survivors[survivor]
    who.is_activated = True
    actions = ACTIONS_PER_TURN + skill_bonus(who, "actions") + who.gifts
    who.gifts = 0
    g.turn = Turn(
        survivor=survivor,
        actions=actions,
        free={kind: skill_bonus(who, "free_actions", kind) for kind in FREE_KINDS},
        has_searched=False,
        is_sorting=False,
        used=[],
        bloody_zones=[],
    )
    if g.loud_by == survivor:
        g.loud_zone = g.loud_by = ""
    g.tell("turn_began", "ZC-6.1", survivor=survivor, actions=actions)
    g.then(("act",))


@clause("ZC-6.2", "ZC-6.4", "ZC-6.5", "ZC-6.6", "ZC-6.8", "ZC-6.9", "ZC-6.65", "ZC-9.8")
async def act(g: ZombicideState) -> None:
    """One action after another, in any order, until the player ends the turn or nothing is left to do."""
    if is_turn_over(g):
        end_turn(g)
        return
    answer = await choose(
        g,
        active(g).seat,
        "next_action",
        "ZC-6.1",
        next_actions,
        why_not=why_not_action,
        unit=turn_of(g).survivor,
        about=_left_of(g),
    )
    if answer == END_TURN:
        end_turn(g)
        return
    g.then(("act",))  # when all that follows from this action is done
    pending = do(g, split(answer)[0], answer)
    if pending is not None:
        await pending


def _left_of(g: ZombicideState) -> dict[str, object]:
    """What is left of the turn; a free action only where there is something to do with it."""
    turn = turn_of(g)
    can = possible_actions(g) if any(turn.free.values()) else []
    free = {kind: count for kind, count in turn.free.items() if count and not PAID_FREELY[kind].isdisjoint(can)}
    return {"survivor": turn.survivor, "actions": turn.actions, "free": free}


def do(g: ZombicideState, verb: str, answer: str) -> Awaitable[None] | None:
    """Pay and carry out; whatever comes after a search, the time to put cards in order for nothing is over."""
    turn = turn_of(g)
    turn.actions -= ACTIONS[verb].actions or 0
    pending = ACTIONS[verb].carry_out(g, turn.survivor, answer)
    turn.is_sorting = False
    return pending


@clause("ZC-6.6", "ZC-6.9")
def is_turn_over(g: ZombicideState) -> bool:
    """He is gone, or nothing is left that he could do; with an action left there is always something."""
    if not is_living(g, turn_of(g).survivor):
        return True
    return turn_of(g).actions < 1 and not any(ACTIONS[name].keeps_turn for name in possible_actions(g))


def end_turn(g: ZombicideState) -> None:
    survivor = turn_of(g).survivor
    g.turn = None
    g.tell("turn_ended", "ZC-6.65", survivor=survivor)


# -- what can be done -------------------------------------------------------------------------------------------


def next_actions(g: ZombicideState, seat: Seat) -> Branch:
    """Every verb with what may follow it, made only if somebody walks that way."""
    verbs: dict[str, Callable[[], Made] | None] = {}
    for name in possible_actions(g):
        words = ACTIONS[name].words
        verbs[name] = None if words is None else partial(words, g)
    verbs[END_TURN] = None
    return Branch(verbs)  # type: ignore[arg-type]  # functions are called by `after`


def possible_actions(g: ZombicideState) -> list[str]:
    left, survivor = turn_of(g).actions, active(g)
    return [
        name
        for name, action in _conceivable(mission_of(g), survivor.skills)
        if (action.actions is None or action.actions <= left) and action.why_not(g, survivor) is None
    ]


@lru_cache(_KEPT)
def _conceivable(mission: Mission, skills: tuple[SkillId, ...]) -> tuple[tuple[str, Action], ...]:
    """What somebody with these skills can ever do in this mission: looked at again and again."""
    kinds = {skill_of(named).kind for named in skills} | {""}
    return tuple((name, a) for name, a in ACTIONS.items() if a.skill in kinds and a.is_known(mission))


@clause("ZC-6.1", "ZC-6.64", "ZC-6.75", "ZC-9.13")
def why_not_do(g: ZombicideState, name: str) -> ClauseId | None:
    """It needs an action that is left, of the right kind, and whatever its own clauses demand."""
    action = ACTIONS[name]
    if action.actions is None or turn_of(g).actions >= action.actions:
        return action.why_not(g, active(g))
    kind, clause_id = NOT_FOR_FREE.get(name, (None, ""))
    return clause_id if kind is not None and turn_of(g).free[kind] else "ZC-6.1"


def why_not_action(g: ZombicideState, seat: Seat, answer: str) -> ClauseId | None:
    """What stands in the way of an action: that it cannot be done at all, or not with these words."""
    name, *rest = split(answer) or [""]
    if name not in ACTIONS:
        return None
    refused = why_not_do(g, name)
    if refused is not None or not rest:
        return refused
    return ACTIONS[name].why_not_so(g, answer) or ACTIONS[name].clause
