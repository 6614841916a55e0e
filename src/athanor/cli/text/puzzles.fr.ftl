# athanor puzzles

command-puzzles = cherche des problèmes dans des parties de bots, ou les résout à nouveau
help-puzzles-check = résout à nouveau les problèmes du jeu (ou de --out), à fond et dans d’autres mondes
help-puzzles-want = combien il doit y en avoir à la fin
help-puzzles-out = garde ce qui est trouvé dans ce fichier et continue avec lui ; sans fichier, c’est affiché
help-puzzles-seed = quelles parties sont examinées
help-puzzles-minutes = s’arrête après autant de minutes ; ce qui a été trouvé jusque-là est gardé
puzzles-which = Quel jeu ? athanor puzzles JEU
puzzles-not-ours = « { $file } » n’est pas un fichier de problèmes.
puzzles-found = { $puzzle } : { $theme }, { $rating }
puzzles-there = { $count ->
    [one] Il y a maintenant { $count } problème pour { $game }.
   *[other] Il y a maintenant { $count } problèmes pour { $game }.
}
puzzles-otherwise = { $puzzle } ({ $theme }) : la réponse n’est plus clairement la meilleure.
puzzles-checked = { $count ->
    [one] { $count } problème résolu à nouveau
   *[other] { $count } problèmes résolus à nouveau
} ; { $wrong ->
    [0] tous ont la même réponse.
    [one] { $wrong } a une autre réponse, ou aucune qui soit claire.
   *[other] { $wrong } ont une autre réponse, ou aucune qui soit claire.
}
puzzles-any-theme = un choix
puzzles-none = Il n’y a pas de problèmes de { $game } à résoudre.
