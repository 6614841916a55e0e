# Textos de `athanor train`.

command-train = aprender un juego jugando contra sí mismo (necesita PyTorch)
help-train-minutes = cuánto aprender en total (60); un entrenamiento detenido continúa con lo que falta
help-train-out = la carpeta del entrenamiento (train-JUEGO); la misma orden continúa donde se detuvo
help-train-init = empezar con los pesos de este archivo en vez de con pesos al azar
help-train-actors = cuántos procesos juegan (la mitad de los procesadores)
help-train-seed = el número del que sale todo el azar (1)
help-train-set = otro ajuste del entrenamiento, como rate=0.0005; se puede dar varias veces
help-train-promote = probar estos pesos contra los que tiene el juego; sin archivo, los recién aprendidos
help-train-against = probar contra este archivo de pesos o este bot
help-train-against-metavar = ARCHIVO|BOT
help-train-sprt = las puntuaciones que distingue la prueba: a lo sumo la primera, o al menos la segunda (0:20)
help-train-players = cuántos se sientan a la mesa en la prueba (2)
help-train-games = terminar la prueba sin decidir tras tantas partidas (20000)
help-train-install = poner los pesos que pasen la prueba en el paquete, donde el juego los busca

train-no-torch = Para aprender hace falta PyTorch, que no está instalado: pip install 'athanor-games[train]'
train-bad-minutes = --minutes lleva un número de minutos mayor que 0, no «{ $value }».
train-setting-unknown = No existe el ajuste «{ $setting }». Ajustes: { $known }.
train-setting-bad = El ajuste «{ $setting }» lleva un número, no «{ $value }».
train-folder = No se puede guardar el entrenamiento de { $folder }: { $detail }.
train-going-on = El entrenamiento de { $folder } continúa: { $decisions } decisiones en { $minutes } minutos hasta ahora.
train-complete = El entrenamiento de { $folder } ya ha tenido sus { $minutes } minutos. Con un --minutes mayor continúa.
train-starting = Empezando
train-stopping = Deteniéndose después de este paso …
train-stopped = Detenido y guardado en { $folder } tras { $minutes } minutos y { $decisions } decisiones. La misma orden continúa desde ahí.
train-done = Aprendió durante { $minutes } minutos, con { $decisions } decisiones. En { $folder }: weights.npz (para jugar), curve.svg (cómo fue) y state.pt (para continuar).
train-line = { $minutes } min · { $decisions } decisiones, { $rate } por segundo

train-curve = { $game }: aprender jugando contra sí mismo
train-decisions = decisiones
train-shares = Parte de las victorias
train-points = Puntos por partida
train-hand-made = bot hecho a mano
train-frozen = copias anteriores
train-random = juego al azar
train-fair = parte justa
train-own-points = red
train-their-points = bot hecho a mano
train-self-points = contra sí misma

train-promotable = { $file } es más fuerte. Para ponerlo en el paquete: athanor train { $game } --promote { $file } --install
train-not-promoted = No se ha demostrado que { $file } sea más fuerte; no se ha cambiado nada.
train-installed = { $file } es ahora la red del juego: { $place }
