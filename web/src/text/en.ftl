# The words of the page. What happens in a game is said by the game's own texts.

nav = Pages
nav-games = My games
nav-rules = Rules
nav-settings = Settings
to-home = To the three doors
language = Language
theme-switch = Light or dark
close = Close
you = You
nothing = nobody

## When something goes wrong
fail-title = That did not work
fail-here = Something went wrong on this page. Reload it; your game is safe on the server.
fail-unreached = The server cannot be reached. Is it running? This page tries again by itself at the table.
fail-server = The server could not do that (error { $status }). Please try again.
missing = There is nothing here
missing-help = The address leads to no page of Athanor. A link may have been cut in two.
copied = Copied.
copy-by-hand = Please copy this by hand: { $text }
copy = Copy
copy-link = Copy link
share = Share
share-text = Come and play { $game } with me.
saved = Saved.
save = Save

## Who is there
name-title = What shall we call you?
name-why = Others at your table see this name. No account, nothing else.
name-go = Sit down

## Home
home-lead = Three games of alchemy, one quiet room.
doors = The games
door-players = { $range } players
door-minutes = { $minutes } min
door-play = Play a bot
door-invite = With friends
shelves = On the shelves
resume-title = A game goes on
resume-your-turn = Your game is waiting
resume-with = { $count ->
    [0] { $game }, alone
   *[other] { $game } with { $names }
}
resume-go = Continue
join-label = Have an invitation?
join-code = Table code or link
join-go = Enter

## Learning
coach = Coach
coach-fold = Fold the coach
coach-try = Try
coach-letter = { $letter }: go there
lesson = Lesson
lesson-of = Lesson { $number } of { $count }
lesson-extra = One lesson more
lesson-step = Step { $number } of { $count }
lesson-done = { $place } is done
lesson-is-done = Done
lesson-minutes = about { $minutes } min
lesson-inside = In this lesson
lesson-missing = There is no such lesson.
lesson-next = Next: { $title }
lesson-all = All lessons
lesson-on = Go on
lesson-again = Again
lesson-back = Back
lesson-take-back = Take it back
lesson-show = Show me
lesson-own-try = Now I
learn-title = Learn { $game }
learn-lead = { $count ->
    [one] One lesson
   *[other] { $count } lessons
} by playing on the real table, about { $minutes } minutes in all. Open them in any order; nothing to read before.
learn-none = This game has no lessons yet.
learn-next = next

## A new table
new-title = A new table of { $game }
new-no-game = There is no game called “{ $game }” here.
new-seats = Who plays
new-presets = Usual ways to sit down
preset-bot = Against a bot
preset-friends = Invite friends
preset-screen = Round this screen
preset-alone = Alone
new-options = How it is played
new-start = Start the game
new-invite = Open the table
new-curtain = Hands are hidden: a curtain closes each time the screen is passed on.
seat-number = Seat { $number }
seat-add = Another seat
seat-remove = Remove seat { $number }
seat-me = Me
seat-person = A friend at this screen
    .help = You pass the screen to each other.
seat-friend = Friend { $number }
seat-name = Name for seat { $number }
seat-open = An invitation
    .help = Whoever opens your link first sits here.
seat-vacant = Free seat
seat-bot = Bot: { $bot }
bot-character = { $bot }, { $character }
seat-character = Character
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
prompt-yours = Your turn
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
own-turns = My turns
confirm-wish = Ask me once more before something is revealed or my turn passes on
ends-wish = End my turn by itself when nothing is left to do
confirm = Once more
confirm-reveals = Something hidden is then revealed: it cannot be taken back.
confirm-passes = Then others go on.
confirm-do = Do it
confirm-leave = Not yet
key-confirm = choose among several ways and confirm

## Results on cards
result = Result
result-seen = Seen
result-seen-by = Seen, I am { $name }
result-who = Who has seen it?
result-private = Only you see all of this line.
result-others = The others see the same without what is yours alone.
result-open = Everybody sees this. Look at it in peace: nobody waits for you.
result-here = Everybody may see this card: no hand is shown beside it.
result-wish = Show results as cards that wait until I have seen them

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
replay-steps = Steps
replay-run = Play
replay-pause = Pause
replay-move = Move
replay-at = Move { $move } of { $moves }
replay-eyes = Seen by
replay-gone = The rules have changed since; the board of that game can no longer be drawn.
replay-nobody = Spectator
thought = Thoughts
thought-title = What a bot thinks of move { $move }
thought-of = Asked:
thought-thinking = It is thinking …
thought-looked = { $name } had to decide. Knowing what { $name } knew, the bot looked ahead { $count ->
    [one] once
   *[other] { $count } times
}.
thought-at-once = { $name } had to decide. This bot does not look ahead.
thought-untried = not looked at
thought-share = { $percent } % of the victory
thought-probability = probability { $percent } %
thought-choice = its choice
thought-played = was played
thought-tried = { $count ->
    [0] not tried
    [one] tried once
   *[other] tried { $count } times
}
thought-line = How it expects the game to go on
download = Record
fork = Play on from here
fork-title = Play on from move { $move }
fork-how = A new table starts at this moment. What was hidden is dealt anew.
fork-go = Play on

## My games
games-lead = You are { $name }.
games-none = No games yet.
games-start = Choose a door
games-yours = Waiting for you
games-going = Going on
games-over = Finished
games-open = Waiting for players
games-nobody-yet = Nobody else yet
games-waiting = The others decide
games-nobody-won = Nobody has won
games-won = Won with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
games-lost = Lost with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
games-shared = Won together, with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
games-they-won = { $count ->
    [one] { $names } won with
   *[other] { $names } won together, with
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}
games-with = { $count ->
    [0] Alone
   *[other] With { $names }
}

rules-play = Play it
rules-lead = Our own short rules; the rulebooks in the boxes say everything at length.

## Settings
settings-lead = These stay on this device.
theme = Theme
theme-system = As the system
theme-light = Light
theme-dark = Dark
motion = Motion
motion-help = Less: pieces do not fly and nothing breathes.
motion-system = As the system
motion-full = Full
motion-less = Less
text-size = Text size
text-size-help = With large text the table shows its parts as tabs.
percent = { $number } %
signals = Sounds and notices
sounds = Sounds: moves, results, my turn
notices = A notice from the browser, while you are elsewhere
notices-denied = The browser does not allow notices from this page.
my-name = Your name
move-device = Your games on another device
move-device-help = A personal link opens your games there, once, within two days. Whoever has it can be you, so keep it to yourself.
move-device-go = Make a link
move-device-let-in = For your other devices, stop Athanor and start it again with
move-device-revoke = Make this link void
move-device-revoked = The link does not work any more.
move-here = Your games on this device
move-ask = This link belongs to { $name }. If that is you, your games open on this device. The link works only once.
move-mine = You are { $name } here already. The link is still unused.
move-instead = This device belongs to { $name } now. Unless { $name } has another device or a link of their own, nobody can play their seats any more.
move-yes = I am { $name }: open my games here
move-no = No, leave it
move-void = This personal link does not work, or not any more: it works once, for two days. Make a new one in the settings of the device where your games are.
devices = Where you are signed in
devices-help = A device that is not yours any more can be signed out from here.
devices-out = Sign out everywhere else
devices-done = Done.
device-this = this device
device-unknown = A device
device-out = Sign out
device-out-named = Sign out: { $device }

## Study
study-review = Review
study-reviews = Review my games when they end
hint = Hint
hints = Hints
hints-none = none
hints-few = three each
hints-free = free
hints-used = { $name } was given { $count ->
    [one] { $count } hint
   *[other] { $count } hints
 }
study-puzzles = Puzzles
study-statistics = Statistics
