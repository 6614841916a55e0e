# Las palabras de la página. Lo que pasa en un juego lo dicen los textos del propio juego.

nav = Páginas
nav-games = Mis partidas
nav-rules = Reglas
nav-settings = Ajustes
to-home = A las tres puertas
language = Idioma
theme-switch = Claro u oscuro
close = Cerrar
you = Tú
nothing = nadie

## Cuando algo va mal
fail-title = No ha podido ser
fail-here = Algo ha fallado en esta página. Vuelve a cargarla; tu partida está a salvo en el servidor.
fail-unreached = No se llega al servidor. ¿Está en marcha? En la mesa, esta página lo intenta de nuevo sola.
fail-server = El servidor no ha podido hacerlo (error { $status }). Inténtalo otra vez.
missing = Aquí no hay nada
missing-help = La dirección no lleva a ninguna página de Athanor. Quizá el enlace se partió en dos.
copied = Copiado.
copy-by-hand = Cópialo a mano: { $text }
copy = Copiar
copy-link = Copiar enlace
share = Compartir
share-text = Ven a jugar a { $game } conmigo.
saved = Guardado.
save = Guardar

## Quién está
name-title = ¿Cómo te llamamos?
name-why = Los demás de tu mesa ven este nombre. Sin cuenta ni nada más.
name-go = Sentarme

## Inicio
home-lead = Tres juegos de alquimia, una sala tranquila.
doors = Los juegos
door-players = { $range } jugadores
door-minutes = { $minutes } min
door-play = Contra un bot
door-invite = Con amigos
shelves = En los estantes
resume-title = Una partida sigue
resume-your-turn = Tu partida te espera
resume-with = { $count ->
    [0] { $game }, en solitario
   *[other] { $game } con { $names }
}
resume-go = Continuar
join-label = ¿Tienes una invitación?
join-code = Código o enlace
join-go = Entrar

## Aprender
coach = Entrenador
coach-fold = Plegar el entrenador
coach-try = Prueba
coach-letter = { $letter }: ir allí
lesson = Lección
lesson-of = Lección { $number } de { $count }
lesson-extra = Una lección más
lesson-step = Paso { $number } de { $count }
lesson-done = { $place }: hecha
lesson-is-done = Hecha
lesson-minutes = unos { $minutes } min
lesson-inside = En esta lección
lesson-missing = No existe esa lección.
lesson-next = Siguiente: { $title }
lesson-all = Todas las lecciones
lesson-on = Seguir
lesson-again = Otra vez
lesson-back = Atrás
lesson-take-back = Deshacer
lesson-show = Muéstrame
lesson-own-try = Ahora yo
learn-title = Aprender { $game }
learn-lead = { $count ->
    [one] Una lección
   *[other] { $count } lecciones
} jugando en la mesa de verdad, unos { $minutes } minutos en total. Ábrelas en el orden que quieras; no hay que leer nada antes.
learn-none = Este juego aún no tiene lecciones.
learn-next = ahora

## Una mesa nueva
new-title = Una mesa nueva de { $game }
new-no-game = Aquí no hay ningún juego llamado «{ $game }».
new-seats = Quién juega
new-presets = Formas habituales de sentarse
preset-bot = Contra un bot
preset-friends = Invitar a amigos
preset-screen = En esta pantalla
preset-alone = En solitario
new-options = Cómo se juega
new-start = Empezar la partida
new-invite = Abrir la mesa
new-curtain = Las manos son secretas: cada vez que pasáis la pantalla cae un telón.
seat-number = Asiento { $number }
seat-add = Otro asiento
seat-remove = Quitar el asiento { $number }
seat-me = Yo
seat-person = Alguien en esta pantalla
    .help = Os pasáis la pantalla.
seat-friend = Amigo { $number }
seat-name = Nombre del asiento { $number }
seat-open = Una invitación
    .help = Se sienta aquí quien abra antes tu enlace.
seat-vacant = Asiento libre
seat-bot = Bot: { $bot }
bot-character = { $bot }, { $character }
seat-character = Carácter
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
prompt-yours = Te toca
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
own-turns = Mis turnos
confirm-wish = Preguntarme otra vez antes de que se revele algo o pase mi turno
ends-wish = Terminar mi turno solo cuando no quede nada que hacer
confirm = Una vez más
confirm-reveals = Entonces se revela algo oculto: no se puede deshacer.
confirm-passes = Después siguen los demás.
confirm-do = Hacerlo
confirm-leave = Todavía no
key-confirm = elegir entre varias maneras y confirmar

## Resultados en cartas
result = Resultado
result-seen = Visto
result-seen-by = Visto, soy { $name }
result-who = ¿Quién lo ha visto?
result-private = Solo tú ves esta línea entera.
result-others = Los demás ven lo mismo, sin lo que es solo tuyo.
result-open = Todos ven esto. Míralo con calma: nadie te espera.
result-here = Todos pueden ver esta carta: a su lado no se muestra ninguna mano.
result-wish = Mostrar los resultados en cartas que esperan hasta que las vea

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
replay-steps = Pasos
replay-run = Reproducir
replay-pause = Pausa
replay-move = Jugada
replay-at = Jugada { $move } de { $moves }
replay-eyes = Visto por
replay-gone = Las reglas han cambiado desde entonces; ya no se puede dibujar el tablero de esa partida.
replay-nobody = Espectador
thought = Qué piensa
thought-title = Qué piensa un bot de la jugada { $move }
thought-of = Preguntado:
thought-thinking = Está pensando…
thought-looked = Le tocaba decidir a { $name }. Sin saber más que { $name }, el bot miró hacia delante { $count ->
    [one] una vez
   *[other] { $count } veces
}.
thought-at-once = Le tocaba decidir a { $name }. Este bot no mira hacia delante.
thought-untried = no lo ha mirado
thought-share = { $percent } % de la victoria
thought-probability = probabilidad: { $percent } %
thought-choice = su elección
thought-played = se jugó
thought-tried = { $count ->
    [0] sin probar
    [one] probado una vez
   *[other] probado { $count } veces
}
thought-line = Cómo espera que siga la partida
download = Acta
fork = Seguir desde aquí
fork-title = Seguir desde la jugada { $move }
fork-how = Una mesa nueva empieza en este momento. Lo oculto se reparte de nuevo.
fork-go = Seguir jugando

## Mis partidas
games-lead = Eres { $name }.
games-none = Todavía no hay partidas.
games-start = Elegir una puerta
games-yours = Te esperan
games-going = En curso
games-over = Terminadas
games-open = Esperando jugadores
games-nobody-yet = Nadie más todavía
games-waiting = Deciden los demás
games-nobody-won = No ha ganado nadie
games-won = Ganada con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
games-lost = Perdida con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
games-shared = Victoria compartida con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
games-they-won = { $count ->
    [one] Ganó { $names } con
   *[other] Ganaron { $names } con
} { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
games-with = { $count ->
    [0] En solitario
   *[other] Con { $names }
}

rules-play = Jugar
rules-lead = Nuestras propias reglas breves; los reglamentos de las cajas lo cuentan todo.

## Ajustes
settings-lead = Se quedan en este dispositivo.
theme = Aspecto
theme-system = Como el sistema
theme-light = Claro
theme-dark = Oscuro
motion = Movimiento
motion-help = Menos: las piezas no vuelan y nada palpita.
motion-system = Como el sistema
motion-full = Completo
motion-less = Menos
text-size = Tamaño del texto
text-size-help = Con el texto grande, la mesa muestra sus partes en pestañas.
percent = { $number } %
signals = Sonidos y avisos
sounds = Sonidos: jugadas, resultados, mi turno
notices = Un aviso del navegador, mientras estás en otra parte
notices-denied = El navegador no permite avisos de esta página.
my-name = Tu nombre
move-device = Tus partidas en otro dispositivo
move-device-help = Un enlace personal abre allí tus partidas, una sola vez y en los dos días siguientes. Quien lo tenga puede hacerse pasar por ti: guárdalo para ti.
move-device-go = Crear un enlace
move-device-let-in = Para tus otros dispositivos, detén Athanor y arráncalo de nuevo con
move-device-revoke = Anular este enlace
move-device-revoked = El enlace ya no sirve.
move-here = Tus partidas en este dispositivo
move-ask = Este enlace es de { $name }. Si eres tú, tus partidas se abren en este dispositivo. El enlace sirve una sola vez.
move-mine = Aquí ya eres { $name }. El enlace sigue sin usar.
move-instead = Ahora este dispositivo es de { $name }. Si { $name } no tiene otro dispositivo ni un enlace propio, nadie podrá jugar ya en sus asientos.
move-yes = Soy { $name }: abrir mis partidas aquí
move-no = No, dejarlo como está
move-void = Este enlace personal no sirve, o ya no: sirve una vez y durante dos días. Crea otro en los ajustes del dispositivo donde están tus partidas.
devices = Dónde tienes la sesión abierta
devices-help = Desde aquí puedes cerrar la sesión de un dispositivo que ya no es tuyo.
devices-out = Cerrar la sesión en todos los demás
devices-done = Hecho.
device-this = este dispositivo
device-unknown = Un dispositivo
device-out = Cerrar sesión
device-out-named = Cerrar sesión: { $device }

## Study
study-review = Análisis
study-reviews = Analizar mis partidas cuando acaben
hint = Pista
hints = Pistas
hints-none = ninguna
hints-few = tres cada cual
hints-free = libres
hints-used = { $name } ha recibido { $count ->
    [one] { $count } pista
   *[other] { $count } pistas
 }
study-puzzles = Problemas
study-statistics = Estadísticas
