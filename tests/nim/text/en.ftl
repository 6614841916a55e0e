# Texts of Nim.

game-name = Nim
game-tagline = Take the last counter.
ask-take = How many do you take, and from which heap?
do-take = Take { $number } from heap { $heap }
score-last = The last counter
why-too-many = There are not that many.
