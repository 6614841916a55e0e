## Le jeu dans les listes de jeux.

game-about = Mélange, déduis, publie : trouve de quoi chaque ingrédient est fait.
page-reader = Lecteur de cartes
    .title = Le lecteur de cartes, pour une vraie table
page-sheet = Feuille de déduction à imprimer
    .title = Feuille de déduction à imprimer
page-triangle = Triangle du superviseur à imprimer
    .title = Triangle du superviseur à imprimer

## Le carnet

board-legend = Légende : signes et chiffres
board-legend-signs = Chaque ligne est une substance : son signe rouge, vert et bleu, dans un grand ou un petit cercle. Un grand cercle avec un petit de même couleur et de même signe font cette potion.
board-legend-worlds = Un chiffre est un pourcentage : c’est vrai dans autant des mondes restants. ✗ n’est dans aucun, ✓ dans tous.
board-legend-opposites = ⇄ se trouve là où deux ingrédients ont donné ensemble un mélange neutre : ce sont des opposés.
board-legend-paired = Arrête-toi sur une case : celle qui va avec elle est encadrée.
board-opposites = { $ingredient } + { $other_ingredient } a donné un mélange neutre : ce sont des opposés dans les trois couleurs
board-opposite-cell = Va avec une autre : { $ingredient } est { $alchemical }, car ce sont des opposés
