"""Chapter 2: set-up. Colours, first Chief, deal, placement and the first zombies."""

from __future__ import annotations

from typing import Final

from untot.games.mall_of_horror.facts import colour_of, seat_of, seats_from_badge, why_not_enter
from untot.games.mall_of_horror.pieces import COLOURS, FULL_DECK, KINDS, LOCATION_OF_FACE, LOCATIONS, OWNER_OF
from untot.games.mall_of_horror.rules.c10_moves import place_zombie
from untot.games.mall_of_horror.state import NOBODY, MallState
from untot.kernel.agenda import Rule
from untot.kernel.asking import choose
from untot.kernel.events import Seat
from untot.kernel.forms import Field, Fields
from untot.kernel.game import Option
from untot.kernel.rulebook import clause
from untot.kernel.state import OptionValue
from untot.kernel.words import thing_in, thing_of, words

OPTIONS: Final = {
    "literal_german_text": Option(("off", "on"), ("MH-12.9", "MH-12.10")),
    "eliminated_zombie": Option(("once", "every_round"), ("MH-14.10", "MH-14.11")),
    "end_check": Option(("immediate", "end_of_round"), ("MH-15.4", "MH-15.6")),
    "threat_by_absent": Option(("revote_only", "never"), ("MH-5.17", "MH-5.19")),
    "first_chief": Option(("random", "named"), ("MH-2.8", "MH-2.9")),
    "whispers": Option(("off", "on"), ("MH-16.2", "MH-16.3")),
    "talk_timer": Option((0,), ("MH-16.10",), most=3600),
}
PRESETS: Final = {"letter_of_the_translation": {"literal_german_text": "on"}}


@clause("MH-1.1", "MH-1.3", "MH-2.5", "MH-2.6")
def set_up(seats: int, options: dict[str, OptionValue], chance_key: bytes) -> MallState:
    """An empty mall; with three or four players Cachou is closed."""
    return MallState(
        seats=seats,
        options=options,
        chance_key=chance_key,
        chance_counter=0,
        chance_branch=0,
        uncovered=0,
        agenda=[("name_first_chief",), *(("choose_colour", seat) for seat in reversed(range(seats)))],
        result=None,
        round=0,
        phase="set_up",
        colours=[""] * seats,
        badge=NOBODY,
        chief_elected=False,
        eliminated=[0] * seats,
        unplaced=[],
        where={},
        hidden=[],
        zombies=dict.fromkeys(LOCATIONS, 0),
        closed=[location.id for location in LOCATIONS.values() if seats in location.closed_with],
        placement_dice=[],
        deck=[],
        hands=[[] for _ in range(seats)],
        played=[],
        loot=[],
        searcher=0,
        gifts=[],
        buried=[],
        dice=[],
        dice_seen_by=[],
        destinations={},
        are_wheels_revealed=False,
        are_dice_revealed=False,
        modifiers=[],
        vote=None,
        window="truck_window",
        attacked="",
        eaten_in_parking=0,
    )


# -- colours and first Chief ------------------------------------------------------------------------------------


@clause("MH-2.1", "MH-2.3", "MH-2.4")
async def choose_colour(g: MallState, seat: Seat) -> None:
    """Everybody takes another colour, with its characters."""
    answer = await choose(g, seat, "choose_colour", "MH-2.1", free_colours, why_not=why_not_colour)
    g.colours[seat] = colour = thing_of(answer)
    g.unplaced += [f"{colour}.{kind.id}" for kind in KINDS.values() if g.seats in kind.players]
    g.tell("colour_chosen", "MH-2.1", seat=seat, colour=colour)


def free_colours(g: MallState, seat: Seat) -> list[str]:
    return [said for said in words("colour", COLOURS) if why_not_colour(g, seat, said) is None]


@clause("MH-2.1", "MH-2.2")
def why_not_colour(g: MallState, seat: Seat, answer: str) -> str | None:
    """A colour is taken once; with three players only those with a Little Girl are used."""
    colour = thing_of(answer)
    if colour in g.colours:
        return "MH-2.1"
    if g.seats == 3 and colour in COLOURS and not COLOURS[colour].has_little_girl:
        return "MH-2.2"
    return None


@clause("MH-2.7", "MH-2.8", "MH-2.9")
async def name_first_chief(g: MallState) -> None:
    """By the book the oldest player is Chief: by option the host (the first seat) names him; else one is drawn."""
    is_named = g.options["first_chief"] == "named"
    if is_named:
        g.badge = seat_of(g, thing_of(await choose(g, 0, "name_first_chief", "MH-2.9", all_players)))
    else:
        g.badge = g.below(g.seats)[0]
    g.tell("first_chief", "MH-2.9" if is_named else "MH-2.8", player=colour_of(g, g.badge))
    g.then(("deal",), *placements(g), ("first_zombies",), ("round",))


def all_players(g: MallState, seat: Seat) -> list[str]:
    return words("chief", g.colours)


@clause("MH-2.12")
def placements(g: MallState) -> list[tuple[str, Seat]]:
    """One character each, the Chief first, around the table until all stand."""
    rounds = len(g.unplaced) // g.seats
    return [("place_character", seat) for _ in range(rounds) for seat in seats_from_badge(g)]


# -- deal and placement -----------------------------------------------------------------------------------------


@clause("MH-1.16", "MH-2.10", "MH-2.11")
def deal(g: MallState) -> None:
    """Shuffle all cards, one to everybody, the rest is the deck; everybody sees his own at once."""
    g.deck = list(FULL_DECK)
    g.shuffle(g.deck)
    for seat in range(g.seats):
        card = g.deck.pop(0)
        g.hands[seat].append(card)
        g.tell_secret("card_dealt", "MH-2.11", [seat], {"card": card}, player=colour_of(g, seat))


@clause("MH-2.12", "MH-2.13")
async def place_character(g: MallState, seat: Seat) -> None:
    """Roll two dice, pick one, and put any of one's unplaced characters there."""
    g.placement_dice = g.roll(2)
    g.tell("placement_rolled", "MH-2.13", player=colour_of(g, seat), dice=g.placement_dice)
    answer = await choose(g, seat, "place_character", "MH-2.13", ways_to_place, why_not=why_not_place)
    character, location = thing_in(answer, "place"), thing_in(answer, "at")
    g.unplaced.remove(character)
    g.where[character] = location
    g.placement_dice = []
    g.tell("character_placed", "MH-2.13", character=character, location=location)


def ways_to_place(g: MallState, seat: Seat) -> Fields:
    own = words("place", [character for character in g.unplaced if OWNER_OF[character] == g.colours[seat]])
    where = words("at", placement_locations(g))
    return Fields([Field("character", {"": own}), Field("location", {"": where})])


@clause("MH-2.14", "MH-2.15", "MH-2.16", "MH-2.17")
def placement_locations(g: MallState) -> list[str]:
    """The locations of the two dice that take him; if neither does, any open location with room."""
    rolled = {LOCATION_OF_FACE[face] for face in g.placement_dice}
    usable = [location for location in LOCATIONS if location in rolled and why_not_enter(g, location) is None]
    return usable or [location for location in LOCATIONS if why_not_enter(g, location) is None]


@clause("MH-1.2", "MH-2.13", "MH-2.14", "MH-2.15", "MH-2.16")
def why_not_place(g: MallState, seat: Seat, answer: str) -> str | None:
    """Own unplaced characters only, and where the dice say."""
    character, location = thing_in(answer, "place"), thing_in(answer, "at")
    if OWNER_OF.get(character, g.colours[seat]) != g.colours[seat]:
        return "MH-1.2"
    if character not in g.unplaced or location not in LOCATIONS:
        return "MH-2.13"
    refusal = why_not_enter(g, location)
    if refusal is not None:
        return "MH-2.15" if refusal == "MH-1.9" else "MH-2.14"
    return None if location in placement_locations(g) else "MH-2.16"


@clause("MH-1.3", "MH-2.18", "MH-2.19", "MH-2.20")
def first_zombies(g: MallState) -> None:
    """Four open dice bring the first zombies; nobody is attacked, attracted or overrun yet."""
    dice = g.roll(4)
    g.tell("first_dice", "MH-2.18", dice=dice, player=colour_of(g, g.badge))
    for face in dice:
        place_zombie(g, LOCATION_OF_FACE[face], "MH-2.18")


SET_UP_RULES: Final[dict[str, Rule]] = {
    "choose_colour": choose_colour,
    "name_first_chief": name_first_chief,
    "deal": deal,
    "place_character": place_character,
    "first_zombies": first_zombies,
}
