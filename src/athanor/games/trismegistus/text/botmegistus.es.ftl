## Botmegistus: palabras

bot-colour-0 = negro
bot-colour-1 = blanco
bot-colour-2 = rojo
bot-face-0 = plomo
bot-face-1 = cobre
bot-face-2 = estaño
bot-face-3 = mercurio
bot-face-4 = hierro
bot-face-5 = comodín
bot-track-0 = medidor de Fuego
bot-track-1 = medidor de Agua
bot-track-2 = medidor de Tierra
bot-track-3 = medidor de Aire
bot-element-0 = Fuego
bot-element-1 = Agua
bot-element-2 = Tierra
bot-element-3 = Aire
bot-token-0 = +1 en cualquier medidor
bot-token-1 = camaleón
bot-token-2 = dado etéreo
bot-bowl = { $bot_face } { $potency }
bot-elemental = { $bot_element }
bot-need = nivel { $level } en el { $bot_track }
bot-need-any = nivel { $level } en cualquier medidor
bot-experiment-name = { $experiment }
bot-experiment = el experimento de { $bot_element } ({ $need }; { $points } PV)
bot-experiment-named = { $name }: { $bot_element }, { $need }, { $points } PV
bot-artifact-name = { $artifact }
bot-artifact = el artefacto con { $elementals }
bot-artifact-named = { $name } ({ $elementals })

## Botmegistus: sus cartas

bot-card = una carta
bot-card-named = «{ $bot }»
bot-wish-max = el dado { $bot_colour } más potente
bot-wish-one = un dado { $bot_colour } con { $bot_left }
bot-wish-two = un dado { $bot_colour } con { $bot_left } o { $bot_right }
bot-order-artifact = un artefacto
bot-order-gold = { $amount } de oro
bot-order-experiment = un experimento, o 1 de oro si tiene dos sin completar
bot-order-points = { $amount } PV
bot-order-lowest = { $amount ->
    [one] un paso en su medidor menos avanzado
   *[other] { $amount } pasos, cada uno en su medidor menos avanzado
}
bot-order-each = un paso en todos los medidores
bot-order-track = +{ $amount } en el { $bot_track }

## Botmegistus: qué hace

bot-step = { $what } { $why }
bot-reveals = Botmegistus revela { $name }: quiere { $wish }, gasta { $potency } de potencia y obtiene: { $orders }.
bot-reveals-personality = Botmegistus revela su personalidad, { $name }: quiere { $wish } y gasta { $potency } de potencia. Por delante de ti en el { $bot_track } obtiene: { $ahead }; si no: { $orders }.
bot-planned = { $name }: quiere { $wish }, gasta { $potency } de potencia y obtiene: { $orders }.
bot-planned-personality = { $name }, su personalidad: quiere { $wish } y gasta { $potency } de potencia. Por delante de ti en el { $bot_track } obtiene: { $ahead }; si no: { $orders }.
bot-drafts = Botmegistus coge el dado { $bot_colour } del cuenco de { $bot_face }: potencia { $potency }.
bot-drafts-wild = Botmegistus coge el dado { $bot_colour } del cuenco de { $bot_face } y lo gira a { $bot_left }: potencia { $potency }.
bot-keeps-die = Botmegistus no coge ningún dado: aún tiene el dado { $bot_colour } de { $bot_face }, potencia { $potency }.
bot-spends-ethereal = Botmegistus gasta 1 dado etéreo: potencia { $before } → { $after }.
bot-spends-potency = Botmegistus gasta { $amount } de potencia; le quedan { $left }.
bot-uses-up-die = Botmegistus pone su dado { $bot_colour } con los usados.
bot-passes = Botmegistus pasa en esta ronda.
bot-returns-dice = Botmegistus devuelve sus dados usados.
bot-rolls-die = Tira el dado de seis caras por Botmegistus.
bot-takes-artifact = Botmegistus toma { $artifact_said }.
bot-no-artifact = Botmegistus no obtiene ningún artefacto.
bot-takes-experiment = Botmegistus toma { $experiment_said }.
bot-completes = { $gold ->
    [0] Botmegistus completa { $experiment_said }.
   *[other] Botmegistus paga { $gold } de oro y completa { $experiment_said }.
}
bot-completes-masterpiece = { $gold ->
    [0] Botmegistus completa un experimento magistral, { $experiment_said }.
   *[other] Botmegistus paga { $gold } de oro y completa un experimento magistral, { $experiment_said }.
}
bot-no-masterpiece = Botmegistus no completa ningún experimento magistral.
bot-specialises = Botmegistus recibe en su mazo la carta de especialización de { $bot_element }.
bot-gains-gold = Botmegistus obtiene { $amount } de oro.
bot-gains-ethereal = { $amount ->
    [one] Botmegistus obtiene 1 dado etéreo.
   *[other] Botmegistus obtiene { $amount } dados etéreos.
}
bot-scores = Botmegistus anota { $amount } PV.
bot-moves = Botmegistus avanza en el { $bot_track } hasta { $level }.
bot-stands-still = Botmegistus no avanza.
bot-reaches-bonus = Botmegistus alcanza la ficha de bonificación del nivel { $level } del { $bot_track }: { $bot_token }.

## Botmegistus: por qué

bot-why-turn = Descubre una carta en cada turno.
bot-why-card = Lo dice su carta.
bot-why-keeps = Solo coge un dado cuando no tiene ninguno.
bot-why-ethereal = Lo hace siempre que tiene uno y la potencia es menor que 5.
bot-why-spends-all = Su carta pide { $wanted }, pero no tiene más; aun así hace la acción completa.
bot-why-used-up = Se le ha agotado la potencia.
bot-why-passes = Ha usado tres dados.
bot-why-round = La ronda ha terminado.
bot-why-fits = De los dados de color { $bot_colour } que encajan con su carta, es el de mayor potencia ({ $bowls }{ $tie }).
bot-why-fits-other-colour = Ningún dado { $bot_colour } encaja con su carta; de los otros colores, este encaja con la mayor potencia ({ $bowls }{ $tie }).
bot-why-strongest = Ningún dado muestra lo que quiere su carta, así que coge el { $bot_colour } más potente ({ $bowls }{ $tie }).
bot-why-strongest-other-colour = Ningún dado muestra lo que quiere su carta y ninguno es { $bot_colour }, así que coge el más potente del siguiente color ({ $bowls }{ $tie }).
bot-why-max = Es el dado { $bot_colour } más potente ({ $bowls }{ $tie }).
bot-why-max-other-colour = No hay ningún dado { $bot_colour }, así que coge el más potente del siguiente color ({ $bowls }{ $tie }).
bot-draft-tie-none = {""}
bot-draft-tie-list = ; en caso de empate, primero el comodín y luego el símbolo izquierdo
bot-draft-tie-colour = ; en caso de empate, negro antes que blanco antes que rojo, y luego primero el comodín
bot-draft-tie-symbol = ; en caso de empate, el primero de { $bot_face }
bot-why-artifact-only = Es la única loseta del color de su dado, { $bot_colour }.
bot-why-artifact-most = De las losetas del color de su dado, { $bot_colour }, es la que más símbolos elementales muestra.
bot-why-artifact-rolled = Las dos losetas del color de su dado, { $bot_colour }, muestran los mismos símbolos elementales ({ $count }); la tirada fue { $roll }: 1–3 izquierda, 4–6 derecha.
bot-why-roll-artifact = Las dos losetas del color de su dado, { $bot_colour }, muestran los mismos símbolos elementales ({ $count }): con 1–3 toma la izquierda, con 4–6 la derecha.
bot-why-no-artifact = No queda ninguna loseta del color de su dado, { $bot_colour }.
bot-why-experiment-only = Es la única carta junto a { $bot_face }, el símbolo de su dado.
bot-why-experiment-new-type = Junto a { $bot_face }, es la de un tipo que Botmegistus aún no tiene.
bot-why-experiment-completable = Junto a { $bot_face }, es la que Botmegistus puede completar de inmediato, contando su oro.
bot-why-experiment-most-of-completable = Junto a { $bot_face }, es la que más vale de las que Botmegistus puede completar de inmediato.
bot-why-experiment-nearer = Junto a { $bot_face }, es la de requisito más cercano para Botmegistus.
bot-why-experiment-yours = Junto a { $bot_face }, a igual distancia para Botmegistus, es la que tú cumples o tienes más cerca.
bot-why-experiment-points = Junto a { $bot_face }, a igualdad de todo lo demás, es la que más vale.
bot-why-experiment-left = Junto a { $bot_face }, a igualdad de todo lo demás, es la de la izquierda.
bot-why-experiment-several = De las cartas junto a { $bot_face } toma, regla tras regla: { $why }.
bot-why-experiment-new-type-short = un tipo que aún no tiene
bot-why-experiment-completable-short = lo que puede completar de inmediato, contando su oro
bot-why-experiment-most-of-completable-short = lo que más puntos da de lo que puede completar
bot-why-experiment-nearer-short = el requisito más cercano a su maestría
bot-why-experiment-yours-short = el requisito que tú cumples o que tienes más cerca
bot-why-experiment-points-short = lo que más puntos da
bot-why-experiment-left-short = la carta de la izquierda
bot-why-gold-two-open = Ya tiene dos experimentos sin completar, así que obtiene oro en lugar de un tercero.
bot-why-gold-empty-section = No hay ningún experimento junto a { $bot_face }, el símbolo de su dado, así que obtiene oro.
bot-why-completes = Su maestría es suficiente; no necesita materiales.
bot-why-completes-gold = { $gap ->
    [one] Paga 1 de oro por el nivel que le falta.
   *[other] Paga 1 de oro por cada uno de los { $gap } niveles que le faltan.
}
bot-why-completes-new-type = Su oro no alcanza para los dos: va primero un tipo que aún no ha completado.
bot-why-completes-points = Su oro no alcanza para los dos: va primero el que más vale.
bot-why-ahead = Está por delante de ti en el { $bot_track }.
bot-why-ahead-equal = Está a tu mismo nivel en el { $bot_track }, y con esta dificultad basta.
bot-why-not-ahead = No está por delante de ti en el { $bot_track }.
bot-why-lowest = Es su medidor menos avanzado{ $tie }.
bot-why-top = Ya está en lo más alto del { $bot_full }, así que avanza en otro medidor{ $tie }.
bot-why-nearest = Allí es donde está más cerca de un experimento sin completar, a { $gap }{ $tie }.
bot-tie-none = {""}
bot-tie-token = ; de los empatados, es el más cercano a una ficha de bonificación
bot-tie-ahead = ; de los empatados, es en el que más ventaja te lleva
bot-tie-behind = ; de los empatados, es en el que menos desventaja tiene
bot-tie-left = ; de los empatados, es el que está más a la izquierda
bot-why-stands-still = Todos sus medidores están en lo más alto.
bot-why-bonus = Llega antes que tú.
bot-why-token = Es lo que le da la ficha «{ $bot_token }».
bot-why-rejected = Es el artefacto inicial que no te quedaste.
bot-why-starting-experiment = Con esta dificultad empieza con uno.
bot-why-rolled = El dado de la preparación muestra { $bot_face }.
bot-why-round-ethereal = Los recibe después de la ronda { $number }.
bot-why-specialises = Es el elemento del que más símbolos elementales tiene: { $count }.
bot-why-specialises-tied = Es el elemento del que más símbolos elementales tiene ({ $count }); entre los empatados decidió el azar.
bot-why-masterpiece-off = Con esta dificultad no roba ninguno.
bot-why-masterpiece-none = No cumple el requisito de ninguno de los robados.
bot-why-masterpiece-only = Es el único de los robados que puede completar.
bot-why-masterpiece-best = De los robados que puede completar, es el que más vale.
bot-no-dice = No hay dados en ningún cuenco, así que Botmegistus no puede coger ninguno.

## Botmegistus: el recuento

bot-sheet-points = Anotados durante la partida
bot-sheet-experiments = Experimentos ({ $count })
bot-sheet-tracks = Medidores de maestría
bot-sheet-elementals = Símbolos elementales en artefactos ({ $count })
bot-sheet-ethereal = Dados etéreos restantes ({ $count })
bot-sheet-formulas = Fórmulas ({ $count })
bot-sheet-gold = Oro restante ({ $count })

## Botmegistus: en una mesa de verdad

bot-typed-bowls = Los cuencos son seis listas de dados negros, blancos y rojos, con un máximo de 5 dados por cuenco.
bot-typed-market = El mercado tiene { $places } casillas: cada una está vacía o es una lista de símbolos elementales.
bot-typed-experiments = Los experimentos están en { $sections } secciones; cada carta tiene un tipo, un medidor requerido, un nivel de 0 a 12 y sus puntos.
bot-typed-levels = La maestría de un jugador son cuatro niveles de 0 a 12.
bot-typed-tokens = Las fichas de bonificación se dan para los niveles 0 a 12 de cada uno de los cuatro medidores.
bot-typed-card = Una carta de Botmegistus tiene un color de dado, dos símbolos como máximo, una potencia de 1 a 3 y lo que hace.
bot-typed-tracker = Esto no es una carta de inventario de Botmegistus.

## Botmegistus: opciones

option-bot = Botmegistus
    .help = Solo en solitario: lo fuerte que es tu oponente. Las opciones siguientes se pueden añadir una a una.
option-bot-usual = Habitual
option-bot-first-game = Primera partida en solitario: sin carta de personalidad
option-bot-easy = Fácil: todo lo que lo debilita
option-bot-strong = Fuerte: mejor comienzo y tres experimentos magistrales
option-bot-strongest = Muy fuerte: todo lo que lo ayuda y te dificulta
option-bot-planning = Planificación avanzada
    .help = Solo en solitario: dos de sus cartas están a la vista, y un dado decide cuál usa.
option-bot-planning-off = No
option-bot-planning-on = Sí
option-bot-more-gold = Más oro
    .help = Solo en solitario, más difícil: empieza con 1 de oro más.
option-bot-more-gold-off = No
option-bot-more-gold-on = Sí
option-bot-starting-experiment = Experimento inicial
    .help = Solo en solitario, más difícil: empieza con un experimento inicial al azar, sin completar.
option-bot-starting-experiment-off = No
option-bot-starting-experiment-on = Sí
option-bot-level-one = Empezar en el nivel 1
    .help = Solo en solitario, más difícil: empieza en el nivel 1 de todos los medidores, antes de las tiradas.
option-bot-level-one-off = No
option-bot-level-one-on = Sí
option-bot-more-rolls = Más tiradas
    .help = Solo en solitario, más difícil: el dado de su preparación se tira estas veces en lugar de dos.
option-bot-more-rolls-off = No
option-bot-more-rolls-4 = 4 tiradas
option-bot-more-rolls-5 = 5 tiradas
option-bot-more-rolls-6 = 6 tiradas
option-bot-more-rolls-7 = 7 tiradas
option-bot-more-rolls-8 = 8 tiradas
option-bot-equal-personality = Personalidad en caso de empate
    .help = Solo en solitario, más difícil: su carta de personalidad puntúa también cuando estás a su mismo nivel.
option-bot-equal-personality-off = No
option-bot-equal-personality-on = Sí
option-bot-three-masterpieces = Tres experimentos magistrales
    .help = Solo en solitario, más difícil: elige su experimento magistral entre 3 en lugar de 2.
option-bot-three-masterpieces-off = No
option-bot-three-masterpieces-on = Sí
option-bot-masterpiece-gold = Oro para el experimento magistral
    .help = Solo en solitario, más difícil: puede gastar oro para completar su experimento magistral.
option-bot-masterpiece-gold-off = No
option-bot-masterpiece-gold-on = Sí
option-bot-first = Empieza Botmegistus
    .help = Solo en solitario, más difícil para ti: juega primero, y no recibes el dado etéreo del segundo jugador.
option-bot-first-off = No
option-bot-first-on = Sí
option-bot-one-white-fewer = Un dado blanco menos
    .help = Solo en solitario, más difícil para ti: 5 dados negros, 4 blancos y 4 rojos.
option-bot-one-white-fewer-off = No
option-bot-one-white-fewer-on = Sí
option-bot-one-publication = Una publicación
    .help = Solo en solitario, más difícil para ti: recibes 1 publicación, sin elegir.
option-bot-one-publication-off = No
option-bot-one-publication-on = Sí
option-bot-one-masterpiece = Un experimento magistral
    .help = Solo en solitario, más difícil para ti: recibes 1 experimento magistral, sin elegir.
option-bot-one-masterpiece-off = No
option-bot-one-masterpiece-on = Sí
option-bot-less-gold = Menos oro
    .help = Solo en solitario, más fácil: empieza con 1 de oro menos.
option-bot-less-gold-off = No
option-bot-less-gold-on = Sí
option-bot-no-rolls = Sin tiradas
    .help = Solo en solitario, más fácil: no se tira ningún dado en su preparación.
option-bot-no-rolls-off = No
option-bot-no-rolls-on = Sí
option-bot-no-masterpiece = Sin experimento magistral
    .help = Solo en solitario, más fácil: no recibe ningún experimento magistral al final.
option-bot-no-masterpiece-off = No
option-bot-no-masterpiece-on = Sí
option-bot-no-specialisation = Sin cartas de especialización
    .help = Solo en solitario, más fácil: no se añaden cartas de especialización a su mazo.
option-bot-no-specialisation-off = No
option-bot-no-specialisation-on = Sí
option-bot-no-personality = Sin carta de personalidad
    .help = Solo en solitario, más fácil: no se añade ninguna carta de personalidad a su mazo.
option-bot-no-personality-off = No
option-bot-no-personality-on = Sí
bot-options-clash = «{ $one }» y «{ $other }» se excluyen.
bot-options-solo = «{ $name }» es solo para el juego en solitario.
