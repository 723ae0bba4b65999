"""Chapter 13: event cards. Send has a file of its own."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from untot.games.zombie_town.facts import bit, is_out, seats_from, turn_of
from untot.games.zombie_town.pieces import (
    EVENT_ADD_TWO,
    EVENT_BACK,
    EVENT_PASS,
    EVENT_PLUS_ACTION,
    EVENT_RELOAD,
    EVENT_SEND,
    EVENT_SWITCH,
    EVENT_TAKE,
    EVENT_TIME,
    EVENT_ZOMBIE,
    KIND_OF,
    LIMITS,
    CardId,
    EventId,
)
from untot.games.zombie_town.rules.c7_discard import discard_cards, forget_hand, reload, reloadable, take_from_hand
from untot.games.zombie_town.rules.c12_zombies import come, is_somebody_at, take_zombie
from untot.games.zombie_town.rules.c13_send import event_of, send
from untot.games.zombie_town.state import Covered, EventPlay, Pawn, TownState
from untot.games.zombie_town.town import CEMETERY, ORTHOGONAL, PUSHED_BACK, RING_NEIGHBOURS, BuildingId, Square
from untot.kernel.asking import UNTIL_THE_END, ask_all, choose
from untot.kernel.events import Seat
from untot.kernel.forms import Field, Fields
from untot.kernel.rulebook import clause

# -- every event ------------------------------------------------------------------------------------------------


@clause("ZT-4.8", "ZT-7.31", "ZT-7.34", "ZT-15.15")
def trigger(g: TownState, event: EventId, pawn: Pawn, clause_id: str) -> None:
    """An event takes effect for its acting pawn. It is no action, and it ends a movement."""
    turn_of(g).steps = 0
    g.event = EventPlay(event, pawn.seat, pawn.colour, "", "", 0, [])
    g.tell("event_triggered", clause_id, pawn=pawn.colour, event=event)
    g.then(("event",), ("used_event",))


@clause("ZT-6.23", "ZT-13.25")
async def carry_out(g: TownState) -> None:
    """What the card says; if its pawn is dead by now, nothing."""
    if not g.pawns[event_of(g).pawn].square:
        return
    pending = EFFECTS[event_of(g).event](g)
    if pending is not None:
        await pending


@clause("ZT-6.37", "ZT-7.35")
def used_event(g: TownState) -> None:
    """Onto the discard pile, after the effect."""
    if g.event is None:
        return
    event, g.event = g.event.event, None
    discard_cards(g, event)
    g.tell("event_used", "ZT-7.35", event=event)


@clause("ZT-13.25")
def fizzle(g: TownState) -> None:
    """An event that can have no effect may be triggered anyway."""
    g.tell("event_without_effect", "ZT-13.25", event=event_of(g).event)


def acting_pawn(g: TownState) -> Pawn:
    return g.pawns[event_of(g).pawn]


# -- Zombie, Add two, Back --------------------------------------------------------------------------------------


@clause("ZT-12.16", "ZT-13.3", "ZT-13.26", "ZT-13.27")
def zombie(g: TownState) -> None:
    """One zombie appears where the pawn stands, whose group faces it first."""
    pawn = acting_pawn(g)
    if not g.supply or g.zombies.get(pawn.square, 0) >= LIMITS.zombies_on_square:
        fizzle(g)
        return
    appear(g, pawn.square, 1)
    come(g, pawn.square, pawn.seat, is_moved=False, first=pawn.seat)


@clause("ZT-7.29", "ZT-13.26")
def appear(g: TownState, square: Square, count: int) -> None:
    """Zombies from the pile. Beside survivors they count for the turn after this one (ZT-12.25)."""
    g.supply -= count
    add_zombies(g, square, count)
    g.tell("zombie_appeared", "ZT-13.3", square=square, count=count)


@clause("ZT-12.25")
def add_zombies(g: TownState, square: Square, count: int) -> None:
    if square not in g.zombies and square in turn_of(g).endangered:
        turn_of(g).endangered.remove(square)
    g.zombies[square] = g.zombies.get(square, 0) + count


@clause("ZT-13.18", "ZT-13.19", "ZT-13.28")
async def add_two(g: TownState) -> None:
    """Two zombies together on one square beside the pawn; they are faced one after the other."""
    if not add_two_squares(g, event_of(g).seat):
        fizzle(g)
        return
    about = {"event": event_of(g).event, "pawn": event_of(g).pawn}
    answer = await choose(
        g, event_of(g).seat, "event_choice", "ZT-13.18", add_two_squares, why_not=why_not_add_two, about=about
    )
    square, count = answer.removeprefix("at:"), min(2, g.supply)
    appear(g, square, count)
    come(g, square, event_of(g).seat, is_moved=False, count=count)


@clause("ZT-13.18", "ZT-13.19")
def add_two_squares(g: TownState, seat: Seat) -> list[str]:
    """Orthogonally beside the pawn, with room for both, and no building with a barricade."""
    count = min(2, g.supply)
    if not count:
        return []
    squares = [s for s in ORTHOGONAL[acting_pawn(g).square] if s not in g.sites or not g.sites[s].barricades]
    return [f"at:{s}" for s in squares if g.zombies.get(s, 0) + count <= LIMITS.zombies_on_square]


@clause("ZT-13.18", "ZT-13.19")
def why_not_add_two(g: TownState, seat: Seat, answer: str) -> str | None:
    """Too far or diagonal, or no place for both."""
    square = answer.removeprefix("at:")
    if square in CEMETERY or square in ORTHOGONAL[acting_pawn(g).square]:
        return "ZT-13.19"
    return "ZT-13.18" if answer.startswith("at:") else None


@clause("ZT-13.14", "ZT-13.15", "ZT-13.25")
def back(g: TownState) -> None:
    """All zombies on the four squares of the pawn's building go straight away from the edge, if there is room."""
    building = acting_pawn(g).square
    ways = PUSHED_BACK.get(building, {})
    pushed = {start: to for start, to in ways.items() if start in g.zombies and push(g, start, to)}
    if not pushed:
        fizzle(g)
        return
    g.tell("zombies_pushed", "ZT-13.14", building=building, squares=pushed)
    g.then(("face_pushed",))


@clause("ZT-13.16", "ZT-13.26")
def push(g: TownState, start: Square, to: Square) -> int:
    """How many zombies of a square find room on the other; those beyond the limit stay."""
    count = min(g.zombies[start], LIMITS.zombies_on_square - g.zombies.get(to, 0))
    for _ in range(count):
        take_zombie(g, start)
    if count:
        add_zombies(g, to, count)
        event_of(g).squares += [to] * count
    return count


@clause("ZT-13.17")
async def face_pushed(g: TownState) -> None:
    """Where a pushed zombie meets somebody there is a fight, square by square as the player of the card wishes."""
    if not fights_to_come(g, event_of(g).seat):
        return
    answer = await choose(g, event_of(g).seat, "push_order", "ZT-13.17", fights_to_come)
    square = answer.removeprefix("next:")
    count = event_of(g).squares.count(square)
    event_of(g).squares = [other for other in event_of(g).squares if other != square]
    g.then(("face_pushed",))
    come(g, square, event_of(g).seat, is_moved=False, count=count)


def fights_to_come(g: TownState, seat: Seat) -> list[str]:
    return [f"next:{square}" for square in dict.fromkeys(event_of(g).squares) if is_somebody_at(g, square)]


# -- +1 Action, Time, Reload ------------------------------------------------------------------------------------


@clause("ZT-13.11")
def plus_action(g: TownState) -> None:
    """One more action in this turn."""
    turn_of(g).actions += 1
    g.tell("action_gained", "ZT-13.11", pawn=event_of(g).pawn, actions=turn_of(g).actions)


@clause("ZT-13.20", "ZT-13.21")
def turn_back_time(g: TownState) -> None:
    """The day counter goes down by one, at once for all; on day 1 it stays."""
    if g.day <= 1:
        fizzle(g)
        return
    g.day -= 1
    g.tell("day_turned_back", "ZT-13.20", day=g.day)


@clause("ZT-13.24", "ZT-15.19")
async def reload_one(g: TownState) -> None:
    """One own weapon, of a pawn or a survivor, goes to its highest number."""
    if not reloadable(g, event_of(g).seat):
        fizzle(g)
        return
    about = {"event": event_of(g).event, "pawn": event_of(g).pawn}
    answer = await choose(g, event_of(g).seat, "event_choice", "ZT-13.24", reloadable, about=about)
    reload(g, answer.removeprefix("weapon:"), "ZT-13.24")


# -- Switch and Take --------------------------------------------------------------------------------------------


@clause("ZT-13.1", "ZT-13.2")
async def switch(g: TownState) -> None:
    """All face-down cards of two ring neighbours change places; stored ones stay the property of who stored them."""
    about = {"event": event_of(g).event, "pawn": event_of(g).pawn}
    answer = await choose(
        g, event_of(g).seat, "event_choice", "ZT-13.1", switch_options, why_not=why_not_switch, about=about
    )
    one, two = (word.partition(":")[2] for word in answer.split(" "))
    a, b = g.sites[one], g.sites[two]
    a.pile, b.pile = b.pile, a.pile
    a.stored, b.stored = b.stored, a.stored
    g.tell("piles_switched", "ZT-13.1", buildings=[one, two])


SWITCHES: Final = {f"swap:{one}": [f"with:{two}" for two in others] for one, others in RING_NEIGHBOURS.items()}


@clause("ZT-2.8", "ZT-13.1")
def switch_options(g: TownState, seat: Seat) -> Fields:
    return Fields([Field("swap", {"": list(SWITCHES)}), Field("with", SWITCHES, 0)])


def why_not_switch(g: TownState, seat: Seat, answer: str) -> str | None:
    return "ZT-13.1" if answer.startswith("swap:") else None


@clause("ZT-7.34", "ZT-13.12", "ZT-13.13")
async def take(g: TownState) -> None:
    """One face-down card of a building, from any position of the pile or from anybody's stored cards."""
    if not any(site.pile or site.stored for site in g.sites.values()):
        fizzle(g)
        return
    about = {"event": event_of(g).event, "pawn": event_of(g).pawn}
    answer = await choose(g, event_of(g).seat, "event_choice", "ZT-13.12", take_options, about=about)
    building, position = (word.partition(":")[2] for word in answer.split(" "))
    receive(g, building, int(position), remove_card(g, building, int(position)))


@clause("ZT-13.12")
def take_options(g: TownState, seat: Seat) -> Fields:
    """The pile is counted from the top, the stored cards after it."""
    counts = {building: len(site.pile) + len(site.stored) for building, site in g.sites.items()}
    lists = {f"from:{b}": [f"card:{n}" for n in range(1, count + 1)] for b, count in counts.items() if count}
    return Fields([Field("from", {"": list(lists)}), Field("card", lists, 0)])


def remove_card(g: TownState, building: BuildingId, position: int) -> Covered:
    site = g.sites[building]
    if position <= len(site.pile):
        return site.pile.pop(position - 1)
    card, knowers, _ = site.stored.pop(position - len(site.pile) - 1)
    return card, knowers


@clause("ZT-7.34", "ZT-13.13")
def receive(g: TownState, building: BuildingId, position: int, taken: Covered) -> None:
    """Into the hand; an event happens at once."""
    seat, (card, knowers) = event_of(g).seat, taken
    knowers |= bit(seat)
    informed = [other for other in range(g.seats) if knowers & bit(other)]
    g.tell_secret("card_taken", "ZT-13.12", informed, {"card": card}, seat=seat, building=building, position=position)
    if KIND_OF[card] == "event":
        pawn = acting_pawn(g)
        used_event(g)
        trigger(g, card, pawn, "ZT-7.34")
    else:
        g.hands[seat].append((card, knowers))


# -- Pass -------------------------------------------------------------------------------------------------------


@clause("ZT-13.22", "ZT-13.23")
async def pass_cards(g: TownState) -> None:
    """Every living player gives one card to the next living one on the left, all at the same time and hidden."""
    givers = [seat for seat in range(g.seats) if g.hands[seat] and left_of(g, seat) != seat]
    answers = await ask_all(
        g, givers, "pass_card", "ZT-13.22", cards_to_give, forced_too=True, secret_until=UNTIL_THE_END
    )
    for seat, answer in answers.items():
        give_away(g, seat, answer.removeprefix("give:"))
    for seat, answer in answers.items():
        hand_over(g, seat, left_of(g, seat), answer.removeprefix("give:"))


def left_of(g: TownState, seat: Seat) -> Seat:
    """The next living seat clockwise."""
    return next(other for other in [*seats_from(g, seat)[1:], seat] if not is_out(g, other))


def cards_to_give(g: TownState, seat: Seat) -> list[str]:
    return [f"give:{card}" for card in dict.fromkeys(card for card, _ in g.hands[seat])]


def give_away(g: TownState, seat: Seat, card: CardId) -> None:
    """A card leaves the hand unseen; of several events of a kind it is the one that could not be played yet."""
    take_from_hand(g, seat, card)
    forget_hand(g, seat)
    if seat == turn_of(g).seat and card in turn_of(g).fresh:
        turn_of(g).fresh.remove(card)


@clause("ZT-7.32", "ZT-13.23")
def hand_over(g: TownState, giver: Seat, receiver: Seat, card: CardId) -> None:
    """Only these two know the card; an event that the player on turn receives must wait."""
    g.hands[receiver].append((card, bit(giver) | bit(receiver)))
    if receiver == turn_of(g).seat and KIND_OF[card] == "event":
        turn_of(g).fresh.append(card)
    g.tell_secret("card_passed", "ZT-13.22", [giver, receiver], {"card": card}, seat=giver, to=receiver)


Effect = Callable[[TownState], Awaitable[None] | None]
EFFECTS: Final[dict[EventId, Effect]] = {
    EVENT_SWITCH: switch,
    EVENT_ZOMBIE: zombie,
    EVENT_SEND: send,
    EVENT_PLUS_ACTION: plus_action,
    EVENT_TAKE: take,
    EVENT_BACK: back,
    EVENT_ADD_TWO: add_two,
    EVENT_TIME: turn_back_time,
    EVENT_PASS: pass_cards,
    EVENT_RELOAD: reload_one,
}
