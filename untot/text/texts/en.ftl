### What the text table itself says. Short plain sentences: they are read aloud by screen readers.

none = none
prompt = Your answer:
prompt-over = Command:

## Beginning and end

welcome = { $game }. Type help at any prompt.
player-person = { $player }: a person at this screen.
player-bot = { $player }: a bot, { $level }.
level-rank-1 = beginner
level-rank-2 = solid
level-rank-3 = strong
level-rank-4 = expert
level-random = guessing only
level-beginner = beginner
level-easy = with a trembling hand
level-hard = with a steady hand
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
turn-alone = It is your turn.
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
said-so-far = So far: { $words }.
option = { $number }. { $text }
let-others-speak = (let the others speak first)
unchanged = Everything stays as it is
number-between = { $name }: a whole number from { $low } to { $high }.
ambiguous = That can mean: { $options }.
not-understood = I do not understand “{ $text }”. Type a number, a name, or help.
nothing-to-go-back = There is no step to go back to.

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
help-settings = the house rules of this match.
help-why = why something is not allowed, such as “why green”. Alone: all that is refused now.
help-rule = a clause of the rulebook, such as “rule { $clause }”. Alone: the clause behind the question.
help-rules = all clauses with certain words, such as “rules zombie move”.
help-undo = take back your last answer, as long as nothing was rolled, shown or decided since.
help-redo = give the answer again that you took back.
help-pass-always = pass in every card window without being asked, whatever you hold. Once more: ask me again.
help-say = say something to the whole table, such as “say I will not vote for you”.
help-phrase = say a ready-made phrase by its number. Alone: the list of phrases.
help-whisper = say something to one player only, such as “whisper blue vote red”, if the match allows it.
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
lang-which = Which language? Choose from: { $known }.
lang-changed = The table speaks English now.
origin-book = rulebook
origin-source = other source
origin-ruling = our ruling
origin-option = house rule
origin-reconstruction = rebuilt by us
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
whisper-whom = Whisper to whom? Type “whisper”, a name, and your words. Choose from: { $players }.
phrase-slot = Which one? { $known }. An empty line cancels:
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

reason-unknown-holder = --seats: there is no “{ $holder }”; choose from: { $known }.
reason-names-left = --names: nobody is left for { $names }.
reason-name-twice = --seats: the name “{ $name }” is there twice.
reason-no-presets = --preset: this game has no ready-made sets of house rules; use --option.
reason-unknown-preset = --preset: there is no “{ $preset }”; choose from: { $known }.
reason-unknown-seat = --seat: there is no “{ $seat }”; choose from: { $known }.
reason-other-seats = --seats: the saved match has { $seats } seats.

## The command line

menu-title = untot, a table for zombie games.
menu-play = play { $game }
menu-rules = read the rules of { $game }
menu-quit = leave
menu-prompt = Number:
game-which = Which game?
port-taken = Port { $port } is taken by another program; the table is served on a free one:
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
