# The drawn board: what its parts are called, and the gestures made on it.

board-not-now = Not now
board-rivals = Others
board-market = Market
board-close = Close
board-or = or
board-list = All choices
board-notebook = Notebook
board-watching = You are watching: hands are hidden.
board-hand-empty = You hold no ingredients.
board-my-shelf = My shelf
board-phase = Phase

## What somebody has

board-has-reputation = Reputation { $count }
board-has-gold = { $count } gold
board-has-ingredients = { $count ->
    [one] 1 ingredient card
   *[other] { $count } ingredient cards
}
board-has-favors = { $count ->
    [one] 1 favor
   *[other] { $count } favors
}
board-has-seals = { $count ->
    [one] 1 seal left
   *[other] { $count } seals left
}
board-made = Potions made: { $list }
board-made-none = No potion made yet

## Order track, market, reputation

board-plays-first = acts first
board-declares-first = declares first
board-hospital = Hospital
board-unused = Unused
board-row = Ingredient row
board-nobody = No adventurer before round 2.
board-next = Next
board-wanted = Wanted: { $potion }
board-blocked = Sold already: { $potion }
board-later = then { $count } more
board-artifact = { $artifact }: price { $price }, points { $points }
board-zone-red = sales −1, losses −1
board-zone-green = +1 smiley, losses +1
board-zone-blue = +1 gold, losses +2

## Theories

board-free = still free
board-no-theory = no theory
board-conference = Conference after round { $round }
board-conference-needs = { $count ->
    [one] 1 seal
   *[other] { $count } seals
} for +1 reputation; with fewer (0, 1 …): { $loss }
board-no-conference = No conference this round or the next.

## Declaring

board-declaring = Your actions
board-planned = { $count ->
    [one] 1 action planned
   *[other] { $count } actions planned
}
board-cubes-left = { $count ->
    [one] 1 cube left
   *[other] { $count } cubes left
}
board-cubes-all = All cubes placed
board-top-where = Associate: on which space?
board-take-back = Take back: { $space }
board-declare = Declare these

## Mixing

board-pick-two = { $count ->
    [one] Pick one more card
   *[other] Pick two cards to mix
}

## Publishing

board-fold = Look at the board
board-unfold = Back to the question
board-publish-lead = A book, an alchemical and a seal face down. Only you see which seal.
board-publish-hint = Choose a book, what you say the ingredient is, and a seal.
board-step-book = Book
board-step-token = Alchemical
board-step-seal = Seal
board-seal-secret = only you see it
board-book-free = no theory yet
board-book-mine = your seal is on it
board-book-theirs = to be endorsed
board-book-conflict = in conflict
board-would-mean = What this would mean
board-now = Now
board-pay-bank = { $count } gold to the bank
board-pay-author = 1 gold to { $seat }
board-gain-reputation = +{ $count } reputation
board-lose-reputation = −{ $count } reputation
board-at-revelation = At the Great Revelation
board-right = right
board-wrong = wrong
board-odds-from = From your notebook: { $count ->
    [one] 1 world fits
   *[other] { $count } worlds fit
} what you know. The others cannot see this.
board-publish = Seal and publish
board-endorse = Seal and endorse

## Debunking

board-debunk-lead = Name one aspect of one theory. Everybody sees the true sign.
board-debunk-lead-master = Two ingredients and a potion. Everybody hears yes or no; no cards are used.
board-debunk-hint = Choose a theory and the colour you doubt.
board-debunk-hint-master = Choose two ingredients and the potion you say they make.
board-step-theory = Theory
board-step-aspect = The aspect you doubt, and what the theory says
board-step-two = Two ingredients
board-step-potion = The potion you ask about
board-would-prove = What this would prove
board-if-yes = If yes
board-if-no = If no
board-if-sign = If it is { $sign }
board-plus = positive (+)
board-minus = negative (−)
board-falls = The theory falls: { $ingredient }
board-believer = { $seat } loses 5, unless the seal hedges this colour
board-proves-nothing = This proves nothing
board-ask-reader = Ask in front of everybody

## The notebook

board-help = How much the notebook fills in
board-help-0 = Off
board-help-1 = My results
board-help-2 = Cross out
board-help-3 = Exact odds
board-help-note-0 = Nothing is filled in: only your own marks.
board-help-note-1 = The triangle shows what you have seen. The grid is yours to fill.
board-help-note-2 = What your results rule out is crossed out.
board-notes = Notes
board-notes-on = On { $seat }
board-notes-trouble = Not kept yet: the server cannot be reached. It will be tried again.
board-clash = Your ✓ and ✗ cannot all be true together.
board-help-limited = At this table the notebook goes no further than “{ $level }”.
board-worlds = { $count ->
    [one] 1 world of 40,320 fits
   *[other] { $count } of 40,320 worlds fit
}
board-impossible = impossible
board-mark-no = crossed out by you
board-mark-yes = ticked by you
board-mark-maybe = your guess
board-refuted = Your results refute this mark
board-marks-help = Touch a cell to write: ✗, ?, ✓, nothing.
board-best-test = Most telling mix in your hand
board-leaves = On average { $count } → { $left } worlds
board-nothing-to-learn = No mix from your hand would teach you anything new.

## The end

board-revelation = The Great Revelation
board-theory-right = The theory was right
board-theory-wrong = The theory was wrong
