# Le plateau dessiné : le nom de ses parties, et les gestes qu’on y fait.

board-not-now = Pas maintenant
board-rivals = Les autres
board-market = Marché
board-close = Fermer
board-or = ou
board-list = Tous les choix
board-notebook = Carnet
board-watching = Tu regardes : les mains sont cachées.
board-hand-empty = Tu n’as pas d’ingrédient.
board-my-shelf = Mon étagère
board-phase = Phase

## Ce que chacun possède

board-has-reputation = Réputation { $count }
board-has-gold = { $count ->
    [one] { $count } pièce d’or
   *[other] { $count } pièces d’or
}
board-has-ingredients = { $count ->
    [one] { $count } carte d’ingrédient
   *[other] { $count } cartes d’ingrédient
}
board-has-favors = { $count ->
    [one] { $count } faveur
   *[other] { $count } faveurs
}
board-has-seals = { $count ->
    [one] reste { $count } sceau
   *[other] restent { $count } sceaux
}
board-made = Potions préparées : { $list }
board-made-none = Aucune potion préparée

## Les premières manches : quoi toucher, et pourquoi

board-hint-keep = Une faveur se joue une fois, au moment qu’elle dit. Touche celle que tu gardes.
board-hint-order = Tu reçois ce qui est dessiné sur la case : faveurs, ingrédients. Plus haut on agit avant et on annonce après ; plus bas on reçoit plus.
board-hint-take = Touche une carte de la rangée, ou la pioche pour une carte cachée. Une expérience demande deux ingrédients différents.
board-hint-transmute = Touche la carte de ta main que tu donnes pour 1 pièce d’or.
board-hint-buy = Touche un artefact : son prix en pièces d’or, et ses points à la fin.
board-hint-discard = Touche les cartes de ta main qui partent.
board-hint-grant = Touche la bourse que tu veux : 2 pièces d’or tout de suite, des points à la fin.

## Les faveurs en peu de mots, comme sur les cartes

favor-short-0 = +1 cube cette manche
favor-short-1 = Tout de suite : pioche 3 ingrédients, défausses-en 2
favor-short-2 = Annonce : tes cubes en haut d’une case
favor-short-3 = Annonce : 1 cube ici, tu bois avant les ventes
favor-short-4 = Vente : un degré de mieux
favor-short-5 = Vente : 1 pièce d’or si premier, ou choisis comme tel
favor-short-6 = Transmutation : +1 pièce d’or
favor-short-7 = Achat : 1 pièce d’or de moins

## Ordre, marché, réputation

board-plays-first = agit avant
board-declares-first = annonce avant
board-hospital = Hôpital
board-unused = Inutilisés
board-row = Rangée d’ingrédients
board-nobody = Pas d’aventurier avant la manche 2.
board-next = Ensuite
board-wanted = Voulue : { $potion }
board-blocked = Bloquée : { $potion }
board-later = puis { $count ->
    [one] { $count } autre
   *[other] { $count } autres
}
board-artifact = { $artifact } : prix { $price }, points { $points }
board-zone-red = ventes −1, pertes −1
board-zone-green = +1 sourire, pertes +1
board-zone-blue = +1 sourire, ventes +1, pertes +2

## Théories

board-free = encore libres
board-no-theory = pas de théorie
board-conference = Colloque après la manche { $round }
board-conference-needs = { $count ->
    [one] { $count } sceau
   *[other] { $count } sceaux
} pour +1 réputation ; avec moins (0, 1…) : { $loss }
board-no-conference = Pas de colloque à cette manche ni à la suivante.

## Annoncer

board-declaring = Tes actions
board-planned = { $count ->
    [one] { $count } action prévue
   *[other] { $count } actions prévues
}
board-cubes-all = Tous les cubes sont posés
board-top-where = Associé : sur quelle case ?
board-take-back = Reprendre : { $space }
board-declare = Annoncer ceci
board-declare-hint = Touche les cases où tu veux agir, encore une fois pour une seconde action.
board-declare-none = Ne rien annoncer

## Mélanger

board-noted = Noté dans ton carnet.
board-guarantee-0 = correspondance exacte
board-guarantee-1 = bon signe
board-guarantee-2 = neutre ou mieux
board-guarantee-3 = n’importe laquelle
board-smileys = { $count ->
    [one] 1 sourire
   *[other] { $count } sourires
}
board-pick-two = { $count ->
    [one] Choisis encore une carte
   *[other] Choisis deux cartes à mélanger
}

## Publier

board-fold = Voir le plateau
board-unfold = Revenir à la question
board-publish-lead = Un livre, une substance alchimique et un sceau face cachée. Toi seul vois lequel.
board-publish-hint = Choisis un livre, ce qu’est l’ingrédient selon toi, et un sceau.
board-step-book = Livre
board-step-token = Substance alchimique
board-step-seal = Sceau
board-seal-secret = toi seul le vois
board-book-free = pas encore de théorie
board-book-mine = porte ton sceau
board-book-theirs = peut être soutenue
board-book-conflict = en conflit
board-would-mean = Ce que cela voudrait dire
board-now = Maintenant
board-pay-bank = { $count ->
    [one] { $count } pièce d’or
   *[other] { $count } pièces d’or
} à la banque
board-pay-author = 1 pièce d’or à { $seat }
board-gain-reputation = +{ $count } réputation
board-lose-reputation = −{ $count } réputation
board-at-revelation = À la Grande Révélation
board-right = juste
board-wrong = fausse
board-odds-from = D’après ton carnet : { $count ->
    [one] { $count } monde s’accorde
   *[other] { $count } mondes s’accordent
} avec ce que tu sais. Les autres ne le voient pas.
board-publish = Sceller et publier
board-endorse = Sceller et soutenir

## Réfuter

board-debunk-lead = Nomme une composante d’une théorie. Tout le monde voit le vrai signe.
board-debunk-lead-master = Deux ingrédients et une potion. Tous entendent oui ou non ; aucune carte n’est utilisée.
board-debunk-hint = Choisis une théorie et la couleur dont tu doutes.
board-debunk-hint-master = Choisis deux ingrédients et la potion en question : le oui ou le non doit réfuter une théorie ou montrer un nouveau conflit.
board-step-theory = Théorie
board-step-aspect = La composante dont tu doutes, et ce que dit la théorie
board-step-two = Deux ingrédients
board-step-potion = La potion en question
board-would-prove = Ce que cela prouverait
board-if-yes = Si oui
board-if-no = Si non
board-if-sign = S’il est { $sign }
board-plus = positif (+)
board-minus = négatif (−)
board-falls = La théorie tombe : { $ingredient }
board-proves-nothing = Cela ne prouve rien
board-ask-reader = Demander devant tous

## Le carnet

board-help = Ce que le carnet remplit
board-help-0 = Rien
board-help-1 = Mes résultats
board-help-2 = Barrer
board-help-3 = Probabilités
board-help-note-0 = Rien n’est rempli : seulement tes propres marques.
board-help-note-1 = Le triangle montre ce que tu as vu. La grille est à toi.
board-help-note-2 = Ce que tes résultats excluent est barré.
board-notes = Notes
board-notes-on = Sur { $seat }
board-notes-trouble = Pas encore enregistré : le serveur est injoignable. Nouvel essai à venir.
board-clash = Tes ✓ et ✗ ne peuvent pas tous être vrais à la fois.
board-help-limited = À cette table, le carnet ne va pas plus loin que « { $level } ».
board-worlds = { $count ->
    [one] { $count } monde sur 40 320 s’accorde
   *[other] { $count } mondes sur 40 320 s’accordent
}
board-impossible = impossible
board-mark-no = barré par toi
board-mark-yes = coché par toi
board-mark-maybe = ton idée
board-refuted = Tes résultats démentent cette marque
board-marks-help = Touche une case pour écrire : ✗, ?, ✓, rien.
board-best-test = Le mélange de ta main qui en dit le plus
board-leaves = En moyenne { $count } → { $left } mondes
board-nothing-to-learn = Aucun mélange de ta main ne t’apprendrait rien de neuf.

## La fin

board-revelation = La Grande Révélation
board-revelation-lead = Ce qu’est vraiment chaque ingrédient, et ce que rapporte chaque sceau.
board-theory-right = La théorie était juste
board-theory-wrong = La théorie était fausse
board-round = Manche { $number }
