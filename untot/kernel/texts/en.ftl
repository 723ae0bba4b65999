### Texts of the table, for every game. Keys are ids; see untot/kernel/texts.py for the variables.

## Names and lists

list-and = { $before } and { $last }
entry = { $key }: { $value }
seat-number = Seat { $number }

## What happened

event-forced = { $seat } has no choice: { $answer }.
event-forced-open = { $seat } has no choice.
event-undone =
    { $answers ->
        [0] The match goes back to its beginning.
        [one] The match goes back to the first answer.
       *[other] The match goes back to answer { $answers }.
    }
event-said = { $seat }: “{ $text }”
event-whispered = { $seat } whispers to { $to }: “{ $text }”
event-whispered-open = { $seat } whispers to { $to }.

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
reason-not-the-decider = Somebody else settles this.

## Refusals: taking back

reason-nothing-to-undo = There is nothing to take back.
reason-nothing-to-redo = There is nothing to do again.
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
reason-unknown-option = There is no option “{ $option }”.
reason-bad-option = The option “{ $option }” cannot be “{ $value }”.
reason-unknown-game = There is no game “{ $game }”; there is: { $known }.
reason-unknown-language = There is no language “{ $language }”; there is: { $known }.

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
reason-record-other-game = This is a record of another game: { $game }.
reason-record-seed-differs = The seed is not the one that was promised at the start.
reason-save-broken = This save cannot be read: { $detail }.
