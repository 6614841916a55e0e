# El tablero dibujado: cómo se llaman sus partes y los gestos que se hacen en él.

board-not-now = Ahora no
board-rivals = Los demás
board-market = Mercado
board-close = Cerrar
board-or = o
board-list = Todas las opciones
board-notebook = Cuaderno
board-watching = Estás mirando: las manos están ocultas.
board-hand-empty = No tienes ingredientes.
board-my-shelf = Mi estante
board-phase = Fase

## Lo que tiene cada cual

board-has-reputation = Reputación { $count }
board-has-gold = { $count ->
    [one] { $count } moneda
   *[other] { $count } monedas
}
board-has-ingredients = { $count ->
    [one] 1 carta de ingrediente
   *[other] { $count } cartas de ingrediente
}
board-has-favors = { $count ->
    [one] 1 favor
   *[other] { $count } favores
}
board-has-seals = { $count ->
    [one] queda 1 sello
   *[other] quedan { $count } sellos
}
board-made = Pociones hechas: { $list }
board-made-none = Aún no ha hecho ninguna poción

## Las primeras rondas: qué tocar y para qué

board-hint-keep = Un favor se juega una vez, en el momento que dice. Toca el que te quedas.
board-hint-order = Recibes lo dibujado en la casilla: favores, ingredientes. Más arriba se actúa antes y se anuncia después; más abajo se recibe más.
board-hint-take = Toca una carta de la fila, o el mazo para una que nadie ve. Un experimento necesita dos ingredientes distintos.
board-hint-transmute = Toca la carta de tu mano que das por 1 moneda.
board-hint-buy = Toca un artefacto: su precio en monedas y sus puntos al final.
board-hint-discard = Toca las cartas de tu mano que se van.
board-hint-grant = Toca la beca que quieres: 2 monedas ahora, puntos al final.

## Los favores en pocas palabras, como en las cartas

favor-short-0 = +1 cubo esta ronda
favor-short-1 = Al robarla: roba 3 ingredientes, descarta 2
favor-short-2 = Al anunciar: tus cubos arriba en una casilla
favor-short-3 = Al anunciar: 1 cubo aquí, bebes antes de las ventas
favor-short-4 = Al vender: cuenta un grado mejor
favor-short-5 = Al vender: 1 moneda si vas primero, o eliges como tal
favor-short-6 = Al transmutar: +1 moneda
favor-short-7 = Al comprar: 1 moneda menos

## Orden, mercado, reputación

board-plays-first = actúa antes
board-declares-first = anuncia antes
board-hospital = Hospital
board-unused = Sin usar
board-row = Fila de ingredientes
board-nobody = No hay aventurero antes de la ronda 2.
board-next = Después
board-wanted = Busca: { $potion }
board-blocked = Bloqueada: { $potion }
board-later = luego { $count } más
board-artifact = { $artifact }: precio { $price }, puntos { $points }
board-zone-red = ventas −1, pérdidas −1
board-zone-green = +1 cara sonriente, pérdidas +1
board-zone-blue = +1 cara sonriente, ventas +1, pérdidas +2

## Teorías

board-free = aún libres
board-no-theory = sin teoría
board-conference = Congreso tras la ronda { $round }
board-conference-needs = { $count ->
    [one] 1 sello
   *[other] { $count } sellos
} para +1 de reputación; con menos (0, 1…): { $loss }
board-no-conference = No hay congreso en esta ronda ni en la siguiente.

## Anunciar

board-declaring = Tus acciones
board-planned = { $count ->
    [one] 1 acción prevista
   *[other] { $count } acciones previstas
}
board-cubes-all = Todos los cubos colocados
board-top-where = Socio: ¿en qué casilla?
board-take-back = Retirar: { $space }
board-declare = Anunciar esto
board-declare-hint = Toca las casillas donde quieres actuar; otra vez, para una segunda acción.
board-declare-none = No anunciar nada

## Mezclar

board-noted = Anotado en tu cuaderno.
board-guarantee-0 = coincidencia plena
board-guarantee-1 = signo correcto
board-guarantee-2 = neutra o mejor
board-guarantee-3 = cualquiera
board-smileys = { $count ->
    [one] 1 cara sonriente
   *[other] { $count } caras sonrientes
}
board-pick-two = { $count ->
    [one] Elige otra carta
   *[other] Elige dos cartas para mezclar
}

## Publicar

board-fold = Ver el tablero
board-unfold = Volver a la pregunta
board-publish-lead = Un libro, una sustancia alquímica y un sello boca abajo. Solo tú ves qué sello es.
board-publish-hint = Elige un libro, lo que dices que es el ingrediente y un sello.
board-step-book = Libro
board-step-token = Sustancia alquímica
board-step-seal = Sello
board-seal-secret = solo tú lo ves
board-book-free = sin teoría aún
board-book-mine = lleva tu sello
board-book-theirs = se puede refrendar
board-book-conflict = en conflicto
board-would-mean = Lo que significaría
board-now = Ahora
board-pay-bank = { $count ->
    [one] { $count } moneda
   *[other] { $count } monedas
} a la banca
board-pay-author = 1 moneda a { $seat }
board-gain-reputation = +{ $count } de reputación
board-lose-reputation = −{ $count } de reputación
board-at-revelation = En la Gran Revelación
board-right = correcta
board-wrong = falsa
board-odds-from = De tu cuaderno: { $count ->
    [one] 1 mundo encaja
   *[other] { $count } mundos encajan
} con lo que sabes. Los demás no lo ven.
board-publish = Sellar y publicar
board-endorse = Sellar y refrendar

## Refutar

board-debunk-lead = Nombra un componente de una teoría. Todos ven el signo verdadero.
board-debunk-lead-master = Dos ingredientes y una poción. Todos oyen sí o no; no se gastan cartas.
board-debunk-hint = Elige una teoría y el color del que dudas.
board-debunk-hint-master = Elige dos ingredientes y la poción por la que preguntas: el sí o el no tiene que refutar una teoría o demostrar un conflicto nuevo.
board-step-theory = Teoría
board-step-aspect = El componente del que dudas y lo que dice la teoría
board-step-two = Dos ingredientes
board-step-potion = La poción por la que preguntas
board-would-prove = Lo que demostraría
board-if-yes = Si es que sí
board-if-no = Si es que no
board-if-sign = Si es { $sign }
board-plus = positivo (+)
board-minus = negativo (−)
board-falls = Cae la teoría: { $ingredient }
board-proves-nothing = No demuestra nada
board-ask-reader = Preguntar ante todos

## El cuaderno

board-help = Cuánto rellena el cuaderno
board-help-0 = Nada
board-help-1 = Mis resultados
board-help-2 = Tachar
board-help-3 = Probabilidades
board-help-note-0 = No se rellena nada: solo tus propias marcas.
board-help-note-1 = El triángulo muestra lo que has visto. La matriz la rellenas tú.
board-help-note-2 = Lo que tus resultados descartan queda tachado.
board-notes = Notas
board-notes-on = Sobre { $seat }
board-notes-trouble = Aún sin guardar: no se llega al servidor. Se intentará de nuevo.
board-clash = Tus ✓ y ✗ no pueden ser todos ciertos a la vez.
board-help-limited = En esta mesa el cuaderno no pasa de «{ $level }».
board-worlds = { $count ->
    [one] encaja 1 mundo de 40 320
   *[other] encajan { $count } de 40 320 mundos
}
board-impossible = imposible
board-mark-no = tachado por ti
board-mark-yes = marcado por ti
board-mark-maybe = tu sospecha
board-refuted = Tus resultados desmienten esta marca
board-marks-help = Toca una celda para escribir: ✗, ?, ✓, nada.
board-best-test = La mezcla de tu mano que más enseña
board-leaves = De media { $count } → { $left } mundos
board-nothing-to-learn = Ninguna mezcla de tu mano te enseñaría nada nuevo.

## El final

board-revelation = La Gran Revelación
board-revelation-lead = Qué es de verdad cada ingrediente y qué da cada sello.
board-theory-right = La teoría era correcta
board-theory-wrong = La teoría era falsa
board-round = Ronda { $number }
