# Ce que le plateau dessiné redemande, et pourquoi ce qui est préparé sur la page ne peut se faire.

board-back = Retour
board-read = lire
board-hand-hidden = Les mains restent cachées : ce qui est visible suffit pour répondre.
board-nothing-left = Rien n’est possible ici. { $why }

## Annonces et faveurs

board-cubes-left = { $count ->
    [one] Il reste { $count } cube sur { $all }
   *[other] Il reste { $count } cubes sur { $all }
}
board-cubes-short = { $cubes ->
    [one] Il faut { $cubes } cube
   *[other] Il faut { $cubes } cubes
} et { $left ->
    [0] les tiens sont tous placés. Reprends-en un pour le déplacer.
   *[other] il t’en reste { $left }.
}
board-declare-sure = { $count ->
    [one] Ne rien annoncer ? Ton cube reste inutilisé.
   *[other] Ne rien annoncer ? Tes { $count } cubes restent inutilisés.
}
board-play-favor = Jouer cette faveur : { $favor } ?
board-play-shown = Tout le monde la voit : impossible de la reprendre.
board-play-it = Jouer

## Artefacts

board-artifacts = Artefacts, maintenant et plus tard
board-artifacts-help = Lis ce que font ces artefacts et ceux des manches suivantes.
board-on-sale = en vente
board-from-round = dès la manche { $round }
board-sold-out = Tout est vendu.
board-price = Prix
board-points = Points

## Théories

board-book-first = Choisis d’abord un livre.
board-token-first = Choisis d’abord un livre et ce que serait l’ingrédient.
board-theory-first = Choisis d’abord une théorie.
board-two-first = Choisis d’abord deux ingrédients.
board-wrong-in = seul le { $colour } est faux
board-if-debunked = Si elle est réfutée avant : −{ $count } de réputation, sauf si ton sceau couvre cette couleur.
board-lose-nothing = Aucune réputation perdue
board-believer = { $count ->
    [0] {""}{ $seat } ne perd rien
   *[other] {""}{ $seat } perd { $count }, sauf si son sceau couvre cette couleur
}
