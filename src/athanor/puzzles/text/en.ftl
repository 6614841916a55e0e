# What puzzles say when something cannot be.

puzzle-unknown = There is no puzzle “{ $puzzle }” of this game.
puzzle-none = There are no puzzles of this game.
puzzle-not-allowed = “{ $action }” is not allowed in this puzzle.
