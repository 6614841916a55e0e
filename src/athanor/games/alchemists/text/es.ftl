# Alquimistas: todas las palabras del juego.

game-name = Alquimistas
game-tagline = Mezcla, deduce, publica… y cruza los dedos para que nadie te desmienta.

## Nombres (de ingredientes, sustancias alquímicas, pociones, colores y calidades: substances.es.ftl)

guarantee-0 = una coincidencia plena
guarantee-1 = el signo correcto
guarantee-2 = al menos una poción neutra
guarantee-3 = una poción cualquiera

favor-0 = Ayudante
favor-1 = Herbolaria
favor-2 = Socio
favor-3 = Custodio
favor-4 = Camarera
favor-5 = Mercader
favor-6 = Sabio
favor-7 = Tendero

favor-text-0 = Al anunciar tus acciones: 1 cubo más esta ronda.
favor-text-1 = En cuanto la robas: roba 3 ingredientes y luego descarta 2 cualesquiera.
favor-text-2 = Al anunciar tus acciones: en una casilla de tu elección tus cubos pasan a la fila de arriba.
favor-text-3 = Al anunciar tus acciones: pon 1 cubo en esta carta; te bebes una poción después de transmutar y antes de que empiecen las ventas.
favor-text-4 = Cuando vendes: la poción cuenta como un grado mejor; una coincidencia plena da, en cambio, 1 de reputación.
favor-text-5 = Cuando vendes: 1 moneda si vendes en primer lugar; si no, puedes elegir como si así fuera.
favor-text-6 = Cuando transmutas: 1 moneda más.
favor-text-7 = Cuando compras un artefacto: cuesta 1 menos.

artifact-0 = Botas de velocidad
artifact-1 = Tarjeta de descuento
artifact-2 = Mortero mágico
artifact-3 = Periscopio
artifact-4 = Imprenta
artifact-5 = Túnica del respeto
artifact-6 = Amuleto de la retórica
artifact-7 = Amuleto hipnótico
artifact-8 = Sello de autoridad
artifact-9 = Cáliz de plata
artifact-10 = Gorro de pensar
artifact-11 = Baúl de bruja
artifact-12 = Altar de oro
artifact-13 = Copa de bronce
artifact-14 = Vitrina de cristal
artifact-15 = Gorro emplumado
artifact-16 = Espejo mágico
artifact-17 = Ídolo de la sabiduría

artifact-text-0 = Una vez por ronda, donde hayas actuado: la misma acción otra vez cuando todos hayan acabado allí. No sirve para vender. 2 puntos.
artifact-text-1 = Tu próximo artefacto cuesta 2 menos, y cada uno de los siguientes 1 menos. 1 punto.
artifact-text-2 = De los dos ingredientes que mezclas solo se descarta uno, elegido al azar. 1 punto.
artifact-text-3 = Una vez por ronda, justo después de la poción de otro jugador: mira uno de sus dos ingredientes, al azar. 1 punto.
artifact-text-4 = No pagas nada a la banca por publicar ni por refrendar. 2 puntos.
artifact-text-5 = Cada vez que ganas reputación, ganas 1 más, salvo en la última ronda.
artifact-text-6 = Al momento: 5 de reputación.
artifact-text-7 = Al momento: roba 4 favores. 1 punto.
artifact-text-8 = 2 más de reputación siempre que publicas o refrendas.
artifact-text-9 = 6 puntos.
artifact-text-10 = Al momento: prueba a la vista de todos hasta dos parejas de tu mano; nadie sufre daños y te quedas las cartas. 1 punto.
artifact-text-11 = Al momento: roba 7 ingredientes. A partir de ahora las casillas de turno no te dan ingredientes. 2 puntos.
artifact-text-12 = Al momento: paga de 1 a 8 monedas y gana otro tanto de reputación.
artifact-text-13 = 4 puntos.
artifact-text-14 = 2 puntos por cada artefacto que tengas, incluido este.
artifact-text-15 = Los ingredientes de las pociones que expones con éxito se apartan: 1 punto por cada uno distinto.
artifact-text-16 = 1 punto por cada 5 de reputación completos al final de la última ronda.
artifact-text-17 = En la Gran Revelación, 1 punto por cada sello tuyo en una teoría correcta.

adventurer-0 = Clérigo
adventurer-1 = Montaraz
adventurer-2 = Bárbaro
adventurer-3 = Hechicero
adventurer-4 = Cazador de brujas
adventurer-5 = Asesino

seal-0 = estrella dorada
seal-1 = estrella de plata
seal-2 = interrogante rojo
seal-3 = interrogante verde
seal-4 = interrogante azul

seal-text-0 = 5 puntos si la teoría es correcta; si no lo es, 4 puntos menos.
seal-text-1 = 3 puntos si la teoría es correcta; si no lo es, 4 puntos menos.
seal-text-2 = No da puntos, pero no pierdes nada si solo falla el componente rojo o si la teoría se refuta por el rojo.
seal-text-3 = No da puntos, pero no pierdes nada si solo falla el componente verde o si la teoría se refuta por el verde.
seal-text-4 = No da puntos, pero no pierdes nada si solo falla el componente azul o si la teoría se refuta por el azul.

space-0 = Buscar ingredientes
space-1 = Transmutar un ingrediente
space-2 = Custodio
space-3 = Vender una poción
space-4 = Comprar un artefacto
space-5 = Refutar una teoría
space-6 = Publicar una teoría
space-7 = Probar con un estudiante
space-8 = Beberse una poción
space-9 = Exponer una poción

space-text-0 = Toma un ingrediente de la fila o roba uno del mazo sin verlo.
space-text-1 = Descarta un ingrediente a cambio de 1 moneda.
space-text-2 = Juega un Custodio: te bebes una poción antes de que empiecen las ventas.
space-text-3 = Véndele una poción al aventurero. Ocupa 2 cubos.
space-text-4 = Compra uno de los artefactos a la venta.
space-text-5 = Demuestra que una teoría publicada es falsa.
space-text-6 = Publica una teoría tuya o refrenda la de otro, con un sello boca abajo. El precio se dice al elegir.
space-text-7 = Mezcla dos ingredientes; tras la primera poción negativa de la ronda el estudiante quiere 1 moneda.
space-text-8 = Mezcla dos ingredientes y bébetelos: es gratis, pero las pociones negativas te perjudican.
space-text-9 = Di qué poción harás y hazla en público.

## Opciones

option-mode = Modalidad
    .help = Los aprendices empiezan con 3 ingredientes, tienen congresos más suaves y refutan preguntando por un componente; los maestros empiezan con 2, se les exige más y refutan con una mezcla. Puede variar de un jugador a otro, para echar una mano a quien empieza.
option-mode-apprentice = Aprendiz
option-mode-master = Maestro
option-ingredients = Ingredientes iniciales
    .help = 3 de aprendiz, 2 de maestro; se puede fijar aparte del resto de la modalidad.
option-ingredients-mode = según la modalidad
option-ingredients-apprentice = 3 (aprendiz)
option-ingredients-master = 2 (maestro)
option-conferences = Congresos
    .help = Con qué exigencia juzgan los congresos de las rondas 3 y 5.
option-conferences-mode = según la modalidad
option-conferences-apprentice = Aprendiz
option-conferences-master = Maestro
option-debunking = Refutaciones
    .help = Los aprendices preguntan al lector por un componente; los maestros tienen que demostrarlo con una mezcla, y pueden demostrar un conflicto entre dos teorías.
option-debunking-mode = según la modalidad
option-debunking-apprentice = Aprendiz
option-debunking-master = Maestro
option-starter = Jugador inicial
    .help = Quién elige primero una casilla de turno en la ronda 1.
option-starter-random = por sorteo
option-starter-1 = Jugador 1
option-starter-2 = Jugador 2
option-starter-3 = Jugador 3
option-starter-4 = Jugador 4
option-starter-not-there = En una mesa de { $players } no hay ningún jugador { $number } que pueda empezar.
option-help = Ayuda en el cuaderno
    .help = Hasta dónde puede rellenarse solo el cuaderno de cada jugador. Cada cual puede elegir menos, nadie más.
option-help-off = Ninguna: solo marcas propias
option-help-results = Resultados propios
option-help-impossible = También lo que descartan
option-help-odds = También probabilidades exactas

settings-wrong = Los ajustes de Alquimistas no sirven: { $field } { $wrong }.
settings-unreadable = no se puede leer ({ $detail })
settings-rising = tiene que empezar por 1 e ir subiendo
settings-ingredients = necesita { $count } ingredientes distintos
settings-no-ingredient = nombra «{ $name }», que no es ningún ingrediente
settings-players = necesita una lista de números de jugadores, de 2 a 4
settings-too-few-spaces = no tiene bastantes casillas libres para { $count } jugadores
settings-missing = falta
settings-entries = necesita { $count ->
    [one] 1 entrada
   *[other] { $count } entradas
}
settings-number = necesita números enteros de { $low } a { $high }
settings-switch = tiene que ser true o false

## Lo que pasa

seat-line = { $seat }
game-begins = Abren los laboratorios. Empieza { $seat }.
draws-ingredients = { $seat } roba { $count ->
    [one] un ingrediente
   *[other] { $count } ingredientes
}: { $ingredients }.
draws-ingredients-hidden = { $seat } roba { $count ->
    [one] un ingrediente
   *[other] { $count } ingredientes
}.
draws-favors = { $seat } roba { $count ->
    [one] un favor
   *[other] { $count } favores
}: { $favors }.
draws-favors-hidden = { $seat } roba { $count ->
    [one] un favor
   *[other] { $count } favores
}.
keeps-favor = { $seat } se queda un favor ({ $favor }) y descarta el otro ({ $other_favor }).
keeps-favor-hidden = { $seat } se queda un favor y descarta el otro.
ingredients-reshuffled = Se agota el mazo de ingredientes: con { $count ->
    [one] la carta descartada
   *[other] las { $count } cartas descartadas
} se baraja uno nuevo.
favors-reshuffled = Se agota el mazo de favores: con { $count ->
    [one] la carta descartada
   *[other] las { $count } cartas descartadas
} se baraja uno nuevo.
row-dealt = En la fila: { $ingredients }.
row-cleared = { $count ->
    [one] Se descarta la última carta de la fila.
   *[other] Se descartan las { $count } cartas que quedan en la fila.
}
takes-order = { $seat } ocupa la casilla de turno { $place }.
draws-paralysed = { $seat } sufre parálisis y jugará al final.
order-settled = Orden de juego: { $lines }.
declares = { $seat } anuncia: { $space } ({ $cubes ->
    [one] { $cubes } cubo
   *[other] { $cubes } cubos
}).
plays-favor = { $seat } juega un favor: { $favor }.
on-top = { $seat } pasa a la fila de arriba: { $space }.
declared = { $seat } ya lo ha anunciado todo{ $cubes ->
    [0] .
    [one] {"; 1 cubo queda sin usar."}
   *[other] {"; "}{ $cubes } cubos quedan sin usar.
}
declines = { $seat } renuncia: { $space } ({ $cubes ->
    [one] { $cubes } cubo
   *[other] { $cubes } cubos
} sin usar).
forages = { $seat } busca ingredientes y toma: { $ingredient }.
discards = { $seat } descarta: { $ingredient }.
discards-hidden = { $seat } descarta un ingrediente.
transmutes = { $seat } transmuta un ingrediente ({ $ingredient }) en { $gold ->
    [one] { $gold } moneda
   *[other] { $gold } monedas
}.
transmutes-hidden = { $seat } transmuta un ingrediente en { $gold ->
    [one] { $gold } moneda
   *[other] { $gold } monedas
}.
bid-line = { $seat }: { $bid ->
    [0] sin descuento
   *[other] un descuento de { $bid }
} ({ $smileys ->
    [one] 1 cara sonriente
   *[other] { $smileys } caras sonrientes
})
bids = Ofertas: { $lines }.
selling-order = Venden en este orden: { $lines }.
offers = { $seat } le ofrece al aventurero: { $potion }.
guarantees = { $seat } garantiza { $guarantee } por { $gold ->
    [one] { $gold } moneda
   *[other] { $gold } monedas
}.
sells = { $seat } vende: { $potion }. Resultado: { $quality }. Mezcla: { $ingredients }.
sells-hidden = { $seat } vende: { $potion }. Resultado: { $quality }.
gains-gold = { $seat } gana { $gold ->
    [one] { $gold } moneda
   *[other] { $gold } monedas
}.
pays = { $seat } paga { $gold ->
    [one] { $gold } moneda
   *[other] { $gold } monedas
}.
pays-author = { $seat } paga { $gold ->
    [one] { $gold } moneda
   *[other] { $gold } monedas
} a { $author_seat }.
gains-reputation = { $seat } gana { $count } de reputación.
loses-reputation = { $seat } pierde { $count } de reputación.
buys = { $seat } compra por { $gold ->
    [one] { $gold } moneda
   *[other] { $gold } monedas
}: { $artifact }.
asks-aspect = { $seat } pregunta al lector por un componente ({ $ingredient }, { $colour }): es { $sign ->
    [1] positivo
   *[other] negativo
}.
demonstrates-yes = { $seat } hace una demostración ({ $ingredients }). ¿Sale { $potion }? ¡Sí!
demonstrates-no = { $seat } hace una demostración ({ $ingredients }). ¿Sale { $potion }? No.
debunk-fails = { $seat } no ha refutado nada.
debunks = { $seat } refuta por el { $colour }: { $ingredients }.
shows-seal = El sello de { $seat } ({ $ingredient }): { $seal }.
theory-falls = Cae una teoría: { $ingredient } = { $alchemical }.
conflict = Dos teorías entran en conflicto: { $ingredient } y { $other_ingredient }.
publishes = { $seat } publica una teoría: { $ingredient } = { $alchemical } (sello: { $seal }).
publishes-hidden = { $seat } publica una teoría: { $ingredient } = { $alchemical }.
endorses = { $seat } refrenda una teoría: { $ingredient } = { $alchemical } (sello: { $seal }).
endorses-hidden = { $seat } refrenda una teoría: { $ingredient } = { $alchemical }.
wins-grant = { $seat } gana la beca { $grant } ({ $ingredients }) y { $gold ->
    [one] { $gold } moneda
   *[other] { $gold } monedas
}.
tests = { $seat } prueba una poción con el estudiante: { $potion }. Mezcla: { $ingredients }.
tests-hidden = { $seat } prueba una poción con el estudiante: { $potion }.
drinks = { $seat } se bebe una poción: { $potion }. Mezcla: { $ingredients }.
drinks-hidden = { $seat } se bebe una poción: { $potion }.
thinks = { $seat } medita sobre dos ingredientes: { $potion }. Eran: { $ingredients }.
thinks-hidden = { $seat } medita sobre dos ingredientes: { $potion }.
hospital = Un cubo de { $seat } va al hospital.
paralysed = { $seat } sufre parálisis.
promises = { $seat } promete exponer: { $potion }.
exhibits = { $seat } expone: { $made_potion }. ¡Todo un éxito! Mezcla: { $ingredients }.
exhibits-hidden = { $seat } expone: { $made_potion }. ¡Todo un éxito!
exhibit-fails = A { $seat } le sale: { $made_potion }. Tenía que ser: { $potion }. Mezcla: { $ingredients }.
exhibit-fails-hidden = A { $seat } le sale: { $made_potion }. Tenía que ser: { $potion }.
both-signs = { $seat } ha expuesto los dos signos de un color.
peeks = { $seat } espía el caldero de { $brewer_seat } y ve: { $ingredient }.
peeks-hidden = { $seat } espía el caldero de { $brewer_seat }.
spares = { $seat } recupera un ingrediente: { $ingredient }.
spares-hidden = { $seat } recupera uno de los dos ingredientes.
sets-aside = { $seat } aparta: { $ingredients }.
sets-aside-hidden = { $seat } aparta { $count ->
    [one] un ingrediente
   *[other] { $count } ingredientes
}.
conference = Se abre el congreso.
at-conference = { $seat } presenta { $count ->
    [one] 1 teoría
   *[other] { $count } teorías
}; se { $needed ->
    [one] pide 1
   *[other] piden { $needed }
}.
new-artifacts = Nuevos artefactos: { $artifacts }.
top-alchemist = { $seat } gana el premio al mejor alquimista, con { $count ->
    [one] 1 sello
   *[other] { $count } sellos
} en el tablero.
unused-favors = { $seat } recibe { $count ->
    [one] un favor
   *[other] { $count } favores
} por los cubos sin usar.
rests = { $seat } tendrá { $cubes ->
    [one] { $cubes } cubo
   *[other] { $cubes } cubos
} menos la próxima ronda.
adventurer = Llega a la ciudad otro aventurero: { $adventurer }.
round-begins = Empieza la ronda { $round }. Elige primero { $seat }.
exchanges-favors = { $seat } cambia favores ({ $favors }) por { $gold ->
    [one] { $gold } moneda
   *[other] { $gold } monedas
}.
shows-aside = { $seat } había apartado: { $ingredients }.
truth-line = { $ingredient } = { $alchemical }
revelation = La Gran Revelación: { $lines }.
theory-right = La teoría sobre { $ingredient } ({ $alchemical }) es correcta.
theory-wrong = La teoría sobre { $ingredient } ({ $alchemical }) es falsa.
game-ends = La partida ha terminado: la sexta ronda era la última.

## Preguntas

ask-keep = ¿Con cuál de tus dos favores te quedas?
ask-order = ¿Qué casilla de turno ocupas?
ask-discard = Descarta { $count ->
    [one] un ingrediente
   *[other] { $count } ingredientes
}.
ask-declare = ¿Qué anuncias? { $cubes ->
    [one] Tienes 1 cubo.
   *[other] Tienes { $cubes } cubos.
}
ask-forage = ¿Qué tomas?
ask-forage-again = ¿Buscas ingredientes otra vez?
ask-transmute = ¿Qué ingrediente transmutas?
ask-transmute-again = ¿Transmutas otra vez?
ask-custodian = ¿Qué te bebes?
ask-custodian-again = ¿Bebes otra vez?
ask-bids = ¿Qué descuento ofreces?
ask-sell = ¿Qué poción vendes?
ask-guarantee = ¿Qué garantizas?
ask-mix-for-sale = ¿Qué mezclas para venderlo como { $potion }?
ask-buy = ¿Qué artefacto compras?
ask-buy-again = ¿Compras otra vez?
ask-think = ¿Sobre qué pareja meditas? { $count ->
    [one] Una más.
   *[other] Hasta { $count }.
}
ask-donate = ¿Cuánto dejas en el altar?
ask-debunk = ¿De qué componente de qué teoría dudas?
ask-debunk-again = ¿Refutas otra vez?
ask-debunk-master = ¿Con qué dos ingredientes demuestras algo?
ask-debunk-again-master = Refuta otra vez: ¿con qué dos ingredientes?
ask-claim = Elegidos: { $ingredients }. ¿Por qué poción preguntas al lector?
ask-claim-futile = Elegidos: { $ingredients }. No hay ninguna teoría sobre ellos, así que ninguna respuesta puede demostrar nada: ¿nombras una poción de todas formas o vuelves atrás?
ask-publish = ¿Qué teoría publicas o refrendas?
ask-publish-again = ¿Publicas o refrendas otra vez?
ask-publish-at-once = ¿Publicas al momento una nueva teoría?
ask-seal = ¿Qué sello pones en la teoría ({ $ingredient } = { $alchemical })?
ask-grants = ¿Qué beca tomas?
ask-test = ¿Qué pruebas con el estudiante?
ask-test-again = ¿Pruebas otra vez?
ask-drink = ¿Qué te bebes?
ask-drink-again = ¿Bebes otra vez?
ask-exhibit = ¿Qué poción prometes?
ask-exhibit-again = ¿Expones otra vez?
ask-mix-to-exhibit = ¿Qué mezclas para exponer { $potion }?
ask-peek = ¿Espías el caldero de { $brewer_seat }?
ask-spare = ¿Recuperas el otro ingrediente o apartas los dos?

## Nombres de las acciones

label-pass = Pasar
label-done = Eso es todo
label-decline = Renunciar a esta acción
label-withdraw = Retirar la respuesta
label-reconsider = Elegir otros ingredientes
label-draw = Robar un ingrediente sin verlo
label-peek = Espiar
label-use-mortar = Recuperar uno
label-waive-mortar = Apartar los dos
label-keep = Quedarse: { $favor }
label-order = Casilla de turno { $place }: { $price ->
    [0] {""}
   *[other] paga { $price ->
        [one] { $price } moneda
       *[other] { $price } monedas
    },{" "}
}{ $favors_drawn ->
    [0] ningún favor
    [one] 1 favor
   *[other] { $favors_drawn } favores
}, { $drawn ->
    [0] ningún ingrediente
    [one] 1 ingrediente
   *[other] { $drawn } ingredientes
}
label-order-green = La casilla verde
label-declare = Anunciar: { $space }
label-play = Jugar: { $favor }
label-associate = Socio: { $space }
label-take = Tomar: { $ingredient }
label-discard = Descartar: { $ingredient }
label-transmute = Transmutar: { $ingredient }
label-bid = { $bid ->
    [0] Sin descuento
   *[other] Descuento de { $bid }
}
label-sell = Vender: { $potion }
label-guarantee = Garantizar { $guarantee } por { $gold ->
    [one] { $gold } moneda
   *[other] { $gold } monedas
}
label-guarantee-plain = Garantizar { $guarantee }
label-mix = Mezclar: { $ingredients }
label-buy = Comprar: { $artifact }
label-donate = Pagar { $gold ->
    [one] { $gold } moneda
   *[other] { $gold } monedas
}
label-debunk = { $ingredient }: el componente { $colour }
label-show = Usar: { $ingredients }
label-claim = { $potion }
label-publish = Publicar: { $ingredient } = { $alchemical }
label-endorse = Refrendar: { $ingredient }
label-seal = Sello: { $seal }
label-grant = Beca { $grant }: { $ingredients } ({ $points ->
    [one] 1 punto
   *[other] { $points } puntos
})
label-exhibit = Exponer: { $potion }

explain = { $label }. { $what }
explain-pass = No pasa nada.
explain-done = No se anuncia nada más; los cubos que sobran quedan sin usar.
explain-decline = Los cubos de esta acción van a los cubos sin usar: cada dos valen un favor al final de la ronda.
explain-withdraw = Responde de nuevo mientras no hayan respondido todos los demás.
explain-reconsider = Todavía no se ha preguntado nada: volver atrás no cuesta nada.
explain-draw = De lo alto del mazo.
explain-peek = Ves uno de los dos ingredientes, al azar. Una vez por ronda.
explain-use-mortar = Un ingrediente se aparta y el otro vuelve a tu mano.
explain-waive-mortar = Se apartan los dos ingredientes.
explain-associate = Tus cubos de esta casilla pasan a la fila de arriba: allí actúas en primer lugar.
explain-take = Todos ven lo que tomas.
explain-discard = Nadie más ve lo que descartas.
explain-transmute = Nadie más ve lo que descartas.
explain-bid = Con más caras sonrientes vendes antes; el descuento se resta de cualquier garantía.
explain-sell = Tu elección puede bloquear esta poción para quienes venden después.
explain-guarantee = Cobras { $gold ->
    [one] { $gold } moneda
   *[other] { $gold } monedas
} si la poción cuenta al menos como así de buena. { $count ->
    [0] Ahora ni siquiera una poción neutra o de signo incorrecto te cuesta reputación.
   *[other] Una poción que cuente como neutra o de signo incorrecto te cuesta { $count } de reputación, garantices lo que garantices.
}
explain-guarantee-plain = Cobras si la poción es al menos así de buena.
explain-mix = Los demás ven el resultado, no los ingredientes.
explain-buy = Te cuesta { $gold ->
    [one] { $gold } moneda
   *[other] { $gold } monedas
}. { $what }
explain-donate = Ganas otro tanto de reputación.
explain-debunk = El lector enseña a todos el signo verdadero. Si la teoría dice lo contrario, cae y ganas 2 de reputación; si no, pierdes 1.
explain-show = Después nombras una poción y el lector responde a todos sí o no.
explain-show-futile = No hay ninguna teoría sobre estos ingredientes: nombres la poción que nombres, no demostraría nada y perderías 1 de reputación.
explain-claim = La respuesta tiene que refutar una teoría o demostrar un conflicto nuevo; si no, pierdes 1 de reputación.
explain-claim-futile = Responda lo que responda el lector, esto no demuestra nada: perderías 1 de reputación.
explain-publish = { $gold ->
    [0] Nada
    [one] { $gold } moneda
   *[other] { $gold } monedas
} para la banca, { $count } de reputación para ti y un sello tuyo boca abajo.
explain-endorse = { $gold ->
    [0] Nada
    [one] { $gold } moneda
   *[other] { $gold } monedas
} para la banca, 1 moneda para cada jugador que tenga allí un sello ({ $authors }) y { $count ->
    [0] ninguna reputación
   *[other] { $count } de reputación
} para ti.
explain-grant = 2 monedas al momento y puntos al final. Las becas siguientes piden tres de sus ingredientes.
explain-exhibit = El primero en exponer una poción gana 1 de reputación; los dos signos de un color dan 2 más; un fallo cuesta 1.
explain-order = Las casillas altas actúan antes; las bajas anuncian antes.
explain-order-green = Solo para quien sufre parálisis.

## Por qué no

why-this-action-first = Te toca otra acción: { $space }.
why-favor-not-held = No tienes este favor: { $favor }.
why-favor-not-now = Este favor no se juega ahora: { $favor }.
why-nothing-to-withdraw = Todavía no has respondido.
why-keep-first = Elige primero con qué favor te quedas.
why-order-first = Elige primero una casilla de turno.
why-green = La casilla verde es solo para quien sufre parálisis.
why-order-closed = Esta casilla no se usa con { $players } jugadores.
why-order-taken = Ahí ya está { $seat }.
why-no-gold = Esto cuesta { $gold ->
    [one] { $gold } moneda
   *[other] { $gold } monedas
}, más de lo que tienes.
why-discard-first = Descarta primero { $count ->
    [one] un ingrediente
   *[other] { $count } ingredientes
}.
why-hand-empty = No tienes ningún ingrediente.
why-not-in-hand = No tienes ninguna carta de este ingrediente: { $ingredient }.
why-not-in-row = Este ingrediente no está en la fila: { $ingredient }.
why-declare-first = Ahora estás anunciando tus acciones.
why-closed = Esta casilla está cerrada esta ronda: { $space }.
why-space-full = Allí no { $count ->
    [one] cabe más de 1 acción
   *[other] caben más de { $count } acciones
}: { $space }.
why-too-few-cubes = { $cubes ->
    [one] Hace falta 1 cubo más, y no te queda ninguno
   *[other] Hacen falta { $cubes } cubos más, y tienes menos
}.
why-no-opener = No tienes ningún favor que abra esta casilla: { $space }.
why-nobody-to-top = No tienes ningún favor que suba tus cubos a la fila de arriba.
why-already-on-top = Tus cubos ya están arriba en esa casilla.
why-no-cube-there = No tienes ningún cubo en esa casilla.
why-bid-too-low = Con tan poca reputación, tras ese descuento no quedaría ninguna garantía.
why-bid-first = Elige primero una carta de oferta.
why-not-wanted = El aventurero no quiere esta poción: { $potion }.
why-two-ingredients = Necesitas dos ingredientes distintos.
why-blocked = Esta poción está bloqueada: { $potion }.
why-price-too-low = Entre el descuento y tu reputación no quedaría nada de ese precio.
why-guarantee-first = Elige primero una garantía.
why-mix-first = Mezcla primero dos ingredientes.
why-not-on-sale = Este artefacto no está a la venta: { $artifact }.
why-too-dear = Este artefacto te cuesta { $gold ->
    [one] { $gold } moneda
   *[other] { $gold } monedas
}, más de lo que tienes: { $artifact }.
why-think-first = Medita primero sobre una pareja, o pasa.
why-donate-first = Elige primero cuánto pagas.
why-no-theory = No hay ninguna teoría sobre este ingrediente: { $ingredient }.
why-no-theories = No hay ninguna teoría que refutar.
why-debunk-as-master = Como maestro tienes que demostrarlo con una mezcla.
why-debunk-as-apprentice = Como aprendiz preguntas por un componente de una teoría.
why-claim-first = Nombra primero una poción.
why-no-seal = No te queda ningún sello.
why-seal-gone = No te queda ningún sello de este tipo: { $seal }.
why-seal-first = Elige primero un sello.
why-has-theory = Ya hay una teoría sobre este ingrediente: { $ingredient }.
why-token-taken = Esta sustancia alquímica ya está en otra teoría: { $alchemical }.
why-not-related = Tiene que tratar del ingrediente o de la sustancia alquímica de la teoría que ha caído.
why-just-debunked = Es justo la teoría que se acaba de refutar.
why-new-theory-only = Ahora solo se puede publicar una teoría nueva, o ninguna.
why-own-seal = Tu sello ya está en esta teoría.
why-in-conflict = Esta teoría está en conflicto: { $ingredient }.
why-no-room = En esta teoría ya hay tres sellos.
why-not-earned = No has conseguido esta beca.
why-grant-first = Elige primero una beca.
why-student-fee = El estudiante quiere 1 moneda, y no tienes ninguna.
why-already-shown = Ya has expuesto esta poción: { $potion }.
why-peek-first = Decide primero si espías.
why-spare-first = Decide primero qué pasa con los dos ingredientes.

## El recuento

sheet-reputation = Reputación
sheet-artifact = { $artifact }
sheet-grant = Beca { $grant }
sheet-gold = Monedas ({ $gold })
sheet-theory = Teoría: { $ingredient } ({ $seal })

stat-reputation = reputación
stat-artifacts = artefactos
stat-grants = becas
stat-seals = sellos
stat-correct-seals = sellos correctos
stat-mixes = mezclas
