## The game in lists of games.

game-about = Mix, deduce, publish: find out what every ingredient is made of.
page-reader = Card reader
    .title = The card reader, for a real table
page-sheet = Deduction sheet to print
    .title = Deduction sheet to print
page-triangle = Supervisor’s triangle to print
    .title = Supervisor’s triangle to print
