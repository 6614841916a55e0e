# What puzzles say when something cannot be.

puzzle-unknown = Este juego no tiene ningún problema «{ $puzzle }».
puzzle-none = No hay problemas de este juego.
puzzle-not-allowed = «{ $action }» no está permitido en este problema.
