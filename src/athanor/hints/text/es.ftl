# What a hint says when there can be none.

hint-over = La partida ha terminado: ya no queda nada por decidir.
hint-not-asked = Ahora no se le pide nada a { $seat }.
