# Les mots du lecteur pour un téléphone. Il est seul, il a donc aussi les noms des choses.

title = Lecteur
title-long = Alchemists : le lecteur de cartes
app-name = Lecteur d’Alchemists
app-about = Le lecteur de cartes d’Alchemists pour une vraie table : toutes les fonctions, sans réseau.
back = Retour
done = Terminé
close = Fermer
offline = sans réseau

## Les choses
ingredient-0 = champignon
ingredient-1 = fougère
ingredient-2 = crapaud
ingredient-3 = serre
ingredient-4 = fleur
ingredient-5 = mandragore
ingredient-6 = scorpion
ingredient-7 = plume
potion-0 = Soin
potion-1 = Poison
potion-2 = Vitesse
potion-3 = Paralysie
potion-4 = Sagesse
potion-5 = Folie
potion-6 = Neutre
alchemical-0 = rouge petit moins, vert petit plus, bleu grand moins
alchemical-1 = rouge petit plus, vert petit moins, bleu grand plus
alchemical-2 = rouge petit plus, vert grand moins, bleu petit moins
alchemical-3 = rouge petit moins, vert grand plus, bleu petit plus
alchemical-4 = rouge grand moins, vert petit moins, bleu petit plus
alchemical-5 = rouge grand plus, vert petit plus, bleu petit moins
alchemical-6 = rouge, vert et bleu grands moins
alchemical-7 = rouge, vert et bleu grands plus
colour-0 = rouge
colour-1 = vert
colour-2 = bleu
sign-plus = plus
sign-minus = moins
quality-0 = Exactement
quality-1 = Bon signe
quality-2 = Neutre
quality-3 = Mauvais signe
quality-help-0 = C’est la potion voulue.
quality-help-1 = Une autre couleur, mais le bon signe.
quality-help-2 = Ni couleur ni signe : une potion neutre.
quality-help-3 = Le signe est le contraire de celui qui était voulu.
yes = Oui
no = Non
mark-1 = soleil
mark-2 = lune
mark-3 = goutte
mark-4 = sablier

## Le début
start-lead = Garde le secret des huit ingrédients et répond pour lui à ta table.
start-new = Nouvelle partie
start-new-help = un nouveau secret que personne ne connaît
start-code = Entrer un code
start-code-help = continuer une partie, ou plusieurs téléphones
start-hand = Préparer à la main
start-hand-help = pour quelqu’un qui ne joue pas
code-label = Les quatre lettres du code
code-go = Continuer
bad-code = Ce n’est pas un code : un code, ce sont quatre lettres de A à Z.
replace-ask = Commencer une autre partie ? Celle de ce téléphone s’arrête et son historique disparaît.
replace-yes = En commencer une autre
mode = Comment on réfute les théories
mode-0 = Apprenti
mode-1 = Maître
mode-help-0 = On nomme un ingrédient et une couleur ; le lecteur montre le signe.
mode-help-1 = On nomme deux ingrédients et une potion ; le lecteur dit oui ou non.

## Ce que fait le lecteur
functions = Que doit faire le lecteur ?
function-0 = Tester sur un étudiant
function-1 = Boire une potion
function-2 = Vendre une potion
function-3 = Réfuter une théorie
function-4 = Exposer une potion
function-help-0 = voir la potion
function-help-1 = voir la potion
function-help-2 = voir si elle convient
function-help-3 = en public, sans cartes
function-help-4 = voir la potion
last-round = Dernière manche
last-round-help = ouvre l’exposition, ferme la salle de l’étudiant
last-round-on = C’est la dernière manche
last-round-undo = touche si ce n’est pas encore le cas
exhibit-locked = après « Dernière manche »
show-answers = Montrer les réponses
show-answers-help = demande deux fois ; finit la partie

## Demander
private = Garde l’écran pour toi jusqu’au résultat.
public = Tout le monde peut regarder : réfuter est public et sans cartes.
wanted = Quelle potion est voulue ?
which-two = Deux ingrédients
which-one = Quel ingrédient ?
which-colour = Quelle couleur ?
which-potion = Quelle potion font-ils ?
whose = Pour l’historique : à qui ?
need-potion = Choisis d’abord la potion
need-two = Choisis deux ingrédients
need-another = Choisis encore un ingrédient
need-one = Choisis un ingrédient
need-colour = Choisis une couleur
enough = Il y en a deux. Touche l’un d’eux pour le remettre.
not-yet = On n’expose des potions qu’à la dernière manche ; choisis d’abord « Dernière manche ».
not-any-more = À la dernière manche, on ne teste plus sur des étudiants ; on expose des potions.
not-ready = Il reste quelque chose à choisir.
go-mix = Mélanger { $one } et { $other }
go-sell = Vendre { $one } et { $other }
go-aspect = { $ingredient } : plus ou moins en { $colour } ?
go-potion = { $one } et { $other } font-ils ceci ?

## La réponse
covered = La potion est prête
covered-help = Tes ingrédients sont cachés. Tourne le téléphone pour que tout le monde voie.
covered-tap = Montrer le résultat
show-all = Montre ceci à tout le monde.
result-student-bad = Désormais, dans cette manche, chaque test coûte 1 pièce d’or.
result-student-good = L’étudiant va bien.
result-drink-good = Il n’arrive rien à qui boit.
result-drink-1 = Le cube de cette action va à l’hôpital, une fois par manche.
result-drink-3 = Qui boit sera dernier à la manche suivante, une fois par manche.
result-drink-5 = Qui boit perd 1 point de réputation, une fois par manche.
result-sell = Voulue : { $potion }.
result-sell-hidden = Voulue : { $potion }. La potion elle-même reste cachée.
result-exhibit = Compare avec le cube du plateau d’exposition.
result-aspect = { $ingredient }, { $colour }
result-potion = { $one } et { $other } : { $potion }
result-no = Ce peut être toute autre potion : le lecteur ne dit pas laquelle.
hold = Maintiens : mes ingrédients
mixed = { $one } et { $other }

## L’historique
history = Historique
history-help = Les ingrédients restent cachés. Maintiens une ligne pour les voir ; chaque regard est compté.
history-empty = Rien n’a encore été demandé.
history-looks = { $count ->
    [one] regardée une fois
   *[other] regardée { $count } fois
}
history-public = public : montré à tous
history-wanted = voulue : { $potion }

## La partie
game = Partie
code-show = Montrer le code
code-show-help = pour qu’un autre téléphone réponde aussi
code-ask = Qui connaît le code peut tout retrouver. Le montrer ?
code-here = Le code de cette partie
code-same = Tape-le dans un autre lecteur : les deux donnent les mêmes réponses. Les codes de l’application officielle marchent aussi.
another = Une autre partie
print = Sur papier
sheet = Feuille de déduction
sheet-help = triangle et grille à remplir à la main
triangle = Triangle du superviseur
triangle-help = une partie sans aucun appareil
keep = À emporter
save-file = Enregistrer comme fichier
save-file-help = une page qui marche sans réseau
send-file = Envoyer à un autre téléphone
settings = Réglages
language = Langue
theme = Couleurs
theme-system = comme l’appareil
theme-light = claires
theme-dark = sombres
text-size = Taille du texte
motion = Mouvement
motion-system = comme l’appareil
motion-full = complet
motion-less = moins
awake = L’écran ne s’éteint pas tant que cette page est ouverte.
to-athanor = Vers Athanor

## Les réponses
sure-1 = Les réponses mettent fin à la partie. Les montrer ?
sure-2 = La partie est-elle vraiment finie, et tout le monde veut-il les voir ?
sure-more = La question est posée deux fois.
answers = Les réponses
answers-triangle = Comme triangle du superviseur
answers-triangle-help = pour finir sans ce téléphone

## À la main
hand-lead = Donne à chaque ingrédient sa substance alchimique. Si deux étaient les mêmes, elles s’échangent.
hand-secret = Qui prépare sait tout et ne devrait pas jouer.
hand-choose = Substance alchimique pour { $ingredient }
hand-go = Commencer avec celles-ci
hand-mix = Les mélanger

## Sur papier
print-go = Imprimer
sheet-results = Résultats
sheet-results-help = Là où deux ingrédients se croisent, écris ou dessine la potion qu’ils font.
sheet-grid = Déduction
sheet-grid-help = Barre ce qu’un ingrédient ne peut pas être.
sheet-player = Joueur
sheet-rivals = Ce que les autres ont fait et publié
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
