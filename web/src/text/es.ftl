# Las palabras de la página. Lo que pasa en un juego lo dicen los textos del propio juego.

nav = Páginas
nav-games = Mis partidas
nav-rules = Reglas
nav-settings = Ajustes
to-home = A las tres puertas
language = Idioma
theme-switch = Claro u oscuro
close = Cerrar
nothing = nadie

## Cuando algo va mal
fail-title = No ha podido ser
fail-here = Algo ha fallado en esta página. Vuelve a cargarla; tu partida está a salvo en el servidor.
fail-unreached = No se llega al servidor. ¿Está en marcha? En la mesa, esta página lo intenta de nuevo sola.
fail-server = El servidor no ha podido hacerlo (error { $status }). Inténtalo otra vez.
missing = Aquí no hay nada
missing-help = La dirección no lleva a ninguna página de Athanor. Quizá el enlace se partió en dos.
copied = Copiado.
copy-by-hand = Cópialo a mano: { $text }

## Quién está
name-title = ¿Cómo te llamamos?
name-why = Los demás de tu mesa ven este nombre. Sin cuenta ni nada más.
name-go = Sentarme

## Inicio
home-lead = Tres juegos de alquimia, una sala tranquila.
doors = Los juegos
door-players = { $range } jugadores
door-minutes = { $minutes } min
door-play = Contra un bot
door-invite = Con amigos
shelves = En los estantes
resume-title = Una partida sigue
resume-your-turn = Tu partida te espera
resume-with = { $count ->
    [0] { $game }, en solitario
   *[other] { $game } con { $names }
}
resume-go = Continuar
join-label = ¿Tienes una invitación?
join-code = Código o enlace
join-go = Entrar

## Aprender
learn-next = ahora

## Una mesa nueva
seat-vacant = Asiento libre
bot-character = { $bot }, { $character }

## La mesa
prompt-yours = Te toca

## Ajustes
my-name = Tu nombre

## Study
study-puzzles = Problemas

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
