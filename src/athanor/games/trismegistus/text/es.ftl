# Trismegistus: todas las palabras del juego, salvo los nombres de las cartas, que están en los archivos de cartas.

game-name = Trismegistus
game-tagline = Coge dados, transmuta plomo en oro y construye la piedra filosofal.

## Nombres

material-0 = plomo
material-1 = cobre
material-2 = estaño
material-3 = mercurio
material-4 = hierro
material-5 = plata
material-6 = oro

thing-0 = plomo en bruto
thing-1 = cobre en bruto
thing-2 = estaño en bruto
thing-3 = mercurio en bruto
thing-4 = hierro en bruto
thing-5 = cobre refinado
thing-6 = estaño refinado
thing-7 = mercurio refinado
thing-8 = hierro refinado
thing-9 = plata
thing-10 = oro
thing-11 = sal
thing-12 = azufre
thing-13 = éter

asked-0 = { thing-0 }
asked-1 = { thing-1 }
asked-2 = { thing-2 }
asked-3 = { thing-3 }
asked-4 = { thing-4 }
asked-5 = { thing-5 }
asked-6 = { thing-6 }
asked-7 = { thing-7 }
asked-8 = { thing-8 }
asked-9 = { thing-9 }
asked-10 = { thing-10 }
asked-11 = cualquier material en bruto
asked-12 = cualquier material refinado
asked-13 = { thing-11 }
asked-14 = { thing-12 }
asked-15 = { thing-13 }

essence-0 = sal
essence-1 = azufre
essence-2 = éter
essence-3 = mercurio

element-0 = Fuego
element-1 = Agua
element-2 = Tierra
element-3 = Aire

colour-0 = negro
colour-1 = blanco
colour-2 = rojo

face-0 = plomo
face-1 = cobre
face-2 = estaño
face-3 = mercurio
face-4 = hierro
face-5 = comodín

bonus-0 = +1 en cualquier medidor
bonus-1 = un camaleón
bonus-2 = un dado etéreo

measure-1 = nivel en Fuego
measure-2 = nivel en Agua
measure-3 = nivel en Tierra
measure-4 = nivel en Aire
measure-5 = nivel en el medidor menos avanzado
measure-6 = nivel en el medidor más avanzado
measure-7 = fórmula en la cámara
measure-8 = experimento realizado
measure-9 = experimento de Fuego realizado
measure-10 = experimento de Agua realizado
measure-11 = experimento de Tierra realizado
measure-12 = experimento de Aire realizado
measure-13 = artefacto
measure-14 = artefacto de Fuego
measure-15 = artefacto de Agua
measure-16 = artefacto de Tierra
measure-17 = artefacto de Aire
measure-18 = símbolo de Fuego o Agua en artefactos
measure-19 = símbolo de Fuego o Tierra en artefactos
measure-20 = símbolo de Fuego o Aire en artefactos
measure-21 = símbolo de Agua o Tierra en artefactos
measure-22 = símbolo de Agua o Aire en artefactos
measure-23 = símbolo de Tierra o Aire en artefactos
measure-24 = ficha de reacción
measure-25 = plomo en bruto
measure-26 = cobre en bruto
measure-27 = estaño en bruto
measure-28 = mercurio en bruto
measure-29 = hierro en bruto
measure-30 = cobre refinado
measure-31 = estaño refinado
measure-32 = mercurio refinado
measure-33 = hierro refinado
measure-34 = plata
measure-35 = oro
measure-36 = cubo en bruto
measure-37 = cubo refinado
measure-38 = ficha de reacción usada
measure-39 = símbolo de Fuego en artefactos
measure-40 = símbolo de Agua en artefactos
measure-41 = símbolo de Tierra en artefactos
measure-42 = símbolo de Aire en artefactos

## Símbolos

step-none = nada
step-per = { $step } por cada { $measure }
step-cube = { $count ->
    [one] { $asked }
   *[other] { $count } × { $asked }
}
step-essence-any = { $count ->
    [one] una esencia cualquiera
   *[other] { $count } esencias cualesquiera
}
step-track = +{ $count } en { $element }
step-track-any = +{ $count } en un medidor cualquiera
step-track-lowest = +{ $count } en tu medidor menos avanzado
step-track-three = +{ $count } en tres medidores distintos
step-down = −1 en un medidor cualquiera (el precio)
step-transmute = { $count ->
    [one] una transmutación { $colour ->
        [negro] negra
        [blanco] blanca
       *[rojo] roja
    }
   *[other] { $count } transmutaciones { $colour ->
        [negro] negras
        [blanco] blancas
       *[rojo] rojas
    }
}
step-transmute-wild = { $count ->
    [one] una transmutación comodín
   *[other] { $count } transmutaciones comodín
}
step-exchange-0 = { $count ->
    [one] un cubo en bruto por el mismo refinado
   *[other] un cubo en bruto por el mismo refinado (hasta { $count } veces)
}
step-exchange-1 = { $count ->
    [one] un cubo en bruto por otro distinto en bruto
   *[other] un cubo en bruto por otro distinto en bruto (hasta { $count } veces)
}
step-exchange-2 = { $count ->
    [one] un cubo refinado por oro
   *[other] un cubo refinado por oro (hasta { $count } veces)
}
step-exchange-3 = 1 de oro por 5 cubos en bruto cualesquiera
step-ethereal = { $count ->
    [one] un dado etéreo
   *[other] { $count } dados etéreos
}
step-chameleon = { $count ->
    [one] un camaleón
   *[other] { $count } camaleones
}
step-reaction = { $count ->
    [one] una ficha de reacción
   *[other] { $count } fichas de reacción
}
step-restore = { $count ->
    [one] restablecer una ficha de reacción usada
   *[other] restablecer { $count } fichas de reacción usadas
}
step-publication = { $count ->
    [one] robar 2 publicaciones y devolver 1
   *[other] robar 2 publicaciones y devolver 1 ({ $count } veces)
}
step-vp = { $count } PV
step-artifact = { $count ->
    [one] un artefacto al azar
   *[other] { $count } artefactos al azar
}
requirement = { $element } { $level }
requirement-any = cualquier medidor { $level }
condition = { $measure }: { $count }
one-element = { $element }
some-elements = { $count } de { $element }

## Opciones

option-setup = Preparación
    .help = Introductoria: los alquimistas y las primeras cartas vienen dados. General: eliges un laboratorio y una carta de cada par.
option-setup-general = General
option-setup-introductory = Introductoria
option-essences = Esencias dominantes
    .help = Qué medidor sube al pagar una esencia: como está impreso en el tablero, o barajadas.
option-essences-printed = Como están impresas
option-essences-shuffled = Barajadas
option-achievements = Logros
    .help = Un módulo para 2 a 4 jugadores: cuatro cartas a la vista, cada una para quien la cumpla primero.
option-achievements-off = No
option-achievements-on = Sí
option-formulas = Fórmulas al transmutar
    .help = Si se puede usar una fórmula entre dos transmutaciones de una misma acción. Los reglamentos no coinciden.
option-formulas-after = Solo antes o después de la acción
option-formulas-between = También entre dos transmutaciones
option-free = Acciones gratuitas
    .help = Los reglamentos dicen en un lugar «antes o después de la acción» y en otro «en cualquier momento de tu turno».
option-free-action = En la fase de acción
option-free-turn = En cualquier momento del propio turno, también antes de coger un dado
option-achievements-solo = Los logros son solo para 2 a 4 jugadores.

## Qué ocurre

game-begins = Empieza { $seat }.
takes-laboratory = { $seat } trabaja en el laboratorio de { $alchemist }.
begins-with = { $seat } empieza con el experimento { $experiment }, el experimento magistral { $masterpiece } y la publicación { $publication }.
begins-with-hidden = { $seat } empieza con el experimento { $experiment }.
board-round = Ronda { $number }
round-begins = Comienza la ronda { $round }.
round-ends = La ronda { $round } ha terminado.
game-ends = La partida ha terminado: la tercera ronda era la última. Se cuenta todo.
dice-rolled = Se lanzan { $count } dados a los cuencos.
bowl-rerolled = Demasiados dados en el cuenco de { $face }: se vuelven a lanzar.
market-refilled = { $artifact } llega al mercado.
experiment-opened = Se descubre el experimento { $experiment }.
turn-begins = Turno de { $seat }.
drafts = { $seat } coge un dado { $colour } ({ $face }) de potencia { $potency }.
retires = { $seat } retira el dado { $colour } ({ $face }).
turns-die = { $seat } gira el dado a { $face }.
raises-die = { $seat } gasta un dado etéreo: la potencia es ahora { $potency }.
uses-up = { $seat } ha agotado el dado { $colour } ({ $face }): { $count } de 3 en esta ronda.
passes-round = { $seat } ha usado tres dados y ocupa el puesto { $place } en la próxima ronda.
declares = { $seat } gasta un camaleón y actúa como con un dado { $colour } ({ $face }).
gains = { $seat } obtiene { $count ->
    [one] { $count } { $thing }
   *[other] { $count } × { $thing }
}.
gains-ethereal = { $seat } obtiene { $count ->
    [one] un dado etéreo
   *[other] { $count } dados etéreos
}.
gains-chameleon = { $seat } obtiene { $count ->
    [one] un camaleón
   *[other] { $count } camaleones
}.
gains-reaction = { $seat } obtiene { $count ->
    [one] una ficha de reacción
   *[other] { $count } fichas de reacción
}.
restores = { $seat } restablece { $count ->
    [one] una ficha de reacción
   *[other] { $count } fichas de reacción
}.
scores = { $seat } anota { $points } PV.
scores-top = { $seat } está en lo más alto de { $element } y anota 1 PV.
pays = { $seat } paga 1 { $thing }.
pays-gold = { $seat } paga { $count } de oro.
pays-level = { $seat } gasta 1 { $thing } en lugar de un nivel que falta.
uses-discount-level = { $seat } usa un descuento en lugar de un nivel que falta.
uses-discount-cube = { $seat } usa un descuento en lugar de { $asked }.
exchanges = { $seat } cambia 1 { $thing } por 1 { $thing2 }.
transmutes = { $seat } paga 1 { $paid } y transmuta 1 { $thing } en 1 { $thing2 }.
advances = { $seat } sube al nivel { $level } de { $element }.
retreats = { $seat } baja al nivel { $level } de { $element }.
enters-bonus = { $seat } alcanza una bonificación en { $element }: { $bonus }.
bonus-removed = Se retira la ficha de bonificación de { $element } ({ $bonus }).
buys-artifact = { $seat } adquiere el artefacto { $artifact }.
draws-artifact = { $seat } roba el artefacto { $artifact }.
places-artifact = { $seat } pone { $artifact } en la ranura { $slot }.
replaces = { $seat } se deshace de { $artifact }.
fires = { $seat } usa { $artifact }.
recharges = { $seat } recarga { $artifact }.
takes-experiment = { $seat } adquiere el experimento { $experiment }.
performs = { $seat } realiza el experimento { $experiment }.
slides = El experimento va a la columna de { $element } de { $seat }.
unlocks = { $seat } desbloquea la fórmula { $formula } y la pone en el hueco { $cell } de la cámara.
completes-row = { $seat } completa una fila de la cámara.
completes-column = { $seat } completa una columna de la cámara.
samples = { $seat } usa la fórmula { $formula }.
claims = { $seat } obtiene el logro { $achievement }.
draws-publication = { $seat } roba la publicación { $publication }.
draws-publication-hidden = { $seat } roba una publicación.
returns-publication = { $seat } devuelve la publicación { $publication }.
returns-publication-hidden = { $seat } devuelve una publicación.
shows-hand = { $seat } muestra: { $publications }.
reacts = { $seat } reacciona.

## Preguntas

ask-laboratory = Elige un laboratorio.
ask-choose-experiment = Elige tu experimento inicial.
ask-choose-masterpiece = Elige tu experimento magistral; queda en secreto.
ask-choose-publication = Elige tu publicación; queda en secreto.
ask-choose-artifact = Elige tu artefacto inicial.
ask-choose = Cada persona elige en secreto sus cartas de la preparación.
ask-chosen = Ya has elegido. Los demás siguen eligiendo; hasta entonces puedes retirar tus elecciones.
ask-draft = Coge un dado.
ask-redraft = ¿Conservas tu dado o coges otro en su lugar?
ask-turn-die = Gira el dado comodín a un material.
ask-ethereal = ¿Gastas un dado etéreo para subir la potencia en 1?
ask-act = Una acción con tu dado { $colour } ({ $face }): potencia { $potency }.
ask-declared = ¿Tu acción, como con un dado { $colour } ({ $face })?
ask-transmuting = ¿Otra transmutación por la misma flecha?
ask-finish = ¿Más acciones gratuitas, o terminas tu turno?
ask-finish-open = { ask-finish }
ask-react = ¿Reaccionas al turno de { $seat } (dado { $colour }, { $face })?
ask-react-bot = ¿Reaccionas al turno de Botmegistus (dado { $colour }, { $face })?
ask-fire = ¿Usas { $artifact }, que está en esta flecha?
ask-ability = ¿Usas ahora la capacidad de { $artifact }?
ask-granted = { $count ->
    [one] Una transmutación { $colour ->
        [negro] negra
        [blanco] blanca
       *[rojo] roja
    }: ¿cuál?
   *[other] { $count } transmutaciones { $colour ->
        [negro] negras
        [blanco] blancas
       *[rojo] rojas
    }: ¿cuál?
}
ask-granted-wild = { $count ->
    [one] Una transmutación comodín: ¿cuál?
   *[other] { $count } transmutaciones comodín: ¿cuál?
}
ask-rewards = ¿Qué va primero?
ask-price = ¿Bajas un nivel para recibir lo que sigue?
ask-advance = { $times ->
    [one] ¿Qué medidor? (+{ $steps })
   *[other] ¿Qué medidor? (+{ $steps } en cada uno de { $times } distintos)
}
ask-gain-raw = ¿Qué material en bruto? (por obtener: { $count })
ask-gain-refined = ¿Qué material refinado? (por obtener: { $count })
ask-gain-essence = ¿Qué esencia? (por obtener: { $count })
ask-exchange-0 = ¿Un cubo en bruto por el mismo refinado? (como mucho { $count })
ask-exchange-1 = ¿Un cubo en bruto por otro distinto en bruto? (como mucho { $count })
ask-exchange-2 = ¿Un cubo refinado por oro? (como mucho { $count })
ask-exchange-3 = ¿1 de oro por 5 cubos en bruto cualesquiera?
ask-return = ¿Qué publicación vuelve debajo del mazo?
ask-draw-artifact = ¿Robas un artefacto al azar? Sustituye a uno de los tuyos.
ask-place-artifact = ¿Qué ranura para { $artifact }?
ask-place-formula = ¿Qué hueco de la cámara para { $formula }?
ask-unlock = ¿Qué fórmula de la columna de { $element }?
ask-pay = { $experiment }: ¿con qué pagas { $asked }? (descuentos restantes: { $discounts })
ask-pay-level = { $experiment }: { $count ->
    [one] falta un nivel
   *[other] faltan { $count } niveles
}. ¿Con qué se suple? (descuentos restantes: { $discounts })

## Etiquetas

label-pass = No reaccionar
label-end = Terminar el turno
label-end-transmuting = No transmutar más
label-keep = Conservar el dado
label-withdraw = Retirar tus elecciones
label-ethereal = Gastar un dado etéreo
label-no-ethereal = No gastar ninguno
label-use = Hacerlo
label-use-fire = Usar el artefacto
label-use-ability = Usar la capacidad
label-use-exchange = Cambiar 1 de oro
label-use-draw-artifact = Robar un artefacto
label-skip = No hacerlo
label-skip-fire = Dejar el artefacto activo
label-skip-ability = No usar la capacidad
label-skip-exchange = No cambiar más
label-skip-draw-artifact = No robar ninguno
label-skip-granted = No transmutar
label-skip-price = Quedarte donde estás
label-laboratory = Trabajar en el laboratorio de { $alchemist }
label-choose-experiment = Quedarte el experimento { $experiment }
label-choose-masterpiece = Quedarte el experimento magistral { $experiment }
label-choose-publication = Quedarte la publicación { $publication }
label-choose-artifact = Quedarte el artefacto { $artifact }
label-slot = Ranura { $slot } ({ $material } → { $material2 })
label-slot-replace = Ranura { $slot } ({ $material } → { $material2 }), en lugar de { $artifact }
label-draft = Coger el dado { $colour } ({ $face }), potencia { $potency }
label-turn = Girarlo a { $face }
label-harvest = Obtener { $count ->
    [one] { $count } { $thing }
   *[other] { $count } × { $thing }
}
label-essence = Adquirir { $count ->
    [one] { $count } { $essence }
   *[other] { $count } × { $essence }
} (esencia)
label-transmute = Transmutar 1 { $thing } en 1 { $thing2 } pagando 1 { $paid }
label-artifact = Adquirir el artefacto { $artifact }
label-artifact-none = Adquirir un artefacto
label-recharge = Recargar el artefacto { $artifact }
label-recharge-none = Recargar un artefacto
label-experiment = Adquirir el experimento { $experiment }
label-experiment-none = Adquirir un experimento
label-declare = Camaleón: actuar como con un dado { $colour } ({ $face })
label-perform = Realizar el experimento { $experiment }
label-perform-none = Realizar un experimento
label-perform-masterpiece = Realizar tu experimento magistral
label-buy = Desbloquear la fórmula { $formula } ({ $element }) por { $count } de oro
label-buy-none = Desbloquear una fórmula ({ $element }) por { $count } de oro
label-unlock = Desbloquear la fórmula { $formula } ({ $element })
label-unlock-none = Desbloquear una fórmula ({ $element })
label-sample = Usar la fórmula { $formula }
label-sample-none = Usar una fórmula
label-claim = Obtener el logro { $achievement }
label-claim-none = Obtener un logro
label-react-material = Reaccionar: obtener 1 { $thing }
label-react-essence = Reaccionar: obtener 1 { $essence } (esencia)
label-cell = Hueco { $cell }
label-pay = Pagar 1 { $thing }
label-pay-discount = Usar un descuento
label-level-silver = Gastar 1 plata
label-level-gold = Gastar 1 de oro
label-level-discount = Usar un descuento
label-reward = Recibir: { $step }
label-reward-price = Bajar un nivel por: { $reward }
label-gain = Obtener 1 { $thing }
label-advance = Subir en { $element }
label-retreat = Bajar en { $element }
label-return = Devolver la publicación { $publication }
label-exchange = Cambiar 1 { $thing } por 1 { $thing2 }

explain = { $label }. { $what }
explain-artifact = { $label }. Capacidad: { $effect }. Símbolos: { $elements }.
explain-experiment = { $label }. { $element }; requisito: { $requirement }; coste: { $cost }; al momento: { $reward }; { $points } PV al final.
explain-publication = { $label }. Necesita { $elements }; { $points } PV.
explain-formula = { $label }. Una vez: { $effect }.
explain-achievement = { $label }. Pide { $conditions }; al momento: { $reward }; { $points } PV al final.

## Razones

why-not-this-track = { $element } no se puede elegir ahora.
why-choose-track = Elige primero un medidor.
why-level-zero = Tu disco de { $element } está en 0.
why-choose-price = Decide primero si bajas un nivel.
why-reward-useless = Ahora mismo no puedes usar esto.
why-no-such-reward = No existe esa recompensa.
why-choose-reward = Elige qué recompensa va primero.
why-no-cube = No tienes { $thing }.
why-other-arrow = Todas las transmutaciones de una acción van por la misma flecha; { $thing } está en otra.
why-other-colour = Ahora solo se pueden usar flechas { $colour ->
    [negro] negras
    [blanco] blancas
   *[rojo] rojas
}.
why-pays-for-itself = El cubo que se mueve ({ $thing }) no puede pagar su propia transmutación.
why-no-essence = No tienes { $paid } para pagar.
why-artifact-first = Decide primero sobre el artefacto.
why-transmute-first = Decide primero sobre la transmutación.
why-not-this-gain = Esto no se puede obtener aquí.
why-choose-gain = Elige primero lo que obtienes.
why-no-exchange = Este cambio no es posible aquí.
why-exchange-first = Decide primero sobre el cambio.
why-not-in-hand = Esta publicación no está en tu mano.
why-return-first = Devuelve primero una publicación.
why-choose-slot = Elige primero una ranura para el artefacto.
why-no-open-experiment = Ahí no tienes ningún experimento.
why-no-masterpiece = Ya has realizado tu experimento magistral.
why-level-too-low = { $count ->
    [one] Te falta 1 nivel.
   *[other] Te faltan { $count } niveles.
}
why-cannot-pay = No puedes pagar este experimento.
why-pay-first = Paga primero el experimento.
why-not-for-level = Esto no puede suplir el nivel que falta.
why-level-reached = El nivel requerido ya está alcanzado.
why-no-discount = Ya no queda ningún descuento que usar aquí.
why-does-not-fit = { $thing } no puede pagar { $asked }.
why-needed-elsewhere = Entonces no se podría pagar el resto: { $thing } hace falta para otra cosa.
why-other-column = El experimento desbloquea una fórmula de su propia columna.
why-unlock-first = Elige primero la fórmula que se desbloquea.
why-socket-empty = En este espacio no hay ninguna fórmula.
why-column-bought = Solo se compra una fórmula por columna, y la de { $element } ya está comprada.
why-vault-full = Tu cámara está llena.
why-formula-price = La siguiente fórmula cuesta { $count } de oro.
why-cell-full = Este hueco está ocupado.
why-choose-cell = Elige primero un hueco de la cámara.
why-already-sampled = Esta fórmula ya se ha usado.
why-cell-empty = En este hueco no hay ninguna fórmula.
why-no-such-die = No hay ningún dado { $colour } en el cuenco de { $face }.
why-no-die = No tienes ningún dado que conservar.
why-draft-first = Coge primero un dado.
why-turn-first = Gira primero el dado comodín.
why-ethereal-first = Decide primero sobre el dado etéreo.
why-ethereal-late = Un dado etéreo solo se puede gastar justo después de coger un dado.
why-potency = Tu dado tiene potencia { $potency }.
why-other-essence = Un dado de { $face } no da { $essence }.
why-artifact-price = Un artefacto cuesta 3 de potencia.
why-other-market = Con un dado { $colour } solo se pueden usar los lugares de ese color en el mercado.
why-market-empty = En este lugar no hay ningún artefacto.
why-not-exhausted = Este artefacto está activo.
why-slot-empty = En esta ranura no hay ningún artefacto.
why-two-open = Ya tienes dos experimentos pendientes.
why-no-card-there = Ahí no hay ningún experimento.
why-other-section = Un dado de { $face } no da acceso a esta sección.
why-not-fulfilled = No cumples este logro.
why-no-achievement = Ahí no hay ningún logro.
why-same-die = Tu dado ya muestra eso.
why-no-chameleon = No tienes ningún camaleón.
why-drafted-already = En este turno ya no se cogen dados.
why-must-act = Tienes que hacer una acción.
why-act-first = Elige primero tu acción.
why-chameleon-first = El camaleón está gastado: su acción sigue enseguida.
why-not-between = Las acciones gratuitas no interrumpen una acción.
why-acted-already = Ya has hecho tu acción de este turno.
why-wait-for-turn = Antes se pregunta a { $seat }.
why-only-react = Esto no es una reacción.
why-laboratory-taken = Este laboratorio está ocupado.
why-laboratory-first = Elige primero un laboratorio.
why-not-yet-chosen = Todavía no lo has elegido todo.
why-not-offered = Esta carta no está entre las que se te ofrecen ahora.
why-choose-first = Elige primero tus cartas.

## El recuento

sheet-game = Puntos durante la partida
sheet-experiments = Experimentos ({ $count })
sheet-publications = Publicaciones ({ $count } de { $held })
sheet-stone = Piedra filosofal ({ $count })
sheet-gold = Oro ({ $count })
sheet-ethereal = Dados etéreos ({ $count })
sheet-tracks = Medidores de maestría
sheet-achievements = Logros ({ $count })

opponent-0 = Botmegistus

stat-experiments = experimentos
stat-formulas = fórmulas
stat-artifacts = artefactos
stat-levels = niveles
stat-publications = publicaciones
