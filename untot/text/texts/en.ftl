### What the text table itself says. Short plain sentences: they are read aloud by screen readers.

none = none
prompt = Your answer:
prompt-over = Command:

## Beginning and end

welcome = { $game }. Type help at any prompt.
player-person = { $player }: a person at this screen.
player-bot = { $player }: the bot { $bot }.
seed-secret = The seed of this match is secret. Its hash is { $hash }.
seed-research = The seed of this match is the number { $number }: it can be repeated and is not secret.
over = The match is over.
winners =
    { $count ->
        [0] Nobody wins.
        [one] The winner is { $players }.
       *[other] The victory is shared by { $players }.
    }
score =
    { $points ->
        [one] { $player }: 1 point.
       *[other] { $player }: { $points } points.
    }
seed-shown = The seed was { $seed }. Its hash is { $hash }.
record-hint = Type “record FILE” to write the record of this match, “quit” to leave.

## Turns

hand-over = Hand over to { $player }, then press Enter:
turn = { $player }, it is your turn.
final = This answer is final.
sealed = Your answer stays covered until all have answered.
together = All decide this together. If they do not agree, { $player } decides.
last-word = You have not agreed. { $player }, you have the last word.
proposal = { $player } says: { $answer }.
reminder =
    { $seconds ->
        [one] One second to talk and choose. The clock only reminds you.
       *[other] { $seconds } seconds to talk and choose. The clock only reminds you.
    }
time-is-up = Your time is up. This is only a reminder: take the time you need.
so-far = So far: { $words }. Type back to change it.
option = { $number }. { $text }
unchanged = Everything stays as it is
number-between = { $name }: a whole number from { $low } to { $high }.
ambiguous = That can mean: { $options }.
not-understood = I do not understand “{ $text }”. Type a number, a name, or help.
nothing-to-go-back = There is nothing to go back to.

## Commands: names (separated by commas) and helps

command-help = help, ?
command-options = options
command-back = back
command-board = board
command-hand = hand, me
command-log = log
command-players = players
command-settings = settings
command-why = why
command-rule = rule
command-rules = rules
command-undo = undo
command-redo = redo
command-pass-always = pass always
command-say = say
command-phrase = phrase
command-whisper = whisper
command-clauses = clauses
command-lang = lang
command-save = save
command-load = load
command-record = record
command-quit = quit, exit

help-answer = Answer with a number, or with a name or a part of it. Besides, you can type at any prompt:
help-entry = { $names }: { $text }
help-help = this list.
help-options = the question and its answers once more. An empty line does the same.
help-back = take back the last step of an answer that has several.
help-board = the whole board, your hand last.
help-hand = what only you can see.
help-log = the last lines of the log; a number behind it says how many.
help-players = who sits where.
help-settings = the switches of this match.
help-why = why something is not allowed, such as “why green”. Alone: all that is refused now.
help-rule = a clause of the rulebook, such as “rule MH-4.3”. Alone: the clause behind the question.
help-rules = all clauses with certain words, such as “rules sprint full”.
help-undo = take back your last answer, as long as nothing was rolled, shown or decided since.
help-redo = give the answer again that you took back.
help-pass-always = pass in every card window without being asked, whatever you hold. Once more: ask me again.
help-say = say something to the whole table, such as “say I will not vote for you”.
help-phrase = say a ready-made phrase by its number. Alone: the list of phrases.
help-whisper = say something to one player, such as “whisper blue vote red”, if the match allows it.
help-clauses = show or hide the clause numbers in the log.
help-lang = change the language: “lang de” or “lang en”.
help-save = save the match; a file name may follow.
help-load = go on with a saved match; the file name follows.
help-record = write the record of the match; a file name may follow.
help-quit = leave the table; you can save first.

## Answers to commands

setting = { $name }: { $value }. { $why } [{ $clause }]
clauses-shown = Clause numbers are shown.
clauses-hidden = Clause numbers are hidden.
lang-which = Which language? There is: { $known }.
lang-changed = The table speaks English now.
rule-none = The rulebook has nothing about “{ $text }”.
rule-more =
    { $count ->
        [one] And one more clause; use more words.
       *[other] And { $count } more clauses; use more words.
    }
refused = Not allowed now: { $what }.
why-allowed = Nothing speaks against “{ $text }”.
why-not-known = No rule speaks of “{ $text }”.
why-none = Nothing like these answers is refused now.
pass-always-on = From now on you pass in every card window without being asked. Type “pass always” again to end this.
pass-always-off = You are asked in card windows again.
whisper-whom = Whisper to whom? Type “whisper”, a name, and your words. There is: { $players }.
phrase-slot = Which one? { $known }. An empty line breaks off:
saved = Saved to { $file }. The file holds everybody's secrets: do not look into it.
loaded = Loaded from { $file }.
record-written = The record is in { $file }.
record-veiled = The match is not over yet: what you may not know is left out of the file, and it cannot be verified.
file-which = Which file?
file-error = { $file }: { $reason }.
quit-save = Save the match to { $file }? Enter saves, n does not, another name saves there:
no = n, no
goodbye = Goodbye.

## Errors of the command line

reason-unknown-holder = --seats: there is no “{ $holder }”; there is: { $known }.
reason-names-left = --names: nobody is left for { $names }.
reason-name-twice = --seats: the name “{ $name }” is there twice.
reason-unknown-preset = --preset: there is no “{ $preset }”; there is: { $known }.
reason-unknown-seat = --seat: there is no “{ $seat }”; there is: { $known }.
reason-other-seats = --seats: the saved match has { $seats } seats.

## The command line

menu-title = untot, a table for zombie games.
menu-play = play { $game }
menu-rules = read the rules of { $game }
menu-quit = leave
menu-prompt = Number:
game-which = Which game?
verified = Verified: the chain of hashes, the seed and all { $answers } answers are right.
unfinished = The chain of hashes is right; unfinished after answer { $answers }. Without the seed it cannot be played again.
error = { $reason }
not-verified = Not verified. { $reason }

## The command line: data

data-problem = The database itself is damaged: { $detail }.
data-part =
    { $part ->
        [unreadable] it cannot be read
        [record] the record
        [game] the game
        [rules] the version of the rules
        [settings] the settings of the table
        [events] the events
       *[running] the running step
    }
data-damaged = Match { $match } is damaged ({ $part }): { $detail }
data-repaired = Match { $match } was damaged ({ $part }) and is whole again.
data-checked =
    { $damaged ->
        [0] Matches: { $matches }, all whole.
       *[other] Matches: { $matches }, damaged: { $damaged }.
    }
data-exported = Records written to { $folder }: { $matches }. They hold what is secret in running matches.
data-salvaged = Whatever could be read is in a new database; the damaged one lies in { $file }.
data-can-repair = With --repair, whatever can be made from the records is made again. Please make a copy first.
data-moved =
    { $left ->
        [0] Matches copied: { $matches }.
       *[other] Matches copied: { $matches }; not readable: { $left }.
    }

## Mall of Horror

mall-round =
    { $round ->
        [0] Before the first round: { $phase }.
       *[other] Round { $round }, phase: { $phase }.
    }
mall-location-closed = { $number } { $name }: closed.
mall-location =
    { $number } { $name }: { $count } of { $capacity } places, defence { $defence }, { $zombies ->
        [0] no zombies
        [one] 1 zombie
       *[other] { $zombies } zombies
    }. { $count ->
        [0] Nobody is there.
       *[other] { $people }.
    }
mall-parking =
    { $number } { $name }: { $count ->
        [one] 1 person
       *[other] { $count } people
    }, room for all, { $zombies ->
        [0] no zombies
        [one] 1 zombie
       *[other] { $zombies } zombies
    }. { $count ->
        [0] Nobody is there.
       *[other] { $people }.
    }
mall-hidden = { $name } (hidden)
mall-player =
    { $name }: { $alive ->
        [one] 1 character
       *[other] { $alive } characters
    }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $cards ->
        [0] no cards
        [one] 1 card
       *[other] { $cards } cards
    }.
mall-eliminated = Eliminated.
mall-chief = Has the Chief's badge.
mall-chief-elected = Chief, elected this round.
mall-destination = Destination: { $location }.
mall-destination-set = Destination chosen, still covered.
mall-unplaced = { $player } still places: { $characters }.
mall-placement-dice = The two dice show { $dice }.
mall-dice-covered =
    { $count ->
        [0] The four dice lie under the box. Nobody has seen them.
       *[other] The four dice lie under the box. Seen by: { $players }.
    }
mall-dice = The four dice show { $dice }.
mall-vote =
    { $revote ->
        [yes] Re-vote
       *[no] Vote
    } at { $location } on { $kind ->
        [truck] who searches the truck
        [chief] who becomes Chief of Security
       *[victim] who is eaten
    }. Candidates: { $candidates }. Votes: { $weights }.
mall-deck =
    { $count ->
        [0] The deck is empty.
        [one] 1 card in the deck.
       *[other] { $count } cards in the deck.
    } Played: { $played }.
mall-dice-seen = You saw the dice under the box: { $dice }.
mall-loot = Cards from the truck: { $cards }.
mall-gift = You gave { $player } this card: { $card }.
mall-buried = You put under the deck: { $cards }.
mall-hand = Your hand: { $cards }.

## Zombicide

zombicide-round =
    { $round ->
        [0] Mission { $mission }, before the first round: { $phase }.
       *[other] Mission { $mission }, round { $round }, { $phase }. Danger level: { $level }. First player: { $player }.
    }
zombicide-goal = Goal: { $goal }
zombicide-goal-reached = Goal, reached: { $goal }
zombicide-rule = Special rule: { $rule }
zombicide-legend = Map: # wall, D closed door, / open door, letters survivors, z zombies, * objective, ^ spawn zone.
zombicide-zone = { $zone }: { $there }.
zombicide-objective =
    { $color ->
        [blue] blue objective
        [green] green objective
       *[red] objective
    }
zombicide-car = car { $number } ({ $kind })
zombicide-spawn = spawn zone { $number }
zombicide-place =
    { $what ->
        [start] start zone
        [exit] exit
        [bunker] bunker
       *[zombie-exit] zombie exit
    }
zombicide-noise = noise { $noise }
zombicide-loudest = the noisiest zone of all
zombicide-survivor =
    { $status ->
        [living] { $name } ({ $player }): { $place }, experience { $xp }, level { $level }.
        [escaped] { $name } ({ $player }): escaped, experience { $xp }, level { $level }.
       *[eliminated] { $name } ({ $player }): eliminated.
    }
zombicide-carries =
    { $count ->
        [0] Carries nothing.
       *[other] Carries: { $cards }.
    }
zombicide-skills = Skills: { $skills }.
zombicide-in-car = In car { $car }: { $seat }.
zombicide-activated =
    { $done ->
        [yes] Has had a turn this round.
       *[no] Has not had a turn yet this round.
    }
zombicide-slot = { $slot }: { $card }
zombicide-slot-empty = { $slot }: { $card } (not loaded)
zombicide-turn =
    It is { $name }'s turn: { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    } left{ $count ->
        [0] {""}
       *[other] , free actions: { $free }
    }.
zombicide-decks =
    { $deck ->
        [one] 1 equipment card
       *[other] { $deck } equipment cards
    } in the deck, { $discards } discarded; { $zombies ->
        [one] 1 zombie card
       *[other] { $zombies } zombie cards
    } in the deck. Killed: { $killed }.
zombicide-note = { $text } ({ $note })

## Zombie Town

town-day =
    { $day ->
        [0] Before the first day: { $phase }.
       *[other] Day { $day } of { $days }, { $phase }.
    }
town-letter =
    { $color ->
        [red] R
        [blue] B
        [green] G
        [yellow] Y
        [black] K
       *[white] W
    }
town-legend = Map: ## cemetery, x its edge, . street, 01 to 12 buildings, z zombies, = barricade. Pawns: { $letters }; a small letter is an owner who is away.
town-loose = Zombies on the streets, away from the cemetery: { $squares }.
town-building =
    { $name }{ $dealt ->
        [yes] , { $house } { $number }
       *[no] {""}
    }: { $cards ->
        [0] no cards in the pile
        [one] 1 card in the pile
       *[other] { $cards } cards in the pile
    }.
town-owned = Belongs to { $owner }.
town-home-base = Home base of { $owner }.
town-barricades =
    { $count ->
        [one] 1 barricade.
       *[other] { $count } barricades.
    }
town-pressure =
    { $count ->
        [one] 1 zombie at its walls.
       *[other] { $count } zombies at its walls.
    }
town-lit = Fireworks above it.
town-inside = Inside: { $there }.
town-stored =
    { $count ->
        [one] { $player } has stored 1 card.
       *[other] { $player } has stored { $count } cards.
    }
town-zombies =
    { $count ->
        [one] 1 zombie
       *[other] { $count } zombies
    }
town-armed = { $name } with { $weapon }
town-weapon =
    { $shots ->
        [0] { $weapon } (empty)
        [one] { $weapon } (1 shot)
       *[other] { $weapon } ({ $shots } shots)
    }
town-shots =
    { $shots ->
        [0] empty
        [one] 1 shot
       *[other] { $shots } shots
    }
town-player =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $cards ->
        [0] no cards
        [one] 1 card
       *[other] { $cards } cards
    }.
town-pawn =
    { $name }: { $place }, health { $health }, { $kills ->
        [one] 1 kill
       *[other] { $kills } kills
    }.
town-dead =
    { $kills ->
        [one] { $name }: dead, 1 kill.
       *[other] { $name }: dead, { $kills } kills.
    }
town-carries = { $weapons }.
town-companions = Together with { $survivors }.
town-trapped = Trapped.
town-timekeeper = Keeps the time.
town-last-hand = Had in hand: { $cards }.
town-turn =
    It is { $player }'s turn: { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    }, { $moves ->
        [0] no free movement
        [one] 1 free movement
       *[other] { $moves } free movements
    }.
town-zombie-moves =
    { $count ->
        [one] { $player } moves the zombies: 1 is left.
       *[other] { $player } moves the zombies: { $count } are left.
    }
town-draw =
    { $count ->
        [one] 1 card of { $building } is being looked at.
       *[other] { $count } cards of { $building } are being looked at.
    }
town-event = Event: { $event }.
town-fight =
    { $kind ->
        [zombie] { $attacker } shoots at a zombie with { $weapon }: { $target }.
       *[other] { $attacker } fights { $target } with { $weapon }.
    }{ $count ->
        [0] {""}
       *[other] {" "}Combat cards: { $shots }, against: { $answers }.
    }
town-defence = A zombie attacks: { $square }.
town-stacks =
    { $zombies ->
        [one] 1 zombie in the pile
       *[other] { $zombies } zombies in the pile
    }, { $combat ->
        [one] 1 combat card in the deck
       *[other] { $combat } combat cards in the deck
    }. { $count ->
        [0] The discard pile is empty.
       *[other] Discard pile: { $cards }.
    }
town-dealt = Your start cards: { $cards }.
town-seen = You are looking at: { $cards }.
town-announced = You are going to build: { $cards }.
town-known-hand = { $player } holds, as you know: { $cards }.
town-own-barricades = { $building }, barricades that you know: { $cards }.
town-own-strength = { $building }, barricades: { $cards }. Strength { $strength }.
town-known-pile = { $building }, cards of the pile that you know, from the top: { $cards }.
town-known-store = { $building }, stored cards that you know: { $cards }.
town-fresh = { $name } (not this turn)
town-hand = Your hand: { $cards }.
town-beside = beside { $building }
town-note = { $text } ({ $note })
