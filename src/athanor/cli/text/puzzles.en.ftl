# athanor puzzles

command-puzzles = search games of bots for puzzles, or solve the puzzles again
help-puzzles-check = solve the puzzles of the game (or of --out) again, deeply and in other worlds
help-puzzles-want = how many there should be in the end
help-puzzles-out = keep what is found in this file, and go on with it; without a file it is printed
help-puzzles-seed = which games are searched
help-puzzles-minutes = stop after so many minutes; what was found by then is kept
puzzles-which = Which game? athanor puzzles GAME
puzzles-not-ours = “{ $file }” is no file of puzzles.
puzzles-found = { $puzzle }: { $theme }, { $rating }
puzzles-there = { $count ->
    [one] There is 1 puzzle of { $game } now.
   *[other] There are { $count } puzzles of { $game } now.
}
puzzles-otherwise = { $puzzle } ({ $theme }): the answer is not clearly the best any more.
puzzles-checked = { $count ->
    [one] 1 puzzle was solved again
   *[other] { $count } puzzles were solved again
}; { $wrong ->
    [0] each has the same answer.
    [one] 1 has another answer, or no clear one.
   *[other] { $wrong } have another answer, or no clear one.
}
puzzles-any-theme = a choice
puzzles-none = There are no puzzles of { $game } to solve.
