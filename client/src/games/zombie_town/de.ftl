# Wörter für die Zeichnungen von Zombie Town. Namen von Karten, Häusern, Feldern und Farben kommen mit den Texten des Spiels.
zt-map = Die Stadt
zt-reconstructed = unser eigener Stadtplan
zt-reconstructed-why = Der gedruckte Spielplan ist nicht genau bekannt. Dieser Plan hält alles ein, was die Regeln über ihn sagen.

zt-square = { $square }: { $zombies ->
    [0] keine Zombies
    [one] ein Zombie
   *[other] { $zombies } Zombies
  }{ $pawns ->
    [none] {""}
   *[other] , hier: { $pawns }
  }
zt-building = { $building }{ $house ->
    [none] {""}
   *[other] , { $house }
  }, { $owner ->
    [none] gehört niemandem
   *[other] gehört { $owner }
  }, { $barricades ->
    [0] keine Barrikaden
    [one] eine Barrikade
   *[other] { $barricades } Barrikaden
  }{ $strength ->
    [0] {""}
    [unknown] {""}
   *[other] {" "}der Stärke { $strength }
  }, { $pressure ->
    [0] keine Zombies davor
    [one] ein Zombie davor
   *[other] { $pressure } Zombies davor
  }, Stapel mit { $pile }
zt-pawn = { $pawn }, { $place }, Gesundheit { $health }{ $companions ->
    [0] {""}
    [one] , ein Begleiter
   *[other] , { $companions } Begleiter
  }
zt-survivor = { $survivor }{ $owner ->
    [none] {""}
   *[other] , bei { $owner }
  }, { $place }{ $armed ->
    [yes] , bewaffnet
   *[no] {""}
  }
zt-supply = { $count ->
    [one] Ein Zombie ist noch auf dem Friedhof.
   *[other] { $count } Zombies sind noch auf dem Friedhof.
  }
zt-empty = Hier ist niemand und nichts.
zt-zombies = { $count ->
    [one] Ein Zombie
   *[other] { $count } Zombies
  }{ $moved ->
    [0] {""}
   *[other] , davon { $moved } schon bewegt
  }
zt-house-number = Hauszahl: Punkte, und wie oft es noch benutzt werden kann
zt-owned = { $home ->
    [yes] Heimatbasis von { $owner }
   *[no] Gehört { $owner }
  }
zt-nobodys = Gehört niemandem
zt-pressure = { $boards ->
    [0] { $pressure ->
        [0] Keine Bretter, keine Zombies davor.
        [one] Keine Bretter, ein Zombie davor.
       *[other] Keine Bretter, { $pressure } Zombies davor.
      }
   *[other] { $strength ->
        [unknown] { $pressure ->
            [0] Nichts drückt, Stärke nicht bekannt.
            [one] Ein Zombie drückt, Stärke nicht bekannt.
           *[other] { $pressure } Zombies drücken, Stärke nicht bekannt.
          }
       *[other] { $pressure ->
            [0] Nichts drückt, Stärke { $strength }.
            [one] Ein Zombie drückt, Stärke { $strength }.
           *[other] { $pressure } Zombies drücken, Stärke { $strength }.
          }
      }
  }
zt-pile = { $count ->
    [0] Keine Karten zu ziehen
    [one] Eine Karte zu ziehen
   *[other] { $count } Karten zu ziehen
  }
zt-stored = { $count ->
    [one] eine Karte eingelagert
   *[other] { $count } Karten eingelagert
  }
zt-known = Du weißt: Karte { $place } ist { $card }
zt-stored-card = Eingelagert: { $card }
zt-lit = Feuerwerk: Kein Zombie geht darauf zu.
zt-unarmed = unbewaffnet
zt-posted = { $building_in }
zt-along = bei { $pawn }
zt-house-cost = Kostet 1 Punkt.
zt-loses = { $building } geht verloren, sonst bewacht es niemand
zt-trapped = gefangen

zt-hand-limit = { $count } von { $limit } Karten
zt-known-hand = Das kennst du von dieser Hand: { $cards }
zt-card-back = Eine verdeckte Karte
zt-fresh = ab dem nächsten Zug

zt-weapon = { $weapon }, { $shots ->
    [0] leer
   *[other] { $shots } von { $most } Schüssen
  }
zt-is-empty = leer
zt-you = du
zt-timekeeper = beginnt den Tag
zt-points = Punkte
zt-eliminated = Nicht mehr im Spiel.
zt-actions = { $count ->
    [0] keine Aktion übrig
    [one] noch eine Aktion
   *[other] noch { $count } Aktionen
  }
zt-free-moves = { $count ->
    [one] eine Freibewegung
   *[other] { $count } Freibewegungen
  }
zt-health = Gesundheit { $count }
zt-kills = { $count ->
    [one] ein Zombie getötet
   *[other] { $count } Zombies getötet
  }
zt-day = { $day ->
    [0] Vor dem ersten Tag, { $days } Tage kommen
   *[other] Tag { $day } von { $days }
  }
zt-moves-left = { $count ->
    [0] Kein Zombie mehr zu bewegen
    [one] Noch ein Zombie zu bewegen
   *[other] Noch { $count } Zombies zu bewegen
  }

zt-duel = { $attacker } gegen { $defender }
zt-combat = { $card }{ $counts ->
    [no] , zählt nicht
   *[yes] {""}
  }
zt-outcome-hit = Getroffen.
zt-outcome-missed = Daneben.
zt-outcome-won = { $attacker } gewinnt diesen Durchgang.
zt-outcome-lost = { $defender } gewinnt diesen Durchgang.
zt-outcome-tied = Gleichstand: Beide ziehen noch eine Karte.

zt-source-kills = getötete Zombies
zt-source-barricades = Barrikaden
zt-source-survivors = Überlebende
zt-source-weapons = geladene Waffen
zt-source-houses = Häuser
zt-won = Sieg
zt-victory = { $count ->
    [0] Niemand gewinnt.
    [one] { $winners } gewinnt mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    }.
   *[other] { $winners } teilen sich den Sieg mit je { $points } Punkten.
  }
zt-victory-kills = { $equals } { $count ->
    [one] hat
   *[other] haben
  } genauso viele Punkte, aber weniger Zombies getötet.
zt-card-shots = { $count ->
    [one] 1 Schuss
   *[other] { $count } Schüsse
  }{ $draws ->
    [1] { "" }
   *[other] , die bessere von { $draws } Karten
  }
zt-lie-top = ganz oben
zt-lie-bottom = ganz unten
zt-lie-stored = eingelagert
zt-odds = tötet zu { $percent } %
zt-walk = { $before } → { $square }
zt-walks = { $count } Zombies schlurfen: { $ways }.
zt-houses-known = Jetzt wissen alle, wer wo gewohnt hat.
zt-last-hands = Zuletzt auf der Hand:

# Wörter von Zombie Town am Tisch. Namen stehen in den Texten des Spiels, Wörter der Zeichnungen bei den Zeichnungen.
zt-day-sign = Tag { $round } von { $rounds }
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

# Ein Haus in Worten, für alle, die zuhören
zt-place-guard = { $barricades ->
    [0] keine Barrikaden
    [one] eine Barrikade
   *[other] { $barricades } Barrikaden
  }, { $survivors ->
    [0] keine Überlebenden darin
    [one] eine überlebende Person darin
   *[other] { $survivors } Überlebende darin
  }, { $pile ->
    [0] keine Karten
    [one] eine Karte zu finden
   *[other] { $pile } Karten zu finden
  }
