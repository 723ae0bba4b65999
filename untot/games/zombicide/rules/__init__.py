"""The rules of Zombicide, one file per heading of the catalogue, and the steps of the agenda in rulebook order.

The ids of steps are part of the save format.
"""

from __future__ import annotations

from typing import Final

from untot.games.zombicide.rules.c4_round import end_phase, give_up, play_round, players_phase, seat_turn, zombies_phase
from untot.games.zombicide.rules.c5_experience import reach_level
from untot.games.zombicide.rules.c6_cars import car_enters, car_stops
from untot.games.zombicide.rules.c6_doors import fill_room
from untot.games.zombicide.rules.c6_search import (
    draw_card,
    end_search,
    find_pimpmobile_weapon,
    matching_copy,
    settle_card,
)
from untot.games.zombicide.rules.c6_trade import arrange_inventory
from untot.games.zombicide.rules.c6_turn import act, begin_turn
from untot.games.zombicide.rules.c7_activation import activation, wave, zone_attack
from untot.games.zombicide.rules.c7_moves import arrive, march, split
from untot.games.zombicide.rules.c7_spawn import name_tile, spawn_at, spawn_step
from untot.games.zombicide.rules.c7_wounds import take_wound, wound
from untot.games.zombicide.rules.c8_cars import car_attack
from untot.games.zombicide.rules.c8_dice import reroll
from untot.games.zombicide.rules.c8_hits import assign_hits, count_hits, end_attack, hits, priority_hits, wound_by_shot
from untot.games.zombicide.rules.c9_skills import ninja
from untot.games.zombicide.rules.c10_missions import recruit
from untot.kernel.agenda import Rule

RULES: Final[dict[str, Rule]] = {
    "round": play_round,
    "players_phase": players_phase,
    "seat_turn": seat_turn,
    "zombies_phase": zombies_phase,
    "end_phase": end_phase,
    "give_up": give_up,
    "reach_level": reach_level,
    "begin_turn": begin_turn,
    "act": act,
    "draw_card": draw_card,
    "find_pimpmobile_weapon": find_pimpmobile_weapon,
    "settle_card": settle_card,
    "matching_copy": matching_copy,
    "end_search": end_search,
    "arrange_inventory": arrange_inventory,
    "fill_room": fill_room,
    "car_enters": car_enters,
    "car_stops": car_stops,
    "activation": activation,
    "wave": wave,
    "zone_attack": zone_attack,
    "march": march,
    "split": split,
    "arrive": arrive,
    "wound": wound,
    "take_wound": take_wound,
    "spawn_step": spawn_step,
    "spawn_at": spawn_at,
    "name_tile": name_tile,
    "reroll": reroll,
    "count_hits": count_hits,
    "hits": hits,
    "assign_hits": assign_hits,
    "priority_hits": priority_hits,
    "wound_by_shot": wound_by_shot,
    "end_attack": end_attack,
    "car_attack": car_attack,
    "ninja": ninja,
    "recruit": recruit,
}
