# The words of the pages on which games are studied: reviews, puzzles, statistics.

review = Review
review-they-win = { $count ->
    [one] { $names } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] { $names } share the victory with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
 }
review-you-win = You win with { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
review-nobody = Nobody wins: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
review-curve = Everybody’s chances
review-curve-label = Everybody’s chances at { $count } decisions, from 0 to 100. The list of decisions says the same in words.
review-point = Decision { $number } of { $count }: { $name } { $points } of 100
review-luck = luck
review-luck-of = What chance and rivals gave { $name } here: { $points }
review-moment = The decision
review-board = The table as it was for { $name }
review-tab-moment = Decision
review-tab-list = All decisions
review-tab-luck = Luck, skill
review-tab-known = Knowledge
phase-of-opening = opening
phase-of-middle = middle
phase-of-end = end

## Grades
grade-best = best
grade-good = good
grade-inaccuracy = inaccuracy
grade-mistake = mistake
grade-blunder = blunder
grade-close = too close to call
grade-forced = forced

## Luck and skill
ledger = Luck and skill
ledger-unit = points of 100 of a victory
ledger-opening = open­ing
ledger-expected = opening
ledger-own = own play
ledger-luck = luck in all
ledger-chance = chance
ledger-rivals = rivals
ledger-result = result
ledger-accuracy = accu­racy
ledger-falls = From opening to result, for { $name }
ledger-adds = Each row adds up: opening, own play, chance and rivals are the result. Chance alone adds up to 0 over the table.
ledger-past = Your accuracy in your last { $count } reviewed games of it: { $mean }

## Decisions
decisions = Decisions
decisions-mine = one seat
decisions-turning = turning
decisions-all = all { $count }
decisions-of = of { $name }
decisions-none = Nothing of that kind happened here.
decision-best = best: { $choice }
choice-share = { $percent } %, give or take { $doubt }
moment-title = { $name }: { $choice }
moment-at = Decision { $number } of { $count } · { $phase }
moment-before = Decision before
moment-after = Next decision
moment-lost = { $name } lost { $points } points of the victory ({ $low } to { $high }), about { $vp } points of the game.
moment-you-lost = You lost { $points } points of the victory ({ $low } to { $high }), about { $vp } points of the game.
moment-best = Nothing better was found.
moment-close = Too close to call: { $points } points behind the best, within the doubt.
moment-forced = There was nothing else to choose.
moment-master = master
moment-line = How a master would go on
moment-next = Next
moment-whole = Whole table
moment-try = Try it first

## While it is made
making = The review is being made
making-what = Every decision is compared with what else could have been done, and luck is told apart from skill.
making-ask = Review this game
making-how-long = It takes some minutes and is kept.
making-waiting = { $count ->
    [0] It begins in a moment.
    [one] One review comes first.
   *[other] { $count } reviews come first.
 }
making-running = Decision { $done } of { $of }
making-leave = You may leave this page: the review goes on and is kept.
making-done = The review is ready.
making-failed = This game could not be reviewed. You can ask again.

## Comments
comments = Comments
comment-write = What did you think here?
comment-send = Send
comment-remove = Take the comment back

## Sharing
share-title = Share this game
share-what = Whoever has the link sees the review, with all hands open. The picture goes with the link.
share-link = Link to the review
share-picture = Picture
share-picture-alt = The picture that the link shows
share-text-file = Text

## A decision made by oneself
exercise-title = What would you do?
exercise-say = This is the table as it was for you. Make your decision on the board; it can be taken back until it is whole.
exercise-right = Right: { $choice }.
exercise-shown = The best was: { $choice }.
exercise-wrong = Not that: { $choice }. You can try again.
exercise-wrong-by = Not quite: { $choice } gives { $points } points of the victory away. You can try again.
exercise-again = Try again
exercise-show = Show the answer
exercise-line = How the game would go on
exercise-refutation = What would come of it
try-over = Decision { $number } of the game
try-task = Decide as you would at the table.
try-back = Back to the review

## Hints at the table
hint-odds = your chance to win
hint-thinking = Still thinking …
hint-none = No answer came. Please try again.
hint-only = Nothing else is worth a try here.
hint-close = { $ranks } lie within the doubt of each other: all are good.
hint-known = From what you can see.
hint-left = { $count ->
    [0] No hints left.
    [one] { $count } hint left.
   *[other] { $count } hints left.
 }

## Puzzles
puzzle = Puzzle
puzzles = Puzzles
puzzles-none = There are no puzzles yet.
puzzles-lead = Positions from real games, each with one clearly best answer.
puzzles-all = All puzzles
puzzle-task = One move is clearly best. Make it on the board.
puzzle-next = Next puzzle
puzzle-last = That was the last of this kind.
puzzle-your-rating = your rating
puzzle-its-rating = its rating
puzzle-people = people
puzzle-solved = { $percent } % of { $count } solved it
puzzle-theme = Theme: { $theme }
puzzle-daily = Daily puzzle
puzzle-daily-say = The same for everybody today.
puzzle-daily-done = Done for today. Tomorrow there is another.
puzzle-daily-go = To the puzzle
puzzle-themes = Themes
puzzle-of = { $solved } of { $count }
puzzle-weakest = Where you lose most
puzzle-nameless = With a name your answers are rated and kept.
streak = Streak
streak-days = { $count ->
    [one] day
   *[other] days
 } · best { $longest }
streak-done = answered
streak-not = nothing yet
streak-free = One day in seven may be left out.

## Statistics
statistics = Statistics
statistics-of = { $name }’s games
statistics-nameless = Statistics belong to a name. Take a seat at a table first.
statistics-none = There are no finished games of yours yet.
statistics-games = games
statistics-won = won
statistics-accuracy = accuracy, last ten
statistics-luck = luck a game
statistics-less-luck = less luck
statistics-less-luck-what = “Less luck”: the share you would have won had chance been even, in reviewed games (from { $count } on).
statistics-progress = Accuracy
statistics-plot = Accuracy of { $count } reviewed games: the mean of ten went from { $first } to { $last }.
statistics-line = Line: mean of the last ten games.
statistics-review-some = Review a few of your games, and your accuracy is drawn here.
statistics-mistakes = Favourite mistakes
statistics-a-time = points a time
statistics-which = { $chosen }: another one
statistics-instead = { $chosen } instead of { $better }
statistics-times = { $count ->
    [one] once
   *[other] { $count } times
 }
statistics-no-mistakes = None were found in your reviewed games.
statistics-practise = Practise with puzzles
statistics-results = Results
statistics-opponents = Opponents
statistics-few = Below ten games this says little, so it is grey.
statistics-lineups = Line-ups and characters
statistics-keep = Yours to keep
statistics-keep-what = All your games as records that replay move by move, and as tables: a line for each game, or for each decision in reviewed games.
statistics-records = Records (.zip)
statistics-table = Games (.csv)
statistics-decisions = Decisions (.csv)
statistics-only-you = Only you see this page.

## Studies
study = Study
studies = Studies
studies-lead = Positions of finished games, with notes: for later, or for a friend.
studies-none = There are none of yours yet. Open the review or the replay of a game, and keep a position of it.
studies-games = My games
study-positions = { $count ->
    [0] no positions
    [one] { $count } position
   *[other] { $count } positions
 }
study-by = a study by { $name }
study-save = Keep in a study
study-what = What to keep
study-this = this position
study-turning = { $count ->
    [one] the turning point
   *[other] the { $count } turning points
 }
study-into = Where
study-new = a new study
study-title = Title
study-note = Note
study-write = What is there to see here?
study-keep = Keep
study-link-opens = Whoever has the study’s link can read it. The game is over, so its hands are open.
study-copy = Copy link
study-position = Position { $number } of { $count }
study-positions-of = Positions
study-seen = { $game }, after move { $move }, as { $name } saw it
study-open = { $game }, after move { $move }, as spectators saw it
study-at = { $game }, move { $move }
study-table = The table at that moment
study-no-note = no note
study-gone = This position cannot be shown any more.
study-empty = There are no positions in it. Reviews and replays can put some here.
study-before = Position before
study-after = Next position
study-up = Up
study-down = Down
study-remove = Take this position out
study-delete = Delete this study
study-delete-sure = “{ $title }” and all its notes will be gone, for everybody who has the link.
study-delete-yes = Delete
study-delete-no = Keep it
