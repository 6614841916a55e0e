# What speaks for a choice: sentences of the hint.

fact-mix = Mixing { $ingredients } leaves about { $left } of your { $count } possible worlds.
fact-sale = By what you know, your best mix for { $potion } is good enough (promised: { $guarantee }) in { $percent } % of the worlds.
fact-theory = In { $percent } % of your worlds { $ingredient } is { $alchemical }.
fact-theory-sure = You have the proof: { $ingredient } is { $alchemical }.
fact-wrong = In { $percent } % of your worlds the theory about { $ingredient } is wrong in { $colour }.
fact-proof = Showing { $ingredients } proves something in { $percent } % of your worlds.
fact-order = This space brings ingredients: { $ingredients_drawn }, favors: { $favors_drawn }.
fact-buy = { $points ->
    [one] { $artifact } counts 1 point at the end.
   *[other] { $artifact } counts { $points } points at the end.
}
fact-spare = You hold { $count } of { $ingredient }.
fact-wrong-sure = You have the proof: the theory about { $ingredient } is wrong in { $colour }.
