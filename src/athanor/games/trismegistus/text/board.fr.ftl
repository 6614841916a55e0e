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
board-free = Libres, à tout moment
board-choices = Choix
board-wait = Rien à décider pour l’instant.
board-always-pass = Pas de réaction avant mon prochain tour
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
