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
beside-level-one = Pon sus marcadores en el nivel 1 de todos los medidores.
beside-bot-first = Empieza Botmegistus, y no recibes dado etéreo por jugar en segundo lugar.
beside-white = Juega con un dado blanco menos: 5 negros, 4 blancos, 4 rojos.
beside-publication = Repártete 1 publicación, sin elegir.
beside-masterpiece = Repártete 1 obra maestra, sin elegir.
beside-turn = Su turno { $number }
beside-react = Ahora puedes reaccionar: su dado es { $bot_colour }, { $bot_face }.
beside-token = Retira la ficha de bonificación del nivel { $level }: { $bot_track }.
beside-round-ends = Fin de la ronda { $number }
beside-new-round = Renueva el mercado y los experimentos y tira los dados: empieza la ronda { $number }.
beside-final = El recuento final
beside-corrected = Su registro, corregido a mano
beside-now-gold = Oro: { $before } → { $after }.
beside-now-ethereal = Dados etéreos: { $before } → { $after }.
beside-now-points = Puntos anotados en juego: { $before } → { $after }.
beside-now-level = { $bot_track }: nivel { $before } → { $after }.

## Botmegistus beside a real board: what it refuses

beside-answer = Eso no responde a lo que se preguntaba.
beside-over = La partida ha terminado.
beside-passed = Botmegistus ya ha pasado en esta ronda.
beside-not-passed = La ronda no ha terminado: Botmegistus todavía no ha pasado.
beside-correction = El oro, los dados etéreos y los puntos son números enteros de 0 a { $most }.
beside-correct-already = No se ha cambiado nada.
beside-experiment = Un experimento tiene un tipo, un medidor exigido, un nivel de 0 a 12 y sus puntos.
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
beside-round = Ronda { $number } de 3
beside-undo = Deshacer
beside-menu = Todas sus partidas
beside-tracker = Su carta de registro
beside-story = Hasta ahora
beside-go-on = Continuar
beside-right = Así es
beside-its-turn = Turno de Botmegistus
beside-end-round = Hemos pasado los dos: fin de la ronda
beside-wait = Tu turno. Juégalo y luego deja jugar a Botmegistus.
beside-wait-passed = Botmegistus ha pasado. Sigue hasta que pases tú también.
beside-ask-tokens = ¿Qué fichas de bonificación hay en los medidores?
beside-ask-experiment = Roba un experimento inicial para Botmegistus. ¿Cuál es?
beside-ask-roll = Tira un dado sin usar para Botmegistus ({ $number } de { $of }). ¿Qué muestra?
beside-ask-card = Descubre la siguiente carta de su mazo. ¿Qué dice?
beside-ask-side = Tira el dado de seis caras: con 1–3, la carta abierta de la izquierda; con 4–6, la de la derecha.
beside-ask-bowls = ¿Qué dados hay en los cuencos?
beside-ask-look = ¿Qué ve Botmegistus?
beside-ask-die = Tira el dado de seis caras.
beside-ask-element = Empate: saca uno al azar.
beside-ask-masterpieces = Roba { $count } obras maestras que no se repartieran. ¿Cuáles son?
beside-remembered = Como estaba la última vez. Cambia lo que sea distinto.
beside-market = Artefactos del color { $bot_colour }
beside-place = { $side ->
    [left] Loseta izquierda
   *[right] Loseta derecha
}
beside-no-tile = Sin loseta
beside-section = Experimentos junto a { $bot_face }
beside-your-levels = Tus niveles
beside-add-card = Añadir una carta
beside-remove-card = Quitarla
beside-card-number = Carta { $number }
beside-type = Tipo
beside-track = Camino exigido
beside-any-track = cualquiera
beside-level = Nivel
beside-points = Puntos
beside-less = { $what }: uno menos
beside-more = { $what }: uno más
beside-dice-in = { $bot_face }: dados de color { $bot_colour }
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
beside-artifacts = Artefactos
beside-open = Experimentos sin terminar
beside-done = Experimentos completados
beside-deck-left = Cartas en su mazo: { $count }
beside-open-cards = Cartas abiertas
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
