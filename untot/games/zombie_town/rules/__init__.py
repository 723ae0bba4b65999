"""The rules by chapter, and the steps of the agenda in book order. Their ids are part of the save format."""

from __future__ import annotations

from typing import Final

from untot.games.zombie_town.rules.c4_turn import act, begin_day, begin_turn, discard_to_limit, end_of_day
from untot.games.zombie_town.rules.c5_clearing import clear_by, clear_square
from untot.games.zombie_town.rules.c5_entries import entry_offer, entry_over
from untot.games.zombie_town.rules.c6_actions import do
from untot.games.zombie_town.rules.c6_draw import draw_result, drawn_event, return_cards
from untot.games.zombie_town.rules.c7_events import used_event
from untot.games.zombie_town.rules.c9_attack import shoot_again, shot
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
from untot.games.zombie_town.rules.c10_flight import flee, run
from untot.games.zombie_town.rules.c12_barricades import press, trap_victims
from untot.games.zombie_town.rules.c12_zombies import move_zombie, overrun, refill, zombie_phase
from untot.games.zombie_town.rules.c13_events import carry_out
from untot.games.zombie_town.rules.c13_send import lead, send_step
from untot.games.zombie_town.rules.c13_zombies import face_pushed
from untot.kernel.agenda import Rule

RULES: Final[dict[str, Rule]] = {
    "day": begin_day,
    "turn": begin_turn,
    "act": act,
    "hand_limit": discard_to_limit,
    "end_of_day": end_of_day,
    "clear_square": clear_square,
    "clear_by": clear_by,
    "entry_offer": entry_offer,
    "entry_over": entry_over,
    "do": do,
    "draw_result": draw_result,
    "drawn_event": drawn_event,
    "return_cards": return_cards,
    "used_event": used_event,
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
    "run": run,
    "overrun": overrun,
    "zombie_phase": zombie_phase,
    "move_zombie": move_zombie,
    "refill": refill,
    "press": press,
    "trap_victims": trap_victims,
    "event": carry_out,
    "send_step": send_step,
    "lead": lead,
    "face_pushed": face_pushed,
}
