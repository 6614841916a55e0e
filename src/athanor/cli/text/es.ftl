# Textos del terminal.

about = Juegos de mesa en el terminal: a solas, con amigos ante una pantalla o contra bots.

## Órdenes y su ayuda

command-play = jugar una partida
command-serve = abrir la mesa para navegadores, aquí o en toda la casa
command-replay = ver jugada a jugada una partida guardada o terminada
command-review = analizar una partida terminada: dónde se decidió y cuánto fue suerte
command-rules = leer las reglas de un juego
command-games = ver los juegos y sus opciones
command-admin = cuidar de las partidas que guarda un servidor
fault = Es un fallo de Athanor ({ $fault }), no tuyo. Si estabas jugando, la partida está guardada hasta tu última decisión. Lo ocurrido queda escrito en { $file }
command-unknown = No existe la orden «{ $command }». Órdenes: { $known }.

help-usage = Uso:
help-command = athanor ORDEN [opciones]
help-commands = Órdenes:
help-more = «athanor» a secas abre la página en el navegador; «athanor play» empieza una partida aquí. «athanor ORDEN --help» cuenta más de una orden.
help-arguments = Argumentos
help-options = Opciones
help-help = muestra esta ayuda
help-version = muestra la versión
help-lang = el idioma
help-no-colour = sin colores

help-game = el juego; «athanor games» dice cuáles hay
help-file-metavar = ARCHIVO
help-game-metavar = JUEGO
help-players = cuántos juegan, contando los bots
help-bots = cuántos asientos son de bots
help-bot = qué bot; si son varios, separados por comas, se reparten por turno
help-names = los nombres de las personas, separados por comas
help-seed = el número del que sale todo el azar; mismo número, misma partida
help-option = una opción del juego; se puede repetir
help-option-metavar = NOMBRE=VALOR
help-names-metavar = ANA,TEO
help-save = dónde guardar esta partida
help-resume = seguir una partida guardada; sin archivo, la más reciente
help-record = el archivo de una partida
help-at = empezar en esta jugada
help-seat = verla desde este asiento
help-effort = cuánto se prueba: quick (poco), usual (lo normal) o deep (a fondo)
help-review-all = mostrar todas las decisiones, no solo las que importaron
help-review-json = escribir el análisis como JSON
help-review-plot = dibujar además la curva como imagen SVG en este archivo
help-text = imprimir toda la partida como texto

## Lo que falla en una orden

arguments-wrong = No entiendo esta orden; «{ $command } --help» muestra cómo se escribe.
argument-unknown = «{ $command }» no tiene la opción { $argument }; «{ $command } --help» dice cuáles hay.
argument-unknown-near = «{ $command }» no tiene la opción { $argument }. ¿Querías decir { $near }?
argument-too-many = No sé qué significa aquí «{ $argument }»; «{ $command } --help» muestra cómo se escribe.
argument-needs-value = { $argument } necesita un valor detrás.
argument-takes-none = { $argument } no lleva ningún valor.
argument-bad-number = { $argument } admite un número entero desde { $low }, no «{ $value }».
argument-bad-range = { $argument } admite un número entero de { $low } a { $high }, no «{ $value }».
argument-bad-ratings = { $argument } admite dos puntuaciones, primero la menor, como 0:20, no «{ $value }».
argument-bad-option = --option se escribe NOMBRE=VALOR, no «{ $value }».
language-unknown = No hablo «{ $language }». Idiomas: { $known }.
plugin-broken = No se puede cargar el módulo «{ $plugin }», nombrado en ATHANOR_PLUGINS: { $detail }.

seats-too-few = { $players ->
    [one] Solo hay 1 asiento, pero has pedido { $wanted } bots.
   *[other] Solo hay { $players } asientos, pero has pedido { $wanted } bots.
}
seats-names = { $names ->
    [one] Has dado 1 nombre,
   *[other] Has dado { $names } nombres,
} pero { $people ->
    [one] solo juega 1 persona.
   *[other] solo juegan { $people } personas.
}
seats-no-people = Tiene que jugar al menos una persona; «athanor simulate» deja jugar solos a los bots.
seats-bot-kinds = { $kinds ->
    [one] Has nombrado 1 bot,
   *[other] Has nombrado { $kinds } bots,
} pero { $bots ->
    [0] ningún asiento es de un bot.
    [one] solo 1 asiento es de un bot.
   *[other] solo { $bots } asientos son de bots.
}
seats-same-name = Dos asientos no pueden llamarse los dos «{ $name }».
resume-alone = { $argument } no puede ir con --resume: la partida guardada ya dice quién juega y a qué.
resume-none = No hay ninguna partida guardada que seguir.
resume-over = Esta partida ha terminado. «athanor replay { $file }» la muestra.

## Archivos

file-missing = No existe el archivo «{ $file }».
file-folder = «{ $file }» es una carpeta, no un archivo.
file-denied = No se puede usar el archivo «{ $file }»: permiso denegado.
file-exists = El archivo «{ $file }» ya existe; elige otro nombre o síguelo con --resume.
file-no-folder = No existe la carpeta de «{ $file }».
file-full = No se puede escribir el archivo «{ $file }»: el disco está lleno.
file-trouble = No se puede leer ni escribir el archivo «{ $file }».
file-not-record = El archivo «{ $file }» no es el registro de una partida, o está dañado.
file-not-text = El archivo «{ $file }» no es el registro de una partida: ni siquiera es texto.
file-bad-seats = El archivo «{ $file }» está dañado: no dice quién se sienta dónde.
file-at-end = Esta partida tiene { $moves ->
    [one] 1 jugada
   *[other] { $moves } jugadas
}; no existe la jugada { $number }.

saved-here = Guardada: { $file }
saved-continue = Para seguir: { $command }
saved-elsewhere = Alguien había cambiado el archivo. Esta partida sigue en { $file }
saved-not = Ahora mismo no se ha podido guardar. { $reason }
saved-other-rules = Esta partida empezó con otras reglas (versión { $asked }; aquí, la { $here }); sigue desde donde estaba. El archivo antiguo se conserva: { $file }

## Asientos

pair = { $name }: { $what }
bot-seat = { $kind } { $number }
opponent-any = Oponente automático

## El menú

menu-welcome = Te damos la bienvenida a Athanor
menu-hint = Un número y Enter; solo Enter elige lo marcado con ›; q sale.
menu-which-game = ¿Qué juego?
menu-resume = Tienes una partida a medias.
menu-resume-yes = Seguir: { $game } con { $names } ({ $when })
menu-resume-no = Una partida nueva
menu-who = ¿Quién juega?
menu-alone = Tú a solas, con las reglas en solitario
menu-bots = { $bots ->
    [one] Tú contra 1 bot
   *[other] Tú contra { $bots } bots
}
menu-friends = { $people } personas ante esta pantalla
menu-which-bot = ¿Qué bot?
menu-names = Los nombres, separados por comas (Enter: { $default })
menu-option-change = { $option }: ¿cuál?
menu-option-number = { $option }: un número de { $low } a { $high }
menu-option-free = { $option }: una de estas posibilidades, o la tuya en palabras
menu-options = Opciones
menu-start = Empezar
menu-not-understood = No he entendido «{ $answer }».
menu-bye = Hasta la próxima.

## Una decisión

ask-prompt = ›
news-before = { $count ->
    [one] … y 1 cosa antes (l la muestra)
   *[other] … y { $count } cosas antes (l las muestra)
}
keys-short = n.º o palabra · ? ayuda · u deshacer · s puntos · l diario · r reglas · q salir
curtain-pass = Pasa la pantalla a { $who }.
curtain-enter = { $who }, pulsa Enter cuando nadie más esté mirando.

answer-unknown = Aquí nada se llama «{ $answer }». Escribe un número, o ? para la ayuda.
answer-several = «{ $answer }» puede ser:
answer-bad-number = No existe la opción { $number }; van de 1 a { $last }.
answer-why-what = ¿Por qué no qué? Escribe por ejemplo: ! { $example }
answer-allowed = { $label }: eso sí está permitido (opción { $number }).
answer-more = { $count ->
    [one] … y 1 más.
   *[other] … y { $count } más.
}
answer-language = Ahora, en español.
answer-language-unknown = No hablo «{ $language }». Idiomas: { $known }.

word-undo = deshacer
word-log = diario
word-score = puntos
word-rules = reglas
word-quit = salir
word-why = porqué
word-lang = idioma

help-title = Lo que puedes escribir
help-key-number = la opción con ese número
help-key-words = parte de una opción, si solo una la tiene
help-key-enter = Enter
help-key-explain = qué hace la opción 3
help-key-why = por qué algo no está permitido: parte de su nombre
help-key-undo = deshacer tu última decisión
help-key-score = la hoja de puntos
help-key-log = todo lo que ha pasado
help-key-rules = las reglas, en breve
help-key-lang = otro idioma
help-key-quit = guardar y salir (igual que Ctrl-C y Ctrl-D)
help-key-redraw = ver otra vez la mesa
press-enter = Pulsa Enter para seguir.
more-lines = línea { $shown } de { $lines } · Enter: más · q: volver a la partida
log-title = Lo que ha pasado
log-empty = Todavía no ha pasado nada.

## El final

score-total = Total
score-hidden = Los puntos de los demás quedan ocultos hasta el final.
end-title = La partida ha terminado
end-won = { $names } gana con { $points ->
    [one] 1 punto.
   *[other] { $points } puntos.
}
end-shared = { $names } comparten la victoria con { $points ->
    [one] 1 punto.
   *[other] { $points } puntos.
}
end-nobody = Empate: nadie gana.
end-record = La partida se conserva: { $file }
end-replay = Para volver a verla: { $command }

## Repetición

replay-which = ¿Qué partida? Nombra su archivo: athanor replay ARCHIVO
replay-title = { $game } · { $names }
replay-move = Jugada { $number } de { $last }
replay-begin = Comienzo
replay-keys = Enter siguiente · b atrás · un número: esa jugada · q salir
replay-at-end = Este es el final. b vuelve atrás, q sale.
replay-at-begin = Este es el comienzo.
replay-unfinished = La partida no ha terminado.
replay-old-rules = Esta partida se jugó con la versión { $asked } de las reglas (aquí está la { $here }) y no se puede repetir, analizar ni seguir desde una jugada; esto es lo que se anotó entonces.

## Juegos

games-players = { $low ->
    [one] 1 jugador
   *[other] { $low } jugadores
}
games-players-range = de { $low } a { $high } jugadores
games-option-range = de { $low } a { $high }
games-option-per-seat = para cada jugador
games-default = por defecto: { $value }
games-none = sin opciones
games-bots = Bots

## simulate and bench

command-simulate = hacer que los bots jueguen muchas partidas entre sí
command-bench = medir la velocidad de los juegos en esta máquina
help-json = mostrar datos para programas en lugar de una tabla

help-simulate-players = los bots que juegan, un nombre por asiento
help-simulate-games = cuántas partidas (1000)
help-simulate-seed = el número del que sale todo el azar (1); con el mismo número, los mismos resultados
simulate-which = ¿Qué juego? Uno de estos: { $known }.
simulate-running = Jugando
simulate-title = { $game } · { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}
simulate-player = jugador
simulate-wins = victorias
simulate-share = parte
simulate-points = puntos
simulate-shared = Victorias compartidas: { $games } (a cada ganador le cuenta una parte de la partida)
simulate-nobody = Partidas que no ganó nadie: { $games }
simulate-length = Decisiones por partida: { $decisions }
simulate-time = { $seconds } s, { $rate } partidas por segundo

help-bench-game = el juego que se mide, «server» para el servidor o «deduction» para la deducción; sin él, todos los juegos
help-bench-seconds = segundos para cada número de jugadores (2), o de juego en el servidor (60)
bench-bad-seconds = --seconds admite un número de segundos mayor que 0 y no mayor que 3600, no «{ $value }».
bench-decisions = decisiones por segundo
bench-games = partidas por segundo
bench-per-game = decisiones por partida
bench-options = opciones por decisión
bench-clones = copias por segundo
bench-deals = repartos nuevos por segundo
bench-snapshots = estados guardados por segundo
bench-bytes = bytes por copia
bench-where = { $python }, { $processor }
bench-how = Juego al azar en un solo núcleo, en tiempo de procesador. Solo cuentan las decisiones con al menos dos opciones.

## balance

command-balance = jugar muchas partidas para ver si asientos, personajes y cartas están equilibrados
help-balance-games = cuántas partidas (400)
help-balance-players = cuántos juegan; si no se dice, todos los que caben
help-balance-bots = los bots que juegan (heuristic): un nombre para todos o uno por asiento
help-balance-jobs = en cuántos procesos (1); los resultados son los mismos
help-balance-solo = partidas contra cada dificultad del oponente automático; 0, ninguna (un octavo de --games)
help-balance-out = dónde poner el informe y sus gráficos (balance)
balance-bots = Se nombran { $bots } bots para { $players } asientos: nombra uno para todos o uno por asiento.
balance-folder = No se puede escribir en la carpeta { $folder }.
balance-written = { $games ->
    [one] Se jugó 1 partida.
   *[other] Se jugaron { $games } partidas.
} Escrito: { $files }
balance-title = ¿Está equilibrado { $game }?
balance-head = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
} de { $players ->
    [one] 1 jugador
   *[other] { $players } jugadores
} ({ $bots }), { $date }.
balance-how = Una victoria compartida cuenta en parte a cada ganador. Los intervalos son los de Wilson, al 95 %: otra tanda de tantas partidas daría casi siempre valores dentro de ellos. Las cartas que llegan tarde, o a quien va por delante, se ven más en manos de ganadores; no es culpa suya.
balance-length = Decisiones por partida: { $decisions }. Puntos por jugador: { $points } ± { $spread }. Victorias compartidas: { $shared }.
balance-verdict = En breve
balance-inside = { $kind }: todo entre { $low } y { $high } de las victorias.
balance-outside = { $kind }: no todo entre { $low } y { $high } de las victorias. { $things }
balance-missed = { $share }, fuera por { $by }
balance-never = { $kind }: nunca vistos: { $things }.
balance-all-had = { $kind }: se vieron todos, el más raro { $least ->
    [one] una vez
   *[other] { $least } veces
}.
balance-bots-heading = Bots
balance-bot = Bot
balance-thing = Qué
balance-had = Visto
balance-won = Gana
balance-interval = Intervalo
balance-mean = Puntos de media
balance-sources = Puntos según su origen
balance-source = Origen
balance-all = Todos
balance-winners = Ganadores
balance-sum = En total
balance-solo = { $opponent } contra el mismo bot: cuánto gana
balance-difficulty = Dificultad
balance-of-bot = Puntos del bot
balance-actions = Acciones
balance-action = Acción
balance-per-player = Veces por jugador y partida

## athanor review

review-which = ¿Qué partida? Nombra su archivo: athanor review ARCHIVO
review-effort = No hay ningún esfuerzo «{ $effort }». Los hay: { $known }.
review-opening = inicio
review-own = juego propio
review-rivals = rivales
review-chance = azar
review-result = resultado
review-accuracy = precisión
review-adds-up = En puntos de 100 de una victoria. Inicio, juego propio, rivales y azar suman el resultado.
review-decision = { $turn }jugada { $move }, { $name }: { $grade }, perdió { $loss } ± { $half } puntos (unos { $points } de los del juego)
review-fine = { $turn }jugada { $move }, { $name }: { $grade }
review-better = {"    "}mejor: { $best }
review-nothing = Ninguna decisión perdió mucho.
review-cost = { $simulations } simulaciones.
review-chances = Probabilidad de victoria
review-across = decisiones
grade-best = la mejor
grade-good = buena
grade-inaccuracy = imprecisión
grade-mistake = error
grade-blunder = error grave
grade-close = casi igual
grade-forced = obligada
