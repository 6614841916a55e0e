## La mesa tal como se dibuja en un terminal

draw-setup = Preparación
draw-labelled = { $label }: { $text }
draw-round = Ronda { $round } de { $rounds }
draw-last-round = ¡Última ronda!
draw-turn = Turno de { $seat }
draw-turn-bot = Turno de Botmegistus
draw-order = Orden
draw-next-order = Próxima ronda
draw-raw = en bruto
draw-refined = refinado
draw-bowls = Cuencos
draw-any-essence = cualquier esencia
draw-tracks = Medidores
draw-market = Mercado de artefactos
draw-left = { $count ->
    [one] queda { $count }
   *[other] quedan { $count }
}
draw-experiments = Experimentos
draw-achievements = Logros
draw-claimed = obtenido
draw-points = { $count } PV
draw-die = Dado
draw-potency = potencia { $potency }
draw-used = usados
draw-materials = Materiales
draw-essences = Esencias
draw-tokens = Fichas
draw-ethereal = { $count ->
    [one] { $count } dado etéreo
   *[other] { $count } dados etéreos
}
draw-chameleon = { $count ->
    [one] { $count } camaleón
   *[other] { $count } camaleones
}
draw-reactions = { $ready } de { $all } reacciones listas
draw-arrows = Flechas
draw-artifacts = Artefactos
draw-exhausted = descargado
draw-columns = Columnas
draw-done = { $count ->
    [one] { $count } realizado
   *[other] { $count } realizados
}
draw-discount = descuento { $count }
draw-bought = una comprada
draw-vault = Cámara { $count }/{ $cells }
draw-next-formula = próxima fórmula: { $count } de oro
draw-column = Columna { $number }
draw-open = Experimentos pendientes
draw-missing = falta
draw-can-perform = se puede realizar
draw-masterpiece = Experimento magistral
draw-masterpiece-held = en mano
draw-masterpiece-done = realizado
draw-publications = Publicaciones
draw-hand = { $count ->
    [one] { $count } publicación
   *[other] { $count } publicaciones
}
draw-symbols = Símbolos
draw-offers = Tus cartas
draw-chosen = { $count } de 4 cartas elegidas
draw-laboratories = Laboratorios libres
draw-gold = { $count } de oro
draw-deck = Mazo
draw-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
draw-planned = A la vista
draw-specialised = Especializado en

## Títulos sobre las opciones de una misma clase

verb-laboratory = Laboratorios
verb-choose = Tus cartas
verb-slot = Ranuras
verb-draft = Coger un dado
verb-turn = Girar el dado
verb-harvest = Obtener materiales
verb-essence = Adquirir esencias
verb-transmute = Transmutar
verb-artifact = Adquirir un artefacto
verb-recharge = Recargar
verb-experiment = Adquirir un experimento
verb-chameleon = Gastar un camaleón
verb-perform = Realizar un experimento
verb-buy = Desbloquear una fórmula
verb-sample = Usar una fórmula
verb-claim = Logros
verb-react = Reaccionar
verb-cell = Huecos de la cámara
verb-unlock = Fórmulas
verb-pay = Pagar con
verb-level = Un nivel que falta
verb-reward = Recompensas
verb-gain = Obtener
verb-advance = Subir
verb-retreat = Bajar
verb-refine = Refinar
verb-refine-gold = Refinar con oro
verb-swap = Cambiar
verb-gild = Por oro
verb-return = Devolver
