# Textos de los bots.

bot-unknown = No existe ningún bot llamado «{ $bot }». Bots conocidos: { $known }.
bot-not-asked = Se pidió al bot «{ $bot }» que decidiera por { $seat }, pero ahora no le toca decidir nada.
bot-illegal = El bot «{ $bot }» respondió con la acción { $action }, que ahora no está permitida.
bots-endless = Tras { $decisions } decisiones los bots no habían terminado su partida; parece que nunca lo harían.

bot-random = Aleatorio
    .help = Hace cualquier cosa permitida.
bot-greedy = Codicioso
    .help = Toma lo que parece mejor al momento y no planea más allá.
