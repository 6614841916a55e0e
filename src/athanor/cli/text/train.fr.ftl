# Textes de `athanor train`.

command-train = apprendre un jeu en jouant contre soi-même (il faut PyTorch)
help-train-minutes = combien de temps apprendre en tout (60) ; un entraînement arrêté continue pour le reste
help-train-out = le dossier de l’entraînement (train-JEU) ; la même commande continue là où il s’est arrêté
help-train-init = commencer par les poids de ce fichier au lieu de poids au hasard
help-train-actors = combien de processus jouent (la moitié des processeurs)
help-train-seed = le nombre d’où vient tout le hasard (1)
help-train-set = un autre réglage de l’entraînement, comme rate=0.0005 ; peut être donné plusieurs fois
help-train-promote = mesurer ces poids à ceux que le jeu possède ; sans fichier, ceux qui viennent d’être appris
help-train-against = mesurer plutôt à ce fichier de poids ou à ce bot
help-train-against-metavar = FICHIER|BOT
help-train-sprt = les cotes que le test distingue : au plus la première, ou au moins la seconde (0:20)
help-train-players = combien s’assoient à la table pendant le test (2)
help-train-games = finir le test sans décision après tant de parties (20000)
help-train-install = mettre les poids qui ont réussi le test dans le paquet, là où le jeu les cherche

train-no-torch = Pour apprendre il faut PyTorch, qui n’est pas installé : pip install 'athanor-games[train]'
train-bad-minutes = --minutes prend un nombre de minutes supérieur à 0, pas « { $value } ».
train-setting-unknown = Il n’y a pas de réglage « { $setting } ». Réglages : { $known }.
train-setting-bad = Le réglage « { $setting } » prend un nombre, pas « { $value } ».
train-folder = L’entraînement de { $folder } ne peut pas être gardé : { $detail }.
train-going-on = L’entraînement de { $folder } continue : { $decisions } décisions en { $minutes } minutes jusqu’ici.
train-complete = L’entraînement de { $folder } a eu ses { $minutes } minutes. Un --minutes plus grand le continue.
train-starting = Démarrage
train-stopping = Arrêt après cette étape …
train-stopped = Arrêté et enregistré dans { $folder } après { $minutes } minutes et { $decisions } décisions. La même commande continue à partir de là.
train-done = Appris pendant { $minutes } minutes, avec { $decisions } décisions. Dans { $folder } : weights.npz (pour jouer), curve.svg (comment cela s’est passé) et state.pt (pour continuer).
train-line = { $minutes } min · { $decisions } décisions, { $rate } par seconde

train-curve = { $game } : apprendre en jouant contre soi-même
train-decisions = décisions
train-shares = Part des victoires
train-points = Points par partie
train-hand-made = bot fait main
train-frozen = copies antérieures
train-random = jeu au hasard
train-fair = part équitable
train-own-points = réseau
train-their-points = bot fait main
train-self-points = contre lui-même

train-promotable = { $file } est plus fort. Pour le mettre dans le paquet : athanor train { $game } --promote { $file } --install
train-not-promoted = Il n’est pas démontré que { $file } soit plus fort ; rien n’a été changé.
train-installed = { $file } est maintenant le réseau du jeu : { $place }
