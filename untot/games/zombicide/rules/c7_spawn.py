"""Chapters 7f and 7g: zombies appear, and what happens when the miniatures run out."""

from __future__ import annotations

from collections.abc import Iterable

from untot.games.zombicide.city.ground import Manhole
from untot.games.zombicide.city.tiles import TileId
from untot.games.zombicide.facts import active_spawn_zones, board, danger_level, is_living, is_on_board, living
from untot.games.zombicide.pieces import (
    ZOMBIE_CARDS,
    ZOMBIES,
    ActivationCard,
    LevelId,
    ManholeCard,
    Spawn,
    SurvivorId,
    ZombieCard,
    ZombieId,
)
from untot.games.zombicide.rules.c7_moves import put_down
from untot.games.zombicide.rules.c7_shortage import act_for_shortages
from untot.games.zombicide.rules.c10_missions import leave_over_zombie_exits
from untot.games.zombicide.state import ZombicideState
from untot.kernel.asking import choose
from untot.kernel.rulebook import clause
from untot.kernel.state import Step
from untot.kernel.words import thing_of, words
from untot.parts.decks import draw, recycle
from untot.parts.zones import ZoneId


@clause("ZC-7.60", "ZC-7.61", "ZC-10.07.2")
def spawn_step(g: ZombicideState) -> None:
    """One card for each active spawn zone, in the mission's order."""
    g.then(*[("spawn_at", zone) for zone in active_spawn_zones(g)])


@clause("ZC-7.62", "ZC-7.66", "ZC-7.68", "ZC-7.71", "ZC-7.79", "ZC-6.52", "ZC-6.53")
def spawn_at(g: ZombicideState, zone: ZoneId) -> None:
    """Draw a card for a spawn zone or a room, and do what it says at the danger level of the match."""
    card = draw_zombie_card(g)
    level = danger_level(g)
    g.tell("zombie_card_drawn", "ZC-7.62", zone=zone, card=card.number, level=level, brings=what_comes(card, level))
    if isinstance(card, ActivationCard):
        if level in card.levels:
            g.then(("activation", card.zombie, 1))
        return
    spawn = card.at(level)
    zones = [manhole.zone for manhole in open_manholes(g)] if isinstance(card, ManholeCard) else [zone]
    appear(g, spawn, zones)


@clause("ZC-7.62", "ZC-7.63")
def what_comes(card: ZombieCard, level: LevelId) -> str:
    """What a card does at this danger level, in one word."""
    if isinstance(card, ActivationCard):
        return "activation" if level in card.levels else "nothing"
    if card.at(level) is None:
        return "nothing"
    return "manholes" if isinstance(card, ManholeCard) else "zombies"


@clause("ZC-7.66", "ZC-7.67", "ZC-3.8")
def draw_zombie_card(g: ZombicideState) -> ZombieCard:
    """From the top; an empty deck is made anew from the discards."""
    if recycle(g.zombie_deck, g.zombie_discards, g.shuffle):
        g.tell("zombie_deck_shuffled", "ZC-7.67")
    g.uncover()
    number = draw(g.zombie_deck)
    g.zombie_discards.append(number)
    return ZOMBIE_CARDS[number]


@clause("ZC-7.63", "ZC-7.65", "ZC-7.71", "ZC-7.72", "ZC-7.75", "ZC-7.78", "ZC-10.07.9")
def appear(g: ZombicideState, spawn: Spawn | None, zones: list[ZoneId]) -> None:
    """Put the zombies of a card into each of these zones; then each kind that ran out acts, once for each zone."""
    if spawn is None:
        return
    short: list[ZombieId] = []
    for zone in zones:
        short += place_zombies(g, zone, spawn.zombie, spawn.amount)
    leave_over_zombie_exits(g)
    act_for_shortages(g, short)


@clause("ZC-5.72", "ZC-5.74", "ZC-5.75", "ZC-7.64", "ZC-7.75", "ZC-7.76", "ZC-7.82")
def place_zombies(g: ZombicideState, zone: ZoneId, kind: ZombieId, amount: int) -> list[ZombieId]:
    """As many as the stock has, Fatties with their escort; the kinds of which there were too few.

    A second Abomination is a Fatty.
    """
    if kind == "abomination" and (is_on_board(g, kind) or not g.stock[kind]):
        return place_zombies(g, zone, "fatty", amount)
    placed = min(amount, g.stock[kind])
    if placed:
        g.stock[kind] -= placed
        put_down(g, zone, {kind: placed})
        g.tell("zombies_appeared", "ZC-7.63", zone=zone, kind=kind, count=placed)
    short: list[ZombieId] = [kind] if placed < amount else []
    escort = ZOMBIES[kind].escort * placed
    return short + (place_zombies(g, zone, "walker", escort) if escort else [])


# -- manholes ---------------------------------------------------------------------------------------------------


@clause("ZC-7.71", "ZC-7.72", "ZC-7.74")
def open_manholes(g: ZombicideState) -> list[Manhole]:
    """Those of the tiles on which a living survivor stands, row by row from the north-west."""
    trodden = {tile for survivor in living(g) for tile in tiles_under(g, survivor.id)}
    return [manhole for manhole in board(g).ground.manholes if manhole.tile in trodden]


@clause("ZC-7.73")
def tiles_under(g: ZombicideState, survivor: SurvivorId) -> tuple[TileId, ...]:
    """All tiles of his zone, or by option the one that his player named."""
    who = g.survivors[survivor]
    tiles = board(g).tiles_of(who.zone)
    return (who.tile,) if g.options["manhole_tiles"] == "named" and who.tile in tiles else tiles


@clause("ZC-7.73")
def tile_questions(g: ZombicideState, survivors: Iterable[SurvivorId]) -> list[Step]:
    """By option: whoever enters a zone on several tiles says on which one he stands."""
    return [("name_tile", survivor) for survivor in survivors] if g.options["manhole_tiles"] == "named" else []


@clause("ZC-7.73")
async def name_tile(g: ZombicideState, survivor: SurvivorId) -> None:
    """One of those of his zone."""
    if not is_living(g, survivor):
        return
    answer = await choose(
        g,
        g.survivors[survivor].seat,
        "name_tile",
        "ZC-7.73",
        lambda g, seat: words("tile", board(g).tiles_of(g.survivors[survivor].zone)),
        unit=survivor,
        about={"survivor": survivor},
    )
    g.survivors[survivor].tile = thing_of(answer)
