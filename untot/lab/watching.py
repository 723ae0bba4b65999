"""What soak and the generic tests watch of each game: its option sets, and what can be wrong with a State of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from untot.games.mall_of_horror.pieces import FULL_DECK, LOCATIONS
from untot.games.mall_of_horror.state import MallState
from untot.games.zombicide.facts import all_slots, board
from untot.games.zombicide.missions import MISSIONS
from untot.games.zombicide.pieces import COMBINATIONS, EQUIPMENT, WOUND, ZOMBIE_CARDS, ZOMBIES, CardId
from untot.games.zombicide.state import ZombicideState
from untot.kernel.errors import BadOptions
from untot.kernel.events import Seat
from untot.kernel.game import Game
from untot.kernel.match import Match
from untot.kernel.state import OptionValue, Result
from untot.lab.town_watch import town_wrongs

Options = Mapping[str, OptionValue]


@dataclass(frozen=True, slots=True)
class Watch:
    """How a game is soaked: its option sets, and what is wrong with a State (that came after another one)."""

    option_sets: tuple[Options, ...]
    wrongs: Callable[[Any, Any], Iterator[str]]
    is_cooperative: bool = False
    """All win together, or nobody does."""
    lost_by: str = ""
    """The reason of an end at which nobody wins, in a game with winners."""


# -- Mall of Horror ---------------------------------------------------------------------------------------------


def mall_wrongs(before: MallState, g: MallState) -> Iterator[str]:
    """Cards and characters are neither lost nor doubled, and nobody stands where nobody can."""
    yield from _wrong_cards(g)
    standing, waiting = set(g.where), set(g.unplaced)
    if standing & waiting or len(waiting) != len(g.unplaced):
        yield f"a character stands twice: {sorted(standing & waiting)} {g.unplaced}"
    if before.round and not standing | waiting <= set(before.where):
        yield f"back from the dead: {sorted(standing - set(before.where))}"
    for location, piece in LOCATIONS.items():
        crowd = list(g.where.values()).count(location)
        if piece.capacity is not None and crowd > piece.capacity:
            yield f"{location} holds {crowd}"
        if location in g.closed and (crowd or g.zombies[location]):
            yield f"{location} is closed and not empty"
        if g.zombies[location] < 0:
            yield f"{location} has {g.zombies[location]} zombies"
    if not set(g.hidden) <= standing:
        yield f"hidden, but not there: {g.hidden}"


def _wrong_cards(g: MallState) -> Iterator[str]:
    cards = Counter(g.deck + g.played + g.loot + [card for hand in g.hands for card in hand])
    if cards and cards != Counter(FULL_DECK):
        yield f"cards lost or doubled: {cards - Counter(FULL_DECK)} {Counter(FULL_DECK) - cards}"
    if [card for _, card in g.buried] != g.deck[len(g.deck) - len(g.buried) :]:
        yield f"the deck ends in {g.deck[-3:]}, buried were {g.buried}"
    for (_, receiver, card), count in Counter(g.gifts).items():
        if g.hands[receiver].count(card) < count:
            yield f"{card} was given to seat {receiver}, who does not hold it"


# -- Zombicide --------------------------------------------------------------------------------------------------


def zombicide_wrongs(before: ZombicideState, g: ZombicideState) -> Iterator[str]:
    """Miniatures and cards are neither lost nor doubled, and everybody stands on the map or is out of it."""
    for kind, zombie in ZOMBIES.items():
        counts = [crowd.get(kind, 0) for crowd in (*g.zombies.values(), *g.arrivals.values(), g.stock, g.escaped)]
        if sum(counts) != zombie.miniatures or min(counts) < 0:
            yield f"{kind}: {sum(counts)} of {zombie.miniatures}, {counts}"
    if g.phase != "set_up":
        yield from _wrong_equipment(g)
    if not set(g.zombie_deck) | set(g.zombie_discards) <= set(ZOMBIE_CARDS):
        yield f"unknown zombie cards: {g.zombie_deck} {g.zombie_discards}"
    if len(set(g.zombie_deck + g.zombie_discards)) != len(g.zombie_deck + g.zombie_discards):
        yield f"zombie cards doubled: {g.zombie_deck} {g.zombie_discards}"
    yield from _wrong_survivors(before, g)


def _wrong_equipment(g: ZombicideState) -> Iterator[str]:
    found = Counter(cards_of(g))
    printed = Counter({card.id: card.count for card in EQUIPMENT.values()})
    if found != printed:
        yield f"cards lost or doubled: {found - printed} {printed - found}"


def cards_of(g: ZombicideState) -> Iterator[CardId]:
    """All equipment cards, wherever they are; the two of a sniper rifle are two."""
    yield from (*g.deck, *g.discards, *g.aside, *g.pimpmobile_weapons, *g.supplies_out)
    yield from (card for car in g.cars for card in car.supplies)
    if g.search is not None:
        yield from (card for card in (g.search.drawn, *g.search.turned) if card)
    for survivor in g.survivors.values():
        held = [held.card for held in survivor.slots.values() if held.card != WOUND.id]
        yield from (part for card in held for part in _parts(card))


def _parts(card: CardId) -> tuple[CardId, ...]:
    built = COMBINATIONS.get(card)
    return built.parts if built is not None and built.becomes == "pair" else (card,)


def _wrong_survivors(before: ZombicideState, g: ZombicideState) -> Iterator[str]:
    """In a turn somebody may hold too much for a moment: what a trade brought waits to be arranged."""
    zones = board(g).zones.zones
    for survivor in g.survivors.values():
        if (survivor.zone in zones) != (survivor.status == "living"):
            yield f"{survivor.id} is {survivor.status} in {survivor.zone}"
        if g.turn is None and not set(survivor.slots) <= set(all_slots(survivor)):
            yield f"{survivor.id} holds {survivor.slots}"
        known = before.survivors.get(survivor.id, survivor)
        if survivor.xp < known.xp or (survivor.status == "living" and known.status != "living"):
            yield f"{survivor.id} was {known.status} with {known.xp}, is {survivor.status} with {survivor.xp}"
    if not set(g.zombies) <= set(zones):
        yield f"zombies nowhere: {set(g.zombies) - set(zones)}"


def _mission_sets() -> Iterator[Options]:
    """Every mission, and all switches in turn."""
    switches: list[Options] = [
        {},
        {"random_survivors": "on"},
        {"manhole_tiles": "named"},
        {"slippery_passes_through": "on"},
        {"mission_minimum": "warn"},
        {"m02_remaining": "on", "random_survivors": "on", "manhole_tiles": "named"},
    ]
    for number, mission in enumerate(MISSIONS):
        yield {"mission": mission, **switches[number % len(switches)]}


# -- all of them ------------------------------------------------------------------------------------------------


WATCHED: Final[dict[str, Watch]] = {
    "mall_of_horror": Watch(
        option_sets=(
            {},
            {"literal_german_text": "on", "eliminated_zombie": "every_round"},
            {"end_check": "end_of_round", "threat_by_absent": "never"},
            {"first_chief": "named", "whispers": "on", "end_check": "end_of_round", "eliminated_zombie": "every_round"},
        ),
        wrongs=mall_wrongs,
    ),
    "zombicide": Watch(option_sets=tuple(_mission_sets()), wrongs=zombicide_wrongs, is_cooperative=True),
    "zombie_town": Watch(
        option_sets=(
            {"days": 5},
            {"days": 3, "leftover_cards": "discard", "zombie_supply": "recycle"},
            {"days": 4, "two_player_dead_pawn": "count"},
            {"days": 2, "youngest_seat": 1},
        ),
        wrongs=town_wrongs,
        lost_by="all_dead",
    ),
}


def fitting_sets(game: Game, seats: int) -> list[Options]:
    """The option sets of a game with which so many can play."""
    return [options for options in WATCHED[game.name].option_sets if can_begin(game, seats, options)]


def can_begin(game: Game, seats: int, options: Options) -> bool:
    try:
        game.new_state(seats, options, bytes(32))
    except BadOptions:
        return False
    return True


def end_wrongs(match: Match) -> Iterator[str]:
    """What is wrong with the end of a match, for every game."""
    result, seats = match.state.result, range(match.state.seats)
    if result is None:
        yield "the match is over without a result"
    elif not _can_win(WATCHED[match.game.name], result, seats) or len(result.scores) != len(seats):
        yield f"not a result: {result}"
    if match.state.agenda:
        yield f"the match is over, but steps are pending: {match.state.agenda}"


def _can_win(watch: Watch, result: Result, seats: Sequence[Seat]) -> bool:
    if watch.is_cooperative:
        return result.winners in ((), tuple(seats))
    return bool(result.winners or result.reason == watch.lost_by) and set(result.winners) <= set(seats)
