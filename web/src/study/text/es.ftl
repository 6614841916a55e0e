# Las palabras de las páginas en que se estudian partidas: análisis, problemas, estadísticas.

review = Análisis
review-they-win = { $count ->
    [one] { $names } gana con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
   *[other] { $names } comparten la victoria con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
 }
review-you-win = Ganas con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 }
review-nobody = No gana nadie: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 }
review-curve = Las probabilidades de cada cual
review-curve-label = Las probabilidades de cada cual en { $count } decisiones, de 0 a 100. La lista de decisiones dice lo mismo con palabras.
review-point = Decisión { $number } de { $count }: { $name } { $points } de 100
review-luck = suerte
review-luck-of = Lo que el azar y los rivales dieron aquí a { $name }: { $points }
review-moment = La decisión
review-board = La mesa como era para { $name }
review-tab-moment = Decisión
review-tab-list = Decisiones
review-tab-luck = Suerte
review-tab-known = Saber
phase-of-opening = apertura
phase-of-middle = medio juego
phase-of-end = final

## Grades
grade-best = lo mejor
grade-good = bien
grade-inaccuracy = imprecisión
grade-mistake = error
grade-blunder = error grave
grade-close = demasiado igualado
grade-forced = forzado

## Luck and skill
ledger = Suerte y destreza
ledger-unit = puntos de 100 de una victoria
ledger-opening = aper­tura
ledger-expected = apertura
ledger-own = juego propio
ledger-luck = suerte en total
ledger-chance = azar
ledger-rivals = rivales
ledger-result = resul­tado
ledger-accuracy = preci­sión
ledger-falls = De la apertura al resultado, de { $name }
ledger-adds = Cada fila suma: apertura, juego propio, azar y rivales dan el resultado. El azar solo suma 0 en toda la mesa.
ledger-past = Tu precisión en tus últimas { $count } partidas analizadas de este juego: { $mean }

## Decisions
decisions = Decisiones
decisions-mine = un puesto
decisions-turning = decisivas
decisions-all = las { $count }
decisions-of = de { $name }
decisions-none = Aquí no pasó nada así.
decision-best = lo mejor: { $choice }
choice-share = { $percent } %, con { $doubt } de margen
moment-title = { $name }: { $choice }
moment-at = Decisión { $number } de { $count } · { $phase }
moment-before = Decisión anterior
moment-after = Decisión siguiente
moment-lost = { $name } perdió { $points } puntos de la victoria (de { $low } a { $high }), unos { $vp } puntos de la partida.
moment-you-lost = Perdiste { $points } puntos de la victoria (de { $low } a { $high }), unos { $vp } puntos de la partida.
moment-best = No se encontró nada mejor.
moment-close = Demasiado igualado: a { $points } puntos de lo mejor, dentro de la duda.
moment-forced = No había otra cosa que elegir.
moment-master = maestro
moment-line = Cómo seguiría un maestro
moment-next = Siguiente
moment-whole = Mesa entera
moment-try = Probar antes

## While it is made
making = Se está haciendo el análisis
making-what = Cada decisión se compara con lo que también se podía hacer, y la suerte se separa de la destreza.
making-ask = Analizar esta partida
making-how-long = Tarda unos minutos y se guarda.
making-waiting = { $count ->
    [0] Empieza enseguida.
    [one] Va antes otro análisis.
   *[other] Van antes { $count } análisis.
 }
making-running = Decisión { $done } de { $of }
making-leave = Puedes dejar esta página: el análisis sigue y se guarda.
making-done = El análisis está listo.
making-failed = No se ha podido analizar esta partida. Puedes pedirlo otra vez.

## Comments
comments = Comentarios
comment-write = ¿Qué pensabas aquí?
comment-send = Enviar
comment-remove = Retirar el comentario

## Sharing
share-title = Compartir esta partida
share-what = Quien tenga el enlace ve el análisis, con todas las manos abiertas. La imagen va con el enlace.
share-link = Enlace al análisis
share-picture = Imagen
share-picture-alt = La imagen que muestra el enlace
share-text-file = Texto

## A decision made by oneself
exercise-title = ¿Qué harías?
exercise-say = Así era la mesa para ti. Toma tu decisión en el tablero; puedes deshacerla hasta que esté completa.
exercise-right = Bien: { $choice }.
exercise-shown = Lo mejor era: { $choice }.
exercise-wrong = Eso no: { $choice }. Puedes probar otra vez.
exercise-wrong-by = No del todo: { $choice } regala { $points } puntos de la victoria. Puedes probar otra vez.
exercise-again = Probar otra vez
exercise-show = Ver la respuesta
exercise-line = Cómo seguiría la partida
exercise-refutation = Lo que saldría de ahí
try-over = Decisión { $number } de la partida
try-task = Decide como lo harías en la mesa.
try-back = Volver al análisis

## Hints at the table
hint-odds = tu probabilidad de ganar
hint-thinking = Aún pensando …
hint-none = No ha llegado respuesta. Inténtalo otra vez.
hint-only = Aquí no merece la pena probar otra cosa.
hint-close = { $ranks } están dentro de la duda: todas son buenas.
hint-known = Según lo que puedes ver.
hint-left = { $count ->
    [0] No quedan pistas.
    [one] Queda { $count } pista.
   *[other] Quedan { $count } pistas.
 }

## Puzzles
puzzle = Problema
puzzles = Problemas
puzzles-none = Todavía no hay problemas.
puzzles-lead = Posiciones de partidas reales, cada una con una respuesta claramente mejor.
puzzles-all = Todos los problemas
puzzle-task = Una jugada es claramente la mejor. Hazla en el tablero.
puzzle-next = Problema siguiente
puzzle-last = Era el último de esta clase.
puzzle-your-rating = tu puntuación
puzzle-its-rating = la suya
puzzle-people = gente
puzzle-solved = lo resolvió el { $percent } % de { $count }
puzzle-theme = Tema: { $theme }
puzzle-daily = Problema del día
puzzle-daily-say = Hoy es el mismo para todo el mundo.
puzzle-daily-done = Hecho por hoy. Mañana habrá otro.
puzzle-daily-go = Al problema
puzzle-themes = Temas
puzzle-of = { $solved } de { $count }
puzzle-weakest = Donde más pierdes
puzzle-nameless = Con un nombre, tus respuestas se puntúan y se guardan.
streak = Racha
streak-days = { $count ->
    [one] día
   *[other] días
 } · la mejor { $longest }
streak-done = con respuesta
streak-not = todavía nada
streak-free = Se puede saltar un día de cada siete.

## Statistics
statistics = Estadísticas
statistics-of = Las partidas de { $name }
statistics-nameless = Las estadísticas son de un nombre. Siéntate antes a una mesa.
statistics-none = Todavía no tienes partidas acabadas.
statistics-games = partidas
statistics-won = ganadas
statistics-accuracy = precisión, últimas diez
statistics-luck = suerte por partida
statistics-less-luck = sin suerte
statistics-less-luck-what = «Sin suerte»: lo que habrías ganado con un azar parejo, en partidas analizadas (a partir de { $count }).
statistics-progress = Precisión
statistics-plot = Precisión de { $count } partidas analizadas: la media de diez pasó de { $first } a { $last }.
statistics-line = Línea: media de las últimas diez partidas.
statistics-review-some = Analiza algunas partidas tuyas y aquí se dibuja tu precisión.
statistics-mistakes = Errores favoritos
statistics-a-time = puntos cada vez
statistics-which = { $chosen }: otra opción
statistics-instead = { $chosen } en vez de { $better }
statistics-times = { $count ->
    [one] una vez
   *[other] { $count } veces
 }
statistics-no-mistakes = No se encontró ninguno en tus partidas analizadas.
statistics-practise = Practicar con problemas
statistics-results = Resultados
statistics-opponents = Rivales
statistics-few = Con menos de diez partidas dice poco, por eso está en gris.
statistics-lineups = Composiciones y personajes
statistics-keep = Para llevar
statistics-keep-what = Todas tus partidas como registros que se reproducen jugada a jugada, y como tablas: una línea por partida, o por decisión en las partidas analizadas.
statistics-records = Registros (.zip)
statistics-table = Partidas (.csv)
statistics-decisions = Decisiones (.csv)
statistics-only-you = Esta página solo la ves tú.

## Estudios
study = Estudio
studies = Estudios
studies-lead = Posiciones de partidas acabadas, con notas: para más adelante o para una amistad.
studies-none = Todavía no tienes ninguno. Abre el análisis o la repetición de una partida y guarda una posición.
studies-games = Mis partidas
study-positions = { $count ->
    [0] ninguna posición
    [one] { $count } posición
   *[other] { $count } posiciones
 }
study-by = un estudio de { $name }
study-save = Guardar en un estudio
study-what = Qué se guarda
study-this = esta posición
study-turning = { $count ->
    [one] el momento decisivo
   *[other] los { $count } momentos decisivos
 }
study-into = Dónde
study-new = un estudio nuevo
study-title = Título
study-note = Nota
study-write = ¿Qué hay que ver aquí?
study-keep = Guardar
study-link-opens = Quien tenga el enlace del estudio puede leerlo. La partida ha acabado y sus manos están a la vista.
study-copy = Copiar enlace
study-position = Posición { $number } de { $count }
study-positions-of = Posiciones
study-seen = { $game }, tras la jugada { $move }, como la vio { $name }
study-open = { $game }, tras la jugada { $move }, como se vio desde fuera
study-at = { $game }, jugada { $move }
study-table = La mesa en ese momento
study-no-note = sin nota
study-gone = Esta posición ya no se puede mostrar.
study-empty = No contiene posiciones. Se guardan desde los análisis y las repeticiones.
study-before = Posición anterior
study-after = Posición siguiente
study-up = Subir
study-down = Bajar
study-remove = Quitar esta posición
study-delete = Borrar este estudio
study-delete-sure = «{ $title }» y todas sus notas desaparecerán para todas las personas que tengan el enlace.
study-delete-yes = Borrar
study-delete-no = Conservarlo
