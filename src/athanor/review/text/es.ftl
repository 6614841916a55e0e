review-not-over = Esta partida aún no ha terminado: antes del final no hay nada que analizar.
