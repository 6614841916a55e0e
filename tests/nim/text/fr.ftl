# Texts of Nim.

game-name = Nim
game-tagline = Prenez le dernier jeton.
ask-take = Combien en prenez-vous, et de quel tas ?
do-take = En prendre { $number } du tas { $heap }
score-last = Le dernier jeton
why-too-many = Il n’y en a pas autant.
