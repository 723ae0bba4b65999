### Texts of Zombie Town. Keys are ids; see untot/kernel/texts.py for the variables.
### Every card, weapon in play, colour and square has a form `.kind`, so that a message can tell whether one is named.

## The game

game-title = Zombie Town
game-tagline = Nail your doors shut, and send the dead to the neighbours.
game-players = 2 to 6 players
game-minutes = about 120 minutes
game-weight = many choices, little mercy

game-reconstructed = Some components are our own reconstruction: { $parts }.
part-layout = the board
part-counts = the numbers of cards
part-weapon_names = names of weapons
part-event_titles = titles of events
part-barricade_values = values of barricades
part-colour_names = names of colours

## Names: colours

name-called = { $name }
    .person = yes
    .printed = { $printed }
    .kind = colour
name-red = Red
    .kind = colour
name-blue = Blue
    .kind = colour
name-green = Green
    .kind = colour
name-yellow = Yellow
    .kind = colour
name-black = Black
    .kind = colour
name-white = White
    .kind = colour

## Names: squares and buildings. Forms: where, whereto, wherefrom, as the target of an attack, as a way of flight

name-A = A{ $number }
    .kind = square
    .in = on A{ $number }
    .to = to A{ $number }
    .from = from A{ $number }
    .prey = the zombie on A{ $number }
name-B = B{ $number }
    .kind = square
    .in = on B{ $number }
    .to = to B{ $number }
    .from = from B{ $number }
    .prey = the zombie on B{ $number }
name-C = C{ $number }
    .kind = square
    .in = on C{ $number }
    .to = to C{ $number }
    .from = from C{ $number }
    .prey = the zombie on C{ $number }
name-D = D{ $number }
    .kind = square
    .in = on D{ $number }
    .to = to D{ $number }
    .from = from D{ $number }
    .prey = the zombie on D{ $number }
name-E = E{ $number }
    .kind = square
    .in = on E{ $number }
    .to = to E{ $number }
    .from = from E{ $number }
    .prey = the zombie on E{ $number }
name-F = F{ $number }
    .kind = square
    .in = on F{ $number }
    .to = to F{ $number }
    .from = from F{ $number }
    .prey = the zombie on F{ $number }
name-G = G{ $number }
    .kind = square
    .in = on G{ $number }
    .to = to G{ $number }
    .from = from G{ $number }
    .prey = the zombie on G{ $number }
name-H = H{ $number }
    .kind = square
    .in = on H{ $number }
    .to = to H{ $number }
    .from = from H{ $number }
    .prey = the zombie on H{ $number }
name-I = I{ $number }
    .kind = square
    .in = on I{ $number }
    .to = to I{ $number }
    .from = from I{ $number }
    .prey = the zombie on I{ $number }
name-J = J{ $number }
    .kind = square
    .in = on J{ $number }
    .to = to J{ $number }
    .from = from J{ $number }
    .prey = the zombie on J{ $number }
name-K = K{ $number }
    .kind = square
    .in = on K{ $number }
    .to = to K{ $number }
    .from = from K{ $number }
    .prey = the zombie on K{ $number }
name-L = L{ $number }
    .kind = square
    .in = on L{ $number }
    .to = to L{ $number }
    .from = from L{ $number }
    .prey = the zombie on L{ $number }
name-M = M{ $number }
    .kind = square
    .in = on M{ $number }
    .to = to M{ $number }
    .from = from M{ $number }
    .prey = the zombie on M{ $number }
name-N = N{ $number }
    .kind = square
    .in = on N{ $number }
    .to = to N{ $number }
    .from = from N{ $number }
    .prey = the zombie on N{ $number }
name-bld = building { $number_number }
    .kind = square
    .in = in building { $number_number }
    .to = to building { $number_number }
    .from = from building { $number_number }
    .prey = the zombie in building { $number_number }
    .way = through building { $number_number }
name-streets = the streets
    .way = along the streets
name-cemetery = cemetery

## Names: pieces in play (`pistol.3`). Form: as the object of a sentence, as the target of an attack

name-of = { $owner_num } { $it }
    .kind = card
    .acc = { $owner_num } { $it }
    .num = { $owner_num }
    .one = { $owner_acc }
    .the = { $owner_the }
    .prey = { $owner_the }

## Names: cards. Forms: as the object of a sentence, before a number

name-survivor = Survivor
    .kind = card
    .acc = a Survivor
    .num = survivor
    .the = the survivor
name-pistol = Pistol
    .kind = card
    .acc = a Pistol
    .num = pistol
    .the = the pistol
name-rifle = Rifle
    .kind = card
    .acc = a Rifle
    .num = rifle
    .the = the rifle
name-shotgun = Shotgun
    .kind = card
    .acc = a Shotgun
    .num = shotgun
    .the = the shotgun
name-hunting_rifle = Hunting Rifle
    .kind = card
    .acc = a Hunting Rifle
    .num = hunting rifle
    .the = the hunting rifle
name-barricade_1 = Barricade 1
    .kind = card
    .acc = a Barricade 1
name-barricade_1_trap_1 = Barricade 1 (Trap: 1)
    .kind = card
    .acc = a Barricade 1 (Trap: 1)
name-barricade_1_trap_2 = Barricade 1 (Trap: 2)
    .kind = card
    .acc = a Barricade 1 (Trap: 2)
name-barricade_2 = Barricade 2
    .kind = card
    .acc = a Barricade 2
name-barricade_2_trap_1 = Barricade 2 (Trap: 1)
    .kind = card
    .acc = a Barricade 2 (Trap: 1)
name-barricade_2_trap_2 = Barricade 2 (Trap: 2)
    .kind = card
    .acc = a Barricade 2 (Trap: 2)
name-barricade_3 = Barricade 3
    .kind = card
    .acc = a Barricade 3
name-barricade_3_trap_1 = Barricade 3 (Trap: 1)
    .kind = card
    .acc = a Barricade 3 (Trap: 1)
name-barricade_4 = Barricade 4
    .kind = card
    .acc = a Barricade 4
name-barricade_4_trap_1 = Barricade 4 (Trap: 1)
    .kind = card
    .acc = a Barricade 4 (Trap: 1)
name-barricade_5 = Barricade 5
    .kind = card
    .acc = a Barricade 5
name-fireworks = Fireworks
    .kind = card
    .acc = Fireworks
name-event_switch = Switch
    .kind = card
    .acc = the event Switch
name-event_zombie = Zombie
    .kind = card
    .acc = the event Zombie
name-event_send = Send
    .kind = card
    .acc = the event Send
name-event_plus_action = +1 Action
    .kind = card
    .acc = the event +1 Action
name-event_take = Take
    .kind = card
    .acc = the event Take
name-event_back = Back
    .kind = card
    .acc = the event Back
name-event_add_two = Add Two
    .kind = card
    .acc = the event Add Two
name-event_time = Time
    .kind = card
    .acc = the event Time
name-event_pass = Pass
    .kind = card
    .acc = the event Pass
name-event_reload = Reload
    .kind = card
    .acc = the event Reload

kind-survivor = Survivor
kind-weapon = Weapon
kind-barricade = Barricade
kind-fireworks = Fireworks
kind-event = Event

card-survivor-effect = Comes along with your pawn or stays in the building; worth 1 point if alive.
card-pistol-effect = 3 shots, one combat card for each.
card-rifle-effect = 4 shots, one combat card for each.
card-shotgun-effect = 2 shots; draw two combat cards for each and use the better one.
card-hunting_rifle-effect = 3 shots; draw two combat cards for each and use the better one.
card-barricade_1-effect = Holds 1 zombie.
card-barricade_1_trap_1-effect = Holds 1 zombie; kills 1 when it falls and hurts strangers who tear it down.
card-barricade_1_trap_2-effect = Holds 1 zombie; kills 2 when it falls and hurts strangers who tear it down.
card-barricade_2-effect = Holds 2 zombies.
card-barricade_2_trap_1-effect = Holds 2 zombies; kills 1 when it falls and hurts strangers who tear it down.
card-barricade_2_trap_2-effect = Holds 2 zombies; kills 2 when it falls and hurts strangers who tear it down.
card-barricade_3-effect = Holds 3 zombies.
card-barricade_3_trap_1-effect = Holds 3 zombies; kills 1 when it falls and hurts strangers who tear it down.
card-barricade_4-effect = Holds 4 zombies.
card-barricade_4_trap_1-effect = Holds 4 zombies; kills 1 when it falls and hurts strangers who tear it down.
card-barricade_5-effect = Holds 5 zombies.
card-fireworks-effect = Until your next turn no zombie walks straight toward one building of your choice.
card-event_switch-effect = The face-down cards of two neighbouring buildings change places.
card-event_zombie-effect = A zombie appears where you stand. The card cannot be kept.
card-event_send-effect = Send any pawn to a building up to three steps away.
card-event_plus_action-effect = One more action in this turn.
card-event_take-effect = Take any face-down card from any building, a stored one included.
card-event_back-effect = All zombies around your building go one square back.
card-event_add_two-effect = Two new zombies appear on one square right beside you.
card-event_time-effect = The day counter goes back by one.
card-event_pass-effect = Everybody gives one hand card to the left.
card-event_reload-effect = Reload one of your weapons.

## Names: combat cards

name-jammed = Jammed
name-same_square = Same Square
name-one_away = 1 Square Away
name-two_away = 2 Squares Away

combat-jammed-rule = Never hits.
combat-same_square-rule = Hits on your own square.
combat-one_away-rule = Hits up to one square away.
combat-two_away-rule = Hits up to two squares away.

## Names: houses

name-survivalist = Survivalist
name-wood_worker = Wood Worker
name-nosy_neighbor = Nosy Neighbor
name-gun_collector = Gun Collector
name-nurse = Nurse
name-normal = Normal

house-survivalist-rule = Take a Survivor out of the discard pile.
house-wood_worker-rule = Take a Barricade out of the discard pile.
house-nosy_neighbor-rule = Go to the other Nosy Neighbor, whatever stands in the way.
house-gun_collector-rule = Reload one of your weapons, wherever it is.
house-nurse-rule = Your pawn regains 1 health.
house-normal-rule = No ability, but always worth 5 points.

## Names: phases

name-set_up = set-up
name-turn = turn
name-zombies = zombie movement
name-over = end of the game

## Names: actions

name-free_move = Free movement
name-move = Move
name-draw = Draw
name-play = Play
name-attack = Attack
name-tear_down = Tear down
name-store = Store
name-collect = Collect
name-arm = Arm
name-disarm = Disarm
name-fetch = Fetch
name-post = Post
name-house = House

action-free_move-effect = Up to three steps without a break; costs no action. Steps that are left stay until you do something else.
action-move-effect = Up to three steps. Zombies on the way have to be fought.
action-draw-effect = Look at the top card of the pile here, and at one more for each survivor with you.
action-play-effect = Play a card from your hand: a survivor, a weapon, a barricade in front of your building, or fireworks.
action-attack-effect = Shoot at a zombie up to two squares away, or at somebody on your square.
action-tear_down-effect = Pull the outermost barricade off the building beside you. Traps of others hurt.
action-store-effect = Leave cards here, face down, for later: as many as you like for one action.
action-collect-effect = Take back cards that you have stored here.
action-arm-effect = Give a weapon to a survivor beside you.
action-disarm-effect = Take a weapon from a survivor beside you.
action-fetch-effect = A survivor who was placed here comes along with you.
action-post-effect = A survivor stays here and holds the building for you.
action-house-effect = Use the ability of your house; its number falls by one.

## Entries of lists

entry-houses = { $key } { $value }
entry-scores = { $key } { $value }
entry-squares =
    { $key_kind ->
        [square] { $key_from } { $value_to }
       *[other] { $value }
    }

## Questions: set-up

ask-choose_colour = Which colour do you take?
ask-choose_colour-why = The colour is your sign at the table.
wait-choose_colour = Waiting for { $players }: which colour?
ask-choose_home_base = Where does { $pawn } live?
ask-choose_home_base-why = This is the home base. Nobody knows yet which house is which. It is lost as soon as somebody else gets in while you are out.
wait-choose_home_base = Waiting for { $players }: which home base?
ask-keep_start_cards =
    { $count ->
        [one] Which card do you keep?
       *[other] Which { $count } cards do you keep?
    }
ask-keep_start_cards-why = Events cannot be kept. If you have too few other cards, you draw until it is enough.
wait-keep_start_cards = Waiting for { $players }: which cards to begin with?

## Questions: the turn

ask-turn_step =
    { $clearing ->
        [yes]
            { $actions ->
                [one] You stand among zombies, with 1 action left. What do you do?
               *[other] You stand among zombies, with { $actions } actions left. What do you do?
            }
       *[no]
            { $steps ->
                [0] {""}
                [one] 1 step is left.{" "}
               *[other] { $steps } steps are left.{" "}
            }{ $free_moves ->
                [0]
                    { $actions ->
                        [0] You have no actions left. What do you do?
                        [one] You have 1 action left. What do you do?
                       *[other] You have { $actions } actions left. What do you do?
                    }
                [one]
                    { $actions ->
                        [0] You have no actions left, but a free movement. What do you do?
                        [one] You have 1 action left, and a free movement. What do you do?
                       *[other] You have { $actions } actions left, and a free movement. What do you do?
                    }
               *[other]
                    { $actions ->
                        [0] You have no actions left, but { $free_moves } free movements. What do you do?
                        [one] You have 1 action left, and { $free_moves } free movements. What do you do?
                       *[other] You have { $actions } actions left, and { $free_moves } free movements. What do you do?
                    }
            }
    }
ask-turn_step-why =
    { $clearing ->
        [yes] One attack after the other until your square is clear. If a zombie is left, it costs you 1 health or a survivor, and you run.
       *[no] Actions and free movement in any order, but zombies on your square come first. What you do not use is lost, and then you move the zombies.
    }
wait-turn_step = Waiting for { $players }: what comes next?
ask-draw_result = What does { $pawn } do with what was found { $building_in }?
ask-draw_result-why = The draw costs the action, whether you keep a card or put it back. Only an event that you let happen at once is free.
wait-draw_result = Waiting for { $players }: which card is worth keeping?
ask-return_order =
    { $count ->
        [one] Does the card go on top of the pile { $building_in } or under it?
       *[other] Which card goes back, on top of the pile { $building_in } or under it?
    }
ask-return_order-why = All see where a card goes, but only you know which one it is.
wait-return_order = Waiting for { $players }: cards go back to the pile.
ask-discard_to_limit =
    { $count ->
        [one] Your hand is too full. Which card do you discard?
       *[other] Your hand is too full. Which { $count } cards do you discard?
    }
ask-discard_to_limit-why = They go to the open discard pile, without effect.
wait-discard_to_limit = Waiting for { $players }: which cards are discarded?

## Questions: events

ask-event_choice =
    { $event_id ->
        [event_switch] { $event }: which two neighbouring buildings exchange their face-down cards?
        [event_send]
            { $goal_kind ->
                [square] { $event }: which way does { $sent } go { $goal_to }?
               *[other] { $event }: who has to go, and where?
            }
        [event_take] { $event }: from which building, and which card?
        [event_add_two] { $event }: on which square do the zombies appear?
       *[event_reload] { $event }: which weapon?
    }
ask-event_choice-why = Events cost no action.
wait-event_choice = Waiting for { $players }: what does the event do?
ask-pass_card = Which card do you give to your left?
ask-pass_card-why = All choose at the same time. Only you and whoever gets it know the card.
wait-pass_card = Waiting for { $players }: which card is passed on?
ask-push_order = Where do the pushed zombies attack first?
ask-push_order-why = Pushed zombies attack whoever stands where they end up.
wait-push_order = Waiting for { $players }: where do the pushed zombies attack first?

## Questions: fights

ask-shoot_again = Does { $pawn } go on against { $target_prey }?
ask-shoot_again-why = More bullets of the same weapon cost no further action; another weapon does.
wait-shoot_again = Waiting for { $players }: one more shot?
ask-draw2_pick = { $cards }: which one counts for { $weapon_the }?
ask-draw2_pick-why = This weapon draws two cards for each shot; the other one is discarded.
wait-draw2_pick = Waiting for { $players }: which combat card counts?
ask-defence_weapon = { $attacker_the } attacks { $defender_prey }. Which weapon shoots back?
ask-defence_weapon-why = Whoever can shoot has to shoot. The higher combat card wins.
wait-defence_weapon = Waiting for { $players }: which weapon shoots back?
ask-fight_or_take = A zombie is at your throat { $square_in }. Shoot, or take the loss?
ask-fight_or_take-why = Only Jammed misses here, and shooting costs no action. A loss is 1 health or a survivor, and a pawn that is there flees.
wait-fight_or_take = Waiting for { $players }: shoot, or take the loss?
ask-who_suffers = The zombie { $square_in } gets somebody. Who pays?
ask-who_suffers-why = A wounded pawn can be healed; a survivor who is given up is gone for good, with any weapon. A pawn that was there then flees.
wait-who_suffers = Waiting for { $players }: who pays?
ask-retreat =
    { $fight_id ->
        [over] The fight is over. Does { $pawn } stay or fall back too?
       *[on] Does { $pawn } stay in the fight or fall back?
    }
ask-retreat-why =
    { $fight_id ->
        [over] This is asked after every exchange, also of the one who has won or whose opponent has gone.
       *[on] This is asked after every exchange, the loser first. Falling back ends the fight; if both stay, the attacker may go on.
    }
wait-retreat = Waiting for { $players }: stay or fall back?
ask-flee_to = Where does { $pawn } flee?
ask-flee_to-why = After a loss the pawn gets away as far as it can, three squares at most. It costs nothing.
wait-flee_to = Waiting for { $players }: where to flee?
ask-entry_fight = { $pawn } enters { $building }. Do you open fire?
ask-entry_fight-why = It costs no action. The newcomer has to defend, and may win.
wait-entry_fight = Waiting for { $players }: is the newcomer welcome?
ask-first_group = Who { $square_in } faces the zombie first?
ask-first_group-why = More than one group is there. Each faces the zombie in turn until it is dead.
wait-first_group = Waiting for { $players }: who faces the zombie first?

## Questions: zombies

ask-zombie_move =
    { $left ->
        [one] Which zombie do you move? One move to go.
       *[other] Which zombie do you move? { $left } moves to go.
    }
ask-zombie_move-why = Forward or sideways, each zombie once. You have to move them all, against yourself too.
wait-zombie_move = Waiting for { $players }: which zombie moves?
ask-trap_victims =
    { $count ->
        [one] The trap of { $building } kills 1 zombie. Which one?
       *[other] The traps of { $building } kill { $count } zombies. Which ones?
    }
ask-trap_victims-why = Traps kill zombies around the building; its owner gets the points.
wait-trap_victims = Waiting for { $players }: whom does the trap kill?
ask-refill_squares =
    { $count ->
        [one] Only 1 zombie is left in the pile. Where does it rise?
       *[other] Only { $count } zombies are left in the pile. Where do they rise?
    }
ask-refill_squares-why = Every empty square at the cemetery would get a zombie, but there are too few.
wait-refill_squares = Waiting for { $players }: where do the last zombies rise?

## Answers

option-colour = take { $it_printed }
option-home = { $it }
option-keep = keep { $it_acc }
option-pawn = { $it }
option-free_move = free movement
option-move = move
option-draw = draw from the pile
option-play = play { $it_acc }
option-attack = attack
option-tear_down = tear down a barricade
option-store = store a card
option-collect = collect a card
option-arm = arm a survivor
option-disarm = disarm a survivor
option-fetch = fetch a survivor
option-post = post a survivor
option-house = use the house
option-event = play { $it_acc }
option-drop = drop the empty { $it }
option-end_turn = end the turn
option-take_loss = take the loss
option-to = { $it_to }
option-stop = stop here
option-look =
    { $it_number ->
        [one] look at 1 card
       *[other] look at { $it_number } cards
    }
option-trigger = let { $it_acc } happen
option-return = keep nothing
option-top = put { $it_acc } back on top of the pile
option-bottom = put { $it_acc } back under the pile
option-accompany = comes along with { $it }
option-place = stays { $it_in }
option-by = { $it_way }
option-then = then { $it }
option-send = { $it }
option-visit = visit { $it }
option-bearer = { $it } takes it
option-light = light up { $it }
option-target =
    { $it_kind ->
        [card] { $it_acc }
       *[other] { $it_prey }
    }
option-weapon = { $it }
option-fire =
    { $it_kind ->
        [card] fire { $it_acc }
       *[other] fire again
    }
option-change = change to { $it_acc } for an action
option-use = { $it }
option-hurt = { $it } takes the damage
option-lose = give up { $it_acc }
option-stay = stay
option-decline = hold fire
option-fight = open fire with { $it_acc }
option-who = { $it }
option-take = { $it }
option-swap = { $it }
option-with =
    { $it_kind ->
        [card] with { $it_acc }
       *[other] with { $it }
    }
option-nobody = nobody
option-goal = { $it_to }
option-from = { $it_from }
option-card =
    { $it_kind ->
        [card] { $it }
       *[other] card { $it }
    }
option-at = { $it_in }
option-give = give { $it_acc }
option-discard = discard { $it_acc }
option-zombie = the zombie { $it_in }
option-first = { $it } first
option-victim = a zombie { $it_in }
option-moved = a zombie { $it_in } that has moved already
option-fill = { $it }
option-next = first { $it_in }
answers-keep = keep { $things_acc }
answers-discard = discard { $things_acc }
answer-zombie-to = the zombie { $zombie_in } goes { $to_to }
answer-free_move-to = free movement { $to_to }
answer-move-to = move { $to_to }
answer-draw-at = draw from the pile { $at_in }
answer-draw-at-look =
    { $look_number ->
        [one] draw a card { $at_in }
       *[other] look at { $look } cards { $at_in }
    }
answer-play-accompany = play { $play_acc }, along with { $accompany }
answer-play-place = play { $play_acc }, to stay { $place_in }
answer-play-bearer = play { $play_acc } for { $bearer }
answer-play-light = play { $play_acc } over { $light }
answer-play-at = build { $play_acc } at { $at }
answer-play-at-then = build { $play_acc } and { $then_acc } at { $at }
answer-attack-target =
    { $target_kind ->
        [card] attack { $target_acc }
       *[other] attack { $target_prey }
    }
answer-attack-target-with =
    { $target_kind ->
        [card] attack { $target_acc } with { $with_acc }
       *[other] attack { $target_prey } with { $with_acc }
    }
answer-tear_down-at = tear a barricade off { $at }
answer-store-card = store { $card_acc }
answer-store-card-at = store { $card_acc } { $at_in }
answer-collect-card = collect { $card_acc }
answer-collect-card-at = collect { $card_acc } { $at_in }
answer-arm-weapon = give { $weapon_acc } away
answer-arm-weapon-who = give { $weapon_acc } to { $who }
answer-disarm-who = take the weapon of { $who }
answer-fetch-who = fetch { $who }
answer-post-who = post { $who }
answer-house-at = use the house { $at_in }
answer-house-at-take = find { $take_acc } { $at_in }
answer-house-at-weapon = reload { $weapon_acc } { $at_in }
answer-house-at-visit = visit { $visit } { $at_from }
answer-event-at = play { $event_acc } { $at_in }
answer-event-weapon = play { $event_acc } for { $weapon }
answer-event-swap-with = play { $event_acc } with { $swap } and { $with }
answer-event-from-card = play { $event_acc }: card { $card } { $from_from }
answer-event-send-goal = play { $event_acc }: { $send } { $goal_to }
answer-swap-with = switch the cards of { $swap } and { $with }
answer-from-card = take card { $card } { $from_from }
answer-send-goal = send { $send } { $goal_to }
answer-to-by = { $to_to } { $by_way }
answer-weapon-who = give { $weapon_acc } to { $who }

## Refusals: what is missing now, where the rule does not say it

refused-move-ZT-6-1 = The free movement comes first: it costs no action.
refused-attack-ZT-9-6 = Nothing is in reach: no zombie up to two squares away, and nobody else on your square.

## What happened: set-up

event-zombies_set = { $count } zombies climb out of their graves around the cemetery.
event-colour_chosen =
    { $colour_person ->
        [yes] { $colour } sits down at the table and plays { $colour_printed }.
       *[other] { $colour } sits down at the table.
    }
event-forced-choose_colour =
    { $answer_it_person ->
        [yes] { $answer_it_printed } is the last colour left.
       *[other] { $answer_it } is the last colour left.
    }
event-home_base_chosen = { $pawn } settles { $building_in }.
event-houses_dealt = Now all know who lived where: { $houses }.
event-start_cards_dealt = { $seat } is dealt { $cards_acc }.
event-start_cards_dealt-open = { $seat } is dealt { $count } cards.
event-start_cards_kept = { $seat } keeps { $cards_acc }.
event-start_cards_kept-open =
    { $count ->
        [0] { $seat } keeps no card.
        [one] { $seat } keeps 1 card.
       *[other] { $seat } keeps { $count } cards.
    }
event-card_redrawn = { $seat } had too few useful cards and draws { $cards_acc }.
event-card_redrawn-open =
    { $count ->
        [one] { $seat } had too few useful cards and draws 1 more.
       *[other] { $seat } had too few useful cards and draws { $count } more.
    }
event-piles_dealt = Every empty building hides { $count } cards.
event-leftover_discarded = The cards left over are open for all: { $cards }.
event-first_player = { $seat } begins and keeps the time.

## What happened: days and turns

event-day_began = Day { $day } dawns.
event-turn_began =
    { $free_moves ->
        [one] { $seat } has { $actions } actions and a free movement.
       *[other] { $seat } has { $actions } actions and { $free_moves } free movements.
    }
event-turn_ended = { $seat } is done.
event-turn_skipped = { $seat } is dead and has no turn.
event-cards_discarded = { $seat } discards { $cards_acc }.
event-pawn_moved =
    { $how_id ->
        [retreat] { $pawn } falls back { $square_to }.
        [flight] { $pawn } runs for dear life { $square_to }.
        [visit] { $pawn } comes { $square_to } through the back door.
        [send] { $pawn } is led { $square_to }.
       *[walk] { $pawn } goes { $square_to }.
    }
event-entry_declined = { $seat } lets { $pawn } into { $building } without a fight.
event-entry_fight_opened = { $fighter_the } opens fire on { $pawn } with { $weapon_the }.

## What happened: searching

event-cards_looked_at = { $pawn } searches { $building } and sees { $cards_acc }.
event-cards_looked_at-open =
    { $count ->
        [one] { $pawn } searches { $building } and looks at a card.
       *[other] { $pawn } searches { $building } and looks at { $count } cards.
    }
event-card_kept = { $pawn } keeps { $card_acc } from { $building }.
event-card_kept-open = { $pawn } keeps a card from { $building }.
event-card_returned =
    { $end_id ->
        [top] { $seat } puts { $card_acc } back on top of the pile { $building_in }.
       *[bottom] { $seat } puts { $card_acc } under the pile { $building_in }.
    }
event-card_returned-open =
    { $end_id ->
        [top] { $seat } puts a card back on top of the pile { $building_in }.
       *[bottom] { $seat } puts a card under the pile { $building_in }.
    }
event-card_stored = { $seat } stores { $card_acc } { $building_in }.
event-card_stored-open = { $seat } stores a card { $building_in }.
event-card_collected = { $seat } collects { $card_acc } { $building_in }.
event-card_collected-open = { $seat } collects a stored card { $building_in }.
event-stored_forfeited =
    { $count ->
        [one] A card that was stored { $building_in } is lost under the pile.
       *[other] { $count } cards that were stored { $building_in } are lost under the pile.
    }

## What happened: cards

event-survivor_joined = A survivor joins { $pawn }.
event-survivor_placed = A survivor keeps watch { $building_in } for { $pawn }.
event-survivor_fetched = A survivor follows { $pawn } from now on.
event-weapon_taken =
    { $shots ->
        [0] { $bearer_the } takes { $weapon_one }, which is empty.
        [one] { $bearer_the } takes { $weapon_one } with 1 shot.
       *[other] { $bearer_the } takes { $weapon_one } with { $shots } shots.
    }
event-weapon_dropped = The empty { $weapon_num } is thrown away.
event-weapon_reloaded = { $weapon_the } is loaded again: { $shots } shots.
event-barricades_built = { $pawn } nails up { $building } with { $cards_acc }.
event-barricades_built-open =
    { $count ->
        [one] { $pawn } nails up { $building } with a barricade, and nobody sees how strong it is.
       *[other] { $pawn } nails up { $building } with { $count } barricades, and nobody sees how strong they are.
    }
event-barricade_torn_down = { $pawn } tears { $card_acc } off { $building }.
event-fireworks_lit = { $seat } lights fireworks over { $building }; the dead keep their distance.
event-fireworks_out = The fireworks over { $building } burn out.

## What happened: houses

event-house_used =
    { $house_id ->
        [survivalist] { $pawn } asks the survivalist { $building_in }; the house stands at { $number } now.
        [wood_worker] { $pawn } searches the workshop { $building_in }; the house stands at { $number } now.
        [nosy_neighbor] { $pawn } slips through the back doors { $building_from }; the house stands at { $number } now.
        [gun_collector] { $pawn } finds bullets { $building_in }; the house stands at { $number } now.
        [nurse] { $pawn } is bandaged { $building_in }; the house stands at { $number } now.
       *[other] { $pawn } makes use of { $building }; the house stands at { $number } now.
    }
event-card_found = { $seat } takes { $card_acc } out of the discard pile.
event-pawn_healed = { $pawn } feels better: health { $health }.
event-house_reset = The house number of { $building } returns to 5.

## What happened: events

event-event_triggered =
    { $event_id ->
        [event_switch] Switch: { $pawn } mixes up what lies in two houses.
        [event_zombie] Zombie: something was waiting for { $pawn }.
        [event_send] Send: { $pawn } may send somebody away.
        [event_plus_action] +1 Action: { $pawn } takes a deep breath.
        [event_take] Take: { $pawn } reaches into a strange house.
        [event_back] Back: { $pawn } makes the dead step back.
        [event_add_two] Add Two: { $pawn } is not alone out there.
        [event_time] Time: { $pawn } turns back the clock.
        [event_pass] Pass: { $pawn } has everybody hand over a card.
       *[event_reload] Reload: { $pawn } finds a box of bullets.
    }
event-event_without_effect = { $event } has no effect.
event-event_used = { $event } goes to the discard pile.
event-piles_switched = The face-down cards of { $buildings } have changed places.
event-pawn_sent = { $seat } sends { $pawn } { $goal_to }.
event-nobody_sent = { $seat } sends nobody.
event-action_gained =
    { $actions ->
        [one] { $pawn } has 1 action now.
       *[other] { $pawn } has { $actions } actions now.
    }
event-card_taken = { $seat } takes card { $position } { $building_from }: { $card }.
event-card_taken-open = { $seat } takes card { $position } { $building_from }.
event-day_turned_back = It is day { $day } once more.
event-card_passed = { $seat } passes { $card_acc } to { $to }.
event-card_passed-open = { $seat } passes a card to { $to }.
event-zombie_appeared =
    { $count ->
        [one] A zombie appears { $square_in }.
       *[other] { $count } zombies appear { $square_in }.
    }
event-zombies_pushed = The dead around { $building } stagger back: { $squares }.

## What happened: fights

event-attack_began = { $pawn } attacks { $target_prey } with { $weapon_the }.
event-weapon_changed = { $pawn } goes on with { $weapon_the }, for another action.
event-shot_fired =
    { $shots ->
        [0] { $fighter_the } fires the last bullet of { $weapon_the }.
        [one] { $fighter_the } fires { $weapon_the }; 1 shot is left.
       *[other] { $fighter_the } fires { $weapon_the }; { $shots } shots are left.
    }
event-combat_cards_drawn =
    { $cards_count ->
        [one] Combat card of { $fighter_the }: { $cards }.
       *[other] Combat cards of { $fighter_the }: { $cards }; { $used } counts.
    }
event-combat_deck_shuffled = The combat cards are shuffled.
event-missed = { $fighter_the } misses { $target_prey }.
event-zombie_killed =
    { $pawn_kind ->
        [colour] { $pawn } kills { $square_prey }.
       *[other] The trap kills { $square_prey }, and nobody scores for it.
    }
event-exchange_tied = A tie: both draw once more.
event-exchange_won = { $winner_the } wins the exchange against { $loser_the }.
event-fight_ended = The fight is over.
event-zombie_faced = A zombie falls upon the people of { $seat } { $square_in }.
event-loss_taken = { $seat } cannot stop the zombie { $square_in }.
event-pawn_hurt =
    { $health ->
        [0] { $pawn } is hurt once too often.
       *[other] { $pawn } is hurt: health { $health }.
    }
event-survivor_died = A survivor of { $owner } is dead.
event-pawn_trapped = { $pawn } cannot get away and stays.
event-pawn_died = { $pawn } is dead.
event-seat_eliminated = { $seat } is out of the game.
event-hand_discarded =
    { $cards_count ->
        [0] { $seat } leaves no cards behind.
       *[other] { $seat } leaves behind { $cards_acc }.
    }

## What happened: buildings

event-building_claimed =
    { $before_kind ->
        [colour] { $pawn } takes { $building } from { $before }.
       *[other] { $pawn } takes { $building }.
    }
event-building_lost = { $pawn } loses { $building }.
event-survivors_driven_out =
    { $survivors_count ->
        [one] A survivor has to go, because { $building } has a new owner.
       *[other] { $survivors_count } survivors have to go, because { $building } has a new owner.
    }

## What happened: zombies

event-zombie_phase_began =
    { $count ->
        [one] The dead stir: { $seat } moves 1 zombie.
       *[other] The dead stir: { $seat } moves { $count } zombies.
    }
event-zombie_moved = A zombie shuffles { $before_from } { $square_to }.
event-moves_lost =
    { $count ->
        [one] No zombie can move any more; 1 move is lost.
       *[other] No zombie can move any more; { $count } moves are lost.
    }
event-zombies_refilled =
    { $squares_count ->
        [one] The grave at { $squares } opens again.
       *[other] The graves at { $squares } open again.
    }
event-barricades_fell =
    { $cards_count ->
        [one] The barricade of { $building } breaks: { $cards }.
       *[other] The barricades of { $building } break: { $cards }.
    }
event-trap_sprung =
    { $count ->
        [one] A trap goes off at { $building }: 1 zombie dies.
       *[other] The traps go off at { $building }: up to { $count } zombies die.
    }

## The end

event-points_counted = { $pawn }: kills { $kills }, barricades { $barricades }, survivors { $survivors }, weapons { $weapons }, houses { $houses }; together { $total }.
event-match_ended =
    { $winners_count ->
        [0] { $reason } Nobody wins.
        [one] { $reason } Points: { $scores }. { $winners } wins.
       *[other] { $reason } Points: { $scores }. { $winners } share the victory.
    }
end-last_day = The last day is over.
end-all_dead = Nobody is alive in this town.

## Options

option_name-days = Length
option_name-days-why = How many days the town has to hold out. Every day more zombies move.
option_value-days =
    { $value ->
        [0] as usual: 10 days, with six players 8
        [one] 1 day
       *[other] { $value } days
    }
option_name-leftover_cards = Cards left over
option_name-leftover_cards-why = What happens to the action cards that nobody was dealt.
option_value-leftover_cards-box = in the box
option_value-leftover_cards-box-why = They stay out of the game, and nobody sees them.
option_value-leftover_cards-discard = discard pile
option_value-leftover_cards-discard-why = They are the first open discard pile; Survivalist and Wood Worker can use them at once.
option_name-zombie_supply = Supply of zombies
option_name-zombie_supply-why = Whether killed zombies come back.
option_value-zombie_supply-limited = 100 and no more
option_value-zombie_supply-limited-why = A killed zombie never returns; the pile can run out.
option_value-zombie_supply-recycle = without end
option_value-zombie_supply-recycle-why = Kills are counted, and the figures go back to the pile.
option_name-two_player_dead_pawn = Points of a dead pawn
option_name-two_player_dead_pawn-why = With two players, what the colour of a dead pawn is worth.
option_value-two_player_dead_pawn-zero = nothing
option_value-two_player_dead_pawn-zero-why = Only living pawns count.
option_value-two_player_dead_pawn-count = as if alive
option_value-two_player_dead_pawn-count-why = Kills, houses, barricades and survivors of a dead pawn still count.
option_name-youngest_seat = Youngest player
option_name-youngest_seat-why = The youngest is the first to choose a colour and a home base.
option_value-youngest_seat =
    { $value ->
        [0] drawn
       *[other] seat { $value }
    }

## Table talk

phrase-greet = Good evening, neighbours. Lock your doors.
phrase-greet_gruff = My fence is my fence. Remember that, neighbours.
phrase-greet_sweet = Dear neighbours. I have baked a cake, do come round.
phrase-greet_anxious = Is it just me, or is there light in the cemetery?
phrase-greet_merry = What a night for a walk. Last one home is breakfast.
phrase-greet_short = Evening.
phrase-agree = All right, { $to }.
phrase-decline = No, { $to }. Not with me.
phrase-truce = { $to }, leave my house alone, and I will leave yours alone.
phrase-promise = My zombies will not come to you, { $to }.
phrase-threaten = { $to }, I know where you live. Soon the dead will, too.
phrase-accuse = { $who } is not to be trusted.
phrase-leader = { $who } is ahead of us all. Send your zombies there.
phrase-ask_help = Push them off { $building }, and I will remember it.
phrase-warn = Keep away { $building_from }, or you will be sorry.
phrase-bluff = Go ahead, try { $building }. It is nailed up three times.
phrase-mine = { $building } is mine.
phrase-claim_card = I hold { $card_acc }.
phrase-not_me = I had no choice with that zombie.
phrase-thank = Thank you, { $to }. I owe you one.
phrase-sorry = Sorry, { $to }. It was you or me.
phrase-mock = { $to }, your door seems to be open.
phrase-well_done = Well shot, { $to }.
phrase-lament = Why do they always come to me?
phrase-think = Let me think for a moment.

## Advice: why a bot would do something

reason-home = The base { $building_in } is far from the others.
reason-start-cards = These cards help most at the beginning.
reason-claim = { $building } would be one more house of your own.
reason-take-over = { $building } can be taken from { $pawn }.
reason-strengthen = The barricades of { $building } have to hold the zombies around it.
reason-close = A third barricade closes { $building } to everybody else.
reason-search =
    { $count ->
        [one] One card is still to be found { $building_in }.
       *[other] { $count } cards are still to be found { $building_in }.
    }
reason-search-more =
    { $count ->
        [one] One card has to do.
       *[other] With { $count } cards there is more to choose from.
    }
reason-shoot = The zombie { $square_in } is worth a point.
reason-relieve = The zombie { $square_in } presses against { $building }.
reason-clear = The zombies { $square_in } have to go before anything else.
reason-strike-pawn = { $pawn } is weak enough to be worth a fight.
reason-strike-survivor = Without { $survivor_the } the building is easier to take.
reason-arm = { $card_acc } defends you and counts in the end.
reason-company = A survivor at your side is a point, and finds more cards.
reason-guard = A survivor { $building_in } holds it for you.
reason-light = Fireworks keep the zombies away from { $building } for a round.
reason-use-house = Using { $building } ({ $house }) is worth more than the point that it costs.
reason-swap-weapon = Without the empty { $weapon_num } there is room for a loaded one.
reason-go-claim = Off { $building_to }: it can become yours.
reason-go-take = Off { $building_to }: it can be taken from { $pawn }.
reason-go-search = Off { $building_to }: there are cards to be found.
reason-go-shoot = From { $square } a zombie can be shot.
reason-go-safe = { $square_in } the zombies do not get you so soon.
reason-go-on = The way goes on { $square_to }.
reason-tear-down = Without the barricades { $pawn } will not hold { $building } for long.
reason-event-now = This is a good moment for { $event }.
reason-event-free = { $event } costs no action if it happens at once.
reason-keep-card = { $card_acc } will be useful.
reason-no-use = There is no use for { $card_acc } now.
reason-put-top = { $card_acc } should be found again, by you.
reason-put-bottom = Nobody should find { $card_acc } so soon.
reason-fire-on = One more shot at { $target_prey } is worth the bullet.
reason-save-shots = The bullets of { $weapon_the } are needed later.
reason-best-weapon = { $weapon_the } is the best one for this.
reason-best-shot = { $card } is the better one.
reason-fight = A bullet for the zombie { $square_in } is cheaper than a loss.
reason-take-loss = The zombie { $square_in } is not worth the bullets.
reason-bears-it = { $pawn } can stand the damage.
reason-sacrifice = { $survivor_the } is the smaller loss.
reason-withdraw = { $square_in } it is safer than in this fight.
reason-stand = { $pawn } has the better odds.
reason-shelter = { $square_in } it is safest.
reason-keep-out = { $pawn } should not come in.
reason-let-in = A fight against { $pawn } does not pay.
reason-press = More zombies at { $building } make trouble for { $pawn }.
reason-storm = { $building } is open, and it is the house of { $pawn }.
reason-hunt = A zombie { $square_in } costs { $pawn } bullets or blood.
reason-away = { $square_in } the zombie does you least harm.
reason-discard-least = { $card_acc } can best be spared.
reason-pass-least = The others have least use for { $card_acc }.
reason-reload = { $weapon_the } needs bullets most.
reason-send-away = { $pawn } is better off elsewhere, or rather you are.
reason-others-first = Let { $pawn } face the zombie first.
reason-trap = The zombie { $square_in } is the most dangerous one.
reason-refill = Zombies should rise far from your own houses.
reason-rest = There is nothing better left to do.

## The text table

town-day =
    { $day ->
        [0] Before the first day: { $phase }.
       *[other] Day { $day } of { $days }, { $phase }.
    }
town-letter =
    { $colour ->
        [red] R
        [blue] B
        [green] G
        [yellow] Y
        [black] K
       *[white] W
    }
town-legend = Map: ## cemetery, x its edge, . street, 01 to 12 buildings, z zombies, = barricade. Pawns: { $letters }; a small letter is an owner who is away.
town-loose = Zombies on the streets, away from the cemetery: { $squares }.
town-building =
    { $name }{ $dealt ->
        [yes] , { $house } { $number }
       *[no] {""}
    }: { $cards ->
        [0] no cards in the pile
        [one] 1 card in the pile
       *[other] { $cards } cards in the pile
    }.
town-owned = Belongs to { $owner }.
town-home-base = Home base of { $owner }.
town-barricades =
    { $count ->
        [one] 1 barricade.
       *[other] { $count } barricades.
    }
town-pressure =
    { $count ->
        [one] 1 zombie at its walls.
       *[other] { $count } zombies at its walls.
    }
town-lit = Fireworks above it.
town-inside = Inside: { $there }.
town-stored =
    { $count ->
        [one] { $player } has stored 1 card.
       *[other] { $player } has stored { $count } cards.
    }
town-zombies =
    { $count ->
        [one] 1 zombie
       *[other] { $count } zombies
    }
town-armed = { $name } with { $weapon }
town-weapon =
    { $shots ->
        [0] { $weapon } (empty)
        [one] { $weapon } (1 shot)
       *[other] { $weapon } ({ $shots } shots)
    }
town-shots =
    { $shots ->
        [0] empty
        [one] 1 shot
       *[other] { $shots } shots
    }
town-player =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $cards ->
        [0] no cards
        [one] 1 card
       *[other] { $cards } cards
    }.
town-pawn =
    { $name }: { $place }, health { $health }, { $kills ->
        [one] 1 kill
       *[other] { $kills } kills
    }.
town-dead =
    { $kills ->
        [one] { $name }: dead, 1 kill.
       *[other] { $name }: dead, { $kills } kills.
    }
town-carries = { $weapons }.
town-companions = Together with { $survivors }.
town-trapped = Trapped.
town-timekeeper = Keeps the time.
town-last-hand = Had in hand: { $cards }.
town-turn =
    It is { $player }'s turn: { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    }, { $moves ->
        [0] no free movement
        [one] 1 free movement
       *[other] { $moves } free movements
    }.
town-zombie-moves =
    { $count ->
        [one] { $player } moves the zombies: 1 is left.
       *[other] { $player } moves the zombies: { $count } are left.
    }
town-draw =
    { $count ->
        [one] 1 card of { $building } is being looked at.
       *[other] { $count } cards of { $building } are being looked at.
    }
town-event = Event: { $event }.
town-fight =
    { $kind ->
        [zombie] { $attacker } shoots at a zombie with { $weapon }: { $target }.
       *[other] { $attacker } fights { $target } with { $weapon }.
    }{ $count ->
        [0] {""}
       *[other] {" "}Combat cards: { $shots }, against: { $answers }.
    }
town-defence = A zombie attacks: { $square }.
town-stacks =
    { $zombies ->
        [one] 1 zombie in the pile
       *[other] { $zombies } zombies in the pile
    }, { $combat ->
        [one] 1 combat card in the deck
       *[other] { $combat } combat cards in the deck
    }. { $count ->
        [0] The discard pile is empty.
       *[other] Discard pile: { $cards }.
    }
town-dealt = Your start cards: { $cards }.
town-seen = You are looking at: { $cards }.
town-known-hand = { $player } holds, as you know: { $cards }.
town-own-barricades = { $building }, barricades that you know: { $cards }.
town-own-strength = { $building }, barricades: { $cards }. Strength { $strength }.
town-known-pile = { $building }, cards of the pile that you know, from the top: { $cards }.
town-known-store = { $building }, stored cards that you know: { $cards }.
town-fresh = { $name } (not this turn)
town-hand = Your hand: { $cards }.
town-beside = beside { $building }
town-note = { $text } ({ $note })

## Tutorial

tutorial-aim = Zombies come out of the cemetery, and around it stand twelve buildings. Search them, take possession of them, and steer the zombies toward the others. Whoever lives at the end of the last day and has the most victory points wins.
tutorial-colour = Whoever is youngest chooses first, and today that is you. Colours are all alike: take red.
tutorial-colour-other = Any other would do as well. For this story please take red.
tutorial-home = Choose your home base. It is yours from the beginning and worth points, but lost if somebody else enters while none of your people is inside. Take building 12 in the north-west.
tutorial-home-other = That would be possible. But this story begins in the north-west, in building 12.
tutorial-houses = Ada lives in building 10, not far from you, Bruno in 2 and Cleo in 5. Each building has got a house card, most with an ability for the owner. The 5 on it is its worth.
tutorial-keep = Everybody has a pistol and six cards, and keeps three of them. Events may not be kept, so for you it is simple: the survivor and both barricades.
tutorial-turn = You begin. In every turn you have three actions and a free movement of up to three steps, in any order. Today only two days are played, usually it is ten.
tutorial-leave = With four players home bases have no pile, so there is nothing to search here. Building 11 is three steps away: that is just what the free movement is for.
tutorial-out = Four squares adjoin a building, and they are the only way in and out. Your way leads over A5 and A6.
tutorial-street = On the street you may step diagonally too. Only zombies stop you: whoever enters their square has to fight there. Go all the way at once: choose building 11.
tutorial-street-other = Your cards can wait, and the way is free. Go into building 11.
tutorial-draw = Nine cards lie here face down. Draw the top one.
tutorial-draw-other = You have come to search. Draw.
tutorial-plus_action = An event. Let it happen at once, and neither the event nor the draw costs an action. One more action is always welcome.
tutorial-plus_action-other = In your hand it would cost the action of the draw. Let it happen now.
tutorial-draw_again = Four actions, and none of them is used. Draw again.
tutorial-draw_again-other = The rest can wait. Draw again.
tutorial-zombie = A zombie in the middle of the room. Whenever one comes to you, by a card or on foot, you fight at once or take the loss. Fire your pistol: defence costs no action.
tutorial-zombie-other = Then you lose 1 of your 4 health and run three squares away. Better fire.
tutorial-hit = A combat card decides each shot: it kills as far as it reaches. 1 Square Away is more than enough here. The zombie is your first victory point.
tutorial-draw_third = That draw was free as well. Good things come in threes: draw.
tutorial-draw_third-other = A weapon would come in handy. Draw once more.
tutorial-shotgun = A shotgun. Keep it. Unlike an event that happens at once, it costs the action of the draw.
tutorial-shotgun-other = Put back, it would wait for somebody else. Keep it.
tutorial-survivor = Three actions are left, and each card that you play costs one. First the survivor.
tutorial-accompany = Placed here, the survivor would guard the building. At your side a survivor helps to search: then you look at one more card. Play the card, and let the survivor come along.
tutorial-accompany-other = A barricade will do for the building. Let the survivor come along.
tutorial-barricade = Standing in it does not make a building yours. A barricade does.
tutorial-value = Build the 4: it holds as long as no more than four zombies stand on the squares around. Nobody else sees the number.
tutorial-value-other = First the building should be yours, and the 3 would not hold as long. Build the 4.
tutorial-yours = The building is yours: 5 victory points, and 1 for the barricade.
tutorial-arm = Your last action is for the shotgun: in your hand it does not shoot.
tutorial-bearer = A survivor may carry a weapon too, but only for defence. A pawn carries two and attacks with them: play the shotgun, and take it yourself.
tutorial-bearer-other = Then you could not attack with it. Take it yourself.
tutorial-end = Nothing is left to do. End your turn: then you move the zombies.
tutorial-first_zombie = As many as the day says, so one today. Any zombie, one square, but never back toward the cemetery. Ada lives nearest to you: send the one on D10 to C11.
tutorial-first_zombie-other = All of these steps are allowed. For this story choose D10 to C11.
tutorial-refill = On D10 the next one is already climbing out. After each turn empty squares at the cemetery are filled up.
tutorial-ada = Ada built a barricade and went for your zombie. She drew Same Square: on the zombie's own square that hits, as does every card but Jammed.
tutorial-revenge = And this one is for you.
tutorial-bruno = Bruno shot from one square away and drew Same Square twice: missed. After a miss you may go on with the same weapon, all in one action.
tutorial-cleo = Cleo has found a survivor and placed the card. That, too, makes a building yours.
tutorial-second_day = The last day. A zombie stands in front of your door, but as long as a barricade holds, none gets in.
tutorial-attack = Zombies can be attacked up to two squares away, even from inside a barricaded building.
tutorial-weapon = With the shotgun you draw two combat cards for each shot and use one of them. Attack the zombie on B8 with it.
tutorial-weapon-other = First take the point that stands at the door, and with the shotgun: the pistol draws only one card.
tutorial-pick = The zombie stands one square away. Use the card that reaches that far.
tutorial-pick-other = With that one you would miss. Use 1 Square Away.
tutorial-search = Killed. Two actions are left, and the house holds more cards.
tutorial-look = Your survivor helps, so you may look at two cards. You say how many before you see the first: draw, and look at two.
tutorial-look-other = First see what else the house holds. Look at two cards: one more to choose from costs nothing.
tutorial-found = A barricade with a trap, and Take, an event that fetches a card from somewhere. Only one of them may be used: keep the barricade.
tutorial-found-other = A barricade in the hand is worth more than an unknown card. Keep it.
tutorial-back = The other one goes back. Put it under the pile, so that nobody comes across it soon.
tutorial-back-other = On top the next visitor would find it. Under the pile, please.
tutorial-build_again = One action is left. The values of all barricades of a building are added up, and each is a victory point.
tutorial-trap = Build the one you found: 4 and 4 make 8. And should they fall, the trap kills a zombie for you.
tutorial-trap-other = A second barricade is a sure point, and this one is the strongest you have. Build the one with the trap.
tutorial-stay = The free movement is left, but nobody has to use it. You are safer inside: end your turn.
tutorial-stay-other = Outside you would be easy prey. End your turn.
tutorial-press = Two zombies today. Cleo has sent one toward Ada, too, and nobody knows how strong Ada's barricade is. Try it: from C11 to B11, up to her door.
tutorial-press-other = Together you are stronger against Ada. From C11 to B11.
tutorial-follow = The same one may not move twice. Send the next: from D10 to C11.
tutorial-follow-other = One behind the other, that helps most. From D10 to C11.
tutorial-intruder = Ada stands in your house. One or two barricades keep only zombies out. With a barricade or a survivor of her own she would take the building over.
tutorial-duel = Because she is just coming in you may open fire, without an action. Take the pistol: the shotgun would be empty afterwards, and only loaded weapons are victory points.
tutorial-duel-other = Your building is worth five points. Open fire with the pistol.
tutorial-exchange = Both of you fired: Same Square against Jammed. The higher card wins, and Ada loses 1 health. After each exchange both may retreat, the loser first.
tutorial-hold = She has gone, and the fight is over. Now the winner may leave as well. Stay in your house.
tutorial-hold-other = Outside you would be easy prey. Stay.
tutorial-guard = She has gone home. Now an armed survivor is to guard it.
tutorial-two_at_the_door = Bruno has taken building 1 and sent your zombie on. Two stand at Ada's now, a third is close, and the barricade still holds.
tutorial-fall = Three zombies are too many for a 2. When there are more of them than the strength, all barricades of a building fall. Only now does everybody see them.
tutorial-inside = Cleo has one move left, and a zombie that has not moved yet goes in. Now Ada has to fight.
tutorial-score = Her survivor hits, and the last day is over. You have two buildings at 5 points, two zombies, two barricades, two loaded weapons and a survivor: 17.
tutorial-won = Cleo has 15, Bruno 14 and Ada 10: you win. In ten days there will be many more zombies. Whatever is unclear: the rule is one click away.

## Figures of many matches

figure-days = days
figure-players_alive = players alive at the end
figure-survivors_alive = survivors alive at the end
figure-buildings_owned = buildings owned at the end
figure-zombies_killed = zombies killed
figure-zombies_left = zombies left in the pile
figure-points_kills = points of a living player for kills
figure-points_barricades = points of a living player for barricades
figure-points_survivors = points of a living player for survivors
figure-points_weapons = points of a living player for weapons
figure-points_houses = points of a living player for houses
figure-cards_left = cards that still lie in piles of buildings at the end
figure-shots = shots
figure-misses = shots that miss
figure-barricades_built = times that barricades are built
figure-barricades_torn_down = barricades torn down
figure-barricades_fallen = times that the barricades of a building fall
figure-traps_sprung = traps sprung
figure-houses_used = abilities of houses used
figure-events_triggered = events
figure-fireworks_lit = fireworks
figure-moves_lost = times that zombie moves are lost
