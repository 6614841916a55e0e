## El tutor: cómo se gana y para qué es cada tipo de decisión. Una frase cada uno.

coach-goal = Se gana por puntos: cuenta cada hechizo aprendido, y también un familiar bien alimentado. La partida acaba cuando alguien ha aprendido siete hechizos o ha llenado su familiar.

coach-ask-phase-0 = El amanecer da fichas: toma a la vista la que necesitas, o roba dos a ciegas si te hacen falta muchas.
coach-ask-phase-1 = El mediodía convierte una ficha de sobra en puntos del familiar; pasa si la prefieres para un hechizo.
coach-ask-phase-2 = Al anochecer se aprende: un nivel más cuesta una ficha más y da más puntos y una línea mejor.
coach-ask-extra-dawn = Otro amanecer: úsalo para lo que aún le falta a tu próximo hechizo.
coach-ask-take = Toma las fichas que pide tu próximo hechizo; tres con la misma runa también ayudan.
coach-ask-must-take = El hechizo de otra persona te da una ficha: toma la que más necesitas.
coach-ask-may-draw = Robar no cuesta nada, salvo que tus nueve espacios estén casi llenos.
coach-ask-discard = Deja lo que ningún hechizo tuyo necesita: un color suelto cuya runa no se repite.
coach-ask-store = Lo que almacenas se queda allí y cuenta como puntos: almacena lo que menos necesitas.
coach-ask-offer = Todas de un color: elige aquel del que te sobran fichas.
coach-ask-focus = Decide si quieres puntos ahora, almacenando, o fichas para el próximo hechizo, tomando.
coach-ask-give = Da lo que menos necesitas: por cada ficha recibes otra.
coach-ask-receive = Elige lo que te acerca al próximo hechizo.
coach-ask-learn = Las fichas con esta runa valen ahora por cualquier color: quizá alcance para un nivel más alto.
coach-ask-mark = La ficha de la carta se queda allí y algunos hechizos leen su runa: suele convenir una runa que no necesites.
coach-ask-pay = Paga primero con fichas del color y guarda lo que sirva para otro hechizo.
coach-ask-keep = Las fichas gastadas aún pueden alimentar a tu familiar: si no, se descartan.
coach-ask-raise = Un hechizo un nivel más alto cuenta sus puntos mayores: sube el que más gana.
coach-ask-sweep = Cambia lo que nadie debe tener o lo que no te sirve, y toma de lo nuevo.
coach-ask-copy = Puedes hacer lo que podría hacer otra persona en esta fase: elige lo que ayude a tu próximo hechizo.
coach-ask-dummy = Pierdes esta ficha y puede dar puntos al oponente ficticio: elige una que no necesites, de un color del que tenga pocas.
