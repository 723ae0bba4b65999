"""Zombie Town, as far as the generic tests must know it; its numbers are those of the catalogue."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any, Final

import msgspec

from tests.every_game.known import Known
from tests.zombie_town.twins import twins
from untot.games.zombie_town import GAME
from untot.games.zombie_town.pieces import (
    ACTION_DECK,
    BARRICADES,
    CARDS,
    COLOURS,
    COMBAT_DECK,
    COUNTS,
    HOUSE_DECK,
    KIND_OF,
    NUMBERS_FOR,
    WEAPONS,
)
from untot.games.zombie_town.state import TownState
from untot.games.zombie_town.town import BUILDING_IDS, CEMETERY, STREETS, X_SQUARES
from untot.games.zombie_town.view import view
from untot.kernel.agenda import Rule
from untot.kernel.events import Seat
from untot.kernel.game import Game

__all__ = ["CATALOGUE", "DECISIONS", "LEAKS", "RARE", "attempts", "pieces", "secrets", "twins"]

WITHIN: Final = dict.fromkeys(
    (
        "move_path", "draw_count", "play_survivor_where", "weapon_bearer", "drop_empty", "barricade_series",
        "fireworks_target", "attack_target", "attack_weapon", "tear_down", "store_cards", "collect_cards",
        "pick_survivor", "house_pick",
    ),
    "turn_step",
)  # fmt: skip
"""Decisions that are made with what is done in a turn, in one answer; test_one_answer.py shows how."""
DECISIONS: Final = frozenset(
    (
        "choose_colour", "choose_home_base", "keep_start_cards", "turn_step", "draw_result", "return_order",
        "shoot_again", "draw2_pick", "defence_weapon", "fight_or_take", "who_suffers", "retreat", "flee_to",
        "entry_fight", "event_choice", "pass_card", "discard_to_limit", "zombie_move", "first_group", "trap_victims",
        "refill_squares", "push_order",
    )
)  # fmt: skip
"""The table "Decisions"."""

RARE: Final = frozenset(("push_order", "first_group", "trap_victims", "defence_weapon", "refill_squares", "pass_card"))
"""Several groups on a square, pushed zombies that meet two of them, a fallen trap: random players hardly get there."""


def attempts(g: TownState, seat: Seat) -> list[str]:
    """Things that a person may try: fitting and unfitting, well-formed and not."""
    colours = list(g.pawns)[:3]
    words = (
        "", "pass", "stop", "done", "end_turn", "free_move", "move", "draw", "attack", "tear_down", "store", "collect",
        "arm", "disarm", "fetch", "post", "house", "fire", "stay", "decline", "take_loss", "return", "nobody",
        "nonsense", "draw at:bld_01 look:2", "zombie:E4 to:E3", "zombie:E4 to:E5", "swap:bld_01 with:bld_03",
        "pawn:red pawn:blue", "move pawn:red to:A5", "store card:pistol at:bld_01", "collect card:pistol at:bld_01",
        "arm weapon:pistol.1 who:survivor.1", "play:survivor place:bld_01", "play:pistol bearer:survivor.1",
        "play:barricade_3 at:bld_01 then:barricade_2", "event:event_take from:bld_01 card:1", "house at:bld_01",
    )  # fmt: skip
    return [
        *words,
        *(f"{verb}:{card}" for card in ("pistol", "barricade_3", "event_time", "survivor", "event_zombie")
          for verb in ("play", "keep", "event", "give", "discard", "top")),
        *(f"{verb} to:{square}" for square in ("A5", "E5", "G2", "bld_11") for verb in ("free_move", "move")),
        *(f"to:{square}" for square in ("A5", "E5", "G2", "bld_11")),
        *(f"{verb}:{building}" for building in BUILDING_IDS[:2] for verb in ("home", "target", "to")),
        *(f"{verb}:{colour}" for colour in colours for verb in ("colour", "target", "pawn", "hurt", "first")),
        *(f"attack target:{target} with:pistol.1" for target in (*colours, "G4", "survivor.1")),
        *(f"{verb}:pistol.1" for verb in ("weapon", "drop", "fight", "fire", "change")),
        *(f"{verb}:survivor.1" for verb in ("lose", "target")),
    ]  # fmt: skip


def secrets(g: TownState) -> list[object]:
    """All kinds of cards that lie hidden, but the event that is taking effect."""
    hidden = {card for hand in g.hands for card, _ in hand} | {card for dealt in g.dealt for card in dealt} | {*g.deck}
    for site in g.sites.values():
        hidden |= {card for card, _ in (*site.pile, *site.barricades)} | {stored[0] for stored in site.stored}
    if g.look is not None:
        hidden |= {card for card, _ in g.look.cards}
    if g.event is not None:
        hidden.discard(g.event.event)
    return list(hidden)


# -- planted leaks ----------------------------------------------------------------------------------------------


def _with_rule(name: str, before: Any) -> Game:
    """The game, but something is told before one of its steps."""
    rule: Any = GAME.rules[name]

    async def leaking(g: TownState, *ids: Any) -> None:
        before(g)
        pending = rule(g, *ids)
        if pending is not None:
            await pending

    rules: dict[str, Rule] = {**GAME.rules, name: leaking}
    return replace(GAME, rules=rules)


def _tell_one_bit_of_the_next_cards(g: TownState) -> None:
    events = sum(KIND_OF[site.pile[0][0]] == "event" for site in g.sites.values() if site.pile)
    g.tell("piles_dealt", "ZT-3.16", count=events % 2)


def _tell_the_first_card_of_the_box(g: TownState) -> None:
    g.tell("zombies_set", "ZT-3.18", count=int(bool(g.deck) and g.deck[0] > "e"))


def _view_with_a_tell(g: TownState, seat: Seat | None) -> dict[str, Any]:
    return {
        **msgspec.to_builtins(view(g, seat)),
        "heavy": [[card in WEAPONS for card, _ in site.pile] for site in g.sites.values()],
    }


LEAKS: Final = {
    "an event tells one bit of the next cards": _with_rule("turn", _tell_one_bit_of_the_next_cards),
    "an event tells whether the box begins with a barricade": _with_rule("turn", _tell_the_first_card_of_the_box),
    "the view shows where weapons lie": replace(GAME, view=_view_with_a_tell),
}

# -- content ----------------------------------------------------------------------------------------------------


def pieces() -> dict[str, object]:
    return {
        "action cards": dict(Counter(KIND_OF[card] for card in ACTION_DECK)),
        "copies": {card.id: card.count for card in CARDS.values()},
        "shots": {weapon.id: (weapon.shots, weapon.draws) for weapon in WEAPONS.values()},
        "barricades": {card.id: (card.value, card.trap) for card in BARRICADES.values()},
        "combat cards": dict(Counter(COMBAT_DECK)),
        "houses": dict(Counter(HOUSE_DECK)),
        "squares": (len(STREETS), len(BUILDING_IDS), len(X_SQUARES), len(CEMETERY)),
        "box": (COUNTS.zombies, COUNTS.chips, COUNTS.health, COUNTS.house_number, COUNTS.days),
        "colours": list(COLOURS),
        "days": {players: numbers.days for players, numbers in NUMBERS_FOR.items()},
    }


CATALOGUE: Final[dict[str, object]] = {
    "action cards": {"survivor": 14, "weapon": 18, "barricade": 30, "fireworks": 6, "event": 34},
    "copies": {
        "survivor": 14, "pistol": 10, "rifle": 3, "shotgun": 3, "hunting_rifle": 2, "barricade_1": 1,
        "barricade_1_trap_1": 1, "barricade_1_trap_2": 2, "barricade_2": 4, "barricade_2_trap_1": 2,
        "barricade_2_trap_2": 1, "barricade_3": 5, "barricade_3_trap_1": 3, "barricade_4": 6, "barricade_4_trap_1": 1,
        "barricade_5": 4, "fireworks": 6, "event_switch": 2, "event_zombie": 8, "event_send": 3,
        "event_plus_action": 4, "event_take": 3, "event_back": 3, "event_add_two": 3, "event_time": 2,
        "event_pass": 2, "event_reload": 4,
    },
    "shots": {"pistol": (3, 1), "rifle": (4, 1), "shotgun": (2, 2), "hunting_rifle": (3, 2)},
    "barricades": {
        "barricade_1": (1, 0), "barricade_1_trap_1": (1, 1), "barricade_1_trap_2": (1, 2), "barricade_2": (2, 0),
        "barricade_2_trap_1": (2, 1), "barricade_2_trap_2": (2, 2), "barricade_3": (3, 0),
        "barricade_3_trap_1": (3, 1), "barricade_4": (4, 0), "barricade_4_trap_1": (4, 1), "barricade_5": (5, 0),
    },
    "combat cards": {"jammed": 6, "same_square": 9, "one_away": 9, "two_away": 6},
    "houses": {
        "survivalist": 2, "wood_worker": 2, "nosy_neighbor": 2, "gun_collector": 2, "nurse": 2, "normal": 2,
    },
    "squares": (136, 12, 24, 36),
    "box": (100, 4, 4, 5, 12),
    "colours": ["red", "blue", "green", "yellow", "black", "white"],
    "days": {2: 10, 3: 10, 4: 10, 5: 10, 6: 8},
}  # fmt: skip


KNOWN: Final = Known(
    decisions=DECISIONS,
    attempts=attempts,
    secrets=secrets,
    twins=twins,
    leaks=LEAKS,
    pieces=pieces,
    catalogue=CATALOGUE,
    rare=RARE,
    within=WITHIN,
    shortest=25,
)
