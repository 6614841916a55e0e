## The game in lists of games.

game-about = Draft dice, turn lead into gold, complete the great work.
solo-name = Botmegistus
page-companion = Botmegistus for a real table
    .title = Botmegistus, for a real table

## What a piece says about itself.

board-several = There are { $count } ways: a click shows them.
