### Wörter der Anwendung selbst. Texte von Regeln, Fragen und Protokoll kommen vom Server.

## Überall

close = Schließen
cancel = Abbrechen
loading = Einen Moment …
home = Zur Startseite
again = Noch einmal versuchen
nothing = Hier ist nichts
nothing-why = Diese Adresse führt nirgendwohin. Vielleicht fehlt ein Buchstabe, oder was hier stand, gibt es nicht mehr.
rules = Regeln
rule-of = Regel { $clause }
settings = Einstellungen
switch-on = an
switch-off = aus

## Erste Seite

home-what = Zombie-Brettspiele an einem Tisch: allein gegen Bots, mit Freunden an einem Bildschirm oder per Link.
home-which = Was spielen wir?
home-bots = Gegen Bots spielen
home-together = Allein oder mit Bots spielen
home-table = Neuer Tisch
home-foot = Keine Konten, keine Verfolgung. Die Schlüssel zu deinen Partien bleiben auf diesem Gerät. Keine Verbindung zu den Verlagen der Spiele; alle Bilder sind unsere eigenen, Kartensymbole von game-icons.net (CC BY 3.0).
matches = Meine Partien
matches-new = Noch nicht geöffnet
matches-over = Zu Ende
matches-won = Du hast gewonnen
matches-lost = Du hast verloren
matches-winners = { $count ->
    [one] Gewonnen hat { $players }
   *[other] Gewonnen haben { $players }
  }
matches-nobody-won = Niemand hat gewonnen
matches-your-turn = Du bist dran
matches-waiting = Warten auf { $players }
matches-go-on = Weiterspielen
matches-look = Ansehen
matches-links = Links kopieren
matches-delete = Löschen
matches-delete-sure = Damit ist die Partie für alle gelöscht.
matches-forget-sure = Dieses Gerät vergisst seinen Schlüssel. Zum Zurückkommen brauchst du den Link.
matches-more = { $count } weitere
join = Dazusetzen
join-link = Ein Link, den du bekommen hast
join-go = Hinsetzen
join-wrong = Das ist kein Link zu einem Tisch. Er endet auf /t/…#…
record = Aufzeichnung ansehen
file-choose = Datei wählen
record-what = Öffne eine Aufzeichnung und geh die Partie Schritt für Schritt durch.

## Neue Partie

new-players = Spieler
new-level = Wie gut sind die Bots?
new-options = Hausregeln
new-seats = Wer sitzt wo?
new-who = Wer sitzt auf Platz { $seat }
new-name = Name auf Platz { $seat }
new-begin = Los geht’s
new-hot-seat = Mehrere an diesem Bildschirm: Er lässt sich weitergeben und verdeckt, was geheim ist.
new-open-seats = Für freie Plätze bekommst du Links zum Weitergeben.
new-nobody-here = An diesem Bildschirm spielt niemand: Du siehst zu.
new-alone = Du führst alle Überlebenden selbst. Du kannst jederzeit einige von ihnen an Bots verleihen.
workshop-line = Zeile { $line }:
new-clock = Bedenkzeit
new-clock-value = { $seconds ->
    [0] unbegrenzt
    [one] 1 Sekunde
    [60] 1 Minute
    [180] 3 Minuten
    [600] 10 Minuten
   *[other] { $seconds } Sekunden
  }
new-clock-why = Wer länger braucht, für den zieht ein Bot. Geheimes entscheidet er nie für dich.
seat-kind-me = an diesem Bildschirm
seat-kind-open = offen, per Link
seat-kind-bot = Bot: { $level }
preset-usual = Wie üblich
level-rank-1 = Anfänger
level-rank-2 = Solide
level-rank-3 = Stark
level-rank-4 = Meisterhaft
level-random = Zufällig
level-beginner-why = Kennt Regeln und Ziel, greift aber oft zum zweitbesten Zug. Gut für die erste Partie.
level-careful-why = Passt auf die eigenen Leute auf und wagt wenig. Gute Gesellschaft.
level-easy-why = Weiß, was zu tun ist, aber die Hand zittert. Gut für die erste Partie.
level-hard-why = Probiert jeden Schnipser vorher im Kopf und hat eine ruhige Hand.
level-search-why = Spielt viele Zukünfte im Kopf durch. Schwer zu schlagen.
level-rating =
    { $span ->
        [0] Wertung { $rating }: An dieser Stufe werden die anderen gemessen, und 400 mehr ist zehnmal so stark.
       *[other] Wertung { $rating } ({ $low } bis { $high }, gemessen in { $matches } Partien; Solide hat { $usual }, und 400 mehr ist zehnmal so stark).
    }
level-wins = Ein Team aus Bots ({ $level }) gewinnt das in { $percent } von 100 Partien ({ $low } bis { $high }, gemessen in { $matches } Partien).

## Tisch

table = Der Tisch
table-connecting = Auf dem Weg zum Tisch …
table-closed = Dieser Tisch öffnet sich nicht
table-again = Hier wieder hinsetzen
table-paused = Der Tisch macht Pause.
table-paused-sign = Pause
table-soon = Einen Moment, dann bist du dran …
table-watch = Schau zu, was geschieht …
phases = Phasen der Runde
menu = Menü
undo = Zurücknehmen
undo-more = { $count } Antworten zurück
undo-before = Zurück bis vor „{ $moment }“
undo-far = Mehr als eine Antwort zurücknehmen?
undo-far-to = Es geht zurück bis vor deine Antwort „{ $answer }“.
undo-far-what = { $count ->
    [one] Eine Antwort, die seither gegeben wurde, ist dann auch zurückgenommen. Was seither gewürfelt oder gezogen wurde, kommt neu.
   *[other] { $count } Antworten, die seither gegeben wurden, sind dann auch zurückgenommen. Was seither gewürfelt oder gezogen wurde, kommt neu.
  }
undo-far-agree = Vorher werden alle am Tisch gefragt.
redo = Wiederholen
skip = Überspringen
show-again = Noch einmal zeigen
log = Protokoll
talk = Gespräch
players = Spieler
sheet-decide = Entscheiden
sheet-mine = Meins
sheet-handle = Größer oder kleiner
line-connecting = Verbinden …
line-lost = Verbindung weg. Neuer Versuch …
line-refused = Der Tisch öffnet sich nicht.
line-open = Verbunden

clock-left = noch { $seconds } Sekunden
clock-over = Zeit ist um

decide-sent = Gesendet …
decide-confirm = Ja, so machen
decide-final = Das ist endgültig.
decide-back = Zurück
decide-given = Deine Antwort: { $answer }
decide-missing = Jetzt nicht:
decide-which = Was meinst du?
spoken-so-far = Bis jetzt: { $words }. { $count ->
    [one] Eine Möglichkeit.
   *[other] { $count } Möglichkeiten.
  }
spoken-confirm = Eingabetaste: Ja, so machen.
spoken-lay =
    Die Tabulatortaste führt zu den Karten: Die Eingabetaste nimmt eine und legt sie an dem Platz ab, auf dem du dann bist.{ $back ->
        [yes] { " " }Die Rücktaste führt zurück.
       *[no] {""}
    }
spoken-laid = So liegt es: { $answer }. Die Eingabetaste lässt es so.
spoken-stays = alles bleibt, wo es ist
spoken-sliders = Bis jetzt: { $words }. Stelle die Regler ein; die Eingabetaste macht es so.
spoken-chosen = Gewählt: { $answer }. Die Eingabetaste besiegelt es.
agree-all = Alle müssen dasselbe sagen; sonst entscheidet { $name }.
agree-you-settle = Alle müssen dasselbe sagen; wenn nicht, entscheidest du.
agree-settle = So entscheiden: { $answer }
hint-ask = Was würdest du tun?
hint-weak = Nimm den Rat mit Vorsicht: Ein Team aus Bots hat das hier in { $matches } Partien { $wins ->
    [0] nie
    [1] nur einmal
   *[other] nur { $wins }-mal
  } gewonnen.
hint-would = Ich würde das tun: { $answer }.
hint-do = So machen
order-pass = Jedes Mal für mich passen, was auch geschieht, bis ich etwas anderes sage
order-go_on = Für mich weitergehen, bis ich etwas anderes sage
order-keep = Karten, die man behalten kann, immer behalten
order-use = Immer nutzen, was sie umsonst aufhalten kann
order-stay = Sie bleiben, wo sie sind, bis ich etwas anderes sage
order-let_it_happen = Aktivierungen geschehen lassen, bis ich etwas anderes sage
order-kill_first = Treffer immer einem Zed nach dem anderen geben, zuerst dem, der zuerst fällt
order-best_fights = Immer die Einheit mit der besten Spalte kämpfen lassen
seat-thinks = denkt nach
seat-bot = ein Bot
character-ada = sagt, was sie denkt
character-bruno = brummt, meint es aber so
character-cleo = schmeichelt und lügt lächelnd
character-doro = macht sich laut Sorgen
character-emil = macht über alles Witze
character-frida = redet wenig
seat-bot-plays = Gerade spielt ein Bot für dich.
lent-plays = Gerade spielt ein Bot { $name }.
lent-take-back = Ich spiele { $name } selbst
seat-open = noch frei
seat-away = gerade nicht da
seat-decides = entscheidet
seat-devices = an { $count } Geräten
seat-link-open = Der Link öffnet diesen Platz noch
seat-link-shut = Nur ein eigener Schlüssel öffnet diesen Platz
seat-link-what = Ein offenes Schloss: Wer den Link zu diesem Platz hat, könnte sich dort hinsetzen, auch wer ihn verschickt hat. Es schließt sich, sobald jemand den Link öffnet.

curtain = Weitergeben
curtain-hand = Gib weiter an { $name }
curtain-again = { $name } macht weiter
curtain-why = Die anderen schauen bitte weg.
curtain-lift = Ich bin { $name }
curtain-others = Auch zu entscheiden:
curtain-look = Was nur du sehen darfst:
curtain-own = { $name } schaut nach, ob eine Karte hilft
curtain-done = Fertig, zudecken
ask-openly = { $name }: { $question }
ask-sealed = Nur { $name } schaut hin: { $question }
anybody = Will jemand jetzt etwas tun?
anybody-why = Alle zusammen, der Reihe nach: Wer etwas tun möchte, nimmt den Bildschirm, die anderen schauen weg; wer davor dran war, hat gepasst.
anybody-nobody = Niemand
anybody-one = { $name } schaut nach
welcome = Willkommen am Tisch
welcome-name = Wie heißt du?
welcome-sit = Hinsetzen
links-invite = Einladung für alle
links-invite-why = Ein Link für alle, die noch kommen: Wer ihn öffnet, bekommt den nächsten freien Platz. Sind alle besetzt, kann man damit zuschauen.
links-each = Ein Link für jeden Platz
absent-bot = Einen Bot für { $name } spielen lassen
seat-came = { $name } ist jetzt dabei.
seat-called = { $before } heißt jetzt { $name }.
absent-back = { $name } den Platz zurückgeben
watching = Du schaust zu. Du siehst, was alle sehen dürfen.
watching-sign = Du schaust zu
end-again-all = Noch einmal mit denselben Leuten
end-next = Weiter mit „{ $name }“
end-come-along = Mitkommen zur nächsten Partie
watching-late = Alle Plätze an diesem Tisch sind besetzt. Du schaust zu.

log-filter = Was das Protokoll zeigt
log-all = Alles
log-votes = Wahlen
log-cards = Karten
log-zombies = Zombies
log-everything = Jeder Schritt
log-fights = Kämpfe
log-flicks = Schnipser
log-things = Dinge
log-talk = Gespräch
log-mine = Nur für mich
log-private = nur du
log-more = Frühere Zeilen zeigen
log-empty = Noch nichts.

talk-none = Noch hat niemand etwas gesagt.
talk-words = Sag etwas in die Runde
talk-speaker = Es spricht
talk-say = Sagen
talk-phrases = Fertige Sätze; alle lesen sie in ihrer Sprache
talk-ready = Sätze
words-head = Versprechen
words-of = { $kept ->
        [0] { "" }
       *[other] { $kept } gehalten
    }{ $both ->
        [yes] ,{ " " }
       *[no] { "" }
    }{ $broken ->
        [0] { "" }
       *[other] { $broken } gebrochen
    }
talk-slot = Wähle
talk-fill = Wähle erst, was noch fehlt.
talk-whispers = flüstert.
talk-to = An
talk-to-all = alle
proposal = Zurücknehmen?
proposal-what = { $count ->
    [one] { $who } möchte
   *[other] { $who } möchten
  } etwas zurücknehmen, das der Tisch schon gesehen hat. Das geht nur, wenn alle zustimmen.
proposal-lines = Rückgängig gemacht würde:
proposal-more = { $count ->
    [one] … und noch etwas
   *[other] … und noch { $count } Dinge
  }
proposal-asked = Das geht nur, wenn alle zustimmen. Gefragt: { $names }.
proposal-refused = Nicht alle waren einverstanden: Es bleibt, wie es ist.
proposal-seat = { $count ->
    [one] { $name } wird gefragt.
   *[other] { $name } werden gefragt.
  }
proposal-yes = Einverstanden
proposal-no = Nein

menu-seats = Mein Platz
menu-name = Name
menu-bot = Einen Bot spielen lassen
menu-sitting = Wer sitzt wo
menu-bot-none = Ich spiele selbst
menu-take-back = Platz zurückholen
menu-pause = Pause
menu-go-on = Weiter
menu-match = Diese Partie
menu-record = Aufzeichnung sichern
menu-leave = Tisch verlassen
menu-end = Diesen Tisch schließen
menu-end-sure = Hier kann dann niemand weiterspielen. Die Aufzeichnung bleibt.
links = Links
links-what = Wer den Link zu einem Platz hat, darf dort spielen. Der Schlüssel steht hinter dem # und wird nie in einer Adresse gesendet.
links-watch = Zum Zusehen
links-host = Für dich als Gastgeber (nicht weitergeben)
links-copy = Kopieren
links-copied = Kopiert.
links-not-copied = Das hat der Browser nicht erlaubt. Kopiere die Adresse unter dem Knopf.
links-share = Teilen
links-qr = QR-Code
links-renew = Neu machen
links-renewed = Der alte Link öffnet nichts mehr.
links-own = Dein eigener Schlüssel, um diesen Platz auf einem anderen deiner Geräte zu öffnen. Gib ihn niemandem.
links-claimed = Hier sitzt jemand mit eigenem Schlüssel; der Link öffnet nichts mehr.
links-was-opened = Jemand anderes hatte diesen Link schon geöffnet. Wenn das weder du noch dein Gastgeber war, bitte um einen neuen.
links-here = an diesem Bildschirm
links-there = ist da
links-local = Diese Links öffnen sich nur auf diesem Rechner. Damit andere mitspielen können, starte den Tisch mit „untot play --lan“ oder auf einem Server mit eigener Adresse.
door-what = Handys in diesem WLAN können mitspielen, wenn du die Tür öffnest.
door-open = Handys in diesem WLAN hereinlassen
door-is-open = Handys können dazukommen: { $address }
door-none = Es wurde kein Netz gefunden.

end-replay = Partie noch einmal ansehen
end-again = Noch einmal spielen
end-turns = Wie es dazu kam
fair = War das fair?
fair-start = Vor dem ersten Wurf hat der Server einen geheimen Startwert festgelegt. Das ist seine Prüfsumme; nach der Partie steht hier der Startwert selbst, und alle können beides prüfen.
fair-end = Der Startwert gehört zu der Prüfsumme, die von Anfang an hier stand; mit ihm lassen sich alle Würfe dieser Partie nachrechnen.
fair-stopped = Die Regeln wurden während dieser Partie verbessert; ab Antwort { $answer } spielt sich ihre Aufzeichnung heute anders.
fair-hash = Prüfsumme:
fair-seed = Startwert:

## Bretter, Hände und Geräte

map-closer = Näher
map-farther = Weiter weg
map-whole = Alles zeigen
hand = Deine Karten
hand-empty = Keine Karten.
hand-size = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }
card-times = { $count }-mal
card-again = noch einmal, Karte { $number }
arrange = Karten auf Plätzen
arrange-how = Zieh eine Karte, oder tippe sie an und dann ihren Platz.
arrange-holding = { $piece } in der Hand. Wohin?
arrange-put = { $piece } hierhin legen: { $slot }
arrange-take = { $piece } nehmen von: { $slot }
arrange-whose = { $slot } ({ $whose })
arrange-fixed = { $piece } bleibt.
arrange-free = frei
arrange-beside = Noch ohne Platz
arrange-all = Lege erst jede Karte auf einen Platz.
arrange-same = Noch liegt alles, wo es lag.
arrange-reset = Alles wieder, wie es lag
arrange-keep = So lassen
arrange-done = So soll es sein
number-less = { $name }: weniger
number-more = { $name }: mehr

## Replay und Regeln

replay = Rückblick
replay-alone = wer gespielt hat
replay-end = Ergebnis
replay-eyes = Gesehen von
replay-all = allen
replay-play = Abspielen
replay-stop = Anhalten
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-next = Einen Schritt weiter
replay-last = Zum Ende
replay-step = Schritt
replay-open = alles offen
replay-jump = Gehe zu
replay-whole = auch, was zurückgenommen wurde
replay-pace = Tempo
replay-copy = Link zu dieser Stelle kopieren
mark-round = Runde { $number }
mark-day = Tag { $number }
mark-vote = Abstimmung { $number }
mark-fight = Kampf { $number }
mark-death = Tod { $number }
mark-rush = Ansturm { $number }
replay-play-on = Von hier weiterspielen
replay-play-on-what = Eine neue Partie beginnt an dieser Stelle. Was damals verdeckt war, wird neu gemischt, und alle Würfel fallen neu.
rules-what = Jede Regel hat eine Nummer. Das Zeichen sagt, woher sie kommt.
rules-overview = Das Spiel auf einer Seite
rules-search = Suchen: ein Wort oder eine Nummer
rules-nothing = Keine Regel hat diese Wörter.
rules-chapters = Kapitel
rules-page = Als Seite öffnen
origin-book = Spielregel
origin-source = andere Quelle
origin-ruling = unsere Entscheidung
origin-option = Hausregel
origin-reconstruction = von uns nachgebaut

## Einstellungen und Tasten

settings-language = Sprache
settings-paper = Hell oder dunkel
settings-pace = Wie schnell alles gezeigt wird
settings-sound = Ton
settings-confirms = Nachfragen
settings-keys = Tasten mit einem Buchstaben (u, r, 1 …)
settings-listens = Was vorgelesen wird
listens-off = jede Zeile, sobald sie geschieht
listens-on = eine Zusammenfassung, wenn ich dran bin
settings-name = Dein Name an neuen Tischen
language-en = English
language-de = Deutsch
paper-system = wie das System
paper-day = hell
paper-night = dunkel
pace-slow = langsam
pace-normal = normal
pace-quick = schnell
pace-off = gar nicht
confirms-off = nur vor Endgültigem
confirms-on = vor jeder Antwort
keys = Tasten
key-choose = eine Möglichkeit wählen
key-end = den Zug beenden
key-pass = passen
key-leave = ein Feld verlassen
key-confirm = bestätigen, versiegeln, aufdecken
key-back = einen Schritt zurück
key-walk = durch Möglichkeiten und Knöpfe gehen
key-skip = überspringen, was gerade gezeigt wird
key-undo = zurücknehmen
key-redo = wiederholen
key-hint = was ein Bot tun würde
key-next-line = die nächste Zeile des Geschehens sagen
key-say-again = die letzte Zeile noch einmal sagen
key-whole-story = alles sagen, was seit meiner letzten Antwort geschah
key-where = wo bin ich: zur Karte, zu den eigenen Leuten
key-here = was ist hier
key-question = zurück zur Frage, und was ich tun kann
story-since = Seit deiner letzten Antwort: { $count ->
    [one] eine Zeile.
   *[other] { $count } Zeilen.
  }
story-keys = n: Zeile für Zeile, o: alles.
place-map = Karte: Pfeiltasten gehen von Ort zu Ort, die Eingabetaste wählt
place-empty = niemand und nichts
place-next = Daneben: { $places }.
place-option = Eingabetaste: { $option }
place-none = Dieser Tisch hat keine Karte.
key-rules = die Regeln zu dem, was gerade geschieht
key-log = Protokoll
key-talk = Gespräch
key-players = Spieler
key-menu = Menü
key-help = diese Tasten

## Ablehnungen des Servers

reason-key-unknown = Dieser Link öffnet nichts. Vielleicht wurde er neu gemacht oder die Partie gelöscht.
reason-key-missing = Dieses Gerät hat keinen Schlüssel für diesen Tisch. Öffne den Link, den du bekommen hast.
reason-key-renewed = Der Gastgeber hat diesen Link neu gemacht. Bitte um den neuen.
reason-seat-taken = Jemand hat sich mit dem Link auf diesen Platz gesetzt, und der Link dieses Geräts öffnet nichts mehr. Wenn du das nicht warst, bitte deinen Gastgeber um einen neuen.
reason-match-deleted = Der Gastgeber hat diese Partie gelöscht.
reason-match-damaged = Die Aufzeichnung dieser Partie ist ab Zeile { $line } beschädigt. Wer den Server betreibt, sieht mit „untot data check“, was zu retten ist.
reason-too-many-devices = Du hast diesen Tisch auf zu vielen Geräten offen; dieses wurde geschlossen.
reason-too-many-tables = Dein Netz hat hier schon { $most } Tische offen. Verlass zuerst einen.
reason-too-many-connections = Zu viele Geräte deines Netzes sind verbunden. Schließ eines und versuch es noch einmal.
reason-store-failing = Der Server kann seine Partien gerade nicht lesen oder schreiben. Versuch es später noch einmal.
reason-server-busy = Gerade wollen zu viele etwas. Versuch es gleich noch einmal.
reason-server-stops = Der Server wird gerade angehalten.
reason-body-too-slow = Das hat zu lange gebraucht. Versuch es noch einmal.
reason-path-unknown = Unter dieser Adresse ist nichts.
reason-unknown-game = So ein Spiel gibt es hier nicht.
reason-match-unknown = Diese Partie gibt es nicht mehr.
reason-room-full = Der Raum ist voll.
reason-server-full = Der Server ist gerade voll.
reason-answer-stale = Der Tisch ist inzwischen weiter.
reason-table-paused = Der Tisch macht Pause.
reason-table-ended = Der Gastgeber hat diesen Tisch geschlossen.
reason-not-your-seat = Das ist nicht dein Platz.
reason-not-the-host = Das kann nur der Gastgeber.
reason-unknown-bot = So einen Bot gibt es nicht.
reason-name-too-long = Ein Name hat höchstens { $most } Zeichen.
reason-bad-clock = Die Bedenkzeit ist höchstens ein Tag.
reason-flood = Das war etwas schnell. Bitte noch einmal, langsam.
reason-frame-bad = Das hat der Server nicht verstanden.
reason-hello-first = Das hat der Server nicht verstanden.
reason-body-bad = Das hat der Server nicht verstanden.
reason-body-too-large = Das ist zu groß.
reason-replay-unknown = Dieser Rückblick wird nicht mehr aufbewahrt. Öffne die Partie oder ihre Aufzeichnung noch einmal.
reason-match-runs = Die Partie läuft noch.
reason-server-error = Auf dem Server ging etwas schief. Nichts ist verloren; bitte versuch es noch einmal.
reason-line-lost = Die Verbindung ist weg. Bitte versuch es gleich noch einmal.
reason-text-unknown = Solche Texte gibt es nicht.
reason-unknown = Das geht nicht.

## Einführung

learn = Einführung
learn-invite = In zehn Minuten lernen
learn-progress = Wie weit du bist
learn-watch = Schau zu, was geschieht.
learn-turn = Wähle jetzt: { $answer }
learn-next = Weiter
learn-skip = Einführung überspringen
learn-bots = Gegen drei Bots spielen
learn-rules = Regelbuch öffnen
reason-tutorial = Das geht erst in einer echten Partie.

## Werkstatt

calibration = Der Tisch, vermessen
calibration-invite = Sieh nach, wie der Tisch gemessen ist, und ändere seine Werte
workshop = Werkstatt
workshop-what = Mach dir etwas Eigenes für dieses Spiel. Es bleibt auf diesem Gerät, lässt sich als Datei speichern und wird beim Bauen geprüft.
workshop-from-print = Damit beginnen
workshop-refused = { $file } wurde nicht geöffnet:
workshop-open-anyway = Als unfertigen Entwurf öffnen
workshop-own = deine eigene
workshop-ready = fertig
workshop-unfinished = unfertig
workshop-copy = Kopieren
workshop-throw = Wegwerfen
workshop-throw-sure = Wirklich wegwerfen
workshop-gone = Dieser Entwurf liegt nicht auf diesem Gerät.
workshop-back = Zurück zur Werkstatt
workshop-use = In neuer Partie benutzen
workshop-export = Als Datei sichern
workshop-kept = Jede Änderung bleibt auf diesem Gerät erhalten.
workshop-not-kept = Der Speicher des Browsers ist voll oder gesperrt: Sichere deine Arbeit als Datei.
workshop-verdict = Prüfung
workshop-checking = Wird geprüft …
workshop-sound = Alles in Ordnung. Das lässt sich spielen.
workshop-not-sound = Zuerst muss alles aus der Liste in Ordnung sein.
workshop-problems = Was noch nicht stimmt
workshop-problem-count = { $count ->
    [one] Eines stimmt noch nicht oder fehlt.
   *[other] { $count } Dinge stimmen noch nicht oder fehlen.
  }
workshop-try = Probespiel
workshop-try-how = Die Partie beginnt sofort. Das Lesezeichen am Rand des Tisches führt hierher zurück.
workshop-try-alone = Allein: Ich führe alle Überlebenden
workshop-try-bots = Mit Bots zur Gesellschaft
workshop-try-watch = Bots spielen, ich sehe zu
workshop-take-away = Wegnehmen
workshop-earlier = Früher: { $place }
workshop-later = Später: { $place }
workshop-remove = Wegnehmen: { $place }
workshop-choose = Wählen
reason-no-workshop = Dieses Spiel hat keine Werkstatt.
reason-content-too-large = Das ist zu groß: { $found } Bytes, höchstens { $most }.
reason-content-cannot-be-checked = Der Server konnte das nicht prüfen.
