# Ce que lit la personne qui administre le serveur : `athanor admin`.

admin-orders = Ordres :
admin-order = ce qu’il faut faire
admin-order-metavar = ORDRE
admin-data = où les parties sont gardées
admin-which = Dis ce qu’il faut faire : athanor admin ORDRE. Il y a : { $known }.
admin-unknown = Il n’y a pas d’ordre « { $order } ». Il y a : { $known }.

## Passer à PostgreSQL

admin-migrate-store = déplacer toutes les parties du dossier vers la base PostgreSQL que désigne ATHANOR_POSTGRES
admin-no-postgres = Désigne la base de destination : ATHANOR_POSTGRES=postgresql://utilisateur:secret@localhost/athanor
admin-nothing-to-move = Il n’y a rien à déplacer : { $file } n’existe pas.
admin-target-not-empty = La base { $database } contient déjà des parties. Rien n’a été déplacé.
admin-not-moved = Les parties n’ont pas pu être déplacées ({ $detail }). Les deux bases sont restées comme elles étaient.
admin-moved =
    { $tables ->
        [one] Une table
       *[other] { $tables } tables
    } et { $guests ->
        [one] une personne
       *[other] { $guests } personnes
    } ont été déplacées : { $rows } lignes, comparées une à une. L’ancien fichier reste comme il était ; à partir de maintenant, lance Athanor avec ATHANOR_POSTGRES.
