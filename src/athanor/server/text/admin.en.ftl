# What an operator reads: `athanor admin`.

admin-orders = Orders:
admin-order = what to do
admin-order-metavar = ORDER
admin-data = where games are kept
admin-which = Say what to do: athanor admin ORDER. There are: { $known }.
admin-unknown = There is no order “{ $order }”. There are: { $known }.

## Moving to PostgreSQL

admin-migrate-store = move all games from the data folder to the PostgreSQL database that ATHANOR_POSTGRES names
admin-no-postgres = Name the database to move to: ATHANOR_POSTGRES=postgresql://user:password@localhost/athanor
admin-nothing-to-move = There is nothing to move: { $file } does not exist.
admin-target-not-empty = The database { $database } has games already. Nothing was moved.
admin-not-moved = The games could not be moved ({ $detail }). Both databases are as they were.
admin-moved =
    { $tables ->
        [one] One table
       *[other] { $tables } tables
    } and { $guests ->
        [one] one guest
       *[other] { $guests } guests
    } have moved: { $rows } rows, each compared. The old file stays as it was; from now on start Athanor with ATHANOR_POSTGRES.
