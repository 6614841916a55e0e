## Por qué una casilla de la tabla de deducción está tachada.

crossed-by-mix = Tachada: { $ingredient } + { $other_ingredient } dio { $potion }, así que no hay { $colour } { $sign ->
    [1] +
   *[other] −
}
crossed-by-some = Tachada: { $ingredient } + { $other_ingredient } dio una de { $potion }, y con este alquímico no sale ninguna
crossed-by-no = Tachada: { $ingredient } + { $other_ingredient } no dio { $potion }
crossed-by-glimpse = Tachada: { $ingredient } estaba en una mezcla que dio { $potion }, y este alquímico no da nada de eso
crossed-by-aspect = Tachada: se mostró de { $ingredient } el { $colour } { $sign ->
    [1] +
   *[other] −
}
crossed-by-neutral = Tachada: { $ingredient } + { $other_ingredient } dio neutro, así que son opuestos, y { $other_ingredient } no es { $alchemical }
crossed-taken = Tachada: este es { $ingredient }
crossed-known = Tachada: es { $alchemical }
crossed-together = Tachada: varios resultados juntos no le dejan sitio
