# Who one can play with: levels and characters. The page reads this file too.

bot-random = Random
    .help = Does anything that is allowed.
bot-greedy = Greedy
    .help = Takes what looks best at once and plans no further.
bot-beginner = Beginner
    .help = Knows good habits, and holds to them loosely more often than not.
bot-novice = Novice
    .help = Plays by good habits, with a slip now and then.
bot-habit = Habit
    .help = Plays by good habits and never slips; plans nothing.
bot-adept = Adept
    .help = Looks ahead, for about a third of a second a decision.
bot-master = Master
    .help = Looks further ahead, for about two seconds a decision.

character-balanced = Balanced
    .help = Wants to win, and nothing else.
character-bold = Bold
    .help = Takes a chance of much over the certainty of a little.
character-careful = Careful
    .help = Would rather not fall behind than get far ahead.
character-spiteful = Spiteful
    .help = Is glad when the others have few points.
