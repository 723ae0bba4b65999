### Texte des Tisches, für jedes Spiel. Schlüssel sind Kennungen; die Variablen erklärt untot/kernel/texts.py.

## Namen und Listen

list-and = { $before } und { $last }
entry = { $key }: { $value }
seat-number = Sitz { $number }

## Was geschehen ist

event-forced = Für { $seat } bleibt nur eines: { $answer }.
event-forced-open = Für { $seat } bleibt nur eine Möglichkeit.
event-undone =
    { $answers ->
        [0] Die Partie geht zurück an den Anfang.
        [one] Die Partie geht zurück bis zur ersten Antwort.
       *[other] Die Partie geht zurück bis zur Antwort { $answers }.
    }
event-said = { $seat }: „{ $text }“
event-whispered = { $seat } flüstert mit { $to }: „{ $text }“
event-whispered-open = { $seat } flüstert mit { $to }.

## Wörter des Tisches

table-you = du
table-pass = passen
table-yes = ja
table-no = nein
table-waiting-for = Warten auf { $players }
table-your-turn = Du bist dran.
table-cards =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
table-round = Runde { $round }
table-rule = Regel { $clause }
table-spectator = Zuschauer
table-person = Mensch
table-bot = Bot
table-points =
    { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
table-over = Die Partie ist zu Ende.

## Ablehnungen: Antworten

reason-match-is-over = Die Partie ist zu Ende.
reason-not-asked = Du bist nicht dran; der Tisch wartet auf { $waiting }.
reason-not-asked-open = Du wirst gerade nicht gefragt.
reason-already-answered = Du hast schon geantwortet; der Tisch wartet auf { $waiting }.
reason-already-answered-open = Du hast schon geantwortet.
reason-not-an-option = „{ $word }“ geht hier nicht.
reason-answer-incomplete = In deiner Antwort fehlt noch etwas.
reason-answer-too-long = Diese Antwort ist zu lang; höchstens { $most } Zeichen werden gelesen.
reason-not-the-world = Dieser Sitz gehört jemand anderem.
reason-not-the-decider = Das entscheidet jemand anderes.

## Ablehnungen: Zurücknehmen

reason-nothing-to-undo = Es gibt nichts zurückzunehmen.
reason-nothing-to-redo = Es gibt nichts zu wiederholen.
reason-undo-not-yours = Die letzte Antwort war nicht deine.
reason-undo-barrier = Das lässt sich nicht mehr zurücknehmen: Seitdem wurde gewürfelt, aufgedeckt oder entschieden.

## Ablehnungen: Gespräch

reason-talk-length = Sag bitte etwas, in höchstens { $most } Zeichen.
reason-talk-unknown-phrase = Es gibt keinen Satz „{ $phrase }“ mit diesen Teilen.
reason-talk-to-whom = Flüstere bitte mit einem anderen Sitz an diesem Tisch.
reason-talk-not-allowed = Das ist an diesem Tisch nicht erlaubt.

## Ablehnungen: Vorbereiten

reason-bad-seats =
    { $seats ->
        [one] Dieses Spiel geht nicht allein.
       *[other] Dieses Spiel geht nicht mit { $seats } Spielern.
    }
reason-unknown-option = Es gibt keine Option „{ $option }“.
reason-bad-option = Die Option „{ $option }“ kann nicht „{ $value }“ sein.
reason-unknown-game = Es gibt kein Spiel „{ $game }“; es gibt: { $known }.
reason-unknown-language = Es gibt keine Sprache „{ $language }“; es gibt: { $known }.

## Ablehnungen: Aufzeichnungen und Spielstände

reason-record-too-large = Diese Datei ist zu groß für eine Aufzeichnung.
reason-record-not-ours = Diese Datei ist keine Aufzeichnung von untot.
reason-record-not-json = Zeile { $line } lässt sich nicht lesen; die Datei ist vielleicht abgeschnitten oder beschädigt.
reason-record-format = Diese Aufzeichnung hat das Format { $format }, das diese Version nicht kennt.
reason-record-bad-field = Zeile { $line }: Das Feld „{ $field }“ fehlt oder ist falsch.
reason-record-line-out-of-order = Zeile { $line } ist nicht die, die hier stehen müsste.
reason-record-hash-differs = Zeile { $line } wurde verändert: Ihre Prüfsumme passt nicht.
reason-record-goes-on-after-end = In Zeile { $line } geht die Aufzeichnung nach dem Ende der Partie weiter.
reason-record-ends-too-soon = Zeile { $line } beendet die Partie, aber sie war noch nicht zu Ende.
reason-record-differs = Nachgespielt kommt in Zeile { $line } etwas anderes heraus.
reason-record-cannot-be-played = Zeile { $line } lässt sich nicht spielen: { $detail }.
reason-record-unfinished =
    { $answers ->
        [one] Diese Partie ist nicht zu Ende; ihre Aufzeichnung enthält 1 Antwort und noch keinen Startwert.
       *[other] Diese Partie ist nicht zu Ende; ihre Aufzeichnung enthält { $answers } Antworten und noch keinen Startwert.
    }
reason-record-other-game = Das ist die Aufzeichnung eines anderen Spiels: { $game }.
reason-record-seed-differs = Der Startwert ist nicht der, der am Anfang versprochen wurde.
reason-save-broken = Dieser Spielstand lässt sich nicht lesen: { $detail }.
