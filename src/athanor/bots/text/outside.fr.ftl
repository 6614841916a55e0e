# Textes sur les bots qui viennent d’autres paquets ou sont des programmes à part.

bot-plugin-clash = Plusieurs bots s’appellent « { $bot } » : { $packages } en ont chacun un. Retire-les tous sauf un.
bot-plugin-broken = Le bot « { $bot } » du paquet { $package } est inutilisable : { $detail }
bot-plugin-not-a-bot = Ce que le paquet { $package } offre comme bot « { $bot } » n’est pas un bot de ce nom : il faut une classe dérivée de athanor.bots.Bot qui porte ce nom.

bot-program-missing = Le bot « { $command } » ne peut pas démarrer : ce programme n’existe pas.
bot-program-mute = Le bot « { $command } » n’a pas salué : il { $why }.
bot-program-not-here = Le bot « { $bot } » est un programme, et personne ne l’a permis ici. Nomme-le sur la ligne de commande, ou donne-lui un nom dans le réglage ATHANOR_BOTS.
bot-program-setting = ATHANOR_BOTS prend des bots sous la forme nom=commande, séparés par des points-virgules, ou en JSON ({ "{" }"tidy": ["python3", "tidy.py"]{ "}" }), avec des noms en minuscules, chiffres et tirets ; « { $part } » n’en est pas un.
bot-program-clash = ATHANOR_BOTS nomme un bot « { $bot } », mais il y en a déjà un de ce nom. Choisis un autre nom.
bot-program-seconds = ATHANOR_BOT_SECONDS prend un nombre de secondes de 0.1 à 600, pas « { $value } ».

## Pourquoi un programme a perdu son coup ; c’est la suite de « il … »

forfeit-late = n’a pas répondu à temps
forfeit-died = s’est arrêté avant d’avoir répondu
forfeit-flood = a envoyé plus que ne contient une réponse
forfeit-garbage = a dit ce qui n’est pas une réponse
forfeit-illegal = a choisi ce qui n’est pas permis
forfeit-missing = n’a pas pu démarrer
forfeit-protocol = parle une autre version du protocole
forfeit-given-up = a échoué trop souvent et n’est plus relancé

bot-weights-missing = Il n’y a pas de fichier de poids « { $file } ».
bot-weights-other = Le fichier « { $file } » n’a pas de poids qui conviennent au réseau de « { $game } ».
bot-learnt-other-game = Le bot « { $bot } » n’a pas appris « { $game } ».
bot-weights-not-here = Le bot « { $bot } » est un fichier de poids, et personne ne l’a permis ici. Nomme-le dans la ligne de commande.
