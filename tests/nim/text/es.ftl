# Texts of Nim.

game-name = Nim
game-tagline = Toma la última ficha.
ask-take = ¿Cuántas tomas y de qué montón?
do-take = Tomar { $number } del montón { $heap }
score-last = La última ficha
why-too-many = No hay tantas.
