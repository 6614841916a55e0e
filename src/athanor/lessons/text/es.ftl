## Lo que se dice en todas las lecciones

lesson-beside = Está permitido, pero lleva a otra parte. Deshazlo, o sigue jugando y mira qué sale.
lesson-shown = Así era. Ahora tú: la mesa queda como antes.
no-such-lesson = No hay ninguna lección llamada «{ $lesson }».
