"""What can be wrong with a State of Zombie Town: pieces lost or doubled, or standing where nothing can."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from untot.games.zombie_town.facts import all_survivors, bearers, is_out, owned, pressure, strength
from untot.games.zombie_town.pieces import (
    ACTION_DECK,
    COMBAT_DECK,
    COUNTS,
    FIREWORKS,
    LIMITS,
    SURVIVOR,
    WEAPONS,
    CardId,
)
from untot.games.zombie_town.rules.c14_scoring import Points, points
from untot.games.zombie_town.rules.c15_two_players import counted_colours
from untot.games.zombie_town.state import Pawn, Site, TownState
from untot.games.zombie_town.town import DISTANCE
from untot.kernel.watching import Figures, Watch

TRYING: Final = "press"
"""The step that is still to try the barricades."""


def town_wrongs(before: TownState, g: TownState) -> Iterator[str]:
    """All that is wrong with a State that came after another one."""
    yield from _wrong_cards(g)
    yield from _wrong_combat_cards(g)
    yield from _wrong_zombies(g)
    pending = {str(step[0]) for step in g.agenda}
    for pawn in g.pawns.values():
        yield from _wrong_pawn(g, pawn, before.pawns.get(pawn.colour))
        if pawn.square in g.zombies and not pawn.is_trapped and _has_turn_passed(before, g, pawn):
            yield f"{pawn.colour} rests beside a zombie on {pawn.square}"
    for building, site in g.sites.items():
        for wrong in _wrong_site(g, site):
            yield f"{building} {wrong}"
        if site.barricades and pressure(g, building) > strength(site.barricades) and TRYING not in pending:
            yield f"{building} should have fallen"


# -- cards ------------------------------------------------------------------------------------------------------


def _cards(g: TownState) -> Iterator[CardId]:
    """Every action card, wherever it is."""
    yield from (*g.deck, *g.discard, *(card for dealt in g.dealt for card in dealt))
    yield from (card for hand in g.hands for card, _ in hand)
    for site in g.sites.values():
        yield from (card for card, _ in (*site.pile, *site.barricades))
        yield from (stored[0] for stored in site.stored)
    yield from (weapon.kind for _, weapon in bearers(g))
    yield from (SURVIVOR for _ in all_survivors(g))
    yield from (FIREWORKS for _ in g.fireworks)
    yield from _cards_on_their_way(g)


def _cards_on_their_way(g: TownState) -> Iterator[CardId]:
    """Cards that are being looked at or carried out."""
    if g.look is not None:
        yield from (card for card, _ in g.look.cards)
    if g.event is not None:
        yield g.event.event
    yield from (str(step[2]) for step in g.agenda if step[0] == "drawn_event")


def _wrong_cards(g: TownState) -> Iterator[str]:
    cards, deck = Counter(_cards(g)), Counter(ACTION_DECK)
    if cards != deck:
        yield f"action cards lost {deck - cards} or doubled {cards - deck}"
    names = [weapon.id for _, weapon in bearers(g)] + [survivor.id for survivor in all_survivors(g)]
    if len(names) != len(set(names)):
        yield f"two pieces of one name: {names}"


def _wrong_combat_cards(g: TownState) -> Iterator[str]:
    cards = g.combat_deck + g.combat_used
    if g.fight is not None:
        cards = cards + g.fight.shots + g.fight.answers + g.fight.spent
    if g.defence is not None:
        cards = cards + g.defence.shots
    if cards and Counter(cards) != Counter(COMBAT_DECK):
        yield f"combat cards lost or doubled: {Counter(cards)}"


# -- zombies ----------------------------------------------------------------------------------------------------


def _wrong_zombies(g: TownState) -> Iterator[str]:
    killed = sum(pawn.kills for pawn in g.pawns.values()) if g.options["zombie_supply"] == "limited" else 0
    count = g.supply + sum(g.zombies.values()) + killed
    if count != COUNTS.zombies or g.supply < 0:
        yield f"{count} zombies, {g.supply} of them in the pile"
    for square, there in g.zombies.items():
        if square not in DISTANCE or not 0 < there <= LIMITS.zombies_on_square:
            yield f"{there} zombies on {square}"
    for square, moved in g.moved.items():
        if not 0 < moved <= g.zombies.get(square, 0):
            yield f"{moved} zombies have moved to {square}, where {g.zombies.get(square, 0)} stand"


# -- pawns and buildings ----------------------------------------------------------------------------------------


def _has_turn_passed(before: TownState, g: TownState, pawn: Pawn) -> bool:
    """Whether somebody else's turn has just begun: by then all fights are settled."""
    if before.turn is None or g.turn is None or before.phase == g.phase:
        return False
    return g.turn.seat not in (before.turn.seat, pawn.seat)


def _wrong_pawn(g: TownState, pawn: Pawn, before: Pawn | None) -> Iterator[str]:
    if not 0 <= pawn.health <= COUNTS.health or (before is not None and pawn.health > before.health == 0):
        yield f"{pawn.colour} has health {pawn.health}"
    if not pawn.health and (pawn.square or pawn.weapons or pawn.companions):
        yield f"{pawn.colour} is dead, but {pawn} is left"
    if pawn.square and pawn.square not in DISTANCE:
        yield f"{pawn.colour} stands on {pawn.square}"
    if len(pawn.weapons) > LIMITS.pawn_weapons:
        yield f"{pawn.colour} has {len(pawn.weapons)} weapons"
    if len(owned(g, pawn.colour)) > LIMITS.buildings:
        yield f"{pawn.colour} owns {owned(g, pawn.colour)}"
    for weapon in pawn.weapons:
        if not 0 <= weapon.shots <= WEAPONS[weapon.kind].shots:
            yield f"{weapon.id} has {weapon.shots} shots"


def _wrong_site(g: TownState, site: Site) -> Iterator[str]:
    if len(site.barricades) > LIMITS.barricades:
        yield f"has {len(site.barricades)} barricades"
    if site.survivors and not site.owner:
        yield "has survivors, but no owner"
    if site.owner and not (site.is_home_base or site.barricades or site.survivors):
        yield f"is owned by {site.owner} without a reason"
    if not site.owner and (site.is_home_base or site.number != COUNTS.house_number):
        yield f"has no owner, but number {site.number} or a home base"
    if not 0 <= site.number <= COUNTS.house_number:
        yield f"has number {site.number}"


def town_figures(g: TownState) -> Figures:
    """Who and what is left of the town, and for what the living players have their points."""
    living = [seat for seat in range(g.seats) if not is_out(g, seat)]
    counted = [points(g, colour) for seat in living for colour in counted_colours(g, seat)]
    by_source = zip(Points._fields, zip(*counted, strict=True), strict=True) if counted else ()
    return {
        "days": g.day,
        "players_alive": len(living),
        "survivors_alive": sum(1 for _ in all_survivors(g)),
        "buildings_owned": sum(bool(site.owner) for site in g.sites.values()),
        "zombies_killed": sum(pawn.kills for pawn in g.pawns.values()),
        "zombies_left": g.supply,
        "cards_left": sum(len(site.pile) for site in g.sites.values()),
        **{f"points_{source}": sum(values) / len(living) for source, values in by_source},
    }


TALLIES: Final = {
    "shots": ("shot_fired",),
    "misses": ("missed",),
    "barricades_built": ("barricades_built",),
    "barricades_torn_down": ("barricade_torn_down",),
    "barricades_fallen": ("barricades_fell",),
    "traps_sprung": ("trap_sprung",),
    "houses_used": ("house_used",),
    "events_triggered": ("event_triggered",),
    "fireworks_lit": ("fireworks_lit",),
    "moves_lost": ("moves_lost",),
}
"""What the numbers of the cards are for, which are ours: by figure, the events that are counted."""

WATCH: Final = Watch(
    option_sets=(
        {"days": 5},
        {"days": 3, "leftover_cards": "discard", "zombie_supply": "recycle"},
        {"days": 4, "two_player_dead_pawn": "count"},
        {"days": 2, "youngest_seat": 1},
    ),
    wrongs=town_wrongs,
    lost_by="all_dead",
    deaths="survivor_died",
    figures=town_figures,
    tallies=TALLIES,
)
