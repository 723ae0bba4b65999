# Wörter von Zombie Town am Tisch. Namen stehen in den Texten des Spiels, Wörter der Zeichnungen bei den Zeichnungen.
zt-day-sign = Tag { $round } von { $rounds }
zt-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }
zt-health-of = Gesundheit { $health }
zt-shots-left = { $count ->
    [0] leer
    [one] 1 Schuss
   *[other] { $count } Schüsse
  }
zt-knows = Was nur du weißt
zt-knows-hand = { $player } hat { $cards } auf der Hand.
zt-piles = Zombies im Vorrat: { $zombies }. Kampfkarten im Stapel: { $combat }.
zt-discard-pile = Ablagestapel: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }
