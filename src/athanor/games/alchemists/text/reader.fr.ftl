# Le lecteur de cartes, le triangle du superviseur et le moteur de déduction.

deduction-impossible = Cela ne peut pas être vrai en même temps que ce que l’on sait déjà.

## Ce que fait le lecteur

reader-function-0 = Tester sur un étudiant
reader-function-1 = Boire une potion
reader-function-2 = Vendre une potion
reader-function-3 = Réfuter une théorie
reader-function-4 = Exposer une potion
reader-mode-0 = apprenti
reader-mode-1 = maître

reader-answer-potion = { $potion }
reader-answer-sale = voulu : { $wanted } ; résultat : { $quality }
reader-answer-aspect = { $ingredient }, { $colour } : { $sign }
reader-answer-yes = { $one } et { $other } font { $potion } : oui
reader-answer-no = { $one } et { $other } font { $potion } : non
reader-line = { $function } · { $answer }
reader-line-full = { $function } · { $one } et { $other } · { $answer }

## Ce qu’il refuse

reader-bad-code = « { $code } » n’est pas un code : un code, ce sont quatre lettres de A à Z.
reader-not-yet = On n’expose des potions qu’à la dernière manche ; choisis d’abord « Dernière manche ».
reader-not-any-more = À la dernière manche, on ne teste plus sur des étudiants ; on expose des potions.
reader-enough = { $count ->
    [one] Un ingrédient suffit ; reprends-le d’abord si tu en veux un autre.
   *[other] Deux ingrédients suffisent ; reprends-en un d’abord si tu en veux un autre.
}
reader-not-this-potion = Ici, la potion ne peut pas être { $potion }.
reader-no-colour = On ne demande une couleur que quand un apprenti réfute.
reader-not-ready = Il reste quelque chose à choisir.
reader-nothing-asked = Choisis d’abord ce que le lecteur doit faire.
reader-same-ingredient = Il faut deux ingrédients différents, pas deux fois { $ingredient }.
reader-for-masters = Le lecteur est en mode apprenti : pour réfuter, on choisit un ingrédient et une couleur.
reader-for-apprentices = Le lecteur est en mode maître : pour réfuter, on choisit deux ingrédients et une potion.
reader-damaged = Ce fichier n’est pas l’historique d’un lecteur, ou il est abîmé.
reader-unknown-word = Je ne connais pas « { $word } ». Possibles : { $known }.
reader-unknown-function = Le lecteur ne sait pas « { $word } ». Il sait : { $known }.
reader-wants-two = Nomme deux ingrédients différents après « { $function } ».
reader-wants-sale = Nomme la potion voulue et deux ingrédients différents après « sell ».
reader-wants-debunk = Nomme un ingrédient et une couleur après « debunk », ou deux ingrédients et une potion.
reader-needs-question = Dis ce que le lecteur doit faire, par exemple : athanor reader DEMO mix mushroom toad
reader-needs-code = Nomme le code de quatre lettres de la partie.
reader-other-game = Ce fichier est l’historique d’une autre partie, pas de { $code }.

## La commande

reader-help-words = le code de quatre lettres de la partie puis, si l’on veut, une question : mix, student, drink ou exhibit avec deux ingrédients ; sell avec la potion voulue et deux ingrédients ; debunk avec un ingrédient et une couleur, ou avec deux ingrédients et une potion
reader-help-words-metavar = CODE
reader-help-answers = montrer quelle substance alchimique a chaque ingrédient
reader-help-new = créer le code d’une nouvelle partie et l’écrire
reader-help-mode = comment on réfute les théories : apprentice (apprenti) ou master (maître)
reader-help-history = garder dans ce fichier les questions et les réponses
reader-help-triangle = écrire le triangle du superviseur comme page à imprimer ; sans code, vide
reader-help-file-metavar = FICHIER
reader-mode-unknown = Le mode est apprentice ou master, pas « { $mode } ».
reader-written = Écrit : { $file }

## Au terminal

reader-welcome = Le lecteur de cartes
reader-which-game = Quelle partie ?
reader-new-game = Une nouvelle partie
reader-enter-code = Entrer le code d’une partie
reader-type-code = Les quatre lettres du code :
reader-which-mode = Comment réfute-t-on les théories ?
reader-what-now = Que doit faire le lecteur ?
reader-last-round = Dernière manche
reader-not-last-round = Ce n’est pas encore la dernière manche
reader-show-history = Les questions et les réponses
reader-show-answers = Montrer les réponses
reader-switch-0 = Passer en mode apprenti
reader-switch-1 = Passer en mode maître
reader-show-code = Montrer le code
reader-leave = Quitter
reader-hide = Tourne l’écran pour être seul à le voir ; q revient en arrière.
reader-which-wanted = Quelle potion est voulue ?
reader-which-first = Le premier ingrédient ?
reader-which-second = Le deuxième ingrédient ?
reader-which-ingredient = Quel ingrédient ?
reader-which-colour = Quelle couleur ?
reader-which-potion = Quelle potion ?
reader-confirm = Tout est choisi. Tout le monde doit-il voir la réponse ?
reader-confirm-yes = Confirmer
reader-confirm-again = Choisir de nouveau
reader-confirm-drop = Ne rien demander
reader-show-everybody = Montre ceci à tous, puis appuie sur Entrée.
reader-press-enter = Appuie sur Entrée pour continuer.
reader-sure-1 = Les réponses mettent fin à la partie. Les montrer ?
reader-sure-2 = La partie est-elle vraiment finie, et tout le monde veut-il les voir ?
reader-no = Non
reader-yes = Oui
reader-not-shown = Rien n’a été montré.
reader-answer-row = { $ingredient } : { $alchemical }
reader-code-sure = Qui connaît le code peut tout retrouver. Il sert à continuer avec un autre lecteur. Le montrer ?
reader-code-is = Le code de cette partie : { $code }
reader-history-secret = Avec les ingrédients, pour tes yeux seulement ?
reader-history-empty = Rien n’a encore été demandé.

## Le triangle du superviseur

triangle-title = Le triangle du superviseur
triangle-secret = Cette page est la solution. Seule une personne qui ne joue pas peut la voir.
triangle-filled = Chaque ingrédient est dans sa fente. Descends depuis celui du haut et va à gauche depuis celui du bas : là où ils se croisent se trouve la potion qu’ils font.
triangle-empty = Découpe les tuiles, mélange-les face cachée et mets-en une dans chaque fente, à l’abri des joueurs. Descends depuis l’ingrédient du haut et va à gauche depuis celui du bas : là où ils se croisent se trouve la potion qu’ils font.
triangle-tiles = Les tuiles
triangle-answers = Ce que répond le superviseur
triangle-experiment = Étudiant, potion bue, exposition : la potion, dite à tous.
triangle-sale = Vente : seulement sa qualité pour la potion voulue : exactement celle-là, bon signe dans une autre couleur, neutre ou mauvais signe.
triangle-apprentice = Réfutation d’un apprenti : le signe que montre la fente de l’ingrédient dans la couleur demandée.
triangle-master = Réfutation d’un maître : seulement oui ou non, si les deux ingrédients font la potion nommée.
triangle-cards = Les ingrédients sont remis face cachée ; le superviseur les pose sur la défausse et ne dit à personne ce que c’était.
