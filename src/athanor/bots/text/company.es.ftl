# Con quién se puede jugar: niveles y caracteres. La página también lee este archivo.

bot-random = Aleatorio
    .help = Hace cualquier cosa permitida.
bot-greedy = Codicioso
    .help = Toma lo que parece mejor al momento y no planea más allá.
bot-beginner = Principiante
    .help = Conoce los buenos hábitos, pero casi siempre los sigue sin rigor.
bot-novice = Novicio
    .help = Juega con buenos hábitos, con algún despiste de vez en cuando.
bot-habit = Hábito
    .help = Juega con buenos hábitos y nunca se despista; no planea nada.
bot-adept = Adepto
    .help = Mira hacia delante, cerca de un tercio de segundo por decisión.
bot-master = Maestro
    .help = Mira más lejos, unos dos segundos por decisión.

character-balanced = Equilibrado
    .help = Quiere ganar, y nada más.
character-bold = Audaz
    .help = Prefiere la posibilidad de mucho a la certeza de poco.
character-careful = Prudente
    .help = Prefiere no quedarse atrás a sacar mucha ventaja.
character-spiteful = Malicioso
    .help = Se alegra cuando los demás tienen pocos puntos.
