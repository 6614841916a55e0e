# Lo que alguien hace, en una o dos palabras, donde las estadísticas cuentan errores frecuentes. Sirven también los títulos de las opciones.

habit-pass = No reaccionar
habit-end = Terminar el turno
habit-keep = Conservar el dado
habit-skip = Prescindir
habit-use = Usarlo
habit-withdraw = Retirar
habit-ethereal = Gastar un dado etéreo
habit-no-ethereal = No gastar un dado etéreo
