# The words of the reader for a phone. It stands alone, so it has the names of things too.

title = Reader
title-long = Alchemists: the card reader
app-name = Alchemists reader
app-about = The card reader for Alchemists at a real table: every function, no network needed.
back = Back
done = Done
close = Close
offline = works offline

## Things
ingredient-0 = mushroom
ingredient-1 = fern
ingredient-2 = toad
ingredient-3 = claw
ingredient-4 = flower
ingredient-5 = mandrake
ingredient-6 = scorpion
ingredient-7 = feather
potion-0 = Healing
potion-1 = Poison
potion-2 = Speed
potion-3 = Paralysis
potion-4 = Wisdom
potion-5 = Insanity
potion-6 = Neutral
alchemical-0 = red small minus, green small plus, blue large minus
alchemical-1 = red small plus, green small minus, blue large plus
alchemical-2 = red small plus, green large minus, blue small minus
alchemical-3 = red small minus, green large plus, blue small plus
alchemical-4 = red large minus, green small minus, blue small plus
alchemical-5 = red large plus, green small plus, blue small minus
alchemical-6 = red, green and blue large minus
alchemical-7 = red, green and blue large plus
colour-0 = red
colour-1 = green
colour-2 = blue
sign-plus = plus
sign-minus = minus
quality-0 = Exactly that
quality-1 = Right sign
quality-2 = Neutral
quality-3 = Wrong sign
quality-help-0 = This is the potion that was wanted.
quality-help-1 = Another colour, but the sign is right.
quality-help-2 = No colour and no sign: a neutral potion.
quality-help-3 = The sign is the opposite of what was wanted.
yes = Yes
no = No
mark-1 = sun
mark-2 = moon
mark-3 = drop
mark-4 = hourglass

## The start
start-lead = Keeps the secret of the eight ingredients and answers for it at your table.
start-new = New game
start-new-help = a fresh secret that nobody knows
start-code = Enter a code
start-code-help = go on with a game, or use several phones
start-hand = Set up by hand
start-hand-help = for somebody who does not play
code-label = The four letters of the code
code-go = Go on
bad-code = That is not a code: a code is four letters from A to Z.
replace-ask = Begin another game? The one on this phone ends, and its history goes.
replace-yes = Begin another
mode = How theories are debunked
mode-0 = Apprentice
mode-1 = Master
mode-help-0 = A debunk names one ingredient and a colour; the reader shows the sign.
mode-help-1 = A debunk names two ingredients and a potion; the reader says yes or no.

## What the reader does
functions = What shall the reader do?
function-0 = Test on a student
function-1 = Drink a potion
function-2 = Sell a potion
function-3 = Debunk a theory
function-4 = Exhibit a potion
function-help-0 = see the potion
function-help-1 = see the potion
function-help-2 = see how close it is
function-help-3 = public, no cards
function-help-4 = see the potion
last-round = Last round
last-round-help = opens the exhibition, closes the student’s room
last-round-on = This is the last round
last-round-undo = tap if it is not after all
exhibit-locked = after “Last round”
show-answers = Show the answers
show-answers-help = asks twice; ends the game

## Asking
private = Keep the screen to yourself until the result.
public = Everyone may watch: a debunk is public and uses no cards.
wanted = Which potion is wanted?
which-two = Two ingredients
which-one = Which ingredient?
which-colour = Which colour?
which-potion = Which potion do they make?
whose = For the history: whose?
need-potion = Choose the potion first
need-two = Choose two ingredients
need-another = Choose one more ingredient
need-one = Choose an ingredient
need-colour = Choose a colour
enough = Two are chosen. Tap one of them to put it back.
not-yet = Potions are exhibited in the last round only; choose “Last round” first.
not-any-more = In the last round nothing is tested on students; potions are exhibited.
not-ready = Something is still to be chosen.
go-mix = Mix { $one } and { $other }
go-sell = Sell { $one } and { $other }
go-aspect = Is { $ingredient } plus or minus in { $colour }?
go-potion = Do { $one } and { $other } make this?

## The answer
covered = The potion is ready
covered-help = Your ingredients are hidden now. Turn the phone so that everyone can see it.
covered-tap = Show the result
show-all = Show this to everyone.
result-student-bad = From now on this round, everyone pays 1 gold for a test.
result-student-good = The student feels fine.
result-drink-good = Nothing happens to the drinker.
result-drink-1 = The cube of this action goes to the hospital, once per round.
result-drink-3 = The drinker goes to the last place in the next round, once per round.
result-drink-5 = The drinker loses 1 reputation, once per round.
result-sell = Wanted: { $potion }.
result-sell-hidden = Wanted: { $potion }. Which potion it is stays hidden.
result-exhibit = Compare it with the cube on the exhibition board.
result-aspect = { $ingredient }, { $colour }
result-potion = { $one } and { $other }: { $potion }
result-no = It may be any other potion: the reader does not tell which.
hold = Hold: my ingredients
mixed = { $one } and { $other }

## The history
history = History
history-help = Ingredients stay hidden. Hold a line to see them; each look is counted.
history-empty = Nothing has been asked yet.
history-looks = { $count ->
    [one] looked at once
   *[other] looked at { $count } times
}
history-public = public: shown to all
history-wanted = wanted: { $potion }

## The game
game = Game
code-show = Show the code
code-show-help = so that another phone can answer too
code-ask = Whoever knows the code can look up everything. Show it?
code-here = The code of this game
code-same = Type it into another reader: both then give the same answers. Codes of the official app work too.
another = Another game
print = On paper
sheet = Deduction sheet
sheet-help = triangle and grid to fill in by hand
triangle = Supervisor’s triangle
triangle-help = a game without any device
keep = Take it along
save-file = Save as a file
save-file-help = one page that works without network
send-file = Send to another phone
settings = Settings
language = Language
theme = Colours
theme-system = as the device
theme-light = light
theme-dark = dark
text-size = Text size
motion = Motion
motion-system = as the device
motion-full = full
motion-less = less
awake = The screen stays awake while this page is open.
to-athanor = To Athanor

## The answers
sure-1 = The answers end the game. Shall they be shown?
sure-2 = Is the game really over, and does everybody want to see them?
sure-more = It asks twice.
answers = The answers
answers-triangle = As a supervisor’s triangle
answers-triangle-help = to finish without this phone

## By hand
hand-lead = Give each ingredient its alchemical. Two that would be the same change places.
hand-secret = Whoever sets it up knows everything and should not play.
hand-choose = Alchemical for { $ingredient }
hand-go = Begin with these
hand-mix = Mix them up

## On paper
print-go = Print
sheet-results = Results
sheet-results-help = Where two ingredients meet, write or draw the potion they make.
sheet-grid = Deduction
sheet-grid-help = Cross out what an ingredient cannot be.
sheet-player = Player
sheet-rivals = What the others made and published
triangle-secret = This page is the solution. Only somebody who does not play may see it.
triangle-filled = Each ingredient stands in its slot. Go down from the upper one and left from the lower one: where they meet stands the potion they make.
triangle-empty = Cut out the tiles, mix them face down, and put one into each slot, where no player sees it. Go down from the upper ingredient and left from the lower one: where they meet stands the potion they make.
triangle-tiles = The tiles
triangle-answers = What the supervisor answers
triangle-experiment = Student, drinking, exhibition: the potion, told to all.
triangle-sale = Sale: only how good it is for the potion wanted: exactly that one, right sign in another colour, neutral, or wrong sign.
triangle-apprentice = Debunk by an apprentice: the sign that the slot of the ingredient shows in the colour asked for.
triangle-master = Debunk by a master: only yes or no, whether the two ingredients make the potion named.
triangle-cards = Ingredients are handed over face down; the supervisor puts them on the discard pile and tells nobody what they were.
