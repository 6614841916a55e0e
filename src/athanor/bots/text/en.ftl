# Texts of the bots.

bot-unknown = There is no bot called “{ $bot }”. Known bots: { $known }.
bot-character = “{ $bot }” asks for the character “{ $character }”. Known characters: { $known }.
bot-plain = The bot “{ $bot }” has no characters and no limits, so “{ $name }” means nothing; say just “{ $bot }”.
bot-limit = “{ $bot }” sets the limit “{ $limit }”. A limit is a number of simulations from 1 to 1000000, as in adept@60, or seconds up to 600, as in adept@0.5s.
bot-not-asked = The bot “{ $bot }” was asked to decide for { $seat }, who has nothing to decide now.
bot-illegal = The bot “{ $bot }” answered with action { $action }, which is not allowed now.
bots-endless = The bots had not finished their game after { $decisions } decisions; it looks as if they never would.
