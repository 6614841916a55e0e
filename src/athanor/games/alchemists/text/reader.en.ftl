# The card reader, the supervisor's triangle, and the deduction engine.

deduction-impossible = That cannot be true together with what is known already.

## What the reader does

reader-function-0 = Test on a student
reader-function-1 = Drink a potion
reader-function-2 = Sell a potion
reader-function-3 = Debunk a theory
reader-function-4 = Exhibit a potion
reader-mode-0 = apprentice
reader-mode-1 = master

reader-answer-potion = { $potion }
reader-answer-sale = wanted: { $wanted }; result: { $quality }
reader-answer-aspect = { $ingredient }, { $colour }: { $sign }
reader-answer-yes = { $one } and { $other } make { $potion }: yes
reader-answer-no = { $one } and { $other } make { $potion }: no
reader-line = { $function } · { $answer }
reader-line-full = { $function } · { $one } and { $other } · { $answer }

## What it refuses

reader-bad-code = “{ $code }” is not a code: a code is four letters from A to Z.
reader-not-yet = Potions are exhibited in the last round only; choose “Last round” first.
reader-not-any-more = In the last round nothing is tested on students; potions are exhibited.
reader-enough = { $count ->
    [one] One ingredient is enough; put it back first if you want another.
   *[other] Two ingredients are enough; put one back first if you want another.
}
reader-not-this-potion = The potion cannot be { $potion } here.
reader-no-colour = A colour is asked for only when an apprentice debunks.
reader-not-ready = Something is still to be chosen.
reader-nothing-asked = First choose what the reader shall do.
reader-same-ingredient = It takes two different ingredients, not { $ingredient } twice.
reader-for-masters = The reader is set to apprentice: a debunk asks for one ingredient and a colour.
reader-for-apprentices = The reader is set to master: a debunk asks for two ingredients and a potion.
reader-damaged = This file is not the history of a reader, or it is damaged.
reader-unknown-word = I do not know “{ $word }”. Possible: { $known }.
reader-unknown-function = The reader cannot “{ $word }”. It can: { $known }.
reader-wants-two = Name two different ingredients after “{ $function }”.
reader-wants-sale = Name the potion wanted and two different ingredients after “sell”.
reader-wants-debunk = Name one ingredient and a colour after “debunk”, or two ingredients and a potion.
reader-needs-question = Say what the reader shall do, for example: athanor reader DEMO mix mushroom toad
reader-needs-code = Name the four-letter code of the game.
reader-other-game = This file is the history of another game, not of { $code }.

## The command

reader-help-words = the four-letter code of the game, then perhaps one question: mix, student, drink or exhibit with two ingredients; sell with the potion wanted and two ingredients; debunk with an ingredient and a colour, or with two ingredients and a potion
reader-help-words-metavar = CODE
reader-help-answers = show which alchemical every ingredient has
reader-help-new = make a code for a new game and print it
reader-help-mode = how theories are debunked: apprentice or master
reader-help-history = keep what was asked and answered in this file
reader-help-triangle = write the supervisor’s triangle as a page to print; without a code, an empty one
reader-help-file-metavar = FILE
reader-mode-unknown = The mode is apprentice or master, not “{ $mode }”.
reader-written = Written: { $file }

## At the terminal

reader-welcome = The card reader
reader-which-game = Which game?
reader-new-game = A new game
reader-enter-code = Enter the code of a game
reader-type-code = The four letters of the code:
reader-which-mode = How are theories debunked?
reader-what-now = What shall the reader do?
reader-last-round = Last round
reader-not-last-round = Not the last round after all
reader-show-history = What was asked and answered
reader-show-answers = Show the answers
reader-switch-0 = Switch to apprentice mode
reader-switch-1 = Switch to master mode
reader-show-code = Show the code
reader-leave = Leave
reader-hide = Turn the screen so that only you can see it; q goes back.
reader-which-wanted = Which potion is wanted?
reader-which-first = The first ingredient?
reader-which-second = The second ingredient?
reader-which-ingredient = Which ingredient?
reader-which-colour = Which colour?
reader-which-potion = Which potion?
reader-confirm = All chosen. Shall everybody see the answer?
reader-confirm-yes = Confirm
reader-confirm-again = Choose again
reader-confirm-drop = Ask nothing
reader-show-everybody = Show this to everybody, then press Enter.
reader-press-enter = Press Enter to go on.
reader-sure-1 = The answers end the game. Shall they be shown?
reader-sure-2 = Is the game really over, and does everybody want to see them?
reader-no = No
reader-yes = Yes
reader-not-shown = Nothing was shown.
reader-answer-row = { $ingredient }: { $alchemical }
reader-code-sure = Whoever knows the code can look up everything. It is for going on with another reader. Show it?
reader-code-is = The code of this game: { $code }
reader-history-secret = With the ingredients, for your eyes only?
reader-history-empty = Nothing has been asked yet.

## The supervisor's triangle

triangle-title = The supervisor’s triangle
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
