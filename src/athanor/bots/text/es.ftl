# Textos de los bots.

bot-unknown = No existe ningún bot llamado «{ $bot }». Bots conocidos: { $known }.
bot-character = «{ $bot }» pide el carácter «{ $character }». Caracteres conocidos: { $known }.
bot-plain = El bot «{ $bot }» no tiene caracteres ni límites, así que «{ $name }» no significa nada; di solo «{ $bot }».
bot-limit = «{ $bot }» fija el límite «{ $limit }». Un límite es un número de simulaciones de 1 a 1000000, como en adept@60, o unos segundos hasta 600, como en adept@0.5s.
bot-not-asked = Se pidió al bot «{ $bot }» que decidiera por { $seat }, pero ahora no le toca decidir nada.
bot-illegal = El bot «{ $bot }» respondió con la acción { $action }, que ahora no está permitida.
bots-endless = Tras { $decisions } decisiones los bots no habían terminado su partida; parece que nunca lo harían.
