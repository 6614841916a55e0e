## El tutor: cómo se gana y para qué es cada tipo de decisión. Una frase cada uno.

coach-goal = Se gana por puntos tras seis rondas: reputación, los sellos en tus teorías, becas, artefactos y monedas. Mezcla ingredientes, averigua de qué está hecho cada uno y publica antes que los demás.

coach-ask-keep = Un favor ayuda una sola vez: quédate con el que vayas a usar antes.
coach-ask-order = Cuanto más tarde actúas, más cartas y favores recibes; ir en primer lugar cuesta una moneda y da los mejores sitios.
coach-ask-discard = Deja ingredientes repetidos o que ya conoces bien: los demás aún pueden enseñarte algo.
coach-ask-declare = Planeas toda la ronda antes de que nadie actúe: consigue cartas y guarda un cubo para una prueba, porque los hechos ganan la partida.
coach-ask-forage = Toma un ingrediente del que no sepas nada, o uno que complete una pareja que quieras mezclar.
coach-ask-transmute = Un ingrediente se vuelve 1 moneda: da uno repetido o que ya conozcas.
coach-ask-custodian = Una poción bebida antes de las ventas dice qué puedes vender: bebe la pareja que quieras ofrecer.
coach-ask-bids = Quien ofrece más descuento elige poción antes: un paso es barato si necesitas elegir en primer lugar.
coach-ask-sell = Promete una poción que sepas mezclar; una pareja desconocida puede costar reputación.
coach-ask-guarantee = Una garantía mayor paga más: elige la mayor que tu pareja cumpla con seguridad.
coach-ask-mix-for-sale = Mezcla la pareja que sabes que da esta poción.
coach-ask-buy = Un artefacto sirve desde ahora y da puntos al final: mejor pronto, pero cuesta las monedas de varias ventas.
coach-ask-think = Nombra una pareja que te interese: aprendes algo sin gastar las cartas.
coach-ask-donate = Deja lo que no necesites para comprar: se convierte en puntos.
coach-ask-debunk = Basta un componente seguro para refutar una teoría: nombra solo lo que sepas.
coach-ask-debunk-master = Elige dos ingredientes cuya poción conozcas y que la teoría no pueda dar.
coach-ask-claim = Nombra la poción que sabes que dan los dos: solo un sí demuestra algo.
coach-ask-claim-futile = Aquí no hay ninguna teoría que refutar: vuelve atrás y elige ingredientes que tengan una.
coach-ask-publish = Una teoría da reputación en el acto y lleva un sello tuyo: publica lo que sepas con seguridad, o casi.
coach-ask-publish-at-once = Ahora el sitio es para ti: publica si sabes algo mejor.
coach-ask-seal = Una estrella apuesta por toda la teoría; un interrogante no da nada, pero te salva si falla justo ese color.
coach-ask-grants = Las becas son monedas por sellos en los ingredientes que muestran: toma la que ya es tuya.
coach-ask-test = Mezcla dos ingredientes que no hayas probado juntos: la poción dice un signo de cada uno, y el precio lo paga el estudiante.
coach-ask-drink = Se aprende lo mismo que con el estudiante y sin pagar, pero una mala poción te perjudica.
coach-ask-exhibit = Expón pociones que conozcas: cada acierto es reputación, un fallo la quita.
coach-ask-mix-to-exhibit = Mezcla la pareja que sabes que da esta poción.
coach-ask-peek = Verás qué hubo en este caldero: mira si la pareja te dice algo nuevo.
coach-ask-spare = Un ingrediente de vuelta en tu mano se puede probar otra vez.
