"""The rules of Flick 'em Up, one file a chapter. `RULES` are the steps of the agenda in book order."""

from __future__ import annotations

from typing import Final

from untot.games.flick_em_up.rules.c2_setup import choose_survivors, deal_chips
from untot.games.flick_em_up.rules.c3_rounds import begin_round, turn
from untot.games.flick_em_up.rules.c4_actions import choose_facing
from untot.games.flick_em_up.rules.c4_activation import act, activate, end_activation, end_turn, stand_active
from untot.games.flick_em_up.rules.c6_moving import move_by_disc
from untot.games.flick_em_up.rules.c7_buildings import choose_block, clear_entrance
from untot.games.flick_em_up.rules.c8_shots import second_bullet, shoot
from untot.games.flick_em_up.rules.c9_bat import move_by_bat
from untot.games.flick_em_up.rules.c10_fights import begin_fight, choose_combat_cards, decide_fight, effects_of_fight
from untot.games.flick_em_up.rules.c10_melee import kill_in_melee
from untot.games.flick_em_up.rules.c11_chips import drop, exchange, fire_flare, keep_chip, pick_up, use_extra_action
from untot.games.flick_em_up.rules.c12_checks import deaths, put_back, remove_killed, stand_up_fallen, too_close
from untot.games.flick_em_up.rules.c13_reaction import react
from untot.games.flick_em_up.rules.c14_rush import place_on_roof, pour
from untot.games.flick_em_up.rules.c15_zombies import zombies_enter
from untot.games.flick_em_up.rules.c16_round_end import end_of_round, horde, move_marker
from untot.games.flick_em_up.rules.c17_end import judge
from untot.games.flick_em_up.rules.c18_dealing import deal_cards
from untot.games.flick_em_up.rules.c18_destiny import black_ice, draw_destiny, snow_drift, spare_parts
from untot.games.flick_em_up.rules.c20_hazards import acid, explosions
from untot.games.flick_em_up.rules.c25_exile import accusations, exile_vote
from untot.kernel.agenda import Rule

RULES: Final[dict[str, Rule]] = {
    "set_table": deal_chips,
    "choose_survivors": choose_survivors,
    "round": begin_round,
    "turn": turn,
    "activate": activate,
    "stand_active": stand_active,
    "act": act,
    "end_activation": end_activation,
    "end_turn": end_turn,
    "move": move_by_disc,
    "choose_facing": choose_facing,
    "clear_entrance": clear_entrance,
    "choose_block": choose_block,
    "shoot": shoot,
    "second_bullet": second_bullet,
    "bat": move_by_bat,
    "melee": kill_in_melee,
    "fight": begin_fight,
    "choose_combat_cards": choose_combat_cards,
    "decide_fight": decide_fight,
    "effects_of_fight": effects_of_fight,
    "pick_up": pick_up,
    "drop": drop,
    "exchange": exchange,
    "keep_chip": keep_chip,
    "extra_action": use_extra_action,
    "flare": fire_flare,
    "remove_killed": remove_killed,
    "explosions": explosions,
    "put_back": put_back,
    "stand_up_fallen": stand_up_fallen,
    "acid": acid,
    "zombies_enter": zombies_enter,
    "too_close": too_close,
    "deaths": deaths,
    "judge": judge,
    "react": react,
    "place_on_roof": place_on_roof,
    "pour": pour,
    "end_of_round": end_of_round,
    "move_marker": move_marker,
    "horde": horde,
    "deal_cards": deal_cards,
    "draw_destiny": draw_destiny,
    "black_ice": black_ice,
    "spare_parts": spare_parts,
    "snow_drift": snow_drift,
    "accusations": accusations,
    "exile_vote": exile_vote,
}
