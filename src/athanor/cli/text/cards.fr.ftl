# Des cartes à soi.

command-cards = exporter, vérifier et utiliser ses propres cartes
help-cards = jouer avec les cartes de ce dossier, créé par « athanor cards --export »
help-own-cards-game = le jeu ; inutile tant qu’un seul a des cartes à recopier
help-folder-metavar = DOSSIER
help-own-cards-export = écrire nos cartes dans ce dossier, pour les modifier
help-own-cards-check = nommer toutes les erreurs des cartes de ce dossier
own-cards-what = Dis --export DOSSIER ou --check DOSSIER, l’un des deux.
own-cards-none = { $game } n’a pas de cartes à recopier. Jeux avec des cartes à soi : { $known }.
own-cards-which = Quel jeu ? Jeux avec des cartes à soi : { $known }.
own-cards-no-folder = Il n’y a pas de dossier « { $folder } ».
own-cards-exported = Écrit dans { $folder } : { $files }.
own-cards-next = Modifie-les, puis : athanor cards --check { $folder }
own-cards-fault = { $file }:{ $line }: { $detail }
own-cards-faults = { $count ->
    [one] 1 erreur.
   *[other] { $count } erreurs.
}
own-cards-fine = Aucune erreur. Pour jouer avec elles : athanor play { $game } --cards { $folder }
