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
fl-stands = standing
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
fl-by-hand = { $event_id ->
        [piece_put_back] Back to where they stood: { $pieces_the }.
        [piece_put_down] Back to where they stood: { $pieces_the }.
        [piece_brought_back] Back into the town: { $pieces_the }.
        [piece_stood_up] Stood up again: { $pieces_the }.
        [figure_laid_down] Laid down: { $pieces_the }.
        [piece_lifted] Lifted off for the flick: { $pieces_the }.
        [piece_set_aside] Set aside for the tower: { $pieces_the }.
       *[other] A hand makes room: { $pieces_the }.
    }
fl-life = { $life } of { $most } life points
fl-actions =
    { $count ->
        [one] one action left
       *[other] { $count } actions left
    }
fl-worth = { $life ->
        [one] 1 life point
       *[other] { $life } life points
    }, { $weapon }
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
fl-too-late = The winter is over, but the goal has not been reached.
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
       *[card] Friction of the tower’s card
    }
fl-cal-dial-why = From { NUMBER($low) } (ice) to { NUMBER($high) } (rubber); shipped: { NUMBER($value) }.
fl-cal-bounds = Between { NUMBER($low, maximumFractionDigits: 4) } and { NUMBER($high, maximumFractionDigits: 4) }, please.
fl-cal-wrong = A value lies outside its bounds. Nothing is measured with it; see what stands below it.
fl-cal-runs = Tries for each share
fl-cal-measure = Measure
fl-cal-measure-above = Measure with these values
fl-cal-measuring = Measuring …
fl-cal-shipped = Back to the shipped values
fl-cal-wait = The server flicks, shoots and pours; that takes some seconds.
fl-cal-old = You have changed a value: measure again to see what it does.
fl-cal-done = Measured with { $engine }, { $runs } tries for each share.
fl-cal-found = What comes out
fl-cal-what-is = { $what ->
        [slide] How far a movement disc slides
        [tipping] How often a bullet knocks a figure over
        [rush] How often a rush knocks a survivor over
       *[reach] How far a rush reaches (half of the zombies come farther)
    }
fl-cal-figure = { $figure ->
        [slide-600] Flicked gently, at 600 mm a second
        [slide-1000] Flicked at 1000 mm a second
        [slide-2000] Flicked hard, at 2000 mm a second
        [square-1400] Hit on its face, at 1400 mm a second
        [edge-1400] Hit on its narrow edge, at 1400 mm a second
        [edge-2200] Hit on its narrow edge, at 2200 mm a second
        [quiet-60] One zombie, the survivor 60 mm in front of it
        [loud-60] Three zombies, the survivor 60 mm in front of them
        [reach-one] One zombie, past the edge of the ramp
       *[reach-three] Three zombies, past the edge of the ramp
    }
fl-cal-amount = { $what ->
        [slide] { NUMBER($amount) } mm
        [reach] { NUMBER($amount, maximumFractionDigits: 0) } mm
       *[other] { NUMBER($amount, maximumFractionDigits: 0) }%
    }
fl-cal-verdict = { $verdict ->
        [met] as wanted
        [low] too little
       *[high] too much
    } ({ NUMBER($low, maximumFractionDigits: 0) } to { NUMBER($high, maximumFractionDigits: 0) }{ $what ->
        [slide] { " mm" }
        [reach] { " mm" }
       *[other] %
    })
fl-cal-key-wanted = wanted
fl-cal-key-found = measured
fl-cal-key-shipped = with the shipped values
fl-cal-pieces = The pieces
fl-cal-piece = Piece
fl-cal-pieces-how = Whoever makes a piece larger makes it lighter for its size: the mass stays as it is written.
fl-cal-column = { $what ->
        [wide] Width (mm)
        [deep] Depth (mm)
        [high] Height (mm)
        [mass] Mass (g)
        [friction] Friction
       *[rolling] Rolling
    }
fl-cal-tower = The tower
fl-cal-tower-how = Millimetres, from the middle of the shaft and from the table.
fl-cal-tower-part = { $part ->
        [wall] Walls
        [wide] Width inside
        [deep] Depth inside
        [high] Height of the roof
        [gate] Height of the exit
        [ramp] Length of the ramp
        [ridge] Ridge of the slide (rad)
        [baffle] Baffle begins, forward
        [baffle_up] Baffle begins, up
        [baffle_end] Baffle ends, forward
        [baffle_end_up] Baffle ends, up
        [slide] Slide begins, forward
        [slide_up] Slide begins, up
        [bend] Slide bends, forward
        [bend_up] Slide bends, up
        [lip] Slide ends, forward
       *[lip_up] Slide ends, up
    }
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

## The workshop: scenarios of one's own
fl-scenarios = Scenarios
fl-scenario-none = No scenario yet. Begin with an empty town, or with a printed scenario.
fl-scenario-new = New empty town
fl-scenario-file = Open a scenario file
fl-scenario-printed = Printed scenario
fl-scenario-nameless = Scenario without a name
fl-scenario-own-file = A scenario file of your own (TOML or JSON)
reason-fl-no-name = The scenario has no name yet.
reason-fl-goal-unsaid-everybody = Goal: in which house does everybody have to be?
reason-fl-goal-unsaid-chips = Goal: which chips have to be in the house?
fl-make-first = My town
fl-make-table = Table
fl-make-goals-tab = Goals
fl-make-about = About
fl-make-map = The town from above, to be laid out
fl-make-piece = { $piece }, { $x } east, { $y } north
fl-make-tools = What is put on the table
fl-make-tool-house = Houses
fl-make-tool-house-how = All seven stand in the town. Drag them; the dashed fields before and behind the door stay free.
fl-make-tool-survivor = Survivors
fl-make-tool-survivor-how = Touch the snow to put the next one there. Drag, or use the arrow keys; R turns, Delete takes away.
fl-make-tool-zombie = Zombies
fl-make-tool-zombie-how = Touch the snow to put the next one there. All zombies look the same way; those in the box wait in the cellar.
fl-make-tool-vehicle = Vehicles
fl-make-tool-vehicle-how = Touch the snow to park the next one there.
fl-make-tool-barricade = Barricades
fl-make-tool-barricade-how = Touch the snow to build the next one there.
fl-make-tool-lamp = Lamps
fl-make-tool-lamp-how = Touch the snow to put the next one there.
fl-make-tool-barrel = Barrels
fl-make-tool-barrel-how = Touch the snow to put the next one there. They explode only by a special rule (About).
fl-make-tool-crate = Crates
fl-make-tool-crate-how = Touch the snow to put the next one there.
fl-make-tool-acid = Acid
fl-make-tool-acid-how = Touch the snow where it lies. It burns only by a special rule (About).
fl-make-tool-tower = Tower
fl-make-tool-tower-how = Touch near a border: the tower moves there, its ramp towards the town.
fl-make-put = Put on the table: { $piece }
fl-make-clear = Clear the table
fl-make-none-left = { $what }: all of them are on the table.
fl-make-houses-stay = All seven houses stay in the town.
fl-make-x = East (mm)
fl-make-y = North (mm)
fl-make-turn = Direction (°)
fl-make-group = Group
fl-make-locked = locked: nobody gets in without a key
fl-make-face-down = Face-down chips
fl-make-chips = Open chips
fl-make-side = Border
fl-make-side-east = East
fl-make-side-north = North
fl-make-side-west = West
fl-make-side-south = South
fl-make-along = Along the border (mm)
fl-make-acid = There is acid
fl-make-goals = Goals
fl-make-goals-none = No goal: then the skull has to decide.
fl-make-goal-which = Which goal
fl-make-goal-add = Add goal
fl-make-goal-kills = Kill zombies
fl-make-goal-everybody = Everybody alive is in one house
fl-make-goal-chips = Certain chips in a house
fl-make-goal-supplies = Supplies in a house
fl-make-goal-hold = Hold a house
fl-make-goal-points = Score points
fl-make-goal-enemies = Nobody in the other group is alive
fl-make-goal-exile = The secret plan of the exiles works out
fl-make-field-kills = How many
fl-make-field-everybody_in = House
fl-make-field-house = House
fl-make-field-chips = How many of each
fl-make-field-supplies = How many
fl-make-field-carried = carried by somebody in it also counts
fl-make-field-own_in = Own survivors in it
fl-make-field-alone = and no enemy
fl-make-field-points = How many
fl-make-base = Base of the group
fl-make-no-base = none
fl-make-skull-by = When the skull is reached, these decide, in this order
fl-make-skull-tie = And else everybody …
fl-make-tie-lose = loses
fl-make-tie-win = wins
fl-make-measure-supplies = supplies
fl-make-measure-living = living survivors
fl-make-measure-points = points
fl-make-measure-kills = kills
fl-make-measure-score = score
fl-make-measure-exile_card = plan of the exiles
fl-make-groups = Who plays with whom
fl-make-groups-1 = all together
fl-make-groups-2 = two groups
fl-make-secret = Secret cards
fl-make-secret-none = none
fl-make-secret-objective = an objective for each group
fl-make-secret-exile = group B is outcast and has a plan
fl-make-secret-exile-objective = an objective for everybody, accusations and exile
fl-make-seats =
    { $most ->
        [0] Put survivors on the table.
       *[other] { $least ->
            [one] For one player or more, at most { $most }.
           *[other] For { $least } to { $most } players, at least one in each group.
        }
    }
fl-make-pattern = The secret cards are those of “{ $scenario }”, with its numbers.
fl-make-name = Name
fl-make-rounds = Rounds
fl-make-dead = Lost when so many are dead (0: all)
fl-make-day = New zombies before a day
fl-make-night = New zombies before a night
fl-make-decks = Cards
fl-make-deck-destiny = destiny
fl-make-deck-objective = objectives
fl-make-deck-exile = exile
fl-make-deck-combat = fights
fl-make-rules = Special rules
fl-make-rule-barrels_explode = barrels explode
fl-make-rule-acid_burns = acid burns
fl-make-rule-persons_stop_the_bat = persons stop the bat
fl-make-rule-accusations = accusations
fl-make-contested = Houses that score points when they are held
fl-make-worth = Points for an objective
fl-make-pool = Pool of face-down chips
