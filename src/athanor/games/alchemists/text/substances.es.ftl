# Los nombres de ingredientes, sustancias alquímicas, pociones, colores y signos: para el juego y para el lector.

ingredient-0 = seta
ingredient-1 = helecho
ingredient-2 = sapo
ingredient-3 = garra de pájaro
ingredient-4 = flor
ingredient-5 = raíz de mandrágora
ingredient-6 = escorpión
ingredient-7 = pluma de cuervo

alchemical-0 = azul −
alchemical-1 = azul +
alchemical-2 = verde −
alchemical-3 = verde +
alchemical-4 = rojo −
alchemical-5 = rojo +
alchemical-6 = tres −
alchemical-7 = tres +

potion-0 = curación (rojo +)
potion-1 = veneno (rojo −)
potion-2 = velocidad (verde +)
potion-3 = parálisis (verde −)
potion-4 = sabiduría (azul +)
potion-5 = locura (azul −)
potion-6 = neutra

colour-0 = rojo
colour-1 = verde
colour-2 = azul

quality-0 = coincidencia plena
quality-1 = signo correcto
quality-2 = neutra
quality-3 = signo incorrecto
