game-title = Pebbles
game-tagline = A toy that is flicked.
game-players = 2 to 4 players
game-minutes = a minute
game-weight = for tests
name-red = Red
name-blue = Blue
name-yellow = Yellow
name-green = Green
name-north = north
name-east = east
name-south = south
name-west = west
option_name-mode = Who plays with whom
option_name-mode-why = Alone, or every other seat together.
option_value-mode-alone = Everybody alone
option_value-mode-alone-why = Each pebble counts for itself.
option_value-mode-teams = Teams
option_value-mode-teams-why = Every other seat plays together and shares its numbers.
number-angle = angle
number-force = force
ask-aim = Where do you flick, and how hard?
wait-aim = Waiting for { $players }: where to, and how hard?
wait-flick = The pebble slides.
event-dealt = { $player } draws the lucky number { $lucky }.
event-dealt-open = { $player } draws a lucky number.
event-flicked = { $player } flicks at { $angle } degrees, force { $force }.
event-came_to_rest = The pebble of { $player } lies at { $x }, { $y }{ $touched_count ->
        [0] .
       *[other] , after it has touched { $touched }.
    }
event-counted = The points: { $scores }.
entry-scores = { $key } { $value }
end-counted = All flicks are done.
