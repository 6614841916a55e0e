## What a die opens, and what tracks and the vault give.

board-opens = It opens: { $actions }
board-opens-one = { $label } (potency: { $cost })
board-opens-for = For { $label }: { $actions }
board-level-worth = Level { $level } at the end: { $points } VP
board-cell-points = With a formula here the Stone counts { $after } VP at the end (now { $before })
board-cell-row = { $left ->
    [1] It fills its row: { $effect }
   *[other] Its row, when its { $left } empty cells are filled: { $effect }
}
board-cell-column = { $left ->
    [1] It fills its column: { $effect }
   *[other] Its column, when its { $left } empty cells are filled: { $effect }
}
