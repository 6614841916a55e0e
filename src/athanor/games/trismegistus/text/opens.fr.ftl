## Ce que permet un dé, et ce que donnent les pistes et le coffre.

board-opens = Il permet : { $actions }
board-opens-one = { $label } (puissance : { $cost })
board-opens-for = Pour { $label } : { $actions }
board-level-worth = Niveau { $level } à la fin : { $points } PV
board-cell-points = Avec une formule ici, la Pierre vaut { $after } PV à la fin (maintenant { $before })
board-cell-row = { $left ->
    [1] Elle complète sa ligne : { $effect }
   *[other] Sa ligne, une fois ses { $left } cases vides remplies : { $effect }
}
board-cell-column = { $left ->
    [1] Elle complète sa colonne : { $effect }
   *[other] Sa colonne, une fois ses { $left } cases vides remplies : { $effect }
}
