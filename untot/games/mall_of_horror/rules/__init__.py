"""The rules of Mall of Horror, one file per chapter; RULES names the steps of the agenda in rulebook order."""

from __future__ import annotations

from typing import Final

from untot.games.mall_of_horror.rules.c3_round import end_of_round, play_round
from untot.games.mall_of_horror.rules.c4_votes import revote, vote
from untot.games.mall_of_horror.rules.c5_cards import card_turn, card_window, end_of_window
from untot.games.mall_of_horror.rules.c6_truck import search_truck, truck_search
from untot.games.mall_of_horror.rules.c7_chief import chief_election, take_badge
from untot.games.mall_of_horror.rules.c8_arrival_roll import arrival_roll
from untot.games.mall_of_horror.rules.c9_destinations import announce_destination, choose_destinations, set_wheels
from untot.games.mall_of_horror.rules.c10_moves import arrival_and_moves, move_character
from untot.games.mall_of_horror.rules.c12_attack import attack, attack_location, eat, find_victim, pick_victim
from untot.games.mall_of_horror.rules.c13_parking import find_parking_victim, next_parking_meal, parking_meal
from untot.games.mall_of_horror.rules.c14_eliminated import place_revenge_zombie
from untot.kernel.agenda import Rule

RULES: Final[dict[str, Rule]] = {
    "round": play_round,
    "truck_search": truck_search,
    "search_truck": search_truck,
    "chief_election": chief_election,
    "take_badge": take_badge,
    "arrival_roll": arrival_roll,
    "choose_destinations": choose_destinations,
    "announce_destination": announce_destination,
    "set_wheels": set_wheels,
    "place_revenge_zombie": place_revenge_zombie,
    "arrival_and_moves": arrival_and_moves,
    "move_character": move_character,
    "attack": attack,
    "attack_location": attack_location,
    "find_victim": find_victim,
    "parking_meal": parking_meal,
    "find_parking_victim": find_parking_victim,
    "next_parking_meal": next_parking_meal,
    "card_window": card_window,
    "card_turn": card_turn,
    "end_of_window": end_of_window,
    "vote": vote,
    "revote": revote,
    "pick_victim": pick_victim,
    "eat": eat,
    "end_of_round": end_of_round,
}
