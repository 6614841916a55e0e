# Cartas propias.

command-cards = exportar, revisar y usar cartas propias
help-cards = jugar con las cartas de esta carpeta, hecha con «athanor cards --export»
help-own-cards-game = el juego; puede omitirse mientras solo uno tenga cartas que copiar
help-folder-metavar = CARPETA
help-own-cards-export = escribir nuestras cartas en esta carpeta, para editarlas
help-own-cards-check = nombrar todos los errores de las cartas de esta carpeta
own-cards-what = Di --export CARPETA o --check CARPETA, una de las dos.
own-cards-none = { $game } no tiene cartas que copiar. Juegos con cartas propias: { $known }.
own-cards-which = ¿Qué juego? Juegos con cartas propias: { $known }.
own-cards-no-folder = No existe la carpeta «{ $folder }».
own-cards-exported = Escrito en { $folder }: { $files }.
own-cards-next = Edítalas y después: athanor cards --check { $folder }
own-cards-fault = { $file }:{ $line }: { $detail }
own-cards-faults = { $count ->
    [one] 1 error.
   *[other] { $count } errores.
}
own-cards-fine = Ningún error. Juega con ellas: athanor play { $game } --cards { $folder }
