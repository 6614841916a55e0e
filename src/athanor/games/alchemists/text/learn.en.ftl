## The game in lists of games.

game-about = Mix, deduce, publish: find out what every ingredient is made of.
page-reader = Card reader
    .title = The card reader, for a real table
page-sheet = Deduction sheet to print
    .title = Deduction sheet to print
page-triangle = Supervisor’s triangle to print
    .title = Supervisor’s triangle to print

## The notebook

board-legend = Legend: signs and figures
board-legend-signs = Each row is an alchemical: its red, green and blue sign, in a large or a small circle. A large circle meeting a small one of the same colour and sign makes that potion.
board-legend-worlds = A figure is a percentage: in so many of the worlds left is it true. ✗ is in none of them, ✓ in all.
board-legend-opposites = ⇄ stands where two ingredients were neutral together: they are opposites.
board-legend-paired = Rest on a cell, and the one that goes with it is framed.
board-opposites = { $ingredient } + { $other_ingredient } was neutral: they are opposites in all three colours
board-opposite-cell = Together with it: { $ingredient } is { $alchemical }, as they are opposites
