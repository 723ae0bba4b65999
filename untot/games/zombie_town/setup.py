"""Chapter 3: set-up; with two players also the first clauses of chapter 15."""

from __future__ import annotations

from typing import Final

from untot.games.zombie_town.changing import change_site
from untot.games.zombie_town.facts import bit, free_id, pawns_at, seats_from
from untot.games.zombie_town.pieces import (
    ACTION_DECK,
    COLOURS,
    COMBAT_DECK,
    COUNTS,
    HOUSE_DECK,
    KIND_OF,
    NUMBERS_FOR,
    START_WEAPON,
    WEAPONS,
    CardId,
)
from untot.games.zombie_town.state import Pawn, Site, TownState, Weapon
from untot.games.zombie_town.town import BUILDING_IDS, X_SQUARES
from untot.kernel.agenda import Rule
from untot.kernel.asking import UNTIL_THE_END, ask_all, choose
from untot.kernel.errors import BadOptions
from untot.kernel.events import Seat
from untot.kernel.forms import Share
from untot.kernel.game import Option
from untot.kernel.rulebook import clause
from untot.kernel.state import OptionValue
from untot.kernel.words import split, thing_in, thing_of, things_of, verb_of, word, words

OPTIONS: Final = {
    "days": Option((0,), ("ZT-1.3",), most=COUNTS.days, is_length=True),
    "leftover_cards": Option(("box", "discard"), ("ZT-1.4",)),
    "zombie_supply": Option(("limited", "recycle"), ("ZT-1.5",)),
    "two_player_dead_pawn": Option(("zero", "count"), ("ZT-1.6", "ZT-15.14")),
    "youngest_seat": Option((0,), ("ZT-1.7",), most=max(NUMBERS_FOR)),
}
"""The switches of chapter 1."""


@clause("ZT-1.2", "ZT-2.1", "ZT-3.1", "ZT-3.2")
def set_up(seats: int, options: dict[str, OptionValue], chance_key: bytes) -> TownState:
    """The board with all zombies on the cemetery, the cards sorted."""
    if int(options["youngest_seat"]) > seats:
        raise BadOptions("unfit-option", option="youngest_seat", value=options["youngest_seat"], clause="ZT-1.7")
    return TownState(
        seats=seats,
        options=options,
        chance_key=chance_key,
        chance_counter=0,
        chance_branch=0,
        uncovered=0,
        agenda=[("prepare",)],
        result=None,
        day=0,
        phase="set_up",
        youngest=0,
        timekeeper=0,
        colours=[[] for _ in range(seats)],
        pawns={},
        sites={building: Site("", COUNTS.house_number, "", False, (), (), (), ()) for building in BUILDING_IDS},
        hands=[[] for _ in range(seats)],
        dealt=[[] for _ in range(seats)],
        deck=list(ACTION_DECK),
        discard=[],
        combat_deck=[],
        combat_used=[],
        supply=COUNTS.zombies,
        zombies={},
        moved={},
        fireworks=[],
        turn=None,
        look=None,
        event=None,
        entries=[],
        fight=None,
        defence=None,
    )


@clause("ZT-1.7", "ZT-3.1", "ZT-3.2", "ZT-3.4", "ZT-3.7", "ZT-15.1", "ZT-15.2")
def prepare(g: TownState) -> None:
    """Zombies go to the X squares; colours and home bases are chosen from the youngest on, before houses are dealt."""
    g.combat_deck = list(COMBAT_DECK)
    g.shuffle(g.combat_deck)
    g.zombies = dict.fromkeys(X_SQUARES, 1)
    g.supply -= len(X_SQUARES)
    g.tell("zombies_set", "ZT-3.2", count=len(X_SQUARES))
    named = int(g.options["youngest_seat"])
    g.youngest = named - 1 if named else g.below(g.seats)[0]
    turns = seats_from(g, g.youngest) * NUMBERS_FOR[g.seats].shares
    g.then(
        *(("choose_colour", seat) for seat in turns),
        *(("choose_home_base", seat) for seat in turns),
        ("deal_houses",),
        ("deal_start",),
    )


# -- colours and home bases -------------------------------------------------------------------------------------


@clause("ZT-3.3", "ZT-3.4", "ZT-15.1")
async def choose_colour(g: TownState, seat: Seat) -> None:
    """A free player card, set to 4, with the pawn and the chips of its colour."""
    answer = await choose(g, seat, "choose_colour", "ZT-3.3", free_colours, why_not=why_not_colour)
    colour = thing_of(answer)
    g.colours[seat].append(colour)
    g.pawns[colour] = Pawn(colour, seat, "", COUNTS.health, 0, [], [], False)
    g.tell("colour_chosen", "ZT-3.3", seat=seat, colour=colour)


def free_colours(g: TownState, seat: Seat) -> list[str]:
    return words("colour", [colour for colour in COLOURS if colour not in g.pawns])


def why_not_colour(g: TownState, seat: Seat, answer: str) -> str | None:
    return "ZT-3.3" if verb_of(answer) == "colour" else None


@clause("ZT-3.5", "ZT-3.7", "ZT-15.2")
async def choose_home_base(g: TownState, seat: Seat) -> None:
    """Pawn and chip go into a building without a chip."""
    colour = next(colour for colour in g.colours[seat] if not g.pawns[colour].square)
    answer = await choose(
        g,
        seat,
        "choose_home_base",
        "ZT-3.5",
        free_buildings,
        why_not=why_not_home_base,
        unit=colour,
        about={"pawn": colour},
    )
    building = thing_of(answer)
    change_site(g, building, owner=colour, is_home_base=True)
    g.pawns[colour].square = building
    g.tell("home_base_chosen", "ZT-3.5", pawn=colour, building=building)


def free_buildings(g: TownState, seat: Seat) -> list[str]:
    return words("home", [building for building, site in g.sites.items() if not site.owner])


@clause("ZT-3.6")
def why_not_home_base(g: TownState, seat: Seat, answer: str) -> str | None:
    """One building has one owner."""
    return "ZT-3.6" if thing_in(answer, "home") in g.sites else None


# -- houses and weapons -----------------------------------------------------------------------------------------


@clause("ZT-3.8", "ZT-3.9", "ZT-3.10", "ZT-15.3")
def deal_houses(g: TownState) -> None:
    """A house card for every building, open; a plain pistol for every pawn."""
    houses = list(HOUSE_DECK)
    g.shuffle(houses)
    for building, house in zip(BUILDING_IDS, houses, strict=True):
        change_site(g, building, house=house)
    g.tell("houses_dealt", "ZT-3.10", houses={building: site.house for building, site in g.sites.items()})
    for pawn in g.pawns.values():
        g.deck.remove(START_WEAPON)
        pawn.weapons.append(Weapon(free_id(g, START_WEAPON), START_WEAPON, WEAPONS[START_WEAPON].shots))
        g.tell("weapon_taken", "ZT-3.8", bearer=pawn.colour, weapon=pawn.weapons[0].id, shots=pawn.weapons[0].shots)


# -- start cards ------------------------------------------------------------------------------------------------


@clause("ZT-3.11", "ZT-15.4")
def deal_start(g: TownState) -> None:
    """So many cards for everybody, from the youngest on."""
    g.shuffle(g.deck)
    count = NUMBERS_FOR[g.seats].dealt
    for seat in seats_from(g, g.youngest):
        g.dealt[seat], g.deck = g.deck[:count], g.deck[count:]
        g.tell_secret("start_cards_dealt", "ZT-3.11", [seat], {"cards": list(g.dealt[seat])}, seat=seat, count=count)
    g.then(("keep_start",), *(("redraw", seat) for seat in seats_from(g, g.youngest)), ("deal_piles",))


@clause("ZT-3.11", "ZT-3.13", "ZT-3.15", "ZT-15.4")
async def keep_start(g: TownState) -> None:
    """Everybody keeps exactly three cards that are no events, all at the same time and hidden."""
    about = {"count": NUMBERS_FOR[g.seats].kept}
    seats = [*range(g.seats)]
    answers = await ask_all(
        g, seats, "keep_start_cards", "ZT-3.11", start_cards, why_not=why_not_keep, forced_too=True,
        secret_until=UNTIL_THE_END, about=about,
    )  # fmt: skip
    for seat, answer in answers.items():
        keep(g, seat, things_of(answer, "keep"))


def start_cards(g: TownState, seat: Seat) -> Share:
    """Those of the dealt cards that may be kept; all of them if they are too few."""
    useful = [card for card in g.dealt[seat] if KIND_OF[card] != "event"]
    caps = {word("keep", card): useful.count(card) for card in sorted(set(useful))}
    return Share(min(NUMBERS_FOR[g.seats].kept, len(useful)), caps)


@clause("ZT-3.11", "ZT-3.13")
def why_not_keep(g: TownState, seat: Seat, answer: str) -> str | None:
    """No event, and neither fewer nor more than the number says."""
    if any(KIND_OF.get(thing_of(one)) == "event" for one in split(answer)):
        return "ZT-3.13"
    return "ZT-3.11" if things_of(answer, "keep") or not answer else None


@clause("ZT-3.14")
def keep(g: TownState, seat: Seat, cards: list[CardId]) -> None:
    """Into the hand; what is not kept goes back to the action cards."""
    left = list(g.dealt[seat])
    for card in cards:
        left.remove(card)
        g.hands[seat].append((card, bit(seat)))
    g.dealt[seat] = []
    g.deck += left
    g.tell_secret("start_cards_kept", "ZT-3.11", [seat], {"cards": cards}, seat=seat, count=len(cards))


@clause("ZT-3.12", "ZT-3.15")
def redraw(g: TownState, seat: Seat) -> None:
    """Who was dealt too few cards that are no events draws single ones until he has enough."""
    missing = NUMBERS_FOR[g.seats].kept - len(g.hands[seat])
    drawn = [card for card in g.deck if KIND_OF[card] != "event"][:missing]
    if not drawn:
        return
    for card in drawn:
        g.deck.remove(card)
        g.hands[seat].append((card, bit(seat)))
    g.tell_secret("card_redrawn", "ZT-3.12", [seat], {"cards": drawn}, seat=seat, count=missing)


# -- piles and first player -------------------------------------------------------------------------------------


@clause("ZT-1.4", "ZT-3.14", "ZT-3.16", "ZT-3.17", "ZT-3.18", "ZT-3.20", "ZT-15.5")
def deal_piles(g: TownState) -> None:
    """A pile for every building without a pawn, with many players a small one for home bases; the rest stays out."""
    g.shuffle(g.deck)
    numbers = NUMBERS_FOR[g.seats]
    for building in BUILDING_IDS:
        count = numbers.home_pile if pawns_at(g, building) else numbers.pile
        change_site(g, building, pile=tuple((card, 0) for card in g.deck[:count]))
        g.deck = g.deck[count:]
    g.tell("piles_dealt", "ZT-3.16", count=numbers.pile)
    if g.options["leftover_cards"] == "discard":
        g.discard, g.deck = g.deck, []
        g.uncover()
        g.tell("leftover_discarded", "ZT-3.18", cards=list(g.discard))
    g.then(("first_player",), ("day",))


@clause("ZT-3.19", "ZT-15.6")
def first_player(g: TownState) -> None:
    """Drawn, with two players the youngest; he is the timekeeper."""
    g.timekeeper = g.youngest if g.seats == 2 else g.below(g.seats)[0]
    g.tell("first_player", "ZT-3.19", seat=g.timekeeper)


SET_UP_RULES: Final[dict[str, Rule]] = {
    "prepare": prepare,
    "choose_colour": choose_colour,
    "choose_home_base": choose_home_base,
    "deal_houses": deal_houses,
    "deal_start": deal_start,
    "keep_start": keep_start,
    "redraw": redraw,
    "deal_piles": deal_piles,
    "first_player": first_player,
}
