# What puzzles are about.

theme-deduce = Déduire l’alchimique
theme-publish = Publier ou non
theme-seal = Le bon sceau
theme-debunk = Réfuter ou non
theme-experiment = La bonne expérience
theme-sell = Vendre à l’aventurier
theme-declare = Planifier la manche
theme-last-round = La dernière manche
theme-buy = Acheter un artefact
theme-order = L’ordre du tour
theme-exhibition = L’exposition
theme-ingredients = Quels ingrédients
theme-choice = Un choix à faire
