"""Chapter 6: the twelve actions, by their numbers, and all else that a pawn can do in its turn."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial
from typing import Final, NamedTuple

from untot.games.zombie_town.cards import PLAYS
from untot.games.zombie_town.facts import turn_of
from untot.games.zombie_town.fight_facts import why_not_attack
from untot.games.zombie_town.pieces import KIND_OF, CardId, Colour
from untot.games.zombie_town.rules.c4_paying import end_movement
from untot.games.zombie_town.rules.c5_movement import (
    free_destinations,
    free_move,
    free_reach,
    move,
    paid_destinations,
    why_not_free_move,
    why_not_go,
    why_not_go_freely,
    why_not_move,
)
from untot.games.zombie_town.rules.c6_draw import draw, draw_words, why_not_draw
from untot.games.zombie_town.rules.c6_store import (
    collect,
    collect_words,
    store,
    store_words,
    why_not_collect,
    why_not_store,
)
from untot.games.zombie_town.rules.c6_survivors import (
    arm,
    arm_words,
    disarm,
    disarm_words,
    fetch,
    placed_here,
    post,
    post_words,
    why_not_arm,
    why_not_disarm,
    why_not_fetch,
    why_not_post,
)
from untot.games.zombie_town.rules.c6_tear_down import building_beside, tear_down, why_not_tear_down
from untot.games.zombie_town.rules.c7_discard import drop
from untot.games.zombie_town.rules.c7_events import why_not_event
from untot.games.zombie_town.rules.c8_houses import house_words, use_house, why_not_use_house
from untot.games.zombie_town.rules.c9_attack import attack, attack_words, why_not_target
from untot.games.zombie_town.rules.c13_events import event_words, play_event, why_not_event_words
from untot.games.zombie_town.state import Pawn, TownState
from untot.kernel.forms import Made
from untot.kernel.rulebook import clause
from untot.kernel.words import split, thing_of, verb_of, word

FREE_MOVE: Final = "free_move"
Maker = Callable[[], Made | None]
"""Makes what follows a verb, once it is wanted."""


class Action(NamedTuple):
    """One of the twelve: its number in the book, why not now, what is said besides, what it does, why not so."""

    number: int
    why_not: Callable[[TownState, Pawn], str | None]
    words: Callable[[TownState, Pawn], Made]
    do: Callable[[TownState, Pawn, str], None]
    why_not_so: Callable[[TownState, Pawn, str], str | None] = lambda g, pawn, answer: None


ACTIONS: Final[dict[str, Action]] = {
    "move": Action(1, why_not_move, paid_destinations, move, why_not_go),
    "draw": Action(2, why_not_draw, draw_words, draw),
    # Action 3 is to play a card from the hand: what is said and done then depends on the card (cards.py).
    "attack": Action(4, why_not_attack, attack_words, attack, why_not_target),
    "tear_down": Action(5, why_not_tear_down, building_beside, tear_down),
    "store": Action(6, why_not_store, store_words, store),
    "collect": Action(7, why_not_collect, collect_words, collect),
    "arm": Action(8, why_not_arm, arm_words, arm),
    "disarm": Action(9, why_not_disarm, disarm_words, disarm),
    "fetch": Action(10, why_not_fetch, placed_here, fetch),
    "post": Action(11, why_not_post, post_words, post),
    "house": Action(12, why_not_use_house, house_words, use_house),
}

NUMBER_OF: Final = {"play": 3, **{name: action.number for name, action in ACTIONS.items()}}
"""Playing a card and the other eleven, as the book counts them."""

# -- what may be done -------------------------------------------------------------------------------------------


@clause("ZT-4.4", "ZT-4.6", "ZT-7.5", "ZT-7.9", "ZT-7.31")
def deeds(g: TownState, pawn: Pawn) -> dict[str, Maker]:
    """All that a pawn can do now: a free movement, actions, cards of the hand, events of the hand."""
    found: dict[str, Maker] = {}
    if why_not_free_move(g, pawn) is None:
        found[FREE_MOVE] = partial(free_destinations, g, pawn)
    for name in payable(g, pawn):
        action = ACTIONS[name]
        if action.why_not(g, pawn) is None:
            found[name] = partial(action.words, g, pawn)
    for card in dict.fromkeys([card for card, _ in g.hands[pawn.seat]]):
        if KIND_OF[card] == "event":
            if why_not_event(g, pawn, card) is None:
                found[word("event", card)] = partial(event_words, g, pawn, card)
        elif why_not_play(g, pawn, card) is None:
            found[word("play", card)] = partial(PLAYS[KIND_OF[card]].words, g, pawn, card)
    return found


@clause("ZT-4.4", "ZT-6.6", "ZT-6.7")
def payable(g: TownState, pawn: Pawn) -> Collection[str]:
    """All actions as long as one is left; without one only what is paid already and goes on."""
    turn = turn_of(g)
    if turn.actions:
        return ACTIONS
    return (turn.under_way,) if turn.under_way and turn.pawn == pawn.colour else ()


@clause("ZT-4.4", "ZT-6.13")
def why_not_take(g: TownState, pawn: Pawn, name: str) -> str | None:
    if name not in payable(g, pawn):
        return "ZT-6.13" if name == "draw" else "ZT-4.4"
    return ACTIONS[name].why_not(g, pawn)


@clause("ZT-4.4", "ZT-6.3")
def why_not_play(g: TownState, pawn: Pawn, card: CardId) -> str | None:
    """An action must be left; events are no cards to play."""
    if KIND_OF[card] == "event":
        return "ZT-6.3"
    return PLAYS[KIND_OF[card]].why_not(g, pawn, card) if turn_of(g).actions else "ZT-4.4"


# -- doing it ---------------------------------------------------------------------------------------------------


@clause("ZT-4.5", "ZT-6.1", "ZT-6.3")
def do(g: TownState, colour: Colour, answer: str) -> None:
    """Carry out one deed of the turn."""
    pawn, verb, thing = g.pawns[colour], verb_of(split(answer)[0]), thing_of(split(answer)[0])
    leave_off(g, colour, verb)
    if verb == FREE_MOVE:
        free_move(g, pawn, answer)
    elif verb == "play":
        PLAYS[KIND_OF[thing]].do(g, pawn, answer)
    elif verb == "event":
        play_event(g, pawn, answer)
    elif verb == "drop":
        drop(g, thing)
    else:
        ACTIONS[verb].do(g, pawn, answer)


@clause("ZT-4.7", "ZT-5.2", "ZT-15.8")
def leave_off(g: TownState, colour: Colour, verb: str) -> None:
    """What is under way ends when another pawn acts or something else is done; to drop a weapon interrupts nothing."""
    turn = turn_of(g)
    is_going_on = verb in (FREE_MOVE, "move") if turn.steps else verb == turn.under_way
    if turn.pawn != colour or not (is_going_on or verb == "drop"):
        end_movement(g)
    turn.pawn = colour


# -- why not ----------------------------------------------------------------------------------------------------


@clause("ZT-4.7", "ZT-7.10")
def why_not_do(g: TownState, pawn: Pawn, answer: str) -> str | None:
    """The clause behind a deed that is not offered, or not so. A bare `to:` or `target:` is understood."""
    first = split(answer)[0] if answer else ""
    verb, thing = verb_of(first), thing_of(first)
    if verb == "to":
        verb = FREE_MOVE if free_reach(g, pawn).most else "move"
    elif verb == "target":
        verb = "attack"
    if verb == FREE_MOVE:
        return why_not_free_move(g, pawn) or why_not_go_freely(g, pawn, answer)
    if verb in ACTIONS:
        return why_not_take(g, pawn, verb) or ACTIONS[verb].why_not_so(g, pawn, answer)
    if verb in ("play", "event"):
        return why_not_card(g, pawn, thing, answer)
    return "ZT-7.10" if verb == "drop" else None


@clause("ZT-6.3", "ZT-7.31", "ZT-7.32")
def why_not_card(g: TownState, pawn: Pawn, card: CardId, answer: str) -> str | None:
    """Of cards in the own hand only."""
    if card not in [held for held, _ in g.hands[pawn.seat]]:
        return None
    if KIND_OF[card] != "event":
        return why_not_play(g, pawn, card) or PLAYS[KIND_OF[card]].why_not_so(g, pawn, answer)
    if verb_of(answer) == "play":
        return "ZT-6.3"
    return why_not_event(g, pawn, card) or why_not_event_words(g, pawn, card, answer)
