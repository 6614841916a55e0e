## The table as the page draws it

board-rivals = Others
board-table = Board
board-cards = Cards
board-round-and-decks = Round, order and decks
board-my-laboratory = Your laboratory
board-laboratory-of = Laboratory of { $seat }
board-back = Back to mine
board-look = Look at the laboratory of { $seat }
board-which = Which way?
board-not-now = Not now
board-doings = What you may do
board-main = One action
board-free = Free, any time
board-choices = Choices
board-wait = Nothing to decide at the moment.
board-reactions = When others have acted
board-order-ask = Ask me to react
board-order-transmute = Ask only if I can transmute
board-order-turn = Pass until my turn
board-order-game = Always pass
board-round-renewed = Artifacts and reaction tokens are ready again; market, experiments and dice are new.
board-step-back = The step before
board-step-on = The next step
board-published = Publications and their elementals
board-top-of = top of the { $element } track
board-not-completed = not completed
board-laboratory-formulas = Formulas
board-potency = Potency
board-used-dice = Used dice
board-used-of = { $count } of 3 dice used
board-die = { $colour } { $face } die
board-no-die = No die on the potency track
board-bowl = Bowl of { $face }: { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
board-arrow = Arrow from { $material } to { $material2 } ({ $colour })
board-store = { $thing }: { $count }
board-essence = { $essence }: { $count }
board-track = { $element }, raised by { $essence }
board-level-of = { $name }: level { $level }
board-bonus-at = Bonus at { $level }: { $bonus }
board-bonus-of-line = Bonus of a full line: { $effect }
board-completed = Completed.
board-bot-turn = Its last turn
board-symbols = { $element }: { $count } of { $held } used for publications
