## Botmegistus beside a real board: what it tells

beside-set-up = Preparación
beside-gold = Da a Botmegistus { $amount } de oro.
beside-ethereal = { $amount ->
    [one] Da a Botmegistus 1 dado etéreo.
   *[other] Da a Botmegistus { $amount } dados etéreos.
}
beside-artifact = Da a Botmegistus el artefacto inicial que no te quedaste: { $bot_element }.
beside-deck = Su mazo: las nueve cartas básicas y la personalidad de { $bot_element }, barajadas. Aparta las cuatro cartas de especialización.
beside-deck-plain = Su mazo: las nueve cartas básicas, barajadas. Aparta las cuatro cartas de especialización.
beside-deck-here = Sus cartas se roban aquí: las nueve básicas y la personalidad de { $bot_element }. Deja las de verdad en la caja.
beside-deck-here-plain = Sus cartas se roban aquí: las nueve básicas. Deja las de verdad en la caja.
beside-lay-two = Planificación avanzada: coloca boca arriba sus dos primeras cartas, una a la izquierda y otra a la derecha.
beside-level-one = Pon sus marcadores en el nivel 1 de todos los medidores.
beside-bot-first = Empieza Botmegistus, y no recibes dado etéreo por jugar en segundo lugar.
# Told by version 0.1.0.
beside-white = Juega con un dado blanco menos: 5 negros, 4 blancos, 4 rojos.
beside-white-dice = Juega con un dado blanco menos: { $black } negros, { $white } blancos, { $red } rojos.
beside-publication = Repártete 1 publicación, sin elegir.
beside-masterpiece = Repártete 1 obra maestra, sin elegir.
beside-turn = Su turno { $number }
beside-react = Ahora puedes reaccionar: su dado es { $bot_colour }, { $bot_face }.
beside-token = Retira la ficha de bonificación del nivel { $level }: { $bot_track }.
beside-round-ends = Fin de la ronda { $number }
# Told by version 0.1.0.
beside-new-round = Renueva el mercado y los experimentos y tira los dados: empieza la ronda { $number }.
beside-new-round-you = Renueva el mercado y los experimentos y tira los dados: empieza la ronda { $number }. Empiezas tú: has pasado antes.
beside-new-round-bot = Renueva el mercado y los experimentos y tira los dados: empieza la ronda { $number }. Empieza Botmegistus: ha pasado antes.
beside-final = El recuento final
beside-corrected = Su registro, corregido a mano
beside-now-gold = Oro: { $before } → { $after }.
beside-now-ethereal = Dados etéreos: { $before } → { $after }.
beside-now-points = Puntos anotados en juego: { $before } → { $after }.
beside-now-level = { $bot_track }: nivel { $before } → { $after }.
beside-now-token = { $bot_track }, nivel { $level }: { $before } → { $after }.
beside-no-token = sin ficha
beside-now-artifacts = Sus artefactos: { $artifacts }.
beside-now-open = Sus experimentos sin terminar: { $experiments }.
beside-now-done = Sus experimentos completados: { $experiments }.

## Botmegistus beside a real board: what it refuses

beside-answer = Eso no responde a lo que se preguntaba.
beside-over = La partida ha terminado.
beside-passed = Botmegistus ya ha pasado en esta ronda.
beside-not-passed = La ronda no ha terminado: Botmegistus todavía no ha pasado.
beside-correction = El oro, los dados etéreos y los puntos son números enteros de 0 a { $most }.
beside-correct-already = No se ha cambiado nada.
beside-board-tracks = El orden de los medidores nombra cada uno de los cuatro una vez.
beside-board-steps = Los dos niveles con bonificación son distintos, de 1 a { $top }, primero el más bajo.
beside-board-sections = Cada símbolo lleva a una sección de experimentos; hay como máximo { $most }, contadas desde la izquierda sin huecos.
beside-essences = Cada una de las cuatro esencias está en un medidor.
beside-tokens = Las fichas de bonificación se indican para los dos niveles con bonificación de cada medidor.
beside-tokens-missing = { $count ->
    [one] Al principio hay una ficha en cada nivel con bonificación; todavía falta 1.
   *[other] Al principio hay una ficha en cada nivel con bonificación; todavía faltan { $count }.
}
beside-tokens-many = Solo hay { $most } fichas de bonificación «{ $bot_token }».
beside-reached = Ya no hay ficha de bonificación en ese nivel.
beside-bowls-missing = Di de cada cuenco cuántos dados hay.
beside-bowl-full = En un cuenco caben como máximo { $most } dados.
beside-dice-colour = { $most ->
    [0] En los cuencos no puede haber ningún dado de color { $bot_colour }: los tiene todos Botmegistus.
    [one] En los cuencos puede haber como máximo 1 dado de color { $bot_colour }.
   *[other] En los cuencos puede haber como máximo { $most } dados de color { $bot_colour }.
}
beside-dice-all = En los cuencos puede haber como máximo { $most } dados.
beside-experiment = Un experimento tiene un tipo, un medidor exigido, un nivel de 0 a 12 y sus puntos: falta alguno.
beside-masterpieces = Botmegistus roba { $count } obras maestras; cada una tiene tipo, medidor exigido, nivel y puntos.

## Botmegistus beside a real board: its page

beside-title = Botmegistus en tu mesa
beside-about = Juega a Trismegistus en solitario con el juego de verdad; Botmegistus juega desde aquí. Pregunta lo que tiene que ver y dice qué hacer y por qué.
beside-resume = Seguir
beside-new = Partida nueva
beside-others = Otras partidas tuyas
beside-finished = terminada
beside-begin = Empezar
beside-how-strong = Dificultad
beside-switches = Dieciséis ajustes
beside-element = El elemental del artefacto inicial que no te quedaste
beside-element-about = Es para Botmegistus, y le da su personalidad.
beside-cards = Sus cartas
beside-cards-house = Se roban aquí
beside-cards-table = Mi mazo de verdad
beside-cards-house-about = Aquí se baraja y se roba el mazo propio de Athanor para Botmegistus.
beside-cards-table-about = Cada turno descubres una carta del mazo de verdad y la introduces; las ya introducidas se ofrecen de nuevo.
beside-dice = Dados
beside-dice-house = Se tiran aquí
beside-dice-table = Mis dados de verdad
beside-box = Cartas y tableros
beside-box-own = Mi propio juego de cartas
beside-box-athanor = Las de Athanor
beside-box-own-about = El juego de cartas con el que se abrió esta casa (--cards). Sus cartas se ofrecen por su nombre.
beside-box-athanor-about = Tableros y cartas de Botmegistus de Athanor.
beside-board = Mi tablero
beside-board-drawn = Como el de aquí
beside-board-mine = Impreso de otra manera
beside-board-about = Orden de los medidores, niveles con bonificación, secciones de experimentos.
beside-essences-where = Esencias dominantes
beside-essences-printed = Como está impreso
beside-essences-shuffled = Barajadas
beside-track-order = Medidores de izquierda a derecha
beside-earlier = { $what }: un lugar a la izquierda
beside-bonus-step = Nivel con bonificación { $number }
beside-sections = Sección de experimentos de cada símbolo, desde la izquierda
beside-round = Ronda { $number } de 3
beside-undo = Deshacer
beside-menu = Todas sus partidas
beside-tracker = Su registro
beside-story = Hasta ahora
beside-go-on = Continuar
beside-right = Así es
beside-its-turn = Turno de Botmegistus
beside-your-turn = Tu turno. Juégalo en el tablero.
beside-done-turn = He terminado mi turno
beside-done-passed = He terminado mi turno y he pasado
beside-bot-next = Es el turno de Botmegistus.
beside-bot-alone = Has pasado: sigue Botmegistus.
beside-both-passed = Habéis pasado los dos.
beside-tokens-left = Fichas de bonificación que quedan. Toca las que hayas alcanzado.
beside-end-round = Fin de la ronda
beside-end-round-passed = Yo también he pasado: fin de la ronda
beside-wait-passed = Botmegistus ha pasado. Sigue hasta que pases tú también.
beside-ask-tokens = ¿Qué fichas de bonificación hay en los medidores?
beside-ask-board = ¿Cómo es tu tablero?
beside-ask-essences = ¿Qué esencia hay en cada medidor?
beside-ask-experiment = Roba un experimento inicial para Botmegistus. ¿Cuál es?
beside-ask-roll = Tira un dado sin usar para Botmegistus ({ $number } de { $of }). ¿Qué muestra?
beside-ask-card = Descubre la siguiente carta de su mazo. ¿Cuál es?
beside-ask-card-left = Coloca la siguiente carta de su mazo a la izquierda. ¿Cuál es?
beside-ask-card-right = Coloca la siguiente carta de su mazo a la derecha. ¿Cuál es?
beside-ask-side = Tira el dado de seis caras: con 1–3, la carta abierta de la izquierda; con 4–6, la de la derecha.
beside-ask-bowls-one = ¿Cuántos dados hay en estos cuencos? 0 si ninguno es de color { $bot_colour }.
beside-ask-bowls-more = Ninguno, entonces. ¿Qué otros dados hay en estos cuencos?
beside-ask-look-levels = ¿Hasta dónde has llegado?
beside-ask-look-market = ¿Qué artefactos de color { $bot_colour } hay en el mercado?
beside-ask-look-section = ¿Qué experimentos hay junto a { $bot_face }?
beside-ask-die = Tira el dado de seis caras.
beside-ask-element = Empate: saca uno al azar.
beside-ask-masterpieces = Roba { $count } obras maestras que no se repartieran. ¿Cuáles son?
beside-remembered = Como estaba la última vez. Cambia lo que sea distinto.
beside-place = { $side ->
    [left] Loseta izquierda
   *[right] Loseta derecha
}
beside-no-tile = Sin loseta
beside-none-there = No hay ninguno
beside-by-name = Por su nombre
beside-bowl = Cuenco de { $bot_face }
beside-bowl-colour = Cuenco de { $bot_face }, dados de color { $bot_colour }
beside-your-levels = Tus niveles
beside-add-card = Añadir una carta
beside-remove-card = Quitarla
beside-move-left = Un lugar a la izquierda
beside-card-number = Carta { $number }
beside-type = Tipo
beside-track = Medidor exigido
beside-any-track = cualquiera
beside-level = Nivel
beside-deck-level = Mazo
beside-points = Puntos
beside-less = { $what }: uno menos
beside-more = { $what }: uno más
beside-on-step = { $bot_track }, nivel { $level }
beside-die-colour = Dado que quiere
beside-symbols = Símbolos, primero el izquierdo
beside-max = máx.
beside-spends = Gasta
beside-orders = Recibe
beside-ahead = Si te aventaja en ese medidor, recibe
beside-is-personality = Personalidad de
beside-basic = sin personalidad
beside-add-order = Añadir
beside-seen = Introducidas antes
beside-other-card = Otra carta
beside-op-0 = artefacto
beside-op-1 = oro
beside-op-2 = experimento
beside-op-3 = medidor
beside-op-4 = PV
beside-amount = { $what }: cuántos
beside-lowest = medidor más bajo
beside-each = todos los medidores
beside-its-die = Su dado
beside-no-die = ninguno
beside-used = Dados usados
beside-levels = Niveles
beside-level-range = Un nivel es un número de 0 a { $top }.
beside-market-missing = Di de los dos lugares qué elementales muestra la loseta, o que no hay ninguna.
beside-section-missing = Introduce los experimentos que hay ahí, o di que no hay ninguno.
beside-correct-artifacts = Cada artefacto muestra al menos un elemental.
beside-correct-open = Botmegistus tiene como máximo { $most } experimentos sin terminar.
beside-artifacts = Artefactos
beside-bonus-tokens = Fichas de bonificación
beside-add-artifact = Añadir un artefacto
beside-open = Experimentos sin terminar
beside-done = Experimentos completados
beside-deck-left = Cartas en su mazo: { $count }
beside-open-cards = Cartas abiertas
beside-side = { $side ->
    [left] Izquierda
   *[right] Derecha
}
beside-score = { $points } PV
beside-now = Ahora puntuaría
beside-over-title = Botmegistus: { $points } PV
beside-you-need = Ganas con { $points } PV o más.
beside-nothing-yet = Nada todavía.
beside-correct = Corregir a mano
beside-correct-about = Si la mesa real difiere de lo guardado aquí, di cómo está. Se puede deshacer.
beside-correct-keep = Guardar
beside-correct-leave = Dejarlo como estaba
beside-in-play = Puntos anotados en juego
beside-delete = Borrar esta partida
beside-delete-really = ¿Borrarla de verdad?
beside-potency = potencia { $potency }
