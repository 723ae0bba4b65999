# Wörter für die Zeichnungen von Zombicide. Namen von Leuten, Karten, Fertigkeiten und Zonen kommen mit den Texten des Spiels.
zc-map = Die Stadt
zc-reconstructed = Karte zum Teil von uns

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
  }{ $colour ->
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
zc-fills = { $count ->
    [one] ein Raum füllt sich mit Zombies
   *[other] { $count } Räume füllen sich mit Zombies
  }
zc-token-start = Start
zc-token-exit = Ausgang
zc-token-zombie_exit = Zombie-Ausgang
zc-token-bunker = Bunker
zc-token-spawn = { $colour ->
    [blue] Blaue Brut-Zone
    [green] Grüne Brut-Zone
   *[red] Brut-Zone
  } { $number }{ $quiet ->
    [yes] , nicht aktiv
   *[no] {""}
  }
zc-token-objective = { $colour ->
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
zc-about-exit = Verlangt es die Mission, müsst ihr hierher kommen.
zc-about-spawn = Am Ende jedes Spielzugs kommen hier neue Zombies.
zc-about-objective = Wer hier steht, kann ihn mit einer Aktion nehmen{ $xp ->
    [0] .
   *[other] {""} und bekommt { $xp } Erfahrung.
  }
zc-range = Reichweite { $range }
zc-noise = Lärm { $count }
zc-loudest = Die lauteste Zone von allen
zc-empty = Hier ist niemand und nichts.
zc-zombie-line = { $actions ->
    [one] eine Aktion
   *[other] { $actions } Aktionen
  }, stirbt bei { $wounds } Schaden, { $xp } Erfahrung
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
zc-slot-hand_1 = Linke Hand
zc-slot-hand_2 = Rechte Hand
zc-slot-reserve = Reserve { $number }
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
zc-free-move = { $count } frei fürs Bewegen
zc-free-combat = { $count } frei fürs Kämpfen
zc-free-search = { $count } frei fürs Suchen
zc-status-eliminated = ausgeschaltet
zc-status-escaped = entkommen
zc-status-done = war schon dran
zc-status-waiting = kommt noch dran

zc-stat-range = Reichweite
zc-stat-dice = Würfel
zc-stat-accuracy = Trifft ab
zc-stat-damage = Schaden
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
zc-ammo-shells = Schrot

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
zc-worth = { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
  }, trifft ab { $accuracy }, Schaden { $damage }
zc-chance = { $chance } % Trefferchance
zc-reach = { $far ->
    [yes] Reichweite { $from } bis { $to }
   *[no] Reichweite { $from }
  }
zc-own-people = Vorsicht, eigene Leute ({ $people })
zc-burns = { $who } stirbt im Feuer
zc-hurt = schon verwundet: noch eine Wunde ist das Ende
zc-unhurt = noch nicht verwundet
zc-price = { $count ->
    [0] frei
    [one] 1 Aktion
   *[other] { $count } Aktionen
  }
zc-with-damage = Schaden { $damage }

zc-scream = Aaahh!
zc-walk = { $count ->
    [one] 1 { $kind }
   *[other] { $count } { $kind_many }
  } { $to_to }
zc-walks = Unterwegs: { $text }.
zc-walks-why = Unterwegs: { $text }. { $why_id ->
    [sight] Zu sehen: { $whom }
    [noise] Am lautesten ist es { $targets_in }
   *[far_noise] Hinter geschlossenen Türen lockt der Lärm { $targets_in }
  }.
zc-lies-there = dort liegt: { $card }
zc-added = { $count ->
    [one] 1 { $kind } { $zone_in }
   *[other] { $count } { $kind_many } { $zone_in }
  }
zc-log-added = Damit gleiche Gruppen entstehen, kommen dazu: { $text }.
zc-log-card = Zombiekarte, Gefahrenstufe { $level }: { $text }
zc-walks-many = { $count } Zombies sind unterwegs, zu { $places } Orten.

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
zc-goal-open = noch offen
zc-mission-facts = { $difficulty } · { $minutes } Min. · ab { $survivors } Überlebenden
zc-mission-line = { $difficulty }, etwa { $minutes } Minuten, ab { $survivors } Überlebenden

zc-won = Ihr habt es geschafft
zc-lost = Die Stadt hat euch
zc-killed = Getötete Zombies
zc-sum-rounds = Spielzüge
zc-sum-kills = Zombies getötet
zc-sum-experience = Erfahrung
zc-sum-alive = am Leben
zc-survived = am Leben

# Wörter für den Tisch von Zombicide; die der Zeichnungen liegen bei ihnen.
zc-lend = Von einem Bot spielen lassen
zc-lend-whom = { $name } von einem Bot spielen lassen
zc-stock = In der Schachtel:
zc-decks = Noch { $equipment } Ausrüstungs- und { $zombies } Zombiekarten.
zc-led-by =
    { $who ->
        [you] Von dir geführt
       *[other] Geführt von { $player }
    }
zc-danger-about = Wer die meiste Erfahrung hat, bestimmt sie für alle: erst Blau, ab { $yellow } Punkten Gelb, ab { $orange } Orange, ab { $red } Rot. Je höher sie ist, desto schlimmer werden die Zombiekarten.
zc-danger-level = Gefahr: { $level }
zc-experience = Erfahrungspunkte
zc-objective = Ziel-Marker
zc-slots-hand = Hände
zc-slots-reserve = Reserve
zc-slots-discard = Ablegen
zc-keep-losing = So behalten. Abgelegt wird: { $cards }
zc-keep-so = So behalten
zc-trade-offer = Das anbieten
zc-trade-so = So tauschen
zc-goals-done = Ziele: { $done } von { $all }
zc-sheet-of = Der Bogen von { $name }
zc-round = Spielzug { $round }

## Missions and survivors of one's own

zc-missions-which = Welche Mission?
zc-missions-reconstructed = zum Teil von uns nachgebaut
zc-missions-survivors = Deine eigenen Überlebenden:
zc-missions-file = Eine eigene Missions- oder Überlebendendatei (TOML oder JSON)
zc-missions = Missionen
zc-survivors = Überlebende
zc-mission-none = Noch keine eigene Mission.
zc-survivor-none = Noch keine eigenen Überlebenden.
zc-mission-new = Neue leere Mission
zc-survivor-new = Neue Figur
zc-mission-file = Missionsdatei öffnen (TOML)
zc-mission-printed = Gedruckte Mission
zc-survivor-file = Figurendatei öffnen (TOML)
zc-mission-nameless = Mission ohne Namen
zc-survivor-nameless = Figur ohne Namen
zc-make-tiles = Teile
zc-make-tokens = Karte
zc-make-goals-tab = Ziele
zc-make-about = Angaben
zc-make-layout = Teile der Karte
zc-make-columns = Spalten
zc-make-rows = Zeilen
zc-make-turn = Drehen
zc-make-no-tile = Dort liegt noch kein Teil.
zc-make-cell = Zeile { $row }, Spalte { $column }: { $tile ->
    [none] kein Teil
   *[other] Teil { $tile }, um { $turn } gedreht
  }
zc-make-tiles-how = Das nächste Teil kommt in Zeile { $row }, Spalte { $column }. Berühre ein Feld, um es zu wählen, und noch einmal, um sein Teil zu drehen.
zc-make-tiles-first = Erst kommen die Teile: Jedes Feld der Karte braucht eines.
zc-make-side = Seite { $tile } (Rückseite: { $back }){ $state ->
    [used] , in Gebrauch
    [unfit] , passt hier nicht
   *[free] {""}
  }
zc-make-used = in Gebrauch
zc-make-unfit = passt nicht
zc-make-tools = Was auf die Karte kommt
zc-make-tool-start = Start
zc-make-tool-start-how = Berühre die Zone, in der alle Überlebenden beginnen.
zc-make-tool-spawn = Brut-Zone
zc-make-tool-spawn-how = Berühre Straßenzonen, aus denen Zombies kommen. Sie sind in dieser Reihenfolge dran; eine, die nicht aktiv ist, braucht eine Sonderregel, die sie weckt.
zc-make-tool-door = Tür
zc-make-tool-door-how = Berühre ein gestricheltes Stück Wand für eine Tür, oder eine Tür, um sie wegzunehmen. Jedes Gebäude braucht eine.
zc-make-tool-objective = Ziel-Marker
zc-make-tool-objective-how = Berühre eine Zone, um dort einen Ziel-Marker hinzulegen, und noch einmal, um ihn wegzunehmen.
zc-make-tool-exit = Ausgang
zc-make-tool-exit-how = Berühre die Zone, über die Überlebende fliehen. Nicht jede Mission braucht eine.
zc-make-tool-car = Auto
zc-make-tool-car-how = Berühre die Straßenzonen, in denen Autos stehen.
zc-make-tool-bunker = Bunker
zc-make-tool-bunker-how = Berühre eine Zone, die erreicht und geräumt werden muss. Sie wird zum Missionsziel.
zc-make-tool-zombie_exit = Zombie-Ausgang
zc-make-tool-zombie_exit-how = Berühre Zonen, über die Zombies die Karte verlassen: Eine Sonderregel sagt, wie viele es dürfen.
zc-make-colour = Farbe
zc-make-car-kind = Art des Autos
zc-make-xp = Erfahrung
zc-make-heals = heilt eine Wunde
zc-make-active = aktiv
zc-make-drive = Autos können gefahren werden
zc-make-indoors = Brut-Zonen dürfen in Räumen liegen
zc-make-hidden = Einige Ziel-Marker haben eine verdeckte Farbe
zc-make-how-many = Wie viele
zc-make-goals = Missionsziele
zc-make-goals-none = Noch kein Missionsziel. Eine Mission braucht mindestens eines.
zc-make-rules = Sonderregeln
zc-make-rules-none = Keine Sonderregeln.
zc-make-goal-which = Welches Missionsziel
zc-make-goal-add = Missionsziel hinzufügen
zc-make-rule-which = Welche Sonderregel
zc-make-rule-add = Regel hinzufügen
zc-make-goal-collect_all_objectives = Alle Ziel-Marker einsammeln
zc-make-goal-find_cards = Karten finden
zc-make-goal-exit_with_cards = Mit Karten über den Ausgang fliehen
zc-make-goal-exit_all_survivors = Alle stehen in der Ausgangszone
zc-make-goal-danger_level = Eine Gefahrenstufe erreichen
zc-make-goal-all_survivors_in_one_clear_spawn_zone = Alle stehen in einer Brut-Zone ohne Zombies
zc-make-goal-supplies_driven_out = Vorräte hinausfahren
zc-make-goal-neutralise_all_spawns = Alle Brut-Zonen neutralisieren
zc-make-goal-reach_clear_zone = Eine Zone erreichen und räumen (Bunker)
zc-make-goal-leave_from_start = Von der Startzone aus fliehen
zc-make-rule-zombie_deck = Nur einige Zombiekarten
zc-make-rule-start_weapons_on_deck_top = Startwaffen oben auf dem Stapel
zc-make-rule-no_search = Zonen ohne Suche
zc-make-rule-load_supplies = Vorräte kommen in Autos
zc-make-rule-linked_doors = Eine Tür öffnet alle ihres Gebäudes
zc-make-rule-one_walker_per_room_at_start = Zu Beginn ein Schlurfer in jedem Raum
zc-make-rule-zombie_exit = Zombies verlassen die Karte
zc-make-rule-locked_door = Verschlossene Tür
zc-make-rule-late_spawn = Schlafende Brut-Zone
zc-make-rule-survivors_per_player = Überlebende für jede Person
zc-make-rule-recruits_at_objectives = Neue Überlebende bei Ziel-Markern
zc-make-field-cards = Karten
zc-make-field-min_survivors = Mindestens so viele Überlebende
zc-make-field-level = Gefahrenstufe
zc-make-field-count = Wie viele
zc-make-field-all_survivors_out = Niemand bleibt zurück
zc-make-field-zone = Zone
zc-make-field-zones = Zonen
zc-make-field-survivors_by_players = Überlebende, die fliehen müssen, je nach Zahl der Spieler
zc-make-field-noise = Lärm in diesen Zonen
zc-make-field-lose_at = Verloren, wenn so viele fort sind
zc-make-field-colour = Farbe
zc-make-name-en = Englischer Name
zc-make-name-de = Deutscher Name
zc-make-story-en = Geschichte auf Englisch
zc-make-story-de = Geschichte auf Deutsch (wie es dazu kam)
zc-make-paper = Tageszeit
zc-make-paper-day = Tag
zc-make-paper-night = Nacht
zc-make-difficulty = Schwierigkeit
zc-make-minutes = Minuten
zc-make-min-survivors = Überlebende, mindestens
zc-make-players-least = Spieler, von
zc-make-players-most = Spieler, bis
zc-make-survivor-name = Name
zc-make-skills = Alle Fertigkeiten
zc-make-skill = Fertigkeit { $number } auf Stufe { $level }
zc-make-parameter = Welcher Art
reason-zc-no-name = Die Mission hat noch keinen Namen.
reason-zc-empty-cell = Ein Feld der Karte hat noch kein Teil.
reason-zc-no-start = Es ist noch keine Startzone gewählt.
reason-zc-skills-missing = { $count ->
    [one] Eine Fertigkeit ist noch nicht gewählt.
   *[other] { $count } Fertigkeiten sind noch nicht gewählt.
  }

# Ein Weg von einer Zone zur anderen, für alle, die zuhören
zc-place-door = { $open ->
    [yes] offene
   *[no] geschlossene
  }{ $colour ->
    [blue] {" "}blaue
    [green] {" "}grüne
   *[red] {""}
  } Tür

## Rat eines Bots: Karten statt Plätze

zc-would-melee_attack = { $at_in } zuschlagen ({ $both ->
        [yes] mit beiden: { $card }
       *[no] Waffe: { $card }
    })
zc-would-ranged_attack = { $at_acc } angreifen ({ $both ->
        [yes] mit beiden: { $card }
       *[no] Waffe: { $card }
    })
zc-would-trade = mit { $partner } tauschen: { $moves }
zc-would-give = { $card } an { $partner }
zc-would-lay = { $card } { $slot_to }
zc-would-discard = { $card } ablegen
