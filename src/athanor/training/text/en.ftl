# Texts of learning by self-play.

train-no-encoder = “{ $game }” cannot be learnt: it has no encoder, which tells a network what a seat knows. Games that have one: { $known }.
train-other-game = The folder { $folder } has a run of “{ $other }” in it, not of “{ $game }”. Choose another folder.
train-other-shape = The run in { $folder } cannot go on: its network has another size, or what a seat of “{ $game }” is told has changed since. Begin anew in another folder.
train-damaged = The file { $file } is damaged, so the run cannot go on from it. Begin anew in another folder; --init takes the weights that were kept beside it.
train-bad-weights = The file { $file } has no weights that fit the network of “{ $game }”.
train-actor-died = A process that plays the games ended unexpectedly. What was learnt until the last time it was saved is kept; the same command goes on from there.
train-diverged = The network’s answers are no numbers any more, so the run was stopped; what was saved before is kept. A lower learning rate may help (--set rate=0.0005).
