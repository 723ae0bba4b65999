### What the drawings of Dawn of the Zeds say.

dz-map = The town and its roads
dz-town = Farmingdale
dz-town-line = Stay indoors. Boil the water. Keep the roads clear.
dz-hospital = Hospital
dz-road-forest = Forest
dz-road-mountain = Mountain
dz-road-highway = Highway
dz-road-suburb = Suburb
dz-road-tunnel = Tunnel
dz-sign-suburb_1 = Suspension Bridge
dz-sign-tunnel_4 = Marteuse's Offices
dz-sign-tunnel_7 = Chromotechnics
dz-sign-tunnel_2 = Checkpoint
dz-place = { $place }: { $here ->
        [none] nobody
       *[other] { $here }
    }
dz-zed = { $zed } at { $place }, strength { $strength }{ $hits ->
        [0] {""}
        [one] , 1 hit
       *[other] , { $hits } hits
    }
dz-unit = { $unit }, { $place }{ $state ->
        [comatose] , in a coma
        [reduced] , weakened, strength { $strength }
       *[full] , strength { $strength }
    }{ $hits ->
        [0] {""}
        [one] , 1 hit
       *[other] , { $hits } hits
    }
dz-closed = nobody may enter this round
dz-apart = strength { $strength }{ $hits ->
        [none] {""}
        [0] , no hit
        [one] , 1 hit
       *[other] , { $hits } hits
    }{ $nth ->
        [1] , the first
        [2] , the second
        [3] , the third
        [4] , the fourth
        [5] , the fifth
       *[other] {""}
    }
dz-unit-strength = strength { $now }{ $weak ->
        [none] {""}
       *[other] {" "}(weakened { $weak })
    }
dz-unit-gun = gunfire { $now }{ $weak ->
        [none] {""}
       *[other] {" "}(weakened { $weak })
    }
dz-unit-move = moves { $points }
dz-hits = { $count ->
        [one] 1 hit
       *[other] { $count } hits
    }
dz-strength = strength { $strength }
dz-state-comatose = in a coma
dz-state-reduced = weakened
dz-state-defiant = defiant: will not leave the village
dz-state-villagers = villagers
dz-state-hidden = hidden
dz-used-up = used
dz-kind-town = town
dz-kind-village = village
dz-kind-named = a place of note
dz-kind-plain = open road
dz-kind-catacomb = catacomb
dz-benefit = defenders +{ $count }
dz-forage-town = foraging as in town
dz-forage-farm = foraging: plenty to eat
dz-forage-arms = foraging: ammo
dz-forage-other = foraging possible
dz-limits = room for { $zeds } { $zeds ->
        [one] zed
       *[other] zeds
    }{ $units ->
        [0] {""}
        [one] {" "}and 1 unit
       *[other] {" "}and { $units } units
    }
dz-chaos-here = { $count ->
        [one] a chaos marker
       *[other] { $count } chaos markers
    }
dz-nobody = Nobody is here.

## The event card and the tracks

dz-event = The event of this round
dz-no-event = The story begins
dz-next-event = A new round begins
dz-more = all of it
dz-less = less
dz-act = Act { $act }
dz-act-last = Last act
dz-acts = Cards left by act
dz-text-here = what the card says happens here
dz-phase-prfn = Refugees
dz-phase-infection = Infection
dz-phase-eat = Eat
dz-phase-zeds = Zeds
dz-phase-action = Actions
dz-phase-organisation = Organisation
dz-spine-refugees = { $count } new
dz-spine-infection = roll
dz-spine-die = a die
dz-spine-eat = { $count ->
        [one] 1 supply
       *[other] { $count } supplies
    }
dz-spine-actions = { $count ->
        [one] 1 action
       *[other] { $count } actions
    }
dz-spine-all = all tracks
dz-spine-all-twice = all, twice
dz-spine-fated-twice = fate, twice
dz-tracks = Tracks
dz-gauge = { $name }: { $value }{ $most ->
        [0] {""}
       *[other] {" "}of { $most }
    }
dz-gauge-infection = Infection
dz-gauge-supplies = Supplies
dz-gauge-ammo = Ammo
dz-gauge-actions = Actions
dz-gauge-chaos = Chaos
dz-gauge-research = Research
dz-own = own
dz-own-actions = { $count ->
        [one] 1 action of their own left
       *[other] { $count } actions of their own left
    }
dz-lapse = { $count ->
        [one] 1 action lapses
       *[other] { $count } actions lapse
    }
dz-kept = Kept cards and research
dz-next-card = comes next:
dz-deck-event = event
dz-deck-fate = fate
dz-deck-research = research
dz-decks = Still to come: { $events ->
        [one] 1 event
       *[other] { $events } events
    }, { $fates ->
        [one] 1 fate card
       *[other] { $fates } fate cards
    }, { $zeds ->
        [one] 1 zed
       *[other] { $zeds } zeds
    } in the bag.
dz-in-force = In force
dz-final-component = the final component of the antidote
dz-buried = In the cemetery: { $names }.
dz-past = Events so far: { $count }

## Fights

dz-chance = { $chance }%
dz-odds = The odds of this fight
dz-column = The column
dz-column-zeds_x3 = Zeds ×3
dz-column-zeds_x2 = Zeds ×2
dz-column-zeds_more = Zeds more
dz-column-equal = equal
dz-column-players_more = Players more
dz-column-players_x2 = Players ×2
dz-column-players_x3 = Players ×3
dz-row-T1 = town
dz-row-T2 = Town Center
dz-row-T3 = village
dz-row-T4 = cover
dz-row-T5 = open ground
dz-row-T6 = barricade
dz-row-T7 = strongpoint
dz-odds-melee = { $win }% that the zeds give way; on average { $theirs } hits on them, { $own } on us.
dz-odds-best = No roll could be better here.
dz-odds-shot = { $hit }% to hit; on average { $mean } hits.
dz-result-melee = { $zeds } on them, { $units } on us · { $loser ->
        [zeds] zeds retreat
       *[units] we retreat
    }
dz-result-shot = { $count ->
        [0] missed
        [one] 1 hit
       *[other] { $count } hits
    }
dz-way = { $who }: { $from } → { $to }
dz-ways = On the move: { $ways }.
dz-enter-all = Coming into play: { $units }.
dz-here-unit = { $unit }{ $strength ->
        [0] {""}
       *[other] , strength { $strength }
    }{ $hits ->
        [0] {""}
        [one] , 1 hit
       *[other] , { $hits } hits
    }
dz-here-zed = { $zed }, strength { $strength }{ $hits ->
        [0] {""}
        [one] , 1 hit
       *[other] , { $hits } hits
    }

## What levels add

dz-level-adds = { $level }: { $which ->
        [basic] what it is about
       *[other] what comes on top
    }

## The end

dz-saved = The town is saved
dz-lost = The town is lost
dz-closing = The town at the end
dz-side-won = Your side has won.
dz-side-lost = The other side has won.
dz-tier = { $total ->
    [one] 1 point
   *[other] { $total } points
  }: { $tier }.
dz-line = What counted
dz-points = Points
dz-points-units = people who are left
dz-points-refugees = refugees in the camp
dz-points-supplies = supplies in store
dz-points-ammo = ammo in store
dz-points-infection = infection kept low
dz-points-antidote = the antidote
dz-points-components = parts of the super weapon
dz-points-doctor_in_jail = Dr. Marteuse in jail
dz-points-chaos = chaos
dz-points-events_left = events that never came
dz-became = What became of everybody
dz-life-well = well, { $place }
dz-life-hurt = hurt, { $place }
dz-life-bed = in the hospital
dz-life-dead = lies in the cemetery
dz-life-camp = in the refugee camp
dz-life-jail = in jail
dz-life-away = gone
dz-epilogue-chaos-low = A few windows are broken; the shops open again.
dz-epilogue-chaos-high = Whole streets are black with soot.
dz-epilogue-chaos-ruin = Of most streets only the walls are left.
dz-epilogue-camp-empty = Nobody has reached the camp.
dz-epilogue-camp-some = In the camp people share what they have.
dz-epilogue-camp-full = The camp is full, and somebody has begun to teach the children.
dz-epilogue-antidote-yes = The antidote goes from town to town.
dz-epilogue-antidote-no = There is still no remedy.
dz-after-discharge = to the Town Center
dz-after-bury = dies, the bed is free
dz-note-melee = the zeds give way: { $chance } %
dz-note-shot = a hit: { $chance } %
