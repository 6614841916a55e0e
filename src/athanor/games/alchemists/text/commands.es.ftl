# Las órdenes de este juego.

command-reader = ser el lector de cartas de una partida de Alquimistas sobre una mesa de verdad
bench-tables = preparar todos los mundos, una vez: { $time } ms
bench-learn = aprender un dato y recontar todas las probabilidades: { $time } ms
bench-rank = ordenar los 28 experimentos: { $time } ms
