"""Chapter 4: days, turns, and what a player does in his turn; the twelve actions stand in ACTIONS."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from untot.games.zombie_town.facts import hand_limit, is_out, last_day, living, seats_from, turn_of
from untot.games.zombie_town.fight_facts import why_not_attack
from untot.games.zombie_town.pieces import KIND_OF, CardId, Colour
from untot.games.zombie_town.rules.c4_paying import spend_action
from untot.games.zombie_town.rules.c5_movement import begin_movement
from untot.games.zombie_town.rules.c6_draw import why_not_draw
from untot.games.zombie_town.rules.c6_store import why_not_collect, why_not_store
from untot.games.zombie_town.rules.c6_survivors import why_not_arm, why_not_disarm, why_not_fetch, why_not_post
from untot.games.zombie_town.rules.c6_tear_down import why_not_tear_down
from untot.games.zombie_town.rules.c7_barricades import why_not_build
from untot.games.zombie_town.rules.c7_cards import play, put_out_fireworks, why_not_play
from untot.games.zombie_town.rules.c7_discard import discard_cards, drop, empty_weapons, take_from_hand
from untot.games.zombie_town.rules.c8_houses import why_not_use_house
from untot.games.zombie_town.rules.c12_zombies import bury_overrun, endangered_buildings
from untot.games.zombie_town.rules.c13_events import trigger
from untot.games.zombie_town.rules.c14_scoring import finish
from untot.games.zombie_town.rules.c15_two_players import actions_of_a_turn, free_moves_of_a_turn
from untot.games.zombie_town.state import Pawn, TownState, Turn
from untot.kernel.asking import choose
from untot.kernel.events import Seat
from untot.kernel.forms import Field, Fields, Share
from untot.kernel.rulebook import clause
from untot.kernel.state import Step

END_TURN: Final = "end_turn"


class Action(NamedTuple):
    """One of the twelve actions, as far as it is one word: why not now, and the step that carries it out.

    An action that is not paid at once pays when it is clear what it costs.
    """

    why_not: Callable[[TownState, Pawn], str | None]
    steps: Callable[[Pawn], Step]
    is_paid_at_once: bool = True


ACTIONS: Final[dict[str, Action]] = {
    "move": Action(lambda g, pawn: None, lambda pawn: ("walk",)),
    "draw": Action(why_not_draw, lambda pawn: ("draw", pawn.colour), is_paid_at_once=False),
    "barricade": Action(why_not_build, lambda pawn: ("barricade_series",), is_paid_at_once=False),
    "attack": Action(lambda g, pawn: why_not_attack(g, pawn.colour), lambda pawn: ("attack", pawn.colour)),
    "tear_down": Action(why_not_tear_down, lambda pawn: ("tear_down", pawn.colour)),
    "store": Action(why_not_store, lambda pawn: ("store", pawn.square, 0)),
    "collect": Action(why_not_collect, lambda pawn: ("collect", pawn.square, 0)),
    "arm": Action(why_not_arm, lambda pawn: ("arm", pawn.colour)),
    "disarm": Action(why_not_disarm, lambda pawn: ("disarm", pawn.colour)),
    "fetch": Action(why_not_fetch, lambda pawn: ("fetch", pawn.colour)),
    "post": Action(why_not_post, lambda pawn: ("post", pawn.colour)),
    "house": Action(why_not_use_house, lambda pawn: ("house", pawn.colour)),
}
"""In the order in which they are offered; playing a card is the twelfth."""


# -- days -------------------------------------------------------------------------------------------------------


@clause("ZT-4.1", "ZT-4.2", "ZT-4.3", "ZT-14.4")
def begin_day(g: TownState) -> None:
    """The counter goes up, then everybody has a turn, from the timekeeper on, even if he is out of the game."""
    g.day += 1
    g.tell("day_began", "ZT-4.2", day=g.day)
    g.then(*(("turn", seat) for seat in seats_from(g, g.timekeeper)), ("end_of_day",))


@clause("ZT-14.1", "ZT-14.2")
def end_of_day(g: TownState) -> None:
    """Whether it was the last day is read from the counter now."""
    if g.day >= last_day(g):
        finish(g)
    g.then(("day",))


# -- turns ------------------------------------------------------------------------------------------------------


@clause("ZT-4.4", "ZT-4.9", "ZT-4.13", "ZT-10.12", "ZT-12.26")
def begin_turn(g: TownState, seat: Seat) -> None:
    """Fireworks of the last turn go out, trapped pawns settle their zombies, then the player acts."""
    put_out_fireworks(g, seat)
    endangered = endangered_buildings(g, seat)
    if is_out(g, seat):
        g.tell("turn_skipped", "ZT-4.13", seat=seat)
        bury_overrun(g, seat, endangered)
        return
    g.phase = "turn"
    pawns = living(g, seat)
    g.turn = Turn(
        seat=seat,
        actions=actions_of_a_turn(g),
        free_moves=free_moves_of_a_turn(g),
        pawn=pawns[0].colour,
        steps=0,
        is_clearing=False,
        may_fetch=False,
        card="",
        series=[],
        fresh=[],
        endangered=endangered,
        zombies=0,
    )
    g.tell("turn_began", "ZT-4.4", seat=seat, actions=g.turn.actions, free_moves=g.turn.free_moves)
    trapped = {pawn.square: pawn.colour for pawn in pawns if pawn.is_trapped}
    g.then(*(("settle_trapped", colour) for colour in trapped.values()), ("act",))


@clause("ZT-4.4", "ZT-4.5", "ZT-4.6", "ZT-4.7", "ZT-15.7")
async def act(g: TownState) -> None:
    """One thing after another, in any order, until the player ends the turn."""
    if is_out(g, turn_of(g).seat):
        return
    answer = await choose(
        g,
        turn_of(g).seat,
        "turn_step",
        "ZT-4.4",
        turn_options,
        why_not=why_not_turn_step,
        forced_too=True,
        unit=turn_of(g).pawn if len(living(g, turn_of(g).seat)) == 1 else None,
        about={"actions": turn_of(g).actions, "free_moves": turn_of(g).free_moves, "clearing": False},
    )
    pawn, word = pawn_and_word(g, turn_of(g).seat, answer)
    turn_of(g).pawn = pawn
    if word == END_TURN:
        end_turn(g)
    else:
        g.then(("act",))
        do(g, g.pawns[pawn], word)


def pawn_and_word(g: TownState, seat: Seat, answer: str) -> tuple[Colour, str]:
    """Which pawn acts, and what it does; with a single living pawn only that is said."""
    words = answer.split(" ")
    pawn = words[0].removeprefix("pawn:") if len(words) > 1 else living(g, seat)[0].colour
    return pawn, words[-1]


def do(g: TownState, pawn: Pawn, word: str) -> None:
    """Carry out one word of the turn."""
    verb, _, thing = word.partition(":")
    if verb == "free_move":
        turn_of(g).free_moves -= 1
        g.tell("free_move_began", "ZT-4.4", pawn=pawn.colour)
        begin_movement(g)
    elif verb == "event":
        take_from_hand(g, pawn.seat, thing)
        trigger(g, thing, pawn, "ZT-7.31")
    elif verb == "drop":
        drop(g, thing)
    elif verb == "play":
        spend_action(g, "play")
        play(g, pawn, thing)
    else:
        take_action(g, pawn, verb)


@clause("ZT-4.5", "ZT-6.1")
def take_action(g: TownState, pawn: Pawn, name: str) -> None:
    action = ACTIONS[name]
    if action.is_paid_at_once:
        spend_action(g, name)
    if name == "move":
        begin_movement(g)
    else:
        g.then(action.steps(pawn))


# -- what may be done -------------------------------------------------------------------------------------------


@clause("ZT-4.4", "ZT-7.5", "ZT-15.7", "ZT-15.15")
def turn_options(g: TownState, seat: Seat) -> list[str] | Fields:
    """The words of the turn; with two living pawns after the name of the one that acts."""
    pawns = living(g, seat)
    if len(pawns) == 1:
        return turn_words(g, pawns[0])
    lists = {f"pawn:{pawn.colour}": turn_words(g, pawn) for pawn in pawns}
    return Fields([Field("pawn", {"": list(lists)}), Field("do", lists, 0)])


@clause("ZT-4.4", "ZT-4.6", "ZT-7.9")
def turn_words(g: TownState, pawn: Pawn) -> list[str]:
    """A free movement, actions, events of the hand, empty weapons to drop; ending the turn is always possible."""
    turn, hand = turn_of(g), dict.fromkeys([card for card, _ in g.hands[pawn.seat]])
    words = ["free_move"] if turn.free_moves else []
    if turn.actions:
        words += [name for name, action in ACTIONS.items() if action.why_not(g, pawn) is None]
        words += [f"play:{card}" for card in hand if card_is_playable(g, pawn, card)]
    words += [f"event:{card}" for card in hand if KIND_OF[card] == "event" and why_not_event(g, pawn, card) is None]
    words += empty_weapons(g, pawn.seat)
    words.append(END_TURN)
    return words


def card_is_playable(g: TownState, pawn: Pawn, card: CardId) -> bool:
    return KIND_OF[card] != "barricade" and why_not_play(g, pawn, card) is None


@clause("ZT-7.32", "ZT-7.33", "ZT-6.38", "ZT-13.15")
def why_not_event(g: TownState, pawn: Pawn, card: CardId) -> str | None:
    """Not in the turn in which it was taken; Back needs the pawn in a building."""
    held = sum(1 for other, _ in g.hands[pawn.seat] if other == card)
    if held <= turn_of(g).fresh.count(card):
        return "ZT-7.32"
    return "ZT-13.15" if card == "event_back" and pawn.square not in g.sites else None


@clause("ZT-4.4", "ZT-4.7", "ZT-7.10", "ZT-7.32", "ZT-7.33")
def why_not_turn_step(g: TownState, seat: Seat, answer: str) -> str | None:
    """The clause behind a refused step of the turn, as far as the attempt can be understood."""
    words = answer.split(" ")
    colour = words[0].removeprefix("pawn:") if len(words) > 1 else turn_of(g).pawn
    if colour not in g.colours[seat]:
        return None
    if not g.pawns[colour].health:
        return "ZT-10.5"
    verb, _, thing = words[-1].partition(":")
    return why_not_do(g, g.pawns[colour], verb, thing)


@clause("ZT-4.4", "ZT-6.3", "ZT-6.13")
def why_not_do(g: TownState, pawn: Pawn, verb: str, thing: str) -> str | None:
    held = [card for card, _ in g.hands[pawn.seat]]
    if verb == "free_move":
        return "ZT-4.4"
    if verb in ("to", "stop"):
        return "ZT-4.7"
    if verb == "drop":
        return "ZT-7.10"
    if verb == "event":
        return why_not_event(g, pawn, thing) if thing in held else None
    if verb not in ACTIONS and (verb != "play" or thing not in held):
        return None
    if not turn_of(g).actions:
        return "ZT-6.13" if verb == "draw" else "ZT-4.4"
    return why_not_play(g, pawn, thing) if verb == "play" else ACTIONS[verb].why_not(g, pawn)


# -- the end of the turn ----------------------------------------------------------------------------------------


@clause("ZT-4.9")
def end_turn(g: TownState) -> None:
    """Hand limit, overrun survivors, zombie movement and refill, in this order."""
    g.tell("turn_ended", "ZT-4.9", seat=turn_of(g).seat)
    g.then(("hand_limit",), ("overrun",), ("zombie_phase",))


@clause("ZT-4.10", "ZT-4.11", "ZT-4.12", "ZT-15.10")
async def discard_to_limit(g: TownState) -> None:
    """What is above the limit is discarded as the player wishes, without effect."""
    seat = turn_of(g).seat
    count = len(g.hands[seat]) - hand_limit(g)
    if count < 1:
        return
    about = {"count": count}
    answer = await choose(
        g, seat, "discard_to_limit", "ZT-4.10", excess_options, why_not=why_not_excess, forced_too=True, about=about
    )
    cards = [word.removeprefix("discard:") for word in answer.split(" ")]
    for card in cards:
        take_from_hand(g, seat, card)
    discard_cards(g, *cards)
    g.uncover()
    g.tell("cards_discarded", "ZT-4.12", seat=seat, cards=cards)


def excess_options(g: TownState, seat: Seat) -> Share:
    cards = sorted(card for card, _ in g.hands[seat])
    return Share(len(cards) - hand_limit(g), {f"discard:{card}": cards.count(card) for card in dict.fromkeys(cards)})


def why_not_excess(g: TownState, seat: Seat, answer: str) -> str | None:
    return "ZT-4.10" if not answer or answer.startswith("discard:") or answer == "done" else None
