# Trismegistus: every word of the game, but for the names of cards, which stand in the card files.

game-name = Trismegistus
game-tagline = Draft dice, transmute lead into gold, and build the Philosopher’s Stone.

## Names

material-0 = lead
material-1 = copper
material-2 = tin
material-3 = mercury
material-4 = iron
material-5 = silver
material-6 = gold

thing-0 = raw lead
thing-1 = raw copper
thing-2 = raw tin
thing-3 = raw mercury
thing-4 = raw iron
thing-5 = refined copper
thing-6 = refined tin
thing-7 = refined mercury
thing-8 = refined iron
thing-9 = silver
thing-10 = gold
thing-11 = salt
thing-12 = sulfur
thing-13 = aether

asked-0 = { thing-0 }
asked-1 = { thing-1 }
asked-2 = { thing-2 }
asked-3 = { thing-3 }
asked-4 = { thing-4 }
asked-5 = { thing-5 }
asked-6 = { thing-6 }
asked-7 = { thing-7 }
asked-8 = { thing-8 }
asked-9 = { thing-9 }
asked-10 = { thing-10 }
asked-11 = any raw cube
asked-12 = any refined cube
asked-13 = { thing-11 }
asked-14 = { thing-12 }
asked-15 = { thing-13 }

essence-0 = salt
essence-1 = sulfur
essence-2 = aether
essence-3 = mercury

element-0 = Fire
element-1 = Water
element-2 = Earth
element-3 = Air

colour-0 = black
colour-1 = white
colour-2 = red

face-0 = lead
face-1 = copper
face-2 = tin
face-3 = mercury
face-4 = iron
face-5 = wild

bonus-0 = +1 on any track
bonus-1 = a chameleon
bonus-2 = an ethereal die

measure-1 = level on Fire
measure-2 = level on Water
measure-3 = level on Earth
measure-4 = level on Air
measure-5 = level on the lowest track
measure-6 = level on the highest track
measure-7 = formula in the vault
measure-8 = performed experiment
measure-9 = performed Fire experiment
measure-10 = performed Water experiment
measure-11 = performed Earth experiment
measure-12 = performed Air experiment
measure-13 = artifact
measure-14 = Fire artifact
measure-15 = Water artifact
measure-16 = Earth artifact
measure-17 = Air artifact
measure-18 = Fire or Water symbol on artifacts
measure-19 = Fire or Earth symbol on artifacts
measure-20 = Fire or Air symbol on artifacts
measure-21 = Water or Earth symbol on artifacts
measure-22 = Water or Air symbol on artifacts
measure-23 = Earth or Air symbol on artifacts
measure-24 = reaction token
measure-25 = raw lead
measure-26 = raw copper
measure-27 = raw tin
measure-28 = raw mercury
measure-29 = raw iron
measure-30 = refined copper
measure-31 = refined tin
measure-32 = refined mercury
measure-33 = refined iron
measure-34 = silver
measure-35 = gold
measure-36 = raw cube
measure-37 = refined cube
measure-38 = used reaction token
measure-39 = Fire symbol on artifacts
measure-40 = Water symbol on artifacts
measure-41 = Earth symbol on artifacts
measure-42 = Air symbol on artifacts

## Symbols

step-none = nothing
step-per = { $step } per { $measure }
step-cube = { $count ->
    [one] { $asked }
   *[other] { $count } × { $asked }
}
step-essence-any = { $count ->
    [one] any essence
   *[other] { $count } essences of any kind
}
step-track = +{ $count } on { $element }
step-track-any = +{ $count } on any track
step-track-lowest = +{ $count } on your lowest track
step-track-three = +{ $count } on each of three different tracks
step-down = −1 on any track (the price)
step-transmute = { $count ->
    [one] a { $colour } transmutation
   *[other] { $count } { $colour } transmutations
}
step-transmute-wild = { $count ->
    [one] a wild transmutation
   *[other] { $count } wild transmutations
}
step-exchange-0 = { $count ->
    [one] a raw cube for its refined form
   *[other] a raw cube for its refined form (up to { $count } times)
}
step-exchange-1 = { $count ->
    [one] a raw cube for a different raw one
   *[other] a raw cube for a different raw one (up to { $count } times)
}
step-exchange-2 = { $count ->
    [one] a refined cube for gold
   *[other] a refined cube for gold (up to { $count } times)
}
step-exchange-3 = 1 gold for any 5 raw cubes
step-ethereal = { $count ->
    [one] an ethereal die
   *[other] { $count } ethereal dice
}
step-chameleon = { $count ->
    [one] a chameleon
   *[other] { $count } chameleons
}
step-reaction = { $count ->
    [one] a reaction token
   *[other] { $count } reaction tokens
}
step-restore = { $count ->
    [one] restore a used reaction token
   *[other] restore { $count } used reaction tokens
}
step-publication = { $count ->
    [one] draw 2 publications and return 1
   *[other] draw 2 publications and return 1 ({ $count } times)
}
step-vp = { $count } VP
step-artifact = { $count ->
    [one] a random artifact
   *[other] { $count } random artifacts
}
requirement = { $element } { $level }
requirement-any = any track { $level }
condition = { $measure }: { $count }
one-element = { $element }
some-elements = { $count } { $element }

## Options

option-setup = Set-up
    .help = Introductory: alchemists and first cards are given to you. General: you choose a laboratory and one of each pair of cards.
option-setup-general = General
option-setup-introductory = Introductory
option-essences = Dominant essences
    .help = Which track rises when an essence is paid: as printed on the board, or shuffled.
option-essences-printed = As printed
option-essences-shuffled = Shuffled
option-achievements = Achievements
    .help = A module for 2 to 4 players: four open cards, each for whoever first fulfils it.
option-achievements-off = Off
option-achievements-on = On
option-formulas = Formulas while transmuting
    .help = Whether a formula may be used between two transmutations of one action. The rulebooks differ.
option-formulas-after = Only before or after the action
option-formulas-between = Also between two transmutations
option-free = Free actions
    .help = The rulebooks say “before or after the action” in one place and “at any time during your turn” in another.
option-free-action = In the action phase
option-free-turn = At any time in one’s own turn, before the draft too
option-achievements-solo = Achievements are only for 2 to 4 players.

## What happens

game-begins = { $seat } is the starting player.
takes-laboratory = { $seat } works in the laboratory of { $alchemist }.
begins-with = { $seat } begins with the experiment { $experiment }, the masterpiece { $masterpiece } and the publication { $publication }.
begins-with-hidden = { $seat } begins with the experiment { $experiment }.
board-round = Round { $number }
round-begins = Round { $round } begins.
round-ends = Round { $round } is over.
game-ends = The game is over: the third round was the last. Everything is counted.
dice-rolled = { $count } dice are rolled into the bowls.
bowl-rerolled = Too many dice in the { $face } bowl: they are rolled again.
market-refilled = { $artifact } comes to the market.
experiment-opened = The experiment { $experiment } is laid out.
turn-begins = { $seat }’s turn.
drafts = { $seat } drafts a { $colour } { $face } die with potency { $potency }.
retires = { $seat } retires the { $colour } { $face } die.
turns-die = { $seat } turns the die to { $face }.
raises-die = { $seat } spends an ethereal die: the potency is now { $potency }.
uses-up = { $seat } has used up the { $colour } { $face } die: { $count } of 3 this round.
passes-round = { $seat } has used three dice and takes place { $place } in the next round.
declares = { $seat } spends a chameleon and acts as with a { $colour } { $face } die.
gains = { $seat } gains { $count } { $thing }.
gains-ethereal = { $seat } gains { $count ->
    [one] an ethereal die
   *[other] { $count } ethereal dice
}.
gains-chameleon = { $seat } gains { $count ->
    [one] a chameleon
   *[other] { $count } chameleons
}.
gains-reaction = { $seat } gains { $count ->
    [one] a reaction token
   *[other] { $count } reaction tokens
}.
restores = { $seat } restores { $count ->
    [one] a reaction token
   *[other] { $count } reaction tokens
}.
scores = { $seat } scores { $points } VP.
scores-top = { $seat } is at the top of { $element } and scores 1 VP.
pays = { $seat } pays { $thing }.
pays-gold = { $seat } pays { $count } gold.
pays-level = { $seat } spends { $thing } in place of a missing level.
uses-discount-level = { $seat } uses a discount in place of a missing level.
uses-discount-cube = { $seat } uses a discount in place of { $asked }.
exchanges = { $seat } exchanges { $thing } for { $thing2 }.
transmutes = { $seat } pays { $paid } and transmutes { $thing } into { $thing2 }.
advances = { $seat } goes up to level { $level } of { $element }.
retreats = { $seat } goes down to level { $level } of { $element }.
enters-bonus = { $seat } reaches a bonus on { $element }: { $bonus }.
bonus-removed = The bonus token on { $element } ({ $bonus }) is removed.
buys-artifact = { $seat } acquires the artifact { $artifact }.
draws-artifact = { $seat } draws the artifact { $artifact }.
places-artifact = { $seat } puts { $artifact } into slot { $slot }.
replaces = { $seat } gives up { $artifact }.
fires = { $seat } uses { $artifact }.
recharges = { $seat } recharges { $artifact }.
takes-experiment = { $seat } acquires the experiment { $experiment }.
performs = { $seat } performs the experiment { $experiment }.
slides = The experiment goes into { $seat }’s { $element } column.
unlocks = { $seat } unlocks the formula { $formula } and puts it into cell { $cell } of the vault.
completes-row = { $seat } completes a row of the vault.
completes-column = { $seat } completes a column of the vault.
samples = { $seat } uses the formula { $formula }.
claims = { $seat } claims the achievement { $achievement }.
draws-publication = { $seat } draws the publication { $publication }.
draws-publication-hidden = { $seat } draws a publication.
returns-publication = { $seat } returns the publication { $publication }.
returns-publication-hidden = { $seat } returns a publication.
shows-hand = { $seat } shows: { $publications }.
reacts = { $seat } reacts.

## Questions

ask-laboratory = Choose a laboratory.
ask-choose-experiment = Choose your starting experiment.
ask-choose-masterpiece = Choose your masterpiece; it stays secret.
ask-choose-publication = Choose your publication; it stays secret.
ask-choose-artifact = Choose your starting artifact.
ask-choose = Everybody chooses cards of the set-up in secret.
ask-chosen = You have chosen. The others are still choosing; until then you can take your choices back.
ask-draft = Draft a die.
ask-redraft = Keep your die, or draft a new one in its place?
ask-turn-die = Turn the wild die to a material.
ask-ethereal = Spend an ethereal die to raise the potency by 1?
ask-act = One action with your { $colour } { $face } die: potency { $potency }.
ask-declared = Your action, as with a { $colour } { $face } die?
ask-transmuting = Another transmutation along the same arrow?
ask-finish = Further free actions, or end your turn?
ask-finish-open = { ask-finish }
ask-react = React to { $seat }’s turn ({ $colour } { $face } die)?
ask-react-bot = React to Botmegistus’s turn ({ $colour } { $face } die)?
ask-fire = Use { $artifact } on this arrow?
ask-ability = Use the ability of { $artifact } now?
ask-granted = { $count ->
    [one] A { $colour } transmutation: which?
   *[other] { $count } { $colour } transmutations: which?
}
ask-granted-wild = { $count ->
    [one] A wild transmutation: which?
   *[other] { $count } wild transmutations: which?
}
ask-rewards = What comes next?
ask-price = Go down a step to receive what follows?
ask-advance = { $times ->
    [one] Which track? (+{ $steps })
   *[other] Which track? (+{ $steps } on each of { $times } different ones)
}
ask-gain-raw = Which raw material? (still { $count } to gain)
ask-gain-refined = Which refined material? (still { $count } to gain)
ask-gain-essence = Which essence? (still { $count } to gain)
ask-exchange-0 = A raw cube for its refined form? (at most { $count })
ask-exchange-1 = A raw cube for a different raw one? (at most { $count })
ask-exchange-2 = A refined cube for gold? (at most { $count })
ask-exchange-3 = 1 gold for any 5 raw cubes?
ask-return = Which publication goes back under the deck?
ask-draw-artifact = Draw a random artifact? It replaces one of yours.
ask-place-artifact = Which slot for { $artifact }?
ask-place-formula = Which cell of the vault for { $formula }?
ask-unlock = Which formula of the { $element } column?
ask-pay = { $experiment }: with what do you pay { $asked }? (discounts left: { $discounts })
ask-pay-level = { $experiment }: { $count ->
    [one] a level is missing
   *[other] { $count } levels are missing
}. With what? (discounts left: { $discounts })

## Labels

label-pass = Do not react
label-end = End the turn
label-end-transmuting = No more transmutations
label-keep = Keep the die
label-withdraw = Take your choices back
label-ethereal = Spend an ethereal die
label-no-ethereal = Spend none
label-use = Do it
label-use-fire = Use the artifact
label-use-ability = Use the ability
label-use-exchange = Exchange 1 gold
label-use-draw-artifact = Draw an artifact
label-skip = Do not
label-skip-fire = Leave the artifact ready
label-skip-ability = Do not use the ability
label-skip-exchange = No more exchanges
label-skip-draw-artifact = Draw none
label-skip-granted = No transmutation
label-skip-price = Stay where you are
label-laboratory = Work in the laboratory of { $alchemist }
label-choose-experiment = Keep the experiment { $experiment }
label-choose-masterpiece = Keep the masterpiece { $experiment }
label-choose-publication = Keep the publication { $publication }
label-choose-artifact = Keep the artifact { $artifact }
label-slot = Slot { $slot } ({ $material } → { $material2 })
label-slot-replace = Slot { $slot } ({ $material } → { $material2 }), in place of { $artifact }
label-draft = Draft the { $colour } { $face } die (potency { $potency })
label-turn = Turn it to { $face }
label-harvest = Gather { $count } { $thing }
label-essence = Gather { $count } { $essence } (essence)
label-transmute = Transmute { $thing } into { $thing2 }, paying { $paid }
label-artifact = Acquire the artifact { $artifact }
label-artifact-none = Acquire an artifact
label-recharge = Recharge the artifact { $artifact }
label-recharge-none = Recharge an artifact
label-experiment = Acquire the experiment { $experiment }
label-experiment-none = Acquire an experiment
label-declare = Chameleon: act as with a { $colour } { $face } die
label-perform = Perform the experiment { $experiment }
label-perform-none = Perform an experiment
label-perform-masterpiece = Perform your masterpiece
label-buy = Unlock the formula { $formula } ({ $element }) for { $count } gold
label-buy-none = Unlock a formula ({ $element }) for { $count } gold
label-unlock = Unlock the formula { $formula } ({ $element })
label-unlock-none = Unlock a formula ({ $element })
label-sample = Use the formula { $formula }
label-sample-none = Use a formula
label-claim = Claim the achievement { $achievement }
label-claim-none = Claim an achievement
label-react-material = React: gain { $thing }
label-react-essence = React: gain { $essence } (essence)
label-cell = Cell { $cell }
label-pay = Pay { $thing }
label-pay-discount = Use a discount
label-level-silver = Spend silver
label-level-gold = Spend gold
label-level-discount = Use a discount
label-reward = Receive: { $step }
label-reward-price = Go down a step for: { $reward }
label-gain = Gain { $thing }
label-advance = Go up on { $element }
label-retreat = Go down on { $element }
label-return = Return the publication { $publication }
label-exchange = Exchange { $thing } for { $thing2 }

explain = { $label }. { $what }
explain-artifact = { $label }. Ability: { $effect }. Symbols: { $elements }.
explain-experiment = { $label }. { $element }; requires { $requirement }; costs { $cost }; at once: { $reward }; { $points } VP at the end.
explain-publication = { $label }. Needs { $elements }; { $points } VP.
explain-formula = { $label }. Once: { $effect }.
explain-achievement = { $label }. Asks for { $conditions }; at once: { $reward }; { $points } VP at the end.

## Reasons

why-not-this-track = { $element } cannot be chosen now.
why-choose-track = Choose a track first.
why-level-zero = Your marker on { $element } is on 0.
why-choose-price = Decide first whether you go down a step.
why-reward-useless = You cannot use this at the moment.
why-no-such-reward = There is no such reward.
why-choose-reward = Choose which reward comes next.
why-no-cube = You have no { $thing }.
why-other-arrow = All transmutations of one action go along the same arrow; { $thing } lies at another.
why-other-colour = Only { $colour } arrows can be used now.
why-pays-for-itself = The { $thing } that moves cannot pay for its own transmutation.
why-no-essence = You have no { $paid } to pay with.
why-artifact-first = Decide about the artifact first.
why-transmute-first = Decide about the transmutation first.
why-not-this-gain = This cannot be gained here.
why-choose-gain = Choose what you gain first.
why-no-exchange = This exchange is not possible here.
why-exchange-first = Decide about the exchange first.
why-not-in-hand = This publication is not in your hand.
why-return-first = Return a publication first.
why-choose-slot = Choose a slot for the artifact first.
why-no-open-experiment = You have no experiment there.
why-no-masterpiece = You have performed your masterpiece already.
why-level-too-low = { $count ->
    [one] Your level is 1 too low.
   *[other] Your level is { $count } too low.
}
why-cannot-pay = You cannot pay for this experiment.
why-pay-first = Pay for the experiment first.
why-not-for-level = This cannot stand for the missing level.
why-level-reached = The required level is reached already.
why-no-discount = There is no discount left to use here.
why-does-not-fit = { $thing } cannot pay { $asked }.
why-needed-elsewhere = The rest could then not be paid: { $thing } is needed elsewhere.
why-other-column = The experiment unlocks a formula of its own column.
why-unlock-first = First choose the formula to unlock.
why-socket-empty = There is no formula in this socket.
why-column-bought = One formula per column may be bought, and the { $element } column has had its own.
why-vault-full = Your vault is full.
why-formula-price = The next formula costs { $count } gold.
why-cell-full = This cell is taken.
why-choose-cell = Choose a cell of the vault first.
why-already-sampled = This formula has been used already.
why-cell-empty = There is no formula in this cell.
why-no-such-die = There is no { $colour } die in the { $face } bowl.
why-no-die = You have no die to keep.
why-draft-first = Draft a die first.
why-turn-first = Turn the wild die first.
why-ethereal-first = Decide about the ethereal die first.
why-ethereal-late = An ethereal die can only be spent right after drafting.
why-potency = Your die has potency { $potency }.
why-other-essence = A { $face } die does not give { $essence }.
why-artifact-price = An artifact costs 3 potency.
why-other-market = With a { $colour } die only { $colour } places of the market can be used.
why-market-empty = There is no artifact in this place.
why-not-exhausted = This artifact is ready.
why-slot-empty = There is no artifact in this slot.
why-two-open = You have two open experiments already.
why-no-card-there = There is no experiment there.
why-other-section = The symbol { $face } gives no access to this section.
why-not-fulfilled = You do not fulfil this achievement.
why-no-achievement = There is no achievement there.
why-same-die = Your die shows that already.
why-no-chameleon = You have no chameleon.
why-drafted-already = The draft of this turn is over.
why-must-act = You must take an action.
why-act-first = Choose your action first.
why-chameleon-first = The chameleon is spent: its action follows at once.
why-not-between = Free actions do not interrupt an action.
why-acted-already = You have had your action of this turn.
why-wait-for-turn = { $seat } is asked first.
why-only-react = This is not a reaction.
why-laboratory-taken = This laboratory is taken.
why-laboratory-first = Choose a laboratory first.
why-not-yet-chosen = You have not chosen everything yet.
why-not-offered = This card is not among those offered to you now.
why-choose-first = Choose your cards first.

## The count

sheet-game = Points in the game
sheet-experiments = Experiments ({ $count })
sheet-publications = Publications ({ $count } of { $held })
sheet-stone = Philosopher’s Stone ({ $count })
sheet-gold = Gold ({ $count })
sheet-ethereal = Ethereal dice ({ $count })
sheet-tracks = Mastery tracks
sheet-achievements = Achievements ({ $count })

opponent-0 = Botmegistus

stat-experiments = experiments
stat-formulas = formulas
stat-artifacts = artifacts
stat-levels = levels
stat-publications = publications
