# What speaks for a choice: sentences of the hint.

fact-performs = { $points ->
    [one] Completa { $experiment }: 1 punto.
   *[other] Completa { $experiment }: { $points } puntos.
}
fact-can-perform = { $points ->
    [one] Después podrás realizar { $experiment } (1 punto).
   *[other] Después podrás realizar { $experiment } ({ $points } puntos).
}
fact-takes-ready = Puedes realizar { $experiment } enseguida.
fact-takes-denies = { $rival_seat } podría realizar ahora { $experiment }.
fact-takes = { $points ->
    [one] { $experiment } vale 1 punto cuando se realiza.
   *[other] { $experiment } vale { $points } puntos cuando se realiza.
}
fact-stone = { $count ->
    [one] La primera fórmula de tu piedra
   *[other] Tu piedra tendrá { $count } fórmulas
}{ $points ->
    [0] .
    [one] : 1 punto más.
   *[other] : { $points } puntos más.
}
fact-track = Tu marcador de { $element } quedará en { $level }.
fact-die = El dado tiene potencia { $potency }.
fact-last-die = El último dado de { $face }: nadie más podrá coger uno. Potencia { $potency }.
fact-points = { $points ->
    [one] Da 1 punto enseguida.
   *[other] Da { $points } puntos enseguida.
}
fact-reacts = { $count ->
    [0] Gasta tu última ficha de reacción.
    [one] Te queda 1 ficha de reacción.
   *[other] Te quedan { $count } fichas de reacción.
}

# What a seat played with, in statistics.
lineup = { $alchemist }
