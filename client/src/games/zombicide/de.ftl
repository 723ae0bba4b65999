# Wörter für die Zeichnungen von Zombicide. Namen von Leuten, Karten, Fertigkeiten und Zonen kommen mit den Texten des Spiels.
zc-map = Die Stadt
zc-closer = Näher
zc-farther = Weiter weg
zc-whole = Die ganze Karte
zc-close = Schließen
zc-reconstructed = zum Teil unsere Karte
zc-reconstructed-why = Das Original ist nicht bekannt. Von uns entworfen: { $parts }.
zc-part-layout = Kartenteile
zc-part-doors = Türen
zc-part-start = Start
zc-part-spawns = Brut-Zonen
zc-part-objectives = Ziel-Marker
zc-part-exit = Ausgang
zc-part-cars = Autos
zc-part-bunker = Bunker
zc-part-zombie_exits = Zombie-Ausgänge

zc-zone = { $zone }: { $survivors ->
    [0] keine Überlebenden
    [one] eine überlebende Person
   *[other] { $survivors } Überlebende
  }, { $zombies ->
    [0] keine Zombies
    [one] ein Zombie
   *[other] { $zombies } Zombies
  }{ $noise ->
    [0] {""}
   *[other] , Lärm { $noise }
  }
zc-door = { $open ->
    [yes] Offene Tür
   *[no] Geschlossene Tür
  }{ $color ->
    [blue] , blau
    [green] , grün
   *[red] {""}
  }, { $room } zu { $street }
zc-wall = Wand zwischen { $room } und { $street }
zc-survivor = { $survivor }, { $zone }{ $wounds ->
    [0] {""}
    [one] , eine Wunde
   *[other] , { $wounds } Wunden
  }{ $done ->
    [yes] , war schon dran
   *[no] {""}
  }
zc-group = { $count } × { $kind }, { $zone }
zc-count-of = { $count } × { $kind }
zc-car = { $car }, { $zone }{ $supplies ->
    [0] {""}
    [one] , ein Vorrat darin
   *[other] , { $supplies } Vorräte darin
  }
zc-token-start = Start
zc-token-exit = Ausgang
zc-token-zombie_exit = Zombie-Ausgang
zc-token-bunker = Bunker
zc-token-spawn = { $color ->
    [blue] Blaue Brut-Zone
    [green] Grüne Brut-Zone
   *[red] Brut-Zone
  } { $number }{ $quiet ->
    [yes] , nicht aktiv
   *[no] {""}
  }
zc-token-objective = { $color ->
    [blue] Blauer Ziel-Marker
    [green] Grüner Ziel-Marker
    [none] Ziel-Marker, verdeckt
   *[red] Ziel-Marker
  }
zc-token-taken = Hier lag ein Ziel-Marker
zc-token-noise = { $number ->
    [one] Lärm
   *[other] Lärm, { $number } Marker
  }
zc-range = Reichweite { $range }
zc-noise = Lärm { $count }
zc-loudest = Die lauteste Zone von allen
zc-empty = Hier ist niemand und nichts.
zc-zombie-line = { $actions ->
    [one] eine Aktion
   *[other] { $actions } Aktionen
  }, stirbt ab { $wounds } Schaden, { $xp } Erfahrung
zc-xp = { $xp } Erfahrung

zc-level-blue = Blau
zc-level-yellow = Gelb
zc-level-orange = Orange
zc-level-red = Rot
zc-danger = { $xp } Erfahrung: Gefahrenstufe { $level }
zc-hands = Hände
zc-reserve = Reserve
zc-skills = Fertigkeiten
zc-skill-gained = erworben
zc-free-slot = frei
zc-slot-hand_1 = Linke Hand
zc-slot-hand_2 = Rechte Hand
zc-slot-reserve = Reserve { $number }
zc-slot-discard = Ablegen
zc-wound = Wunde
zc-wounds = { $count ->
    [0] keine Wunden
    [one] eine Wunde
   *[other] { $count } Wunden
  }
zc-actions = { $count ->
    [0] keine Aktion übrig
    [one] eine Aktion übrig
   *[other] { $count } Aktionen übrig
  }
zc-free-move = { $count } frei zum Bewegen
zc-free-combat = { $count } frei zum Kämpfen
zc-free-search = { $count } frei zum Suchen
zc-status-eliminated = ausgeschaltet
zc-status-escaped = entkommen
zc-status-done = war schon dran
zc-status-waiting = ist noch dran

zc-stat-range = Reichweite
zc-stat-dice = Würfel
zc-stat-accuracy = Trifft ab
zc-stat-damage = Schaden
zc-stat-line = Reichweite { $range }, { $dice } Würfel, trifft ab { $accuracy }, Schaden { $damage }
zc-kills-everything = tötet alles in der Zone
zc-is-noisy = laut
zc-is-silent = leise
zc-opens-silent = öffnet Türen leise
zc-opens-noisy = öffnet Türen, laut
zc-is-dual = zwei zugleich
zc-is-unloaded = ungeladen
zc-reloads = muss nachgeladen werden
zc-is-supply = Vorrat
zc-kind-item = Gegenstand
zc-kind-event = Ereignis
zc-mode-blade = Klinge
zc-mode-gun = Flinte
zc-ammo-bullets = Kugeln
zc-ammo-shells = Patronen

zc-inventory = Karten auf Plätzen
zc-inventory-how = Zieh eine Karte, oder tippe sie an und dann ihren Platz.
zc-inventory-holding = { $card } in der Hand. Wohin?
zc-inventory-put = { $card } hierhin legen: { $slot }
zc-inventory-take = { $card } nehmen von: { $slot }
zc-inventory-fixed = { $card } bleibt.

zc-die = { $face }{ $hit ->
    [yes] , trifft
   *[no] {""}
  }
zc-hits = { $count ->
    [0] kein Treffer
    [one] ein Treffer
   *[other] { $count } Treffer
  }
zc-needs = trifft ab { $accuracy }
zc-with-damage = Schaden { $damage }
zc-rolling = Die Würfel rollen.

zc-spawn-card = Zombiekarte { $number }
zc-card-spawn = Sie kommen
zc-card-manhole = Aus den Gullys
zc-card-activation = Sie handeln noch einmal
zc-row-nothing = niemand
zc-row-spawn = { $amount } × { $kind }
zc-row-acts = alle: { $kind }

zc-goals = Ziele
zc-rules = In dieser Mission
zc-goal-done = geschafft
zc-goal-open = offen
zc-difficulty-tutorial = Übung
zc-difficulty-easy = leicht
zc-difficulty-medium = mittel
zc-difficulty-hard = schwer
zc-mission-line = { $difficulty }, etwa { $minutes } Minuten, ab { $survivors } Überlebenden
zc-goal-collect_all_objectives = Nehmt alle Ziel-Marker.
zc-goal-find_cards = Findet: { $cards }.
zc-goal-exit_with_cards = Geht dann über den Ausgang hinaus, mindestens { $survivors }, mit { $cards }.
zc-goal-exit_all_survivors = Alle Überlebenden stehen zusammen in der Ausgangszone.
zc-goal-danger_level = { $survivors ->
    [one] Eine überlebende Person erreicht
   *[other] { $survivors } Überlebende erreichen
  } die Gefahrenstufe { $level }.
zc-goal-all_survivors_in_one_clear_spawn_zone = Dann stehen alle in einer Brut-Zone ohne Zombies.
zc-goal-supplies_driven_out = Fahrt { $count } Vorräte über den Ausgang hinaus; niemand bleibt zurück.
zc-goal-neutralise_all_spawns = Schaltet alle Brut-Zonen aus.
zc-goal-reach_clear_zone = Erreicht { $zone } mit { $survivors ->
    [one] einer Person
   *[other] { $survivors } Überlebenden
  }, ohne Zombie darin.
zc-goal-leave_from_start = { $survivors ->
    [0] Verlasst den Plan aus der Startzone.
    [one] Ein Überlebender verlässt den Plan aus der Startzone.
   *[other] { $survivors } Überlebende verlassen den Plan aus der Startzone.
  }
zc-rule-zombie_deck = Nur ein Teil der Zombiekarten ist im Spiel.
zc-rule-start_weapons_on_deck_top = Die Startwaffen liegen oben auf dem Stapel.
zc-rule-no_search = Kein Suchen in: { $zones }.
zc-rule-load_supplies = Vorräte können in Autos geladen werden.
zc-rule-linked_doors = Eine Tür öffnet auch die anderen Türen ihres Gebäudes.
zc-rule-one_walker_per_room_at_start = In jedem Raum wartet ein Schlurfer.
zc-rule-zombie_exit = Zombies gehen über { $zones } hinaus. Nach { $count } ist die Partie verloren.
zc-rule-locked_door = { $color ->
    [blue] Die blaue Tür
   *[green] Die grüne Tür
  } geht erst auf, wenn der Ziel-Marker ihrer Farbe genommen ist.
zc-rule-late_spawn = { $color ->
    [blue] Die blaue Brut-Zone
   *[green] Die grüne Brut-Zone
  } schläft, bis der Ziel-Marker ihrer Farbe genommen ist.
zc-rule-survivors_per_player = Überlebende je Person am Tisch: { $count }.
zc-rule-recruits_at_objectives = Ziel-Marker ohne Farbe bringen neue Überlebende.

zc-won = Ihr habt es geschafft
zc-lost = Die Stadt hat euch
zc-killed = Getötete Zombies
zc-sum-rounds = Spielzüge
zc-sum-kills = Zombies getötet
zc-sum-experience = Erfahrung
zc-sum-alive = am Leben
zc-survived = am Leben
