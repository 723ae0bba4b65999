### Was die Zeichnungen von Dawn of the Zeds sagen.

dz-map = Die Stadt und ihre Wege
dz-town = Farmingdale
dz-town-line = Bleibt im Haus. Kocht das Wasser ab. Haltet die Straßen frei.
dz-hospital = Krankenhaus
dz-road-forest = Wald
dz-road-mountain = Berg
dz-road-highway = Highway
dz-road-suburb = Vorstadt
dz-road-tunnel = Tunnel
dz-sign-suburb_1 = Hängebrücke
dz-sign-tunnel_4 = Büros Marteuse
dz-sign-tunnel_7 = Chromotechnics
dz-sign-tunnel_2 = Checkpoint
dz-place = { $place }: { $here ->
        [none] niemand
       *[other] { $here }
    }
dz-zed = { $zed }, { $place }, Stärke { $strength }{ $hits ->
        [0] {""}
        [one] , 1 Treffer
       *[other] , { $hits } Treffer
    }
dz-unit = { $unit }, { $place }{ $state ->
        [comatose] , im Koma
        [reduced] , geschwächt, Stärke { $strength }
       *[full] , Stärke { $strength }
    }{ $hits ->
        [0] {""}
        [one] , 1 Treffer
       *[other] , { $hits } Treffer
    }
dz-closed = diese Runde kein Zutritt
dz-apart = Stärke { $strength }{ $hits ->
        [none] {""}
        [0] , kein Treffer
        [one] , 1 Treffer
       *[other] , { $hits } Treffer
    }{ $nth ->
        [1] , die ersten
        [2] , die zweiten
        [3] , die dritten
        [4] , die vierten
        [5] , die fünften
       *[other] {""}
    }
dz-unit-strength = Stärke { $now }{ $weak ->
        [none] {""}
       *[other] {" "}(geschwächt { $weak })
    }
dz-unit-gun = Schuss { $now }{ $weak ->
        [none] {""}
       *[other] {" "}(geschwächt { $weak })
    }
dz-unit-move = Bewegung { $points }
dz-hits = { $count } Treffer
dz-strength = Stärke { $strength }
dz-state-comatose = im Koma
dz-state-reduced = geschwächt
dz-state-defiant = widerspenstig: bleibt im Dorf
dz-state-villagers = Dorfbewohner
dz-state-hidden = versteckt
dz-used-up = verbraucht
dz-kind-town = Stadt
dz-kind-village = Dorf
dz-kind-named = benannter Ort
dz-kind-plain = offener Weg
dz-kind-catacomb = Katakombe
dz-benefit = Verteidigung +{ $count }
dz-forage-town = suchen wie in der Stadt
dz-forage-farm = suchen: viel Nachschub
dz-forage-arms = suchen: Munition
dz-forage-other = suchen möglich
dz-limits = Platz für { $zeds } { $zeds ->
        [one] Zed
       *[other] Zeds
    }{ $units ->
        [0] {""}
        [one] {" "}und 1 Einheit
       *[other] {" "}und { $units } Einheiten
    }
dz-chaos-here = { $count ->
        [one] ein Chaosmarker
       *[other] { $count } Chaosmarker
    }
dz-nobody = Hier ist niemand.

## Die Ereigniskarte und die Leisten

dz-event = Das Ereignis dieser Runde
dz-no-event = Die Geschichte beginnt
dz-next-event = Eine neue Runde beginnt
dz-more = ganz lesen
dz-less = weniger
dz-act = Akt { $act }
dz-act-last = Letzter Akt
dz-acts = Karten je Akt
dz-text-here = hier geschieht, was die Karte sagt
dz-phase-prfn = Flüchtlinge
dz-phase-infection = Infektion
dz-phase-eat = Verbrauch
dz-phase-zeds = Zeds
dz-phase-action = Aktionen
dz-phase-organisation = Organisation
dz-spine-refugees = { $count } neue
dz-spine-infection = würfeln
dz-spine-die = ein Würfel
dz-spine-eat = { $count } Nachschub
dz-spine-actions = { $count ->
        [one] 1 Aktion
       *[other] { $count } Aktionen
    }
dz-spine-all = alle Wege
dz-spine-all-twice = alle, zweimal
dz-spine-fated-twice = Handlungsort, zweimal
dz-tracks = Leisten
dz-gauge = { $name }: { $value }{ $most ->
        [0] {""}
       *[other] {" "}von { $most }
    }
dz-gauge-infection = Infektion
dz-gauge-supplies = Nachschub
dz-gauge-ammo = Munition
dz-gauge-actions = Aktionen
dz-gauge-chaos = Chaos
dz-gauge-research = Forschung
dz-own = eigene
dz-own-actions = { $count ->
        [one] 1 eigene Aktion übrig
       *[other] { $count } eigene Aktionen übrig
    }
dz-lapse = { $count ->
        [one] 1 Aktion verfällt
       *[other] { $count } Aktionen verfallen
    }
dz-kept = Behaltene Karten und Forschung
dz-next-card = kommt als Nächstes:
dz-deck-event = Ereignis
dz-deck-fate = Storykarte
dz-deck-research = Forschung
dz-decks = Noch zu erwarten: { $events ->
        [one] 1 Ereignis
       *[other] { $events } Ereignisse
    }, { $fates ->
        [one] 1 Storykarte
       *[other] { $fates } Storykarten
    }, { $zeds ->
        [one] 1 Zed
       *[other] { $zeds } Zeds
    } im Beutel.
dz-in-force = In Kraft
dz-final-component = die letzte Komponente des Gegenmittels
dz-buried = Auf dem Friedhof: { $names }.
dz-past = Ereignisse bisher: { $count }

## Kämpfe

dz-chance = { $chance } %
dz-odds = Wie dieser Kampf steht
dz-column = Die Spalte
dz-column-zeds_x3 = Zeds ×3
dz-column-zeds_x2 = Zeds ×2
dz-column-zeds_more = Zeds mehr
dz-column-equal = gleich
dz-column-players_more = Spieler mehr
dz-column-players_x2 = Spieler ×2
dz-column-players_x3 = Spieler ×3
dz-row-T1 = Stadt
dz-row-T2 = Stadtzentrum
dz-row-T3 = Dorf
dz-row-T4 = Deckung
dz-row-T5 = freies Feld
dz-row-T6 = Barrikade
dz-row-T7 = Stützpunkt
dz-odds-melee = Zu { $win } % weichen die Zeds; im Schnitt { $theirs } Treffer bei ihnen, { $own } bei uns.
dz-odds-best = Besser kann ein Wurf hier nicht sein.
dz-odds-shot = Trifft zu { $hit } %; im Schnitt { $mean } Treffer.
dz-result-melee = { $zeds } bei ihnen, { $units } bei uns · { $loser ->
        [zeds] Zeds weichen
       *[units] wir weichen
    }
dz-result-shot = { $count ->
        [0] daneben
        [one] 1 Treffer
       *[other] { $count } Treffer
    }
dz-way = { $who }: { $from } → { $to }
dz-ways = Unterwegs: { $ways }.
dz-enter-all = Ins Spiel kommen: { $units }.
dz-here-unit = { $unit }{ $strength ->
        [0] {""}
       *[other] , Stärke { $strength }
    }{ $hits ->
        [0] {""}
        [one] , 1 Treffer
       *[other] , { $hits } Treffer
    }
dz-here-zed = { $zed }, Stärke { $strength }{ $hits ->
        [0] {""}
        [one] , 1 Treffer
       *[other] , { $hits } Treffer
    }

## Was Stufen hinzufügen

dz-level-adds = { $level }: { $which ->
        [basic] darum geht es
       *[other] was dazukommt
    }

## Das Ende

dz-saved = Die Stadt ist gerettet
dz-lost = Die Stadt ist verloren
dz-closing = Die Stadt am Ende
dz-side-won = Deine Seite hat gewonnen.
dz-side-lost = Die andere Seite hat gewonnen.
dz-tier = { $total ->
    [one] 1 Punkt
   *[other] { $total } Punkte
  }: { $tier }.
dz-line = Was gezählt hat
dz-points = Punkte
dz-points-units = Leute, die übrig sind
dz-points-refugees = Flüchtlinge im Lager
dz-points-supplies = Nachschub auf Lager
dz-points-ammo = Munition auf Lager
dz-points-infection = niedrige Infektion
dz-points-antidote = das Gegenmittel
dz-points-components = Komponenten der Superwaffe
dz-points-doctor_in_jail = Dr. Marteuse im Gefängnis
dz-points-chaos = Chaos
dz-points-events_left = Ereignisse, die nicht mehr kamen
dz-became = Was aus allen wurde
dz-life-well = wohlauf, { $place }
dz-life-hurt = verletzt, { $place }
dz-life-bed = im Krankenhaus
dz-life-dead = liegt auf dem Friedhof
dz-life-camp = im Flüchtlingslager
dz-life-jail = im Gefängnis
dz-life-away = fort
dz-epilogue-chaos-low = Ein paar Scheiben sind kaputt; die Läden öffnen wieder.
dz-epilogue-chaos-high = Ganze Straßen sind schwarz vom Ruß.
dz-epilogue-chaos-ruin = Von den meisten Straßen stehen nur noch Mauern.
dz-epilogue-camp-empty = Niemand hat das Lager erreicht.
dz-epilogue-camp-some = Im Lager teilen die Leute, was sie haben.
dz-epilogue-camp-full = Das Lager ist voll, und jemand unterrichtet schon die Kinder.
dz-epilogue-antidote-yes = Das Gegenmittel geht von Stadt zu Stadt.
dz-epilogue-antidote-no = Noch gibt es kein Mittel.
dz-after-discharge = ins Stadtzentrum
dz-after-bury = stirbt, das Bett wird frei
dz-note-melee = die Zeds weichen: { $chance } %
dz-note-shot = trifft: { $chance } %
