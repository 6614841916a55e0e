# What speaks for a choice: sentences of the hint.

fact-mix = Mondes possibles après avoir mélangé { $ingredients } : environ { $left } sur { $count }.
fact-sale = D’après ce que tu sais, ton meilleur mélange pour { $potion } suffit (garantie : { $guarantee }) dans { $percent } % des mondes.
fact-theory = Dans { $percent } % de tes mondes, { $ingredient } est { $alchemical }.
fact-theory-sure = Tu en as la preuve : { $ingredient } est { $alchemical }.
fact-wrong = Dans { $percent } % de tes mondes, la théorie sur { $ingredient } est fausse en { $colour }.
fact-proof = Montrer { $ingredients } prouve quelque chose dans { $percent } % de tes mondes.
fact-order = Cet espace rapporte ingrédients : { $ingredients_drawn }, faveurs : { $favors_drawn }.
fact-buy = { $points ->
    [one] { $artifact } vaut { $points } point à la fin.
   *[other] { $artifact } vaut { $points } points à la fin.
}
fact-spare = Cartes { $ingredient } dans ta main : { $count }.
fact-wrong-sure = Tu en as la preuve : la théorie sur { $ingredient } est fausse en { $colour }.
