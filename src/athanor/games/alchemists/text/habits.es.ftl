# Lo que alguien hace, en una o dos palabras, donde las estadísticas cuentan errores frecuentes. Sirven también los títulos de las opciones.

habit-pass = Pasar
habit-done = No anunciar más
habit-decline = Renunciar
habit-withdraw = Retirar
habit-draw = Robar a ciegas
habit-peek = Espiar
habit-use-mortar = Recuperar uno
habit-waive-mortar = Apartar los dos
