### Was der Texttisch selbst sagt. Kurze, einfache Sätze: Sie werden von Bildschirmlesern vorgelesen.

none = nichts
prompt = Deine Antwort:
prompt-over = Befehl:

## Anfang und Ende

welcome = { $game }. Mit „hilfe“ bekommst du jederzeit Hilfe.
player-person = { $player }: ein Mensch an diesem Bildschirm.
player-bot = { $player }: der Bot { $bot }.
seed-secret = Der Startwert dieser Partie ist geheim. Seine Prüfsumme ist { $hash }.
seed-research = Der Startwert dieser Partie ist die Zahl { $number }: Er ist wiederholbar und nicht geheim.
over = Die Partie ist zu Ende.
winners =
    { $count ->
        [0] Niemand gewinnt.
        [one] Gewonnen hat { $players }.
       *[other] Den Sieg teilen sich { $players }.
    }
score =
    { $points ->
        [one] { $player }: 1 Punkt.
       *[other] { $player }: { $points } Punkte.
    }
seed-shown = Der Startwert war { $seed }. Seine Prüfsumme ist { $hash }.
record-hint = „aufzeichnung DATEI“ schreibt die Aufzeichnung dieser Partie, „ende“ verlässt den Tisch.

## Wer dran ist

hand-over = Gib weiter an { $player }, dann drückt die Eingabetaste:
turn = { $player }, du bist dran.
final = Diese Antwort ist endgültig.
sealed = Deine Antwort bleibt verdeckt, bis alle geantwortet haben.
together = Das entscheiden alle gemeinsam. Sind sie sich nicht einig, entscheidet { $player }.
last-word = Ihr seid euch nicht einig. { $player }, du hast das letzte Wort.
proposal = { $player } sagt: { $answer }.
reminder =
    { $seconds ->
        [one] Eine Sekunde zum Reden und Wählen. Die Uhr erinnert nur.
       *[other] { $seconds } Sekunden zum Reden und Wählen. Die Uhr erinnert nur.
    }
time-is-up = Deine Zeit ist um. Das ist nur eine Erinnerung: Nimm dir die Zeit, die du brauchst.
so-far = Bisher: { $words }. Mit „zurück“ änderst du es.
option = { $number }. { $text }
unchanged = Alles bleibt, wie es ist
number-between = { $name }: eine ganze Zahl von { $low } bis { $high }.
ambiguous = Das kann heißen: { $options }.
not-understood = „{ $text }“ verstehe ich nicht. Gib eine Zahl ein, einen Namen oder „hilfe“.
nothing-to-go-back = Es gibt keinen Schritt zurück.

## Befehle: Namen (durch Kommas getrennt) und Hilfen

command-help = hilfe, ?
command-options = antworten
command-back = zurück, zurueck
command-board = brett, plan
command-hand = hand, ich
command-log = protokoll
command-players = spieler
command-settings = einstellungen
command-why = warum
command-rule = regel
command-rules = regeln
command-undo = zurücknehmen, zuruecknehmen
command-redo = wiederholen
command-pass-always = immer passen
command-say = sag, sagen
command-phrase = satz
command-whisper = flüster, flüstern, fluestern
command-clauses = nummern
command-lang = sprache
command-save = speichern
command-load = laden
command-record = aufzeichnung
command-quit = ende

help-answer = Antworte mit einer Zahl oder mit einem Namen oder einem Teil davon. Außerdem kannst du jederzeit eingeben:
help-entry = { $names }: { $text }
help-help = diese Liste.
help-options = die Frage und ihre Antworten noch einmal. Eine leere Zeile tut dasselbe.
help-back = den letzten Schritt einer Antwort zurücknehmen, die mehrere hat.
help-board = der ganze Spielplan, deine Handkarten zuletzt.
help-hand = was nur du sehen kannst.
help-log = die letzten Zeilen des Protokolls; eine Zahl dahinter sagt, wie viele.
help-players = wer wo sitzt.
help-settings = die Optionen dieser Partie.
help-why = warum etwas nicht erlaubt ist, etwa „warum grün“. Allein: alles, was gerade nicht geht.
help-rule = ein Satz der Spielregel, etwa „regel MH-4.3“. Allein: der Satz hinter der Frage.
help-rules = alle Sätze der Spielregel mit bestimmten Wörtern, etwa „regeln spurten voll“.
help-undo = deine letzte Antwort zurücknehmen, solange seitdem nichts gewürfelt, gezeigt oder entschieden wurde.
help-redo = die zurückgenommene Antwort wieder geben.
help-pass-always = bei jeder Gelegenheit zum Kartenspielen ungefragt passen, was du auch hast. Noch einmal: wieder fragen.
help-say = dem ganzen Tisch etwas sagen, etwa „sag ich stimme nicht gegen dich“.
help-phrase = einen fertigen Satz sagen, nach seiner Nummer. Allein: die Liste der Sätze.
help-whisper = einem Spieler etwas sagen, etwa „flüster blau stimm für rot“, falls die Partie das erlaubt.
help-clauses = die Nummern der Regeln im Protokoll zeigen oder weglassen.
help-lang = die Sprache wechseln: „sprache de“ oder „sprache en“.
help-save = die Partie speichern; ein Dateiname kann folgen.
help-load = mit einer gespeicherten Partie weiterspielen; der Dateiname folgt.
help-record = die Aufzeichnung der Partie schreiben; ein Dateiname kann folgen.
help-quit = den Tisch verlassen; vorher kannst du speichern.

## Antworten auf Befehle

setting = { $name }: { $value }. { $why } [{ $clause }]
clauses-shown = Die Nummern der Regeln werden gezeigt.
clauses-hidden = Die Nummern der Regeln werden weggelassen.
lang-which = Welche Sprache? Es gibt: { $known }.
lang-changed = Der Tisch spricht jetzt Deutsch.
rule-none = In der Spielregel steht nichts zu „{ $text }“.
rule-more =
    { $count ->
        [one] Und noch ein Satz; nimm mehr Wörter.
       *[other] Und noch { $count } Sätze; nimm mehr Wörter.
    }
refused = Jetzt nicht erlaubt: { $what }.
why-allowed = Nichts spricht gegen „{ $text }“.
why-not-known = Keine Regel spricht von „{ $text }“.
why-none = Nichts, was diesen Antworten ähnelt, ist gerade verboten.
pass-always-on = Ab jetzt passt du bei jeder Gelegenheit zum Kartenspielen ungefragt. „immer passen“ beendet das wieder.
pass-always-off = Du wirst wieder gefragt, ob du Karten spielst.
whisper-whom = Mit wem flüstern? Gib „flüster“ ein, einen Namen und deine Worte. Es gibt: { $players }.
phrase-slot = Wer oder was? { $known }. Eine leere Zeile bricht ab:
saved = Gespeichert in { $file }. Die Datei enthält die Geheimnisse aller: Schau nicht hinein.
loaded = Geladen aus { $file }.
record-written = Die Aufzeichnung steht in { $file }.
record-veiled = Die Partie ist noch nicht zu Ende: Was du nicht wissen darfst, fehlt in der Datei, und sie lässt sich nicht prüfen.
file-which = Welche Datei?
file-error = { $file }: { $reason }.
quit-save = Die Partie in { $file } speichern? Eingabe speichert, n nicht, ein anderer Name speichert dort:
no = n, nein
goodbye = Bis bald.

## Fehler auf der Kommandozeile

reason-unknown-holder = --seats: „{ $holder }“ gibt es nicht; es gibt: { $known }.
reason-names-left = --names: Für { $names } ist niemand übrig.
reason-name-twice = --seats: Den Namen „{ $name }“ gibt es zweimal.
reason-unknown-preset = --preset: „{ $preset }“ gibt es nicht; es gibt: { $known }.
reason-unknown-seat = --seat: „{ $seat }“ gibt es nicht; es gibt: { $known }.
reason-other-seats = --seats: Die gespeicherte Partie hat { $seats } Sitze.

## Die Kommandozeile

menu-title = untot, ein Tisch für Zombiespiele.
menu-play = { $game } spielen
menu-rules = die Spielregel von { $game } lesen
menu-quit = verlassen
menu-prompt = Zahl:
game-which = Welches Spiel?
verified = Geprüft: Die Kette der Prüfsummen, der Startwert und alle { $answers } Antworten stimmen.
unfinished = Die Kette der Prüfsummen stimmt; unvollendet nach Antwort { $answers }. Ohne den Startwert lässt sie sich nicht nachspielen.
error = { $reason }
not-verified = Nicht bestätigt. { $reason }

## Die Befehlszeile: Daten

data-problem = Die Datenbank selbst ist beschädigt: { $detail }.
data-part =
    { $part ->
        [unreadable] nicht lesbar
        [record] die Aufzeichnung
        [game] das Spiel
        [rules] die Fassung der Regeln
        [settings] die Einstellungen des Tisches
        [events] die Ereignisse
       *[running] der laufende Schritt
    }
data-damaged = Partie { $match } ist beschädigt ({ $part }): { $detail }
data-repaired = Partie { $match } war beschädigt ({ $part }) und ist wieder ganz.
data-checked =
    { $damaged ->
        [0] Partien: { $matches }, alle ganz.
       *[other] Partien: { $matches }, beschädigt: { $damaged }.
    }
data-exported = Aufzeichnungen nach { $folder } geschrieben: { $matches }. Sie enthalten, was in laufenden Partien geheim ist.
data-salvaged = Was sich lesen ließ, steht in einer neuen Datenbank; die beschädigte liegt in { $file }.
data-can-repair = Mit --repair wird neu gemacht, was sich aus den Aufzeichnungen machen lässt. Bitte leg vorher eine Kopie an.
data-moved =
    { $left ->
        [0] Kopierte Partien: { $matches }.
       *[other] Kopierte Partien: { $matches }; nicht lesbar: { $left }.
    }

## Mall of Horror

mall-round =
    { $round ->
        [0] Vor der ersten Runde: { $phase }.
       *[other] Runde { $round }, Phase: { $phase }.
    }
mall-location-closed = { $number } { $name }: geschlossen.
mall-location =
    { $number } { $name }: { $count } von { $capacity } Plätzen, Abwehr { $defence }, { $zombies ->
        [0] keine Zombies
        [one] 1 Zombie
       *[other] { $zombies } Zombies
    }. { $count ->
        [0] Niemand ist dort.
       *[other] { $people }.
    }
mall-parking =
    { $number } { $name }: { $count ->
        [one] 1 Person
       *[other] { $count } Personen
    }, Platz für alle, { $zombies ->
        [0] keine Zombies
        [one] 1 Zombie
       *[other] { $zombies } Zombies
    }. { $count ->
        [0] Niemand ist dort.
       *[other] { $people }.
    }
mall-hidden = { $name } (versteckt)
mall-player =
    { $name }: { $alive ->
        [one] 1 Charakter
       *[other] { $alive } Charaktere
    }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, { $cards ->
        [0] keine Karten
        [one] 1 Karte
       *[other] { $cards } Karten
    }.
mall-eliminated = Ausgeschieden.
mall-chief = Hat das Abzeichen des Sicherheitschefs.
mall-chief-elected = Sicherheitschef, diese Runde gewählt.
mall-destination = Bestimmungsort: { $location }.
mall-destination-set = Bestimmungsort gewählt, noch verdeckt.
mall-unplaced = { $player } stellt noch auf: { $characters }.
mall-placement-dice = Die beiden Würfel zeigen { $dice }.
mall-dice-covered =
    { $count ->
        [0] Die vier Würfel liegen unter der Würfelbox. Niemand hat sie gesehen.
       *[other] Die vier Würfel liegen unter der Würfelbox. Gesehen von: { $players }.
    }
mall-dice = Die vier Würfel zeigen { $dice }.
mall-vote =
    { $revote ->
        [yes] Neuwahl
       *[no] Wahl
    } ({ $location }), { $kind ->
        [truck] wer den Lastwagen durchsucht
        [chief] wer Sicherheitschef wird
       *[victim] wer gefressen wird
    }. Zur Wahl stehen: { $candidates }. Stimmen: { $weights }.
mall-deck =
    { $count ->
        [0] Der Kartenstapel ist leer.
        [one] 1 Karte im Kartenstapel.
       *[other] { $count } Karten im Kartenstapel.
    } Gespielt: { $played }.
mall-dice-seen = Du hast die Würfel unter der Würfelbox gesehen: { $dice }.
mall-loot = Karten aus dem Lastwagen: { $cards }.
mall-gift = Du hast { $player } diese Karte gegeben: { $card }.
mall-buried = Du hast unter den Kartenstapel gelegt: { $cards }.
mall-hand = Deine Handkarten: { $cards }.

## Zombicide

zombicide-round =
    { $round ->
        [0] Mission { $mission }, vor dem ersten Spielzug: { $phase }.
       *[other] Mission { $mission }, Spielzug { $round }, { $phase }. Gefahrenstufe: { $level }. Startspieler: { $player }.
    }
zombicide-goal = Missionsziel: { $goal }
zombicide-goal-reached = Missionsziel, erreicht: { $goal }
zombicide-rule = Sonderregel: { $rule }
zombicide-legend = Karte: # Wand, D geschlossene Tür, / offene Tür, Buchstaben Überlebende, z Zombies, * Ziel-Marker, ^ Brut-Zone.
zombicide-zone = { $zone }: { $there }.
zombicide-objective =
    { $color ->
        [blue] blauer Ziel-Marker
        [green] grüner Ziel-Marker
       *[red] Ziel-Marker
    }
zombicide-car = Auto { $number } ({ $kind })
zombicide-spawn = Brut-Zone { $number }
zombicide-place =
    { $what ->
        [start] Startzone
        [exit] Ausgang
        [bunker] Bunker
       *[zombie-exit] Zombie-Ausgang
    }
zombicide-noise = Lärm { $noise }
zombicide-loudest = die lauteste Zone von allen
zombicide-survivor =
    { $status ->
        [living] { $name } ({ $player }): { $place }, Erfahrung { $xp }, Stufe { $level }.
        [escaped] { $name } ({ $player }): entkommen, Erfahrung { $xp }, Stufe { $level }.
       *[eliminated] { $name } ({ $player }): ausgeschaltet.
    }
zombicide-carries =
    { $count ->
        [0] Trägt nichts.
       *[other] Trägt: { $cards }.
    }
zombicide-skills = Fertigkeiten: { $skills }.
zombicide-in-car = In Auto { $car }: { $seat }.
zombicide-activated =
    { $done ->
        [yes] War in diesem Spielzug schon am Zug.
       *[no] War in diesem Spielzug noch nicht am Zug.
    }
zombicide-slot = { $slot }: { $card }
zombicide-slot-empty = { $slot }: { $card } (nicht geladen)
zombicide-turn =
    { $name } ist am Zug: noch { $actions ->
        [one] 1 Aktion
       *[other] { $actions } Aktionen
    }{ $count ->
        [0] {""}
       *[other] , freie Aktionen: { $free }
    }.
zombicide-decks =
    { $deck ->
        [one] 1 Ausrüstungskarte
       *[other] { $deck } Ausrüstungskarten
    } im Stapel, { $discards } abgelegt; { $zombies ->
        [one] 1 Zombiekarte
       *[other] { $zombies } Zombiekarten
    } im Stapel. Getötet: { $killed }.
zombicide-note = { $text } ({ $note })

## Zombie Town

town-day =
    { $day ->
        [0] Vor dem ersten Tag: { $phase }.
       *[other] Tag { $day } von { $days }, { $phase }.
    }
town-letter =
    { $color ->
        [red] R
        [blue] B
        [green] G
        [yellow] L
        [black] S
       *[white] W
    }
town-legend = Karte: ## Friedhof, x sein Rand, . Straße, 01 bis 12 Gebäude, z Zombies, = Barrikade. Spielfiguren: { $letters }; ein kleiner Buchstabe ist ein Besitzer, der nicht da ist.
town-loose = Zombies auf den Straßen, weg vom Friedhof: { $squares }.
town-building =
    { $name }{ $dealt ->
        [yes] , { $house } { $number }
       *[no] {""}
    }: { $cards ->
        [0] keine Karten im Kartenstapel
        [one] 1 Karte im Kartenstapel
       *[other] { $cards } Karten im Kartenstapel
    }.
town-owned = Gehört { $owner }.
town-home-base = Heimatbasis von { $owner }.
town-barricades =
    { $count ->
        [one] 1 Barrikade.
       *[other] { $count } Barrikaden.
    }
town-pressure =
    { $count ->
        [one] 1 Zombie an den Wänden.
       *[other] { $count } Zombies an den Wänden.
    }
town-lit = Feuerwerk darüber.
town-inside = Drinnen: { $there }.
town-stored =
    { $count ->
        [one] { $player } hat 1 Karte eingelagert.
       *[other] { $player } hat { $count } Karten eingelagert.
    }
town-zombies =
    { $count ->
        [one] 1 Zombie
       *[other] { $count } Zombies
    }
town-armed = { $name } mit { $weapon }
town-weapon =
    { $shots ->
        [0] { $weapon } (leer)
        [one] { $weapon } (1 Schuss)
       *[other] { $weapon } ({ $shots } Schüsse)
    }
town-shots =
    { $shots ->
        [0] leer
        [one] 1 Schuss
       *[other] { $shots } Schüsse
    }
town-player =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, { $cards ->
        [0] keine Karten
        [one] 1 Karte
       *[other] { $cards } Karten
    }.
town-pawn =
    { $name }: { $place }, Gesundheit { $health }, { $kills ->
        [one] 1 Zombie erledigt
       *[other] { $kills } Zombies erledigt
    }.
town-dead =
    { $kills ->
        [one] { $name }: tot, 1 Zombie erledigt.
       *[other] { $name }: tot, { $kills } Zombies erledigt.
    }
town-carries = { $weapons }.
town-companions = Zusammen mit: { $survivors }.
town-trapped = Sitzt fest.
town-timekeeper = Achtet auf die Zeit.
town-last-hand = Hatte auf der Hand: { $cards }.
town-turn =
    { $player } ist am Zug: { $actions ->
        [one] 1 Aktion
       *[other] { $actions } Aktionen
    }, { $moves ->
        [0] keine Freibewegung
        [one] 1 Freibewegung
       *[other] { $moves } Freibewegungen
    }.
town-zombie-moves =
    { $count ->
        [one] { $player } bewegt die Zombies: Es bleibt 1.
       *[other] { $player } bewegt die Zombies: Es bleiben { $count }.
    }
town-draw =
    { $count ->
        [one] 1 Karte aus { $building } wird angesehen.
       *[other] { $count } Karten aus { $building } werden angesehen.
    }
town-event = Ereignis: { $event }.
town-fight =
    { $kind ->
        [zombie] { $attacker } schießt mit { $weapon } auf einen Zombie: { $target }.
       *[other] { $attacker } mit { $weapon } gegen { $target }.
    }{ $count ->
        [0] {""}
       *[other] {" "}Kampfkarten: { $shots }, dagegen: { $answers }.
    }
town-defence = Ein Zombie greift an: { $square }.
town-stacks =
    { $zombies ->
        [one] 1 Zombie im Vorrat
       *[other] { $zombies } Zombies im Vorrat
    }, { $combat ->
        [one] 1 Kampfkarte im Stapel
       *[other] { $combat } Kampfkarten im Stapel
    }. { $count ->
        [0] Der Ablagestapel ist leer.
       *[other] Ablagestapel: { $cards }.
    }
town-dealt = Deine Startkarten: { $cards }.
town-seen = Du siehst dir an: { $cards }.
town-announced = Du willst bauen: { $cards }.
town-known-hand = { $player } hat, wie du weißt: { $cards }.
town-own-barricades = { $building }, Barrikaden, die du kennst: { $cards }.
town-own-strength = { $building }, Barrikaden: { $cards }. Widerstandswert { $strength }.
town-known-pile = { $building }, Karten im Kartenstapel, die du kennst, von oben: { $cards }.
town-known-store = { $building }, eingelagerte Karten, die du kennst: { $cards }.
town-fresh = { $name } (nicht in diesem Zug)
town-hand = Deine Hand: { $cards }.
town-beside = bei { $building }
town-note = { $text } ({ $note })
