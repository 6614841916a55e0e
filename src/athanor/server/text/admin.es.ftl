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
