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
fl-stands = steht
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
fl-flick = Schnipsen
fl-choose = So machen
fl-how = Zieh das Teil auf dem Tisch zurück und lass los, oder stell hier die Zahlen ein. Je weiter du ziehst, desto feiner zielst du. Lässt du nah am Teil los, bleibt es liegen.
fl-how-look = Zieh von der Figur dorthin, wohin sie blicken soll, oder dreh die Scheibe.
fl-lesson = Zieh das Teil bis zum grünen Ring zurück und lass los, oder stell hier die Zahlen ein. Ungefähr genügt: Gezeigt wird dann der Schnipser der Einführung.
fl-lesson-look = Zieh von der Figur zum grünen Ring, oder dreh die Scheibe. Ungefähr genügt.
fl-it-slides = Es rutscht …
fl-they-tumble = Sie purzeln aus dem Turm …
fl-by-hand = { $event_id ->
        [piece_put_back] Zurück an ihren Platz: { $pieces_the }.
        [piece_put_down] Zurück an ihren Platz: { $pieces_the }.
        [piece_brought_back] Zurück in die Stadt: { $pieces_the }.
        [piece_stood_up] Wieder aufgestellt: { $pieces_the }.
        [figure_laid_down] Hingelegt: { $pieces_the }.
        [piece_lifted] Für den Schnipser abgehoben: { $pieces_the }.
        [piece_set_aside] Für den Turm beiseitegestellt: { $pieces_the }.
       *[other] Eine Hand macht Platz: { $pieces_the }.
    }
fl-life = { $life } von { $most } Lebenspunkten
fl-actions =
    { $count ->
        [one] noch eine Aktion
       *[other] noch { $count } Aktionen
    }
fl-worth = { $life ->
        [one] 1 Lebenspunkt
       *[other] { $life } Lebenspunkte
    }, { $weapon }
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
fl-too-late = Der Winter ist zu Ende, aber das Ziel ist nicht erreicht.
fl-sum-rounds = Runden
fl-sum-killed = Getötete Zombies
fl-sum-alive = Überlebende
fl-sum-dead = Tote
fl-sum-score = Punkte
fl-goal = Das Ziel
fl-goal-score = Ist der Schädel erreicht, gewinnt die höhere Punktzahl.
fl-goal-kills = Tötet { $count } Zombies (bisher { $done }).
fl-goal-chips = { $how ->
        [carried] Tragt das in ein Haus ({ $house }):
       *[lying] Legt das in einem Haus ab ({ $house }):
    } { $chips }.
fl-goal-supplies = { $how ->
        [carried] Tragt { $count } Vorräte hierhin:
       *[lying] Legt { $count } Vorräte hier ab:
    } { $house }.
fl-goal-own-in = Bringt { $count } von euch in dieses Haus{ $alone ->
        [yes] , und niemanden sonst
       *[no] { "" }
    }: { $house }.
fl-goal-everybody = Bringt alle Lebenden in dieses Haus: { $house } ({ $done } von { $all }).
fl-goal-points = { $count ->
        [one] 1 Punkt.
       *[other] { $count } Punkte.
    }
fl-goal-enemies = In der anderen Gruppe lebt niemand mehr.
fl-goal-exile = Der geheime Plan der Verbannten geht auf.
fl-cal-what = Jeder Schnipser und jeder Ansturm wird mit diesen Teilen auf diesem Tisch berechnet. Hier siehst du, was dabei herauskommt, daneben, was der Regelkatalog verlangt, und was andere Werte bewirken würden. Keine Partie ändert sich dadurch: Gespielt wird immer mit den mitgelieferten Werten.
fl-cal-values = Werte
fl-cal-dial = { $dial ->
        [table] Reibung des Tisches
       *[card] Reibung der Pappe im Turm
    }
fl-cal-dial-why = Von { NUMBER($low) } (Eis) bis { NUMBER($high) } (Gummi); mitgeliefert: { NUMBER($value) }.
fl-cal-bounds = Bitte zwischen { NUMBER($low, maximumFractionDigits: 4) } und { NUMBER($high, maximumFractionDigits: 4) }.
fl-cal-wrong = Ein Wert liegt außerhalb seiner Grenzen. Damit wird nicht gemessen; sieh nach, was darunter steht.
fl-cal-runs = Versuche je Anteil
fl-cal-measure = Messen
fl-cal-measure-above = Mit diesen Werten messen
fl-cal-measuring = Es wird gemessen …
fl-cal-shipped = Zurück zu den mitgelieferten Werten
fl-cal-wait = Der Server schnipst, schießt und schüttet; das dauert ein paar Sekunden.
fl-cal-old = Du hast einen Wert geändert: Miss noch einmal, um zu sehen, was er bewirkt.
fl-cal-done = Gemessen mit { $engine }, { $runs } Versuche je Anteil.
fl-cal-found = Was herauskommt
fl-cal-what-is = { $what ->
        [slide] Wie weit eine Bewegungsscheibe rutscht
        [tipping] Wie oft eine Kugel eine Figur umwirft
        [rush] Wie oft ein Ansturm eine Figur umwirft
       *[reach] Wie weit ein Ansturm reicht (die Hälfte der Zombies kommt weiter)
    }
fl-cal-figure = { $figure ->
        [slide-600] Sanft geschnipst, mit 600 mm in der Sekunde
        [slide-1000] Geschnipst mit 1000 mm in der Sekunde
        [slide-2000] Kräftig geschnipst, mit 2000 mm in der Sekunde
        [square-1400] Von vorn getroffen, mit 1400 mm in der Sekunde
        [edge-1400] Auf der schmalen Kante getroffen, mit 1400 mm in der Sekunde
        [edge-2200] Auf der schmalen Kante getroffen, mit 2200 mm in der Sekunde
        [quiet-60] Ein Zombie, 60 mm vor ihm eine Figur
        [loud-60] Drei Zombies, 60 mm vor ihnen eine Figur
        [reach-one] Ein Zombie, vom Rand der Rampe aus
       *[reach-three] Drei Zombies, vom Rand der Rampe aus
    }
fl-cal-amount = { $what ->
        [slide] { NUMBER($amount) } mm
        [reach] { NUMBER($amount, maximumFractionDigits: 0) } mm
       *[other] { NUMBER($amount, maximumFractionDigits: 0) } %
    }
fl-cal-verdict = { $verdict ->
        [met] wie gewünscht
        [low] zu wenig
       *[high] zu viel
    } ({ NUMBER($low, maximumFractionDigits: 0) } bis { NUMBER($high, maximumFractionDigits: 0) } { $what ->
        [slide] mm
        [reach] mm
       *[other] %
    })
fl-cal-key-wanted = gewünscht
fl-cal-key-found = gemessen
fl-cal-key-shipped = mit den mitgelieferten Werten
fl-cal-pieces = Die Teile
fl-cal-piece = Teil
fl-cal-pieces-how = Wer ein Teil größer macht, macht es für seine Größe leichter: Die Masse bleibt, wie sie dasteht.
fl-cal-column = { $what ->
        [wide] Breite (mm)
        [deep] Tiefe (mm)
        [high] Höhe (mm)
        [mass] Masse (g)
        [friction] Reibung
       *[rolling] Rollen
    }
fl-cal-tower = Der Turm
fl-cal-tower-how = Millimeter, von der Mitte des Schachts und vom Tisch aus.
fl-cal-tower-part = { $part ->
        [wall] Wände
        [wide] Breite innen
        [deep] Tiefe innen
        [high] Höhe des Dachs
        [gate] Höhe des Ausgangs
        [ramp] Länge der Rampe
        [ridge] Grat der Rutsche (rad)
        [baffle] Prallblech beginnt, vorn
        [baffle_up] Prallblech beginnt, oben
        [baffle_end] Prallblech endet, vorn
        [baffle_end_up] Prallblech endet, oben
        [slide] Rutsche beginnt, vorn
        [slide_up] Rutsche beginnt, oben
        [bend] Rutsche knickt, vorn
        [bend_up] Rutsche knickt, oben
        [lip] Rutsche endet, vorn
       *[lip_up] Rutsche endet, oben
    }
fl-cal-kind = { $kind ->
        [disc] Bewegungsscheibe
        [bullet] Kugel
        [pellet] Schrotkugel
        [knife] Messer
        [bat] Baseballschläger
        [building] Gebäude
        [vehicle] Fahrzeug
        [lamp] Straßenlaterne
        [barricade] Barrikade
        [barrel] Fass
        [crate] Kiste
        [figure] Figur (Mensch oder Zombie)
       *[other] { $kind }
    }

## Die Werkstatt: eigene Szenarien
fl-scenarios = Szenarien
fl-scenario-none = Noch kein Szenario. Beginne mit einer leeren Stadt oder mit einem gedruckten Szenario.
fl-scenario-new = Neue leere Stadt
fl-scenario-file = Szenariodatei öffnen
fl-scenario-printed = Gedrucktes Szenario
fl-scenario-nameless = Szenario ohne Namen
fl-scenario-own-file = Eine eigene Szenariodatei (TOML oder JSON)
reason-fl-no-name = Das Szenario hat noch keinen Namen.
reason-fl-goal-unsaid-everybody = Ziel: In welchem Haus müssen alle sein?
reason-fl-goal-unsaid-chips = Ziel: Welche Chips müssen im Haus sein?
fl-make-first = Meine Stadt
fl-make-table = Tisch
fl-make-goals-tab = Ziele
fl-make-about = Über
fl-make-map = Die Stadt von oben, zum Aufbauen
fl-make-piece = { $piece }, { $x } nach Osten, { $y } nach Norden
fl-make-tools = Was auf den Tisch kommt
fl-make-tool-house = Häuser
fl-make-tool-house-how = Alle sieben stehen in der Stadt. Verschiebe sie; die gestrichelten Felder vor und hinter der Tür bleiben frei.
fl-make-tool-survivor = Überlebende
fl-make-tool-survivor-how = Berühre den Schnee, um die nächste Figur dort hinzustellen. Zieh sie oder nimm die Pfeiltasten; R dreht, Entf nimmt weg.
fl-make-tool-zombie = Zombies
fl-make-tool-zombie-how = Berühre den Schnee, um den nächsten dort hinzustellen. Alle Zombies schauen in dieselbe Richtung; die übrigen warten im Keller.
fl-make-tool-vehicle = Fahrzeuge
fl-make-tool-vehicle-how = Berühre den Schnee, um das nächste dort abzustellen.
fl-make-tool-barricade = Barrikaden
fl-make-tool-barricade-how = Berühre den Schnee, um die nächste dort zu bauen.
fl-make-tool-lamp = Laternen
fl-make-tool-lamp-how = Berühre den Schnee, um die nächste dort hinzustellen.
fl-make-tool-barrel = Fässer
fl-make-tool-barrel-how = Berühre den Schnee, um das nächste dort hinzustellen. Sie explodieren nur mit einer Sonderregel (Über).
fl-make-tool-crate = Kisten
fl-make-tool-crate-how = Berühre den Schnee, um die nächste dort hinzustellen.
fl-make-tool-acid = Säure
fl-make-tool-acid-how = Berühre den Schnee, wo sie liegt. Sie ätzt nur mit einer Sonderregel (Über).
fl-make-tool-tower = Turm
fl-make-tool-tower-how = Berühre die Nähe eines Randes: Der Turm steht dann dort, die Rampe zur Stadt.
fl-make-put = Auf den Tisch: { $piece }
fl-make-clear = Tisch leeren
fl-make-none-left = { $what }: Alle stehen schon auf dem Tisch.
fl-make-houses-stay = Alle sieben Häuser bleiben in der Stadt.
fl-make-x = Osten (mm)
fl-make-y = Norden (mm)
fl-make-turn = Richtung (°)
fl-make-group = Gruppe
fl-make-locked = verschlossen: ohne Schlüssel kommt niemand hinein
fl-make-face-down = Verdeckte Chips
fl-make-chips = Offene Chips
fl-make-side = Rand
fl-make-side-east = Osten
fl-make-side-north = Norden
fl-make-side-west = Westen
fl-make-side-south = Süden
fl-make-along = Entlang des Randes (mm)
fl-make-acid = Es gibt Säure
fl-make-goals = Ziele
fl-make-goals-none = Kein Ziel: Dann muss der Totenkopf entscheiden.
fl-make-goal-which = Welches Ziel
fl-make-goal-add = Ziel dazu
fl-make-goal-kills = Zombies töten
fl-make-goal-everybody = Alle Lebenden sind in einem Haus
fl-make-goal-chips = Bestimmte Chips in einem Haus
fl-make-goal-supplies = Vorräte in einem Haus
fl-make-goal-hold = Ein Haus halten
fl-make-goal-points = Punkte machen
fl-make-goal-enemies = Von der anderen Gruppe lebt niemand mehr
fl-make-goal-exile = Der geheime Plan der Verbannten gelingt
fl-make-field-kills = Wie viele
fl-make-field-everybody_in = Haus
fl-make-field-house = Haus
fl-make-field-chips = Wie viele von jedem
fl-make-field-supplies = Wie viele
fl-make-field-carried = getragen zählt auch, wenn die Person darin ist
fl-make-field-own_in = Eigene Überlebende darin
fl-make-field-alone = und kein Gegner
fl-make-field-points = Wie viele
fl-make-base = Basis der Gruppe
fl-make-no-base = keine
fl-make-skull-by = Beim Totenkopf entscheiden diese, der Reihe nach
fl-make-skull-tie = Und sonst …
fl-make-tie-lose = verlieren alle
fl-make-tie-win = gewinnen alle
fl-make-measure-supplies = Vorräte
fl-make-measure-living = lebende Überlebende
fl-make-measure-points = Punkte
fl-make-measure-kills = getötete Zombies
fl-make-measure-score = Wertung
fl-make-measure-exile_card = Plan der Verbannten
fl-make-groups = Wer mit wem spielt
fl-make-groups-1 = alle gemeinsam
fl-make-groups-2 = zwei Gruppen
fl-make-secret = Geheime Karten
fl-make-secret-none = keine
fl-make-secret-objective = ein Auftrag für jede Gruppe
fl-make-secret-exile = Gruppe B ist verbannt und hat einen Plan
fl-make-secret-exile-objective = ein Auftrag für jeden, Anklagen und Verbannung
fl-make-seats =
    { $most ->
        [0] Stelle Überlebende auf den Tisch.
       *[other] { $least ->
            [one] Ab einer Person, höchstens { $most }.
           *[other] Für { $least } bis { $most } Personen, in jeder Gruppe mindestens eine.
        }
    }
fl-make-pattern = Die geheimen Karten sind die von „{ $scenario }“, mit deren Zahlen.
fl-make-name = Name
fl-make-rounds = Runden
fl-make-dead = Verloren bei so vielen Toten (0: allen)
fl-make-day = Neue Zombies vor einem Tag
fl-make-night = Neue Zombies vor einer Nacht
fl-make-decks = Karten
fl-make-deck-destiny = Schicksal
fl-make-deck-objective = Aufträge
fl-make-deck-exile = Verbannung
fl-make-deck-combat = Kämpfe
fl-make-rules = Sonderregeln
fl-make-rule-barrels_explode = Fässer explodieren
fl-make-rule-acid_burns = Säure ätzt
fl-make-rule-persons_stop_the_bat = Personen halten den Schläger auf
fl-make-rule-accusations = Anklagen
fl-make-contested = Häuser, die Punkte bringen, wenn man sie hält
fl-make-worth = Punkte für einen Auftrag
fl-make-pool = Vorrat verdeckter Chips
