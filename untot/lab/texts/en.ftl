## A page about many matches

report-title = { $matches ->
    [one] One match
   *[other] { $matches } matches
  } between bots
report-made = Made on { $date } with untot { $version }. The lines at the points are 95 % intervals: what so many matches still leave open.
report-contents = Contents
report-kinds = { $game }: side by side
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
report-won-axis = matches won
report-share-axis = matches won per seat
report-ends-axis = matches that ended so
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
report-place = Seat { $seat }
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
bot-rank-1 = beginner
bot-rank-2 = solid
bot-rank-3 = strong
bot-rank-4 = expert
