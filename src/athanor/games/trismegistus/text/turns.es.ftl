## La ecuación: qué se elige, qué cuesta y qué da

board-equation = Ecuación
board-equation-source = ¿De qué?
board-equation-times = cuántas veces
board-equation-ready = deja listo
board-equation-leave = Otra cosa

## Resultados, en una carta

card-achievement = { $seat } obtiene un logro
card-experiment = { $seat } realiza un experimento
card-masterpiece = { $seat } realiza el experimento magistral
card-worth = Al final cuenta { $points } PV, y sus recompensas llegan ahora.
card-standing = { $seat }: { $experiments ->
    [one] { $experiments } experimento
   *[other] { $experiments } experimentos
}, { $formulas ->
    [one] { $formulas } fórmula
   *[other] { $formulas } fórmulas
}, { $level ->
    [one] { $level } nivel
   *[other] { $level } niveles
} en los medidores.
