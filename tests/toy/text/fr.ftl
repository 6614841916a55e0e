# Textes de Curios, le jeu des tests.

game-name = Curios
game-tagline = Un petit jeu de secrets.

kind-0 = Loupe
kind-1 = Gant
kind-2 = Lampe
kind-3 = Sac
kind-4 = Talisman
kind-5 = Idole
card = { $kind } { $value }

effect-lens = Regardez la première carte de la pioche, puis laissez-la ou glissez-la sous la pioche.
effect-glove = Choisissez un autre joueur et prenez-lui une carte au hasard.
effect-lamp = Choisissez un autre joueur, qui montre à tous une carte de son choix.
effect-sack = Prenez la première carte de la pioche et mettez à sa place une autre de vos cartes.
effect-ward = Seulement en réaction : annule la carte à laquelle il répond.
effect-idol = Gagnez 3 pièces.

## Ce que l’on peut faire

do-pass = Passer
do-rest = Se reposer et gagner 1 pièce
do-withdraw = Retirer l’offre
do-bid = Offrir { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
}
do-play = Jouer { $card }
do-answer = L’annuler avec { $card }
do-target = Choisir { $seat }
do-show = Montrer { $card }
do-swap = Mettre { $card } sur la pioche
do-keep = Laisser la carte dessus
do-bury = Glisser la carte sous la pioche
explain-play = Jouer { $card }. { $effect }

## Ce que l’on demande

ask-bid = Que vaut le lot pour vous ? Chacun offre en secret.
ask-play = Jouez-vous une carte, ou vous reposez-vous ?
ask-react = { $seat } a posé { $kind } { $value }. L’annulez-vous ?
ask-target = Contre qui joue la carte { $kind } ?
ask-show = Laquelle de vos cartes montrez-vous ?
ask-keep = La carte reste-t-elle sur la pioche ?
ask-swap = Quelle carte mettez-vous sur la pioche ?

## Pourquoi pas

why-nothing-bid = Vous n’avez aucune offre à retirer.
why-too-dear = Vous n’avez que { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
why-bid-first = En ce moment, chacun fait son offre.
why-play-first = Jouez d’abord une carte, ou reposez-vous.
why-ward-waits = Un talisman ne se joue que pour répondre à une autre carte.
why-not-yours = Vous n’avez pas { $kind } { $value }.
why-react-first = On demande d’abord si quelqu’un annule la carte.
why-wait-for-turn = On demande d’abord à { $seat } ; d’ici là, vous ne pouvez que passer.
why-choose-seat = Choisissez d’abord un joueur.
why-no-such-seat = Personne n’est assis là.
why-not-yourself = Choisissez quelqu’un d’autre.
why-no-cards = { $seat } n’a pas de cartes.
why-show-first = Montrez d’abord une carte.
why-swap-first = Mettez d’abord une carte sur la pioche.

## Ce qui s’est passé

reshuffled = Les { $number } cartes visibles sont mélangées et forment la nouvelle pioche.
looked = { $seat } regarde la première carte de la pioche : { $kind } { $value }.
looked-hidden = { $seat } regarde la première carte de la pioche.
buried = { $seat } glisse { $kind } { $value } sous la pioche.
buried-hidden = { $seat } glisse la première carte sous la pioche.
drew = { $seat } pioche { $kind } { $value }.
drew-hidden = { $seat } pioche une carte.
topped = { $seat } met { $kind } { $value }, carte { $place } de sa rangée, sur la pioche.
topped-hidden = { $seat } met la carte { $place } de sa rangée sur la pioche.
set-out = Un lot est exposé et { $seat } le regarde : { $kind } { $value }.
set-out-hidden = Un lot est exposé et { $seat } le regarde.
compared = Les offres : { $bids }.
bid-line = { $seat } { $price }
won = { $seat } paie { $price } et prend le lot : { $kind } { $value }.
won-hidden = { $seat } paie { $price } et prend le lot.
spurned = Personne ne veut du lot, { $kind } { $value } ; il va sous la pioche.
spurned-hidden = Personne ne veut du lot ; il va sous la pioche.
played = { $seat } joue { $kind } { $value }.
answered = { $seat } répond avec { $kind } { $value }.
cancelled = La carte { $kind } { $value } de { $seat } est annulée.
stole = { $seat } prend la carte { $place } de { $victim_seat } : { $kind } { $value }.
stole-hidden = { $seat } prend la carte { $place } de { $victim_seat }.
showed = { $seat } montre la carte { $place } de sa rangée : { $kind } { $value }.
gained = { $seat } gagne { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.

## Points, table, options

score-kind = { $kind }
score-coins = Pièces

table-round = Manche { $round } sur { $rounds }
table-middle = Pioche : { $deck } · Lot : { $lot } · Visibles : { $cards }
table-seat = { $who } : { $coins } pièces · { $cards }

option-laps = Tours
    .help = Combien de fois chaque joueur commence.
option-coins = Pièces
    .help = Ce que chaque joueur possède au début.
explain = { $label }. { $what }
option-ties = Offres égales
    .help = Qui l’emporte entre offres égales, en comptant depuis le premier joueur.
option-ties-near = Le plus proche
option-ties-far = Le plus éloigné
option-no-coins = Il faut au moins une pièce à un joueur au début.
