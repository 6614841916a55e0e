# Dados mentirosos: todas las palabras del juego.

game-name = Dados mentirosos
game-tagline = Cada cual ve sus propios dados y apuesta sobre todos.

## Dados

dice-1 = { $number ->
    [one] { $number } uno
   *[other] { $number } unos
}
dice-2 = { $number ->
    [one] { $number } dos
   *[other] { $number } doses
}
dice-3 = { $number ->
    [one] { $number } tres
   *[other] { $number } treses
}
dice-4 = { $number ->
    [one] { $number } cuatro
   *[other] { $number } cuatros
}
dice-5 = { $number ->
    [one] { $number } cinco
   *[other] { $number } cincos
}
dice-6 = { $number ->
    [one] { $number } seis
   *[other] { $number } seises
}

## Qué se puede hacer

do-doubt = Dudar
do-bid = Apostar { $what }
explain-doubt = Se levantan todos los cubiletes. Si la apuesta se cumple, pierdes un dado; si no, lo pierde quien apostó.
explain-bid = Dices que bajo todos los cubiletes juntos hay al menos { $what }.
explain-bid-wild = Dices que bajo todos los cubiletes juntos hay al menos { $what }; los unos también cuentan.

## Qué se pregunta

ask-first = Abre las apuestas. { $number ->
    [one] Hay { $number } dado en juego.
   *[other] Hay { $number } dados en juego.
}
ask-bid = { $bidder_seat } apuesta { $what }. ¿Apuestas más o lo dudas?
theirs-first = Se abren las apuestas.
theirs-bid = La apuesta es { $what }.

## Por qué no

why-no-bid = Todavía no hay apuesta que dudar.
why-too-many = Solo hay { $number ->
    [one] { $number } dado
   *[other] { $number } dados
} en juego.
why-higher = Ya se ha apostado { $what }: apuesta más dados, o los mismos de una cara más alta.

## Qué ha pasado

rolled = Se tiran todos los dados, { $number } en total. Empieza { $seat }.
bid = { $seat } apuesta { $what }.
doubted = { $seat } duda que haya { $what }, como dijo { $bidder_seat }.
shown = { $seat } muestra { $faces }.
counted = En total: { $what }.
lost = { $seat } pierde un dado.
lost-last = { $seat } pierde su último dado y queda fuera.
game-ends = Solo { $seat } tiene dados y gana.

## Mesa, puntuación, opciones

score-dice = Dados que quedan
table-wild = { $number ->
    [one] { $number } dado
   *[other] { $number } dados
} en juego. Los unos cuentan como cualquier cara.
table-plain = { $number ->
    [one] { $number } dado
   *[other] { $number } dados
} en juego.
table-bid = { $seat } apuesta { $what }
table-seen = { $doubter_seat } dudó de { $what }, como había dicho { $bidder_seat }. En total: { $found }. { $loser_seat } perdió un dado.

option-dice = Dados
    .help = Con cuántos dados empieza cada cual.
option-ones = Unos
    .help = Si un uno cuenta como cualquier otra cara.
option-ones-wild = Cuentan como cualquier cara
option-ones-plain = Son solo unos

## El tablero

board-cups = Los cubiletes
board-bid = La apuesta
board-no-bid = Todavía no hay apuesta
board-own = Tus dados
board-left = { $number ->
    [one] { $number } dado
   *[other] { $number } dados
}
board-out = fuera
board-seen = Se levantaron los cubiletes
board-number = Cuántos
board-face = Qué cara
board-fewer = Un dado menos
board-more = Un dado más
board-die = un { $face }
