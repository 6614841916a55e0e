# Textes de l’apprentissage en jouant contre soi-même.

train-no-encoder = « { $game } » ne peut pas être appris : il n’a pas d’encodeur, qui dit à un réseau ce que sait un joueur. Jeux qui en ont un : { $known }.
train-other-game = Le dossier { $folder } contient un entraînement de « { $other } », pas de « { $game } ». Choisis un autre dossier.
train-other-shape = L’entraînement de { $folder } ne peut pas continuer : son réseau a une autre taille, ou ce qui est dit à un joueur de « { $game } » a changé depuis. Recommence dans un autre dossier.
train-damaged = Le fichier { $file } est abîmé, l’entraînement ne peut donc pas continuer à partir de lui. Recommence dans un autre dossier ; --init prend les poids gardés à côté.
train-bad-weights = Le fichier { $file } n’a pas de poids qui conviennent au réseau de « { $game } ».
train-actor-died = Un processus qui joue les parties s’est arrêté sans prévenir. Ce qui a été appris jusqu’au dernier enregistrement est gardé ; la même commande continue à partir de là.
train-diverged = Les réponses du réseau ne sont plus des nombres, l’entraînement a donc été arrêté ; ce qui a été enregistré avant est gardé. Un taux d’apprentissage plus faible peut aider (--set rate=0.0005).
