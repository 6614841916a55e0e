# What the drawn board asks back, and why something laid out in the page cannot be done.

board-back = Back
board-read = read
board-hand-hidden = Hands stay hidden: this is answered from what lies open.
board-nothing-left = Nothing can be done here. { $why }

## Declaring and favors

board-cubes-left = { $count ->
    [one] 1 of { $all } cubes left
   *[other] { $count } of { $all } cubes left
}
board-cubes-short = { $cubes ->
    [one] This takes a cube
   *[other] This takes { $cubes } cubes
}, and { $left ->
    [0] all of yours are placed. Take one back to move it.
    [one] you have 1 left.
   *[other] you have { $left } left.
}
board-declare-sure = { $count ->
    [one] Declare nothing? Your cube stays unused.
   *[other] Declare nothing? All { $count } cubes stay unused.
}
board-play-favor = Play this favor: { $favor }?
board-play-shown = Everybody sees it: it cannot be taken back.
board-play-it = Play it

## Artifacts

board-artifacts = Artifacts, now and later
board-artifacts-help = Read what these artifacts do, and those of later rounds.
board-on-sale = on sale now
board-from-round = from round { $round } on
board-sold-out = All sold.
board-price = Price
board-points = Points

## Theories

board-book-first = First choose a book.
board-token-first = First choose a book and what you say the ingredient is.
board-theory-first = First choose a theory.
board-two-first = First choose two ingredients.
board-wrong-in = only { $colour } wrong
board-if-debunked = If it is debunked before: −{ $count } reputation, unless your seal hedges that colour.
board-lose-nothing = No reputation lost
board-believer = { $count ->
    [0] {""}{ $seat } loses nothing
   *[other] {""}{ $seat } loses { $count }, unless the seal hedges this colour
}
