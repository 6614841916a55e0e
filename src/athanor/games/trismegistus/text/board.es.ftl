## La mesa tal como la dibuja la página

board-rivals = Rivales
board-table = Tablero
board-cards = Cartas
board-round-and-decks = Ronda, orden y mazos
board-my-laboratory = Tu laboratorio
board-laboratory-of = Laboratorio de { $seat }
board-back = Volver al mío
board-look = Mirar el laboratorio de { $seat }
board-which = ¿De qué manera?
board-not-now = Ahora no
board-doings = Lo que puedes hacer
board-main = Una acción
board-free = Gratuitas, en todo momento
board-choices = Opciones
board-wait = No hay nada que decidir por ahora.
board-reactions = Tras el turno de otros
board-order-ask = Preguntarme si reacciono
board-order-transmute = Solo si puedo transmutar
board-order-turn = Pasar hasta mi turno
board-order-game = Pasar siempre
board-round-renewed = Artefactos y fichas de reacción vuelven a estar listos; mercado, experimentos y dados son nuevos.
board-step-back = Paso anterior
board-step-on = Paso siguiente
board-published = Publicaciones y sus elementales
board-top-of = final del medidor de { $element }
board-not-completed = sin completar
board-laboratory-formulas = Fórmulas
board-potency = Potencia
board-used-dice = Dados usados
board-used-of = { $count } de 3 dados usados
board-die = dado { $colour } ({ $face })
board-no-die = Ningún dado en el medidor de potencia
board-bowl = Cuenco de { $face }: { $count ->
    [one] { $count } dado
   *[other] { $count } dados
}
board-arrow = Flecha de { $material } a { $material2 } ({ $colour })
board-store = { $thing }: { $count }
board-essence = { $essence }: { $count }
board-track = { $element }, sube con { $essence }
board-level-of = { $name }: nivel { $level }
board-bonus-at = Bonificación en { $level }: { $bonus }
board-bonus-of-line = Bonificación de una línea completa: { $effect }
board-completed = Completada.
board-bot-turn = Su último turno
board-symbols = { $element }: { $count } de { $held } usados para publicaciones
