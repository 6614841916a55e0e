# La revisión: qué se podía deducir y cuándo, y qué se publicó contra la probabilidad.

known-title = Lo que { $seat } podía saber, y lo que se publicó
known-worlds = mundos que encajan
known-nothing = { $seat } no aprendió nada en esta partida.
known-certain = seguro
known-row-certain = { $ingredient } es { $alchemical }: seguro desde la decisión { $number }.
known-row-never = { $ingredient } es { $alchemical }: nunca seguro, { $percent } % al final.
known-row-free = Entonces nadie lo había publicado.
known-row-theory = { $seat } publicó { $alchemical } en la decisión { $number }, con un { $percent } % de probabilidad.
known-row-fell = Esa teoría cayó en la decisión { $number }.
known-key-chance = probabilidad de dar con la verdad, en %
known-key-free = seguro, y nadie lo había publicado
known-key-theory = una teoría, y dónde cayó
known-first = Lo que hizo { $seat } con ello
known-first-free = { $count ->
    [one] ingrediente seguro cuando aún estaba libre
   *[other] ingredientes seguros cuando aún estaban libres
 }
known-first-of = { $own } de { $count }
known-first-right = { $count ->
    [one] teoría acertada que publicó antes que nadie
   *[other] teorías acertadas que publicó antes que nadie
 }
known-against = Contra la probabilidad
known-against-what = según lo que sabía quien publicó
known-against-none = No se publicó nada contra la probabilidad.
known-theory = { $ingredient } = { $alchemical }, { $percent } %
known-right = acertada
known-wrong = errónea
known-tests = Experimentos
known-tests-what = mundos que quedan
known-tests-none = Ninguno cuya poción se viera.
known-test = { $ingredient } + { $other_ingredient }: se esperaban { $expected }, quedaron { $worlds }
known-lucky = con suerte
known-unlucky = sin suerte
known-even = lo esperado
known-percent = { $percent } %
