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
fl-how = Draw the piece back on the table and let go, or set the numbers here. The farther you draw, the finer you aim. Let go close to the piece, and it stays.
fl-how-look = Drag from the figure to where it should face, or turn the dial.
fl-lesson = Draw the piece back to the green ring and let go, or set the numbers here. Near enough will do: the lesson then shows its own flick.
fl-lesson-look = Drag from the figure to the green ring, or turn the dial. Near enough will do.
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
fl-goal = The goal
fl-goal-score = When the skull is reached, the higher score wins.
fl-goal-kills = Kill { $count } zombies (so far: { $done }).
fl-goal-chips = { $how ->
        [carried] Carry these into one house ({ $house }):
       *[lying] Leave these in one house ({ $house }):
    } { $chips }.
fl-goal-supplies = { $how ->
        [carried] Carry { $count } supplies
       *[lying] Leave { $count } supplies
    } here: { $house }.
fl-goal-own-in = Have { $count } of your survivors{ $alone ->
        [yes] , and nobody else,
       *[no] { "" }
    } in this house: { $house }.
fl-goal-everybody = Get everybody alive into this house: { $house } ({ $done } of { $all }).
fl-goal-points = { $count ->
        [one] 1 point.
       *[other] { $count } points.
    }
fl-goal-enemies = Nobody in the other group is alive.
fl-goal-exile = The secret plan of the exiles works out.
fl-cal-what = Every flick and every rush is computed with these pieces on this table. Here you see what that gives, next to what the rules’ catalogue asks for, and what other values would do. Nothing here changes a match: matches are always played with the shipped values.
fl-cal-values = Values
fl-cal-dial = { $dial ->
        [table] Friction of the table
        [card] Friction of the tower’s card
       *[figures] Weight of the figures
    }
fl-cal-dial-why = { $dial ->
        [figures] From { NUMBER($low) } to { NUMBER($high) } times as heavy; shipped: { NUMBER($value) }.
       *[other] From { NUMBER($low) } (ice) to { NUMBER($high) } (rubber); shipped: { NUMBER($value) }.
    }
fl-cal-runs = Tries for each share
fl-cal-measure = Measure
fl-cal-measuring = Measuring …
fl-cal-shipped = Back to the shipped values
fl-cal-wait = The server flicks, shoots and pours; that takes some seconds.
fl-cal-old = You have changed a value: measure again to see what it does.
fl-cal-done = Measured with { $engine }, { $runs } tries for each share.
fl-cal-found = What comes out
fl-cal-what-is = { $what ->
        [slide] How far a movement disc slides
        [tipping] How often a bullet knocks a figure over
       *[rush] How often a rush knocks a survivor over
    }
fl-cal-figure = { $figure ->
        [slide-600] Flicked gently, at 600 mm a second
        [slide-1000] Flicked at 1000 mm a second
        [slide-2000] Flicked hard, at 2000 mm a second
        [square-1400] Hit on its face, at 1400 mm a second
        [edge-1400] Hit on its narrow edge, at 1400 mm a second
        [edge-2200] Hit on its narrow edge, at 2200 mm a second
        [quiet-60] One zombie, the survivor 60 mm in front of it
       *[loud-60] Three zombies, the survivor 60 mm in front of them
    }
fl-cal-amount = { $what ->
        [slide] { NUMBER($amount) } mm
       *[other] { NUMBER($amount, maximumFractionDigits: 0) } %
    }
fl-cal-verdict = { $verdict ->
        [met] as wanted
        [low] too little
       *[high] too much
    } ({ NUMBER($low, maximumFractionDigits: 0) } to { NUMBER($high, maximumFractionDigits: 0) } { $what ->
        [slide] mm
       *[other] %
    })
fl-cal-key-wanted = wanted
fl-cal-key-found = measured
fl-cal-key-shipped = with the shipped values
fl-cal-pieces = The pieces
fl-cal-piece = Piece
fl-cal-size = Width × depth × height (mm)
fl-cal-mass = Mass (g)
fl-cal-friction = Friction
fl-cal-kind = { $kind ->
        [disc] Movement disc
        [bullet] Bullet
        [pellet] Shotgun pellet
        [knife] Knife
        [bat] Baseball bat
        [building] Building
        [vehicle] Vehicle
        [lamp] Street lamp
        [barricade] Barricade
        [barrel] Barrel
        [crate] Crate
        [figure] Figure (survivor or zombie)
       *[other] { $kind }
    }
