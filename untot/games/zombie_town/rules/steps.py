"""The steps of the agenda in rulebook order. Their ids are part of the save format."""

from __future__ import annotations

from typing import Final

from untot.games.zombie_town.rules.c4_turn import act, begin_day, begin_turn, discard_to_limit, end_of_day
from untot.games.zombie_town.rules.c5_movement import clear_square, entry_offer, entry_over, walk
from untot.games.zombie_town.rules.c6_draw import draw, draw_result, drawn_zombie, return_cards
from untot.games.zombie_town.rules.c6_store import collect, store
from untot.games.zombie_town.rules.c6_survivors import arm, disarm, fetch, post
from untot.games.zombie_town.rules.c6_tear_down import tear_down
from untot.games.zombie_town.rules.c7_barricades import barricade_series, build_series
from untot.games.zombie_town.rules.c7_cards import play_fireworks, play_survivor, play_weapon
from untot.games.zombie_town.rules.c8_houses import use_house
from untot.games.zombie_town.rules.c9_attack import attack, shoot_again, shot
from untot.games.zombie_town.rules.c9_defence import (
    end_defence,
    face_zombie,
    lose_survivor,
    meet_zombie,
    settle_trapped,
    settle_zombie,
    settle_zombies,
    zombie_comes,
)
from untot.games.zombie_town.rules.c9_duel import entry_fight, exchange, retreat
from untot.games.zombie_town.rules.c10_damage import suffer
from untot.games.zombie_town.rules.c10_flight import flee, flee_by, flee_on
from untot.games.zombie_town.rules.c12_barricades import press, trap_victim
from untot.games.zombie_town.rules.c12_zombies import move_zombie, overrun, refill, zombie_phase
from untot.games.zombie_town.rules.c13_events import carry_out, face_pushed, used_event
from untot.games.zombie_town.rules.c13_send import send_goal, send_step
from untot.kernel.agenda import Rule

RULES: Final[dict[str, Rule]] = {
    "day": begin_day,
    "turn": begin_turn,
    "act": act,
    "hand_limit": discard_to_limit,
    "end_of_day": end_of_day,
    "walk": walk,
    "clear_square": clear_square,
    "entry_offer": entry_offer,
    "entry_over": entry_over,
    "draw": draw,
    "draw_result": draw_result,
    "return_cards": return_cards,
    "drawn_zombie": drawn_zombie,
    "tear_down": tear_down,
    "store": store,
    "collect": collect,
    "arm": arm,
    "disarm": disarm,
    "fetch": fetch,
    "post": post,
    "play_survivor": play_survivor,
    "play_weapon": play_weapon,
    "barricade_series": barricade_series,
    "build_series": build_series,
    "play_fireworks": play_fireworks,
    "house": use_house,
    "attack": attack,
    "shot": shot,
    "shoot_again": shoot_again,
    "entry_fight": entry_fight,
    "exchange": exchange,
    "retreat": retreat,
    "zombie_comes": zombie_comes,
    "meet_zombie": meet_zombie,
    "face_zombie": face_zombie,
    "lose_survivor": lose_survivor,
    "end_defence": end_defence,
    "settle_trapped": settle_trapped,
    "settle_zombies": settle_zombies,
    "settle_zombie": settle_zombie,
    "suffer": suffer,
    "flee": flee,
    "flee_by": flee_by,
    "flee_on": flee_on,
    "overrun": overrun,
    "zombie_phase": zombie_phase,
    "move_zombie": move_zombie,
    "refill": refill,
    "press": press,
    "trap_victim": trap_victim,
    "event": carry_out,
    "used_event": used_event,
    "face_pushed": face_pushed,
    "send_goal": send_goal,
    "send_step": send_step,
}
