# The words of a table, and of the reference beside it: every page but the home page may say them.

you = You

## When something goes wrong
copy = Copy
copy-link = Copy link
share = Share
share-text = Come and play { $game } with me.

## Learning
coach = Coach
coach-fold = Fold the coach
coach-try = Try
coach-letter = { $letter }: go there
lesson = Lesson
lesson-take-back = Take it back

## A new table
a-bot = bot
option-own = Your own choice
option-each = Each player their own

## Before the game
lobby-title = { $game }: the table is laid
lobby-waiting = { $count ->
    [one] One seat is still free. The game starts when it is taken.
   *[other] { $count } seats are still free. The game starts when they are taken.
}
lobby-invited = { $count ->
    [one] You are invited: one seat is free.
   *[other] You are invited: { $count } seats are free.
}
lobby-seats = At the table
lobby-starts = It starts by itself. You may close this page; the link brings you back.
lobby-invite = Invite
lobby-invite-how = Send this link. Whoever opens it gives a name and sits down.
lobby-only-here = Only this computer can open this link: Athanor was started for it alone.
lobby-let-in = To let phones and computers of your network in, stop Athanor and start it again as below; this table is kept.
lobby-link = Invitation link
lobby-qr = The invitation link as a code for a phone’s camera
lobby-code = Or say the table code:
lobby-join = Sit here
lobby-leave = Stand up
lobby-to-bot = Give it to a bot
lobby-close = Close the table …
lobby-close-yes = Yes, close it
lobby-close-no = Keep it
closed-title = This table was closed
closed-why = Whoever made it closed it before the game began.
closed-new = A new table
seat-here = here
seat-away = not here now
seat-left = has left
seat-free = Open it for a friend

## The table
table = Table
table-opening = The table is being laid …
board = The board
board-broken = The board of this game does not work; here is a plain one.
players = Players
player-now = { $name } is deciding
player-is = { $name }
player-decides = deciding
tools = Table
tool-side = Score and log
side = Score and log
tabs = Parts of the table
tab-play = Play
tab-score = Score
tab-log = Log
tab-lit = something to do
prompt = What is asked
prompt-actions = Actions
prompt-yours-name = { $name }, your turn
prompt-theirs = { $name } decides
prompt-bot = { $name } is thinking
prompt-several = Waiting for { $names }
prompt-answered = You have answered; waiting for { $names }
prompt-over = The game is over.
prompt-stopped = The game was stopped; nobody has won.
line-lost = The line is lost. Reconnecting …
not-now = Not now
foreseen-hidden = What follows is still hidden.
undo = Undo
undo-none = There is nothing to undo.
undo-help = Takes back your last step (key u).
log = Log
log-undone = { $name } takes the last step back.
log-jump = To move { $move }
sheet = Score sheet
sheet-total = Total
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
mute = Mute { $name }
muted = { $name } is muted.
unmute = Hear again
menu = Menu
forked = Forked game
watchers = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
leave = Leave the table
leave-sure = Leave the table? The others can then give your seat away.
leave-yes = Yes, leave
leave-no = Stay
leave-help = Your seat can then go to a bot or a friend; nothing is lost.
stop = Stop the game …
stop-sure = The game ends without a result once everybody who plays has agreed; nobody waits for ever for somebody who stays away.
stop-yes = Yes, stop the game
stop-no = Play on
stop-asked = You have asked to stop. It ends once everybody who plays has agreed.
resign = Give up
resign-sure = Give the game up? It ends without a result if fewer than two people are left; otherwise the others play on.
resign-yes = Yes, give up
resign-no = Play on
ended-resigned = { $names } gave up.
ended-agreed = You agreed to stop.
ended-silent = Nobody played for a long time.
stop-agree = Agree
news-stop = { $names } would like to stop the game.
news-left = { $name } has left the table.
news-open = A seat is free; the game waits for somebody to take it.
seat-back = Sit down again
curtain = Curtain
curtain-pass = Pass the screen to { $name }
curtain-why = What you hold is nobody else’s business.
curtain-lift = I am { $name }
curtain-look = Look at my hand
generic-choices = You may
generic-table = The table in words
generic-no-drawing = This game has no drawing yet: the log and the choices tell all.
generic-filter = Search the choices
generic-shown = { $shown } of { $all }
generic-nothing = Nothing to decide here just now.
generic-watching = You are watching.
generic-happened = What just happened

## The others' turns, told step by step
story = What the others did
story-was = As it was
story-turn = { $name }’s turn
story-controls = The story
story-pace = Pace of others’ turns
story-pace-step = Step by step
story-pace-slow = Slow
story-pace-normal = Normal
story-pace-instant = At once
story-back = One step back
story-pause = Pause
story-go = Go on
story-next = Next { $at }/{ $count }
story-skip = Skip
story-skip-help = To where the game stands. Esc or a tap on the board does the same.
story-recap = What the others did last
story-missed = While you were away
story-replay = Tell it again
story-steps = { $name }: { $count ->
    [one] one step
   *[other] { $count } steps
}
story-all = All turns ({ $count })
key-story = go on, back, pause and skip while others’ turns are told

## Own turns
confirm = Once more
confirm-reveals = Something hidden is then revealed: it cannot be taken back.
confirm-passes = Then others go on.
confirm-do = Do it
confirm-leave = Not yet
key-confirm = choose among several ways and confirm
key-ways = pick a way by its number, do it more or fewer times, use what comes in between

## Results on cards
result = Result
result-seen = Seen
result-seen-by = Seen, I am { $name }
result-who = Who has seen it?
result-private = Only you see all of this line.
result-others = The others see the same without what is yours alone.
result-open = Everybody sees this. Look at it in peace: nobody waits for you.
result-here = Everybody may see this card: no hand is shown beside it.

## Help
help = Help and keys
help-light = What glows, you may click. Everything else answers why not when you touch or focus it.
help-why = Rest on anything, or hold it, to read what it is.
help-spark = A spark marks what changed last. Point at a line of the log to see its pieces.
key-tab = next part of the table
key-arrows = move inside a part
key-enter = do it
key-undo = undo
key-chat = chat
key-help = this help
key-escape = close
key-regions = Next part of the table, Shift + F6 the one before
key-coach = Fold or unfold the coach
key-back = Back one step
key-again = This step again
key-show = Show me

## The count
count = The count
count-begins = The points are counted …
count-you-win = You win with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
count-you-share = You share the win with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
count-they-win = { $count ->
    [one] { $names } wins with
   *[other] { $names } share the win with
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}
count-tie = A tie: nobody wins
count-why-won = You are { $gap ->
    [one] 1 point
   *[other] { $gap } points
} ahead of { $name }, above all by { $names }.
count-why-lost = { $name } is { $gap ->
    [one] 1 point
   *[other] { $gap } points
} ahead of you, above all by { $names }.
count-why-though = You were ahead in { $names }.
count-by = { $line } (+{ $points })
count-broken = Equal points: the tie-break of the rules has decided.
count-look = See the board
count-back = Back to the count
step-back = One step back
step-on = One step on
step-of = Step { $step } of { $steps }
rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
again = Play again
again-ready = To the new game

## Replay
replay = Replay
replay-gone = The rules have changed since; the board of that game can no longer be drawn.
download = Record

## Settings
theme = Theme
motion = Motion
percent = { $number } %

## Study
study-review = Review
hint = Hint
hints = Hints
hints-used = { $name } was given { $count ->
    [one] { $count } hint
   *[other] { $count } hints
 }

## What explains itself: the card of a piece, the glossary and the rules
card-what = What it is
card-for = What it is for
card-can = A click now
card-not-yet = Not now
card-know = Good to know
card-helps = What helps:
card-rules = Rules: { $title }
card-glossary = Glossary: { $name }
card-lesson = Lesson { $number }: { $title }
reference-title = { $game }: rules and glossary
reference-full = In a tab of its own
reference-search = Search rules and glossary
reference-parts = What is shown
reference-rules = Rules
reference-glossary = Glossary
reference-found = { $count ->
    [0] Nothing found. Try another word.
    [one] { $count } place found
   *[other] { $count } places found
}
key-card = go into the card of the piece under the focus
reference-button = Rules and glossary

## The coach at an ordinary table
coach-is-on = Coach is on
coach-is-off = Coach is off
coach-first = Your first choice
coach-what-for = What this is for
coach-quiet = Nothing to add
coach-less = Say less
coach-rivals = What the others did
coach-remark = Have you seen this? { $better } instead of { $played } would have been worth about { $share } % of a victory more.
