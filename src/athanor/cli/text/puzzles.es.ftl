# athanor puzzles

command-puzzles = busca problemas en partidas de bots, o vuelve a resolverlos
help-puzzles-check = vuelve a resolver los problemas del juego (o de --out), a fondo y en otros mundos
help-puzzles-want = cuántos debe haber al final
help-puzzles-out = guarda lo encontrado en este archivo y continúa con él; sin archivo, se imprime
help-puzzles-seed = qué partidas se examinan
help-puzzles-minutes = se detiene tras tantos minutos; lo encontrado hasta entonces se conserva
puzzles-which = ¿Qué juego? athanor puzzles JUEGO
puzzles-not-ours = «{ $file }» no es un archivo de problemas.
puzzles-found = { $puzzle }: { $theme }, { $rating }
puzzles-there = { $count ->
    [one] Ya hay 1 problema de { $game }.
   *[other] Ya hay { $count } problemas de { $game }.
}
puzzles-otherwise = { $puzzle } ({ $theme }): la respuesta ya no es claramente la mejor.
puzzles-checked = { $count ->
    [one] 1 problema resuelto de nuevo
   *[other] { $count } problemas resueltos de nuevo
}; { $wrong ->
    [0] todos tienen la misma respuesta.
    [one] 1 tiene otra respuesta, o ninguna clara.
   *[other] { $wrong } tienen otra respuesta, o ninguna clara.
}
puzzles-any-theme = una elección
puzzles-none = No hay problemas de { $game } que resolver.
