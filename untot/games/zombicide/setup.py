"""Chapter 3: set-up. Survivors, board, decks, starting equipment, first player."""

from __future__ import annotations

from typing import Final

from untot.games.zombicide.facts import (
    all_slots,
    board,
    has_rule,
    living_of,
    player_id,
    seat_of,
    special_rule,
    taken_slots,
)
from untot.games.zombicide.missions import (
    MISSIONS,
    Mission,
    OneWalkerPerRoomAtStart,
    StartWeaponsOnDeckTop,
    SurvivorsPerPlayer,
    ZombieDeck,
)
from untot.games.zombicide.newcomers import new_survivor
from untot.games.zombicide.own import OwnContent, identity_cards, mission_of, to_text
from untot.games.zombicide.pieces import (
    EQUIPMENT,
    FULL_DECK,
    SKILLS,
    START_EQUIPMENT,
    SURVIVORS,
    SURVIVORS_PER_PLAYER,
    ZOMBIE_CARDS,
    ZOMBIES,
    CardId,
    Colour,
    SurvivorId,
)
from untot.games.zombicide.rules.c4_round import decide_together
from untot.games.zombicide.rules.c5_inventory import arrange, piece_on, pieces_of, slot_of, why_not_arrange
from untot.games.zombicide.rules.c7_spawn import place_zombies, tile_questions
from untot.games.zombicide.state import CarToken, Held, Objective, ZombicideState
from untot.kernel.agenda import Rule
from untot.kernel.asking import choose
from untot.kernel.errors import BadOptions
from untot.kernel.events import Seat
from untot.kernel.forms import Arrange
from untot.kernel.game import Option
from untot.kernel.rulebook import clause
from untot.kernel.state import OptionValue
from untot.kernel.words import placed, thing_of, verb_of, words
from untot.parts.decks import lay_on_top, take_out

MOST_SURVIVORS: Final = len(SURVIVORS)
OPTIONS: Final = {
    "mission": Option(tuple(MISSIONS), ("ZC-3.1",)),
    "mission_minimum": Option(("raise", "warn"), ("ZC-3.10",)),
    "random_survivors": Option(("off", "on"), ("ZC-3.12",)),
    "manhole_tiles": Option(("all", "named"), ("ZC-7.73",)),
    "slippery_passes_through": Option(("off", "on"), ("ZC-9.39.1",)),
    "m02_remaining": Option(("off", "on"), ("ZC-10.02.1",)),
}
"""The switches of a match, defaults first."""


@clause("ZC-3.1", "ZC-3.2", "ZC-3.3", "ZC-3.4", "ZC-3.5", "ZC-3.6", "ZC-3.23", "ZC-6.55", "ZC-10.09.1")
def set_up(
    seats: int, options: dict[str, OptionValue], chance_key: bytes, own: OwnContent | None = None
) -> ZombicideState:
    """The board of the mission with all doors closed, nobody on it, and the decks sorted but not shuffled."""
    mission = (own.mission if own is not None else None) or MISSIONS[str(options["mission"])]
    if not mission.players[0] <= seats <= mission.players[1]:
        raise BadOptions("bad-seats", clause="ZC-10.09.1", seats=seats)
    return ZombicideState(
        seats=seats,
        options=options,
        chance_key=chance_key,
        chance_counter=0,
        chance_branch=0,
        uncovered=0,
        agenda=[("find_survivors",)],
        result=None,
        mission=mission.id,
        own="" if own is None else to_text(own),
        round=0,
        phase="set_up",
        first_player=0,
        survivors={},
        turn=None,
        open_doors=0,
        filled=[],
        to_fill=[],
        zombies={},
        stock={zombie.id: zombie.miniatures for zombie in ZOMBIES.values()},
        escaped={},
        noise={},
        loud_zone="",
        loud_by="",
        sleeping=[spawn.zone for spawn in mission.spawns if not spawn.active],
        neutralised=[],
        objectives=[Objective(token.zone, token.colour, False) for token in mission.objectives],
        cars=[CarToken(token.kind, token.zone, 0, []) for token in mission.cars],
        deck=list(FULL_DECK),
        known_top=0,
        discards=[],
        aside=_set_aside(in_pimpmobile=False),
        pimpmobile_weapons=_set_aside(in_pimpmobile=True),
        zombie_deck=_zombie_cards(mission),
        zombie_discards=[],
        search=None,
        attack=None,
        attacked=[],
        arrivals={},
        short_splits=[],
        found=[],
        supplies_out=[],
        is_hopeless=False,
        killed={},
        cards_drawn=0,
    )


@clause("ZC-3.5")
def _set_aside(*, in_pimpmobile: bool) -> list[CardId]:
    cards = [card for card in EQUIPMENT.values() if card.where == "aside" and card.in_pimpmobile == in_pimpmobile]
    return [card.id for card in cards for _ in range(card.count)]


@clause("ZC-3.8", "ZC-10.00.1")
def _zombie_cards(mission: Mission) -> list[int]:
    """All 42, or those that the mission names."""
    only = special_rule(mission, ZombieDeck)
    return list(ZOMBIE_CARDS) if only is None else list(only.cards)


# -- survivors --------------------------------------------------------------------------------------------------


@clause("ZC-3.9", "ZC-3.10", "ZC-10.09.2", "ZC-5.69")
def survivors_per_seat(g: ZombicideState) -> list[int]:
    """By number of players, then one more for each in seat order until the mission has its minimum."""
    mission = mission_of(g)
    rule = special_rule(mission, SurvivorsPerPlayer)
    if rule is not None:
        return [rule.count] * g.seats
    counts = [SURVIVORS_PER_PLAYER[g.seats - 1]] * g.seats
    if g.options["mission_minimum"] == "raise":
        for extra in range(min(mission.min_survivors, MOST_SURVIVORS) - sum(counts)):
            counts[extra % g.seats] += 1
    return counts


@clause("ZC-3.10", "ZC-3.11", "ZC-3.12", "ZC-4.23")
def find_survivors(g: ZombicideState) -> None:
    """One at a time in seat order, round after round, by choice or at random; then all else is set up."""
    counts = survivors_per_seat(g)
    if sum(counts) < mission_of(g).min_survivors:
        g.tell("too_few_survivors", "ZC-3.10", count=sum(counts), minimum=mission_of(g).min_survivors)
    turns = [seat for number in range(max(counts)) for seat in range(g.seats) if number < counts[seat]]
    g.then(*[("pick_survivor", seat) for seat in turns], ("lay_out_board",), ("deal_equipment",), ("begin",))


@clause("ZC-3.11", "ZC-3.12", "ZC-3.13")
async def pick_survivor(g: ZombicideState, seat: Seat) -> None:
    """A survivor nobody has taken."""
    if g.options["random_survivors"] == "on":
        survivor = g.draw(untaken(g))
    else:
        answer = await choose(
            g, seat, "pick_survivor", "ZC-3.12", lambda g, seat: words("survivor", untaken(g)), why_not=why_not_pick,
            about={"number": 1 + picked_by(g, seat), "all": survivors_per_seat(g)[seat]},
        )  # fmt: skip
        survivor = thing_of(answer)
    g.survivors[survivor] = new_survivor(g, survivor, seat, mission_of(g).start)
    g.tell("survivor_picked", "ZC-3.12", seat=seat, survivor=survivor)


def picked_by(g: ZombicideState, seat: Seat) -> int:
    return sum(survivor.seat == seat for survivor in g.survivors.values())


@clause("ZC-3.11")
def why_not_pick(g: ZombicideState, seat: Seat, answer: str) -> str | None:
    return "ZC-3.11" if verb_of(answer) == "survivor" else None


def untaken(g: ZombicideState) -> list[SurvivorId]:
    return [survivor for survivor in identity_cards(g) if survivor not in g.survivors]


# -- the board --------------------------------------------------------------------------------------------------


@clause("ZC-3.3", "ZC-3.23", "ZC-6.55", "ZC-10.07.5")
def lay_out_board(g: ZombicideState) -> None:
    """Tokens with hidden backs are mixed, zombies placed where the mission says; the start building is never filled."""
    mix_hidden_colours(g)
    start = board(g).building_of.get(mission_of(g).start)
    g.filled = [] if start is None else [start]
    if has_rule(g, OneWalkerPerRoomAtStart):
        for room in [zone for zone in board(g).zones.zones if zone in board(g).ground.rooms]:
            place_zombies(g, room, "walker", 1)
    g.tell("board_laid_out", "ZC-3.3", mission=mission_of(g).key)


@clause("ZC-10.09.5", "ZC-10.25")
def mix_hidden_colours(g: ZombicideState) -> None:
    """So many of the tokens have a coloured back; nobody knows which."""
    hidden = mission_of(g).hidden_colour
    if hidden is None:
        return
    backs: list[Colour] = [token.colour for token in g.objectives]
    backs[: hidden.count] = [hidden.colour] * hidden.count
    g.shuffle(backs)
    for token, colour in zip(g.objectives, backs, strict=True):
        token.colour = colour


# -- equipment --------------------------------------------------------------------------------------------------


@clause("ZC-3.6", "ZC-3.7", "ZC-3.8", "ZC-3.15", "ZC-3.17")
def deal_equipment(g: ZombicideState) -> None:
    """Both decks are shuffled; everybody gets his first card, some another from the deck."""
    for card in START_EQUIPMENT.fixed:
        g.deck.remove(card)
    g.shuffle(g.deck)
    g.shuffle(g.zombie_deck)
    cards = first_cards(g)
    g.shuffle(cards)
    for number, card in enumerate(cards):
        give(g, list(g.survivors)[number % len(g.survivors)], card)
    give_skill_cards(g)
    lay_weapons_on_top(g)
    g.then(*[("starting_slots", seat) for seat in range(g.seats)])


@clause("ZC-3.15", "ZC-3.16", "ZC-3.17", "ZC-10.00.2", "ZC-10.00.3")
def first_cards(g: ZombicideState) -> list[CardId]:
    """The weapons and a pan for everybody else; where the weapons lie on the deck, pans alone, as far as they go."""
    pans = g.aside.count(START_EQUIPMENT.filler)
    if has_rule(g, StartWeaponsOnDeckTop):
        dealt = min(pans, len(g.survivors))
        nothing = [""] * (len(g.survivors) - dealt)
        return [START_EQUIPMENT.filler] * dealt + nothing
    fixed = list(START_EQUIPMENT.fixed)
    return fixed + [START_EQUIPMENT.filler] * min(pans, max(0, len(g.survivors) - len(fixed)))


def give(g: ZombicideState, survivor: SurvivorId, card: CardId) -> None:
    """On the first free slot, until the player says where he wants it."""
    if not card:
        return
    if card in g.aside:
        g.aside.remove(card)
    who = g.survivors[survivor]
    who.slots[next(slot for slot in all_slots(who) if slot not in who.slots)] = Held(card)
    g.tell("card_dealt", "ZC-3.15", survivor=survivor, card=card)


@clause("ZC-3.18", "ZC-3.19", "ZC-9.24")
def give_skill_cards(g: ZombicideState) -> None:
    """Who "starts with" a card takes it from the deck, which is shuffled again; without a copy he gets none."""
    for survivor in list(g.survivors):
        skill, _, card = g.survivors[survivor].skills[0].partition(":")
        if SKILLS[skill].kind == "first_card" and card in g.deck:
            take_out(g.deck, card, g.shuffle)
            give(g, survivor, card)


@clause("ZC-10.00.2")
def lay_weapons_on_top(g: ZombicideState) -> None:
    """Everybody knows which three come first, but not in which order."""
    if has_rule(g, StartWeaponsOnDeckTop):
        lay_on_top(g.deck, list(START_EQUIPMENT.fixed), g.shuffle)
        g.known_top = len(START_EQUIPMENT.fixed)


@clause("ZC-3.20")
async def starting_slots(g: ZombicideState, seat: Seat) -> None:
    """A player puts the cards of his survivors on slots of his choice, all at once."""
    if not any(survivor.slots for survivor in living_of(g, seat)):
        return
    answer = await choose(
        g, seat, "starting_slots", "ZC-3.20", first_arrangements,
        why_not=lambda g, seat, answer: why_not_arrange(g, answer), about={"seat": seat},
    )  # fmt: skip
    places = placed(answer)
    for survivor in living_of(g, seat):
        own = {slot: piece_on(survivor.id, slot) for slot in survivor.slots}
        arrange(g, survivor.id, {slot: slot_of(places[piece]) for slot, piece in own.items()})


def first_arrangements(g: ZombicideState, seat: Seat) -> Arrange:
    """`amy.hand_1@amy.reserve_1`."""
    slots_of: dict[str, list[str]] = {}
    for survivor in living_of(g, seat):
        places = [piece_on(survivor.id, slot) for slot in all_slots(survivor)]
        slots_of |= dict.fromkeys(pieces_of(survivor, taken_slots(survivor)), places)
    return Arrange(slots_of, {place: 1 for places in slots_of.values() for place in places})


# -- the first player -------------------------------------------------------------------------------------------


@clause("ZC-3.21", "ZC-3.22")
async def begin(g: ZombicideState) -> None:
    """The players agree who begins; if not, the one who set up the match decides, the first seat."""
    answer = await decide_together(
        g, "first_player", "ZC-3.21", lambda g, seat: words("player", map(player_id, range(g.seats)))
    )
    g.first_player = seat_of(thing_of(answer))
    if g.seats > 1:
        g.tell("first_player_chosen", "ZC-3.21", seat=g.first_player)
    g.then(*tile_questions(g, g.survivors), ("round",))


SET_UP_RULES: Final[dict[str, Rule]] = {
    "find_survivors": find_survivors,
    "pick_survivor": pick_survivor,
    "lay_out_board": lay_out_board,
    "deal_equipment": deal_equipment,
    "starting_slots": starting_slots,
    "begin": begin,
}
