# La mesa dibujada como texto y los títulos sobre las opciones de una misma clase.

## Nombres cortos de los ingredientes; sus tres primeras letras son distintas

short-0 = seta
short-1 = helecho
short-2 = sapo
short-3 = garra
short-4 = flor
short-5 = mandrágora
short-6 = escorpión
short-7 = pluma

## El dibujo

draw-round = Ronda { $round } de { $rounds }
draw-last-round = ¡Última ronda!
draw-phase-0 = Preparación
draw-phase-1 = Elegir el orden de juego
draw-phase-2 = Anunciar las acciones
draw-phase-3 = Resolver las acciones
draw-order = Turno
draw-legend-gold = moneda
draw-legend-favor = favor
draw-legend-ingredient = ingrediente
draw-legend-cube = cubo
draw-row = En la fila
draw-deck = mazo { $count }
draw-discard = descartes { $count }
draw-artifacts = A la venta
draw-adventurer = Aventurero
draw-next = luego, { $adventurer }
draw-selling = Venden
draw-conference = Congreso
draw-conference-round = fin de la ronda { $round }
draw-seals-needed = { $seat } { $count }/{ $needed }
draw-theories = Teorías
draw-nothing-about = nada sobre
draw-grants = Becas
draw-facts = Visto por todos
draw-reputation = Reputación
draw-zone-0 = zona roja
draw-zone-1 = zona normal
draw-zone-2 = zona verde
draw-zone-3 = zona azul
draw-spaces = Casillas de acción
draw-student = quiere 1 moneda
draw-cauldron = Caldero
draw-covered = boca abajo
draw-stays = vuelve
draw-played = Jugado
draw-exhibited = Expuesto
draw-points = { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}
draw-gold = { $count ->
    [one] 1 moneda
   *[other] { $count } monedas
}
draw-ingredients = { $count ->
    [one] 1 ingrediente
   *[other] { $count } ingredientes
}
draw-favors = { $count ->
    [one] 1 favor
   *[other] { $count } favores
}
draw-cubes = { $count ->
    [one] 1 cubo
   *[other] { $count } cubos
}
draw-unused = { $count } sin usar
draw-hospital = { $count } en el hospital
draw-seals = { $count ->
    [one] 1 sello
   *[other] { $count } sellos
}
draw-aside = { $count ->
    [one] 1 carta apartada
   *[other] { $count } cartas apartadas
}
draw-lost = sellos perdidos
draw-paralysed = parálisis
draw-debunks = refuta como: { $mode }
draw-grant = beca { $grant }
draw-potions = pociones
draw-hand = Mano
draw-my-favors = Favores
draw-my-seals = Sellos
draw-my-aside = Apartado
draw-answer = Tu respuesta
draw-results = Triángulo de resultados
draw-grid = Matriz de deducción

## Títulos sobre las opciones

verb-keep = Favores
verb-order = Casillas de turno
verb-declare = Acciones
verb-play = Favores
verb-associate = A la fila de arriba
verb-take = De la fila
verb-discard = Descartar
verb-transmute = Transmutar
verb-bid = Descuento
verb-sell = Vender
verb-guarantee = Garantía
verb-mix = Mezclar
verb-buy = Artefactos
verb-pay = Pagar
verb-debunk = Refutar
verb-show = Demostrar con
verb-claim = Poción
verb-publish = Teorías nuevas
verb-endorse = Refrendar
verb-seal = Sellos
verb-grant = Becas
verb-exhibit = Exponer
