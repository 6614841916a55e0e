## Botmegistus beside a real board: what it tells

beside-set-up = Mise en place
beside-gold = Donne { $amount } d’or à Botmegistus.
beside-ethereal = { $amount ->
    [one] Donne 1 dé éthéré à Botmegistus.
   *[other] Donne { $amount } dés éthérés à Botmegistus.
}
beside-artifact = Donne à Botmegistus l’artefact de départ que tu n’as pas gardé : { $bot_element }.
beside-deck = Sa pioche : les neuf cartes de base et la personnalité { $bot_element }, mélangées. Mets de côté les quatre cartes de spécialisation.
beside-deck-plain = Sa pioche : les neuf cartes de base, mélangées. Mets de côté les quatre cartes de spécialisation.
beside-deck-here = Ses cartes sont piochées ici : les neuf de base et la personnalité { $bot_element }. Laisse les vraies dans la boîte.
beside-deck-here-plain = Ses cartes sont piochées ici : les neuf de base. Laisse les vraies dans la boîte.
beside-lay-two = Planification avancée : pose ses deux premières cartes face visible, une à gauche et une à droite.
beside-level-one = Place ses marqueurs sur le niveau 1 de chaque piste.
beside-bot-first = Botmegistus commence, et tu ne reçois pas de dé éthéré pour avoir joué en second.
# Told by version 0.1.0.
beside-white = Joue avec un dé blanc de moins : 5 noirs, 4 blancs, 4 rouges.
beside-white-dice = Joue avec un dé blanc de moins : { $black } noirs, { $white } blancs, { $red } rouges.
beside-publication = Distribue-toi 1 publication, sans choix.
beside-masterpiece = Distribue-toi 1 chef-d’œuvre, sans choix.
beside-turn = Son tour { $number }
beside-react = Tu peux réagir maintenant : son dé est { $bot_colour }, { $bot_face }.
beside-token = Retire le jeton Bonus du niveau { $level } : { $bot_track }.
beside-round-ends = Fin de la manche { $number }
# Told by version 0.1.0.
beside-new-round = Renouvelle le marché et les expériences, lance les dés : la manche { $number } commence.
beside-new-round-you = Renouvelle le marché et les expériences, lance les dés : la manche { $number } commence. C’est toi qui commences : tu as passé avant lui.
beside-new-round-bot = Renouvelle le marché et les expériences, lance les dés : la manche { $number } commence. Botmegistus commence : il a passé avant toi.
beside-final = Le décompte final
beside-corrected = Sa fiche, corrigée à la main
beside-now-gold = Or : { $before } → { $after }.
beside-now-ethereal = Dés éthérés : { $before } → { $after }.
beside-now-points = Points marqués en jeu : { $before } → { $after }.
beside-now-level = { $bot_track } : niveau { $before } → { $after }.
beside-now-token = { $bot_track }, niveau { $level } : { $before } → { $after }.
beside-no-token = pas de jeton
beside-now-artifacts = Ses artefacts : { $artifacts }.
beside-now-open = Ses expériences inachevées : { $experiments }.
beside-now-done = Ses expériences achevées : { $experiments }.

## Botmegistus beside a real board: what it refuses

beside-answer = Cela ne répond pas à ce qui était demandé.
beside-over = La partie est terminée.
beside-passed = Botmegistus a déjà passé pour cette manche.
beside-not-passed = La manche n’est pas finie : Botmegistus n’a pas encore passé.
beside-correction = L’or, les dés éthérés et les points sont des nombres entiers de 0 à { $most }.
beside-correct-already = Rien n’a été changé.
beside-board-tracks = L’ordre des pistes nomme chacune des quatre une fois.
beside-board-steps = Les deux niveaux à bonus sont différents, de 1 à { $top }, le plus bas d’abord.
beside-board-sections = Chaque symbole mène à une section d’expériences ; il y en a au plus { $most }, comptées de gauche à droite sans trou.
beside-essences = Chacune des quatre essences se trouve sur une piste.
beside-tokens = Les jetons Bonus sont indiqués pour les deux niveaux à bonus de chaque piste.
beside-tokens-missing = { $count ->
    [one] Au début, chaque niveau à bonus a un jeton ; il en manque encore 1.
   *[other] Au début, chaque niveau à bonus a un jeton ; il en manque encore { $count }.
}
beside-tokens-many = Il n’y a que { $most } jetons Bonus « { $bot_token } ».
beside-reached = Il n’y a plus de jeton Bonus à ce niveau.
beside-bowls-missing = Dis de chaque coupe combien de dés elle contient.
beside-bowl-full = Une coupe contient au plus { $most } dés.
beside-dice-colour = { $most ->
    [0] Aucun dé de couleur { $bot_colour } ne peut être dans les coupes : Botmegistus les a tous.
    [one] Les coupes contiennent au plus 1 dé de couleur { $bot_colour }.
   *[other] Les coupes contiennent au plus { $most } dés de couleur { $bot_colour }.
}
beside-dice-all = Les coupes contiennent au plus { $most } dés.
beside-experiment = Une expérience a un type, une piste exigée, un niveau de 0 à 12 et ses points : il en manque un.
beside-masterpieces = Botmegistus pioche { $count } chefs-d’œuvre ; chacun a un type, une piste exigée, un niveau et ses points.

## Botmegistus beside a real board: its page

beside-title = Botmegistus à ta table
beside-about = Joue en solo à Trismegistus avec le vrai jeu ; Botmegistus joue d’ici. Il demande ce qu’il doit voir et dit quoi faire et pourquoi.
beside-resume = Continuer
beside-new = Nouvelle partie
beside-others = Tes autres parties
beside-finished = terminée
beside-begin = Commencer
beside-how-strong = Difficulté
beside-switches = Seize réglages
beside-element = L’élémentaire de l’artefact de départ que tu n’as pas gardé
beside-element-about = Il va à Botmegistus et lui donne sa personnalité.
beside-cards = Ses cartes
beside-cards-house = Piochées ici
beside-cards-table = Ma vraie pioche
beside-cards-house-about = La pioche d’Athanor pour Botmegistus est mélangée et piochée ici.
beside-cards-table-about = À chaque tour, tu révèles une carte de la vraie pioche et la saisis ; celles déjà saisies sont proposées de nouveau.
beside-dice = Dés
beside-dice-house = Lancés ici
beside-dice-table = Mes vrais dés
beside-box = Cartes et plateaux
beside-box-own = Mon propre jeu de cartes
beside-box-athanor = Celles d’Athanor
beside-box-own-about = Le jeu de cartes avec lequel cette maison a été lancée (--cards). Ses cartes sont proposées par leur nom.
beside-box-athanor-about = Plateaux et cartes de Botmegistus d’Athanor.
beside-board = Mon plateau
beside-board-drawn = Comme celui d’ici
beside-board-mine = Imprimé autrement
beside-board-about = Ordre des pistes, niveaux à bonus, sections d’expériences.
beside-essences-where = Essences dominantes
beside-essences-printed = Comme imprimé
beside-essences-shuffled = Mélangées
beside-track-order = Pistes de gauche à droite
beside-earlier = { $what } : une place vers la gauche
beside-bonus-step = Niveau à bonus { $number }
beside-sections = Section d’expériences de chaque symbole, à partir de la gauche
beside-round = Manche { $number } sur 3
beside-undo = Annuler
beside-menu = Toutes ses parties
beside-tracker = Sa carte de suivi
beside-story = Jusqu’ici
beside-go-on = Continuer
beside-right = C’est bien cela
beside-its-turn = Au tour de Botmegistus
beside-your-turn = C’est ton tour. Joue-le sur le plateau.
beside-done-turn = Mon tour est fini
beside-done-passed = Mon tour est fini, et j’ai passé
beside-bot-next = C’est le tour de Botmegistus.
beside-bot-alone = Tu as passé : Botmegistus continue.
beside-both-passed = Botmegistus et toi avez passé.
beside-tokens-left = Jetons Bonus encore là. Touche ceux que tu as atteints.
beside-end-round = Fin de la manche
beside-end-round-passed = J’ai passé aussi : fin de la manche
beside-wait-passed = Botmegistus a passé. Continue jusqu’à ce que tu passes aussi.
beside-ask-tokens = Quels jetons Bonus y a-t-il sur les pistes ?
beside-ask-board = Comment est imprimé ton plateau ?
beside-ask-essences = Quelle essence y a-t-il sur chaque piste ?
beside-ask-experiment = Pioche une expérience de départ pour Botmegistus. Laquelle est-ce ?
beside-ask-roll = Lance un dé inutilisé pour Botmegistus ({ $number } sur { $of }). Que montre-t-il ?
beside-ask-card = Révèle la carte suivante de sa pioche. Laquelle est-ce ?
beside-ask-card-left = Pose la carte suivante de sa pioche à gauche. Laquelle est-ce ?
beside-ask-card-right = Pose la carte suivante de sa pioche à droite. Laquelle est-ce ?
beside-ask-side = Lance le dé à six faces : 1–3, la carte ouverte de gauche ; 4–6, celle de droite.
beside-ask-bowls-one = Combien de dés dans ces coupes ? 0 si aucun n’est { $bot_colour }.
beside-ask-bowls-more = Aucun, donc. Quels autres dés y a-t-il dans ces coupes ?
beside-ask-look-levels = Où en es-tu ?
beside-ask-look-market = Quels artefacts de couleur { $bot_colour } y a-t-il au marché ?
beside-ask-look-section = Quelles expériences y a-t-il près de { $bot_face } ?
beside-ask-die = Lance le dé à six faces.
beside-ask-element = Égalité : tires-en un au sort.
beside-ask-masterpieces = Pioche { $count } chefs-d’œuvre jamais distribués. Lesquels ?
beside-remembered = Comme la dernière fois. Change ce qui est différent.
beside-place = { $side ->
    [left] Tuile de gauche
   *[right] Tuile de droite
}
beside-no-tile = Pas de tuile
beside-none-there = Il n’y en a aucune
beside-by-name = Par son nom
beside-bowl = Coupe { $bot_face }
beside-bowl-colour = Coupe { $bot_face }, dés de couleur { $bot_colour }
beside-your-levels = Tes niveaux
beside-add-card = Ajouter une carte
beside-remove-card = L’enlever
beside-move-left = Une place vers la gauche
beside-card-number = Carte { $number }
beside-type = Type
beside-track = Piste exigée
beside-any-track = n’importe laquelle
beside-level = Niveau
beside-deck-level = Paquet
beside-points = Points
beside-less = { $what } : un de moins
beside-more = { $what } : un de plus
beside-on-step = { $bot_track }, niveau { $level }
beside-die-colour = Dé qu’elle veut
beside-symbols = Symboles, celui de gauche d’abord
beside-max = max
beside-spends = Il dépense
beside-orders = Il reçoit
beside-ahead = S’il est devant toi sur cette piste, il reçoit
beside-is-personality = Personnalité
beside-basic = pas de personnalité
beside-add-order = Ajouter
beside-seen = Déjà saisies
beside-other-card = Une autre carte
beside-op-0 = artefact
beside-op-1 = or
beside-op-2 = expérience
beside-op-3 = piste
beside-op-4 = PV
beside-amount = { $what } : combien
beside-lowest = piste la plus basse
beside-each = chaque piste
beside-its-die = Son dé
beside-no-die = aucun
beside-used = Dés utilisés
beside-levels = Niveaux
beside-level-range = Un niveau est un nombre de 0 à { $top }.
beside-market-missing = Dis pour les deux places quels élémentaires la tuile montre, ou qu’il n’y en a pas.
beside-section-missing = Saisis les expériences qui s’y trouvent, ou dis qu’il n’y en a aucune.
beside-correct-artifacts = Chaque artefact montre au moins un élémentaire.
beside-correct-open = Botmegistus a au plus { $most } expériences inachevées.
beside-artifacts = Artefacts
beside-bonus-tokens = Jetons Bonus
beside-add-artifact = Ajouter un artefact
beside-open = Expériences inachevées
beside-done = Expériences achevées
beside-deck-left = Cartes dans sa pioche : { $count }
beside-open-cards = Cartes ouvertes
beside-side = { $side ->
    [left] Gauche
   *[right] Droite
}
beside-score = { $points } PV
beside-now = Il marquerait maintenant
beside-over-title = Botmegistus : { $points } PV
beside-you-need = Tu gagnes avec { $points } PV ou plus.
beside-nothing-yet = Rien encore.
beside-correct = Corriger à la main
beside-correct-about = Si la vraie table diffère de ce qui est noté ici, dis comment elle est. On peut revenir en arrière.
beside-correct-keep = Garder
beside-correct-leave = Laisser comme c’était
beside-in-play = Points marqués en jeu
beside-delete = Supprimer cette partie
beside-delete-really = Vraiment la supprimer ?
beside-potency = puissance { $potency }
