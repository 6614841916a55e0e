## The game in lists of games.

game-about = Gather the seven materials, learn spells, feed your familiar.
solo-name = the dummy

## What a piece says about itself.

board-spell-level = { $spell }, level { $level }
