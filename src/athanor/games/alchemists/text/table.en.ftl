# The table drawn as text, and the headings over choices of one kind.

## Short names of ingredients; their first three letters differ

short-0 = mushroom
short-1 = fern
short-2 = toad
short-3 = claw
short-4 = flower
short-5 = root
short-6 = scorpion
short-7 = feather

## The drawing

draw-round = Round { $round } of { $rounds }
draw-last-round = Last round!
draw-phase-0 = Setting up
draw-phase-1 = Choosing play order
draw-phase-2 = Declaring actions
draw-phase-3 = Resolving actions
draw-order = Order
draw-legend-gold = gold
draw-legend-favor = favor
draw-legend-ingredient = ingredient
draw-legend-cube = cube
draw-row = In the row
draw-deck = deck { $count }
draw-discard = discards { $count }
draw-artifacts = On sale
draw-adventurer = Adventurer
draw-next = then { $adventurer }
draw-selling = Selling
draw-conference = Conference
draw-conference-round = end of round { $round }
draw-seals-needed = { $seat } { $count }/{ $needed }
draw-theories = Theories
draw-nothing-about = nothing about
draw-grants = Grants
draw-facts = Shown to all
draw-reputation = Reputation
draw-zone-0 = red zone
draw-zone-1 = plain zone
draw-zone-2 = green zone
draw-zone-3 = blue zone
draw-spaces = Action spaces
draw-student = wants 1 gold
draw-cauldron = Cauldron
draw-covered = covered
draw-stays = comes back
draw-played = Played
draw-exhibited = Exhibited
draw-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
draw-gold = { $count } gold
draw-ingredients = { $count ->
    [one] 1 ingredient
   *[other] { $count } ingredients
}
draw-favors = { $count ->
    [one] 1 favor
   *[other] { $count } favors
}
draw-cubes = { $count ->
    [one] 1 cube
   *[other] { $count } cubes
}
draw-unused = { $count } unused
draw-hospital = { $count } in hospital
draw-seals = { $count ->
    [one] 1 seal
   *[other] { $count } seals
}
draw-aside = { $count ->
    [one] 1 card set aside
   *[other] { $count } cards set aside
}
draw-lost = seals lost
draw-paralysed = paralysed
draw-debunks = debunks as: { $mode }
draw-grant = grant { $grant }
draw-potions = potions
draw-hand = Hand
draw-my-favors = Favors
draw-my-seals = Seals
draw-my-aside = Set aside
draw-answer = Your answer
draw-results = Results triangle
draw-grid = Deduction grid

## Headings over choices

verb-keep = Favors
verb-order = Order spaces
verb-declare = Actions
verb-play = Favors
verb-associate = To the top row
verb-take = From the row
verb-discard = Discard
verb-transmute = Transmute
verb-bid = Discount
verb-sell = Sell
verb-guarantee = Guarantee
verb-mix = Mix
verb-buy = Artifacts
verb-pay = Pay
verb-debunk = Debunk
verb-show = Demonstrate with
verb-claim = Potion
verb-publish = New theories
verb-endorse = Endorse
verb-seal = Seals
verb-grant = Grants
verb-exhibit = Exhibit
