# What puzzles are about.

theme-deduce = Deduce the alchemical
theme-publish = Publish or not
theme-seal = The right seal
theme-debunk = Debunk or not
theme-experiment = The right experiment
theme-sell = Sell to the adventurer
theme-declare = Plan the round
theme-last-round = The last round
theme-buy = Buy an artifact
theme-order = The order of play
theme-exhibition = The exhibition
theme-ingredients = Which ingredients
theme-choice = A choice to make
