# Liar's dice: every word of the game.

game-name = Liar’s dice
game-tagline = Everybody sees their own dice, and bids on all of them.

## Dice

dice-1 = { $number ->
    [one] { $number } one
   *[other] { $number } ones
}
dice-2 = { $number ->
    [one] { $number } two
   *[other] { $number } twos
}
dice-3 = { $number ->
    [one] { $number } three
   *[other] { $number } threes
}
dice-4 = { $number ->
    [one] { $number } four
   *[other] { $number } fours
}
dice-5 = { $number ->
    [one] { $number } five
   *[other] { $number } fives
}
dice-6 = { $number ->
    [one] { $number } six
   *[other] { $number } sixes
}

## What can be done

do-doubt = Doubt it
do-bid = Bid { $what }
explain-doubt = All cups are lifted. If the bid holds, you lose a die; if not, the one who bid loses one.
explain-bid = You say that under all cups together there are at least { $what }.
explain-bid-wild = You say that under all cups together there are at least { $what }; ones count too.

## What is asked

ask-first = Open the bidding. { $number ->
    [one] There is { $number } die in play.
   *[other] There are { $number } dice in play.
}
ask-bid = { $bidder_seat } bids { $what }. Do you bid more, or do you doubt it?
theirs-first = The bidding is opened.
theirs-bid = The bid is { $what }.

## Why not

why-no-bid = There is no bid to doubt yet.
why-too-many = There { $number ->
    [one] is only { $number } die
   *[other] are only { $number } dice
} in play.
why-higher = { $what } are bid already: bid more dice, or as many of a higher face.

## What happened

rolled = All dice are rolled, { $number } in all. { $seat } begins.
bid = { $seat } bids { $what }.
doubted = { $seat } doubts that there are { $what }, as { $bidder_seat } said.
shown = { $seat } shows { $faces }.
counted = In all: { $what }.
lost = { $seat } loses a die.
lost-last = { $seat } loses the last die and is out.
game-ends = { $seat } alone has dice left and wins.

## Table, scoring, options

score-dice = Dice left
table-wild = { $number ->
    [one] { $number } die
   *[other] { $number } dice
} in play. Ones count as every face.
table-plain = { $number ->
    [one] { $number } die
   *[other] { $number } dice
} in play.
table-bid = { $seat } bids { $what }
table-seen = { $doubter_seat } doubted { $what }, as { $bidder_seat } had said. In all: { $found }. { $loser_seat } lost a die.

option-dice = Dice
    .help = How many dice each player begins with.
option-ones = Ones
    .help = Whether a one counts as every other face.
option-ones-wild = Count as every face
option-ones-plain = Are only ones

## The board

board-cups = The cups
board-bid = The bid
board-no-bid = No bid yet
board-own = Your dice
board-left = { $number ->
    [one] { $number } die
   *[other] { $number } dice
}
board-out = out
board-seen = The cups were lifted
board-number = How many
board-face = Which face
board-fewer = One die fewer
board-more = One die more
board-die = a { $face }
