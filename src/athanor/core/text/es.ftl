# Textos del núcleo: lo que cualquier juego puede decir.

nothing = nada
player = Jugador { $number }
game-over = La partida ha terminado.
census-seat = Asiento

why-no-such-action = No existe la acción número { $number }.
why-game-over = La partida ha terminado.
why-not-your-turn = Ahora decide { $seat }.
why-not-now = Eso no es lo que se decide ahora.
why-gesture-reveals = Por el camino se conoce algo oculto: decide primero hasta ahí.

undo-nothing = No hay nada que deshacer.
undo-others = Otra persona ha decidido después; ya no se puede deshacer.
undo-revealed = Se ha conocido algo oculto; ya no se puede deshacer.

unknown-game = No existe ningún juego llamado «{ $game }». Juegos conocidos: { $known }.
game-package-broken = El juego «{ $game }» del paquete { $package } no se puede usar: { $detail }.
game-package-not-a-game = Lo que el paquete { $package } ofrece como juego «{ $game }» no es un juego con ese nombre.
game-package-clash = Más de un juego se llama «{ $game }»: hay uno en cada uno de estos paquetes: { $packages }. No se toma ninguno.
game-package-taken = El juego «{ $game }» del paquete { $package } queda fuera: ya hay un juego con ese nombre.

option-players = Este juego es para { $low } a { $high } jugadores, no { $players }.
option-unknown = No existe la opción «{ $option }». Opciones conocidas: { $known }.
option-none = Este juego no tiene opciones; tampoco «{ $option }».
option-bad-number = La opción «{ $option }» admite un número entero de { $low } a { $high }, no «{ $value }».
option-bad-choice = La opción «{ $option }» no puede ser «{ $value }». Posibles: { $choices }.
option-per-seat = La opción «{ $option }» necesita un valor por cada uno de los { $players } jugadores.
option-bad-seed = Una semilla es un número entero desde 0 y menor que 2 elevado a 128, no «{ $seed }».

record-none = Esta posición no tiene registro: es imaginada.
record-not-readable = Este texto no se puede leer: { $detail }.
record-not-a-record = Esto no es el registro de una partida.
record-newer-format = Este registro lo escribió otra versión de Athanor, en una forma que esta no sabe leer.
record-bad-field = Este registro está dañado: el campo «{ $field }» falta o es erróneo.
record-bad-move = Este registro está dañado: «{ $line }» no es una jugada.
no-such-action = No existe ninguna acción llamada «{ $name }».
record-illegal-move = Este registro está dañado: la jugada { $number }, «{ $name }», no está permitida ahí.
record-ends-otherwise = Este registro está dañado: no termina con los puntos que afirma.
record-other-rules = Esta partida se jugó con la versión { $asked } de las reglas (aquí está la { $here }): su resultado sigue en pie, pero no se puede repetir, analizar ni seguir desde una jugada.

position-other-game = Esta no es una posición de { $game }.
position-damaged = Esta posición está dañada o incompleta.
position-impossible = Esta posición no puede darse: { $detail }.
position-bad-frame = Esta posición está dañada: «{ $frame }» no es una decisión pendiente.
