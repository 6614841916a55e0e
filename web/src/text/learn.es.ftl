## Lo que se explica solo: la ficha de una pieza, el glosario y las reglas.

card-what = Qué es
card-for = Para qué sirve
card-can = Un clic ahora
card-not-yet = Ahora no
card-know = Conviene saber
card-helps = Qué ayuda:
card-rules = Reglas: { $title }
card-glossary = Glosario: { $name }
card-lesson = Lección { $number }: { $title }
reference-title = { $game }: reglas y glosario
reference-full = En otra pestaña
reference-search = Buscar en reglas y glosario
reference-parts = Qué se muestra
reference-rules = Reglas
reference-glossary = Glosario
reference-found = { $count ->
    [0] No hay nada. Prueba con otra palabra.
    [one] { $count } lugar encontrado
   *[other] { $count } lugares encontrados
}
key-card = entrar en la explicación de la pieza enfocada
reference-button = Reglas y glosario

## Las maneras de entrar en un juego

home-new = ¿Es tu primera vez? Cada juego tiene lecciones en su propia mesa: nada que leer antes, nada que preparar.
door-strength = Lo fuerte que es el bot
door-solo = A solas, contra { $name }
learn = Aprender
learn-go-on = Seguir aprendiendo
learn-about = { $count ->
    [one] Una lección, unos { $minutes } min
   *[other] { $count } lecciones, unos { $minutes } min
}
learn-at = { $number } de { $count }: { $title }, { $minutes } min
learn-so-far = { $done } de { $count } hechas
learn-all-done = { $count ->
    [one] La lección está hecha · repasar
   *[other] { $count } de { $count } hechas · repasar
}
learn-resume = Sigue donde estabas
learn-resume-at = { $game }, lección { $number }: { $title }
first-game = Primera partida
first-about = bot amable, con entrenador
first-won = ganaste { $own } a { $best } · ¿otra?
first-lost = { $own } a { $best } · ¿otra?

## El entrenador en una mesa cualquiera

coach-is-on = Con entrenador
coach-is-off = Sin entrenador
coach-first = Tu primera elección
coach-what-for = Para qué es esto
coach-quiet = Nada que añadir
coach-less = Decir menos
coach-rivals = Lo que han hecho los demás
coach-remark = ¿Lo has visto? { $better } en lugar de { $played } habría valido alrededor de un { $share } % de victoria más.
