# Words for the drawings of Zombie Town. Names of cards, houses, squares and colours come with the texts of the game.
zt-map = The town
zt-reconstructed = our own plan of the town
zt-reconstructed-why = The printed board is not known exactly. This plan follows everything the rules say about it.

zt-square = { $square }: { $zombies ->
    [0] no zombies
    [one] one zombie
   *[other] { $zombies } zombies
  }{ $pawns ->
    [none] {""}
   *[other] , here: { $pawns }
  }
zt-building = { $building }{ $house ->
    [none] {""}
   *[other] , { $house }
  }, { $owner ->
    [none] nobody's
   *[other] owned by { $owner }
  }, { $barricades ->
    [0] no barricades
    [one] one barricade
   *[other] { $barricades } barricades
  }{ $strength ->
    [0] {""}
    [unknown] {""}
   *[other] {" "}of strength { $strength }
  }, { $pressure ->
    [0] no zombies in front
    [one] one zombie in front
   *[other] { $pressure } zombies in front
  }, pile of { $pile }
zt-pawn = { $pawn }, { $place }, health { $health }{ $companions ->
    [0] {""}
    [one] , one companion
   *[other] , { $companions } companions
  }
zt-survivor = { $survivor }{ $owner ->
    [none] {""}
   *[other] , with { $owner }
  }, { $place }{ $armed ->
    [yes] , armed
   *[no] {""}
  }
zt-supply = { $count ->
    [one] One zombie is still in the cemetery.
   *[other] { $count } zombies are still in the cemetery.
  }
zt-empty = Nobody and nothing here.
zt-zombies = { $count ->
    [one] One zombie
   *[other] { $count } zombies
  }{ $moved ->
    [0] {""}
   *[other] , { $moved } of them moved
  }
zt-house-number = House number: points, and how often it can still be used
zt-owned = { $home ->
    [yes] Home base of { $owner }
   *[no] Belongs to { $owner }
  }
zt-nobodys = Belongs to nobody
zt-pressure = { $boards ->
    [0] { $pressure ->
        [0] No boards, no zombies in front.
        [one] No boards, one zombie in front.
       *[other] No boards, { $pressure } zombies in front.
      }
   *[other] { $strength ->
        [unknown] { $pressure ->
            [0] Nobody pushes, strength not known.
            [one] One zombie pushes, strength not known.
           *[other] { $pressure } zombies push, strength not known.
          }
       *[other] { $pressure ->
            [0] Nobody pushes, strength { $strength }.
            [one] One zombie pushes, strength { $strength }.
           *[other] { $pressure } zombies push, strength { $strength }.
          }
      }
  }
zt-pile = { $count ->
    [0] No cards to draw
    [one] One card to draw
   *[other] { $count } cards to draw
  }
zt-stored = { $count ->
    [one] one card stored
   *[other] { $count } cards stored
  }
zt-known = You know: card { $place } is { $card }
zt-stored-card = Stored: { $card }
zt-lit = Fireworks: no zombie steps toward it.
zt-unarmed = unarmed
zt-posted = { $building_in }
zt-along = with { $pawn }
zt-house-cost = Costs 1 point.
zt-loses = you lose { $building }, nobody else guards it
zt-trapped = trapped

zt-hand-limit = { $count } of { $limit } cards
zt-known-hand = You know these cards in this hand: { $cards }
zt-card-back = A card, face down
zt-fresh = from the next turn on

zt-weapon = { $weapon }, { $shots ->
    [0] empty
   *[other] { $shots } of { $most } shots
  }
zt-is-empty = empty
zt-you = you
zt-timekeeper = begins the day
zt-points = Points
zt-eliminated = Out of the match.
zt-actions = { $count ->
    [0] no actions left
    [one] one action left
   *[other] { $count } actions left
  }
zt-free-moves = { $count ->
    [one] one free movement
   *[other] { $count } free movements
  }
zt-health = health { $count }
zt-kills = { $count ->
    [one] one zombie killed
   *[other] { $count } zombies killed
  }
zt-day = { $day ->
    [0] Before the first day, { $days } days to come
   *[other] Day { $day } of { $days }
  }
zt-moves-left = { $count ->
    [0] No zombie left to move
    [one] One zombie left to move
   *[other] { $count } zombies left to move
  }

zt-duel = { $attacker } against { $defender }
zt-combat = { $card }{ $counts ->
    [no] , does not count
   *[yes] {""}
  }
zt-outcome-hit = Hit.
zt-outcome-missed = Missed.
zt-outcome-won = { $attacker } wins this exchange.
zt-outcome-lost = { $defender } wins this exchange.
zt-outcome-tied = A tie: both draw one more card.

zt-source-kills = zombies killed
zt-source-barricades = barricades
zt-source-survivors = survivors
zt-source-weapons = loaded weapons
zt-source-houses = houses
zt-won = winner
zt-victory = { $count ->
    [0] Nobody wins.
    [one] { $winners } wins with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
   *[other] { $winners } share the victory with { $points } points each.
  }
zt-victory-kills = { $equals } { $count ->
    [one] has
   *[other] have
  } as many points, but killed fewer zombies.
zt-card-shots = { $count ->
    [one] 1 shot
   *[other] { $count } shots
  }{ $draws ->
    [1] { "" }
   *[other] , better of { $draws } cards
  }
zt-lie-top = on top
zt-lie-bottom = at the bottom
zt-lie-stored = stored
zt-odds = kills { $percent }% of the time
zt-walk = { $before } → { $square }
zt-walks = { $count } zombies shuffle: { $ways }.
zt-houses-known = Now all know who lived where.
zt-last-hands = Left in hand:

# Words of Zombie Town at the table. Names come with the texts of the game, words of the drawings with the drawings.
zt-day-sign = Day { $round } of { $rounds }
zt-health-of = health { $health }
zt-shots-left = { $count ->
    [0] empty
    [one] 1 shot
   *[other] { $count } shots
  }
zt-knows = What only you know
zt-knows-hand = { $player } holds { $cards }.
zt-piles = Zombies in the pile: { $zombies }. Combat cards in the deck: { $combat }.
zt-discard-pile = Discard pile: { $count ->
    [one] one card
   *[other] { $count } cards
  }

# A house in words, for whoever listens
zt-place-guard = { $barricades ->
    [0] no barricades
    [one] one barricade
   *[other] { $barricades } barricades
  }, { $survivors ->
    [0] no survivors inside
    [one] one survivor inside
   *[other] { $survivors } survivors inside
  }, { $pile ->
    [0] no cards
    [one] one card to find
   *[other] { $pile } cards to find
  }
