## Eine Seite über viele Partien

report-title = { $matches ->
    [one] Eine Partie
   *[other] { $matches } Partien
  } zwischen Bots
report-made = Gemacht am { $date } mit untot { $version }. Balken und Striche in den Bildern sind 95-%-Bereiche: was so wenige Partien offen lassen.
report-kinds = Nebeneinander
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
report-won-axis = gewonnen, in Prozent der Partien
report-share-axis = von einem Platz gewonnen, in Prozent der Partien
report-ends-axis = wie oft, in Prozent der Partien
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
bot-beginner = Anfänger
bot-careful = solide
bot-search = Suche
bot-easy = zittrige Hand
bot-hard = ruhige Hand
