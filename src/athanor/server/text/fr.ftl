# Textes du serveur : erreurs et salutations. La page les reçoit avec ceux du noyau.

## Démarrage

serve-address = Athanor est ouvert à l’adresse { $address }
serve-lan = Les téléphones et ordinateurs du même réseau le trouvent là aussi ; ou vise ceci avec un appareil photo :
serve-data = Les parties sont gardées dans { $folder }
serve-stop = Ctrl-C l’arrête ; chaque partie reste comme elle est.
serve-stopped = Athanor est fermé. Toutes les parties sont gardées.
serve-port-busy = Le port { $port } de { $host } est occupé, peut-être par un Athanor déjà ouvert. « --port » en choisit un autre.
serve-bad-address = « { $host } », port { $port }, n’est pas une adresse où cet ordinateur peut écouter.
serve-data-in-use = Un autre serveur Athanor utilise le dossier { $folder }. Arrête-le d’abord, ou choisis un autre dossier avec « --data ».
serve-data-unusable = Le dossier { $folder } ne peut pas servir à garder des parties : { $detail }.
serve-bad-setting = Le réglage { $name } ne peut pas être « { $value } ».
serve-bad-postgres = ATHANOR_POSTGRES ne désigne aucune base de données ; écris-le comme postgresql://utilisateur:secret@localhost/athanor
serve-postgres-driver = Il manque le paquet qui parle à PostgreSQL : installe « athanor-games[postgres] ».
serve-postgres-in-use = Un autre serveur Athanor utilise la base de données { $database }. Arrête-le d’abord.
serve-postgres-unusable = La base de données { $database } ne peut pas servir à garder des parties : { $detail }.

## La page

page-missing-title = Athanor
page-missing = Le serveur fonctionne, mais sa page n’a pas été construite. Qui travaille sur les sources la construit avec « make play » ; qui a installé un paquet en a un incomplet.
docs-missing-title = Athanor
docs-missing = Le serveur fonctionne, mais sa documentation n’a pas été construite. Qui travaille sur les sources la construit avec « make docs » ; qui a installé un paquet en a un incomplet.
docs-no-page-title = Athanor
docs-no-page = La documentation n’a aucune page à cette adresse. Elle commence à /docs/.

## Qui

guest-needed = Dis d’abord ton nom.
name-empty = Ton nom a besoin d’au moins une lettre.
name-long = Ton nom peut avoir { $longest } lettres au plus ; celui-ci en a { $letters }.
seat-name-empty = Place { $number } : le nom a besoin d’au moins une lettre.
seat-name-long = Place { $number } : le nom peut avoir { $longest } lettres au plus ; celui-ci en a { $letters }.
link-invalid = Ce lien personnel ne fonctionne pas, ou plus : il sert une fois, pendant { $days } jours.
no-such-device = Tu n’as pas de session ouverte sur cet appareil.

## Ce qui n’existe pas

no-such-page = Il n’y a rien à cette adresse.
no-such-method = Cette adresse ne s’utilise pas ainsi.
no-such-language = Nous ne parlons pas « { $language } ». Langues : { $known }.
no-such-texts = Il n’y a pas de textes appelés « { $scope } ».
no-rules = Les règles de { $game } ne sont pas encore écrites.
no-such-table = Cette table n’existe pas. Le lien est peut-être incomplet.
no-such-seat = Il n’y a pas de place numéro { $number } à cette table.
no-such-move = Il n’y a pas de coup numéro { $move } ; cette partie en a { $moves }.
no-such-decision = Après le coup { $move }, personne n’avait à décider ; cette partie a { $moves } coups.
thought-lost = Le bot a été dérangé pendant qu’il réfléchissait. Redemande-lui.
review-too-many = Au plus { $most } de tes analyses peuvent attendre à la fois. Attends que l’une soit faite.
review-enough-today = Tu as demandé { $most } analyses aujourd’hui ; demain, il y en aura d’autres.
review-failed = Cette partie n’a pas pu être analysée. Tu peux la redemander.
no-such-guest = Personne de ce nom n’est à cette table.

## Tables

table-is-open = La partie n’a pas commencé : une place est encore libre.
table-is-over = La partie est terminée.
table-is-abandoned = Cette table s’est terminée sans résultat.
table-not-over = La partie est encore en cours.
table-full = Toutes les places de cette table sont prises.
only-here = Seul cet ordinateur peut ouvrir ce lien ; démarre Athanor avec « --lan » pour laisser entrer les autres.
table-rules-gone = Les règles avec lesquelles cette table a joué ne sont plus là. On peut encore lire ce qui s’est passé.
seat-taken = Cette place est prise.
seat-me-twice = Tu ne peux occuper qu’une place. Pour quelqu’un devant le même écran, donne un nom à cette place.
seat-not-yours-to-give = Ce n’est pas à toi de céder cette place.
seat-secrets-seen = Tu as vu une autre place de cette table ; tu ne peux donc pas prendre celle-ci.
seat-secrets-not-yours = Qui s’assoirait là verrait ce que sait cette place. Donne-la à un bot.
not-seated = Tu n’es pas assis à cette table.
not-the-maker = Seul qui a créé cette table peut faire cela.
fork-seats = Cette partie demande { $players } places.
fork-over = À partir de là, il ne reste rien à jouer.
fork-begins = Cette partie continue à partir du coup { $move } d’une autre ; ce qui était caché a été redistribué.
replay-older-rules = Jusqu’au coup { $move }, cette partie s’est jouée avec une version plus ancienne des règles ; on peut lire cette partie, mais pas la remettre en place.
automatic-opponent = Adversaire automatique

## Réponses

answer-stale = La partie a avancé depuis qu’on t’a posé la question. Regarde encore une fois.
answer-not-asked = On ne te demande rien pour le moment.
undo-table-ended = La partie est terminée ; on ne peut plus rien annuler.
only-watching = Tu regardes. Seuls ceux qui sont assis à la table décident.
coach-not-here = Le tuteur peut aider là où tous les rivaux sont des bots, ou là où tout le monde l’a accepté avant le début de la partie.
not-your-seat = Ce n’est pas ta place.
curtain-first = Lève d’abord le rideau.

## Discussion

chat-empty = Une ligne vide n’a pas été envoyée.
chat-long = Une ligne peut avoir { $longest } signes au plus.
chat-muted = Qui a créé cette table t’a réduit au silence ici.

## Notes

notes-which-seat = Plusieurs de ces places sont à toi ; dis de qui sont les notes.
notes-long = Les notes peuvent occuper { $longest } octets au plus.

## Ce qui ne peut être accepté

bad-input = Ce qui a été envoyé est illisible : « { $field } » manque ou est faux ({ $problem }).
bad-message = Ce qui a été envoyé est illisible : « { $field } » manque ou est faux ({ $problem }).
bad-request = Ce qui a été envoyé est illisible.
no-companion = Le jeu « { $game } » n’a pas d’aide pour une vraie table.
no-such-companion = Il n’y a rien à toi ici. Cela a peut-être été supprimé.
companion-elsewhere = La partie a continué ailleurs, peut-être sur un autre appareil. Regarde de nouveau.
companion-at-start = C’est le début ; il n’y a rien à annuler.
companion-long = Une partie compte au plus { $longest } réponses.
message-too-long = Ce qui a été envoyé est trop long : { $longest } octets au plus.
length-needed = Ce qui a été envoyé ne dit pas sa longueur.
too-fast = C’était beaucoup d’un coup. Attends un instant, s’il te plaît.
too-many-sockets-network = Trop de connexions viennent de ton adresse.
too-many-connections = Trop de connexions sont ouvertes. Réessaie dans un instant.
address-too-long = Cette adresse est plus longue que toutes les nôtres : { $longest } signes au plus.
bad-address = Cette adresse contient des signes qu’aucune des nôtres ne contient.
wrong-origin = Ce serveur n’accepte pas d’ordres des pages de « { $origin } ».
wrong-host = Ce serveur ne répond pas au nom « { $host } ». Qui le gère peut le permettre avec « --origin ».
fault = Quelque chose s’est mal passé sur le serveur ; c’est noté. Rien de ce que tu as fait n’est perdu.
database-away = Les parties ne peuvent pas être gardées en ce moment : rien n’a donc été changé. Réessaie un peu plus tard.

## La ligne de commande

help-data = où les parties sont gardées
help-data-metavar = DOSSIER
help-host = l’adresse où écouter
help-host-metavar = ADRESSE
help-port = le port où écouter ; 0 en prend un libre
help-lan = l’ouvrir à toute la maison et montrer un code pour les téléphones
help-origin = une adresse où les navigateurs peuvent aussi trouver ce serveur ; peut être répété
help-bot-pause = combien de temps un bot semble réfléchir, au moins
help-bot-pause-metavar = SECONDES
help-open = ouvrir la page dans le navigateur
serve-bad-pause = Un bot peut attendre de 0 à { $longest } secondes, pas « { $value } ».
serve-bad-origin = « { $origin } » n’est pas l’adresse d’un site ; écris-la ainsi : https://games.example
serve-bad-log = Le journal peut s’écrire en « text » ou en « json », non en « { $value } ».
serve-no-flags = Cette commande prend ses réglages dans l’environnement ; « athanor serve » a des options.

## La soirée mesurée

load-what = { $games } : { $tables } tables de deux joueurs, { $seconds } s
load-answers = réponses : { $answers } · refusées : { $refused } · perdues : { $lost } · connexions rompues : { $broken }
load-delay = de la réponse à ce que tous l’entendent : p50 { $p50_ms } ms, p99 { $p99_ms } ms ({ $heard } mesurées)
load-memory = mémoire par table : { $kib_per_table } Kio

## Comments on moves
comment-not-yours = Seules les personnes qui ont joué peuvent commenter cette partie.
comment-too-many = Une partie peut avoir { $most } commentaires au plus.
no-such-comment = Il n’y a pas de tel commentaire de toi.

## Études
study-too-many = { $most } études sont le maximum pour une personne.
no-such-study = Cette étude n’existe pas. Elle a peut-être été supprimée.
study-not-yours = Seule la personne qui l’a créée peut modifier cette étude.
study-no-title = Une étude a besoin d’un titre.

## A game that is shared
no-review-yet = Cette partie n’a pas encore été analysée.
picture-own = jeu propre
picture-luck = chance
picture-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
picture-wins = { $count ->
    [one] { $names } gagne avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] { $names } partagent la victoire avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
 }
picture-nobody = Personne ne gagne : { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
picture-account = { $name } : ouverture { $expected }, jeu propre { $own }, rivaux { $rivals }, hasard { $chance }, résultat { $result } sur 100

## Hints
hint-not-here = À cette table, il n’y a pas d’indices.
hint-none-left = Tes indices à cette table sont épuisés.
hint-lost = Aucun indice n’a pu être trouvé à l’instant. Réessaie.

## Puzzles
puzzle-day = Ce n’est aujourd’hui nulle part.
