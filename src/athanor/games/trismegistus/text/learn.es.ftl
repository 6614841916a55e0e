## El juego en las listas de juegos.

game-about = Elige dados, convierte el plomo en oro, completa la gran obra.
solo-name = Botmegistus
page-companion = Botmegistus para una mesa de verdad
    .title = Botmegistus, para una mesa de verdad

## Lo que una pieza dice de sí misma.

board-several = Hay { $count } maneras: un clic las muestra.
