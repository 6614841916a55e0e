# What somebody else is deciding, said after their name: “Teo is thinking · which favor to keep”. `theirs-x` belongs to `ask-x`.

theirs-bid = what the lot is worth
theirs-play = which card to play, or to rest
theirs-react = whether to cancel the card
theirs-target = whom the { $kind } is for
theirs-show = which card to show
theirs-keep = whether the card stays on the deck
theirs-swap = which card to put on the deck
