## Lo que abre un dado, y lo que dan los medidores y la cámara.

board-opens = Permite: { $actions }
board-opens-one = { $label } (potencia: { $cost })
board-opens-for = Para { $label }: { $actions }
board-level-worth = Nivel { $level } al final: { $points } PV
board-cell-points = Con una fórmula aquí la Piedra vale { $after } PV al final (ahora { $before })
board-cell-row = { $left ->
    [1] Completa su fila: { $effect }
   *[other] Su fila, cuando se llenen sus { $left } huecos: { $effect }
}
board-cell-column = { $left ->
    [1] Completa su columna: { $effect }
   *[other] Su columna, cuando se llenen sus { $left } huecos: { $effect }
}
