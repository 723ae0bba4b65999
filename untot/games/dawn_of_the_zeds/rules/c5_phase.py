"""Chapter 5.0 and 5.1: the Action phase. Everybody who has something to do may do it, in any order."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from untot.games.dawn_of_the_zeds.abilities import ABILITIES
from untot.games.dawn_of_the_zeds.facts import active_event, all_in_force, hero_seats, is_on
from untot.games.dawn_of_the_zeds.pieces import UNITS, UnitId
from untot.games.dawn_of_the_zeds.printed_cards import FATES
from untot.games.dawn_of_the_zeds.rules.c1_sequence import enter_phase, with_event
from untot.games.dawn_of_the_zeds.rules.c2_windows import BURY, DISCHARGE, PLAY, any_time, playable, take_offer
from untot.games.dawn_of_the_zeds.rules.c5_extras import EXTRAS, possible_extras
from untot.games.dawn_of_the_zeds.rules.c5_heal import heal_steps, heal_words, healable, why_not_heal
from untot.games.dawn_of_the_zeds.rules.c5_menu import (
    ACTIONS,
    UNIT,
    Purse,
    begin_action,
    finds_something,
    menu,
    why_not_said,
)
from untot.games.dawn_of_the_zeds.rules.c5_special import possible_specials, special_form, why_not_special
from untot.games.dawn_of_the_zeds.rules.c5_stocks import gain_actions
from untot.games.dawn_of_the_zeds.state import LEVEL_I, DawnState
from untot.games.dawn_of_the_zeds.vocabulary import Change
from untot.games.dawn_of_the_zeds.whereabouts import acting_units
from untot.kernel.asking import ask_any, choose
from untot.kernel.events import Seat
from untot.kernel.forms import Branch, Made, branch
from untot.kernel.rulebook import clause
from untot.kernel.state import Step
from untot.kernel.words import split, thing_of, verb_of, word
from untot.parts.deferring import one_effect

SPECIAL: Final = "special"
DONE: Final = "done"
TOGETHER: Final = "together"
GIVE_UP: Final = "give_up_track"
TRACK_FIRST: Final = "track_first"
GIVE_CARD: Final = "give_card"
HEAL: Final = "heal"
GAIN_CAN_BE_LOST: Final = 3
"""With so many actions on the track, a gain of actions may be cut off (DZ-5.1.13)."""

Verbs = dict[str, Callable[[], Made | None] | Made | None]


# -- the phase --------------------------------------------------------------------------------------------------


@clause("DZ-5.1.1", "DZ-5.0.1", "DZ-1.1.2", "DZ-AU2.2")
def action_phase(g: DawnState) -> None:
    """The marker is set to the number of the card; then actions, with the event around them."""
    enter_phase(g, "action", "DZ-5.1.1")
    g.done = []
    g.pays_from_track = False
    less = sum(modifier.by for modifier in all_in_force(g, "paperwork"))
    gain_actions(g, active_event(g).actions + less - g.actions, "DZ-5.1.1")
    g.then(("phase_window", "action"), ("bait",), *with_event("action", ("next_action",))[1:], ("phase_ends",))


@clause("DZ-5.1.2", "DZ-5.1.9", "DZ-5.1.14")
def next_action(g: DawnState) -> None:
    """Whoever has something to do is asked; when nobody has, the phase is over."""
    if seats := seats_to_act(g):
        g.then(("ask_action", *seats))


@clause("DZ-5.1.2", "DZ-15.6.6", "DZ-15.6.7")
async def ask_action(g: DawnState, *seats: Seat) -> None:
    """The first answer counts. Forks begin here: who is asked has been found out before."""
    if len(seats) == 1:
        answer = await choose(
            g, seats[0], "next_action", "DZ-5.0.3", action_options, why_not=why_not_action, calm=False, forced_too=True,
            about=left_to_do(g),
        )  # fmt: skip
        seat = seats[0]
    else:
        seat, answer = await ask_any(
            g, seats, "next_action", "DZ-5.0.3", action_options, why_not=why_not_action, about=left_to_do(g),
            is_proposal=is_joint if is_agreed(g) else None, decider=g.lead if is_agreed(g) else None,
        )  # fmt: skip
    g.then(("act", seat, answer), ("next_action",))


def left_to_do(g: DawnState) -> dict[str, Any]:
    return {"actions": g.actions, "player_actions": list(g.player_actions)}


@clause("DZ-5.0.3", "DZ-15.6.7")
def seats_to_act(g: DawnState) -> list[Seat]:
    """Hero seats with an own player action; the lead for what is common; with `agree` everybody while there is any."""
    seats = hero_seats(g)
    own = {seat: g.player_actions[seat] for seat in seats if seat not in g.done}
    useful = {count for count in set(own.values()) if count and has_something_to_do(g, Purse(count, 0))}
    sharing = (seats if is_agreed(g) else [g.lead]) if are_common_things_open(g) else []
    acting = [seat for seat in seats if seat in sharing or own.get(seat) in useful]
    if acting and g.lead not in acting and does_lead_look_on(g):
        return sorted([g.lead, *acting])
    return acting


@clause("DZ-2.15", "DZ-5.5.16", "DZ-5.5.25")
def does_lead_look_on(g: DawnState) -> bool:
    """While others act, the lead that has not had enough may use what can be used at any time."""
    return g.lead not in g.done and bool(any_time(g, g.lead))


@clause("DZ-5.1.9", "DZ-5.1.14")
def are_common_things_open(g: DawnState) -> bool:
    """There is something for all, and the lead (with `agree`: somebody) wants more."""
    is_wanted = len(g.done) < g.heroes if is_agreed(g) else g.lead not in g.done
    return is_wanted and has_common_things(g)


def is_agreed(g: DawnState) -> bool:
    return g.options["team_decision"] == "agree" and g.heroes > 1


def has_common_things(g: DawnState) -> bool:
    """Track actions that somebody can use, special actions, extras, cards for this phase."""
    if g.actions and has_something_to_do(g, Purse(0, g.actions)):
        return True
    if next(possible_specials(g), None) is not None or (g.kept and playable(g, "actions")):
        return True
    return bool(possible_extras(g))


def has_something_to_do(g: DawnState, purse: Purse) -> bool:
    """A unit that can act, or one that can be healed."""
    for unit in acting_units(g):
        if finds_something(g, unit, "track", purse):
            return True
    return bool(healable(g))


# -- what can be answered ---------------------------------------------------------------------------------------


@clause("DZ-5.0.2", "DZ-5.0.4", "DZ-5.1.2", "DZ-15.5.4", "DZ-5.5.25")
def action_options(g: DawnState, seat: Seat) -> Branch:
    """A unit and what it does; special actions and cards; or nothing more."""
    verbs: Verbs = paid_verbs(g, purse_of(g, seat))
    if is_agreed(g) and are_common_things_open(g):
        if g.actions and has_something_to_do(g, Purse(0, g.actions)):
            verbs[TOGETHER] = lambda: branch(paid_verbs(g, Purse(0, g.actions)))
            verbs[GIVE_UP] = None
        verbs |= common_verbs(g)
    elif is_agreed(g) and (has_lead_own_actions(g) or does_lead_look_on(g)):
        verbs |= dict.fromkeys(any_time(g, g.lead))
    elif seat == g.lead:
        verbs |= common_verbs(g)
    if not is_agreed(g) or seat not in g.done:
        verbs[DONE] = None
    return branch(verbs)


@clause("DZ-15.6.3")
def has_lead_own_actions(g: DawnState) -> bool:
    """The lead is asked for its own sake: without it nobody could settle what is proposed."""
    own = g.player_actions[g.lead] if g.lead not in g.done else 0
    return own > 0 and has_something_to_do(g, Purse(own, 0))


@clause("DZ-5.0.3", "DZ-15.6.6", "DZ-15.6.7")
def purse_of(g: DawnState, seat: Seat) -> Purse:
    """The own player actions; for the lead the action track too, unless it is agreed on."""
    own = g.player_actions[seat] if seat not in g.done else 0
    return Purse(own, g.actions if seat == g.lead and not is_agreed(g) else 0)


@clause("DZ-5.1.4", "DZ-5.5.20")
def paid_verbs(g: DawnState, purse: Purse) -> Verbs:
    """What costs an action: a unit that does something, or a Heal action."""
    if not purse.can_pay(1):
        return {}
    verbs: Verbs = {
        word(UNIT, unit): lambda unit=unit: menu(g, unit, "track", purse)  # type: ignore[misc]  # bound at once
        for unit in acting_units(g)
        if finds_something(g, unit, "track", purse)
    }
    return verbs | heal_words(g) if g.level else verbs


def common_verbs(g: DawnState) -> Verbs:
    """What belongs to the hero side as a whole."""
    verbs: Verbs = {
        word(SPECIAL, holder.ability.id): lambda holder=holder: special_form(g, holder)  # type: ignore[misc]  # as above
        for holder in possible_specials(g)
    }
    if g.kept:
        verbs |= dict.fromkeys(word(PLAY, card) for card in playable(g, "actions"))
        if is_on(g, "opportunist"):
            verbs |= dict.fromkeys(word(GIVE_CARD, card) for card in g.kept)
    for verb in possible_extras(g):
        form = EXTRAS[verb].form
        verbs[verb] = None if form is None else form(g)
    if is_payment_of_importance(g):
        verbs[TRACK_FIRST] = None
    return verbs | dict.fromkeys(any_time(g, g.lead))


@clause("DZ-5.0.2", "DZ-5.1.13")
def is_payment_of_importance(g: DawnState) -> bool:
    """Whether it can matter that the track is used before one's own action: only if a gain might be cut off at 4."""
    if g.pays_from_track or g.actions < GAIN_CAN_BE_LOST or not g.player_actions[g.lead] or is_agreed(g):
        return False
    gains = any(isinstance(effect, Change) and effect.actions for card in g.kept for effect in FATES[card].text)
    return gains or (is_on(g, "opportunist") and bool(g.kept)) or g.level >= LEVEL_I


@clause("DZ-15.6.3", "DZ-15.6.7")
def is_joint(answer: str) -> bool:
    """With `agree`: everything but what one pays with one's own player action."""
    return verb_of(split(answer)[0]) not in (UNIT, HEAL, DONE)


@clause("DZ-5.0.3", "DZ-15.6.2", "DZ-5.1.9")
def why_not_action(g: DawnState, seat: Seat, answer: str) -> str | None:
    """What stands in the way of an action that somebody tries; the rest is explained by `refusals.py`."""
    said = split(answer)
    if not said:
        return None
    verb, thing = verb_of(said[0]), thing_of(said[0])
    if verb == UNIT and thing in UNITS:
        return why_not_unit(g, seat, thing, said[1:])
    if verb == HEAL:
        return why_not_heal(g, thing) or "DZ-5.1.12"
    if seat != g.lead and not is_agreed(g) and (verb in EXTRAS or verb in (SPECIAL, PLAY, DISCHARGE, BURY)):
        return "DZ-15.6.2"
    if verb in EXTRAS:
        return EXTRAS[verb].why_not(g)
    return why_not_special(g, ABILITIES[thing]) if verb == SPECIAL and thing in ABILITIES else None


def why_not_unit(g: DawnState, seat: Seat, unit: UnitId, said: list[str]) -> str | None:
    """The words after `unit:sheriff`; without any, why it cannot move."""
    said = said or ["move"]
    if unit not in g.units or said[0] not in ACTIONS:
        return "DZ-14.2.1" if unit not in g.units else None
    return why_not_said(g, unit, said, "track", purse_of(g, seat))


# -- carrying it out --------------------------------------------------------------------------------------------


@clause("DZ-5.1.4", "DZ-5.1.7", "DZ-5.1.9", "DZ-8.2.10")
def act(g: DawnState, seat: Seat, answer: str) -> None:
    """One action, special action or card, finished completely before the next; or somebody wants no more."""
    said = split(answer)
    verb, thing = verb_of(said[0]), thing_of(said[0])
    if verb in (UNIT, HEAL):
        pay_action(g, seat, action_cost(said))
        g.then(*one_effect(*paid_steps(g, said)), ("action_over",))
    elif verb == TOGETHER:
        pay_from_track(g, action_cost(said[1:]))
        g.then(*one_effect(*paid_steps(g, said[1:])), ("action_over",))
    elif verb in EXTRAS:
        g.then(*one_effect(*EXTRAS[verb].begin(g, said[1:])), ("action_over",))
    elif verb == SPECIAL:
        g.then(*one_effect(("use_special", thing, " ".join(said[1:]))), ("action_over",))
    elif verb in (PLAY, DISCHARGE, BURY):
        g.then(*take_offer(g, g.lead, answer))
    elif verb == GIVE_CARD:
        give_card(g, thing)
    elif verb == TRACK_FIRST:
        g.pays_from_track = True
    else:
        give_up(g, seat, verb)


def action_cost(said: list[str]) -> int:
    return 1 if verb_of(said[0]) == HEAL else ACTIONS[verb_of(said[1])].cost


def paid_steps(g: DawnState, said: list[str]) -> tuple[Step, ...]:
    """`unit:sheriff move to:suburb_1`, or `heal:sheriff stay`."""
    return heal_steps(said) if verb_of(said[0]) == HEAL else begin_action(g, thing_of(said[0]), said[1:])


@clause("DZ-5.1.9", "DZ-5.1.14")
def give_up(g: DawnState, seat: Seat, verb: str) -> None:
    """Somebody passes his player action, the lead the common ones too; or all give up the action track."""
    if verb == GIVE_UP:
        gain_actions(g, -g.actions, "DZ-5.1.9")
        return
    g.done.append(seat)
    g.tell("seat_done", "DZ-5.1.14", seat=seat)


@clause("DZ-5.0.2", "DZ-5.0.3", "DZ-5.1.5", "DZ-5.1.17", "DZ-15.6.4")
def pay_action(g: DawnState, seat: Seat, cost: int) -> None:
    """By the own player action, which makes the action one's own, or from the track; of two at most one is own."""
    own_first = g.player_actions[seat] > 0 and not (g.pays_from_track and seat == g.lead and g.actions >= cost)
    if not own_first:
        pay_from_track(g, cost)
        return
    g.player_actions[seat] -= 1
    g.owner = seat if g.heroes > 1 else None
    g.paid = "player"
    g.tell("player_action_used", "DZ-5.1.5", seat=seat, left=g.player_actions[seat])
    if cost > 1:
        gain_actions(g, 1 - cost, "DZ-5.1.17")


def pay_from_track(g: DawnState, cost: int) -> None:
    g.paid = "track"
    gain_actions(g, -cost, "DZ-5.1.5")


def action_over(g: DawnState) -> None:
    """Nobody's action is running any more."""
    g.owner, g.paid, g.granted_shift = None, "", 0


@clause("DZ-13.1.3", "DZ-13.3.29")
def give_card(g: DawnState, card: str) -> None:
    """`opportunist`: a kept card is given up for one action on the track."""
    g.kept.remove(card)
    g.fates.discards.append(card)
    g.tell("fate_discarded", "DZ-13.1.3", card=card)
    gain_actions(g, 1, "DZ-13.1.3")
