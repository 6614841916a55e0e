## La table telle qu’elle est dessinée dans un terminal

draw-setup = Préparation
draw-labelled = { $label } : { $text }
draw-round = Manche { $round } sur { $rounds }
draw-last-round = Dernière manche !
draw-turn = À { $seat } de jouer
draw-turn-bot = À Botmegistus de jouer
draw-order = Ordre
draw-next-order = Manche suivante
draw-raw = brut
draw-refined = raffiné
draw-bowls = Bols
draw-any-essence = essence au choix
draw-tracks = Pistes
draw-market = Marché des artefacts
draw-left = { $count ->
    [one] reste { $count }
   *[other] restent { $count }
}
draw-experiments = Expériences
draw-achievements = Accomplissements
draw-claimed = validé
draw-points = { $count } PV
draw-die = Dé
draw-potency = puissance { $potency }
draw-used = utilisés
draw-materials = Matériaux
draw-essences = Essences
draw-tokens = Jetons
draw-ethereal = { $count ->
    [one] { $count } dé éthéré
   *[other] { $count } dés éthérés
}
draw-chameleon = { $count ->
    [one] { $count } caméléon
   *[other] { $count } caméléons
}
draw-reactions = { $ready } sur { $all } réactions prêtes
draw-arrows = Flèches
draw-artifacts = Artefacts
draw-exhausted = épuisé
draw-columns = Colonnes
draw-done = { $count ->
    [one] { $count } réalisée
   *[other] { $count } réalisées
}
draw-discount = réduction { $count }
draw-bought = une achetée
draw-vault = Coffre { $count }/{ $cells }
draw-next-formula = prochaine formule : { $count } or
draw-column = Colonne { $number }
draw-open = Expériences en attente
draw-missing = il manque
draw-can-perform = réalisable
draw-masterpiece = Chef-d’œuvre
draw-masterpiece-held = en main
draw-masterpiece-done = réalisé
draw-publications = Publications
draw-hand = { $count ->
    [one] { $count } publication
   *[other] { $count } publications
}
draw-symbols = Symboles
draw-offers = Tes cartes
draw-chosen = { $count } cartes choisies sur 4
draw-laboratories = Laboratoires libres
draw-gold = { $count } or
draw-deck = Pioche
draw-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
draw-planned = Prévues
draw-specialised = Spécialisé en

## Titres au-dessus des choix d’une même sorte

verb-laboratory = Laboratoires
verb-choose = Tes cartes
verb-slot = Emplacements
verb-draft = Sélectionner un dé
verb-turn = Tourner le dé
verb-harvest = Récolter des matériaux
verb-essence = Obtenir des essences
verb-transmute = Transmuter
verb-artifact = Acquérir un artefact
verb-recharge = Recharger
verb-experiment = Acquérir une expérience
verb-chameleon = Dépenser un caméléon
verb-perform = Réaliser une expérience
verb-buy = Déverrouiller une formule
verb-sample = Activer une formule
verb-claim = Accomplissements
verb-react = Réagir
verb-cell = Cases du coffre
verb-unlock = Formules
verb-pay = Payer avec
verb-level = Un niveau manquant
verb-reward = Récompenses
verb-gain = Gagner
verb-advance = Monter
verb-retreat = Descendre
verb-refine = Raffiner
verb-refine-gold = Raffiner avec de l’or
verb-swap = Échanger
verb-gild = Contre de l’or
verb-return = Rendre
