### Texts of Last Bus. Keys are ids; see untot/kernel/texts.py for the variables.

## The game

game-title = Last Bus
game-tagline = Collect what you can, and run before they come.
game-players = 2 to 4 players
game-minutes = about 10 minutes
game-weight = a dice game to begin with

## Names

name-red = Red
name-blue = Blue
name-yellow = Yellow
name-green = Green
name-seat = Seat ticket
    .a = a seat ticket
name-roof = Roof ticket
    .a = a roof ticket
name-round = Round
name-over = The bus has left
card-seat-effect = Worth 3 points when the bus leaves.
card-roof-effect = Worth 1 point when the bus leaves.

## Options

option_name-goal = Provisions until the bus leaves
option_name-goal-why = At the end of a round in which somebody has stored so many, the bus leaves.
option_value-goal-20 = 20
option_value-goal-20-why = As usual.
option_value-goal-10 = 10
option_value-goal-10-why = For a short match.
option_value-goal-30 = 30
option_value-goal-30-why = For a long one.

## Questions

ask-collect_or_run = Look for more, or run with what you have?
wait-collect_or_run = Waiting for { $players }: look for more, or run?
option-collect = Look for more
option-run = Run

## Events

event-ticket_dealt = { $player } draws { $ticket_a }.
event-ticket_dealt-open = { $player } draws a ticket.
event-round_began = Round { $round } begins.
event-turn_began = It is { $player }’s turn.
event-provisions_found = { $player } finds { $found }; { $basket } in the basket.
event-zombie_came = A zombie comes: { $player } drops { $lost ->
        [0] nothing
       *[other] { $lost } provisions
    }.
event-provisions_stored = { $player } runs and stores { $count }; { $total } in all.
event-bus_left = The bus leaves. The tickets: { $tickets }.
entry-tickets = { $key } { $value_a }
end-bus_left = The bus has left.

## Talk

phrase-hurry = Hurry up, they are coming.
phrase-dare = One more, I dare you.
