### Texts of Dawn of the Zeds. Keys are ids; see untot/kernel/texts.py for the variables.
### Places have two forms: where (.in) and whereto (.to). Units and tracks have a form for sentences (.mid), without the
### number of a piece; those that are many say so (.many), so that verbs agree.

## The game

game-title = Dawn of the Zeds
game-tagline = One town, five roads, and the dead on all of them.
game-players = 1 to 4 players, or 5 with somebody who leads the zeds
game-minutes = 30 to 180 minutes
game-weight = six levels, from a lesson to the whole story
game-alone = You lead everybody who defends the town.

## Seats, phases, kinds

name-heroes = { name-player }
name-zeds_player = the zeds player
name-set_up = Set-up
name-prfn = Refugees phase (PRFN)
name-zeds = Zeds phase
name-eat = Eat phase
name-action = Action phase
name-organisation = Organisation phase
name-over = The story is over
name-regular_zed = a regular zed
name-super_zed = a super-zed
name-units = units
name-refugees = Refugees { $number }
    .mid = the refugees
    .many = yes
name-civilians = Civilians { $number }
    .mid = the civilians
    .many = yes
name-rd_guards = Red Diamond Guards { $number }
    .mid = the Red Diamond Guards
    .many = yes
name-supplies = supplies
name-ammo = ammo
name-infection = Infection
name-antidote = antidote
name-components = parts of the super weapon
name-doctor_in_jail = Dr. Marteuse in jail
name-chaos = chaos
name-events_left = events that never came
name-hits = a hit
name-tier_1 = Ghost Town
name-tier_2 = A Handful Left
name-tier_3 = You Did What You Could
name-tier_4 = Steady Hands
name-tier_5 = Legend of Farmingdale
name-basic = Basic game
name-I = Level I
name-II = Level II
name-III = Level III
name-IV = Level IV
name-V = Level V
name-drilled = Drilled
name-well_armed = Well Armed
name-civilian_leader = Civilian Leader
name-barricade = a barricade
name-strongpoint = the strongpoint
name-minefield = the minefield
name-bridge = the bridge
name-down = the ruin of the bridge
name-ferry = a ferry
name-moves = out
name-stays = still inside
name-lost = lost
name-zeds_x3 = Zeds ×3
name-zeds_x2 = Zeds ×2
name-zeds_more = Zeds more
name-equal = Equal
name-players_more = Players more
name-players_x2 = Players ×2
name-players_x3 = Players ×3
name-round = this round
name-phase = this phase
name-heal_twice = two Heal actions
name-calm = infection -2
name-heal_and_calm = infection -1 and one Heal action
name-free_heal = a Heal action
name-free_research = a Research action
name-research_on_top = an old research card on top of the deck
name-activate_fewest = the track with the fewest zeds is activated
name-no_infection = no infection any more
name-all_healed = everybody healed
name-stocks = 4 supplies and 2 ammo
name-supplies_1 = 1 supply
name-supplies_2 = 2 supplies
name-ammo_1 = 1 ammo
name-ammo_2 = 2 ammo
name-supplies_1_ammo_1 = 1 supply and 1 ammo
name-supplies_1_or_ammo_1 = 1 supply or 1 ammo
name-supplies_2_or_ammo_2_or_supplies_1_ammo_1 = 2 supplies, 2 ammo, or one of each
name-nothing_found = nothing
name-retreat_instead = running instead of fighting
name-no_benefit = no defensive benefits
name-walls_fall = falling walls
name-civilians_rise = civilians rise as zeds
name-civilians_rise_still = civilians rise as zeds
name-attack_shift = a cool head
name-chaos_double = double chaos
name-burning = burning zeds
name-hired_guns = hired guns
name-no_surface_move = no moving above ground
name-cornered = cornered
name-mud = mud on the mountain
name-blank_stare = blank stares
name-undisturbed = no windows for kept cards
name-no_lure = nobody lures zeds away
name-no_fight_cards = no cards before fights
name-any_time = at any time
name-phase_start = at the start of a phase
name-combat = before a combat
name-melee = before a melee
name-melee_attack = before an attack of your own
name-zeds_attack = when zeds attack
name-zeds_won = when zeds have won
name-zed_step = before a zed moves
name-activation = before a track is activated
name-actions = in the Action phase
name-moving = with a Move action

## Questions

ask-choose_hero = Which hero do you choose?
wait-choose_hero = Waiting for { $players }.
ask-choose_new_hero = Who comes to help?
wait-choose_new_hero = Waiting for { $players }.
ask-arrival_place = Where { $unit_many ->
        [yes] do
       *[other] does
    } { $unit_mid } arrive?
wait-arrival_place = Waiting for { $players }.
ask-fewer_heroes_basic = Fewer heroes: who does not take part?
wait-fewer_heroes_basic = Waiting for { $players }.
ask-place_anti_unit = Where { $unit_many ->
        [yes] do
       *[other] does
    } { $unit_mid } appear?
wait-place_anti_unit = Waiting for { $players }.
ask-fated_track_choice = The card leaves the track to you: which one?
wait-fated_track_choice = Waiting for { $players }.
ask-fated_track_tie = The fate card means a track, and several are equal: which one?
wait-fated_track_tie = Waiting for { $players }.
ask-keep_or_decline = Do you keep the card { $card }?
wait-keep_or_decline = Waiting for { $players }.
ask-play_kept_card = Do you play one of your kept cards?
wait-play_kept_card = Waiting for { $players }.
ask-any_time = Is there something you want to do before it goes on?
wait-any_time = Waiting for { $players }.
ask-now_card_choice = { $card }: what do you choose?
wait-now_card_choice = Waiting for { $players }.
ask-event_target = { $card }: what do you choose?
wait-event_target = Waiting for { $players }.
ask-event_mode = { $card }: which way?
wait-event_mode = Waiting for { $players }.
ask-event_loss_split = { $left } more to lose: what do you give up?
wait-event_loss_split = Waiting for { $players }.
ask-raider_loot_mix = The raiders take { $left } more: what do they get?
wait-raider_loot_mix = Waiting for { $players }.
ask-hoarders_loss = The Hoarders clear the shelves: what is gone?
wait-hoarders_loss = Waiting for { $players }.
ask-start_full_alternative = There is no room: which Start is it instead?
wait-start_full_alternative = Waiting for { $players }.
ask-anti_start = From which Start does the unit come back?
wait-anti_start = Waiting for { $players }.
ask-track_order_all = Which track is activated next?
wait-track_order_all = Waiting for { $players }.
ask-track_order_all_x2 = Which track is activated next? Every one twice.
wait-track_order_all_x2 = Waiting for { $players }.
ask-left_behind_tie = Equally strong zeds, and no room for all of them: which one?
wait-left_behind_tie = Waiting for { $players }.
ask-placement_choice_two = Which of the two zeds is placed?
wait-placement_choice_two = Waiting for { $players }.
ask-hello_optional = { $unit_many ->
        [yes] Do
       *[other] Does
    } { $unit_mid } use { $ability }?
wait-hello_optional = Waiting for { $players }.
ask-hello_order = Which ability first?
wait-hello_order = Waiting for { $players }.
ask-acid_victim = Acid: whom does it hit?
wait-acid_victim = Waiting for { $players }.
ask-over_here = The zeds { $space_in } want to move: does somebody lure them?
wait-over_here = Waiting for { $players }.
ask-bait_target = Tainted Bait: which zed eats it?
wait-bait_target = Waiting for { $players }.
ask-assassin_two = A close shave { $space_in }: fall back or fight?
wait-assassin_two = Waiting for { $players }.
ask-retreat_instead_of_fight = Zeds { $space_in }: run or fight?
wait-retreat_instead_of_fight = Waiting for { $players }.
ask-choose_defender = Zeds attack { $space_in }: who defends?
wait-choose_defender = Waiting for { $players }.
ask-retreat_attacker = Enemies { $space_in }: who fights?
wait-retreat_attacker = Waiting for { $players }.
ask-super_weapon_use = { $unit_many ->
        [yes] Do
       *[other] Does
    } { $unit_mid } use the super weapon?
wait-super_weapon_use = Waiting for { $players }.
ask-grenade_odd_hits = Gas grenade: who takes the hits that are left over?
wait-grenade_odd_hits = Waiting for { $players }.
ask-optional_ability = { $ability }: { $unit_many ->
        [yes] do
       *[other] does
    } { $unit_mid } use it?
wait-optional_ability = Waiting for { $players }.
ask-ability_target = { $ability }: whom does it hit?
wait-ability_target = Waiting for { $players }.
ask-reroll = { $unit_mid } rolled { $dice }: roll again?
wait-reroll = Waiting for { $players }.
ask-split_hits_on_zeds =
    { $hits ->
        [one] { $hits } hit: who takes it?
       *[other] { $hits } hits: who takes them?
    }
wait-split_hits_on_zeds = Waiting for { $players }.
ask-free_a_bed = No bed is free for { $unit_mid }: does somebody leave?
wait-free_a_bed = Waiting for { $players }.
ask-retreat_distribution = There is no room for all { $space_in }: who goes there?
wait-retreat_distribution = Waiting for { $players }.
ask-pickles_stay = The others { $space_in } must go: does Pickles hide and stay?
wait-pickles_stay = Waiting for { $players }.
ask-catacomb_fight_order = Which zed of the catacomb is fought next?
wait-catacomb_fight_order = Waiting for { $players }.
ask-pressure_tie = Equal pressure: where?
wait-pressure_tie = Waiting for { $players }.
ask-prfn_raider_order = Which raiders move first?
wait-prfn_raider_order = Waiting for { $players }.
ask-prfn_rangers = Do the Rangers march?
wait-prfn_rangers = Waiting for { $players }.
ask-prfn_guard = Does the National Guard march?
wait-prfn_guard = Waiting for { $players }.
ask-prfn_refugees = Which refugees walk on?
wait-prfn_refugees = Waiting for { $players }.
ask-vip_reward = The V.I.P. survivors have arrived: what do they bring?
wait-vip_reward = Waiting for { $players }.
ask-starving_unit = There is not enough to eat: who goes hungry?
wait-starving_unit = Waiting for { $players }.
ask-next_action =
    { $actions ->
        [0] No action left on the track
        [one] { $actions } action on the track
       *[other] { $actions } actions on the track
    }{ $player_actions_count ->
        [one] { $player_actions }
       *[other] {""}
    }: what do you do?
entry-player_actions = { $value ->
        [0] {""}
       *[other] , { $value } of your own
    }
wait-next_action = Waiting for { $players }.
ask-move_path = { $unit_mid } { $unit_many ->
        [yes] have
       *[other] has
    } { $points ->
        [one] 1 point
       *[other] { $points } points
    } left: where to?
wait-move_path = Waiting for { $players }.
ask-forage_die = Which die { $unit_many ->
        [yes] do
       *[other] does
    } { $unit_mid } take?
wait-forage_die = Waiting for { $players }.
ask-forage_choice = What { $unit_many ->
        [yes] do
       *[other] does
    } { $unit_mid } bring home?
wait-forage_choice = Waiting for { $players }.
ask-heal_target = Who is healed?
wait-heal_target = Waiting for { $players }.
ask-component = Which part of the super weapon do you build?
wait-component = Waiting for { $players }.
ask-order_of_restoring = Where is order restored first?
wait-order_of_restoring = Waiting for { $players }.
ask-zeds_action =
    { $actions ->
        [one] { $actions } zeds action: what do you do?
       *[other] { $actions } zeds actions: what do you do?
    }
wait-zeds_action = Waiting for { $players }.
ask-anti_free_move = The track moves: who goes along?
wait-anti_free_move = Waiting for { $players }.
ask-block_activation = { $track_mid } is to be activated: do you give up a card to prevent it?
wait-block_activation = Waiting for { $players }.
ask-zed_order_tie = Which zed is first?
wait-zed_order_tie = Waiting for { $players }.
ask-research_choice = { $card }: whom or what?
wait-research_choice = Waiting for { $players }.
ask-speech_order = Great speech: who acts next?
wait-speech_order = Waiting for { $players }.
ask-place_unit = Where { $unit_many ->
        [yes] do
       *[other] does
    } { $unit_mid } go?
wait-place_unit = Waiting for { $players }.
ask-remove_chaos = Where is a chaos marker removed?
wait-remove_chaos = Waiting for { $players }.
ask-used_marker = Which old marker comes back?
wait-used_marker = Waiting for { $players }.

## Words of answers

option-unit = { $it }
option-zed = { $it }
option-space = { $it }
option-track = { $it }
option-ability = { $it }
option-marker = marker { $it }
option-component = { $it }
option-to = go { $it_to }
option-at = { $it }
option-target = { $it }
option-with = together with { $it }
option-die = take the { $it }
option-take = take { $it }
option-lose = lose { $it }
option-lose_all = lose only { $it }, as far as it goes
option-hit = a hit on { $it }
option-way = { $it }
option-reward = { $it }
option-move = move
option-forage = forage
option-gunfire = shoot
option-hand_loaded = shoot with hand-loaded ammo (2 actions)
option-trucks = drive a borrowed truck
option-airlift = fly
option-field_dressing = dress wounds
option-build = build a barricade
option-build_strongpoint = build the strongpoint
option-lay_minefield = lay the minefield
option-water_jet = aim the water jet
option-bridge_repair = repair the bridge
option-start_ferry = start a ferry
option-research = research
option-grenade = throw the gas grenade
option-classified = look at the next event
option-arrest = arrest
option-drill = drill
option-recruit = recruit
option-heal = heal { $it }
option-stay = stay
option-leave = leave the bed
option-special = special action { $it }
option-play = play { $it }
option-give_card = give up { $it } for an action
option-discard = give up { $it }
option-discharge = discharge { $it }
option-bury = bury { $it }
option-no_bed = nobody leaves a bed
option-keep = keep it
option-decline = decline it
option-go_on = go on
option-undisturbed = go on, and ask no more before the Action phase
option-not_this_phase = go on, and not again in this phase
option-in_order = all that are left, in the order of the board
option-done = nothing more
option-together = with an action of the track
option-give_up_track = give up the actions of the track
option-track_first = use the track before your own action
option-use_event = use the event
option-arm = arm refugees
option-first_aid = First Aid
option-overtime = Risky Overtime
option-inner_calm = Inner Calm
option-workshop = turn 2 supplies into 1 ammo
option-improvise = research for a supply
option-use = use it
option-do_not = do not use it
option-fight = fight
option-fall_back = fall back
option-run = run
option-retreat = retreat
option-try = try to hide
option-reroll = roll again
option-accept = accept the roll
option-alone = fall back alone
option-enough = that is enough
option-nothing = nothing
option-call = { $it } calls them
option-stop = stop here
option-activate = activate { $it_mid }
option-appear = a zed appears: { $it }
option-regenerate = { $it } regenerates
option-send = move { $it }
option-escape = { $it } escapes
option-no_more = no more
option-let_it_happen = let it happen

## Ends

end-town_saved = The town has lived through it.
end-town_lost = A zed has entered the Town Center.
end-chaos_reigns = Chaos reigns: there is no marker left.

## Events

event-unit_entered = { $unit_mid } { $unit_many ->
        [yes] come
       *[other] comes
    } into play { $space_in }.
event-unit_moved = { $unit_mid } { $unit_many ->
        [yes] move
       *[other] moves
    } { $space_to }.
event-raiders_moved = { $unit_mid } { $unit_many ->
        [yes] press
       *[other] presses
    } on { $space_to }.
event-unit_removed = { $unit_mid } { $unit_many ->
        [yes] leave
       *[other] leaves
    } the game.
event-raiders_stay = { $unit_mid } { $unit_many ->
        [yes] stay
       *[other] stays
    } put.
event-refugees_in_camp = { $unit_mid } { $unit_many ->
        [yes] reach
       *[other] reaches
    } the refugee camp.
event-all_healed = Everybody is healed.
event-refugees_armed = { $refugees_mid } give up their places in the camp for fighters: { $unit_mid } { $unit_many ->
        [yes] are
       *[other] is
    } back.
event-special_used = { $unit_mid } { $unit_many ->
        [yes] use
       *[other] uses
    } { $ability }.
event-die_rolled = The die shows { $die }.
event-anti_unit_stays_out = There is no place for { $unit_mid }.
event-barricade_destroyed = The barricade { $space_in } is destroyed.
event-decks_built = The decks are ready: { $events } events, { $fates } fate cards.
event-stocks_rolled = The dice for the stocks show { $dice }.
event-hero_left = { $unit_mid } { $unit_many ->
        [yes] do
       *[other] does
    } not take part.
event-match_ended = { $reason } { $total ->
        [one] 1 point
       *[other] { $total } points
    }: { $tier }.
event-round_began = Round { $round } begins.
event-event_drawn = Event: { $card }. { $left ->
        [one] 1 card is left
       *[other] { $left } cards are left
    }.
event-phase_began =
    { $phase_id ->
        [infection] The Infection phase begins.
       *[other] The { $phase } begins.
    }
event-event_discarded = { $card } is over.
event-event_text = { $card }: what the card says happens now.
event-track_fated = It happens here: { $track }.
event-fate_carried_out = Fate: { $card }.
event-fate_discarded = The card { $card } is put away.
event-fate_drawn = A fate card is drawn: { $card }.
event-no_fate_left = There is no fate card left.
event-fate_kept = The card { $card } is kept.
event-card_played = The kept card { $card } is played.
event-unit_marked = { $unit_mid } { $unit_many ->
        [yes] get
       *[other] gets
    } a marker: { $marker }.
event-event_seen = The next event will be { $card }.
event-event_seen-open = The hero side has looked at the next event.
event-bridge_changed = The suspension bridge: now { $bridge }.
event-villagers_evacuated = { $unit_mid } { $space_in } { $unit_many ->
        [yes] are
       *[other] is
    } ready to leave.
event-arrest_rolled = { $unit_mid } { $unit_many ->
        [yes] try
       *[other] tries
    } to arrest { $suspect_mid } and { $unit_many ->
        [yes] roll
       *[other] rolls
    } { $die }.
event-anti_unit_slipped_away = { $unit_mid } { $unit_many ->
        [yes] slip
       *[other] slips
    } away { $space_to }.
event-anti_unit_jailed = { $unit_mid } { $unit_many ->
        [yes] are
       *[other] is
    } in jail now.
event-defence_built = { $unit_mid } { $unit_many ->
        [yes] build
       *[other] builds
    } { $defence } { $space_in }.
event-forage_rolled = { $unit_mid } { $unit_many ->
        [yes] forage
       *[other] forages
    } and { $unit_many ->
        [yes] roll
       *[other] rolls
    } { $dice }.
event-nothing_found = { $unit_mid } { $unit_many ->
        [yes] find
       *[other] finds
    } nothing.
event-unit_healed = { $unit_mid } { $unit_many ->
        [yes] recover
       *[other] recovers
    } from a hit.
event-unit_discharged = { $unit_mid } { $unit_many ->
        [yes] leave
       *[other] leaves
    } the hospital.
event-seat_done =
    { $seat_who ->
        [you] You want nothing more in this phase.
       *[other] { $seat } wants nothing more in this phase.
    }
event-player_action_used =
    { $seat_who ->
        [you] You use a player action.
       *[other] { $seat } uses a player action.
    }
event-research_rolled = { $unit_mid } { $unit_many ->
        [yes] research
       *[other] researches
    } and { $unit_many ->
        [yes] roll
       *[other] rolls
    } { $die }.
event-research_revealed = New research: { $card }.
event-component_gained = A part of the super weapon is ready: { $component }.
event-component_lost = A part of the super weapon is lost: { $component }.
event-stocks_changed = { $supplies_by ->
        [1] 1 supply more.{" "}
        [2] 2 supplies more.{" "}
        [3] 3 supplies more.{" "}
       *[other] {""}
    }{ $ammo_by ->
        [1] 1 ammo more.{" "}
        [2] 2 ammo more.{" "}
        [3] 3 ammo more.{" "}
       *[other] {""}
    }In store: { $supplies ->
        [0] {""}
        [one] 1 supply,{" "}
       *[other] { $supplies } supplies,{" "}
    }{ $ammo } ammo.
event-actions_changed = The action track shows { $actions }.
event-actions_reset = All action markers are turned back.
event-supplies_missing = { $missing ->
        [one] 1 supply is missing
       *[other] { $missing } supplies are missing
    }.
event-eat_rolled = The die for the meal shows { $die }; { $mouths ->
        [0] nobody waits for it in beds or camp
        [one] 1 unit waits for it in beds and camp
       *[other] { $mouths } units wait for it in beds and camp
    }.
event-rule_in_force = { $card }: { $rule }, { $until }.
event-space_closed = Nobody may go { $space_to } any more this round.
event-loss_due = { $count } in all have to be given up.
event-final_component = The final component of the antidote lies in the lab.
event-antidote_found = The antidote is found.
event-research_on_top = An old question comes up again: one more research card on the deck.
event-elwood_changed = { $is_there ->
        [yes] Elwood Berra helps out
       *[other] Elwood Berra is gone
    }.
event-zed_placed = { $zed_mid } { $zed_many ->
        [yes] appear
       *[other] appears
    } { $space_in }.
event-no_room_for_zed = There is no room for another zed.
event-zeds_drawn = Drawn: { $zeds_mid }.
event-no_zed_left = There is no zed left to place { $space_in }.
event-zeds_moved = { $zeds_mid } { $zeds_count ->
        [one] { $zeds_many ->
            [yes] move
           *[other] moves
        }
       *[other] move
    } { $space_to }.
event-zeds_stay = { $zeds_mid } { $zeds_count ->
        [one] { $zeds_many ->
            [yes] stay
           *[other] stays
        }
       *[other] stay
    } { $space_in }.
event-zed_left_behind = { $zed_mid } { $zed_many ->
        [yes] are
       *[other] is
    } left behind { $space_in }.
event-zeds_advance = { $zeds_mid } { $zeds_count ->
        [one] { $zeds_many ->
            [yes] have
           *[other] has
        }
       *[other] have
    } won { $space_in } and { $zeds_count ->
        [one] { $zeds_many ->
            [yes] press
           *[other] presses
        }
       *[other] press
    } on.
event-zeds_in_town_center = { $zeds_mid } { $zeds_count ->
        [one] { $zeds_many ->
            [yes] have
           *[other] has
        }
       *[other] have
    } reached the Town Center.
event-track_activated = { $track_mid } is activated.
event-track_stays = { $track_mid } stays quiet.
event-pressure_moves = Pressure: { $zeds_mid } { $zeds_count ->
        [one] { $zeds_many ->
            [yes] move
           *[other] moves
        }
       *[other] move
    } on.
event-pressure_places = Pressure: { $track_mid } gets a new zed.
event-zed_replaced = { $new_mid } { $new_many ->
        [yes] take
       *[other] takes
    } the place of { $zed_mid } { $space_in }.
event-zed_upgraded = { $zed_mid } { $space_in } { $zed_many ->
        [yes] get
       *[other] gets
    } a marker: { $marker }.
event-infection_rose = The infection rises to { $infection }.
event-infection_fell = The infection falls to { $infection }.
event-infection_set = The infection is set to { $infection }.
event-infection_rolled = Infection roll: { $dice }, { $is_outbreak ->
        [yes] no more than the infection of { $infection }: an outbreak.
       *[no] more than the infection of { $infection }: no outbreak.
    }
event-outbreak = An outbreak { $space_in }: { $kind }.
event-unchecked_outbreak = An unchecked outbreak.
event-lowering_rolled = The infection falls by { $dice }.
event-chaos_placed = Chaos breaks out { $space_in }.
event-chaos_removed = A chaos marker is removed { $space_in }.
event-villagers_fled = { $unit_mid } { $unit_many ->
        [yes] flee
       *[other] flees
    } { $space_to }.
event-refugees_devoured = { $unit_mid } { $unit_many ->
        [yes] are
       *[other] is
    } devoured { $space_in }.
event-zeds_actions = The zeds player has { $count ->
        [one] 1 action
       *[other] { $count } actions
    }.
event-zeds_action_used = The zeds player: { $answer }.
event-activation_blocked = { $card } is given up: { $track_mid } is not activated.
event-doctor_escaped = Dr. Marteuse has got away.
event-doctor_jailed = Dr. Marteuse is caught { $space_in }.
event-brains_began = Brains: every track moves, and whoever wins moves on.
event-catacomb_rolled = { $piece_mid } in the catacomb { $piece_many ->
        [yes] roll
       *[other] rolls
    } { $die }: { $outcome }.
event-lost_rolled = Lost: the die shows { $die }, it goes on { $space_in }.
event-melee_began = Melee { $space_in }: { $zeds_mid } against { $unit_mid }.
event-melee_rolled = { $dice } in the column { $column }: { $zed_hits ->
        [0] no hit
        [one] 1 hit
       *[other] { $zed_hits } hits
    } on the zeds, { $unit_hits ->
        [0] none
       *[other] { $unit_hits }
    } on { $unit_mid }.
event-melee_turned = { $unit_mid } { $unit_many ->
        [yes] do
       *[other] does
    } not give way { $space_in }.
event-fighter_rolled = The die says who fights: { $units_mid }.
event-hit_cancelled = { $piece_mid } { $piece_many ->
        [yes] shrug
       *[other] shrugs
    } off a hit.
event-zed_hit = { $zed_mid } { $zed_many ->
        [yes] take
       *[other] takes
    } a hit.
event-zed_reduced = { $zed_mid } { $zed_many ->
        [yes] are
       *[other] is
    } weakened.
event-zed_killed = { $zed_mid } { $zed_many ->
        [yes] are
       *[other] is
    } dead { $space_in }.
event-zed_recovered = { $zed_mid } { $zed_many ->
        [yes] recover
       *[other] recovers
    }.
event-unit_hit = { $unit_mid } { $unit_many ->
        [yes] take
       *[other] takes
    } a hit.
event-unit_reduced = { $unit_mid } { $unit_many ->
        [yes] are
       *[other] is
    } weakened.
event-last_hit = { $unit_mid } { $unit_many ->
        [yes] take
       *[other] takes
    } the last hit.
event-saving_rolled = { $unit_mid } { $unit_many ->
        [yes] make
       *[other] makes
    } a saving roll: { $result }.
event-unit_saved = { $unit_mid } { $unit_many ->
        [yes] are
       *[other] is
    } saved and now { $place_in }.
event-unit_died = { $unit_mid } { $unit_many ->
        [yes] are
       *[other] is
    } dead.
event-zed_retreated = { $zed_mid } { $zed_many ->
        [yes] retreat
       *[other] retreats
    } { $space_to }.
event-unit_retreated = { $unit_mid } { $unit_many ->
        [yes] retreat
       *[other] retreats
    } { $space_to }.
event-unit_fell_back = { $unit_mid } { $unit_many ->
        [yes] fall
       *[other] falls
    } back { $space_to }.
event-infector_driven_back = { $zed_mid } { $zed_many ->
        [yes] are
       *[other] is
    } driven back { $space_to }.
event-infector_killed = { $zed_mid } { $zed_many ->
        [yes] are
       *[other] is
    } gone for good.
event-anti_unit_driven_back = { $unit_mid } { $unit_many ->
        [yes] are
       *[other] is
    } driven back { $space_to }.
event-shot_rolled = { $unit_mid } { $unit_many ->
        [yes] shoot
       *[other] shoots
    } (target: { $space }) and { $unit_many ->
        [yes] roll
       *[other] rolls
    } { $dice }: { $hits ->
        [0] no hit
        [one] 1 hit
       *[other] { $hits } hits
    }.
event-card_shot = { $card }: shots { $space_in }, { $dice }: { $hits ->
        [0] no hit
        [one] 1 hit
       *[other] { $hits } hits
    }.
event-grenade_thrown = { $unit_mid } { $unit_many ->
        [yes] throw
       *[other] throws
    } the gas grenade { $space_to }.
event-minefield_exploded = The minefield { $space_in } explodes: { $dice }, { $hits ->
        [0] no hit
        [one] 1 hit
       *[other] { $hits } hits
    }.
event-acid_spat = { $zed_mid } { $zed_many ->
        [yes] spit
       *[other] spits
    } acid at { $unit_mid }: { $dice }, { $hits ->
        [0] no hit
        [one] 1 hit
       *[other] { $hits } hits
    }.
event-attacked_without_zeds = Something attacks { $unit_mid } { $space_in }: { $dice }, { $hits ->
        [0] no hit
        [one] 1 hit
       *[other] { $hits } hits
    }.
event-barrage = Fire { $space_in }: { $dice }, { $hits ->
        [0] no hit
        [one] 1 hit
       *[other] { $hits } hits
    }.
event-splinters = Splinters fly at { $piece_mid }: { $dice }, { $hits ->
        [0] no hit
        [one] 1 hit
       *[other] { $hits } hits
    }.
event-zed_burst = { $zed_mid } { $zed_many ->
        [yes] burst
       *[other] bursts
    } { $space_in }.
event-water_jet = The water jet hits { $zed_mid }: { $dice }.
event-ability_rolled = { $unit_mid } { $unit_many ->
        [yes] use
       *[other] uses
    } { $ability } and { $unit_many ->
        [yes] roll
       *[other] rolls
    } { $die }.
event-pickles_hides = Pickles hides { $space_in }.
event-defiance_lost = { $unit_mid } { $unit_many ->
        [yes] are
       *[other] is
    } no longer defiant.

## Talk

phrase-hold = Hold { $space }.
phrase-help = I need help here: { $space }.
phrase-save_ammo = Let us save ammo.
phrase-well_done = Well done.

## Names

name-forest_6 = Forest 6
    .in = on Forest 6
    .to = to Forest 6
name-forest_5 = Forest 5
    .in = on Forest 5
    .to = to Forest 5
name-forest_4 = St. Thomas
    .in = in St. Thomas
    .to = to St. Thomas
name-forest_3 = The Farm
    .in = at the Farm
    .to = to the Farm
name-forest_2 = Forest 2
    .in = on Forest 2
    .to = to Forest 2
name-forest_1 = Forest 1
    .in = on Forest 1
    .to = to Forest 1
name-forest_0 = Downtown
    .in = in Downtown
    .to = to Downtown
name-mountain_6 = Mountain 6
    .in = on Mountain 6
    .to = to Mountain 6
name-mountain_5 = Lefty's Pass
    .in = on Lefty's Pass
    .to = to Lefty's Pass
name-mountain_4 = Lucky Strike Mine
    .in = in the Lucky Strike Mine
    .to = to the Lucky Strike Mine
name-mountain_3 = Mountain 3
    .in = on Mountain 3
    .to = to Mountain 3
name-mountain_2 = Campground
    .in = on the Campground
    .to = to the Campground
name-mountain_1 = Mountain 1
    .in = on Mountain 1
    .to = to Mountain 1
name-mountain_0 = East Side
    .in = on the East Side
    .to = to the East Side
name-highway_6 = Highway 6
    .in = on Highway 6
    .to = to Highway 6
name-highway_5 = Ingeburg
    .in = in Ingeburg
    .to = to Ingeburg
name-highway_4 = Highway 4
    .in = on Highway 4
    .to = to Highway 4
name-highway_3 = Nuclear Plant
    .in = in the Nuclear Plant
    .to = to the Nuclear Plant
name-highway_2 = Highway 2
    .in = on Highway 2
    .to = to Highway 2
name-highway_1 = Highway 1
    .in = on Highway 1
    .to = to Highway 1
name-highway_0 = Uptown
    .in = in Uptown
    .to = to Uptown
name-suburb_6 = Suburb 6
    .in = on Suburb 6
    .to = to Suburb 6
name-suburb_5 = East Irek
    .in = in East Irek
    .to = to East Irek
name-suburb_4 = University
    .in = at the University
    .to = to the University
name-suburb_3 = Beauxville
    .in = in Beauxville
    .to = to Beauxville
name-suburb_2 = Suburb 2
    .in = on Suburb 2
    .to = to Suburb 2
name-suburb_1 = Farmingdale Suspension Bridge
    .in = on the Suspension Bridge
    .to = to the Suspension Bridge
name-suburb_0 = Suburbia
    .in = in Suburbia
    .to = to Suburbia
name-tunnel_7 = Chromotechnics Lab
    .in = in the Chromotechnics Lab
    .to = to the Chromotechnics Lab
name-tunnel_6 = Tunnel 6
    .in = on Tunnel 6
    .to = to Tunnel 6
name-tunnel_5 = Tunnel 5
    .in = on Tunnel 5
    .to = to Tunnel 5
name-tunnel_4 = Dr. Marteuse's Offices
    .in = in Dr. Marteuse's Offices
    .to = to Dr. Marteuse's Offices
name-tunnel_3 = Tunnel 3
    .in = on Tunnel 3
    .to = to Tunnel 3
name-tunnel_2 = Security Checkpoint
    .in = at the Security Checkpoint
    .to = to the Security Checkpoint
name-tunnel_1 = Tunnel 1
    .in = on Tunnel 1
    .to = to Tunnel 1
name-tunnel_0 = City Underground
    .in = in the City Underground
    .to = to the City Underground
name-start_forest = Forest Start
    .in = on the Forest Start
    .to = to the Forest Start
name-forest = The Forest track
    .mid = the Forest track
name-start_mountain = Mountain Start
    .in = on the Mountain Start
    .to = to the Mountain Start
name-mountain = The Mountain track
    .mid = the Mountain track
name-start_highway = Highway Start
    .in = on the Highway Start
    .to = to the Highway Start
name-highway = The Highway track
    .mid = the Highway track
name-start_suburb = Suburb Start
    .in = on the Suburb Start
    .to = to the Suburb Start
name-suburb = The Suburb track
    .mid = the Suburb track
name-start_tunnel = Tunnel Start
    .in = on the Tunnel Start
    .to = to the Tunnel Start
name-tunnel = The Tunnel track
    .mid = the Tunnel track
name-town_center = Town Center
    .in = in the Town Center
    .to = to the Town Center
name-lab = Laboratory
    .in = in the laboratory
    .to = to the laboratory
name-refugee_camp = Refugee camp
    .in = in the refugee camp
    .to = to the refugee camp
name-cemetery = Cemetery
    .in = in the cemetery
    .to = to the cemetery
name-jail = Jail
    .in = in jail
    .to = to jail
name-bed = Bed { $number }
    .in = in bed { $number }
    .to = to bed { $number }
name-office = Office { $number }
    .in = in office { $number }
    .to = to office { $number }
name-zed_1 = Zed 2/1
name-zed_2 = Zed 3/1
name-zed_3 = Zed 3/2
name-zed_4 = Zed 4/1
name-zed_5 = Zed 4/2
name-zed_6 = Zed 4/2
name-zed_7 = Zed 4/2
name-zed_8 = Zed 4/2
name-zed_9 = Zed 4/3
name-zed_10 = Zed 5/1
name-zed_11 = Zed 5/2
name-zed_12 = Zed 5/2
name-zed_13 = Zed 5/3
name-zed_14 = Zed 5/3
name-zed_15 = Zed 5/3
name-zed_16 = Zed 5/3
name-zed_17 = Zed 5/3
name-zed_18 = Zed 5/3
name-zed_19 = Zed 5/4
name-zed_20 = Zed 5/4
name-zed_21 = Zed 6/1
name-zed_22 = Zed 6/3
name-zed_23 = Zed 6/3
name-zed_24 = Zed 6/3
name-zed_25 = Zed 6/3
name-zed_26 = Zed 6/3
name-zed_27 = Zed 6/4
name-zed_28 = Zed 6/4
name-zed_29 = Zed 6/4
name-zed_30 = Zed 7/4
name-zed_31 = Zed 7/5
name-zed_32 = Zed 7/5
name-zed_33 = Zed 8/4
name-zed_34 = Zed 9/4
name-wolves = Wolf Zeds
    .mid = the Wolf Zeds
    .many = yes
name-oozers = Oozers
    .mid = the Oozers
    .many = yes
name-berserkers = Berserkers
    .mid = the Berserkers
    .many = yes
name-ravagers = Ravagers
    .mid = the Ravagers
    .many = yes
name-regenerators = Regenerators
    .mid = the Regenerators
    .many = yes
name-dooms = Dooms
    .mid = the Dooms
    .many = yes
name-ironhides = Ironhides
    .mid = the Ironhides
    .many = yes
name-giants = Giants
    .mid = the Giants
    .many = yes
name-leapers = Leapers
    .mid = the Leapers
    .many = yes
name-vermin = Infected Rats
    .mid = the Infected Rats
    .many = yes
name-noelle = Noelle
name-marteuse_infector = Dr. Marteuse
name-tough = Thick Hide
name-toxic = Poison
name-fast = Runner
name-smart = Cunning
name-alpha = Pack Leader
name-acid = Acid
name-captain = The Sniper
    .mid = the Sniper
name-mayor = The Mayor
    .mid = the Mayor
name-deputy = The Deputy
    .mid = the Deputy
name-sheriff = The Sheriff
    .mid = the Sheriff
name-johnson = Mr. Johnson
name-kingman = Colonel Kingman
name-pickles = Pickles
name-wrestler = The Wrestler
    .mid = the Wrestler
name-lucky = The Lucky Loner
    .mid = the Lucky Loner
name-darling = Alyssa Darling
name-physician = The Physician
    .mid = the Physician
name-agee = Professor Agee
name-agent = The Special Agent
    .mid = the Special Agent
name-sergeant = The Drill Sergeant
    .mid = the Drill Sergeant
name-fringe = The Fringe Scientist
    .mid = the Fringe Scientist
name-hermit = The Hermit
    .mid = the Hermit
name-horatius = Horatius
name-furies = The Furies
    .mid = the Furies
    .many = yes
name-salvation = Salvation Troop
    .mid = the Salvation Troop
name-veterans = The Veterans
    .mid = the Veterans
    .many = yes
name-firefighters = Fire Volunteers
    .mid = the Fire Volunteers
    .many = yes
name-builders = The Builders
    .mid = the Builders
    .many = yes
name-riot_police = Riot Police
    .mid = the Riot Police
    .many = yes
name-clarion = Clarion Courier
    .mid = the Clarion Courier
name-radio = The Radio Station
    .mid = the Radio Station
name-activists = Friends of the Dead
    .mid = the Friends of the Dead
    .many = yes
name-lawyers = The Lawsuit
    .mid = the Lawsuit
name-hoarders = The Hoarders
    .mid = the Hoarders
    .many = yes
name-marteuse = Dr. Marteuse
name-preacher = The Preacher
    .mid = the Preacher
name-councillor = The Crooked Councillor
    .mid = the Crooked Councillor
name-saboteur = The Saboteur
    .mid = the Saboteur
name-vip = V.I.P. Survivors
    .mid = the V.I.P. Survivors
    .many = yes
name-rangers = Rangers
    .mid = the Rangers
    .many = yes
name-national_guard = National Guard
    .mid = the National Guard
name-petras_angels = Petra's Angels
    .mid = Petra's Angels
    .many = yes
name-looters = Looters
    .mid = the Looters
    .many = yes
name-gang = The Gang
    .mid = the Gang
name-marksman = Marksman
name-step_back = Step Back
name-hand_loaded = Hand-Loaded
name-city_keys = City Keys
name-traffic_control = Traffic Control
name-citadel = Citadel
name-great_speech = Great Speech
name-initiative = Initiative
name-well_drilled = Well Drilled
name-close_combat = Close Combat
name-leadership = Leadership
name-steady_aim = Steady Aim
name-hoard = Hoard
name-gun_nut = Gun Nut
name-traps = Traps
name-field_dressing = Field Dressing
name-build_strongpoint = Strongpoint
name-lay_minefield = Minefield
name-dug_in = Dug In
name-defence_perimeter = Defence Perimeter
name-nose = Nose
name-well_hidden = Well Hidden
name-loud_bark = Loud Bark
name-dog = Dog
name-bull_rush = Bull Rush
name-full_pockets = Full Pockets
name-first_shot = First Shot
name-lucky_child = Lucky
name-wounded_bear = Wounded Bear
name-assassin = Assassin
name-inner_calm = Inner Calm
name-scientist = Scientist
name-ward_round = Ward Round
name-first_aid = First Aid
name-extra_bed = Extra Bed
name-clean_ward = Clean Ward
name-lab_routine = Lab Routine
name-bright_future = Bright Future
name-overtime = Risky Overtime
name-back_up = Back-Up
name-classified = Classified
name-protocol = Protocol
name-drill = Drill
name-recruit = Recruit
name-forager = Forager
name-own_agenda = Own Agenda
name-prototype_gun = Prototype Gun
name-no_scruples = No Scruples
name-visions = Visions
name-companion = Companion
name-shortcuts = Shortcuts
name-fruit_basket = Fruit Basket
name-altered_genes = Altered Genes
name-ape_tactics = Ape Tactics
name-ape = Ape
name-hard_to_kill = Hard to Kill
name-fists_only = Fists Only
name-donations = Donations
name-field_kitchen = Field Kitchen and Bandages
name-thrift = Thrift
name-own_rifles = Own Rifles
name-hold_the_line = Hold the Line
name-axes = Axes
name-evacuation = Evacuation
name-water_jet = Water Jet
name-home_made_charges = Home-Made Charges
name-tradesmen = Tradesmen
name-bridge_repair = Bridge Repair
name-full_gear = Full Gear
name-batons_only = Batons Only
name-knights_of_law = Knights of Law
name-front_page = Front Page
name-last_bulwark = A Last Bulwark
name-call_for_donations = Call for Donations
name-broadcast = Broadcast
name-thick_walls = Thick Walls
name-human_shield = Human Shield
name-sit_in = Sit-In
name-injunction = Injunction
name-paperwork = Paperwork
name-sold_out = Sold Out
name-shelf_clearing = Shelf Clearing
name-home_ground = Home Ground
name-stolen_notes = Stolen Notes
name-masterpiece = Masterpiece
name-untouched = Untouched
name-sermon = Sermon
name-permits = Permits
name-embezzle = Embezzle
name-sabotage = Sabotage
name-slippery = Slippery
name-ranger_training = Ranger Training
name-ranger_aim = Ranger Training
name-heavy_fire = Heavy Fire
name-saddle_bags = Saddle Bags
name-gang_war = Gang War
name-E01 = Run for It
name-E02 = Stash at the Campground
name-E03 = Guns for the Neighbours
name-E04 = Dark Slopes
name-E05 = Dark Streets
name-E06 = Dark Woods
name-E07 = Dark Lanes
name-E08 = Hands from the Soil
name-E09 = The Bitten Rise
name-E10 = From Every Side
name-E11 = Fresh Bodies
name-E12 = Help from Outside
name-E13 = Cool Head
name-E14 = Blast in the Shaft
name-E15 = The Sun Goes Down
name-E16 = Thick Hides
name-E17 = Something Rotten
name-E18 = Brains
name-E19 = Brains
name-E20 = Lights Out
name-E21 = The Last Cartridge
name-E22 = Stray Biters
name-E23 = Stocked Cellar
name-E24 = Foul Water
name-E25 = Brains
name-E26 = Someone Else Steps In
name-E27 = Rangers on the Ground
name-E28 = Order Collapses
name-E29 = Poison in the Veins
name-E30 = Runners
name-E31 = Shapes in the Fog
name-E32 = Looters on the Road
name-E33 = Fire from the Air
name-E34 = Through the Wall
name-E35 = A Good Shift
name-E36 = At the Gates
name-E37 = Something Bigger
name-E38 = Villages of the Dead
name-E39 = The National Guard Is Here
name-E40 = Come and Get It
name-E41 = Noelle Breaks Loose
name-E42 = Full Silo
name-E43 = Wave of the Dead
name-E44 = Notes in the Lecture Hall
name-E45 = Around the Clock
name-E46 = Reactor Leak
name-E47 = Burning Biters
name-E48 = The Big Ones Snap
name-E49 = Hope Fades
name-E50 = Petra's Angels Ride In
name-E51 = They Learn
name-E52 = Dark Medicine
name-E53 = Hired Guns
name-E54 = Second Wind
name-E55 = Brains
name-E56 = Frayed Nerves
name-E57 = Dinner Bell
name-E58 = Brains
name-E59 = The Line Holds
name-E60 = Rage of the Big Ones
name-E61 = Crates for the Lab
name-E62 = Drone Strike
name-E63 = Bucket Chains
name-E64 = Germs on the Ward
name-E65 = Crawlers
name-E66 = Broken Glass
name-E67 = Elwood Berra Helps Out
name-E68 = Poison on the Wind
name-E69 = One of Us
name-E70 = Feeding Time
name-E71 = The Doctor's Game
name-E72 = Up the Drains
name-E73 = Neighbours in Arms
name-E74 = Wings in the Dark
name-E75 = Curtain
name-E76 = Turned at Home
name-E77 = Loud Science
name-E78 = Not from Here
name-E79 = Circus Below
name-E80 = Old Tricks
name-E81 = Ward Closed
name-E82 = Breach from Below
name-E83 = Nothing Stops Them
name-E84 = Escaped Specimen
name-E85 = Bursting Bodies
name-E86 = Self-Experiment
name-E87 = Cornered
name-E88 = Hot Pipes
name-E89 = Riot
name-E90 = Morning at Last
name-E91 = The Doctor Calls
name-F01 = Bulldozer
name-F02 = Out of the Lake
name-F03 = Someone Takes Charge
name-F04 = Rats
name-F05 = New Strength
name-F06 = Town Meeting
name-F07 = Open Graves
name-F08 = Not One Step Back
name-F09 = Damp Powder
name-F10 = Missing Stock
name-F11 = The Lone Rider
name-F12 = A Figure on the Horizon
name-F13 = Lured by Ruin
name-F14 = The Bridge Is Gone
name-F15 = Mudslide
name-F16 = Back for the Photo Album
name-F17 = Decoy
name-F18 = Borrowed Trucks
name-F19 = Guides
name-F20 = Acid
name-F21 = Burning the Dead
name-F22 = Camp Council
name-F23 = Strong Drink
name-F24 = The Gang Rolls In
name-F25 = Wrong Track
name-F26 = Pack Leader
name-F27 = Bricks and Bottles
name-F28 = Cave-In
name-F29 = Late Help
name-F30 = The Doctor's Design
name-F31 = Free the Dead
name-F32 = Weak Lock
name-F33 = Discharged Early
name-F34 = Secret Folder
name-F35 = Hard Choice
name-F36 = Clean-Up Crew
name-F37 = Patient Zero
name-F38 = Lift by Air
name-F39 = Flare
name-F40 = Blank Stare
name-F41 = Workshop
name-F42 = In Full Bloom
name-F43 = Burnt-Out Coil
name-F44 = Museum Piece
name-R01 = Order from the Health Office
name-R02 = Curious Result
name-R03 = Tainted Bait
name-R04 = Not Dead After All
name-R05 = Over Here
name-R06 = An Assistant
name-R07 = Health Advice
name-R08 = Word of a Cure
name-R09 = Dubious Rations
name-R10 = Noise Test
name-R11 = Lab Coats on Patrol
name-R12 = Slow Change
name-R13 = Improvised Samples
name-R14 = Flawed Series
name-R15 = Shrinking Serum
name-R16 = Collect Everything
name-R17 = Sorting the Dead
name-R18 = Mass Jab
name-R19 = A Colleague Arrives
name-R20 = Dead End
name-R21 = On the Antidote's Trail
name-R22 = Weapon Part
name-R23 = Weapon Part
name-R24 = Weapon Part
name-R25 = Weapon Part
name-knuckles = Zed Knuckles
name-hypnoze = HypnoZe Gun
name-phosphor = Double Phosphor Rounds
name-grenade = Gas Grenade
name-snack = Zed Snack

## Options

option_name-level = Level
option_name-level-why = Each level adds rules and cards.
option_value-level-basic = Basic game
option_value-level-basic-why = Moving, fighting, foraging. Half an hour.
option_value-level-I = Level I
option_value-level-I-why = With infection, supplies, the hospital and super-zeds.
option_value-level-II = Level II
option_value-level-II-why = With chaos, refugees, raiders and barricades.
option_value-level-III = Level III
option_value-level-III-why = With research, scientists and the super weapon.
option_value-level-IV = Level IV
option_value-level-IV-why = With the tunnel and its catacombs.
option_value-level-V = Level V
option_value-level-V-why = All rules and all cards.
option_name-length = Length
option_name-length-why = How many event cards the story has.
option_value-length-normal = Normal
option_value-length-normal-why = The usual number of cards.
option_value-length-short = Short
option_value-length-short-why = Fewer cards in every act.
option_value-length-medium = Medium
option_value-length-medium-why = From level II on.
option_value-length-long = Long
option_value-length-long-why = From level III on.
option_value-length-epic = Epic
option_value-length-epic-why = From level III on, for a whole evening.
option_name-mode = Mode
option_name-mode-why = Together, or one against all.
option_value-mode-coop = Together
option_value-mode-coop-why = All defend the town.
option_value-mode-competitive = One against all
option_value-mode-competitive-why = The last seat leads the zeds.
option_name-solo_markers = Markers of a solo player
option_name-solo_markers-why = This many player actions a round; the zeds press harder in return.
option_value-solo_markers-1 = One
option_value-solo_markers-1-why = A true solo match.
option_value-solo_markers-2 = Two
option_value-solo_markers-2-why = As with two players.
option_value-solo_markers-3 = Three
option_value-solo_markers-3-why = As with three players.
option_value-solo_markers-4 = Four
option_value-solo_markers-4-why = As with four players.
option_name-team_decision = Common decisions
option_name-team_decision-why = Who enters what all decide together.
option_value-team_decision-lead = The lead seat
option_value-team_decision-lead-why = It passes on every round.
option_value-team_decision-agree = By agreement
option_value-team_decision-agree-why = All propose openly; the lead settles disputes.
option_name-slower = A slower story
option_name-slower-why = Special events are replaced by normal ones.
option_value-slower-off = Off
option_value-slower-off-why = As in the book.
option_value-slower-act2 = In act II
option_value-slower-act2-why = One special event fewer.
option_value-slower-act4 = In act IV
option_value-slower-act4-why = One special event fewer at the end.
option_value-slower-both = In both
option_value-slower-both-why = One fewer in each.
option_name-i_can_do_it = I can do it
option_name-i_can_do_it-why = Only two heroes at the start.
option_value-i_can_do_it-off = Off
option_value-i_can_do_it-off-why = Four heroes.
option_value-i_can_do_it-bare = Two heroes
option_value-i_can_do_it-bare-why = Nobody in their place.
option_value-i_can_do_it-with_heroic_civilians = With civilians
option_value-i_can_do_it-with_heroic_civilians-why = Heroic civilians in place of the missing heroes.
option_name-good_yield = Good yield
option_name-good_yield-why = A 7 or more when foraging brings 2.
option_value-good_yield-off = Off
option_value-good_yield-off-why = As in the book.
option_value-good_yield-on = On
option_value-good_yield-on-why = A 7 or more when foraging brings 2.
option_name-opportunist = Opportunists
option_name-opportunist-why = A kept card may be given up for an action.
option_value-opportunist-off = Off
option_value-opportunist-off-why = As in the book.
option_value-opportunist-on = On
option_value-opportunist-on-why = A kept card may be given up for an action.
option_name-volunteers = Volunteers
option_name-volunteers-why = Heroic civilians replace a regular unit.
option_value-volunteers-off = Off
option_value-volunteers-off-why = As in the book.
option_value-volunteers-on = On
option_value-volunteers-on-why = Heroic civilians replace a regular unit.
option_name-known_faces = Known faces
option_name-known_faces-why = New heroes are chosen, not drawn.
option_value-known_faces-off = Off
option_value-known_faces-off-why = As in the book.
option_value-known_faces-on = On
option_value-known_faces-on-why = New heroes are chosen, not drawn.
option_name-fates_shadow = Shadow of fate
option_name-fates_shadow-why = Zeds are seen before their place is chosen.
option_value-fates_shadow-off = Off
option_value-fates_shadow-off-why = As in the book.
option_value-fates_shadow-on = On
option_value-fates_shadow-on-why = Zeds are seen before their place is chosen.
option_name-infection_control = Infection control
option_name-infection_control-why = Zeds of outbreaks begin on a Start.
option_value-infection_control-off = Off
option_value-infection_control-off-why = As in the book.
option_value-infection_control-on = On
option_value-infection_control-on-why = Zeds of outbreaks begin on a Start.
option_name-hospital_wing = New hospital wing
option_name-hospital_wing-why = Five beds instead of three.
option_value-hospital_wing-off = Off
option_value-hospital_wing-off-why = As in the book.
option_value-hospital_wing-on = On
option_value-hospital_wing-on-why = Five beds instead of three.
option_name-hazmat = Hazmat suits
option_name-hazmat-why = Restoring order infects nobody.
option_value-hazmat-off = Off
option_value-hazmat-off-why = As in the book.
option_value-hazmat-on = On
option_value-hazmat-on-why = Restoring order infects nobody.
option_name-resourceful_refugees = Resourceful refugees
option_name-resourceful_refugees-why = They bring 2 supplies to town.
option_value-resourceful_refugees-off = Off
option_value-resourceful_refugees-off-why = As in the book.
option_value-resourceful_refugees-on = On
option_value-resourceful_refugees-on-why = They bring 2 supplies to town.
option_name-crisis_proof = Crisis-proof town
option_name-crisis_proof-why = Without chaos markers the match goes on.
option_value-crisis_proof-off = Off
option_value-crisis_proof-off-why = As in the book.
option_value-crisis_proof-on = On
option_value-crisis_proof-on-why = Without chaos markers the match goes on.
option_name-defensive_strategies = Defensive strategies
option_name-defensive_strategies-why = Barricades are cheaper and can be moved.
option_value-defensive_strategies-off = Off
option_value-defensive_strategies-off-why = As in the book.
option_value-defensive_strategies-on = On
option_value-defensive_strategies-on-why = Barricades are cheaper and can be moved.
option_name-lab_excellence = Excellent lab
option_name-lab_excellence-why = A success in research costs at most 1 supply.
option_value-lab_excellence-off = Off
option_value-lab_excellence-off-why = As in the book.
option_value-lab_excellence-on = On
option_value-lab_excellence-on-why = A success in research costs at most 1 supply.
option_name-navigation = Navigation
option_name-navigation-why = Everybody has Red Diamond clearance.
option_value-navigation-off = Off
option_value-navigation-off-why = As in the book.
option_value-navigation-on = On
option_value-navigation-on-why = Everybody has Red Diamond clearance.
option_name-only_the_tough = Only the tough
option_name-only_the_tough-why = Strong zeds push weaker ones aside.
option_value-only_the_tough-off = Off
option_value-only_the_tough-off-why = As in the book.
option_value-only_the_tough-on = On
option_value-only_the_tough-on-why = Strong zeds push weaker ones aside.
option_name-where_are_they = Where are they?
option_name-where_are_they-why = Only three heroes at the start.
option_value-where_are_they-off = Off
option_value-where_are_they-off-why = As in the book.
option_value-where_are_they-on = On
option_value-where_are_they-on-why = Only three heroes at the start.
option_name-bring_them_on = Bring them on
option_name-bring_them_on-why = Starts hold any number of zeds.
option_value-bring_them_on-off = Off
option_value-bring_them_on-off-why = As in the book.
option_value-bring_them_on-on = On
option_value-bring_them_on-on-why = Starts hold any number of zeds.
option_name-no_idea = No idea who comes
option_name-no_idea-why = Heroes are always drawn.
option_value-no_idea-off = Off
option_value-no_idea-off-why = As in the book.
option_value-no_idea-on = On
option_value-no_idea-on-why = Heroes are always drawn.
option_name-dead_sure = Dead sure
option_name-dead_sure-why = There are no saving rolls.
option_value-dead_sure-off = Off
option_value-dead_sure-off-why = As in the book.
option_value-dead_sure-on = On
option_value-dead_sure-on-why = There are no saving rolls.
option_name-short_of_drugs = Short of drugs
option_name-short_of_drugs-why = Healing costs a supply.
option_value-short_of_drugs-off = Off
option_value-short_of_drugs-off-why = As in the book.
option_value-short_of_drugs-on = On
option_value-short_of_drugs-on-why = Healing costs a supply.
option_name-like_rabbits = Like rabbits
option_name-like_rabbits-why = Unchecked outbreaks bring one zed more.
option_value-like_rabbits-off = Off
option_value-like_rabbits-off-why = As in the book.
option_value-like_rabbits-on = On
option_value-like_rabbits-on-why = Unchecked outbreaks bring one zed more.
option_name-out_of_the_rain = Out of the rain
option_name-out_of_the_rain-why = Unchecked outbreaks bring two super-zeds.
option_value-out_of_the_rain-off = Off
option_value-out_of_the_rain-off-why = As in the book.
option_value-out_of_the_rain-on = On
option_value-out_of_the_rain-on-why = Unchecked outbreaks bring two super-zeds.
option_name-costly_research = Costly research
option_name-costly_research-why = Research costs a supply more.
option_value-costly_research-off = Off
option_value-costly_research-off-why = As in the book.
option_value-costly_research-on = On
option_value-costly_research-on-why = Research costs a supply more.
option_name-cobbled_together = Cobbled together
option_name-cobbled_together-why = Parts of the super weapon come at random.
option_value-cobbled_together-off = Off
option_value-cobbled_together-off-why = As in the book.
option_value-cobbled_together-on = On
option_value-cobbled_together-on-why = Parts of the super weapon come at random.
option_name-maestro = The maestro
option_name-maestro-why = Dr. Marteuse walks the tunnel as an infector.
option_value-maestro-off = Off
option_value-maestro-off-why = As in the book.
option_value-maestro-on = On
option_value-maestro-on-why = Dr. Marteuse walks the tunnel as an infector.
option_name-diabolic = Diabolic
option_name-diabolic-why = The zeds player decides all ties.
option_value-diabolic-off = Off
option_value-diabolic-off-why = As in the book.
option_value-diabolic-on = On
option_value-diabolic-on-why = The zeds player decides all ties.
option_name-nobody_feels_called = Nobody feels called
option_name-nobody_feels_called-why = Nobody is better at arresting.
option_value-nobody_feels_called-off = Off
option_value-nobody_feels_called-off-why = As in the book.
option_value-nobody_feels_called-on = On
option_value-nobody_feels_called-on-why = Nobody is better at arresting.

## What cards and abilities say

card-SZ1-effect = A melee against their group raises infection by 2. After the moves of an activation this zed moves once more by itself.
card-SZ2-effect = A melee against a group that contains them raises infection by 3 instead of 1.
card-SZ3-effect = If it attacks and its side wins, it moves one space on by itself at once and fights, as long as it wins.
card-SZ4-effect = No rule of its own; strength 1 on the front, 8 on the back.
card-SZ5-effect = Before it leaves its space in an activation it removes one of its own hits.
card-SZ6-effect = In a melee with a group that contains them the player side is always the loser; hits are applied as rolled.
card-SZ7-effect = Each hit on this zed: one die, 1-3 the hit is cancelled.
card-SZ8-effect = No rule of its own, only strength.
card-SZ9-effect = Whoever defends against their group has no defensive benefit.
card-UM1-effect = Each hit on it: one die, 1-3 cancelled.
card-UM2-effect = A melee against a group that contains it raises infection by 3 instead of 1.
card-UM3-effect = After the moves of an activation it moves once more by itself.
card-UM4-effect = When a group that contains it attacks in melee: one column more for the zeds.
card-UM5-effect = In every melee of a group that contains it: one column more for the zeds.
card-UM6-effect = When it enters a space without a melee it shoots with its strength at the next space toward the Town Center.
card-H01_1-effect = Shoots 1, 2 or 3 spaces far, with strength 2, 4 or 3.
card-H01_2-effect = After her shot she and any player units you choose in her space may fall back 1 space.
card-H01_3-effect = For 2 actions a shot costs no ammo.
card-H02_1-effect = Other units in town have +1 when they forage.
card-H02_2-effect = Entering the Town Center costs no movement point.
card-H02_3-effect = Special action: one unit in the Town Center shoots once more, one column better; it pays its ammo.
card-H02_4-effect = Special action, once per game: every player unit in town gets one free action.
card-H03_1-effect = Special action: one extra action for himself.
card-H03_2-effect = One column better in melee.
card-H03_3-effect = Once in each melee he may reroll both dice; the second roll stands.
card-H04_1-effect = Special action: one civilians or refugees unit in his space or next to it gets one free action.
card-H04_2-effect = Shoots 2 spaces far, then one column worse.
card-H04_3-effect = He too may reroll both dice once in each melee; the second roll stands.
card-H05_1-effect = Brings 2 supplies and 3 ammo (in the Basic game ammo only).
card-H05_2-effect = Two columns better in gunfire.
card-H05_3-effect = When zeds enter his space, one die: on 4 to 6 one of them takes 1 hit, and Johnson falls back 1 space instead of being attacked.
card-H05_4-effect = An action and 1 supply: remove 1 hit from a unit in his or an adjacent space, himself included.
card-H06_1-effect = Once per game, for an action and 3 supplies: the strongpoint in his space.
card-H06_2-effect = Once per game, for an action, 2 supplies and 1 ammo: the minefield in his space.
card-H06_3-effect = One column better when he defends.
card-H06_4-effect = Zeds that want to enter his space or one next to it: one die, on 5 and 6 they stay where they are.
card-H07_1-effect = May forage in a zed-controlled space, then with one die. Chaos markers neither stop nor block him.
card-H07_2-effect = On 2 to 6 he shares a space with zeds or raiders without a fight.
card-H07_3-effect = Zeds or raiders that want to leave his space stay on 4 to 6.
card-H07_4-effect = A dog does not shoot, build, restore order or arrest.
card-H08_1-effect = When he attacks regular zeds only, one die: on 4 to 6 there is no melee, one of them takes 1 hit, and all of them retreat.
card-H09_1-effect = Whenever he forages: +1 supply, whatever the roll.
card-H09_2-effect = His first gunfire of each round costs no ammo.
card-H09_3-effect = Saving roll with two dice, the better one counts.
card-H09_4-effect = Weakened he has strength 5 in melee, 2 in gunfire.
card-H10_1-effect = Zeds enter her space or she theirs: on 3 to 6 she strikes first, two columns better, without infection or hits for her; on 2 she may fall back.
card-H10_2-effect = When a kept card is played she gets one extra action for herself.
card-H11_1-effect = May enter offices and the lab, and may research.
card-H11_2-effect = Special action in an office: one free Heal action on a unit in a bed.
card-H11_3-effect = Once per Action phase, for 1 supply: a unit in his space or next to it removes one hit.
card-H11_4-effect = While he is in an office there is one bed more.
card-H12_1-effect = While she is in an office: each Heal action lowers infection by 2 instead of 1.
card-H12_2-effect = While she is in the lab: +1 on research rolls.
card-H12_3-effect = While the super weapon has a component: restoring order lowers infection by 2 instead of raising it by 1.
card-H12_4-effect = Once per round: infection +3 for one more action on the track.
card-H13_1-effect = One column better in melee and gunfire.
card-H13_2-effect = An action: look at the top event card (hero side only).
card-H13_3-effect = While she is in an office: +1 to all saving rolls of player units.
card-H14_1-effect = An action: regular civilians in his space or next to it get strength +2, each unit once.
card-H14_2-effect = An action and 1 ammo in the Town Center: regular civilians remove one hit.
card-H14_3-effect = +1 on his own forage rolls.
card-H15_1-effect = Special action: one extra action for himself.
card-H15_2-effect = His gunfire costs 1 supply instead of 1 ammo.
card-H15_3-effect = In an office instead of the special action: a unit from a bed goes to the cemetery, for the next research card.
card-H16_1-effect = Look at the top fate card (hero side only).
card-H16_2-effect = Other units in his space (not in the Town Center) roll one die more for melee, gunfire, forage and saving rolls, and drop the lowest.
card-H16_3-effect = From a numbered surface space to the same number on a neighbouring track for 1 point.
card-H17_1-effect = Brings 3 supplies.
card-H17_2-effect = His melees never raise infection.
card-H17_3-effect = Once per melee he fights he may reroll both dice; the second roll stands.
card-H17_4-effect = An ape does not shoot, build, restore order or drive the borrowed trucks. Chaos markers neither stop nor block him.
card-HC1_1-effect = Tough: on 4 to 6 a hit is cancelled.
card-HC1_2-effect = Cannot shoot.
card-HC2_1-effect = Brings 2 supplies.
card-HC2_2-effect = Special action for 1 supply: remove 1 hit from a unit in its or an adjacent space, itself included.
card-HC2_3-effect = +1 on the eat die.
card-HC3_1-effect = Its first gunfire of each round costs no ammo.
card-HC3_2-effect = In its melees against zeds the zeds always lose; hits as rolled.
card-HC4_1-effect = One column better in melee.
card-HC4_2-effect = Special action in or adjacent to a village: remove a Defiant marker from civilians there, or flip villagers there to refugees (they do not move).
card-HC4_3-effect = An action: a zed in an adjacent space retreats if two dice reach its strength.
card-HC5_1-effect = Special action: 2 supplies become 1 ammo.
card-HC5_2-effect = Barricades cost it 1 supply less and may be built in an adjacent track space.
card-HC5_3-effect = An action at the Suspension Bridge: its marker is removed.
card-HC6_1-effect = Its melees and its restoring of order never raise infection.
card-HC6_2-effect = Cannot shoot.
card-HC6_3-effect = Arrests on 4 or more.
card-HC7_1-effect = On arrival: draw another heroic civilians unit into the Town Center.
card-HC7_2-effect = In the Town Center zeds have to win a melee first.
card-HC7_3-effect = If an Eat phase demands 2 supplies, only 1 is paid.
card-HC8_1-effect = Special action: one regular civilians unit or one refugees unit above ground gets one free action.
card-HC8_2-effect = When it defends in a town space or the Town Center: one die more, drop the worst.
card-SU2-effect = Refugees never fight. They walk 1 space with an action or in their phase; zeds that enter their space undefended devour them. In the Town Center they go to the camp.
card-SU3-effect = As refugees; in the Town Center they bring a reward of your choice.
card-SU4-effect = One column better in melee and gunfire; they shoot 2 spaces far, then one column worse. They may walk 1 space in the Refugees phase.
card-SU5-effect = Above ground only; each shot costs 2 ammo. It may walk 1 space in the Refugees phase.
card-SU6-effect = Above ground only; their shots cost 1 supply instead of ammo.
card-SU7-effect = They know the tunnel, and arrest on 4 or more.
card-SU8-effect = In the Town Center they take supplies and ammo, as many as their strength; then they are gone.
card-SU9-effect = As the Looters, with one column in their favour in every melee; in the Town Center every player unit in town takes 1 hit too.
card-E01-effect = A new zed on a Start of your choice without zeds; if there is none, on the one with the weakest zed. This round all units of a space that zeds enter may retreat 1 space instead of fighting.
card-E02-effect = With a player unit on the Campground at the end of the Action phase: ammo +2.
card-E03-effect = One regular civilians unit that is not in the cemetery becomes Well Armed: from now on its melees and its gunfire are one column better.
card-E04-effect = Infection +1 for each zed on the Mountain track, then a new zed on its Start. In this Zeds phase no defender has a defensive benefit.
card-E05-effect = Infection +1 for each zed on the Suburb track, then a new zed on its Start. In this Zeds phase no defender has a defensive benefit.
card-E06-effect = Infection +1 for each zed on the Forest track, then a new zed on its Start. In this Zeds phase no defender has a defensive benefit.
card-E07-effect = Infection +1 for each zed on the Highway track, then a new zed on its Start. In this Zeds phase no defender has a defensive benefit.
card-E08-effect = Fate card: a hero or civilians of your choice on that track are attacked without zeds (column “equal”, only the defensive benefit counts). No retreat, no infection.
card-E09-effect = Fate card: a new zed on that Start. This round a zed rises wherever regular civilians on a track take their last hit.
card-E10-effect = A new zed on every Start, then all zeds lose their hit markers.
card-E11-effect = Every regular zed with strength 3 or less is replaced by a new one.
card-E12-effect = A random hero comes to the Town Center or to a Start of your choice.
card-E13-effect = A hero of your choice is two columns better whenever he attacks in melee this round.
card-E14-effect = Everybody in the Lucky Strike Mine takes 1 hit and retreats. Nobody may enter it this round.
card-E15-effect = Infection +1 for each zed on the Highway track, then a new zed on its Start. In this Zeds phase no defender has a defensive benefit.
card-E16-effect = A new zed on the Mountain Start. The strongest regular zed gets the marker Thick Hide.
card-E17-effect = At the end of the Zeds phase a zed with reduced strength rises beside a unit of your choice on a track and attacks it. If it wins, it is turned to its full side.
card-E18-effect = No normal round: infection +1, every track is activated once, and whoever of the zeds wins a melee moves 1 space further.
card-E19-effect = No normal round: infection +2, every track is activated once, and whoever of the zeds wins a melee moves 1 space further.
card-E20-effect = If you survive the Zeds phase of this card, you have won.
card-E21-effect = A fate card names the track that is activated twice. If you survive that, you have won.
card-E22-effect = Fate card: a hero or civilians of your choice on that track are attacked without zeds (column “equal”, only the defensive benefit counts). No retreat, no infection.
card-E23-effect = With a player unit in Downtown at the end of the Action phase: supplies +4.
card-E24-effect = One die: so much you lose, in any mix of supplies and hits.
card-E25-effect = No normal round: infection +3, every track is activated once, and whoever of the zeds wins a melee moves 1 space further.
card-E26-effect = A random hero comes to the Town Center or to a Start of your choice.
card-E27-effect = Fate card: the Rangers come to this Start; ammo +4.
card-E28-effect = Wherever zeds bring chaos in this round, two markers are placed instead of one.
card-E29-effect = A new zed on the Highway Start. The strongest regular zed gets the marker Poison.
card-E30-effect = A new zed on the Forest Start. The strongest regular zed gets the marker Runner.
card-E31-effect = Fate card: with infection 8 or more a super-zed comes to this Start, else the V.I.P. survivors.
card-E32-effect = The Looters come to the Start of the surface track with the most chaos, and move at once.
card-E33-effect = Zeds on a surface space of your choice (no Start): two dice, 2 to 5 one hit, 6 to 9 two, 10 to 12 three.
card-E34-effect = In this phase nobody has a defensive benefit, and zeds destroy the barricades that they meet.
card-E35-effect = Once in the Action phase: two Heal actions that leave the infection as it is, or infection -2, or infection -1 and one such Heal action.
card-E36-effect = Fate card: a new zed on space 1 of this track. Then all zeds lose their hit markers.
card-E37-effect = Infection rises to 13, and an unchecked outbreak follows at once. Then all zeds lose their hit markers.
card-E38-effect = A new zed in every zed-controlled village. Then all zeds lose their hit markers.
card-E39-effect = No round: fate card, the National Guard comes to this Start (above ground only), then the next event card is drawn.
card-E40-effect = If you survive the Zeds phase of this card, you have won.
card-E41-effect = Fate card: the infector Noelle comes to this Start.
card-E42-effect = With a player unit at the Farm at the end of the Action phase one die brings as many supplies.
card-E43-effect = A new zed on every Start.
card-E44-effect = With a player unit at the University at the end of the Action phase you receive the next research card.
card-E45-effect = Up to three times in the Action phase: infection +1, then a free Heal or Research action.
card-E46-effect = All in the Nuclear Plant take two hits and retreat. There is chaos there now, and nobody may enter it in this round.
card-E47-effect = Zeds that enter or leave a space with chaos attack two columns better in this phase, and take one hit afterwards.
card-E48-effect = At the end of the Zeds phase each super-zed moves one space on by itself; its attacks on the way are two columns better.
card-E49-effect = You lose as much as there are zeds on spaces 0 to 2, in any mix of supplies, ammo and hits.
card-E50-effect = Petra's Angels come to the Town Center. You lose 1 supply.
card-E51-effect = At the end of the Zeds phase: a new zed on the Suburb Start. The strongest regular zed gets the marker Cunning.
card-E52-effect = Up to twice in the Action phase: a unit from a bed goes to the cemetery, and you receive the next research card.
card-E53-effect = In this Action phase your shots are one column better and cost nothing. Then one die: so much you lose, in supplies and hits.
card-E54-effect = Every zed in a named space flips to its full side. Then all zeds lose their hit markers.
card-E55-effect = No normal round: infection +2, every track is activated once, and whoever of the zeds wins a melee moves 1 space further.
card-E56-effect = A hero in the Town Center or next to it rolls one die: on 1 two hits, on 2 to 5 one, on 6 none.
card-E57-effect = Regular zeds and super-zeds in or next to a town or village space without player units remove one hit.
card-E58-effect = No normal round: infection +4, every track is activated once, and whoever of the zeds wins a melee moves 1 space further.
card-E59-effect = If you survive the Zeds phase of this card, you have won.
card-E60-effect = At the end of the Zeds phase each super-zed moves one space on by itself; its attacks on the way are two columns better.
card-E61-effect = With a player unit in the Nuclear Plant at the end of the Action phase you receive the next research card.
card-E62-effect = Zeds on a surface space of your choice: one die, 1 and 2 one hit, 3 and 4 two, 5 and 6 three.
card-E63-effect = At the end of the Action phase you may remove chaos markers from villages; infection +1 for each.
card-E64-effect = Infection +1 for each unit in a bed or office. Elwood Berra is gone.
card-E65-effect = Fate card: a hero or civilians of your choice on that track are attacked without zeds (column “equal”, only the defensive benefit counts). No retreat, no infection.
card-E66-effect = One die: on 1 to 5 a random initial research card goes on top of the research deck.
card-E67-effect = Elwood Berra comes into play.
card-E68-effect = No Move action above ground in this Action phase.
card-E69-effect = Villagers, refugees or civilians of your choice on a track go into a coma in a bed; a new zed stands in their place.
card-E70-effect = Regular zeds in or next to a town or village space without player units remove one hit.
card-E71-effect = You discard a fate card that you have kept. One die: infection rises by as much. A new zed on every Start.
card-E72-effect = At the end of the Zeds phase the zeds on tunnel spaces 7 to 3 try to come to the surface.
card-E73-effect = Random heroic civilians come to the Town Center.
card-E74-effect = First the pressure. Then it strikes the player unit farthest away in the tunnel: infection +1, one hit, retreat.
card-E75-effect = If you survive the Zeds phase of this card, you have won.
card-E76-effect = First the pressure. In this round a zed rises wherever regular civilians on a track take their last hit; it does not move in this round.
card-E77-effect = One die: on 1 to 5 a random initial research card goes on top of the research deck. Another die: infection rises by as much.
card-E78-effect = Fate card and one die: a super-zed on the space with this number. You receive the next research card.
card-E79-effect = At the end of the Zeds phase one die for each catacomb: on 1 two new zeds, on 2 to 5 one.
card-E80-effect = A used upgrade marker of your choice goes to the strongest regular zed.
card-E81-effect = Infection +1 for each unit in a bed or office. Elwood Berra is gone.
card-E82-effect = At the end of the Zeds phase the zeds on tunnel spaces 7 to 3 try to come to the surface.
card-E83-effect = In this phase nobody has a defensive benefit, and zeds destroy the barricades that they meet.
card-E84-effect = With no super-zed on the board one comes to Dr. Marteuse's Offices, otherwise a regular zed.
card-E85-effect = Fate card: the zed on this track that is nearest to the Town Center bursts; everybody next to it suffers a roll of strength 4.
card-E86-effect = As often as you like in the Action phase: one hit for a hero in the lab, then on 2 to 6 the next research card.
card-E87-effect = In the first melee of this phase in which zeds attack nobody retreats; if both sides still live, they fight once more at once.
card-E88-effect = For each zed in a catacomb one die: on 1 and 2 it makes for the Nuclear Plant, on 3 to 5 for the Farm.
card-E89-effect = Wherever zeds bring chaos in this round, two markers are placed instead of one.
card-E90-effect = Every track is activated twice. If you survive that, you have won.
card-E91-effect = Dr. Marteuse comes to his offices; if he is there already, the zeds' side has one action more.
card-F01-effect = In a melee that one of you begins: two columns better.
card-F02-effect = A new zed on the Campground.
card-F03-effect = At the start of a phase or before a fight: one regular civilians unit becomes Civilian Leader.
card-F04-effect = The Infected Rats come to the Start of the track with the most zeds.
card-F05-effect = In the Action phase: two actions more on the track.
card-F06-effect = In the Action phase: available regular or heroic civilians of your choice come to the Town Center.
card-F07-effect = Two new zeds as a mob in St. Thomas.
card-F08-effect = Zeds have attacked and won: they take one hit and retreat instead, the unit takes none.
card-F09-effect = Supplies -2, ammo -1.
card-F10-effect = One die each for supplies and ammo: on 1 and 2 two are lost, on 3 to 5 one.
card-F11-effect = Before a melee of a player unit: three columns better.
card-F12-effect = In the Action phase: an available hero of your choice comes to a surface Start.
card-F13-effect = For each space with chaos a zed is drawn; if its strength is lower than the number of the space, it comes there.
card-F14-effect = The Suspension Bridge is destroyed. A unit there or next to it can set up a ferry with one action.
card-F15-effect = Nothing moves on the mountain track any more in this round. Each zed there slides by a die: nearer, farther, or not at all.
card-F16-effect = All refugees on the tracks go back one space; if zeds are there, they are devoured.
card-F17-effect = Before a zed or mob moves: it stays where it is in this activation and removes one hit. On 4 to 6 you keep the card.
card-F18-effect = For a Move action of a hero: three points more, only above ground.
card-F19-effect = At any time: refugees next to a zed walk one space toward the Town Center.
card-F20-effect = The zed farthest from the Town Center gets the marker Acid.
card-F21-effect = At any time: infection -2.
card-F22-effect = One die for each unit in the camp: on 1 it leaves the game, on 6 civilians remove one hit and infection falls by 1.
card-F23-effect = Before a melee of a player unit: two columns better; afterwards it takes one hit.
card-F24-effect = The Gang comes to the Start of the track with the fewest zeds.
card-F25-effect = One die: on 1 and 2 two, on 3 to 5 one random initial research card on top of the research deck.
card-F26-effect = The strongest regular zed gets the marker Pack Leader, then its track is activated.
card-F27-effect = When zeds attack a player unit, before the roll: gunfire of strength 2 on the attackers.
card-F28-effect = One die names a tunnel space that caves in: all there take one hit and must leave, and nobody may enter it in this round.
card-F29-effect = In the Action phase: a random hero comes to the Town Center or to a Start.
card-F30-effect = Another fate card for a track: on each space with chaos there a zed comes on 1 to 3. Then a new zed on every Start.
card-F31-effect = One die: so much you lose, in any mix of supplies, ammo, infection and hits.
card-F32-effect = You lose a component of the super weapon; without any, an initial research card goes on top of the deck. Then a zed on the Start of the track with the fewest zeds.
card-F33-effect = In the Action phase: civilians in a bed are wholly healed and placed on a free named space above ground; infection -1.
card-F34-effect = In the Action phase, with a player unit in Dr. Marteuse's Offices: the next research card.
card-F35-effect = At any time: for 1 ammo infection falls by 5.
card-F36-effect = At any time: remove two chaos markers.
card-F37-effect = An unchecked outbreak that does not lower the infection. Then a unit from the Town Center goes to a bed; it can take one more hit.
card-F38-effect = For a Move action of a hero above ground: he is placed on any other space above ground instead.
card-F39-effect = At any time: supplies +2, ammo +2.
card-F40-effect = In the Zeds phase: a track of your choice is not activated any more in this phase.
card-F41-effect = In this round, as often as you like: 2 supplies become 1 ammo.
card-F42-effect = The weakest zeds are replaced by new ones, then all zeds lose their hit markers.
card-F43-effect = You lose a component of the super weapon; without any: an initial research card on top of the deck, or the track with the fewest zeds is activated.
card-F44-effect = In the Action phase: gunfire of strength 5 on a surface space 0 or 1. On 6 you keep the card.
card-R01-effect = No effect.
card-R02-effect = Infection -2.
card-R03-effect = While current: at the start of each Action phase the weakest zed next to a hero or civilians may take one hit.
card-R04-effect = One player unit may come back from the cemetery to the Town Center; it can take one more hit.
card-R05-effect = While current: regular civilians next to zeds that want to move can stop them by taking a hit and retreating.
card-R06-effect = No effect.
card-R07-effect = Up to two civilians units remove one hit each; infection -1 each time.
card-R08-effect = While current: +1 on all saving rolls.
card-R09-effect = Supplies +2.
card-R10-effect = All zeds of a space of your choice retreat.
card-R11-effect = Remove one chaos marker.
card-R12-effect = While current: every outbreak sets the infection to 2.
card-R13-effect = While current: a Research action may be paid with 1 supply instead of an action.
card-R14-effect = You lose a random component of the super weapon; without any, an initial research card goes on top of the deck.
card-R15-effect = A super-zed may be replaced by a regular zed with as many hits.
card-R16-effect = While current: +1 when you forage.
card-R17-effect = While current: of new zeds two are drawn, and you choose which one comes.
card-R18-effect = While current: zeds of outbreaks begin on the Start.
card-R19-effect = A random scientist comes to the Town Center.
card-R20-effect = No effect.
card-R21-effect = The first time the final component comes to the lab, and the card goes back into the deck; the second time the antidote is found.
card-R22-effect = A component of the super weapon of your choice.
card-R23-effect = A component of the super weapon of your choice that is still missing.
card-R24-effect = Another component of the super weapon of your choice.
card-R25-effect = A component of the super weapon of your choice; the fourth only with Professor Agee in the lab.
card-W1-effect = In melees that a player unit begins one column better.
card-W2-effect = One column better in all gunfire of player units.
card-W3-effect = Gunfire with 2 hits or more makes all zeds of the space retreat.
card-W4-effect = An action: 4 hits spread evenly over all zeds of a space next to you, then there is chaos.
card-W5-effect = Zeds that have attacked in melee take one hit more.
card-AU1_1-effect = Gunfire at zeds in their space or next to it is one column worse.
card-AU1_2-effect = Special action: no player unit leaves their space by a Move action in this round.
card-AU2_1-effect = Arrests in their space or next to it have -1.
card-AU2_2-effect = Special action: one action less on the track in this round.
card-AU3_1-effect = Nobody can forage in their space.
card-AU3_2-effect = Once per round, as a zeds action: the heroes lose 1 supply or 1 ammo.
card-AU4_1-effect = Always comes to his offices, or to the Chromotechnics Lab.
card-AU4_2-effect = Research rolls have -1.
card-AU4_3-effect = Once per game: a super-zed on the Start of his track.
card-AU5_1-effect = Zeds do nothing to him; he does not fight, and does not retreat with others.
card-AU5_2-effect = Special action: a zed or mob on his track moves one space on.
card-AU6_1-effect = Barricades on his track cost 1 supply more.
card-AU6_2-effect = Once per round in town: on 4 to 6 the heroes lose 1 supply, on 6 also 1 ammo.
card-AU7_1-effect = Special action: a barricade in her space or next to it falls, else there is chaos in her space.
card-AU7_2-effect = When she is arrested she escapes on 6.

## The text table

dawn-round = { $level }, { $round ->
        [0] before the first round: { $phase }.
       *[other] round { $round }, { $phase }. Event: { $event }.
    }
dawn-ammo = { $ammo } ammo, { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    } on the track.
dawn-supplies = { $supplies ->
        [one] { $supplies } supply.
       *[other] { $supplies } supplies.
    }
dawn-infection = Infection { $infection } of { $most }.
dawn-chaos-left = { $left ->
        [one] { $left } chaos marker is left.
       *[other] { $left } chaos markers are left.
    }
dawn-seat = { $player }: { $actions ->
        [0] no action of their own left
        [one] { $actions } action of their own
       *[other] { $actions } actions of their own
    }{ $leads ->
        [yes] , leads
       *[no] {""}
    }.
dawn-zeds-seat = { $player }: { $actions ->
        [one] { $actions } zeds action
       *[other] { $actions } zeds actions
    }.
dawn-track = { $track ->
        [forest] Forest
        [mountain] Mountain
        [highway] Highway
        [suburb] Suburb
       *[tunnel] Tunnel
    }
dawn-start = Start
dawn-legend = Map, from the town outward: z9 zeds with a strength of 9 in all, u2 two units, * chaos, # barricade, ## strongpoint.
dawn-place = { $place }: { $there }.
dawn-piece = { $name } ({ $notes })
dawn-strength = strength { $strength }
dawn-hits = { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    }
dawn-state = { $state ->
        [reduced] weakened
        [comatose] in a coma
        [defiant] defiant
        [villagers] villagers
       *[hidden] hidden
    }
dawn-chaos = { $count ->
        [one] chaos
       *[other] { $count } chaos markers
    }
dawn-closed = no entry
dawn-in-force = In force: { $rule }, { $until }.
dawn-melee = Melee, { $place }: { $unit } against { $zeds }. Column { $column }; shifts: { $shifts }.
dawn-shot = { $unit } shoots, { $place }: column { $column }; shifts: { $shifts }.
dawn-decks = { $events ->
        [one] { $events } event is to come
       *[other] { $events } events are to come
    }, { $fates } fate cards and { $bag } zeds to draw.
dawn-kept = Kept cards: { $cards }.
dawn-research = Research: { $card }; { $left } cards in the deck.
dawn-components = Parts of the super weapon: { $parts }.
dawn-next = { $deck ->
        [events] The next event
       *[fates] The next fate card
    }, as you know: { $cards }.
dawn-note = { $text }: { $note }

## The tutorial

tutorial-aim = The dead come down four roads toward Farmingdale, and you lead everybody who holds out. As soon as one of them enters the Town Center, all is lost. Hold the town until the last event card, and you have won.
tutorial-card = Every round begins with an event card. Phase by phase it says which roads stir, how many actions you have, and what else happens. Today a stash of ammo waits at the Campground.
tutorial-tracks = This card names the Mountain and the Suburb: the zeds there have moved one space toward you. A road that is not named stays quiet.
tutorial-actions = Now it is your turn. The card gives you three actions, and one more is your own. Each lets one unit move, shoot or forage.
tutorial-campground = Touch the Sniper in the Town Center and send her to the Campground. Whoever stands there at the end of this phase fetches two ammo.
tutorial-campground-other = That can wait. First send the Sniper to the Campground, for the ammo.
tutorial-sheriff = Whoever you touch shows a card that says how far he goes: the Sheriff has four movement points. Send him out to Beauxville, so that the Suburb has somebody who can shoot.
tutorial-sheriff-other = A fine plan, but the Suburb needs the Sheriff. Send him to Beauxville.
tutorial-shoot = The civilians in East Irek are defiant: they do not leave their village until they are attacked. But they can shoot at the space next to them. Let them fire at the zed on Suburb 6.
tutorial-shoot-other = Let the civilians in East Irek shoot at Suburb 6 this time.
tutorial-one_hit = One hit. A shot costs one ammo, whatever it does, and two dice decide in the column of the shooter's strength.
tutorial-leadership = Special actions cost nothing, and each can be used once a round. With Leadership the Sheriff gives civilians near him an action: let those in Beauxville forage.
tutorial-leadership-other = Use the Sheriff's special action first, and let the civilians in Beauxville forage.
tutorial-mayor = Nothing found: foraging needs a four or more, and in the Basic game only ammo is of use. Nobody watches the Highway, so put the Mayor into Uptown, where whoever defends has a great advantage.
tutorial-mayor-other = The Mayor to Uptown, please: an empty road is an open door.
tutorial-initiative = The Deputy has a special action too: Initiative, one more action for himself. Use it and send him up to Mountain 3, close to Lefty's Pass.
tutorial-initiative-other = Take the Deputy's Initiative and go to Mountain 3.
tutorial-enough = The Mayor has one thing left, the Great Speech, but it comes only once in a match. Save it, and say that you want nothing more.
tutorial-enough-other = Keep the Great Speech for darker hours, and end the phase.
tutorial-stash = The Sniper has found the stash: five ammo now. A new round, a new card.
tutorial-well_armed = Guns for the Neighbours: one unit of civilians becomes Well Armed. The zed on the Mountain is about to reach Lefty's Pass, so give the marker to the civilians there.
tutorial-well_armed-other = The fight will be at Lefty's Pass: give the marker to the civilians there.
tutorial-melee = Where a zed enters your space, there is a melee. Five against three would be bad: the column Zeds more. But a village moves the column one to the right for whoever defends, and Well Armed one more.
tutorial-column = So the dice fell into Players more: two hits for each side, and the zed had to go back. Whoever loses retreats, whatever the hits.
tutorial-reduced = Pieces have two sides. The civilians took a hit marker and were then turned over: they are weakened, with a strength of only one.
tutorial-to_the_pass = They need help. With Initiative the Deputy comes to Lefty's Pass; two units may share a space.
tutorial-to_the_pass-other = Bring the Deputy to Lefty's Pass with his special action.
tutorial-finish = The zed on Mountain 6 has two hits. One more weakens it, so let the Deputy shoot.
tutorial-finish-other = First the Deputy's shot at Mountain 6.
tutorial-flipped = There: strength one instead of five. Now the Suburb. The Sheriff goes to the University, two spaces from his zed.
tutorial-flipped-other = The Sheriff to the University: from there he reaches Suburb 6.
tutorial-long_range = Others shoot at neighbouring spaces only. The Sheriff has a steady aim: two spaces, one column worse. Fire at Suburb 6.
tutorial-long_range-other = Let the Sheriff use his steady aim on Suburb 6.
tutorial-free_shot = Two hits, and this zed is weakened too. Leadership is ready again, and a shot that a special action grants costs no ammo either. Let the civilians in East Irek fire once more.
tutorial-free_shot-other = Leadership, and the civilians in East Irek shoot at Suburb 6.
tutorial-round_over = Still not dead, but nearly. That is all for this round.
tutorial-round_over-other = Save the Great Speech, and end the phase.
tutorial-new_zed = Run for It: a new zed comes, and you choose the Start. The Mountain is in good hands.
tutorial-new_zed-other = Choose the Mountain Start: the Deputy is near it.
tutorial-run_or_fight = The weakened zed has entered East Irek. The card lets you run in this round, but one against four is the best fight you can get. Fight.
tutorial-run_or_fight-other = No need to run from this one. Fight.
tutorial-killed = Dead. It goes back into the bag and may come again, for zeds are drawn at random.
tutorial-empty_track = The Suburb was named twice. With no zed left on the road, the second time a new one was placed on its Start: no road ever stays empty.
tutorial-attack = Two actions this time. Whoever enters a space with zeds attacks them: send the Deputy from the pass to Mountain 6.
tutorial-attack-other = The weakened zed on Mountain 6 is easy prey for the Deputy: move him there.
tutorial-accept = Three hits and none on him. The Deputy may roll again once in a melee, but nobody would do that now: accept the roll.
tutorial-accept-other = This roll could not be much better. Accept it.
tutorial-furies = Killed. Last of all the Forest: nobody but a few civilians stands there, and a zed of strength six is coming. Send the Furies to The Farm.
tutorial-furies-other = The Furies are your strongest fists, and the Forest needs them: to The Farm.
tutorial-last = That was the first act, and you have spent your actions. End the phase.
tutorial-last-other = Let us see what the second act brings: end the phase.
tutorial-fate = The second act is harsher. This event drew a fate card: it chose the Forest, and took one ammo. Some fate cards are good, and can be kept for later.
tutorial-yours = Now you know how it goes: watch every road, save ammo, fight behind walls. Begin a match of your own; whenever you do not know what to do, ask for advice. When you can hold the town, try level I.

## What a level adds

level-basic-1 = Four roads; four heroes, a band of fighters, and civilians in the villages.
level-basic-2 = An event card each round: zeds move, then you act.
level-basic-3 = Move, shoot and forage; every hero has a special action.
level-basic-4 = Fate cards choose the road, bring bad luck, or can be kept.
level-basic-5 = Twenty rounds, half an hour: no zed may enter the Town Center.
level-I-1 = Melees and events spread an infection; at 13 there is an outbreak.
level-I-2 = Whoever survives the last hit goes to hospital, while there is a free bed, and is healed there.
level-I-3 = Supplies: everybody wants to eat, every round.
level-I-4 = Super-zeds with powers of their own, and infectors that spread disease.
level-I-5 = Choose your hero; Mr. Johnson and his hoard may join.
level-II-1 = Chaos breaks out where villages fall; when its markers run out, the town is lost.
level-II-2 = Villagers flee as refugees: bring them to the camp.
level-II-3 = Build barricades, a strongpoint, a minefield.
level-II-4 = Raiders come for your stocks, Rangers and the National Guard to help.
level-II-5 = Some events let the zeds press where they are strongest.
level-III-1 = Scientists in the laboratory work through a deck of research cards.
level-III-2 = The antidote, or a super weapon made of parts.
level-III-3 = Offices for scientists, and new heroes who belong there.
level-III-4 = The last bulwark: some defend the Town Center itself.
level-III-5 = Medium, long and epic stories, for a whole evening.
level-IV-1 = The other side of the board: a fifth road, under the ground.
level-IV-2 = Catacombs hold any number of zeds, and whoever enters may lose the way.
level-IV-3 = Red Diamond guards, and whoever has clearance, know the tunnel.
level-IV-4 = Zeds may come up right beside the Town Center.
level-IV-5 = More heroes: the Hermit, the Drill Sergeant, and Horatius the ape.
level-V-1 = Everything together: all events, fates and research cards.
level-V-2 = The red cards, the darkest of all, and the doctor behind it.
level-V-3 = Cards that break rules you have come to trust.
level-V-4 = New ways to travel, new ways to lose.
level-V-5 = For those who have held the tunnel.

## Reasons of a hint

reason-open-road = The zeds on { $track } have { $steps ->
        [one] 1 move
       *[other] { $steps } moves
    } left to the Town Center, and nobody stands in their way.
reason-hold = There is a better place for { $unit_mid }: { $space }.
reason-shoot-from = From there { $unit_mid } { $unit_many ->
        [yes] have
       *[other] has
    } a good shot.
reason-errand = The event card gives something to whoever stands there: { $space }.
reason-attack = { $unit_mid } { $unit_many ->
        [yes] win
       *[other] wins
    } there with a chance of { $chance } per cent.
reason-shoot = Every hit on the zeds there counts: they have { $steps ->
        [one] 1 move
       *[other] { $steps } moves
    } left to the Town Center.
reason-forage-ammo = { $ammo ->
        [0] No ammo is left.
       *[other] Only { $ammo } ammo is left.
    }
reason-forage = There is nothing more urgent, and stocks never hurt.
reason-free = A special action costs nothing.
reason-bed = { $unit_mid } { $unit_many ->
        [yes] need
       *[other] needs
    } a bed.
reason-home = From the Town Center { $unit_mid } can help on every road.
reason-refugees = { $unit_mid } should get to safety.
reason-build = A barricade there helps whoever defends.
reason-rest = Nothing that is left would make the town safer.
reason-defender = { $unit_mid } { $unit_many ->
        [yes] have
       *[other] has
    } the best odds, or can best take the hits.
reason-roll-again = The next roll is better on average.
reason-keep-roll = This roll is better than the average.
reason-kill = Hits that kill or weaken count most.
reason-run = This fight would probably be lost.
reason-fight = The odds are fair, or there is nowhere left to run.
reason-least-harm = There it does least harm.
reason-card-now = Without the card this fight would probably be lost.
reason-card-later = The card will be worth more later.
reason-heal = A Heal action helps { $unit_mid } and lowers the infection.
reason-order = Whoever stays in the chaos there restores order at the end of the round.
reason-card-good = The card helps most when it is played now.
reason-press = There the town is weakest.

## Figures of many matches

figure-points = points
figure-buried = units in the cemetery at the end
figure-ammo_left = ammo left at the end
figure-infection = infection at the end
figure-supplies_left = supplies left at the end
figure-chaos_markers = chaos markers on the board at the end
figure-in_camp = refugees in the camp at the end
figure-lost_by_forest = lost by the Forest track (of the towns that a zed entered)
figure-lost_by_mountain = lost by the Mountain track (of the towns that a zed entered)
figure-lost_by_highway = lost by the Highway track (of the towns that a zed entered)
figure-lost_by_suburb = lost by the Suburb track (of the towns that a zed entered)
figure-lost_by_tunnel = lost by the Tunnel track (of the towns that a zed entered)
