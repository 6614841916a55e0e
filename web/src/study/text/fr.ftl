# Les mots des pages où l’on étudie des parties : analyses, problèmes, statistiques.

review = Analyse
review-they-win = { $count ->
    [one] { $names } gagne avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] { $names } partagent la victoire avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
 }
review-you-win = Tu gagnes avec { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
review-nobody = Personne ne gagne : { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
review-curve = Les chances de chacun
review-curve-label = Les chances de chacun à { $count } décisions, de 0 à 100. La liste des décisions dit la même chose en mots.
review-point = Décision { $number } sur { $count } : { $name } { $points } sur 100
review-luck = chance
review-luck-of = Ce que le hasard et les rivaux ont donné ici à { $name } : { $points }
review-moment = La décision
review-board = La table telle que la voyait { $name }
review-tab-moment = Décision
review-tab-list = Décisions
review-tab-luck = Chance
review-tab-known = Savoir
phase-of-opening = ouverture
phase-of-middle = milieu
phase-of-end = fin

## Grades
grade-best = le meilleur choix
grade-good = bien
grade-inaccuracy = imprécision
grade-mistake = erreur
grade-blunder = erreur grave
grade-close = trop serré pour trancher
grade-forced = forcé

## Luck and skill
ledger = Chance et habileté
ledger-unit = points sur 100 d’une victoire
ledger-opening = ouver­ture
ledger-expected = ouverture
ledger-own = jeu propre
ledger-luck = chance en tout
ledger-chance = hasard
ledger-rivals = rivaux
ledger-result = résul­tat
ledger-accuracy = préci­sion
ledger-falls = De l’ouverture au résultat, pour { $name }
ledger-adds = Chaque ligne s’additionne : ouverture, jeu propre, hasard et rivaux donnent le résultat. Le hasard seul fait 0 sur toute la table.
ledger-past = Ta précision dans tes { $count } dernières parties analysées de ce jeu : { $mean }

## Decisions
decisions = Décisions
decisions-mine = une place
decisions-turning = tournants
decisions-all = les { $count }
decisions-of = de { $name }
decisions-none = Il ne s’est rien passé de tel ici.
decision-best = le mieux : { $choice }
choice-share = { $percent } %, à { $doubt } près
moment-title = { $name } : { $choice }
moment-at = Décision { $number } sur { $count } · { $phase }
moment-before = Décision précédente
moment-after = Décision suivante
moment-lost = { $name } a perdu { $points } points de la victoire ({ $low } à { $high }), soit environ { $vp } points de la partie.
moment-you-lost = Tu as perdu { $points } points de la victoire ({ $low } à { $high }), soit environ { $vp } points de la partie.
moment-best = Rien de mieux n’a été trouvé.
moment-close = Trop serré pour trancher : à { $points } points du mieux, dans la marge de doute.
moment-forced = Il n’y avait rien d’autre à choisir.
moment-master = maître
moment-line = Comment un maître continuerait
moment-next = Suite
moment-whole = Toute la table
moment-try = Essayer d’abord

## While it is made
making = L’analyse est en cours
making-what = Chaque décision est comparée à ce qu’on pouvait faire d’autre, et la chance est séparée de l’habileté.
making-ask = Analyser cette partie
making-how-long = Cela prend quelques minutes et se garde.
making-waiting = { $count ->
    [0] Elle commence tout de suite.
    [one] Une autre analyse passe avant.
   *[other] { $count } analyses passent avant.
 }
making-running = Décision { $done } sur { $of }
making-leave = Tu peux quitter cette page : l’analyse continue et se garde.
making-done = L’analyse est prête.
making-failed = Cette partie n’a pas pu être analysée. Tu peux la redemander.

## Comments
comments = Commentaires
comment-write = Qu’en pensais-tu ici ?
comment-send = Envoyer
comment-remove = Retirer le commentaire

## Sharing
share-title = Partager cette partie
share-what = Toute personne qui a le lien voit l’analyse, toutes mains ouvertes. L’image accompagne le lien.
share-link = Lien vers l’analyse
share-picture = Image
share-picture-alt = L’image que montre le lien
share-text-file = Texte

## A decision made by oneself
exercise-title = Que ferais-tu ?
exercise-say = Voici la table telle que tu la voyais. Prends ta décision sur le plateau ; tu peux l’annuler tant qu’elle n’est pas entière.
exercise-right = Juste : { $choice }.
exercise-shown = Le mieux était : { $choice }.
exercise-wrong = Pas cela : { $choice }. Tu peux réessayer.
exercise-wrong-by = Pas tout à fait : { $choice } abandonne { $points } points de la victoire. Tu peux réessayer.
exercise-again = Réessayer
exercise-show = Montrer la réponse
exercise-line = Comment la partie continuerait
exercise-refutation = Ce qui en sortirait
try-over = Décision { $number } de la partie
try-task = Décide comme tu le ferais à la table.
try-back = Retour à l’analyse

## Hints at the table
hint-odds = tes chances de gagner
hint-thinking = Réflexion en cours …
hint-none = Aucune réponse n’est venue. Réessaie.
hint-only = Rien d’autre ne vaut la peine d’être essayé ici.
hint-close = { $ranks } sont dans la marge de doute : tous sont bons.
hint-known = D’après ce que tu peux voir.
hint-left = { $count ->
    [0] Plus d’indices.
    [one] Encore { $count } indice.
   *[other] Encore { $count } indices.
 }

## Puzzles
puzzle = Problème
puzzles = Problèmes
puzzles-none = Il n’y a pas encore de problèmes.
puzzles-lead = Des positions de vraies parties, chacune avec une réponse nettement meilleure.
puzzles-all = Tous les problèmes
puzzle-task = Un coup est nettement le meilleur. Joue-le sur le plateau.
puzzle-next = Problème suivant
puzzle-last = C’était le dernier de ce genre.
puzzle-your-rating = ton classement
puzzle-its-rating = le sien
puzzle-people = les autres
puzzle-solved = { $percent } % sur { $count } l’ont résolu
puzzle-theme = Thème : { $theme }
puzzle-daily = Problème du jour
puzzle-daily-say = Le même pour tout le monde aujourd’hui.
puzzle-daily-done = C’est fait pour aujourd’hui. Demain il y en aura un autre.
puzzle-daily-go = Au problème
puzzle-themes = Thèmes
puzzle-of = { $solved } sur { $count }
puzzle-weakest = Là où tu perds le plus
puzzle-nameless = Avec un nom, tes réponses sont classées et gardées.
streak = Série
streak-days = { $count ->
    [one] jour
   *[other] jours
 } · record { $longest }
streak-done = répondu
streak-not = rien encore
streak-free = On peut sauter un jour sur sept.

## Statistics
statistics = Statistiques
statistics-of = Les parties de { $name }
statistics-nameless = Les statistiques vont avec un nom. Prends d’abord place à une table.
statistics-none = Tu n’as pas encore de parties terminées.
statistics-games = parties
statistics-won = gagnées
statistics-accuracy = précision, dix dernières
statistics-luck = chance par partie
statistics-less-luck = sans chance
statistics-less-luck-what = « Sans chance » : ce que tu aurais gagné avec un hasard égal, dans les parties analysées (à partir de { $count }).
statistics-progress = Précision
statistics-plot = Précision de { $count } parties analysées : la moyenne de dix est passée de { $first } à { $last }.
statistics-line = Ligne : moyenne des dix dernières parties.
statistics-review-some = Fais analyser quelques parties, et ta précision se dessine ici.
statistics-mistakes = Erreurs favorites
statistics-a-time = points par fois
statistics-which = { $chosen } : un autre choix
statistics-instead = { $chosen } au lieu de { $better }
statistics-times = { $count ->
    [one] une fois
   *[other] { $count } fois
 }
statistics-no-mistakes = Aucune n’a été trouvée dans tes parties analysées.
statistics-practise = S’exercer avec des problèmes
statistics-results = Résultats
statistics-opponents = Adversaires
statistics-few = Au-dessous de dix parties cela dit peu, donc c’est en gris.
statistics-lineups = Compositions et personnages
statistics-keep = À emporter
statistics-keep-what = Toutes tes parties en enregistrements à rejouer coup par coup, et en tableaux : une ligne par partie, ou par décision des parties analysées.
statistics-records = Enregistrements (.zip)
statistics-table = Parties (.csv)
statistics-decisions = Décisions (.csv)
statistics-only-you = Cette page n’est visible que pour toi.

## Études
study = Étude
studies = Études
studies-lead = Des positions de parties finies, avec des notes : pour plus tard, ou pour quelqu’un d’autre.
studies-none = Tu n’en as pas encore. Ouvre l’analyse ou la rediffusion d’une partie, et gardes-en une position.
studies-games = Mes parties
study-positions = { $count ->
    [0] aucune position
    [one] { $count } position
   *[other] { $count } positions
 }
study-by = une étude de { $name }
study-save = Garder dans une étude
study-what = Ce qui est gardé
study-this = cette position
study-turning = { $count ->
    [one] le tournant
   *[other] les { $count } tournants
 }
study-into = Où
study-new = une nouvelle étude
study-title = Titre
study-note = Note
study-write = Qu’y a-t-il à voir ici ?
study-keep = Garder
study-link-opens = Qui a le lien de l’étude peut la lire. La partie est finie : les mains y sont visibles.
study-copy = Copier le lien
study-position = Position { $number } sur { $count }
study-positions-of = Positions
study-seen = { $game }, après le coup { $move }, vu par { $name }
study-open = { $game }, après le coup { $move }, vu de l’extérieur
study-at = { $game }, coup { $move }
study-table = La table à ce moment
study-no-note = sans note
study-gone = Cette position ne peut plus être montrée.
study-empty = Elle ne contient aucune position. On en garde depuis les analyses et les rediffusions.
study-before = Position précédente
study-after = Position suivante
study-up = Monter
study-down = Descendre
study-remove = Retirer cette position
study-delete = Supprimer cette étude
study-delete-sure = « { $title } » et toutes ses notes disparaîtront pour toutes les personnes qui ont le lien.
study-delete-yes = Supprimer
study-delete-no = La garder
