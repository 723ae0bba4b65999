### Wörter der Zeichnungen von Flick ’em Up.

fl-map = Die Stadt von oben
fl-table = Der Tisch
fl-in-room = Auf dem Tisch
fl-flat = Von oben
fl-again = Noch einmal, langsam
fl-enough = Zurück zu jetzt
fl-no-room = Dieses Gerät kann den Tisch nicht räumlich zeichnen; von oben geht alles.
fl-turn-left = Den Tisch nach links drehen
fl-turn-right = Den Tisch nach rechts drehen
fl-tilt-up = Mehr von oben schauen
fl-tilt-down = Mehr von der Seite schauen
fl-one-group = gemeinsam
fl-two-groups = zwei Gruppen
fl-piece = { $piece }{ $place ->
        [none] { $state ->
            [lies] , liegt
           *[stands] { "" }
        }
       *[other] , in: { $place }{ $state ->
            [lies] , liegt
           *[stands] { "" }
        }
    }
fl-house = { $house }{ $locked ->
        [yes] , verschlossen
       *[no] { "" }
    }. Drinnen: { $people ->
        [none] niemand
       *[other] { $people }
    }. Chips: { $chips ->
        [none] keine
       *[other] { $chips }
    }{ $hidden ->
        [0] { "" }
       *[other] , { $hidden } verdeckt
    }
fl-hidden =
    { $count ->
        [one] ein verdeckter Chip
       *[other] { $count } verdeckte Chips
    }
fl-locked = verschlossen
fl-looks = blickt nach { $degrees } Grad
fl-lying = liegt
fl-near = { $piece }: { $cm } cm entfernt, bei { $degrees } Grad
fl-draw-back = Zieh das Teil zurück und lass los
fl-side = Von welcher Seite?
fl-degrees = { $degrees } Grad
fl-number-direction = Richtung
fl-number-facing = Blick nach
fl-number-power = Kraft
fl-number-offset = Drall
fl-number-start = Platz hinter dem Haus
fl-number-lies = Der Schläger zeigt nach
fl-number-x = Osten (mm)
fl-number-y = Norden (mm)
fl-flick = Schnippen
fl-choose = So machen
fl-how = Zieh das Teil auf dem Tisch zurück und lass los, oder stell hier die Zahlen ein. Je weiter du ziehst, desto feiner zielst du. Mit Escape lässt du es bleiben.
fl-how-look = Zieh von der Figur dorthin, wohin sie blicken soll, oder dreh die Scheibe.
fl-it-slides = Es rutscht …
fl-they-tumble = Sie purzeln aus dem Turm …
fl-by-hand = { $event ->
        [piece_put_back] Zurück an ihren Platz: { $pieces }.
        [piece_put_down] Zurück an ihren Platz: { $pieces }.
        [piece_brought_back] Zurück in die Stadt: { $pieces }.
        [piece_stood_up] Wieder aufgestellt: { $pieces }.
        [figure_laid_down] Hingelegt: { $pieces }.
        [piece_lifted] Für den Schnipser abgehoben: { $pieces }.
        [piece_set_aside] Für den Turm beiseitegestellt: { $pieces }.
       *[other] Eine Hand macht Platz: { $pieces }.
    }
fl-life = { $life } von { $most } Lebenspunkten
fl-actions =
    { $count ->
        [one] noch eine Aktion
       *[other] noch { $count } Aktionen
    }
fl-ready = kann an die Reihe kommen
fl-done = war schon dran
fl-dead = tot
fl-nobody = Du führst noch niemanden.
fl-deck-destiny = Schicksal
fl-deck-objective = Geheimes Ziel
fl-deck-exile = Plan der Verbannten
fl-deck-combat = Kampf
fl-fulfilled = erfüllt
fl-rounds = Runde { $round }, der Schädel kommt nach Runde { $last }
fl-round = Runde { $round } von { $last }
fl-round-of = Runde { $round } von { $rounds }
fl-yours = deine
fl-points = { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
fl-killed = Getötete Zombies: { $killed }. Im Keller: { $cellar }.
fl-invasion = Neue Zombies: { $day } vor einem Tag, { $night } vor einer Nacht.
fl-kills =
    { $count ->
        [one] ein Zombie getötet
       *[other] { $count } Zombies getötet
    }
fl-has-card = hat eine geheime Karte
fl-exiled = verbannt
fl-the-dead = Tot: { $people }
fl-reconstructed = Maße, Gewichte, die meisten Karten und alle zehn Szenarien haben wir nachgebaut.
fl-horde = Eine neue Horde
fl-won = Du hast gewonnen
fl-lost = Du hast verloren
fl-sum-rounds = Runden
fl-sum-killed = Getötete Zombies
fl-sum-alive = Überlebende
fl-sum-dead = Tote
fl-sum-score = Punkte
fl-goal-score = Ist der Schädel erreicht, gewinnt die höhere Punktzahl.
fl-goal-kills = Tötet { $count } Zombies.
fl-goal-chips = { $chips } { $how ->
        [carried] bei euch tragen, in: { $house }
       *[lying] liegen hier: { $house }
    }.
fl-goal-supplies = { $count } Vorräte { $how ->
        [carried] bei euch tragen, in: { $house }
       *[lying] liegen hier: { $house }
    }.
fl-goal-own-in = { $count } eurer Überlebenden{ $alone ->
        [yes] {" "}allein
       *[no] { "" }
    } in: { $house }.
fl-goal-everybody = Alle Lebenden sind hier: { $house }.
fl-goal-points = { $count ->
        [one] 1 Punkt.
       *[other] { $count } Punkte.
    }
fl-goal-enemies = In der anderen Gruppe lebt niemand mehr.
fl-goal-exile = Der geheime Plan der Verbannten geht auf.
