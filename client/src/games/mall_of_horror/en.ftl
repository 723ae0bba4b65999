# Words for the drawings of Mall of Horror. Names of pieces and cards come with the texts of the game.
mh-board = The mall
mh-you = you
mh-limit = With { $count } zombies or more they get in, whatever the defence.
mh-closed = closed

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
mh-piece = { $who }, { $place }
mh-piece-hidden = { $who }, { $place }, hidden
mh-outside = { $who }, still outside
# When a card is played.
mh-when-truck_window = before a vote
mh-when-chief_window = before a vote
mh-when-camera_window = after the arrival roll
mh-when-own_move = when you move a character
mh-when-attack_window = in an attack
mh-when-parking_window = in an attack
mh-when-or = { $first } or { $second }
mh-play-when = “{ $card }” is played { $when }.
mh-card-about = { $effect }

mh-worth = { $points ->
    [one] one point
   *[other] { $points } points
  }{ $defence ->
    [1] {""}
   *[other] , defence { $defence }
  }{ $votes ->
    [1] {""}
   *[other] , { $votes } votes
  }
mh-about = { $points ->
    [one] one point
   *[other] { $points } points
  } if alive at the end, +{ $defence } to the defence of the place, { $votes ->
    [one] one vote
   *[other] { $votes } votes
  } in a vote there.
mh-loot = Found in the truck
mh-end-points = { $winners } wins with { $points ->
        [one] one point
       *[other] { $points } points
    }.
mh-end-cards = { $winners } wins: { $equals } { $count ->
        [one] has
       *[other] have
    } { $points ->
        [one] one point
       *[other] { $points } points
    } too, but fewer cards in hand.
mh-fed = { $count ->
    [one] { $voter } fed { $victim } to the zombies once.
    [2] { $voter } fed { $victim } to the zombies twice.
   *[other] { $voter } fed { $victim } to the zombies { $count } times.
  }
mh-end-nothing = { $winners } share the victory: { $points ->
        [one] one point
       *[other] { $points } points
    } and { $cards ->
        [0] no card
        [one] one card
       *[other] { $cards } cards
    } each.
mh-wheel-announce = Announce it
mh-unplaced = { $kind }, still outside
mh-waiting = Still outside
mh-die = Die: { $face }

mh-chief = Chief of Security
mh-chief-elected = Chief of Security, elected this round
mh-submitted = has answered
mh-eliminated = Nobody left. Still votes in every re-vote.
mh-points = Points
mh-survivors = Survivors
mh-cards-head = Cards
mh-last-hands = Left in hand:
mh-won = winner

mh-wheel-colour = Choose somebody
mh-wheel-location = Choose a place
mh-wheel-not = { $name } cannot be chosen now.
mh-wheel-choose-first = Choose first, then seal.
mh-wheel-seal = Seal it
mh-wheel-sealed = Sealed. Nobody sees it until all are done.
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

mh-dice-covered = Four dice lie under the box.
mh-dice-peek = { $others ->
    [0] Only you have seen this: { $faces }
   *[other] You have looked: { $faces }
  }
mh-dice-yours = under the box, seen by you
mh-dice-open = The dice show { $faces }.
mh-dice-seen-by = seen by { $names }

mh-moment-vote = { $kind ->
    [truck] Who searches the truck?
    [chief] Who becomes Chief of Security?
   *[victim] Who is thrown to the zombies?
  }
mh-moment-revote = { $kind ->
    [truck] Re-vote: who searches the truck?
    [chief] Re-vote: who becomes Chief of Security?
   *[victim] Re-vote: who is thrown to the zombies?
  }
mh-knows = What only you know
mh-knows-gift = { $player } holds { $card }, from you.
mh-knows-buried = Under the deck, from you: { $cards }.

# A room in words, for whoever listens
mh-place = number { $number }, { $here } of { $capacity } places taken, defence { $defence }, { $zombies ->
    [0] no zombies
    [one] one zombie
   *[other] { $zombies } zombies
  }{ $danger ->
    [holds] , the door holds
    [breach] , the zombies get in
   *[other] {""}
  }
mh-place-open = number { $number }, no door, { $zombies ->
    [0] no zombies
    [one] one zombie
   *[other] { $zombies } zombies
  }
mh-place-closed = number { $number }, closed
mh-place-wheel = { $colour } wants to go there
