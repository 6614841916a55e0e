## Résultats, sur une carte

card-sale = { $seat } vend { $potion } : { $quality }
card-debunk = { $seat } met une théorie à l’épreuve
card-exhibit = { $seat } expose : { $made_potion }
card-test = { $seat } teste sur l’étudiant : { $potion }
card-drink = { $seat } boit : { $potion }
card-conference = La conférence
card-round = La manche { $round } est terminée
card-unpaid = Moins que promis : pas de paiement.
card-why-sign = Ce n’est pas le signe demandé : 1 de réputation.
card-why-refuted = Ce qui a été dit ou scellé est réfuté.
card-why-exhibit = Une autre potion que promis : 1 de réputation.
card-why-insanity = Folie, bue en public : 1 de réputation.
card-why-seals = Trop peu de théories pour cette conférence.
card-why-student = L’étudiant est mécontent : chaque test de plus dans cette manche coûte 1 pièce d’or.
card-why-more = { $count } de plus dans cette zone de la piste.
card-why-less = { $count } de moins dans la zone rouge.
card-reputation = Réputation { $before } → { $after }.
