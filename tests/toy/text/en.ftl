# Texts of Curios, the game of the tests.

game-name = Curios
game-tagline = A small game of secrets.

kind-0 = Lens
kind-1 = Glove
kind-2 = Lamp
kind-3 = Sack
kind-4 = Ward
kind-5 = Idol
card = { $kind } { $value }

effect-lens = Look at the top card of the deck, then leave it there or put it under the deck.
effect-glove = Choose another player and take one of their cards, drawn by lot.
effect-lamp = Choose another player, who shows everybody one card of their choice.
effect-sack = Take the top card of the deck and put one of your other cards in its place.
effect-ward = Only as a reaction: cancels the card it answers.
effect-idol = Gain 3 coins.

## What can be done

do-pass = Pass
do-rest = Rest and gain 1 coin
do-withdraw = Take the bid back
do-bid = Bid { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}
do-play = Play { $card }
do-answer = Cancel it with { $card }
do-target = Choose { $seat }
do-show = Show { $card }
do-swap = Put { $card } on the deck
do-keep = Leave the card on top
do-bury = Put the card under the deck
explain-play = Play { $card }. { $effect }

## What is asked

ask-bid = What is the lot worth to you? Everybody bids in secret.
ask-play = Play a card, or rest?
ask-react = { $seat } has laid down { $kind } { $value }. Do you cancel it?
ask-target = Whom is the { $kind } for?
ask-show = Which of your cards do you show?
ask-keep = Does the card stay on top of the deck?
ask-swap = Which card do you put on the deck?

## Why not

why-nothing-bid = You have no bid to take back.
why-too-dear = You have only { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
why-bid-first = Everybody is bidding now.
why-play-first = First play a card, or rest.
why-ward-waits = A ward is only played to answer another card.
why-not-yours = You do not have { $kind } { $value }.
why-react-first = First it is asked whether anybody cancels the card.
why-wait-for-turn = { $seat } is asked first; until then you can only pass.
why-choose-seat = First choose a player.
why-no-such-seat = Nobody sits there.
why-not-yourself = Choose somebody else.
why-no-cards = { $seat } has no cards.
why-show-first = First show a card.
why-swap-first = First put a card on the deck.

## What happened

reshuffled = The { $number } open cards are shuffled and become the new deck.
looked = { $seat } looks at the top card of the deck: { $kind } { $value }.
looked-hidden = { $seat } looks at the top card of the deck.
buried = { $seat } puts { $kind } { $value } under the deck.
buried-hidden = { $seat } puts the top card under the deck.
drew = { $seat } draws { $kind } { $value }.
drew-hidden = { $seat } draws a card.
topped = { $seat } puts { $kind } { $value }, card { $place } of the row, on the deck.
topped-hidden = { $seat } puts card { $place } of the row on the deck.
set-out = A lot is set out; { $seat } looks at it: { $kind } { $value }.
set-out-hidden = A lot is set out; { $seat } looks at it.
compared = The bids: { $bids }.
bid-line = { $seat } { $price }
won = { $seat } pays { $price } and takes the lot: { $kind } { $value }.
won-hidden = { $seat } pays { $price } and takes the lot.
spurned = Nobody wants the lot, { $kind } { $value }; it goes under the deck.
spurned-hidden = Nobody wants the lot; it goes under the deck.
played = { $seat } plays { $kind } { $value }.
answered = { $seat } answers with { $kind } { $value }.
cancelled = { $kind } { $value } of { $seat } is cancelled.
stole = { $seat } takes card { $place } of { $victim_seat }: { $kind } { $value }.
stole-hidden = { $seat } takes card { $place } of { $victim_seat }.
showed = { $seat } shows card { $place } of the row: { $kind } { $value }.
gained = { $seat } gains { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.

## Scoring, table, options

score-kind = { $kind }
score-coins = Coins

table-round = Round { $round } of { $rounds }
table-middle = Deck: { $deck } · Lot: { $lot } · Open: { $cards }
table-seat = { $who }: { $coins } coins · { $cards }

option-laps = Laps
    .help = How many times each player is first.
option-coins = Coins
    .help = What each player begins with.
explain = { $label }. { $what }
option-ties = Equal bids
    .help = Who wins among equal bids, counted from the first player.
option-ties-near = The nearest
option-ties-far = The farthest
option-no-coins = At least one player needs a coin to begin with.
