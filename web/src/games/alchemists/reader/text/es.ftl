# Las palabras del lector para un teléfono. Va solo, así que lleva también los nombres de las cosas.

title = Lector
title-long = Alchemists: el lector de cartas
app-name = Lector de Alchemists
app-about = El lector de cartas de Alchemists para una mesa de verdad: todas las funciones, sin red.
back = Volver
done = Listo
close = Cerrar
offline = funciona sin red

## Cosas
ingredient-0 = seta
ingredient-1 = helecho
ingredient-2 = sapo
ingredient-3 = garra
ingredient-4 = flor
ingredient-5 = mandrágora
ingredient-6 = escorpión
ingredient-7 = pluma
potion-0 = Curación
potion-1 = Veneno
potion-2 = Velocidad
potion-3 = Parálisis
potion-4 = Sabiduría
potion-5 = Locura
potion-6 = Neutra
alchemical-0 = rojo pequeño menos, verde pequeño más, azul grande menos
alchemical-1 = rojo pequeño más, verde pequeño menos, azul grande más
alchemical-2 = rojo pequeño más, verde grande menos, azul pequeño menos
alchemical-3 = rojo pequeño menos, verde grande más, azul pequeño más
alchemical-4 = rojo grande menos, verde pequeño menos, azul pequeño más
alchemical-5 = rojo grande más, verde pequeño más, azul pequeño menos
alchemical-6 = rojo, verde y azul grandes menos
alchemical-7 = rojo, verde y azul grandes más
colour-0 = rojo
colour-1 = verde
colour-2 = azul
sign-plus = más
sign-minus = menos
quality-0 = Justo esa
quality-1 = Signo correcto
quality-2 = Neutra
quality-3 = Signo incorrecto
quality-help-0 = Es la poción que se quería.
quality-help-1 = Otro color, pero el signo es correcto.
quality-help-2 = Ni color ni signo: una poción neutra.
quality-help-3 = El signo es el contrario del que se quería.
yes = Sí
no = No
mark-1 = sol
mark-2 = luna
mark-3 = gota
mark-4 = reloj de arena

## El comienzo
start-lead = Guarda el secreto de los ocho ingredientes y responde por él en tu mesa.
start-new = Partida nueva
start-new-help = un secreto nuevo que nadie conoce
start-code = Introducir un código
start-code-help = seguir una partida o usar varios teléfonos
start-hand = Preparar a mano
start-hand-help = para alguien que no juega
code-label = Las cuatro letras del código
code-go = Seguir
bad-code = Eso no es un código: un código son cuatro letras de la A a la Z.
replace-ask = ¿Empezar otra partida? La de este teléfono termina y su historial se pierde.
replace-yes = Empezar otra
mode = Cómo se refutan las teorías
mode-0 = Aprendiz
mode-1 = Maestro
mode-help-0 = Se nombra un ingrediente y un color; el lector muestra el signo.
mode-help-1 = Se nombran dos ingredientes y una poción; el lector dice sí o no.

## Lo que hace el lector
functions = ¿Qué debe hacer el lector?
function-0 = Probar con un estudiante
function-1 = Beberse una poción
function-2 = Vender una poción
function-3 = Refutar una teoría
function-4 = Exponer una poción
function-help-0 = ver la poción
function-help-1 = ver la poción
function-help-2 = ver cuánto se acerca
function-help-3 = en público, sin cartas
function-help-4 = ver la poción
last-round = Última ronda
last-round-help = abre la exposición, cierra la sala del estudiante
last-round-on = Es la última ronda
last-round-undo = toca si aún no lo es
exhibit-locked = después de «Última ronda»
show-answers = Mostrar las respuestas
show-answers-help = pregunta dos veces; acaba la partida

## Preguntar
private = No enseñes la pantalla hasta el resultado.
public = Todos pueden mirar: refutar es público y no gasta cartas.
wanted = ¿Qué poción se quiere?
which-two = Dos ingredientes
which-one = ¿Qué ingrediente?
which-colour = ¿Qué color?
which-potion = ¿Qué poción hacen?
whose = Para el historial: ¿de quién?
need-potion = Elige antes la poción
need-two = Elige dos ingredientes
need-another = Elige un ingrediente más
need-one = Elige un ingrediente
need-colour = Elige un color
enough = Ya hay dos. Toca uno de ellos para quitarlo.
not-yet = Las pociones solo se exponen en la última ronda; elige antes «Última ronda».
not-any-more = En la última ronda no se prueba nada con estudiantes; se exponen pociones.
not-ready = Aún falta elegir algo.
go-mix = Mezclar { $one } y { $other }
go-sell = Vender { $one } y { $other }
go-aspect = ¿{ $ingredient } es más o menos en { $colour }?
go-potion = ¿{ $one } y { $other } hacen esto?

## La respuesta
covered = La poción está lista
covered-help = Tus ingredientes ya no se ven. Gira el teléfono para que todos lo vean.
covered-tap = Mostrar el resultado
show-all = Enséñaselo a todos.
result-student-bad = Desde ahora, en esta ronda, cada prueba cuesta 1 moneda.
result-student-good = El estudiante está bien.
result-drink-good = A quien bebe no le pasa nada.
result-drink-1 = El cubo de esta acción va al hospital, una vez por ronda.
result-drink-3 = Quien bebe irá el último en la ronda siguiente, una vez por ronda.
result-drink-5 = Quien bebe pierde 1 de reputación, una vez por ronda.
result-sell = Se quería: { $potion }.
result-sell-hidden = Se quería: { $potion }. Qué poción es queda oculto.
result-exhibit = Compáralo con el cubo del tablero de exposición.
result-aspect = { $ingredient }, { $colour }
result-potion = { $one } y { $other }: { $potion }
result-no = Puede ser cualquier otra poción: el lector no dice cuál.
hold = Mantén: mis ingredientes
mixed = { $one } y { $other }

## El historial
history = Historial
history-help = Los ingredientes no se ven. Mantén pulsada una línea para verlos; cada mirada se cuenta.
history-empty = Aún no se ha preguntado nada.
history-looks = { $count ->
    [one] mirada una vez
   *[other] mirada { $count } veces
}
history-public = público: lo vieron todos
history-wanted = se quería: { $potion }

## La partida
game = Partida
code-show = Mostrar el código
code-show-help = para que otro teléfono responda también
code-ask = Quien conoce el código puede averiguarlo todo. ¿Mostrarlo?
code-here = El código de esta partida
code-same = Escríbelo en otro lector: los dos darán las mismas respuestas. Los códigos de la aplicación oficial también sirven.
another = Otra partida
print = En papel
sheet = Hoja de deducción
sheet-help = triángulo y matriz para rellenar a mano
triangle = Triángulo del supervisor
triangle-help = una partida sin ningún aparato
keep = Llévatelo
save-file = Guardar como archivo
save-file-help = una página que funciona sin red
send-file = Enviar a otro teléfono
settings = Ajustes
language = Idioma
theme = Colores
theme-system = como el aparato
theme-light = claros
theme-dark = oscuros
text-size = Tamaño del texto
motion = Movimiento
motion-system = como el aparato
motion-full = completo
motion-less = menos
awake = La pantalla no se apaga mientras esta página está abierta.
to-athanor = A Athanor

## Las respuestas
sure-1 = Las respuestas acaban la partida. ¿Mostrarlas?
sure-2 = ¿De verdad ha terminado la partida y todos quieren verlas?
sure-more = Pregunta dos veces.
answers = Las respuestas
answers-triangle = Como triángulo del supervisor
answers-triangle-help = para terminar sin este teléfono

## A mano
hand-lead = Da a cada ingrediente su sustancia alquímica. Si dos fueran iguales, se intercambian.
hand-secret = Quien lo prepara lo sabe todo y no debería jugar.
hand-choose = Sustancia alquímica de { $ingredient }
hand-go = Empezar con estas
hand-mix = Mezclarlas

## En papel
print-go = Imprimir
sheet-results = Resultados
sheet-results-help = Donde se cruzan dos ingredientes, escribe o dibuja la poción que hacen.
sheet-grid = Deducción
sheet-grid-help = Tacha lo que un ingrediente no puede ser.
sheet-player = Jugador
sheet-rivals = Lo que hicieron y publicaron los demás
triangle-secret = Esta página es la solución. Solo puede verla alguien que no juegue.
triangle-filled = Cada ingrediente está en su ranura. Baja desde el de arriba y ve a la izquierda desde el de abajo: donde se cruzan está la poción que hacen.
triangle-empty = Recorta las fichas, mézclalas boca abajo y pon una en cada ranura sin que ningún jugador lo vea. Baja desde el ingrediente de arriba y ve a la izquierda desde el de abajo: donde se cruzan está la poción que hacen.
triangle-tiles = Las fichas
triangle-answers = Qué responde el supervisor
triangle-experiment = Estudiante, beber, exposición: la poción, dicha a todos.
triangle-sale = Venta: solo lo buena que es para la poción que se quería: justo esa, signo correcto en otro color, neutra o signo incorrecto.
triangle-apprentice = Refutación de un aprendiz: el signo que muestra la ranura del ingrediente en el color preguntado.
triangle-master = Refutación de un maestro: solo sí o no, si los dos ingredientes hacen la poción nombrada.
triangle-cards = Los ingredientes se entregan boca abajo; el supervisor los pone en la pila de descartes y no dice a nadie cuáles eran.
