# Les commandes de ce jeu.

command-reader = être le lecteur de cartes d’une partie d’Alchimistes sur une vraie table
bench-tables = préparer tous les mondes, une fois : { $time } ms
bench-learn = apprendre un fait et recompter toutes les chances : { $time } ms
bench-rank = classer les 28 expériences : { $time } ms
