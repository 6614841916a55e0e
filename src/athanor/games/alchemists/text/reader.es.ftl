# El lector de cartas, el triángulo del supervisor y el motor de deducción.

deduction-impossible = Eso no puede ser cierto a la vez que lo que ya se sabe.

## Qué hace el lector

reader-function-0 = Probar con un estudiante
reader-function-1 = Beberse una poción
reader-function-2 = Vender una poción
reader-function-3 = Refutar una teoría
reader-function-4 = Exponer una poción
reader-mode-0 = aprendiz
reader-mode-1 = maestro

reader-answer-potion = { $potion }
reader-answer-sale = se quería: { $wanted }; resultado: { $quality }
reader-answer-aspect = { $ingredient }, { $colour }: { $sign }
reader-answer-yes = { $one } y { $other } hacen { $potion }: sí
reader-answer-no = { $one } y { $other } hacen { $potion }: no
reader-line = { $function } · { $answer }
reader-line-full = { $function } · { $one } y { $other } · { $answer }

## Qué rechaza

reader-bad-code = «{ $code }» no es un código: un código son cuatro letras de la A a la Z.
reader-not-yet = Las pociones solo se exponen en la última ronda; elige antes «Última ronda».
reader-not-any-more = En la última ronda no se prueba nada con estudiantes; se exponen pociones.
reader-enough = { $count ->
    [one] Basta un ingrediente; devuélvelo antes si quieres otro.
   *[other] Bastan dos ingredientes; devuelve uno antes si quieres otro.
}
reader-not-this-potion = Aquí la poción no puede ser { $potion }.
reader-no-colour = Solo se pregunta un color cuando refuta un aprendiz.
reader-not-ready = Aún falta elegir algo.
reader-nothing-asked = Elige primero qué debe hacer el lector.
reader-same-ingredient = Hacen falta dos ingredientes distintos, no { $ingredient } dos veces.
reader-for-masters = El lector está en la modalidad Aprendiz: para refutar se elige un ingrediente y un color.
reader-for-apprentices = El lector está en la modalidad Maestro: para refutar se eligen dos ingredientes y una poción.
reader-damaged = Este archivo no es el historial de un lector, o está dañado.
reader-unknown-word = No conozco «{ $word }». Posibles: { $known }.
reader-unknown-function = El lector no sabe «{ $word }». Sabe: { $known }.
reader-wants-two = Nombra dos ingredientes distintos después de «{ $function }».
reader-wants-sale = Nombra la poción que se quiere y dos ingredientes distintos después de «sell».
reader-wants-debunk = Nombra un ingrediente y un color después de «debunk», o dos ingredientes y una poción.
reader-needs-question = Di qué debe hacer el lector, por ejemplo: athanor reader DEMO mix mushroom toad
reader-needs-code = Nombra el código de cuatro letras de la partida.
reader-other-game = Este archivo es el historial de otra partida, no de { $code }.

## El comando

reader-help-words = el código de cuatro letras de la partida y, si se quiere, una pregunta: mix, student, drink o exhibit con dos ingredientes; sell con la poción que se quiere y dos ingredientes; debunk con un ingrediente y un color, o con dos ingredientes y una poción
reader-help-words-metavar = CÓDIGO
reader-help-answers = mostrar qué sustancia alquímica tiene cada ingrediente
reader-help-new = crear el código de una partida nueva y escribirlo
reader-help-mode = cómo se refutan teorías: apprentice (aprendiz) o master (maestro)
reader-help-history = guardar en este archivo lo preguntado y lo respondido
reader-help-triangle = escribir el triángulo del supervisor como página para imprimir; sin código, vacío
reader-help-file-metavar = ARCHIVO
reader-mode-unknown = La modalidad es apprentice o master, no «{ $mode }».
reader-written = Escrito: { $file }

## En el terminal

reader-welcome = El lector de cartas
reader-which-game = ¿Qué partida?
reader-new-game = Una partida nueva
reader-enter-code = Introducir el código de una partida
reader-type-code = Las cuatro letras del código:
reader-which-mode = ¿Cómo se refutan las teorías?
reader-what-now = ¿Qué debe hacer el lector?
reader-last-round = Última ronda
reader-not-last-round = Aún no es la última ronda
reader-show-history = Lo preguntado y lo respondido
reader-show-answers = Mostrar las respuestas
reader-switch-0 = Pasar a la modalidad Aprendiz
reader-switch-1 = Pasar a la modalidad Maestro
reader-show-code = Mostrar el código
reader-leave = Salir
reader-hide = Gira la pantalla para que solo la veas tú; q vuelve atrás.
reader-which-wanted = ¿Qué poción se quiere?
reader-which-first = ¿El primer ingrediente?
reader-which-second = ¿El segundo ingrediente?
reader-which-ingredient = ¿Qué ingrediente?
reader-which-colour = ¿Qué color?
reader-which-potion = ¿Qué poción?
reader-confirm = Todo elegido. ¿Deben ver todos la respuesta?
reader-confirm-yes = Confirmar
reader-confirm-again = Elegir de nuevo
reader-confirm-drop = No preguntar nada
reader-show-everybody = Enséñaselo a todos y pulsa Intro.
reader-press-enter = Pulsa Intro para seguir.
reader-sure-1 = Las respuestas acaban la partida. ¿Mostrarlas?
reader-sure-2 = ¿De verdad ha terminado la partida y todos quieren verlas?
reader-no = No
reader-yes = Sí
reader-not-shown = No se ha mostrado nada.
reader-answer-row = { $ingredient }: { $alchemical }
reader-code-sure = Quien conoce el código puede averiguarlo todo. Sirve para seguir con otro lector. ¿Mostrarlo?
reader-code-is = El código de esta partida: { $code }
reader-history-secret = ¿Con los ingredientes, solo para tus ojos?
reader-history-empty = Aún no se ha preguntado nada.

## El triángulo del supervisor

triangle-title = El triángulo del supervisor
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
