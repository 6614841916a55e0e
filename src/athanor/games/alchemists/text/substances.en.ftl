# The names of ingredients, alchemicals, potions, colours and signs: for the game and for the reader alike.

ingredient-0 = mushroom
ingredient-1 = fern
ingredient-2 = toad
ingredient-3 = bird claw
ingredient-4 = flower
ingredient-5 = mandrake root
ingredient-6 = scorpion
ingredient-7 = raven’s feather

alchemical-0 = blue −
alchemical-1 = blue +
alchemical-2 = green −
alchemical-3 = green +
alchemical-4 = red −
alchemical-5 = red +
alchemical-6 = three −
alchemical-7 = three +

potion-0 = healing (red +)
potion-1 = poison (red −)
potion-2 = speed (green +)
potion-3 = paralysis (green −)
potion-4 = wisdom (blue +)
potion-5 = insanity (blue −)
potion-6 = neutral

colour-0 = red
colour-1 = green
colour-2 = blue

quality-0 = exact match
quality-1 = right sign
quality-2 = neutral
quality-3 = wrong sign
