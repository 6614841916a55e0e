# Texts of the terminal.

about = Board games at the terminal: alone, with friends round one screen, or against bots.

## Commands and their help

command-play = play a game
command-serve = open the table for browsers, here or in the whole household
command-replay = look at a saved or finished game move by move
command-review = review a finished game: where it turned, and how much was luck
command-rules = read the rules of a game
command-games = list the games and their options
command-admin = look after the games that a server keeps
fault = That is a fault in Athanor ({ $fault }), not yours. A game you were playing is saved up to your last decision. What happened is written in { $file }
command-unknown = There is no command “{ $command }”. Commands: { $known }.

help-usage = Usage:
help-command = athanor COMMAND [options]
help-commands = Commands:
help-more = “athanor” alone opens the page in the browser; “athanor play” begins a game here. “athanor COMMAND --help” says more about a command.
help-arguments = Arguments
help-options = Options
help-help = show this help
help-version = show the version
help-lang = the language to speak
help-no-colour = no colours

help-game = the game; “athanor games” lists them
help-file-metavar = FILE
help-game-metavar = GAME
help-players = how many play, bots included
help-bots = how many of the seats are bots
help-bot = which bot; several names, separated by commas, are dealt out in turn
help-names = the names of the people, separated by commas
help-seed = the number all chance comes from; the same number, the same game
help-option = an option of the game; can be given several times
help-option-metavar = NAME=VALUE
help-names-metavar = ANA,TEO
help-save = where to save this game
help-resume = go on with a saved game, the newest if no file is named
help-record = the file of a game
help-at = begin at this move
help-seat = see it from this seat
help-effort = how much is tried: quick, usual or deep
help-review-all = show every decision, not only those that mattered
help-review-json = print the review as JSON
help-review-plot = also draw the curve as an SVG picture into this file
help-text = print the whole game as text

## What is wrong with a command line

arguments-wrong = I cannot make sense of this command; “{ $command } --help” shows how it is written.
argument-unknown = “{ $command }” has no option { $argument }; “{ $command } --help” lists those there are.
argument-unknown-near = “{ $command }” has no option { $argument }. Did you mean { $near }?
argument-too-many = I do not know what “{ $argument }” means here; “{ $command } --help” shows how it is written.
argument-needs-value = { $argument } needs a value after it.
argument-takes-none = { $argument } takes no value.
argument-bad-number = { $argument } takes a whole number from { $low } up, not “{ $value }”.
argument-bad-range = { $argument } takes a whole number from { $low } to { $high }, not “{ $value }”.
argument-bad-ratings = { $argument } takes two ratings, the lower first, such as 0:20, not “{ $value }”.
argument-bad-option = --option is written NAME=VALUE, not “{ $value }”.
language-unknown = I do not speak “{ $language }”. Languages: { $known }.
plugin-broken = The module “{ $plugin }” named in ATHANOR_PLUGINS cannot be loaded: { $detail }.

seats-too-few = { $players ->
    [one] There is only 1 seat, but you asked for { $wanted } bots.
   *[other] There are only { $players } seats, but you asked for { $wanted } bots.
}
seats-names = { $names ->
    [one] You gave 1 name,
   *[other] You gave { $names } names,
} but { $people ->
    [one] only 1 person plays.
   *[other] only { $people } people play.
}
seats-no-people = At least one person has to play; “athanor simulate” lets bots play alone.
seats-bot-kinds = { $kinds ->
    [one] You named 1 bot,
   *[other] You named { $kinds } bots,
} but { $bots ->
    [0] no seat is a bot’s.
    [one] only 1 seat is a bot’s.
   *[other] only { $bots } seats are bots’.
}
seats-same-name = Two seats cannot both be called “{ $name }”.
resume-alone = { $argument } cannot go with --resume: the saved game says who plays what.
resume-none = There is no saved game to go on with.
resume-over = This game is over. “athanor replay { $file }” shows it.

## Files

file-missing = There is no file “{ $file }”.
file-folder = “{ $file }” is a folder, not a file.
file-denied = The file “{ $file }” cannot be used: permission denied.
file-exists = The file “{ $file }” exists already; choose another name, or go on with it by --resume.
file-no-folder = The folder of “{ $file }” does not exist.
file-full = The file “{ $file }” cannot be written: the disk is full.
file-trouble = The file “{ $file }” cannot be read or written.
file-not-record = The file “{ $file }” is not the record of a game, or it is damaged.
file-not-text = The file “{ $file }” is not the record of a game: it is not even text.
file-bad-seats = The file “{ $file }” is damaged: it does not say who sits where.
file-at-end = This game has { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}, so there is no move { $number }.

saved-here = Saved: { $file }
saved-continue = Go on with: { $command }
saved-elsewhere = The file had been changed by somebody else. This game goes on in { $file }
saved-not = It could not be saved just now. { $reason }
saved-other-rules = This game was begun with other rules (version { $asked }, here { $here }); it goes on from where it stood. The old file is kept: { $file }

## Seats and names

pair = { $name }: { $what }
bot-seat = { $kind } { $number }
opponent-any = Automatic opponent

## The menu

menu-welcome = Welcome to Athanor
menu-hint = A number and Enter; Enter alone takes the one marked ›; q leaves.
menu-which-game = Which game?
menu-resume = You have a game in progress.
menu-resume-yes = Go on: { $game } with { $names } ({ $when })
menu-resume-no = A new game
menu-who = Who plays?
menu-alone = You alone, by the solo rules
menu-bots = { $bots ->
    [one] You against 1 bot
   *[other] You against { $bots } bots
}
menu-friends = { $people } people round this screen
menu-which-bot = Which bot?
menu-names = The names, separated by commas (Enter: { $default })
menu-option-change = { $option }: which?
menu-option-number = { $option }: a number from { $low } to { $high }
menu-option-free = { $option }: one of these, or your own choice in words
menu-options = Options
menu-start = Begin
menu-not-understood = I did not understand “{ $answer }”.
menu-bye = Until next time.

## A decision

ask-prompt = ›
news-before = { $count ->
    [one] … and 1 thing before (l shows it)
   *[other] … and { $count } things before (l shows them)
}
keys-short = number or word · ? help · u undo · s score · l log · r rules · q save and leave
curtain-pass = Pass the screen to { $who }.
curtain-enter = { $who }, press Enter when nobody else is looking.

answer-unknown = Nothing here is called “{ $answer }”. Type a number, or ? for help.
answer-several = “{ $answer }” could be:
answer-bad-number = There is no choice { $number }; they go from 1 to { $last }.
answer-why-what = Why not what? Write for example: ! { $example }
answer-allowed = { $label }: that is allowed (choice { $number }).
answer-more = { $count ->
    [one] … and 1 more.
   *[other] … and { $count } more.
}
answer-language = Now in English.
answer-language-unknown = I do not speak “{ $language }”. Languages: { $known }.

word-undo = undo
word-log = log
word-score = score
word-rules = rules
word-quit = quit
word-why = why
word-lang = lang

help-title = What you can type
help-key-number = the choice with that number
help-key-words = part of a choice, if only one has it
help-key-enter = Enter
help-key-explain = what choice 3 does
help-key-why = why something is not allowed: part of its name
help-key-undo = take back your last decision
help-key-score = the score sheet
help-key-log = everything that has happened
help-key-rules = the rules, in short
help-key-lang = another language
help-key-quit = save and leave (so do Ctrl-C and Ctrl-D)
help-key-redraw = show the table again
press-enter = Press Enter to go on.
more-lines = line { $shown } of { $lines } · Enter: more · q: back to the game
log-title = What has happened
log-empty = Nothing has happened yet.

## The end

score-total = Total
score-hidden = The others’ points stay hidden until the end.
end-title = The game is over
end-won = { $names } wins with { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
end-shared = { $names } share the win with { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
end-nobody = A tie: nobody wins.
end-record = The game is kept: { $file }
end-replay = Look at it again with: { $command }

## Replaying

replay-which = Which game? Name its file: athanor replay FILE
replay-title = { $game } · { $names }
replay-move = Move { $number } of { $last }
replay-begin = Beginning
replay-keys = Enter next · b back · number: that move · q leave
replay-at-end = This is the end. b goes back, q leaves.
replay-at-begin = This is the beginning.
replay-unfinished = The game is not finished.
replay-old-rules = This game was played by version { $asked } of the rules (here is version { $here }) and cannot be replayed, reviewed or forked; this is what was written down then.

## Games

games-players = { $low ->
    [one] 1 player
   *[other] { $low } players
}
games-players-range = { $low } to { $high } players
games-option-range = { $low } to { $high }
games-option-per-seat = for each player
games-default = default: { $value }
games-none = no options
games-bots = Bots

## simulate and bench

command-simulate = let bots play many games against each other
command-bench = measure how fast the games are here
help-json = print data for programs instead of a table

help-simulate-players = the bots that play, one name for each seat
help-simulate-games = how many games (1000)
help-simulate-seed = the number all chance comes from (1); the same number, the same results
simulate-which = Which game? One of: { $known }.
simulate-running = Playing
simulate-title = { $game } · { $games ->
    [one] 1 game
   *[other] { $games } games
}
simulate-player = player
simulate-wins = wins
simulate-share = share
simulate-points = points
simulate-shared = Shared victories: { $games } (each winner counts a part of the game)
simulate-nobody = Games that nobody won: { $games }
simulate-length = Decisions a game: { $decisions }
simulate-time = { $seconds } s, { $rate } games a second

help-bench-game = the game to measure, “server” or “deduction”; without one, all games
help-bench-seconds = seconds for each number of players (2), or of play on the server (60)
bench-bad-seconds = --seconds takes a number of seconds, more than 0 and at most 3600, not “{ $value }”.
bench-decisions = decisions a second
bench-games = games a second
bench-per-game = decisions a game
bench-options = options a decision
bench-clones = copies a second
bench-deals = re-deals a second
bench-snapshots = states saved a second
bench-bytes = bytes a copy
bench-where = { $python }, { $processor }
bench-how = Random play on one core, in processor time. Only decisions with at least two options are counted.

## balance

command-balance = play many games and see whether seats, characters and cards are fair
help-balance-games = how many games (400)
help-balance-players = how many play; without it, as many as the game takes
help-balance-bots = the bots that play (heuristic): one name for all, or one for each seat
help-balance-jobs = in how many processes (1); the results are the same
help-balance-solo = games against each difficulty of the automatic opponent; 0 for none (an eighth of --games)
help-balance-out = where to put the report and its pictures (balance)
balance-bots = { $bots } bots are named for { $players } seats: name one for all, or one for each seat.
balance-folder = Nothing can be written to the folder { $folder }.
balance-written = { $games ->
    [one] 1 game was played.
   *[other] { $games } games were played.
} Written: { $files }
balance-title = How fair is { $game }?
balance-head = { $games ->
    [one] 1 game
   *[other] { $games } games
} of { $players ->
    [one] 1 player
   *[other] { $players } players
} ({ $bots }), { $date }.
balance-how = A shared victory counts as a part of one for each winner. Intervals are those of Wilson, for 95 %: another run of as many games would find most shares inside them. Cards that come late, or to whoever is ahead, are seen with winners more often; that is no fault of theirs.
balance-length = Decisions a game: { $decisions }. Points of a player: { $points } ± { $spread }. Shared victories: { $shared }.
balance-verdict = In short
balance-inside = { $kind }: all between { $low } and { $high } of victories.
balance-outside = { $kind }: not all between { $low } and { $high } of victories. { $things }
balance-missed = { $share }, outside by { $by }
balance-never = { $kind }: never seen: { $things }.
balance-all-had = { $kind }: each was seen, the rarest { $least ->
    [one] once
   *[other] { $least } times
}.
balance-bots-heading = Bots
balance-bot = Bot
balance-thing = What
balance-had = Seen
balance-won = Won
balance-interval = Interval
balance-mean = Mean points
balance-sources = Points by source
balance-source = Source
balance-all = All players
balance-winners = Winners
balance-sum = Together
balance-solo = { $opponent } against the same bot: how often it wins
balance-difficulty = Difficulty
balance-of-bot = Points of the bot
balance-actions = Actions
balance-action = Action
balance-per-player = Times a player and game

## athanor review

review-which = Which game? Name its file: athanor review FILE
review-effort = There is no effort “{ $effort }”. There are: { $known }.
review-opening = opening
review-own = own play
review-rivals = rivals
review-chance = chance
review-result = result
review-accuracy = accuracy
review-adds-up = In points of 100 of a victory. Opening, own play, rivals and chance add up to the result.
review-decision = { $turn }move { $move }, { $name }: { $grade }, lost { $loss } ± { $half } points (about { $points } of the game’s)
review-fine = { $turn }move { $move }, { $name }: { $grade }
review-better = {"    "}better: { $best }
review-nothing = No decision lost much.
review-cost = { $simulations } simulations.
review-chances = Chances of victory
review-across = decisions
grade-best = best
grade-good = good
grade-inaccuracy = inaccuracy
grade-mistake = mistake
grade-blunder = blunder
grade-close = too close to call
grade-forced = forced
