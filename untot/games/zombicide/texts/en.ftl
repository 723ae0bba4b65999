### Texts of Zombicide. Keys are ids; see untot/kernel/texts.py for the variables.

## The game

game-title = Zombicide
game-tagline = Six survivors, a town full of zombies, one way to win: together.
game-players = 1 to 6 players
game-minutes = 20 to 180 minutes, as the mission says
game-weight = easy to start, hard to survive

## Names: places of which a map says no more: street zones are called S21, rooms 2B.NW. Forms: where, whereto, wherefrom

name-S = street S{ $number }
    .in = in street S{ $number }
    .to = to street S{ $number }
    .from = from street S{ $number }
name-of =
    { $it_slot ->
        [yes] { $owner }'s { $it }
       *[other] room { $owner }.{ $it }
    }
    .in =
        { $it_slot ->
            [yes] { $it_in } of { $owner }
           *[other] in room { $owner }.{ $it }
        }
    .to =
        { $it_slot ->
            [yes] { $it_to } of { $owner }
           *[other] to room { $owner }.{ $it }
        }
    .from =
        { $it_slot ->
            [yes] { $it_from } of { $owner }
           *[other] from room { $owner }.{ $it }
        }
name-between = the door between { $one_dat } and { $other_dat }

name-1B = 1B
name-1C = 1C
name-2B = 2B
name-2C = 2C
name-3B = 3B
name-3C = 3C
name-4B = 4B
name-4C = 4C
name-4D = 4D
name-4E = 4E
name-5B = 5B
name-5C = 5C
name-5D = 5D
name-5E = 5E
name-5F = 5F
name-6B = 6B
name-6C = 6C
name-7B = 7B
name-A = A
name-B = B
name-C = C
name-G = G
name-R = R
name-W = W
name-NE = NE
name-NW = NW
name-SE = SE
name-SW = SW
name-In = In
name-Out = Out
name-Diner = Diner
name-WC = WC

## Names: rooms and streets as people call them. Forms: where, whereto, wherefrom, with their article

name-living_room = living room
    .in = in the living room
    .to = to the living room
    .from = from the living room
    .acc = the living room
    .dat = the living room
name-bedroom = bedroom
    .in = in the bedroom
    .to = to the bedroom
    .from = from the bedroom
    .acc = the bedroom
    .dat = the bedroom
name-kitchen = kitchen
    .in = in the kitchen
    .to = to the kitchen
    .from = from the kitchen
    .acc = the kitchen
    .dat = the kitchen
name-laundry = laundry
    .in = in the laundry
    .to = to the laundry
    .from = from the laundry
    .acc = the laundry
    .dat = the laundry
name-storeroom = storeroom
    .in = in the storeroom
    .to = to the storeroom
    .from = from the storeroom
    .acc = the storeroom
    .dat = the storeroom
name-hallway = hallway
    .in = in the hallway
    .to = to the hallway
    .from = from the hallway
    .acc = the hallway
    .dat = the hallway
name-surgery = doctor's surgery
    .in = in the doctor's surgery
    .to = to the doctor's surgery
    .from = from the doctor's surgery
    .acc = the doctor's surgery
    .dat = the doctor's surgery
name-waiting_room = waiting room
    .in = in the waiting room
    .to = to the waiting room
    .from = from the waiting room
    .acc = the waiting room
    .dat = the waiting room
name-office = office
    .in = in the office
    .to = to the office
    .from = from the office
    .acc = the office
    .dat = the office
name-reception = reception
    .in = in the reception
    .to = to the reception
    .from = from the reception
    .acc = the reception
    .dat = the reception
name-diner = diner
    .in = in the diner
    .to = to the diner
    .from = from the diner
    .acc = the diner
    .dat = the diner
name-toilets = toilets
    .in = in the toilets
    .to = to the toilets
    .from = from the toilets
    .acc = the toilets
    .dat = the toilets
name-pharmacy = pharmacy
    .in = in the pharmacy
    .to = to the pharmacy
    .from = from the pharmacy
    .acc = the pharmacy
    .dat = the pharmacy
name-hairdresser = hair salon
    .in = in the hair salon
    .to = to the hair salon
    .from = from the hair salon
    .acc = the hair salon
    .dat = the hair salon
name-bathroom = bathroom
    .in = in the bathroom
    .to = to the bathroom
    .from = from the bathroom
    .acc = the bathroom
    .dat = the bathroom
name-toy_shop = toy shop
    .in = in the toy shop
    .to = to the toy shop
    .from = from the toy shop
    .acc = the toy shop
    .dat = the toy shop
name-burger_bar = burger bar
    .in = in the burger bar
    .to = to the burger bar
    .from = from the burger bar
    .acc = the burger bar
    .dat = the burger bar
name-washroom = washroom
    .in = in the washroom
    .to = to the washroom
    .from = from the washroom
    .acc = the washroom
    .dat = the washroom
name-gym = gym
    .in = in the gym
    .to = to the gym
    .from = from the gym
    .acc = the gym
    .dat = the gym
name-locker_room = locker room
    .in = in the locker room
    .to = to the locker room
    .from = from the locker room
    .acc = the locker room
    .dat = the locker room
name-sauna = sauna
    .in = in the sauna
    .to = to the sauna
    .from = from the sauna
    .acc = the sauna
    .dat = the sauna
name-snack_bar = snack bar
    .in = in the snack bar
    .to = to the snack bar
    .from = from the snack bar
    .acc = the snack bar
    .dat = the snack bar
name-library = library
    .in = in the library
    .to = to the library
    .from = from the library
    .acc = the library
    .dat = the library
name-archive = archive
    .in = in the archive
    .to = to the archive
    .from = from the archive
    .acc = the archive
    .dat = the archive
name-classroom = classroom
    .in = in the classroom
    .to = to the classroom
    .from = from the classroom
    .acc = the classroom
    .dat = the classroom
name-music_room = music room
    .in = in the music room
    .to = to the music room
    .from = from the music room
    .acc = the music room
    .dat = the music room
name-supermarket = supermarket
    .in = in the supermarket
    .to = to the supermarket
    .from = from the supermarket
    .acc = the supermarket
    .dat = the supermarket
name-butcher = butcher's
    .in = in the butcher's
    .to = to the butcher's
    .from = from the butcher's
    .acc = the butcher's
    .dat = the butcher's
name-bakery = bakery
    .in = in the bakery
    .to = to the bakery
    .from = from the bakery
    .acc = the bakery
    .dat = the bakery
name-cold_store = cold store
    .in = in the cold store
    .to = to the cold store
    .from = from the cold store
    .acc = the cold store
    .dat = the cold store
name-workshop = workshop
    .in = in the workshop
    .to = to the workshop
    .from = from the workshop
    .acc = the workshop
    .dat = the workshop
name-garage = garage
    .in = in the garage
    .to = to the garage
    .from = from the garage
    .acc = the garage
    .dat = the garage
name-hardware_shop = hardware shop
    .in = in the hardware shop
    .to = to the hardware shop
    .from = from the hardware shop
    .acc = the hardware shop
    .dat = the hardware shop
name-boiler_room = boiler room
    .in = in the boiler room
    .to = to the boiler room
    .from = from the boiler room
    .acc = the boiler room
    .dat = the boiler room
name-pawn_shop = pawn shop
    .in = in the pawn shop
    .to = to the pawn shop
    .from = from the pawn shop
    .acc = the pawn shop
    .dat = the pawn shop
name-back_room = back room
    .in = in the back room
    .to = to the back room
    .from = from the back room
    .acc = the back room
    .dat = the back room
name-bank = bank
    .in = in the bank
    .to = to the bank
    .from = from the bank
    .acc = the bank
    .dat = the bank
name-hydrant = hydrant
    .by = by the hydrant
name-phone_box = phone box
    .by = by the phone box
name-bus = burnt-out bus
    .by = by the burnt-out bus
name-ambulance = ambulance
    .by = by the ambulance
name-taxi = taxi
    .by = by the taxi
name-van = delivery van
    .by = by the delivery van
name-motorbike = motorbike
    .by = by the motorbike
name-bench = bench
    .by = by the bench
name-dumpster = dumpster
    .by = by the dumpster
name-mailbox = mailbox
    .by = by the mailbox
name-kiosk = kiosk
    .by = by the kiosk
name-ad_column = advertising pillar
    .by = by the advertising pillar
name-fountain = fountain
    .by = by the fountain
name-statue = statue
    .by = by the statue
name-fallen_tree = fallen tree
    .by = by the fallen tree
name-street_lamp = street lamp
    .by = by the street lamp
name-traffic_light = traffic light
    .by = by the traffic light
name-bus_stop = bus stop
    .by = by the bus stop
name-hot_dog_stand = hot dog stand
    .by = by the hot dog stand
name-trolley = shopping trolley
    .by = by the shopping trolley
name-pram = pram
    .by = by the pram
name-bicycle = bicycle
    .by = by the bicycle
name-suitcases = suitcases
    .by = by the suitcases
name-roadblock = roadblock
    .by = by the roadblock
name-sandbags = sandbags
    .by = by the sandbags
name-tent = first-aid tent
    .by = by the first-aid tent
name-parking_meter = parking meter
    .by = by the parking meter
name-flower_tubs = flower tubs
    .by = by the flower tubs
name-stop_sign = stop sign
    .by = by the stop sign
name-billboard = billboard
    .by = by the billboard
name-crossing = crossing { $it_by }
    .in = at the crossing { $it_by }
    .to = to the crossing { $it_by }
    .from = from the crossing { $it_by }
    .acc = the crossing { $it_by }
    .dat = the crossing { $it_by }
name-corner = corner { $it_by }
    .in = at the corner { $it_by }
    .to = to the corner { $it_by }
    .from = from the corner { $it_by }
    .acc = the corner { $it_by }
    .dat = the corner { $it_by }
name-road = street { $it_by }
    .in = in the street { $it_by }
    .to = to the street { $it_by }
    .from = from the street { $it_by }
    .acc = the street { $it_by }
    .dat = the street { $it_by }
name-road_end = end of the street { $it_by }
    .in = at the end of the street { $it_by }
    .to = to the end of the street { $it_by }
    .from = from the end of the street { $it_by }
    .acc = the end of the street { $it_by }
    .dat = the end of the street { $it_by }

## Names: players, survivors and what they are. Form: to whom

name-team = the team
name-brown = Brown
name-black = Black
name-danger = Danger level
name-own = { $name }
    .to = to { $name }
name-amy = Amy
    .to = to Amy
name-doug = Doug
    .to = to Doug
name-josh = Josh
    .to = to Josh
name-ned = Ned
    .to = to Ned
name-phil = Phil
    .to = to Phil
name-wanda = Wanda
    .to = to Wanda

role-amy = goth
role-doug = office worker
role-josh = thug
role-ned = nutcase
role-phil = cop
role-wanda = waitress

status-living = alive
status-eliminated = eliminated
status-escaped = escaped

## Names: zombies. Form: several of them

name-walker = Walker
    .many = Walkers
name-fatty = Fatty
    .many = Fatties
name-abomination = Abomination
    .many = Abominations
name-runner = Runner
    .many = Runners

count-zombies =
    { $count ->
        [one] 1 { $kind }
       *[other] { $count } { $kind_many }
    }

zombie-walker-rule = Acts once. Any hit kills it. Worth 1 experience point.
zombie-fatty-rule = Acts once. Only a hit with damage 2 or more kills it. Comes with two Walkers. Worth 1 experience point.
zombie-abomination-rule = Acts once. Only damage 3 or a Molotov kills it, and there is only one. Worth 5 experience points.
zombie-runner-rule = Acts twice. Any hit kills it. Worth 1 experience point.

## Names: equipment. Form: as the object of a sentence

name-pan = Pan
    .acc = a Pan
name-baseball_bat = Baseball Bat
    .acc = a Baseball Bat
name-crowbar = Crowbar
    .acc = a Crowbar
name-fire_axe = Fire Axe
    .acc = a Fire Axe
name-machete = Machete
    .acc = a Machete
name-katana = Katana
    .acc = a Katana
name-chainsaw = Chainsaw
    .acc = a Chainsaw
name-pistol = Pistol
    .acc = a Pistol
name-sub_mg = Sub MG
    .acc = a Sub MG
name-sawed_off = Sawed Off
    .acc = a Sawed Off
name-shotgun = Shotgun
    .acc = a Shotgun
name-rifle = Rifle
    .acc = a Rifle
name-molotov = Molotov
    .acc = a Molotov
name-evil_twins = Evil Twins
    .acc = the Evil Twins
name-mas_shotgun = Ma's Shotgun
    .acc = Ma's Shotgun
name-flashlight = Flashlight
    .acc = a Flashlight
name-goalie_mask = Goalie Mask
    .acc = the Goalie Mask
name-ammo_shells = Plenty of Ammo (shells)
    .acc = Plenty of Ammo (shells)
name-ammo_bullets = Plenty of Ammo (bullets)
    .acc = Plenty of Ammo (bullets)
name-scope = Scope
    .acc = a Scope
name-gasoline = Gasoline
    .acc = Gasoline
name-glass_bottle = Glass Bottle
    .acc = a Glass Bottle
name-canned_food = Canned Food
    .acc = Canned Food
name-rice = Bag of Rice
    .acc = a Bag of Rice
name-water = Water
    .acc = Water
name-aaahh = Aaahh
    .acc = an Aaahh
name-sniper_rifle = Sniper Rifle
    .acc = a Sniper Rifle
name-wound = Wound
    .acc = a Wound

card-pan-effect = Better than bare hands, but not by much.
card-baseball_bat-effect = A silent melee weapon that hits often.
card-crowbar-effect = A melee weapon that opens doors silently.
card-fire_axe-effect = A melee weapon with damage 2 that opens doors, noisily.
card-machete-effect = A silent melee weapon with damage 2; two of them strike together.
card-katana-effect = A silent melee weapon with two dice.
card-chainsaw-effect = Five dice in melee with damage 2, very noisy; it opens doors.
card-pistol-effect = Shoots up to one zone away; two of them shoot together.
card-sub_mg-effect = Three dice up to one zone away; two of them shoot together.
card-sawed_off-effect = Two dice up to one zone away, then it must be reloaded; two of them shoot together.
card-shotgun-effect = Two dice with damage 2, up to one zone away.
card-rifle-effect = Shoots one to three zones away. With a Scope it becomes a Sniper Rifle.
card-molotov-effect = Burns everything in one zone, survivors too, and is gone.
card-evil_twins-effect = Two dice up to one zone away. Found in a pimpmobile only.
card-mas_shotgun-effect = Strikes and shoots with damage 2; after a shot it must be reloaded. Found in a pimpmobile only.
card-flashlight-effect = Every search of a room draws one more card.
card-goalie_mask-effect = Discard it to cancel one wound.
card-ammo_shells-effect = Once per attack all dice of a weapon with shells may be rolled again.
card-ammo_bullets-effect = Once per attack all dice of a weapon with bullets may be rolled again.
card-scope-effect = With a Rifle it becomes a Sniper Rifle.
card-gasoline-effect = With a Glass Bottle it becomes a Molotov.
card-glass_bottle-effect = With Gasoline it becomes a Molotov.
card-canned_food-effect = Supplies; some missions ask for them.
card-rice-effect = Supplies; some missions ask for them.
card-water-effect = Supplies; some missions ask for them.
card-aaahh-effect = A Walker appears where you search, and the search ends.
card-sniper_rifle-effect = A Rifle with a Scope: the shooter decides who is hit.
card-wound-effect = Takes up a slot. The second one is the end.

kind-melee = melee
kind-ranged = ranged
kind-item = item
kind-event = event

## Names: skills

name-plus_1_action = +1 Action
name-free_move = +1 free Move Action
name-free_combat = +1 free Combat Action
name-free_search = +1 free Search Action
name-plus_1_max_range = +1 max Range
name-plus_1_damage = +1 Damage: { $it }
name-die_ranged = +1 die: Ranged
name-die_combat = +1 die: Combat
name-die_melee = +1 die: Melee
name-plus_1_zone_per_move = +1 Zone per Move
name-reroll_per_turn = 1 re-roll per turn
name-two_cocktails = 2 cocktails are better than 1
name-two_zones_per_move = 2 Zones per Move Action
name-starts_with = Starts with { $it_acc }
name-ambidextrous = Ambidextrous
name-born_leader = Born leader
name-lucky = Lucky
name-hold_your_nose = Hold your nose
name-hoard = Hoard
name-trick_shot = Trick shot
name-loud = Loud
name-is_that_all = Is that all you've got?
name-ninja = Ninja
name-matching_set = Matching set
name-gunslinger = Gunslinger
name-medic = Medic
name-sniper = Sniper
name-destiny = Destiny
name-slippery = Slippery
name-swordmaster = Swordmaster
name-lock_it_down = Lock it down
name-roll_combat = +1 to dice roll: Combat
name-roll_melee = +1 to dice roll: Melee
name-roll_ranged = +1 to dice roll: Ranged
name-tough = Tough

skill-plus_1_action-effect = One more action in every turn.
skill-free_move-effect = One more action in every turn, for moving only.
skill-free_combat-effect = One more action in every turn, for an attack only.
skill-free_search-effect = One more action in every turn, for a search only; still one search per turn.
skill-plus_1_max_range-effect = Ranged weapons reach one zone farther.
skill-plus_1_damage-effect = Hits of this kind of attack do 1 more damage.
skill-die_ranged-effect = Every ranged weapon rolls one more die.
skill-die_combat-effect = Every weapon rolls one more die.
skill-die_melee-effect = Every melee weapon rolls one more die.
skill-plus_1_zone_per_move-effect = Every move may go one zone farther.
skill-reroll_per_turn-effect = Once per turn all dice of an action may be rolled again.
skill-two_cocktails-effect = Building a Molotov gives two of them.
skill-two_zones_per_move-effect = A move goes one or two zones.
skill-starts_with-effect = Has this card before the match begins.
skill-ambidextrous-effect = Two identical weapons of any kind are used together.
skill-born_leader-effect = Once per turn somebody else gets an action for the next turn.
skill-lucky-effect = Every roll may be repeated once.
skill-hold_your_nose-effect = Once per turn a free search where this survivor has just killed a zombie, even in the street.
skill-hoard-effect = One more reserve slot.
skill-trick_shot-effect = The two weapons of a pair may shoot at different zones.
skill-loud-effect = Once per turn the zone you are in counts as the noisiest of all until the next turn.
skill-is_that_all-effect = Any equipment may be given up to cancel a wound, one card for each.
skill-ninja-effect = Makes no noise, neither by being there nor with weapons and doors; can be switched off.
skill-matching_set-effect = Whoever finds a dual weapon may take a second one from the deck.
skill-gunslinger-effect = Two identical ranged weapons are used together.
skill-medic-effect = Once per turn heals a wound of somebody in the zone.
skill-sniper-effect = Decides who is hit by their shots.
skill-destiny-effect = Once per turn a drawn card may be replaced by the next one.
skill-slippery-effect = Leaves zones with zombies without paying for them.
skill-swordmaster-effect = Two identical melee weapons are used together.
skill-lock_it_down-effect = Closes an open door for one action.
skill-roll_combat-effect = Adds 1 to every die of all attacks.
skill-roll_melee-effect = Adds 1 to every die of melee attacks.
skill-roll_ranged-effect = Adds 1 to every die of ranged attacks.
skill-tough-effect = Ignores the first attack in every zombies' phase.

## Names: danger levels and colours of tokens. Form: before a noun

name-blue = Blue
    .adj = blue
name-yellow = Yellow
    .adj = yellow
name-orange = Orange
    .adj = orange
name-red = Red
    .adj = red
name-green = Green
    .adj = green

## Names: slots, cars, seats, tokens

name-hand_1 = left hand
    .slot = yes
    .in = in the left hand
    .to = into the left hand
    .from = from the left hand
name-hand_2 = right hand
    .slot = yes
    .in = in the right hand
    .to = into the right hand
    .from = from the right hand
name-reserve = reserve slot { $number }
    .slot = yes
    .in = in reserve slot { $number }
    .to = into reserve slot { $number }
    .from = from reserve slot { $number }
name-beside = beside the inventory ({ $number })
    .slot = yes
    .in = beside the inventory ({ $number })
    .to = beside the inventory ({ $number })
    .from = from beside the inventory ({ $number })
name-both = both hands
    .slot = yes
    .in = in both hands
    .to = into both hands
    .from = from both hands
name-at = { $it } { $place_in }
name-objective = objective { $number }

name-car = car { $number }
    .in = in car { $number }
    .from = out of car { $number }
    .acc = car { $number }
name-police_car = Police Car
    .in = in the Police Car
    .from = from the Police Car
    .acc = the Police Car
    .dat = the Police Car
name-pimpmobile = Pimpmobile
    .in = in the Pimpmobile
    .from = from the Pimpmobile
    .acc = the Pimpmobile
    .dat = the Pimpmobile
name-driver = driver's seat
name-passenger = passenger seat { $number }

car-police_car-rule = Searched as often as you like: cards are drawn until a weapon comes.
car-pimpmobile-rule = Searched once: it holds the Evil Twins or Ma's Shotgun.

name-ammo = ammo
name-melee = Melee
name-ranged = Ranged
name-combat = Combat
name-zombie = zombie
name-shot = shot
name-sight = sight
name-noise = noise
name-far_noise = far noise
name-nothing = nothing
name-activation = extra activation
name-manholes = manholes

## Names: phases

name-set_up = set-up
name-players = players' phase
name-zombies = zombies' phase
name-end = end phase

## Names: actions, and what they do

name-move = move
name-search = search
name-open_door = open a door
name-close_door = close a door
name-melee_attack = melee attack
name-ranged_attack = ranged attack
name-reload = reload
name-rearrange = rearrange the inventory
name-trade = trade
name-take_objective = take an objective
name-make_noise = make noise
name-enter_car = get into a car
name-leave_car = get out of the car
name-change_seat = change seats
name-drive = drive
name-neutralise = neutralise the spawn zone
name-load = load supplies
name-unload = unload supplies
name-leave_board = leave the board
name-combine = combine cards
name-lead = give an action
name-treat = treat a wound
name-be_loud = be loud
name-switch_ninja = switch the Ninja skill
name-discard = discard a card
    .to = to the discards
name-end_turn = end the turn

action-move-effect = Go to the next zone. Every zombie in the zone you leave costs one more action.
action-search-effect = Draw a card in a room or from a car, once per turn, with no zombie in the zone.
action-open_door-effect = Open a door beside the zone with a tool in hand. The first door fills its building with zombies.
action-close_door-effect = Close an open door beside the zone.
action-melee_attack-effect = Strike at the zombies in your own zone; you decide who is hit.
action-ranged_attack-effect = Shoot at a zone in sight. Survivors there are hit first.
action-reload-effect = Load an empty weapon in hand; in the end phase all are loaded for free.
action-rearrange-effect = Put the cards of the inventory on other slots.
action-trade-effect = Exchange cards with somebody in the zone; both may rearrange.
action-take_objective-effect = Take the objective of the zone.
action-make_noise-effect = Put a noise token here, to lure zombies.
action-enter_car-effect = Take a seat in a car of the zone while no zombie is there.
action-leave_car-effect = Get out into the zone of the car.
action-change_seat-effect = Take another free seat of the car.
action-drive-effect = Drive one or two street zones and run over what stands there.
action-neutralise-effect = Remove the spawn zone for good, while no zombie is in it.
action-load-effect = Put a supply card under a car of the zone.
action-unload-effect = Take a supply card from under a car of the zone.
action-leave_board-effect = Leave the board with the equipment. Costs no action.
action-combine-effect = Build a weapon from two cards. Costs no action.
action-lead-effect = Somebody else gets one more action in the next turn. Costs no action.
action-treat-effect = Heal a wound of somebody in the zone. Costs no action.
action-be_loud-effect = The zone counts as the noisiest of all until the next turn. Costs no action.
action-switch_ninja-effect = Make noise again, or stop making it. Costs no action.
action-discard-effect = Throw a card away. Costs no action.
action-end_turn-effect = Do nothing more in this turn.

## Missions

name-tutorial = Tutorial
name-city_blocks = City Blocks
name-y_zone = Y-Zone
name-race_of_zombicity = The 24hrs Race of Zombicity
name-drive_by_shooting = Drive-by Shooting
name-big_w = Big W
name-the_escape = The Escape
name-grindhouse = Grindhouse
name-zombie_police = Zombie Police
name-might_makes_right = Might Makes Right
name-small_town = Small Town

mission-tutorial-briefing = Take the one objective. Few zombies, few cards: the place to learn the game.
mission-tutorial-story = The radio promised that somebody would come. After nine days there is only the hum of the fridge, and then not even that. Across the street, in the doctor's surgery, a light is still blinking: a bag that nobody had time to carry away. You have a few pans, three names to call out to, and one street between you and the door.
mission-city_blocks-briefing = Take all objectives, find Canned Food, a Bag of Rice and Water, then carry them out by the exit.
mission-city_blocks-story = These blocks were the good part of town: a pharmacy, a diner, people who greeted each other. Now the shutters are down and the shelves are what keeps you alive. Three things are on the list, water first. Somebody painted an arrow towards the way out, and beside it, in a hurry, the word RUN.
mission-y_zone-briefing = All survivors stand in the exit zone at the same time. The objective is a medicine cabinet.
mission-y_zone-story = The army called it the Y Zone and then stopped calling. Somewhere in it stands a medicine cabinet that was never emptied, and at its far end a gate that may still open. It is dark, it has rained, and whatever walks between the houses has better ears than you. Nobody stays behind; that was the promise.
mission-race_of_zombicity-briefing = Somebody reaches danger level red. Cars can be driven.
mission-race_of_zombicity-story = It began as a bet in the garage: who makes the most noise and comes back. The posters of the real race still hang over the street, twenty-four hours, three hundred cars, one winner. Two of the cars still start. Today the town is the track, and nobody waves a flag at the end.
mission-drive_by_shooting-briefing = Take all objectives, then gather in one spawn zone without zombies. Cars can be driven.
mission-drive_by_shooting-story = One long street, houses on both sides, and a police car with a full tank: it sounded like a plan. Crates were left in the houses when the last convoy turned round. Fetch them, meet where the dead come from, and drive over whatever disagrees.
mission-big_w-briefing = Take all objectives of a large quarter.
mission-big_w-story = From the roof the quarter looks like a great W, and in its corners somebody has hung out bed sheets. There were people behind those windows, and what they hid is still there. It is a big piece of town for so few of you. Go in pairs, keep quiet, keep count.
mission-the_escape-briefing = Load supplies into the cars and drive everybody and at least six supplies out by the exit.
mission-the_escape-story = Tonight you leave. The cars are packed in your heads already: tins, rice, water, then people, in that order, because nobody admits the other one. Past the last houses lies a road without lamps. Whoever has driven it did not come back, which may be good news.
mission-grindhouse-briefing = Neutralise all spawn zones before four zombies have escaped. A Walker waits in every room.
mission-grindhouse-story = They found a way in, and if they find the way out, the village behind the hill is next. So you turn the quarter into a mill: doors open, lights off, every nest put out. There is one in each room already, sitting where people used to sit. Count the ones that get past you. You will not like the number.
mission-zombie_police-briefing = Reach the bunker and clear it. The blue and the green door need the objectives of their colours.
mission-zombie_police-story = The police had a bunker under the street, with keys in two colours and food for a year. The police are still here; they only changed sides. Behind the blue door and the green one it is dry, quiet and safe, as soon as you have explained to the present tenants that they are leaving.
mission-might_makes_right-briefing = Begin with one survivor each, find others at the objectives and bring enough of them home to the start zone.
mission-might_makes_right-story = Each of you thought you were the last. Then there was a knock on a pipe, three short, three long, and an answer from across the street. There are more of us: locked in, up on shelves, silent for days. Open their doors, and come back here together. Enough of us, and this town has citizens again.
mission-small_town-briefing = Take all objectives of a small town.
mission-small_town-story = A place people only drive through: a fountain, a bank, a shop that sold everything. Nobody was ever afraid here, so nobody locked anything away. Take what was left on the counters before the crowd from the motorway finds the exit. You can hear it already.

difficulty-tutorial = tutorial
difficulty-easy = easy
difficulty-medium = medium
difficulty-hard = hard

mission-minutes = about { $minutes } minutes
mission-min_survivors =
    { $count ->
        [one] 1 survivor or more
       *[other] { $count } survivors or more
    }
mission-reconstructed = Parts of this map are our own reconstruction: { $parts }.
part-layout = the tiles
part-doors = doors
part-start = start zone
part-spawns = spawn zones
part-objectives = objectives
part-exit = exit
part-cars = cars
part-bunker = bunker
part-zombie_exits = zombie exits

goal-collect_all_objectives = Take all objectives.
goal-find_cards = Find at least one of each: { $cards }.
goal-exit_with_cards =
    { $min_survivors ->
        [one] Then at least one survivor leaves by the exit; those who have left hold between them: { $cards }.
       *[other] Then at least { $min_survivors } survivors leave by the exit; those who have left hold between them: { $cards }.
    }
goal-exit_all_survivors = All survivors stand in the exit zone at the same time.
goal-danger_level =
    { $min_survivors ->
        [one] At least one survivor reaches danger level { $level_adj }.
       *[other] At least { $min_survivors } survivors reach danger level { $level_adj }.
    }
goal-all_survivors_in_one_clear_spawn_zone = Then all survivors stand in one active spawn zone, without a zombie in it.
goal-supplies_driven_out =
    { $all_survivors_out ->
        [yes] At least { $count } supplies ({ $cards }) leave by the exit in cars, and so do all living survivors.
       *[no] At least { $count } supplies ({ $cards }) leave by the exit in cars.
    }
goal-neutralise_all_spawns = Neutralise all spawn zones.
goal-reach_clear_zone =
    { $min_survivors ->
        [one] At least one survivor is { $zone_in }, and no zombie is there.
       *[other] At least { $min_survivors } survivors are { $zone_in }, and no zombie is there.
    }
goal-leave_from_start = { $min_survivors ->
        [one] At least 1 survivor has
       *[other] At least { $min_survivors } survivors have
    } left the board from the start zone.

rule-zombie_deck = The zombie deck has only these cards: { $cards }.
rule-start_weapons_on_deck_top = The starting weapons are not dealt: they lie on top of the equipment deck.
rule-no_search = Nobody can search { $zones_in }.
rule-load_supplies = For one action a supply card is put under a car of the zone, or taken from there.
rule-linked_doors = Opening a door opens all other doors of its building as well.
rule-one_walker_per_room_at_start = A Walker stands in every room at the start.
rule-zombie_exit =
    { $zones_count ->
        [one] Zombie exit: { $zones }. It counts as { $noise } noise; zombies that get there escape. When { $lose_at } have escaped, all is lost.
       *[other] Zombie exits: { $zones }. Each counts as { $noise } noise; zombies that get there escape. When { $lose_at } have escaped, all is lost.
    }
rule-locked_door = The { $colour_adj } door can be opened only after the { $colour_adj } objective has been taken.
rule-late_spawn = The { $colour_adj } spawn zone sleeps until the { $colour_adj } objective has been taken.
rule-survivors_per_player =
    { $count ->
        [one] Every player begins with one survivor.
       *[other] Every player begins with { $count } survivors.
    }
rule-recruits_at_objectives = An objective without a colour brings a new survivor.

## Entries of lists

entry-slots = { $key }: { $value }
entry-free =
    { $value ->
        [one] { $key }
       *[other] { $value } × { $key }
    }
entry-dice = { $value }
entry-hits = { $value }

## Questions: set-up

ask-pick_survivor = Which survivor do you lead{ $all ->
        [one] {""}
       *[other] {" "}({ $number } of { $all })
    }?
ask-pick_survivor-why = Everybody leads survivors of their own; the blue skill works from the start.
wait-pick_survivor = Waiting for { $players }: which survivor?
ask-starting_slots = Where do your survivors carry the starting equipment?
ask-starting_slots-why = Only what is in a hand can be used to fight or to open doors.
wait-starting_slots = Waiting for { $players }: where does the starting equipment go?
ask-first_player = Who is the first player?
ask-first_player-why = All agree, or the player who set up the match decides. After every round the token goes on.
wait-first_player = Waiting for { $players }: who is the first player?
ask-name_tile = On which tile does { $survivor } stand?
ask-name_tile-why = A manhole card brings zombies to the tiles with survivors on them.
wait-name_tile = Waiting for { $players }: on which tile?

## Questions: the turn

ask-next_survivor = Whose turn is next?
ask-next_survivor-why = Each of your survivors has one turn in every round, in any order.
wait-next_survivor = Waiting for { $players }: whose turn is next?
ask-next_action =
    { $actions ->
        [0] { $survivor } has no ordinary action left
        [one] { $survivor } has 1 action left
       *[other] { $survivor } has { $actions } actions left
    }{ $free_count ->
        [0] {""}
       *[other] {" "}and for free: { $free }
    }. What next?
ask-next_action-why = Actions come in any order, each as often as you like, except that you search once per turn.
wait-next_action = Waiting for { $players }: which action?

## Questions: searching and the inventory

ask-replace_card = { $card } was drawn. Do you keep it, or draw another card with Destiny?
ask-replace_card-why = Once per turn a drawn card may be discarded without effect.
wait-replace_card = Waiting for { $players }: keep the card or draw another?
ask-keep_card = { $card_acc } was found. Where does it go?
ask-keep_card-why = Everything else may change places as well. If all slots are full, one card goes. Only what is in a hand can be used to fight or to open doors.
wait-keep_card = Waiting for { $players }: where does the card go?
ask-take_copy = Do you take a second { $card } from the deck?
ask-take_copy-why = Matching set: a second one of a dual weapon, and the deck is shuffled.
wait-take_copy = Waiting for { $players }: take a second one?
ask-arrange_inventory = How does { $survivor } carry the cards?
ask-arrange_inventory-why = Two hands and the reserve; only what is in a hand can be used to fight or to open doors.
wait-arrange_inventory = Waiting for { $players }: rearranging the inventory.
ask-slot_of_card = Where does { $card } go?
ask-slot_of_card-why = It needs a free slot.
wait-slot_of_card = Waiting for { $players }: on which slot?
ask-accept_trade =
    { $gives_count ->
        [0]
            { $gets_count ->
                [0] { $survivor } and { $partner } only rearrange, nothing changes hands. Do you agree?
               *[other] { $survivor } asks { $partner } for: { $gets }. Do you agree?
            }
       *[other]
            { $gets_count ->
                [0] { $survivor } gives { $partner }: { $gives }. Do you agree?
               *[other] { $survivor } gives { $partner }: { $gives }, and wants: { $gets }. Do you agree?
            }
    }
ask-accept_trade-why = Without your consent nothing changes hands.
wait-accept_trade = Waiting for { $players }: is the trade accepted?

## Questions: doors, objectives, cars

ask-next_room = Which room is filled next?
ask-next_room-why = Every room of the building gets a zombie card, in the order that you choose; or leave the order open.
wait-next_room = Waiting for { $players }: which room is next?
ask-receiver_of_recruit = Who leads the new survivor?
ask-receiver_of_recruit-why = One of the players with the fewest survivors.
wait-receiver_of_recruit = Waiting for { $players }: who leads the new survivor?
ask-skip_car_roll = No hit could do anything here. Do you roll all the same?
ask-skip_car_roll-why = You may spare the roll.
wait-skip_car_roll = Waiting for { $players }: roll or not?

## Questions: fighting

ask-reroll = The dice show { $dice }. Do you roll again?
ask-reroll-why = All dice are rolled again, for better or worse.
wait-reroll = Waiting for { $players }: roll again?
ask-assign_hits = Whom do you hit { $zone_in }?
ask-assign_hits-why = One hit kills one zombie, if the weapon is strong enough for it.
wait-assign_hits = Waiting for { $players }: who is hit?
ask-hit_next = Who { $zone_in } takes the next hit?
ask-hit_next-why = Survivors first, then Walkers, then Fatties and the Abomination, Runners last.
wait-hit_next = Waiting for { $players }: who takes the hit?

## Questions: wounds and skills

ask-share_wounds =
    { $wounds ->
        [one] A zombie attacks { $zone_in }. Who takes the wound?
       *[other] There are { $wounds } wounds to take { $zone_in }. Who takes the next one?
    }
ask-share_wounds-why = All agree, or the first player decides. A second wound is the end.
wait-share_wounds = Waiting for { $players }: who takes the wound?
ask-cancel_wound =
    { $source_id ->
        [zombie] A zombie is about to wound { $survivor }. Do you cancel the wound?
        [shot] A shot is about to wound { $survivor }. Do you cancel the wound?
       *[car] A car is about to wound { $survivor }. Do you cancel the wound?
    }
ask-cancel_wound-why = The card that you give up is discarded.
wait-cancel_wound = Waiting for { $players }: is the wound cancelled?
ask-lose_equipment = { $survivor } is wounded. Which card is lost?
ask-lose_equipment-why = The wound takes its slot.
wait-lose_equipment = Waiting for { $players }: which card is lost?
ask-choose_skill = { $survivor } reaches danger level { $level_adj }. Which skill?
ask-choose_skill-why = The choice is for good.
wait-choose_skill = Waiting for { $players }: which skill?
ask-switch_ninja =
    { $is_silent ->
        [yes] The zombies are about to act. { $survivor } makes no noise. Should it stay that way?
       *[no] The zombies are about to act. { $survivor } makes noise. Should it stay that way?
    }
ask-switch_ninja-why = A Ninja may switch before zombies act.
wait-switch_ninja = Waiting for { $players }: does the Ninja make noise?

## Questions: zombies and the end

ask-abomination_way = The Abomination { $zone_in } has several ways. Which one does it take?
ask-abomination_way-why = All ways are equally short. It never splits.
wait-abomination_way = Waiting for { $players }: where does the Abomination go?
ask-odd_zombies =
    { $odd ->
        [one] The { $kind_many } { $zone_in } split unevenly. Which way does the last one take?
       *[other] The { $kind_many } { $zone_in } split unevenly. Which ways do the last { $odd } take?
    }
ask-odd_zombies-why = There are no miniatures left to make the groups equal.
wait-odd_zombies = Waiting for { $players }: which way do the last ones take?
ask-give_up = The mission cannot be accomplished any more. Do you go on?
ask-give_up-why = { $why ->
    [anybody] Everybody would have to make it, but not all are alive.
    [people] Not enough of you are alive.
    [car] There is no car left.
    [supplies] There are not enough supplies left.
   *[tools] Nobody can open a door any more, and the goal lies behind one.
  } You may play on or end the match.
wait-give_up = Waiting for { $players }: go on or give up?

## Answers: actions

option-move = move
option-search = search
option-open_door = open a door
option-close_door = close a door
option-melee_attack = melee attack
option-ranged_attack = ranged attack
option-reload = reload
option-rearrange = rearrange the inventory
option-trade = trade
option-take_objective = take an objective
option-make_noise = make noise
option-enter_car = get into a car
option-leave_car = get out of the car
option-change_seat = change seats
option-drive = drive
option-neutralise = neutralise the spawn zone
option-load = load supplies
option-unload = unload supplies
option-leave_board = leave the board
option-combine = combine cards
option-lead = give an action
option-treat = treat a wound
option-be_loud = be loud
option-switch_ninja = switch the Ninja skill
option-discard = discard
option-end_turn = end the turn
answer-move-to = go { $to_to }
answer-search-in = search { $in_in }
answer-open_door-door-with = open { $door } with the tool { $with_in }
answer-close_door-door = close { $door }
answer-melee_attack-at-with =
    strike { $at_in } { $with_id ->
        [both] with both weapons
       *[one] with the weapon { $with_in }
    }
answer-ranged_attack-at-with =
    attack { $at_acc } { $with_id ->
        [both] with both weapons
       *[one] with the weapon { $with_in }
    }
answer-ranged_attack-at-with-and = attack { $at_acc } and { $and_acc } with one weapon each
answer-ranged_attack-at-with-risking =
    attack { $at_acc } { $with_id ->
        [both] with both weapons
       *[one] with the weapon { $with_in }
    }, at the risk that { $risking } is hit first
answer-take_objective-token = take the objective
answer-enter_car-car-seat = get into { $car_acc }: { $seat }
answer-leave_car-from = get { $from_from }
answer-change_seat-seat = change to the { $seat }
answer-drive-to = drive { $to_to }
answer-drive-to-via = drive { $to_to } by way of { $via_acc }
answer-neutralise-at = neutralise the spawn zone
answer-leave_board-at = leave the board
answer-reload-weapon = reload the weapon { $weapon_in }
answer-combine-build-slot = build { $build_acc }, { $slot_to }
answer-lead-whom = give an action { $whom_to }
answer-treat-whom = treat a wound: { $whom }
answer-discard-slot = discard the card { $slot_from }

## Answers: words with a thing

option-survivor = { $it }
option-player = { $it }
option-tile = tile { $it }
option-to = { $it_to }
option-at = { $it }
option-in = { $it_in }
option-via = by way of { $it_acc }
option-from = { $it_from }
option-whom = { $it }
option-token = { $it }
option-risking = at the risk that { $it } is hit first
option-and = then { $it }
option-door = { $it }
option-with =
    { $it_id ->
        [both] with both weapons
       *[one]
            { $it_slot ->
                [yes] with the card { $it_in }
               *[other] with { $it }
            }
    }
option-room = { $it }
option-car = { $it }
option-seat = { $it }
option-card = { $it }
option-slot = { $it_to }
option-weapon = the weapon { $it_in }
option-build = build { $it_acc }
option-skill = { $it }
option-hit = hit: { $it }
option-wound = { $it }
option-lose = lose the card { $it_from }
option-mask = give up the mask { $it_from }
option-give = give up the card { $it_from }
option-reroll =
    { $it_id ->
        [ammo] roll again: Plenty of Ammo
       *[other] roll again: { $it }
    }
option-put = { $it }: { $place_to }
option-stays = { $it }: stays

## Answers: words alone

option-keep = keep it
option-replace = draw another card
option-take = take it
option-leave = leave it
option-accept = agree
option-refuse = refuse
option-unused = unused
option-skip = do not roll
option-roll = roll
option-stay = leave it like this
option-switch = switch
option-go_on = go on
option-give_up = give up
option-any_order = the order does not matter

## What happened: set-up

event-too_few_survivors = The mission is meant for { $minimum } survivors; there are only { $count }.
event-survivor_picked =
    { $seat_who ->
        [you] You lead { $survivor }.
       *[other] { $seat } leads { $survivor }.
    }
event-board_laid_out = The board of the mission “{ $mission }” is laid out.
event-card_dealt = { $survivor } begins with { $card_acc }.
event-first_player_chosen =
    { $seat_who ->
        [you] You are the first player.
       *[other] { $seat } is the first player.
    }

## What happened: round and turns

event-round_began = Round { $round } begins.
event-phase_began =
    { $phase_id ->
        [players] Players' phase: the survivors act.
        [zombies] Zombies' phase: first all zombies act, then new ones appear.
       *[end] End phase: noise is cleared and weapons are loaded.
    }
event-first_player_passed =
    { $seat_who ->
        [you] You have the first-player token now.
       *[other] { $seat } has the first-player token now.
    }
event-turn_began =
    { $actions ->
        [one] { $survivor } has a turn with 1 action.
       *[other] { $survivor } has a turn with { $actions } actions.
    }
event-turn_ended = { $survivor } has finished.
event-survivor_moved = { $survivor } goes { $zone_from } { $to_to }.

## What happened: searching and the inventory

event-search_began = { $survivor } searches { $where_acc }.
event-card_drawn =
    { $card_id ->
        [aaahh] { $survivor } draws an Aaahh: a zombie jumps out and ends the search.
       *[other] { $survivor } draws { $card_acc }.
    }
event-nothing_to_draw = The equipment deck is used up; { $survivor } finds nothing.
event-copy_taken = { $survivor } takes a second { $card } from the deck.
event-card_taken = { $survivor } puts { $card_acc } { $slot_to }.
event-card_discarded = { $survivor } discards { $card_acc }.
event-card_thrown_away =
    { $card_id ->
        [aaahh] { $survivor } discards the Aaahh card.
       *[other] { $survivor } does not keep { $card_acc }.
    }
event-inventory_arranged =
    { $slots_count ->
        [0] { $survivor } carries nothing now.
       *[other] { $survivor } now carries: { $slots }.
    }
event-trade_offered =
    { $gives_count ->
        [0]
            { $gets_count ->
                [0] { $survivor } and { $partner } meet to trade, but nothing changes hands.
               *[other] { $survivor } asks { $partner } for: { $gets }.
            }
       *[other]
            { $gets_count ->
                [0] { $survivor } offers { $partner }: { $gives }.
               *[other] { $survivor } offers { $partner }: { $gives }. In return: { $gets }.
            }
    }
event-trade_refused = { $partner } does not agree to the trade with { $survivor }.
event-cards_traded =
    { $gives_count ->
        [0] { $survivor } gets from { $partner }: { $gets }.
       *[other]
            { $gets_count ->
                [0] { $survivor } gives { $partner }: { $gives }.
               *[other] { $survivor } gives { $partner }: { $gives }. In return: { $gets }.
            }
    }
event-weapon_built = { $survivor } builds { $card_acc }.
event-weapon_reloaded = { $survivor } reloads: { $card }.

## What happened: noise, doors, objectives, missions

event-noise_made = { $survivor } makes noise { $zone_in }.
event-zone_made_loud = { $survivor } is as loud as can be: { $zone_acc } counts as the noisiest of all.
event-door_opened = { $survivor } opens { $door }.
# Of matches that began before.
event-door_opened-open = { $door } is open now.
event-door_closed = { $survivor } shuts { $door }.
event-door_closed-open = { $door } is shut now.
event-objective_taken =
    { $colour_id ->
        [red] { $survivor } takes the objective { $zone_in }.
       *[other] { $survivor } takes the { $colour_adj } objective { $zone_in }.
    }
event-spawn_zone_neutralised = { $survivor } neutralises the spawn zone { $zone_in }.
event-spawn_zone_woke = The spawn zone { $zone_in } has woken up.
event-survivor_joined =
    { $seat_who ->
        [you] { $survivor } joins { $zone_in } and is led by you.
       *[other] { $survivor } joins { $zone_in } and is led by { $seat }.
    }
event-survivor_escaped = { $survivor } has left the board and is safe.

## What happened: cars

event-seat_taken = { $survivor } sits { $car_in }: { $seat_in_car }.
event-car_left = { $survivor } gets out of the car.
event-car_driven = { $survivor } drives { $car_acc } { $zone_to }.
event-car_drove_out =
    { $supplies_count ->
        [0] { $car_acc } leaves the board without supplies.
       *[other] { $car_acc } leaves the board with: { $supplies }.
    }
event-supply_loaded = { $survivor } puts { $card_acc } under { $car_acc }.
event-supply_unloaded = { $survivor } takes { $card_acc } { $car_from }.

## What happened: fighting

event-attack_made =
    { $survivor } { $kind_id ->
        [ranged] attacks { $zones_acc }
       *[other] attacks { $zones_in }
    } with { $card_acc }{ $count ->
        [one] .
       *[other] {" "}in each hand.
    }
event-dice_rolled = { $survivor } rolls { $dice }; { $hits_from } or more hits, damage { $damage }{ $skills_count ->
        [0] .
       *[other] {" "}(with { $skills }).
    }
event-hits_scored =
    { $hits_sum ->
        [0] { $survivor } does not hit.
        [one] { $survivor } hits once.
       *[other]
            { $hits_count ->
                [one] { $survivor } hits { $hits_sum } times.
               *[other] { $survivor } hits { $hits_sum } times (by zone: { $hits }).
            }
    }
event-hits_lost =
    { $kind_id ->
        [abomination]
            { $count ->
                [one] 1 hit does nothing to the Abomination.
               *[other] { $count } hits do nothing to the Abomination.
            }
       *[other]
            { $count ->
                [one] 1 hit is too weak for { $kind_many } and is lost.
               *[other] { $count } hits are too weak for { $kind_many } and are lost.
            }
    }
event-zombies_killed =
    { $count ->
        [one] { $survivor } kills 1 { $kind } { $zone_in }.
       *[other] { $survivor } kills { $count } { $kind_many } { $zone_in }.
    }
event-zone_burnt =
    { $kinds_count ->
        [0] Fire { $zone_in }.
       *[other] Fire { $zone_in }: nothing is left of the { $kinds_many }.
    }
event-experience_gained =
    { $xp ->
        [one] { $survivor } gains 1 experience point and has { $total }.
       *[other] { $survivor } gains { $xp } experience points and has { $total }.
    }
event-level_reached = { $survivor } reaches danger level { $level_adj }.
event-skill_gained = { $survivor } gains a skill: { $skill }.

## What happened: wounds

event-zombie_attacked = A zombie { $zone_in } attacks { $survivor }.
event-attack_ignored = { $survivor } is tough and ignores the attack.
event-wound_cancelled = { $survivor } cancels the wound.
event-wound_taken = { $survivor } is wounded: the wound lies { $slot_in }.
event-wound_healed = { $survivor } is rid of a wound.
event-survivor_eliminated = { $survivor } is eliminated.
event-action_given = { $survivor } gives an action { $receiver_to }.
event-ninja_switched =
    { $is_silent ->
        [yes] { $survivor } makes no noise from now on.
       *[no] { $survivor } makes noise from now on.
    }

## What happened: zombies

event-zombies_activated =
    { $kinds_count ->
        [one] All { $kinds_many } act.
       *[other] All zombies act.
    }
event-zombies_moved =
    { $count ->
        [one] 1 { $kind } goes
       *[other] { $count } { $kind_many } go
    } { $zone_from } { $to_to }: { $why_id ->
        [sight]
            { $count ->
                [one] it sees
               *[other] they see
            } { $whom } { $targets_in }
        [noise]
            { $count ->
                [one] it hears
               *[other] they hear
            } the loudest noise { $targets_in }
       *[far_noise]
            noise behind closed doors, { $targets_in }, draws { $count ->
                [one] it
               *[other] them
            }
    }.{ $ways ->
        [one] {""}
       *[other]
            {" "}{ $kind_id ->
                [abomination] { $ways } ways are equally short, and the players choose this one.
               *[other] { $ways } ways are equally short, so the group splits up.
            }
    }
event-zombies_added =
    { $count ->
        [one] To split into equal groups, 1 { $kind } is added { $zone_in }.
       *[other] To split into equal groups, { $count } { $kind_many } are added { $zone_in }.
    }
event-zombie_card_drawn =
    { $brings_id ->
        [nothing] Zombie card for { $zone_acc }: nothing comes at danger level { $level_adj }.
        [activation] Zombie card for { $zone_acc }: at danger level { $level_adj } zombies act once more.
        [manholes] Zombie card for { $zone_acc }: at danger level { $level_adj } zombies climb out of the manholes near the survivors.
       *[zombies] Zombie card for { $zone_acc }: zombies come at danger level { $level_adj }.
    }
event-zombie_deck_shuffled = The zombie deck is used up and is shuffled again.
event-zombies_appeared =
    { $count ->
        [one] 1 { $kind } appears { $zone_in }.
       *[other] { $count } { $kind_many } appear { $zone_in }.
    }
event-miniatures_ran_out =
    { $is_split ->
        [yes] There were not enough { $kind_many } to split evenly, so all those on the board act at once.
       *[no] There are not enough { $kind_many } left, so all those on the board act at once.
    }
event-zombies_escaped =
    { $count ->
        [one] 1 { $kind } escapes { $zone_in }.
       *[other] { $count } { $kind_many } escape { $zone_in }.
    }

## What happened: end

event-goal_impossible = The mission cannot be accomplished any more. { $why ->
    [anybody] Everybody would have to make it, but not all are alive.
    [people] Not enough of you are alive.
    [car] There is no car left.
    [supplies] There are not enough supplies left.
   *[tools] Nobody can open a door any more, and the goal lies behind one.
  }
event-game_ended = { $reason }
end-mission_accomplished = The mission is accomplished. Everybody wins.
end-all_eliminated = The last survivor is eliminated. The mission has failed.
end-nobody_left = Nobody is left who could accomplish the mission. It has failed.
end-zombies_escaped = Too many zombies have escaped. The mission has failed.
end-given_up = You have given up. The mission has failed.

## Options

option_name-mission = Mission
option_name-mission-why = Which map is played, with its goals and special rules.
option_value-mission-00 = 00 { name-tutorial }
option_value-mission-00-why = { mission-tutorial-briefing }
option_value-mission-01 = 01 { name-city_blocks }
option_value-mission-01-why = { mission-city_blocks-briefing }
option_value-mission-02 = 02 { name-y_zone }
option_value-mission-02-why = { mission-y_zone-briefing }
option_value-mission-03 = 03 { name-race_of_zombicity }
option_value-mission-03-why = { mission-race_of_zombicity-briefing }
option_value-mission-04 = 04 { name-drive_by_shooting }
option_value-mission-04-why = { mission-drive_by_shooting-briefing }
option_value-mission-05 = 05 { name-big_w }
option_value-mission-05-why = { mission-big_w-briefing }
option_value-mission-06 = 06 { name-the_escape }
option_value-mission-06-why = { mission-the_escape-briefing }
option_value-mission-07 = 07 { name-grindhouse }
option_value-mission-07-why = { mission-grindhouse-briefing }
option_value-mission-08 = 08 { name-zombie_police }
option_value-mission-08-why = { mission-zombie_police-briefing }
option_value-mission-09 = 09 { name-might_makes_right }
option_value-mission-09-why = { mission-might_makes_right-briefing }
option_value-mission-10 = 10 { name-small_town }
option_value-mission-10-why = { mission-small_town-briefing }
option_name-mission_minimum = Too few survivors
option_name-mission_minimum-why = What happens if the mission asks for more survivors than the players lead.
option_value-mission_minimum-raise = lead more
option_value-mission_minimum-raise-why = One player after another leads one more survivor.
option_value-mission_minimum-warn = only say so
option_value-mission_minimum-warn-why = The match begins with fewer survivors and is harder.
option_name-random_survivors = Choice of survivors
option_name-random_survivors-why = How the players get their survivors.
option_value-random_survivors-off = chosen
option_value-random_survivors-off-why = The players choose in turn.
option_value-random_survivors-on = drawn
option_value-random_survivors-on-why = Chance decides.
option_name-manhole_tiles = Zones on several tiles
option_name-manhole_tiles-why = Which manholes open near a survivor whose zone lies on several tiles.
option_value-manhole_tiles-all = all of its tiles
option_value-manhole_tiles-all-why = The manholes of all tiles of the zone open.
option_value-manhole_tiles-named = the named tile
option_value-manhole_tiles-named-why = Whoever enters such a zone names the tile.
option_name-slippery_passes_through = Slippery passes through
option_name-slippery_passes_through-why = Whether the skill Slippery also lets a move go on through zones with zombies.
option_value-slippery_passes_through-off = off
option_value-slippery_passes_through-off-why = A zone with a zombie ends the move, even for the slippery.
option_value-slippery_passes_through-on = on
option_value-slippery_passes_through-on-why = The slippery go on.
option_name-m02_remaining = Y-Zone with losses
option_name-m02_remaining-why = Whether mission 02 can still be won when somebody is eliminated.
option_value-m02_remaining-off = no
option_value-m02_remaining-off-why = Everybody who began must reach the exit.
option_value-m02_remaining-on = yes
option_value-m02_remaining-on-why = All who are still alive must reach the exit.

## Table talk

phrase-greet = Hello, everybody. Let us get out of here alive.
phrase-greet_gruff = Do what I say, and nobody gets eaten.
phrase-greet_sweet = My dears, I will go right behind you.
phrase-greet_anxious = Did you hear that, too? Behind the door?
phrase-greet_merry = Good evening. Who has brought the snacks? Oh, that is us.
phrase-greet_short = Ready.
phrase-come_here = { $who }, come { $zone_to }.
phrase-stay_away = Keep away { $zone_from }.
phrase-going = I am going { $zone_to }.
phrase-wait_for_me = Wait for me, { $who }.
phrase-need_card = I need { $card_acc }.
phrase-offer_card = I have { $card_acc }; who wants it?
phrase-take_door = Who opens the next door?
phrase-do_not_shoot = Do not shoot, I am standing there.
phrase-make_noise = { $who }, please make noise { $zone_in }.
phrase-go_first = { $who }, you go first.
phrase-hurry = Let us hurry; there are too many of them.
phrase-careful = Careful, the Runners act twice.
phrase-well_done = Well done, { $who }.
phrase-sorry = Sorry, { $who }. That was meant for the zombies.
phrase-thank = Thank you, { $who }.
phrase-agree = I will see what I can do.
phrase-decline = Not now, I have my hands full.
phrase-no_matter = Never mind. We need each other here.
phrase-think = Let me think for a moment.

## Problems of own missions and survivors

reason-not-toml = This is not a TOML file: { $detail }
reason-not-json = This is not a JSON file: { $detail }
reason-missing-field = The field “{ $field }” is missing.
reason-unknown-field = There is no field “{ $field }” here.
reason-unknown-value = “{ $value }” is not possible here.
reason-wrong-type =
    This is { $found ->
        [str] text
        [int] a whole number
        [float] a number
        [bool] yes or no
        [array] a list
        [object] a group of fields
        [null] nothing
       *[other] { $found }
    }, but it should be { $expected ->
        [str] text
        [int] a whole number
        [float] a number
        [bool] yes or no
        [array] a list
        [object] a group of fields
        [null] nothing
       *[other] { $expected }
    }.
reason-out-of-bounds = This value is not possible: { $detail }.
reason-bad-count =
    { $what ->
        [tiles] tiles
        [doors] doors
        [spawns] spawn zones
        [objectives] objectives
        [cars] cars
        [min_survivors] survivors
        [players] players
        [letters] letters of the name
        [skills] skills of this level
        [minutes] minutes
        [objective_xp] points of experience
        [exit_noise] noise of the zombie exit
        [lose_at] escaped zombies that lose the match
        [goal_survivors] survivors of the goal
        [survivors] survivors of all players together
        [supplies] supplies of the goal
       *[other] tokens with this back
    }: { $found }. There must be { $least } to { $most }.
reason-not-a-rectangle = Row { $row } is not as long as the first one; the tiles must form a full rectangle.
reason-unknown-tile = There is no tile “{ $tile }”.
reason-unknown-turn = Tile { $tile } cannot be turned by “{ $turn }”; it is 0, 90, 180 or 270.
reason-tile-twice = Tile { $tile } is used already as { $other }; the two are sides of one tile.
reason-edges-do-not-match =
    The edges of { $tile } and { $other } do not match ({ $side ->
        [N] north
        [E] east
        [S] south
       *[W] west
    } of { $tile }): street must meet street.
reason-too-many-of-colour =
    Too many { $colour ->
        [blue] blue
       *[green] green
    } { $what ->
        [doors] doors
        [objectives] objectives
       *[spawns] spawn zones
    }: the box holds { $most }.
reason-unknown-zone = There is no zone “{ $zone }” on this map.
reason-not-a-room = { $zone } is not a room.
reason-not-a-street = { $zone } is not a street zone.
reason-no-common-wall =
    { $room } and { $street } have no wall in common in the { $side ->
        [N] north
        [E] east
        [S] south
       *[W] west
    } of the room.
reason-door-twice = There is a door between { $room } and { $street } already.
reason-spawn-at-start = { $zone } is the start zone, so it cannot be a spawn zone.
reason-building-without-door = This building has no door: { $rooms }.
reason-unreachable-zone = { $zone } cannot be reached from the start zone, even with all doors open.
reason-no-goal = A mission needs at least one goal.
reason-goal-needs =
    The goal “{ $goal }” needs { $needs ->
        [exit] an exit
        [objectives] objectives
        [survivors_by_players] a number of survivors for every number of players
        [cars] cars
        [drive] cars that can be driven
        [street_exit] an exit in the street
        [searchable_room] a room that can be searched
       *[load_supplies] the special rule “load_supplies”
    }.
reason-rule-needs =
    The special rule “{ $rule }” needs { $needs ->
        [blue_objective] a blue objective
        [green_objective] a green objective
        [blue_door] a blue door
        [green_door] a green door
        [blue_spawn] a sleeping blue spawn zone
        [green_spawn] a sleeping green spawn zone
        [cars] cars
        [objectives] objectives
       *[cards] zombie cards
    }.
reason-rule-twice = The special rule “{ $rule }” is there twice.
reason-lock-never-opens =
    The { $colour ->
        [blue] blue
       *[green] green
    } lock can never be opened: its objective lies behind it.
reason-spawn-never-wakes =
    The { $colour ->
        [blue] blue
        [green] green
       *[red] red
    } spawn zone { $zone } sleeps, and no special rule wakes it.
reason-not-a-supply = “{ $card }” cannot be loaded: supplies are canned food, rice and water.
reason-unknown-card = “{ $card }” is not a card that can be found in the equipment deck.
reason-unknown-zombie-card = Zombie card { $card } does not exist or is named twice.
reason-name-taken = Somebody is called { $name } already.
reason-yellow-is-fixed = The yellow skill is always “{ $skill }”, not “{ $found }”.
reason-unknown-skill = There is no skill “{ $skill }”.
reason-unknown-parameter = The skill “{ $skill }” cannot have “{ $parameter }” behind it.
reason-skill-only-blue = The skill “{ $skill }” is possible at level blue only.
reason-skill-twice = The skill “{ $skill }” is there twice, and a second one does nothing.

## Advice: why a bot would give an answer

reason-goal-take = Towards { $zone_acc }: an objective lies there.
reason-goal-search = Towards { $zone_acc }: that is a place to search.
reason-goal-hunt = Towards { $zone_acc }: zombies there bring experience.
reason-goal-neutralise = Towards { $zone_acc }: that spawn zone has to be neutralised.
reason-goal-hold = Towards { $zone_acc }: that zone has to be reached and held.
reason-goal-leave = Towards { $zone_acc }: that is the way out.
reason-goal-load = Towards { $zone_acc }: supplies can be loaded there.
reason-goal-board = Towards { $zone_acc }: a car is waiting there.
reason-flee =
    { $count ->
        [0] It is getting too dangerous { $zone_in }.
        [one] Away { $zone_from }: 1 zombie is there.
       *[other] Away { $zone_from }: { $count } zombies are there.
    }
reason-together = Near { $zone_dat } the team stays together.
reason-strike-from = Zombies can be attacked { $zone_from }.
reason-search-early = A better weapon is needed first of all.
reason-search-tool = Nobody can open doors yet: a tool is needed.
reason-search-cards = The mission asks for { $card_acc }.
reason-search-spare = There is an action left, and one more card can only help.
reason-kill-here = Zombies stand beside survivors { $zone_in }; { $kind_many } are hit first.
reason-kill-near = Zombies { $zone_in } are only one step away; { $kind_many } are hit first.
reason-kill-way = Zombies { $zone_in } stand in our way; { $kind_many } are hit first.
reason-kill-far = Zombies { $zone_in } can be hit before they come; { $kind_many } first.
reason-reload = An empty weapon helps nobody.
reason-hold-door =
    { $count ->
        [0] The way leads through { $door }, and hardly anybody waits behind it.
        [one] The way leads through { $door }; about 1 zombie waits behind it.
       *[other] The way leads through { $door }; about { $count } zombies wait behind it.
    }
reason-do-take = The objective lies { $zone_in }.
reason-do-neutralise = The spawn zone { $zone_in } is free of zombies right now.
reason-do-load = The supplies have to get into a car.
reason-do-leave = The way out is open.
reason-do-drive = It is time to drive.
reason-hunt-drive = { $survivor } drives, because a car runs over more zombies than any weapon kills.
reason-hunt-enter = In the car the whole team hunts together and gets away in time.
reason-lure = The noise draws zombies to where they do no harm.
reason-tour-drive = { $survivor } drives, because nothing gets at a car that moves on, and stops where something can be done next.
reason-tour-out = { $survivor } gets out for a door or a token as long as the car can still drive on.
reason-tour-enter = In the car nothing gets at the team, and all ride on to the next token together.
reason-before-driver = { $survivor } acts before the car drives off.
reason-driver-last = { $survivor } drives last of all, so that the car stops out of reach of the zombies.
reason-do-enter = It is time to get into the car.
reason-best-hands = This way { $survivor } has the best weapons in hand.
reason-all-armed = This way everybody has the best weapons in hand.
reason-share = The trade with { $survivor } helps both.
reason-rest = Nothing better is left to do in this turn.
reason-keep-card = { $card } will be useful.
reason-no-use = { $card } is of no use here.
reason-lose-least = { $card } is the smallest loss.
reason-cancel-wound = { $card } is worth less than a wound.
reason-bears-it = { $survivor } can take it best.
reason-more-hits =
    { $count ->
        [0] No hit so far: it can only get better.
        [one] 1 hit is not enough; another roll may bring more.
       *[other] { $count } hits are not enough; another roll may bring more.
    }
reason-enough-hits =
    { $count ->
        [one] 1 hit is good enough.
       *[other] { $count } hits are good enough.
    }
reason-worst-first = { $kind_many } are the most dangerous ones here.
reason-strikes-first = { $survivor } can attack zombies at once.
reason-opens-first = { $survivor } has a tool for doors and goes ahead.
reason-front-first = { $survivor } is best placed to go ahead.
reason-waits-last = { $survivor } is already there and can wait for the others.
reason-best-skill = { $skill } helps most.
reason-follow = Agreed: the team decides together.
reason-hopeless = The mission cannot be accomplished any more.

## Tutorial

tutorial-aim = Four survivors are shut up in a house, and you lead one of them. Across the street, in the doctor's surgery, lies an objective. Whoever takes it wins the mission for all four, for here everybody plays together.
tutorial-survivor = Every survivor has skills of their own. Take Amy: once in every turn she moves for free.
tutorial-survivor-other = A good choice for another day. For this story please take Amy.
tutorial-pans = Ada leads Ned, Bruno Wanda and Cleo Josh. Three of you got a pan, and Amy goes without. But pistol, axe and crowbar are the next three cards of the deck, and searching brings them up.
tutorial-first = You decide together who begins. If you do not agree, whoever set up the table has the last word, and that is you. Let Bruno begin.
tutorial-first-other = Why not. But this story begins with Bruno.
tutorial-turn = Wanda's turn. Everybody has three actions, in any order. She searches the room first.
tutorial-crowbar = She has found the crowbar and takes it in hand, for only what is held in a hand can be used. A crowbar opens doors.
tutorial-opened = The door is open, and the crowbar made no noise. This is the house you started in, so nobody is waiting in its rooms.
tutorial-yours = Josh found the pistol and went outside. Now it is your turn: three actions, and a free move.
tutorial-search = Amy has no weapon yet. Search the room: the third of the known cards is still in the deck.
tutorial-search-other = You could do that. But with empty hands you will not get far: search first.
tutorial-axe = The fire axe: it opens doors and hits hard. Put it in her hand, since weapons in the reserve are good for nothing. Whenever you find something, everything else may change places too.
tutorial-axe-other = You could carry it there, but not use it. Take it in the first hand.
tutorial-move = Now after the others. Every zone that you can get to is lit, with its price in actions: touch the street where Josh stands. Amy's free move pays for the first step, so it costs one action.
tutorial-move-other = Later. First Amy should catch up with the others: go to Josh on the street.
tutorial-stay = One action is left. Nobody has to use them all, and it is better not to run ahead alone: end your turn.
tutorial-stay-other = Not alone into the street. End your turn.
tutorial-spawn = When all have acted, the zombies do. There were none yet, so a card was drawn for each spawn zone: a Walker by the bicycle, nothing by the shopping trolley. The more experience you have, the worse the cards become.
tutorial-round = A new round. Who comes first changes in turn: now it is Cleo, with Josh.
tutorial-arm = Josh went back for a search and found a chainsaw. In one turn everybody searches once at most. Do as he did: back into the kitchen, for free.
tutorial-arm-other = You are still too weakly armed. Back into the kitchen.
tutorial-search_again = No zombie is here to disturb you. Search.
tutorial-search_again-other = That is why you came. Search.
tutorial-shotgun = A shotgun: it reaches the next zone and can be heard far away. Take it in the other hand.
tutorial-shotgun-other = Nobody shoots from the reserve. Take it in the second hand.
tutorial-out_again = Two actions are left, and they lead to Ned by the parking meter, two zones away. Touch the street there, and Amy walks.
tutorial-out_again-other = Use both actions for the way: to Ned by the parking meter.
tutorial-noise = The Walker by the bicycle sees nobody, so it goes where it hears most. Every survivor makes noise, and so does every noise token: it came nearer.
tutorial-manhole = Wanda ran ahead. Then a manhole card was drawn: zombies climb out of the sewers of each tile with a survivor on it. Two of them now stand beside her.
tutorial-to_wanda = Wanda needs help, so go to her: the free move and one action are enough. Where a zombie stands every move ends, and leaving costs more.
tutorial-to_wanda-other = Wanda is alone with two Walkers. Go to her.
tutorial-break_in = You have two actions left. The door to the goal is next to you: open it with the axe. That makes noise, unlike the crowbar.
tutorial-break_in-other = You could fight first. But then the door stays shut this turn: open it.
tutorial-building = When a building is opened for the first time, a card is drawn for each of its rooms. You choose the order. Begin with the doctor's surgery, where the objective lies.
tutorial-building-other = Any order is allowed. Begin with the doctor's surgery: the objective lies there.
tutorial-second_room = A Walker sits on the objective. Next, the reception, right behind the door.
tutorial-second_room-other = Next, the reception, right behind the door.
tutorial-third_room = Another one. Now the office; the last room follows by itself.
tutorial-third_room-other = Now the office.
tutorial-attack = One action is left for the axe. In melee you hit whatever stands in your zone: attack.
tutorial-attack-other = Two Walkers beside you are two too many. Attack.
tutorial-hit = The axe rolls one die and hits with 4 or more. A 5: one Walker fewer, and one experience point for Amy.
tutorial-shot = Wanda killed the other one and then shot into the house. Missed, but everybody heard it: attacks with a noisy weapon leave a token. Her gun must be loaded again.
tutorial-split = The zombies hear the noise. From the room of the objective two ways are equally short, so the group splits, and the missing Walker is added. That is how one became two.
tutorial-crowd = Three Walkers stand in your zone. Whoever leaves it now pays one more action for each of them. Ned, Wanda and Josh go to work first.
tutorial-clear = Ned killed all three, Wanda and Josh cleared two rooms. Nobody holds you back any more: touch the doctor's surgery. Amy finds the way past the Walkers by herself.
tutorial-clear-other = The way is clear, and soon it will not be. Go to the doctor's surgery.
tutorial-objective = Your last action. Take the objective.
tutorial-objective-other = You have come all this way for it. Take the objective.
tutorial-won = The goal is reached, and all four have won. Ten more missions are waiting, and they are less friendly. Whatever is unclear: the rule is one click away.

## The table in the terminal

board-round =
    { $round ->
        [0] Mission { $mission }, before the first round: { $phase }.
       *[other] Mission { $mission }, round { $round }, { $phase }. Danger level: { $level }. First player: { $player }.
    }
board-goal = Goal: { $goal }
board-goal-reached = Goal, reached: { $goal }
board-rule = Special rule: { $rule }
board-legend = Map: # wall, D closed door, / open door, letters survivors, z zombies, * objective, ^ spawn zone.
board-zone = { $zone } ({ $code }): { $there }.
board-objective =
    { $colour ->
        [blue] blue objective
        [green] green objective
       *[red] objective
    }
board-car = { $car } ({ $kind })
board-spawn = spawn zone { $number }
board-place =
    { $what ->
        [start] start zone
        [exit] exit
        [bunker] bunker
       *[zombie-exit] zombie exit
    }
board-noise = noise { $noise }
board-loudest = the noisiest zone of all
board-led = { $name } ({ $player })
board-survivor =
    { $status ->
        [living] { $name }: { $place }, experience { $xp }, level { $level }.
        [escaped] { $name }: escaped, experience { $xp }, level { $level }.
       *[eliminated] { $name }: eliminated.
    }
board-carries =
    { $count ->
        [0] Carries nothing.
       *[other] Carries: { $cards }.
    }
board-skills = Skills: { $skills }.
board-in-car = In a car ({ $car }): { $seat }.
board-activated =
    { $done ->
        [yes] Has had a turn this round.
       *[no] Has not had a turn yet this round.
    }
board-slot = { $slot }: { $card }
board-slot-empty = { $slot }: { $card } (not loaded)
board-turn =
    It is { $name }'s turn: { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    } left{ $count ->
        [0] {""}
       *[other] , free actions: { $free }
    }.
board-decks =
    { $deck ->
        [one] 1 equipment card
       *[other] { $deck } equipment cards
    } in the deck, { $discards } discarded; { $zombies ->
        [one] 1 zombie card
       *[other] { $zombies } zombie cards
    } in the deck. Killed: { $killed }.
board-price = { $actions } actions
board-note = { $text } ({ $note })

## Figures of many matches

figure-alive = survivors alive at the end (1 is all)
