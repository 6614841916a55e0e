# Lo que el tablero dibujado vuelve a preguntar, y por qué algo preparado en la página no puede hacerse.

board-back = Volver
board-read = leer
board-hand-hidden = Las manos siguen ocultas: para responder basta lo que está a la vista.
board-nothing-left = Aquí no se puede hacer nada. { $why }

## Anunciar y favores

board-cubes-left = { $count ->
    [one] Queda 1 de { $all } cubos
   *[other] Quedan { $count } de { $all } cubos
}
board-cubes-short = { $cubes ->
    [one] Esto requiere un cubo
   *[other] Esto requiere { $cubes } cubos
} y { $left ->
    [0] los tuyos ya están todos colocados. Retira uno para moverlo.
    [one] te queda 1.
   *[other] te quedan { $left }.
}
board-declare-sure = { $count ->
    [one] ¿No anunciar nada? Tu cubo queda sin usar.
   *[other] ¿No anunciar nada? Tus { $count } cubos quedan sin usar.
}
board-play-favor = ¿Jugar este favor: { $favor }?
board-play-shown = Todos lo ven: no podrás retirarlo.
board-play-it = Jugarlo

## Artefactos

board-artifacts = Artefactos, ahora y después
board-artifacts-help = Lee qué hacen estos artefactos y los de rondas posteriores.
board-on-sale = ahora a la venta
board-from-round = desde la ronda { $round }
board-sold-out = Todo vendido.
board-price = Precio
board-points = Puntos

## Teorías

board-book-first = Elige primero un libro.
board-token-first = Elige primero un libro y lo que dices que es el ingrediente.
board-theory-first = Elige primero una teoría.
board-two-first = Elige primero dos ingredientes.
board-wrong-in = solo falla el { $colour }
board-if-debunked = Si se refuta antes: −{ $count } de reputación, salvo que tu sello cubra ese color.
board-lose-nothing = No pierdes reputación
board-believer = { $count ->
    [0] {""}{ $seat } no pierde nada
   *[other] {""}{ $seat } pierde { $count }, salvo que su sello cubra este color
}
