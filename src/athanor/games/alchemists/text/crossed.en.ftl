## Why a cell of the deduction grid is crossed out.

crossed-by-mix = Crossed out: { $ingredient } + { $other_ingredient } made { $potion }, so no { $colour } { $sign ->
    [1] +
   *[other] −
}
crossed-by-some = Crossed out: { $ingredient } + { $other_ingredient } made one of { $potion }, and with this alchemical none of them comes out
crossed-by-no = Crossed out: { $ingredient } + { $other_ingredient } did not make { $potion }
crossed-by-glimpse = Crossed out: { $ingredient } was in a mix that made { $potion }, and this alchemical makes none of that
crossed-by-aspect = Crossed out: { $ingredient } was shown to have { $colour } { $sign ->
    [1] +
   *[other] −
}
crossed-by-neutral = Crossed out: { $ingredient } + { $other_ingredient } was neutral, so they are opposites, and { $other_ingredient } is not { $alchemical }
crossed-taken = Crossed out: this is { $ingredient }
crossed-known = Crossed out: it is { $alchemical }
crossed-together = Crossed out: several results together leave no room for it
