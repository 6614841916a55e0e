# Trismegistus : tous les mots du jeu, sauf les noms des cartes, qui sont dans les fichiers des cartes.

game-name = Trismegistus
game-tagline = Sélectionne des dés, transmute le plomb en or et façonne la pierre philosophale.

## Noms

material-0 = plomb
material-1 = cuivre
material-2 = étain
material-3 = mercure
material-4 = fer
material-5 = argent
material-6 = or

thing-0 = plomb brut
thing-1 = cuivre brut
thing-2 = étain brut
thing-3 = mercure brut
thing-4 = fer brut
thing-5 = cuivre raffiné
thing-6 = étain raffiné
thing-7 = mercure raffiné
thing-8 = fer raffiné
thing-9 = argent
thing-10 = or
thing-11 = sel
thing-12 = soufre
thing-13 = éther

asked-0 = { thing-0 }
asked-1 = { thing-1 }
asked-2 = { thing-2 }
asked-3 = { thing-3 }
asked-4 = { thing-4 }
asked-5 = { thing-5 }
asked-6 = { thing-6 }
asked-7 = { thing-7 }
asked-8 = { thing-8 }
asked-9 = { thing-9 }
asked-10 = { thing-10 }
asked-11 = n’importe quel matériau brut
asked-12 = n’importe quel matériau raffiné
asked-13 = { thing-11 }
asked-14 = { thing-12 }
asked-15 = { thing-13 }

essence-0 = sel
essence-1 = soufre
essence-2 = éther
essence-3 = mercure

element-0 = Feu
element-1 = Eau
element-2 = Terre
element-3 = Air

colour-0 = noir
colour-1 = blanc
colour-2 = rouge

face-0 = plomb
face-1 = cuivre
face-2 = étain
face-3 = mercure
face-4 = fer
face-5 = joker

bonus-0 = +1 sur n’importe quelle piste
bonus-1 = un caméléon
bonus-2 = un dé éthéré

measure-1 = niveau en Feu
measure-2 = niveau en Eau
measure-3 = niveau en Terre
measure-4 = niveau en Air
measure-5 = niveau sur la piste la moins avancée
measure-6 = niveau sur la piste la plus avancée
measure-7 = formule au coffre
measure-8 = expérience réalisée
measure-9 = expérience de Feu réalisée
measure-10 = expérience d’Eau réalisée
measure-11 = expérience de Terre réalisée
measure-12 = expérience d’Air réalisée
measure-13 = artefact
measure-14 = artefact de Feu
measure-15 = artefact d’Eau
measure-16 = artefact de Terre
measure-17 = artefact d’Air
measure-18 = symbole Feu ou Eau sur les artefacts
measure-19 = symbole Feu ou Terre sur les artefacts
measure-20 = symbole Feu ou Air sur les artefacts
measure-21 = symbole Eau ou Terre sur les artefacts
measure-22 = symbole Eau ou Air sur les artefacts
measure-23 = symbole Terre ou Air sur les artefacts
measure-24 = jeton Réaction
measure-25 = plomb brut
measure-26 = cuivre brut
measure-27 = étain brut
measure-28 = mercure brut
measure-29 = fer brut
measure-30 = cuivre raffiné
measure-31 = étain raffiné
measure-32 = mercure raffiné
measure-33 = fer raffiné
measure-34 = argent
measure-35 = or
measure-36 = cube brut
measure-37 = cube raffiné
measure-38 = jeton Réaction utilisé
measure-39 = symbole Feu sur les artefacts
measure-40 = symbole Eau sur les artefacts
measure-41 = symbole Terre sur les artefacts
measure-42 = symbole Air sur les artefacts

## Symboles

step-none = rien
step-per = { $step } par { $measure }
step-cube = { $count ->
    [one] { $asked }
   *[other] { $count } × { $asked }
}
step-essence-any = { $count ->
    [one] une essence au choix
   *[other] { $count } essences au choix
}
step-track = +{ $count } en { $element }
step-track-any = +{ $count } sur une piste au choix
step-track-lowest = +{ $count } sur ta piste la moins avancée
step-track-three = +{ $count } sur trois pistes différentes
step-down = −1 sur une piste au choix (le prix)
step-transmute = { $count ->
    [one] une transmutation { $colour ->
        [noir] noire
        [blanc] blanche
       *[rouge] rouge
    }
   *[other] { $count } transmutations { $colour ->
        [noir] noires
        [blanc] blanches
       *[rouge] rouges
    }
}
step-transmute-wild = { $count ->
    [one] une transmutation joker
   *[other] { $count } transmutations joker
}
step-exchange-0 = { $count ->
    [one] un cube brut contre le même raffiné
   *[other] un cube brut contre le même raffiné (jusqu’à { $count } fois)
}
step-exchange-1 = { $count ->
    [one] un cube brut contre un autre matériau brut
   *[other] un cube brut contre un autre matériau brut (jusqu’à { $count } fois)
}
step-exchange-2 = { $count ->
    [one] un cube raffiné contre de l’or
   *[other] un cube raffiné contre de l’or (jusqu’à { $count } fois)
}
step-exchange-3 = 1 or contre 5 cubes bruts au choix
step-ethereal = { $count ->
    [one] un dé éthéré
   *[other] { $count } dés éthérés
}
step-chameleon = { $count ->
    [one] un caméléon
   *[other] { $count } caméléons
}
step-reaction = { $count ->
    [one] un jeton Réaction
   *[other] { $count } jetons Réaction
}
step-restore = { $count ->
    [one] restaurer un jeton Réaction utilisé
   *[other] restaurer { $count } jetons Réaction utilisés
}
step-publication = { $count ->
    [one] piocher 2 publications et en rendre 1
   *[other] piocher 2 publications et en rendre 1 ({ $count } fois)
}
step-vp = { $count } PV
step-artifact = { $count ->
    [one] un artefact au hasard
   *[other] { $count } artefacts au hasard
}
requirement = { $element } { $level }
requirement-any = n’importe quelle piste { $level }
condition = { $measure } : { $count }
one-element = { $element }
some-elements = { $count } { $element }

## Options

option-setup = Préparation
    .help = D’initiation : les alchimistes et les premières cartes te sont donnés. Standard : tu choisis un laboratoire et une carte de chaque paire.
option-setup-general = Standard
option-setup-introductory = D’initiation
option-essences = Essences dominantes
    .help = Quelle piste monte quand on paie une essence : comme imprimé sur le plateau, ou mélangées.
option-essences-printed = Comme imprimé
option-essences-shuffled = Mélangées
option-achievements = Accomplissements
    .help = Un module pour 2 à 4 joueurs : quatre cartes visibles, chacune pour qui la remplit en premier.
option-achievements-off = Non
option-achievements-on = Oui
option-formulas = Formules et transmutations
    .help = Si une formule peut être activée entre deux transmutations d’une même action. Les livrets de règles diffèrent.
option-formulas-after = Seulement avant ou après l’action
option-formulas-between = Aussi entre deux transmutations
option-free = Actions gratuites
    .help = Les livrets disent à un endroit « avant ou après l’action », à un autre « à n’importe quel moment de ton tour ».
option-free-action = Pendant la phase d’action
option-free-turn = À tout moment de son tour, aussi avant de prendre un dé
option-achievements-solo = Les accomplissements ne sont que pour 2 à 4 joueurs.

## Ce qui se passe

game-begins = { $seat } joue en premier.
takes-laboratory = { $seat } prend le laboratoire « { $alchemist } ».
begins-with = { $seat } commence avec l’expérience { $experiment }, le chef-d’œuvre { $masterpiece } et la publication { $publication }.
begins-with-hidden = { $seat } commence avec l’expérience { $experiment }.
board-round = Manche { $number }
round-begins = La manche { $round } commence.
round-ends = La manche { $round } est finie.
game-ends = La partie est terminée : la troisième manche était la dernière. Tout est compté.
dice-rolled = { $count } dés sont lancés dans les bols.
bowl-rerolled = Trop de dés dans le bol { $face } : ils sont relancés.
market-refilled = { $artifact } arrive au marché.
experiment-opened = L’expérience { $experiment } est révélée.
turn-begins = C’est à { $seat } de jouer.
drafts = { $seat } sélectionne un dé { $colour } ({ $face }) de puissance { $potency }.
retires = { $seat } écarte le dé { $colour } ({ $face }).
turns-die = { $seat } tourne le dé sur { $face }.
raises-die = { $seat } dépense un dé éthéré : la puissance est maintenant de { $potency }.
uses-up = { $seat } a épuisé le dé { $colour } ({ $face }) : { $count } sur 3 dans cette manche.
passes-round = { $seat } a utilisé trois dés et prend la place { $place } pour la manche suivante.
declares = { $seat } dépense un caméléon et agit comme avec un dé { $colour } ({ $face }).
gains = { $seat } gagne { $count ->
    [one] { $count } { $thing }
   *[other] { $count } × { $thing }
}.
gains-ethereal = { $seat } gagne { $count ->
    [one] un dé éthéré
   *[other] { $count } dés éthérés
}.
gains-chameleon = { $seat } gagne { $count ->
    [one] un caméléon
   *[other] { $count } caméléons
}.
gains-reaction = { $seat } gagne { $count ->
    [one] un jeton Réaction
   *[other] { $count } jetons Réaction
}.
restores = { $seat } restaure { $count ->
    [one] un jeton Réaction
   *[other] { $count } jetons Réaction
}.
scores = { $seat } marque { $points } PV.
scores-top = { $seat } est au sommet de la piste { $element } et marque 1 PV.
pays = { $seat } paie 1 { $thing }.
pays-gold = { $seat } paie { $count } or.
pays-level = { $seat } dépense 1 { $thing } à la place d’un niveau manquant.
uses-discount-level = { $seat } utilise une réduction à la place d’un niveau manquant.
uses-discount-cube = { $seat } utilise une réduction à la place d’un cube ({ $asked }).
exchanges = { $seat } échange 1 { $thing } contre 1 { $thing2 }.
transmutes = { $seat } paie 1 { $paid } et transmute 1 { $thing } en 1 { $thing2 }.
advances = { $seat } monte au niveau { $level } en { $element }.
retreats = { $seat } descend au niveau { $level } en { $element }.
enters-bonus = { $seat } atteint un jeton Bonus en { $element } : { $bonus }.
bonus-removed = Le jeton Bonus de la piste { $element } ({ $bonus }) est retiré.
buys-artifact = { $seat } acquiert l’artefact { $artifact }.
draws-artifact = { $seat } pioche l’artefact { $artifact }.
places-artifact = { $seat } pose { $artifact } sur l’emplacement { $slot }.
replaces = { $seat } abandonne { $artifact }.
fires = { $seat } utilise { $artifact }.
recharges = { $seat } recharge { $artifact }.
takes-experiment = { $seat } acquiert l’expérience { $experiment }.
performs = { $seat } réalise l’expérience { $experiment }.
slides = { $seat } range l’expérience dans sa colonne { $element }.
unlocks = { $seat } déverrouille la formule { $formula } et la place sur la case { $cell } du coffre.
completes-row = { $seat } complète une ligne du coffre.
completes-column = { $seat } complète une colonne du coffre.
samples = { $seat } active la formule { $formula }.
claims = { $seat } valide l’accomplissement { $achievement }.
draws-publication = { $seat } pioche la publication { $publication }.
draws-publication-hidden = { $seat } pioche une publication.
returns-publication = { $seat } rend la publication { $publication }.
returns-publication-hidden = { $seat } rend une publication.
shows-hand = { $seat } montre : { $publications }.
reacts = { $seat } réagit.

## Questions

ask-laboratory = Choisis un laboratoire.
ask-choose-experiment = Choisis ton expérience de départ.
ask-choose-masterpiece = Choisis ton chef-d’œuvre ; il reste secret.
ask-choose-publication = Choisis ta publication ; elle reste secrète.
ask-choose-artifact = Choisis ton artefact de départ.
ask-choose = Chacun choisit en secret ses cartes de départ.
ask-chosen = Tu as choisi. Les autres choisissent encore ; d’ici là, tu peux reprendre tes choix.
ask-draft = Sélectionne un dé.
ask-redraft = Gardes-tu ton dé, ou en sélectionnes-tu un autre à sa place ?
ask-turn-die = Tourne le dé joker sur un matériau.
ask-ethereal = Dépenses-tu un dé éthéré pour augmenter la puissance de 1 ?
ask-act = Une action avec ton dé { $colour } ({ $face }) : puissance { $potency }.
ask-declared = Ton action, comme avec un dé { $colour } ({ $face }) ?
ask-transmuting = Une autre transmutation par la même flèche ?
ask-finish = D’autres actions gratuites, ou fin de ton tour ?
ask-finish-open = { ask-finish }
ask-react = Réagis-tu à { $seat } (dé { $colour }, { $face }) ?
ask-react-bot = Réagis-tu à Botmegistus (dé { $colour }, { $face }) ?
ask-fire = Utilises-tu { $artifact }, sur cette flèche ?
ask-ability = Utilises-tu maintenant { $artifact } ?
ask-granted = { $count ->
    [one] Une transmutation { $colour ->
        [noir] noire
        [blanc] blanche
       *[rouge] rouge
    } : laquelle ?
   *[other] { $count } transmutations { $colour ->
        [noir] noires
        [blanc] blanches
       *[rouge] rouges
    } : laquelle ?
}
ask-granted-wild = { $count ->
    [one] Une transmutation joker : laquelle ?
   *[other] { $count } transmutations joker : laquelle ?
}
ask-rewards = Que reçois-tu d’abord ?
ask-price = Descends-tu d’un niveau pour recevoir la suite ?
ask-advance = { $times ->
    [one] Quelle piste ? (+{ $steps })
   *[other] Quelle piste ? (+{ $steps } sur chacune de { $times } pistes différentes)
}
ask-gain-raw = Quel matériau brut ? (encore { $count } à gagner)
ask-gain-refined = Quel matériau raffiné ? (encore { $count } à gagner)
ask-gain-essence = Quelle essence ? (encore { $count } à gagner)
ask-exchange-0 = Un cube brut contre le même raffiné ? (au plus { $count })
ask-exchange-1 = Un cube brut contre un autre matériau brut ? (au plus { $count })
ask-exchange-2 = Un cube raffiné contre de l’or ? (au plus { $count })
ask-exchange-3 = 1 or contre 5 cubes bruts au choix ?
ask-return = Quelle publication retourne sous la pioche ?
ask-draw-artifact = Pioches-tu un artefact au hasard ? Il remplace l’un des tiens.
ask-place-artifact = Quel emplacement pour { $artifact } ?
ask-place-formula = Quelle case du coffre pour { $formula } ?
ask-unlock = Quelle formule de la colonne { $element } ?
ask-pay = { $experiment }, à payer : { $asked }. Avec quoi ? (réductions restantes : { $discounts })
ask-pay-level = { $experiment } : { $count ->
    [one] il manque un niveau
   *[other] il manque { $count } niveaux
}. Avec quoi ? (réductions restantes : { $discounts })

## Intitulés

label-pass = Ne pas réagir
label-end = Finir le tour
label-end-transmuting = Ne plus transmuter
label-keep = Garder le dé
label-withdraw = Reprendre tes choix
label-ethereal = Dépenser un dé éthéré
label-no-ethereal = N’en dépenser aucun
label-use = Le faire
label-use-fire = Utiliser l’artefact
label-use-ability = Utiliser la capacité
label-use-exchange = Échanger 1 or
label-use-draw-artifact = Piocher un artefact
label-skip = Ne pas le faire
label-skip-fire = Laisser l’artefact actif
label-skip-ability = Ne pas utiliser la capacité
label-skip-exchange = Ne plus échanger
label-skip-draw-artifact = N’en piocher aucun
label-skip-granted = Ne pas transmuter
label-skip-price = Rester où tu es
label-laboratory = Prendre le laboratoire « { $alchemist } »
label-choose-experiment = Garder l’expérience { $experiment }
label-choose-masterpiece = Garder le chef-d’œuvre { $experiment }
label-choose-publication = Garder la publication { $publication }
label-choose-artifact = Garder l’artefact { $artifact }
label-slot = Emplacement { $slot } ({ $material } → { $material2 })
label-slot-replace = Emplacement { $slot } ({ $material } → { $material2 }), remplace { $artifact }
label-draft = Sélectionner le dé { $colour } ({ $face }), puissance { $potency }
label-turn = Le tourner sur { $face }
label-harvest = Récolter { $count ->
    [one] { $count } { $thing }
   *[other] { $count } × { $thing }
}
label-essence = Obtenir { $count ->
    [one] { $count } { $essence }
   *[other] { $count } × { $essence }
} (essence)
label-transmute = Transmuter 1 { $thing } en 1 { $thing2 } en payant 1 { $paid }
label-artifact = Acquérir l’artefact { $artifact }
label-artifact-none = Acquérir un artefact
label-recharge = Recharger l’artefact { $artifact }
label-recharge-none = Recharger un artefact
label-experiment = Acquérir l’expérience { $experiment }
label-experiment-none = Acquérir une expérience
label-declare = Caméléon : agir comme avec un dé { $colour } ({ $face })
label-perform = Réaliser l’expérience { $experiment }
label-perform-none = Réaliser une expérience
label-perform-masterpiece = Réaliser ton chef-d’œuvre
label-buy = Déverrouiller la formule { $formula } ({ $element }) pour { $count } or
label-buy-none = Déverrouiller une formule ({ $element }) pour { $count } or
label-unlock = Déverrouiller la formule { $formula } ({ $element })
label-unlock-none = Déverrouiller une formule ({ $element })
label-sample = Activer la formule { $formula }
label-sample-none = Activer une formule
label-claim = Valider l’accomplissement { $achievement }
label-claim-none = Valider un accomplissement
label-react-material = Réagir : gagner 1 { $thing }
label-react-essence = Réagir : gagner 1 { $essence } (essence)
label-cell = Case { $cell }
label-pay = Payer 1 { $thing }
label-pay-discount = Utiliser une réduction
label-level-silver = Dépenser 1 argent
label-level-gold = Dépenser 1 or
label-level-discount = Utiliser une réduction
label-reward = Recevoir : { $step }
label-reward-price = Descendre d’un niveau pour : { $reward }
label-gain = Gagner 1 { $thing }
label-advance = Monter en { $element }
label-retreat = Descendre en { $element }
label-return = Rendre la publication { $publication }
label-exchange = Échanger 1 { $thing } contre 1 { $thing2 }

explain = { $label }. { $what }
explain-artifact = { $label }. Capacité : { $effect }. Symboles : { $elements }.
explain-experiment = { $label }. { $element } ; prérequis : { $requirement } ; coût : { $cost } ; aussitôt : { $reward } ; { $points } PV à la fin.
explain-publication = { $label }. Il faut { $elements } ; { $points } PV.
explain-formula = { $label }. Une fois : { $effect }.
explain-achievement = { $label }. Demande : { $conditions } ; aussitôt : { $reward } ; { $points } PV à la fin.

## Raisons

why-not-this-track = { $element } ne peut pas être choisi maintenant.
why-choose-track = Choisis d’abord une piste.
why-level-zero = Ton marqueur { $element } est sur 0.
why-choose-price = Décide d’abord si tu descends d’un niveau.
why-reward-useless = Tu ne peux pas t’en servir pour le moment.
why-no-such-reward = Cette récompense n’existe pas.
why-choose-reward = Choisis quelle récompense vient d’abord.
why-no-cube = Tu n’as aucun { $thing }.
why-other-arrow = Toutes les transmutations d’une action passent par la même flèche ; { $thing } est sur une autre.
why-other-colour = Seules des flèches { $colour ->
    [noir] noires
    [blanc] blanches
   *[rouge] rouges
} peuvent servir maintenant.
why-pays-for-itself = Le cube déplacé ({ $thing }) ne peut pas payer sa propre transmutation.
why-no-essence = Tu n’as aucun { $paid } pour payer.
why-artifact-first = Décide d’abord pour l’artefact.
why-transmute-first = Décide d’abord pour la transmutation.
why-not-this-gain = Cela ne peut pas être gagné ici.
why-choose-gain = Choisis d’abord ce que tu gagnes.
why-no-exchange = Cet échange n’est pas possible ici.
why-exchange-first = Décide d’abord pour l’échange.
why-not-in-hand = Cette publication n’est pas dans ta main.
why-return-first = Rends d’abord une publication.
why-choose-slot = Choisis d’abord un emplacement pour l’artefact.
why-no-open-experiment = Tu n’as pas d’expérience à cet endroit.
why-no-masterpiece = Tu as déjà réalisé ton chef-d’œuvre.
why-level-too-low = { $count ->
    [one] Il te manque 1 niveau.
   *[other] Il te manque { $count } niveaux.
}
why-cannot-pay = Tu ne peux pas payer cette expérience.
why-pay-first = Paie d’abord l’expérience.
why-not-for-level = Cela ne peut pas remplacer le niveau manquant.
why-level-reached = Le niveau requis est déjà atteint.
why-no-discount = Il ne reste aucune réduction à utiliser ici.
why-does-not-fit = { $thing } ne peut pas payer { $asked }.
why-needed-elsewhere = Le reste ne pourrait alors plus être payé : { $thing } est nécessaire ailleurs.
why-other-column = L’expérience déverrouille une formule de sa propre colonne.
why-unlock-first = Choisis d’abord la formule à déverrouiller.
why-socket-empty = Il n’y a pas de formule sur ce socle.
why-column-bought = Une seule formule s’achète par colonne, et celle de la colonne { $element } est déjà achetée.
why-vault-full = Ton coffre est plein.
why-formula-price = La prochaine formule coûte { $count } or.
why-cell-full = Cette case est occupée.
why-choose-cell = Choisis d’abord une case du coffre.
why-already-sampled = Cette formule a déjà été activée.
why-cell-empty = Il n’y a pas de formule sur cette case.
why-no-such-die = Il n’y a pas de dé { $colour } dans le bol { $face }.
why-no-die = Tu n’as pas de dé à garder.
why-draft-first = Sélectionne d’abord un dé.
why-turn-first = Tourne d’abord le dé joker.
why-ethereal-first = Décide d’abord pour le dé éthéré.
why-ethereal-late = Un dé éthéré ne se dépense que juste après la sélection.
why-potency = Ton dé a une puissance de { $potency }.
why-other-essence = Un dé { $face } ne donne pas l’essence { $essence }.
why-artifact-price = Un artefact coûte 3 de puissance.
why-other-market = Avec un dé { $colour }, seules les places de cette couleur au marché peuvent servir.
why-market-empty = Il n’y a pas d’artefact à cette place.
why-not-exhausted = Cet artefact est actif.
why-slot-empty = Il n’y a pas d’artefact sur cet emplacement.
why-two-open = Tu as déjà deux expériences en attente.
why-no-card-there = Il n’y a pas d’expérience à cet endroit.
why-other-section = Un dé { $face } ne donne pas accès à cette section.
why-not-fulfilled = Tu ne remplis pas cet accomplissement.
why-no-achievement = Il n’y a pas d’accomplissement à cet endroit.
why-same-die = Ton dé montre déjà cela.
why-no-chameleon = Tu n’as pas de caméléon.
why-drafted-already = La sélection de ce tour est finie.
why-must-act = Tu dois faire une action.
why-act-first = Choisis d’abord ton action.
why-chameleon-first = Le caméléon est dépensé : son action suit aussitôt.
why-not-between = Les actions gratuites n’interrompent pas une action.
why-acted-already = Tu as déjà fait ton action de ce tour.
why-wait-for-turn = { $seat } répond d’abord.
why-only-react = Ce n’est pas une réaction.
why-laboratory-taken = Ce laboratoire est pris.
why-laboratory-first = Choisis d’abord un laboratoire.
why-not-yet-chosen = Tu n’as pas encore tout choisi.
why-not-offered = Cette carte n’est pas parmi celles qui te sont proposées maintenant.
why-choose-first = Choisis d’abord tes cartes.

## Le décompte

sheet-game = Points pendant la partie
sheet-experiments = Expériences ({ $count })
sheet-publications = Publications ({ $count } sur { $held })
sheet-stone = Pierre philosophale ({ $count })
sheet-gold = Or ({ $count })
sheet-ethereal = Dés éthérés ({ $count })
sheet-tracks = Pistes de maîtrise
sheet-achievements = Accomplissements ({ $count })

opponent-0 = Botmegistus

stat-experiments = expériences
stat-formulas = formules
stat-artifacts = artefacts
stat-levels = niveaux
stat-publications = publications
