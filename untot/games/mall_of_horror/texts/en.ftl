### Texts of Mall of Horror. Keys are ids; see untot/kernel/texts.py for the variables.

## The game

game-title = Mall of Horror
game-tagline = Trust nobody. Somebody has to be thrown to the zombies.
game-players = 3 to 6 players
game-minutes = about 60 minutes
game-weight = easy rules, hard promises

## Names: locations. Forms: with article, where, whereto, wherefrom

name-restroom = Restroom
    .the = the Restroom
    .in = in the Restroom
    .to = to the Restroom
    .from = from the Restroom
name-cachou = Cachou
    .the = Cachou
    .in = in Cachou
    .to = to Cachou
    .from = from Cachou
name-megatoys = Megatoys
    .the = Megatoys
    .in = in Megatoys
    .to = to Megatoys
    .from = from Megatoys
name-parking = Parking
    .the = Parking
    .in = in Parking
    .to = to Parking
    .from = from Parking
name-security_hq = Security H.Q.
    .the = the Security H.Q.
    .in = in the Security H.Q.
    .to = to the Security H.Q.
    .from = from the Security H.Q.
name-supermarket = Supermarket
    .the = the Supermarket
    .in = in the Supermarket
    .to = to the Supermarket
    .from = from the Supermarket

location-restroom-rule = 3 places; nothing special.
location-cachou-rule = 4 places; closed with three or four players.
location-megatoys-rule = 4 places; nothing special.
location-parking-rule = Room for everybody. The truck is searched here; every zombie takes a victim; it is never overrun.
location-security_hq-rule = 3 places. The Chief of Security is elected here.
location-supermarket-rule = 6 places. Four or more zombies always get in.

## Names: characters and colours

name-of = { $owner_adj } { $it }
    .the = { $owner_own } { $it }
name-called = { $name }
    .person = yes
    .printed = { $printed }
    .adj = { $name }'s
    .own = { $name }'s
    .to = to { $name }
name-pin_up = Pin-Up
name-tough_guy = Tough Guy
name-gunman = Gunman
name-little_girl = Little Girl

name-yellow = Yellow
    .adj = yellow
    .own = the yellow
    .to = to Yellow
name-red = Red
    .adj = red
    .own = the red
    .to = to Red
name-blue = Blue
    .adj = blue
    .own = the blue
    .to = to Blue
name-green = Green
    .adj = green
    .own = the green
    .to = to Green
name-brown = Brown
    .adj = brown
    .own = the brown
    .to = to Brown
name-black = Black
    .adj = black
    .own = the black
    .to = to Black

## Names: cards. Form: as the object of a sentence

name-threat = Threat
    .acc = a Threat
name-security_camera = Security Camera
    .acc = a Security Camera
name-sprint = Sprint
    .acc = a Sprint
name-hardware = Hardware
    .acc = Hardware
name-hidden = Hidden
    .acc = Hidden
name-shotgun = Shotgun
    .acc = the Shotgun
name-chainsaw = Chainsaw
    .acc = the Chainsaw
name-grenades = Grenades
    .acc = the Grenades
name-pistol = Pistol
    .acc = the Pistol
name-fire_axe = Fire Axe
    .acc = the Fire Axe
name-baseball_bat = Baseball Bat
    .acc = the Baseball Bat

card-threat-effect = One more vote for you in this vote.
card-security_camera-effect = You alone look at the four dice under the box.
card-sprint-effect = The character you move goes elsewhere, or stays.
card-hardware-effect = The defence of this location is one higher this round.
card-hidden-effect = One of your characters here cannot be eaten and does not vote this round.
card-shotgun-effect = Kills two zombies here.
card-chainsaw-effect = Kills two zombies here.
card-grenades-effect = Kills two zombies here.
card-pistol-effect = Kills one zombie here.
card-fire_axe-effect = Kills one zombie here.
card-baseball_bat-effect = Kills one zombie here.

## Names: phases and card windows

name-set_up = set-up
name-truck_search = truck search
    .letter = a
name-chief_election = election of the Chief
    .letter = b
name-arrival_roll = arrival roll
    .letter = c
name-choose_destination = choice of destination
    .letter = d
name-move = arrival and moves
    .letter = e
name-attack = attack
    .letter = f
name-over = end of the game

name-truck_window = Cards before the vote on the truck
name-chief_window = Cards before the election of the Chief
name-camera_window = Cards after the arrival roll
name-own_move = Cards in one's own move
name-attack_window = Cards in an attack
name-parking_window = Cards in the attack on Parking

## Entries of lists: the face of a die is the number of a location

entry-dice =
    { $value ->
        [1] { name-restroom }
        [2] { name-cachou }
        [3] { name-megatoys }
        [4] { name-parking }
        [5] { name-security_hq }
       *[6] { name-supermarket }
    }
entry-ballots = { $key } for { $value } ({ $weights })
entry-totals = { $key } { $value }
entry-destinations = { $key } { $value_to }
entry-hands =
    { $value_count ->
        [0] { $key } (nothing)
       *[other] { $key } ({ $value })
    }
entry-scores = { $key } { $value }

## Questions: set-up

ask-choose_colour = Which colour do you take?
ask-choose_colour-why = The colour is your sign at the table; its characters are yours.
wait-choose_colour = Waiting for { $players }: which colour?
ask-name_first_chief = Who is the oldest and becomes the first Chief of Security?
ask-name_first_chief-why = The Chief begins everything that is done in order.
wait-name_first_chief = Waiting for { $players }: who is the first Chief of Security?
ask-place_character = Which character do you place, and where?
ask-place_character-why = You may use either die. If neither location takes anybody, you choose freely.
wait-place_character = Waiting for { $players }: which character starts where?

## Questions: cards

ask-play_threat =
    { $window_id ->
        [truck_window] Soon there is a vote on the truck. Do you play a Threat?
       *[chief_window] Soon the Chief is elected. Do you play a Threat?
    }
ask-play_threat-why = Each Threat is one more vote. If you have nobody there, it only counts in a re-vote.
wait-play_threat = Waiting for { $players }: a Threat, or pass?
anybody-play_threat = Does anybody play a Threat?
ask-play_camera = The dice lie under the box. Do you play a Security Camera to look at them?
ask-play_camera-why = The camera shows them to you alone. Nobody has to believe what you say about them.
wait-play_camera = Waiting for { $players }: a Security Camera, or pass?
anybody-play_camera = Does anybody play a Security Camera to look at the dice?
ask-attack_cards = Zombies are getting into { $location_the }. Do you play a card?
ask-attack_cards-why = You may play several cards, one after the other. Once you have passed you do not get another turn.
wait-attack_cards = Waiting for { $players }: cards against the attack, or pass?
anybody-attack_cards = Zombies are getting into { $location_the }. Does anybody play a card?
ask-parking_cards = The zombies { $location_in } are hungry. Do you play a card?
ask-parking_cards-why = Each zombie takes a victim; before each of these votes you are asked again.
wait-parking_cards = Waiting for { $players }: cards against the attack, or pass?
anybody-parking_cards = The zombies { $location_in } are hungry. Does anybody play a card?

## Questions: votes

ask-vote_truck = Who searches the truck?
ask-vote_truck-why = The searcher sees three cards, keeps one and gives one away.
wait-vote_truck = Waiting for { $players }: who searches the truck?
ask-revote_truck = Re-vote: who searches the truck?
ask-revote_truck-why = Everybody votes. If it is tied again, nobody searches.
wait-revote_truck = Waiting for { $players } (re-vote): who searches the truck?
ask-vote_chief = Who becomes Chief of Security?
ask-vote_chief-why = Whoever is elected sees the dice, is first in everything, and has to tell everybody where the next move goes.
wait-vote_chief = Waiting for { $players }: who becomes Chief of Security?
ask-revote_chief = Re-vote: who becomes Chief of Security?
ask-revote_chief-why = Everybody votes. If it is tied again, the badge stays where it is.
wait-revote_chief = Waiting for { $players } (re-vote): who becomes Chief of Security?
ask-vote_victim = Who { $location_in } is thrown to the zombies?
ask-vote_victim-why = Whoever is chosen decides which of their characters there is eaten.
wait-vote_victim = Waiting for { $players }: who is thrown to the zombies?
ask-revote_victim = Re-vote: who { $location_in } is thrown to the zombies?
ask-revote_victim-why = Everybody votes. If it is tied again, chance decides among the tied.
wait-revote_victim = Waiting for { $players } (re-vote): who is thrown to the zombies?
ask-pick_victim = Which of your characters { $location_in } do you give up?
ask-pick_victim-why = They are eaten and do not come back.
wait-pick_victim = Waiting for { $players }: who is given up?

## Questions: truck, destinations, moves

ask-divide_loot = Which card do you keep, which one do you give away, and to whom?
ask-divide_loot-why = Everybody sees who gets a card, but not which one. What is left goes under the deck.
wait-divide_loot = Waiting for { $players }: who gets a card from the truck?
ask-announce_destination = Which destination do you announce?
ask-announce_destination-why = You are the elected Chief: all others hear it before they choose. One of your characters has to go there.
wait-announce_destination = Waiting for { $players }: where does the Chief go?
ask-choose_destination = Which destination do you choose?
ask-choose_destination-why = It stays secret until all have chosen. One of your characters has to go there; which one, you decide later.
wait-choose_destination = Waiting for { $players }: which destination?
ask-place_revenge_zombie = Where do you return as a zombie?
ask-place_revenge_zombie-why = You may place one zombie in front of any open location.
wait-place_revenge_zombie = Waiting for { $players }: where does the zombie stand?
ask-move_character = Which of your characters goes { $destination_to }?
ask-move_character-why =
    { $destination_id ->
        [parking] There is room for everybody.
       *[other]
            { $room_id ->
                [full] There is no room any more: the character ends up in Parking.
               *[free] There is still room.
            }
    }
wait-move_character = Waiting for { $players }: which character moves?

## Answers

option-colour = take { $it_printed }
option-chief = { $it }
option-place = { $it }
option-at = { $it_in }
answer-place-at = place { $place_the } { $at_in }
option-pass = pass
option-play = play { $it_acc }
option-on = for { $it_the }
answer-play-on = play { $play_acc } for { $on_the }
option-vote = vote for { $it }
option-victim = give up { $it_the }
option-keep = keep { $it_acc }
option-give = give { $it_acc }
option-to = { $it_to }
answer-keep-give-to = keep { $keep_acc }, give { $give_acc } { $to_to }
option-zombie = a zombie in front of { $it_the }
option-decline = no zombie
option-move = move { $it_the }
option-go = go { $it_to } as chosen
option-sprint = sprint { $it_to } (this costs a card)
option-stay = stay { $it_in } (this costs a card)
option-with = play { $it_acc }
answer-move-go = send { $move_the } { $go_to } as chosen
answer-move-sprint-with = play { $with_acc } and send { $move_the } { $sprint_to }
answer-move-stay-with = play { $with_acc } and let { $move_the } stay { $stay_in }

## What happened: set-up

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
event-first_chief = { $player } is the first Chief of Security.
event-card_dealt = { $player } is dealt { $card_acc }.
event-card_dealt-open = { $player } is dealt a card.
event-placement_rolled = { $player } rolls { $dice }.
event-character_placed = { $character_the } starts { $location_in }.
event-first_dice = { $player } rolls for the first zombies: { $dice }.

## What happened: round and zombies

event-round_began = Round { $round } begins.
event-phase_began = Phase { $phase_letter }: { $phase }.
event-zombie_came = A zombie appears in front of { $location_the }.
event-zombie_stayed_away = { $location_the } is closed, so no zombie comes there.
event-location_overrun = { $count } zombies overrun { $location_the }. It is closed for good.
event-crowd_attracts = The biggest crowd is { $location_in }; that attracts a zombie.
event-pin_ups_attract = The most Pin-Ups are { $location_in }; that attracts a zombie.

## What happened: cards

event-window_opened =
    { $window_id ->
        [truck_window] Before the vote on the truck, Threats can be played.
        [chief_window] Before the election, Threats can be played.
        [camera_window] Security Cameras can be played now.
        [parking_window] Those in Parking can play cards before the next zombie feeds.
       *[attack_window] Those present can play cards.
    }
event-window_closed = The danger { $location_in } is over; no more cards are needed.
event-passed = { $player } passes.
event-card_played = { $player } plays { $card_acc }.
event-character_hidden = { $character_the } hides.
event-zombies_killed =
    { $count ->
        [one] One zombie falls in front of { $location_the }.
       *[other] { $count } zombies fall in front of { $location_the }.
    }

## What happened: votes

event-ballots_revealed =
    { $revote ->
        [yes] The re-vote is revealed: { $ballots }. In all: { $totals }.
       *[no] The votes are revealed: { $ballots }. In all: { $totals }.
    }
event-player_chosen =
    { $kind_id ->
        [truck] { $player } is chosen to search the truck.
        [chief] { $player } wins the election.
       *[victim] { $player } has to give somebody up.
    }
event-vote_tied = { $colours } are tied, so there is a re-vote.
event-nobody_chosen =
    { $kind_id ->
        [truck] { $colours } are tied again: nobody searches the truck this round.
       *[chief] { $colours } are tied again: nobody is elected, and the badge stays where it is.
    }
event-nobody_there =
    { $kind_id ->
        [truck] Nobody is { $location_in }, so nobody searches the truck.
       *[chief] Nobody is { $location_in }, so the badge stays where it is.
    }
event-chosen_without_vote =
    { $kind_id ->
        [truck] Nobody else is there: { $player } searches the truck without a vote.
        [chief] Nobody else is there: { $player } is elected without a vote.
       *[victim] The zombies find only { $player }, who has to give somebody up without a vote.
    }
event-victim_drawn = { $colours } are tied again. Chance decides among { $characters_the }: it hits { $character_the }.

## What happened: truck, Chief, dice

event-truck_searched = { $player } searches the truck and finds { $cards_acc }.
event-truck_searched-open =
    { $count ->
        [one] { $player } searches the truck and finds the last card.
       *[other] { $player } searches the truck and looks at { $count } cards.
    }
event-card_kept = { $player } keeps { $card_acc }.
event-card_kept-open = { $player } keeps a card.
event-card_given = { $player } gives { $card_acc } { $receiver_to }.
event-card_given-open = { $player } gives a card { $receiver_to }.
event-card_buried = { $player } puts { $card_acc } under the deck.
event-card_buried-open = { $player } puts a card under the deck.
event-chief_elected = { $player } takes the badge and is Chief of Security.
event-dice_rolled_covered = { $player } rolls four dice under the box.
event-dice_seen = { $player } looks under the box and sees { $dice }.
event-dice_seen-open = { $player } looks under the box.

## What happened: destinations and moves

event-destination_announced = { $player } announces the destination: { $location }.
event-wheels_set =
    { $players_count ->
        [0] Nobody else has a destination to choose.
        [one] { $players } has chosen a destination in secret.
       *[other] { $players } have chosen their destinations in secret.
    }
event-revenge_zombie_placed = { $player } returns as a zombie and stands in front of { $location_the }.
event-revenge_declined = { $player } does not return as a zombie.
event-wheels_revealed =
    { $destinations_count ->
        [0] Nobody has a destination.
       *[other]
            { $forced_count ->
                [0] The destinations are revealed: { $destinations }.
               *[other] The destinations are revealed: { $destinations }. Only one destination was open to { $forced }.
            }
    }
event-dice_revealed = The box is lifted. The dice show { $dice }.
event-character_moved = { $character_the } goes { $came_from_from } { $location_to }.
event-character_turned_away = There is no room for { $character_the } { $destination_in }.
event-character_stayed = { $character_the } stays put instead of going { $destination_to }.

## What happened: attack

event-location_holds =
    { $zombies ->
        [one] { $location_the } holds: 1 zombie, defence { $defence }.
       *[other] { $location_the } holds: { $zombies } zombies, defence { $defence }.
    }
event-zombies_get_in =
    { $zombies ->
        [one] One zombie gets into { $location_the } (defence { $defence }).
       *[other] { $zombies } zombies get into { $location_the } (defence { $defence }).
    }
event-parking_attacked =
    { $zombies ->
        [one] One zombie attacks { $location_the } and wants a victim.
       *[other] { $zombies } zombies attack { $location_the }, and each wants a victim.
    }
event-nobody_found = All { $location_in } are hidden. The zombies find nobody and stay.
event-character_eaten = { $character_the } is eaten { $location_in }.
event-zombie_fed =
    { $zombies ->
        [0] The zombie has fed and goes. No other is left in front of { $location_the }.
        [one] The zombie has fed and goes. One hungry zombie is left in front of { $location_the }.
       *[other] The zombie has fed and goes. { $zombies } hungry zombies are left in front of { $location_the }.
    }
event-zombies_left = The zombies in front of { $location_the } go away.
event-player_eliminated = { $player } has nobody left and is out of the game.

## What happened: end

event-game_ended =
    { $survivors_count ->
        [0] Rescue comes too late: nobody is alive.
       *[other] { $reason } Alive: { $survivors_the }.
    }
end-all_together = All who live stand together in one place. Rescue comes.
end-few_left = Only a few are still alive. Rescue comes.
event-hands_shown = The hands are shown: { $hands }.
event-scored = Points: { $scores }.
event-won =
    { $players_count ->
        [one] { $players } wins.
       *[other] { $players } share the victory.
    }

## Options

option_name-literal_german_text = By the letter of the translation
option_name-literal_german_text-why = The German fan translation has two proven errors; here they can be played as printed.
option_value-literal_german_text-off = off
option_value-literal_german_text-off-why = The Tough Guy has defence 2; four zombies always get into the Supermarket.
option_value-literal_german_text-on = on
option_value-literal_german_text-on-why = The Gunman has defence 2, the Tough Guy 1; the Supermarket is defended like any other place.
option_name-eliminated_zombie = Return as a zombie
option_name-eliminated_zombie-why = Whoever has nobody left may place a zombie.
option_value-eliminated_zombie-once = once
option_value-eliminated_zombie-once-why = One zombie, in the round after dropping out.
option_value-eliminated_zombie-every_round = every round
option_value-eliminated_zombie-every_round-why = One zombie in every later round.
option_name-end_check = End of the game
option_name-end_check-why = When the game checks whether it is over.
option_value-end_check-immediate = at once
option_value-end_check-immediate-why = After every move and every victim.
option_value-end_check-end_of_round = at the end of the round
option_value-end_check-end_of_round-why = Only after the last location has been attacked.
option_name-threat_by_absent = Threats of absent players
option_name-threat_by_absent-why = Whether you can threaten in a vote without being there.
option_value-threat_by_absent-revote_only = in the re-vote
option_value-threat_by_absent-revote_only-why = Everybody may play Threats; without a character there they count only in a re-vote.
option_value-threat_by_absent-never = never
option_value-threat_by_absent-never-why = Only those present are asked. This is quicker.
option_name-first_chief = First Chief of Security
option_name-first_chief-why = Who begins. By the book it is the oldest player.
option_value-first_chief-random = drawn
option_value-first_chief-random-why = The program draws a player.
option_value-first_chief-named = named
option_value-first_chief-named-why = The host names the oldest player.
option_name-whispers = Whispering
option_name-whispers-why = Whether two players may talk in private.
option_value-whispers-off = off
option_value-whispers-off-why = All talk is heard by the whole table.
option_value-whispers-on = on
option_value-whispers-on-why = All see that two whisper, but not what.
option_name-talk_timer = Clock for secret choices
option_name-talk_timer-why = A reminder only; it never chooses for anybody.
option_value-talk_timer =
    { $value ->
        [0] no clock
        [one] 1 second
       *[other] { $value } seconds
    }
preset_name-letter_of_the_translation = The letter of the translation
preset_name-letter_of_the_translation-why = As the German fan translation is printed, errors included.

## Table talk

phrase-greet = Hello, everybody. Who still trusts whom?
phrase-greet_gruff = Evening. Keep out of my way, and we will get along.
phrase-greet_sweet = What lovely people, all in one mall. We shall be such friends.
phrase-greet_anxious = Does anybody else hear that scratching at the doors?
phrase-greet_merry = Hello. Whoever is eaten last buys the drinks.
phrase-greet_short = Hm. Hello.
phrase-agree = All right, { $to }.
phrase-decline = No, { $to }. Count me out.
phrase-offer_alliance = { $to }, let us stick together.
phrase-ask_vote = Vote with me against { $against }.
phrase-ask_vote_for = Give your votes to { $candidate }.
phrase-ask_vote_for-own = Give me your votes.
phrase-promise_not_vote = { $to }, I will not vote against you.
phrase-promise_vote = My vote goes to { $candidate }, I promise.
phrase-threaten = You will be sorry for this, { $to }.
phrase-accuse = { $who } is lying, mark my words.
phrase-claim_dice = I have seen the dice: they show { $location_the }.
phrase-claim_no_dice = No die shows { $location_the }, believe me.
phrase-claim_card = I hold { $card_acc }.
phrase-claim_harmless = My cards do not hurt anybody.
phrase-offer_gift = If I search the truck, { $to } gets a good card.
phrase-ask_gift = Whoever searches the truck: think of me.
phrase-thank = Thank you, { $to }. I will not forget it.
phrase-apologise = Sorry, { $to }. It was you or me.
phrase-mock = Well done, { $to }. The zombies send their thanks.
phrase-lament = Why is it always me?
phrase-warn = Keep away { $location_from }, it will get crowded there.
phrase-ask_destination = Where are you going, { $to }?
phrase-claim_destination = I am going { $location_to }.
phrase-think = Let me think for a moment.

## The text table

board-round =
    { $round ->
        [0] Before the first round: { $phase }.
       *[other] Round { $round }, phase: { $phase }.
    }
board-location-closed = { $number } { $name }: closed.
board-location =
    { $number } { $name }: { $count } of { $capacity } places, defence { $defence }, { $zombies ->
        [0] no zombies
        [one] 1 zombie
       *[other] { $zombies } zombies
    }. { $count ->
        [0] Nobody is there.
       *[other] { $people }.
    }
board-parking =
    { $number } { $name }: { $count ->
        [one] 1 person
       *[other] { $count } people
    }, room for all, { $zombies ->
        [0] no zombies
        [one] 1 zombie
       *[other] { $zombies } zombies
    }. { $count ->
        [0] Nobody is there.
       *[other] { $people }.
    }
board-hidden = { $name } (hidden)
board-player =
    { $name }: { $alive ->
        [one] 1 character
       *[other] { $alive } characters
    }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $cards ->
        [0] no cards
        [one] 1 card
       *[other] { $cards } cards
    }.
board-eliminated = Eliminated.
board-chief = Has the Chief's badge.
board-chief-elected = Chief, elected this round.
board-destination = Destination: { $location }.
board-destination-set = Destination chosen, still covered.
board-unplaced = { $player } still places: { $characters }.
board-placement-dice = The two dice show { $dice }.
board-dice-covered =
    { $count ->
        [0] The four dice lie under the box. Nobody has seen them.
       *[other] The four dice lie under the box. Seen by: { $players }.
    }
board-dice = The four dice show { $dice }.
board-vote =
    { $revote ->
        [yes] Re-vote
       *[no] Vote
    } ({ $location }): { $kind ->
        [truck] who searches the truck
        [chief] who becomes Chief of Security
       *[victim] who is eaten
    }. Candidates: { $candidates }. Votes: { $weights }.
board-deck =
    { $count ->
        [0] The deck is empty.
        [one] 1 card in the deck.
       *[other] { $count } cards in the deck.
    } Played: { $played }.
board-dice-seen = You saw the dice under the box: { $dice }.
board-loot = Cards from the truck: { $cards }.
board-gift = You gave { $player } this card: { $card }.
board-buried = You put under the deck: { $cards }.
board-hand = Your hand: { $cards }.

## Tutorial: what the tutor says; `-other` when the learner wants to choose something else

tutorial-aim = You lead three people through a shopping mall full of zombies. Where the zombies break in, those present vote on who is thrown to them. In the end only the points of your survivors count.
tutorial-colour = Everybody plays a colour, and today yours is red. Whatever comes next in our story glows, and stands below in words.
tutorial-colour-other = A fine colour as well. For this story please take red.
tutorial-rivals = Ada plays blue, Bruno green and Cleo yellow. Cleo has the badge of the Chief of Security: whatever is done in turn begins with her and goes clockwise.
tutorial-hand = This is your first card, a Threat. Only you can see it; the others see how many cards you hold.
tutorial-place = You have rolled Parking and the Supermarket, so one of your people starts in one of them. The Pin-Up is worth 7 points, the most of all. Put her in the Supermarket.
tutorial-place-other = That is allowed too. But Parking has no doors, and the Pin-Up is your treasure: put her in the Supermarket.
tutorial-place_parking = One of yours should be in Parking, because the truck with the cards stands there. But Parking has no doors: every zombie gets in. That is a job for the Tough Guy.
tutorial-place_parking-other = That is allowed too. But somebody has to be at the truck, and the Gunman is soon needed elsewhere: the Tough Guy goes to Parking.
tutorial-full = Then you rolled the Restroom and Megatoys. The Restroom has three places and is full, so only Megatoys was left for your Gunman. Where there is nothing to choose, you are not asked.
tutorial-doors = All are placed, and the first zombies stand at the doors. Everybody inside adds 1 to the defence, a Tough Guy 2. As long as the zombies are fewer than that, they stay outside.
tutorial-rounds = Now the rounds begin; each has six phases. First, those in Parking vote on who searches the truck. Before they vote, Threats can be played.
tutorial-threat = You and Cleo have one vote each in Parking. A Threat gives you one more: play it.
tutorial-threat-other = Passing saves the card. But with one vote each, those who are not even there would decide. Play the Threat.
tutorial-truck_vote = All vote in secret, and the wheels are turned over together. Vote for yourself: whoever searches the truck gets a card.
tutorial-truck_vote-other = You may vote for anybody who is there. But Cleo would hardly return the favour: vote for red.
tutorial-loot = Only you see these three cards: one is yours, one is a gift, one goes under the deck. Keep the Hardware and give Ada the Security Camera. All see the gift, but only you two know what it is.
tutorial-loot-other = That is allowed too. But soon you will need a stronger door, and a friend who has seen the dice: keep the Hardware and give Ada the Security Camera.
tutorial-chief = Bruno is alone in the Security H.Q. and becomes Chief without a vote. He alone looks under the box: the four dice show where zombies come next.
tutorial-camera = With a Security Camera others may look as well. You have none and are asked all the same, so that no silence tells what anybody holds. Pass.
tutorial-ada_looks = Ada has played your gift and says that no zombie comes to Parking. Perhaps that is true. Everybody may say anything here, and nobody can prove it.
tutorial-destination = An elected Chief has to say where the next move goes; all others choose in secret. Choose the Security H.Q.: only those who are there vote on the next Chief.
tutorial-destination-other = You could go there. But without anybody in the Security H.Q. you have no say in who becomes Chief: go there.
tutorial-arrival = Destinations and dice are open now, and each die brings a zombie. Cachou is closed with four players, so nobody comes there. And Ada spoke the truth about Parking.
tutorial-move = Only now do you choose who goes. Send the Gunman: he has two votes, and in the Security H.Q. votes are what counts.
tutorial-move-other = That is allowed too. But nobody else of yours has two votes: send the Gunman.
tutorial-attracted = Two Pin-Ups are in the Security H.Q., more than anywhere else: that attracts another zombie. The biggest crowd attracts one as well, but this time three are equally big.
tutorial-holds = The Restroom and Megatoys hold, because there are fewer zombies than defence. These zombies stay outside and wait.
tutorial-breach = At the Security H.Q. there are three zombies against a defence of three, and that is enough to get in. Now all who are there may play cards.
tutorial-hardware = Bruno and Cleo pass: they hope that you pay. Hardware raises the defence to four, and the door holds. Without it, somebody in there is eaten.
tutorial-hardware-other = Then it comes to a vote, and those two may agree on you. Play the Hardware.
tutorial-held = The door holds, and nobody is eaten. But the three zombies stay, and the Hardware is gone. Round 2 begins at the truck again.
tutorial-deal = Ada's Gunman has two votes, so you cannot win this alone. She wants your vote and promises you a good card. Vote for Ada.
tutorial-deal-other = One vote is too few against Ada's two. A gift is better than nothing: vote for Ada.
tutorial-promise = Ada has kept her word and given you a Threat. And now she promises that she will not vote against you. Remember that.
tutorial-save = Next, the Chief is elected. Your Gunman has two votes, Bruno and Cleo one each. Pass, and keep the Threat for a vote about life and death.
tutorial-save-other = Two votes should do here. Pass; you will need the Threat later.
tutorial-chief_vote = Vote for yourself. The Gunman counts twice, so only both of them together could stop you.
tutorial-chief_vote-other = The Chief sees the dice and is first in everything. Do not give that away: vote for red.
tutorial-dice = You are Chief and look under the box: Parking, Cachou, Restroom, Supermarket. Nobody else knows, and you may tell what you like about it. Everybody sees that you need no Camera, so only the others are asked.
tutorial-announce = Your Pin-Up is alone in the Supermarket, and a zombie is on its way there. Announce Megatoys, where she finds company and a strong door. What you announce is binding.
tutorial-announce-other = Think of the Pin-Up: 7 points, all alone, and a zombie is coming. In Megatoys the door is strongest.
tutorial-flee = You move one of your people each round, and as Chief you go first. Take the Pin-Up to safety. The Tough Guy has to trust in votes.
tutorial-flee-other = Only one can go, and the Pin-Up is worth most. Take her.
tutorial-no_room = Cleo's Gunman wanted to go to the Security H.Q., but all three places there are taken. Whoever finds no room ends up in Parking.
tutorial-parking = Now the crowd in Parking is the biggest and attracts a second zombie. No defence helps here: each zombie takes a victim, one vote after the other.
tutorial-parking_threat = Cleo has three votes here, and so have you and Ada together. Ada wants to vote with you against Cleo. Your Threat makes it four to three: play it.
tutorial-parking_threat-other = At three to three all would vote again, Bruno too. This is what you kept the Threat for: play it.
tutorial-victim_vote = Vote for Cleo, together with Ada. Whoever is chosen decides which of their own people here is eaten.
tutorial-victim_vote-other = You and Ada need each other here. Vote for Cleo.
tutorial-first_meal = Cleo gives up her Gunman: few points, but two votes. The fed zombie goes, the other one is still hungry. So there are cards and a vote once more.
tutorial-second_vote = Your Threat counted for one vote only. But you and Ada still have three votes against one: vote for Cleo again.
tutorial-second_vote-other = Alone you have one vote, with Ada it is three. Vote for Cleo.
tutorial-hq_again = Now the Security H.Q.: three zombies, defence three, and no Hardware this time. Your hand is empty, so nobody asks you for cards. And Bruno is against you.
tutorial-elimination = Cleo has only her Pin-Up left. Whoever loses the last one is out of the game: no moves, no cards, only a vote in each re-vote. And in the next round they may place one zombie in revenge.
tutorial-hq_vote = Your Gunman has two votes, Bruno and Cleo have one each. Vote for Cleo.
tutorial-hq_vote-other = That does not help you now. Cleo would be out of the game at once: vote for Cleo.
tutorial-tie = Two to two is a tie. All vote once more between the tied colours, and everybody who is absent has one vote. Ada has promised not to vote against you: stay with Cleo.
tutorial-tie-other = The other colour in the tie is your own. Stay with Cleo, and trust in Ada.
tutorial-betrayal = Ada has voted against you, and your Gunman is eaten. No promise binds anybody; that is what this game is about. Remember it, and remember Ada.
tutorial-points = You still have the Pin-Up and the Tough Guy: 12 points. Ada and Bruno have 15 each, Cleo has 7. Nothing is decided yet.
tutorial-ending = So it goes on, round by round. The game ends when only four people are alive, or when all who live stand together in one place other than Parking. Most points win; if they are equal, more cards in hand.
tutorial-farewell = Now you know enough to betray others. Play against three bots, or look things up in the rulebook.
