# Las palabras de una mesa y de la consulta de reglas junto a ella: puede decirlas cualquier página salvo la de inicio.

you = Tú

## Cuando algo va mal
copy = Copiar
copy-link = Copiar enlace
share = Compartir
share-text = Ven a jugar a { $game } conmigo.

## Aprender
coach = Entrenador
coach-fold = Plegar el entrenador
coach-try = Prueba
coach-letter = { $letter }: ir allí
lesson = Lección
lesson-take-back = Deshacer

## Una mesa nueva
a-bot = bot
option-own = A tu elección
option-each = Cada jugador el suyo

## Antes de la partida
lobby-title = { $game }: la mesa está puesta
lobby-waiting = { $count ->
    [one] Queda un asiento libre. La partida empieza cuando se ocupe.
   *[other] Quedan { $count } asientos libres. La partida empieza cuando se ocupen.
}
lobby-invited = { $count ->
    [one] Te han invitado: hay un asiento libre.
   *[other] Te han invitado: hay { $count } asientos libres.
}
lobby-seats = En la mesa
lobby-starts = Empieza sola. Puedes cerrar esta página; el enlace te trae de vuelta.
lobby-invite = Invitar
lobby-invite-how = Envía este enlace. Quien lo abra da un nombre y se sienta.
lobby-only-here = Este enlace solo se abre en este ordenador: Athanor se arrancó solo para él.
lobby-let-in = Para que entren móviles y ordenadores de tu red, detén Athanor y arráncalo de nuevo como se ve abajo; esta mesa se conserva.
lobby-link = Enlace de invitación
lobby-qr = El enlace de invitación como código para la cámara de un móvil
lobby-code = O di el código de la mesa:
lobby-join = Sentarme aquí
lobby-leave = Levantarme
lobby-to-bot = Dárselo a un bot
lobby-close = Cerrar la mesa…
lobby-close-yes = Sí, cerrarla
lobby-close-no = Dejarla abierta
closed-title = Esta mesa se ha cerrado
closed-why = Quien la hizo la cerró antes de empezar la partida.
closed-new = Una mesa nueva
seat-here = aquí
seat-away = ahora no está
seat-left = se ha ido
seat-free = Abrirlo a un amigo

## La mesa
table = Mesa
table-opening = Se está poniendo la mesa…
board = El tablero
board-broken = El tablero de este juego no funciona; aquí tienes uno sencillo.
players = Jugadores
player-now = { $name } está decidiendo
player-is = { $name }
player-decides = decidiendo
tools = Mesa
tool-side = Puntos y registro
side = Puntos y registro
tabs = Partes de la mesa
tab-play = Jugar
tab-score = Puntos
tab-log = Registro
tab-lit = algo que hacer
prompt = Qué se pide
prompt-actions = Acciones
prompt-yours-name = { $name }, te toca
prompt-theirs = Decide { $name }
prompt-bot = { $name } está pensando
prompt-several = Esperando a { $names }
prompt-answered = Ya has respondido; esperando a { $names }
prompt-over = La partida ha terminado.
prompt-stopped = La partida se detuvo; no ha ganado nadie.
line-lost = Se ha perdido la conexión. Reconectando…
not-now = Ahora no
foreseen-hidden = Lo que sigue aún está oculto.
undo = Deshacer
undo-none = No hay nada que deshacer.
undo-help = Deshace tu último paso (tecla u).
log = Registro
log-undone = { $name } deshace el último paso.
log-jump = A la jugada { $move }
sheet = Puntuación
sheet-total = Total
chat = Chat
chat-empty = Nadie ha dicho nada todavía.
chat-say = Di algo
chat-send = Enviar
mute = Silenciar a { $name }
muted = { $name }: silenciado.
unmute = Volver a oír
menu = Menú
forked = Partida derivada
watchers = { $count ->
    [one] Mira una persona.
   *[other] Miran { $count } personas.
}
leave = Dejar la mesa
leave-sure = ¿Dejar la mesa? Los demás podrán dar tu asiento a otro.
leave-yes = Sí, dejarla
leave-no = Quedarme
leave-help = Tu asiento puede pasar a un bot o a un amigo; no se pierde nada.
stop = Detener la partida…
stop-sure = La partida acaba sin resultado cuando todos los que juegan estén de acuerdo; a quien no vuelve no se le espera para siempre.
stop-yes = Sí, detener la partida
stop-no = Seguir jugando
stop-asked = Has pedido detenerla. Acaba cuando todos los que juegan estén de acuerdo.
resign = Abandonar
resign-sure = ¿Abandonar la partida? Acaba sin resultado si quedan menos de dos personas; si no, los demás siguen.
resign-yes = Sí, abandonar
resign-no = Seguir jugando
ended-resigned = Abandona: { $names }.
ended-agreed = Se acordó detenerla.
ended-silent = Nadie jugó durante mucho tiempo.
stop-agree = De acuerdo
news-stop = { $names } quiere detener la partida.
news-left = { $name } ha dejado la mesa.
news-open = Hay un asiento libre; la partida espera a que alguien se siente.
seat-back = Volver a sentarme
curtain = Telón
curtain-pass = Pasa la pantalla a { $name }
curtain-why = Lo que tienes no es asunto de nadie más.
curtain-lift = Soy { $name }
curtain-look = Ver mi mano
generic-choices = Puedes
generic-table = La mesa en palabras
generic-no-drawing = Este juego aún no tiene dibujo: el registro y las opciones lo cuentan todo.
generic-filter = Buscar entre las opciones
generic-shown = { $shown } de { $all }
generic-nothing = Ahora mismo no hay nada que decidir aquí.
generic-watching = Estás mirando.
generic-happened = Lo que acaba de pasar

## Los turnos de los demás, contados paso a paso
story = Lo que hicieron los demás
story-was = Así estaba
story-turn = Turno de { $name }
story-controls = El relato
story-pace = Ritmo de los turnos ajenos
story-pace-step = Paso a paso
story-pace-slow = Lento
story-pace-normal = Normal
story-pace-instant = De una vez
story-back = Un paso atrás
story-pause = Pausa
story-go = Seguir
story-next = Siguiente { $at }/{ $count }
story-skip = Saltar
story-skip-help = Hasta donde está la partida. Esc o un toque en el tablero hacen lo mismo.
story-recap = Lo último que hicieron los demás
story-missed = Mientras no estabas
story-replay = Contarlo otra vez
story-steps = { $name }: { $count ->
    [one] un paso
   *[other] { $count } pasos
}
story-all = Todos los turnos ({ $count })
key-story = seguir, volver, pausar y saltar mientras se cuentan turnos ajenos

## Los turnos propios
confirm = Una vez más
confirm-reveals = Entonces se revela algo oculto: no se puede deshacer.
confirm-passes = Después siguen los demás.
confirm-do = Hacerlo
confirm-leave = Todavía no
key-confirm = elegir entre varias maneras y confirmar
key-ways = elegir una manera por su número, hacerlo más o menos veces, usar lo que se interpone

## Resultados en cartas
result = Resultado
result-seen = Visto
result-seen-by = Visto, soy { $name }
result-who = ¿Quién lo ha visto?
result-private = Solo tú ves esta línea entera.
result-others = Los demás ven lo mismo, sin lo que es solo tuyo.
result-open = Todos ven esto. Míralo con calma: nadie te espera.
result-here = Todos pueden ver esta carta: a su lado no se muestra ninguna mano.

## Ayuda
help = Ayuda y teclas
help-light = Lo que brilla se puede pulsar. Todo lo demás responde por qué no cuando lo tocas o lo enfocas.
help-why = Detente en cualquier cosa, o mantenla pulsada, para leer qué es.
help-spark = Una chispa marca lo último que cambió. Señala una línea del registro para ver sus piezas.
key-tab = siguiente parte de la mesa
key-arrows = moverse dentro de una parte
key-enter = hacerlo
key-undo = deshacer
key-chat = chat
key-help = esta ayuda
key-escape = cerrar
key-regions = Siguiente parte de la mesa; Mayús + F6, la anterior
key-coach = Plegar o desplegar el entrenador
key-back = Un paso atrás
key-again = Este paso otra vez
key-show = Muéstrame

## El recuento
count = El recuento
count-begins = Se cuentan los puntos…
count-you-win = Ganas con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
count-you-share = Compartes la victoria con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
count-they-win = { $count ->
    [one] { $names } gana con
   *[other] { $names } comparten la victoria con
} { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
count-tie = Empate: nadie gana
count-why-won = Le sacas { $gap ->
    [one] 1 punto
   *[other] { $gap } puntos
} a { $name }, sobre todo por { $names }.
count-why-lost = { $name } te saca { $gap ->
    [one] 1 punto
   *[other] { $gap } puntos
}, sobre todo por { $names }.
count-why-though = Ibas por delante en { $names }.
count-by = { $line } (+{ $points })
count-broken = Igualdad a puntos: ha decidido el desempate de las reglas.
count-look = Ver el tablero
count-back = Volver al recuento
step-back = Un paso atrás
step-on = Un paso adelante
step-of = Paso { $step } de { $steps }
rank = { $rank }.º
again = Jugar otra vez
again-ready = A la nueva partida

## Repetición
replay = Repetición
replay-gone = Las reglas han cambiado desde entonces; ya no se puede dibujar el tablero de esa partida.
download = Acta

## Ajustes
theme = Aspecto
motion = Movimiento
percent = { $number } %

## Study
study-review = Análisis
hint = Pista
hints = Pistas
hints-used = { $name } ha recibido { $count ->
    [one] { $count } pista
   *[other] { $count } pistas
 }

## Lo que se explica solo: la ficha de una pieza, el glosario y las reglas
card-what = Qué es
card-for = Para qué sirve
card-can = Un clic ahora
card-not-yet = Ahora no
card-know = Conviene saber
card-helps = Qué ayuda:
card-rules = Reglas: { $title }
card-glossary = Glosario: { $name }
card-lesson = Lección { $number }: { $title }
reference-title = { $game }: reglas y glosario
reference-full = En otra pestaña
reference-search = Buscar en reglas y glosario
reference-parts = Qué se muestra
reference-rules = Reglas
reference-glossary = Glosario
reference-found = { $count ->
    [0] No hay nada. Prueba con otra palabra.
    [one] { $count } lugar encontrado
   *[other] { $count } lugares encontrados
}
key-card = entrar en la explicación de la pieza enfocada
reference-button = Reglas y glosario

## El entrenador en una mesa cualquiera
coach-is-on = Con entrenador
coach-is-off = Sin entrenador
coach-first = Tu primera elección
coach-what-for = Para qué es esto
coach-quiet = Nada que añadir
coach-less = Decir menos
coach-rivals = Lo que han hecho los demás
coach-remark = ¿Lo has visto? { $better } en lugar de { $played } habría valido alrededor de un { $share } % de victoria más.
