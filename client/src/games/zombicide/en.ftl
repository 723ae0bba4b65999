# Words for the drawings of Zombicide. Names of people, cards, skills and zones come with the texts of the game.
zc-map = The town
zc-closer = Closer
zc-farther = Farther away
zc-whole = The whole map
zc-close = Close
zc-reconstructed = partly our own map
zc-reconstructed-why = The original is not known. Our own design: { $parts }.
zc-part-layout = tiles
zc-part-doors = doors
zc-part-start = start
zc-part-spawns = spawn zones
zc-part-objectives = objectives
zc-part-exit = exit
zc-part-cars = cars
zc-part-bunker = bunker
zc-part-zombie_exits = zombie exits

zc-zone = { $zone }: { $survivors ->
    [0] no survivors
    [one] one survivor
   *[other] { $survivors } survivors
  }, { $zombies ->
    [0] no zombies
    [one] one zombie
   *[other] { $zombies } zombies
  }{ $noise ->
    [0] {""}
   *[other] , noise { $noise }
  }
zc-door = { $open ->
    [yes] Open door
   *[no] Closed door
  }{ $color ->
    [blue] , blue
    [green] , green
   *[red] {""}
  }, { $room } to { $street }
zc-wall = Wall between { $room } and { $street }
zc-survivor = { $survivor }, { $zone }{ $wounds ->
    [0] {""}
    [one] , one wound
   *[other] , { $wounds } wounds
  }{ $done ->
    [yes] , has had the turn
   *[no] {""}
  }
zc-group = { $count } × { $kind }, { $zone }
zc-count-of = { $count } × { $kind }
zc-car = { $car }, { $zone }{ $supplies ->
    [0] {""}
    [one] , one supply in it
   *[other] , { $supplies } supplies in it
  }
zc-token-start = Start
zc-token-exit = Exit
zc-token-zombie_exit = Zombie exit
zc-token-bunker = Bunker
zc-token-spawn = { $color ->
    [blue] Blue spawn zone
    [green] Green spawn zone
   *[red] Spawn zone
  } { $number }{ $quiet ->
    [yes] , not active
   *[no] {""}
  }
zc-token-objective = { $color ->
    [blue] Blue objective
    [green] Green objective
    [none] Objective, face down
   *[red] Objective
  }
zc-token-taken = An objective was here
zc-token-noise = { $number ->
    [one] Noise
   *[other] Noise, { $number } tokens
  }
zc-range = Range { $range }
zc-noise = Noise { $count }
zc-loudest = The loudest zone of all
zc-empty = Nobody and nothing here.
zc-zombie-line = { $actions ->
    [one] one action
   *[other] { $actions } actions
  }, dies from { $wounds } damage, { $xp } experience
zc-xp = { $xp } experience

zc-level-blue = Blue
zc-level-yellow = Yellow
zc-level-orange = Orange
zc-level-red = Red
zc-danger = { $xp } experience: danger level { $level }
zc-hands = Hands
zc-reserve = Reserve
zc-skills = Skills
zc-skill-gained = gained
zc-free-slot = free
zc-slot-hand_1 = Left hand
zc-slot-hand_2 = Right hand
zc-slot-reserve = Reserve { $number }
zc-slot-discard = Discard
zc-wound = Wound
zc-wounds = { $count ->
    [0] no wounds
    [one] one wound
   *[other] { $count } wounds
  }
zc-actions = { $count ->
    [0] no actions left
    [one] one action left
   *[other] { $count } actions left
  }
zc-free-move = { $count } free to move
zc-free-combat = { $count } free to fight
zc-free-search = { $count } free to search
zc-status-eliminated = eliminated
zc-status-escaped = escaped
zc-status-done = has had the turn
zc-status-waiting = still to act

zc-stat-range = Range
zc-stat-dice = Dice
zc-stat-accuracy = Hits from
zc-stat-damage = Damage
zc-stat-line = range { $range }, { $dice } dice, hits from { $accuracy }, damage { $damage }
zc-kills-everything = kills everything in the zone
zc-is-noisy = noisy
zc-is-silent = silent
zc-opens-silent = opens doors silently
zc-opens-noisy = opens doors, noisy
zc-is-dual = two at once
zc-is-unloaded = unloaded
zc-reloads = must be reloaded
zc-is-supply = supply
zc-kind-item = item
zc-kind-event = event
zc-mode-blade = blade
zc-mode-gun = gun
zc-ammo-bullets = bullets
zc-ammo-shells = shells

zc-inventory = Cards in slots
zc-inventory-how = Drag a card, or touch it and then its place.
zc-inventory-holding = { $card } in hand. Where to?
zc-inventory-put = Put { $card } here: { $slot }
zc-inventory-take = Take { $card } from { $slot }
zc-inventory-fixed = { $card } stays.

zc-die = { $face }{ $hit ->
    [yes] , hits
   *[no] {""}
  }
zc-hits = { $count ->
    [0] no hits
    [one] one hit
   *[other] { $count } hits
  }
zc-needs = hits from { $accuracy }
zc-with-damage = damage { $damage }
zc-rolling = The dice roll.

zc-spawn-card = Zombie card { $number }
zc-card-spawn = They come
zc-card-manhole = From the manholes
zc-card-activation = They act again
zc-row-nothing = nobody
zc-row-spawn = { $amount } × { $kind }
zc-row-acts = all of them: { $kind }

zc-goals = Goals
zc-rules = In this mission
zc-goal-done = done
zc-goal-open = open
zc-difficulty-tutorial = tutorial
zc-difficulty-easy = easy
zc-difficulty-medium = medium
zc-difficulty-hard = hard
zc-mission-line = { $difficulty }, about { $minutes } minutes, from { $survivors } survivors
zc-goal-collect_all_objectives = Take all objectives.
zc-goal-find_cards = Find: { $cards }.
zc-goal-exit_with_cards = Then leave over the exit, at least { $survivors }, with { $cards }.
zc-goal-exit_all_survivors = All survivors stand in the exit zone together.
zc-goal-danger_level = { $survivors ->
    [one] One survivor reaches
   *[other] { $survivors } survivors reach
  } danger level { $level }.
zc-goal-all_survivors_in_one_clear_spawn_zone = Then everybody stands in one spawn zone without zombies.
zc-goal-supplies_driven_out = Drive { $count } supplies out over the exit; nobody stays behind.
zc-goal-neutralise_all_spawns = Neutralise all spawn zones.
zc-goal-reach_clear_zone = Reach { $zone } with { $survivors ->
    [one] one survivor
   *[other] { $survivors } survivors
  }, and no zombie in it.
zc-goal-leave_from_start = { $survivors ->
    [0] Leave the board from the start zone.
    [one] One survivor leaves the board from the start zone.
   *[other] { $survivors } survivors leave the board from the start zone.
  }
zc-rule-zombie_deck = Only some of the zombie cards are used.
zc-rule-start_weapons_on_deck_top = The starting weapons lie on top of the deck.
zc-rule-no_search = No searching in: { $zones }.
zc-rule-load_supplies = Supplies can be loaded into cars.
zc-rule-linked_doors = Opening a door opens the other doors of its building.
zc-rule-one_walker_per_room_at_start = A Walker waits in every room.
zc-rule-zombie_exit = Zombies leave over { $zones }. After { $count } the match is lost.
zc-rule-locked_door = { $color ->
    [blue] The blue door
   *[green] The green door
  } opens only once the objective of its colour is taken.
zc-rule-late_spawn = { $color ->
    [blue] The blue spawn zone
   *[green] The green spawn zone
  } sleeps until the objective of its colour is taken.
zc-rule-survivors_per_player = Survivors for each player: { $count }.
zc-rule-recruits_at_objectives = Objectives without a colour bring new survivors.

zc-won = You have made it
zc-lost = The town has you
zc-killed = Zombies killed
zc-sum-rounds = rounds
zc-sum-kills = zombies killed
zc-sum-experience = experience
zc-sum-alive = survivors alive
zc-survived = alive
