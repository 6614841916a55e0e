# Who one can play with: levels and characters. The page reads this file too.

bot-random = Random
    .help = Does anything that is allowed.
bot-beginner = Beginner
    .help = Knows the rules of thumb, and holds to them loosely more often than not.
bot-heuristic = Heuristic
    .help = Plays by rules of thumb and never slips; a yardstick for the others.
bot-novice = Novice
    .help = Plays by what it learnt from playing against itself, but loosely.
bot-adept = Adept
    .help = Plays by what it learnt from playing against itself, with a slip now and then.
bot-master = Master
    .help = Plays the move it has learnt to be best, at once.
bot-grandmaster = Grandmaster
    .help = Also looks ahead, for about two seconds a decision.

## Names of earlier versions

bot-habit = Habit
    .help = The earlier name of Heuristic, and the same bot.
bot-greedy = Greedy
    .help = There is no such bot any more; Heuristic plays in its place.

## Characters of bots that look ahead

character-balanced = Balanced
    .help = Wants to win, and nothing else.
character-bold = Bold
    .help = Takes a chance of much over the certainty of a little.
character-careful = Careful
    .help = Would rather not fall behind than get far ahead.
character-spiteful = Spiteful
    .help = Is glad when the others have few points.
