# What speaks for a choice: sentences of the hint.

fact-learns = { $points ->
    [0] Vous apprenez { $spell } au niveau { $level }.
    [one] Vous apprenez { $spell } au niveau { $level } : { $points } point.
   *[other] Vous apprenez { $spell } au niveau { $level } : { $points } points.
}
fact-ends-ahead = { $points ->
    [one] Le dernier tour commence et vous menez de { $points } point.
   *[other] Le dernier tour commence et vous menez de { $points } points.
}
fact-ends = { $points ->
    [0] Le dernier tour commence et vous êtes à égalité avec le meilleur des autres.
    [one] Le dernier tour commence et vous avez { $points } point de retard.
   *[other] Le dernier tour commence et vous avez { $points } points de retard.
}
fact-can-learn = Vous pourrez ensuite payer { $spell } au niveau { $level }.
fact-one-short = Il ne vous manquera plus qu’un jeton pour { $spell } ({ $material }).
fact-denies = Il ne reste plus de { $material } sur l’autel pour { $rival_seat }, à qui il manque peu pour { $spell }.
fact-stores = { $count ->
    [one] Votre familier aura { $count } jeton
   *[other] Votre familier aura { $count } jetons
}{ $points ->
    [0] .
    [one] {" "}: { $points } point de plus.
   *[other] {" "}: { $points } points de plus.
}
fact-stores-near-end = { $points ->
    [0] { "" }
    [one] { $points } point de plus. { "" }
   *[other] { $points } points de plus. { "" }
}{ $left ->
    [one] Encore un jeton sur votre familier termine la partie.
   *[other] Encore { $left } jetons sur votre familier terminent la partie.
}
fact-uses = { $spell } : { $what }
fact-draws = { $count ->
    [one] Il reste { $count } jeton dans le sac.
   *[other] De nouveaux jetons, parmi les { $count } qui restent.
}
fact-keeps = { $count ->
    [one] Vous gardez votre jeton de { $material } pour { $spell }.
   *[other] Vous gardez vos { $count } jetons de { $material } pour { $spell }.
}
fact-spares = Vous n’avez plus besoin de { $material } : { $spell } est appris.
