# Les jeux de cartes : où ils sont, et ce qui peut clocher dans leurs fichiers.

option-cards = Cartes
    .help = Avec quelles cartes on joue : les nôtres, ou les tiennes, recopiées de la boîte.
option-cards-athanor = Les cartes d’Athanor

cards-not-at-hand = Cette partie se joue avec les cartes { $cards }, qui ne sont pas disponibles ici. Qui possède leur dossier les fait connaître avec « --cards DOSSIER ».
cards-unfit = On ne peut pas jouer avec les cartes de { $folder }. { $file }, ligne { $line } : { $detail }{ $more ->
    [0] {""}
    [one] { " " }(Et 1 autre erreur.)
   *[other] { " " }(Et { $more } autres erreurs.)
}
cards-in-the-way = Il y a déjà un fichier { $file } dans { $folder } ; rien n’a été écrit. Choisis un dossier vide.
cards-not-written = Les cartes ne peuvent pas être écrites dans { $folder } : { $detail }.

## N’importe quel fichier

cards-no-file = Ce fichier manque ou est illisible.
cards-not-toml = Ceci n’est pas lisible comme du TOML : { $detail }.
cards-count = Il y a { $here } tables [[{ $table }]], mais il en faut { $wanted }.
cards-no-table = La table [{ $table }] manque.
cards-unknown-table = Il n’existe pas de table « { $table } ».
cards-unknown-key = « { $key } » ne veut rien dire ici.
cards-missing = « { $key } » manque.
cards-empty = « { $key } » est vide.
cards-not-number = « { $key } » doit être un nombre entier.
cards-not-word = « { $key } » doit être un texte entre guillemets.
cards-not-list = « { $key } » doit être une liste entre crochets.
cards-not-words = « { $key } » doit être une liste de textes.
cards-not-numbers = « { $key } » doit être une liste de nombres entiers.
cards-not-in-range = « { $key } » doit être compris entre { $low } et { $high }, pas { $value }.
cards-not-one-of = « { $key } » ne peut pas être « { $word } ». Possible : { $among }.

## Cartes

cards-name = Toute carte a un nom : name = "…", ou en trois langues name = {"{"} en = "…", es = "…", fr = "…" {"}"}.
cards-name-length = Un nom est un texte de 1 à { $longest } lettres.
cards-name-twice = Une autre carte de cette sorte s’appelle déjà « { $name } ».
cards-unknown-symbol = « { $word } » n’est pas un symbole pour « { $key } ».
cards-down-first = Dans « { $key } », « track down » est le prix de ce qui suit : il figure une fois, au début, et quelque chose suit.
cards-one-elemental = Un artefact de départ montre exactement un symbole Élément.
cards-requirement = Un niveau requis va de 1 à { $top }.
cards-too-few = À { $players } joueurs, il reste { $left } cartes de [[{ $table }]], mais il en faut { $wanted } : moins de cartes peuvent être réservées à plus de joueurs.
cards-vault = Un coffre se dessine avec # et . en lignes de même longueur, sans ligne ni colonne vide, et compte { $cells } cases.
cards-vault-lines = « { $key } » a { $here } entrées, mais le coffre compte { $wanted } { $key }.
cards-vault-ends = Chaque entrée de « { $key } » est une table avec des listes de symboles pour { $ends }.
cards-formulas = { $alchemist } a plus de { $wanted } formules.
cards-no-such-card = Il n’y a pas de { $key } « { $word } » ; écris le nom anglais en un mot, avec des traits d’union.
cards-given-twice = « { $word } » est déjà donné à un autre siège.
cards-hand-mark = La carte « { $key } » de ce siège est réservée à plus de joueurs que ce siège n’en suppose.
cards-bot-element = Il y a déjà ici une carte pour { $element }.
cards-bot-symbols = Une carte montre un symbole, deux différents, ou "max".
cards-bot-twice = Une carte fait « { $word } » une fois au plus.

## Plateaux

cards-not-these = « { $key } », ce sont { $count } de ces mots : { $among }.
cards-each-once = « { $key } » contient chacun de ces mots une fois : { $among }.
cards-market = Le marché a deux emplacements par couleur.
cards-steps = Les niveaux à bonus sont des nombres de 1 à { $top }, croissants.
cards-section = Chacun de ces symboles mène à une section : { $among }.
cards-spaces = Les sections ont { $here } emplacements en tout, mais il en faut { $wanted }.
cards-essences-differ = Chacun des quatre doit avoir sa propre essence.
cards-too-few-tokens = Il y a { $here } jetons Bonus pour { $wanted } cases.
cards-dice = Les dés pour { $players } joueurs sont trois nombres, noirs, blancs et rouges : assez pour trois dés chacun, et 30 au plus.
