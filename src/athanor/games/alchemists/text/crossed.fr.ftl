## Pourquoi une case de la grille de déduction est barrée.

crossed-by-mix = Barrée : { $ingredient } + { $other_ingredient } a donné { $potion }, donc pas de { $colour } { $sign ->
    [1] +
   *[other] −
}
crossed-by-some = Barrée : { $ingredient } + { $other_ingredient } a donné l’une de { $potion }, et avec cet alchimique aucune ne sort
crossed-by-no = Barrée : { $ingredient } + { $other_ingredient } n’a pas donné { $potion }
crossed-by-glimpse = Barrée : { $ingredient } était dans un mélange qui a donné { $potion }, et cet alchimique n’en donne aucune
crossed-by-aspect = Barrée : il a été montré que { $ingredient } a { $colour } { $sign ->
    [1] +
   *[other] −
}
crossed-by-neutral = Barrée : { $ingredient } + { $other_ingredient } a donné un mélange neutre, donc ce sont des opposés, et { $other_ingredient } n’est pas { $alchemical }
crossed-taken = Barrée : c’est { $ingredient }
crossed-known = Barrée : c’est { $alchemical }
crossed-together = Barrée : plusieurs résultats ensemble ne lui laissent pas de place
