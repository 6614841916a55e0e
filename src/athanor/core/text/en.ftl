# Texts of the core: what every game can say.

nothing = nothing
player = Player { $number }
game-over = The game is over.
census-seat = Seat

why-no-such-action = There is no action number { $number }.
why-game-over = The game is over.
why-not-your-turn = It is { $seat }’s turn to decide.
why-not-now = This is not what is being decided now.
why-gesture-reveals = Something hidden becomes known on the way: decide up to there first.

undo-nothing = There is nothing to undo.
undo-others = Somebody else has decided since; it cannot be undone.
undo-revealed = Something hidden became known; it cannot be undone.

unknown-game = There is no game called “{ $game }”. Known games: { $known }.
game-package-broken = The game “{ $game }” of the package { $package } cannot be used: { $detail }.
game-package-not-a-game = What the package { $package } offers as the game “{ $game }” is no game of that name.
game-package-clash = More than one game is called “{ $game }”: { $packages } each have one. None of them is taken.
game-package-taken = The game “{ $game }” of the package { $package } is left out: there is a game of that name already.

option-players = This game is for { $low } to { $high } players, not { $players }.
option-unknown = There is no option “{ $option }”. Known options: { $known }.
option-none = This game has no options, so not “{ $option }” either.
option-bad-number = Option “{ $option }” takes a whole number from { $low } to { $high }, not “{ $value }”.
option-bad-choice = Option “{ $option }” cannot be “{ $value }”. Possible: { $choices }.
option-per-seat = Option “{ $option }” needs one value for each of the { $players } players.
option-bad-seed = A seed is a whole number from 0 up, below 2 to the power of 128, not “{ $seed }”.

record-none = This position has no record: it is an imagined one.
record-not-readable = This text cannot be read: { $detail }.
record-not-a-record = This is not the record of a game.
record-newer-format = This record was written by another version of Athanor, in a form this one cannot read.
record-bad-field = This record is damaged: the field “{ $field }” is missing or wrong.
record-bad-move = This record is damaged: “{ $line }” is not a move.
no-such-action = There is no action called “{ $name }”.
record-illegal-move = This record is damaged: move { $number }, “{ $name }”, is not allowed there.
record-ends-otherwise = This record is damaged: it does not end with the scores it claims.
record-other-rules = This game was played by version { $asked } of the rules (here is version { $here }): its result stands, but it cannot be replayed, reviewed or forked.

position-other-game = This is not a position of { $game }.
position-damaged = This position is damaged or incomplete.
position-impossible = This position cannot occur: { $detail }.
position-bad-frame = This position is damaged: “{ $frame }” is not a pending decision.
