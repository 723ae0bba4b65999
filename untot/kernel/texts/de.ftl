### Texte des Tisches, für jedes Spiel. Schlüssel sind Kennungen; die Variablen erklärt untot/kernel/texts.py.

## Namen und Listen

list-and = { $before } und { $last }
list-times = { $count } × { $text }
entry = { $key }: { $value }
# Wer keinen Namen hat: nie wie ein Stein oder eine Figur, die Farben haben. Wer allein am Tisch sitzt, ist „du“ (`$seat_who`).
name-player = Person { $number }
seat-number = Person { $number }

## Was geschehen ist

event-forced =
    { $seat_who ->
        [you] Dir bleibt nur eines: { $answer }.
       *[other] Für { $seat } bleibt nur eines: { $answer }.
    }
event-forced-open =
    { $seat_who ->
        [you] Dir bleibt nur eine Möglichkeit.
       *[other] Für { $seat } bleibt nur eine Möglichkeit.
    }
event-simulated = Was jetzt geschieht, entscheidet niemand: Es ergibt sich.
event-undone =
    { $seat_who ->
        [you] Du nimmst zurück: { $answer }.
       *[other] { $seat } nimmt zurück: { $answer }.
    }
event-undone-open =
    { $seat_who ->
        [you] Du nimmst etwas zurück; ab hier wird neu gefragt.
       *[other] { $seat } nimmt etwas zurück; ab hier wird neu gefragt.
    }
event-said =
    { $seat_who ->
        [you] Du: „{ $text }“
       *[other] { $seat }: „{ $text }“
    }
event-said_to_side = { $seat } zur eigenen Seite: „{ $text }“
event-whispered = { $seat } flüstert mit { $to }: „{ $text }“
event-whispered-open = { $seat } flüstert mit { $to }.
event-sat_down = { $seat } ist jetzt dabei.
event-stood_up = Der Platz von { $seat } ist wieder frei.
event-bot_sat_in =
    { $seat_who ->
        [you] Für dich spielt jetzt ein Bot.
       *[other] Für { $seat } spielt jetzt ein Bot.
    }
event-came_back =
    { $seat_who ->
        [you] Du spielst wieder selbst.
       *[other] { $seat } spielt wieder selbst.
    }
event-word_kept = Wort gehalten: { $player } gegenüber { $to }.
event-word_broken = Wort gebrochen: { $player } gegenüber { $to }.

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
reason-not-the-world = Das ist der Platz von jemand anderem.
reason-not-the-decider = Das entscheidet jemand anderes.

## Ablehnungen: Zurücknehmen

reason-nothing-to-undo = Es gibt nichts zurückzunehmen.
reason-nothing-to-redo = Es gibt nichts zu wiederholen.
reason-undo-not-yours = Die letzte Antwort war nicht deine.
reason-undo-barrier = Das lässt sich nicht mehr zurücknehmen: Seitdem wurde gewürfelt, aufgedeckt oder entschieden.

## Ablehnungen: Gespräch

reason-talk-length = Sag bitte etwas, in höchstens { $most } Zeichen.
reason-talk-unknown-phrase = Es gibt keinen Satz „{ $phrase }“ mit diesen Wörtern.
reason-talk-to-whom = Flüstere bitte mit jemand anderem an diesem Tisch.
reason-talk-not-allowed = Das ist an diesem Tisch nicht erlaubt.

## Ablehnungen: Vorbereiten

reason-bad-seats =
    { $seats ->
        [one] Dieses Spiel geht nicht allein.
       *[other] Dieses Spiel geht nicht mit { $seats } Spielern.
    }
reason-unknown-option = Eine Hausregel „{ $option }“ gibt es nicht; es gibt: { $known }.
reason-bad-option = Die Hausregel „{ $option }“ kann nicht „{ $value }“ sein; möglich ist: { $known }.
reason-unfit-option = Hier kann die Hausregel „{ $option }“ nicht „{ $value }“ sein.
reason-unknown-executor = --on: „{ $executor }“ gibt es nicht; es gibt: { $known }.
reason-players-form = „{ $text }“ ist keine Anzahl von Spielern: Schreibe 4 oder 2..6.
reason-no-rivals = Hier gewinnen oder verlieren alle zusammen: Eine Liga braucht Gegner. `untot simulate` sagt, wie oft sie gewinnen.
reason-not-fitted = In { $game } wird nicht aus Partien gelernt, was eine Stellung wert ist.
reason-not-tempered = Die Bots von { $game } haben keine Zahlen, die für eine Art von Partien gelernt werden könnten.
reason-needs-extra = Dafür braucht es mehr als untot allein: pip install untot[{ $extra }].
reason-no-results = In diesen Dateien ist keine Partie, die zählt; { $lines } haben andere Fassungen gespielt (--all-code zählt sie mit).
reason-bad-results = { $file } ist keine Datei mit Ergebnissen: { $error }.
reason-option-form = „{ $text }“ hat nicht die Form name=wert.
reason-no-own-content = In diesem Spiel gibt es keine eigenen Missionen oder Figuren.
reason-unknown-package = Ein Paket „{ $package }“ für das Spiel „{ $game }“ gibt es nicht.
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
reason-record-veiled = Diese Partie war noch nicht zu Ende, als ihre Aufzeichnung gespeichert wurde: Was damals geheim war, fehlt darin. Speichere sie noch einmal, sobald die Partie zu Ende ist.
reason-record-other-game = Das ist die Aufzeichnung eines anderen Spiels: { $game }.
reason-record-seed-differs = Der Startwert ist nicht der, der am Anfang versprochen wurde.
reason-record-newer-rules = Diese Aufzeichnung entstand mit Fassung { $rules } der Regeln, hier sind sie bis Fassung { $known } bekannt: Sie braucht eine neuere Version von untot.
reason-save-broken = Dieser Spielstand lässt sich nicht lesen: { $detail }.

## Ablehnungen: der Tisch auf dem Server

reason-answer-stale = Die Frage hat sich inzwischen geändert; schau bitte noch einmal.
reason-id-used = Das kam schon einmal mit anderem Inhalt an; bitte schau noch einmal hin und schick es neu.
reason-table-paused = Der Tisch macht Pause.
reason-table-ended = Der Gastgeber hat diese Partie beendet; ihre Aufzeichnung ist noch da.
reason-record-full = Du hast ausgeschöpft, was du in einer Partie sagen, zurücknehmen oder abgeben darfst; sie kann noch zu Ende gespielt werden.
reason-too-many-orders = Du hast schon { $most } Daueraufträge gegeben; nimm bitte erst einen zurück.
reason-not-your-seat = Das ist der Platz von jemand anderem.
reason-seat-unknown = Diesen Platz gibt es an diesem Tisch nicht.
reason-unknown-bot = Es gibt keinen Bot „{ $bot }“; es gibt: { $known }.
reason-unit-unknown = „{ $unit }“ kannst du nicht verleihen.
reason-no-hint = Gerade war kein Rat zu finden.
reason-name-bad = Ein Name hat höchstens { $most } Zeichen, und alle sind sichtbar.

## Ablehnungen: Links

reason-key-unknown = Dieser Link öffnet hier nichts. Vielleicht wurde er erneuert; frag bitte deinen Gastgeber.
reason-key-renewed = Der Gastgeber hat diesen Link erneuert; frag bitte nach dem neuen.
reason-seat-taken = Jemand hat sich mit dem Link auf diesen Platz gesetzt; der Link auf diesem Gerät öffnet nichts mehr. Warst du es nicht, bitte deinen Gastgeber um einen neuen.
reason-seat-claimed = Dieser Platz hat schon einen eigenen Schlüssel.
reason-key-bad = Das ist kein Schlüssel, der hier taugt.
reason-not-the-host = Das geht nur mit dem Link des Gastgebers.
reason-match-unknown = Diese Partie ist nicht mehr da.
reason-match-deleted = Der Gastgeber hat diese Partie gelöscht.
reason-match-stopped = Diese Partie kann nach den Regeln dieser Version nicht weitergehen: Ab Antwort { $answer } ergeben sie etwas anderes. Ihre Aufzeichnung kannst du noch herunterladen.
reason-match-newer = Diese Partie wurde nach Fassung { $rules } der Regeln gespielt, hier sind sie bis Fassung { $known } bekannt: Sie braucht eine neuere Version von untot. Ihre Aufzeichnung kann noch gespeichert werden.
reason-match-damaged = Die Aufzeichnung dieser Partie ist ab Zeile { $line } beschädigt. Wer den Server betreibt, sieht mit `untot data check`, was zu retten ist.
reason-match-runs = Diese Partie ist noch nicht zu Ende.
reason-room-full = Gerade sehen zu viele zu; versuch es bitte später noch einmal.
reason-room-closed = Der Tisch wurde eben abgeräumt; verbinde dich bitte neu.
reason-too-many-devices = Du hast diesen Tisch auf zu vielen Geräten offen; das älteste wurde geschlossen.
reason-too-many-tables = Aus deinem Netz sind hier schon { $most } Tische offen; bitte verlasse erst einen.

## Ablehnungen: die Verbindung

reason-hello-first = Die Verbindung muss mit dem Link einer Partie beginnen.
reason-frame-bad = Das versteht der Server nicht: { $detail }.
reason-body-bad = Das versteht der Server nicht: { $detail }.
reason-content-too-large = Eine eigene Mission oder Figur hat höchstens { $most } Bytes; diese hat { $found }.
reason-content-cannot-be-checked = Das ließ sich nicht in vernünftiger Zeit prüfen.
reason-kind-unknown = „{ $kind }“ lässt sich hier nicht machen; das geht: { $known }.
reason-mission-unknown = Diese Mission gibt es nicht.
reason-no-workshop = Für dieses Spiel lässt sich nichts Eigenes machen.
reason-body-too-large = Das ist zu groß; höchstens { $most } Bytes werden gelesen.
reason-body-too-slow = Das hat zu lange gedauert, bis es ankam; bitte versuche es noch einmal.
reason-flood = Zu viel auf einmal; warte bitte ein wenig.
reason-too-many-connections = Zu viele Geräte aus deinem Netz sind verbunden; bitte schließe eines und versuche es noch einmal.
reason-too-slow = Dein Gerät kam nicht mehr mit; es verbindet sich neu.
reason-foreign-origin = Diese Seite gehört nicht zu diesem Server.
reason-track-unknown = Davon ist hier nichts aufgehoben.
reason-no-physics = Neue Schnipser brauchen die Physik, die hier nicht installiert ist: pip install untot[physics]. Alles andere geht, und die Partie geht weiter, sobald sie da ist.
reason-path-unknown = Unter dieser Adresse gibt es nichts.
reason-text-unknown = Diesen Text gibt es nicht.

## Ablehnungen: der Server selbst

reason-not-stored = Der Server konnte das nicht speichern und hat es zurückgenommen; verbinde dich bitte neu.
reason-server-error = Im Server ist etwas schiefgegangen; es ist vermerkt.
reason-store-failing = Der Server kann seine Partien gerade nicht lesen oder schreiben; bitte versuche es später noch einmal.
reason-server-full = Der Server ist gerade voll; versuch es bitte später noch einmal.
reason-server-busy = Gerade wollen zu viele etwas prüfen oder ansehen lassen; bitte versuche es gleich noch einmal.
reason-server-stops = Der Server wird angehalten; verbinde dich bitte gleich noch einmal.
reason-client-not-built = Die Seiten dieses Tisches sind noch nicht gebaut; starte bitte scripts/setup.
reason-no-network = Dieser Rechner ist in keinem Netz, in das Handys kommen könnten.
reason-not-this-machine = Das geht nur an dem Rechner, auf dem der Server läuft.
reason-cannot-listen = Auf { $host }, Port { $port }, lässt sich nicht lauschen: { $detail }.
reason-store-in-use = Ein anderer Server benutzt diesen Datenordner: { $folder }.
reason-store-newer = Diesen Datenordner hat eine neuere Version geschrieben (Tabellen { $found }, diese kennt { $known }). Bitte starte die neuere Version oder lege eine ältere Sicherung an seine Stelle.
reason-store-damaged = Die Datenbank { $file } ist beschädigt oder gar keine ({ $detail }). `untot data check` zeigt, was zu retten ist; oder lege eine Sicherung an ihre Stelle.
reason-store-unreachable = Die Datenbank { $address } lässt sich nicht benutzen: { $detail }.
reason-processes-need-database = Mehrere Prozesse brauchen eine Datenbank, die sie sich teilen; nenne bitte eine mit --database postgresql://...
reason-postgres-missing = Für PostgreSQL fehlt hier ein Paket; installiere bitte untot[postgres].
reason-store-foreign = Die Datenbank { $file } gehört einem anderen Programm; bitte nenne mit --data einen anderen Ordner.
reason-bad-limit = „{ $limit }“ ist keine Grenze; nenne eine mit einer ganzen Zahl: { $known }.
reason-bad-url = „{ $url }“ ist keine Adresse wie https://untot.example.

## Ablehnungen: Wiederholungen

reason-replay-unknown = Dieser Rückblick ist nicht mehr da; öffne bitte die Aufzeichnung noch einmal.
reason-step-unknown = Diesen Schritt gibt es in diesem Rückblick nicht.
reason-record-cannot-be-checked = Diese Aufzeichnung ließ sich nicht in angemessener Zeit prüfen.
reason-position-not-ours = Diese Aufzeichnung beginnt mitten in einer Partie, die nicht hier gespielt wurde; ansehen kannst du sie, weiterspielen nicht.
