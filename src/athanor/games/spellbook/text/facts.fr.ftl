# What speaks for a choice: sentences of the hint.

fact-learns = { $points ->
    [0] Tu apprends { $spell } au niveau { $level }.
    [one] Tu apprends { $spell } au niveau { $level } : { $points } point.
   *[other] Tu apprends { $spell } au niveau { $level } : { $points } points.
}
fact-ends-ahead = { $points ->
    [one] Le dernier tour commence et tu mènes de { $points } point.
   *[other] Le dernier tour commence et tu mènes de { $points } points.
}
fact-ends = { $points ->
    [0] Le dernier tour commence et tu es à égalité avec le meilleur des autres.
    [one] Le dernier tour commence et tu as { $points } point de retard.
   *[other] Le dernier tour commence et tu as { $points } points de retard.
}
fact-can-learn = Tu pourras ensuite payer { $spell } au niveau { $level }.
fact-one-short = Il ne te manquera plus qu’un jeton pour { $spell } ({ $material }).
fact-denies = Il ne reste plus de { $material } sur l’autel pour { $rival_seat }, à qui il manque peu pour { $spell }.
fact-stores = { $count ->
    [one] Ton familier aura { $count } jeton
   *[other] Ton familier aura { $count } jetons
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
    [one] Encore un jeton sur ton familier termine la partie.
   *[other] Encore { $left } jetons sur ton familier terminent la partie.
}
fact-uses = { $spell } : { $what }
fact-draws = { $count ->
    [one] Il reste { $count } jeton dans le sac.
   *[other] De nouveaux jetons, parmi les { $count } qui restent.
}
fact-keeps = { $count ->
    [one] Tu gardes ton jeton de { $material } pour { $spell }.
   *[other] Tu gardes tes { $count } jetons de { $material } pour { $spell }.
}
fact-spares = Tu n’as plus besoin de { $material } : { $spell } est appris.
