## Resultados, en una carta

card-sale = { $seat } vende { $potion }: { $quality }
card-debunk = { $seat } pone a prueba una teoría
card-exhibit = { $seat } exhibe: { $made_potion }
card-test = { $seat } prueba con el estudiante: { $potion }
card-drink = { $seat } bebe: { $potion }
card-conference = La conferencia
card-round = Ha terminado la ronda { $round }
card-unpaid = Menos de lo prometido: sin pago.
card-why-sign = No es el signo pedido: 1 de reputación.
card-why-refuted = Se ha refutado lo dicho o lo sellado.
card-why-exhibit = Otra poción que la prometida: 1 de reputación.
card-why-insanity = Locura, bebida en público: 1 de reputación.
card-why-seals = Muy pocas teorías para esta conferencia.
card-why-student = El estudiante está descontento: cada prueba más en esta ronda cuesta 1 de oro.
card-why-more = { $count } más en esta zona del marcador.
card-why-less = { $count } menos en la zona roja.
card-reputation = Reputación { $before } → { $after }.
