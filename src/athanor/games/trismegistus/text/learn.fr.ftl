## Le jeu dans les listes de jeux.

game-about = Choisis des dés, change le plomb en or, achève le grand œuvre.
solo-name = Botmegistus
page-companion = Botmegistus pour une vraie table
    .title = Botmegistus, pour une vraie table

## Ce qu’une pièce dit d’elle-même.

board-several = Il y a { $count } façons : un clic les montre.
