# What `athanor balance` counts.

census-place = Place dans l’ordre du tour
census-place-0 = Première
census-place-1 = Deuxième
census-place-2 = Troisième
census-place-3 = Quatrième
census-alchemist = Alchimistes
census-artifact = Artefacts dans le laboratoire à la fin
census-experiment = Expériences réalisées
census-taken = Expériences prises et chefs-d’œuvre gardés, réalisés ou non
census-publication = Publications achevées
census-formula = Formules dans le coffre
census-achievement = Accomplissements revendiqués
