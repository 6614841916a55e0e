# Lo que lee quien administra el servidor: `athanor admin`.

admin-orders = Órdenes:
admin-order = qué hacer
admin-order-metavar = ORDEN
admin-data = dónde se guardan las partidas
admin-which = Di qué hacer: athanor admin ORDEN. Hay: { $known }.
admin-unknown = No existe la orden «{ $order }». Hay: { $known }.

## Pasar a PostgreSQL

admin-migrate-store = pasar todas las partidas de la carpeta a la base de datos PostgreSQL que nombra ATHANOR_POSTGRES
admin-no-postgres = Nombra la base de datos de destino: ATHANOR_POSTGRES=postgresql://usuario:clave@localhost/athanor
admin-nothing-to-move = No hay nada que pasar: { $file } no existe.
admin-target-not-empty = La base de datos { $database } ya tiene partidas. No se ha pasado nada.
admin-not-moved = No se han podido pasar las partidas ({ $detail }). Las dos bases de datos están como estaban.
admin-moved =
    Se han pasado { $tables ->
        [one] una mesa
       *[other] { $tables } mesas
    } y { $guests ->
        [one] una persona
       *[other] { $guests } personas
    }: { $rows } filas, comparadas una a una. El archivo anterior queda como estaba; a partir de ahora inicia Athanor con ATHANOR_POSTGRES.

## Una base de datos que no se puede usar

serve-data-damaged = La base de datos { $file } está dañada ({ $detail }). No se ha cambiado nada. «athanor admin restore ARCHIVO» pone una copia de seguridad en su lugar.
serve-data-read-only = No se puede escribir en la base de datos { $file }: es de otra persona o está marcada como de solo lectura.
serve-data-foreign = La base de datos { $place } no es de Athanor: contiene tablas de otro programa. No se ha cambiado nada.
serve-data-newer = La base de datos { $place } la escribió un Athanor más nuevo (forma { $version }; este conoce la { $newest }). No se ha cambiado nada. Instala la versión más nueva.
serve-not-copied = No se ha podido hacer una copia de la base de datos en { $file }: { $detail }. La base de datos está como estaba.

## Lo que preguntan los programas

metrics-refused = Las cifras de este servidor son para quien lo administra: «Authorization: Bearer …» con el valor de ATHANOR_METRICS_TOKEN.

## Cifras y copias de seguridad

admin-file = para «backup» y «restore»: qué archivo
admin-file-metavar = ARCHIVO
admin-stats = contar personas, mesas y jugadas
admin-check = buscar daños en la base de datos, que puede estar en uso mientras tanto
admin-backup = copiar la base de datos, también con el servidor en marcha, en ARCHIVO o junto a ella
admin-restore = poner la copia ARCHIVO en lugar de la base de datos; el servidor debe estar parado
admin-no-such-word = La orden «{ $order }» no necesita nada más; ¿qué es «{ $word }»?
admin-only-files = PostgreSQL tiene sus propios programas para las copias y las comprobaciones: pg_dump, pg_restore, pg_amcheck.
admin-which-file = Di qué copia: athanor admin restore ARCHIVO.
admin-no-file = No existe el archivo { $file }.
admin-file-exists = El archivo { $file } ya existe. No se ha escrito nada.
admin-empty = En { $file } nunca se ha guardado nada. No se ha cambiado nada.
admin-not-read = No se puede leer la base de datos { $file }: { $detail }.
admin-older = La base de datos { $place } aún tiene la forma de un Athanor anterior. Se pone al día cuando se inicia el servidor.
admin-checked = La base de datos { $file } está en buen estado.
admin-backed-up = La base de datos se ha copiado en { $file } y la copia se ha comprobado.
admin-restored = La base de datos está ahora como en { $file }.
admin-set-aside = Lo que había antes se conserva en { $file }.
admin-counted =
    { $guests ->
        [one] Una persona
       *[other] { $guests } personas
    }, { $moves ->
        [one] una jugada
       *[other] { $moves } jugadas
    }. Mesas: { $open } a la espera de jugadores, { $playing } en juego, { $over } terminadas, { $abandoned } acabadas antes.
admin-counted-game = { $game }: { $tables ->
        [one] una mesa
       *[other] { $tables } mesas
    }
