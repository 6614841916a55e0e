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

## The first rounds: what to touch, and what for

board-hint-keep = A favor is played once, at the moment it names. Touch the one you keep.
board-hint-order = You get what is drawn on the space: favors, ingredients. Higher spaces act first and declare last; lower ones give more.
board-hint-take = Touch a card of the row, or the deck for an unseen one. You need two different ingredients for an experiment.
board-hint-transmute = Touch the card in your hand that you give away for 1 gold.
board-hint-buy = Touch an artifact: its price in gold, and its points at the end.
board-hint-discard = Touch the cards in your hand that go.
board-hint-grant = Touch the grant you want: 2 gold now, points at the end.

## Favors in few words, as they stand on the cards

favor-short-0 = +1 cube this round
favor-short-1 = At once: draw 3 ingredients, discard 2
favor-short-2 = Declaring: your cubes go on top of a space
favor-short-3 = Declaring: 1 cube here, drink before the sales
favor-short-4 = Selling: counts one step better
favor-short-5 = Selling: 1 gold if first, else choose as if first
favor-short-6 = Transmuting: +1 gold
favor-short-7 = Buying: 1 gold cheaper

## Order track, market, reputation

board-plays-first = acts first
board-declares-first = declares first
board-hospital = Hospital
board-unused = Unused
board-row = Ingredient row
board-nobody = No adventurer before round 2.
board-next = Next
board-wanted = Wanted: { $potion }
board-blocked = Blocked: { $potion }
board-later = then { $count } more
board-artifact = { $artifact }: price { $price }, points { $points }
board-zone-red = sales −1, losses −1
board-zone-green = +1 smiley, losses +1
board-zone-blue = +1 smiley, sales +1, losses +2

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
board-cubes-all = All cubes placed
board-top-where = Associate: on which space?
board-take-back = Take back: { $space }
board-declare = Declare these
board-declare-hint = Touch the spaces where you want to act, again for a second action.
board-declare-none = Declare nothing

## Mixing

board-noted = Noted in your notebook.
board-guarantee-0 = exact match
board-guarantee-1 = right sign
board-guarantee-2 = neutral or better
board-guarantee-3 = anything
board-smileys = { $count ->
    [one] 1 smiley
   *[other] { $count } smileys
}
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
board-debunk-hint-master = Choose two ingredients and the potion to ask about: a yes or a no must debunk a theory or show a new conflict.
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
board-revelation-lead = What every ingredient truly is, and what each seal brings.
board-theory-right = The theory was right
board-theory-wrong = The theory was wrong
board-round = Round { $number }
