## L’équation : ce qui est choisi, ce qu’il coûte et ce qu’il rapporte

board-equation = Équation
board-equation-source = De quoi ?
board-equation-times = combien de fois
board-equation-ready = rend prêt
board-equation-leave = Autre chose

## Résultats, sur une carte

card-achievement = { $seat } valide un accomplissement
card-experiment = { $seat } réalise une expérience
card-masterpiece = { $seat } réalise le chef-d’œuvre
card-worth = À la fin elle compte { $points } PV, et ses récompenses viennent maintenant.
card-standing = { $seat } : { $experiments ->
    [one] { $experiments } expérience
   *[other] { $experiments } expériences
}, { $formulas ->
    [one] { $formulas } formule
   *[other] { $formulas } formules
}, { $level ->
    [one] { $level } niveau
   *[other] { $level } niveaux
} sur les pistes.
