## Botmegistus beside a real board: what it tells

beside-set-up = Mise en place
beside-gold = Donnez { $amount } d’or à Botmegistus.
beside-ethereal = { $amount ->
    [one] Donnez 1 dé éthéré à Botmegistus.
   *[other] Donnez { $amount } dés éthérés à Botmegistus.
}
beside-artifact = Donnez à Botmegistus l’artefact de départ que vous n’avez pas gardé : { $bot_element }.
beside-deck = Sa pioche : les neuf cartes de base et la personnalité { $bot_element }, mélangées. Mettez de côté les quatre cartes de spécialisation.
beside-deck-plain = Sa pioche : les neuf cartes de base, mélangées. Mettez de côté les quatre cartes de spécialisation.
beside-deck-here = Ses cartes sont piochées ici : les neuf de base et la personnalité { $bot_element }. Laissez les vraies dans la boîte.
beside-deck-here-plain = Ses cartes sont piochées ici : les neuf de base. Laissez les vraies dans la boîte.
beside-level-one = Placez ses marqueurs sur le niveau 1 de chaque piste.
beside-bot-first = Botmegistus commence, et vous ne recevez pas de dé éthéré pour avoir joué en second.
beside-white = Jouez avec un dé blanc de moins : 5 noirs, 4 blancs, 4 rouges.
beside-publication = Distribuez-vous 1 publication, sans choix.
beside-masterpiece = Distribuez-vous 1 chef-d’œuvre, sans choix.
beside-turn = Son tour { $number }
beside-react = Vous pouvez réagir maintenant : son dé est { $bot_colour }, { $bot_face }.
beside-token = Retirez le jeton Bonus du niveau { $level } : { $bot_track }.
beside-round-ends = Fin de la manche { $number }
beside-new-round = Renouvelez le marché et les expériences, lancez les dés : la manche { $number } commence.
beside-final = Le décompte final
beside-corrected = Sa fiche, corrigée à la main
beside-now-gold = Or : { $before } → { $after }.
beside-now-ethereal = Dés éthérés : { $before } → { $after }.
beside-now-points = Points marqués en jeu : { $before } → { $after }.
beside-now-level = { $bot_track } : niveau { $before } → { $after }.

## Botmegistus beside a real board: what it refuses

beside-answer = Cela ne répond pas à ce qui était demandé.
beside-over = La partie est terminée.
beside-passed = Botmegistus a déjà passé pour cette manche.
beside-not-passed = La manche n’est pas finie : Botmegistus n’a pas encore passé.
beside-correction = L’or, les dés éthérés et les points sont des nombres entiers de 0 à { $most }.
beside-correct-already = Rien n’a été changé.
beside-experiment = Une expérience a un type, une piste exigée, un niveau de 0 à 12 et ses points.
beside-masterpieces = Botmegistus pioche { $count } chefs-d’œuvre ; chacun a un type, une piste exigée, un niveau et ses points.

## Botmegistus beside a real board: its page

beside-title = Botmegistus à votre table
beside-about = Jouez seul à Trismegistus avec le vrai jeu ; Botmegistus joue d’ici. Il demande ce qu’il doit voir et dit quoi faire et pourquoi.
beside-resume = Continuer
beside-new = Nouvelle partie
beside-others = Vos autres parties
beside-finished = terminée
beside-begin = Commencer
beside-how-strong = Difficulté
beside-switches = Seize réglages
beside-element = L’élémentaire de l’artefact de départ que vous n’avez pas gardé
beside-element-about = Il va à Botmegistus et lui donne sa personnalité.
beside-cards = Ses cartes
beside-cards-house = Piochées ici
beside-cards-table = Ma vraie pioche
beside-cards-house-about = La pioche d’Athanor pour Botmegistus est mélangée et piochée ici.
beside-cards-table-about = À chaque tour, vous révélez une carte de la vraie pioche et la saisissez ; celles déjà saisies sont proposées de nouveau.
beside-dice = Dés
beside-dice-house = Lancés ici
beside-dice-table = Mes vrais dés
beside-round = Manche { $number } sur 3
beside-undo = Annuler
beside-menu = Toutes ses parties
beside-tracker = Sa carte de suivi
beside-story = Jusqu’ici
beside-go-on = Continuer
beside-right = C’est bien cela
beside-its-turn = Au tour de Botmegistus
beside-end-round = Nous avons passé tous les deux : fin de la manche
beside-wait = À vous. Jouez, puis laissez jouer Botmegistus.
beside-wait-passed = Botmegistus a passé. Continuez jusqu’à ce que vous passiez aussi.
beside-ask-tokens = Quels jetons Bonus y a-t-il sur les pistes ?
beside-ask-experiment = Piochez une expérience de départ pour Botmegistus. Laquelle est-ce ?
beside-ask-roll = Lancez un dé inutilisé pour Botmegistus ({ $number } sur { $of }). Que montre-t-il ?
beside-ask-card = Révélez la carte suivante de sa pioche. Que dit-elle ?
beside-ask-side = Lancez le dé à six faces : 1–3, la carte ouverte de gauche ; 4–6, celle de droite.
beside-ask-bowls = Quels dés y a-t-il dans les coupes ?
beside-ask-look = Que voit Botmegistus ?
beside-ask-die = Lancez le dé à six faces.
beside-ask-element = Égalité : tirez-en un au sort.
beside-ask-masterpieces = Piochez { $count } chefs-d’œuvre jamais distribués. Lesquels ?
beside-remembered = Comme la dernière fois. Changez ce qui est différent.
beside-market = Artefacts de couleur { $bot_colour }
beside-place = { $side ->
    [left] Tuile de gauche
   *[right] Tuile de droite
}
beside-no-tile = Pas de tuile
beside-section = Expériences près de { $bot_face }
beside-your-levels = Vos niveaux
beside-add-card = Ajouter une carte
beside-remove-card = L’enlever
beside-card-number = Carte { $number }
beside-type = Type
beside-track = Piste exigée
beside-any-track = n’importe laquelle
beside-level = Niveau
beside-points = Points
beside-less = { $what } : un de moins
beside-more = { $what } : un de plus
beside-dice-in = { $bot_face } : dés de couleur { $bot_colour }
beside-on-step = { $bot_track }, niveau { $level }
beside-die-colour = Dé qu’elle veut
beside-symbols = Symboles, celui de gauche d’abord
beside-max = max
beside-spends = Il dépense
beside-orders = Il reçoit
beside-ahead = S’il est devant vous sur cette piste, il reçoit
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
beside-artifacts = Artefacts
beside-open = Expériences inachevées
beside-done = Expériences achevées
beside-deck-left = Cartes dans sa pioche : { $count }
beside-open-cards = Cartes ouvertes
beside-score = { $points } PV
beside-now = Il marquerait maintenant
beside-over-title = Botmegistus : { $points } PV
beside-you-need = Vous gagnez avec { $points } PV ou plus.
beside-nothing-yet = Rien encore.
beside-correct = Corriger à la main
beside-correct-about = Si la vraie table diffère de ce qui est noté ici, dis comment elle est. On peut revenir en arrière.
beside-correct-keep = Garder
beside-correct-leave = Laisser comme c’était
beside-in-play = Points marqués en jeu
beside-delete = Supprimer cette partie
beside-delete-really = Vraiment la supprimer ?
beside-potency = puissance { $potency }
