### Texts of Flick ’em Up. Keys are ids; see untot/kernel/texts.py for the variables.

## The game

game-title = Flick ’em Up: Winter of the Dead
game-tagline = Flick your survivors past the zombies, before the tower pours out the next ones.
game-players = 1 to 10 players
game-minutes = about 45 minutes
game-weight = easy rules, steady fingers

## Names: groups

name-a = group A
name-b = group B

## Names: survivors and zombies

name-s1 = Greta
    .full = Greta Vollmer, bus driver
name-s2 = Tomasz
    .full = Tomasz Wilk, roofer
name-s3 = Amira
    .full = Amira Saleh, nurse
name-s4 = Ole
    .full = Ole Petersen, postman
name-s5 = Ruth
    .full = Ruth Adeyemi, judge
name-s6 = Jonas
    .full = Jonas Brandt, sports teacher
name-s7 = Lucía
    .full = Lucía Ferrer, cook
name-s8 = Kwame
    .full = Kwame Boateng, security guard
name-s9 = Hanna
    .full = Hanna Lindqvist, pupil
name-s10 = Viktor
    .full = Viktor Orlov, trucker
name-s11 = Mei
    .full = Mei Tanaka, photographer
name-z1a = zombie 1A
name-z1b = zombie 1B
name-z1c = zombie 1C
name-z2a = zombie 2A
name-z2b = zombie 2B
name-z2c = zombie 2C
name-z3a = zombie 3A
name-z3b = zombie 3B
name-z3c = zombie 3C
name-z4a = zombie 4A
name-z4b = zombie 4B
name-z4c = zombie 4C
name-z5a = zombie 5A
name-z5b = zombie 5B
name-z5c = zombie 5C
name-z6a = zombie 6A
name-z6b = zombie 6B
name-z6c = zombie 6C

## Names: buildings. Forms: with article, where, whereto

name-motor_home = motor home
    .the = the motor home
    .in = in the motor home
    .to = into the motor home
name-supermarket = supermarket
    .the = the supermarket
    .in = in the supermarket
    .to = into the supermarket
name-police_station = police station
    .the = the police station
    .in = in the police station
    .to = into the police station
name-library = library
    .the = the library
    .in = in the library
    .to = into the library
name-petrol_station = petrol station
    .the = the petrol station
    .in = in the petrol station
    .to = into the petrol station
name-hospital = hospital
    .the = the hospital
    .in = in the hospital
    .to = into the hospital
name-school = school
    .the = the school
    .in = in the school
    .to = into the school

## Names: objects. Those of a kind have numbers where they are chosen, and none in a sentence

name-car = car
    .the = the car
name-ice_cream_truck = ice-cream truck
    .the = the ice-cream truck
name-pick_up = pick-up
    .the = the pick-up
name-tower = tower
    .the = the tower
name-acid = acid
    .the = the acid
name-barricade = barricade { $number }
    .the = the barricade
    .several = barricade
name-lamp = street lamp { $number }
    .the = the street lamp
    .several = street lamp
name-barrel = barrel { $number }
    .the = the barrel
    .several = barrel
name-crate = crate { $number }
    .the = the crate
    .several = crate

## Names: chips. Form: as the object of a sentence

name-life = life point
    .acc = a life point
name-forbidden = forbidden chip
    .acc = a forbidden chip
name-person = person
    .acc = a person
name-food = food
    .acc = food
name-fuel = fuel
    .acc = fuel
name-medicine = medicine
    .acc = medicine
name-start_chip = start chip
    .acc = the start chip
name-pistol = pistol
    .acc = a pistol
name-bat = baseball bat
    .acc = a baseball bat
name-knife = knife
    .acc = a knife
name-shotgun = shotgun
    .acc = a shotgun
name-rifle = sniper rifle
    .acc = a sniper rifle
name-destiny = destiny chip
    .acc = a destiny chip
name-key = key
    .acc = the key
name-zombie = zombie chip
    .acc = a zombie chip
name-extra_action = extra action
    .acc = an extra action
name-flare = signal flare
    .acc = a signal flare
name-face_down = face-down chip
    .acc = a face-down chip

## Names: ways of flicking, sides, noise, phases

name-move_disc = movement disc
name-left = left
name-right = right
name-silent = SILENT
name-quiet = QUIET
name-loud = LOUD
name-set_up = set-up
name-day = day
name-night = night
name-over = end of the game
name-for = for
name-against = against
name-nobody = nobody
scenario-1 = The way out
scenario-2 = Four errands
scenario-3 = The missing
scenario-4 = Acid and petrol
scenario-5 = Nobody is quite honest
scenario-6 = First encounter
scenario-7 = Only one drives
scenario-8 = Holding the houses
scenario-9 = The outcasts
scenario-10 = Winter of the dead

## Cards

name-d01_dangerous = Dangerous days and nights
card-d01_dangerous-effect = Day and night invasion rise by 1.
name-d02_long_night = Longer nights
card-d02_long_night-effect = The night invasion rises by 1.
name-d03_howling = Howling night
card-d03_howling-effect = The night invasion rises by 1.
name-d04_pale_day = Pale day
card-d04_pale_day-effect = The day invasion rises by 1.
name-d05_fewer_tracks = Fewer tracks
card-d05_fewer_tracks-effect = The night invasion falls by 1.
name-d06_hush = Hush
card-d06_hush-effect = The zombies do not react this turn.
name-d07_snowfall = Thick snow
card-d07_snowfall-effect = The zombies do not react this turn.
name-d08_echo = Echo
card-d08_echo-effect = This turn’s noise is one level higher.
name-d09_alarm = Alarm bell
card-d09_alarm-effect = This turn’s noise is LOUD.
name-d10_rise = They rise
card-d10_rise-effect = All lying zombies in the town stand up.
name-d11_black_ice = Black ice
card-d11_black_ice-effect = The three nearest standing zombies outside buildings are laid down.
name-d12_cupboard = In the cupboard
card-d12_cupboard-effect = A zombie from the cellar appears here.
name-d13_cellar_door = Behind the door
card-d13_cellar_door-effect = Two zombies from the cellar appear here, as far as they fit.
name-d14_first_aid = First-aid kit
card-d14_first_aid-effect = The survivor gains a life point.
name-d15_bandage = Clean bandages
card-d15_bandage-effect = The survivor gains a life point.
name-d16_thermos = Thermos flask
card-d16_thermos-effect = Every survivor here gains a life point.
name-d17_frostbite = Frostbite
card-d17_frostbite-effect = The survivor loses a life point.
name-d18_jam = Frozen mechanism
card-d18_jam-effect = The survivor’s start weapon is covered.
name-d19_spare_parts = Spare parts
card-d19_spare_parts-effect = You remove a forbidden chip from a start weapon of your group or from a building.
name-d20_second_wind = Second wind
card-d20_second_wind-effect = One more action in this activation.
name-d21_adrenaline = Adrenaline
card-d21_adrenaline-effect = One more action in this activation.
name-d22_cramp = Cramp
card-d22_cramp-effect = The activation ends now.
name-d23_cans = Forgotten cans
card-d23_cans-effect = A food chip lies here, face up.
name-d24_jerrycan = Fuel can
card-d24_jerrycan-effect = A fuel chip lies here, face up.
name-d25_pills = Pill box
card-d25_pills-effect = A medicine chip lies here, face up.
name-d26_drawer = Gun in the drawer
card-d26_drawer-effect = A pistol lies here, face up.
name-d27_kitchen = Kitchen block
card-d27_kitchen-effect = A knife lies here, face up.
name-d28_drift = Snow drift
card-d28_drift-effect = You lock another empty building until the round marker moves.
name-d29_closing_in = Winter closes in
card-d29_closing_in-effect = The skull moves one field nearer.
name-d30_clear_sky = Clear sky
card-d30_clear_sky-effect = The skull moves one field away.
name-range = { TENTHS($first_number) }° to { TENTHS($last_number) }°
    .whole = { $first_number }° to { $last_number }°
name-o01_pantry = Pantry
card-o01_pantry-effect = Your survivors carry two food.
name-o02_tank = Full tank
card-o02_tank-effect = Your survivors carry two fuel.
name-o03_pharmacy = Pharmacy
card-o03_pharmacy-effect = Your survivors carry two medicine.
name-o04_arsenal = Arsenal
card-o04_arsenal-effect = Your survivors carry a weapon chip.
name-o05_long_gun = Long gun
card-o05_long_gun-effect = Your survivors carry a shotgun or a rifle.
name-o06_no_loss = Nobody left behind
card-o06_no_loss-effect = None of your survivors is dead.
name-o07_unhurt = Not a scratch
card-o07_unhurt-effect = One of your living survivors has all life points.
name-o08_hunter = Hunter
card-o08_hunter-effect = You have made four kills.
name-o09_cleaner = Clean-up
card-o09_cleaner-effect = You have made six kills.
name-o10_quiet_death = Quiet death
card-o10_quiet_death-effect = You have made two kills with knife or bat.
name-o11_roof = A roof overhead
card-o11_roof-effect = All your living survivors are in buildings.
name-o12_watch = Night watch
card-o12_watch-effect = One of your survivors stands outside all buildings.
name-o13_explorer = Explorer
card-o13_explorer-effect = Your survivors have entered four different buildings.
name-o14_curious = Curious
card-o14_curious-effect = Your survivors have turned up three face-down chips.
name-o15_fate = Tempting fate
card-o15_fate-effect = Your survivors have turned up a destiny chip.
name-o16_giver = Giver
card-o16_giver-effect = Your survivors have dropped two supplies in your base.
name-o17_ward = On the ward
card-o17_ward-effect = One of your survivors is in the hospital.
name-o18_badge = Behind the badge
card-o18_badge-effect = One of your survivors is in the police station.
name-o19_reader = Last reader
card-o19_reader-effect = One of your survivors is in the library.
name-o20_upright = Upright
card-o20_upright-effect = At least one of your survivors lives, and none of them lies.
name-x1_revenge = Revenge
card-x1_revenge-effect = Two survivors who are not yours have died since you were exiled.
name-x2_own_stock = Own stock
card-x2_own_stock-effect = You carry enough supplies, those in the motor home counted too.
name-x3_getaway = Getaway
card-x3_getaway-effect = All your survivors are in the motor home, with fuel.
name-x4_gunpoint = At gunpoint
card-x4_gunpoint-effect = You carry enough weapon chips.
name-x5_starve = Let them starve
card-x5_starve-effect = You live, and the school holds too few supplies at the end.
name-x6_prove = Prove them wrong
card-x6_prove-effect = You have made enough kills since you were exiled.
name-c1_slip = Slip away
card-c1_slip-effect = If you lose with it you lose no life point.
name-c2_elbow = Elbow
card-c2_elbow-effect = If you win, the loser drops a chip of your choice.
name-c3_grapple = Grapple
card-c3_grapple-effect = Nothing special.
name-c4_throw_out = Throw out
card-c4_throw_out-effect = If you win, the loser lies in front of the door.
name-c5_headbutt = Headbutt
card-c5_headbutt-effect = Nothing special.
name-c6_shot = Shot
card-c6_shot-effect = The fight is LOUD.
name-c7_all_in = All or nothing
card-c7_all_in-effect = If you win, you lose a life point too.

## Options

option_name-scenario = Scenario
option_name-scenario-why = Where everything stands, who plays with whom, and what has to be reached; all ten are our own design.
option_value-scenario-1 = 1. The way out
option_value-scenario-1-why = Kill six zombies, then get everybody into the motor home.
option_value-scenario-2 = 2. Four errands
option_value-scenario-2-why = Bring food, fuel, medicine and the key to the motor home.
option_value-scenario-3 = 3. The missing
option_value-scenario-3-why = Bring three people to the hospital.
option_value-scenario-4 = 4. Acid and petrol
option_value-scenario-4-why = Four fuel and everybody into the motor home; barrels explode.
option_value-scenario-5 = 5. Nobody is quite honest
option_value-scenario-5-why = Fill the school with supplies; everybody has a secret.
option_value-scenario-6 = 6. First encounter
option_value-scenario-6-why = Two groups: three supplies in your own base.
option_value-scenario-7 = 7. Only one drives
option_value-scenario-7-why = Two groups, one motor home and one key.
option_value-scenario-8 = 8. Holding the houses
option_value-scenario-8-why = Two groups hold three houses for points.
option_value-scenario-9 = 9. The outcasts
option_value-scenario-9-why = One group hunts, the other has a secret plan.
option_value-scenario-10 = 10. Winter of the dead
option_value-scenario-10-why = Everything together: the higher score wins.
option_name-seats_of_a = Seats in group A
option_name-seats_of_a-why = With two groups: how many seats lead group A.
option_value-seats_of_a =
    { $value ->
        [0] as many as in group B
        [one] { $value } seat
       *[other] { $value } seats
    }
option_name-free_order = Free order
option_name-free_order-why = Who in a group takes the next turn.
option_value-free_order-off = Clockwise
option_value-free_order-off-why = Seats take turns.
option_value-free_order-on = Anybody
option_value-free_order-on-why = Any seat of the group may take the next turn.
option_name-aim_preview = Aiming line
option_name-aim_preview-why = How far a line shows where you aim.
option_value-aim_preview-short = Short
option_value-aim_preview-short-why = 150 mm, straight on.
option_value-aim_preview-none = None
option_value-aim_preview-none-why = You see only the piece.
option_value-aim_preview-full = To the first obstacle
option_value-aim_preview-full-why = Never what happens there.
option_name-aim_jitter = Trembling hand
option_name-aim_jitter-why = A small error after release, the same for mouse, finger and keys.
option_value-aim_jitter-light = Light
option_value-aim_jitter-light-why = 1.5 degrees and 4 per cent.
option_value-aim_jitter-off = Off
option_value-aim_jitter-off-why = What you aim at is what you get.
option_value-aim_jitter-hand = Like a hand
option_value-aim_jitter-hand-why = 2.5 degrees and 6 per cent.
option_name-door_rule = Doors
option_name-door_rule-why = When a disc has entered a building.
option_value-door_rule-crossing = Crossing
option_value-door_rule-crossing-why = As soon as it crosses the door line.
option_value-door_rule-at_rest = At rest
option_value-door_rule-at_rest-why = Only if it lies in the door in the end.

## Questions

ask-choose_survivors = Whom do you lead?
wait-choose_survivors = Waiting for { $players }: whom to lead.
ask-keep_objective = Which card do you keep?
wait-keep_objective = Waiting for { $players }: which card to keep.
ask-next_seat = Do you take the next turn?
wait-next_seat = Waiting for { $players }: who goes on.
ask-activate = Whom do you activate?
wait-activate = Waiting for { $players }: who is activated.
ask-stand_facing = { $survivor } stands up: facing which way?
wait-stand_facing = Waiting for { $players }: which way to face.
ask-move_facing = Which way does { $survivor } face now?
ask-move_facing-why = That holds as long as something else is done. If the move was the last action, { $survivor } looks where the disc or the bat points.
wait-move_facing = Waiting for { $players }: which way to face.
ask-action = What does { $survivor } do?
wait-action = Waiting for { $players }: what to do.
ask-second_bullet = A second bullet for { $survivor }?
wait-second_bullet = Waiting for { $players }: a second bullet.
ask-block = On which block does { $survivor } stand?
wait-block = Waiting for { $players }: which block.
ask-combat_card = Which card do you play in the fight?
wait-combat_card = Waiting for { $players }: a combat card.
ask-combat_drop = What does { $survivor } have to drop?
wait-combat_drop = Waiting for { $players }: what is dropped.
ask-keep_chip = Keep the chip, or leave it here?
wait-keep_chip = Waiting for { $players }: keep or leave the chip.
ask-nearest_tie = Two zombies are equally near: which one is it?
wait-nearest_tie = Waiting for { $players }: which zombie is nearest.
ask-building_end = A building is in the way: past which end?
wait-building_end = Waiting for { $players }: which end of the building.
ask-roof_field = The number of { $zombie } is taken: which roof field?
wait-roof_field = Waiting for { $players }: a roof field.
ask-destiny_choice = What do you choose for the destiny card?
wait-destiny_choice = Waiting for { $players }: a choice for the destiny card.
ask-accuse = Do you accuse somebody?
wait-accuse = Waiting for { $players }: an accusation.
ask-exile_vote = Shall the accused be exiled?
wait-exile_vote = Waiting for { $players }: the vote.
ask-flick = Where do the pieces come to rest?
wait-flick = The piece slides.
ask-rush = Where do the zombies come to rest?
wait-rush = The zombies tumble out of the tower.

## Answers

option-lead = Lead { $it }
option-seat = My turn
option-activate = Activate { $it }
option-move = Move by disc
option-bat = Move by bat
option-shoot =
    { $it_id ->
        [knife] Throw the knife
       *[other] Shoot: { $it }
    }
option-side = From the { $it }
option-arc = In the arc from { $it }
option-bat-arc = With the bat at { $it_whole }
option-start = From behind the house, { $number } mm beside its middle
option-start-open = From behind the house, { $it } mm beside its middle
option-melee = Strike { $it }
option-with = With { $it_acc }
option-fight = Fight { $it }
option-pick_up = Pick up { $it_acc }
option-drop = Drop { $it_acc }
option-exchange = Exchange for { $it_acc }
option-flare = Fire a signal flare
option-extra_action = Use the extra action
option-clear = Push { $it } aside
option-before = To the entrance of { $it_the }
option-to = To the { $it }
option-end = End the activation
option-pass = No second bullet
option-block = The { $it } block, seen from the house
option-past = Past the { $it } end, seen from the house
option-play = Play { $it }
option-leave = Leave it here, face up
option-zombie = { $it }
option-field = Roof field { $it }
option-weapon = The weapon of { $it }
option-building = { $it_the }
option-accuse = Accuse { $it }
option-nobody = Nobody
option-for = For it
option-against = Against it
option-direction = Direction { TENTHS($number) }°
option-power = Power { $number }
option-offset = Spin { $number }
option-facing = Facing { TENTHS($number) }°
option-lies = The bat at { $number }°
number-direction = Direction
number-direction-why = In tenths of a degree: 0 is east, 900 north, 1800 west, 2700 south.
number-facing = Facing
number-facing-why = In tenths of a degree: 0 is east, 900 north, 1800 west, 2700 south.
number-power = Power
number-power-why = In hundredths of the greatest power.
number-offset = Spin
number-offset-why = In tenths, where the finger meets the rim: 0 in the middle, -10 on the far left, 10 on the far right.
number-lies = The bat points to
number-lies-why = In degrees: 0 is east, 90 north, 180 west, 270 south.
number-start = Place behind the house
number-start-why = In millimetres beside the middle of the door: below 0 on its left, above 0 on its right, seen from behind the house.
number-x = East
number-x-why = In millimetres from the middle of the town: 450 on the eastern border, -450 on the western one.
number-y = North
number-y-why = In millimetres from the middle of the town: 450 on the northern border, -450 on the southern one.
option-x = { $number } mm east of the middle
option-y = { $number } mm north of it
option-keep = Keep { $it }
option-keep-open = Keep it

## Events

event-table_set =
    { $own ->
        [yes] The table is set for “{ $text }”.
       *[no] The table is set for scenario { $scenario }.
    }
event-survivor_chosen =
    { $seat_who ->
        [you] You lead { $survivor }.
       *[other] { $seat } leads { $survivor }.
    }
event-cards_offered =
    { $seat_who ->
        [you] You look at { $cards }.
       *[other] { $seat } looks at { $cards }.
    }
event-cards_offered-open =
    { $seat_who ->
        [you] You look at two secret cards.
       *[other] { $seat } looks at two secret cards.
    }
event-card_kept =
    { $seat_who ->
        [you] You keep { $card }.
       *[other] { $seat } keeps { $card }.
    }
event-card_kept-open =
    { $seat_who ->
        [you] You keep one of them.
       *[other] { $seat } keeps one of them.
    }
event-round_began = Round { $round } begins: { $phase }.
event-turn_began =
    { $seat_who ->
        [you] It is your turn.
       *[other] It is { $seat }'s turn.
    }
event-marker_moved = The round marker moves to { $round }: { $phase }.
event-skull_reached = The round marker reaches the skull.
event-skull_moved = The skull now comes after round { $last_round }.
event-horde_appears = A new horde climbs the tower: { $zombies }.
event-invasion_changed = Invasion: { $day } before a day, { $night } before a night.
event-point_scored =
    { $group } holds { $building_the } and has { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-match_ended =
    { $reason }{ $cards_count ->
        [0] { "" }
       *[other] { " " }All cards are shown.
    }
event-survivor_activated = { $survivor } is activated.
event-survivor_turned = { $survivor } turns.
event-backpack_turned = { $survivor }'s backpack is turned over.
event-flick_released = { $survivor } flicks ({ $kind }): direction { TENTHS($direction) }°, power { $power }, spin { $offset }.
event-flick_void = The flick could not be worked out; { $survivor } aims anew.
event-answer_unusable = The physics gives no usable answer (attempt { $attempt }).
event-disc_came_to_rest =
    { $touched_count ->
        [0] { $survivor }'s disc touches nothing.
       *[other] { $survivor }'s disc touches { $touched_the }.
    }
# Events of running matches outlive an update: what an older one has not told falls to the last case.
event-shot_came_to_rest =
    { $weapon_id ->
        [knife] { $survivor }'s knife
       *[other] { $survivor }'s shot ({ $weapon })
    } { $touched_count ->
        [0] touches nothing.
       *[other] first touches { $touched_the }{ $standing_count ->
            [one] ; { $standing_the } stays standing.
            [2] ; { $standing_the } stay standing.
            [3] ; { $standing_the } stay standing.
            [4] ; { $standing_the } stay standing.
           *[other] { $lying_count ->
                [one] ; { $lying_the } was lying already.
                [2] ; { $lying_the } were lying already.
                [3] ; { $lying_the } were lying already.
                [4] ; { $lying_the } were lying already.
               *[other] .
            }
        }
    }
event-bat_came_to_rest =
    { $survivor }'s bat { $touched_count ->
        [0] touches nothing.
       *[other] first touches { $touched_the }{ $standing_count ->
            [one] ; { $standing_the } stays standing.
           *[other] { $fallen_count ->
                [one] ; { $fallen_the } falls over.
               *[other] { $lying_count ->
                    [one] ; { $lying_the } was lying already.
                   *[other] .
                }
            }
        }
    }
event-survivor_moved = { $survivor } has moved.
event-move_failed =
    { $survivor }'s move fails: { $why_id ->
        [left_town] it ends outside the town.
        [locked] { $by_the } is locked.
        [from_behind] nobody gets into { $by_the } from behind.
        [not_out] it does not lead out of { $by_the }.
       *[touched] { $by_the } is in the way.
    }
event-building_entered = { $survivor } goes { $building_to }.
event-block_chosen = { $survivor } stands on the { $block } block, seen from the house.
event-entrance_cleared = { $piece_the } is pushed away from the entrance of { $building_the }.
event-building_unlocked = { $building_the } is open.
event-building_locked = { $building_the } is locked.
event-piece_moved_aside = A hand makes room: { $piece_the }.
event-piece_stood_up = { $piece_the } is stood up.
event-figure_laid_down = { $figure } is laid down.
event-piece_put_back = { $piece_the } is put back.
event-piece_lifted = { $piece_the } is lifted off for the flick.
event-piece_set_aside = { $piece_the } is set aside for the tower.
event-piece_put_down = { $piece_the } is put down again.
event-piece_brought_back = { $piece_the } is brought back into the town.
event-life_lost =
    { $survivor } { $why_id ->
        [shot] is hit and loses
        [explosion] is caught by the explosion and loses
        [acid] steps into the acid and loses
        [card] has no luck and loses
        [fight] is hurt in the fight and loses
        [rush] is knocked over by the rush and loses
        [too_close] stands too close to a zombie and loses
       *[other] loses
    } { $life ->
        [0] the last life point.
       *[other] a life point; { $life } left.
    }
event-life_gained = { $survivor } gains a life point: { $life }.
event-survivor_died =
    { $survivor } dies. { $chips_count ->
        [0] There were no chips.
       *[other] Now { $building_in }: { $chips }.
    }
event-zombie_killed = { $zombie } is killed.
event-zombie_entered = { $zombie } comes { $building_to }.
event-melee_attack = { $survivor } strikes { $zombie } with { $weapon_acc }.
event-barrel_exploded = { $barrel_the } explodes.
event-fight_began = { $attacker } fights { $defender }.
event-combat_cards_drawn = { $survivor } draws { $cards }.
event-combat_cards_drawn-open = { $survivor } draws two combat cards.
event-combat_cards_revealed = The combat cards: { $cards }.
event-fight_won = { $survivor } wins the fight against { $loser }.
event-survivor_thrown_out = { $survivor } lies in front of the door.
event-chip_picked_up = { $survivor } picks up { $chip_acc }.
event-chip_dropped = { $survivor } drops { $chip_acc } { $building_in }.
event-chip_looked_at = { $survivor } finds { $chip_acc }.
event-chip_looked_at-open = { $survivor } looks at a face-down chip.
event-chip_revealed = { $survivor } turns up { $chip_acc }.
event-chip_brought = Now { $building_in }: { $chip }.
event-extra_action_used = { $survivor } uses an extra action.
event-flare_fired = { $survivor } fires a signal flare.
event-destiny_drawn = { $survivor } draws a destiny card: { $card }.
event-weapon_covered = { $survivor }'s start weapon is covered.
event-weapon_uncovered = { $survivor }'s start weapon can be used again.
event-zombies_react = The zombies react: { $noise }.
event-tower_placed = The tower is put behind { $zombies }.
event-zombie_on_roof = { $zombie } stands on roof field { $field }.
event-zombie_stays = { $zombie } stays where it stood.
event-zombie_lies_before_ramp = { $zombie } lies in front of the ramp.
event-rush_came_to_rest =
    { $fallen_count ->
        [0] The zombies tumble out of the tower, and nobody falls.
       *[other] The zombies tumble out of the tower and knock over { $fallen }.
    }
event-tower_lifted = The tower goes back onto the cellar.
event-seat_accused =
    { $seat_who ->
        [you] You are accused.
       *[other] { $seat } is accused.
    }
event-votes_revealed = The votes: { $votes }.
event-seat_exiled =
    { $seat_who ->
        [you] You are exiled and draw { $card }.
       *[other] { $seat } is exiled and draws { $card }.
    }
event-seat_exiled-open =
    { $seat_who ->
        [you] You are exiled and draw a secret card.
       *[other] { $seat } is exiled and draws a secret card.
    }

## Ends

end-goal = The goal is reached.
end-dead = Too many survivors are dead.
end-group_dead = A whole group is dead.
end-cellar = The cellar cannot fill the horde.
end-skull = The winter has come to its end.
end-all_lost = Everybody has lost.

## The text table

board-round = Round { $round } of { $last }, { $phase }. Invasion { $day } by day, { $night } by night.
board-place = at { $x }, { $y }
board-place-lying = lying at { $x }, { $y }
board-nowhere = not on the table
board-nobody = nobody
board-nothing = nothing
board-inside = in the building { $building }{ $lies ->
        [yes] , lying
       *[no] { "" }
    }
board-building = { $name } { $place }, door at { $facing } degrees. Chips: { $chips }; face down: { $hidden }. Inside: { $people }.
board-locked = { $name } { $place }, door at { $facing } degrees, locked. Chips: { $chips }; face down: { $hidden }. Inside: { $people }.
board-survivor = { $name } { $place }, life { $life }, { $weapon }{ $covered ->
        [yes] { " (covered)" }
       *[no] { "" }
    }. Carries: { $chips }.{ $ready ->
        [yes] { " Can be activated." }
       *[no] { "" }
    }
board-zombies = Zombies: { $pieces }.
board-objects = In the way: { $pieces }.
board-cellar = In the cellar: { $count }. Killed: { $killed }. Dead survivors: { $dead }.
board-card = Your card { $name }: { $effect }
board-chip = In your hand: { $chip }.

## Own scenarios: what is wrong with them

reason-not-toml = This is not TOML: { $detail }.
reason-not-json = This is not JSON: { $detail }.
reason-wrong-shape = Something has the wrong form: { $detail }.
reason-outside-town = { $piece } stands outside the town.
reason-too-near = { $piece } and { $other } stand too near: { $found } mm instead of { $least }.
reason-door-blocked = { $piece } stands in or in front of the door of { $building }.
reason-door-unreachable = The door of { $building } can hardly be reached with a disc.
reason-missing-building = { $building } is missing; all seven buildings must stand in the town.
reason-unknown-building = There is no building { $building }.
reason-unknown-dial = There is no value “{ $option }”.
reason-dial-out-of-bounds = { $option } must lie between { $low } and { $high }, not { $value }.
reason-unknown-pattern = There is no printed scenario { $pattern } to make this one after.
reason-unlike-pattern = Groups, exile, accusations and secret decks must be those of scenario { $pattern }, after which it is made.
reason-no-goal = Group { $group } has nothing to win by.
reason-goal-needs-house = The goal of group { $group } needs a house for its chips or people.
reason-no-survivors = Group { $group } has no survivor.
reason-cellar-off-border = The tower must stand at the border of the town, with the end of its ramp on it.
reason-too-many-chips = { $chip }: { $found } are used, there are { $most }.
reason-pool-unlike-houses = The pool holds { $found } chips, but { $dealt } lie face down in the buildings.

## Why a bot would do something

reason-shot-goal = It is aimed at { $target }, { $far } cm away: the goal asks for more kills.
reason-shot-enemy = It is aimed at { $target } of the other group, { $far } cm away.
reason-shot-near = It is aimed at { $target }, { $far } cm away: that one is the nearest and would come first.
reason-shot-cellar = It is aimed at { $target }, { $far } cm away: who is killed goes into the cellar, and the next hordes must not find it empty.
reason-shot-spare = It is aimed at { $target }, { $far } cm away: one zombie fewer that can come.
reason-enter-chip = It goes through the door { $building_to }: there is { $chip_acc } that the goal asks for.
reason-enter-search = It goes through the door { $building_to }: something useful may lie there face down.
reason-enter-home = It goes through the door { $building_to }: that is where everything has to be brought.
reason-enter-all = It goes through the door { $building_to }: in the end everybody has to be in there.
reason-enter-hold = It goes through the door { $building_to }: whoever is in there holds the house.
reason-go-chip = A step towards { $building_the }: there is { $chip_acc } that the goal asks for.
reason-go-search = A step towards { $building_the }: something useful may lie there face down.
reason-go-home = A step towards { $building_the }: that is where everything has to be brought.
reason-go-all = A step towards { $building_the }: in the end everybody has to be in there.
reason-go-hold = A step towards { $building_the }: whoever is in there holds the house.
reason-creep = It stops right beside { $target }, { $far } cm away, who can then be struck with the next action.
reason-hunt = A step towards { $target }, { $far } cm away, for a good shot from there.
reason-leave = Out of { $building_the }, as far as the way is clear.
reason-leave-for = Out of { $building_the } and on the way { $house_to }.
reason-bat = It is aimed at { $target }, { $far } cm away: whoever the bat fells lies, and can be struck next.
reason-strike-quiet = { $target } is within reach, and this makes little noise.
reason-strike-loud = { $target } is within reach; it is loud, but the blow does not miss.
reason-fight = { $target } is in the same house and will not go away.
reason-take-goal = The goal asks for { $chip_acc }.
reason-take-search = Nobody knows yet what lies there.
reason-take-arm = { $chip_acc } kills from afar.
reason-take-use = { $chip_acc } will be useful.
reason-bring = { $chip_acc } has to lie here.
reason-make-room = The hands have to be free for something better than { $chip_acc }.
reason-lure = The zombies of this turn run to the light, and not to people.
reason-extra = One more action is worth more now than later.
reason-clear = Then the way { $building_to } is free, and it costs no action.
reason-rest = Whatever else could be done now brings more noise than good.
reason-done = No action is left.
reason-first-danger = { $survivor } lies right beside a zombie and has to get up first.
reason-first-errand = { $survivor } has something to do { $building_in }.
reason-first-hunt = { $survivor } has nothing to fetch and can kill zombies.
reason-first-idle = { $survivor } is where nobody else is needed; it makes no difference when.
reason-narrow-side = The narrow side points at { $target }, the nearest zombie: that is harder to knock over, and a bullet starts nearer to its target.
reason-no-shot = Nobody worth another bullet stands in a clear line.
reason-best-card = { $card } should be the easiest to fulfil.
reason-high-card = { $card } has the highest value.
reason-keep-chip = { $chip_acc } will be useful.
reason-leave-chip = There is no use for { $chip_acc } now.

## The tutorial

tutorial-aim = Four survivors want to get away: kill six zombies, then bring everybody into the motor home in the north. The pieces are wood, and you move and shoot by flicking them. In this match nobody's hand trembles, so you can watch what a flick does.
tutorial-who = In your turn you activate one survivor whose backpack is still available. Begin with Greta, who carries a pistol.
tutorial-who-other = The others have their turn soon. First Greta.
tutorial-actions = An activated survivor has two actions: move, shoot, strike, or handle chips.
tutorial-disc = To move, the figure is replaced by a wooden disc, and you flick the disc. A flick is a direction, a power and perhaps some spin: a gentle one to the north, please.
tutorial-disc-other = A hard flick would end among the zombies. Take this one.
tutorial-facing = The disc touched nothing, so Greta stands where it came to rest. After a move you choose which way she faces, because bullets start at her left or right side.
tutorial-facing-other = She should see what comes. Let her look north.
tutorial-second = One action is left. Move once more, a little harder and more to the east; if the disc hit something, the move would fail and she would stay.
tutorial-second-other = She could shoot, but a shot is loud. Let us come nearer quietly.
tutorial-rush = Whatever you do makes noise, and then zombies react. Moving is quiet: only the nearest zombie rushes, the tower is put behind it, and it tumbles down the ramp at Greta.
tutorial-tomasz = Nobody fell. Greta's backpack is turned over, so she is done for this round. Next is Tomasz with his bat.
tutorial-tomasz-other = Every survivor has one turn in a round. Tomasz first.
tutorial-north = Power runs from nothing to one hundred; a third of it carries the disc about a hand's length. Send Tomasz north.
tutorial-north-other = The way to the north is free. Use it.
tutorial-look = He looks north as well.
tutorial-look-other = North is where they come from.
tutorial-rest = Nobody has to use both actions. End his activation; his move was then the last one, and he looks along the mark on the disc again.
tutorial-rest-other = He stands well. End his activation.
tutorial-amira = The zombie that lay there has been stood up: lying zombies do that instead of rushing. Now Amira, who has a knife.
tutorial-amira-other = Ole waits for the end. Amira now.
tutorial-closer = A thrown knife flies best over a short way. Bring her a little closer first.
tutorial-closer-other = From here the knife would hardly hit. A step first.
tutorial-eye = Let her look north, then there is room for the knife on her right.
tutorial-eye-other = With another facing something would be in the way.
tutorial-knife = A throw is quiet and kills like a bullet: what the knife touches first and knocks over is dead. Throw it hard at zombie 2B.
tutorial-knife-other = That zombie stands just right. Throw at it.
tutorial-fallen = One down. But the reaction has knocked over Tomasz: whoever is knocked over by a rush loses a life point and lies there until the next activation.
tutorial-ole = Only Ole was left, so he was activated by himself. Move him to the north-west.
tutorial-ole-other = He is too far away to be of use. Bring him nearer.
tutorial-turn = North again.
tutorial-turn-other = Keep your eyes on the zombies.
tutorial-night = When all have been activated the round ends, the marker moves, and a new horde tumbles out of the tower at the edge of the town. End Ole's activation and see.
tutorial-night-other = He has done enough. End it.
tutorial-close = A zombie was too close to Greta: nearer than the width of a disc costs a life point, and she was laid down.
tutorial-up = It is night, and all backpacks are available again. Activate Greta; standing up costs her nothing.
tutorial-up-other = She has a zombie beside her. She must not wait.
tutorial-stand = When somebody stands up you choose the facing.
tutorial-stand-other = North, please.
tutorial-melee = The zombie next to her needs no aiming: a melee attack always kills, with any weapon. With a pistol it is loud, but she will shoot anyway.
tutorial-melee-other = First what stands beside her.
tutorial-shot = Now the pistol: the bullet lies at her left side, and you flick it hard at zombie 5A. Only what it touches first can be killed.
tutorial-shot-other = That one stands free. Aim at it.
tutorial-loud = Three dead. A shot is loud: the three nearest zombies come through the tower together, each on the roof field of its number. This time nobody fell.
tutorial-again = Tomasz still lies there. Activate him.
tutorial-again-other = He is in the way of the next rush. Him first.
tutorial-rise = Up with him, looking north.
tutorial-rise-other = North, please.
tutorial-away = Bring him forward, so that he is not next to any zombie.
tutorial-away-other = Other ways end too close to one of the dead.
tutorial-calm = And once more north.
tutorial-calm-other = North, please.
tutorial-enough = That will do. End his activation.
tutorial-enough-other = More noise would only bring more of them.
tutorial-last = Amira can throw her knife again: weapons are never used up.
tutorial-last-other = Ole has no target yet. Amira.
tutorial-throw = Zombie 6A stands in front of zombie 1A. Throw at it: the knife may touch both, but only the first one counts.
tutorial-throw-other = These two stand in one line. Throw.
tutorial-flee = Four dead, and one action is left. After a shot it is wise to go away from where the next zombies will land: west, the tenth flick.
tutorial-flee-other = Away from the zombies, to the west.
tutorial-done = You know all that matters: two more zombies, then everybody through the door of the motor home. In a real match your hand trembles a little, houses can be searched, and there are nine more scenarios. Good luck.

## Figures of many matches

figure-kills = zombies killed
figure-dead = survivors dead at the end
figure-budget = actions that a group has in all rounds
figure-lives_lost = life points lost
figure-moves = moves tried
figure-moves_failed = moves that failed
figure-shots = shots
figure-flares = flares fired
