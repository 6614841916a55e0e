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

## Une base de données inutilisable

serve-data-damaged = La base de données { $file } est endommagée ({ $detail }). Rien n’a été modifié. « athanor admin restore FICHIER » met une sauvegarde à sa place.
serve-data-read-only = La base de données { $file } ne peut pas être écrite : elle appartient à quelqu’un d’autre, ou elle est en lecture seule.
serve-data-foreign = La base de données { $place } n’est pas celle d’Athanor : elle contient les tables d’un autre programme. Rien n’a été modifié.
serve-data-newer = La base de données { $place } a été écrite par un Athanor plus récent (forme { $version } ; celui-ci connaît la { $newest }). Rien n’a été modifié. Installe la version plus récente.
serve-not-copied = Aucune copie de la base de données n’a pu être faite en { $file } : { $detail }. La base est restée comme elle était.

## Ce que demandent les programmes

metrics-refused = Les chiffres de ce serveur sont pour qui l’administre : « Authorization: Bearer … » avec la valeur d’ATHANOR_METRICS_TOKEN.

## Chiffres et sauvegardes

admin-file = pour « backup » et « restore » : quel fichier
admin-file-metavar = FICHIER
admin-stats = compter les personnes, les tables et les coups
admin-check = chercher des dégâts dans la base de données, qui peut servir pendant ce temps
admin-backup = copier la base de données, même quand le serveur tourne, dans FICHIER ou à côté d’elle
admin-restore = mettre la sauvegarde FICHIER à la place de la base de données ; le serveur doit être arrêté
admin-no-such-word = L’ordre « { $order } » n’a besoin de rien d’autre ; qu’est-ce que « { $word } » ?
admin-only-files = PostgreSQL a ses propres programmes pour les sauvegardes et les contrôles : pg_dump, pg_restore, pg_amcheck.
admin-which-file = Dis quelle sauvegarde : athanor admin restore FICHIER.
admin-no-file = Il n’y a pas de fichier { $file }.
admin-file-exists = Le fichier { $file } existe déjà. Rien n’a été écrit.
admin-empty = Rien n’a jamais été gardé dans { $file }. Rien n’a été modifié.
admin-not-read = La base de données { $file } ne peut pas être lue : { $detail }.
admin-older = La base de données { $place } a encore la forme d’un Athanor plus ancien. Elle est mise à jour au démarrage du serveur.
admin-checked = La base de données { $file } est en bon état.
admin-backed-up = La base de données a été copiée dans { $file }, et la copie a été vérifiée.
admin-restored = La base de données est maintenant comme dans { $file }.
admin-set-aside = Ce qu’il y avait avant est gardé dans { $file }.
admin-counted =
    { $guests ->
        [one] Une personne
       *[other] { $guests } personnes
    }, { $moves ->
        [one] un coup
       *[other] { $moves } coups
    }. Tables : { $open } en attente de joueurs, { $playing } en cours, { $over } terminées, { $abandoned } arrêtées avant.
admin-counted-game = { $game } : { $tables ->
        [one] une table
       *[other] { $tables } tables
    }
