# Textos del servidor: errores y saludos. La página los recibe junto con los del núcleo.

## Arranque

serve-address = Athanor está abierto en { $address }
serve-lan = Los teléfonos y ordenadores de la misma red también lo encuentran ahí; o apunta con la cámara aquí:
serve-data = Las partidas se guardan en { $folder }
serve-stop = Ctrl-C lo detiene; todas las partidas se quedan como están.
serve-stopped = Athanor está cerrado. Todas las partidas están guardadas.
serve-port-busy = El puerto { $port } de { $host } está ocupado, quizá por un Athanor ya abierto. Con «--port» se elige otro.
serve-bad-address = «{ $host }», puerto { $port }, no es una dirección en la que este ordenador pueda escuchar.
serve-data-in-use = Otro servidor de Athanor usa la carpeta { $folder }. Detenlo primero o elige otra carpeta con «--data».
serve-data-unusable = La carpeta { $folder } no sirve para guardar partidas: { $detail }.
serve-bad-setting = El ajuste { $name } no puede ser «{ $value }».
serve-bad-postgres = ATHANOR_POSTGRES no nombra ninguna base de datos; escríbelo como postgresql://usuario:clave@localhost/athanor
serve-postgres-driver = Falta el paquete que habla con PostgreSQL: instala «athanor-games[postgres]».
serve-postgres-in-use = Otro servidor de Athanor usa la base de datos { $database }. Detenlo primero.
serve-postgres-unusable = La base de datos { $database } no sirve para guardar partidas: { $detail }.

## La página

page-missing-title = Athanor
page-missing = El servidor funciona, pero su página no está construida. Quien trabaja con las fuentes la construye con «make play»; quien instaló un paquete lo tiene incompleto.
docs-missing-title = Athanor
docs-missing = El servidor funciona, pero su documentación no está construida. Quien trabaja con las fuentes la construye con «make docs»; quien instaló un paquete lo tiene incompleto.
docs-no-page-title = Athanor
docs-no-page = La documentación no tiene ninguna página en esta dirección. Empieza en /docs/.

## Quién

guest-needed = Primero di tu nombre.
name-empty = Tu nombre necesita al menos una letra.
name-long = Tu nombre puede tener { $longest } letras como máximo; este tiene { $letters }.
seat-name-empty = Asiento { $number }: el nombre necesita al menos una letra.
seat-name-long = Asiento { $number }: el nombre puede tener { $longest } letras como máximo; este tiene { $letters }.
link-invalid = Este enlace personal no sirve, o ya no: sirve una vez y durante { $days } días.
no-such-device = No tienes la sesión abierta en ese dispositivo.

## Lo que no existe

no-such-page = No hay nada en esta dirección.
no-such-method = Esta dirección no se puede usar así.
no-such-language = No hablamos «{ $language }». Idiomas: { $known }.
no-such-texts = No hay textos llamados «{ $scope }».
no-rules = Las reglas de { $game } aún no están escritas.
no-such-table = Esa mesa no existe. Quizá el enlace esté incompleto.
no-such-seat = No hay asiento número { $number } en esta mesa.
no-such-move = No hay jugada número { $move }; esta partida tiene { $moves }.
no-such-decision = Tras la jugada { $move } nadie tenía que decidir; esta partida tiene { $moves } jugadas.
thought-lost = Algo molestó al bot mientras pensaba. Pregúntale otra vez.
review-too-many = Pueden esperar a la vez { $most } análisis tuyos como mucho. Espera a que uno esté hecho.
review-enough-today = Hoy has pedido { $most } análisis; mañana habrá más.
review-failed = No se ha podido analizar esta partida. Puedes pedirlo otra vez.
no-such-guest = No hay nadie con ese nombre en esta mesa.

## Mesas

table-is-open = La partida no ha empezado: queda un asiento libre.
table-is-over = La partida ha terminado.
table-is-abandoned = Esta mesa terminó sin resultado.
table-not-over = La partida aún no ha terminado.
table-full = Todos los asientos de esta mesa están ocupados.
only-here = Ese enlace solo se abre en este ordenador; arranca Athanor con «--lan» para que entren otros.
table-rules-gone = Las reglas con las que se jugó en esta mesa ya no están aquí. Lo que ocurrió aún se puede leer.
seat-taken = Este asiento está ocupado.
seat-me-twice = Solo puedes ocupar un asiento. Para alguien ante la misma pantalla, pon nombre a ese asiento.
seat-not-yours-to-give = No te corresponde ceder este asiento.
seat-secrets-seen = Has visto otro asiento de esta mesa; por eso no puedes ocupar este.
seat-secrets-not-yours = Quien se siente ahí vería lo que sabe ese asiento. Dáselo a un bot.
not-seated = No estás sentado en esta mesa.
not-the-maker = Eso solo puede hacerlo quien creó esta mesa.
fork-seats = Esta partida necesita { $players } asientos.
fork-over = A partir de ahí no queda nada por jugar.
fork-begins = Esta partida continúa desde la jugada { $move } de otra; lo que estaba oculto se ha repartido de nuevo.
replay-older-rules = Hasta la jugada { $move } esta partida se jugó con una versión anterior de las reglas; esa parte se puede leer, pero no volver a desplegar.
automatic-opponent = Oponente automático

## Respuestas

answer-stale = La partida ha avanzado desde que se te preguntó. Vuelve a mirar, por favor.
answer-not-asked = Ahora mismo no se te pregunta nada.
undo-table-ended = La partida ha terminado; ya no se puede deshacer nada.
only-watching = Estás mirando. Solo deciden quienes están sentados a la mesa.
coach-not-here = El tutor puede ayudar donde todos los rivales son bots, o donde todos lo aceptaron antes de empezar la partida.
not-your-seat = Ese no es tu asiento.
curtain-first = Primero levanta el telón.

## Charla

chat-empty = No se ha enviado una línea vacía.
chat-long = Una línea puede tener { $longest } signos como máximo.
chat-muted = Quien creó esta mesa te ha silenciado aquí.

## Notas

notes-which-seat = Varios de estos asientos son tuyos; di de quién son las notas.
notes-long = Las notas pueden ocupar { $longest } bytes como máximo.

## Lo que no se puede aceptar

bad-input = No se entiende lo enviado: «{ $field }» falta o está mal ({ $problem }).
bad-message = No se entiende lo enviado: «{ $field }» falta o está mal ({ $problem }).
bad-request = No se entiende lo enviado.
no-companion = El juego «{ $game }» no tiene ayudante para una mesa de verdad.
no-such-companion = Aquí no hay nada tuyo. Quizá se haya borrado.
companion-elsewhere = La partida ha seguido en otro sitio, quizá en otro dispositivo. Vuelve a mirar.
companion-at-start = Esto es el principio; no hay nada que deshacer.
companion-long = Una partida tiene como mucho { $longest } respuestas.
message-too-long = Lo enviado es demasiado largo: { $longest } bytes es el máximo.
length-needed = Lo enviado no dice cuánto mide.
too-fast = Eso ha sido mucho de golpe. Espera un momento, por favor.
too-many-sockets-network = Llegan demasiadas conexiones desde tu dirección.
too-many-connections = Hay demasiadas conexiones abiertas. Inténtalo de nuevo dentro de un momento.
address-too-long = Esta dirección es más larga que cualquiera de las nuestras: { $longest } signos como máximo.
bad-address = Esta dirección contiene signos que ninguna de las nuestras tiene.
wrong-origin = Este servidor no acepta órdenes de páginas de «{ $origin }».
wrong-host = Este servidor no responde al nombre «{ $host }». Quien lo gestiona puede permitirlo con «--origin».
fault = Algo ha fallado en el servidor; ha quedado anotado. Nada de lo que has hecho se ha perdido.
database-away = Ahora mismo no se pueden guardar partidas, así que no ha cambiado nada. Inténtalo de nuevo dentro de un rato.

## La línea de órdenes

help-data = dónde se guardan las partidas
help-data-metavar = CARPETA
help-host = la dirección en la que escuchar
help-host-metavar = DIRECCIÓN
help-port = el puerto en el que escuchar; 0 toma uno libre
help-lan = abrirlo para toda la casa y mostrar un código para teléfonos
help-origin = una dirección en la que los navegadores también pueden encontrar este servidor; se puede repetir
help-bot-pause = cuánto parece pensar un bot, como mínimo
help-bot-pause-metavar = SEGUNDOS
help-open = abrir la página en el navegador
serve-bad-pause = Un bot puede hacer una pausa de 0 a { $longest } segundos, no «{ $value }».
serve-bad-origin = «{ $origin }» no es la dirección de un sitio; escríbela así: https://games.example
serve-bad-log = El registro puede escribirse como «text» o «json», no como «{ $value }».
serve-no-flags = Esta orden toma sus ajustes del entorno; «athanor serve» tiene opciones.

## La velada medida

load-what = { $games }: { $tables } mesas de dos jugadores, { $seconds } s
load-answers = respuestas: { $answers } · rechazadas: { $refused } · perdidas: { $lost } · conexiones rotas: { $broken }
load-delay = de la respuesta a que todos la oigan: p50 { $p50_ms } ms, p99 { $p99_ms } ms ({ $heard } medidas)
load-memory = memoria por mesa: { $kib_per_table } KiB

## Comments on moves
comment-not-yours = Solo quienes jugaron pueden comentar esta partida.
comment-too-many = Una partida puede tener { $most } comentarios como máximo.
no-such-comment = No hay ningún comentario tuyo así.

## Estudios
study-too-many = { $most } estudios son todos los que puede tener una persona.
no-such-study = No existe ese estudio. Puede que se haya borrado.
study-not-yours = Este estudio solo lo puede cambiar quien lo hizo.
study-no-title = Un estudio necesita un título.

## A game that is shared
no-review-yet = Esta partida aún no se ha analizado.
picture-own = juego propio
picture-luck = suerte
picture-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 }
picture-wins = { $count ->
    [one] { $names } gana con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
   *[other] { $names } comparten la victoria con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
 }
picture-nobody = No gana nadie: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 }
picture-account = { $name }: apertura { $expected }, juego propio { $own }, rivales { $rivals }, azar { $chance }, resultado { $result } de 100

## Hints
hint-not-here = En esta mesa no hay pistas.
hint-none-left = Tus pistas en esta mesa se han acabado.
hint-lost = Ahora no se ha podido encontrar una pista. Inténtalo otra vez.

## Puzzles
puzzle-day = Eso no es hoy, en ningún lugar.
