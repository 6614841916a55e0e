# Avec qui l’on peut jouer : niveaux et caractères. La page lit aussi ce fichier.

bot-random = Hasard
    .help = Fait n’importe quoi de permis.
bot-greedy = Glouton
    .help = Prend ce qui paraît le mieux sur le moment, sans voir plus loin.
bot-beginner = Débutant
    .help = Connaît les bonnes habitudes, mais les suit le plus souvent sans rigueur.
bot-novice = Novice
    .help = Joue selon de bonnes habitudes, avec une erreur de temps en temps.
bot-habit = Habitude
    .help = Joue selon de bonnes habitudes, sans jamais se tromper ; ne prévoit rien.
bot-adept = Adepte
    .help = Regarde plus loin, environ un tiers de seconde par décision.
bot-master = Maître
    .help = Regarde encore plus loin, environ deux secondes par décision.

character-balanced = Équilibré
    .help = Veut gagner, et rien d’autre.
character-bold = Audacieux
    .help = Préfère la chance de beaucoup à la certitude de peu.
character-careful = Prudent
    .help = Préfère ne pas prendre de retard que prendre beaucoup d’avance.
character-spiteful = Malveillant
    .help = Se réjouit quand les autres ont peu de points.
