## A page about many matches

report-title = { $matches ->
    [one] One match
   *[other] { $matches } matches
  } between bots
report-made = Made on { $date } with untot { $version }. Bars and lines in charts are 95 % intervals: what so few matches leave open.
report-kinds = Side by side
report-kind = { $players ->
    [one] one player
   *[other] { $players } players
  }
report-only = all { $bot }
report-matches = { $matches ->
    [one] one match
   *[other] { $matches } matches
  }
report-own-content = a mission of one's own
report-won-axis = won, in per cent of the matches
report-share-axis = won by a seat, in per cent of the matches
report-ends-axis = how often, in per cent of the matches
report-rounds-axis = rounds
report-matches-axis = matches
report-rating-axis = rating (solid: 1500)
report-won-by-kind = How often they won
report-rounds-by-kind = How long it took
report-won-by-seat = Who won, by seat
report-won-by-bot = Who won, by bot
report-ratings = How strong they are
report-ends = How it ended
report-rounds = How long the matches were
report-figures = Figures
report-figure = figure
report-mean = mean
report-interval = 95 % interval
report-seat = seat { $seat }, { $bot }
report-by = { $name }: { $value }
report-fingerprint = fingerprint { $fingerprint }
figure-answers = answers in a match
figure-rounds = rounds in a match
figure-deaths = deaths in a match
figure-actions = actions that a side spent
figure-reached = how far they got (1 is the goal)
figure-seconds = processor seconds a match

## Bots

bot-random = random
bot-beginner = beginner
bot-careful = solid
bot-search = search
bot-easy = shaky hand
bot-hard = steady hand
