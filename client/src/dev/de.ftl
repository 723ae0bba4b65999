# Beispieltexte der Entwicklungsseite. Die echten liegen bei den Regeln, in untot/games/mall_of_horror/texts.
close = Schließen

mh-board = Das Einkaufszentrum
mh-players = Spieler
mh-you = du
mh-limit = Ab { $count } Zombies dringen sie ein, egal wie stark die Abwehr ist.
mh-closed = geschlossen
mh-location-restroom = Toilette
mh-location-cachou = Cachou
mh-location-megatoys = Megatoys
mh-location-parking = Tiefgarage
mh-location-security_hq = Überwachungszentrale
mh-location-supermarket = Supermarkt
mh-character-pin_up = Schönheit
mh-character-tough_guy = Muskelprotz
mh-character-gunman = Bewaffneter
mh-character-little_girl = Kleines Kind
mh-colour-yellow = Gelb
mh-colour-red = Rot
mh-colour-blue = Blau
mh-colour-green = Grün
mh-colour-brown = Braun
mh-colour-black = Schwarz

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
mh-piece = { $kind } ({ $colour }), { $place }
mh-piece-hidden = { $kind } ({ $colour }), { $place }, versteckt
mh-outside = { $kind } ({ $colour }), noch draußen
mh-worth = { $kind }, { $points } Punkte
mh-unplaced = { $kind }, noch draußen
mh-waiting = Noch draußen
mh-die = Würfel: { $face }

mh-chief = Sicherheitschef
mh-chief-elected = Sicherheitschef, diese Runde gewählt
mh-submitted = hat geantwortet
mh-eliminated = Niemand mehr übrig. Stimmt bei Gleichstand noch mit.
mh-points = Punkte
mh-survivors = Überlebende
mh-cards-head = Karten
mh-won = gewinnt
mh-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }

mh-hand = Deine Karten
mh-hand-empty = Du hast keine Karten.
mh-card-back = Eine verdeckte Karte
mh-card-threat = Bedrohung
mh-card-threat-effect = Eine Stimme mehr für dich bei dieser Wahl.
mh-card-security_camera = Sicherheits­kamera
mh-card-security_camera-effect = Sieh dir die vier Würfel unter der Box an.
mh-card-sprint = Spurten
mh-card-sprint-effect = Geh woandershin als gewählt, oder bleib.
mh-card-hardware = Werkzeug
mh-card-hardware-effect = Abwehr +1 hier in dieser Runde.
mh-card-hidden = Verstecken
mh-card-hidden-effect = Eine deiner Figuren duckt sich: keine Stimme, kein Opfer.
mh-card-shotgun = Schrotflinte
mh-card-shotgun-effect = Tötet hier zwei Zombies.
mh-card-chainsaw = Kettensäge
mh-card-chainsaw-effect = Tötet hier zwei Zombies.
mh-card-grenades = Granaten
mh-card-grenades-effect = Töten hier zwei Zombies.
mh-card-pistol = Pistole
mh-card-pistol-effect = Tötet hier einen Zombie.
mh-card-fire_axe = Feuerwehraxt
mh-card-fire_axe-effect = Tötet hier einen Zombie.
mh-card-baseball_bat = Baseball­schläger
mh-card-baseball_bat-effect = Tötet hier einen Zombie.

mh-wheel-colour = Wähle eine Farbe
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

mh-dice-none = Noch keine Würfel.
mh-dice-covered = Vier Würfel liegen unter der Box.
mh-dice-peek = Das siehst nur du: { $faces }
mh-dice-open = Die Würfel zeigen { $faces }.
mh-dice-seen-by = { $names } hat nachgesehen
mh-cover = Mall of Horror
mh-cover-line = Reden, wählen, verraten. 3 bis 6 Spieler.
