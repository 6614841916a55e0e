# What speaks for a choice: sentences of the hint.

fact-performs = { $points ->
    [one] Cela achève { $experiment } : { $points } point.
   *[other] Cela achève { $experiment } : { $points } points.
}
fact-can-perform = { $points ->
    [one] Tu pourras ensuite réaliser { $experiment } ({ $points } point).
   *[other] Tu pourras ensuite réaliser { $experiment } ({ $points } points).
}
fact-takes-ready = Tu peux réaliser { $experiment } aussitôt.
fact-takes-denies = { $rival_seat } pourrait réaliser { $experiment } maintenant.
fact-takes = { $points ->
    [one] { $experiment } vaut { $points } point une fois réalisée.
   *[other] { $experiment } vaut { $points } points une fois réalisée.
}
fact-stone = { $count ->
    [one] La première formule de ta pierre
   *[other] Ta pierre aura { $count } formules
}{ $points ->
    [0] .
    [one] {" "}: { $points } point de plus.
   *[other] {" "}: { $points } points de plus.
}
fact-track = Ta piste { $element } sera à { $level }.
fact-die = Le dé a une puissance de { $potency }.
fact-last-die = Le dernier dé { $face } : personne d’autre ne pourra en prendre. Puissance { $potency }.
fact-points = { $points ->
    [one] Cela rapporte { $points } point aussitôt.
   *[other] Cela rapporte { $points } points aussitôt.
}
fact-reacts = { $count ->
    [0] C’est ton dernier jeton de réaction.
    [one] Il te reste { $count } jeton de réaction.
   *[other] Il te reste { $count } jetons de réaction.
}

# What a seat played with, in statistics.
lineup = { $alchemist }
