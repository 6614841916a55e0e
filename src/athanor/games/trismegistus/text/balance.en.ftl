# What `athanor balance` counts.

census-place = Place in the turn order
census-place-0 = First
census-place-1 = Second
census-place-2 = Third
census-place-3 = Fourth
census-alchemist = Alchemists
census-artifact = Artifacts in the laboratory at the end
census-experiment = Experiments performed
census-taken = Experiments taken and masterpieces kept, performed or not
census-publication = Publications completed
census-formula = Formulas in the vault
census-achievement = Achievements claimed
