# What speaks for a choice: sentences of the hint.

fact-performs = { $points ->
    [one] It completes { $experiment }: 1 point.
   *[other] It completes { $experiment }: { $points } points.
}
fact-can-perform = { $points ->
    [one] You can then perform { $experiment } (1 point).
   *[other] You can then perform { $experiment } ({ $points } points).
}
fact-takes-ready = You can perform { $experiment } at once.
fact-takes-denies = { $rival_seat } could perform { $experiment } now.
fact-takes = { $points ->
    [one] { $experiment } counts 1 point once performed.
   *[other] { $experiment } counts { $points } points once performed.
}
fact-stone = { $count ->
    [one] The first formula of your stone
   *[other] Your stone then has { $count } formulas
}{ $points ->
    [0] .
    [one] : 1 point more.
   *[other] : { $points } points more.
}
fact-track = Your { $element } track then stands at { $level }.
fact-die = The die has potency { $potency }.
fact-last-die = The last { $face } die: nobody else can draft one. Potency { $potency }.
fact-points = { $points ->
    [one] It brings 1 point at once.
   *[other] It brings { $points } points at once.
}
fact-reacts = { $count ->
    [0] It takes your last reaction token.
    [one] You keep 1 reaction token.
   *[other] You keep { $count } reaction tokens.
}

# What a seat played with, in statistics.
lineup = { $alchemist }
