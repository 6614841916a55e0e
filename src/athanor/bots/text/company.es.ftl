# Con quién se puede jugar: niveles y caracteres. La página también lee este archivo.

bot-random = Aleatorio
    .help = Hace cualquier cosa permitida.
bot-beginner = Principiante
    .help = Conoce las reglas prácticas, pero casi siempre las sigue sin rigor.
bot-heuristic = Heurístico
    .help = Juega según reglas prácticas y nunca se despista; sirve de medida para los demás.
bot-novice = Novicio
    .help = Juega según lo que aprendió jugando contra sí mismo, pero sin rigor.
bot-adept = Adepto
    .help = Juega según lo que aprendió jugando contra sí mismo, con algún despiste de vez en cuando.
bot-master = Maestro
    .help = Juega al momento la jugada que ha aprendido que es la mejor.
bot-grandmaster = Gran maestro
    .help = Además mira hacia delante, unos dos segundos por decisión.

## Nombres de versiones anteriores

bot-habit = Hábito
    .help = El nombre anterior de Heurístico: es el mismo bot.
bot-greedy = Codicioso
    .help = Ese bot ya no existe; en su lugar juega Heurístico.

## Caracteres de los bots que miran hacia delante

character-balanced = Equilibrado
    .help = Quiere ganar, y nada más.
character-bold = Audaz
    .help = Prefiere la posibilidad de mucho a la certeza de poco.
character-careful = Prudente
    .help = Prefiere no quedarse atrás a sacar mucha ventaja.
character-spiteful = Malicioso
    .help = Se alegra cuando los demás tienen pocos puntos.
