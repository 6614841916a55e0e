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

## A database that cannot be used

serve-data-damaged = The database { $file } is damaged ({ $detail }). Nothing was changed. “athanor admin restore FILE” puts a backup in its place.
serve-data-read-only = The database { $file } cannot be written: it belongs to somebody else, or it is marked as read-only.
serve-data-foreign = The database { $place } is not Athanor's: it holds tables of another program. Nothing was changed.
serve-data-newer = The database { $place } was written by a newer Athanor (form { $version }; this one knows { $newest }). Nothing was changed. Install the newer version.
serve-not-copied = No copy of the database could be made at { $file }: { $detail }. The database is as it was.

## What programs ask

metrics-refused = The figures of this server are for its operator: “Authorization: Bearer …” with the value of ATHANOR_METRICS_TOKEN.

## Figures, backups

admin-file = for “backup” and “restore”: which file
admin-file-metavar = FILE
admin-stats = count guests, tables and moves
admin-check = look for damage in the database; it may be in use meanwhile
admin-backup = copy the database, also while the server runs, to FILE or beside it
admin-restore = put the backup FILE in place of the database; the server must be stopped
admin-no-such-word = The order “{ $order }” needs nothing more; what is “{ $word }”?
admin-only-files = PostgreSQL is backed up and checked by programs of its own: pg_dump, pg_restore, pg_amcheck.
admin-which-file = Say which backup: athanor admin restore FILE.
admin-no-file = There is no file { $file }.
admin-file-exists = The file { $file } exists already. Nothing was written.
admin-empty = Nothing was ever kept in { $file }. Nothing was changed.
admin-not-read = The database { $file } cannot be read: { $detail }.
admin-older = The database { $place } still has the form of an older Athanor. It is brought up to date when the server starts.
admin-checked = The database { $file } is sound.
admin-backed-up = The database was copied to { $file }, and the copy was checked.
admin-restored = The database is now as in { $file }.
admin-set-aside = What was there before is kept in { $file }.
admin-counted =
    { $guests ->
        [one] One guest
       *[other] { $guests } guests
    }, { $moves ->
        [one] one move
       *[other] { $moves } moves
    }. Tables: { $open } waiting for players, { $playing } in play, { $over } finished, { $abandoned } ended before.
admin-counted-game = { $game }: { $tables ->
        [one] one table
       *[other] { $tables } tables
    }
