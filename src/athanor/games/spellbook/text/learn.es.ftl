## El juego en las listas de juegos.

game-about = Reúne los siete materiales, aprende hechizos y alimenta a tu familiar.
solo-name = el oponente ficticio

## Lo que una pieza dice de sí misma.

board-spell-level = { $spell }, nivel { $level }
