## Botmegistus : les mots

bot-colour-0 = noir
bot-colour-1 = blanc
bot-colour-2 = rouge
bot-face-0 = plomb
bot-face-1 = cuivre
bot-face-2 = étain
bot-face-3 = mercure
bot-face-4 = fer
bot-face-5 = joker
bot-track-0 = piste de Feu
bot-track-1 = piste d’Eau
bot-track-2 = piste de Terre
bot-track-3 = piste d’Air
bot-element-0 = Feu
bot-element-1 = Eau
bot-element-2 = Terre
bot-element-3 = Air
bot-token-0 = +1 sur n’importe quelle piste
bot-token-1 = Caméléon
bot-token-2 = dé éthéré
bot-bowl = { $bot_face } { $potency }
bot-elemental = { $bot_element }
bot-need = niveau { $level } sur la { $bot_track }
bot-need-any = niveau { $level } sur n’importe quelle piste
bot-experiment-name = { $experiment }
bot-experiment = l’expérience { $bot_element } ({ $need } ; { $points } PV)
bot-experiment-named = { $name } : { $bot_element }, { $need }, { $points } PV
bot-artifact-name = { $artifact }
bot-artifact = l’artefact avec { $elementals }
bot-artifact-named = { $name } ({ $elementals })

## Botmegistus : ses cartes

bot-card = une carte
bot-card-named = « { $bot } »
bot-wish-max = le dé { $bot_colour } le plus puissant
bot-wish-one = un dé { $bot_colour } avec { $bot_left }
bot-wish-two = un dé { $bot_colour } avec { $bot_left } ou { $bot_right }
bot-order-artifact = un artefact
bot-order-gold = { $amount } or
bot-order-experiment = une expérience, ou 1 or s’il en a déjà deux à réaliser
bot-order-points = { $amount } PV
bot-order-lowest = { $amount ->
    [one] un niveau sur sa piste la moins avancée
   *[other] { $amount } niveaux, chacun sur sa piste la moins avancée
}
bot-order-each = un niveau sur chaque piste
bot-order-track = +{ $amount } sur la { $bot_track }

## Botmegistus : ce qu’il fait

bot-step = { $what } { $why }
bot-reveals = Botmegistus révèle { $name } : il veut { $wish }, dépense { $potency } de puissance et obtient : { $orders }.
bot-reveals-personality = Botmegistus révèle sa personnalité, { $name } : il veut { $wish } et dépense { $potency } de puissance. Devant toi sur la { $bot_track }, il obtient : { $ahead } ; sinon : { $orders }.
bot-planned = { $name } : il veut { $wish }, dépense { $potency } de puissance et obtient : { $orders }.
bot-planned-personality = { $name }, sa personnalité : il veut { $wish } et dépense { $potency } de puissance. Devant toi sur la { $bot_track }, il obtient : { $ahead } ; sinon : { $orders }.
bot-drafts = Botmegistus sélectionne le dé { $bot_colour } du bol { $bot_face } : puissance { $potency }.
bot-drafts-wild = Botmegistus sélectionne le dé { $bot_colour } du bol { $bot_face } et le tourne sur { $bot_left } : puissance { $potency }.
bot-keeps-die = Botmegistus ne sélectionne pas de dé : il a encore le dé { $bot_colour } { $bot_face }, puissance { $potency }.
bot-spends-ethereal = Botmegistus dépense 1 dé éthéré : puissance { $before } → { $after }.
bot-spends-potency = Botmegistus dépense { $amount } de puissance ; il reste { $left }.
bot-uses-up-die = Botmegistus met son dé { $bot_colour } avec les dés utilisés.
bot-passes = Botmegistus passe pour cette manche.
bot-returns-dice = Botmegistus rend ses dés utilisés.
bot-rolls-die = Lance le dé à six faces pour Botmegistus.
bot-takes-artifact = Botmegistus prend { $artifact_said }.
bot-no-artifact = Botmegistus n’obtient pas d’artefact.
bot-takes-experiment = Botmegistus prend { $experiment_said }.
bot-completes = { $gold ->
    [0] Botmegistus réalise { $experiment_said }.
   *[other] Botmegistus paie { $gold } or et réalise { $experiment_said }.
}
bot-completes-masterpiece = { $gold ->
    [0] Botmegistus réalise un chef-d’œuvre, { $experiment_said }.
   *[other] Botmegistus paie { $gold } or et réalise un chef-d’œuvre, { $experiment_said }.
}
bot-no-masterpiece = Botmegistus ne réalise aucun chef-d’œuvre.
bot-specialises = La carte Spécialisation { $bot_element } rejoint le paquet de Botmegistus.
bot-gains-gold = Botmegistus gagne { $amount } or.
bot-gains-ethereal = { $amount ->
    [one] Botmegistus gagne 1 dé éthéré.
   *[other] Botmegistus gagne { $amount } dés éthérés.
}
bot-scores = Botmegistus marque { $amount } PV.
bot-moves = Botmegistus avance sur la { $bot_track } jusqu’à { $level }.
bot-stands-still = Botmegistus n’avance pas.
bot-reaches-bonus = Botmegistus atteint le jeton Bonus du niveau { $level } de la { $bot_track } : { $bot_token }.

## Botmegistus : pourquoi

bot-why-turn = Il retourne une carte à chaque tour.
bot-why-card = Sa carte le dit.
bot-why-keeps = Il ne sélectionne un dé que s’il n’en a pas.
bot-why-ethereal = Il le fait toujours s’il en a un et que la puissance est inférieure à 5.
bot-why-spends-all = Sa carte demande { $wanted }, mais il n’a pas plus ; il agit tout de même pleinement.
bot-why-used-up = Sa puissance est épuisée.
bot-why-passes = Il a utilisé trois dés.
bot-why-round = La manche est finie.
bot-why-fits = Parmi les dés de couleur { $bot_colour } qui conviennent à sa carte, c’est le plus puissant ({ $bowls }{ $tie }).
bot-why-fits-other-colour = Aucun dé { $bot_colour } ne convient à sa carte ; parmi les autres couleurs, c’est le plus puissant qui convient ({ $bowls }{ $tie }).
bot-why-strongest = Aucun dé ne montre ce que veut sa carte, il prend donc le dé { $bot_colour } le plus puissant ({ $bowls }{ $tie }).
bot-why-strongest-other-colour = Aucun dé ne montre ce que veut sa carte et aucun n’est { $bot_colour }, il prend donc le plus puissant de la couleur suivante ({ $bowls }{ $tie }).
bot-why-max = C’est le dé { $bot_colour } le plus puissant ({ $bowls }{ $tie }).
bot-why-max-other-colour = Il n’y a pas de dé { $bot_colour }, il prend donc le plus puissant de la couleur suivante ({ $bowls }{ $tie }).
bot-draft-tie-none = {""}
bot-draft-tie-list =  ; à égalité, d’abord le joker, puis le symbole de gauche
bot-draft-tie-colour =  ; à égalité, le noir avant le blanc avant le rouge, puis d’abord le joker
bot-draft-tie-symbol =  ; à égalité, le premier de { $bot_face }
bot-why-artifact-only = C’est la seule tuile de la couleur de son dé, { $bot_colour }.
bot-why-artifact-most = Parmi les tuiles de la couleur de son dé, { $bot_colour }, c’est celle qui montre le plus de symboles Élément.
bot-why-artifact-rolled = Les deux tuiles de la couleur de son dé, { $bot_colour }, montrent autant de symboles Élément ({ $count }) ; le dé a donné { $roll } : 1–3 à gauche, 4–6 à droite.
bot-why-roll-artifact = Les deux tuiles de la couleur de son dé, { $bot_colour }, montrent autant de symboles Élément ({ $count }) : 1–3 prend celle de gauche, 4–6 celle de droite.
bot-why-no-artifact = Il ne reste aucune tuile de la couleur de son dé, { $bot_colour }.
bot-why-experiment-only = C’est la seule carte de la section { $bot_face }, le symbole de son dé.
bot-why-experiment-new-type = Dans la section { $bot_face }, c’est celle d’un type que Botmegistus n’a pas encore.
bot-why-experiment-completable = Dans la section { $bot_face }, c’est celle que Botmegistus peut réaliser tout de suite, avec son or.
bot-why-experiment-most-of-completable = Dans la section { $bot_face }, c’est celle qui vaut le plus parmi celles que Botmegistus peut réaliser tout de suite.
bot-why-experiment-nearer = Dans la section { $bot_face }, c’est celle dont le prérequis est le plus proche pour Botmegistus.
bot-why-experiment-yours = Dans la section { $bot_face }, à égale distance pour Botmegistus, c’est celle que tu remplis ou dont tu es le plus proche.
bot-why-experiment-points = Dans la section { $bot_face }, toutes choses égales, c’est celle qui vaut le plus.
bot-why-experiment-left = Dans la section { $bot_face }, toutes choses égales, c’est celle de gauche.
bot-why-experiment-several = Des cartes à côté de { $bot_face }, il prend, règle après règle : { $why }.
bot-why-experiment-new-type-short = un type qu’il n’a pas encore
bot-why-experiment-completable-short = ce qu’il peut réaliser aussitôt, son or compris
bot-why-experiment-most-of-completable-short = le plus de points parmi ce qu’il peut réaliser
bot-why-experiment-nearer-short = le niveau requis le plus proche du sien
bot-why-experiment-yours-short = le niveau requis que tu atteins ou dont tu es le plus proche
bot-why-experiment-points-short = le plus de points
bot-why-experiment-left-short = la carte de gauche
bot-why-gold-two-open = Il a déjà deux expériences à réaliser, il gagne donc de l’or au lieu d’une troisième.
bot-why-gold-empty-section = Il n’y a aucune expérience dans la section { $bot_face }, le symbole de son dé, il gagne donc de l’or.
bot-why-completes = Sa maîtrise suffit ; il n’a besoin d’aucun matériau.
bot-why-completes-gold = { $gap ->
    [one] Il paie 1 or pour le niveau manquant.
   *[other] Il paie 1 or pour chacun des { $gap } niveaux manquants.
}
bot-why-completes-new-type = Son or ne suffit pas pour les deux : un type qu’il n’a pas encore réalisé passe d’abord.
bot-why-completes-points = Son or ne suffit pas pour les deux : celle qui vaut le plus passe d’abord.
bot-why-ahead = Il est devant toi sur la { $bot_track }.
bot-why-ahead-equal = Il est à ton niveau sur la { $bot_track }, ce qui suffit à cette difficulté.
bot-why-not-ahead = Il n’est pas devant toi sur la { $bot_track }.
bot-why-lowest = C’est sa piste la moins avancée{ $tie }.
bot-why-top = Il est déjà en haut de la { $bot_full }, il avance donc sur une autre piste{ $tie }.
bot-why-nearest = C’est là qu’il est le plus proche d’une expérience à réaliser, à { $gap }{ $tie }.
bot-tie-none = {""}
bot-tie-token =  ; parmi les ex æquo, c’est la plus proche d’un jeton Bonus
bot-tie-ahead =  ; parmi les ex æquo, c’est celle où il a le plus d’avance sur toi
bot-tie-behind =  ; parmi les ex æquo, c’est celle où il a le moins de retard sur toi
bot-tie-left =  ; parmi les ex æquo, c’est celle le plus à gauche
bot-why-stands-still = Toutes ses pistes sont au maximum.
bot-why-bonus = Il y est avant toi.
bot-why-token = C’est ce que lui donne le jeton « { $bot_token } ».
bot-why-rejected = C’est l’artefact de départ que tu n’as pas gardé.
bot-why-starting-experiment = À cette difficulté, il commence avec une expérience.
bot-why-rolled = Le dé de la préparation montre { $bot_face }.
bot-why-round-ethereal = Il les reçoit après la manche { $number }.
bot-why-specialises = C’est l’élément dont il a le plus de symboles Élément : { $count }.
bot-why-specialises-tied = C’est l’élément dont il a le plus de symboles Élément ({ $count }) ; le hasard a départagé les ex æquo.
bot-why-masterpiece-off = À cette difficulté, il n’en pioche pas.
bot-why-masterpiece-none = Il ne remplit le prérequis d’aucun de ceux qui ont été piochés.
bot-why-masterpiece-only = C’est le seul de ceux piochés qu’il peut réaliser.
bot-why-masterpiece-best = Parmi ceux piochés qu’il peut réaliser, c’est celui qui vaut le plus.
bot-no-dice = Il n’y a de dé dans aucun bol, Botmegistus ne peut donc pas en sélectionner.

## Botmegistus : le décompte

bot-sheet-points = Marqués en cours de partie
bot-sheet-experiments = Expériences ({ $count })
bot-sheet-tracks = Pistes de maîtrise
bot-sheet-elementals = Symboles Élément sur les artefacts ({ $count })
bot-sheet-ethereal = Dés éthérés restants ({ $count })
bot-sheet-formulas = Formules ({ $count })
bot-sheet-gold = Or restant ({ $count })

## Botmegistus : à une vraie table

bot-typed-bowls = Les bols sont six listes de dés noirs, blancs et rouges, avec 5 dés au plus par bol.
bot-typed-market = Le marché a { $places } places : chacune est vide ou une liste de symboles Élément.
bot-typed-experiments = Les expériences sont dans { $sections } sections ; chaque carte a un type, une piste requise, un niveau de 0 à 12 et ses points.
bot-typed-levels = La maîtrise d’un joueur, ce sont quatre niveaux de 0 à 12.
bot-typed-tokens = Les jetons Bonus sont donnés pour les niveaux 0 à 12 de chacune des quatre pistes.
bot-typed-card = Une carte de Botmegistus a une couleur de dé, deux symboles au plus, une puissance de 1 à 3 et ce qu’elle fait.
bot-typed-tracker = Ce n’est pas une carte Botmegistus.

## Botmegistus : les options

option-bot = Botmegistus
    .help = En solo seulement : la force de ton adversaire. Les options suivantes s’ajoutent une à une.
option-bot-usual = Habituel
option-bot-first-game = Première partie en solo : sans carte Personnalité
option-bot-easy = Facile : tout ce qui l’affaiblit
option-bot-strong = Fort : meilleur départ et trois chefs-d’œuvre
option-bot-strongest = Très fort : tout ce qui l’aide et te gêne
option-bot-planning = Planification avancée
    .help = En solo seulement : deux de ses cartes sont visibles, et un dé décide laquelle il utilise.
option-bot-planning-off = Non
option-bot-planning-on = Oui
option-bot-more-gold = Plus d’or
    .help = En solo seulement, plus difficile : il commence avec 1 or de plus.
option-bot-more-gold-off = Non
option-bot-more-gold-on = Oui
option-bot-starting-experiment = Expérience de départ
    .help = En solo seulement, plus difficile : il commence avec une expérience de départ au hasard, à réaliser.
option-bot-starting-experiment-off = Non
option-bot-starting-experiment-on = Oui
option-bot-level-one = Départ au niveau 1
    .help = En solo seulement, plus difficile : il commence au niveau 1 de toutes les pistes, avant les lancers.
option-bot-level-one-off = Non
option-bot-level-one-on = Oui
option-bot-more-rolls = Plus de lancers
    .help = En solo seulement, plus difficile : le dé de sa préparation est lancé autant de fois au lieu de deux.
option-bot-more-rolls-off = Non
option-bot-more-rolls-4 = 4 lancers
option-bot-more-rolls-5 = 5 lancers
option-bot-more-rolls-6 = 6 lancers
option-bot-more-rolls-7 = 7 lancers
option-bot-more-rolls-8 = 8 lancers
option-bot-equal-personality = Personnalité à égalité
    .help = En solo seulement, plus difficile : sa carte Personnalité marque aussi quand tu es au même niveau que lui.
option-bot-equal-personality-off = Non
option-bot-equal-personality-on = Oui
option-bot-three-masterpieces = Trois chefs-d’œuvre
    .help = En solo seulement, plus difficile : il choisit son chef-d’œuvre parmi 3 au lieu de 2.
option-bot-three-masterpieces-off = Non
option-bot-three-masterpieces-on = Oui
option-bot-masterpiece-gold = De l’or pour le chef-d’œuvre
    .help = En solo seulement, plus difficile : il peut dépenser de l’or pour réaliser son chef-d’œuvre.
option-bot-masterpiece-gold-off = Non
option-bot-masterpiece-gold-on = Oui
option-bot-first = Botmegistus commence
    .help = En solo seulement, plus difficile pour toi : il joue en premier, et tu ne reçois pas le dé éthéré du second joueur.
option-bot-first-off = Non
option-bot-first-on = Oui
option-bot-one-white-fewer = Un dé blanc de moins
    .help = En solo seulement, plus difficile pour toi : 5 dés noirs, 4 blancs et 4 rouges.
option-bot-one-white-fewer-off = Non
option-bot-one-white-fewer-on = Oui
option-bot-one-publication = Une seule publication
    .help = En solo seulement, plus difficile pour toi : tu reçois 1 publication, sans choix.
option-bot-one-publication-off = Non
option-bot-one-publication-on = Oui
option-bot-one-masterpiece = Un seul chef-d’œuvre
    .help = En solo seulement, plus difficile pour toi : tu reçois 1 chef-d’œuvre, sans choix.
option-bot-one-masterpiece-off = Non
option-bot-one-masterpiece-on = Oui
option-bot-less-gold = Moins d’or
    .help = En solo seulement, plus facile : il commence avec 1 or de moins.
option-bot-less-gold-off = Non
option-bot-less-gold-on = Oui
option-bot-no-rolls = Aucun lancer
    .help = En solo seulement, plus facile : aucun dé n’est lancé pour sa préparation.
option-bot-no-rolls-off = Non
option-bot-no-rolls-on = Oui
option-bot-no-masterpiece = Pas de chef-d’œuvre
    .help = En solo seulement, plus facile : il ne reçoit pas de chef-d’œuvre à la fin.
option-bot-no-masterpiece-off = Non
option-bot-no-masterpiece-on = Oui
option-bot-no-specialisation = Pas de cartes Spécialisation
    .help = En solo seulement, plus facile : aucune carte Spécialisation ne rejoint son paquet.
option-bot-no-specialisation-off = Non
option-bot-no-specialisation-on = Oui
option-bot-no-personality = Pas de carte Personnalité
    .help = En solo seulement, plus facile : aucune carte Personnalité ne rejoint son paquet.
option-bot-no-personality-off = Non
option-bot-no-personality-on = Oui
bot-options-clash = « { $one } » et « { $other } » s’excluent.
bot-options-solo = « { $name } » n’existe que dans le jeu en solo.
