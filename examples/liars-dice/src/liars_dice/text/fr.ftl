# Dés menteurs : tous les mots du jeu.

game-name = Dés menteurs
game-tagline = Chacun voit ses propres dés et parie sur tous.

## Dés

dice-1 = { $number } as
dice-2 = { $number } deux
dice-3 = { $number } trois
dice-4 = { $number } quatre
dice-5 = { $number } cinq
dice-6 = { $number } six

## Ce qu’on peut faire

do-doubt = Douter
do-bid = Annoncer « { $what } »
explain-doubt = Tous les gobelets sont levés. Si l’annonce est tenue, tu perds un dé ; sinon, c’est l’annonceur qui en perd un.
explain-bid = Tu dis que sous tous les gobelets ensemble il y a au moins « { $what } ».
explain-bid-wild = Tu dis que sous tous les gobelets ensemble il y a au moins « { $what } » ; les as comptent aussi.

## Ce qui est demandé

ask-first = Ouvre les annonces. { $number ->
    [one] Il y a { $number } dé en jeu.
   *[other] Il y a { $number } dés en jeu.
}
ask-bid = { $bidder_seat } annonce « { $what } ». Annonces-tu plus, ou en doutes-tu ?
theirs-first = Les annonces s’ouvrent.
theirs-bid = L’annonce est « { $what } ».

## Pourquoi pas

why-no-bid = Il n’y a pas encore d’annonce dont douter.
why-too-many = Il n’y a que { $number ->
    [one] { $number } dé
   *[other] { $number } dés
} en jeu.
why-higher = « { $what } » est déjà annoncé : annonce plus de dés, ou autant d’une face plus haute.

## Ce qui s’est passé

rolled = Tous les dés sont lancés, { $number } en tout. { $seat } commence.
bid = { $seat } annonce « { $what } ».
doubted = { $seat } doute qu’il y ait « { $what } », comme l’a dit { $bidder_seat }.
shown = { $seat } montre { $faces }.
counted = En tout : { $what }.
lost = { $seat } perd un dé.
lost-last = { $seat } perd son dernier dé et quitte le jeu.
game-ends = Il ne reste de dés qu’à { $seat } : la partie est gagnée.

## Table, décompte, options

score-dice = Dés restants
table-wild = { $number ->
    [one] { $number } dé
   *[other] { $number } dés
} en jeu. Les as comptent comme toutes les faces.
table-plain = { $number ->
    [one] { $number } dé
   *[other] { $number } dés
} en jeu.
table-bid = { $seat } annonce « { $what } »
table-seen = { $doubter_seat } a douté de « { $what } », comme l’avait dit { $bidder_seat }. En tout : { $found }. { $loser_seat } a perdu un dé.

option-dice = Dés
    .help = Avec combien de dés chacun commence.
option-ones = As
    .help = Si un as compte comme n’importe quelle autre face.
option-ones-wild = Comptent comme toutes les faces
option-ones-plain = Ne sont que des as

## Le plateau

board-cups = Les gobelets
board-bid = L’annonce
board-no-bid = Pas encore d’annonce
board-own = Tes dés
board-left = { $number ->
    [one] { $number } dé
   *[other] { $number } dés
}
board-out = hors jeu
board-seen = Les gobelets ont été levés
board-number = Combien
board-face = Quelle face
board-fewer = Un dé de moins
board-more = Un dé de plus
board-die = un { $face }
