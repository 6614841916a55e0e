# Textos de Curios, el juego de las pruebas.

game-name = Curios
game-tagline = Un pequeño juego de secretos.

kind-0 = Lente
kind-1 = Guante
kind-2 = Lámpara
kind-3 = Saco
kind-4 = Amuleto
kind-5 = Ídolo
card = { $kind } { $value }

effect-lens = Mira la primera carta del mazo; luego déjala ahí o ponla debajo del mazo.
effect-glove = Elige a otro jugador y toma una de sus cartas al azar.
effect-lamp = Elige a otro jugador, que muestra a todos una carta a su elección.
effect-sack = Toma la primera carta del mazo y pon en su lugar otra de tus cartas.
effect-ward = Solo como reacción: anula la carta a la que responde.
effect-idol = Gana 3 monedas.

## Lo que se puede hacer

do-pass = Pasar
do-rest = Descansar y ganar 1 moneda
do-withdraw = Retirar la oferta
do-bid = Ofrecer { $price ->
    [one] { $price } moneda
   *[other] { $price } monedas
}
do-play = Jugar { $card }
do-answer = Anularla con { $card }
do-target = Elegir a { $seat }
do-show = Mostrar { $card }
do-swap = Poner { $card } sobre el mazo
do-keep = Dejar la carta encima
do-bury = Poner la carta debajo del mazo
explain-play = Jugar { $card }. { $effect }

## Lo que se pregunta

ask-bid = ¿Cuánto vale el lote para ti? Todos ofrecen en secreto.
ask-play = ¿Juegas una carta o descansas?
ask-react = { $seat } ha puesto { $kind } { $value }. ¿Se la anulas?
ask-target = ¿Contra quién va la carta { $kind }?
ask-show = ¿Cuál de tus cartas muestras?
ask-keep = ¿Se queda la carta encima del mazo?
ask-swap = ¿Qué carta pones sobre el mazo?

## Por qué no

why-nothing-bid = No tienes ninguna oferta que retirar.
why-too-dear = Solo tienes { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
}.
why-bid-first = Ahora todos hacen su oferta.
why-play-first = Primero juega una carta o descansa.
why-ward-waits = Un amuleto solo se juega para responder a otra carta.
why-not-yours = No tienes { $kind } { $value }.
why-react-first = Primero se pregunta si alguien anula la carta.
why-wait-for-turn = Antes se pregunta a { $seat }; hasta entonces solo puedes pasar.
why-choose-seat = Primero elige a un jugador.
why-no-such-seat = Ahí no se sienta nadie.
why-not-yourself = Elige a otra persona.
why-no-cards = { $seat } no tiene cartas.
why-show-first = Primero muestra una carta.
why-swap-first = Primero pon una carta sobre el mazo.

## Lo que ha pasado

reshuffled = Las { $number } cartas descubiertas se barajan y forman el nuevo mazo.
looked = { $seat } mira la primera carta del mazo: { $kind } { $value }.
looked-hidden = { $seat } mira la primera carta del mazo.
buried = { $seat } pone { $kind } { $value } debajo del mazo.
buried-hidden = { $seat } pone la primera carta debajo del mazo.
drew = { $seat } roba { $kind } { $value }.
drew-hidden = { $seat } roba una carta.
topped = { $seat } pone { $kind } { $value }, carta { $place } de su fila, sobre el mazo.
topped-hidden = { $seat } pone la carta { $place } de su fila sobre el mazo.
set-out = Sale un lote y { $seat } lo mira: { $kind } { $value }.
set-out-hidden = Sale un lote y { $seat } lo mira.
compared = Las ofertas: { $bids }.
bid-line = { $seat } { $price }
won = { $seat } paga { $price } y se lleva el lote: { $kind } { $value }.
won-hidden = { $seat } paga { $price } y se lleva el lote.
spurned = Nadie quiere el lote, { $kind } { $value }; va debajo del mazo.
spurned-hidden = Nadie quiere el lote; va debajo del mazo.
played = { $seat } juega { $kind } { $value }.
answered = { $seat } responde con { $kind } { $value }.
cancelled = La carta { $kind } { $value } de { $seat } queda anulada.
stole = { $seat } toma la carta { $place } de { $victim_seat }: { $kind } { $value }.
stole-hidden = { $seat } toma la carta { $place } de { $victim_seat }.
showed = { $seat } muestra la carta { $place } de su fila: { $kind } { $value }.
gained = { $seat } gana { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
}.

## Puntos, mesa, opciones

score-kind = { $kind }
score-coins = Monedas

table-round = Ronda { $round } de { $rounds }
table-middle = Mazo: { $deck } · Lote: { $lot } · Descubiertas: { $cards }
table-seat = { $who }: { $coins } monedas · { $cards }

option-laps = Vueltas
    .help = Cuántas veces empieza cada jugador.
option-coins = Monedas
    .help = Con cuántas empieza cada jugador.
explain = { $label }. { $what }
option-ties = Ofertas iguales
    .help = Quién gana entre ofertas iguales, contando desde el jugador inicial.
option-ties-near = El más cercano
option-ties-far = El más lejano
option-no-coins = Al menos un jugador necesita una moneda para empezar.
