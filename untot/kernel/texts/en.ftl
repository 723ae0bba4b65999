### Texts of the table, for every game. Keys are ids; see untot/kernel/texts.py for the variables.

## Names and lists

list-and = { $before } and { $last }
list-times = { $count } × { $text }
entry = { $key }: { $value }
# Whoever has no name: never like a piece, and those have colours. Who is alone at the table is "you" (`$seat_who`).
name-player = Person { $number }
seat-number = Person { $number }

## What happened

event-forced =
    { $seat_who ->
        [you] You have no choice: { $answer }.
       *[other] { $seat } has no choice: { $answer }.
    }
event-forced-open =
    { $seat_who ->
        [you] You have no choice.
       *[other] { $seat } has no choice.
    }
event-simulated = What happens now follows from the world, not from anybody's choice.
event-undone =
    { $seat_who ->
        [you] You take back: { $answer }.
       *[other] { $seat } takes back: { $answer }.
    }
event-undone-open =
    { $seat_who ->
        [you] You take something back; from here on the questions are asked again.
       *[other] { $seat } takes something back; from here on the questions are asked again.
    }
event-said =
    { $seat_who ->
        [you] You: “{ $text }”
       *[other] { $seat }: “{ $text }”
    }
event-said_to_side = { $seat }, to their own side: “{ $text }”
event-whispered = { $seat } whispers to { $to }: “{ $text }”
event-whispered-open = { $seat } whispers to { $to }.
event-sat_down = { $seat } has joined the table.
event-stood_up = The seat of { $seat } is free again.
event-bot_sat_in =
    { $seat_who ->
        [you] A bot plays for you now.
       *[other] A bot plays for { $seat } now.
    }
event-came_back =
    { $seat_who ->
        [you] You play again.
       *[other] { $seat } plays again.
    }
event-word_kept = Word kept: { $player } to { $to }.
event-word_broken = Word broken: { $player } to { $to }.

## Words of the table

table-you = you
table-pass = pass
table-yes = yes
table-no = no
table-waiting-for = Waiting for { $players }
table-your-turn = It is your turn.
table-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
table-round = Round { $round }
table-rule = Rule { $clause }
table-spectator = Spectator
table-person = person
table-bot = bot
table-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
table-over = The match is over.

## Refusals: answers

reason-match-is-over = The match is over.
reason-not-asked = It is not your turn; the table waits for { $waiting }.
reason-not-asked-open = You are not asked right now.
reason-already-answered = You have already answered; the table waits for { $waiting }.
reason-already-answered-open = You have already answered.
reason-not-an-option = “{ $word }” is not possible here.
reason-answer-incomplete = Something is missing in your answer.
reason-answer-too-long = This answer is too long; at most { $most } characters are read.
reason-not-the-world = This seat belongs to somebody else.
reason-not-the-decider = Somebody else decides this.

## Refusals: taking back

reason-nothing-to-undo = There is nothing to take back.
reason-nothing-to-redo = There is nothing to redo.
reason-undo-not-yours = The last answer was somebody else's.
reason-undo-barrier = This cannot be taken back any more: something was rolled, shown or decided since.

## Refusals: talk

reason-talk-length = Please say something, in at most { $most } characters.
reason-talk-unknown-phrase = There is no phrase “{ $phrase }” with these parts.
reason-talk-to-whom = Please whisper to another seat at this table.
reason-talk-not-allowed = This is not allowed at this table.

## Refusals: setting up

reason-bad-seats =
    { $seats ->
        [one] This game is not for one player.
       *[other] This game is not for { $seats } players.
    }
reason-unknown-option = There is no house rule “{ $option }”; choose from: { $known }.
reason-bad-option = The house rule “{ $option }” cannot be “{ $value }”; choose from: { $known }.
reason-unfit-option = Here the house rule “{ $option }” cannot be “{ $value }”.
reason-unknown-executor = --on: there is no “{ $executor }”; choose from: { $known }.
reason-players-form = “{ $text }” is not a number of players: write 4, or 2..6.
reason-no-rivals = Here all win or lose together: a league needs rivals. `untot simulate` says how often they win.
reason-not-fitted = The value of a position is not learned from matches in { $game }.
reason-not-tempered = The bots of { $game } have no numbers that could be learned for a kind of match.
reason-needs-extra = This needs more than untot alone: pip install untot[{ $extra }].
reason-no-results = There is no match in these files that counts; { $lines } were played by other versions (--all-code counts them).
reason-bad-results = { $file } is not a file of results: { $error }.
reason-option-form = “{ $text }” is not of the form name=value.
reason-no-own-content = This game has no missions or figures of one's own.
reason-unknown-package = There is no package “{ $package }” for the game “{ $game }”.
reason-unknown-game = There is no game “{ $game }”; choose from: { $known }.
reason-unknown-language = There is no language “{ $language }”; choose from: { $known }.

## Refusals: records and saves

reason-record-too-large = This file is too large for a record.
reason-record-not-ours = This file is not a record of untot.
reason-record-not-json = Line { $line } cannot be read; the file may be cut off or damaged.
reason-record-format = This record has format { $format }, which this version does not know.
reason-record-bad-field = Line { $line }: the field “{ $field }” is missing or wrong.
reason-record-line-out-of-order = Line { $line } is not the one that should come here.
reason-record-hash-differs = Line { $line } has been changed: its hash does not fit.
reason-record-goes-on-after-end = The record goes on in line { $line }, after the end of the match.
reason-record-ends-too-soon = Line { $line } ends the match, but it was not over yet.
reason-record-differs = Played again, line { $line } comes out differently.
reason-record-cannot-be-played = Line { $line } cannot be played: { $detail }.
reason-record-unfinished =
    { $answers ->
        [one] This match is not over; its record holds 1 answer and no seed yet.
       *[other] This match is not over; its record holds { $answers } answers and no seed yet.
    }
reason-record-veiled = This match was not over yet when its record was exported: what was secret then is missing in it. Export it again once the match is over.
reason-record-other-game = This is a record of another game: { $game }.
reason-record-seed-differs = The seed is not the one that was promised at the start.
reason-record-newer-rules = This record was made by version { $rules } of the rules, and here they are known up to version { $known }: it needs a newer release of untot.
reason-save-broken = This save cannot be read: { $detail }.

## Refusals: the server's table

reason-answer-stale = The question has changed in the meantime; please look again.
reason-id-used = This id was already used for something else; please look again and send it anew.
reason-table-paused = The table is paused.
reason-table-ended = The host has ended this match; its record is still there.
reason-record-full = You have used up what one seat may say, take back or hand over in a match; it can still be played to its end.
reason-too-many-orders = You have given { $most } standing orders already; please take one back first.
reason-not-your-seat = This seat belongs to somebody else.
reason-seat-unknown = There is no such seat at this table.
reason-unknown-bot = There is no bot “{ $bot }”; choose from: { $known }.
reason-unit-unknown = “{ $unit }” is not yours to lend.
reason-no-hint = No advice could be found right now.
reason-name-bad = A name has at most { $most } characters, all of them visible.

## Refusals: links

reason-key-unknown = This link opens nothing here. Perhaps it was replaced; please ask your host.
reason-key-renewed = The host has replaced this link; please ask for the new one.
reason-seat-taken = Somebody has sat down at this seat with its link; this device's link opens nothing any more. If it was not you, please ask your host for a new one.
reason-seat-claimed = This seat has a key of its own already.
reason-key-bad = This key cannot be used here.
reason-not-the-host = Only the host's link can do this.
reason-match-unknown = This match is not here any more.
reason-match-deleted = The host has deleted this match.
reason-match-stopped = This match cannot go on by the rules of this version: from answer { $answer } on they come to something else. Its record can still be exported.
reason-match-newer = This match was played by version { $rules } of the rules, and here they are known up to version { $known }: it needs a newer release of untot. Its record can still be exported.
reason-match-damaged = The record of this match is damaged from line { $line } on. Whoever runs the server can see with `untot data check` what can be saved.
reason-match-runs = This match is not over yet.
reason-room-full = There are too many spectators just now; please try again later.
reason-room-closed = The table has just been cleared; please connect again.
reason-too-many-devices = You have this table open on too many devices; the oldest one was closed.
reason-too-many-tables = Your network has { $most } tables open here already; please leave one first.

## Refusals: the connection

reason-hello-first = The connection must begin with a link of a match.
reason-frame-bad = The server does not understand this: { $detail }.
reason-body-bad = The server does not understand this: { $detail }.
reason-content-too-large = A mission or figure of your own has at most { $most } bytes; this one has { $found }.
reason-content-cannot-be-checked = This could not be checked in reasonable time.
reason-kind-unknown = “{ $kind }” cannot be made here; this can: { $known }.
reason-mission-unknown = There is no such mission.
reason-no-workshop = There is nothing of your own to make for this game.
reason-body-too-large = This is too large; at most { $most } bytes are read.
reason-body-too-slow = This took too long to arrive; please try again.
reason-flood = Too much at once; please wait a little.
reason-too-many-connections = Too many devices of your network are connected; please close one and try again.
reason-too-slow = Your device was too slow to keep up; it connects again.
reason-foreign-origin = This page does not belong to this server.
reason-track-unknown = Nothing of this is kept here.
reason-no-physics = New flicks need the physics engine, which is not installed here: pip install untot[physics]. Everything else works, and the match goes on once it is there.
reason-path-unknown = There is nothing at this address.
reason-text-unknown = There is no such text.

## Refusals: the server itself

reason-not-stored = The server could not store this and has taken it back; please connect again.
reason-server-error = Something went wrong in the server; it has been noted.
reason-store-failing = The server cannot read or write its matches just now; please try again later.
reason-server-full = The server is full just now; please try again later.
reason-server-busy = Too many people want something checked or shown just now; please try again in a moment.
reason-server-stops = The server is being stopped; please connect again in a moment.
reason-client-not-built = The pages of this table are not built yet; please run scripts/setup.
reason-no-network = This machine is not on any network that phones could join.
reason-not-this-machine = This can only be done at the machine on which the server runs.
reason-cannot-listen = Cannot listen on { $host }, port { $port }: { $detail }.
reason-store-in-use = Another server is using this data folder: { $folder }.
reason-store-newer = This data folder was written by a newer version (tables { $found }, this one knows { $known }). Please start that version, or put a backup from before it in its place.
reason-store-damaged = The database { $file } is damaged, or no database at all ({ $detail }). `untot data check` shows what can be saved; or put a backup in its place.
reason-store-unreachable = The database { $address } cannot be used: { $detail }.
reason-processes-need-database = Several processes need a database that they can share; please name one with --database postgresql://...
reason-postgres-missing = For PostgreSQL a package is missing here; please install untot[postgres].
reason-store-foreign = The database { $file } belongs to another program; please name another folder with --data.
reason-bad-limit = “{ $limit }” is not a limit; name one with a whole number: { $known }.
reason-bad-url = “{ $url }” is not an address such as https://untot.example.

## Refusals: replays

reason-replay-unknown = This replay is not kept any more; please open the record again.
reason-step-unknown = There is no such step in this replay.
reason-record-cannot-be-checked = This record could not be checked in reasonable time.
reason-position-not-ours = This record begins in the middle of a match that was not played here; it can be looked at, but not played on from.
