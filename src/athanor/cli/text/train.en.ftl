# Texts of `athanor train`.

command-train = learn a game by self-play (needs PyTorch)
help-train-minutes = how long to learn, all in all (60); a run that was stopped goes on for the rest
help-train-out = the folder of the run (train-GAME); the same command goes on where it was stopped
help-train-init = begin with the weights of this file instead of random ones
help-train-actors = how many processes play (half of the processors)
help-train-seed = the number all chance comes from (1)
help-train-set = another setting of the run, such as rate=0.0005; can be given several times
help-train-promote = test these weights against those that the game has; without a file, those that were just learnt
help-train-against = test against this file of weights or this bot instead
help-train-against-metavar = FILE|BOT
help-train-sprt = the ratings that the test tells apart: at most the first, or at least the second (0:20)
help-train-players = how many sit at a table in the test (2)
help-train-games = end the test undecided after so many games (20000)
help-train-install = put weights that passed the test into the package, where the game looks for them

train-no-torch = Learning needs PyTorch, which is not installed: pip install 'athanor-games[train]'
train-bad-minutes = --minutes takes a number of minutes above 0, not “{ $value }”.
train-setting-unknown = There is no setting “{ $setting }”. Settings: { $known }.
train-setting-bad = The setting “{ $setting }” takes a number, not “{ $value }”.
train-folder = The run in { $folder } cannot be kept: { $detail }.
train-going-on = The run in { $folder } goes on: { $decisions } decisions in { $minutes } minutes so far.
train-complete = The run in { $folder } has had its { $minutes } minutes. A larger --minutes goes on with it.
train-starting = Starting
train-stopping = Stopping after this step …
train-stopped = Stopped and saved in { $folder } after { $minutes } minutes and { $decisions } decisions. The same command goes on from there.
train-done = Learnt for { $minutes } minutes, from { $decisions } decisions. In { $folder }: weights.npz (to play with), curve.svg (how it went) and state.pt (to go on from).
train-line = { $minutes } min · { $decisions } decisions, { $rate } a second

train-curve = { $game }: learning by self-play
train-decisions = decisions
train-shares = Share of victories
train-points = Points a game
train-hand-made = hand-made bot
train-frozen = earlier copies
train-random = random play
train-fair = fair share
train-own-points = network
train-their-points = hand-made bot
train-self-points = against itself

train-promotable = { $file } is the stronger one. To put it into the package: athanor train { $game } --promote { $file } --install
train-not-promoted = { $file } was not shown to be stronger; nothing was changed.
train-installed = { $file } is now the network of the game: { $place }
