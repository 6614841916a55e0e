# Avec qui l’on peut jouer : niveaux et caractères. La page lit aussi ce fichier.

bot-random = Hasard
    .help = Fait n’importe quoi de permis.
bot-beginner = Débutant
    .help = Connaît les règles pratiques, mais les suit le plus souvent sans rigueur.
bot-heuristic = Heuristique
    .help = Joue selon des règles pratiques, sans jamais se tromper ; sert d’étalon aux autres.
bot-novice = Novice
    .help = Joue selon ce qu’il a appris en jouant contre lui-même, mais sans rigueur.
bot-adept = Adepte
    .help = Joue selon ce qu’il a appris en jouant contre lui-même, avec une erreur de temps en temps.
bot-master = Maître
    .help = Joue aussitôt le coup qu’il a appris être le meilleur.
bot-grandmaster = Grand maître
    .help = Regarde en outre plus loin, environ deux secondes par décision.

## Noms de versions précédentes

bot-habit = Habitude
    .help = L’ancien nom de Heuristique : c’est le même bot.
bot-greedy = Glouton
    .help = Ce bot n’existe plus ; Heuristique joue à sa place.

## Caractères des bots qui regardent plus loin

character-balanced = Équilibré
    .help = Veut gagner, et rien d’autre.
character-bold = Audacieux
    .help = Préfère la chance de beaucoup à la certitude de peu.
character-careful = Prudent
    .help = Préfère ne pas prendre de retard que prendre beaucoup d’avance.
character-spiteful = Malveillant
    .help = Se réjouit quand les autres ont peu de points.
