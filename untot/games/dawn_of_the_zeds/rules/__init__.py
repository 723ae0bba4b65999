"""The rules of Dawn of the Zeds, one file for a heading of the book. `RULES` are the steps of the agenda by chapter."""

from __future__ import annotations

from typing import Final

from untot.games.dawn_of_the_zeds.rules import (
    c0_new_units,
    c0_new_zeds,
    c1_sequence,
    c2_fate,
    c2_windows,
    c3_pressure,
    c4_activation,
    c4_chaos,
    c4_room,
    c4_step,
    c4_town_center,
    c5_abilities,
    c5_arrest,
    c5_bait,
    c5_build,
    c5_extras,
    c5_forage,
    c5_gunfire,
    c5_heal,
    c5_lifts,
    c5_move,
    c5_phase,
    c5_research,
    c5_special,
    c5_weapon,
    c6_attack,
    c6_hits,
    c6_melee,
    c6_retreat,
    c6_saving,
    c7_order,
    c7_organisation,
    c8_outbreak,
    c9_eat,
    c10_prfn,
    c10_raiders,
    c10_refugees,
    c11_tunnel,
    c12_anti_units,
    c12_zeds_player,
    c13_maestro,
    c14_after,
    c14_goodbye,
    c14_hello,
    c15_decks,
    c15_setup,
)
from untot.kernel.agenda import Rule
from untot.parts.deferring import effect_begins, effect_ends


def named(*rules: Rule) -> dict[str, Rule]:
    """Steps that are called like their rule."""
    return {rule.__name__: rule for rule in rules}


RULES: Final[dict[str, Rule]] = {
    # 0: new zeds and units
    **named(c0_new_zeds.new_zeds, c0_new_zeds.name_other_start, c0_new_zeds.draw_two, c0_new_zeds.choose_drawn),
    **named(c0_new_zeds.place_zeds, c0_new_zeds.choose_first_placed, c0_new_zeds.place_at_other_start),
    **named(c0_new_units.unit_enters),
    # 1: the round
    "round": c1_sequence.play_round,
    **named(c1_sequence.draw_event, c1_sequence.event_text, c1_sequence.phase_ends, c1_sequence.discard_event),
    # 2: fate, kept cards
    **named(c2_fate.draw_fate, c2_fate.name_fated_track, c2_fate.fate_text, c2_fate.carry_out_fate),
    **named(c2_fate.fate_text_ends, c2_fate.keep_or_decline),
    "any_time": c2_windows.any_time_window,
    **named(c2_windows.step_window, c2_windows.phase_window, c2_windows.phase_start_cards),
    **named(c2_windows.activation_window, c2_windows.activation_cards),
    **named(c2_windows.play_card, c2_windows.card_is_played),
    # 3: pressure
    **named(c3_pressure.pressure_at_the_end, c3_pressure.movement_pressure, c3_pressure.placement_pressure),
    # 4.1: the Zeds phase
    **named(c4_activation.zeds_phase, c4_activation.activations, c4_activation.next_of_all),
    **named(c4_activation.activate_fated, c4_activation.activate, c4_activation.activate_now),
    **named(c4_activation.next_group, c4_activation.next_second_move, c4_activation.leave_catacomb),
    # 4.4: one step, part by part
    **named(c4_step.zeds_arrive, c4_room.who_has_room, c4_room.leave_behind, c4_step.is_entry_barred),
    **named(c11_tunnel.zeds_roll_in_catacomb, c11_tunnel.lost_step_ends),
    **named(c14_goodbye.lure_away, c14_goodbye.choose_lure, c14_goodbye.caller_retreats, c14_goodbye.check_lure),
    **named(c14_goodbye.loud_bark, c14_goodbye.choose_bark),
    **named(c14_goodbye.defence_perimeter, c14_goodbye.choose_perimeter, c14_goodbye.goodbye_effects),
    **named(c4_step.zeds_enter, c4_room.zeds_make_room),
    **named(c4_town_center.enter_town_center, c4_town_center.last_bulwark),
    **named(c4_town_center.bulwark_ends, c4_town_center.bulwark_holds),
    **named(c14_hello.minefield_explodes, c14_hello.barricade_falls),
    **named(c14_hello.retreat_instead, c14_hello.choose_to_run, c14_hello.hello_of_heroes, c14_hello.next_hello),
    **named(c14_hello.offer_traps, c14_hello.trap_snaps, c14_hello.offer_well_hidden),
    **named(c14_hello.offer_assassin, c14_hello.assassin_two),
    **named(c4_step.zeds_attack, c4_chaos.aftermath_of_step, c4_step.zeds_advance),
    **named(c14_after.zeds_burn, c14_after.acid_attack, c14_after.acid_hits, c6_saving.bitten_rise, c4_step.step_over),
    # 4.3 and 4.7: villagers, refugees, chaos
    **named(c4_chaos.aftermath, c4_chaos.villagers_flee, c4_chaos.devour, c4_chaos.chaos_breaks_out),
    # 5: the Action phase
    **named(c5_phase.action_phase, c5_bait.bait, c5_bait.choose_bait),
    **named(c5_phase.next_action, c5_phase.ask_action, c5_phase.act, c5_phase.action_over),
    **named(c5_special.use_special, c5_special.great_speech, c5_special.next_inspired),
    **named(c5_special.dress_wounds, c5_special.make_ammo, c5_extras.overtime, c5_extras.work_shop),
    **named(c5_move.set_out, c5_move.walk, c5_lifts.fly, c11_tunnel.leave_on_foot, c11_tunnel.walk_on),
    **named(c5_forage.forage, c5_forage.choose_forage_die, c5_forage.take_yield, c5_forage.forage_over),
    **named(c5_gunfire.aim, c5_gunfire.pay_for_shot, c5_weapon.weapon_in_shot, c5_weapon.choose_weapon_in_shot),
    **named(c5_gunfire.shot_cards, c5_gunfire.choose_shot_card, c5_gunfire.roll_shot, c5_gunfire.hits_of_shot),
    **named(c5_weapon.phosphor, c5_gunfire.step_back, c5_gunfire.choose_step_back, c5_gunfire.shot_over),
    **named(c5_heal.heal, c5_heal.to_hospital, c5_heal.leave_bed),
    **named(c5_build.build_barricade, c5_build.kingman_builds),
    **named(c5_research.pay_sample, c5_research.research, c5_research.next_research),
    **named(c5_weapon.grenade, c5_weapon.chaos_by_effect, c5_arrest.arrest),
    **named(c5_abilities.treat, c5_abilities.drill, c5_abilities.look_at_event, c5_abilities.water_jet),
    **named(c5_abilities.set_bridge, c5_abilities.evacuate),
    # 6: combat
    **named(c6_attack.units_meet, c6_attack.attack, c6_attack.attack_in_catacomb),
    **named(c6_attack.pickles_slips_in, c6_attack.pickles_stays),
    **named(c6_melee.name_fighter, c6_melee.roll_for_fighter, c6_melee.choose_fighter),
    **named(c6_attack.ability_of_attacker, c6_attack.choose_bull_rush, c6_attack.bull_hits, c6_attack.bull_drives_off),
    **named(c6_attack.assassin_attacks, c6_attack.assassin_may_fall_back),
    **named(c6_melee.melee_infects, c5_weapon.weapon_in_melee, c5_weapon.choose_weapon_in_melee),
    **named(c6_melee.melee_cards, c6_melee.choose_melee_card, c6_melee.roll_melee),
    **named(c6_melee.reroll_melee, c6_melee.choose_reroll, c6_melee.turn_defeat, c6_melee.choose_to_turn_defeat),
    **named(c6_melee.hits_on_zed_side, c6_melee.hits_on_player_side, c5_weapon.zed_snack),
    **named(c6_retreat.loser_retreats, c6_melee.melee_over),
    **named(c6_hits.split_hits, c6_saving.note_bitten, c6_saving.saving_roll, c6_saving.saved),
    **named(
        c6_saving.risen_stay, c6_saving.infector_rolls, c12_anti_units.anti_unit_rolls, c12_anti_units.anti_unit_meets
    ),
    **named(c6_retreat.zeds_leave, c6_retreat.next_zed_retreats, c6_retreat.retreat_to_other_start),
    **named(c6_retreat.zeds_have_retreated, c6_retreat.units_leave, c6_retreat.next_unit_retreats),
    **named(c6_retreat.units_have_retreated, c6_retreat.retreat_by_roll),
    # 7: the Organisation phase
    **named(c7_organisation.organisation_phase, c7_organisation.round_effects_end, c7_organisation.reset_actions),
    **named(c7_order.restore_order, c7_order.restore_space, c7_order.distribute_antidote),
    **named(c7_organisation.round_is_over),
    # 8: infection
    **named(c8_outbreak.infection_phase, c8_outbreak.infectors_infect, c8_outbreak.infection_roll),
    **named(c8_outbreak.outbreak_zed, c8_outbreak.unchecked_outbreak, c8_outbreak.unchecked_lowering),
    "effect_begins": effect_begins,
    "effect_ends": effect_ends,
    # 9 and 10: the Eat phase, the PRFN phase
    **named(c9_eat.eat_phase, c9_eat.eat, c9_eat.starve),
    **named(c10_prfn.prfn_phase, c10_prfn.marches, c10_prfn.refugees_move, c10_prfn.refugees_step),
    **named(c10_raiders.raiders_move, c10_raiders.raiders_step, c14_goodbye.raiders_barked_at),
    **named(c11_tunnel.raiders_roll_in_catacomb, c10_raiders.raiders_enter, c10_raiders.raiders_done),
    **named(c10_raiders.raiders_meet, c10_raiders.raiders_loot, c10_raiders.raiders_leave),
    **named(c10_raiders.raiders_retreat),
    **named(c10_refugees.refugees_in_town, c10_refugees.vip_reward, c10_refugees.to_camp, c10_refugees.arm_refugees),
    # 12: the zeds player
    **named(c12_zeds_player.zeds_actions, c12_zeds_player.next_zeds_action, c12_zeds_player.carry_out_zeds_action),
    **named(c12_zeds_player.block_activation, c12_zeds_player.activation_over, c12_zeds_player.anti_units_go_along),
    **named(c12_zeds_player.zed_regenerates, c12_anti_units.place_first_anti_units, c12_anti_units.reinforcement),
    **named(c12_anti_units.place_anti_unit, c12_anti_units.anti_unit_enters),
    **named(c12_anti_units.anti_special, c12_anti_units.use_anti_ability),
    # 13: Dr. Marteuse
    **named(c13_maestro.doctor_appears, c13_maestro.doctor_walks, c13_maestro.doctor_arrives, c13_maestro.doctor_met),
    # 15: set-up
    **named(c15_setup.place_first_zeds, c15_setup.place_civilians, c15_setup.place_villagers, c15_setup.place_guards),
    **named(c15_decks.build_decks, c15_setup.roll_for_stocks, c15_setup.gather_heroes, c15_setup.fewer_heroes),
    **named(c15_setup.choose_hero, c15_setup.add_hero, c15_setup.add_heroic_civilians, c15_setup.add_heroic),
    **named(c15_setup.entry_bonuses),
}
"""The ids are part of every save: none is ever renamed."""
