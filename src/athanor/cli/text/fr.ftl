# Textes du terminal.

about = Des jeux de société au terminal : en solitaire, entre amis devant un écran ou contre des bots.

## Les commandes et leur aide

command-play = jouer une partie
command-serve = ouvrir la table aux navigateurs, ici ou dans toute la maison
command-replay = revoir coup par coup une partie sauvegardée ou finie
command-review = analyser une partie finie : où elle a basculé et quelle fut la part de chance
command-rules = lire les règles d’un jeu
command-games = voir les jeux et leurs options
command-admin = prendre soin des parties que garde un serveur
fault = C’est une panne d’Athanor ({ $fault }), tu n’y es pour rien. Si tu jouais, la partie est sauvegardée jusqu’à ta dernière décision. Ce qui s’est passé est écrit dans { $file }
command-unknown = Il n’y a pas de commande « { $command } ». Commandes : { $known }.

help-usage = Usage :
help-command = athanor COMMANDE [options]
help-commands = Commandes :
help-more = « athanor » tout court ouvre la page dans le navigateur ; « athanor play » commence une partie ici. « athanor COMMANDE --help » en dit plus sur une commande.
help-arguments = Arguments
help-options = Options
help-help = montre cette aide
help-version = montre la version
help-lang = la langue
help-no-colour = sans couleurs

help-game = le jeu ; « athanor games » dit lesquels il y a
help-file-metavar = FICHIER
help-game-metavar = JEU
help-players = combien jouent, bots compris
help-bots = combien de places sont à des bots
help-bot = quel bot ; plusieurs noms, séparés par des virgules, sont distribués à tour de rôle
help-names = les noms des personnes, séparés par des virgules
help-seed = le nombre dont vient tout le hasard ; même nombre, même partie
help-option = une option du jeu ; peut être répétée
help-option-metavar = NOM=VALEUR
help-names-metavar = ANA,TEO
help-save = où sauvegarder cette partie
help-resume = reprendre une partie sauvegardée ; sans fichier, la plus récente
help-record = le fichier d’une partie
help-at = commencer à ce coup
help-seat = la voir depuis cette place
help-effort = combien d’essais : quick (peu), usual (normal) ou deep (à fond)
help-review-all = montrer toutes les décisions, pas seulement celles qui ont compté
help-review-json = écrire l’analyse en JSON
help-review-plot = dessiner aussi la courbe en image SVG dans ce fichier
help-text = imprimer toute la partie en texte

## Ce qui cloche dans une commande

arguments-wrong = Je ne comprends pas cette commande ; « { $command } --help » montre comment l’écrire.
argument-unknown = « { $command } » n’a pas d’option { $argument } ; « { $command } --help » dit lesquelles il y a.
argument-unknown-near = « { $command } » n’a pas d’option { $argument }. Voulais-tu dire { $near } ?
argument-too-many = Je ne sais pas ce que « { $argument } » veut dire ici ; « { $command } --help » montre comment l’écrire.
argument-needs-value = { $argument } doit être suivi d’une valeur.
argument-takes-none = { $argument } ne prend pas de valeur.
argument-bad-number = { $argument } prend un nombre entier à partir de { $low }, pas « { $value } ».
argument-bad-range = { $argument } prend un nombre entier de { $low } à { $high }, pas « { $value } ».
argument-bad-ratings = { $argument } demande deux cotes, la plus basse d’abord, comme 0:20, et non « { $value } ».
argument-bad-option = --option s’écrit NOM=VALEUR, pas « { $value } ».
language-unknown = Je ne parle pas « { $language } ». Langues : { $known }.
plugin-broken = Le module « { $plugin } », nommé dans ATHANOR_PLUGINS, ne peut pas être chargé : { $detail }.

seats-too-few = { $players ->
    [one] Il n’y a que { $players } place, mais tu demandes { $wanted } bots.
   *[other] Il n’y a que { $players } places, mais tu demandes { $wanted } bots.
}
seats-names = { $names ->
    [one] Tu as donné { $names } nom,
   *[other] Tu as donné { $names } noms,
} mais { $people ->
    [one] il n’y a que { $people } personne qui joue.
   *[other] il n’y a que { $people } personnes qui jouent.
}
seats-no-people = Il faut qu’au moins une personne joue ; « athanor simulate » laisse les bots jouer seuls.
seats-bot-kinds = { $kinds ->
    [one] Tu as nommé { $kinds } bot,
   *[other] Tu as nommé { $kinds } bots,
} mais { $bots ->
    [0] aucune place n’est à un bot.
    [one] { $bots } seule place est à un bot.
   *[other] { $bots } places seulement sont à des bots.
}
seats-same-name = Deux places ne peuvent pas s’appeler toutes deux « { $name } ».
resume-alone = { $argument } ne va pas avec --resume : la partie sauvegardée dit déjà qui joue à quoi.
resume-none = Il n’y a pas de partie sauvegardée à reprendre.
resume-over = Cette partie est terminée. « athanor replay { $file } » la montre.

## Fichiers

file-missing = Le fichier « { $file } » n’existe pas.
file-folder = « { $file } » est un dossier, pas un fichier.
file-denied = Le fichier « { $file } » ne peut pas être utilisé : permission refusée.
file-exists = Le fichier « { $file } » existe déjà ; choisis un autre nom, ou reprends-le avec --resume.
file-no-folder = Le dossier de « { $file } » n’existe pas.
file-full = Le fichier « { $file } » ne peut pas être écrit : le disque est plein.
file-trouble = Le fichier « { $file } » ne peut être ni lu ni écrit.
file-not-record = Le fichier « { $file } » n’est pas l’enregistrement d’une partie, ou il est abîmé.
file-not-text = Le fichier « { $file } » n’est pas l’enregistrement d’une partie : ce n’est même pas du texte.
file-bad-seats = Le fichier « { $file } » est abîmé : il ne dit pas qui est assis où.
file-at-end = Cette partie a { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} ; il n’y a pas de coup { $number }.

saved-here = Sauvegardée : { $file }
saved-continue = Pour reprendre : { $command }
saved-elsewhere = Quelqu’un d’autre avait modifié le fichier. Cette partie continue dans { $file }
saved-not = La sauvegarde vient d’échouer. { $reason }
saved-other-rules = Cette partie a commencé avec d’autres règles (version { $asked } ; ici, la { $here }) ; elle reprend là où elle en était. L’ancien fichier est gardé : { $file }

## Places

pair = { $name } : { $what }
bot-seat = { $kind } { $number }
opponent-any = Adversaire automatique

## Le menu

menu-welcome = Bienvenue dans Athanor
menu-hint = Un numéro et Entrée ; Entrée seule prend ce que marque › ; q quitte.
menu-which-game = Quel jeu ?
menu-resume = Tu as une partie en cours.
menu-resume-yes = Reprendre : { $game } avec { $names } ({ $when })
menu-resume-no = Une nouvelle partie
menu-who = Qui joue ?
menu-alone = Toi, en solitaire
menu-bots = { $bots ->
    [one] Toi contre { $bots } bot
   *[other] Toi contre { $bots } bots
}
menu-friends = { $people } personnes devant cet écran
menu-which-bot = Quel bot ?
menu-names = Les noms, séparés par des virgules (Entrée : { $default })
menu-option-change = { $option } : que choisis-tu ?
menu-option-number = { $option } : un nombre de { $low } à { $high }
menu-option-free = { $option } : une de ces possibilités, ou la tienne en toutes lettres
menu-options = Options
menu-start = Commencer
menu-not-understood = Je n’ai pas compris « { $answer } ».
menu-bye = À la prochaine.

## Une décision

ask-prompt = ›
news-before = { $count ->
    [one] … et { $count } chose avant (l la montre)
   *[other] … et { $count } choses avant (l les montre)
}
keys-short = n° ou mot · ? aide · u annuler · s points · l journal · r règles · q quitter
curtain-pass = Passe l’écran à { $who }.
curtain-enter = { $who }, appuie sur Entrée quand personne d’autre ne regarde.

answer-unknown = Rien ici ne s’appelle « { $answer } ». Tape un numéro, ou ? pour l’aide.
answer-several = « { $answer } » peut être :
answer-bad-number = Il n’y a pas de choix { $number } ; ils vont de 1 à { $last }.
answer-why-what = Pourquoi pas quoi ? Écris par exemple : ! { $example }
answer-allowed = { $label } : c’est permis (choix { $number }).
answer-more = { $count ->
    [one] … et { $count } de plus.
   *[other] … et { $count } de plus.
}
answer-language = Désormais en français.
answer-language-unknown = Je ne parle pas « { $language } ». Langues : { $known }.

word-undo = annuler
word-log = journal
word-score = points
word-rules = règles
word-quit = quitter
word-why = pourquoi
word-lang = langue

help-title = Ce que tu peux taper
help-key-number = le choix qui porte ce numéro
help-key-words = une partie d’un choix, si un seul la contient
help-key-enter = Entrée
help-key-explain = ce que fait le choix 3
help-key-why = pourquoi quelque chose n’est pas permis : une partie de son nom
help-key-undo = annuler ta dernière décision
help-key-score = la feuille de points
help-key-log = tout ce qui s’est passé
help-key-rules = les règles en bref
help-key-lang = une autre langue
help-key-quit = sauvegarder et quitter (comme Ctrl-C et Ctrl-D)
help-key-redraw = revoir la table
press-enter = Appuie sur Entrée pour continuer.
more-lines = ligne { $shown } sur { $lines } · Entrée : la suite · q : retour à la partie
log-title = Ce qui s’est passé
log-empty = Il ne s’est encore rien passé.

## La fin

score-total = Total
score-hidden = Les points des autres restent cachés jusqu’à la fin.
end-title = La partie est terminée
end-won = { $names } gagne avec { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
end-shared = { $names } partagent la victoire avec { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
end-nobody = Égalité : personne ne gagne.
end-record = La partie est gardée : { $file }
end-replay = Pour la revoir : { $command }

## Revoir une partie

replay-which = Quelle partie ? Nomme son fichier : athanor replay FICHIER
replay-title = { $game } · { $names }
replay-move = Coup { $number } sur { $last }
replay-begin = Début
replay-keys = Entrée suivant · b retour · un numéro : ce coup · q quitter
replay-at-end = C’est la fin. b revient en arrière, q quitte.
replay-at-begin = C’est le début.
replay-unfinished = La partie n’est pas terminée.
replay-old-rules = Cette partie a été jouée avec la version { $asked } des règles (ici, c’est la { $here }) et ne peut être ni rejouée, ni analysée, ni continuée à partir d’un coup ; voici ce qui avait été noté.

## Jeux

games-players = { $low ->
    [one] { $low } joueur
   *[other] { $low } joueurs
}
games-players-range = de { $low } à { $high } joueurs
games-option-range = de { $low } à { $high }
games-option-per-seat = pour chaque joueur
games-default = par défaut : { $value }
games-none = pas d’options
games-bots = Bots

## simulate and bench

command-simulate = faire jouer aux bots beaucoup de parties entre eux
command-bench = mesurer la vitesse des jeux sur cette machine
help-json = afficher des données pour les programmes au lieu d’un tableau

help-simulate-players = les bots qui jouent, un nom par place
help-simulate-games = combien de parties (1000)
help-simulate-seed = le nombre d’où vient tout le hasard (1) ; au même nombre, les mêmes résultats
simulate-which = Quel jeu ? L’un de ceux-ci : { $known }.
simulate-running = En train de jouer
simulate-title = { $game } · { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
simulate-player = joueur
simulate-wins = victoires
simulate-share = part
simulate-points = points
simulate-shared = Victoires partagées : { $games } (chaque vainqueur compte une part de la partie)
simulate-nobody = Parties que personne n’a gagnées : { $games }
simulate-length = Décisions par partie : { $decisions }
simulate-time = { $seconds } s, { $rate } parties par seconde

help-bench-game = le jeu à mesurer, « server » pour le serveur ou « deduction » pour la déduction ; sans lui, tous les jeux
help-bench-seconds = secondes pour chaque nombre de joueurs (2), ou de jeu sur le serveur (60)
bench-bad-seconds = --seconds prend un nombre de secondes supérieur à 0 et d’au plus 3600, pas « { $value } ».
bench-decisions = décisions par seconde
bench-games = parties par seconde
bench-per-game = décisions par partie
bench-options = options par décision
bench-clones = copies par seconde
bench-deals = nouvelles donnes par seconde
bench-snapshots = états sauvegardés par seconde
bench-bytes = octets par copie
bench-where = { $python }, { $processor }
bench-how = Jeu au hasard sur un seul cœur, en temps de processeur. Seules comptent les décisions avec au moins deux options.

## balance

command-balance = jouer beaucoup de parties pour voir si places, personnages et cartes sont équilibrés
help-balance-games = combien de parties (400)
help-balance-players = combien jouent ; sans cela, autant que le jeu en admet
help-balance-bots = les bots qui jouent (heuristic) : un nom pour tous, ou un par place
help-balance-jobs = en combien de processus (1) ; les résultats sont les mêmes
help-balance-solo = parties contre chaque difficulté de l’adversaire automatique ; 0 pour aucune (un huitième de --games)
help-balance-out = où mettre le rapport et ses images (balance)
balance-bots = { $bots } bots sont nommés pour { $players } places : nommes-en un pour toutes, ou un par place.
balance-folder = On ne peut rien écrire dans le dossier { $folder }.
balance-written = { $games ->
    [one] 1 partie a été jouée.
   *[other] { $games } parties ont été jouées.
} Écrit : { $files }
balance-title = { $game } : un jeu équilibré ?
balance-head = { $games ->
    [one] 1 partie
   *[other] { $games } parties
} à { $players ->
    [one] 1 joueur
   *[other] { $players } joueurs
} ({ $bots }), { $date }.
balance-how = Une victoire partagée compte en partie pour chaque vainqueur. Les intervalles sont ceux de Wilson, à 95 % : une autre série d’autant de parties y tomberait presque toujours. Les cartes qui viennent tard, ou à qui mène déjà, se voient plus souvent chez les vainqueurs ; ce n’est pas leur faute.
balance-length = Décisions par partie : { $decisions }. Points d’un joueur : { $points } ± { $spread }. Victoires partagées : { $shared }.
balance-verdict = En bref
balance-inside = { $kind } : tout entre { $low } et { $high } des victoires.
balance-outside = { $kind } : pas tout entre { $low } et { $high } des victoires. { $things }
balance-missed = { $share }, en dehors de { $by }
balance-never = { $kind } : jamais vus : { $things }.
balance-all-had = { $kind } : tous vus, le plus rare { $least ->
    [one] une fois
   *[other] { $least } fois
}.
balance-bots-heading = Bots
balance-bot = Bot
balance-thing = Quoi
balance-had = Vu
balance-won = Gagne
balance-interval = Intervalle
balance-mean = Points en moyenne
balance-sources = Points selon leur source
balance-source = Source
balance-all = Tous les joueurs
balance-winners = Vainqueurs
balance-sum = En tout
balance-solo = { $opponent } contre le même bot : combien de fois il gagne
balance-difficulty = Difficulté
balance-of-bot = Points du bot
balance-actions = Actions
balance-action = Action
balance-per-player = Fois par joueur et partie

## athanor review

review-which = Quelle partie ? Nomme son fichier : athanor review FICHIER
review-effort = Il n’y a pas d’effort « { $effort } ». Il y a : { $known }.
review-opening = départ
review-own = propre jeu
review-rivals = rivaux
review-chance = hasard
review-result = résultat
review-accuracy = précision
review-adds-up = En points sur 100 d’une victoire. Départ, propre jeu, rivaux et hasard donnent ensemble le résultat.
review-decision = { $turn }coup { $move }, { $name } : { $grade }, { $loss } ± { $half } points perdus (environ { $points } de ceux du jeu)
review-fine = { $turn }coup { $move }, { $name } : { $grade }
review-better = {"    "}mieux : { $best }
review-nothing = Aucune décision n’a coûté cher.
review-cost = { $simulations } simulations.
review-chances = Chances de victoire
review-across = décisions
grade-best = la meilleure
grade-good = bonne
grade-inaccuracy = imprécision
grade-mistake = erreur
grade-blunder = grosse erreur
grade-close = trop serré pour trancher
grade-forced = forcée
