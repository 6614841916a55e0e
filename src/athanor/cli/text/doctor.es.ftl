# Textos de `athanor doctor`.

command-doctor = decir qué hay aquí, qué falta y qué se puede hacer
help-doctor-data = la carpeta en la que el servidor guarda sus partidas

doctor-part-program = Programa
doctor-part-engine = Motor
doctor-part-page = Página
doctor-part-games-kept = Partidas de la terminal
doctor-part-database = Base de datos del servidor
doctor-part-port = Puerto
doctor-part-games = Juegos
doctor-part-bots = Bots y redes
doctor-part-learning = Aprendizaje
doctor-part-terminal = Terminal
doctor-part-languages = Idiomas

doctor-program = Athanor { $version } con Python { $python } en { $system }, en { $folder }

doctor-engine-compiled = El motor está compilado.
doctor-engine-plain = El motor va en Python puro; compilado sería unas tres veces más rápido.
doctor-engine-make = «make fast» lo compila, una sola vez; después «make play» lo usa.
doctor-engine-wheel = Instala un wheel compilado para este sistema y este Python, si lo hay.

doctor-page = La página está construida; «athanor» la abre.
doctor-page-missing = La página no está construida, así que el servidor no tiene nada que mostrar. La terminal y la biblioteca funcionan.
doctor-page-make = «make web» la construye; «make play» la construye y la abre.
doctor-page-install = Este paquete está incompleto: vuelve a instalarlo desde un wheel.

doctor-folder-closed = No se puede escribir en la carpeta { $folder }.
doctor-folder-choose = Permite escribir ahí o indica otra carpeta en la variable de entorno ATHANOR_DATA.
doctor-data-choose = Permite escribir ahí o elige otra carpeta con «athanor serve --data».
doctor-kept = En { $folder }: en curso { $playing }, terminadas { $finished }.

doctor-database-none = Aún no hay ninguna; el primer «athanor serve» crea { $file }.
doctor-database-empty = Se llega a { $file }; todavía no guarda nada.
doctor-database = { $tables ->
    [one] { $file } está en orden y guarda 1 mesa.
   *[other] { $file } está en orden y guarda { $tables } mesas.
}
doctor-database-older = Es de una versión anterior; el próximo «athanor serve» la pone al día. Hacer antes una copia del archivo no está de más.
doctor-database-newer = La base de datos { $file } es de una versión de Athanor más nueva, que esta no puede leer.
doctor-database-update = Instala la versión nueva o elige otra carpeta con «athanor serve --data».
doctor-database-broken = La base de datos { $file } no se puede leer: { $detail }.
doctor-database-mend = Repón una copia o aparta el archivo: el servidor empezará entonces con una vacía.
doctor-database-in-use = Ahora hay un servidor abierto con ella.

doctor-port-free = { $host }, puerto { $port }, está libre.
doctor-port-taken = { $host }, puerto { $port }, está ocupado, quizá por un Athanor que ya está abierto.
doctor-port-other = Abre esa dirección en el navegador o elige otro puerto con «athanor serve --port».

doctor-games = Se puede jugar a: { $games }.
doctor-package-mend = Actualiza ese paquete o quítalo.

doctor-levels = Niveles: { $levels }.
doctor-networks = Con red propia: { $games }.
doctor-networks-none = Sin red: { $games }. Ahí todos los niveles buscan con partidas al azar, más lento y más flojo.
doctor-networks-train = «athanor train JUEGO» aprende una, si el juego describe con números lo que sabe cada asiento.
doctor-network-broken = La red de { $game } no se puede usar: { $detail }.
doctor-network-mend = Este paquete está dañado: vuelve a instalarlo.
doctor-bots-outside = De otros paquetes y programas: { $bots }.

doctor-torch = PyTorch está instalado: «athanor train» puede aprender.
doctor-torch-none = PyTorch no está instalado. Solo lo necesita «athanor train»: pip install "athanor-games[train]"

doctor-terminal = Con colores y { $columns } columnas.
doctor-terminal-colourless = Sin colores y { $columns } columnas.
doctor-terminal-none = Lo que se escribe aquí va a un archivo o a un programa, no a una pantalla.
doctor-terminal-narrow = La ventana tiene { $columns } columnas.
doctor-terminal-widen = Las tablas se leen mejor a partir de { $columns } columnas.
doctor-letters = La codificación { $encoding } no tiene algunas de nuestras letras y signos; otros los sustituyen.
doctor-letters-mend = Pon la variable de entorno PYTHONUTF8=1 o elige una configuración regional UTF-8.

language-en = inglés
language-es = español
language-fr = francés
doctor-languages = { $languages }; el habitual aquí es el { $usual }.
doctor-languages-choose = --lang elige otro para una orden; la variable de entorno ATHANOR_LANG, para todas.

doctor-well = Todo está en orden.
doctor-notes = { $number ->
    [one] Todo funciona; una cosa (!) podría ir mejor.
   *[other] Todo funciona; { $number } cosas (!) podrían ir mejor.
}
doctor-broken = { $number ->
    [one] Una cosa (✗) no funciona.
   *[other] { $number } cosas (✗) no funcionan.
}
