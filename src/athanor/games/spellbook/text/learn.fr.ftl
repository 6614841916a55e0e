## Le jeu dans les listes de jeux.

game-about = Réunis les sept matières, apprends des sorts, nourris ton familier.
solo-name = l’adversaire fictif

## Ce qu’une pièce dit d’elle-même.

board-spell-level = { $spell }, niveau { $level }
