# Spellbook : tous les mots du jeu.

game-name = Spellbook
game-tagline = Apprends des sorts avec des jetons colorés, ou donne-les à ton familier.

## Noms

token-0 = cercle de Magma
token-1 = triangle de Magma
token-2 = carré de Magma
token-3 = cercle de Poison
token-4 = triangle de Poison
token-5 = carré de Poison
token-6 = cercle de Plantes
token-7 = triangle de Plantes
token-8 = carré de Plantes
token-9 = cercle de Charbon
token-10 = triangle de Charbon
token-11 = carré de Charbon
token-12 = cercle de Vapeur
token-13 = triangle de Vapeur
token-14 = carré de Vapeur
token-15 = cercle de Mercure
token-16 = triangle de Mercure
token-17 = carré de Mercure
token-18 = cercle d’Or
token-19 = triangle d’Or
token-20 = carré d’Or

material-0 = Magma
material-1 = Poison
material-2 = Plantes
material-3 = Charbon
material-4 = Vapeur
material-5 = Mercure
material-6 = Or

colour-0 = rouge
colour-1 = violet
colour-2 = vert
colour-3 = noir
colour-4 = blanc
colour-5 = bleu
colour-6 = jaune

rune-0 = cercle
rune-1 = triangle
rune-2 = carré

phase-0 = aube
phase-1 = midi
phase-2 = crépuscule

spell-0 = Sacrifice
spell-1 = Éruption
spell-2 = Brasier
spell-3 = Lévitation
spell-4 = Partage
spell-5 = Divination
spell-6 = Purification
spell-7 = Guérison
spell-8 = Croissance
spell-9 = Offrande
spell-10 = Concentration
spell-11 = Festin
spell-12 = Voyage temporel
spell-13 = Tempête
spell-14 = Clonage
spell-15 = Transmutation
spell-16 = Rapidité
spell-17 = Mirage
spell-18 = Abondance
spell-19 = Savoir
spell-20 = Communion

dummy = Adversaire fictif

## Ce que fait chaque ligne d’un sort

line-0-3 = Défausse un cercle, puis pioche 4 jetons.
line-0-4 = Défausse un triangle, puis pioche 4 jetons.
line-0-5 = Défausse un carré, puis pioche 4 jetons.
line-1-3 = Pioche jusqu’à avoir 4 jetons.
line-1-4 = Pioche jusqu’à avoir 5 jetons.
line-1-5 = Pioche jusqu’à avoir 6 jetons.
line-2-3 = Pioche 4 jetons ; les autres en prennent 1 sur l’autel.
line-2-4 = Pioche 4 jetons ; les autres en prennent 1 sur l’autel.
line-2-5 = Pioche 4 jetons ; les autres en prennent 1 sur l’autel.
line-3-3 = Prends 2 cercles sur l’autel.
line-3-4 = Prends 2 triangles sur l’autel.
line-3-5 = Prends 2 carrés sur l’autel.
line-4-3 = Prends 1 jeton, puis pioches-en 1 ; les autres en piochent 1.
line-4-4 = Prends 2 jetons ; les autres en piochent 1.
line-4-5 = Prends 3 jetons ; les autres en piochent 1.
line-5-3 = Ajoute à l’autel 2 jetons du sac, prends 2 jetons, puis défausse 1 jeton.
line-5-4 = Ajoute à l’autel 2 jetons du sac, puis prends jusqu’à 2 jetons d’une même couleur.
line-5-5 = Ajoute à l’autel 2 jetons du sac, puis prends 2 jetons.
line-6-3 = Échange 1 jeton avec l’autel.
line-6-4 = Échange 2 jetons avec l’autel.
line-6-5 = Échange 3 jetons avec l’autel.
line-7-3 = Pioche 1 jeton, puis défausse 1 jeton.
line-7-4 = Pioche 2 jetons, puis défausse 2 jetons.
line-7-5 = Pioche 3 jetons, puis défausse 3 jetons.
line-8-3 = Échange 1 jeton de ta réserve contre 1 de ton familier.
line-8-4 = Prends 2 jetons sur l’autel pour ton familier ; ce sort baisse d’un niveau.
line-8-5 = Prends 3 jetons sur l’autel pour ton familier ; ce sort baisse d’un niveau.
line-9-3 = Stocke 2 jetons d’une même couleur.
line-9-4 = Stocke 3 jetons d’une même couleur.
line-9-5 = Stocke 4 jetons d’une même couleur.
line-10-3 = Stocke 1 jeton avec la rune posée ici.
line-10-4 = Avec la rune posée ici : stocke 2 jetons, ou prends-en 1 sur l’autel.
line-10-5 = Avec la rune posée ici : stocke 3 jetons, ou prends-en 2 sur l’autel.
line-11-3 = Prends 1 jeton d’une couleur présente sur ton familier.
line-11-4 = Prends 1 jeton sur l’autel pour ton familier.
line-11-5 = À la fin : 1 point par couleur différente sur ton familier.
line-12-3 = Défausse un cercle, puis monte un autre sort d’un niveau.
line-12-4 = Défausse un triangle, puis monte un autre sort d’un niveau.
line-12-5 = Défausse un carré, puis monte un autre sort d’un niveau.
line-13-3 = Aucun effet.
line-13-4 = Remplace les jetons de ton choix sur l’autel, puis prends 3 jetons ; ce sort baisse d’un niveau.
line-13-5 = Remplace les jetons de ton choix sur l’autel, puis prends 3 jetons ; ce sort baisse d’un niveau.
line-14-3 = Copie une action de midi d’un autre joueur.
line-14-4 = Copie une action de crépuscule d’un autre joueur.
line-14-5 = Défausse un jeton avec la rune posée ici, puis copie une action d’aube d’un autre joueur.
line-15-3 = Aucun effet.
line-15-4 = Apprends un sort ; 1 jeton avec la rune posée ici compte comme joker.
line-15-5 = Apprends un sort ; jusqu’à 2 jetons avec la rune posée ici comptent chacun comme joker.
line-16-3 = Aussitôt : 1 action d’aube.
line-16-4 = Aussitôt : 1 action d’aube.
line-16-5 = Toujours : 2 actions d’aube par jour.
line-17-3 = Toujours : pioche 1 jeton pour chaque jeton de l’autel que tu prends avec la rune posée ici.
line-17-4 = Toujours : pioche 2 jetons pour chaque jeton de l’autel que tu prends avec la rune posée ici.
line-17-5 = Toujours : pioche 2 jetons pour chaque jeton de l’autel que tu prends avec la rune posée ici.
line-18-3 = Aussitôt : pioche 2 jetons.
line-18-4 = Aussitôt : pioche 3 jetons.
line-18-5 = Aussitôt : pioche 4 jetons.
line-19-3 = À la fin : 1 point par autre sort appris.
line-19-4 = À la fin : pour chaque autre sort, 1 point au niveau 3, 2 points au niveau 4 ou 5.
line-19-5 = À la fin : 2 points par autre sort appris.
line-20-3 = Aussitôt : prends 3 jetons sur l’autel pour ton familier.
line-20-4 = À la fin : 1 point par jeton de ton familier avec la rune posée ici.
line-20-5 = Toujours : quand tu apprends un sort, stocke 2 des jetons dépensés.

## … et en solo, où il n’y a pas d’autres joueurs

line-2-3-solo = Pioche 4 jetons, puis prends-en 1 sur l’autel pour le bas du plateau de l’adversaire fictif.
line-2-4-solo = Pioche 4 jetons, puis prends-en 1 sur l’autel pour le bas du plateau de l’adversaire fictif.
line-2-5-solo = Pioche 4 jetons, puis prends-en 1 sur l’autel pour le bas du plateau de l’adversaire fictif.
line-4-3-solo = Prends 1 jeton, puis pioches-en 1 ; pioches-en ensuite 1 pour le bas du plateau de l’adversaire fictif.
line-4-4-solo = Prends 2 jetons ; pioches-en ensuite 1 pour le bas du plateau de l’adversaire fictif.
line-4-5-solo = Prends 3 jetons ; pioches-en ensuite 1 pour le bas du plateau de l’adversaire fictif.
line-14-3-solo = Copie la ligne 4 d’un sort de midi que tu n’as pas appris.
line-14-4-solo = Copie la ligne 4 d’un sort de crépuscule que tu n’as pas appris.
line-14-5-solo = Défausse un jeton avec la rune posée ici, puis copie la ligne 4 d’un sort d’aube que tu n’as pas appris.

## Options

option-spells = Sorts
    .help = Les sept sorts avec lesquels tout le monde joue : une des trois séries, un de chaque couleur au hasard, ou sept noms de ton choix.
option-spells-first-game = Première partie (série I)
option-spells-set-1 = Série I
option-spells-set-2 = Série II
option-spells-set-3 = Série III
option-spells-classic = Classique : un de chaque couleur au hasard
option-handicap = Handicap
    .help = En solo seulement : jetons avec lesquels l’adversaire fictif commence, un point chacun.
option-mirage = Mirage
    .help = Chaque pioche que donne Mirage peut être refusée : demander chaque fois, ou toujours piocher.
option-mirage-ask = Demander chaque fois
option-mirage-always = Toujours piocher
option-handicap-solo = Le handicap n’existe que dans le jeu en solo.

## Ce qui est demandé

ask-phase-0 = { $ways ->
    [take] Aube : prends 1 jeton sur l’autel.
    [draw] Aube : pioche { $count } { $count ->
        [one] jeton
       *[other] jetons
    }.
    [spell] Aube : utilise un sort d’aube ou passe.
    [take-draw] Aube : prends 1 jeton sur l’autel ou pioches-en { $count }.
    [take-spell] Aube : prends 1 jeton sur l’autel ou utilise un sort d’aube.
    [draw-spell] Aube : pioche { $count } { $count ->
        [one] jeton
       *[other] jetons
    } ou utilise un sort d’aube.
   *[take-draw-spell] Aube : prends 1 jeton sur l’autel, pioches-en { $count } ou utilise un sort d’aube.
}
ask-phase-1 = { $ways ->
    [store] Midi : stocke 1 jeton.
    [spell] Midi : utilise un sort de midi ou passe.
   *[store-spell] Midi : stocke 1 jeton ou utilise un sort de midi.
}
ask-phase-2 = { $ways ->
    [learn] Crépuscule : apprends un sort.
    [spell] Crépuscule : utilise un sort de crépuscule ou passe.
   *[learn-spell] Crépuscule : apprends un sort ou utilise un sort de crépuscule.
}
ask-extra-dawn = Fais 1 action d’aube maintenant.
ask-take = { $count ->
    [one] Prends { $count } jeton sur l’autel.
   *[other] Prends { $count } jetons sur l’autel.
}
ask-take-rune = { $count ->
    [one] Prends { $count } jeton avec la rune { $rune } sur l’autel.
   *[other] Prends { $count } jetons avec la rune { $rune } sur l’autel.
}
ask-take-alike = { $count ->
    [one] Tu peux prendre { $count } jeton sur l’autel.
   *[other] Prends jusqu’à { $count } jetons d’une même couleur sur l’autel.
}
ask-take-more = Tu peux prendre encore 1 jeton { $material } sur l’autel.
ask-take-stored = Prends sur l’autel 1 jeton d’une couleur présente sur ton familier.
ask-take-to-familiar = { $count ->
    [one] Prends { $count } jeton sur l’autel pour ton familier.
   *[other] Prends { $count } jetons sur l’autel pour ton familier.
}
ask-must-take = Prends 1 jeton sur l’autel : quelqu’un a utilisé Brasier.
ask-may-draw = { $count ->
    [one] Mirage : piocher { $count } jeton ?
   *[other] Mirage : piocher { $count } jetons ?
}
ask-discard = { $count ->
    [one] Défausse { $count } jeton.
   *[other] Défausse { $count } jetons.
}
ask-discard-rune = Défausse 1 jeton avec la rune { $rune }.
ask-store-rune = { $count ->
    [one] Stocke encore { $count } jeton avec la rune { $rune }.
   *[other] Stocke encore { $count } jetons avec la rune { $rune }.
}
ask-store-material = { $count ->
    [one] Stocke encore { $count } jeton { $material }.
   *[other] Stocke encore { $count } jetons { $material }.
}
ask-offer = { $count ->
    [one] Stocke { $count } jeton.
   *[other] Stocke { $count } jetons d’une même couleur : choisis le premier.
}
ask-focus = Avec la rune { $rune } : stocke { $store } ou prends { $take } sur l’autel. Le premier jeton décide.
ask-focus-store = { $count ->
    [one] Stocke { $count } jeton avec la rune { $rune }.
   *[other] Stocke { $count } jetons avec la rune { $rune }.
}
ask-focus-take = { $count ->
    [one] Prends { $count } jeton avec la rune { $rune } sur l’autel.
   *[other] Prends { $count } jetons avec la rune { $rune } sur l’autel.
}
ask-give = { $count ->
    [one] Échange : choisis { $count } jeton de ta réserve à donner.
   *[other] Échange : choisis { $count } jetons de ta réserve à donner.
}
ask-receive-altar = { $count ->
    [one] Échange : choisis { $count } jeton de l’autel à recevoir.
   *[other] Échange : choisis { $count } jetons de l’autel à recevoir.
}
ask-receive-familiar = Échange : choisis le jeton de ton familier à recevoir.
ask-learn = { $count ->
    [one] Apprends un sort : { $count } jeton avec la rune { $rune } peut servir de joker.
   *[other] Apprends un sort : jusqu’à { $count } jetons avec la rune { $rune } peuvent servir chacun de joker.
}
ask-mark = Tu apprends { $spell } au niveau { $level } : quel jeton va sur la carte ?
ask-pay = { $count ->
    [one] Encore { $count } jeton { $material } à payer pour { $spell }.
   *[other] Encore { $count } jetons { $material } à payer pour { $spell }.
}
ask-pay-wild = { $count ->
    [one] Encore { $count } à payer pour { $spell } : { $material }, ou un joker.
   *[other] Encore { $count } à payer pour { $spell } : { $material }, ou des jokers.
}
ask-pay-set = { $count ->
    [one] Complète le trio : encore { $count } { $rune }.
   *[other] Complète le trio : encore { $count } { $rune }s.
}
ask-keep = { $count ->
    [one] Communion : stocke { $count } des jetons dépensés, ou aucun.
   *[other] Communion : stocke { $count } des jetons dépensés, ou aucun.
}
ask-keep-more = Communion : stocke encore 1 des jetons dépensés.
ask-raise = Voyage temporel : quel sort monte d’un niveau ?
ask-sweep = { $count ->
    [0] Tempête : quels jetons de l’autel remplacer ?
    [one] Tempête : { $count } jeton de l’autel sera remplacé. Quels autres ?
   *[other] Tempête : { $count } jetons de l’autel seront remplacés. Quels autres ?
}
ask-copy = Clonage : quelle action de la phase « { $phase } » copies-tu ?
ask-dummy = Quel jeton de l’autel prends-tu pour l’adversaire fictif ?
ask-dummy-bottom = Quel jeton de l’autel prends-tu pour le bas du plateau de l’adversaire fictif ?

## Libellés des actions

label-pass-phase = Passer
label-pass-take = Ne rien prendre
label-pass-take-more = Ne plus rien prendre
label-pass-may-draw = Ne pas piocher
label-pass-keep = N’en stocker aucun
label-pass-sweep = C’est tout
label-draw = { $count ->
    [one] Piocher { $count } jeton
   *[other] Piocher { $count } jetons
}
label-accept = Piocher
label-take = Prendre un { $token }
label-store = Stocker un { $token }
label-discard = Défausser un { $token }
label-replace = Remplacer un { $token }
label-give = Donner un { $token }
label-receive = Recevoir un { $token }
label-mark = Poser un { $token } sur la carte
label-pay = Payer un { $token }
label-wild = Utiliser un { $token } pour un joker
label-keep = Stocker un { $token }
label-dummy = Donner un { $token } à l’adversaire fictif
label-learn = Apprendre { $spell } au niveau { $level }
label-use = Utiliser { $spell }, niveau { $level }
label-copy = Copier { $spell }, niveau { $level }, chez { $owner-seat }
label-copy-unlearnt = Copier { $spell }, niveau { $level } (sort non appris)
label-raise = Monter { $spell } d’un niveau

## Explications

explain = { $label } : { $what }
explain-use = { $label } : { $what }
explain-learn = { $label } : coûte { $level } jetons de sa couleur ; trois runes identiques comptent comme un jeton. { $what }
explain-learn-transmuted = { $count ->
    [one] { $label } : coûte { $level } jetons de sa couleur ; ici, { $count } jeton avec la rune { $rune } peut compter comme l’un d’eux, et les trios ne comptent pas. { $what }
   *[other] { $label } : coûte { $level } jetons de sa couleur ; ici, jusqu’à { $count } jetons avec la rune { $rune } peuvent compter chacun comme l’un d’eux, et les trios ne comptent pas. { $what }
}
explain-pass = tu ne fais rien ici.
explain-draw = tu pioches 2 jetons du sac pour ta réserve (limite : 9).
explain-accept = l’effet permanent s’applique.
explain-take = depuis l’autel.
explain-store = de ta réserve à la première case libre de ton familier.
explain-discard = de ta réserve à la défausse.
explain-replace = de l’autel à la défausse ; un autre jeton est pioché à sa place.
explain-give = ce jeton quitte ta réserve dans l’échange.
explain-receive = ce jeton rejoint ta réserve dans l’échange.
explain-mark = il marque le niveau du sort ; sa rune compte pour les sorts avec la flèche.
explain-pay = il compte comme un jeton de la couleur du sort et va à la défausse.
explain-wild = il est dépensé comme joker (ou partie d’un joker) de la couleur du sort.
explain-keep = sur la première case libre de ton familier, au lieu de la défausse.
explain-dummy = de l’autel au plateau de l’adversaire fictif.
explain-raise = son jeton monte d’un niveau ; les effets immédiats ne s’appliquent pas.

## Ce qui s’est passé

game-begins = { $seat } commence. Les sorts : { $spells }.
game-ends = La partie est terminée.
game-ends-book = La partie est terminée : { $seat } a appris les sept sorts.
game-ends-familiar = La partie est terminée : le familier de { $seat } est complet.
game-ends-dummy = La partie est terminée : le plateau de l’adversaire fictif est complet.
last-round = { $seat } a complété son grimoire ou son familier : c’est le dernier tour.
last-day = { $seat } a complété son grimoire ou son familier : c’est le dernier jour.
bag-refilled = { $count ->
    [one] Le sac est vide : { $count } jeton défaussé y retourne.
   *[other] Le sac est vide : { $count } jetons défaussés y retournent.
}
passes = { $seat } passe ({ $phase }).
uses = { $seat } utilise { $spell }, niveau { $level }.
copies = { $seat } copie { $spell }, niveau { $level }, chez { $owner-seat }.
copies-unlearnt = { $seat } copie { $spell }, niveau { $level }.
draws = { $seat } pioche : { $tokens }.
takes = { $seat } prend un { $token }.
takes-to-familiar = { $seat } prend un { $token } pour son familier.
discards = { $seat } défausse un { $token }.
stores = { $seat } stocke un { $token }.
keeps = { $seat } stocke un { $token } parmi les jetons dépensés.
gives = { $seat } donne un { $token }.
receives = { $seat } reçoit un { $token } de l’autel.
receives-stored = { $seat } reçoit un { $token } de son familier.
learns = { $seat } apprend { $spell } au niveau { $level }, avec un { $token } sur la carte.
pays = { $seat } paie : { $tokens }.
raises = { $seat } monte { $spell } au niveau { $level }.
lowers = { $spell } ({ $seat }) descend au niveau { $level }.
altar-gains = L’autel reçoit : { $tokens }.
altar-loses = Un { $token } quitte l’autel.
altar-emptied = L’autel est vidé : { $tokens }.
dummy-gets = L’adversaire fictif reçoit un { $token }.
dummy-bottom = Un { $token } va en bas du plateau de l’adversaire fictif.

## Pourquoi pas

why-other-thing = Ce n’est pas une action de la phase « { $phase } ».
why-other-time = Cela se fait à la phase « { $phase } ».
why-must-act = L’effet immédiat est obligatoire : choisis une action d’aube.
why-reserve-full = Ta réserve est pleine : la limite est de 9 jetons.
why-reserve-empty = Ta réserve est vide.
why-bag-empty = Le sac et la défausse sont vides.
why-altar-empty = L’autel est vide.
why-familiar-full = Ton familier est plein.
why-familiar-empty = Il n’y a encore rien sur ton familier.
why-not-on-altar = Il n’y a aucun { $token } sur l’autel.
why-not-in-reserve = Il n’y a aucun { $token } dans ta réserve.
why-not-on-familiar = Il n’y a aucun { $token } sur ton familier.
why-not-spent = Il n’y a aucun { $token } parmi les jetons dépensés.
why-cannot-take = Cet effet ne te permet pas de prendre un { $token }.
why-cannot-store = Cet effet ne te permet pas de stocker un { $token }.
why-wrong-rune = Le { $token } n’a pas la rune demandée.
why-wrong-colour = Le { $token } n’a pas la couleur du sort.
why-take-first = Prends d’abord les jetons sur l’autel.
why-must-take = Tu dois prendre 1 jeton sur l’autel.
why-decide-first = Décide d’abord si tu pioches.
why-discard-first = Choisis d’abord ce que tu défausses.
why-store-first = Choisis d’abord ce que tu stockes.
why-swap-first = Termine d’abord l’échange.
why-dummy-first = Choisis d’abord le jeton de l’adversaire fictif.
why-focus-first = Choisis d’abord un jeton avec la rune { $rune }, à stocker ou à prendre.
why-raise-first = Choisis d’abord le sort qui monte.
why-sweep-first = Dis d’abord quels jetons de l’autel sont remplacés.
why-copy-first = Choisis d’abord l’action à copier.
why-learn-first = Choisis d’abord le sort à apprendre.
why-mark-first = Choisis d’abord le jeton qui va sur { $spell }.
why-pay-first = Termine d’abord le paiement.
why-keep-first = Décide d’abord quels jetons dépensés tu stockes.
why-spell-not-here = { $spell } n’est pas dans cette partie.
why-learn-at-dusk = { $wild ->
    [0] { $spell } s’apprend au crépuscule : 3, 4 ou 5 jetons { $material } ; tu en as { $real }.
   *[other] { $spell } s’apprend au crépuscule : 3, 4 ou 5 jetons { $material } ; tu en as { $real }, et des jokers pour { $wild }.
}
why-learnt-already = Tu as déjà appris { $spell }.
why-learnt-today = Tu as appris { $spell } aujourd’hui ; ce sort s’utilise à partir de demain.
why-no-action = { $spell } ne donne aucune action.
why-other-phase = { $spell } s’utilise à la phase « { $phase } ».
why-level-too-high = { $spell } n’est qu’au niveau { $level } chez toi.
why-line-not-offered = { $spell } : la ligne { $level } n’a pas d’action propre ici.
why-no-real-token = { $spell } demande au moins un vrai jeton { $material }.
why-too-few-to-learn = { $spell } au niveau { $level } demande { $level } jetons { $material } : tu en as { $real }, et des jokers pour { $wild }.
why-cannot-pay = Avec un { $token }, le compte ne tomberait pas juste.
why-cannot-learn = Il n’y a aucun sort que tu puisses payer ainsi.
why-enough-tokens = Tu as déjà autant de jetons que cette ligne en donne.
why-no-effect-now = Cela n’aurait aucun effet maintenant.
why-no-rune-in-reserve = Il n’y a aucun { $rune } dans ta réserve.
why-no-rune-on-altar = Il n’y a aucun { $rune } sur l’autel.
why-no-arrow-rune = Il n’y a pas assez de jetons avec la rune { $rune }.
why-focus-both-full = Ton familier et ta réserve sont pleins.
why-focus-familiar-full = Ton familier est plein, et il n’y a aucun { $rune } à prendre sur l’autel.
why-focus-reserve-full = Ta réserve est pleine, tu ne peux donc rien prendre ; et elle a trop peu de jetons avec la rune { $rune } à stocker.
why-too-few-in-reserve = { $count ->
    [one] Il faut pour cela { $count } jeton dans ta réserve.
   *[other] Il faut pour cela { $count } jetons dans ta réserve.
}
why-too-few-on-altar = { $count ->
    [one] Il faut pour cela { $count } jeton sur l’autel.
   *[other] Il faut pour cela { $count } jetons sur l’autel.
}
why-too-few-alike = Tu n’as pas assez de jetons d’une même couleur.
why-too-few-of-colour = Tu n’as pas { $count } jetons de la couleur du { $token }.
why-no-stored-colour = Aucun jeton de l’autel n’a une couleur de ton familier.
why-nothing-to-raise = Aucun de tes autres sorts ne peut monter.
why-cannot-raise = { $spell } ne peut pas monter.
why-nothing-to-copy = Il n’y a rien à copier.
why-cannot-copy = On ne peut pas copier { $spell } ici.
why-copy-solo = En solo, tu ne peux copier que la ligne 4 d’un sort non appris.
why-not-theirs = { $owner-seat } n’a pas { $spell } au niveau { $level } à copier.
why-same-copy = Une copie déjà proposée, chez un autre joueur, fait exactement la même chose.

## Le décompte

sheet-spell = { $spell }, niveau { $level }
    .row = { $spell }
sheet-unlearnt = { $spell } (sort non appris)
    .row = { $spell }
sheet-familiar = { $count ->
    [one] Familier, { $count } jeton
   *[other] Familier, { $count } jetons
}
sheet-dummy = { $count ->
    [one] Plateau de l’adversaire fictif, { $count } jeton
   *[other] Plateau de l’adversaire fictif, { $count } jetons
}
sheet-dummy-bottom = { $count ->
    [one] Zone du bas, { $count } jeton
   *[other] Zone du bas, { $count } jetons
}

stat-spells = sorts appris
stat-stored = jetons stockés
stat-days = jours

## drawing

opponent-0 = { dummy }
draw-day = Journée : { $seat }
draw-last-round = Dernier tour !
draw-last-day = Dernier jour !
draw-altar = Autel
draw-aside = En chemin
draw-bag = Sac
draw-box = Défausse
draw-reserve = Réserve
draw-familiar = Familier
draw-spells = Sorts
draw-bottom = Zone du bas
draw-flush = vide l’autel
draw-tomorrow = dès demain
draw-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

## board

board-rivals = Rivaux
board-your-reserve = Ta réserve
board-reserve-of = Réserve de { $seat }
board-your-familiar-0 = Ton chat
board-your-familiar-1 = Ton dragon
board-your-familiar-2 = Ta gargouille
board-your-familiar-3 = Ton golem
board-familiar-of = Familier de { $seat }
board-spells-of = Sorts de { $seat }
board-altar-count = { $count } sur 10
board-altar-of-seven = { $count } sur 7
board-tonight = ce soir +{ $count }
board-tonight-none = ce soir rien
board-tonight-emptied = vidé ce soir
board-tonight-about = À la tombée de la nuit, l’autel est complété jusqu’à 5 jetons ; à partir de 5, 1 jeton s’ajoute. S’il y en a 10 ou plus, tous sont défaussés et 5 nouveaux sont piochés.
board-tonight-about-solo = À la tombée de la nuit, l’autel est complété jusqu’à 7 jetons. Si le jeton de l’adversaire fictif couvre une case marquée du symbole, tous sont d’abord défaussés.
board-round = Tour { $number }
board-bag-about = { $count ->
    [one] Le sac contient { $count } jeton.
   *[other] Le sac contient { $count } jetons.
}
board-box-about = { $count ->
    [one] La défausse contient { $count } jeton : { $tokens }.
   *[other] La défausse contient { $count } jetons : { $tokens }.
}
board-box-empty = La défausse est vide.
board-times = { $token } ×{ $count }
board-alike = 3 pareils = 1 joker
board-alike-about = Quand tu apprends un sort, trois jetons de même rune comptent comme un jeton de sa couleur.
board-by-material = par matière
board-by-rune = par rune
board-sort = Trier la réserve
board-of-limit = { $count } sur { $limit }
board-place-empty = vide
board-seat-token = Case { $number } : { $token }
board-seat-next = Case { $number }, la suivante, vaut { $count }
board-seat-empty = Case { $number }, vaut { $count }
board-points-now = { $count ->
    [one] point acquis
   *[other] points acquis
}
board-points = { $count ->
    [one] point
   *[other] points
}
board-plays-now = joue maintenant
board-plays-next = joue ensuite
board-plays-later = joue plus tard
board-plays-done = a terminé
board-bonus = { $what } ; pioche { $count } de plus
board-line = { $spell }, niveau { $level } : { $what }
board-line-here = Avec un { $token } dessus.
board-counted = compté à la fin
board-set = Série { $number }
board-phase-done = { $phase }, passé
board-phase-now = { $phase }, maintenant
board-today = appris aujourd’hui
board-not-now = Pas maintenant
board-which = Lequel ?
board-cancel = Annuler
board-learn = Apprendre au niveau { $level }
board-pay-sum = { $wild ->
    [0] { $real } { $material }
    [one] { $real } { $material } + { $wild } joker
   *[other] { $real } { $material } + { $wild } jokers
}
board-pay-change = 📖 reste sur la carte. Clique pour changer.
board-pay-no-other = Sans lui, le compte n’y serait pas.
board-pay-not-with = Avec lui, le compte ne serait pas juste.
board-wild-one = = 1 joker de { $material }
board-token-marker = { $token } : reste sur la carte
board-token-paid = { $token } : payé
board-token-wild = { $token } : partie d’un joker
board-aside-swap = Donnés
board-aside-spent = Dépensés
board-dummy-about = Chaque soir, l’adversaire fictif reçoit un jeton de l’autel de ton choix. Ses points sont la plus basse valeur encore visible, plus 1 par jeton de la zone du bas.
board-dummy-flush = La case { $number } vide l’autel.
board-spell-learnt = { $spell }, niveau { $level }, avec un { $token }
board-spell-unlearnt = { $spell } (sort non appris)
board-spells-learnt = { $count } sorts appris sur 7
board-stored = { $count } jetons stockés sur 14

card-0-3 = Défausse 1 ○, pioche 4.
card-0-4 = Défausse 1 △, pioche 4.
card-0-5 = Défausse 1 □, pioche 4.
card-1-3 = Pioche jusqu’à en avoir 4.
card-1-4 = Pioche jusqu’à en avoir 5.
card-1-5 = Pioche jusqu’à en avoir 6.
card-2-3 = Pioche 4. Autres : 1 de l’autel.
card-2-4 = Pioche 4. Autres : 1 de l’autel.
card-2-5 = Pioche 4. Autres : 1 de l’autel.
card-3-3 = Prends 2 ○ sur l’autel.
card-3-4 = Prends 2 △ sur l’autel.
card-3-5 = Prends 2 □ sur l’autel.
card-4-3 = Prends 1, pioche 1. Autres : pioche 1.
card-4-4 = Prends 2. Autres : pioche 1.
card-4-5 = Prends 3. Autres : pioche 1.
card-5-3 = Autel +2 ; prends 2, défausse 1.
card-5-4 = Autel +2 ; jusqu’à 2 d’une couleur.
card-5-5 = Autel +2 ; prends 2.
card-6-3 = Échange 1 avec l’autel.
card-6-4 = Échange 2 avec l’autel.
card-6-5 = Échange 3 avec l’autel.
card-7-3 = Pioche 1, puis défausse 1.
card-7-4 = Pioche 2, puis défausse 2.
card-7-5 = Pioche 3, puis défausse 3.
card-8-3 = Échange 1 avec ton familier.
card-8-4 = Prends 2 pour ton familier ; baisse.
card-8-5 = Prends 3 pour ton familier ; baisse.
card-9-3 = Stocke 2 d’une couleur.
card-9-4 = Stocke 3 d’une couleur.
card-9-5 = Stocke 4 d’une couleur.
card-10-3 = Stocke 1 ⇥.
card-10-4 = Stocke 2 ⇥ ou prends 1 ⇥.
card-10-5 = Stocke 3 ⇥ ou prends 2 ⇥.
card-11-3 = Prends 1 d’une couleur du familier.
card-11-4 = Prends 1 pour ton familier.
card-11-5 = Fin : 1 par couleur du familier.
card-12-3 = Défausse 1 ○ : monte un autre sort.
card-12-4 = Défausse 1 △ : monte un autre sort.
card-12-5 = Défausse 1 □ : monte un autre sort.
card-13-3 = Aucun effet.
card-13-4 = Change l’autel, prends 3 ; baisse.
card-13-5 = Change l’autel, prends 3 ; baisse.
card-14-3 = Copie un midi d’un rival.
card-14-4 = Copie un crépuscule d’un rival.
card-14-5 = Défausse 1 ⇥ : copie une aube rivale.
card-15-3 = Aucun effet.
card-15-4 = Apprends 1 ; un ⇥ est joker.
card-15-5 = Apprends 1 ; deux ⇥ jokers.
card-16-3 = Aussitôt : 1 action d’aube.
card-16-4 = Aussitôt : 1 action d’aube.
card-16-5 = 2 actions d’aube par jour.
card-17-3 = Pour chaque ⇥ pris, pioche 1.
card-17-4 = Pour chaque ⇥ pris, pioche 2.
card-17-5 = Pour chaque ⇥ pris, pioche 2.
card-18-3 = Aussitôt : pioche 2.
card-18-4 = Aussitôt : pioche 3.
card-18-5 = Aussitôt : pioche 4.
card-19-3 = Fin : 1 par autre sort.
card-19-4 = Fin : 1 par niv. 3, 2 par niv. 4–5.
card-19-5 = Fin : 2 par autre sort.
card-20-3 = Aussitôt : prends 3 pour le familier.
card-20-4 = Fin : 1 par ⇥ du familier.
card-20-5 = Apprendre : stocke 2 des dépensés.

card-2-3-solo = Pioche 4. Prends 1 pour le fictif.
card-2-4-solo = Pioche 4. Prends 1 pour le fictif.
card-2-5-solo = Pioche 4. Prends 1 pour le fictif.
card-4-3-solo = Prends 1, pioche 1. Fictif : pioche 1.
card-4-4-solo = Prends 2. Fictif : pioche 1.
card-4-5-solo = Prends 3. Fictif : pioche 1.
card-14-3-solo = Midi non appris, ligne 4.
card-14-4-solo = Crépuscule non appris, ligne 4.
card-14-5-solo = Défausse 1 ⇥ : aube, ligne 4.
