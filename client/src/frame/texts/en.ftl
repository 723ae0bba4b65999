### Words of the app itself. Texts of rules, questions and the log come from the server.

## Everywhere

close = Close
cancel = Cancel
loading = One moment …
home = To the start page
again = Try again
nothing = There is nothing here
nothing-why = This address leads nowhere. Perhaps a letter is missing, or what stood here is gone.
rules = Rules
rule-of = Rule { $clause }
settings = Settings
switch-on = on
switch-off = off

## First page

home-what = Zombie board games at one table: alone against bots, with friends around one screen, or by link.
home-which = What shall we play?
home-bots = Play against bots
home-together = Play alone or with bots
home-table = New table
home-foot = No accounts, no tracking. Keys to your matches stay on this device. Not affiliated with the publishers of the games; all pictures are our own, card icons from game-icons.net (CC BY 3.0).
matches = My matches
matches-new = Not opened yet
matches-over = Over
matches-won = You have won
matches-lost = You have lost
matches-winners = Won by { $players }
matches-nobody-won = Nobody has won
matches-your-turn = It is your turn
matches-waiting = Waiting for { $players }
matches-go-on = Go on
matches-look = Look at it
matches-links = Copy links
matches-delete = Delete
matches-delete-sure = This deletes the match for everybody.
matches-forget-sure = This device forgets its key. You need the link to come back.
matches-more = { $count } more
join = Join
join-link = A link somebody gave you
join-go = Sit down
join-wrong = This is not a link to a table. It ends with /t/…#…
record = Look at a record
file-choose = Choose a file
record-what = Open a record file and step through the match.

## New match

new-players = Players
new-level = How good are the bots?
new-options = House rules
new-seats = Who sits where?
new-who = Who sits at seat { $seat }
new-name = Name at seat { $seat }
new-begin = Begin
new-hot-seat = Several people at this screen: it is handed round, and hides what is secret.
new-open-seats = For open seats you get links to hand out.
new-nobody-here = Nobody plays at this screen: you watch.
new-alone = You lead all survivors yourself. You can lend some of them to bots at any time.
workshop-line = Line { $line }:
new-clock = Time to think
new-clock-value = { $seconds ->
    [0] no limit
    [one] 1 second
    [60] 1 minute
    [180] 3 minutes
    [600] 10 minutes
   *[other] { $seconds } seconds
  }
new-clock-why = If somebody takes longer, a bot moves for them. It never makes a secret choice.
seat-kind-me = at this screen
seat-kind-open = open, by link
seat-kind-bot = bot: { $level }
preset-usual = As usual
level-rank-1 = Beginner
level-rank-2 = Solid
level-rank-3 = Strong
level-rank-4 = Expert
level-random = Random
level-beginner-why = Knows the rules and the aim, but is often tempted by the second best move. Good for a first match.
level-careful-why = Looks after its own people and risks little. Good company.
level-easy-why = Knows what it wants, but its hand trembles. Good for a first match.
level-hard-why = Tries a flick in its head before it makes it, and has a steady hand.
level-search-why = Plays many futures in its head. Hard to beat.
level-rating =
    { $span ->
        [0] Rating { $rating }: the others are measured against this level, and 400 more is ten times as strong.
       *[other] Rating { $rating } ({ $low } to { $high }, measured in { $matches } matches; Solid has { $usual }, and 400 more is ten times as strong).
    }
level-wins = A team of bots ({ $level }) wins this { $percent } times in 100 ({ $low } to { $high }, measured in { $matches } matches).

## Table

table = The table
table-connecting = Walking to the table …
table-closed = This table does not open
table-again = Sit down here again
table-paused = The table is paused.
table-paused-sign = Paused
table-soon = One moment, then it is your turn …
table-watch = Watch what happens …
phases = Phases of the round
menu = Menu
undo = Take back
undo-more = Take back { $count } answers
undo-before = Back to before “{ $moment }”
undo-far = Take back more than one answer?
undo-far-to = It goes back to before your answer “{ $answer }”.
undo-far-what = { $count ->
    [one] One answer that was given since is taken back too. What was rolled or drawn since is rolled and drawn anew.
   *[other] { $count } answers that were given since are taken back too. What was rolled or drawn since is rolled and drawn anew.
  }
undo-far-agree = Everybody at the table is asked first.
redo = Redo
skip = Skip
show-again = Show it again
log = Log
talk = Talk
players = Players
sheet-decide = Decide
sheet-mine = Mine
sheet-handle = Larger or smaller
line-connecting = Connecting …
line-lost = Connection lost. Trying again …
line-refused = The table does not open.
line-open = Connected

clock-left = { $seconds } seconds left
clock-over = time is up

decide-sent = Sent …
decide-confirm = Yes, do it
decide-final = This is final.
decide-back = Back
decide-given = Your answer: { $answer }
decide-missing = Not now:
decide-which = Which one do you mean?
spoken-so-far = So far: { $words }. { $count ->
    [one] One choice.
   *[other] { $count } choices.
  }
spoken-confirm = Enter: yes, do it.
spoken-lay =
    Tab leads to the cards: Enter takes one, and Enter on a place puts it there.{ $back ->
        [yes] { " " }Backspace goes back.
       *[no] {""}
    }
spoken-laid = It lies like this: { $answer }. Enter leaves it so.
spoken-stays = everything stays where it is
spoken-sliders = So far: { $words }. Set the sliders; Enter does it.
spoken-chosen = Chosen: { $answer }. Enter seals it.
agree-all = Everybody has to say the same; otherwise { $name } decides.
agree-you-settle = Everybody has to say the same; if not, you decide.
agree-settle = Settle it: { $answer }
hint-ask = What would you do?
hint-weak = Take this advice with care: in { $matches } matches a team of bots has { $wins ->
    [0] never won this
    [1] won this only once
   *[other] won this only { $wins } times
  }.
hint-would = I would do this: { $answer }.
hint-do = Do that
order-pass = Pass for me every time, whatever happens, until I say otherwise
order-go_on = Go on for me until I say otherwise
order-keep = Always keep the cards that can be kept
order-use = Always use what may stop them for nothing
order-stay = They stay where they are until I say otherwise
order-let_it_happen = Let activations happen until I say otherwise
order-kill_first = Always hit one zed after the other, first whoever falls first
order-best_fights = Always let whoever has the best column fight
seat-thinks = thinks
seat-bot = a bot
character-ada = says what she thinks
character-bruno = growls, but means it
character-cleo = flatters, and lies with a smile
character-doro = worries aloud
character-emil = jokes about everything
character-frida = speaks little
seat-bot-plays = A bot is playing for you right now.
lent-plays = A bot is playing { $name } right now.
lent-take-back = I will play { $name } myself
seat-open = still free
seat-away = away right now
seat-decides = decides
seat-devices = on { $count } devices
seat-link-open = The link still opens this seat
seat-link-shut = Only a key of its own opens this seat
seat-link-what = An open lock: whoever has the link of that seat could sit down there, even whoever sent it. It closes when somebody opens the link.

curtain = Hand over
curtain-hand = Hand over to { $name }
curtain-again = { $name } goes on
curtain-why = Everybody else, please look away.
curtain-lift = I am { $name }
curtain-others = Also to decide:
curtain-look = What only you may see:
curtain-own = { $name } checks whether a card helps
curtain-done = Done, cover up
ask-openly = { $name }: { $question }
ask-sealed = Only { $name } looks: { $question }
anybody = Does anybody want to do something now?
anybody-why = All of you together, in this order: whoever wants to do something takes the screen while the others look away; those before have passed.
anybody-nobody = Nobody
anybody-one = { $name } looks
welcome = Welcome to the table
welcome-name = What is your name?
welcome-sit = Sit down
links-invite = Invitation for all
links-invite-why = One link for everybody who is still to come: each gets the next open seat. When all are taken, it lets people watch.
links-each = A link for each seat
absent-bot = Let a bot play for { $name }
seat-came = { $name } has joined the table.
seat-called = { $before } is called { $name } now.
absent-back = Give the seat back to { $name }
watching = You are watching. You see what everybody may see.
watching-sign = You are watching
end-again-all = Play again with the same people
end-next = On to “{ $name }”
end-come-along = Come along to the next match
watching-late = All seats of this table are taken. You are watching.

log-filter = What the log shows
log-all = All
log-votes = Votes
log-cards = Cards
log-zombies = Zombies
log-everything = Every step
log-fights = Fights
log-flicks = Flicks
log-things = Things
log-talk = Talk
log-mine = Only for me
log-private = only you
log-more = Show earlier lines
log-empty = Nothing yet.

talk-none = Nobody has said anything yet.
talk-words = Say something to the table
talk-speaker = Speaking
talk-say = Say
talk-phrases = Ready-made phrases, read by everybody in their own language
talk-ready = Phrases
words-head = Promises
words-of = { $kept ->
        [0] { "" }
       *[other] { $kept } kept
    }{ $both ->
        [yes] ,{ " " }
       *[no] { "" }
    }{ $broken ->
        [0] { "" }
       *[other] { $broken } broken
    }
talk-slot = Choose
talk-fill = Choose what is missing first.
talk-whispers = whispers.
talk-to = To
talk-to-all = all
proposal = Take back?
proposal-what = { $who } would like to take something back that the table has already seen. It happens only if all agree.
proposal-lines = This would be undone:
proposal-more = { $count ->
    [one] … and one more thing
   *[other] … and { $count } more things
  }
proposal-asked = This needs everybody’s consent. Asked: { $names }.
proposal-refused = Not everybody agreed: everything stays as it is.
proposal-seat = { $count ->
    [one] { $name } is asked.
   *[other] { $name } are asked.
  }
proposal-yes = Agreed
proposal-no = No

menu-seats = My seat
menu-name = Name
menu-bot = Let a bot play
menu-sitting = Who sits where
menu-bot-none = I will play myself
menu-take-back = Take the seat back
menu-pause = Pause
menu-go-on = Go on
menu-match = This match
menu-record = Save the record
menu-leave = Leave the table
menu-end = Close this table
menu-end-sure = Nobody will be able to play on here. The record stays.
links = Links
links-what = Whoever has the link of a seat may play it. The key comes after the # and is never sent in an address.
links-watch = To watch
links-host = For you as the host (do not pass on)
links-copy = Copy
links-copied = Copied.
links-not-copied = The browser did not allow that. Copy the address below the button.
links-share = Share
links-qr = QR code
links-renew = Make a new one
links-renewed = The old link opens nothing any more.
links-own = Your own key, to open this seat on another device of yours. Give it to nobody.
links-claimed = Somebody sits here with their own key; the link opens nothing any more.
links-was-opened = Somebody else had already opened this link. If that was neither you nor your host, ask your host for a new one.
links-here = at this screen
links-there = is here
links-local = Only this machine can open these links. To let others in, start the table with “untot play --lan”, or on a server with an address of its own.
door-what = Phones on this Wi-Fi can join if you open the door.
door-open = Let phones on this Wi-Fi join
door-is-open = Phones can join: { $address }
door-none = No network was found.

end-replay = Look at the replay
end-again = Play again
end-turns = How it came about
fair = Was it fair?
fair-start = Before the first die the server fixed a secret seed. This is its hash; after the match the seed itself is shown, and anyone can check both.
fair-end = The seed belongs to the hash that was shown from the start; with it anyone can roll all dice of this match again.
fair-stopped = The rules were improved while this match ran; from answer { $answer } on its record plays differently today.
fair-hash = Hash:
fair-seed = Seed:

## Boards, hands and devices

map-closer = Closer
map-farther = Farther away
map-whole = Show all of it
hand = Your cards
hand-empty = No cards.
hand-size = { $count ->
    [one] one card
   *[other] { $count } cards
  }
card-times = { $count } times
card-again = once more, card { $number }
arrange = Cards in slots
arrange-how = Drag a card, or touch it and then its place.
arrange-holding = { $piece } in hand. Where to?
arrange-put = Put { $piece } here: { $slot }
arrange-take = Take { $piece } from { $slot }
arrange-whose = { $slot } ({ $whose })
arrange-fixed = { $piece } stays.
arrange-free = free
arrange-beside = Still without a slot
arrange-all = Put every card on a slot first.
arrange-same = Everything still lies where it was.
arrange-reset = Put everything back
arrange-keep = Leave it like this
arrange-done = That is how it should be
number-less = { $name }: less
number-more = { $name }: more

## Replay and rules

replay = Replay
replay-alone = whoever played
replay-end = Result
replay-eyes = Seen by
replay-all = everybody
replay-play = Play
replay-stop = Stop
replay-first = To the beginning
replay-back = One step back
replay-next = One step forward
replay-last = To the end
replay-step = Step
replay-open = everything open
replay-jump = Go to
replay-whole = also what was taken back
replay-pace = Pace
replay-copy = Copy link to this step
mark-round = Round { $number }
mark-day = Day { $number }
mark-vote = Vote { $number }
mark-fight = Fight { $number }
mark-death = Death { $number }
mark-rush = Rush { $number }
replay-play-on = Play on from here
replay-play-on-what = A new match begins at this point. What was hidden then is dealt anew, and so is all chance to come.
rules-what = Every rule has a number. The mark tells where it comes from.
rules-overview = The game on one page
rules-search = Search: a word or a number
rules-nothing = No rule has these words.
rules-chapters = Chapters
rules-page = Open as a page
origin-book = rulebook
origin-source = other source
origin-ruling = our ruling
origin-option = house rule
origin-reconstruction = rebuilt by us

## Settings and keys

settings-language = Language
settings-paper = Light or dark
settings-pace = How fast things are shown
settings-sound = Sound
settings-confirms = Ask before answering
settings-keys = Single-letter keys (u, r, 1 …)
settings-listens = What is read aloud
listens-off = every line as it happens
listens-on = a summary when it is my turn
settings-name = Your name at new tables
language-en = English
language-de = Deutsch
paper-system = like the system
paper-day = light
paper-night = dark
pace-slow = slow
pace-normal = normal
pace-quick = fast
pace-off = not at all
confirms-off = only before what is final
confirms-on = before every answer
keys = Keys
key-choose = choose an option
key-end = end the turn
key-pass = pass
key-leave = leave a field
key-confirm = confirm, seal, lift the curtain
key-back = one step back
key-walk = walk through options and buttons
key-skip = skip what is being shown
key-undo = take back
key-redo = redo
key-hint = what a bot would do
key-next-line = say the next line of what happened
key-say-again = say the last line again
key-whole-story = say all that happened since my last answer
key-where = where am I: to the map, to my own people
key-here = what is here
key-question = back to the question, and what I can do
story-since = Since your last answer: { $count ->
    [one] one line.
   *[other] { $count } lines.
  }
story-keys = n: line by line, o: all of it.
place-map = Map: arrow keys walk from place to place, Enter chooses
place-empty = nobody and nothing
place-next = Next to { $places }.
place-option = Enter: { $option }
place-none = This table has no map.
key-rules = the rules for what is happening now
key-log = log
key-talk = talk
key-players = players
key-menu = menu
key-help = these keys

## Refusals of the server

reason-key-unknown = This link opens nothing. It may have been replaced, or the match was deleted.
reason-key-missing = This device has no key for this table. Open the link you were given.
reason-key-renewed = The host has replaced this link. Ask for the new one.
reason-seat-taken = Somebody has sat down at this seat with its link, and this device's link opens nothing any more. If that was not you, ask your host for a new one.
reason-match-deleted = The host has deleted this match.
reason-match-damaged = The record of this match is damaged from line { $line } on. Whoever runs the server can see with “untot data check” what can be saved.
reason-too-many-devices = You have this table open on too many devices; this one was closed.
reason-too-many-tables = Your network has { $most } tables open here already. Leave one first.
reason-too-many-connections = Too many devices of your network are connected. Close one and try again.
reason-store-failing = The server cannot read or write its matches right now. Try again later.
reason-server-busy = Too many people want something right now. Try again in a moment.
reason-server-stops = The server is being stopped.
reason-body-too-slow = This took too long to arrive. Try again.
reason-path-unknown = There is nothing at this address.
reason-unknown-game = There is no such game here.
reason-match-unknown = This match does not exist any more.
reason-room-full = The room is full.
reason-server-full = The server is full right now.
reason-answer-stale = The table has moved on meanwhile.
reason-table-paused = The table is paused.
reason-table-ended = The host has closed this table.
reason-not-your-seat = This seat is not yours.
reason-not-the-host = Only the host can do that.
reason-unknown-bot = There is no such bot.
reason-name-too-long = A name has at most { $most } characters.
reason-bad-clock = The time to think is at most one day.
reason-flood = That was a bit fast. Once more, please, slowly.
reason-frame-bad = The server did not understand that.
reason-hello-first = The server did not understand that.
reason-body-bad = The server did not understand that.
reason-body-too-large = That is too large.
reason-replay-unknown = This replay is no longer kept. Open the match or its record once more.
reason-match-runs = The match is still running.
reason-server-error = Something went wrong on the server. Nothing is lost; please try again.
reason-line-lost = The connection is down. Please try again in a moment.
reason-text-unknown = There are no such texts.
reason-unknown = That is not possible.

## Tutorial

learn = Tutorial
learn-invite = Learn it in ten minutes
learn-progress = How far you are
learn-watch = Watch what happens.
learn-turn = Now choose: { $answer }
learn-next = Go on
learn-skip = Skip the tutorial
learn-bots = Play against three bots
learn-rules = Open the rulebook
reason-tutorial = That has to wait for a real match.

## Workshop

calibration = The table, measured
calibration-invite = See how the table is measured, and change its values
workshop = Workshop
workshop-what = Make something of your own for this game. It stays on this device, can be saved as a file, and is checked while you build.
workshop-from-print = Begin with this one
workshop-refused = { $file } was not opened:
workshop-open-anyway = Open it as an unfinished draft
workshop-own = your own
workshop-ready = ready
workshop-unfinished = unfinished
workshop-copy = Copy
workshop-throw = Throw away
workshop-throw-sure = Really throw away
workshop-gone = This draft is not on this device.
workshop-back = Back to the workshop
workshop-use = Use in a new match
workshop-export = Save as a file
workshop-kept = Every change is kept on this device.
workshop-not-kept = The storage of this browser is full or closed: save your work as a file.
workshop-verdict = Check
workshop-checking = Being checked …
workshop-sound = Nothing is wrong. It can be played.
workshop-not-sound = First everything in the list has to be put right.
workshop-problems = What is still wrong
workshop-problem-count = { $count ->
    [one] One thing is still wrong or missing.
   *[other] { $count } things are still wrong or missing.
  }
workshop-try = Test-play
workshop-try-how = The match begins at once. The bookmark at the edge of the table leads back here.
workshop-try-alone = Alone: I lead all survivors
workshop-try-bots = With bots for company
workshop-try-watch = Bots play, I watch
workshop-take-away = Take away
workshop-earlier = Earlier: { $place }
workshop-later = Later: { $place }
workshop-remove = Take away: { $place }
workshop-choose = Choose
reason-no-workshop = This game has no workshop.
reason-content-too-large = That is too large: { $found } bytes, { $most } at most.
reason-content-cannot-be-checked = The server could not check that.
