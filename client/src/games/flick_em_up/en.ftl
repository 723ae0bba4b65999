### Words of the drawings of Flick ’em Up.

fl-map = The town from above
fl-table = The table
fl-in-room = On the table
fl-flat = From above
fl-again = Again, slowly
fl-enough = Back to now
fl-no-room = This device cannot draw the table in 3D; everything works from above.
fl-turn-left = Turn the table left
fl-turn-right = Turn the table right
fl-tilt-up = Look more from above
fl-tilt-down = Look more from the side
fl-one-group = together
fl-two-groups = two groups
fl-piece = { $piece }{ $place ->
        [none] { $state ->
            [lies] , lying
           *[stands] { "" }
        }
       *[other] , in: { $place }{ $state ->
            [lies] , lying
           *[stands] { "" }
        }
    }
fl-house = { $house }{ $locked ->
        [yes] , locked
       *[no] { "" }
    }. Inside: { $people ->
        [none] nobody
       *[other] { $people }
    }. Chips: { $chips ->
        [none] none
       *[other] { $chips }
    }{ $hidden ->
        [0] { "" }
       *[other] , { $hidden } face down
    }
fl-hidden =
    { $count ->
        [one] one chip face down
       *[other] { $count } chips face down
    }
fl-locked = locked
fl-looks = facing { $degrees } degrees
fl-lying = lying
fl-near = { $piece }: { $cm } cm away, at { $degrees } degrees
fl-draw-back = Draw the piece back and let go
fl-side = From which side?
fl-degrees = { $degrees } degrees
fl-number-direction = Direction
fl-number-facing = Facing
fl-number-power = Power
fl-number-offset = Spin
fl-number-start = Place behind the house
fl-number-lies = The bat points to
fl-number-x = East (mm)
fl-number-y = North (mm)
fl-flick = Flick
fl-choose = Do it
fl-how = Draw the piece back on the table and let go, or set the numbers here. The farther you draw, the finer you aim. Escape cancels.
fl-how-look = Drag from the figure to where it should face, or turn the dial.
fl-it-slides = It slides …
fl-they-tumble = They tumble out of the tower …
fl-by-hand = { $event ->
        [piece_put_back] Back to where they stood: { $pieces }.
        [piece_put_down] Back to where they stood: { $pieces }.
        [piece_brought_back] Back into the town: { $pieces }.
        [piece_stood_up] Stood up again: { $pieces }.
        [figure_laid_down] Laid down: { $pieces }.
        [piece_lifted] Lifted off for the flick: { $pieces }.
        [piece_set_aside] Set aside for the tower: { $pieces }.
       *[other] A hand makes room: { $pieces }.
    }
fl-life = { $life } of { $most } life points
fl-actions =
    { $count ->
        [one] one action left
       *[other] { $count } actions left
    }
fl-ready = can be activated
fl-done = has acted
fl-dead = dead
fl-nobody = You lead nobody yet.
fl-deck-destiny = Destiny
fl-deck-objective = Secret objective
fl-deck-exile = Plan of the exiles
fl-deck-combat = Combat
fl-fulfilled = fulfilled
fl-rounds = Round { $round }, the skull comes after round { $last }
fl-round = Round { $round } of { $last }
fl-round-of = Round { $round } of { $rounds }
fl-yours = yours
fl-points = { $count ->
        [one] 1 point
       *[other] { $count } points
    }
fl-killed = Zombies killed: { $killed }. In the cellar: { $cellar }.
fl-invasion = New zombies: { $day } before a day, { $night } before a night.
fl-kills =
    { $count ->
        [one] one kill
       *[other] { $count } kills
    }
fl-has-card = has a secret card
fl-exiled = exiled
fl-the-dead = Dead: { $people }
fl-reconstructed = Sizes, weights, most cards and all ten scenarios are our reconstruction.
fl-horde = A new horde
fl-won = You have won
fl-lost = You have lost
fl-sum-rounds = Rounds
fl-sum-killed = Zombies killed
fl-sum-alive = Survivors alive
fl-sum-dead = Dead
fl-sum-score = Points
fl-goal-score = When the skull is reached, the higher score wins.
fl-goal-kills = Kill { $count } zombies.
fl-goal-chips = { $chips } { $how ->
        [carried] carried, in: { $house }
       *[lying] lie here: { $house }
    }.
fl-goal-supplies = { $count } supplies { $how ->
        [carried] carried, in: { $house }
       *[lying] lie here: { $house }
    }.
fl-goal-own-in = { $count } of your survivors{ $alone ->
        [yes] {" "}alone
       *[no] { "" }
    } in: { $house }.
fl-goal-everybody = Everybody alive is here: { $house }.
fl-goal-points = { $count ->
        [one] 1 point.
       *[other] { $count } points.
    }
fl-goal-enemies = Nobody in the other group is alive.
fl-goal-exile = The secret plan of the exiles works out.
