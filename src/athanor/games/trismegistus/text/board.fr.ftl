## La table telle que la page la dessine

board-rivals = Rivaux
board-table = Plateau
board-cards = Cartes
board-round-and-decks = Manche, ordre et pioches
board-my-laboratory = Ton laboratoire
board-laboratory-of = Laboratoire de { $seat }
board-back = Revenir au mien
board-look = Regarder le laboratoire de { $seat }
board-which = De quelle façon ?
board-not-now = Pas maintenant
board-doings = Ce que tu peux faire
board-main = Une action
board-free = Gratuites, à tout moment
board-choices = Choix
board-wait = Rien à décider pour l’instant.
board-reactions = Après le tour des autres
board-order-ask = Me demander si je réagis
board-order-transmute = Seulement si je peux transmuter
board-order-turn = Passer jusqu’à mon tour
board-order-game = Toujours passer
board-round-renewed = Artefacts et jetons de réaction sont de nouveau prêts ; marché, expériences et dés sont nouveaux.
board-step-back = Étape précédente
board-step-on = Étape suivante
board-published = Publications et leurs élémentaires
board-top-of = sommet de la piste { $element }
board-not-completed = pas terminée
board-laboratory-formulas = Formules
board-potency = Puissance
board-used-dice = Dés utilisés
board-used-of = { $count } dés utilisés sur 3
board-die = dé { $colour } ({ $face })
board-no-die = Aucun dé sur la piste de puissance
board-bowl = Bol { $face } : { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}
board-arrow = Flèche { $material } → { $material2 } ({ $colour })
board-store = { $thing } : { $count }
board-essence = { $essence } : { $count }
board-track = { $element }, monte avec { $essence }
board-level-of = { $name } : niveau { $level }
board-bonus-at = Bonus à { $level } : { $bonus }
board-bonus-of-line = Bonus d’une ligne complète : { $effect }
board-completed = Complète.
board-bot-turn = Son dernier tour
board-symbols = { $element } : { $count } sur { $held } utilisés pour des publications
