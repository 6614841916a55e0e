# Textos sobre los bots que vienen de otros paquetes o son programas propios.

bot-plugin-clash = Hay más de un bot llamado «{ $bot }»: lo tienen { $packages }. Quita todos menos uno.
bot-plugin-broken = El bot «{ $bot }» del paquete { $package } no se puede usar: { $detail }
bot-plugin-not-a-bot = Lo que el paquete { $package } ofrece como bot «{ $bot }» no es un bot con ese nombre: tiene que ser una clase derivada de athanor.bots.Bot que se llame así.

bot-program-missing = El bot «{ $command }» no se puede arrancar: no existe tal programa.
bot-program-mute = El bot «{ $command }» no saludó: { $why }.
bot-program-not-here = El bot «{ $bot }» es un programa, y nadie lo ha permitido aquí. Nómbralo en la línea de órdenes o dale un nombre en el ajuste ATHANOR_BOTS.
bot-program-setting = ATHANOR_BOTS recibe los bots como nombre=orden, separados por punto y coma, o como JSON ({ "{" }"tidy": ["python3", "tidy.py"]{ "}" }), con nombres de minúsculas, cifras y guiones; «{ $part }» no es así.
bot-program-clash = ATHANOR_BOTS nombra un bot «{ $bot }», pero ya hay uno con ese nombre. Elige otro nombre.
bot-program-seconds = ATHANOR_BOT_SECONDS recibe un número de segundos de 0.1 a 600, no «{ $value }».

## Por qué un programa perdió su jugada; es el resto de la frase

forfeit-late = no respondió a tiempo
forfeit-died = terminó antes de haber respondido
forfeit-flood = envió más de lo que cabe en una respuesta
forfeit-garbage = dijo algo que no es una respuesta
forfeit-illegal = eligió lo que no está permitido
forfeit-missing = no se pudo arrancar
forfeit-protocol = habla otra versión del protocolo
forfeit-given-up = ha fallado demasiadas veces y no se arranca más

bot-weights-missing = No existe el archivo de pesos «{ $file }».
bot-weights-other = El archivo «{ $file }» no tiene pesos que encajen en la red de «{ $game }».
bot-learnt-other-game = El bot «{ $bot }» no ha aprendido «{ $game }».
bot-weights-not-here = El bot «{ $bot }» es un archivo de pesos, y aquí nadie lo ha permitido. Nómbralo en la línea de órdenes.
