# What speaks for a choice: sentences of the hint.

fact-learns = { $points ->
    [0] { $spell } is learnt at level { $level }.
    [one] { $spell } is learnt at level { $level }: 1 point.
   *[other] { $spell } is learnt at level { $level }: { $points } points.
}
fact-ends-ahead = { $points ->
    [one] The last round begins while you lead by 1 point.
   *[other] The last round begins while you lead by { $points } points.
}
fact-ends = { $points ->
    [0] The last round begins, with the best of the others level with you.
    [one] The last round begins, and you are 1 point behind.
   *[other] The last round begins, and you are { $points } points behind.
}
fact-can-learn = You can then pay for { $spell } at level { $level }.
fact-one-short = You are then one token short of { $spell } ({ $material }).
fact-denies = No { $material } is left on the altar for { $rival_seat }, who is close to { $spell }.
fact-stores = { $count ->
    [one] Your familiar then holds 1 token
   *[other] Your familiar then holds { $count } tokens
}{ $points ->
    [0] .
    [one] : 1 point more.
   *[other] : { $points } points more.
}
fact-stores-near-end = { $points ->
    [0] { "" }
    [one] 1 point more. { "" }
   *[other] { $points } points more. { "" }
}{ $left ->
    [one] One more token on your familiar ends the game.
   *[other] { $left } more tokens on your familiar end the game.
}
fact-uses = { $spell }: { $what }
fact-draws = { $count ->
    [one] The bag still holds 1 token.
   *[other] New tokens, any of the { $count } that are left.
}
fact-keeps = { $count ->
    [one] You keep your token of { $material } for { $spell }.
   *[other] You keep your { $count } tokens of { $material } for { $spell }.
}
fact-spares = You need no more { $material }: { $spell } is learnt.
