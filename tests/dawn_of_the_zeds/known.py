"""Dawn of the Zeds, as far as the generic tests must know it; its numbers are those of the catalogue."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Final

import msgspec

from tests.dawn_of_the_zeds.twins import twins
from tests.every_game.known import Known
from untot.games.dawn_of_the_zeds import GAME
from untot.games.dawn_of_the_zeds.pieces import UNITS, ZEDS
from untot.games.dawn_of_the_zeds.printed_cards import EVENTS_PRINTED, FATES, RESEARCH
from untot.games.dawn_of_the_zeds.state import DawnState
from untot.games.dawn_of_the_zeds.view import DawnView, view
from untot.kernel.events import Seat

DECISIONS: Final = frozenset(
    (
        "choose_hero", "choose_new_hero", "arrival_place", "fewer_heroes_basic", "place_anti_unit",
        "fated_track_choice", "fated_track_tie", "keep_or_decline", "play_kept_card", "now_card_choice",
        "event_target", "event_loss_split", "event_mode", "start_full_alternative", "anti_start", "track_order_all",
        "track_order_all_x2", "left_behind_tie", "placement_choice_two", "hello_optional", "hello_order",
        "acid_victim", "over_here", "bait_target", "assassin_two", "retreat_instead_of_fight", "choose_defender",
        "super_weapon_use", "grenade_odd_hits", "optional_ability", "ability_target", "reroll", "split_hits_on_zeds",
        "free_a_bed", "retreat_distribution", "retreat_attacker", "pickles_stay", "catacomb_fight_order",
        "pressure_tie", "prfn_raider_order", "prfn_rangers", "prfn_guard", "prfn_refugees", "raider_loot_mix",
        "vip_reward", "starving_unit", "next_action", "move_path", "forage_die", "forage_choice", "heal_target",
        "component", "order_of_restoring", "zeds_action", "anti_free_move", "any_time", "zed_order_tie",
        "research_choice", "speech_order", "place_unit", "remove_chaos", "used_marker", "hoarders_loss",
        "block_activation",
    )
)  # fmt: skip
"""The table "Decisions" without those that are made within another answer (`WITHIN`)."""
WITHIN: Final = {
    "choose_options": "the set-up of the match",
    "kept_card_target": "now_card_choice",
    "opportunist_discard": "next_action",
    "decoy_keep": "a roll",
    "optional_event_use": "next_action",
    "order_of_effects": "zed_order_tie",
    "grenade_target": "next_action",
    "granted_action": "next_action",
    "build_site": "next_action",
    "choose_bed": "all beds are alike",
    "discharge": "offered beside every question",
    "after_heal": "next_action",
    "gunfire_target": "next_action",
    "arm_refugees": "next_action",
    "arrest_target": "next_action",
    "restoring_unit": "the one that keeps the infection down",
    "anti_move_path": "zeds_action",
    "anti_ability_target": "zeds_action",
    "regenerate_target": "zeds_action",
    "anti_free_move_time": "anti_free_move",
    "appear_start": "zeds_action",
    "team_agree": "every joint question, with `agree`",
    "research_payment": "next_action",
    "double_payment": "next_action",
    "inner_calm": "next_action",
}
"""Where the other decisions of the catalogue are made."""
RARE: Final = frozenset(
    (
        "fewer_heroes_basic", "choose_new_hero", "placement_choice_two", "track_order_all_x2", "acid_victim",
        "over_here", "bait_target", "super_weapon_use", "grenade_odd_hits", "ability_target", "component",
        "used_marker", "zed_order_tie", "anti_start", "assassin_two", "catacomb_fight_order", "place_unit",
        "remove_chaos", "hoarders_loss", "block_activation", "vip_reward", "research_choice", "order_of_restoring",
        "prfn_raider_order", "move_path", "event_mode", "heal_target", "hello_order", "retreat_distribution",
        "pickles_stay", "speech_order", "raider_loot_mix", "prfn_guard", "optional_ability", "free_a_bed",
        "retreat_attacker", "forage_die", "forage_choice", "starving_unit", "prfn_rangers", "event_loss_split",
        "arrival_place", "left_behind_tie", "pressure_tie", "retreat_instead_of_fight", "place_anti_unit",
        "zeds_action", "anti_free_move", "any_time", "play_kept_card", "now_card_choice", "start_full_alternative",
        "choose_hero", "hello_optional", "prfn_refugees", "fated_track_choice",
    )
)  # fmt: skip


def attempts(g: DawnState, seat: Seat) -> list[str]:
    """Things that a person may try: fitting and unfitting, well-formed and not."""
    units = [*list(g.units)[:6], "sheriff", "nobody"]
    spaces = ["forest_0", "town_center", "start_forest", "tunnel_3", "lab", "bed_1", "nowhere"]
    return [
        "", "go_on", "done", "nonsense", "keep", "use", "do_not", "use_event", "overtime", "heal:sheriff stay",
        *(f"unit:{unit}" for unit in units),
        *(f"unit:{unit} move to:{space}" for unit in units for space in spaces),
        *(f"unit:{unit} gunfire at:{space}" for unit in units for space in spaces),
        *(f"unit:{unit} {verb}" for unit in units for verb in ("forage", "research", "build at:forest_0", "dance")),
        *(f"play:{card}" for card in ("F01", "F21", "X99")), *(f"track:{track}" for track in ("forest", "tunnel")),
        "activate:forest", "appear:start_forest", "special:initiative unit:deputy forage", "special:nothing",
        "discharge:deputy", "bury:deputy", "unit:", "unit", ":", "hit:zed_1 hit:zed_1",
    ]  # fmt: skip


def secrets(g: DawnState) -> list[object]:
    """The decks as they lie."""
    return [deck.cards for deck in (g.events, g.fates, g.research) if len(deck.cards) > 1]


# -- a planted leak ---------------------------------------------------------------------------------------------


def _leaky_view(g: DawnState, seat: Seat | None) -> DawnView:
    """The number of actions tells what the top fate card is."""
    return msgspec.structs.replace(
        view(g, seat), event_uses=len(g.fates.cards[0]) + int(g.fates.cards[0][1:]) if g.fates.cards else 0
    )


# -- content ----------------------------------------------------------------------------------------------------


def pieces() -> dict[str, object]:
    return {
        "events": dict(Counter(card.colour for card in EVENTS_PRINTED.values())),
        "fates": dict(Counter(card.colour for card in FATES.values())),
        "research": dict(Counter(card.kind for card in RESEARCH.values())),
        "zeds": dict(Counter(zed.kind for zed in ZEDS.values())),
        "units": dict(Counter(unit.kind for unit in UNITS.values())),
    }


CATALOGUE: Final[dict[str, object]] = {
    "events": {"blue": 21, "green": 19, "yellow": 19, "orange": 16, "red": 15, "competitive": 1},
    "fates": {"blue": 9, "green": 9, "yellow": 9, "orange": 9, "red": 8},
    "research": {"start": 1, "initial": 13, "advanced": 6, "special": 5},
    "zeds": {"regular_zed": 34, "super_zed": 9, "infector": 3},
    "units": {
        "hero": 17, "heroic_civilians": 8, "regular_civilians": 7, "refugees": 6, "special_civilians": 4,
        "national_guard": 1, "raiders": 2, "anti_civilians": 3, "anti_hero": 4,
    },
}  # fmt: skip

KNOWN: Final = Known(
    decisions=DECISIONS,
    attempts=attempts,
    secrets=secrets,
    twins=twins,
    leaks={"the view tells the top fate card": replace(GAME, view=_leaky_view)},
    pieces=pieces,
    catalogue=CATALOGUE,
    rare=RARE,
    shortest=15,
    takes_back=True,
    has_tutorial=True,
    every=7,
)
