## Résultats, sur une carte

card-last = La fin approche
card-last-why = Qui a encore un jour le joue ; puis tous les points sont comptés. Les jetons en réserve ne servent qu’à départager.
