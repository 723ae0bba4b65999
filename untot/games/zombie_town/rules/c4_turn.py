"""Chapter 4: days, turns, and the end of a turn. What is done in a turn stands in c6_actions.py."""

from __future__ import annotations

from typing import Any, Final

from untot.games.zombie_town.facts import hand_limit, is_out, last_day, living, seats_from, turn_of
from untot.games.zombie_town.pieces import KIND_OF, Colour
from untot.games.zombie_town.rules.c6_actions import Maker, deeds, why_not_do
from untot.games.zombie_town.rules.c6_store import let_stored_ripen
from untot.games.zombie_town.rules.c7_cards import put_out_fireworks
from untot.games.zombie_town.rules.c7_discard import discard_cards, empty_weapons, take_from_hand
from untot.games.zombie_town.rules.c12_zombies import bury_overrun, endangered_buildings
from untot.games.zombie_town.rules.c14_scoring import finish
from untot.games.zombie_town.rules.c15_two_players import actions_of_a_turn, free_moves_of_a_turn
from untot.games.zombie_town.state import TownState, Turn
from untot.kernel.asking import UNTIL_THE_END, choose
from untot.kernel.events import Seat
from untot.kernel.forms import Branch, Share, branch
from untot.kernel.rulebook import clause
from untot.kernel.words import split, thing_in, thing_of, things_of, verb_of, word

END_TURN: Final = "end_turn"

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
        is_broken_off=False,
        under_way="",
        is_clearing=False,
        may_fetch=False,
        fresh=[],
        endangered=endangered,
        zombies=0,
    )
    g.tell("turn_began", "ZT-4.4", seat=seat, actions=g.turn.actions, free_moves=g.turn.free_moves)
    trapped = {pawn.square: pawn.colour for pawn in pawns if pawn.is_trapped}
    g.then(*(("settle_trapped", colour) for colour in trapped.values()), ("act",))


@clause("ZT-4.4", "ZT-4.5", "ZT-4.6", "ZT-4.7", "ZT-4.14", "ZT-12.26", "ZT-15.7")
async def act(g: TownState) -> None:
    """One thing after another, in any order, until the player ends the turn. Who dies has ended it, without zombies."""
    seat = turn_of(g).seat
    if is_out(g, seat):
        g.then(("overrun",))
        return
    answer = await choose(
        g,
        seat,
        "turn_step",
        "ZT-4.4",
        turn_options,
        why_not=why_not_turn_step,
        forced_too=True,
        secret_until=UNTIL_THE_END,
        is_secret=is_secret,
        unit=turn_of(g).pawn if len(living(g, seat)) == 1 else None,
        about=about_turn(turn_of(g)),
    )
    if answer == END_TURN:
        end_turn(g)
    else:
        g.then(("do", acting_colour(g, seat, answer), answer), ("act",))


def about_turn(turn: Turn) -> dict[str, int | bool]:
    return {"actions": turn.actions, "free_moves": turn.free_moves, "steps": turn.steps, "clearing": False}


def acting_colour(g: TownState, seat: Seat, answer: str) -> Colour:
    """Which pawn acts; with a single living pawn nothing is said of it."""
    return thing_in(answer, "pawn") or living(g, seat)[0].colour


@clause("ZT-6.6", "ZT-6.7", "ZT-7.14", "ZT-7.22")
def is_secret(answer: str) -> bool:
    """Nobody else sees which barricades are built, and which cards are stored or collected."""
    first = split(answer)[0]
    return verb_of(first) in ("store", "collect") or KIND_OF.get(thing_of(first)) == "barricade"


# -- what may be done -------------------------------------------------------------------------------------------


@clause("ZT-4.4", "ZT-4.6", "ZT-7.9", "ZT-15.7", "ZT-15.15")
def turn_options(g: TownState, seat: Seat) -> Branch:
    """What the pawn can do; with two living pawns each verb is followed by who acts. To end is always possible."""
    pawns = living(g, seat)
    verbs: dict[str, Any] = deeds(g, pawns[0]) if len(pawns) == 1 else deeds_of_two(g, seat)
    return Branch({**verbs, **dict.fromkeys(empty_weapons(g, seat)), END_TURN: None})


def deeds_of_two(g: TownState, seat: Seat) -> dict[str, Branch]:
    doers: dict[str, dict[str, Maker]] = {}
    for pawn in living(g, seat):
        for verb, maker in deeds(g, pawn).items():
            doers.setdefault(verb, {})[word("pawn", pawn.colour)] = maker
    return {verb: branch(makers) for verb, makers in doers.items()}


@clause("ZT-4.4", "ZT-10.5")
def why_not_turn_step(g: TownState, seat: Seat, answer: str) -> str | None:
    """The clause behind a refused step of the turn, as far as the attempt can be understood."""
    colour = thing_in(answer, "pawn") or turn_of(g).pawn
    if colour not in g.colours[seat]:
        return None
    return why_not_do(g, g.pawns[colour], answer) if g.pawns[colour].health else "ZT-10.5"


# -- the end of the turn ----------------------------------------------------------------------------------------


@clause("ZT-4.9")
def end_turn(g: TownState) -> None:
    """Hand limit, overrun survivors, zombie movement and refill, in this order."""
    let_stored_ripen(g)
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
    cards = things_of(answer, "discard")
    for card in cards:
        take_from_hand(g, seat, card)
    discard_cards(g, *cards)
    g.uncover()
    g.tell("cards_discarded", "ZT-4.12", seat=seat, cards=cards)


def excess_options(g: TownState, seat: Seat) -> Share:
    cards = sorted(card for card, _ in g.hands[seat])
    caps = {word("discard", card): cards.count(card) for card in dict.fromkeys(cards)}
    return Share(len(cards) - hand_limit(g), caps)


def why_not_excess(g: TownState, seat: Seat, answer: str) -> str | None:
    return "ZT-4.10" if not answer or answer == "done" or things_of(answer, "discard") else None
