## Le jeu dans les listes de jeux.

game-about = Mélange, déduis, publie : trouve de quoi chaque ingrédient est fait.
page-reader = Lecteur de cartes
    .title = Le lecteur de cartes, pour une vraie table
page-sheet = Feuille de déduction à imprimer
    .title = Feuille de déduction à imprimer
page-triangle = Triangle du superviseur à imprimer
    .title = Triangle du superviseur à imprimer
