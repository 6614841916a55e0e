# The words every page says, and those of the home page. What happens in a game is said by the game's own texts.

nav = Pages
nav-games = My games
nav-rules = Rules
nav-settings = Settings
to-home = To the three doors
language = Language
theme-switch = Light or dark
close = Close
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
learn-next = next

## A new table
seat-vacant = Free seat
bot-character = { $bot }, { $character }

## The table
prompt-yours = Your turn

## Settings
my-name = Your name

## Study
study-puzzles = Puzzles

## The ways into a game
home-new = New here? Every game has lessons on its own table: nothing to read beforehand, nothing to set up.
door-strength = How strong the bot is
door-solo = Alone, against { $name }
learn = Learn
learn-go-on = Go on learning
learn-about = { $count ->
    [one] One lesson, about { $minutes } min
   *[other] { $count } lessons, about { $minutes } min
}
learn-at = { $number } of { $count }: { $title }, { $minutes } min
learn-so-far = { $done } of { $count } done
learn-all-done = { $count ->
    [one] The lesson is done · look again
   *[other] { $count } of { $count } done · look again
}
learn-resume = Go on where you were
learn-resume-at = { $game }, lesson { $number }: { $title }
first-game = First game
first-about = gentle bot, coach on
first-won = won { $own } to { $best } · again?
first-lost = { $own } to { $best } · again?
