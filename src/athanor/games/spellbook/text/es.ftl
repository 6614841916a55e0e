# Libro de hechizos: todas las palabras del juego.

game-name = Libro de hechizos
game-tagline = Aprende hechizos con fichas de colores o dáselas a tu espíritu familiar.

## Nombres

token-0 = círculo de Magma
token-1 = triángulo de Magma
token-2 = cuadrado de Magma
token-3 = círculo de Veneno
token-4 = triángulo de Veneno
token-5 = cuadrado de Veneno
token-6 = círculo de Plantas
token-7 = triángulo de Plantas
token-8 = cuadrado de Plantas
token-9 = círculo de Carbón
token-10 = triángulo de Carbón
token-11 = cuadrado de Carbón
token-12 = círculo de Vapor
token-13 = triángulo de Vapor
token-14 = cuadrado de Vapor
token-15 = círculo de Mercurio
token-16 = triángulo de Mercurio
token-17 = cuadrado de Mercurio
token-18 = círculo de Oro
token-19 = triángulo de Oro
token-20 = cuadrado de Oro

material-0 = Magma
material-1 = Veneno
material-2 = Plantas
material-3 = Carbón
material-4 = Vapor
material-5 = Mercurio
material-6 = Oro

colour-0 = rojo
colour-1 = morado
colour-2 = verde
colour-3 = negro
colour-4 = blanco
colour-5 = azul
colour-6 = amarillo

rune-0 = círculo
rune-1 = triángulo
rune-2 = cuadrado

phase-0 = amanecer
phase-1 = mediodía
phase-2 = anochecer

spell-0 = Sacrificio
spell-1 = Erupción
spell-2 = Llamarada
spell-3 = Levitación
spell-4 = Compartición
spell-5 = Adivinación
spell-6 = Purificación
spell-7 = Curación
spell-8 = Crecimiento
spell-9 = Ofrenda
spell-10 = Concentración
spell-11 = Festín
spell-12 = Viaje en el tiempo
spell-13 = Tormenta
spell-14 = Clonación
spell-15 = Transmutación
spell-16 = Rapidez
spell-17 = Espejismo
spell-18 = Abundancia
spell-19 = Conocimiento
spell-20 = Comunión

dummy = Oponente ficticio

## Qué hace cada línea de un hechizo

line-0-3 = Descarta un círculo y luego roba 4 fichas.
line-0-4 = Descarta un triángulo y luego roba 4 fichas.
line-0-5 = Descarta un cuadrado y luego roba 4 fichas.
line-1-3 = Roba hasta tener 4 fichas.
line-1-4 = Roba hasta tener 5 fichas.
line-1-5 = Roba hasta tener 6 fichas.
line-2-3 = Roba 4 fichas; los demás toman 1 del altar.
line-2-4 = Roba 4 fichas; los demás toman 1 del altar.
line-2-5 = Roba 4 fichas; los demás toman 1 del altar.
line-3-3 = Toma 2 círculos del altar.
line-3-4 = Toma 2 triángulos del altar.
line-3-5 = Toma 2 cuadrados del altar.
line-4-3 = Toma 1 ficha y luego roba 1; los demás roban 1.
line-4-4 = Toma 2 fichas; los demás roban 1.
line-4-5 = Toma 3 fichas; los demás roban 1.
line-5-3 = Añade 2 fichas de la bolsa al altar, toma 2 fichas y luego descarta 1.
line-5-4 = Añade 2 fichas de la bolsa al altar y luego toma hasta 2 fichas de un mismo color.
line-5-5 = Añade 2 fichas de la bolsa al altar y luego toma 2 fichas.
line-6-3 = Intercambia 1 ficha con el altar.
line-6-4 = Intercambia 2 fichas con el altar.
line-6-5 = Intercambia 3 fichas con el altar.
line-7-3 = Roba 1 ficha y luego descarta 1.
line-7-4 = Roba 2 fichas y luego descarta 2.
line-7-5 = Roba 3 fichas y luego descarta 3.
line-8-3 = Intercambia 1 ficha de tu reserva con 1 de tu espíritu familiar.
line-8-4 = Toma 2 fichas del altar para tu espíritu familiar; este hechizo baja un nivel.
line-8-5 = Toma 3 fichas del altar para tu espíritu familiar; este hechizo baja un nivel.
line-9-3 = Almacena 2 fichas de un mismo color.
line-9-4 = Almacena 3 fichas de un mismo color.
line-9-5 = Almacena 4 fichas de un mismo color.
line-10-3 = Almacena 1 ficha con la runa que hay aquí.
line-10-4 = Con la runa que hay aquí: almacena 2 fichas o toma 1 del altar.
line-10-5 = Con la runa que hay aquí: almacena 3 fichas o toma 2 del altar.
line-11-3 = Toma 1 ficha de un color que esté en tu espíritu familiar.
line-11-4 = Toma 1 ficha del altar para tu espíritu familiar.
line-11-5 = Al final: 1 punto por cada color distinto en tu espíritu familiar.
line-12-3 = Descarta un círculo y luego sube otro hechizo un nivel.
line-12-4 = Descarta un triángulo y luego sube otro hechizo un nivel.
line-12-5 = Descarta un cuadrado y luego sube otro hechizo un nivel.
line-13-3 = Sin efecto.
line-13-4 = Reemplaza las fichas del altar que quieras y luego toma 3 fichas; este hechizo baja un nivel.
line-13-5 = Reemplaza las fichas del altar que quieras y luego toma 3 fichas; este hechizo baja un nivel.
line-14-3 = Copia una acción de mediodía de otro jugador.
line-14-4 = Copia una acción de anochecer de otro jugador.
line-14-5 = Descarta una ficha con la runa que hay aquí y luego copia una acción de amanecer de otro jugador.
line-15-3 = Sin efecto.
line-15-4 = Aprende un hechizo; 1 ficha con la runa que hay aquí cuenta como comodín.
line-15-5 = Aprende un hechizo; hasta 2 fichas con la runa que hay aquí cuentan cada una como comodín.
line-16-3 = Al momento: 1 acción de amanecer.
line-16-4 = Al momento: 1 acción de amanecer.
line-16-5 = Siempre: 2 acciones de amanecer al día.
line-17-3 = Siempre: por cada ficha del altar que tomes con la runa que hay aquí, roba 1.
line-17-4 = Siempre: por cada ficha del altar que tomes con la runa que hay aquí, roba 2.
line-17-5 = Siempre: por cada ficha del altar que tomes con la runa que hay aquí, roba 2.
line-18-3 = Al momento: roba 2 fichas.
line-18-4 = Al momento: roba 3 fichas.
line-18-5 = Al momento: roba 4 fichas.
line-19-3 = Al final: 1 punto por cada otro hechizo aprendido.
line-19-4 = Al final: por cada otro hechizo, 1 punto si es de nivel 3 y 2 puntos si es de nivel 4 o 5.
line-19-5 = Al final: 2 puntos por cada otro hechizo aprendido.
line-20-3 = Al momento: toma 3 fichas del altar para tu espíritu familiar.
line-20-4 = Al final: 1 punto por cada ficha de tu espíritu familiar con la runa que hay aquí.
line-20-5 = Siempre: cuando aprendas un hechizo, almacena 2 de las fichas gastadas.

## … y en solitario, donde no hay otros jugadores

line-2-3-solo = Roba 4 fichas y luego toma 1 del altar para la zona inferior del oponente ficticio.
line-2-4-solo = Roba 4 fichas y luego toma 1 del altar para la zona inferior del oponente ficticio.
line-2-5-solo = Roba 4 fichas y luego toma 1 del altar para la zona inferior del oponente ficticio.
line-4-3-solo = Toma 1 ficha y luego roba 1; después roba 1 para la zona inferior del oponente ficticio.
line-4-4-solo = Toma 2 fichas; después roba 1 para la zona inferior del oponente ficticio.
line-4-5-solo = Toma 3 fichas; después roba 1 para la zona inferior del oponente ficticio.
line-14-3-solo = Copia la línea 4 de un hechizo de mediodía que no hayas aprendido.
line-14-4-solo = Copia la línea 4 de un hechizo de anochecer que no hayas aprendido.
line-14-5-solo = Descarta una ficha con la runa que hay aquí y luego copia la línea 4 de un hechizo de amanecer que no hayas aprendido.

## Opciones

option-spells = Hechizos
    .help = Los siete hechizos con los que juega todo el mundo: uno de los tres sets, uno de cada color al azar o siete nombres a tu elección.
option-spells-first-game = Primera partida (set I)
option-spells-set-1 = Set I
option-spells-set-2 = Set II
option-spells-set-3 = Set III
option-spells-classic = Clásica: uno de cada color al azar
option-handicap = Hándicap
    .help = Solo en solitario: fichas con las que empieza el oponente ficticio, a un punto cada una.
option-mirage = Espejismo
    .help = A cada robo de Espejismo se puede renunciar: preguntar cada vez o robar siempre.
option-mirage-ask = Preguntar cada vez
option-mirage-always = Robar siempre
option-handicap-solo = El hándicap es solo para el juego en solitario.

## Qué se pregunta

ask-phase-0 = { $ways ->
    [take] Amanecer: toma 1 ficha del altar.
    [draw] Amanecer: roba { $count }.
    [spell] Amanecer: usa un hechizo de amanecer o pasa.
    [take-draw] Amanecer: toma 1 ficha del altar o roba { $count }.
    [take-spell] Amanecer: toma 1 ficha del altar o usa un hechizo de amanecer.
    [draw-spell] Amanecer: roba { $count } o usa un hechizo de amanecer.
   *[take-draw-spell] Amanecer: toma 1 ficha del altar, roba { $count } o usa un hechizo de amanecer.
}
ask-phase-1 = { $ways ->
    [store] Mediodía: almacena 1 ficha.
    [spell] Mediodía: usa un hechizo de mediodía o pasa.
   *[store-spell] Mediodía: almacena 1 ficha o usa un hechizo de mediodía.
}
ask-phase-2 = { $ways ->
    [learn] Anochecer: aprende un hechizo.
    [spell] Anochecer: usa un hechizo de anochecer o pasa.
   *[learn-spell] Anochecer: aprende un hechizo o usa un hechizo de anochecer.
}
ask-extra-dawn = Haz ahora 1 acción de amanecer.
ask-take = { $count ->
    [one] Toma 1 ficha del altar.
   *[other] Toma { $count } fichas del altar.
}
ask-take-rune = { $count ->
    [one] Toma 1 ficha del altar con la runa { $rune }.
   *[other] Toma { $count } fichas del altar con la runa { $rune }.
}
ask-take-alike = { $count ->
    [one] Puedes tomar 1 ficha del altar.
   *[other] Toma hasta { $count } fichas de un mismo color del altar.
}
ask-take-more = Puedes tomar 1 ficha más de { $material } del altar.
ask-take-stored = Toma 1 ficha del altar de un color que esté en tu espíritu familiar.
ask-take-to-familiar = { $count ->
    [one] Toma 1 ficha del altar para tu espíritu familiar.
   *[other] Toma { $count } fichas del altar para tu espíritu familiar.
}
ask-must-take = Toma 1 ficha del altar: se ha usado Llamarada.
ask-may-draw = { $count ->
    [one] Espejismo: ¿robas 1 ficha?
   *[other] Espejismo: ¿robas { $count } fichas?
}
ask-discard = { $count ->
    [one] Descarta 1 ficha.
   *[other] Descarta { $count } fichas.
}
ask-discard-rune = Descarta 1 ficha con la runa { $rune }.
ask-store-rune = { $count ->
    [one] Almacena 1 ficha más con la runa { $rune }.
   *[other] Almacena { $count } fichas más con la runa { $rune }.
}
ask-store-material = { $count ->
    [one] Almacena 1 ficha más de { $material }.
   *[other] Almacena { $count } fichas más de { $material }.
}
ask-offer = { $count ->
    [one] Almacena 1 ficha.
   *[other] Almacena { $count } fichas de un mismo color: elige la primera.
}
ask-focus = Con la runa { $rune }: almacena { $store } o toma { $take } del altar. La primera ficha decide.
ask-focus-store = { $count ->
    [one] Almacena 1 ficha con la runa { $rune }.
   *[other] Almacena { $count } fichas con la runa { $rune }.
}
ask-focus-take = { $count ->
    [one] Toma 1 ficha del altar con la runa { $rune }.
   *[other] Toma { $count } fichas del altar con la runa { $rune }.
}
ask-give = { $count ->
    [one] Intercambio: elige 1 ficha de tu reserva para dar.
   *[other] Intercambio: elige { $count } fichas de tu reserva para dar.
}
ask-receive-altar = { $count ->
    [one] Intercambio: elige 1 ficha del altar para recibir.
   *[other] Intercambio: elige { $count } fichas del altar para recibir.
}
ask-receive-familiar = Intercambio: elige la ficha de tu espíritu familiar que recibes.
ask-learn = { $count ->
    [one] Aprende un hechizo: 1 ficha con la runa { $rune } puede ser comodín.
   *[other] Aprende un hechizo: hasta { $count } fichas con la runa { $rune } pueden ser un comodín cada una.
}
ask-mark = Aprendes { $spell } a nivel { $level }: ¿qué ficha va en la carta?
ask-pay = { $count ->
    [one] Paga 1 ficha más de { $material } por { $spell }.
   *[other] Paga { $count } fichas más de { $material } por { $spell }.
}
ask-pay-wild = { $count ->
    [one] Paga 1 más por { $spell }: { $material } o un comodín.
   *[other] Paga { $count } más por { $spell }: { $material } o comodines.
}
ask-pay-set = { $count ->
    [one] Completa el trío: falta 1 { $rune }.
   *[other] Completa el trío: faltan { $count } { $rune }s.
}
ask-keep = { $count ->
    [one] Comunión: almacena 1 de las fichas gastadas, o ninguna.
   *[other] Comunión: almacena { $count } de las fichas gastadas, o ninguna.
}
ask-keep-more = Comunión: almacena 1 más de las fichas gastadas.
ask-raise = Viaje en el tiempo: ¿qué hechizo sube un nivel?
ask-sweep = { $count ->
    [0] Tormenta: ¿qué fichas del altar se reemplazan?
    [one] Tormenta: se reemplazará 1 ficha del altar. ¿Cuáles más?
   *[other] Tormenta: se reemplazarán { $count } fichas del altar. ¿Cuáles más?
}
ask-copy = Clonación: ¿qué acción de { $phase } copias?
ask-dummy = ¿Qué ficha del altar tomas para el oponente ficticio?
ask-dummy-bottom = ¿Qué ficha del altar tomas para la zona inferior del tablero del oponente ficticio?

## Textos de las acciones

label-pass-phase = Pasar
label-pass-take = No tomar nada
label-pass-take-more = No tomar más
label-pass-may-draw = No robar
label-pass-keep = No almacenar ninguna
label-pass-sweep = Eso es todo
label-draw = { $count ->
    [one] Robar 1 ficha
   *[other] Robar { $count } fichas
}
label-accept = Robar
label-take = Tomar un { $token }
label-store = Almacenar un { $token }
label-discard = Descartar un { $token }
label-replace = Reemplazar un { $token }
label-give = Dar un { $token }
label-receive = Recibir un { $token }
label-mark = Poner un { $token } en la carta
label-pay = Pagar un { $token }
label-wild = Usar un { $token } para un comodín
label-keep = Almacenar un { $token }
label-dummy = Dar un { $token } al oponente ficticio
label-learn = Aprender { $spell } a nivel { $level }
label-use = Usar { $spell }, nivel { $level }
label-copy = Copiar { $spell }, nivel { $level }, de { $owner-seat }
label-copy-unlearnt = Copiar { $spell }, nivel { $level }, aún sin aprender
label-raise = Subir { $spell } un nivel

## Explicaciones

explain = { $label }: { $what }
explain-use = { $label }: { $what }
explain-learn = { $label }: cuesta { $level } fichas de su color; tres runas iguales cuentan como una ficha. { $what }
explain-learn-transmuted = { $count ->
    [one] { $label }: cuesta { $level } fichas de su color; aquí 1 ficha con la runa { $rune } puede contar como una de ellas, y los tríos no cuentan. { $what }
   *[other] { $label }: cuesta { $level } fichas de su color; aquí hasta { $count } fichas con la runa { $rune } pueden contar como una de ellas cada una, y los tríos no cuentan. { $what }
}
explain-pass = no haces nada aquí.
explain-draw = robas 2 fichas de la bolsa para tu reserva (límite: 9).
explain-accept = se aplica el efecto permanente.
explain-take = del altar.
explain-store = de tu reserva al primer hueco libre de tu espíritu familiar.
explain-discard = de tu reserva a la caja de descartes.
explain-replace = del altar a la caja de descartes; se roba otra ficha en su lugar.
explain-give = esta ficha sale de tu reserva en el intercambio.
explain-receive = esta ficha entra en tu reserva en el intercambio.
explain-mark = marca el nivel del hechizo; su runa cuenta en los hechizos con flecha.
explain-pay = cuenta como una ficha del color del hechizo y va a la caja de descartes.
explain-wild = se gasta como comodín (o parte de uno) del color del hechizo.
explain-keep = al primer hueco libre de tu espíritu familiar, en vez de a la caja de descartes.
explain-dummy = del altar al tablero del oponente ficticio.
explain-raise = su ficha sube un nivel; los efectos instantáneos no se aplican.

## Qué ha pasado

game-begins = Empieza { $seat }. Los hechizos: { $spells }.
game-ends = La partida ha terminado.
game-ends-book = La partida ha terminado: { $seat } ha aprendido los siete hechizos.
game-ends-familiar = La partida ha terminado: el espíritu familiar de { $seat } está completo.
game-ends-dummy = La partida ha terminado: el tablero del oponente ficticio está completo.
last-round = { $seat } ha completado su libro o su espíritu familiar: esta es la última ronda.
last-day = { $seat } ha completado su libro o su espíritu familiar: este es el último día.
bag-refilled = { $count ->
    [one] La bolsa está vacía: vuelve a ella 1 ficha descartada.
   *[other] La bolsa está vacía: vuelven a ella { $count } fichas descartadas.
}
passes = { $seat } pasa en su fase de { $phase }.
uses = { $seat } usa { $spell }, nivel { $level }.
copies = { $seat } copia { $spell }, nivel { $level }, de { $owner-seat }.
copies-unlearnt = { $seat } copia { $spell }, nivel { $level }.
draws = { $seat } roba: { $tokens }.
takes = { $seat } toma un { $token }.
takes-to-familiar = { $seat } toma un { $token } para su espíritu familiar.
discards = { $seat } descarta un { $token }.
stores = { $seat } almacena un { $token }.
keeps = { $seat } almacena un { $token } de entre las fichas gastadas.
gives = { $seat } da un { $token }.
receives = { $seat } recibe un { $token } del altar.
receives-stored = { $seat } recibe un { $token } de su espíritu familiar.
learns = { $seat } aprende { $spell } a nivel { $level }, con un { $token } en la carta.
pays = { $seat } paga: { $tokens }.
raises = { $seat } sube { $spell } a nivel { $level }.
lowers = { $spell } de { $seat } baja a nivel { $level }.
altar-gains = El altar recibe: { $tokens }.
altar-loses = Un { $token } sale del altar.
altar-emptied = El altar se vacía: { $tokens }.
dummy-gets = El oponente ficticio recibe un { $token }.
dummy-bottom = Un { $token } va a la zona inferior del tablero del oponente ficticio.

## Por qué no

why-other-thing = Esa no es una acción de { $phase }.
why-other-time = Eso se hace al { $phase }.
why-must-act = El efecto instantáneo es obligatorio: elige una acción de amanecer.
why-reserve-full = Tu reserva está llena: el límite es de 9 fichas.
why-reserve-empty = Tu reserva está vacía.
why-bag-empty = La bolsa y la caja de descartes están vacías.
why-altar-empty = El altar está vacío.
why-familiar-full = Tu espíritu familiar está lleno.
why-familiar-empty = Aún no hay nada en tu espíritu familiar.
why-not-on-altar = No hay ningún { $token } en el altar.
why-not-in-reserve = No hay ningún { $token } en tu reserva.
why-not-on-familiar = No hay ningún { $token } en tu espíritu familiar.
why-not-spent = No hay ningún { $token } entre las fichas gastadas.
why-cannot-take = Este efecto no te deja tomar un { $token }.
why-cannot-store = Este efecto no te deja almacenar un { $token }.
why-wrong-rune = El { $token } no tiene la runa que se pide.
why-wrong-colour = El { $token } no es del color del hechizo.
why-take-first = Primero toma las fichas del altar.
why-must-take = Tienes que tomar 1 ficha del altar.
why-decide-first = Primero decide si robas.
why-discard-first = Primero elige qué descartas.
why-store-first = Primero elige qué almacenas.
why-swap-first = Primero completa el intercambio.
why-dummy-first = Primero elige la ficha del oponente ficticio.
why-focus-first = Primero elige una ficha con la runa { $rune }, para almacenarla o tomarla.
why-raise-first = Primero elige el hechizo que sube de nivel.
why-sweep-first = Primero di qué fichas del altar se reemplazan.
why-copy-first = Primero elige la acción que copias.
why-learn-first = Primero elige el hechizo que aprendes.
why-mark-first = Primero elige la ficha que va en { $spell }.
why-pay-first = Primero completa el pago.
why-keep-first = Primero decide qué fichas gastadas almacenas.
why-spell-not-here = { $spell } no está en esta partida.
why-learn-at-dusk = { $wild ->
    [0] { $spell } se aprende al anochecer: 3, 4 o 5 fichas de { $material }; tienes { $real }.
   *[other] { $spell } se aprende al anochecer: 3, 4 o 5 fichas de { $material }; tienes { $real }, y comodines para { $wild }.
}
why-learnt-already = Ya has aprendido { $spell }.
why-learnt-today = Has aprendido { $spell } hoy; se puede usar a partir de mañana.
why-no-action = { $spell } no da ninguna acción.
why-other-phase = { $spell } se usa al { $phase }.
why-level-too-high = Tu { $spell } solo está a nivel { $level }.
why-line-not-offered = La línea { $level } de { $spell } no tiene aquí una acción propia.
why-no-real-token = { $spell } necesita al menos una ficha de { $material } de verdad.
why-too-few-to-learn = El nivel { $level } de { $spell } pide { $level } fichas de { $material }: tienes { $real }, y comodines para { $wild }.
why-cannot-pay = Con un { $token } el pago no saldría exacto.
why-cannot-learn = No hay ningún hechizo que puedas pagar así.
why-enough-tokens = Ya tienes tantas fichas como da esta línea.
why-no-effect-now = Ahora no tendría efecto.
why-no-rune-in-reserve = No hay ningún { $rune } en tu reserva.
why-no-rune-on-altar = No hay ningún { $rune } en el altar.
why-no-arrow-rune = No hay suficientes fichas con la runa { $rune }.
why-focus-both-full = Tu espíritu familiar y tu reserva están llenos.
why-focus-familiar-full = Tu espíritu familiar está lleno y en el altar no hay ningún { $rune } que tomar.
why-focus-reserve-full = Tu reserva está llena, así que no puedes tomar nada; y tiene muy pocas fichas con la runa { $rune } para almacenar.
why-too-few-in-reserve = { $count ->
    [one] Para eso hace falta 1 ficha en tu reserva.
   *[other] Para eso hacen falta { $count } fichas en tu reserva.
}
why-too-few-on-altar = { $count ->
    [one] Para eso hace falta 1 ficha en el altar.
   *[other] Para eso hacen falta { $count } fichas en el altar.
}
why-too-few-alike = No tienes suficientes fichas de un mismo color.
why-too-few-of-colour = No tienes { $count } fichas del color del { $token }.
why-no-stored-colour = Ninguna ficha del altar tiene un color de tu espíritu familiar.
why-nothing-to-raise = Ninguno de tus otros hechizos puede subir de nivel.
why-cannot-raise = { $spell } no puede subir de nivel.
why-nothing-to-copy = No hay nada que copiar.
why-cannot-copy = Aquí no se puede copiar { $spell }.
why-copy-solo = En solitario solo puedes copiar la línea 4 de un hechizo sin aprender.
why-not-theirs = { $owner-seat } no tiene { $spell } a nivel { $level } para copiar.
why-same-copy = Ya se ofrece una copia de otro jugador que hace exactamente lo mismo.

## El recuento

sheet-spell = { $spell }, nivel { $level }
    .row = { $spell }
sheet-unlearnt = { $spell }, sin aprender
    .row = { $spell }
sheet-familiar = { $count ->
    [one] Espíritu familiar, 1 ficha
   *[other] Espíritu familiar, { $count } fichas
}
sheet-dummy = { $count ->
    [one] Tablero del oponente ficticio, 1 ficha
   *[other] Tablero del oponente ficticio, { $count } fichas
}
sheet-dummy-bottom = { $count ->
    [one] Zona inferior, 1 ficha
   *[other] Zona inferior, { $count } fichas
}

stat-spells = hechizos aprendidos
stat-stored = fichas almacenadas
stat-days = días

## drawing

opponent-0 = { dummy }
draw-day = El día de { $seat }
draw-last-round = ¡Última ronda!
draw-last-day = ¡Último día!
draw-altar = Altar
draw-aside = En camino
draw-bag = Bolsa
draw-box = Descartes
draw-reserve = Reserva
draw-familiar = Familiar
draw-spells = Hechizos
draw-bottom = Parte inferior
draw-flush = vacía el altar
draw-tomorrow = desde mañana
draw-points = { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}

## board

board-rivals = Rivales
board-your-reserve = Tu reserva
board-reserve-of = Reserva de { $seat }
board-your-familiar-0 = Tu gato
board-your-familiar-1 = Tu dragón
board-your-familiar-2 = Tu gárgola
board-your-familiar-3 = Tu gólem
board-familiar-of = Espíritu familiar de { $seat }
board-spells-of = Hechizos de { $seat }
board-altar-count = { $count } de 10
board-altar-of-seven = { $count } de 7
board-tonight = esta noche +{ $count }
board-tonight-none = esta noche nada
board-tonight-emptied = se vacía hoy
board-tonight-about = Al caer la noche el altar se completa hasta 5 fichas; a partir de 5 se añade 1 más. Con 10 o más se descartan todas y se sacan 5 nuevas.
board-tonight-about-solo = Al caer la noche el altar se completa hasta 7 fichas. Si la ficha del oponente ficticio cubre una casilla con el símbolo, antes se descartan todas.
board-round = Ronda { $number }
board-bag-about = { $count ->
    [one] En la bolsa hay { $count } ficha.
   *[other] En la bolsa hay { $count } fichas.
}
board-box-about = { $count ->
    [one] En los descartes hay { $count } ficha: { $tokens }.
   *[other] En los descartes hay { $count } fichas: { $tokens }.
}
board-box-empty = No hay descartes.
board-times = { $token } ×{ $count }
board-alike = 3 iguales = 1 comodín
board-alike-about = Al aprender un hechizo, tres fichas con la misma runa cuentan como una ficha de su color.
board-by-material = por material
board-by-rune = por runa
board-sort = Ordenar la reserva
board-of-limit = { $count } de { $limit }
board-place-empty = vacío
board-seat-token = Casilla { $number }: { $token }
board-seat-next = Casilla { $number }, la siguiente, vale { $count }
board-seat-empty = Casilla { $number }, vale { $count }
board-points-now = { $count ->
    [one] punto ahora
   *[other] puntos ahora
}
board-points = { $count ->
    [one] punto
   *[other] puntos
}
board-plays-now = juega ahora
board-plays-next = juega después
board-plays-later = juega más tarde
board-plays-done = ha terminado
board-bonus = { $what }; roba { $count } más
board-line = { $spell }, nivel { $level }: { $what }
board-line-here = Con un { $token } encima.
board-counted = se cuenta al final
board-set = Set { $number }
board-phase-done = { $phase }, terminado
board-phase-now = { $phase }, ahora
board-today = aprendido hoy
board-not-now = Ahora no
board-which = ¿Cuál?
board-cancel = Cancelar
board-learn = Aprender a nivel { $level }
board-pay-sum = { $wild ->
    [0] { $real } { $material }
    [one] { $real } { $material } + { $wild } comodín
   *[other] { $real } { $material } + { $wild } comodines
}
board-pay-change = 📖 queda en la carta. Toca fichas para cambiar.
board-pay-no-other = Sin ella no salen las cuentas.
board-pay-not-with = Con ella no salen las cuentas exactas.
board-wild-one = = 1 comodín de { $material }
board-token-marker = { $token }: queda en la carta
board-token-paid = { $token }: se paga
board-token-wild = { $token }: parte de un comodín
board-aside-swap = Entregadas
board-aside-spent = Gastadas
board-dummy-about = Cada noche el oponente ficticio recibe una ficha del altar que tú eliges. Sus puntos son el valor más bajo que aún se ve, y 1 por cada ficha de la zona inferior.
board-dummy-flush = La casilla { $number } vacía el altar.
board-spell-learnt = { $spell }, nivel { $level }, con un { $token }
board-spell-unlearnt = { $spell }, sin aprender
board-spells-learnt = { $count } de 7 hechizos aprendidos
board-stored = { $count } de 14 almacenadas

card-0-3 = Descarta 1 ○ y roba 4.
card-0-4 = Descarta 1 △ y roba 4.
card-0-5 = Descarta 1 □ y roba 4.
card-1-3 = Roba hasta tener 4.
card-1-4 = Roba hasta tener 5.
card-1-5 = Roba hasta tener 6.
card-2-3 = Roba 4. Los demás toman 1 del altar.
card-2-4 = Roba 4. Los demás toman 1 del altar.
card-2-5 = Roba 4. Los demás toman 1 del altar.
card-3-3 = Toma 2 ○ del altar.
card-3-4 = Toma 2 △ del altar.
card-3-5 = Toma 2 □ del altar.
card-4-3 = Toma 1, roba 1. Los demás roban 1.
card-4-4 = Toma 2. Los demás roban 1.
card-4-5 = Toma 3. Los demás roban 1.
card-5-3 = Altar +2; toma 2 y descarta 1.
card-5-4 = Altar +2; toma hasta 2 de un color.
card-5-5 = Altar +2; toma 2.
card-6-3 = Intercambia 1 con el altar.
card-6-4 = Intercambia 2 con el altar.
card-6-5 = Intercambia 3 con el altar.
card-7-3 = Roba 1 y luego descarta 1.
card-7-4 = Roba 2 y luego descarta 2.
card-7-5 = Roba 3 y luego descarta 3.
card-8-3 = Cambia 1 con tu familiar.
card-8-4 = Toma 2 a tu familiar; baja nivel.
card-8-5 = Toma 3 a tu familiar; baja nivel.
card-9-3 = Almacena 2 de un color.
card-9-4 = Almacena 3 de un color.
card-9-5 = Almacena 4 de un color.
card-10-3 = Almacena 1 ⇥.
card-10-4 = Almacena 2 ⇥ o toma 1 ⇥ del altar.
card-10-5 = Almacena 3 ⇥ o toma 2 ⇥ del altar.
card-11-3 = Toma 1 de un color de tu familiar.
card-11-4 = Toma 1 del altar a tu familiar.
card-11-5 = Final: 1 por color en tu familiar.
card-12-3 = Descarta 1 ○: sube otro hechizo.
card-12-4 = Descarta 1 △: sube otro hechizo.
card-12-5 = Descarta 1 □: sube otro hechizo.
card-13-3 = Sin efecto.
card-13-4 = Renueva altar, toma 3; baja nivel.
card-13-5 = Renueva altar, toma 3; baja nivel.
card-14-3 = Copia un mediodía ajeno.
card-14-4 = Copia un anochecer ajeno.
card-14-5 = Descarta 1 ⇥: copia un amanecer.
card-15-3 = Sin efecto.
card-15-4 = Aprende 1; un ⇥ es comodín.
card-15-5 = Aprende 1; dos ⇥ son comodines.
card-16-3 = Ya: 1 acción de amanecer.
card-16-4 = Ya: 1 acción de amanecer.
card-16-5 = 2 acciones de amanecer al día.
card-17-3 = Por cada ⇥ que tomas, roba 1.
card-17-4 = Por cada ⇥ que tomas, roba 2.
card-17-5 = Por cada ⇥ que tomas, roba 2.
card-18-3 = Ya: roba 2.
card-18-4 = Ya: roba 3.
card-18-5 = Ya: roba 4.
card-19-3 = Final: 1 por cada otro hechizo.
card-19-4 = Final: 1 por nivel 3, 2 por nivel 4–5.
card-19-5 = Final: 2 por cada otro hechizo.
card-20-3 = Ya: toma 3 del altar a tu familiar.
card-20-4 = Final: 1 por ⇥ en tu familiar.
card-20-5 = Aprendes: almacena 2 gastadas.

card-2-3-solo = Roba 4. Toma 1 para el ficticio.
card-2-4-solo = Roba 4. Toma 1 para el ficticio.
card-2-5-solo = Roba 4. Toma 1 para el ficticio.
card-4-3-solo = Toma 1, roba 1. Ficticio: roba 1.
card-4-4-solo = Toma 2. Ficticio: roba 1.
card-4-5-solo = Toma 3. Ficticio: roba 1.
card-14-3-solo = Mediodía sin aprender, línea 4.
card-14-4-solo = Anochecer sin aprender, línea 4.
card-14-5-solo = Descarta 1 ⇥: amanecer, línea 4.
