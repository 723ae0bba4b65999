# Sample texts of the development page. The real ones live beside the rules, in untot/games/mall_of_horror/texts.
close = Close

mh-board = The mall
mh-players = Players
mh-you = you
mh-limit = From { $count } zombies on they get in whatever the defence.
mh-closed = closed
mh-location-restroom = Restroom
mh-location-cachou = Cachou
mh-location-megatoys = Megatoys
mh-location-parking = Parking
mh-location-security_hq = Security H.Q.
mh-location-supermarket = Supermarket
mh-character-pin_up = Pin-Up
mh-character-tough_guy = Tough Guy
mh-character-gunman = Gunman
mh-character-little_girl = Little Girl
mh-colour-yellow = Yellow
mh-colour-red = Red
mh-colour-blue = Blue
mh-colour-green = Green
mh-colour-brown = Brown
mh-colour-black = Black

# $danger is one of quiet, holds, breach
mh-room = { $name }, number { $number }: { $here } of { $capacity } places taken, defence { $defence }, { $zombies ->
    [0] no zombies
    [one] one zombie
   *[other] { $zombies } zombies
  }{ $danger ->
    [holds] . The door holds
    [breach] . The zombies get in
   *[other] {""}
  }.
mh-room-open = { $name }, number { $number }: { $here } here, { $zombies ->
    [0] no zombies
    [one] one zombie
   *[other] { $zombies } zombies
  }. No door to close.
mh-room-closed = { $name }, number { $number }: closed.
mh-piece = { $colour } { $kind }, { $place }
mh-piece-hidden = { $colour } { $kind }, { $place }, hidden
mh-outside = { $colour } { $kind }, still outside
mh-worth = { $kind }, { $points } points
mh-unplaced = { $kind }, still outside
mh-waiting = Still outside
mh-die = Die: { $face }

mh-chief = Chief of Security
mh-chief-elected = Chief of Security, elected this round
mh-submitted = has answered
mh-eliminated = Nobody left. Still votes when there is a tie.
mh-points = Points
mh-survivors = Survivors
mh-cards-head = Cards
mh-won = wins
mh-cards = { $count ->
    [one] one card
   *[other] { $count } cards
  }

mh-hand = Your cards
mh-hand-empty = You have no cards.
mh-card-back = A card, face down
mh-card-threat = Threat
mh-card-threat-effect = One more vote for you in this vote.
mh-card-security_camera = Security Camera
mh-card-security_camera-effect = Look at the four dice under the box.
mh-card-sprint = Sprint
mh-card-sprint-effect = Go elsewhere than announced, or stay.
mh-card-hardware = Hardware
mh-card-hardware-effect = Defence +1 here for this round.
mh-card-hidden = Hidden
mh-card-hidden-effect = One of yours ducks: no vote, no victim.
mh-card-shotgun = Shotgun
mh-card-shotgun-effect = Kills two zombies here.
mh-card-chainsaw = Chainsaw
mh-card-chainsaw-effect = Kills two zombies here.
mh-card-grenades = Grenades
mh-card-grenades-effect = Kill two zombies here.
mh-card-pistol = Pistol
mh-card-pistol-effect = Kills one zombie here.
mh-card-fire_axe = Fire Axe
mh-card-fire_axe-effect = Kills one zombie here.
mh-card-baseball_bat = Baseball Bat
mh-card-baseball_bat-effect = Kills one zombie here.

mh-wheel-colour = Choose a colour
mh-wheel-location = Choose a place
mh-wheel-not = { $name } cannot be chosen now.
mh-wheel-choose-first = Choose first, then seal.
mh-wheel-seal = Seal it
mh-wheel-sealed = Sealed. Nobody sees it before all are in.
mh-votes = { $count ->
    [one] vote
   *[other] votes
  }
mh-weight = { $count ->
    [one] one vote
   *[other] { $count } votes
  }
mh-ballot = { $voter } votes for { $choice } with { $count }
mh-totals = Totals
mh-verdict-victim = The zombies get { $name }.
mh-verdict-chief = { $name } is Chief of Security.
mh-verdict-truck = { $name } searches the truck.
mh-verdict-tie = A tie: { $names }.

mh-dice-none = No dice yet.
mh-dice-covered = Four dice lie under the box.
mh-dice-peek = Only you see this: { $faces }
mh-dice-open = The dice show { $faces }.
mh-dice-seen-by = { $names } looked
mh-cover = Mall of Horror
mh-cover-line = Talk, vote, betray. 3 to 6 players.
