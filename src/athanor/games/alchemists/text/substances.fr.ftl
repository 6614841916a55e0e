# Les noms des ingrédients, substances alchimiques, potions, couleurs et signes : pour le jeu et pour le lecteur.

ingredient-0 = champignon
ingredient-1 = fougère
ingredient-2 = crapaud
ingredient-3 = serre d’oiseau
ingredient-4 = fleur
ingredient-5 = racine de mandragore
ingredient-6 = scorpion
ingredient-7 = plume de corbeau

alchemical-0 = bleu −
alchemical-1 = bleu +
alchemical-2 = vert −
alchemical-3 = vert +
alchemical-4 = rouge −
alchemical-5 = rouge +
alchemical-6 = trois −
alchemical-7 = trois +

potion-0 = soin (rouge +)
potion-1 = poison (rouge −)
potion-2 = vitesse (vert +)
potion-3 = paralysie (vert −)
potion-4 = sagesse (bleu +)
potion-5 = folie (bleu −)
potion-6 = neutre

colour-0 = rouge
colour-1 = vert
colour-2 = bleu

quality-0 = correspondance exacte
quality-1 = bon signe
quality-2 = neutre
quality-3 = mauvais signe
