# Spellbook: every word of the game.

game-name = Spellbook
game-tagline = Learn spells from coloured tokens, or feed them to your familiar.

## Names

token-0 = Magma circle
token-1 = Magma triangle
token-2 = Magma square
token-3 = Poison circle
token-4 = Poison triangle
token-5 = Poison square
token-6 = Plants circle
token-7 = Plants triangle
token-8 = Plants square
token-9 = Coal circle
token-10 = Coal triangle
token-11 = Coal square
token-12 = Steam circle
token-13 = Steam triangle
token-14 = Steam square
token-15 = Mercury circle
token-16 = Mercury triangle
token-17 = Mercury square
token-18 = Gold circle
token-19 = Gold triangle
token-20 = Gold square

material-0 = Magma
material-1 = Poison
material-2 = Plants
material-3 = Coal
material-4 = Steam
material-5 = Mercury
material-6 = Gold

colour-0 = red
colour-1 = purple
colour-2 = green
colour-3 = black
colour-4 = white
colour-5 = blue
colour-6 = yellow

rune-0 = circle
rune-1 = triangle
rune-2 = square

phase-0 = dawn
phase-1 = midday
phase-2 = dusk

spell-0 = Sacrifice
spell-1 = Eruption
spell-2 = Blaze
spell-3 = Levitation
spell-4 = Sharing
spell-5 = Divination
spell-6 = Purification
spell-7 = Cure
spell-8 = Growth
spell-9 = Offering
spell-10 = Focus
spell-11 = Feast
spell-12 = Time Travel
spell-13 = Storm
spell-14 = Clone
spell-15 = Transmutation
spell-16 = Swiftness
spell-17 = Mirage
spell-18 = Abundance
spell-19 = Knowledge
spell-20 = Communion

dummy = Dummy

## What each line of a spell does

line-0-3 = Discard a circle, then draw 4.
line-0-4 = Discard a triangle, then draw 4.
line-0-5 = Discard a square, then draw 4.
line-1-3 = Draw until you have 4 tokens.
line-1-4 = Draw until you have 5 tokens.
line-1-5 = Draw until you have 6 tokens.
line-2-3 = Draw 4; everybody else takes 1 from the altar.
line-2-4 = Draw 4; everybody else takes 1 from the altar.
line-2-5 = Draw 4; everybody else takes 1 from the altar.
line-3-3 = Take 2 circles from the altar.
line-3-4 = Take 2 triangles from the altar.
line-3-5 = Take 2 squares from the altar.
line-4-3 = Take 1, then draw 1; everybody else draws 1.
line-4-4 = Take 2; everybody else draws 1.
line-4-5 = Take 3; everybody else draws 1.
line-5-3 = Add 2 drawn tokens to the altar, take 2, then discard 1.
line-5-4 = Add 2 drawn tokens to the altar, then take up to 2 of one colour.
line-5-5 = Add 2 drawn tokens to the altar, then take 2.
line-6-3 = Swap 1 token with the altar.
line-6-4 = Swap 2 tokens with the altar.
line-6-5 = Swap 3 tokens with the altar.
line-7-3 = Draw 1, then discard 1.
line-7-4 = Draw 2, then discard 2.
line-7-5 = Draw 3, then discard 3.
line-8-3 = Swap 1 token of your reserve with 1 on your familiar.
line-8-4 = Take 2 from the altar onto your familiar; this spell drops one level.
line-8-5 = Take 3 from the altar onto your familiar; this spell drops one level.
line-9-3 = Store 2 tokens of one colour.
line-9-4 = Store 3 tokens of one colour.
line-9-5 = Store 4 tokens of one colour.
line-10-3 = Store 1 token with the rune lying here.
line-10-4 = With the rune lying here: store 2, or take 1 from the altar.
line-10-5 = With the rune lying here: store 3, or take 2 from the altar.
line-11-3 = Take 1 token of a colour that is on your familiar.
line-11-4 = Take 1 from the altar onto your familiar.
line-11-5 = At the end: 1 point per different colour on your familiar.
line-12-3 = Discard a circle, then raise another spell one level.
line-12-4 = Discard a triangle, then raise another spell one level.
line-12-5 = Discard a square, then raise another spell one level.
line-13-3 = No effect.
line-13-4 = Replace any altar tokens, take 3; this spell drops one level.
line-13-5 = Replace any altar tokens, take 3; this spell drops one level.
line-14-3 = Copy another player’s midday action.
line-14-4 = Copy another player’s dusk action.
line-14-5 = Discard a token with the rune lying here, then copy another player’s dawn action.
line-15-3 = No effect.
line-15-4 = Learn a spell; 1 token with the rune lying here counts as a wild element.
line-15-5 = Learn a spell; up to 2 tokens with the rune lying here count as a wild element each.
line-16-3 = At once: 1 dawn action.
line-16-4 = At once: 1 dawn action.
line-16-5 = Always: 2 dawn actions a day.
line-17-3 = Always: draw 1 for each altar token you take with the rune lying here.
line-17-4 = Always: draw 2 for each altar token you take with the rune lying here.
line-17-5 = Always: draw 2 for each altar token you take with the rune lying here.
line-18-3 = At once: draw 2.
line-18-4 = At once: draw 3.
line-18-5 = At once: draw 4.
line-19-3 = At the end: 1 point per other learnt spell.
line-19-4 = At the end: per other spell, 1 point at level 3, 2 points at level 4 or 5.
line-19-5 = At the end: 2 points per other learnt spell.
line-20-3 = At once: take 3 from the altar onto your familiar.
line-20-4 = At the end: 1 point per token on your familiar with the rune lying here.
line-20-5 = Always: when you learn a spell, store 2 of the tokens spent.

## … and alone, where there are no other players

line-2-3-solo = Draw 4, then take 1 from the altar for the bottom of the dummy’s board.
line-2-4-solo = Draw 4, then take 1 from the altar for the bottom of the dummy’s board.
line-2-5-solo = Draw 4, then take 1 from the altar for the bottom of the dummy’s board.
line-4-3-solo = Take 1, then draw 1; then draw 1 for the bottom of the dummy’s board.
line-4-4-solo = Take 2; then draw 1 for the bottom of the dummy’s board.
line-4-5-solo = Take 3; then draw 1 for the bottom of the dummy’s board.
line-14-3-solo = Copy line 4 of a midday spell you have not learnt.
line-14-4-solo = Copy line 4 of a dusk spell you have not learnt.
line-14-5-solo = Discard a token with the rune lying here, then copy line 4 of a dawn spell you have not learnt.

## Options

option-spells = Spells
    .help = Which seven spells everybody plays with: one of the three sets, one of each colour at random, or seven names of your choice.
option-spells-first-game = First game (set I)
option-spells-set-1 = Set I
option-spells-set-2 = Set II
option-spells-set-3 = Set III
option-spells-classic = Classic: one of each colour at random
option-handicap = Handicap
    .help = Solo only: tokens the dummy starts with, a point each.
option-mirage = Mirage
    .help = Each draw that Mirage gives may be declined: ask each time, or always draw.
option-mirage-ask = Ask each time
option-mirage-always = Always draw
option-handicap-solo = The handicap is for the solo game only.

## What is asked

ask-phase-0 = { $ways ->
    [take] Dawn: take 1 token from the altar.
    [draw] Dawn: draw { $count }.
    [spell] Dawn: use a dawn spell, or pass.
    [take-draw] Dawn: take 1 token from the altar, or draw { $count }.
    [take-spell] Dawn: take 1 token from the altar, or use a dawn spell.
    [draw-spell] Dawn: draw { $count }, or use a dawn spell.
   *[take-draw-spell] Dawn: take 1 token from the altar, draw { $count }, or use a dawn spell.
}
ask-phase-1 = { $ways ->
    [store] Midday: store 1 token.
    [spell] Midday: use a midday spell, or pass.
   *[store-spell] Midday: store 1 token, or use a midday spell.
}
ask-phase-2 = { $ways ->
    [learn] Dusk: learn a spell.
    [spell] Dusk: use a dusk spell, or pass.
   *[learn-spell] Dusk: learn a spell, or use a dusk spell.
}
ask-extra-dawn = Do 1 dawn action now.
ask-take = { $count ->
    [one] Take 1 token from the altar.
   *[other] Take { $count } tokens from the altar.
}
ask-take-rune = { $count ->
    [one] Take 1 token with the { $rune } rune from the altar.
   *[other] Take { $count } tokens with the { $rune } rune from the altar.
}
ask-take-alike = { $count ->
    [one] You may take 1 token from the altar.
   *[other] Take up to { $count } tokens of one colour from the altar.
}
ask-take-more = You may take 1 more { $material } token from the altar.
ask-take-stored = Take 1 token of a colour on your familiar from the altar.
ask-take-to-familiar = { $count ->
    [one] Take 1 token from the altar onto your familiar.
   *[other] Take { $count } tokens from the altar onto your familiar.
}
ask-must-take = Take 1 token from the altar: Blaze was used.
ask-may-draw = { $count ->
    [one] Mirage: draw 1 token?
   *[other] Mirage: draw { $count } tokens?
}
ask-discard = { $count ->
    [one] Discard 1 token.
   *[other] Discard { $count } tokens.
}
ask-discard-rune = Discard 1 token with the { $rune } rune.
ask-store-rune = { $count ->
    [one] Store 1 more token with the { $rune } rune.
   *[other] Store { $count } more tokens with the { $rune } rune.
}
ask-store-material = { $count ->
    [one] Store 1 more { $material } token.
   *[other] Store { $count } more { $material } tokens.
}
ask-offer = { $count ->
    [one] Store 1 token.
   *[other] Store { $count } tokens of one colour: pick the first.
}
ask-focus = With the { $rune } rune: store { $store }, or take { $take } from the altar. The first token decides.
ask-focus-store = { $count ->
    [one] Store 1 token with the { $rune } rune.
   *[other] Store { $count } tokens with the { $rune } rune.
}
ask-focus-take = { $count ->
    [one] Take 1 token with the { $rune } rune from the altar.
   *[other] Take { $count } tokens with the { $rune } rune from the altar.
}
ask-give = { $count ->
    [one] Swap: pick 1 token of your reserve to give.
   *[other] Swap: pick { $count } tokens of your reserve to give.
}
ask-receive-altar = { $count ->
    [one] Swap: pick 1 token of the altar to receive.
   *[other] Swap: pick { $count } tokens of the altar to receive.
}
ask-receive-familiar = Swap: pick the token of your familiar to receive.
ask-learn = { $count ->
    [one] Learn a spell: 1 token with the { $rune } rune may be a wild element.
   *[other] Learn a spell: up to { $count } tokens with the { $rune } rune may be a wild element each.
}
ask-mark = Learn { $spell } at level { $level }: which token goes on the card?
ask-pay = { $count ->
    [one] Pay 1 more { $material } for { $spell }.
   *[other] Pay { $count } more { $material } for { $spell }.
}
ask-pay-wild = { $count ->
    [one] Pay 1 more for { $spell }: { $material }, or a wild element.
   *[other] Pay { $count } more for { $spell }: { $material }, or wild elements.
}
ask-pay-set = { $count ->
    [one] Complete the set of three: 1 more { $rune }.
   *[other] Complete the set of three: { $count } more { $rune }s.
}
ask-keep = { $count ->
    [one] Communion: store 1 of the tokens spent, or none.
   *[other] Communion: store { $count } of the tokens spent, or none.
}
ask-keep-more = Communion: store 1 more of the tokens spent.
ask-raise = Time Travel: which spell rises one level?
ask-sweep = { $count ->
    [0] Storm: which altar tokens are replaced?
    [one] Storm: 1 altar token will be replaced. Which others?
   *[other] Storm: { $count } altar tokens will be replaced. Which others?
}
ask-copy = Clone: which { $phase } action do you copy?
ask-dummy = Which altar token do you take for the dummy?
ask-dummy-bottom = Which altar token do you take for the bottom of the dummy’s board?

## Labels of actions

label-pass-phase = Pass
label-pass-take = Take none
label-pass-take-more = Take no more
label-pass-may-draw = Do not draw
label-pass-keep = Store none of them
label-pass-sweep = That is all
label-draw = Draw { $count }
label-accept = Draw
label-take = Take { $token }
label-store = Store { $token }
label-discard = Discard { $token }
label-replace = Replace { $token }
label-give = Give { $token }
label-receive = Receive { $token }
label-mark = Put { $token } on the card
label-pay = Pay { $token }
label-wild = Use { $token } for a wild element
label-keep = Store { $token }
label-dummy = Give { $token } to the dummy
label-learn = Learn { $spell } at level { $level }
label-use = Use { $spell }, level { $level }
label-copy = Copy { $spell }, level { $level }, of { $owner-seat }
label-copy-unlearnt = Copy { $spell }, level { $level }, not yet learnt
label-raise = Raise { $spell }

## Explanations

explain = { $label }: { $what }
explain-use = { $label }: { $what }
explain-learn = { $label }: costs { $level } tokens of its colour; three equal runes count as one. { $what }
explain-learn-transmuted = { $count ->
    [one] { $label }: costs { $level } tokens of its colour; here 1 token with the { $rune } rune may count as one, and sets of three do not. { $what }
   *[other] { $label }: costs { $level } tokens of its colour; here up to { $count } tokens with the { $rune } rune may count as one each, and sets of three do not. { $what }
}
explain-pass = do nothing here.
explain-draw = draw 2 tokens from the bag into your reserve (limit 9).
explain-accept = the permanent effect happens.
explain-take = from the altar.
explain-store = from your reserve onto the first free space of your familiar.
explain-discard = from your reserve into the discard box.
explain-replace = from the altar into the discard box; a new one is drawn for it.
explain-give = this token leaves your reserve in the swap.
explain-receive = this token comes into your reserve in the swap.
explain-mark = it marks the spell’s level; its rune counts for spells with the arrow.
explain-pay = it counts as one token of the spell’s colour and goes to the discard box.
explain-wild = it is spent as (part of) a wild element of the spell’s colour.
explain-keep = onto the first free space of your familiar instead of the discard box.
explain-dummy = from the altar onto the dummy’s board.
explain-raise = its marker moves up one level; instant effects do not happen.

## What happened

game-begins = { $seat } starts. The spells: { $spells }.
game-ends = The game is over.
game-ends-book = The game is over: { $seat } has learnt all seven spells.
game-ends-familiar = The game is over: { $seat }’s familiar is full.
game-ends-dummy = The game is over: the dummy’s board is full.
last-round = { $seat } has completed the book or the familiar: this is the last round.
last-day = { $seat } has completed the book or the familiar: this is the last day.
bag-refilled = { $count ->
    [one] The bag is empty: 1 discarded token goes back into it.
   *[other] The bag is empty: { $count } discarded tokens go back into it.
}
passes = { $seat } passes at { $phase }.
uses = { $seat } uses { $spell }, level { $level }.
copies = { $seat } copies { $spell }, level { $level }, of { $owner-seat }.
copies-unlearnt = { $seat } copies { $spell }, level { $level }.
draws = { $seat } draws { $tokens }.
takes = { $seat } takes { $token }.
takes-to-familiar = { $seat } takes { $token } onto the familiar.
discards = { $seat } discards { $token }.
stores = { $seat } stores { $token }.
keeps = { $seat } stores { $token } from the tokens spent.
gives = { $seat } gives { $token }.
receives = { $seat } receives { $token } from the altar.
receives-stored = { $seat } receives { $token } from the familiar.
learns = { $seat } learns { $spell } at level { $level }, marked by { $token }.
pays = { $seat } pays { $tokens }.
raises = { $seat } raises { $spell } to level { $level }.
lowers = { $spell } of { $seat } drops to level { $level }.
altar-gains = The altar gains { $tokens }.
altar-loses = { $token } leaves the altar.
altar-emptied = The altar is emptied: { $tokens }.
dummy-gets = The dummy gets { $token }.
dummy-bottom = { $token } goes to the bottom of the dummy’s board.

## Why not

why-other-thing = That is no action of { $phase }.
why-other-time = That is done at { $phase }.
why-must-act = The instant effect must be carried out: choose a dawn action.
why-reserve-full = Your reserve is full: 9 tokens is the limit.
why-reserve-empty = Your reserve is empty.
why-bag-empty = Bag and discard box are both empty.
why-altar-empty = The altar is empty.
why-familiar-full = Your familiar is full.
why-familiar-empty = There is nothing on your familiar yet.
why-not-on-altar = There is no { $token } on the altar.
why-not-in-reserve = There is no { $token } in your reserve.
why-not-on-familiar = There is no { $token } on your familiar.
why-not-spent = { $token } is not among the tokens spent.
why-cannot-take = { $token } is not one of those this effect lets you take.
why-cannot-store = { $token } is not one of those this effect lets you store.
why-wrong-rune = { $token } does not have the rune that is asked for.
why-wrong-colour = { $token } does not have the spell’s colour.
why-take-first = First take the tokens from the altar.
why-must-take = You must take 1 token from the altar.
why-decide-first = First decide whether to draw.
why-discard-first = First choose what to discard.
why-store-first = First choose what to store.
why-swap-first = First complete the swap.
why-dummy-first = First choose the dummy’s token.
why-focus-first = First pick a token with the { $rune } rune, to store or to take.
why-raise-first = First choose the spell that rises.
why-sweep-first = First say which altar tokens are replaced.
why-copy-first = First choose the action to copy.
why-learn-first = First choose the spell to learn.
why-mark-first = First choose the token that goes on { $spell }.
why-pay-first = First complete the payment.
why-keep-first = First decide which spent tokens are stored.
why-spell-not-here = { $spell } is not in this game.
why-learn-at-dusk = { $wild ->
    [0] Learn { $spell } at dusk: 3, 4 or 5 { $material }; you have { $real }.
   *[other] Learn { $spell } at dusk: 3, 4 or 5 { $material }; you have { $real }, and wild elements for { $wild }.
}
why-learnt-already = You have learnt { $spell } already.
why-learnt-today = You learnt { $spell } today; it can be used from tomorrow.
why-no-action = { $spell } gives no action.
why-other-phase = { $spell } is used at { $phase }.
why-level-too-high = Your { $spell } is at level { $level } only.
why-line-not-offered = Line { $level } of { $spell } has no action of its own here.
why-no-real-token = { $spell } needs at least one real { $material } token.
why-too-few-to-learn = Level { $level } of { $spell } needs { $level } { $material } tokens: you have { $real } and wild elements for { $wild }.
why-cannot-pay = With { $token } the payment would not come out exactly.
why-cannot-learn = There is no spell you could pay for that way.
why-enough-tokens = You already have as many tokens as this line gives.
why-no-effect-now = It would have no effect now.
why-no-rune-in-reserve = There is no { $rune } in your reserve.
why-no-rune-on-altar = There is no { $rune } on the altar.
why-no-arrow-rune = There are not enough tokens with the { $rune } rune.
why-focus-both-full = Your familiar and your reserve are both full.
why-focus-familiar-full = Your familiar is full, and there is no { $rune } on the altar to take.
why-focus-reserve-full = Your reserve is full, so nothing can be taken; and it has too few tokens with the { $rune } rune to store.
why-too-few-in-reserve = { $count ->
    [one] That takes 1 token in your reserve.
   *[other] That takes { $count } tokens in your reserve.
}
why-too-few-on-altar = { $count ->
    [one] That takes 1 token on the altar.
   *[other] That takes { $count } tokens on the altar.
}
why-too-few-alike = You do not have enough tokens of one colour.
why-too-few-of-colour = You do not have { $count } tokens of the colour of { $token }.
why-no-stored-colour = No token on the altar has a colour of your familiar.
why-nothing-to-raise = None of your other spells can rise.
why-cannot-raise = { $spell } cannot rise.
why-nothing-to-copy = There is nothing to copy.
why-cannot-copy = { $spell } cannot be copied here.
why-copy-solo = Alone, only line 4 of a spell you have not learnt can be copied.
why-not-theirs = { $owner-seat } does not have { $spell } at level { $level } to copy.
why-same-copy = Another player’s copy that is offered does exactly the same.

## The count

sheet-spell = { $spell }, level { $level }
    .row = { $spell }
sheet-unlearnt = { $spell }, not learnt
    .row = { $spell }
sheet-familiar = { $count ->
    [one] Familiar, 1 token
   *[other] Familiar, { $count } tokens
}
sheet-dummy = { $count ->
    [one] Dummy’s board, 1 token
   *[other] Dummy’s board, { $count } tokens
}
sheet-dummy-bottom = { $count ->
    [one] Bottom area, 1 token
   *[other] Bottom area, { $count } tokens
}

stat-spells = spells learnt
stat-stored = tokens stored
stat-days = days

## drawing

opponent-0 = { dummy }
draw-day = The day of { $seat }
draw-last-round = Last round!
draw-last-day = Last day!
draw-altar = Altar
draw-aside = On the way
draw-bag = Bag
draw-box = Discards
draw-reserve = Reserve
draw-familiar = Familiar
draw-spells = Spells
draw-bottom = Bottom
draw-flush = empties the altar
draw-tomorrow = from tomorrow
draw-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}

## board

board-rivals = Rivals
board-your-reserve = Your reserve
board-reserve-of = Reserve of { $seat }
board-your-familiar-0 = Your cat
board-your-familiar-1 = Your dragon
board-your-familiar-2 = Your gargoyle
board-your-familiar-3 = Your golem
board-familiar-of = Familiar of { $seat }
board-spells-of = Spells of { $seat }
board-altar-count = { $count } of 10
board-altar-of-seven = { $count } of 7
board-tonight = tonight +{ $count }
board-tonight-none = tonight none
board-tonight-emptied = tonight emptied
board-tonight-about = At nightfall the altar is filled up to 5 tokens; from 5 on, 1 more joins. With 10 or more, all are discarded and 5 new ones drawn.
board-tonight-about-solo = At nightfall the altar is filled up to 7 tokens. If the dummy’s token covers a space with the symbol, all are discarded first.
board-round = Round { $number }
board-bag-about = { $count ->
    [one] The bag holds 1 token.
   *[other] The bag holds { $count } tokens.
}
board-box-about = { $count ->
    [one] The discard box holds 1 token: { $tokens }.
   *[other] The discard box holds { $count } tokens: { $tokens }.
}
board-box-empty = The discard box is empty.
board-times = { $token } ×{ $count }
board-alike = 3 alike = 1 wild, at dusk
board-alike-about = When you learn a spell, three tokens with the same rune count as one token of its colour.
board-by-material = by material
board-by-rune = by rune
board-sort = Sort the reserve
board-of-limit = { $count } of { $limit }
board-place-empty = empty
board-seat-token = Space { $number }: { $token }
board-seat-next = Space { $number }, next, worth { $count }
board-seat-empty = Space { $number }, worth { $count }
board-points-now = { $count ->
    [one] point now
   *[other] points now
}
board-points = { $count ->
    [one] point
   *[other] points
}
board-plays-now = plays now
board-plays-next = plays next
board-plays-later = plays later
board-plays-done = has finished
board-bonus = { $what }; draws { $count } more
board-line = { $spell }, level { $level }: { $what }
board-line-here = Marked by { $token }.
board-counted = counted at the end
board-set = Set { $number }
board-phase-done = { $phase }, over
board-phase-now = { $phase }, now
board-today = learnt today
board-not-now = Not now
board-which = Which one?
board-cancel = Cancel
board-learn = Learn at level { $level }
board-pay-sum = { $wild ->
    [0] { $real } { $material }
   *[other] { $real } { $material } + { $wild } wild
}
board-pay-change = 📖 stays on the card. Click tokens to change.
board-pay-no-other = Without it the payment would not come out.
board-pay-not-with = With it the payment would not come out exactly.
board-wild-one = = 1 wild { $material }
board-token-marker = { $token }: stays on the card
board-token-paid = { $token }: is paid
board-token-wild = { $token }: part of a wild element
board-aside-swap = Given away
board-aside-spent = Spent
board-dummy-about = Each evening the dummy gets an altar token of your choice. Its points are the lowest value still to be seen, and 1 for each token at the bottom.
board-dummy-flush = Space { $number } empties the altar.
board-spell-learnt = { $spell }, level { $level }, marked by { $token }
board-spell-unlearnt = { $spell }, not learnt
board-spells-learnt = { $count } of 7 spells learnt
board-stored = { $count } of 14 stored

card-0-3 = Discard 1 ○, draw 4.
card-0-4 = Discard 1 △, draw 4.
card-0-5 = Discard 1 □, draw 4.
card-1-3 = Draw until you have 4.
card-1-4 = Draw until you have 5.
card-1-5 = Draw until you have 6.
card-2-3 = Draw 4. Others take 1 from the altar.
card-2-4 = Draw 4. Others take 1 from the altar.
card-2-5 = Draw 4. Others take 1 from the altar.
card-3-3 = Take 2 ○ from the altar.
card-3-4 = Take 2 △ from the altar.
card-3-5 = Take 2 □ from the altar.
card-4-3 = Take 1, draw 1. Others draw 1.
card-4-4 = Take 2. Others draw 1.
card-4-5 = Take 3. Others draw 1.
card-5-3 = Altar +2; take 2, then discard 1.
card-5-4 = Altar +2; take up to 2 of one colour.
card-5-5 = Altar +2; take 2.
card-6-3 = Swap 1 with the altar.
card-6-4 = Swap 2 with the altar.
card-6-5 = Swap 3 with the altar.
card-7-3 = Draw 1, then discard 1.
card-7-4 = Draw 2, then discard 2.
card-7-5 = Draw 3, then discard 3.
card-8-3 = Swap 1 with your familiar.
card-8-4 = Take 2 onto familiar; marker down.
card-8-5 = Take 3 onto familiar; marker down.
card-9-3 = Store 2 of one colour.
card-9-4 = Store 3 of one colour.
card-9-5 = Store 4 of one colour.
card-10-3 = Store 1 ⇥.
card-10-4 = Store 2 ⇥ or take 1 ⇥ from altar.
card-10-5 = Store 3 ⇥ or take 2 ⇥ from altar.
card-11-3 = Take 1 of a colour on your familiar.
card-11-4 = Take 1 onto your familiar.
card-11-5 = End: 1 per colour on your familiar.
card-12-3 = Discard 1 ○: raise another spell.
card-12-4 = Discard 1 △: raise another spell.
card-12-5 = Discard 1 □: raise another spell.
card-13-3 = No effect.
card-13-4 = Sweep altar, take 3; marker down.
card-13-5 = Sweep altar, take 3; marker down.
card-14-3 = Copy a rival’s midday action.
card-14-4 = Copy a rival’s dusk action.
card-14-5 = Discard 1 ⇥: copy a dawn action.
card-15-3 = No effect.
card-15-4 = Learn 1; one ⇥ counts as wild.
card-15-5 = Learn 1; two ⇥ count as wild.
card-16-3 = At once: 1 dawn action.
card-16-4 = At once: 1 dawn action.
card-16-5 = Two dawn actions every day.
card-17-3 = For each ⇥ you take, draw 1.
card-17-4 = For each ⇥ you take, draw 2.
card-17-5 = For each ⇥ you take, draw 2.
card-18-3 = At once: draw 2.
card-18-4 = At once: draw 3.
card-18-5 = At once: draw 4.
card-19-3 = End: 1 per other spell.
card-19-4 = End: 1 per level 3, 2 per level 4–5.
card-19-5 = End: 2 per other spell.
card-20-3 = At once: take 3 onto your familiar.
card-20-4 = End: 1 per ⇥ on your familiar.
card-20-5 = On learning, store 2 of the tokens spent.

card-2-3-solo = Draw 4. Take 1 for the dummy.
card-2-4-solo = Draw 4. Take 1 for the dummy.
card-2-5-solo = Draw 4. Take 1 for the dummy.
card-4-3-solo = Take 1, draw 1. Dummy draws 1.
card-4-4-solo = Take 2. Dummy draws 1.
card-4-5-solo = Take 3. Dummy draws 1.
card-14-3-solo = Unlearnt midday spell: use line 4.
card-14-4-solo = Unlearnt dusk spell: use line 4.
card-14-5-solo = Discard 1 ⇥: unlearnt dawn, line 4.
