# Las palabras de las demás páginas: no las dicen ni la de inicio ni una mesa.

## Cuando algo va mal
saved = Guardado.
save = Guardar

## Aprender
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
lesson-show = Muéstrame
lesson-own-try = Ahora yo
learn-title = Aprender { $game }
learn-lead = { $count ->
    [one] Una lección
   *[other] { $count } lecciones
} jugando en la mesa de verdad, unos { $minutes } minutos en total. Ábrelas en el orden que quieras; no hay que leer nada antes.
learn-none = Este juego aún no tiene lecciones.

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
seat-bot = Bot: { $bot }
seat-character = Carácter

## Los turnos propios
own-turns = Mis turnos
confirm-wish = Preguntarme otra vez antes de que se revele algo o pase mi turno
ends-wish = Terminar mi turno solo cuando no quede nada que hacer

## Resultados en cartas
result-wish = Mostrar los resultados en cartas que esperan hasta que las vea

## Repetición
replay-steps = Pasos
replay-run = Reproducir
replay-pause = Pausa
replay-move = Jugada
replay-at = Jugada { $move } de { $moves }
replay-eyes = Visto por
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
theme-system = Como el sistema
theme-light = Claro
theme-dark = Oscuro
motion-help = Menos: las piezas no vuelan y nada palpita.
motion-system = Como el sistema
motion-full = Completo
motion-less = Menos
text-size = Tamaño del texto
text-size-help = Con el texto grande, la mesa muestra sus partes en pestañas.
signals = Sonidos y avisos
sounds = Sonidos: jugadas, resultados, mi turno
notices = Un aviso del navegador, mientras estás en otra parte
notices-denied = El navegador no permite avisos de esta página.
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
study-reviews = Analizar mis partidas cuando acaben
hints-none = ninguna
hints-few = tres cada cual
hints-free = libres
study-statistics = Estadísticas
study-studies = Estudios
study-keep-moment = Guardar en un estudio
