# Textos de `athanor arena`, y sobre los bots que son programas propios.

command-arena = medir bots unos contra otros, sin que cuenten asientos ni suerte
help-arena-bots-metavar = BOT
help-arena-bots = los bots; «athanor games» los enumera, process:ORDEN es un programa propio, weights:ARCHIVO una red entrenada por ti
help-arena-games = partidas por alineación (100); se redondea para jugar cada reparto en todos los asientos
help-arena-sprt = jugar hasta decidir si el primero de dos bots es más fuerte como mucho en la primera puntuación o al menos en la segunda (0:20)
help-arena-players = cuántos se sientan a la mesa (2; 1 si se nombra un bot). Si hay más bots, juegan todas las alineaciones; si hay menos, el último ocupa los asientos que quedan
help-arena-jobs = cuántas partidas a la vez (una por procesador); los resultados son los mismos
help-arena-ray = jugar en el clúster de Ray de esta dirección; «local» arranca uno aquí
help-arena-ray-metavar = DIRECCIÓN
help-arena-out = guardar los resultados en este archivo; la misma orden sigue donde se paró
help-arena-svg = dibujar las puntuaciones, o los porcentajes, en este archivo

arena-which = Nombra los bots que deben jugar. Bots conocidos: { $known }.
arena-picture = No se puede escribir el gráfico { $file }.
arena-going-on = { $games ->
    [one] Ya había 1 partida de { $all } en { $file }.
   *[other] Ya había { $games } partidas de { $all } en { $file }.
}
arena-stopped = Parado. { $games ->
    [one] Queda guardada 1 partida de { $all }
   *[other] Quedan guardadas { $games } partidas de { $all }
} en { $file }; la misma orden sigue desde ahí.
arena-running = Jugando
arena-title = { $game } · { $games ->
    [one] 1 partida
   *[other] { $games } partidas
} con { $deals ->
    [one] 1 reparto
   *[other] { $deals } repartos
} · { $players ->
    [one] 1 jugador
   *[other] { $players } jugadores
}
arena-bot = bot
arena-games = partidas
arena-wins = victorias
arena-share = parte
arena-fair = justa
arena-rating = puntuación
arena-points = puntos
arena-between = { $value } ({ $low } a { $high })
arena-against = Victorias del bot de la izquierda contra el de arriba
arena-thinking = Reflexión
arena-decisions = decisiones
arena-mean-time = ms, media
arena-slow-time = ms, 95 %
arena-simulations = simulaciones
arena-how = Los intervalos son al 95 %. Una victoria compartida se reparte. Las partidas con el mismo reparto comparten su suerte y cuentan juntas.
arena-sprt-passed = Prueba superada tras { $deals ->
    [one] 1 reparto
   *[other] { $deals } repartos
}: la puntuación de { $bot } es mayor en { $elo1 } o más, y no en { $elo0 } o menos (logaritmo de la razón de verosimilitudes { $llr }, límites { $lower } y { $upper }).
arena-sprt-failed = Prueba no superada tras { $deals ->
    [one] 1 reparto
   *[other] { $deals } repartos
}: la puntuación de { $bot } es mayor en { $elo0 } o menos, y no en { $elo1 } o más (logaritmo de la razón de verosimilitudes { $llr }, límites { $lower } y { $upper }).
arena-sprt-open = Prueba sin decidir tras { $deals ->
    [one] 1 reparto
   *[other] { $deals } repartos
}: aún no se sabe si la puntuación de { $bot } es mayor en { $elo0 } o menos, o en { $elo1 } o más (logaritmo de la razón de verosimilitudes { $llr }, límites { $lower } y { $upper }).
bot-forfeits = { $bot } perdió { $moves ->
    [one] 1 jugada
   *[other] { $moves } jugadas
} a favor del azar porque { $why }.
arena-ratings-picture = { $game }: puntuaciones
arena-shares-picture = { $game }: parte de las victorias
