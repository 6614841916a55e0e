# What speaks for a choice: sentences of the hint.

fact-mix = Mundos posibles tras mezclar { $ingredients }: unos { $left } de { $count }.
fact-sale = Por lo que sabes, tu mejor mezcla para { $potion } vale (garantía: { $guarantee }) en el { $percent } % de los mundos.
fact-theory = En el { $percent } % de tus mundos, { $ingredient } es { $alchemical }.
fact-theory-sure = Tienes la prueba: { $ingredient } es { $alchemical }.
fact-wrong = En el { $percent } % de tus mundos la teoría sobre { $ingredient } falla en el { $colour }.
fact-proof = Mostrar { $ingredients } demuestra algo en el { $percent } % de tus mundos.
fact-order = Este espacio da ingredientes: { $ingredients_drawn }, favores: { $favors_drawn }.
fact-buy = { $points ->
    [one] { $artifact } vale 1 punto al final.
   *[other] { $artifact } vale { $points } puntos al final.
}
fact-spare = Cartas de { $ingredient } en tu mano: { $count }.
fact-wrong-sure = Tienes la prueba: la teoría sobre { $ingredient } falla en el { $colour }.
