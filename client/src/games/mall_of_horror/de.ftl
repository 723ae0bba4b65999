# Wörter für die Bilder von Mall of Horror. Namen von Figuren und Karten kommen mit den Texten des Spiels.
mh-board = Das Einkaufszentrum
mh-you = du
mh-limit = Ab { $count } Zombies dringen sie ein, egal wie stark die Abwehr ist.
mh-closed = geschlossen

mh-room = { $name }, Nummer { $number }: { $here } von { $capacity } Plätzen besetzt, Abwehr { $defence }, { $zombies ->
    [0] keine Zombies
    [one] ein Zombie
   *[other] { $zombies } Zombies
  }{ $danger ->
    [holds] . Die Tür hält
    [breach] . Die Zombies dringen ein
   *[other] {""}
  }.
mh-room-open = { $name }, Nummer { $number }: { $here } hier, { $zombies ->
    [0] keine Zombies
    [one] ein Zombie
   *[other] { $zombies } Zombies
  }. Keine Tür zum Schließen.
mh-room-closed = { $name }, Nummer { $number }: geschlossen.
mh-piece = { $who }, { $place }
mh-piece-hidden = { $who }, { $place }, versteckt
mh-outside = { $who }, noch draußen
# Wann eine Karte gespielt wird.
mh-when-truck_window = vor einer Wahl
mh-when-chief_window = vor einer Wahl
mh-when-camera_window = nach dem verdeckten Wurf
mh-when-own_move = beim Bewegen eines eigenen Charakters
mh-when-attack_window = bei einem Angriff
mh-when-parking_window = bei einem Angriff
mh-when-or = { $first } oder { $second }
mh-play-when = „{ $card }“ spielt man { $when }.
mh-card-about = { $effect }

mh-worth = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
  }{ $defence ->
    [1] {""}
   *[other] , Abwehr { $defence }
  }{ $votes ->
    [1] {""}
   *[other] , { $votes } Stimmen
  }
mh-about = überlebend { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
  } wert, Abwehr des Gebiets +{ $defence }, bei Wahlen dort { $votes ->
    [one] eine Stimme
   *[other] { $votes } Stimmen
  }.
mh-loot = Im Lastwagen gefunden
mh-end-points = { $winners } gewinnt mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    }.
mh-end-cards = { $winners } gewinnt: { $equals } { $count ->
        [one] hat
       *[other] haben
    } auch { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }, aber weniger Karten auf der Hand.
mh-fed = { $count ->
    [one] { $voter } hat { $victim } einmal den Zombies überlassen.
   *[other] { $voter } hat { $victim } { $count }-mal den Zombies überlassen.
  }
mh-end-nothing = { $winners } gewinnen gemeinsam: je { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    } und { $cards ->
        [0] keine Karte
        [one] eine Karte
       *[other] { $cards } Karten
    }.
mh-wheel-announce = Ansagen
mh-unplaced = { $kind }, noch draußen
mh-waiting = Noch draußen
mh-die = Würfel: { $face }

mh-chief = Sicherheitschef
mh-chief-elected = Sicherheitschef, diese Runde gewählt
mh-submitted = hat geantwortet
mh-eliminated = Niemand mehr übrig. Stimmt bei jeder Neuwahl noch mit.
mh-points = Punkte
mh-survivors = Überlebende
mh-cards-head = Karten
mh-last-hands = Zuletzt auf der Hand:
mh-won = Sieg

mh-wheel-colour = Wähl jemanden aus
mh-wheel-location = Wähle einen Ort
mh-wheel-not = { $name } steht gerade nicht zur Wahl.
mh-wheel-choose-first = Erst wählen, dann versiegeln.
mh-wheel-seal = Versiegeln
mh-wheel-sealed = Versiegelt. Niemand sieht es, bevor alle fertig sind.
mh-votes = { $count ->
    [one] Stimme
   *[other] Stimmen
  }
mh-weight = { $count ->
    [one] eine Stimme
   *[other] { $count } Stimmen
  }
mh-ballot = { $voter } stimmt mit { $count } für { $choice }
mh-totals = Summen
mh-verdict-victim = Die Zombies bekommen { $name }.
mh-verdict-chief = { $name } ist Sicherheitschef.
mh-verdict-truck = { $name } durchsucht den Lastwagen.
mh-verdict-tie = Gleichstand: { $names }.

mh-dice-covered = Vier Würfel liegen unter der Box.
mh-dice-peek = { $others ->
    [0] Das hast nur du gesehen: { $faces }
   *[other] Du hast nachgesehen: { $faces }
  }
mh-dice-yours = unter der Box, von dir gesehen
mh-dice-open = Die Würfel zeigen { $faces }.
mh-dice-seen-by = gesehen von { $names }

mh-moment-vote = { $kind ->
    [truck] Wer durchsucht den Lastwagen?
    [chief] Wer wird Sicherheitschef?
   *[victim] Wer wird den Zombies vorgeworfen?
  }
mh-moment-revote = { $kind ->
    [truck] Neuwahl: Wer durchsucht den Lastwagen?
    [chief] Neuwahl: Wer wird Sicherheitschef?
   *[victim] Neuwahl: Wer wird den Zombies vorgeworfen?
  }
mh-knows = Was nur du weißt
mh-knows-gift = { $player } hat { $card } von dir.
mh-knows-buried = Unter dem Kartenstapel, von dir: { $cards }.

# Ein Raum in Worten, für alle, die zuhören
mh-place = Nummer { $number }, { $here } von { $capacity } Plätzen besetzt, Abwehr { $defence }, { $zombies ->
    [0] keine Zombies
    [one] ein Zombie
   *[other] { $zombies } Zombies
  }{ $danger ->
    [holds] , die Tür hält
    [breach] , die Zombies dringen ein
   *[other] {""}
  }
mh-place-open = Nummer { $number }, keine Tür, { $zombies ->
    [0] keine Zombies
    [one] ein Zombie
   *[other] { $zombies } Zombies
  }
mh-place-closed = Nummer { $number }, geschlossen
mh-place-wheel = { $colour } will dorthin
