## Resultados, en una carta

card-last = Se acerca el final
card-last-why = A quien le quede un día, lo juega; luego se cuentan los puntos. Las fichas de la reserva solo deshacen empates.
