# Words for the drawings of Zombicide. Names of people, cards, skills and zones come with the texts of the game.
zc-map = The town
zc-reconstructed = partly our own map

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
  }{ $colour ->
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
    [yes] , has had a turn
   *[no] {""}
  }
zc-group = { $count } × { $kind }, { $zone }
zc-count-of = { $count } × { $kind }
zc-car = { $car }, { $zone }{ $supplies ->
    [0] {""}
    [one] , one supply in it
   *[other] , { $supplies } supplies in it
  }
zc-fills = { $count ->
    [one] one room fills with zombies
   *[other] { $count } rooms fill with zombies
  }
zc-token-start = Start
zc-token-exit = Exit
zc-token-zombie_exit = Zombie exit
zc-token-bunker = Bunker
zc-token-spawn = { $colour ->
    [blue] Blue spawn zone
    [green] Green spawn zone
   *[red] Spawn zone
  } { $number }{ $quiet ->
    [yes] , not active
   *[no] {""}
  }
zc-token-objective = { $colour ->
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
zc-about-exit = If the mission says so, this is where you must get to.
zc-about-spawn = At the end of every round new zombies appear here.
zc-about-objective = Whoever stands here can take it with an action{ $xp ->
    [0] .
   *[other] {""} and gains { $xp } experience.
  }
zc-range = Range { $range }
zc-noise = Noise { $count }
zc-loudest = The loudest zone of all
zc-empty = Nobody and nothing here.
zc-zombie-line = { $actions ->
    [one] one action
   *[other] { $actions } actions
  }, takes { $wounds } damage to kill, { $xp } experience
zc-xp = { $xp } experience

zc-level-blue = Blue
zc-level-yellow = Yellow
zc-level-orange = Orange
zc-level-red = Red
zc-danger = { $xp } experience: danger level { $level_adj }
zc-hands = Hands
zc-reserve = Reserve
zc-skills = Skills
zc-skill-gained = gained
zc-slot-hand_1 = Left hand
zc-slot-hand_2 = Right hand
zc-slot-reserve = Reserve { $number }
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
zc-free-move = { $count } free for moving
zc-free-combat = { $count } free for fighting
zc-free-search = { $count } free for searching
zc-status-eliminated = eliminated
zc-status-escaped = escaped
zc-status-done = has had a turn
zc-status-waiting = still to act

zc-stat-range = Range
zc-stat-dice = Dice
zc-stat-accuracy = Hits from
zc-stat-damage = Damage
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

zc-die = { $face }{ $hit ->
    [yes] , hits
   *[no] {""}
  }
zc-hits = { $count ->
    [0] no hits
    [one] one hit
   *[other] { $count } hits
  }
zc-needs = hits on { $accuracy } or more
zc-worth = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
  }, hits on { $accuracy } or more, damage { $damage }
zc-chance = { $chance }% to hit
zc-reach = { $far ->
    [yes] range { $from } to { $to }
   *[no] range { $from }
  }
zc-own-people = careful, your own people ({ $people })
zc-burns = { $who } dies in the fire
zc-hurt = wounded already: one more is the end
zc-unhurt = not wounded yet
zc-price = { $count ->
    [0] free
    [one] 1 action
   *[other] { $count } actions
  }
zc-with-damage = damage { $damage }

zc-scream = Aaahh!
zc-walk = { $count ->
    [one] 1 { $kind }
   *[other] { $count } { $kind_many }
  } { $to_to }
zc-walks = On the move: { $text }.
zc-walks-why = On the move: { $text }. { $why_id ->
    [sight] They see { $whom }
    [noise] They hear the loudest noise { $targets_in }
   *[far_noise] Noise behind closed doors draws them { $targets_in }
  }.
zc-lies-there = there is: { $card }
zc-added = { $count ->
    [one] 1 { $kind } { $zone_in }
   *[other] { $count } { $kind_many } { $zone_in }
  }
zc-log-added = To make groups equal, these are added: { $text }.
zc-log-card = Zombie card, danger level { $level_adj }: { $text }
zc-walks-many = { $count } zombies are on the move, to { $places } places.

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
zc-mission-facts = { $difficulty } · { $minutes } min · from { $survivors } survivors
zc-mission-line = { $difficulty }, about { $minutes } minutes, from { $survivors } survivors

zc-won = You have made it
zc-lost = The town has got you
zc-killed = Zombies killed
zc-sum-rounds = rounds
zc-sum-kills = zombies killed
zc-sum-experience = experience
zc-sum-alive = survivors alive
zc-survived = alive

# Words for the table of Zombicide; those of its drawings lie with them.
zc-lend = Let a bot play
zc-lend-whom = Let a bot play { $name }
zc-stock = In the box:
zc-decks = Cards left: { $equipment } equipment, { $zombies } zombies.
zc-led-by =
    { $who ->
        [you] Led by you
       *[other] Led by { $player }
    }
zc-danger-about = The survivor with the most experience sets it for all: blue at first, yellow from { $yellow } points, orange from { $orange }, red from { $red }. The higher it is, the worse the zombie cards.
zc-danger-level = Danger: { $level }
zc-experience = experience points
zc-objective = Objective
zc-slots-hand = Hands
zc-slots-reserve = Reserve
zc-slots-discard = Discard
zc-trade-offer = Offer this
zc-trade-so = Trade like this
zc-keep-losing = Keep it like this. Discarded: { $cards }
zc-keep-so = Keep it like this
zc-goals-done = Goals: { $done } of { $all }
zc-sheet-of = The sheet of { $name }
zc-round = Round { $round }

## Missions and survivors of one's own

zc-missions-which = Which mission?
zc-missions-reconstructed = partly reconstructed
zc-missions-survivors = Your own survivors:
zc-missions-file = A mission or survivor file of your own (TOML or JSON)
zc-missions = Missions
zc-survivors = Survivors
zc-mission-none = No mission of your own yet.
zc-survivor-none = No survivor of your own yet.
zc-mission-new = New empty mission
zc-survivor-new = New survivor
zc-mission-file = Open a mission file (TOML)
zc-mission-printed = Printed mission
zc-survivor-file = Open a survivor file (TOML)
zc-mission-nameless = Mission without a name
zc-survivor-nameless = Survivor without a name
zc-make-tiles = Tiles
zc-make-tokens = Map
zc-make-goals-tab = Goals
zc-make-about = About
zc-make-layout = Tiles of the map
zc-make-columns = Columns
zc-make-rows = Rows
zc-make-turn = Turn
zc-make-no-tile = No tile lies there yet.
zc-make-cell = Row { $row }, column { $column }: { $tile ->
    [none] no tile
   *[other] tile { $tile }, turned by { $turn }
  }
zc-make-tiles-how = The next tile goes to row { $row }, column { $column }. Touch a cell to choose it, once more to turn its tile.
zc-make-tiles-first = The tiles come first: every cell of the map needs one.
zc-make-side = Side { $tile } (back: { $back }){ $state ->
    [used] , in use
    [unfit] , does not fit here
   *[free] {""}
  }
zc-make-used = in use
zc-make-unfit = does not fit
zc-make-tools = What is put on the map
zc-make-tool-start = Start
zc-make-tool-start-how = Touch the zone in which all survivors begin.
zc-make-tool-spawn = Spawn
zc-make-tool-spawn-how = Touch street zones from which zombies come. They take their turns in this order; one that is not active needs a special rule to wake it.
zc-make-tool-door = Door
zc-make-tool-door-how = Touch a dashed stretch of wall to put a door there, or a door to take it away. Every building needs one.
zc-make-tool-objective = Objective
zc-make-tool-objective-how = Touch a zone to put an objective there, once more to take it away.
zc-make-tool-exit = Exit
zc-make-tool-exit-how = Touch the zone by which survivors leave. Not every mission needs one.
zc-make-tool-car = Car
zc-make-tool-car-how = Touch the street zones in which cars stand.
zc-make-tool-bunker = Bunker
zc-make-tool-bunker-how = Touch a zone that has to be reached and cleared: it becomes a goal.
zc-make-tool-zombie_exit = Zombie exit
zc-make-tool-zombie_exit-how = Touch zones by which zombies leave the map: a special rule says how many may.
zc-make-colour = Colour
zc-make-car-kind = Kind of car
zc-make-xp = Experience
zc-make-heals = heals a wound
zc-make-active = active
zc-make-drive = Cars can be driven
zc-make-indoors = Spawn zones may lie in rooms
zc-make-hidden = Some objectives have a hidden colour
zc-make-how-many = How many
zc-make-goals = Goals
zc-make-goals-none = No goal yet. A mission needs at least one.
zc-make-rules = Special rules
zc-make-rules-none = No special rules.
zc-make-goal-which = Which goal
zc-make-goal-add = Add goal
zc-make-rule-which = Which special rule
zc-make-rule-add = Add rule
zc-make-goal-collect_all_objectives = Take all objectives
zc-make-goal-find_cards = Find cards
zc-make-goal-exit_with_cards = Leave by the exit with cards
zc-make-goal-exit_all_survivors = All stand in the exit zone
zc-make-goal-danger_level = Reach a danger level
zc-make-goal-all_survivors_in_one_clear_spawn_zone = All stand in one spawn zone without zombies
zc-make-goal-supplies_driven_out = Drive supplies out
zc-make-goal-neutralise_all_spawns = Neutralise all spawn zones
zc-make-goal-reach_clear_zone = Reach and clear a zone (bunker)
zc-make-goal-leave_from_start = Leave from the start zone
zc-make-rule-zombie_deck = Only some zombie cards
zc-make-rule-start_weapons_on_deck_top = Starting weapons on top of the deck
zc-make-rule-no_search = Zones without search
zc-make-rule-load_supplies = Supplies are loaded into cars
zc-make-rule-linked_doors = One door opens all doors of its building
zc-make-rule-one_walker_per_room_at_start = A Walker in every room at the start
zc-make-rule-zombie_exit = Zombies leave the map
zc-make-rule-locked_door = Locked door
zc-make-rule-late_spawn = Sleeping spawn zone
zc-make-rule-survivors_per_player = Survivors for each player
zc-make-rule-recruits_at_objectives = New survivors at objectives
zc-make-field-cards = Cards
zc-make-field-min_survivors = At least this many survivors
zc-make-field-level = Danger level
zc-make-field-count = How many
zc-make-field-all_survivors_out = Nobody is left behind
zc-make-field-zone = Zone
zc-make-field-zones = Zones
zc-make-field-survivors_by_players = Survivors that must leave, by number of players
zc-make-field-noise = Noise in these zones
zc-make-field-lose_at = Lost when this many have left
zc-make-field-colour = Colour
zc-make-name-en = English name
zc-make-name-de = German name
zc-make-story-en = Story in English (how it came to this)
zc-make-story-de = Story in German
zc-make-paper = Time of day
zc-make-paper-day = Day
zc-make-paper-night = Night
zc-make-difficulty = Difficulty
zc-make-minutes = Minutes
zc-make-min-survivors = Survivors, at least
zc-make-players-least = Players, from
zc-make-players-most = Players, up to
zc-make-survivor-name = Name
zc-make-skills = All skills
zc-make-skill = Skill { $number } at level { $level }
zc-make-parameter = Which kind
reason-zc-no-name = The mission has no name yet.
reason-zc-empty-cell = A cell of the map has no tile yet.
reason-zc-no-start = No start zone is chosen yet.
reason-zc-skills-missing = { $count ->
    [one] One skill is not chosen yet.
   *[other] { $count } skills are not chosen yet.
  }

# A way from one zone to another, for whoever listens
zc-place-door = { $open ->
    [yes] open
   *[no] closed
  }{ $colour ->
    [blue] {" "}blue
    [green] {" "}green
   *[red] {""}
  } door

## A bot's advice: cards instead of slots

zc-would-melee_attack = strike { $at_in } ({ $both ->
        [yes] with both: { $card }
       *[no] weapon: { $card }
    })
zc-would-ranged_attack = attack { $at_acc } ({ $both ->
        [yes] with both: { $card }
       *[no] weapon: { $card }
    })
zc-would-trade = trade with { $partner }: { $moves }
zc-would-give = { $card } to { $partner }
zc-would-lay = { $card } { $slot_to }
zc-would-discard = discard { $card }
