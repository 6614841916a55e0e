# Juegos de cartas: dónde están y qué puede estar mal en sus archivos.

option-cards = Cartas
    .help = Con qué cartas se juega: las nuestras, o las tuyas, copiadas de la caja.
option-cards-athanor = Las cartas de Athanor

cards-not-at-hand = Esta partida se juega con las cartas { $cards }, que aquí no están a mano. Quien tenga su carpeta las da a conocer con «--cards CARPETA».
cards-unfit = No se puede jugar con las cartas de { $folder }. { $file }, línea { $line }: { $detail }{ $more ->
    [0] {""}
    [one] { " " }(Y 1 error más).
   *[other] { " " }(Y { $more } errores más).
}
cards-in-the-way = Ya hay un archivo { $file } en { $folder }; no se ha escrito nada. Elige una carpeta vacía.
cards-not-written = No se pueden escribir las cartas en { $folder }: { $detail }.

## Cualquier archivo

cards-no-file = Este archivo falta o no se puede leer.
cards-not-toml = Esto no se puede leer como TOML: { $detail }.
cards-count = Hay { $here } tablas [[{ $table }]], pero tiene que haber { $wanted }.
cards-no-table = Falta la tabla [{ $table }].
cards-unknown-table = No existe ninguna tabla «{ $table }».
cards-unknown-key = «{ $key }» no significa nada aquí.
cards-missing = Falta «{ $key }».
cards-empty = «{ $key }» está vacío.
cards-not-number = «{ $key }» tiene que ser un número entero.
cards-not-word = «{ $key }» tiene que ser un texto entre comillas.
cards-not-list = «{ $key }» tiene que ser una lista entre corchetes.
cards-not-words = «{ $key }» tiene que ser una lista de textos.
cards-not-numbers = «{ $key }» tiene que ser una lista de números enteros.
cards-not-in-range = «{ $key }» tiene que estar entre { $low } y { $high }, no { $value }.
cards-not-one-of = «{ $key }» no puede ser «{ $word }». Posible: { $among }.

## Cartas

cards-name = Toda carta tiene nombre: name = "…", o en tres idiomas name = {"{"} en = "…", es = "…", fr = "…" {"}"}.
cards-name-length = Un nombre es un texto de 1 a { $longest } letras.
cards-name-twice = Otra carta de esta clase ya se llama «{ $name }».
cards-unknown-symbol = «{ $word }» no es ningún símbolo para «{ $key }».
cards-down-first = En «{ $key }», «track down» es el precio de lo que sigue: va una sola vez, al principio, y algo lo sigue.
cards-one-elemental = Un artefacto inicial muestra exactamente un símbolo elemental.
cards-requirement = Un nivel requerido va de 1 a { $top }.
cards-too-few = Con { $players } jugadores quedan { $left } cartas de [[{ $table }]], pero hacen falta { $wanted }: menos cartas pueden reservarse para más jugadores.
cards-vault = Una cámara se dibuja con # y . en filas de igual longitud, sin fila ni columna vacía, y tiene { $cells } huecos.
cards-vault-lines = «{ $key }» tiene { $here } entradas, pero la cámara tiene { $wanted } { $key }.
cards-vault-ends = Cada entrada de «{ $key }» es una tabla con listas de símbolos para { $ends }.
cards-formulas = { $alchemist } tiene más de { $wanted } fórmulas.
cards-no-such-card = No hay ningún { $key } «{ $word }»; escribe el nombre inglés como una palabra, con guiones.
cards-given-twice = «{ $word }» ya se ha dado a otro asiento.
cards-hand-mark = El { $key } de este asiento es una carta para más jugadores de los que este asiento exige.
cards-bot-element = Aquí ya hay una carta de { $element }.
cards-bot-symbols = Una carta muestra un símbolo, dos diferentes o "max".
cards-bot-twice = Una carta hace «{ $word }» una vez como mucho.

## Tableros

cards-not-these = «{ $key }» son { $count } de estas palabras: { $among }.
cards-each-once = «{ $key }» tiene cada una de estas palabras una vez: { $among }.
cards-market = El mercado tiene dos lugares para cada color.
cards-steps = Los niveles con bonificación son números de 1 a { $top }, en orden creciente.
cards-section = Cada uno de estos símbolos lleva a una sección: { $among }.
cards-spaces = Las secciones tienen { $here } espacios en total, pero tiene que haber { $wanted }.
cards-essences-differ = Cada uno de los cuatro tiene que tener su propia esencia.
cards-too-few-tokens = Hay { $here } fichas de bonificación para { $wanted } espacios.
cards-dice = Los dados para { $players } jugadores son tres números, negros, blancos y rojos: bastantes para tres dados cada uno, y 30 como máximo.
