# What puzzles say when something cannot be.

puzzle-unknown = Ce jeu n’a pas de problème « { $puzzle } ».
puzzle-none = Il n’y a pas de problèmes pour ce jeu.
puzzle-not-allowed = « { $action } » n’est pas permis dans ce problème.
