## The equation strip: what is chosen, what it costs and brings

board-equation = Equation
board-equation-source = Of what?
board-equation-times = how often
board-equation-ready = makes ready
board-equation-leave = Something else

## Results, on a card

card-achievement = { $seat } claims an achievement
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
