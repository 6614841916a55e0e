# Texts of the bots.

bot-unknown = There is no bot called “{ $bot }”. Known bots: { $known }.
bot-not-asked = The bot “{ $bot }” was asked to decide for { $seat }, who has nothing to decide now.
bot-illegal = The bot “{ $bot }” answered with action { $action }, which is not allowed now.
bots-endless = The bots had not finished their game after { $decisions } decisions; it looks as if they never would.

bot-random = Random
    .help = Does anything that is allowed.
bot-greedy = Greedy
    .help = Takes what looks best at once and plans no further.
