# The words of the other pages: neither the home page nor a table says them.

## When something goes wrong
saved = Saved.
save = Save

## Learning
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
lesson-show = Show me
lesson-own-try = Now I
learn-title = Learn { $game }
learn-lead = { $count ->
    [one] One lesson
   *[other] { $count } lessons
} by playing on the real table, about { $minutes } minutes in all. Open them in any order; nothing to read before.
learn-none = This game has no lessons yet.

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
seat-bot = Bot: { $bot }
seat-character = Character

## Own turns
own-turns = My turns
confirm-wish = Ask me once more before something is revealed or my turn passes on
ends-wish = End my turn by itself when nothing is left to do

## Results on cards
result-wish = Show results as cards that wait until I have seen them

## Replay
replay-steps = Steps
replay-run = Play
replay-pause = Pause
replay-move = Move
replay-at = Move { $move } of { $moves }
replay-eyes = Seen by
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
theme-system = As the system
theme-light = Light
theme-dark = Dark
motion-help = Less: pieces do not fly and nothing breathes.
motion-system = As the system
motion-full = Full
motion-less = Less
text-size = Text size
text-size-help = With large text the table shows its parts as tabs.
signals = Sounds and notices
sounds = Sounds: moves, results, my turn
notices = A notice from the browser, while you are elsewhere
notices-denied = The browser does not allow notices from this page.
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
study-reviews = Review my games when they end
hints-none = none
hints-few = three each
hints-free = free
study-statistics = Statistics
study-studies = Studies
study-keep-moment = Keep in a study
