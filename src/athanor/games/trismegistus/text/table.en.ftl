## The table as it is drawn in a terminal

draw-setup = Set-up
draw-labelled = { $label }: { $text }
draw-round = Round { $round } of { $rounds }
draw-last-round = Last round!
draw-turn = Turn of { $seat }
draw-turn-bot = Turn of Botmegistus
draw-order = Order
draw-next-order = Next round
draw-raw = raw
draw-refined = refined
draw-bowls = Bowls
draw-any-essence = any essence
draw-tracks = Tracks
draw-market = Artifact market
draw-left = { $count } left
draw-experiments = Experiments
draw-achievements = Achievements
draw-claimed = claimed
draw-points = { $count } VP
draw-die = Die
draw-potency = potency { $potency }
draw-used = used
draw-materials = Materials
draw-essences = Essences
draw-tokens = Tokens
draw-ethereal = { $count ->
    [one] { $count } ethereal die
   *[other] { $count } ethereal dice
}
draw-chameleon = { $count ->
    [one] { $count } chameleon
   *[other] { $count } chameleons
}
draw-reactions = { $ready } of { $all } reactions ready
draw-arrows = Arrows
draw-artifacts = Artifacts
draw-exhausted = exhausted
draw-columns = Columns
draw-done = { $count } performed
draw-discount = discount { $count }
draw-bought = one bought
draw-vault = Vault { $count }/{ $cells }
draw-next-formula = next formula: { $count } gold
draw-column = Column { $number }
draw-open = Open experiments
draw-missing = missing
draw-can-perform = can be performed
draw-masterpiece = Masterpiece
draw-masterpiece-held = in hand
draw-masterpiece-done = performed
draw-publications = Publications
draw-hand = { $count ->
    [one] { $count } publication
   *[other] { $count } publications
}
draw-symbols = Symbols
draw-offers = Your cards
draw-chosen = { $count } of 4 cards chosen
draw-laboratories = Free laboratories
draw-gold = { $count } gold
draw-deck = Deck
draw-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
draw-planned = Planned
draw-specialised = Specialised in

## Headings over choices of one kind

verb-laboratory = Laboratories
verb-choose = Your cards
verb-slot = Slots
verb-draft = Draft a die
verb-turn = Turn the die
verb-harvest = Gather materials
verb-essence = Gather essences
verb-transmute = Transmute
verb-artifact = Acquire an artifact
verb-recharge = Recharge
verb-experiment = Acquire an experiment
verb-chameleon = Spend a chameleon
verb-perform = Perform an experiment
verb-buy = Unlock a formula
verb-sample = Use a formula
verb-claim = Achievements
verb-react = React
verb-cell = Cells of the vault
verb-unlock = Formulas
verb-pay = Pay with
verb-level = A missing level
verb-reward = Rewards
verb-gain = Gain
verb-advance = Go up
verb-retreat = Go down
verb-refine = Refine
verb-refine-gold = Refine, with gold
verb-swap = Exchange
verb-gild = Into gold
verb-return = Return
