# Textes du noyau : ce que tout jeu peut dire.

nothing = rien
player = Joueur { $number }
game-over = La partie est terminée.
census-seat = Place

why-no-such-action = Il n’existe pas d’action numéro { $number }.
why-game-over = La partie est terminée.
why-not-your-turn = C’est à { $seat } de décider.
why-not-now = Ce n’est pas ce qui se décide maintenant.
why-gesture-reveals = Une chose cachée se révèle en chemin : décide d’abord jusque-là.

undo-nothing = Il n’y a rien à annuler.
undo-others = Quelqu’un d’autre a décidé depuis ; on ne peut plus annuler.
undo-revealed = Une chose cachée a été révélée ; on ne peut plus annuler.

unknown-game = Aucun jeu ne s’appelle « { $game } ». Jeux connus : { $known }.
game-package-broken = Le jeu « { $game } » du paquet { $package } ne peut pas servir : { $detail }.
game-package-not-a-game = Ce que le paquet { $package } propose comme jeu « { $game } » n’est pas un jeu de ce nom.
game-package-clash = Plusieurs jeux s’appellent « { $game } » : ces paquets en ont chacun un : { $packages }. Aucun n’est retenu.
game-package-taken = Le jeu « { $game } » du paquet { $package } est laissé de côté : il y a déjà un jeu de ce nom.

option-players = Ce jeu se joue de { $low } à { $high } joueurs, pas à { $players }.
option-unknown = Il n’y a pas d’option « { $option } ». Options connues : { $known }.
option-none = Ce jeu n’a pas d’options, donc pas non plus « { $option } ».
option-bad-number = L’option « { $option } » prend un nombre entier de { $low } à { $high }, pas « { $value } ».
option-bad-choice = L’option « { $option } » ne peut pas être « { $value } ». Possibles : { $choices }.
option-per-seat = L’option « { $option } » demande une valeur pour chacun des { $players } joueurs.
option-bad-seed = Une graine est un nombre entier à partir de 0, inférieur à 2 puissance 128, pas « { $seed } ».

record-none = Cette position n’a pas d’enregistrement : elle est imaginée.
record-not-readable = Ce texte est illisible : { $detail }.
record-not-a-record = Ce n’est pas l’enregistrement d’une partie.
record-newer-format = Cet enregistrement vient d’une autre version d’Athanor, sous une forme que celle-ci ne sait pas lire.
record-bad-field = Cet enregistrement est abîmé : le champ « { $field } » manque ou est faux.
record-bad-move = Cet enregistrement est abîmé : « { $line } » n’est pas un coup.
no-such-action = Aucune action ne s’appelle « { $name } ».
record-illegal-move = Cet enregistrement est abîmé : le coup { $number }, « { $name } », n’y est pas permis.
record-ends-otherwise = Cet enregistrement est abîmé : il ne finit pas avec les points qu’il annonce.
record-other-rules = Cette partie a été jouée avec la version { $asked } des règles (ici, c’est la { $here }) : son résultat reste valable, mais elle ne peut être ni rejouée, ni analysée, ni continuée à partir d’un coup.

position-other-game = Ce n’est pas une position de { $game }.
position-damaged = Cette position est abîmée ou incomplète.
position-impossible = Cette position est impossible : { $detail }.
position-bad-frame = Cette position est abîmée : « { $frame } » n’est pas une décision en attente.
