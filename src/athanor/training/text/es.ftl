# Textos del aprendizaje jugando contra sí mismo.

train-no-encoder = No se puede aprender «{ $game }»: no tiene codificador, que le dice a una red lo que sabe un jugador. Juegos que lo tienen: { $known }.
train-other-game = En la carpeta { $folder } hay un entrenamiento de «{ $other }», no de «{ $game }». Elige otra carpeta.
train-other-shape = El entrenamiento de { $folder } no puede continuar: su red tiene otro tamaño, o lo que se le dice a un jugador de «{ $game }» ha cambiado desde entonces. Empieza de nuevo en otra carpeta.
train-damaged = El archivo { $file } está dañado, así que el entrenamiento no puede continuar desde él. Empieza de nuevo en otra carpeta; --init toma los pesos guardados a su lado.
train-bad-weights = El archivo { $file } no tiene pesos que encajen en la red de «{ $game }».
train-actor-died = Un proceso que juega las partidas terminó de forma inesperada. Se conserva lo aprendido hasta la última vez que se guardó; la misma orden continúa desde ahí.
train-diverged = Las respuestas de la red ya no son números, así que se detuvo el entrenamiento; lo guardado antes se conserva. Una tasa de aprendizaje menor puede ayudar (--set rate=0.0005).
