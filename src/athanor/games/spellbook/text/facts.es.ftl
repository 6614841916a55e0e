# What speaks for a choice: sentences of the hint.

fact-learns = { $points ->
    [0] Aprendes { $spell } a nivel { $level }.
    [one] Aprendes { $spell } a nivel { $level }: 1 punto.
   *[other] Aprendes { $spell } a nivel { $level }: { $points } puntos.
}
fact-ends-ahead = { $points ->
    [one] Empieza la última ronda y vas ganando por 1 punto.
   *[other] Empieza la última ronda y vas ganando por { $points } puntos.
}
fact-ends = { $points ->
    [0] Empieza la última ronda y vas en empate con el mejor rival.
    [one] Empieza la última ronda y vas 1 punto por detrás.
   *[other] Empieza la última ronda y vas { $points } puntos por detrás.
}
fact-can-learn = Después podrás pagar { $spell } a nivel { $level }.
fact-one-short = Después te faltará una sola ficha para { $spell } ({ $material }).
fact-denies = En el altar no queda { $material } para { $rival_seat }, a quien le falta poco para { $spell }.
fact-stores = { $count ->
    [one] Tu familiar tendrá 1 ficha
   *[other] Tu familiar tendrá { $count } fichas
}{ $points ->
    [0] .
    [one] : 1 punto más.
   *[other] : { $points } puntos más.
}
fact-stores-near-end = { $points ->
    [0] { "" }
    [one] 1 punto más. { "" }
   *[other] { $points } puntos más. { "" }
}{ $left ->
    [one] Una ficha más en tu familiar termina la partida.
   *[other] { $left } fichas más en tu familiar terminan la partida.
}
fact-uses = { $spell }: { $what }
fact-draws = { $count ->
    [one] En la bolsa queda 1 ficha.
   *[other] Fichas nuevas, cualesquiera de las { $count } que quedan.
}
fact-keeps = { $count ->
    [one] Guardas tu ficha de { $material } para { $spell }.
   *[other] Guardas tus { $count } fichas de { $material } para { $spell }.
}
fact-spares = Ya no necesitas { $material }: { $spell } está aprendido.
