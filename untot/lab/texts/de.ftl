## Eine Seite über viele Partien

report-title = { $matches ->
    [one] Eine Partie
   *[other] { $matches } Partien
  } zwischen Bots
report-made = Gemacht am { $date } mit untot { $version }. Die Striche an den Punkten sind 95-%-Bereiche: was so viele Partien noch offen lassen.
report-contents = Inhalt
report-kinds = { $game }: nebeneinander
report-kind = { $players ->
    [one] eine Person
   *[other] { $players } Personen
  }
report-only = alle { $bot }
report-matches = { $matches ->
    [one] eine Partie
   *[other] { $matches } Partien
  }
report-own-content = eigene Mission
report-won-axis = gewonnene Partien
report-share-axis = gewonnene Partien je Platz
report-ends-axis = Partien, die so ausgingen
report-rounds-axis = Runden
report-matches-axis = Partien
report-rating-axis = Wertung (solide: 1500)
report-won-by-kind = Wie oft sie gewannen
report-rounds-by-kind = Wie lange es dauerte
report-won-by-seat = Wer gewann, nach Platz
report-won-by-bot = Wer gewann, nach Bot
report-ratings = Wie stark sie sind
report-ends = Wie es ausging
report-rounds = Wie lang die Partien waren
report-figures = Zahlen
report-figure = Zahl
report-mean = Mittel
report-interval = 95-%-Bereich
report-place = Platz { $seat }
report-seat = Platz { $seat }, { $bot }
report-by = { $name }: { $value }
report-fingerprint = Fingerabdruck { $fingerprint }
figure-answers = Antworten je Partie
figure-rounds = Runden je Partie
figure-deaths = Tote je Partie
figure-actions = Aktionen, die eine Seite verbraucht hat
figure-reached = wie weit sie kamen (1 ist das Ziel)
figure-seconds = Rechenzeit einer Partie in Sekunden

## Bots

bot-random = zufällig
bot-rank-1 = Anfänger
bot-rank-2 = solide
bot-rank-3 = stark
bot-rank-4 = meisterhaft
