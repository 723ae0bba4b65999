### Was der Texttisch selbst sagt. Kurze, einfache Sätze: Sie werden von Bildschirmlesern vorgelesen.

none = nichts
prompt = Deine Antwort:
prompt-over = Befehl:

## Anfang und Ende

welcome = { $game }. Mit „hilfe“ bekommst du jederzeit Hilfe.
player-person = { $player }: ein Mensch an diesem Bildschirm.
player-bot = { $player }: ein Bot, { $level }.
level-rank-1 = Anfänger
level-rank-2 = solide
level-rank-3 = stark
level-rank-4 = meisterhaft
level-random = rät nur
level-beginner = Anfänger
level-easy = mit zittriger Hand
level-hard = mit ruhiger Hand
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
turn-alone = Du bist dran.
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
said-so-far = Bisher: { $words }.
option = { $number }. { $text }
let-others-speak = (erst die anderen reden lassen)
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
help-settings = die Hausregeln dieser Partie.
help-why = warum etwas nicht erlaubt ist, etwa „warum grün“. Allein: alles, was gerade nicht geht.
help-rule = ein Satz der Spielregel, etwa „regel { $clause }“. Allein: der Satz hinter der Frage.
help-rules = alle Sätze der Spielregel mit bestimmten Wörtern, etwa „regeln zombie bewegen“.
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
origin-book = Spielregel
origin-source = andere Quelle
origin-ruling = unsere Entscheidung
origin-option = Hausregel
origin-reconstruction = von uns nachgebaut
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
reason-no-presets = --preset: Für dieses Spiel gibt es keine fertigen Hausregeln; nimm --option.
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
port-taken = Port { $port } ist schon belegt; der Tisch steht auf einem freien:
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
