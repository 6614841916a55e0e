# Texts of `athanor arena`, and about bots that are programs of their own.

command-arena = measure bots against each other, seats and luck cancelled out
help-arena-bots-metavar = BOT
help-arena-bots = the bots; “athanor games” lists them, process:COMMAND is a program of your own, weights:FILE a network you trained
help-arena-games = games for each line-up (100); rounded up, so that each deal is played in all seats
help-arena-sprt = play until it is decided whether the first of two bots is stronger by at most the first or at least the second rating (0:20)
help-arena-players = how many sit at a table (2; 1 if one bot is named). More bots: every line-up plays. Fewer: the last one takes the seats that are left
help-arena-jobs = how many games at once (one for each processor); the results are the same
help-arena-ray = play on the Ray cluster at this address; “local” starts one here
help-arena-ray-metavar = ADDRESS
help-arena-out = keep the results in this file; the same command goes on where it was stopped
help-arena-svg = draw the ratings, or the shares, into this file

arena-which = Name the bots that should play. Known bots: { $known }.
arena-picture = The picture { $file } cannot be written.
arena-going-on = { $games ->
    [one] 1 game of { $all } was in { $file } already.
   *[other] { $games } games of { $all } were in { $file } already.
}
arena-stopped = Stopped. { $games ->
    [one] 1 game of { $all } is kept
   *[other] { $games } games of { $all } are kept
} in { $file }; the same command goes on from there.
arena-running = Playing
arena-title = { $game } · { $games ->
    [one] 1 game
   *[other] { $games } games
} on { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
} · { $players ->
    [one] 1 player
   *[other] { $players } players
}
arena-bot = bot
arena-games = games
arena-wins = wins
arena-share = share
arena-fair = fair
arena-rating = rating
arena-points = points
arena-between = { $value } ({ $low } to { $high })
arena-against = Victories of the bot on the left against the one above
arena-thinking = Thinking
arena-decisions = decisions
arena-mean-time = ms, mean
arena-slow-time = ms, 95 %
arena-simulations = simulations
arena-how = Intervals are for 95 %. A shared victory is shared. Games on the same deal share their luck and count together.
arena-sprt-passed = Test passed after { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}: the rating of { $bot } is higher by { $elo1 } or more, rather than by { $elo0 } or less (log-likelihood ratio { $llr }, bounds { $lower } and { $upper }).
arena-sprt-failed = Test failed after { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}: the rating of { $bot } is higher by { $elo0 } or less, rather than by { $elo1 } or more (log-likelihood ratio { $llr }, bounds { $lower } and { $upper }).
arena-sprt-open = Test not decided after { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}: whether the rating of { $bot } is higher by { $elo0 } or less, or by { $elo1 } or more, is still open (log-likelihood ratio { $llr }, bounds { $lower } and { $upper }).
bot-forfeits = { $bot } lost { $moves ->
    [one] 1 move
   *[other] { $moves } moves
} to chance because it { $why }.
arena-ratings-picture = { $game }: ratings
arena-shares-picture = { $game }: share of victories
