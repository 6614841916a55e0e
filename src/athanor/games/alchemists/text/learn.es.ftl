## El juego en las listas de juegos.

game-about = Mezcla, deduce, publica: averigua de qué está hecho cada ingrediente.
page-reader = Lector de cartas
    .title = El lector de cartas, para una mesa de verdad
page-sheet = Hoja de deducción para imprimir
    .title = Hoja de deducción para imprimir
page-triangle = Triángulo del supervisor para imprimir
    .title = Triángulo del supervisor para imprimir

## El cuaderno

board-legend = Leyenda: signos y cifras
board-legend-signs = Cada fila es una sustancia: su signo rojo, verde y azul, en un círculo grande o pequeño. Un círculo grande con uno pequeño del mismo color y signo hacen esa poción.
board-legend-worlds = Una cifra es un porcentaje: en tantos de los mundos que quedan es verdad. ✗ está en ninguno, ✓ en todos.
board-legend-opposites = ⇄ está donde dos ingredientes dieron neutro juntos: son opuestos.
board-legend-paired = Detente en una casilla y se enmarca la que va unida a ella.
board-opposites = { $ingredient } + { $other_ingredient } dio neutro: son opuestos en los tres colores
board-opposite-cell = Va unida a otra: { $ingredient } es { $alchemical }, pues son opuestos
