## El juego en las listas de juegos.

game-about = Mezcla, deduce, publica: averigua de qué está hecho cada ingrediente.
page-reader = Lector de cartas
    .title = El lector de cartas, para una mesa de verdad
page-sheet = Hoja de deducción para imprimir
    .title = Hoja de deducción para imprimir
page-triangle = Triángulo del supervisor para imprimir
    .title = Triángulo del supervisor para imprimir
