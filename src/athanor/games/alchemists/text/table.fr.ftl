# La table dessinée en texte, et les titres au-dessus des choix d’une même sorte.

## Noms courts des ingrédients ; leurs trois premières lettres diffèrent

short-0 = champignon
short-1 = fougère
short-2 = crapaud
short-3 = serre
short-4 = fleur
short-5 = mandragore
short-6 = scorpion
short-7 = plume

## Le dessin

draw-round = Manche { $round } sur { $rounds }
draw-last-round = Dernière manche !
draw-phase-0 = Mise en place
draw-phase-1 = Choisir l’ordre de jeu
draw-phase-2 = Annoncer les actions
draw-phase-3 = Résoudre les actions
draw-order = Ordre
draw-legend-gold = pièce d’or
draw-legend-favor = faveur
draw-legend-ingredient = ingrédient
draw-legend-cube = cube
draw-row = Rangée
draw-deck = pioche { $count }
draw-discard = défausse { $count }
draw-artifacts = En vente
draw-adventurer = Aventurier
draw-next = puis { $adventurer }
draw-selling = Vendent
draw-conference = Colloque
draw-conference-round = fin de la manche { $round }
draw-seals-needed = { $seat } { $count }/{ $needed }
draw-theories = Théories
draw-nothing-about = rien sur
draw-grants = Bourses
draw-facts = Vu par tous
draw-reputation = Réputation
draw-zone-0 = zone rouge
draw-zone-1 = zone normale
draw-zone-2 = zone verte
draw-zone-3 = zone bleue
draw-spaces = Cases d’action
draw-student = veut 1 pièce d’or
draw-cauldron = Chaudron
draw-covered = face cachée
draw-stays = revient
draw-played = Joué
draw-exhibited = Exposé
draw-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
draw-gold = { $count ->
    [one] { $count } pièce d’or
   *[other] { $count } pièces d’or
}
draw-ingredients = { $count ->
    [one] { $count } ingrédient
   *[other] { $count } ingrédients
}
draw-favors = { $count ->
    [one] { $count } faveur
   *[other] { $count } faveurs
}
draw-cubes = { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}
draw-unused = { $count ->
    [one] { $count } inutilisé
   *[other] { $count } inutilisés
}
draw-hospital = { $count } à l’hôpital
draw-seals = { $count ->
    [one] { $count } sceau
   *[other] { $count } sceaux
}
draw-aside = { $count ->
    [one] { $count } carte de côté
   *[other] { $count } cartes de côté
}
draw-lost = sceaux perdus
draw-paralysed = paralysie
draw-debunks = réfute comme : { $mode }
draw-grant = bourse { $grant }
draw-potions = potions
draw-hand = Main
draw-my-favors = Faveurs
draw-my-seals = Sceaux
draw-my-aside = De côté
draw-answer = Ta réponse
draw-results = Triangle des résultats
draw-grid = Grille de déduction

## Titres au-dessus des choix

verb-keep = Faveurs
verb-order = Cases d’ordre
verb-declare = Actions
verb-play = Faveurs
verb-associate = En haut
verb-take = Dans la rangée
verb-discard = Défausser
verb-transmute = Transmuter
verb-bid = Remise
verb-sell = Vendre
verb-guarantee = Garantie
verb-mix = Mélanger
verb-buy = Artefacts
verb-pay = Payer
verb-debunk = Réfuter
verb-show = Démontrer avec
verb-claim = Potion
verb-publish = Nouvelles théories
verb-endorse = Soutenir
verb-seal = Sceaux
verb-grant = Bourses
verb-exhibit = Exposer
