"""What may never go wrong in Zombicide, and how it is soaked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from untot.games.zombicide.bot.progress import progress
from untot.games.zombicide.facts import all_slots, board
from untot.games.zombicide.missions import MISSIONS
from untot.games.zombicide.pieces import COMBINATIONS, EQUIPMENT, WOUND, ZOMBIE_CARDS, ZOMBIES, CardId
from untot.games.zombicide.state import ZombicideState
from untot.kernel.watching import Figures, Options, Watch


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


def figures(g: ZombicideState) -> Figures:
    """How many of the survivors are alive at the end."""
    alive = sum(survivor.status != "eliminated" for survivor in g.survivors.values())
    return {"alive": alive / (len(g.survivors) or 1)}


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


WATCH: Final = Watch(
    option_sets=tuple(_mission_sets()),
    wrongs=zombicide_wrongs,
    deaths="survivor_eliminated",
    figures=figures,
    progress=progress,
)
