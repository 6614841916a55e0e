# What puzzles are about.

theme-last-round = Le dernier tour
theme-payment = Le bon paiement
theme-learn = Apprendre ou attendre
theme-spell = Le bon sort
theme-tokens = Quels jetons
theme-familiar = Nourrir le familier
theme-patience = Ne rien faire ?
