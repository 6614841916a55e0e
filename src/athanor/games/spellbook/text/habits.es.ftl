# Lo que alguien hace, en una o dos palabras, donde las estadísticas cuentan errores frecuentes. Sirven también los títulos de las opciones.

habit-pass = Pasar
habit-draw-2 = Robar 2
habit-accept = Robar
habit-take = Tomar
habit-store = Almacenar
habit-discard = Descartar
habit-replace = Reemplazar
habit-give = Dar
habit-receive = Recibir
habit-mark = Poner en una carta
habit-pay = Pagar
habit-wild = Pagar un comodín
habit-keep = Almacenar
habit-dummy = Dar al oponente ficticio
habit-learn = Aprender
habit-use = Usar un hechizo
habit-copy = Copiar un hechizo
habit-raise = Subir un hechizo
