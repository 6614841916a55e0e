# Alchemists: every word of the game.

game-name = Alchemists
game-tagline = Mix, deduce, publish – and hope that nobody proves you wrong.

## Names (of ingredients, alchemicals, potions, colours and qualities: substances.en.ftl)

guarantee-0 = an exact match
guarantee-1 = the right sign
guarantee-2 = at least a neutral potion
guarantee-3 = any potion at all

favor-0 = Assistant
favor-1 = Herbalist
favor-2 = Associate
favor-3 = Custodian
favor-4 = Barmaid
favor-5 = Merchant
favor-6 = Sage
favor-7 = Shopkeeper

favor-text-0 = When you declare actions: 1 more cube this round.
favor-text-1 = At once when drawn: draw 3 ingredients, then discard any 2.
favor-text-2 = When you declare actions: on one space of your choice your cubes go to the top row.
favor-text-3 = When you declare actions: put 1 cube on this card; you drink a potion after Transmute, before the selling begins.
favor-text-4 = When you sell: the potion counts one step better; an exact match brings 1 reputation instead.
favor-text-5 = When you sell: 1 gold if you are the first to sell; otherwise you may choose as if you were.
favor-text-6 = When you transmute: 1 more gold.
favor-text-7 = When you buy an artifact: it costs 1 less.

artifact-0 = Boots of Speed
artifact-1 = Discount Card
artifact-2 = Magic Mortar
artifact-3 = Periscope
artifact-4 = Printing Press
artifact-5 = Robe of Respect
artifact-6 = Amulet of Rhetoric
artifact-7 = Hypnotic Amulet
artifact-8 = Seal of Authority
artifact-9 = Silver Chalice
artifact-10 = Thinking Cap
artifact-11 = Witch’s Trunk
artifact-12 = Altar of Gold
artifact-13 = Bronze Cup
artifact-14 = Crystal Cabinet
artifact-15 = Feather in Cap
artifact-16 = Magic Mirror
artifact-17 = Wisdom Idol

artifact-text-0 = Once a round, where you have acted: the same action once more after everybody is done there. Not for selling. 2 points.
artifact-text-1 = Your next artifact costs 2 less, every later one 1 less. 1 point.
artifact-text-2 = Only one of the two ingredients you mix is discarded, picked at random. 1 point.
artifact-text-3 = Once a round, right after another player’s potion: look at one of its two ingredients, at random. 1 point.
artifact-text-4 = You pay nothing to the bank for publishing or endorsing. 2 points.
artifact-text-5 = Each of your gains of reputation is 1 larger, except in the final round.
artifact-text-6 = At once: 5 reputation.
artifact-text-7 = At once: draw 4 favors. 1 point.
artifact-text-8 = 2 more reputation whenever you publish or endorse.
artifact-text-9 = 6 points.
artifact-text-10 = At once: test up to two pairs from your hand for all to see; nobody is harmed and you keep the cards. 1 point.
artifact-text-11 = At once: draw 7 ingredients. From now on you get no ingredients from order spaces. 2 points.
artifact-text-12 = At once: pay 1 to 8 gold and gain as much reputation.
artifact-text-13 = 4 points.
artifact-text-14 = 2 points for each artifact you own, this one included.
artifact-text-15 = Ingredients of potions you exhibit with success are set aside: 1 point for each different one.
artifact-text-16 = 1 point for every full 5 reputation at the end of the last round.
artifact-text-17 = At the Great Revelation, 1 point for each of your seals on a correct theory.

adventurer-0 = Cleric
adventurer-1 = Ranger
adventurer-2 = Berserker
adventurer-3 = Sorcerer
adventurer-4 = Witcher
adventurer-5 = Assassin

seal-0 = gold star
seal-1 = silver star
seal-2 = red question mark
seal-3 = green question mark
seal-4 = blue question mark

seal-text-0 = 5 points if the theory is right; if it is wrong, 4 points less.
seal-text-1 = 3 points if the theory is right; if it is wrong, 4 points less.
seal-text-2 = No points, but no loss if only the red aspect is wrong, or if the theory is debunked through red.
seal-text-3 = No points, but no loss if only the green aspect is wrong, or if the theory is debunked through green.
seal-text-4 = No points, but no loss if only the blue aspect is wrong, or if the theory is debunked through blue.

space-0 = Forage
space-1 = Transmute
space-2 = Custodian
space-3 = Sell a potion
space-4 = Buy an artifact
space-5 = Debunk a theory
space-6 = Publish a theory
space-7 = Test on a student
space-8 = Drink a potion
space-9 = Exhibit a potion

space-text-0 = Take an ingredient from the row, or an unseen one from the deck.
space-text-1 = Discard an ingredient for 1 gold.
space-text-2 = Play a Custodian: drink a potion before the selling begins.
space-text-3 = Sell the adventurer a potion. Takes 2 cubes.
space-text-4 = Buy one of the artifacts in the row.
space-text-5 = Prove a published theory wrong.
space-text-6 = Publish a theory of your own or endorse another’s, with a seal face down. The price is told when you choose.
space-text-7 = Mix two ingredients; after the first negative potion of the round the student wants 1 gold.
space-text-8 = Mix two ingredients and drink them yourself: free, but negative potions harm you.
space-text-9 = Name a potion and make it in public.

## Options

option-mode = Mode
    .help = Apprentices start with 3 ingredients, face milder conferences and debunk by naming an aspect; masters start with 2, are held to more and debunk by mixing. May differ from player to player, to help a newcomer.
option-mode-apprentice = Apprentice
option-mode-master = Master
option-ingredients = Ingredients at the start
    .help = 3 as an apprentice, 2 as a master; may be set apart from the rest of the mode.
option-ingredients-mode = as the mode says
option-ingredients-apprentice = 3 (apprentice)
option-ingredients-master = 2 (master)
option-conferences = Conferences
    .help = Whose standards the conferences of rounds 3 and 5 apply.
option-conferences-mode = as the mode says
option-conferences-apprentice = Apprentice
option-conferences-master = Master
option-debunking = Debunking
    .help = Apprentices ask the reader for one aspect; masters must show a mix that proves it, and may show a conflict between two theories.
option-debunking-mode = as the mode says
option-debunking-apprentice = Apprentice
option-debunking-master = Master
option-starter = Starting player
    .help = Who chooses an order space first in round 1.
option-starter-random = by lot
option-starter-1 = Player 1
option-starter-2 = Player 2
option-starter-3 = Player 3
option-starter-4 = Player 4
option-starter-not-there = There is no player { $number } at a table of { $players } to start.
option-help = Help in the notebook
    .help = How far the notebook of every player may fill itself. Each may choose less, nobody more.
option-help-off = None: own marks only
option-help-results = Own results
option-help-impossible = What they rule out, too
option-help-odds = Exact odds, too

settings-wrong = The settings of Alchemists cannot be used: { $field } { $wrong }.
settings-unreadable = cannot be read ({ $detail })
settings-rising = must begin with 1 and rise
settings-ingredients = needs { $count } different ingredients
settings-no-ingredient = names “{ $name }”, which is no ingredient
settings-players = needs a list of numbers of players, 2 to 4
settings-too-few-spaces = has not enough free spaces for { $count } players
settings-missing = is missing
settings-entries = needs { $count ->
    [one] 1 entry
   *[other] { $count } entries
}
settings-number = needs whole numbers from { $low } to { $high }
settings-switch = must be true or false

## What happens

seat-line = { $seat }
game-begins = The laboratories open. { $seat } starts.
draws-ingredients = { $seat } draws { $count ->
    [one] an ingredient
   *[other] { $count } ingredients
}: { $ingredients }.
draws-ingredients-hidden = { $seat } draws { $count ->
    [one] an ingredient
   *[other] { $count } ingredients
}.
draws-favors = { $seat } draws { $count ->
    [one] a favor
   *[other] { $count } favors
}: { $favors }.
draws-favors-hidden = { $seat } draws { $count ->
    [one] a favor
   *[other] { $count } favors
}.
keeps-favor = { $seat } keeps the { $favor } and discards the { $other_favor }.
keeps-favor-hidden = { $seat } keeps one favor and discards the other.
ingredients-reshuffled = The ingredient deck has run out: { $count ->
    [one] the discarded card is
   *[other] the { $count } discarded cards are
} shuffled into a new one.
favors-reshuffled = The favor deck has run out: { $count ->
    [one] the discarded card is
   *[other] the { $count } discarded cards are
} shuffled into a new one.
row-dealt = In the row: { $ingredients }.
row-cleared = { $count ->
    [one] The last card of the row is
   *[other] The { $count } cards left in the row are
} discarded.
takes-order = { $seat } takes order space { $place }.
draws-paralysed = { $seat } is paralysed and will play last.
order-settled = Order of play: { $lines }.
declares = { $seat } declares: { $space } ({ $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
}).
plays-favor = { $seat } plays a favor: { $favor }.
on-top = { $seat } moves to the top row: { $space }.
declared = { $seat } has declared everything{ $cubes ->
    [0] .
    [one] {"; 1 cube stays unused."}
   *[other] {"; "}{ $cubes } cubes stay unused.
}
declines = { $seat } declines: { $space } ({ $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
} unused).
forages = { $seat } forages and takes: { $ingredient }.
discards = { $seat } discards: { $ingredient }.
discards-hidden = { $seat } discards an ingredient.
transmutes = { $seat } transmutes an ingredient ({ $ingredient }) into { $gold } gold.
transmutes-hidden = { $seat } transmutes an ingredient into { $gold } gold.
bid-line = { $seat } { $bid ->
    [0] offers no discount
   *[other] offers a discount of { $bid }
} ({ $smileys ->
    [one] 1 smiley
   *[other] { $smileys } smileys
})
bids = Bids: { $lines }.
selling-order = They sell in this order: { $lines }.
offers = { $seat } offers the adventurer: { $potion }.
guarantees = { $seat } guarantees { $guarantee } for { $gold } gold.
sells = { $seat } sells: { $potion }. The result: { $quality }. Mixed: { $ingredients }.
sells-hidden = { $seat } sells: { $potion }. The result: { $quality }.
gains-gold = { $seat } gains { $gold } gold.
pays = { $seat } pays { $gold } gold.
pays-author = { $seat } pays { $author_seat } { $gold } gold.
gains-reputation = { $seat } gains { $count } reputation.
loses-reputation = { $seat } loses { $count } reputation.
buys = { $seat } buys for { $gold } gold: { $artifact }.
asks-aspect = { $seat } asks the reader for an aspect ({ $ingredient }, { $colour }): it is { $sign ->
    [1] positive
   *[other] negative
}.
demonstrates-yes = { $seat } demonstrates ({ $ingredients }). Is it { $potion }? Yes!
demonstrates-no = { $seat } demonstrates ({ $ingredients }). Is it { $potion }? No.
debunk-fails = { $seat } has not debunked anything.
debunks = { $seat } debunks through { $colour }: { $ingredients }.
shows-seal = { $seat }’s seal ({ $ingredient }): { $seal }.
theory-falls = A theory falls: { $ingredient } = { $alchemical }.
conflict = Two theories are in conflict: { $ingredient } and { $other_ingredient }.
publishes = { $seat } publishes a theory: { $ingredient } is { $alchemical } (seal: { $seal }).
publishes-hidden = { $seat } publishes a theory: { $ingredient } is { $alchemical }.
endorses = { $seat } endorses the theory that { $ingredient } is { $alchemical } (seal: { $seal }).
endorses-hidden = { $seat } endorses the theory that { $ingredient } is { $alchemical }.
wins-grant = { $seat } wins grant { $grant } ({ $ingredients }) and { $gold } gold.
tests = { $seat } tests a potion on the student: { $potion }. Mixed: { $ingredients }.
tests-hidden = { $seat } tests a potion on the student: { $potion }.
drinks = { $seat } drinks a potion: { $potion }. Mixed: { $ingredients }.
drinks-hidden = { $seat } drinks a potion: { $potion }.
thinks = { $seat } thinks two ingredients over: { $potion }. These were: { $ingredients }.
thinks-hidden = { $seat } thinks two ingredients over: { $potion }.
hospital = A cube of { $seat } goes to the hospital.
paralysed = { $seat } is paralysed.
promises = { $seat } promises to exhibit: { $potion }.
exhibits = { $seat } exhibits: { $made_potion }. A success! Mixed: { $ingredients }.
exhibits-hidden = { $seat } exhibits: { $made_potion }. A success!
exhibit-fails = { $seat } makes: { $made_potion }. It should have been: { $potion }. Mixed: { $ingredients }.
exhibit-fails-hidden = { $seat } makes: { $made_potion }. It should have been: { $potion }.
both-signs = { $seat } has shown both signs of a colour.
peeks = { $seat } peeks into { $brewer_seat }’s cauldron and sees: { $ingredient }.
peeks-hidden = { $seat } peeks into { $brewer_seat }’s cauldron.
spares = { $seat } gets an ingredient back: { $ingredient }.
spares-hidden = { $seat } gets one of the two ingredients back.
sets-aside = { $seat } sets aside: { $ingredients }.
sets-aside-hidden = { $seat } sets aside { $count ->
    [one] an ingredient
   *[other] { $count } ingredients
}.
conference = The conference opens.
at-conference = { $seat } presents { $count ->
    [one] 1 theory
   *[other] { $count } theories
}; { $needed } expected.
new-artifacts = New artifacts: { $artifacts }.
top-alchemist = { $seat } is top alchemist, with { $count ->
    [one] 1 seal
   *[other] { $count } seals
} on the board.
unused-favors = { $seat } gets { $count ->
    [one] a favor
   *[other] { $count } favors
} for unused cubes.
rests = { $seat } will have { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
} less next round.
adventurer = A new adventurer comes to town: { $adventurer }.
round-begins = Round { $round } begins. { $seat } starts.
exchanges-favors = { $seat } exchanges favors ({ $favors }) for { $gold } gold.
shows-aside = { $seat } set aside: { $ingredients }.
truth-line = { $ingredient } = { $alchemical }
revelation = The Great Revelation: { $lines }.
theory-right = The theory about { $ingredient } ({ $alchemical }) is right.
theory-wrong = The theory about { $ingredient } ({ $alchemical }) is wrong.
game-ends = The game is over: the sixth round was the last.

## Questions

ask-keep = Which of your two favors do you keep?
ask-order = Which order space do you take?
ask-discard = Discard { $count ->
    [one] an ingredient
   *[other] { $count } ingredients
}.
ask-declare = What do you declare? { $cubes ->
    [one] You have 1 cube.
   *[other] You have { $cubes } cubes.
}
ask-forage = What do you take?
ask-forage-again = Forage once more?
ask-transmute = Which ingredient do you transmute?
ask-transmute-again = Transmute once more?
ask-custodian = What do you drink?
ask-custodian-again = Drink once more?
ask-bids = Which discount do you offer?
ask-sell = Which potion do you sell?
ask-guarantee = What do you guarantee?
ask-mix-for-sale = What do you mix and sell as { $potion }?
ask-buy = Which artifact do you buy?
ask-buy-again = Buy once more?
ask-think = Which pair do you think over? { $count ->
    [one] One more.
   *[other] Up to { $count }.
}
ask-donate = How much do you lay on the altar?
ask-debunk = Which aspect of which theory do you doubt?
ask-debunk-again = Debunk once more?
ask-debunk-master = Which two ingredients do you use to prove something?
ask-debunk-again-master = Debunk once more: with which two ingredients?
ask-claim = Chosen: { $ingredients }. Which potion do you ask the reader about?
ask-claim-futile = Chosen: { $ingredients }. There is no theory about either, so no answer can prove anything: name a potion all the same, or go back?
ask-publish = Which theory do you publish or endorse?
ask-publish-again = Publish or endorse once more?
ask-publish-at-once = Publish a new theory at once?
ask-seal = Which seal do you put on the theory ({ $ingredient } = { $alchemical })?
ask-grants = Which grant do you take?
ask-test = What do you test on the student?
ask-test-again = Test once more?
ask-drink = What do you drink?
ask-drink-again = Drink once more?
ask-exhibit = Which potion do you promise?
ask-exhibit-again = Exhibit once more?
ask-mix-to-exhibit = What do you mix to exhibit { $potion }?
ask-peek = Peek into { $brewer_seat }’s cauldron?
ask-spare = Take the other ingredient back, or set both aside?

## Labels

label-pass = Pass
label-done = That is all
label-decline = Decline this action
label-withdraw = Take the answer back
label-reconsider = Choose other ingredients
label-draw = Draw an unseen ingredient
label-peek = Peek
label-use-mortar = Take one back
label-waive-mortar = Set both aside
label-keep = Keep: { $favor }
label-order = Order space { $place }: { $price ->
    [0] {""}
   *[other] pay { $price } gold,{" "}
}{ $favors_drawn ->
    [0] no favor
    [one] 1 favor
   *[other] { $favors_drawn } favors
}, { $drawn ->
    [0] no ingredient
    [one] 1 ingredient
   *[other] { $drawn } ingredients
}
label-order-green = The green space
label-declare = Declare: { $space }
label-play = Play: { $favor }
label-associate = Associate: { $space }
label-take = Take: { $ingredient }
label-discard = Discard: { $ingredient }
label-transmute = Transmute: { $ingredient }
label-bid = { $bid ->
    [0] No discount
   *[other] Discount of { $bid }
}
label-sell = Sell: { $potion }
label-guarantee = Guarantee { $guarantee } for { $gold } gold
label-guarantee-plain = Guarantee { $guarantee }
label-mix = Mix: { $ingredients }
label-buy = Buy: { $artifact }
label-donate = Pay { $gold } gold
label-debunk = { $ingredient }: the { $colour } aspect
label-show = Use: { $ingredients }
label-claim = { $potion }
label-publish = Publish: { $ingredient } = { $alchemical }
label-endorse = Endorse: { $ingredient }
label-seal = Seal: { $seal }
label-grant = Grant { $grant }: { $ingredients } ({ $points ->
    [one] 1 point
   *[other] { $points } points
})
label-exhibit = Exhibit: { $potion }

explain = { $label }. { $what }
explain-pass = Nothing happens.
explain-done = Nothing more is declared; cubes left over stay unused.
explain-decline = The cubes of this action go to the unused space: two of them are worth a favor at the end of the round.
explain-withdraw = Answer again before the others have all answered.
explain-reconsider = Nothing has been asked yet: going back costs nothing.
explain-draw = From the top of the deck.
explain-peek = You see one of the two ingredients, at random. Once a round.
explain-use-mortar = One ingredient is set aside, the other returns to your hand.
explain-waive-mortar = Both ingredients are set aside.
explain-associate = Your cubes on this space go to the top row: you act there first.
explain-take = Everybody sees what you take.
explain-discard = Nobody else sees what you discard.
explain-transmute = Nobody else sees what you discard.
explain-bid = More smileys sell earlier; the discount is taken off every guarantee.
explain-sell = Your choice may block this potion for those who sell after you.
explain-guarantee = You are paid { $gold } gold if the potion counts as at least that good. { $count ->
    [0] Even a neutral potion or the wrong sign costs you no reputation now.
   *[other] A potion that counts as neutral or of the wrong sign costs you { $count } reputation, whatever you guarantee.
}
explain-guarantee-plain = You are paid if the potion is at least that good.
explain-mix = Others see the result, not the ingredients.
explain-buy = It costs you { $gold } gold. { $what }
explain-donate = You gain as much reputation.
explain-debunk = The reader shows everybody the true sign. If the theory says the opposite, it falls and you gain 2 reputation; otherwise you lose 1.
explain-show = Then you name a potion, and the reader answers yes or no to all.
explain-show-futile = There is no theory about either ingredient: whatever potion you name, this would prove nothing and cost you 1 reputation.
explain-claim = The answer must debunk a theory or show a new conflict; otherwise you lose 1 reputation.
explain-claim-futile = Whatever the reader answers, this proves nothing: you would lose 1 reputation.
explain-publish = { $gold ->
    [0] Nothing
   *[other] { $gold } gold
} to the bank, { $count } reputation for you, and a seal of yours face down.
explain-endorse = { $gold ->
    [0] Nothing
   *[other] { $gold } gold
} to the bank, 1 gold to everybody who has a seal there ({ $authors }), and { $count ->
    [0] no reputation
   *[other] { $count } reputation
} for you.
explain-grant = 2 gold at once, points at the end. Later grants need three of their ingredients.
explain-exhibit = The first to show a potion gains 1 reputation, both signs of a colour bring 2 more; a failure costs 1.
explain-order = Higher spaces act earlier, lower ones declare earlier.
explain-order-green = Only for the paralysed.

## Why not

why-this-action-first = This is your turn for another action: { $space }.
why-favor-not-held = You do not hold this favor: { $favor }.
why-favor-not-now = This favor is not played now: { $favor }.
why-nothing-to-withdraw = You have not answered yet.
why-keep-first = First choose the favor you keep.
why-order-first = First choose an order space.
why-green = The green space is only for the paralysed.
why-order-closed = This space is not used with { $players } players.
why-order-taken = { $seat } is already there.
why-no-gold = This takes { $gold } gold, more than you have.
why-discard-first = First discard { $count ->
    [one] an ingredient
   *[other] { $count } ingredients
}.
why-hand-empty = You have no ingredient.
why-not-in-hand = You have no card of this ingredient: { $ingredient }.
why-not-in-row = This ingredient is not in the row: { $ingredient }.
why-declare-first = You are declaring your actions now.
why-closed = This space is closed this round: { $space }.
why-space-full = No more than { $count ->
    [one] 1 action is
   *[other] { $count } actions are
} possible there: { $space }.
why-too-few-cubes = This takes { $cubes ->
    [one] 1 more cube, and you have none
   *[other] { $cubes } more cubes, and you have fewer
}.
why-no-opener = You hold no favor that opens this space: { $space }.
why-nobody-to-top = You hold no favor that puts your cubes on top.
why-already-on-top = Your cubes are on top there already.
why-no-cube-there = You have no cube on that space.
why-bid-too-low = With so little reputation no guarantee would be left after that discount.
why-bid-first = First choose a bid card.
why-not-wanted = The adventurer does not want this potion: { $potion }.
why-two-ingredients = You need two different ingredients.
why-blocked = This potion is blocked: { $potion }.
why-price-too-low = After discount and reputation nothing would be left of that price.
why-guarantee-first = First choose a guarantee.
why-mix-first = First mix two ingredients.
why-not-on-sale = This artifact is not on sale: { $artifact }.
why-too-dear = This artifact costs you { $gold } gold, more than you have: { $artifact }.
why-think-first = First think over a pair, or pass.
why-donate-first = First choose how much you pay.
why-no-theory = There is no theory about this ingredient: { $ingredient }.
why-no-theories = There is no theory to debunk.
why-debunk-as-master = As a master you must prove it with a mix.
why-debunk-as-apprentice = As an apprentice you ask for one aspect of one theory.
why-claim-first = First name a potion.
why-no-seal = You have no seal left.
why-seal-gone = You have no seal of this kind left: { $seal }.
why-seal-first = First choose a seal.
why-has-theory = There is a theory about this ingredient already: { $ingredient }.
why-token-taken = This alchemical already stands in another theory: { $alchemical }.
why-not-related = It must be about the ingredient or the alchemical of the theory that fell.
why-just-debunked = This is the very theory that was just debunked.
why-new-theory-only = Now only a new theory can be published, or none.
why-own-seal = Your seal is on this theory already.
why-in-conflict = This theory is in conflict: { $ingredient }.
why-no-room = There are three seals on this theory already.
why-not-earned = You have not earned this grant.
why-grant-first = First choose a grant.
why-student-fee = The student wants 1 gold, and you have none.
why-already-shown = You have already exhibited this potion: { $potion }.
why-peek-first = First decide whether you peek.
why-spare-first = First decide what becomes of the two ingredients.

## The count

sheet-reputation = Reputation
sheet-artifact = { $artifact }
sheet-grant = Grant { $grant }
sheet-gold = Gold ({ $gold })
sheet-theory = Theory: { $ingredient } ({ $seal })

stat-reputation = reputation
stat-artifacts = artifacts
stat-grants = grants
stat-seals = seals
stat-correct-seals = correct seals
stat-mixes = mixes
