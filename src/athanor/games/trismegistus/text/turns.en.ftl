## The equation strip: what is chosen, what it costs and brings

board-equation = Equation
board-equation-source = Of what?
board-equation-times = how often
board-equation-ready = makes ready
board-equation-leave = Something else

## Results, on a card

card-achievement = { $seat } claims an achievement
card-experiment = { $seat } performs an experiment
card-masterpiece = { $seat } performs the masterpiece
card-worth = At the end it counts { $points } VP, and its rewards come now.
card-standing = { $seat }: { $experiments ->
    [one] { $experiments } experiment
   *[other] { $experiments } experiments
}, { $formulas ->
    [one] { $formulas } formula
   *[other] { $formulas } formulas
}, { $level ->
    [one] { $level } level
   *[other] { $level } levels
} on the tracks.
