# The commands of this game.

command-reader = be the card reader for a game of Alchemists on a real table
bench-tables = all worlds laid out once: { $time } ms
bench-learn = learning a fact and counting all chances anew: { $time } ms
bench-rank = ranking the 28 experiments: { $time } ms
