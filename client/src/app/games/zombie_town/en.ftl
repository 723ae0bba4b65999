# Words of Zombie Town at the table. Names come with the texts of the game, words of the drawings with the drawings.
zt-day-sign = Day { $round } of { $rounds }
zt-cards = { $count ->
    [one] one card
   *[other] { $count } cards
  }
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
