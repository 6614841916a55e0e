# What puzzles are about.

theme-payment = Le bon paiement
theme-draft = Quel dé
theme-reaction = Réagir ou non
theme-stone = La pierre philosophale
theme-transmute = Transmuter
theme-experiment = Achever l’expérience
theme-artifact = Quel artefact
theme-harvest = Que récolter
theme-reward = Bien prendre la récompense
theme-last-round = La dernière manche
theme-choice = Un choix à faire
